// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the boards of this desk share: the state and the offers that they show, which cells can be acted on, and how
// chips, cubes and panels are painted.
#pragma once

#include "games/jagged-alliance/desk/offer_words.h"
#include "kit/drawn/board.h"
#include "kit/drawn/colours.h"

#include <QSet>

namespace jaggedalliance::desk {

// The cells that an offer aims at: "area:quay:b", "place:quay", "enemy:e1", "merc:halla", "token:t4", "corpse:c2",
// "card:revolver", "space:4".
QStringList aimsOf(const State& state, const engine::Offer& offer);

QString idIn(const QString& cell);      // "enemy:e1" → "e1"
QColor bandColour(const QString& band); // of the threat track

class Picture : public kit::Board {
    Q_OBJECT

public:
    Picture(const char* name, const QString& accessibleName, QWidget* parent);
    virtual void present(const engine::AnyState& state, const QSet<QString>& targets, const QString& actor);

signals:
    void left(); // Escape: nothing is chosen any more

protected:
    const State& state() const { return kit::stateOf<State>(m_state); }
    bool isEmpty() const { return !m_state; }
    const QString& actor() const { return m_actor; }
    bool isTarget(const QString& cell) const { return m_targets.contains(cell); }
    const kit::Colours& colours() const { return kit::Colours::of(palette()); }
    QFont letters(double size = 1, bool bold = false) const; // times that of the window
    double unit() const;                                     // the height of a line of small letters
    void keyPressEvent(QKeyEvent* event) override;

    // A frame; a target of the chosen figure has a broad one of its own.
    void panel(QPainter& painter, const QRectF& rect, const kit::Cell& cell, const QColor& fill) const;
    // Text that ends with … where there is no room; the width that it took.
    static double text(QPainter& painter, const QRectF& rect, const QString& text, int flags = Qt::AlignLeft | Qt::AlignVCenter);
    // The same of a place with a number, in letters as large as fit: two of them without their numbers look alike.
    void numbered(QPainter& painter, const QRectF& rect, const QString& text, int flags = Qt::AlignLeft | Qt::AlignVCenter) const;
    // A word in a rounded field at the right end of a rectangle; what is left of it.
    QRectF badge(QPainter& painter, const QRectF& rect, const QString& word, const QColor& colour) const;
    static kit::Cell made(const QString& id, const QRectF& rect, const QString& name, const QString& help = {});

private:
    engine::AnyState m_state;
    QSet<QString> m_targets;
    QString m_actor;
};

} // namespace jaggedalliance::desk

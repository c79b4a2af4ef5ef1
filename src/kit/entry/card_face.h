// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The face of a card that is filled in where things are printed on it. Return goes to the next place and takes what stands there
// in grey, Shift+Return goes back.
#pragma once

#include "kit/entry/card_layout.h"
#include "kit/entry/place_edit.h"

#include <QFrame>

namespace kit {

class CardFace : public QFrame {
    Q_OBJECT

public:
    explicit CardFace(QWidget* parent = nullptr);

    // Another card; what is typed in places that stay is kept.
    void show(const QList<cards::Place>& places, const CardLayout& layout, const cards::Known& known);
    void clear();
    void setCard(const QJsonObject& card); // without moving the keyboard
    void setGuesses(const QJsonObject& before);
    QJsonObject filled(QJsonObject card) const; // with what stands in the places; what is open there is taken out of it

    const QList<PlaceEdit*>& edits() const { return m_edits; } // in the order of the keyboard
    PlaceEdit* edit(const QString& path) const;                // null: it has no place here
    PlaceEdit* current() const;                                // with the keyboard; null: none
    QWidget* first() const;                                    // the first open place, else the first
    void begin();                                              // there
    bool goOn(int by);                                         // false: that was the last one

    QSize minimumSizeHint() const override;

signals:
    void typed();
    void moved(const QString& path); // the keyboard
    void passed();                   // Return in the last place

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QRectF rectOf(const Spot& spot) const;
    void layOut();
    void paintSpot(QPainter& painter, const Spot& spot, const PlaceEdit& edit) const;

    CardLayout m_layout;
    QList<PlaceEdit*> m_edits;
};

} // namespace kit

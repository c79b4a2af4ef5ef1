// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the table's size with its houses: choose a card, then a space, by mouse, by keyboard or by dragging. Spaces
// tell which base makes them legal or why they are not, touching edges tell how a contest would end.
#pragma once

#include "games/mercenarium/desk/board/aim.h"
#include "kit/drawn/board.h"
#include "kit/sitting.h"

#include <QHash>
#include <QSet>

class QMenu;

namespace mercenarium::desk {

class Field : public kit::Board {
    Q_OBJECT

public:
    Field(kit::Sitting& sitting, QWidget* parent);

    void present(const engine::AnyState& state, const QList<engine::Offer>& offers);
    void choose(Card card); // in play, or from a hand; unnamed: none
    Card chosenCard() const { return m_chosen; }
    const QList<Aim>& aims() const { return m_aims; }
    void hint(std::optional<Space> from, std::optional<Space> to); // a proposed move; none: take it away
    bool focusLawful(); // the first space where the chosen card may go; false: there is none
    QSize sizeHint() const override { return {520, 520}; }

signals:
    void intent(const engine::AnyAction& action);
    void cardChosen(mercenarium::Card card);
    void wantsCard(mercenarium::Space at); // nobody has named a card for this space yet
    void looked(const QString& space);     // pointed at, or walked to; empty: nothing

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    const State& state() const;
    double unit() const; // side of a space
    double letters(double part) const;
    double plateHeight() const; // of a player's name at a side
    double letterRoom() const;  // for letters and numbers of the spaces
    QRectF place(Space space) const;
    QString nameAt(Space space) const;
    QString helpAt(Space space) const;
    void pressCell(const QString& id);
    void dropCell(const QString& from, const QString& onto);
    void openMenu(const QString& id, const QPoint& global);
    void offerMenu(const QList<engine::Offer>& offers, const QPoint& global);
    void look(const QString& space);
    QString lookedAt() const;
    // what it looks like
    void paintSpaces(QPainter& painter) const;
    void paintPlates(QPainter& painter) const;
    void paintAims(QPainter& painter) const;
    void paintBases(QPainter& painter, const Aim& aim) const;
    void paintCards(QPainter& painter) const;
    void paintMarks(QPainter& painter, const Placed& card) const;
    void paintContests(QPainter& painter) const;
    void paintContest(QPainter& painter, const Placed& card, const Placed& other) const;
    void paintHint(QPainter& painter) const;

    kit::Sitting& m_sitting;
    engine::AnyState m_state;
    QList<engine::Offer> m_offers;
    QList<Aim> m_aims;
    QSet<int> m_sure;                  // of those that are threatened: where the dots are known
    QHash<int, QStringList> m_threats; // by card: who could take it
    Card m_chosen;
    QString m_lookedAt;
    std::optional<Space> m_hintFrom, m_hintTo;
};

} // namespace mercenarium::desk

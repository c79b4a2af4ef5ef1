// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a battle: the contract in the middle, four zones at its sides, four corners with the crew. Whatever can
// be done with a card is done by pressing it, by letting it go over another one, or from its menu.
#pragma once

#include "games/hired-swords/desk/card_face.h"
#include "games/hired-swords/rules/battle/geometry.h"
#include "games/hired-swords/rules/state.h"
#include "kit/drawn/board.h"
#include "kit/sitting.h"

#include <QHash>
#include <QSet>

#include <functional>

class QMenu;

namespace hiredswords::desk {

class Ring : public kit::Board {
    Q_OBJECT

public:
    Ring(kit::Sitting& sitting, QWidget* parent);

    void present(const engine::AnyState& state);
    void choose(const QString& actor);
    QString chosenActor() const { return m_actor; }
    QSize sizeHint() const override { return {640, 420}; }

signals:
    void intent(const engine::AnyAction& action);
    void chosen(const QString& actor);
    void picked(); // a stack, or it was taken back; more are due

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    QRegion changed(const QList<kit::Cell>& before) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Arrow {
        QString card;
        Zone to;
        bool forced;
        bool operator==(const Arrow&) const = default;
    };

    // What is painted of a cell besides its place.
    struct Look {
        std::optional<CardFace> face; // of a card
        int hidden = 0;               // cards in a stack
        qsizetype picked = 0;         // of them to be turned up
        bool target = false;
        bool operator==(const Look&) const = default;
    };

    const State& state() const;
    // what is where
    QRectF place(Spot at) const;
    double labelHeight() const;
    QRectF ground(Spot at, bool isTaken) const; // of a place, below its name as long as that leaves its cards room
    void addZone(QList<kit::Cell>& cells, Zone zone) const;
    void addCorner(QList<kit::Cell>& cells, Position corner) const;
    void addHealth(QList<kit::Cell>& cells, const Fighter& who, QRectF card) const;
    kit::Cell crewCell(const Fighter& who, const QRectF& rect) const;
    kit::Cell cardCell(const Opponent& card, const QRectF& rect) const;
    kit::Cell foldedCell(const QStringList& cards, const QRectF& rect) const;
    const kit::Cell* cellOf(const QString& id) const; // of a card that is folded, the one that stands for it; null: none
    using Piles = QList<QStringList>;                 // ids of cards that are shown as one
    Piles ofAKind(const Piles& cards) const;
    bool spread(const Piles& piles, const QRectF& room, QList<QRectF>& rects) const; // false: there is no room for their names
    QString contractName() const;
    // what it looks like
    QFont letters() const;
    CardFace face(const Fighter& who) const;
    CardFace face(const Opponent& card) const;
    CardFace face(const QStringList& cards) const; // of one, or of those that lie there as one
    CardFace contractFace() const;
    Look look(const kit::Cell& cell) const;
    void paintStack(QPainter& painter, const QRectF& rect, const Look& look) const;
    bool isTaken(Spot at) const; // by somebody, or by what is known
    void paintPlace(QPainter& painter, Spot at, const QString& name, bool target) const;
    void paintArrows(QPainter& painter) const;
    // what can be done with it
    QString aimedAt(const QString& id) const;
    void chooseIn(const QString& cell, const QPoint& global, const std::function<void(const QString& one)>& then);
    void pressCell(const QString& id);
    void dropCell(const QString& from, const QString& onto);
    void pick(Zone zone);
    void setPicks(const QList<Zone>& picks);
    void openMenu(const QString& id, const QPoint& global);
    void offerMenu(const QList<engine::Offer>& offers, const QString& onto);
    QList<engine::Offer> between(const QString& actor, const QString& cell) const; // offers of a figure that aim at a cell
    QList<engine::Offer> variants(const engine::Offer& offer) const;               // with helpers, blockers, strain
    void addOffers(QMenu* menu, const QList<engine::Offer>& offers) const;
    void addCorrections(QMenu* menu, const QString& id) const;
    void aim();

    kit::Sitting& m_sitting;
    engine::AnyState m_state;
    QString m_actor;
    QSet<QString> m_targets; // cells that the chosen figure can act on
    QList<Arrow> m_arrows;
    mutable QHash<QString, QStringList> m_folded; // by cell: the cards that lie there as one
    QList<Look> m_looks;                          // of the cells
    QList<Arrow> m_painted;                       // the arrows as they were when those were made
    QList<Zone> m_picks;                          // stacks chosen for revealing so far
    QList<Zone> m_first;                          // pressed before anybody knew how many
};

// "crew:nizar" → "nizar"; of cells for figures, zones and corners.
QString idIn(const QString& cell);

} // namespace hiredswords::desk

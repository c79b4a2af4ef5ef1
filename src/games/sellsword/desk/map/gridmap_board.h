// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Gridmap with the units on it: what the chosen one reaches and at which price, whom it can strike, the line to its
// target with distance and cover, who is flanked. Every square and every unit is a cell with a name.
#pragma once

#include "engine/game.h"
#include "games/sellsword/rules/actions.h"
#include "games/sellsword/rules/map/field.h"
#include "games/sellsword/rules/map/steps.h"
#include "kit/drawn/board.h"

#include <QMap>
#include <QSet>

namespace kit {
struct Colours;
}

namespace sellsword::desk {

// What a person points at: a unit, whom it aims at and with what.
struct Pointing {
    QString actor;
    QString target;
    QString attack;               // of the actor
    std::optional<Square> origin; // of a burst

    bool operator==(const Pointing&) const = default;
};

class GridmapBoard : public kit::Board {
    Q_OBJECT

public:
    explicit GridmapBoard(QWidget* parent);

    void present(const engine::AnyState& state, const QList<engine::Offer>& offers, const Pointing& pointing);
    void show(const engine::AnyState& state);                // the map alone, to be drawn on
    void setDrawing(bool drawing) { m_isDrawing = drawing; } // squares are dragged over
    // The basic move that leads to a square; nothing when it cannot be reached.
    std::optional<Move> moveTo(Square square) const;
    // The same of one that cannot: as far as any way leads there, so that its refusal says what it would cost or what bars it.
    Move refusedMoveTo(Square square) const;
    QString lineText() const { return m_lines.value(m_pointing.target); } // from the actor to its target, in words
    QSize sizeHint() const override { return {620, 400}; }
    using kit::Board::show;

    static QString cellOf(Square square);
    static std::optional<Square> squareOf(const QString& cell);

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;

private:
    const State& state() const;
    double side() const;  // of a square
    double ruler() const; // room for the numbers of columns and rows: it leaves the squares most of it
    double mostLetters() const;
    QPointF corner() const; // upper left of the map
    QRectF rectOf(Square from, Square to) const;
    QRectF rectOf(const Unit& who) const;
    QString squareText(Square square) const;
    void lookAround(const QList<engine::Offer>& offers);
    void walkAround(const Field& field, const Unit& actor);
    Move moveAlong(const QList<Square>& way, int acts) const { return {m_pointing.actor, way, acts, 0, 0, {}}; }
    int pointsFor(int acts) const;
    void look();
    void standReady();

    void paintGround(QPainter& painter, const kit::Colours& colours) const;
    void paintRulers(QPainter& painter, const kit::Colours& colours) const;
    void paintTerrain(QPainter& painter, const kit::Colours& colours) const;
    void paintZones(QPainter& painter, const kit::Colours& colours) const;
    void paintZone(QPainter& painter, const kit::Colours& colours, const Area& at, const QString& text, const QColor& ink,
        Qt::PenStyle style) const;
    Area freeRowIn(const Area& at) const;
    void paintReach(QPainter& painter, const kit::Colours& colours) const;
    void paintLines(QPainter& painter, const kit::Colours& colours) const;
    void paintAim(QPainter& painter, const kit::Colours& colours) const;
    void paintUnit(QPainter& painter, const kit::Colours& colours, const Unit& who) const;

    engine::AnyState m_state;
    Pointing m_pointing;
    bool m_isDrawing = false;
    QMap<QString, Reached> m_reach; // by square
    QList<int> m_acts;              // of moves that are open: 0, 1, 2
    QSet<QString> m_careful;        // squares of maneuvers
    QSet<QString> m_forced;         // where a forced move may end, or a tile or unit be placed
    QSet<QString> m_targets;        // units that may be attacked
    QSet<QString> m_burst;          // units that a burst would strike
    QSet<QString> m_flanked;
    std::optional<View> m_view;     // from the actor to its target
    QMap<QString, QString> m_lines; // from the actor to every other unit, in words
    QString m_distance;             // to the target
};

// How terrain looks, for the map and its legend.
void paintTerrainIn(QPainter& painter, const QRectF& rect, Terrain kind, const kit::Colours& colours);

} // namespace sellsword::desk

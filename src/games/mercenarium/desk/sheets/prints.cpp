// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/desk.h"

#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/desk/sheets/hand_sheet.h"
#include "games/mercenarium/desk/strip.h"
#include "games/mercenarium/rules/query.h"
#include "kit/desk_of.h"
#include "kit/drawn/colours.h"
#include "kit/paper/begun.h"

#include <QPainter>

#include <algorithm>

namespace mercenarium::desk {

namespace {

constexpr double heading = 110; // tenths of a millimetre, as everything here
constexpr double line = 55;
constexpr double letters = 40; // beside and below the board

void setFont(QPainter& painter, double points, bool bold = false)
{
    QFont font = painter.font();
    font.setPointSizeF(points);
    font.setBold(bold);
    painter.setFont(font);
}

void title(QPainter& painter, const QRectF& area, const QString& text)
{
    painter.setPen(Qt::black);
    setFont(painter, 15, true);
    kit::fitText(painter, QRectF(area.left(), area.top(), area.width(), heading), Qt::AlignLeft | Qt::AlignVCenter, text);
    setFont(painter, 10);
}

// Hands and hymns by number only: the paper lies open on the table.
QStringList linesOf(const State& state)
{
    QStringList lines;
    for (const Player& who : state.players)
        lines += fill(mercenarium::tr("%1 (%2): captures %3 of %4, unspent %5 · hand %6 · hymns %7"),
            {nameOf(state, who.id), shown(who.id), number(who.captures()), number(capturesToWin), number(who.faceDown.size()),
                number(who.hand.size()), number(who.hymns.size())});
    if (state.step == Step::Play)
        lines += fill(mercenarium::tr("Turn %1: %2"), {number(state.turn), nameOf(state, state.current)});
    lines += fill(mercenarium::tr("Deck %1 · hymnal %2 · discards %3"),
        {number(state.deck), number(state.hymnal), number(state.discard.size())});
    if (const QStringList contracts = contractsOn(state); !contracts.isEmpty())
        lines += fill(mercenarium::tr("Under contract: %1"), {contracts.join(QStringLiteral("; "))});
    return lines;
}

void paintBoard(QPainter& painter, const QRectF& room, const State& state)
{
    const kit::Colours& colours = kit::Colours::light();
    const Settings& settings = state.settings;
    const double unit =
        std::min((room.width() - letters) / settings.boardWidth, (room.height() - letters) / settings.boardHeight);
    const QFont font = painter.font();
    for (const Space space : spacesOf(state)) {
        const QRectF place = QRectF(
            room.left() + letters + space.column * unit, room.top() + (settings.boardHeight - 1 - space.row) * unit, unit, unit)
                                 .adjusted(3, 3, -3, -3);
        painter.setPen(QPen(Qt::gray, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place);
        if (const auto house = houseAt(state, space)) {
            painter.setPen(QPen(houseColour(state, *house), 8));
            painter.drawEllipse(place.adjusted(12, 12, -12, -12));
        }
        if (const Placed* card = cardAt(state, space))
            paintCard(painter, cardIn(place, card->owner), state, card->id, card->owner, font, colours);
        painter.setPen(Qt::black);
        painter.setFont(font);
        if (space.row == 0)
            painter.drawText(
                QRectF(place.left(), place.bottom() + 4, place.width(), letters), Qt::AlignCenter, space.text().chopped(1));
        if (space.column == 0)
            painter.drawText(
                QRectF(room.left(), place.top(), letters - 6, place.height()), Qt::AlignCenter, number(space.row + 1));
    }
}

QList<kit::Sheet::Paint> tablePages(const State& state, const QString& name)
{
    return {[state, name](QPainter& painter, const QRectF& area) {
        title(painter, area, fill(mercenarium::tr("%1 · the board as it lies"), {name}));
        const QStringList lines = linesOf(state);
        const double below = line * double(lines.size()) + line;
        paintBoard(painter, area.adjusted(0, heading, 0, -below), state);
        setFont(painter, 10);
        painter.setPen(Qt::black);
        double y = area.bottom() - below + line;
        for (const QString& text : lines) {
            kit::fitText(painter, QRectF(area.left(), y, area.width(), line), Qt::AlignLeft | Qt::AlignVCenter, text);
            y += line;
        }
    }};
}

// Two rows for each suit.
QList<kit::Sheet::Paint> dotPages(const State& state)
{
    return {[state](QPainter& painter, const QRectF& area) {
        constexpr int columns = cardsPerSuit / 2, rows = suitCount * 2;
        title(painter, area, mercenarium::tr("Dots of all cards, as the table typed them in"));
        const QFont font = painter.font();
        const double wide = area.width() / columns, high = (area.height() - heading) / rows;
        const QSizeF size(std::min(wide * 0.9, high * 0.9 * 0.78), std::min(wide * 0.9 / 0.78, high * 0.9));
        for (int code = 0; code < deckCards; ++code) {
            QRectF rect(QPointF(), size);
            rect.moveCenter(QPointF(
                area.left() + (code % columns + 0.5) * wide, area.top() + heading + (double(code / columns) + 0.5) * high));
            paintCard(painter, rect, state, Card{code}, Seat::South, font, kit::Colours::light());
        }
    }};
}

} // namespace

QList<kit::Sheet> Desk::sheets(const kit::Sitting& sitting) const
{
    const State state = kit::stateOf<State>(sitting.state());
    const QString name = sitting.name();
    QList<kit::Sheet> all{{QStringLiteral("table"), mercenarium::tr("The board as it lies"), false,
                              [state, name](const QSizeF&) { return tablePages(state, name); }},
        {QStringLiteral("dots"), mercenarium::tr("Dots of all cards"), false,
            [state](const QSizeF&) { return dotPages(state); }}};
    const auto head = [&sitting, now = heading(sitting.state())](const QString& id, const QString& title) {
        return kit::paper::begun(sitting, now, id, title, sitting.name());
    };
    const QString hymns = mercenarium::tr("Hymns");
    all += kit::paper::sheetOf(
        QStringLiteral("hymns"), hymns, [=] { return hymnsSheet(head(QStringLiteral("hymns"), hymns), state); });
    for (const Player& one : state.players) {
        const QString seat = engine::nameOf(one.id);
        const QString title = fill(mercenarium::tr("Hand of %1"), {nameOf(state, one.id)});
        if (sitting.mayShow(seat))
            all += kit::paper::sheetOf(QStringLiteral("hand-") + seat, title,
                [=, who = one.id] { return handSheet(head(QStringLiteral("hand"), title), state, who); });
    }
    return all;
}

} // namespace mercenarium::desk

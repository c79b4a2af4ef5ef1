// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/desk.h"

#include "games/jagged-alliance/desk/campaign/campaign_tasks.h"
#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/sheets/boards_sheet.h"
#include "games/jagged-alliance/rules/query.h"
#include "kit/unseen.h"
#include "kit/paper/begun.h"

#include <QFontMetricsF>
#include <QPainter>

namespace jaggedalliance::desk {

namespace {

constexpr double gap = 40; // tenths of a millimetre, as everything here
constexpr double box = 45;

using Titles = QHash<QString, QString>;

void setFont(QPainter& painter, double points, bool bold = false)
{
    QFont font = painter.font();
    font.setPointSizeF(points);
    font.setBold(bold);
    painter.setFont(font);
}

// A framed field with its heading; what is left inside.
QRectF field(QPainter& painter, const QRectF& rect, const QString& heading)
{
    painter.setPen(QPen(Qt::black, 4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
    const QRectF top(rect.left(), rect.top(), rect.width(), 70);
    painter.fillRect(top.adjusted(2, 2, -2, 0), QColor(0xe4, 0xe4, 0xe4));
    setFont(painter, 9, true);
    kit::fitText(painter, top.adjusted(20, 5, -20, -5), Qt::AlignLeft | Qt::AlignVCenter, heading);
    setFont(painter, 9);
    return rect.adjusted(20, 85, -20, -15);
}

void tick(QPainter& painter, QPointF at, bool ticked)
{
    painter.setPen(QPen(Qt::black, 4));
    painter.drawRect(QRectF(at, QSizeF(box, box)));
    if (!ticked)
        return;
    painter.setPen(QPen(Qt::black, 7));
    painter.drawLine(at + QPointF(8, 24), at + QPointF(18, 36));
    painter.drawLine(at + QPointF(18, 36), at + QPointF(38, 8));
    painter.setPen(QPen(Qt::black, 4));
}

struct Tick {
    QString text;
    bool ticked = false;
};

void ticks(QPainter& painter, const QRectF& room, const QList<Tick>& all)
{
    const double step = std::min(75.0, room.height() / std::max<double>(1, double(all.size())));
    for (int i = 0; i < all.size(); ++i) {
        const QPointF at(room.left(), room.top() + i * step + (step - box) / 2);
        tick(painter, at, all[i].ticked);
        kit::fitText(painter, QRectF(at.x() + box + 20, room.top() + i * step, room.width() - box - 20, step),
            Qt::AlignLeft | Qt::AlignVCenter, all[i].text);
    }
}

QString cityText(const City& city)
{
    return fill(jaggedalliance::tr("A.I.M. %1 to %2"),
        {QStringLiteral("%1").arg(city.first, 3, 10, QLatin1Char('0')),
            QStringLiteral("%1").arg(city.last, 3, 10, QLatin1Char('0'))});
}

QStringList removedNotes(const State& state, const Titles& titles)
{
    QStringList lines;
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Dead)
            lines += fill(jaggedalliance::tr("%1, dead"), {titleOf(state, who.id)});
    for (const Card& card : state.cards)
        if (card.place == Place::Killed)
            lines += fill(jaggedalliance::tr("%1, killed"), {titleOf(state, card.id)});
    for (const Lieutenant& one : state.lieutenants)
        if (one.place == Pile::Gone)
            lines += fill(jaggedalliance::tr("Lieutenant %1, out of the game"), {titleOf(state, one.id)});
    for (const QString& id : state.removed) {
        const Card* card = find(state.cards, id); // the dead, the killed and lieutenants stand above
        if (mercenary(state, id).place != MercPlace::Dead && !(card && card->place == Place::Killed)
            && !find(state.lieutenants, id))
            lines += fill(jaggedalliance::tr("%1, removed"), {titleOf(state, id)});
    }
    lines += fill(jaggedalliance::tr("Funds %1, rebels %2"), {number(state.funds), number(state.rebels)});
    for (const Played& one : state.history)
        lines += fill(one.won ? jaggedalliance::tr("Scenario %1: won, times played %2")
                              : jaggedalliance::tr("Scenario %1: not won yet, times played %2"),
            {titles.value(one.id, one.id), number(one.attempts)});
    return lines + state.notes;
}

// One of the two tables that the book's sheet has: this campaign, or an empty one for the next.
void paintTable(QPainter& painter, QRectF rest, const QString& heading, const State& state, bool filled, const Titles& titles)
{
    setFont(painter, 13, true);
    kit::fitText(painter, QRectF(rest.left(), rest.top(), rest.width(), 80), Qt::AlignLeft | Qt::AlignVCenter, heading);
    setFont(painter, 9);
    const QString board = filled && !state.dictator.isEmpty() ? titleOf(state, state.dictator) : QString();
    kit::fitText(painter, QRectF(rest.left(), rest.top() + 80, rest.width(), 50), Qt::AlignLeft | Qt::AlignVCenter,
        fill(jaggedalliance::tr("Dictator: %1"), {board.isEmpty() ? QString(24, QLatin1Char('.')) : board}));
    rest.setTop(rest.top() + 150);
    const double half = (rest.width() - gap / 2) / 2;
    const double boxes = std::max<double>(6, double(state.cities.size())) * 75 + 110;
    const QRectF players = field(painter, QRectF(rest.left(), rest.top(), rest.width(), 210), jaggedalliance::tr("Players"));
    setFont(painter, 11);
    if (filled)
        kit::fitText(painter, players, Qt::AlignLeft | Qt::AlignVCenter, state.players.join(QStringLiteral(", ")));
    rest.setTop(rest.top() + 210 + gap / 2);
    QList<Tick> cities, enemies;
    for (const City& one : state.cities)
        cities += Tick{cityText(one), filled && one.liberated};
    for (const Enemy& one : state.enemyCards)
        if (!one.tank)
            enemies += Tick{titleOf(state, one.id), filled && one.experienced};
    ticks(painter, field(painter, QRectF(rest.left(), rest.top(), half, boxes), jaggedalliance::tr("Liberated cities")), cities);
    ticks(painter,
        field(painter, QRectF(rest.left() + half + gap / 2, rest.top(), half, boxes), jaggedalliance::tr("Enemy experience")),
        enemies);
    rest.setTop(rest.top() + boxes + gap / 2);
    const QRectF notes = field(painter, rest, jaggedalliance::tr("Removed cards and notes"));
    painter.setPen(QPen(Qt::lightGray, 2));
    for (double y = notes.top() + 65; y < notes.bottom(); y += 65) // to go on by hand
        painter.drawLine(QPointF(notes.left(), y), QPointF(notes.right(), y));
    painter.setPen(Qt::black);
    setFont(painter, 10);
    const QStringList lines = filled ? removedNotes(state, titles) : QStringList();
    const auto room = qsizetype(notes.height() / 65);
    for (qsizetype i = 0; i < std::min(lines.size(), room); ++i)
        kit::fitText(painter, QRectF(notes.left(), notes.top() + double(i) * 65, notes.width(), 62),
            Qt::AlignLeft | Qt::AlignBottom,
            i == room - 1 && lines.size() > room ? fill(jaggedalliance::tr("… and further notes: %1"), {number(lines.size() - i)})
                                                 : lines[i]);
}

void paintTracker(QPainter& painter, const QRectF& area, const QString& campaign, const State& state, const Titles& titles)
{
    const double half = (area.width() - gap) / 2;
    paintTable(painter, QRectF(area.left(), area.top(), half, area.height()), campaign, state, true, titles);
    paintTable(painter, QRectF(area.left() + half + gap, area.top(), half, area.height()), jaggedalliance::tr("Next campaign:"),
        state, false, titles);
    painter.setPen(QPen(Qt::gray, 2, Qt::DashLine));
    painter.drawLine(QPointF(area.center().x(), area.top()), QPointF(area.center().x(), area.bottom()));
}

// One owner's cards: a heading and a line for each.
struct Block {
    QString heading;
    QStringList lines;
    double height() const { return 110 + double(std::max<qsizetype>(1, lines.size())) * 50; }
};

QList<Block> possessions(const State& state)
{
    QList<Block> all;
    for (const Mercenary& who : state.mercenaries) {
        if (who.place != MercPlace::Team && who.place != MercPlace::Waiting)
            continue;
        Block block;
        block.heading = titleOf(state, who.id) + (who.player.isEmpty() ? QString() : QStringLiteral(" · ") + who.player)
            + (who.injury > 0 ? QStringLiteral(" · ") + jaggedalliance::tr("Severe Injury") : QString());
        for (const Card* card : cardsOf(state, who.id))
            block.lines += fill(jaggedalliance::tr("%1: %2"),
                {card->place == Place::Attached ? fill(jaggedalliance::tr("on %1"), {titleOf(state, card->host)})
                                                : placeName(card->place),
                    titleOf(state, card->id)});
        all += block;
    }
    const auto pile = [&](Place place, const QString& heading) {
        Block block{heading, {}};
        for (const Card& card : state.cards)
            if (card.place == place)
                block.lines +=
                    titleOf(state, card.id) + (card.cost ? fill(jaggedalliance::tr(", %1 $"), {number(*card.cost)}) : QString());
        if (!block.lines.isEmpty())
            all += block;
    };
    pile(Place::Storage, jaggedalliance::tr("Storage"));
    pile(Place::Market, jaggedalliance::tr("Market deck"));
    pile(Place::Income, jaggedalliance::tr("Income"));
    // A pile too long for a column goes on in the next one.
    QList<Block> parts;
    constexpr qsizetype most = 40;
    for (const Block& block : all)
        for (qsizetype i = 0; i == 0 || i < block.lines.size(); i += most)
            parts += Block{
                i == 0 ? block.heading : fill(jaggedalliance::tr("%1, continued"), {block.heading}), block.lines.mid(i, most)};
    return parts;
}

} // namespace

QList<kit::Sheet> Desk::sheets(const kit::Sitting& sitting) const
{
    const auto pages = [campaign = sitting.name(), any = sitting.state(), titles = scenarioTitles(sitting),
                           unseen = kit::unseenAt(sitting)](const QSizeF& room) {
        QList<kit::Sheet::Paint> all;
        all += [campaign, any, titles, unseen](QPainter& painter, const QRectF& area) {
            State state = stateOf(any);
            for (Enemy& one : state.enemyCards) // written down by hand when it is met
                if (unseen.contains(one.id))
                    one.title = QString(24, QLatin1Char('.'));
            paintTracker(painter, area, campaign, state, titles);
        };
        // The blocks of possessions fill two columns a page.
        struct Placed {
            Block block;
            QRectF rect;
        };
        QList<QList<Placed>> laid;
        const double wide = (room.width() - gap) / 2;
        double tops[2] = {0, 0};
        for (const Block& block : possessions(stateOf(any))) {
            int column = tops[0] <= tops[1] ? 0 : 1;
            if (tops[column] + block.height() > room.height() || laid.isEmpty()) {
                laid += QList<Placed>();
                tops[0] = tops[1] = 0;
                column = 0;
            }
            laid.last() += Placed{block, QRectF(column * (wide + gap), tops[column], wide, block.height())};
            tops[column] += block.height() + gap;
        }
        for (const QList<Placed>& page : std::as_const(laid))
            all += [page](QPainter& painter, const QRectF& area) {
                for (const Placed& one : page) {
                    const QRectF inside = field(painter, one.rect.translated(area.topLeft()), one.block.heading);
                    for (int i = 0; i < one.block.lines.size(); ++i)
                        kit::fitText(painter, QRectF(inside.left(), inside.top() + i * 50, inside.width(), 48),
                            Qt::AlignLeft | Qt::AlignVCenter, one.block.lines[i]);
                }
            };
        return all;
    };
    const QString boards = jaggedalliance::tr("Mercenary boards");
    return {{QStringLiteral("campaign-sheet"), jaggedalliance::tr("Campaign sheet"), false, pages},
        kit::paper::sheetOf(QStringLiteral("boards"), boards, [=, now = heading(sitting.state()), &sitting] {
            return boardsSheet(
                kit::paper::begun(sitting, now, QStringLiteral("boards"), boards, sitting.name()), stateOf(sitting.state()));
        })};
}

} // namespace jaggedalliance::desk

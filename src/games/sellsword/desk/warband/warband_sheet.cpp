// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/desk.h"

#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/sheets/score_sheet.h"
#include "kit/paper/begun.h"

#include <QPainter>

#include <numeric>

namespace sellsword::desk {

namespace {

constexpr QSizeF cardSize(630, 880); // tenths of a millimetre

QFont pen(const QPainter& painter, double points, bool bold = false)
{
    QFont font = painter.font();
    font.setPointSizeF(points);
    font.setBold(bold);
    return font;
}

QString value(std::optional<int> printed) { return printed ? number(*printed) : QStringLiteral("?"); }

QString powers(const State& state, const Unit& who)
{
    QStringList lines;
    for (const Attack& attack : attacksOf(state, who))
        lines += printedTitle(attack) + QStringLiteral(": ") + attackText(state, who, attack);
    for (const Trait& trait : traitsOf(state, who))
        lines += printedTitle(trait) + QStringLiteral(": ") + traitText(trait);
    QStringList gifts{giftsText(state, who)};
    if (const int rating = warleaderOf(state, who); rating > 0)
        gifts += fill(sellsword::tr("Warleader %1"), {number(rating)});
    gifts += titlesOf(state, who.mods);
    gifts.removeAll(QString());
    if (!gifts.isEmpty())
        lines += gifts.join(QStringLiteral(" · "));
    return lines.join(QLatin1Char('\n'));
}

// A row of empty boxes or rings to be marked by pencil, with a word before it; answers where the next one may stand.
double marks(QPainter& painter, QRectF row, const QString& word, int count, bool round)
{
    painter.setFont(pen(painter, 7, true));
    const double wide = painter.fontMetrics().horizontalAdvance(word) + 8;
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, word);
    double x = row.left() + wide;
    const double size = row.height() * 0.72;
    for (int i = 0; i < count && x + size <= row.right(); ++i, x += size + 5) {
        const QRectF box(x, row.center().y() - size / 2, size, size);
        if (round)
            painter.drawEllipse(box);
        else
            painter.drawRect(box);
    }
    return x + 12;
}

void paintCard(QPainter& painter, const QRectF& whole, const State& state, const Unit& who)
{
    const UnitCard& card = cardOf(state, who);
    const QRectF area = whole.adjusted(26, 22, -26, -22);
    double y = area.top();
    const auto row = [&](double height) {
        const QRectF rect(area.left(), y, area.width(), height);
        y += height;
        return rect;
    };
    const QRectF title = row(48);
    painter.setFont(pen(painter, 11, true));
    kit::fitText(painter, title.adjusted(0, 0, -95, 0), Qt::AlignVCenter | Qt::AlignLeft, titleOf(state, who.id));
    painter.setFont(pen(painter, 9, true));
    painter.drawText(title, Qt::AlignVCenter | Qt::AlignRight, fill(sellsword::tr("%1 VP"), {costText(state, who)}));
    QStringList kinds = kindsOf(card);
    if (const QString faction = card.faction.trimmed(); !faction.isEmpty())
        kinds.prepend(faction);
    painter.setFont(pen(painter, 7));
    kit::fitText(painter, row(32), Qt::AlignVCenter | Qt::AlignLeft, kinds.join(QStringLiteral(" · ")), 5);
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    y += 8;
    const std::pair<QString, QString> stats[] = {{sellsword::tr("Agi"), value(card.agility)},
        {sellsword::tr("Brw"), value(card.brawn)}, {sellsword::tr("Spi"), value(card.spirit)},
        {sellsword::tr("Wit"), value(card.wits)}, {sellsword::tr("Move"), value(card.move)},
        {sellsword::tr("Armor"), value(card.armor)}};
    const QRectF strip = row(78);
    const double each = strip.width() / 6;
    for (int i = 0; i < 6; ++i) {
        const QRectF box(strip.left() + i * each, strip.top(), each, strip.height());
        painter.drawRect(box.adjusted(3, 0, -3, 0));
        painter.setFont(pen(painter, 6));
        kit::fitText(painter, box.adjusted(4, 4, -4, -44), Qt::AlignCenter, stats[i].first, 4.5);
        painter.setFont(pen(painter, 11, true));
        painter.drawText(box.adjusted(0, 28, 0, 0), Qt::AlignCenter, stats[i].second);
    }
    y += 8;
    const int vigor = card.vigor.value_or(0);
    marks(painter, row(42), fill(sellsword::tr("Vigor %1"), {number(vigor)}), (vigor + 4) / 5, false);
    QRectF tokens = row(42);
    const Tokens pool = poolOf(state, who);
    for (const Token colour : {Token::Green, Token::Blue, Token::Red})
        if (pool.of(colour) > 0)
            tokens.setLeft(marks(painter, tokens, capital(shown(colour)), pool.of(colour), true));
    const QRectF boxes = row(42);
    painter.setFont(pen(painter, 7, true));
    const double size = boxes.height() * 0.72;
    const QStringList called = boxTexts(state, who, card.boxes);
    QList<double> wide; // as their words need it, all of them together as wide as the card
    for (const QString& box : called)
        wide += size + 11 + painter.fontMetrics().horizontalAdvance(box);
    const double shrunk = std::min(1.0, boxes.width() / std::max(1.0, std::accumulate(wide.cbegin(), wide.cend(), 0.0)));
    double left = boxes.left();
    for (qsizetype i = 0; i < called.size(); ++i) {
        const QRectF place(left, boxes.top(), wide[i] * shrunk - 6, boxes.height());
        left += wide[i] * shrunk;
        painter.drawRect(QRectF(place.left(), place.center().y() - size / 2, size, size));
        kit::fitText(painter, place.adjusted(size + 5, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, called[i], 4.5);
    }
    painter.drawLine(QPointF(area.left(), y + 4), QPointF(area.right(), y + 4));
    y += 12;
    painter.setFont(pen(painter, 8));
    kit::fitText(painter, QRectF(area.left(), y, area.width(), area.bottom() - y),
        Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, powers(state, who), 5);
}

// The warband on one page: a line for each unit, the sum below.
void paintList(QPainter& painter, const QRectF& area, const State& state, const Player& owner)
{
    painter.setFont(pen(painter, 18, true));
    painter.drawText(
        QRectF(area.left(), area.top(), area.width(), 100), Qt::AlignVCenter | Qt::AlignLeft, titleOf(state, owner.id));
    painter.setFont(pen(painter, 10));
    painter.drawText(QRectF(area.left(), area.top() + 100, area.width(), 60), Qt::AlignVCenter | Qt::AlignLeft,
        fill(sellsword::tr("%1 of %2 points · %3 of %4 units · Gridmap: %5"),
            {pointsText(state, owner.id), number(state.scenario.points), number(warband(state, owner.id).size()),
                number(state.scenario.units), owner.gridmap.isEmpty() ? sellsword::tr("none") : owner.gridmap}));
    double y = area.top() + 180;
    const double height = 70;
    const double columns[] = {0, 0.36, 0.66, 0.78, 0.9};
    const auto cell = [&](int at, const QString& text, bool bold) {
        const double right = at < 4 ? columns[at + 1] : 1.0;
        painter.setFont(pen(painter, 10, bold));
        kit::fitText(painter,
            QRectF(area.left() + columns[at] * area.width(), y, (right - columns[at]) * area.width() - 12, height),
            Qt::AlignVCenter | Qt::AlignLeft, text);
    };
    const QString heads[] = {
        sellsword::tr("Unit"), sellsword::tr("Mods"), sellsword::tr("Armor"), sellsword::tr("Vigor"), sellsword::tr("VP")};
    for (int i = 0; i < 5; ++i)
        cell(i, heads[i], true);
    y += height;
    for (const Unit* one : warband(state, owner.id)) {
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        const UnitCard& card = cardOf(state, *one);
        cell(0, titleOf(state, one->id), false);
        cell(1, listed(titlesOf(state, one->mods)), false);
        cell(2, value(card.armor), false);
        cell(3, value(card.vigor), false);
        cell(4, costText(state, *one), false);
        y += height;
    }
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    cell(0, sellsword::tr("Together"), true);
    cell(4, pointsText(state, owner.id), true);
}

} // namespace

QList<kit::Sheet> Desk::sheets(const kit::Sitting& sitting) const
{
    const State& state = stateOf(sitting.state());
    QList<kit::Sheet> all;
    for (const Player& owner : state.players) {
        QList<kit::Sheet::Paint> cards;
        for (const Unit* one : warband(state, owner.id))
            cards += [state, id = one->id](
                         QPainter& painter, const QRectF& area) { paintCard(painter, area, state, *unit(state, id)); };
        if (cards.isEmpty())
            continue;
        all += kit::cardSheet(QStringLiteral("cards-") + owner.id,
            fill(sellsword::tr("Unit cards of %1"), {titleOf(state, owner.id)}), cardSize, cards);
        kit::Sheet list;
        list.id = QStringLiteral("warband-") + owner.id;
        list.title = fill(sellsword::tr("Warband of %1"), {titleOf(state, owner.id)});
        list.pages = [state, id = owner.id](const QSizeF&) {
            return QList<kit::Sheet::Paint>{
                [state, id](QPainter& painter, const QRectF& area) { paintList(painter, area, state, *player(state, id)); }};
        };
        all += list;
    }
    const QString score = sellsword::tr("Score");
    all += kit::paper::sheetOf(QStringLiteral("score"), score, [=, now = heading(sitting.state()), &sitting] {
        return scoreSheet(
            kit::paper::begun(sitting, now, QStringLiteral("score"), score, sitting.name()), stateOf(sitting.state()));
    });
    return all;
}

} // namespace sellsword::desk

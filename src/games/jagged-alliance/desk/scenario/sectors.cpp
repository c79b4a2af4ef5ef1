// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/sectors.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/rules/blanks.h"
#include "games/jagged-alliance/rules/query.h"
#include "kit/drawn/fitting.h"

#include <QPainter>

#include <algorithm>

namespace jaggedalliance::desk {

namespace {

constexpr double gap = 6;

QString bountyText(const Mission& bounty)
{
    return engine::fill(
        jaggedalliance::tr("bounty: health %1, damage %2"), {number(bounty.target.health), number(bounty.target.damage)});
}

} // namespace

QString presentAt(const State& state, const QString& place)
{
    QStringList parts;
    for (const Mercenary* who : mercenariesAt(state, place))
        parts += titleOf(state, who->id);
    if (const auto enemies = enemiesAt(state, place).size(); enemies > 0)
        parts += engine::fill(jaggedalliance::tr("enemies: %1"), {number(enemies)});
    else if (isFight(state, place) && !blankForces(state, place).isEmpty())
        parts += engine::fill(jaggedalliance::tr("enemies: %1"), {QStringLiteral("?")});
    if (const auto tokens = std::ranges::count_if(state.tokens, [&](const Token& one) { return one.at == place; }); tokens > 0)
        parts += engine::fill(jaggedalliance::tr("encounters: %1"), {number(tokens)});
    if (const auto corpses = std::ranges::count_if(state.corpses, [&](const Corpse& one) { return one.at == place; });
        corpses > 0)
        parts += engine::fill(jaggedalliance::tr("corpses: %1"), {number(corpses)});
    return parts.join(QStringLiteral(", "));
}

QString holding(const State& state, const QString& place)
{
    const Sector* one = jaggedalliance::find(state.sectors, place);
    if (!one)
        return jaggedalliance::tr("mission");
    QString text = stateText(state, *one);
    if (one->state == SectorState::Occupied && one->spawn.difficulty != Difficulty::Unknown)
        text += QStringLiteral(" · ") + shown(one->spawn.difficulty);
    return text;
}

Sectors::Sectors(QWidget* parent)
    : Picture("sectors", jaggedalliance::tr("Sectors and missions"), parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Sectors::show(const QString& place) { m_shown = place; }

void Sectors::present(const engine::AnyState& state, const QSet<QString>& targets, const QString& actor)
{
    Picture::present(state, targets, actor);
    fitHeight();
}

void Sectors::resizeEvent(QResizeEvent* event)
{
    fitHeight();
    Picture::resizeEvent(event);
}

QStringList Sectors::places() const
{
    QStringList all;
    for (const Sector& one : state().sectors)
        all += one.id;
    for (const Mission& one : state().missions)
        if (one.place == Pile::Table)
            all += one.id;
    return all;
}

int Sectors::columns() const
{
    const int count = int(places().size());
    const int most = std::clamp(int(width() / (unit() * 10)), 1, 8);
    const int rows = (count + most - 1) / std::max(1, most);
    return std::max(1, rows == 0 ? 1 : (count + rows - 1) / rows);
}

void Sectors::fitHeight()
{
    const int count = isEmpty() ? 1 : int(places().size());
    const int rows = isEmpty() ? 1 : std::max(1, (count + columns() - 1) / columns());
    constexpr double most = 3.6, fewer = 2.5, least = 1.55;
    const double lines = rows == 1 ? (kit::isTight(*this) ? fewer : most) : kit::isTight(*this) ? least : fewer;
    if (const int height = int(rows * (unit() * lines + gap)); height != minimumHeight())
        setFixedHeight(height);
}

QList<kit::Cell> Sectors::laidOut() const
{
    QList<kit::Cell> cells;
    if (isEmpty() || width() < 50)
        return cells;
    const QStringList all = places();
    const int across = columns();
    const int down = std::max(1, int((all.size() + across - 1) / across));
    const double wide = (width() + gap) / across, high = (height() + gap) / double(down);
    for (int i = 0; i < all.size(); ++i) {
        kit::Cell cell = made(QStringLiteral("place:") + all[i],
            QRectF((i % across) * wide, (i / across) * high, wide - gap, high - gap), spoken(all[i]), helpOn(all[i]));
        cell.chosen = all[i] == m_shown;
        cells += cell;
    }
    return cells;
}

// The rule of a spawn card is read when the card is turned over.
QString Sectors::helpOn(const QString& place) const
{
    const Sector& one = sector(state(), place);
    const bool isDown = one.state == SectorState::Occupied && !one.faceUp;
    return (isDown ? QString() : one.spawn.text) + mission(state(), place).text;
}

QString Sectors::spoken(const QString& place) const
{
    QStringList parts{titleOf(state(), place), holding(state(), place)};
    if (const Sector* one = jaggedalliance::find(state().sectors, place); one && one->rebelSlots > 0)
        parts += engine::fill(jaggedalliance::tr("rebels %1 of %2"), {number(one->rebels), number(one->rebelSlots)});
    if (const Mission& one = mission(state(), place); !one.id.isEmpty())
        parts += one.bounty
            ? bountyText(one)
            : engine::fill(jaggedalliance::tr("conditions met %1 of %2"), {number(one.done), number(one.goals.size())});
    for (const Lieutenant& one : state().lieutenants)
        if (sector(state(), place).lieutenant == one.id)
            parts += engine::fill(jaggedalliance::tr("lieutenant %1"), {titleOf(state(), one.id)});
    if (const QString here = presentAt(state(), place); !here.isEmpty())
        parts += here;
    return parts.join(QStringLiteral(", "));
}

void Sectors::paint(QPainter& painter)
{
    for (const kit::Cell& cell : cells())
        paintPlace(painter, cell);
}

void Sectors::paintPlace(QPainter& painter, const kit::Cell& cell) const
{
    const QString id = idIn(cell.id);
    const Sector* one = jaggedalliance::find(state().sectors, id);
    const Mission& card = mission(state(), id);
    panel(painter, cell.rect, cell, colours().surface);
    const QRectF inside = cell.rect.adjusted(9, 5, -7, -4);
    QRectF row(inside.left(), inside.top(), inside.width(), unit());
    const QColor colour = !one                 ? colours().link
        : !isTold(state(), *one)               ? colours().muted
        : one->state == SectorState::Liberated ? colours().good
        : one->state == SectorState::Contested ? colours().accent
                                               : colours().bad;
    row = badge(painter, row, one ? stateText(state(), *one) : jaggedalliance::tr("mission"), colour);
    painter.setFont(letters(0.95, true));
    painter.setPen(colours().text);
    const double used = text(painter, row, titleOf(state(), id));
    QStringList notes;
    if (one && one->state == SectorState::Occupied && one->spawn.difficulty != Difficulty::Unknown)
        notes += shown(one->spawn.difficulty);
    if (one && one->rebelSlots > 0)
        notes += engine::fill(jaggedalliance::tr("rebels %1"),
            {QString(one->rebels, QChar(0x25cf)) + QString(std::max(0, one->rebelSlots - one->rebels), QChar(0x25cb))});
    if (one && !one->spawn.id.isEmpty() && one->state == SectorState::Occupied && one->spawn.skulls > 0)
        notes += QString(one->spawn.skulls, QChar(0x2620));
    if (one && !one->tokens.isEmpty())
        notes += engine::fill(jaggedalliance::tr("rewards: %1"), {number(one->tokens.size())});
    if (one && !one->lieutenant.isEmpty())
        notes += titleOf(state(), one->lieutenant);
    if (!card.id.isEmpty()) {
        const QString at =
            accessOf(state(), card).isEmpty() ? jaggedalliance::tr("no access") : titleOf(state(), accessOf(state(), card));
        notes += card.bounty
            ? engine::fill(jaggedalliance::tr("at %1 · %2"), {at, bountyText(card)})
            : engine::fill(jaggedalliance::tr("at %1 · conditions %2 of %3"), {at, number(card.done), number(card.goals.size())});
    }
    const QString here = presentAt(state(), id);
    const bool isLow = inside.height() < unit() * 2.8, isLine = inside.height() < unit() * 1.6;
    painter.setFont(letters(0.85));
    const QRectF line =
        isLine ? row.adjusted(used + 8, 0, 0, 0) : row.translated(0, unit()).adjusted(0, 0, inside.right() - row.right(), 0);
    if (isLow) {
        if (!here.isEmpty())
            notes += here;
    } else {
        painter.setPen(colours().text);
        text(painter, line.translated(0, unit()), here);
    }
    painter.setPen(colours().muted);
    text(painter, line, notes.join(QStringLiteral(" · ")));
}

} // namespace jaggedalliance::desk

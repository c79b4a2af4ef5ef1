// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/track.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/rules/query.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plate.h"

#include <QFontMetricsF>
#include <QPainter>

namespace jaggedalliance::desk {

namespace {

constexpr double slotGap = 5;
constexpr double flag = 9; // how far the sign of a counter-attack stands above its space

} // namespace

Track::Track(QWidget* parent)
    : Picture("track", jaggedalliance::tr("Threat track"), parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize Track::sizeHint() const { return {600, int(unit() * 2.3 + flag)}; }

int Track::spaces() const
{
    const Dictator& board = dictator(state());
    return board.track.isEmpty() ? std::max(10, state().threat.level) : std::max(board.most, int(board.track.size()));
}

// Where the marker lies: a level beyond the track has no space of its own.
int Track::marked() const { return std::min(state().threat.level, spaces()); }

QList<kit::Cell> Track::laidOut() const
{
    QList<kit::Cell> cells;
    if (isEmpty() || !state().scenario || width() < 50)
        return cells;
    const double side = width() * 0.3;
    const int count = spaces();
    const double step = (width() - side + slotGap) / count;
    for (int level = 1; level <= count; ++level)
        cells += spaceCell(level, QRectF((level - 1) * step, flag, step - slotGap, height() - flag - 1));
    const double slotStep = (side - slotGap) / 3;
    for (int slot = 1; slot <= 3; ++slot) {
        const QString id = state().threat.eventSlots.value(slot - 1);
        const Event* event = jaggedalliance::find(state().events, id);
        cells += made(QStringLiteral("slot:%1").arg(slot),
            QRectF(width() - side + slotGap + (slot - 1) * slotStep + slotGap, flag, slotStep - slotGap, height() - flag - 1),
            id.isEmpty() ? engine::fill(jaggedalliance::tr("Event slot %1, empty"), {number(slot)})
                         : engine::fill(jaggedalliance::tr("Event slot %1: %2"), {number(slot), titleOf(state(), id)}),
            event ? event->text : QString());
    }
    return cells;
}

kit::Cell Track::spaceCell(int level, const QRectF& rect) const
{
    const Space& printed = space(state(), level);
    QStringList parts{engine::fill(jaggedalliance::tr("Level %1"), {number(level)}), bandName(printed.band)};
    if (level == marked() && level < state().threat.level)
        parts += engine::fill(jaggedalliance::tr("the threat is beyond the track, on level %1"), {number(state().threat.level)});
    if (level == state().threat.level)
        parts += engine::fill(jaggedalliance::tr("the threat is here, tokens waiting: %1"), {number(state().threat.tokens)});
    if (state().threat.counters.contains(level))
        parts +=
            engine::fill(jaggedalliance::tr("a counter-attack waits, strength %1"), {number(counterStrength(state(), level))});
    if (level == dictator(state()).most)
        parts += jaggedalliance::tr("the maximum");
    QStringList help;
    if (level == dictator(state()).most && !dictator(state()).text.isEmpty())
        help += dictator(state()).text;
    for (const Lieutenant& one : state().lieutenants)
        if (one.inPlay() && level > 1 && one.modifiers.startLevel == level)
            help += engine::fill(
                jaggedalliance::tr("%1 is in play: the threat begins every scenario here."), {titleOf(state(), one.id)});
    kit::Cell cell =
        made(QStringLiteral("space:%1").arg(level), rect, parts.join(QStringLiteral(", ")), help.join(QLatin1Char(' ')));
    cell.chosen = level == marked();
    return cell;
}

void Track::paint(QPainter& painter)
{
    for (const kit::Cell& cell : cells())
        cell.id.startsWith(QLatin1String("space:")) ? paintSpace(painter, cell, idIn(cell.id).toInt())
                                                    : paintSlot(painter, cell, idIn(cell.id).toInt());
}

void Track::paintSpace(QPainter& painter, const kit::Cell& cell, int level) const
{
    const Space& printed = space(state(), level);
    const QColor ink(0x23, 0x1d, 0x12);
    kit::plate(painter, cell.rect.adjusted(1.5, 1.5, -1.5, -1.5), 6, bandColour(printed.band),
        QPen(cell.chosen ? colours().text : colours().line, cell.chosen ? 3 : 1));
    painter.setPen(ink);
    painter.setFont(letters(cell.chosen ? 1.25 : 1, true));
    const int shown = cell.chosen ? state().threat.level : level;
    text(painter, cell.rect.adjusted(2, 0, -2, 0), number(shown) + (shown > level ? QStringLiteral("!") : QString()),
        Qt::AlignCenter);
    painter.setFont(letters(0.7));
    if (cell.chosen && state().threat.tokens > 0)
        text(painter, cell.rect.adjusted(6, 0, -cell.rect.width() / 2 - 7, 0),
            QString(std::min(state().threat.tokens, 5), QChar(0x25cf)));
    const bool waits = state().threat.counters.contains(level);
    const bool isMost = level == dictator(state()).most;
    if (!waits && !isMost)
        return;
    const QString sign = waits ? QStringLiteral("! %1").arg(counterStrength(state(), level)) : jaggedalliance::tr("max");
    painter.setFont(letters(0.75, true));
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(sign) + 10;
    const double high = QFontMetricsF(painter.font()).height();
    const QRectF at(cell.rect.right() - wide, 0, wide, high);
    kit::plate(painter, at, 4, waits ? QColor(0xb0382c) : QColor(0x5c3a36));
    painter.setPen(Qt::white);
    painter.drawText(at, Qt::AlignCenter, sign);
}

void Track::paintSlot(QPainter& painter, const kit::Cell& cell, int slot) const
{
    const QString id = state().threat.eventSlots.value(slot - 1);
    kit::plate(painter, cell.rect.adjusted(1, 1, -1, -1), 5, id.isEmpty() ? QColor(Qt::transparent) : colours().card,
        QPen(isTarget(cell.id) ? colours().accent : colours().line, isTarget(cell.id) ? 2 : 1,
            id.isEmpty() ? Qt::DashLine : Qt::SolidLine));
    painter.setPen(id.isEmpty() ? colours().muted : colours().cardText);
    painter.setFont(letters(0.8));
    const QRectF inside = cell.rect.adjusted(5, 2, -5, -2);
    if (id.isEmpty())
        numbered(painter, inside, engine::fill(jaggedalliance::tr("event %1"), {number(slot)}), Qt::AlignCenter);
    else
        painter.drawText(inside, Qt::AlignCenter | Qt::TextWordWrap,
            kit::fitting(titleOf(state(), id), QFontMetrics(painter.font()), inside.size().toSize()));
}

} // namespace jaggedalliance::desk

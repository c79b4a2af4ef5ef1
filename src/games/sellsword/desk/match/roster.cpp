// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/match/roster.h"

#include "games/sellsword/desk/names.h"
#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/icons.h"
#include "kit/drawn/plate.h"
#include "games/sellsword/rules/reasons.h"
#include "kit/rule_behind.h"

#include <QPainter>
#include <QPainterPath>

namespace sellsword::desk {

namespace {

constexpr double gap = 4;
constexpr int most = 10; // tiles in a row

// The first that has room, else the last.
QString firstIn(const QStringList& words, const QFont& font, double room)
{
    const auto fits =
        std::ranges::find_if(words, [&](const QString& one) { return QFontMetricsF(font).horizontalAdvance(one) <= room; });
    return fits == words.end() ? words.last() : *fits;
}

// What a number tells from the others is never cut: its letters get smaller.
void writeWhole(QPainter& painter, const QRectF& room, const QString& sign, QFont font)
{
    constexpr double least = 5, step = 0.5;
    while (font.pointSizeF() > least && QFontMetricsF(font).horizontalAdvance(sign) > room.width())
        font.setPointSizeF(font.pointSizeF() - step);
    painter.setFont(font);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, sign);
}

// How many tokens are left.
QString tokenSign(const State& state, const Unit& who)
{
    const Tokens left = tokensOf(state, who);
    const int count = left.green + left.blue + left.red;
    return !blankToken(state, who, Token::Green).isEmpty() ? QStringLiteral("◆?")
        : count > 0                                        ? QStringLiteral("◆") + number(count)
                                                           : QString();
}

} // namespace

Roster::Roster(QWidget* parent)
    : Board(parent)
{
    setObjectName(QStringLiteral("roster"));
    setAccessibleName(sellsword::tr("Units of all warbands"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    kit::setRuleBehind(*this, &reason(R::W_UNKNOWN));
}

void Roster::present(const engine::AnyState& any, const QString& actor, const QString& target)
{
    m_state = any;
    m_actor = actor;
    m_target = target;
    updateGeometry();
    relayout();
}

// Everybody in one row where there are few, so that the map has the height; else each warband in rows of its own.
bool Roster::isOneRow() const
{
    const double letter = fontMetrics().height();
    const double narrowest = kit::isFar() ? letter * 4.5 + 2 * kit::farPixels
        : kit::isCramped(*this)           ? letter * 4.3
                                          : letter * 6.0; // name, Vigor and tokens
    qsizetype all = 0;
    for (const Player& one : state().players)
        all += warband(state(), one.id).size();
    return all > 0 && all <= most && (width() - gap * double(all - 1)) / double(all) >= narrowest;
}

int Roster::columns() const
{
    qsizetype widest = 1, all = 0;
    for (const Player& one : state().players) {
        widest = std::max(widest, warband(state(), one.id).size());
        all += warband(state(), one.id).size();
    }
    return int(isOneRow() ? all : std::min<qsizetype>(widest, most));
}

double Roster::tileHeight() const { return kit::isFar() ? kit::farPixels + 6 : fontMetrics().height() * 1.95 + 6; }

QSize Roster::sizeHint() const
{
    if (!m_state)
        return {400, 40};
    int rows = isOneRow();
    for (const Player& one : isOneRow() ? QList<Player>() : state().players)
        rows += int((warband(state(), one.id).size() + columns() - 1) / columns());
    return {400, int(rows * (tileHeight() + gap))};
}

QList<kit::Cell> Roster::laidOut() const
{
    QList<kit::Cell> cells;
    if (!m_state || width() < 10)
        return cells;
    const int across = columns();
    const double w = std::min((width() - gap * (across - 1)) / across, fontMetrics().height() * 11.0);
    double y = 0;
    qsizetype before = 0; // in the same row
    for (const Player& owner : state().players) {
        const QList<const Unit*> units = warband(state(), owner.id);
        for (qsizetype i = 0; i < units.size(); ++i) {
            if (i > 0 && i % across == 0)
                y += tileHeight() + gap;
            kit::Cell cell;
            cell.id = QStringLiteral("unit:") + units[i]->id;
            cell.rect = QRectF(double(before + i % across) * (w + gap), y, w, tileHeight());
            cell.name = unitText(state(), *units[i]);
            cell.chosen = units[i]->id == m_actor || units[i]->id == m_target;
            cells += cell;
        }
        if (isOneRow())
            before += units.size();
        else if (!units.isEmpty())
            y += tileHeight() + gap;
    }
    return cells;
}

void Roster::resizeEvent(QResizeEvent* event)
{
    Board::resizeEvent(event);
    updateGeometry(); // as many rows as that width asks for
}

void Roster::paint(QPainter& painter)
{
    for (const kit::Cell& one : cells())
        if (const Unit* who = unit(state(), one.id.mid(5)))
            paintTile(painter, *who, one.rect);
}

// From two metres: who it is, what Vigor is left, and how many injuries.
void Roster::paintFar(QPainter& painter, const Unit& who, const QRectF& room, const QColor& ink) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    QFont name = font();
    name.setBold(true);
    name.setStrikeOut(who.dropped);
    const QString letters = initials(state(), who);
    const double nameWidth = QFontMetricsF(name).horizontalAdvance(letters) + 6;
    painter.setFont(name);
    painter.setPen(ink);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, letters);
    if (who.dropped)
        return;
    const QString vigor = vigorNumber(state(), who);
    const auto wide = [&](const QFont& font) { return QFontMetricsF(font).horizontalAdvance(vigor) + 6; };
    QFont large = kit::sized(font(), kit::farPixels, true);
    if (const double free = room.width() - nameWidth; wide(large) > free) // whole, before it is as large as all others
        large = kit::sized(font(), std::max(8.0, kit::farPixels * free / wide(large)), true);
    painter.setFont(large);
    const double vigorWidth = wide(large);
    painter.drawText(room.adjusted(nameWidth, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, vigor);
    const qsizetype boxes = std::max(cardOf(state(), who).boxes.size(), who.injuries.size());
    name.setStrikeOut(false);
    kit::elided(painter, room.adjusted(nameWidth + vigorWidth, 0, 0, 0), Qt::AlignVCenter | Qt::AlignRight,
        QString(who.injuries.size(), QChar(0x25cf)) + QString(boxes - who.injuries.size(), QChar(0x25cb)), name,
        who.injuries.isEmpty() ? colours.muted : colours.bad);
}

void Roster::paintTile(QPainter& painter, const Unit& who, const QRectF& rect) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const qsizetype side = sideIndex(state(), sideOf(state(), who));
    const bool isDark = colours.background.lightness() < 128;
    const bool isDull = who.dropped || (who.taken && !isActive(state(), who));
    painter.setPen(QPen(who.id == m_actor ? colours.accent
            : who.id == m_target          ? colours.bad
                                          : colours.line,
        who.id == m_actor || who.id == m_target ? 2 : 1, who.id == m_target ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(isDull ? colours.surface : colours.raised);
    const bool isOff = !who.dropped && !who.at && state().map && state().stage >= Stage::Phases;
    if (isOff && who.id != m_actor && who.id != m_target)
        painter.setPen(QPen(colours.muted, 1, Qt::DotLine));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isDark ? sideColour(colours, side).lighter(130) : sideColour(colours, side));
    const double h = fontMetrics().height();
    painter.drawPath(sideShape(QRectF(rect.left() + 5, rect.top() + 5, h * 0.62, h * 0.62), side));
    const double left = rect.left() + 8 + h * 0.62, room = rect.right() - left - 5;
    if (kit::isFar())
        return paintFar(painter, who, QRectF(left, rect.top(), room, rect.height()), isDull ? colours.muted : colours.text);

    const QString mark = who.dropped ? QStringLiteral("✗")
        : isActive(state(), who)     ? QStringLiteral("▶")
        : who.taken                  ? QStringLiteral("✓")
                                     : QString();
    QFont name = font();
    name.setPointSizeF(name.pointSizeF() * 0.84);
    name.setBold(true);
    name.setStrikeOut(who.dropped);
    painter.setFont(name);
    painter.setPen(isDull ? colours.muted : colours.text);
    const double markWidth = mark.isEmpty() ? 0 : h * 0.8;
    const QString letters = initials(state(), who) + QLatin1Char(' ');
    const double lettersWidth = QFontMetricsF(name).horizontalAdvance(letters);
    writeWhole(painter, QRectF(left, rect.top() + 2, room - markWidth, h), letters.trimmed(), name);
    name.setBold(false);
    painter.setFont(name);
    const double titleWidth = room - markWidth - lettersWidth;
    kit::elided(painter, QRectF(left + lettersWidth, rect.top() + 2, titleWidth, h), Qt::AlignVCenter | Qt::AlignLeft,
        titleOf(state(), who.id));
    name.setBold(true);
    name.setStrikeOut(false);
    kit::paintSign(painter, QRectF(rect.right() - markWidth - 3, rect.top() + 2, markWidth, h), mark,
        who.dropped                  ? colours.bad
            : isActive(state(), who) ? colours.accent
                                     : colours.good);

    name.setBold(false);
    painter.setFont(name);
    painter.setPen(isDull ? colours.muted : colours.text);
    const QString tokens = tokenSign(state(), who);
    QStringList parts{who.dropped ? sellsword::tr("dropped") : engine::fill(sellsword::tr("V%1"), {vigorNumber(state(), who)})};
    if (!who.dropped) {
        parts.last() += tokens;
        for (const Status& status : who.statuses)
            parts += statusText(status).left(4);
        if (isOff)
            parts += sellsword::tr("off");
    }
    const QRectF below(rect.left() + 6, rect.top() + h * 0.92 + 2, rect.width() - 11, h);
    const qsizetype boxes = std::max(cardOf(state(), who).boxes.size(), who.injuries.size());
    QString hurt = QString(who.injuries.size(), QChar(0x25cf)) + QString(boxes - who.injuries.size(), QChar(0x25cb));
    if (QFontMetricsF(name).horizontalAdvance(parts.first() + hurt) + 3 > below.width())
        hurt = number(who.injuries.size()) + QLatin1Char('/') + number(boxes); // where the boxes have no room
    const double hurtWidth = QFontMetricsF(name).horizontalAdvance(hurt);
    // In words where they have room; a value is never cut: its name goes first, then what the tokens are.
    const QString value = vigorNumber(state(), who), beside = tokens.isEmpty() ? QString() : QLatin1Char(' ') + tokens;
    if (!who.dropped)
        parts.first() = firstIn({engine::fill(sellsword::tr("Vigor %1"), {value}) + beside, parts.first(), value + tokens, value},
            name, below.width() - hurtWidth - 4);
    while (
        parts.size() > 1 && QFontMetricsF(name).horizontalAdvance(parts.join(QLatin1Char(' '))) > below.width() - hurtWidth - 3)
        parts.removeLast(); // its card and its name tell it
    kit::elided(painter, below.adjusted(0, 0, -hurtWidth - 3, 0), Qt::AlignVCenter | Qt::AlignLeft, parts.join(QLatin1Char(' ')));
    painter.setPen(who.injuries.isEmpty() ? colours.muted : colours.bad);
    painter.drawText(below, Qt::AlignVCenter | Qt::AlignRight, hurt);
}

} // namespace sellsword::desk

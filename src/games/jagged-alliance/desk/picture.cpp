// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/picture.h"

#include "games/jagged-alliance/rules/query.h"
#include "kit/cut_words.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plate.h"
#include "kit/drawn/tip.h"
#include "games/jagged-alliance/rules/reasons.h"
#include "kit/rule_behind.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace jaggedalliance::desk {

namespace {

QString areaCell(const QString& at, const QString& area) { return QStringLiteral("area:%1:%2").arg(at, area); }
QString placeCell(const QString& place) { return QStringLiteral("place:") + place; }
QString mercCell(const QString& who) { return QStringLiteral("merc:") + who; }
QString cardCell(const QString& card) { return QStringLiteral("card:") + card; }
QString spaceCell(int level) { return QStringLiteral("space:%1").arg(level); }

QString figureCell(const State& state, const QString& id)
{
    return find(state.enemies, id) ? QStringLiteral("enemy:") + id : mercCell(id);
}

// An area of a fight, or of the place where somebody stands.
QString hereCell(const State& state, const QString& area) { return areaCell(mercenary(state, state.active).at, area); }

// Where a step ends: an area of the place where one is, or another place.
QStringList wayOf(const State& state, const QString& who, const QString& to, const QString& area)
{
    const QString at = mercenary(state, who).at;
    if (find(sector(state, at).areas, to))
        return {areaCell(at, to)};
    QStringList cells{placeCell(to)};
    if (!area.isEmpty())
        cells += areaCell(to, area);
    return cells;
}

QStringList startOf(const QString& at, const QString& area) { return {area.isEmpty() ? placeCell(at) : areaCell(at, area)}; }

template <class A>
concept Moving = std::same_as<A, MoveStep> || std::same_as<A, GroupMove>;
// Command actions are done where one stands: from the board of whoever acts.
template <class A>
concept OnBoard = std::same_as<A, Defend> || std::same_as<A, Replace> || std::same_as<A, SwapMercenary> || std::same_as<A,
    UseSkill> || std::same_as<A, Bribe> || std::same_as<A, EndActions>;

QStringList aims(const State& state, const QString& who, const Moving auto& a) { return wayOf(state, who, a.to, a.area); }
QStringList aims(const State&, const QString& who, const OnBoard auto&) { return {mercCell(who)}; }
QStringList aims(const State&, const QString&, const Flee& a) { return {placeCell(a.to)}; }
QStringList aims(const State&, const QString&, const Reveal& a) { return {QStringLiteral("token:") + a.token}; }
QStringList aims(const State&, const QString&, const Activate& a) { return {mercCell(a.who)}; }
QStringList aims(const State&, const QString&, const Deploy& a) { return startOf(a.at, a.area); }
QStringList aims(const State&, const QString&, const EnterReplacement& a) { return startOf(a.at, a.area); }
QStringList aims(const State&, const QString&, const Liberate& a) { return {placeCell(a.sector)}; }
QStringList aims(const State&, const QString&, const Uncover& a) { return {placeCell(a.sector)}; }
QStringList aims(const State&, const QString&, const ResolveGoal& a) { return {placeCell(a.mission)}; }
QStringList aims(const State&, const QString& who, const Train& a)
{
    return a.sector.isEmpty() ? QStringList{mercCell(who)} : QStringList{mercCell(who), placeCell(a.sector)};
}
QStringList aims(const State& state, const QString&, const DoEffect& a)
{
    const bool isSaid = a.effect && find(state.mercenaries, a.target);
    return isSaid ? QStringList{mercCell(a.target)} : QStringList();
}
QStringList aims(const State& state, const QString&, const RaiseThreat&) { return {spaceCell(state.threat.level + 1)}; }
QStringList aims(const State& state, const QString&, const FightCounterAttack&) { return {spaceCell(state.threat.level)}; }

QStringList aims(const State& state, const QString&, const Repeat& a)
{
    return {a.target.isEmpty() ? hereCell(state, a.area) : figureCell(state, a.target)};
}

QStringList aims(const State& state, const QString&, const Attack& a)
{
    return {a.target.isEmpty() ? hereCell(state, a.area) : figureCell(state, a.target), cardCell(a.card)};
}

QStringList aims(const State& state, const QString&, const UseCard& a)
{
    return {find(state.cards, a.target) ? cardCell(a.target) : figureCell(state, a.target), cardCell(a.card)};
}

QStringList aims(const State& state, const QString&, const Loot& a)
{
    return {(find(state.corpses, a.what) ? QStringLiteral("corpse:") : QStringLiteral("token:")) + a.what};
}

QStringList aims(const State&, const QString&, const Assign& a)
{
    return {a.card.isEmpty() ? mercCell(a.target) : cardCell(a.card)};
}

QStringList aims(const State& state, const QString&, const EnemyAct& a)
{
    return {a.to.isEmpty() ? QStringLiteral("enemy:") + a.enemy : hereCell(state, a.to)};
}

QStringList aims(const State& state, const QString&, const MoveGranted& a)
{
    const Grant* grant = find(state.grants, a.grant);
    const Figure* enemy = grant ? find(state.enemies, grant->who) : nullptr;
    return enemy ? QStringList{areaCell(enemy->at, a.to)} : wayOf(state, grant ? grant->who : QString(), a.to, a.area);
}

QStringList aims(const State& state, const QString&, const ComeBack& a)
{
    const QString to = accessOf(state, mission(state, mercenary(state, a.who).at));
    return {placeCell(to), areaCell(to, a.area)};
}

QStringList aims(const State& state, const QString&, const DrawEvent&)
{
    return {QStringLiteral("slot:%1").arg(state.threat.eventSlots.size() % mostEvents + 1)};
}

template <class A> QStringList aims(const State&, const QString&, const A& a)
{
    const QString card = cardIn(a);
    return card.isEmpty() ? QStringList() : QStringList{cardCell(card)};
}

} // namespace

QString idIn(const QString& cell) { return cell.section(QLatin1Char(':'), 1); }

QColor bandColour(const QString& band)
{
    return band == QLatin1String("red")   ? QColor(0xd66856)
        : band == QLatin1String("orange") ? QColor(0xe49b4c)
                                          : QColor(0xe6cf63);
}

QStringList aimsOf(const State& state, const engine::Offer& offer)
{
    return kit::each<Action, QStringList>(offer.action, [&](const auto& a) { return aims(state, offer.actor, a); });
}

// Whoever is knocked out is told by that, before what all of them have.
static QList<kit::RuleOfCells> rulesOn(const State& state)
{
    QList<kit::RuleOfCells> rules{{QStringLiteral("merc:"), &reason(R::W_CUBES)},
        {QStringLiteral("enemy:"), &reason(R::W_HEALTH)}, {QStringLiteral("several:enemy:"), &reason(R::W_HEALTH)},
        {QStringLiteral("several:token:"), &reason(R::I_REVEAL)}, {QStringLiteral("several:corpse:"), &reason(R::I_LOOT)},
        {QStringLiteral("token:"), &reason(R::I_REVEAL)}, {QStringLiteral("corpse:"), &reason(R::I_LOOT)},
        {QStringLiteral("area:"), &reason(R::I_MAP)}, {QStringLiteral("place:"), &reason(R::R_LIBERATED)},
        {QStringLiteral("card:"), &reason(R::R_SLOT)}, {QStringLiteral("free:"), &reason(R::R_SLOT)},
        {QStringLiteral("space:"), &reason(R::I_THREAT_TOKEN)}, {QStringLiteral("slot:"), &reason(R::W_SLOTS)}};
    for (const Mission& one : state.missions)
        if (one.place == Pile::Table)
            rules += {QStringLiteral("place:") + one.id, &reason(R::I_MISSION)};
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Team && who.down)
            rules += {mercCell(who.id), &reason(R::R_KO)};
    return rules;
}

Picture::Picture(const char* name, const QString& accessibleName, QWidget* parent)
    : Board(parent)
{
    setObjectName(QLatin1String(name));
    setAccessibleName(accessibleName);
}

void Picture::present(const engine::AnyState& state, const QSet<QString>& targets, const QString& actor)
{
    m_state = state;
    m_targets = targets;
    m_actor = actor;
    kit::setRulesBehind(*this, rulesOn(kit::stateOf<State>(state)));
    updateGeometry();
    relayout();
    update();
}

QFont Picture::letters(double size, bool bold) const
{
    QFont one = font();
    one.setPixelSize(std::max(8, qRound(QFontInfo(font()).pixelSize() * size)));
    one.setBold(bold);
    return one;
}

double Picture::unit() const { return QFontMetricsF(letters(0.85)).height(); }

void Picture::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Board::keyPressEvent(event);
}

void Picture::panel(QPainter& painter, const QRectF& rect, const kit::Cell& cell, const QColor& fill) const
{
    const bool target = isTarget(cell.id);
    kit::plate(painter, rect.adjusted(1, 1, -1, -1), 6, fill,
        QPen(cell.chosen || target ? colours().accent : colours().line,
            cell.chosen  ? 2.5
                : target ? 2
                         : 1,
            target && !cell.chosen ? Qt::DashLine : Qt::SolidLine));
    if (hovered() == cell.id) {
        kit::plate(painter, rect.adjusted(2.5, 2.5, -2.5, -2.5), 5, Qt::NoBrush, QPen(colours().accent, 1));
    }
}

double Picture::text(QPainter& painter, const QRectF& rect, const QString& text, int flags)
{
    const QFont usual = painter.font();
    painter.setFont(kit::shrunk(usual, text, rect.width()));
    const QFontMetricsF metrics(painter.font());
    const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, flags | Qt::TextDontClip, shown); // a row may be lower than a tail reaches
    painter.setFont(usual);
    if (shown != text)
        kit::noteCut(painter, rect, text);
    return metrics.horizontalAdvance(shown);
}

void Picture::numbered(QPainter& painter, const QRectF& rect, const QString& name, int flags) const
{
    constexpr double largest = 0.78, least = 0.55, step = 0.06;
    const auto wide = [&](const QString& one) { return QFontMetricsF(painter.font()).horizontalAdvance(one); };
    for (double size = largest; size > least && wide(name) > rect.width(); size -= step)
        painter.setFont(letters(size));
    const QString last = name.section(QLatin1Char(' '), -1);
    const bool isCut = wide(name) > rect.width() && last.size() < name.size() && !last.isEmpty() && last.back().isDigit();
    if (!isCut)
        return void(text(painter, rect, name, flags));
    const QString end = QLatin1Char(' ') + last;
    const QString rest = name.chopped(end.size());
    QString shown = QFontMetricsF(painter.font()).elidedText(rest, Qt::ElideRight, rect.width() - wide(end)) + end;
    if (shown.size() < end.size() + 3) // a sign alone says less than the number
        shown = last;
    painter.drawText(rect, flags | Qt::TextDontClip, shown);
    kit::noteCut(painter, rect, name);
}

QRectF Picture::badge(QPainter& painter, const QRectF& rect, const QString& word, const QColor& colour) const
{
    painter.setFont(letters(0.8));
    const QFontMetricsF metrics(painter.font());
    const double width = std::min(rect.width(), metrics.horizontalAdvance(word) + 14);
    const QRectF field(rect.right() - width, rect.top(), width, std::min(rect.height(), metrics.height() + 2));
    QColor ground = colour;
    ground.setAlpha(48);
    kit::plate(painter, field, field.height() / 2, ground, QPen(colour, 1));
    painter.setPen(colours().text);
    text(painter, field.adjusted(6, 0, -6, 0), word, Qt::AlignCenter);
    return rect.adjusted(0, 0, -width - 4, 0);
}

kit::Cell Picture::made(const QString& id, const QRectF& rect, const QString& name, const QString& help)
{
    kit::Cell cell;
    cell.id = id;
    cell.rect = rect;
    cell.name = name;
    cell.help = help;
    return cell;
}

} // namespace jaggedalliance::desk

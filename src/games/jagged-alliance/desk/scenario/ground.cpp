// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/ground.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/scenario/sectors.h"
#include "games/jagged-alliance/rules/query.h"
#include "kit/target.h"

#include <cmath>

namespace jaggedalliance::desk {

namespace {

constexpr double groundGap = 10;

} // namespace

static constexpr double chipGap = 5;

Ground::Ground(QWidget* parent)
    : Picture("ground", jaggedalliance::tr("Areas of the sector"), parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Ground::show(const QString& place)
{
    m_place = place;
    relayout();
    update();
}

QList<QRectF> Ground::rooms() const
{
    const Sector& here = sector(state(), m_place);
    const Plan plan = planOf(here);
    QList<QRectF> all;
    const double wide = (width() + groundGap) / plan.columns, high = (height() + groundGap) / plan.rows;
    for (const int at : plan.at)
        all += QRectF((at % plan.columns) * wide, (at / plan.columns) * high, wide - groundGap, high - groundGap);
    return all;
}

QList<kit::Cell> Ground::laidOut() const
{
    QList<kit::Cell> cells;
    if (isEmpty() || m_place.isEmpty() || width() < 50)
        return cells;
    const Sector* here = jaggedalliance::find(state().sectors, m_place);
    if (!here && mission(state(), m_place).id.isEmpty())
        return cells;
    const QList<QRectF> all = rooms();
    // A mission is one area, and so is a liberated sector (p. 25).
    if (!here || here->areas.isEmpty() || here->state == SectorState::Liberated) {
        const bool isOpen = here && here->areas.isEmpty() && here->state != SectorState::Liberated;
        const QString name = isOpen
            ? engine::fill(jaggedalliance::tr("%1, areas not entered: press to enter its map"), {titleOf(state(), m_place)})
            : here ? engine::fill(jaggedalliance::tr("%1, one area"), {titleOf(state(), m_place)})
                   : titleOf(state(), m_place);
        const QString only = here && !here->areas.isEmpty() ? here->areas.first().id : QString();
        cells += made(QStringLiteral("area:%1:%2").arg(m_place, only), QRectF(rect()), name);
        addFigures(cells, {}, QRectF(rect()).adjusted(0, unit() * 1.4, 0, 0));
        return cells;
    }
    for (int i = 0; i < here->areas.size(); ++i) {
        const Area& area = here->areas[i];
        QStringList parts{engine::fill(jaggedalliance::tr("Area %1"), {area.id.toUpper()})};
        for (const Terrain terrain : area.terrain)
            parts += shown(terrain);
        QStringList beside, walled;
        for (const Area& other : here->areas) {
            bool red = false;
            if (other.id != area.id && shareBorder(state(), m_place, area.id, other.id, red))
                (red ? walled : beside) += other.id.toUpper();
        }
        if (!beside.isEmpty())
            parts += engine::fill(jaggedalliance::tr("beside %1"), {beside.join(QStringLiteral(", "))});
        if (!walled.isEmpty())
            parts += engine::fill(jaggedalliance::tr("impassable to %1"), {walled.join(QStringLiteral(", "))});
        cells += made(QStringLiteral("area:%1:%2").arg(m_place, area.id), all[i], parts.join(QStringLiteral(", ")));
    }
    for (int i = 0; i < here->areas.size(); ++i)
        addFigures(cells, here->areas[i].id, all[i].adjusted(0, unit() * 1.35, 0, 0));
    return cells;
}

// Everybody and everything of an area as chips in rows; smaller the more there are, and no smaller than what tells them apart.
void Ground::addFigures(QList<kit::Cell>& cells, const QString& area, const QRectF& room) const
{
    QList<kit::Cell> chips = figuresIn(area);
    if (chips.isEmpty())
        return;
    m_signs = signsHere();
    const QRectF inside = room.adjusted(8, 0, -8, -6);
    const double least = std::max(unit() * 1.75, kit::leastTarget + chipGap);
    const qsizetype most = std::max(1, int(inside.width() / (leastWidth(chips) + chipGap)));
    if (std::max(1, int(inside.height() / least)) * most < chips.size())
        chips = folded(chips);
    int columns = std::max(1, int(inside.width() / (unit() * 8.5)));
    int rows = int((chips.size() + columns - 1) / columns);
    while (rows * least > inside.height() && columns < chips.size()) {
        ++columns;
        rows = int((chips.size() + columns - 1) / columns);
    }
    columns = std::min<int>(columns, int(chips.size()));
    const double wide = std::min(inside.width() / columns, unit() * 11), high = std::min(inside.height() / rows, unit() * 3.1);
    for (int i = 0; i < chips.size(); ++i) {
        chips[i].rect =
            QRectF(inside.left() + (i % columns) * wide, inside.top() + (i / columns) * high, wide - chipGap, high - chipGap);
        cells += chips[i];
    }
}

QList<kit::Cell> Ground::figuresIn(const QString& area) const
{
    const auto isHere = [&](const auto& one) { return one.at == m_place && (area.isEmpty() || one.area == area); };
    QList<kit::Cell> chips;
    for (const Mercenary& who : state().mercenaries)
        if (who.place == MercPlace::Team && isHere(who)) {
            kit::Cell cell = made(QStringLiteral("merc:") + who.id, {},
                QStringList{titleOf(state(), who.id), standing(state(), who)}.join(QStringLiteral(", ")), who.ability);
            cell.chosen = who.id == actor();
            chips += cell;
        }
    for (const Figure& enemy : state().enemies)
        if (isHere(enemy))
            chips += enemyCell(enemy);
    for (const Token& token : state().tokens)
        if (isHere(token))
            chips += tokenCell(token);
    for (const Corpse& corpse : state().corpses)
        if (isHere(corpse))
            chips += made(QStringLiteral("corpse:") + corpse.id, {},
                engine::fill(jaggedalliance::tr("Corpse: %1, loot left: %2"),
                    {titleOf(state(), corpse.enemy), lootText(state(), corpse)}));
    return chips;
}

// Those of a kind as one, where the first of them stands.
QList<kit::Cell> Ground::folded(const QList<kit::Cell>& figures) const
{
    QList<kit::Cell> all;
    QHash<QString, QStringList> names;
    for (const kit::Cell& one : figures)
        names[kindOf(one.id)] += one.name;
    for (const kit::Cell& one : figures) {
        const QString kind = kindOf(one.id);
        const QStringList same = kind.isEmpty() ? QStringList() : names.take(kind);
        if (kind.isEmpty() || same.size() == 1)
            all += one;
        else if (!same.isEmpty())
            all += made(QStringLiteral("several:") + one.id, {},
                engine::fill(jaggedalliance::tr("%1 × %2, press to choose one"), {number(same.size()), titleOfKind(one.id)}),
                same.join(QLatin1Char('\n')));
    }
    return all;
}

QStringList Ground::membersOf(const QString& cell) const
{
    const QString first = cell.startsWith(QLatin1String("several:")) ? cell.section(QLatin1Char(':'), 1) : QString();
    const QString id = idIn(first);
    const Figure* enemy = jaggedalliance::find(state().enemies, id);
    const Token* token = jaggedalliance::find(state().tokens, id);
    const Corpse* corpse = jaggedalliance::find(state().corpses, id);
    const Sector* here = jaggedalliance::find(state().sectors, m_place);
    const bool isWhole = !here || here->areas.isEmpty() || here->state == SectorState::Liberated;
    const QString area = isWhole ? QString() : enemy ? enemy->area : token ? token->area : corpse ? corpse->area : QString();
    QStringList all;
    for (const kit::Cell& one : first.isEmpty() ? QList<kit::Cell>() : figuresIn(area))
        if (kindOf(one.id) == kindOf(first))
            all += one.id;
    return all;
}

QString Ground::shownIn(const QString& cell) const
{
    for (const kit::Cell& one : cells())
        if (one.id == cell || membersOf(one.id).contains(cell))
            return one.id;
    return {};
}

kit::Cell Ground::enemyCell(const Figure& enemy) const
{
    QStringList parts{nameOf(state(), enemy.id)};
    if (enemy.hidden)
        parts += jaggedalliance::tr("hidden behind tokens");
    parts += engine::fill(jaggedalliance::tr("damage %1 of %2"), {number(enemy.damage), healthText(state(), enemy)});
    for (const Condition condition : enemy.conditions)
        parts += shown(condition);
    if (enemy.acted)
        parts += jaggedalliance::tr("has acted");
    const Row& row = rowOf(state(), enemy);
    const QString help = !blankEnemy(state(), enemy).isEmpty()
        ? jaggedalliance::tr("Its card is not entered")
        : engine::fill(jaggedalliance::tr("Armour %1 · damage %2 · range %3 · hiding takes %4"),
            {number(armourOf(state(), enemy)), number(row.damage), row.range < 0 ? jaggedalliance::tr("any") : number(row.range),
                number(stealthOf(state(), enemy))});
    return made(QStringLiteral("enemy:") + enemy.id, {}, parts.join(QStringLiteral(", ")), help);
}

kit::Cell Ground::tokenCell(const Token& token) const
{
    return made(QStringLiteral("token:") + token.id, {},
        token.faceUp ? capital(nameOf(state(), token.id))
                     : engine::fill(jaggedalliance::tr("%1, face down"), {capital(titleOf(state(), token.id))}));
}

} // namespace jaggedalliance::desk

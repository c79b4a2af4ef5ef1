// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/blanks.h"

#include "engine/ids.h"
#include "games/jagged-alliance/rules/changes/harm.h"
#include "games/jagged-alliance/rules/changes/sectors.h"
#include "games/jagged-alliance/rules/query.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace jaggedalliance {

using engine::Blank;
using engine::fill;

Blanks blankPrice(const State& state, const QString& id)
{
    if (card(state, id).cost)
        return {};
    return {Blank{QStringLiteral("cards.") + id + QStringLiteral(".cost"), fill(tr("the price of %1"), {titleOf(state, id)})}};
}

// While one of these numbers stands on no card, any card of the deck without a number may be it.
Blanks blankNumbers(const State& state, int first, int last)
{
    Blanks blanks;
    QSet<int> told;
    for (const Card& one : state.cards) {
        if (one.deck != Deck::Aim)
            continue;
        if (one.number >= first && one.number <= last)
            told += one.number;
        else if (one.number == 0 && one.place == Place::Deck)
            blanks +=
                Blank{QStringLiteral("cards.%1.number").arg(one.id), fill(tr("the number of %1"), {titleOf(state, one.id)})};
    }
    return told.size() > last - first ? Blanks() : blanks;
}

namespace {

bool isUntouched(const Row& row)
{
    const Row none;
    return row.health == none.health && row.armour == none.armour && row.damage == none.damage && row.range == none.range
        && row.stealth == none.stealth && row.conditions.isEmpty();
}

QString skillPlace(Skill skill) { return QStringLiteral("skills.") + engine::toJson(skill).toString(); }

constexpr std::array allSkills{Skill::Leadership, Skill::Mechanical, Skill::Medical};

// Of a board or a row of which something else was entered: what is blank there is not printed as it looks.
QString leftBlank(const QString& place) { return QLatin1Char('-') + place; }

// Which loot it shows, or what was left blank, says nothing of its rows.
bool hasEnteredRow(const Enemy& card)
{
    return std::ranges::any_of(card.entered,
        [](const QString& one) { return !one.endsWith(QLatin1String("reward")) && !one.startsWith(QLatin1Char('-')); });
}

// Numbers that every row prints.
constexpr std::array numbersOfRows{std::pair("health", &Row::health), std::pair("armour", &Row::armour),
    std::pair("damage", &Row::damage), std::pair("range", &Row::range), std::pair("stealth", &Row::stealth)};

QString numberOfRow(const char* row, const char* name) { return QLatin1String(row) + QLatin1Char('.') + QLatin1String(name); }

// A number of it was told alone.
bool isHalf(const Enemy& card, const char* row)
{
    return std::ranges::any_of(
        numbersOfRows, [&](const auto& one) { return card.entered.contains(leftBlank(numberOfRow(row, one.first))); });
}

// Nothing but its name: what stands in its rows are defaults.
bool isOnlyNamed(const Enemy& card)
{
    return !hasEnteredRow(card) && card.initiative == 0 && !card.tank && isUntouched(card.basic) && isUntouched(card.elite)
        && isUntouched(card.advanced) && isUntouched(card.advancedElite);
}

std::array<std::pair<const char*, const Row*>, 4> rowsOf(const Enemy& card)
{
    return {std::pair("basic", &card.basic), std::pair("elite", &card.elite), std::pair("advanced", &card.advanced),
        std::pair("advanced_elite", &card.advancedElite)};
}

const char* rowName(const Enemy* card, const Figure& enemy)
{
    return card && card->experienced ? (enemy.elite ? "advanced_elite" : "advanced") : enemy.elite ? "elite" : "basic";
}

// Rows were entered, but not the one of this enemy.
bool isOtherRow(const State& state, const Figure& enemy)
{
    const Enemy& card = enemyCard(state, enemy.card);
    const bool isAny = hasEnteredRow(card)
        || !(isUntouched(card.basic) && isUntouched(card.elite) && isUntouched(card.advanced) && isUntouched(card.advancedElite));
    return isAny && isUntouched(rowOf(state, enemy)) && !card.entered.contains(QLatin1String(rowName(&card, enemy)));
}

bool isBoardEntered(const Mercenary& who)
{
    const Mercenary none;
    return who.skills.leadership.count() + who.skills.mechanical.count() + who.skills.medical.count() > 0
        || who.start != none.start || who.recover != none.recover || who.inventory != none.inventory || !who.ability.isEmpty();
}

bool isOpen(const Mercenary& who, QLatin1String place)
{
    return !who.entered.contains(place) && (!isBoardEntered(who) || who.entered.contains(leftBlank(QString(place))));
}

bool isLeft(const Mercenary& who, Skill skill)
{
    return who.skills.of(skill).count() == 0 && who.entered.contains(leftBlank(skillPlace(skill)));
}

bool isAsBlank(const Mercenary& who, QLatin1String place)
{
    const Mercenary none;
    return place == QLatin1String("start") ? who.start == none.start
        : place == QLatin1String("skills")
        ? who.skills.leadership.count() + who.skills.mechanical.count() + who.skills.medical.count() == 0
        : place == QLatin1String("inventory")  ? who.inventory == none.inventory
        : place == QLatin1String("extra_slot") ? who.extraSlot == none.extraSlot
                                               : who.allySlots == none.allySlots;
}

} // namespace

Blanks blankEnemy(const State& state, const Figure& enemy)
{
    const Enemy* card = find(state.enemyCards, enemy.card);
    if (enemy.card.isEmpty())
        return {
            Blank{QStringLiteral("enemies.%1.card").arg(enemy.id), fill(tr("which enemy %1 is"), {titleOf(state, enemy.id)})}};
    const bool isTold = card && !isOnlyNamed(*card) && !isOtherRow(state, enemy) && !isHalf(*card, rowName(card, enemy));
    if ((card ? isTold : find(state.missions, enemy.card) != nullptr))
        return {}; // a bounty's stands on its mission
    const QString place = card ? enemy.card : QLatin1Char('+') + enemy.card;
    return {Blank{QStringLiteral("enemy_cards.%1.%2").arg(place, QLatin1String(rowName(card, enemy))),
        fill(tr("the enemy card of %1"), {titleOf(state, enemy.id)})}};
}

// All of them, or one alone: then the others are as little known as before.
Blanks blankSkill(const State& state, const Mercenary& who, Skill skill)
{
    const QLatin1String place("skills");
    const QString alone = skillPlace(skill);
    const bool isBlank = isOpen(who, place) // what comes with the program of a board is not all that is printed there
        || (who.unconfirmed && isAsBlank(who, place) && !who.entered.contains(place)) || isLeft(who, skill);
    if (who.id.isEmpty() || !isBlank)
        return {};
    return {Blank{QStringLiteral("mercenaries.%1.%2").arg(who.id, alone),
        fill(tr("the dice of %1 for %2"), {titleOf(state, who.id), shown(skill)})}};
}

Blanks blankGoals(const State& state, const QString& id)
{
    if (const Mission& here = mission(state, id); here.bounty || !here.goals.isEmpty()) // a bounty's is its target
        return {};
    return {
        Blank{QStringLiteral("missions.") + id + QStringLiteral(".goals"), fill(tr("the goals of %1"), {titleOf(state, id)})}};
}

// Somebody came in already, or will turn it over; once turned over it is known, unless it is still waited for.
static bool isStillOpen(const Sector& there, bool isAwaited)
{
    return isAwaited || (there.state == SectorState::Occupied && !there.faceUp);
}

bool isTold(const Spawn& line) { return line.enemy.isEmpty() ? line.encounters > 0 : line.count > 0; }

// The first of the lines that says not who, or not how many; named with its card.
static Blanks blankLine(const QString& path, const QList<Spawn>& lines, const QString& what)
{
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (!isTold(lines[i])) {
            const QString place = QStringLiteral("%1.%2").arg(path, number(i));
            if (lines[i].enemy.isEmpty())
                return {Blank{place, fill(tr("line %1 of %2"), {number(i + 1), what})}};
            return {Blank{place + QStringLiteral(".count"), fill(tr("how many in line %1 of %2"), {number(i + 1), what})}};
        }
    return {};
}

Blanks blankSpawn(const State& state, const QString& at)
{
    const Sector& there = sector(state, at);
    const SpawnCard& card = there.spawn;
    const Lieutenant* defender = find(state.lieutenants, there.lieutenant);
    const bool isEntered = !card.lines.isEmpty() || !card.rule.isEmpty() || !card.text.isEmpty() || card.empty;
    if (!isStillOpen(there, there.awaited) || (defender && defender->replaces))
        return {};
    if (const Blanks line = blankLine(
            QStringLiteral("sectors.%1.spawn.lines").arg(at), card.lines, fill(tr("the spawn card of %1"), {titleOf(state, at)}));
        !line.isEmpty())
        return line;
    if (isEntered)
        return {};
    if (!card.id.isEmpty()) // a name alone brings nobody
        return {Blank{QStringLiteral("sectors.%1.spawn.lines").arg(at),
            fill(tr("the lines of the spawn card of %1"), {titleOf(state, at)})}};
    return {Blank{QStringLiteral("sectors.%1.spawn").arg(at), fill(tr("the spawn card of %1"), {titleOf(state, at)})}};
}

Blanks blankDefence(const State& state, const QString& at)
{
    const Sector& there = sector(state, at);
    const Lieutenant* defender = find(state.lieutenants, there.lieutenant);
    if (!defender || !isStillOpen(there, there.defenceAwaited))
        return {};
    const QString what = fill(tr("the sector defence of %1"), {titleOf(state, defender->id)});
    const QString path = QStringLiteral("lieutenants.%1.defence").arg(defender->id);
    if (!defender->defence.isEmpty() || defender->everyArea || !defender->text.isEmpty())
        return blankLine(path, defender->defence, what);
    return {Blank{path, what}};
}

// A mission may have none, unless it asks to defeat them or nobody knows yet what it asks for.
Blanks blankGuards(const State& state, const QString& at)
{
    const Mission& there = mission(state, at);
    const bool isAsked = there.goals.isEmpty()
        || std::ranges::any_of(there.goals, [](const MissionGoal& goal) { return goal.kind == Goal::KillAll; });
    if (there.id.isEmpty() || there.bounty || (there.entered && !there.awaited))
        return {};
    const QString what = fill(tr("the guards of %1"), {titleOf(state, at)}), path = QStringLiteral("missions.%1.guards").arg(at);
    if (!there.guards.isEmpty() || !isAsked)
        return blankLine(path, there.guards, what);
    return {Blank{path, what}};
}

Blanks blankForces(const State& state, const QString& at)
{
    return find(state.sectors, at) ? blankSpawn(state, at) + blankDefence(state, at) : blankGuards(state, at);
}

// They count once a turn, and only where the board says so.
Blanks blankSkulls(const State& state, const QString& at)
{
    const SpawnCard& card = sector(state, at).spawn;
    const bool isThere = !card.id.isEmpty() || !card.lines.isEmpty() || !card.rule.isEmpty() || !card.text.isEmpty();
    if (!dictator(state).skullThreat || state.threat.skullLiberated || !isThere || card.skulls > 0
        || card.entered.contains(QLatin1String("skulls")))
        return {};
    return {Blank{
        QStringLiteral("sectors.%1.spawn.skulls").arg(at), fill(tr("the skulls of the spawn card of %1"), {titleOf(state, at)})}};
}

Blanks blankEntered(const State& state, const QString& at)
{
    const bool isTurned = sector(state, at).state == SectorState::Occupied;
    return blankForces(state, at) + (isTurned ? blankSkulls(state, at) : Blanks());
}

// Every sector lies beside another, every mission at its token: of one that none was entered for nobody knows.
Blanks blankWay(const State& state, const QString& from, const QString& to)
{
    if (isMission(state, to)) {
        const Mission& there = mission(state, to);
        if (there.place != Pile::Table || !accessOf(state, there).isEmpty())
            return {};
        return {Blank{QStringLiteral("access"), fill(tr("where the token of %1 lies"), {titleOf(state, to)})}};
    }
    const auto isBare = [&](const QString& id) {
        return std::ranges::none_of(state.edges, [&](const Edge& edge) { return edge.a == id || edge.b == id; });
    };
    if (from == to || !find(state.sectors, from) || !find(state.sectors, to) || (!isBare(from) && !isBare(to)))
        return {};
    return {Blank{QStringLiteral("edges"), tr("which sectors touch")}};
}

Blanks blankBorders(const State& state, const QString& at, const QStringList& areas)
{
    const Sector& here = sector(state, at);
    const auto isBare = [&](const QString& id) {
        return find(here.areas, id)
            && std::ranges::none_of(here.borders, [&](const Border& border) { return border.a == id || border.b == id; });
    };
    if (here.areas.size() < 2 || std::ranges::none_of(areas, isBare))
        return {};
    return {
        Blank{QStringLiteral("sectors.%1.borders").arg(at), fill(tr("which areas of %1 share a border"), {titleOf(state, at)})}};
}

Blanks blankReach(const State& state, const QString& at, const QString& from, const QString& to)
{
    return distance(state, at, from, to) < unreachable ? Blanks()
                                                       : blankBorders(state, at, engine::idsOf(sector(state, at).areas));
}

Blanks blankArea(const State& state, const QString& at, const QString& area, const QStringList& who)
{
    Blanks blanks;
    for (const QString& id : who) {
        const Figure* enemy = find(state.enemies, id);
        if (isAreaOpen(state, at, enemy ? enemy->area : mercenary(state, id).area, area))
            blanks += Blank{(enemy ? QStringLiteral("enemies.%1.area") : QStringLiteral("mercenaries.%1.area")).arg(id),
                fill(tr("the area of %1"), {titleOf(state, id)})};
    }
    return blanks;
}

Blanks blankTogether(const State& state, const Mercenary& a, const Mercenary& b)
{
    return a.at != b.at || a.at.isEmpty()
        ? Blanks()
        : blankArea(state, a.at, a.area.isEmpty() ? b.area : a.area, {a.area.isEmpty() ? a.id : b.id});
}

Blanks blankTerrain(const State& state, const Mercenary& who)
{
    const Sector* here = find(state.sectors, who.at);
    if (!here || find(here->areas, who.area) || isLiberated(state, who.at))
        return {};
    if (!here->areas.isEmpty())
        return {Blank{QStringLiteral("mercenaries.%1.area").arg(who.id), fill(tr("the area of %1"), {titleOf(state, who.id)})}};
    return {Blank{QStringLiteral("sectors.%1.areas").arg(who.at), fill(tr("the areas of %1"), {titleOf(state, who.at)})}};
}

Blanks blankSwamp(const State& state, const Incoming& one)
{
    const bool isMine = !find(state.enemies, one.from) && !find(state.mercenaries, one.from);
    return isMine && !state.settings.mineIsAttack ? Blanks() : blankTerrain(state, mercenary(state, one.who));
}

Blanks blankLoot(const State& state, const QString& id)
{
    const Corpse* corpse = find(state.corpses, id);
    if (!corpse || !corpse->loot.isEmpty() || find(state.missions, corpse->enemy))
        return {};
    if (corpse->enemy.isEmpty())
        return {Blank{QStringLiteral("corpses.%1.enemy").arg(id), fill(tr("whose corpse %1 is"), {titleOf(state, id)})}};
    const Enemy* card = find(state.enemyCards, corpse->enemy);
    const char* row = corpse->elite ? "elite_reward" : "reward";
    const bool isEntered =
        card && (!card->reward.isEmpty() || !card->eliteReward.isEmpty() || card->entered.contains(QLatin1String(row)));
    if (isEntered)
        return {};
    return {Blank{QStringLiteral("enemy_cards.%1.%2").arg(card ? card->id : QLatin1Char('+') + corpse->enemy, QLatin1String(row)),
        fill(tr("the loot of %1: which deck"), {titleOf(state, corpse->enemy)})}};
}

Blanks blankAttack(const State& state, const Card& card, int use)
{
    if (card.kind != CardKind::Weapon || (card.isSlotted() && !fitsPlace(card.kind, card.place)) || use < 1
        || use > std::max<qsizetype>(1, card.uses.size()))
        return {};
    if (card.uses.isEmpty()) // every weapon prints one
        return {Blank{
            QStringLiteral("cards.%1.uses").arg(card.id), fill(tr("the actions of %1: dice, range"), {titleOf(state, card.id)})}};
    if (const Use& printed = card.uses[use - 1]; printed.isAttack() || !printed.effects.isEmpty())
        return {};
    return {Blank{QStringLiteral("cards.%1.uses.%2.dice").arg(card.id, number(use - 1)),
        fill(tr("the dice of %1"), {titleOf(state, card.id)})}};
}

Blanks blankGuard(const State& state, const Mercenary& who, bool hides)
{
    Blanks blanks;
    for (const Card* one : working(state, who))
        if (one->place == Place::Armour && one->armour.count() + one->stealth.count() == 0 && one->boost == Boost{}
            && one->wear == Boost{})
            blanks += Blank{QStringLiteral("cards.%1.%2").arg(one->id, QLatin1String(hides ? "stealth" : "armour")),
                fill(tr("the dice of %1"), {titleOf(state, one->id)})};
    return blanks;
}

Blanks blankRoll(const State& state, const Roll& roll)
{
    if (roll.told)
        return {};
    switch (roll.kind) {
    case RollKind::Attack:
        return blankAttack(state, card(state, roll.card), roll.use);
    case RollKind::Armour:
    case RollKind::Stealth:
        return blankGuard(state, mercenary(state, roll.who), roll.kind == RollKind::Stealth);
    case RollKind::Leadership: // in the order of the skills
    case RollKind::Mechanical:
    case RollKind::Medical:
        return blankSkill(state, mercenary(state, roll.who), Skill(int(roll.kind) - int(RollKind::Leadership)));
    case RollKind::Bribe:
    case RollKind::CounterAttack:
        break;
    }
    return {};
}

Blanks blankBand(const State& state)
{
    const QList<Space>& track = dictator(state).track;
    const auto here = std::ranges::find(track, state.threat.level, &Space::level);
    if (state.dictator.isEmpty() || (here != track.end() && !here->band.isEmpty()))
        return {};
    if (here == track.end())
        return blankTrack(state);
    return {Blank{QStringLiteral("dictators.%1.track.%2.band").arg(state.dictator, number(here - track.begin())),
        fill(tr("the colour of level %1"), {number(state.threat.level)})}};
}

Blanks blankCard(const State& state, const QString& id)
{
    const Card& known = card(state, id);
    Card named;
    named.id = known.id;
    named.title = known.title;
    named.number = known.number;
    named.deck = known.deck;
    named.cost = known.cost;
    std::tie(named.place, named.holder, named.host, named.spent, named.used, named.begun, named.unconfirmed) =
        std::tie(known.place, known.holder, known.host, known.spent, known.used, known.begun, known.unconfirmed);
    if (id.isEmpty() || engine::toJson(known) != engine::toJson(named))
        return {};
    return {Blank{
        QStringLiteral("cards.") + id + QStringLiteral(".kind"), fill(tr("what kind of card %1 is"), {titleOf(state, id)})}};
}

Blanks blankBoard(const State& state, const Mercenary& who, const char* place)
{
    if (!who.unconfirmed || !isOpen(who, QLatin1String(place)))
        return {};
    return {Blank{QStringLiteral("mercenaries.%1.%2").arg(who.id, QLatin1String(place)),
        fill(tr("the board of %1"), {titleOf(state, who.id)})}};
}

Blanks blankSlots(const State& state, const QString& at)
{
    const Sector* here = find(state.sectors, at);
    if (!here || here->rebelSlots > 0 || !here->areas.isEmpty() || !here->tile.isEmpty()) // more than its name was entered
        return {};
    return {Blank{QStringLiteral("sectors.%1.rebel_slots").arg(at), fill(tr("the rebel slots of %1"), {titleOf(state, at)})}};
}

bool isOnlyNamed(const State& state, const Sector& there)
{
    const bool isStart = state.scenario && state.scenario->start.section(QLatin1Char(':'), 0, 0) == there.id;
    return state.phase == Phase::Setup && there.state == SectorState::Liberated && there.rebels == 0 && !isStart
        && there.spawn.id.isEmpty() && !blankSlots(state, there.id).isEmpty() && mercenariesAt(state, there.id).isEmpty();
}

Blanks blankTrack(const State& state)
{
    const Dictator& board = dictator(state);
    if (std::ranges::any_of(board.track, &Space::counter)) // every board shows some exclamation marks
        return {};
    if (state.dictator.isEmpty())
        return {Blank{QStringLiteral("dictator"), tr("which dictator is played")}};
    return {Blank{QStringLiteral("dictators.") + (board.id.isEmpty() ? QStringLiteral("+") : QString()) + state.dictator
            + QStringLiteral(".track"),
        fill(tr("the threat track of %1"), {titleOf(state, state.dictator)})}};
}

// Where a token lies there are skulls.
Blanks blankStrength(const State& state, int level)
{
    const QList<Space>& track = dictator(state).track;
    const auto here = std::ranges::find(track, level, &Space::level);
    if (const Blanks open = blankTrack(state); !open.isEmpty())
        return open;
    if (here == track.end())
        return {Blank{QStringLiteral("dictators.%1.track").arg(state.dictator),
            fill(tr("the threat track of %1"), {titleOf(state, state.dictator)})}};
    if (here->skulls > 0)
        return {};
    return {Blank{QStringLiteral("dictators.%1.track.%2.skulls").arg(state.dictator, number(here - track.begin())),
        fill(tr("the skulls of level %1"), {number(level)})}};
}

// A strength that the table said itself stands.
Blanks blankAttacked(const State& state)
{
    const std::optional<Attacked>& attack = state.threat.attack;
    return attack && attack->strength == counterStrength(state, attack->level) ? blankStrength(state, attack->level) : Blanks();
}

// As many cubes as a board has that nobody entered lie there: nobody counted them either.
Blanks blankStart(const State& state, const Mercenary& who)
{
    const bool isCounted = who.stamina + who.fatigue + who.wounds != mostCubes(state, who);
    if (who.id.isEmpty() || who.place != MercPlace::Team || isCounted || !isOpen(who, QLatin1String("start")))
        return {};
    return {Blank{QStringLiteral("mercenaries.%1.start").arg(who.id), fill(tr("the stamina of %1"), {titleOf(state, who.id)})}};
}

void keepEntered(Enemy& card)
{
    const QStringList said = std::exchange(card.entered, {});
    for (const auto& [name, row] : rowsOf(card))
        if (said.contains(QLatin1String(name)) && isUntouched(*row))
            card.entered += QLatin1String(name);
    for (const auto& [name, row] : rowsOf(card))
        for (const auto& [number, at] : numbersOfRows)
            if (const QString blank = leftBlank(numberOfRow(name, number)); said.contains(blank) && row->*at == Row().*at)
                card.entered += blank;
    for (const auto& [name, loot] : {std::pair("reward", &card.reward), std::pair("elite_reward", &card.eliteReward)})
        if (said.contains(QLatin1String(name)) && loot->isEmpty())
            card.entered += QLatin1String(name);
}

void keepEntered(SpawnCard& card)
{
    const bool isSaid = card.skulls == 0 && card.entered.contains(QLatin1String("skulls"));
    card.entered = isSaid ? QStringList{QStringLiteral("skulls")} : QStringList();
}

void keepEntered(Mercenary& who)
{
    const QStringList said = std::exchange(who.entered, {});
    const bool isTold = std::ranges::any_of(said, [](const QString& place) { return !place.startsWith(QLatin1Char('-')); });
    for (const QLatin1String place : {QLatin1String("start"), QLatin1String("skills")})
        if (!isBoardEntered(who) && said.contains(place))
            who.entered += place;
        else if (isBoardEntered(who) && isAsBlank(who, place)
            && (isTold ? !said.contains(place) : said.contains(leftBlank(QString(place)))))
            who.entered += leftBlank(QString(place));
    for (const Skill skill : allSkills)
        if (const QString left = leftBlank(skillPlace(skill)); said.contains(left) && who.skills.of(skill).count() == 0)
            who.entered += left;
}

// Whole cards say themselves what of them was entered.
template <class Card> static void keepEntered(QList<Card>& cards, const QList<Card>& before)
{
    for (Card& card : cards)
        if (const Card* was = find(before, card.id); !was || was->entered != card.entered)
            keepEntered(card);
}

namespace {

bool isOnlyNamed(const SpawnCard& card)
{
    return card.skulls == 0 && card.lines.isEmpty() && card.rule.isEmpty() && card.text.isEmpty() && card.reward.isEmpty()
        && !card.empty;
}

// It is one card: what is entered where it lies is kept of it, and what is kept says what lies there.
void keepSpawn(State& next, const QString& at)
{
    for (Sector& one : next.sectors)
        if (one.id == at && !one.spawn.id.isEmpty()) {
            fillSpawn(next, one);
            if (SpawnCard* kept = find(next.spawnCards, one.spawn.id))
                *kept = one.spawn;
            else
                next.spawnCards += one.spawn;
        }
}

} // namespace

// All of a row, or one number of it alone: then the others are as little known as before.
static void noteRow(Enemy& card, const Enemy* was, const char* name, const Row& row, const QString& told)
{
    const auto isOpen = [&](const Row& blank) { return isUntouched(blank) && !was->entered.contains(QLatin1String(name)); };
    const bool isFirst = !was || std::ranges::any_of(rowsOf(*was), [&](const auto& one) {
        return QLatin1String(one.first) == QLatin1String(name) && isOpen(*one.second);
    });
    for (const auto& [number, at] : numbersOfRows) {
        const QString place = numberOfRow(name, number);
        if (told == QLatin1String(name) || told == place)
            card.entered.removeAll(leftBlank(place));
        else if (isFirst && row.*at == Row().*at
            && std::ranges::any_of(numbersOfRows, [&](const auto& one) { return told == numberOfRow(name, one.first); }))
            card.entered += leftBlank(place);
    }
}

void fillSpawn(const State& state, Sector& there)
{
    const SpawnCard* kept = find(state.spawnCards, there.spawn.id);
    if (!kept || !isOnlyNamed(there.spawn))
        return;
    const Difficulty back = there.spawn.difficulty;
    there.spawn = *kept;
    if (kept->difficulty == Difficulty::Unknown)
        there.spawn.difficulty = back;
}

// The same of the skills of a board.
static void noteSkill(Mercenary& who, const State& before, const Mercenary& was, Skill skill, const QString& told)
{
    const QString place = skillPlace(skill), left = leftBlank(place);
    if (told == QLatin1String("skills") || told == place)
        who.entered.removeAll(left);
    else if (!blankSkill(before, was, skill).isEmpty() && who.skills.of(skill).count() == 0 && !who.entered.contains(left))
        who.entered += left;
}

void noteEntered(State& next, const State& before, const QString& path)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    const QString id = steps.value(1).startsWith(QLatin1Char('+')) ? steps[1].mid(1) : steps.value(1), place = steps.value(2);
    if (steps.size() < 3 && steps.first() == QLatin1String("enemy_cards"))
        keepEntered(next.enemyCards, before.enemyCards);
    if (steps.size() < 3 && steps.first() == QLatin1String("mercenaries"))
        keepEntered(next.mercenaries, before.mercenaries);
    const auto note = [&](QStringList& entered) {
        if (!entered.contains(place))
            entered += place;
    };
    if (steps.first() == QLatin1String("sectors") && place == QLatin1String("spawn")
        && steps.value(3, QStringLiteral("lines")) == QLatin1String("lines"))
        for (Sector& one : next.sectors)
            if (SpawnCard& card = one.spawn; one.id == id) {
                keepEntered(card);
                if (!card.lines.isEmpty() || (steps.size() > 3 && card.rule.isEmpty() && card.text.isEmpty()))
                    card.empty = card.lines.isEmpty(); // of a whole card no line says nothing of what it places
            }
    if (steps.first() == QLatin1String("sectors") && place == QLatin1String("spawn")) {
        if (Sector* there = find(next.sectors, id); there && steps.value(3) == QLatin1String("skulls")) {
            there->spawn.entered += steps[3];
            keepEntered(there->spawn);
        }
        keepSpawn(next, id);
    }
    if (Sector* told = find(next.sectors, id);
        told && steps.first() == QLatin1String("sectors") && place == QLatin1String("state"))
        told->untold = false;
    if (steps.first() == QLatin1String("spawn_cards"))
        for (Sector& one : next.sectors)
            fillSpawn(next, one);
    if (steps.first() == QLatin1String("sectors") && place == QLatin1String("areas"))
        intoAreas(next, id);
    Changes changes(next);
    arrive(changes, before);
    next = changes.state;
    if (steps.first() == QLatin1String("enemy_cards"))
        for (Enemy& card : next.enemyCards)
            if (card.id == id) {
                for (const auto& [name, row] : rowsOf(card))
                    if (place == QLatin1String(name)) {
                        noteRow(card, find(before.enemyCards, id), name, *row, steps.mid(2).join(QLatin1Char('.')));
                        if (isUntouched(*row))
                            note(card.entered);
                    }
                if ((place == QLatin1String("reward") && card.reward.isEmpty())
                    || (place == QLatin1String("elite_reward") && card.eliteReward.isEmpty()))
                    note(card.entered);
            }
    recognise(next, before);
    if (steps.first() != QLatin1String("mercenaries"))
        return;
    for (Mercenary& who : next.mercenaries) {
        const Mercenary* was = find(before.mercenaries, id);
        if (who.id != id || !was)
            continue;
        if (place == QLatin1String("start") && !blankStart(before, *was).isEmpty()) // what was spent of it stays spent
            who.stamina = std::max(0, who.stamina + who.start - was->start);
        constexpr std::array printed{QLatin1String("start"), QLatin1String("skills"), QLatin1String("inventory"),
            QLatin1String("ally_slots"), QLatin1String("extra_slot")};
        if (std::ranges::find(printed, place) != printed.end() && !isBoardEntered(who))
            note(who.entered);
        who.entered.removeAll(QLatin1Char('-') + place);
        if (place == QLatin1String("skills"))
            for (const Skill skill : allSkills)
                noteSkill(who, before, *was, skill, steps.mid(2).join(QLatin1Char('.')));
        if (steps.size() > 2 && isBoardEntered(who) && !isBoardEntered(*was)) // the first of what is printed there
            for (const QLatin1String other : printed)
                if (other != place && isAsBlank(who, other) && !who.entered.contains(other))
                    who.entered += leftBlank(QString(other));
    }
}

QString atLeast(const Blanks& open, int sum)
{
    return open.isEmpty() ? number(sum) : sum > 0 ? fill(tr("at least %1"), {number(sum)}) : QStringLiteral("?");
}

QString staminaText(const State& state, const Mercenary& who)
{
    return blankStart(state, who).isEmpty() ? number(who.stamina) : QStringLiteral("?");
}

Blanks blankAttacker(const State& state, const Incoming& one)
{
    const Figure* from = find(state.enemies, one.from);
    return from ? blankEnemy(state, *from) : Blanks();
}

QString damageText(const State& state, const Incoming& one)
{
    return blankAttacker(state, one).isEmpty() ? atLeast(blankSwamp(state, one), one.damage) : QStringLiteral("?");
}

QString lootText(const State& state, const Corpse& corpse)
{
    return blankLoot(state, corpse.id).isEmpty() ? number(corpse.loot.size()) : QStringLiteral("?");
}

QString strengthText(const State& state)
{
    return atLeast(blankAttacked(state), state.threat.attack ? state.threat.attack->strength : 0);
}

bool isTold(const State& state, const Sector& there)
{
    return !isOnlyNamed(state, there) && (!there.untold || there.state != SectorState::Liberated);
}

QString stateText(const State& state, const Sector& there) { return isTold(state, there) ? shown(there.state) : tr("not known"); }

QString healthText(const State& state, const Figure& enemy)
{
    return blankEnemy(state, enemy).isEmpty() ? number(rowOf(state, enemy).health) : QStringLiteral("?");
}

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Steps 3 and 4: opposition into the zones, mercenaries onto the corners (p. 4-5).
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/crew/made.h"
#include "games/hired-swords/rules/rules.h"

#include <QSet>

#include <algorithm>

namespace hiredswords {

// --- distribution (HS-064 … HS-072, HS-183, HS-325)

namespace {

// Of what is not known nothing is laid out.
Listing arrowOf(const State& state, Zone zone)
{
    return isOpen(contractCard(state), zone) ? Listing() : contractCard(state).arrows.at(zone);
}

QList<Listing> arrowsOf(const State& state)
{
    QList<Listing> listings;
    for (const Zone zone : zones)
        listings += arrowOf(state, zone);
    return listings;
}

} // namespace

QList<Fault> faultsIn(const State& state, const Distribute& a)
{
    QStringList known;
    for (const Mercenary& who : state.mercenaries)
        known += who.id;
    QSet<QString> once;
    for (const EnemyPick& pick : a.enemies) {
        if (once.contains(pick.mercenary))
            return {Fault{QStringLiteral("distribute.enemies"), pick.mercenary,
                engine::fill(tr("%1 is named twice."), {titleOf(state, pick.mercenary)}),
                tr("Name every enemy mercenary once.")}};
        once += pick.mercenary;
        if (!known.contains(pick.mercenary))
            return {Fault{QStringLiteral("distribute.enemies"), pick.mercenary,
                engine::fill(tr("%1 is no mercenary of this campaign."), {pick.mercenary}),
                tr("Enter the card first, or check the spelling.")}};
    }
    return tooManyNumbers(a.verb, state, arrowsOf(state), a.numbers);
}

QList<Fault> lacking(const State& state, const Distribute& a)
{
    if (const QList<Fault> none = withoutContract(state, Distribute::verb); !none.isEmpty())
        return none;
    return numbersLacking(a.verb, state, arrowsOf(state), a.numbers);
}

Blanks askedFirst(const State& state, const Distribute&) { return blankArrows(state, contractCard(state)); }

void check(Checks& checks, const State& state, const Distribute& a)
{
    inStep(checks, state, Step::Distribute);
    for (const EnemyPick& pick : a.enemies) {
        const bool isOurs = mercenary(state, pick.mercenary).where == Whereabouts::Stable || fighter(state, pick.mercenary);
        checks.must(R::E_ENEMY_AGENT, !isOurs, [&] { return QStringList{titleOf(state, pick.mercenary)}; });
        if (mercenary(state, pick.mercenary).where == Whereabouts::Slain && playsOther(state, Unclear::AMB_39))
            checks.must(R::E_ENEMY_SLAIN, false, [&] { return QStringList{titleOf(state, pick.mercenary)}; })
                .star(markOf(Unclear::AMB_39));
    }
    const CareerCard& card = contractCard(state);
    checkListings(checks, state, arrowsOf(state), a.numbers);
    Rolls rolls{state, a.rolled, a.numbers};
    int needed = 0; // as far as it is rolled
    for (const Listing& arrow : arrowsOf(state))
        needed += rolls.take(arrow).value;
    deckHolds(checks, state, needed);
    noteBlanks(checks, askedFirst(state, a), R::W_UNKNOWN_ARROWS);
    if (card.enemies.count > 0 || !a.enemies.isEmpty())
        checks.should(R::W_ENEMIES, a.enemies.size() == card.enemies.count, [&] {
            return QStringList{QString::number(a.enemies.size()), QString::number(card.enemies.count)};
        });
}

Needs needs(const State& state, const Distribute&)
{
    Needs needs;
    for (const Zone zone : zones)
        needs.dice += diceOf(state, arrowOf(state, zone), shown(zone));
    return needs;
}

void apply(Changes& changes, const State& before, const Distribute& a)
{
    State& state = changes.state;
    if (!state.battle || !state.contract)
        return;
    changes.tell(R::I_SHUFFLE_OPPOSITION, QT_TR_NOOP("The opposition deck is shuffled"), {});
    Rolls rolls{before, a.rolled, a.numbers};
    for (const Zone zone : zones) {
        const Worth count = rolls.take(arrowOf(before, zone));
        const int lying = hiddenCount(state, zone);
        changes.place(zone, count.value);
        const int placed = hiddenCount(state, zone) - lying;
        if (isOpen(contractCard(before), zone))
            changes.tell(
                R::W_UNKNOWN_ARROWS, QT_TR_NOOP("%1: face-down cards ?, none laid out, nobody entered the arrow"), {shown(zone)});
        else
            changes.tell(R::I_OPP_PLACED, QT_TR_NOOP("%1: face-down cards %2"), {shown(zone), made(placed, count.making)});
    }
    QSet<R> told;
    for (const Zone zone : zones) {
        const Listing& listing = contractCard(before).arrows.at(zone);
        if (!isOpen(contractCard(before), zone) && !told.contains(valueRule(listing))) {
            tellValue(changes, listing);
            told += valueRule(listing);
        }
    }
    for (const EnemyPick& pick : a.enemies) {
        if (changes.fighter(pick.mercenary) || changes.opponent(pick.mercenary))
            continue;
        Opponent enemy;
        enemy.id = pick.mercenary;
        enemy.mercenary = pick.mercenary;
        enemy.source = mercenary(before, pick.mercenary).where == Whereabouts::Slain ? Pile::Discard : Pile::Deck;
        enemy.zone = pick.zone;
        changes.battle().opposition += enemy;
        changes.tell(R::I_OPP_PLACED_ENEMY, QT_TR_NOOP("Enemy mercenary %1 stands in the %2 zone"),
            {changes.title(pick.mercenary), shown(pick.zone)});
    }
    state.step = Step::Deploy;
}

Message tell(const State& before, const Distribute&)
{
    return onContract(before, QT_TR_NOOP("Opposition distributed for %1"), QT_TR_NOOP("Opposition distributed"));
}

// --- deployment (HS-073 … HS-076)

void check(Checks& checks, const State& state, const PlaceMercenary& a)
{
    inStep(checks, state, Step::Deploy);
    const auto at = engine::valueNamed<Position>(a.at);
    checks.must(R::E_POS_NOT, at && isCorner(*at), [&] { return QStringList{a.at.isEmpty() ? tr("what nobody named") : a.at}; });
    const Fighter* other = nullptr;
    if (at && isCorner(*at))
        for (const Fighter& who : state.battle->crew)
            if (who.id != a.who && who.at == *at)
                other = &who;
    constexpr qsizetype corners = 4; // a larger crew shares them
    const bool isShared = state.battle->crew.size() > corners && playsOther(state, Unclear::AMB_08);
    checks.must(R::E_POS_TAKEN, !other || isShared,
              [&] {
                  return QStringList{titleOf(state, other->id), shown(*at)};
              })
        .starIf(other && isShared, markOf(Unclear::AMB_08));
    checks.noteIf(checks.isAllowed(), R::I_DEPLOYED);
}

void apply(Changes& changes, const State&, const PlaceMercenary& a)
{
    if (Fighter* who = changes.fighter(a.who))
        who->at = engine::valueNamed<Position>(a.at).value_or(who->at);
    changes.tell(R::I_DEPLOYED);
}

Message tell(const State& before, const PlaceMercenary& a)
{
    const auto at = engine::valueNamed<Position>(a.at);
    return at ? say(QT_TR_NOOP("%1 is placed on %2"), {titleOf(before, a.who), shown(*at)})
              : say(QT_TR_NOOP("%1 is placed"), {titleOf(before, a.who)});
}

// --- round 1 (HS-117 HS-131)

void check(Checks& checks, const State& state, const BeginBattle&)
{
    inStep(checks, state, Step::Deploy);
    QStringList missing;
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            if (who.at == Position::None && who.health != Health::Slain)
                missing += titleOf(state, who.id);
    must(checks, missing.isEmpty(), engine::fill(tr("not placed yet: %1"), {missing.join(QStringLiteral(", "))}),
        tr("every mercenary has a corner"));
    settled(checks, state);
    reminders(checks, state);
}

QList<Fault> lacking(const State& state, const BeginBattle& a) { return withoutBattle(state, a.verb); }

void apply(Changes& changes, const State&, const BeginBattle&)
{
    State& state = changes.state;
    if (!state.battle || !state.contract)
        return;
    changes.loseBudget();
    bool startsHurt = false;
    for (const Fighter& who : state.battle->crew)
        startsHurt |= who.health != Health::Healthy;
    if (startsHurt)
        changes.tell(R::I_CARD_WINS_START, QT_TR_NOOP("Somebody does not start healthy, as a card says"), {});
    changes.tell(R::I_BATTLE);
    changes.tell(R::I_PHASE, QT_TR_NOOP("Round 1 begins"), {});
    state.step = Step::Battle;
    state.battle->round = 1;
    state.battle->phase = 1;
}

Message tell(const State& before, const BeginBattle&)
{
    return onContract(before, QT_TR_NOOP("The battle of %1 begins"), QT_TR_NOOP("The battle begins"));
}

} // namespace hiredswords

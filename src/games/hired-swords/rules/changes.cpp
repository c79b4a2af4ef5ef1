// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/changes.h"

#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/crew/made.h"

#include "engine/noted.h"

#include <algorithm>

namespace hiredswords {

namespace {

Health lower(Health health, int levels) { return Health(std::min(int(health) + levels, int(Health::Slain))); }

// Without the cards that nobody named.
QStringList named(QStringList cards)
{
    cards.removeAll(QLatin1String(unnamedCard));
    return cards;
}

template <class Card> void upsert(QList<Card>& cards, const Card& card)
{
    if (Card* known = find(cards, card.id))
        *known = card;
    else
        cards += card;
}

} // namespace

void Changes::hurtFighter(const QString& id, int damage)
{
    Fighter* who = fighter(id);
    if (!who || damage <= 0 || who->health == Health::Slain)
        return;
    who->health = lower(who->health, damage);
    battle().changed = true;
    tell(R::I_DEGRADE, QT_TRANSLATE_NOOP("hiredswords", "%1 takes %2 damage and is %3"),
        {title(id), number(damage), shown(who->health)});
    if (who->health != Health::Slain)
        return;
    tell(R::I_SLAIN, QT_TRANSLATE_NOOP("hiredswords", "%1 is slain"), {title(id)});
    who->at = Position::None;
    if (Mercenary* card = mercenary(id))
        card->where = Whereabouts::Slain;
}

void Changes::hurtOpponent(const QString& id, int damage)
{
    Opponent* card = opponent(id);
    if (!card || damage <= 0)
        return;
    battle().changed = true;
    if (!card->isMercenary()) {
        tell(R::I_DEFEATED, QT_TRANSLATE_NOOP("hiredswords", "%1 is defeated"), {title(id)});
        defeat(id);
        return;
    }
    card->health = lower(card->health, damage);
    if (card->health == Health::Weary) {
        tell(R::I_ENEMY_WEARY, QT_TRANSLATE_NOOP("hiredswords", "%1 turns weary"), {title(id)});
        return;
    }
    tell(R::I_ENEMY_DEFEATED, QT_TRANSLATE_NOOP("hiredswords", "%1 is injured and thereby defeated"), {title(id)});
    defeat(id);
}

void Changes::hurt(const QString& id, int damage)
{
    if (fighter(id))
        hurtFighter(id, damage);
    else
        hurtOpponent(id, damage);
}

void Changes::exhaustTarget(const QString& id)
{
    Fighter* who = fighter(id);
    Opponent* card = opponent(id);
    bool* exhausted = who ? &who->exhausted : card ? &card->exhausted : nullptr;
    if (!exhausted)
        return;
    if (!*exhausted) {
        *exhausted = true;
        return;
    }
    tell(R::I_EUE, QT_TRANSLATE_NOOP("hiredswords", "%1 is exhausted already: 1 damage"), {title(id)});
    hurt(id, 1);
}

void Changes::heal(const QString& id, int levels)
{
    Fighter* who = fighter(id);
    Opponent* card = opponent(id);
    Health* health = who ? &who->health : card ? &card->health : nullptr;
    if (!health || *health == Health::Slain)
        return;
    *health = Health(std::max(int(*health) - levels, 0));
    battle().changed = true;
}

void Changes::actorDone(const QString& id, ActionKind kind, bool strain, bool free)
{
    Fighter* who = fighter(id);
    if (!who)
        return;
    who->actions += kind;
    if (free)
        who->freeActions += kind;
    if (!who->isOnTable())
        return; // slain or gone: nothing left to turn
    if (free) {
        tell(R::I_FREE, QT_TRANSLATE_NOOP("hiredswords", "%1 stays ready: the action is free"), {title(id)});
    } else if (strain && who->health < Health::Injured) {
        who->health = lower(who->health, 1);
        ++who->strained;
        battle().changed = true;
        tell(kind == ActionKind::Strain ? R::I_STRAIN_ALONE : R::I_STRAIN,
            QT_TRANSLATE_NOOP("hiredswords", "%1 strains, is %2 and stays ready"), {title(id), shown(who->health)});
    } else {
        who->exhausted = true;
        tell(R::I_EXHAUST, QT_TRANSLATE_NOOP("hiredswords", "%1 is exhausted"), {title(id)});
    }
}

void Changes::spendTokens(const QStringList& helpers, Skill skill)
{
    for (const QString& id : helpers) {
        Fighter* who = fighter(id);
        if (!who)
            continue;
        spend(id, Gates::Assist);
        tell(
            skill == Skill::Melee ? R::I_ASSIST_MELEE : R::I_ASSIST, QT_TRANSLATE_NOOP("hiredswords", "%1 assists"), {title(id)});
        tellBlank(id, {skill});
        if (who->health == Health::Injured)
            tell(R::I_NO_RANK, QT_TRANSLATE_NOOP("hiredswords", "%1 is injured and lends 0"), {title(id)});
        else
            tellWear(id, skill);
    }
}

void Changes::tellWear(const QString& id, Skill skill)
{
    const Fighter* who = fighter(id);
    const Opponent* card = who ? nullptr : opponent(id);
    if (!who && !(card && card->isMercenary()))
        return;
    const Mercenary& printed = hiredswords::mercenary(state, who ? id : card->mercenary);
    const Health health = who ? who->health : card->health;
    if (health == Health::Healthy || !printed.healthy || (health == Health::Weary && !printed.weary))
        return;
    const int healthy = printed.healthy->in(skill);
    const Ranks column = who ? ranksOf(state, *who) : ranksOf(state, *card);
    const int now = column.in(skill);
    if (now != healthy && column.isKnown(skill) && printed.healthy->isKnown(skill))
        tell(health == Health::Weary ? R::I_RANK_WEARY : R::I_NO_RANK,
            QT_TRANSLATE_NOOP("hiredswords", "%1 is %2: %3 %4, not %5"),
            {title(id), shown(health), shown(skill), number(now), number(healthy)});
}

void Changes::spend(const QString& id, Gates gates)
{
    if (Fighter* who = fighter(id))
        for (Counter& counter : who->counters)
            if (counter.gates == gates && counter.left > 0) {
                --counter.left;
                return;
            }
}

namespace {

// What a side has; while nobody entered it, no more than what helpers lend is known.
QString sideOf(const State& state, const QString& id, const QList<Skill>& skills, int value, const QString& making)
{
    return blankRanks(state, id, skills).isEmpty() ? made(value, making)
        : value == 0                               ? QStringLiteral("?")
                                                   : engine::fill(tr("at least %1"), {number(value)});
}

} // namespace

void Changes::tellBlank(const QString& id, const QList<Skill>& skills)
{
    if (const Blanks some = blankColumn(state, id).isEmpty() ? blankRanks(state, id, skills) : Blanks(); !some.isEmpty())
        tell(R::W_UNKNOWN, QT_TRANSLATE_NOOP("hiredswords", "Not known and counted as 0: %1"), {some.first().what});
    else if (!blankColumn(state, id).isEmpty())
        tell(R::W_UNKNOWN, QT_TRANSLATE_NOOP("hiredswords", "The rankings of %1 are not known and counted as 0"), {title(id)});
}

void Changes::carryOut(const Contest& result, const QString& attacker, const QString& defender)
{
    tellBlank(attacker, {result.skill});
    tellBlank(defender, result.compared);
    const bool isKnown = blankRanks(state, defender, result.compared).isEmpty(); // else it may lack nothing at all
    if (isKnown && result.substituted)
        tell(result.skill == Skill::Melee ? R::I_MELEE_STAMINA : R::I_FEINT_LOWEST,
            result.defender == result.skill ? QT_TRANSLATE_NOOP("hiredswords", "%1 has no ranking at all and defends with 0")
                                            : QT_TRANSLATE_NOOP("hiredswords", "%1 has no %2 and defends with %3"),
            {title(defender), shown(result.skill), shown(result.defender)});
    tellWear(defender, result.defender);
    const Fighter* ours = fighter(defender);
    if (isKnown && result.defence == 0 && !result.substituted && !(ours && ours->health == Health::Injured))
        tell(R::I_RANK_NONE, QT_TRANSLATE_NOOP("hiredswords", "%1 has no %2, which counts as 0"),
            {title(defender), shown(result.defender)});
    const QStringList numbers{title(attacker), sideOf(state, attacker, {result.skill}, result.attack, result.attackMaking),
        title(defender), sideOf(state, defender, result.compared, result.defence, result.defenceMaking), number(result.damage)};
    switch (result.outcome) {
    case R::I_MELEE_WIN:
    case R::I_MISSILE_HIT:
        tell(result.outcome, QT_TRANSLATE_NOOP("hiredswords", "%1 %2 against %3 %4: %5 damage to %3"), numbers);
        break;
    case R::I_MELEE_LOSE:
        tell(result.outcome, QT_TRANSLATE_NOOP("hiredswords", "%1 %2 against %3 %4: %5 damage to %1"), numbers);
        break;
    case R::I_MISSILE_DODGE:
    case R::I_FEINT_FAIL:
        tell(result.outcome, QT_TRANSLATE_NOOP("hiredswords", "%1 %2 against %3 %4: no effect"), numbers);
        break;
    default:
        tell(result.outcome, QT_TRANSLATE_NOOP("hiredswords", "%1 %2 against %3 %4: %3 is exhausted"), numbers);
        break;
    }
    const bool hurts = result.effected == Effected::DefenderHurt || result.effected == Effected::AttackerHurt;
    if (hurts && result.damage != usualDamage)
        tell(R::I_CARD_DAMAGE, QT_TRANSLATE_NOOP("hiredswords", "By a card %1 damage, not the usual %2"),
            {number(result.damage), number(usualDamage)});
    if (result.effected == Effected::DefenderHurt)
        hurt(defender, result.damage);
    else if (result.effected == Effected::AttackerHurt)
        hurt(attacker, result.damage);
    else if (result.effected == Effected::DefenderExhausted)
        exhaustTarget(defender);
}

void Changes::gain(int gold)
{
    constexpr int mostWealth = 9999;
    state.wealth = std::clamp(state.wealth + gold, 0, mostWealth);
}

int Changes::pay(std::optional<int> price)
{
    if (!state.contract)
        return 0;
    if (!price) {
        tell(R::I_PAID, QT_TRANSLATE_NOOP("hiredswords", "How much is paid is not known: its cost is not entered"));
        return 0;
    }
    const int cost = *price;
    const bool isKnown = blankPaying(state, cost).isEmpty();
    const int fromBudget = std::min(contract().budget, cost);
    const int fromWealth = std::min(state.wealth, cost - fromBudget);
    contract().budget -= fromBudget;
    contract().fromWealth += fromWealth;
    state.wealth -= fromWealth;
    if (!isKnown) {
        tell(R::I_PAID_WEALTH, QT_TRANSLATE_NOOP("hiredswords", "Paid from your wealth: %1 of %2; the budget is not entered"),
            {number(fromWealth), number(cost)});
        return fromWealth;
    }
    tell(fromWealth == 0      ? R::I_PAID_BUDGET
            : fromBudget == 0 ? R::I_PAID_WEALTH
                              : R::I_PAID,
        QT_TRANSLATE_NOOP("hiredswords", "Paid %1: %2 from the budget, %3 from your wealth"),
        {number(fromBudget + fromWealth), number(fromBudget), number(fromWealth)});
    return fromBudget + fromWealth;
}

void Changes::refund(int cost)
{
    if (!state.contract)
        return;
    const int toWealth = std::min(contract().fromWealth, cost);
    contract().fromWealth -= toWealth;
    gain(toWealth);
    contract().budget += cost - toWealth;
    tell(toWealth == 0         ? R::I_PAID_BUDGET
            : toWealth == cost ? R::I_PAID_WEALTH
                               : R::I_PAID,
        QT_TRANSLATE_NOOP("hiredswords", "Back %1: %2 to your wealth, %3 to the budget"),
        {number(cost), number(toWealth), number(cost - toWealth)});
}

void Changes::loseBudget()
{
    // The budget is spent first (HS-053): what was paid before somebody entered it comes back.
    if (const int back = std::min(contract().budget, contract().fromWealth); back > 0) {
        contract().budget -= back;
        contract().fromWealth -= back;
        gain(back);
        tell(R::I_PAID, QT_TRANSLATE_NOOP("hiredswords", "Paid from the budget after all: %1 back to your wealth"),
            {number(back)});
    }
    if (contract().budget > 0)
        tell(R::I_BUDGET_LOST, QT_TRANSLATE_NOOP("hiredswords", "Budget left and lost: %1"), {number(contract().budget)});
    contract().budget = 0;
}

void Changes::takeOpposition(const Opponent& card)
{
    if (card.isMercenary()) {
        if (Mercenary* facts = mercenary(card.mercenary))
            facts->where = card.source == Pile::Deck ? Whereabouts::Pool : Whereabouts::Slain;
        tell(R::I_RETURNED_ENEMY, QT_TRANSLATE_NOOP("hiredswords", "%1 goes back to the pile it came from"), {title(card.id)});
    } else {
        // A card that nobody named is somewhere in the pile, but the program cannot draw it by name.
        const bool isNamed = !card.card.isEmpty() || find(state.oppositionCards, card.id);
        state.opposition.discard += isNamed ? card.cardId() : QLatin1String(unnamedCard);
    }
    const QString source = card.id;
    state.noted.removeIf([&](const Effect& effect) { return effect.source == source; });
}

void Changes::defeat(const QString& id)
{
    const Opponent* card = opponent(id);
    if (!card)
        return;
    takeOpposition(*card);
    battle().opposition.removeIf([&](const Opponent& o) { return o.id == id; });
}

void Changes::place(Zone zone, int count)
{
    Deck& deck = state.opposition;
    for (int i = 0; i < count; ++i) {
        if (deck.count == 0 && !deck.discard.isEmpty() && !playsOther(state, Unclear::AMB_15)) {
            // Everything unseen lies face down on the table now; only the discards are in the new deck.
            for (Opponent& hidden : battle().opposition)
                hidden.earlier = !hidden.faceUp;
            deck.earlier += deck.unseen;
            deck.unseen = named(deck.discard);
            deck.count = int(deck.discard.size());
            deck.discard.clear();
            tell(
                R::I_SHUFFLE_RESERVE, QT_TRANSLATE_NOOP("hiredswords", "The opposition discards are shuffled into the deck"), {});
        }
        if (deck.count == 0) {
            tell(R::W_OPPOSITION_SHORT,
                QT_TRANSLATE_NOOP("hiredswords", "%1: the opposition deck is counted out; of %2 cards %3 are laid out"),
                {shown(zone), number(count), number(i)});
            break;
        }
        deck.add(-1);
        Opponent hidden;
        do
            hidden.id = QLatin1Char('o') + number(++battle().placed);
        while (find(battle().opposition, hidden.id) || find(battle().crew, hidden.id));
        hidden.zone = zone;
        hidden.faceUp = false;
        battle().opposition += hidden;
        battle().changed = true;
    }
}

void Changes::shuffleCareer(R why)
{
    Deck& deck = state.career;
    const bool isEmpty = deck.count == 0 && deck.discard.isEmpty();
    deck.add(int(deck.discard.size()));
    deck.unseen += deck.discard;
    deck.discard.clear();
    tell(why,
        isEmpty ? QT_TRANSLATE_NOOP("hiredswords", "No discarded career card is there to be shuffled")
                : QT_TRANSLATE_NOOP("hiredswords", "The discarded career cards are shuffled into their deck"),
        {});
}

void Changes::goTo(Location location)
{
    if (location == state.location) { // nobody travels, so nothing is shuffled (HS-125)
        tell(R::I_RELOCATED, QT_TRANSLATE_NOOP("hiredswords", "You are in the %1 already"), {shown(location)});
        return;
    }
    state.location = location;
    tell(R::I_TRAVEL, QT_TRANSLATE_NOOP("hiredswords", "You are in the %1 now; its freelancers can be hired"), {shown(location)});
    shuffleCareer(R::I_SHUFFLE_CAREER);
}

void Changes::know(CareerCard card)
{
    keepEntered(card);
    upsert(state.careerCards, card);
}

void Changes::know(OppositionCard card)
{
    keepEntered(card);
    upsert(state.oppositionCards, card);
}

// Its effects come up as reminders; it leaves the cards that may still lie face down.
void Changes::nameCard(const QString& id, const QString& name)
{
    Opponent& card = *opponent(id);
    QStringList& pool = card.earlier ? state.opposition.earlier : state.opposition.unseen;
    pool.removeOne(name);
    card.card = name;
    card.earlier = false;
    for (Effect effect : QList<Effect>(oppositionCard(state, name).effects)) {
        effect.source = id;
        engine::noteIn(state, effect);
    }
}

void Changes::discardCareer(const QString& id)
{
    if (!id.isEmpty())
        state.career.discard += id;
}

void Changes::tacticBack(const QString& id, R why)
{
    if (Tactic* card = tactic(id)) {
        card->where = TacticPlace::Deck;
        for (Counter& counter : card->counters)
            counter.left = 0;
    }
    tell(why, QT_TRANSLATE_NOOP("hiredswords", "%1 goes back to the tactics deck"), {title(id)});
}

void Changes::leaveContract()
{
    // Notes of the table, of hired agents and of encounters stay.
    state.noted.removeIf([&](const Effect& effect) {
        const bool isOfContract = state.contract && effect.source == state.contract->card;
        return isOfContract || find(state.tactics, effect.source) || (fighter(effect.source) && effect.phase != Moment::Now);
    });
    for (Effect& effect : state.noted)
        effect.done = 0; // rounds are counted anew with each contract
    state.contract.reset();
    state.battle.reset();
    state.step = Step::Career;
}

void Changes::endContract(Ending ending)
{
    const bool succeeded = ending != Ending::Failure;
    contract().ending = ending;
    state.step = Step::Resolution;
    ++(succeeded ? state.won : state.lost);
    if (!isFinal(state))
        return;
    state.status = succeeded ? CareerStatus::Succeeded : CareerStatus::Failed;
    tell(R::I_FINAL_END,
        succeeded ? QT_TRANSLATE_NOOP("hiredswords", "The final contract succeeds, and with it the career")
                  : QT_TRANSLATE_NOOP("hiredswords", "The final contract fails, and with it the career"),
        {});
}

} // namespace hiredswords

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: who chooses next, where an attack goes, what damage would move, and the chances of cards.
#include "games/swords-and-souls/rules/questions/questions.h"

#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/questions/odds.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

namespace {

// With the rules that decided this answer.
template <class T> Answered<T> told(T value, std::initializer_list<R> reasons)
{
    Answered<T> answer{std::move(value), {}, {}};
    for (const R id : reasons)
        answer.told += engine::Told{&reason(id), {}};
    return answer;
}
template <class T> Answered<T> told(T value, R reason) { return told(std::move(value), {reason}); }

template <class T> void tellToo(Answered<T>& answer, bool decides, R id)
{
    if (decides)
        answer.told += engine::Told{&reason(id), {}};
}

engine::Verdict wrong(const Fault& fault) { return {{}, {fault}}; }

// "31/35" and "88.5714", six digits at most.
Chance exact(const dice::Fraction& chance) { return {chance.text(), QString::number(100 * chance.value(), 'g', 6)}; }

} // namespace

Answered<QStringList> answer(const State&, const Dice&) { return told(QStringList(), R::I_ODDS); }

Answered<int> answer(const State&, const Value& q)
{
    bool isNumber = false;
    const int value = q.listing.trimmed().toInt(&isNumber);
    if (!isNumber)
        return {{},
            wrong({QStringLiteral("value.listing"), q.listing, tr("This is no number."),
                tr("Give a whole number; this game has no dice.")})};
    return told(value, R::I_ODDS);
}

Answered<GameReport> answer(const State& state, const GameNow&)
{
    return told(GameReport{state.status == Status::Running, state.winner}, state.status == Status::Over ? R::I_WON : R::I_GAME);
}

Answered<QStringList> answer(const State& state, const ChoosingOrder&) { return told(clockwise(state, state.first), R::I_ORDER); }

Answered<VaultReport> answer(const State& state, const Vault&)
{
    const Supply left = vault(state);
    Answered<VaultReport> answer = told(VaultReport{left.small, left.large}, R::I_VAULT);
    tellToo(answer, left.small >= 0 && left.large >= 0, R::I_ENOUGH);
    return answer;
}

Answered<BoxReport> answer(const State& state, const Box&)
{
    const Cards there = cardsThere(state);
    const Supply tokens = state.supply;
    const bool isComplete = there == printedCards && tokens.small == Supply().small && tokens.large == Supply().large;
    return told(BoxReport{there.heroes, there.starters, there.arsenal, tokens.small, tokens.large, isComplete}, R::I_BOX);
}

namespace {

// The attack that a question means: the running one unless somebody is named.
struct Aim {
    QString attacker, target;
    Way way = Way::Clockwise;
};

std::variant<Aim, Fault> aimOf(
    const State& state, const char* place, const QString& attacker, const QString& target, std::optional<Way> way)
{
    if (target.isEmpty() && !state.attack)
        return Fault{QLatin1String(place), {}, tr("No attack is on the table."), tr("Name the target.")};
    Aim aim{actorOf(state, attacker), target, Way::Open};
    if (target.isEmpty())
        aim = {state.attack->attacker, state.attack->target, state.attack->way};
    else
        aim.way = wayOf(state, aim.attacker, aim.target);
    if (aim.way == Way::Open)
        aim.way = way.value_or(Way::Open);
    if (aim.way == Way::Open)
        return noWay(place);
    if (aim.attacker.isEmpty() || aim.attacker == aim.target)
        return Fault{QLatin1String(place), aim.target, tr("An attack needs an attacker and another player as its target."),
            tr("Name both.")};
    return aim;
}

} // namespace

Answered<PathReport> answer(const State& state, const Path& q)
{
    const auto aim = aimOf(state, "path.target", q.attacker, q.target, q.way);
    if (const Fault* fault = std::get_if<Fault>(&aim))
        return {{}, wrong(*fault)};
    const auto& [attacker, target, way] = std::get<Aim>(aim);
    Answered<PathReport> answer = told(PathReport{way, {}, {}, attacker}, R::I_WAY);
    for (const QString& id : circle(state, attacker, target, way))
        (player(state, id).down ? answer.value.passed : answer.value.asked) += id;
    tellToo(answer, isAcross(state, attacker, target), R::I_ACROSS);
    tellToo(answer, true, R::I_FAILED);
    tellToo(answer, !answer.value.passed.isEmpty(), R::I_PASSED);
    return answer;
}

Answered<DamageReport> answer(const State& state, const Damage& q)
{
    if (q.target.isEmpty() && !state.attack)
        return {{}, wrong({QStringLiteral("damage.target"), {}, tr("No attack is on the table."), tr("Name the target.")})};
    const Player& target = player(state, q.target.isEmpty() ? state.attack->target : q.target);
    const bool isDouble = q.doubled.value_or(state.attack && state.attack->doubled);
    const int hearts = heartsTaken(state, target, isDouble);
    const int small = std::min(hearts, target.small);
    const bool isDefeated = small < hearts;
    Answered<DamageReport> answer = told(DamageReport{target.id, small, isDefeated ? fragmentsFrom(state, target, isDouble) : 0,
                                             isDefeated, cardsIn(target.treasures), isDefeated ? 0 : 1, isDefeated},
        isDefeated ? R::I_DEFEAT : R::I_SMALL);
    tellToo(answer, isDefeated && small > 0, R::I_SMALL);
    tellToo(answer, isDouble, R::I_DOUBLE);
    tellToo(answer, true, target.treasures.isEmpty() ? R::I_NO_TREASURE : R::I_TREASURE);
    tellToo(answer, true, isDefeated ? R::I_TREASURE_DEFEAT : R::I_TREASURE_HURT);
    tellToo(answer, isDouble && !target.treasures.isEmpty(), R::I_ONE_TREASURE);
    tellToo(answer, true, isDefeated ? R::I_CARD_TAKEN : R::I_RECOVERY);
    tellToo(answer, isDouble, R::I_ONE_CARD);
    return answer;
}

namespace {

Fault unknownCards(const char* place, const State& state, const Player& who)
{
    if (const QStringList open = unknownAnswers(state, who); isPoolKnown(who) && !open.isEmpty())
        return {QLatin1String(place), who.id,
            engine::fill(tr("Whether these cards of %1 block or dodge is not entered: %2."), {who.id, titlesOf(state, open)}),
            tr("Enter what they do.")};
    return {QLatin1String(place), who.id,
        engine::fill(tr("Not every card of %1 is known by name: known %2 of %3."),
            {who.id, number(pool(who).size()), number(privateHand(who).size() + who.deck.size())}),
        tr("Enter the missing names among the cards not seen of this player.")};
}

// The first cards drawn come from the deck; later ones from the discard pile.
bool isDrawKnown(const State& state, const Player& who, int draws)
{
    return isKnown(state, who) && (draws <= who.deck.size() || !who.discard.contains(QLatin1String(unnamedCard)));
}

} // namespace

Answered<HoldingChance> answer(const State& state, const Holding& q)
{
    const Player& who = player(state, q.who);
    if (!isKnown(state, who))
        return {{}, wrong(unknownCards("holding.who", state, who))};
    const auto [fraction, percent] = exact(chanceOfHolding(state, who, q.want, q.least));
    return told(HoldingChance{fraction, percent, certain(state, who, q.want), int(pool(who).size()),
                    wantedIn(state, pool(who), q.want), int(privateHand(who).size())},
        {R::I_ODDS, R::I_REACTION});
}

Answered<NextHandChance> answer(const State& state, const NextHand& q)
{
    const Player& who = player(state, q.who);
    if (!isDrawKnown(state, who, missing(who)))
        return {{}, wrong(unknownCards("next-hand.who", state, who))};
    const auto [fraction, percent] = exact(chanceNextHand(state, who, q.want, q.least));
    Answered<NextHandChance> answer =
        told(NextHandChance{fraction, percent, std::min(missing(who), int(who.deck.size() + who.discard.size()))},
            {R::I_ODDS, missing(who) > 0 ? R::I_DRAWN : R::I_NO_DRAW});
    tellToo(answer, missing(who) > who.deck.size(), R::I_RESHUFFLED);
    return answer;
}

Answered<MemoryReport> answer(const State& state, const DeckMemory& q)
{
    const Player& who = player(state, q.who);
    QStringList unseen = pool(who);
    unseen.sort(); // where they lie is not told
    return told(
        MemoryReport{isPoolKnown(who), int(privateHand(who).size()), int(who.deck.size()), unseen, who.shown, who.discard},
        R::I_ODDS);
}

Answered<Chance> answer(const State& state, const Recovery& q)
{
    const Player& who = player(state, q.who);
    if (!isDrawKnown(state, who, 1))
        return {{}, wrong(unknownCards("recovery.who", state, who))};
    Answered<Chance> answer = told(exact(chanceOfDrawing(state, who, q.want, q.inHand)), {R::I_ODDS, R::I_RECOVERY});
    tellToo(answer, who.deck.isEmpty(), R::I_RESHUFFLED);
    return answer;
}

Answered<QList<DamagesChance>> answer(const State& state, const AttacksInARow& q)
{
    const Player& who = player(state, q.who);
    if (!isDrawKnown(state, who, q.attacks))
        return {{}, wrong(unknownCards("attacks-in-a-row.who", state, who))};
    const dice::Distribution all = damages(state, who, q.want, q.attacks);
    QList<DamagesChance> rows;
    for (const qint64 times : all.outcomes()) {
        const auto [fraction, percent] = exact(dice::exactly(all, times));
        rows += DamagesChance{fraction, percent, int(times)};
    }
    return told(rows, {R::I_ODDS, R::I_REACTION, R::I_RECOVERY});
}

Answered<Chance> answer(const State& state, const FullCircle& q)
{
    const auto aim = aimOf(state, "full-circle.target", q.attacker, q.target, q.way);
    if (const Fault* fault = std::get_if<Fault>(&aim))
        return {{}, wrong(*fault)};
    const auto& [attacker, target, way] = std::get<Aim>(aim);
    for (const QString& id : circle(state, attacker, target, way))
        if (const Player& one = player(state, id); !one.down && !isKnown(state, one))
            return {{}, wrong(unknownCards("full-circle.target", state, one))};
    return told(exact(chanceOfFullCircle(state, attacker, target, way)),
        {R::I_ODDS, isAcross(state, attacker, target) ? R::I_ACROSS : R::I_WAY, R::I_DODGE, R::I_FAILED});
}

Answered<Chance> answer(const State& state, const InRow& q)
{
    const auto isBlank = [](const QStringList& layer) { return layer.contains(QLatin1String(unnamedCard)); };
    if (std::ranges::any_of(layersOf(state.arsenal) + QList<QStringList>{state.arsenal.row}, isBlank))
        return {{},
            wrong({QStringLiteral("in-row.card"), q.card, tr("Not every arsenal card is known by name."),
                tr("Enter the arsenal as a pack, or correct its deck.")})};
    Answered<Chance> answer = told(exact(chanceInRow(state, q.card, q.refreshes, q.least)), {R::I_ODDS, R::I_ROW});
    tellToo(answer, q.refreshes > 0, R::I_REFRESHED);
    return answer;
}

Answered<Chance> answer(const State&, const DrawOdds& q)
{
    if (q.wanted > q.among || q.drawn > q.among)
        return {{},
            wrong({QStringLiteral("draw-odds.among"), number(q.among), tr("There are fewer cards than that."),
                tr("Give at least as many cards as are wanted or drawn.")})};
    return told(exact(dice::atLeast(dice::drawnOf(q.wanted, q.among, q.drawn), q.least)), R::I_ODDS);
}

Answered<QStringList> answer(const State& state, const RulesInForce&)
{
    return told(engine::rulesBehind(offers(state), bookRules()), R::I_GAME);
}

namespace {

using AnyQuestion = std::variant<Value, Dice, GameNow, ChoosingOrder, Vault, Box, Path, Damage, Holding, NextHand, DeckMemory,
    Recovery, AttacksInARow, FullCircle, InRow, DrawOdds, RulesInForce>;

} // namespace

const QList<engine::Question>& questions() { return engine::questionsIn<AnyQuestion, State>(); }

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(state, question, fields);
}

} // namespace swordsandsouls

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/offer_words.h"

#include "engine/functions.h"
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/questions/odds.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"
#include "kit/advice.h"

#include <QLocale>

#include <algorithm>
#include <compare>
#include <tuple>

namespace sellsword::desk {

using kit::OfferText;
using kit::Tone;

namespace {

struct Title {
    const State& state;

    QString of(const QString& id) const { return player(state, id) ? brief(titleOf(state, id)) : titleOf(state, id); }
    QString attack(const auto& a) const { return attackTitle(state, a.who, a.attack); }

    // --- mustering

    // Of the card alone: its first unit has the same id and may already be one of several.
    QString operator()(const AddUnit& a) const
    {
        const UnitCard* card = find(state.cards, a.card);
        return fill(sellsword::tr("Add %1"), {card ? printedTitle(*card) : a.card});
    }
    QString operator()(const RemoveUnit& a) const { return fill(sellsword::tr("Take %1 out"), {of(a.who)}); }
    QString operator()(const AttachMod& a) const { return fill(sellsword::tr("Put %1 on %2"), {of(a.mod), of(a.who)}); }
    QString operator()(const DetachMod& a) const { return fill(sellsword::tr("Take %1 off %2"), {of(a.mod), of(a.who)}); }

    QString operator()(const FinishWarband& a) const
    {
        return fill(sellsword::tr("The warband of %1 is finished"), {of(a.player)});
    }

    // --- order of play

    QString operator()(const RollTactics&) const { return sellsword::tr("Roll the tactics check"); }

    QString operator()(const RerollTactics& a) const
    {
        return a.who.isEmpty() ? fill(sellsword::tr("%1 rolls again"), {of(a.player)})
                               : fill(sellsword::tr("%1 rolls again with a die of %2"), {of(a.player), of(a.who)});
    }
    QString operator()(const SettleTactics&) const { return sellsword::tr("Accept the tactics check"); }
    QString operator()(const NamePicker& a) const { return fill(sellsword::tr("%1 chooses the Gridmap"), {of(a.player)}); }
    QString operator()(const ChooseMap& a) const
    {
        return fill(sellsword::tr("%1 takes the side %2"), {of(a.player), zoneTitle(a.side)});
    }

    QString operator()(const PlaceTile& a) const
    {
        return state.map ? fill(sellsword::tr("Entry Tile of %1 at %2"), {of(a.player), a.at.text()})
                         : fill(sellsword::tr("Entry Tile of %1, where it lies on the table"), {of(a.player)});
    }
    QString operator()(const Deploy& a) const { return fill(sellsword::tr("Place %1 at %2"), {of(a.who), a.at.text()}); }
    QString operator()(const StartRound&) const { return sellsword::tr("Begin the round"); }
    QString operator()(const ChooseSeat& a) const { return fill(sellsword::tr("%1 is P%2"), {of(a.player), number(a.seat)}); }
    QString operator()(const EndRound& a) const
    {
        return a.holders.isEmpty() ? sellsword::tr("End the round: objectives")
                                   : fill(sellsword::tr("End the round: objective of %1"), {listed(titlesOf(state, a.holders))});
    }
    QString operator()(const FinishRound&) const { return sellsword::tr("The round is over"); }
    QString operator()(const EndMatch&) const { return sellsword::tr("End the match as it stands"); }

    // --- turns

    QString operator()(const Activate& a) const { return fill(sellsword::tr("%1 begins its turn"), {of(a.who)}); }
    QString operator()(const SkipPhase0&) const { return sellsword::tr("Nobody goes in phase 0"); }

    QString operator()(const StartEffect& a) const
    {
        return a.what == QLatin1String("damaging") ? sellsword::tr("Wounds of the ground")
            : a.what == QLatin1String("mortal")    ? sellsword::tr("Roll for the Mortal injury")
                                                   : fill(sellsword::tr("Roll for %1"), {status(a.what)});
    }
    // Of whoever has its turn.
    QString status(const QString& id) const
    {
        const Unit* who = state.turn ? unit(state, state.turn->unit) : nullptr;
        const Status* found = who ? find(who->statuses, id) : nullptr;
        return found ? statusText(*found) : id;
    }
    QString operator()(const EndTurn&) const { return sellsword::tr("End the acts"); }
    QString operator()(const FinishTurn&) const { return sellsword::tr("The turn is over"); }
    QString operator()(const Recover& a) const { return fill(sellsword::tr("Recover from %1"), {status(a.status)}); }
    QString operator()(const LendDie& a) const { return fill(sellsword::tr("%1 lends a die: roll again"), {of(a.who)}); }
    QString operator()(const Rest& a) const { return fill(sellsword::tr("Rest for a %1 token"), {shown(a.token)}); }
    QString operator()(const Crow&) const { return sellsword::tr("Crow over the dropped enemy"); }

    QString operator()(const UseTrait& a) const
    {
        const Unit* who = unit(state, a.who);
        const Trait* trait = who ? traitOf(state, *who, a.trait) : nullptr;
        return trait ? printedTitle(*trait) : a.trait;
    }

    // --- acts

    QString operator()(const Move& a) const
    {
        return a.path.isEmpty() ? sellsword::tr("Basic move") : fill(sellsword::tr("Move to %1"), {a.path.last().text()});
    }

    QString operator()(const Maneuver& a) const
    {
        return a.to ? fill(sellsword::tr("Maneuver to %1"), {a.to->text()}) : sellsword::tr("Maneuver");
    }

    QString operator()(const GoOn& a) const
    {
        return a.stop ? sellsword::tr("Stop here") : sellsword::tr("Go on: nobody else replies");
    }

    // At a unit, a square or everybody named.
    QString operator()(const DeclareAttack& a) const
    {
        const QString aim = !a.target.isEmpty() ? of(a.target)
            : !a.targets.isEmpty()              ? listed(titlesOf(state, a.targets))
            : a.origin                          ? a.origin->text()
                                                : QString();
        return fill(sellsword::tr("%1 at %2"), {attack(a), aim});
    }
    QString operator()(const Charge& a) const { return fill(sellsword::tr("Charge: %1 at %2"), {attack(a), of(a.target)}); }
    QString operator()(const Reply& a) const
    {
        return a.origin ? fill(sellsword::tr("%1 replies: %2 at %3"), {of(a.who), attack(a), a.origin->text()})
                        : fill(sellsword::tr("%1 replies: %2"), {of(a.who), attack(a)});
    }
    QString operator()(const RollAttack&) const { return sellsword::tr("Roll the attack"); }

    QString operator()(const Reroll& a) const
    {
        return a.who.isEmpty() ? sellsword::tr("Roll the miss again")
                               : fill(sellsword::tr("Roll the miss again with a die of %1"), {of(a.who)});
    }

    QString operator()(const ForceMove& a) const
    {
        return a.path.isEmpty() ? fill(sellsword::tr("%1 stays"), {of(a.who)})
                                : fill(sellsword::tr("%1 is moved to %2"), {of(a.who), a.path.last().text()});
    }
    QString operator()(const Award& a) const { return fill(sellsword::tr("%1 scores %2"), {of(a.player), of(a.who)}); }

    QString operator()(const Allot& a) const
    {
        QStringList parts;
        if (a.vigor > 0)
            parts += fill(sellsword::tr("Vigor −%1"), {number(a.vigor)});
        if (const Unit* who = unit(state, a.who))
            for (const QString& box : a.injuries)
                parts += boxText(state, *who, box);
        return parts.isEmpty() ? sellsword::tr("Nothing to take") : parts.join(QStringLiteral(" + "));
    }

    QString noted(const QString& id) const
    {
        const Effect* effect = find(state.noted, id);
        return effect ? notedText(*effect) : id;
    }
    QString operator()(const DoEffect& a) const { return fill(sellsword::tr("Do: %1"), {noted(a.noted)}); }
    QString operator()(const DropEffect& a) const { return fill(sellsword::tr("Strike out: %1"), {noted(a.noted)}); }
    template <class A> QString operator()(const A&) const { return {}; }
};

// What nobody entered of what the roll hangs on.
Blanks blanksOf(const State& state, const Preview& question)
{
    const Unit* who = unit(state, question.who);
    const Unit* target = unit(state, question.target);
    const Attack* attack = who ? attackOf(state, *who, question.attack) : nullptr;
    return attack && target ? blankBonus(state, *who, *attack) + blankStat(state, *target, attack->vs) : Blanks();
}

} // namespace

QString makingText(const Forecast& value)
{
    return value.automatic ? sellsword::tr("hits by itself")
                           : value.making + QStringLiteral(" → ") + faceText(value.needed.value_or(0));
}

namespace {

// The chance and what it brings.
void addChance(OfferText& text, const State& state, const Preview& question)
{
    const auto seen = forecast(state, question);
    if (!seen)
        return;
    const Forecast& value = seen->value;
    text.tone = Tone::Good;
    if (!value.hit) {
        text.outcome = QStringLiteral("?");
        text.detail = fill(sellsword::tr("Not entered yet: %1"), {engine::named(blanksOf(state, question))});
        return;
    }
    text.outcome = percentText(*value.hit);
    const Unit& who = *unit(state, question.who);
    const bool isBlunt = !blankWounds(state, who, *attackOf(state, who, question.attack)).isEmpty();
    QStringList parts{makingText(value),
        isBlunt ? sellsword::tr("wounds ?")
                : fill(sellsword::tr("%1 wounds on average"), {QLocale().toString(value.expected.value_or(0), 'f', 1)})};
    if (!question.path.isEmpty())
        parts += fill(sellsword::tr("ends at %1"), {question.path.last().text()});
    const double drop = value.drop.value_or(0), dropUnavoided = value.dropUnavoided.value_or(0);
    if (!value.drop && dropUnavoided > 0)
        parts += fill(sellsword::tr("drops it at most %1, its Vigor is not entered"), {percentText(dropUnavoided)});
    else if (drop > 0)
        parts += fill(sellsword::tr("drops it %1"), {percentText(drop)});
    text.detail = parts.join(QStringLiteral(" · "));
}

// Percent of the faces of its one die after which something holds; nothing: it throws none, or several.
template <class A, class Holds> std::optional<double> chanceOf(const State& state, A action, const Holds& holds)
{
    constexpr int faces = 20;
    int good = 0;
    if (!engine::faultsOf(state, action).isEmpty() || engine::needsOf(state, action).dice.size() != 1)
        return std::nullopt;
    for (int face = 1; face <= faces; ++face) {
        action.rolled = {face};
        good += holds(apply(state, action).state);
    }
    return 100.0 * good / faces;
}

// What a die that is rolled again may bring; nothing for other actions.
std::optional<double> chanceAgain(const State& state, const engine::AnyAction& action)
{
    std::optional<double> chance;
    const auto isOver = [](const State& after) { return after.turn && after.turn->recovery && after.turn->recovery->recovered; };
    kit::on(
        action,
        [&](const Recover& a) {
            const Unit* who = state.turn ? unit(state, state.turn->unit) : nullptr;
            const Status* status = who ? find(who->statuses, a.status) : nullptr;
            if (status && blankRecovery(state, *who, *status).isEmpty())
                chance = chanceOf(state, a, isOver);
        },
        [&](const LendDie& a) {
            const Unit* who = state.turn ? unit(state, state.turn->unit) : nullptr;
            if (who && state.turn->recovery && blankRecovery(state, *who, state.turn->recovery->status).isEmpty())
                chance = chanceOf(state, a, isOver);
        },
        [&](const RerollTactics& a) {
            chance = chanceOf(state, a, [&](const State& after) { return leaders(after) == QStringList{a.player}; });
        },
        [&](const Reroll&) {
            const Unit* who = state.missed ? unit(state, state.missed->who) : nullptr;
            const Attack* attack = who ? attackOf(state, *who, state.missed->attack) : nullptr;
            if (attack && state.missed->targets.size() == 1)
                if (const Unit* target = unit(state, state.missed->targets.first());
                    target && blankStat(state, *target, attack->vs).isEmpty() && blankBonus(state, *who, *attack).isEmpty()) {
                    const Aim aim = aimAt(Field(state), *who, *attack, *target, *state.missed);
                    chance = percent(attackOdds(state, aim, *attack, target, state.missed->charge, 0).hits());
                }
        });
    return chance;
}

} // namespace

std::optional<Preview> replyIn(const State& state, const engine::AnyAction& action)
{
    const Reply* reply = action.as<Reply>();
    const Unit* who = reply ? unit(state, reply->who) : nullptr;
    const Unit* enemy = who ? meantBy(state, *who) : nullptr;
    if (!enemy || reply->origin)
        return std::nullopt;
    return Preview{reply->who, reply->attack, enemy->id, {}, false, reply->traits, 0, {}};
}

bool isBestReply(const State& state, const QList<engine::Offer>& offers, const engine::Offer& offer)
{
    if (!kit::isAdvised() || !offer.action.is<Reply>())
        return false;
    const auto wounds = [&](const engine::Offer& one) -> std::optional<double> {
        const auto question = one.verdict.isAllowed() ? replyIn(state, one.action) : std::nullopt;
        const auto seen = question && isForeseen(state, *question) ? forecast(state, *question) : std::nullopt;
        return seen ? seen->value.expected : std::nullopt;
    };
    const auto own = wounds(offer);
    const auto isLess = [&](const engine::Offer& one) {
        const auto other = wounds(one);
        return other && *other < *own;
    };
    return own && std::ranges::any_of(offers, isLess)
        && std::ranges::none_of(offers, [&](const engine::Offer& one) { return wounds(one) > own; });
}

namespace {

// How a unit comes out of its wounds. Vigor comes back, injuries stay.
struct Toll {
    bool costsPoints = false;
    qsizetype injuries = 0;
    int vigor = 0;

    auto operator<=>(const Toll& other) const
    {
        return std::tuple(costsPoints, injuries, -vigor) <=> std::tuple(other.costsPoints, other.injuries, -other.vigor);
    }
    bool operator==(const Toll&) const = default;
};

std::optional<Toll> tollOf(const State& state, const engine::Offer& offer, const QString& who)
{
    const Allot* allot = offer.action.as<Allot>();
    const Unit* before = allot && allot->who == who && offer.verdict.isAllowed() ? unit(state, who) : nullptr;
    if (!before || !blankVigor(state, *before).isEmpty() || !blankFact(state, *before, QLatin1String("cost")).isEmpty())
        return std::nullopt;
    const Applied after = apply(state, *allot);
    const Unit* one = unit(after.state, who);
    if (!one)
        return std::nullopt;
    const auto costs = [](const Unit& is) { return is.dropped || is.paid || is.unscored; };
    return Toll{costs(*one) && !costs(*before), one->injuries.size(), vigorOf(after.state, *one)};
}

QString savedBy(const State& state, const QList<engine::Offer>& offers, const engine::Offer& offer)
{
    const Allot* allot = kit::isAdvised() ? offer.action.as<Allot>() : nullptr;
    const std::optional<Toll> own = allot ? tollOf(state, offer, allot->who) : std::nullopt;
    std::optional<Toll> second;
    qsizetype same = 0;
    for (const engine::Offer& other : own ? offers : QList<engine::Offer>()) {
        const std::optional<Toll> toll = tollOf(state, other, allot->who);
        if (!toll)
            continue;
        if (*toll < *own)
            return {};
        same += *toll == *own;
        if (*toll > *own && (!second || *toll < *second))
            second = toll;
    }
    if (!second || same > 1)
        return {};
    if (second->costsPoints != own->costsPoints)
        return fill(sellsword::tr("points kept: %1"), {number(costOf(state, *unit(state, allot->who)))});
    return second->injuries > own->injuries
        ? fill(sellsword::tr("injuries spared: %1"), {number(second->injuries - own->injuries)})
        : fill(sellsword::tr("Vigor kept: %1"), {number(own->vigor - second->vigor)});
}

} // namespace

QString bestMark(const State& state, const QList<engine::Offer>& offers, const engine::Offer& offer)
{
    const QString what = isBestReply(state, offers, offer) ? sellsword::tr("best reply") : savedBy(state, offers, offer);
    return what.isEmpty() ? QString() : QStringLiteral("  ★ ") + what;
}

namespace {

// Whose way it is, as it is walked to its end although somebody may reply meanwhile; empty: nobody is wounded by it.
QString hurtOnTheWay(const State& state, const engine::AnyAction& action)
{
    const auto walked = [&](const auto& step) {
        State after = apply(state, step).state;
        while (hasWay(after) && check(after, GoOn{}).isAllowed())
            after = apply(after, GoOn{}).state;
        const bool isHurt = std::ranges::any_of(after.hurts, [&](const Hurt& one) { return one.id == step.who; });
        return isHurt ? step.who : QString();
    };
    const Move* move = action.as<Move>();
    const Maneuver* maneuver = action.as<Maneuver>();
    return move ? walked(*move) : maneuver ? walked(*maneuver) : QString();
}

} // namespace

bool isBurntForNothing(const State& state, const engine::AnyAction& action, const QList<engine::Offer>& all)
{
    const QString who = state.map ? hurtOnTheWay(state, action) : QString();
    return !who.isEmpty() && std::ranges::any_of(all, [&](const engine::Offer& one) {
        return one.verdict.isAllowed() && one.actor == who && (one.action.is<Move>() || one.action.is<Maneuver>())
            && hurtOnTheWay(state, one.action).isEmpty();
    });
}

std::optional<Preview> attackIn(const engine::AnyAction& action)
{
    std::optional<Preview> made;
    kit::on(
        action,
        [&](const DeclareAttack& a) {
            made = Preview{a.who, a.attack, a.target, {}, false, {}, 0, {}};
        },
        [&](const Charge& a) {
            made = Preview{a.who, a.attack, a.target, {}, true, {}, 0, a.path};
        });
    return made;
}

std::optional<engine::Answered<Forecast>> forecast(const State& state, const Preview& question)
{
    const Unit* who = unit(state, question.who);
    if (!who || !unit(state, question.target) || !attackOf(state, *who, question.attack))
        return std::nullopt;
    return answer(state, question);
}

bool isForeseen(const State& state, const Preview& question) { return blanksOf(state, question).isEmpty(); }

QString hitText(const State& state, const Preview& question)
{
    if (!isForeseen(state, question))
        return QStringLiteral("?");
    const auto seen = forecast(state, question);
    return seen && seen->value.hit ? percentText(*seen->value.hit) : QString();
}

QString changesText(const State& before, const State& after, const QString& named)
{
    QStringList parts;
    for (const Unit& now : after.units) {
        const Unit* was = find(before.units, now.id);
        if (!was)
            continue;
        const QString of = now.id == named ? QString() : titleOf(after, now.id) + QStringLiteral(": ");
        const auto add = [&](const QString& text) { parts += of + text; };
        if (now.dropped && !was->dropped) {
            add(sellsword::tr("drops"));
            continue;
        }
        if (const int vigor = vigorOf(after, now) - vigorOf(before, *was); vigor != 0 && now.id != named)
            add(fill(sellsword::tr("Vigor %1"), {signedNumber(vigor)}));
        const bool isSlowed = hasInjury(now, QLatin1String("mobility")) && !hasInjury(*was, QLatin1String("mobility"));
        if (const QString move = moveText(after, now); move != moveText(before, *was))
            add(fill(sellsword::tr("Move %1 → %2"), {moveText(before, *was), move}));
        else if (isSlowed && !blankFact(after, now, QLatin1String("move")).isEmpty())
            add(fill(sellsword::tr("Move %1"), {signedNumber(-1)}));
        if (flies(before, *was) && !flies(after, now))
            add(sellsword::tr("no flight"));
        for (const Stat stat : {Stat::Armor, Stat::Agility, Stat::Brawn, Stat::Spirit, Stat::Wits})
            if (const int more = statOf(after, now, stat) - statOf(before, *was, stat); more != 0) {
                const bool isKnown = blankStat(after, now, stat).isEmpty();
                add(isKnown ? fill(sellsword::tr("%1 %2 → %3"),
                        {capital(shown(stat)), statText(before, *was, stat), statText(after, now, stat)})
                            : fill(QStringLiteral("%1 %2"), {capital(shown(stat)), signedNumber(more)}));
            }
        if (isExhausted(after, now) && !isExhausted(before, *was))
            add(sellsword::tr("Exhausted: no charge"));
        if (hasInjury(now, QLatin1String("mortal")) && !hasInjury(*was, QLatin1String("mortal")))
            add(sellsword::tr("may drop at the start of its turns"));
        if (const auto injuries = now.injuries.size() - was->injuries.size(); injuries > 0)
            add(fill(sellsword::tr("attacks −%1"), {number(now.injuries.size())}));
        for (const QString& box : now.injuries)
            if (!was->injuries.contains(box) && (attackOf(after, now, box) || traitOf(after, now, box)))
                add(fill(sellsword::tr("%1 is lost"), {boxText(after, now, box)}));
        for (const Status& status : now.statuses)
            if (!find(was->statuses, status.id))
                add(statusText(status));
        for (const Status& status : was->statuses)
            if (!find(now.statuses, status.id))
                add(fill(sellsword::tr("no longer %1"), {statusText(status)}));
        const Tokens tokens = tokensOf(after, now), had = tokensOf(before, *was);
        for (const Token colour : {Token::Green, Token::Blue, Token::Red})
            if (const int more = tokens.of(colour) - had.of(colour); more != 0)
                add(signedNumber(more) + QLatin1Char(' ') + shown(colour));
    }
    for (const Player& now : after.players)
        if (const Player* was = find(before.players, now.id); was && was->vp != now.vp)
            parts += fill(sellsword::tr("%1 %2 points"), {titleOf(after, now.id), signedNumber(now.vp - was->vp)});
    return listed(parts);
}

namespace {

// What comes of an action, as far as no die decides it.
struct Outlook {
    qsizetype dice = 0;
    std::optional<Applied> after;
};

// What is due now and would be passed over.
QStringList leftBehind(const engine::Verdict& verdict)
{
    QStringList left;
    for (const engine::Condition& condition : verdict.conditions)
        if (condition.fails() && condition.reason == &reason(R::W_REMINDER))
            left += condition.text();
    return left;
}

} // namespace

OfferText wordsOn(const State& state, const engine::Offer& offer)
{
    const QString words = kit::each<Action, QString>(offer.action, Title{state});
    OfferText text = kit::worded(words.isEmpty() ? offer.label.text() : words, offer);
    if (offer.verdict.decisive())
        return text;
    if (const auto question = attackIn(offer.action); question && !question->target.isEmpty()) {
        addChance(text, state, *question);
        return text;
    }
    if (const auto question = replyIn(state, offer.action); question && isForeseen(state, *question)) {
        addChance(text, state, *question);
        return text;
    }
    if (const auto chance = chanceAgain(state, offer.action)) {
        text.outcome = fill(sellsword::tr("rolls a D20: %1"), {percentText(*chance)});
        text.tone = *chance >= 50 ? Tone::Good : Tone::Plain;
        return text;
    }
    const Outlook outlook = kit::each<Action, Outlook>(offer.action, [&](const auto& a) -> Outlook {
        if (!engine::faultsOf(state, a).isEmpty())
            return {};
        const engine::Needs open = engine::needsOf(state, a);
        return {open.dice.size(),
            open.dice.isEmpty() && open.picks.isEmpty() ? std::optional<Applied>(apply(state, a)) : std::nullopt};
    });
    if (outlook.dice > 0)
        text.outcome =
            outlook.dice > 1 ? fill(sellsword::tr("rolls %1 D20"), {number(outlook.dice)}) : sellsword::tr("rolls a D20");
    if (const QStringList left = leftBehind(offer.verdict); !left.isEmpty()) {
        text.outcome = listed(left);
        text.tone = Tone::Bad;
    }
    if (!outlook.after)
        return text;
    if (offer.action.is<Maneuver>())
        text.outcome = sellsword::tr("nobody replies");
    const Allot* allot = offer.action.as<Allot>();
    text.detail = changesText(state, outlook.after->state, allot ? allot->who : QString());
    if (text.detail.isEmpty()) {
        QStringList told;
        for (const engine::Told& one : outlook.after->told)
            told += one.text();
        text.detail = told.join(QStringLiteral(" · "));
    }
    return text;
}

namespace {

bool isSomethingDue(const State& state)
{
    return std::ranges::any_of(due(state), [&](const Effect* effect) {
        const DoEffect done{{}, effect->id};
        return engine::faultsOf(state, done).isEmpty() && check(state, done).isAllowed();
    });
}

bool mayRecover(const State& state)
{
    const Unit* who = unit(state, state.turn->unit);
    return who && std::ranges::any_of(who->statuses, [&](const Status& status) {
        return check(state, Recover{status.id, {}}).isAllowed();
    });
}

// Who may, with an attack that is entered: of another card the table knows, and no row offers it. And those whose tokens were not
// entered: whether they may the table knows alone.
QStringList repliers(const State& state, bool areTokensKnown)
{
    const Field field(state);
    QStringList all;
    for (const Unit& one : state.units) {
        Checks checks;
        mayReply(checks, field, one);
        if (blankToken(state, one, Token::Green).isEmpty() == areTokensKnown && checks.isAllowed()
            && !attacksOf(state, one).isEmpty() && hasAttackToReply(field, one))
            all += one.id;
    }
    return all;
}

// The table when it is declared; none where that is refused.
std::optional<State> declared(const State& state, const engine::AnyAction& declaration)
{
    return kit::each<Action, std::optional<State>>(declaration, [&](const auto& a) -> std::optional<State> {
        const bool may = engine::faultsOf(state, a).isEmpty() && check(state, a).isAllowed();
        return may ? std::optional(apply(state, a).state) : std::nullopt;
    });
}

} // namespace

bool isBeforeRound(const State& state, const engine::AnyAction& action)
{
    const auto* tile = action.as<PlaceTile>();
    const Player* owner = tile ? player(state, tile->player) : nullptr;
    return action.is<NamePicker>() || action.is<Deploy>() || (owner && !owner->tile);
}

bool isChosenAnew(const State& state, const engine::AnyAction& action)
{
    const auto* side = action.as<ChooseMap>();
    const auto* tile = action.as<PlaceTile>();
    const Player* chooser = player(state, side ? side->player : tile ? tile->player : QString());
    return chooser && (side ? !chooser->side.isEmpty() : chooser->tile.has_value());
}

engine::AnyAction followingOn(const State& state, const engine::AnyAction& done)
{
    const bool isDeclared = (done.is<DeclareAttack>() || done.is<Charge>()) && !state.strikes.isEmpty() && state.hurts.isEmpty()
        && state.shoves.isEmpty();
    if (isDeclared && !isSomethingDue(state) && repliers(state, true).isEmpty())
        return RollAttack{};
    if (done.is<EndTurn>() && state.turn && state.turn->stage == TurnStage::Ending && !isWaiting(state) && !isSomethingDue(state)
        && !mayRecover(state))
        return FinishTurn{};
    return {};
}

std::optional<State> rolledAtOnce(const State& state, const engine::AnyAction& declaration)
{
    std::optional<State> after = declared(state, declaration);
    return after && followingOn(*after, declaration).is<RollAttack>() ? std::move(after) : std::nullopt;
}

QStringList unsureRepliers(const State& state, const engine::AnyAction& declaration)
{
    const std::optional<State> after = rolledAtOnce(state, declaration);
    return after ? repliers(*after, false) : QStringList();
}

} // namespace sellsword::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/offer_words.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/rules.h"

namespace sellsword::desk {

using engine::fill;
using kit::OfferText;
using kit::Tone;

namespace {

// --- mustering

// Of the card alone: its first unit has the same id and may already be one of several.
QString title(const State& state, const AddUnit& a)
{
    const UnitCard* card = find(state.cards, a.card);
    return fill(sellsword::tr("Add %1"), {card ? printedTitle(*card) : a.card});
}

QString title(const State& state, const RemoveUnit& a) { return fill(sellsword::tr("Take %1 out"), {titleOf(state, a.who)}); }

QString title(const State& state, const AttachMod& a)
{
    return fill(sellsword::tr("Put %1 on %2"), {titleOf(state, a.mod), titleOf(state, a.who)});
}

QString title(const State& state, const DetachMod& a)
{
    return fill(sellsword::tr("Take %1 off %2"), {titleOf(state, a.mod), titleOf(state, a.who)});
}

QString title(const State& state, const FinishWarband& a)
{
    return fill(sellsword::tr("The warband of %1 is finished"), {titleOf(state, a.player)});
}

// --- order of play

QString title(const State&, const RollTactics&) { return sellsword::tr("Roll the tactics check"); }

QString title(const State& state, const RerollTactics& a)
{
    return a.who.isEmpty()
        ? fill(sellsword::tr("%1 rolls again"), {titleOf(state, a.player)})
        : fill(sellsword::tr("%1 rolls again with a die of %2"), {titleOf(state, a.player), titleOf(state, a.who)});
}

QString title(const State&, const SettleTactics&) { return sellsword::tr("Accept the tactics check"); }

QString title(const State& state, const NamePicker& a)
{
    return fill(sellsword::tr("%1 chooses the Gridmap"), {titleOf(state, a.player)});
}

QString title(const State& state, const ChooseMap& a)
{
    return fill(sellsword::tr("%1 takes the side %2"), {titleOf(state, a.player), a.side});
}

QString title(const State& state, const PlaceTile& a)
{
    return fill(sellsword::tr("Entry Tile of %1 at %2"), {titleOf(state, a.player), a.at.text()});
}

QString title(const State& state, const Deploy& a)
{
    return fill(sellsword::tr("Place %1 at %2"), {titleOf(state, a.who), a.at.text()});
}

QString title(const State&, const StartRound&) { return sellsword::tr("Begin the round"); }

QString title(const State& state, const ChooseSeat& a)
{
    return fill(sellsword::tr("%1 is P%2"), {titleOf(state, a.player), number(a.seat)});
}

QString title(const State&, const EndRound&) { return sellsword::tr("End the round: objectives"); }
QString title(const State&, const FinishRound&) { return sellsword::tr("The round is over"); }
QString title(const State&, const EndMatch&) { return sellsword::tr("End the match as it stands"); }

// --- turns

QString title(const State& state, const Activate& a)
{
    return fill(sellsword::tr("%1 begins its turn"), {titleOf(state, a.who)});
}

QString title(const State&, const SkipPhase0&) { return sellsword::tr("Nobody goes in phase 0"); }

QString title(const State&, const StartEffect& a)
{
    return a.what == QLatin1String("damaging") ? sellsword::tr("Wounds of the ground")
        : a.what == QLatin1String("mortal")    ? sellsword::tr("Roll for the Mortal injury")
                                               : fill(sellsword::tr("Roll for %1"), {a.what});
}

QString title(const State&, const EndTurn&) { return sellsword::tr("End the acts"); }
QString title(const State&, const FinishTurn&) { return sellsword::tr("The turn is over"); }
QString title(const State&, const Recover& a) { return fill(sellsword::tr("Recover from %1"), {a.status}); }

QString title(const State& state, const LendDie& a)
{
    return fill(sellsword::tr("%1 lends a die: roll again"), {titleOf(state, a.who)});
}

QString title(const State&, const Rest& a) { return fill(sellsword::tr("Rest for a %1 token"), {shown(a.token)}); }
QString title(const State&, const Crow&) { return sellsword::tr("Crow over the dropped enemy"); }

QString title(const State& state, const UseTrait& a)
{
    const Unit* who = unit(state, a.who);
    const Trait* trait = who ? traitOf(state, *who, a.trait) : nullptr;
    return trait ? printedTitle(*trait) : a.trait;
}

// --- acts

QString title(const State&, const Move& a)
{
    return a.path.isEmpty() ? sellsword::tr("Basic move") : fill(sellsword::tr("Move to %1"), {a.path.last().text()});
}

QString title(const State&, const Maneuver& a)
{
    return a.to ? fill(sellsword::tr("Maneuver to %1"), {a.to->text()}) : sellsword::tr("Maneuver");
}

QString title(const State&, const GoOn& a)
{
    return a.stop ? sellsword::tr("Stop here") : sellsword::tr("Go on: nobody else replies");
}

// At a unit, a square or everybody named.
QString title(const State& state, const DeclareAttack& a)
{
    const QString aim = !a.target.isEmpty() ? titleOf(state, a.target)
        : !a.targets.isEmpty()              ? listed(titlesOf(state, a.targets))
        : a.origin                          ? a.origin->text()
                                            : QString();
    return fill(sellsword::tr("%1 at %2"), {titleOfAttack(state, a.who, a.attack), aim});
}

QString title(const State& state, const Charge& a)
{
    return fill(sellsword::tr("Charge: %1 at %2"), {titleOfAttack(state, a.who, a.attack), titleOf(state, a.target)});
}

QString title(const State& state, const Reply& a)
{
    return fill(sellsword::tr("%1 replies: %2"), {titleOf(state, a.who), titleOfAttack(state, a.who, a.attack)});
}

QString title(const State&, const RollAttack&) { return sellsword::tr("Roll the attack"); }

QString title(const State& state, const Reroll& a)
{
    return a.who.isEmpty() ? sellsword::tr("Roll the miss again")
                           : fill(sellsword::tr("Roll the miss again with a die of %1"), {titleOf(state, a.who)});
}

QString title(const State& state, const ForceMove& a)
{
    return a.path.isEmpty() ? fill(sellsword::tr("%1 stays"), {titleOf(state, a.who)})
                            : fill(sellsword::tr("%1 is moved to %2"), {titleOf(state, a.who), a.path.last().text()});
}

QString title(const State& state, const Award& a)
{
    return fill(sellsword::tr("%1 scores %2"), {titleOf(state, a.player), titleOf(state, a.who)});
}

QString title(const State& state, const Allot& a)
{
    QStringList parts;
    if (a.vigor > 0)
        parts += fill(sellsword::tr("Vigor −%1"), {number(a.vigor)});
    if (const Unit* who = unit(state, a.who))
        for (const QString& box : a.injuries)
            parts += boxText(state, *who, box);
    return parts.isEmpty() ? sellsword::tr("Nothing to take") : parts.join(QStringLiteral(" + "));
}

QString noted(const State& state, const QString& id)
{
    const Effect* effect = find(state.noted, id);
    return effect ? notedText(*effect) : id;
}

QString title(const State& state, const DoEffect& a) { return fill(sellsword::tr("Do: %1"), {noted(state, a.noted)}); }

QString title(const State& state, const DropEffect& a) { return fill(sellsword::tr("Strike out: %1"), {noted(state, a.noted)}); }

template <class A> QString title(const State&, const A&) { return {}; }

// The chance and what it brings.
void addChance(OfferText& text, const State& state, const Preview& question)
{
    const auto seen = forecast(state, question);
    if (!seen)
        return;
    const Forecast& value = seen->value;
    text.outcome = percentText(value.hit);
    text.tone = Tone::Good;
    QStringList parts{
        faceText(value.needed), fill(sellsword::tr("%1 wounds on average"), {QString::number(value.expected, 'f', 1)})};
    if (!question.path.isEmpty())
        parts += fill(sellsword::tr("ends at %1"), {question.path.last().text()});
    if (value.drop > 0)
        parts += fill(sellsword::tr("drops it %1"), {percentText(value.drop)});
    text.detail = parts.join(QStringLiteral(" · "));
}

} // namespace

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

QString hitText(const State& state, const Preview& question)
{
    const auto seen = forecast(state, question);
    return seen ? percentText(seen->value.hit) : QString();
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
        if (const int move = moveOf(after, now); move != moveOf(before, *was))
            add(fill(sellsword::tr("Move %1 → %2"), {number(moveOf(before, *was)), number(move)}));
        if (flies(before, *was) && !flies(after, now))
            add(sellsword::tr("no flight"));
        for (const Stat stat : {Stat::Armor, Stat::Agility, Stat::Brawn, Stat::Spirit, Stat::Wits})
            if (const int value = statOf(after, now, stat); value != statOf(before, *was, stat))
                add(fill(sellsword::tr("%1 %2 → %3"), {capital(shown(stat)), number(statOf(before, *was, stat)), number(value)}));
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

} // namespace

OfferText wordsOn(const State& state, const engine::Offer& offer)
{
    const QString words = kit::each<Action, QString>(offer.action, [&](const auto& a) { return title(state, a); });
    OfferText text = kit::worded(words.isEmpty() ? offer.label.text() : words, offer);
    if (offer.verdict.decisive())
        return text;
    if (const auto question = attackIn(offer.action); question && !question->target.isEmpty()) {
        addChance(text, state, *question);
        return text;
    }
    const Outlook outlook = kit::each<Action, Outlook>(offer.action, [&](const auto& a) -> Outlook {
        if (!faultsIn(state, a).isEmpty())
            return {};
        const engine::Needs open = needs(state, a);
        return {open.dice.size(),
            open.dice.isEmpty() && open.picks.isEmpty() ? std::optional<Applied>(apply(state, a)) : std::nullopt};
    });
    if (outlook.dice > 0)
        text.outcome =
            outlook.dice > 1 ? fill(sellsword::tr("rolls %1 D20"), {number(outlook.dice)}) : sellsword::tr("rolls a D20");
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

} // namespace sellsword::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/offer_words.h"

#include "games/swords-and-souls/desk/outcome.h"
#include "games/swords-and-souls/rules/conditions.h"
#include "kit/desk_of.h"
#include "kit/wording.h"

namespace swordsandsouls::desk {

using kit::OfferText;
using kit::Tone;

namespace {

// "Grind (talent)": where a card comes from, when that is not the hand.
QString cardTitle(const State& state, const auto& a)
{
    const QString card = titleOf(state, a.card);
    return a.from == Source::Talent  ? fill(swordsandsouls::tr("%1 (talent)"), {card})
        : a.from == Source::Treasure ? fill(swordsandsouls::tr("%1 (treasure)"), {card})
                                     : card;
}

QString title(const State&, const auto&) { return {}; } // the sentence of the offer says it

QString title(const State&, const Start&) { return swordsandsouls::tr("Take seats and begin"); }
QString title(const State& state, const ChooseHero& a) { return fill(swordsandsouls::tr("Take %1"), {titleOf(state, a.hero)}); }
QString title(const State&, const Deal&) { return swordsandsouls::tr("Deal a hand and hearts"); }
QString title(const State&, const LayArsenal&) { return swordsandsouls::tr("Lay out the arsenal"); }
QString title(const State&, const BeginTurn&) { return swordsandsouls::tr("Begin the turn"); }
QString title(const State&, const DrawUp&) { return swordsandsouls::tr("Draw up to three cards"); }
QString title(const State&, const Reshuffle&) { return swordsandsouls::tr("Shuffle the discard pile"); }
QString title(const State& state, const Play& a)
{
    const QString card = cardTitle(state, a);
    if (!a.treasure.isEmpty())
        return fill(swordsandsouls::tr("Play %1 at %2, take %3"), {card, a.target, titleOf(state, a.treasure)});
    return fill(a.target.isEmpty() ? swordsandsouls::tr("Play %1") : swordsandsouls::tr("Play %1 at %2"), {card, a.target});
}
QString title(const State& state, const FinishCard& a)
{
    return fill(swordsandsouls::tr("%1 is over"), {titleOf(state, a.card)});
}
QString title(const State& state, const DropCards& a)
{
    return fill(swordsandsouls::tr("Discard %1"), {titlesOf(state, a.cards)});
}
QString title(const State& state, const DropDelayed& a)
{
    return fill(swordsandsouls::tr("Put %1 away"), {titleOf(state, a.card)});
}
QString title(const State&, const RefreshArsenal&) { return swordsandsouls::tr("Refresh the arsenal"); }
QString title(const State&, const BeginBuying&) { return swordsandsouls::tr("Go on to buying"); }
QString title(const State& state, const Buy& a)
{
    return fill(a.treasure ? swordsandsouls::tr("Buy the treasure %1") : swordsandsouls::tr("Buy %1"), {titleOf(state, a.card)});
}
QString title(const State&, const EndTurn&) { return swordsandsouls::tr("End the turn"); }

QString title(const State& state, const DeclareAttack& a)
{
    const QString text = a.target.isEmpty() ? fill(swordsandsouls::tr("Attack with %1"), {cardTitle(state, a)})
                                            : fill(swordsandsouls::tr("Attack %1 with %2"), {a.target, cardTitle(state, a)});
    return (a.doubled ? fill(swordsandsouls::tr("%1, double damage"), {text}) : text) + wayText(a.way.value_or(Way::Open));
}
QString title(const State& state, const HelpAttack& a)
{
    return fill(
        a.doubled ? swordsandsouls::tr("Help the attack with %1, double damage") : swordsandsouls::tr("Help the attack with %1"),
        {cardTitle(state, a)});
}
QString title(const State& state, const Block& a) { return fill(swordsandsouls::tr("Block with %1"), {cardTitle(state, a)}); }
QString title(const State& state, const Dodge& a)
{
    return fill(swordsandsouls::tr("Dodge with %1"), {cardTitle(state, a)}) + wayText(a.way.value_or(Way::Open));
}
QString title(const State& state, const CancelReaction& a)
{
    const Used* last = state.attack ? standing(*state.attack) : nullptr;
    return fill(swordsandsouls::tr("Cancel %1 with %2"), {titleOf(state, last ? last->card : QString()), cardTitle(state, a)});
}
QString title(const State& state, const TakeDamage& a)
{
    return a.treasure.isEmpty() ? swordsandsouls::tr("Take the damage")
                                : fill(swordsandsouls::tr("Take the damage and lose %1"), {titleOf(state, a.treasure)});
}
QString title(const State&, const FinishAttack&) { return swordsandsouls::tr("The attack is over"); }

QString title(const State& state, const PlayInstant& a)
{
    return fill(a.target.isEmpty() ? swordsandsouls::tr("Play the instant %1") : swordsandsouls::tr("Play the instant %1 at %2"),
        {cardTitle(state, a), a.target});
}
QString title(const State& state, const ResolveInstant& a)
{
    const QString card = state.instants.isEmpty() ? QString() : titleOf(state, state.instants.first().card);
    return fill(
        a.target.isEmpty() ? swordsandsouls::tr("Carry out %1") : swordsandsouls::tr("Carry out %1 at %2"), {card, a.target});
}
QString title(const State& state, const DoEffect& offered)
{
    const DoEffect a = meant(state, offered);
    switch (a.kind) {
    case EffectKind::Obols:
        return fill(swordsandsouls::tr("%1 takes obols: %2"), {a.on, number(a.amount)});
    case EffectKind::TakeObols:
        return fill(swordsandsouls::tr("%1 takes obols from %2: %3"), {actorOf(state, a.who), a.on, number(a.amount)});
    case EffectKind::Draw:
        return fill(swordsandsouls::tr("%1 draws cards: %2"), {a.on, number(a.amount)});
    case EffectKind::Drop:
        return fill(swordsandsouls::tr("%1 discards"), {a.on});
    case EffectKind::Reshuffle:
        return fill(swordsandsouls::tr("%1 shuffles the discard pile"), {a.on});
    case EffectKind::Refresh:
        return swordsandsouls::tr("Refresh the arsenal");
    case EffectKind::TakeTreasure:
        return fill(swordsandsouls::tr("Take %1 from %2"), {titleOf(state, a.treasure), a.on});
    case EffectKind::Heal:
        return fill(swordsandsouls::tr("%1 takes small hearts: %2"), {a.on, number(a.amount)});
    case EffectKind::Talent:
        return fill(swordsandsouls::tr("The talent of %1 is ready again"), {a.on});
    case EffectKind::Note:
        return fill(swordsandsouls::tr("Done: %1"), {a.text});
    }
    return {};
}
QString title(const State& state, const DropEffect& a)
{
    const Noted* noted = find(state.noted, a.noted);
    return fill(swordsandsouls::tr("Strike out: %1"), {noted ? notedText(*noted) : a.noted});
}

} // namespace

QString wayText(Way way) { return way == Way::Open ? QString() : QStringLiteral(", ") + shown(way); }

QString titleOn(const State& state, const engine::Offer& offer)
{
    const QString text = kit::each<Action, QString>(offer.action, [&](const auto& a) { return title(state, a); });
    return kit::capital(text.isEmpty() ? offer.label.text() : text); // German says the card before what is done
}

OfferText wordsOn(const kit::Sitting& sitting, const engine::Offer& offer)
{
    const State& state = kit::stateOf<State>(sitting.state());
    OfferText text = kit::worded(titleOn(state, offer), offer);
    if (!offer.verdict.isAllowed()) {
        text.outcome = swordsandsouls::tr("refused");
        return text;
    }
    // Which cards chance gives is not known before, and what they may be is no business of everybody.
    const bool isChance = !sitting.game().needs(sitting.state(), offer.action).picks.isEmpty();
    const QList<engine::Fault> open = sitting.game().incomplete(sitting.state(), offer.action);
    if (!open.isEmpty() && !isChance) {
        text.detail = open.first().problem; // the window asks for it
        return text;
    }
    const engine::Outcome outcome = sitting.game().apply(sitting.state(), offer.action);
    const State& after = kit::stateOf<State>(outcome.state);
    QStringList told = kit::warningsOf(offer.verdict);
    text.outcome = briefly(state, after);
    kit::on(
        offer.action, [&](const ChooseHero& a) { text.outcome = titleOf(state, hero(state, a.hero).talent.id); },
        [&](const BeginTurn&) {
            text.outcome = after.turn;
            if (state.step == Step::Instants && state.settings.tracking == Tracking::Cards)
                told += swordsandsouls::tr("before that anybody may play an instant: choose the hero, then look at the hand");
        },
        [&](const EndTurn&) {
            if (missing(state.arsenal) > 0)
                text.outcome = fill(swordsandsouls::tr("turns up %1"), {number(missing(state.arsenal))});
        },
        [&](const DeclareAttack& a) { text.outcome = a.doubled ? QString() : text.outcome; }, // the title says it
        [&](const HelpAttack& a) { text.outcome = a.doubled ? QString() : text.outcome; },
        [&](const TakeDamage&) {
            told += text.outcome;
            text.outcome = ofDamage(state, after);
        });
    text.tone = after.status == Status::Over ? Tone::Good : offer.action.is<TakeDamage>() ? Tone::Bad : Tone::Plain;
    if (!isChance)
        for (const engine::Told& one : outcome.told)
            told += one.text();
    text.detail = told.join(QStringLiteral(" · "));
    return text;
}

} // namespace swordsandsouls::desk

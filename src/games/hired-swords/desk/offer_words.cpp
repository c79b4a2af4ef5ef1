// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/offer_words.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/outcome.h"
#include "games/hired-swords/desk/stages.h"
#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"

namespace hiredswords::desk {

using kit::OfferText;
using kit::Tone;

namespace {

template <class A> QString title(const State&, const A&) { return {}; } // the rules' own sentence

// A sentence with one name in it.
QString about(const State& now, const QString& text, const QString& id) { return fill(text, {titleOf(now, id)}); }

// --- the career

QString title(const State&, const DrawCard&) { return hiredswords::tr("Draw a career card"); }
QString title(const State& now, const DiscardCard&) { return about(now, hiredswords::tr("Discard %1"), now.drawn); }
QString title(const State& now, const ResolveEncounter& a)
{
    return about(now, a.take ? hiredswords::tr("Resolve %1") : hiredswords::tr("Resolve %1, leave its offer"), now.drawn);
}
QString title(const State& now, const HoldFinal&) { return about(now, hiredswords::tr("Keep %1 for later"), now.drawn); }
QString title(const State& now, const RejectContract&) { return about(now, hiredswords::tr("Reject %1"), now.drawn); }
QString title(const State& now, const RejectClash&)
{
    return about(now, hiredswords::tr("Reject %1 as a logical clash"), now.drawn);
}
QString title(const State& now, const AcceptContract&) { return about(now, hiredswords::tr("Accept %1"), now.drawn); }
QString title(const State& now, const ExpireEncounter& a) { return about(now, hiredswords::tr("End %1"), a.card); }
QString title(const State& now, const DropFinal& a) { return about(now, hiredswords::tr("Discard %1"), a.card); }
QString title(const State& now, const RunFinal& a) { return about(now, hiredswords::tr("Run %1"), a.card); }
QString title(const State&, const SearchFinal&) { return hiredswords::tr("Search for a final contract"); }
QString title(const State& now, const FinishFinal& a) { return about(now, hiredswords::tr("Declare %1 fulfilled"), a.card); }

// --- the crew

QString titles(const State& now, const QStringList& ids)
{
    QStringList names;
    for (const QString& id : ids)
        names += titleOf(now, id);
    return names.join(QStringLiteral(", "));
}

QString title(const State& now, const HireFreelancer& a) { return about(now, hiredswords::tr("Hire %1 as freelancer"), a.who); }
QString title(const State& now, const DismissFreelancer& a)
{
    return about(now, hiredswords::tr("Take %1 out of the crew"), a.who);
}
QString title(const State& now, const PickAgents& a) { return fill(hiredswords::tr("Deploy %1"), {titles(now, a.agents)}); }
QString title(const State& now, const BuyTactic& a) { return about(now, hiredswords::tr("Buy %1"), a.tactic); }
QString title(const State& now, const ReturnTactic& a) { return about(now, hiredswords::tr("Give %1 back"), a.tactic); }
QString title(const State&, const ConfirmCrew&) { return hiredswords::tr("Confirm the crew"); }
QString title(const State&, const Distribute&) { return hiredswords::tr("Stack the opposition in the zones"); }
QString title(const State& now, const PlaceMercenary& a)
{
    const auto at = engine::valueNamed<Position>(a.at);
    return fill(hiredswords::tr("Put %1 on the %2"), {titleOf(now, a.who), at ? shown(*at) : a.at});
}
QString title(const State&, const BeginBattle&) { return hiredswords::tr("Begin the battle"); }
QString title(const State& now, const HireAgent& a) { return about(now, hiredswords::tr("Take %1 into the stable"), a.who); }
QString title(const State& now, const ReleaseAgent& a) { return about(now, hiredswords::tr("Let %1 go"), a.who); }

// Who helps, and how the actor pays for it.
QString inManner(const State& now, QString act, const QStringList& assists, bool strain)
{
    if (!assists.isEmpty())
        act = fill(hiredswords::tr("%1, assisted by %2"), {act, titles(now, assists)});
    return strain ? fill(hiredswords::tr("%1, straining"), {act}) : act;
}

QString title(const State& now, const MeleeAttack& a)
{
    return inManner(now, about(now, hiredswords::tr("Melee %1"), a.card), a.assists, a.strain);
}
QString title(const State& now, const MissileAttack& a)
{
    const QString act =
        fill(a.token ? hiredswords::tr("Shoot at %1 with a token") : hiredswords::tr("Shoot at %1"), {titleOf(now, a.card)});
    return inManner(now, act, a.assists, a.strain);
}
QString title(const State& now, const Feint& a)
{
    return inManner(now, about(now, hiredswords::tr("Feint %1"), a.card), a.assists, a.strain);
}
QString title(const State& now, const MoveMercenary& a)
{
    return inManner(now, fill(hiredswords::tr("Move to the %1"), {shown(a.to)}), a.assists, a.strain);
}
QString title(const State&, const Flee&) { return hiredswords::tr("Flee"); }
QString title(const State& now, const Recover& a) { return inManner(now, hiredswords::tr("Recover"), {}, a.strain); }
QString title(const State&, const Strain&) { return hiredswords::tr("Strain"); }

// --- the opposition

QString title(const State&, const CountReveal&) { return hiredswords::tr("Roll how many cards are revealed"); }
QString title(const State&, const Reveal& a)
{
    QStringList where;
    for (const Zone zone : a.zones)
        where += shown(zone);
    return where.isEmpty() ? hiredswords::tr("Reveal the opposition")
                           : fill(hiredswords::tr("Reveal: %1"), {where.join(QStringLiteral(", "))});
}
QString title(const State& now, const NameCard& a) { return about(now, hiredswords::tr("Say which card %1 is"), a.card); }
bool blankMoves(const State& now)
{
    return now.battle && std::ranges::any_of(now.battle->opposition, [&](const Opponent& card) {
        return card.faceUp && !card.moved && !blankIcon(now, card).isEmpty();
    });
}

QString title(const State& now, const MoveOpposition& a)
{
    if (a.card.isEmpty())
        return blankMoves(now) ? hiredswords::tr("Move all cards, an icon that is not known counts as none")
                               : hiredswords::tr("Move all cards that have only one way");
    const Opponent* card = opponent(now, a.card);
    return fill(
        card && card->zone == a.zone ? hiredswords::tr("%1 stays in the %2 zone") : hiredswords::tr("Move %1 to the %2 zone"),
        {titleOf(now, a.card), a.zone ? shown(*a.zone) : QString()});
}
QString title(const State& now, const OppositionAct& a)
{
    QString text = a.target.isEmpty() ? hiredswords::tr("It acts") : about(now, hiredswords::tr("Act on %1"), a.target);
    if (a.skill)
        text += fill(hiredswords::tr(" with %1"), {shown(*a.skill)});
    if (!a.blocker.isEmpty())
        text += fill(a.blockStrain ? hiredswords::tr(", %1 blocks and strains") : hiredswords::tr(", %1 blocks"),
            {titleOf(now, a.blocker)});
    if (a.dodge)
        text += hiredswords::tr(", dodging");
    return inManner(now, text, a.assists, false);
}
QString title(const State&, const SkipOpposition&) { return hiredswords::tr("It does not act"); }

// --- the round and the end

QString title(const State& now, const UseTactic& a) { return about(now, hiredswords::tr("Use %1"), a.tactic); }
QString title(const State&, const Refresh&) { return hiredswords::tr("Refresh exhausted cards"); }
QString title(const State& now, const EndPhase&)
{
    const QString next = phaseName(now.battle ? now.battle->phase + 1 : 1);
    const QString open = openNames(now);
    return open.isEmpty() ? fill(hiredswords::tr("Go on to phase %1"), {next})
                          : fill(hiredswords::tr("Go on to phase %1 and leave undone: %2"), {next, open});
}
QString title(const State& now, const EndRound& a)
{
    return fill(!a.ending                  ? hiredswords::tr("End round %1")
            : *a.ending == Ending::Open    ? hiredswords::tr("End round %1: the contract goes on")
            : *a.ending == Ending::Success ? hiredswords::tr("End round %1: the contract is won")
                                           : hiredswords::tr("End round %1: the contract is lost"),
        {number(now.battle ? now.battle->round : 0)});
}
QString title(const State&, const DeclareStalemate&) { return hiredswords::tr("Declare a stalemate"); }
QString title(const State&, const EndEffects&) { return hiredswords::tr("Resolve the effects at the end"); }
QString title(const State&, const CollectBonus&) { return hiredswords::tr("Collect the bonus"); }
QString title(const State& now, const TidyUp& a)
{
    return a.keep.isEmpty() ? hiredswords::tr("Put the cards back, heal the crew")
                            : about(now, hiredswords::tr("Put the cards back, keep %1"), a.keep);
}
QString title(const State&, const Travel& a) { return fill(hiredswords::tr("Travel to the %1"), {shown(a.to)}); }
QString title(const State&, const FinishContract&) { return hiredswords::tr("Put the contract away"); }

// "Post Maddock", "east", "Bell Jester → west".
QString whomText(const State& state, const QString& target)
{
    const QString who = target.section(QLatin1Char(':'), 0, 0), where = target.section(QLatin1Char(':'), 1);
    const auto place = [](const QString& word) {
        if (const auto zone = engine::valueNamed<Zone>(word))
            return fill(hiredswords::tr("%1 zone"), {capital(shown(*zone))});
        const auto position = engine::valueNamed<Position>(word);
        return position ? shown(*position) : word;
    };
    return where.isEmpty() ? engine::valueNamed<Zone>(who) ? place(who) : capital(titleOf(state, who))
                           : titleOf(state, who) + QStringLiteral(" → ") + place(where);
}

QString title(const State& now, const DoEffect& a)
{
    const Effect* noted = find(now.noted, a.noted);
    if (a.effect.target.isEmpty())
        return noted ? capital(effectText(now, *noted)) : QString();
    const QString source = noted ? titleOf(now, noted->source) : QString();
    return source.isEmpty() ? whomText(now, a.effect.target)
                            : fill(hiredswords::tr("%1, by %2"), {whomText(now, a.effect.target), source});
}
QString title(const State& now, const DropEffect& a)
{
    const Effect* noted = find(now.noted, a.noted);
    const QString source = noted ? titleOf(now, noted->source) : QString();
    return fill(hiredswords::tr("Strike out: %1"), {source.isEmpty() && noted ? effectText(now, *noted) : source});
}

// Whom an action is about, if it says so.
template <class A> QString aim(const A& a)
{
    if constexpr (requires { a.effect.target; })
        return a.effect.target;
    else if constexpr (requires { a.target; })
        return a.target;
    else if constexpr (requires { a.card; })
        return a.card;
    else
        return {};
}

// What still waits for dice has no outcome yet. The card's own word for them says what the face is worth.
QString rollText(const State& state, const engine::AnyAction& action, const QList<engine::Die>& needed)
{
    if (needed.isEmpty())
        return {};
    QStringList dice;
    if (isAny<CountReveal, Reveal>(action))
        dice += workedOut(state, contractCard(state).reveal);
    else if (action.is<CollectBonus>())
        dice += workedOut(state, contractCard(state).bonus);
    else
        for (const engine::Die& die : needed)
            dice += QStringLiteral("D%1").arg(die.sides);
    return fill(hiredswords::tr("rolls %1"), {dice.join(QStringLiteral(", "))});
}

} // namespace

static constexpr char halfName[] = "halfChosen";

void setHalfChosen(QObject& sitting, const QList<Zone>& zones)
{
    sitting.setProperty(halfName, zones.isEmpty() ? QVariant() : QVariant::fromValue(zones));
}

QList<Zone> halfChosen(const QObject& sitting) { return sitting.property(halfName).value<QList<Zone>>(); }

QString halfChosenText(const kit::Sitting& sitting)
{
    const qsizetype chosen = halfChosen(sitting).size(), due = revealsDue(stateOf(sitting.state()));
    return chosen == 0 || chosen >= due ? QString()
                                        : fill(hiredswords::tr("Cards chosen to turn up: %1 of %2, still to choose: %3"),
                                            {number(chosen), number(due), number(due - chosen)});
}

QString openNames(const State& state)
{
    QStringList open;
    for (const Effect* effect : due(state))
        open += effect->source.isEmpty() ? effectText(state, *effect) : titleOf(state, effect->source);
    open.removeDuplicates();
    return open.join(QStringLiteral(", "));
}

QString titleOn(const State& state, const engine::Offer& offer)
{
    const QString words = kit::each<Action, QString>(offer.action, [&](const auto& a) { return title(state, a); });
    return words.isEmpty() ? offer.label.text() : words;
}

OfferText wordsOn(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer)
{
    const State& state = stateOf(any);
    OfferText text = kit::worded(titleOn(state, offer), offer);
    if (offer.verdict.decisive()) {
        if (!offer.actor.isEmpty())
            text.title = fill(hiredswords::tr("%1: %2"), {titleOf(state, offer.actor), text.title});
        return text;
    }
    if (!game.faults(any, offer.action).isEmpty())
        return text;
    if (const engine::Needs needs = game.needs(any, offer.action); !needs.dice.isEmpty() || !needs.picks.isEmpty()) {
        text.outcome = rollText(state, offer.action, needs.dice);
        return text;
    }
    if (const QList<engine::Fault> open = game.incomplete(any, offer.action); !open.isEmpty()) {
        const QList<engine::Blank> missing = offer.verdict.missing();
        if (std::ranges::any_of(missing, [&](const engine::Blank& blank) { return blank.path == open.first().place; }))
            text.outcome = QStringLiteral("?"); // the list says itself what is not known, and it is asked for
        else
            text.detail = open.first().remedy;
        return text;
    }
    if (!game.askedFirst(any, offer.action).isEmpty()) { // the list says itself what is not known
        text.outcome = QStringLiteral("?");
        text.tone = Tone::Unknown;
        return text;
    }
    const engine::Outcome outcome = game.apply(any, offer.action);
    const Brief brief = briefly(state, stateOf(outcome.state), offer.actor,
        kit::each<Action, QString>(offer.action, [](const auto& a) { return aim(a); }));
    const bool isAttack = isAny<MeleeAttack, MissileAttack, Feint, OppositionAct>(offer.action);
    text.outcome = brief.text.isEmpty() && isAttack ? hiredswords::tr("no effect") : brief.text;
    text.tone = brief.tone;
    QStringList told;
    kit::on(
        offer.action,
        [&](const OppositionAct& a) {
            if (fighter(state, a.target) || !a.blocker.isEmpty())
                return;
            text.outcome = fill(hiredswords::tr("reaches %1"), {a.target}); // what comes of that the contract says
            text.tone = Tone::Bad;
        },
        [&](const DropEffect& a) {
            if (const Effect* noted = find(state.noted, a.noted))
                told += effectText(state, *noted);
        });
    for (const engine::Told& one : outcome.told)
        told += one.text();
    for (const QString& warning : kit::warningsOf(offer.verdict)) {
        told.prepend(warning);
        if (text.tone == Tone::Good)
            text.tone = Tone::Plain;
    }
    text.detail = told.join(QStringLiteral(" · "));
    return text;
}

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/guide.h"

#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/stages.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"

namespace hiredswords::desk {

QString battleHint(const State& state, const QString& actor)
{
    if (!state.battle)
        return {};
    if (const QList<const Effect*> open = due(state); !open.isEmpty())
        return fill(hiredswords::tr("Due now: %1"), {effectText(state, *open.first())});
    const QString name = actor.isEmpty() ? QString() : nameOf(state, actor);
    if (state.step == Step::Deploy)
        return actor.isEmpty() ? hiredswords::tr("Press or drag a mercenary, then the corner it begins on")
                               : fill(hiredswords::tr("%1: press a corner"), {name});
    if (state.step != Step::Battle)
        return {};
    switch (state.battle->phase) {
    case 2:
        if (state.battle->revealed || hiddenCount(state) == 0)
            return hiredswords::tr("Nothing is left to reveal in this round");
        return revealsDue(state) < 0 ? hiredswords::tr("Press a stack: first the circle is rolled")
                                     : hiredswords::tr("Press the stacks to turn cards up");
    case 3:
        return hiredswords::tr("Solid arrows are forced; of dashed ones choose: press the card, then its zone");
    case 4:
        return actor.isEmpty()
            ? hiredswords::tr("Press a mercenary to see what it can do")
            : fill(hiredswords::tr("%1: press a marked card to attack it, or a marked corner to go there"), {name});
    case 5:
        return actor.isEmpty() ? hiredswords::tr("Press an opposition card, then its target; blocks and assists are asked there")
                               : fill(contractCard(state).objective.name.isEmpty()
                                       ? hiredswords::tr("%1: press the mercenary that it acts on")
                                       : hiredswords::tr("%1: press the mercenary that it acts on, or the contract"),
                                   {name});
    default:
        return {};
    }
}

QString guideLine(const State& state)
{
    if (state.won + state.lost > 0 && state.step == Step::Career)
        return {};
    switch (state.step) {
    case Step::Career:
        if (state.drawn.isEmpty())
            return state.career.discard.isEmpty()
                ? hiredswords::tr("Welcome. A career is a row of contracts. Press the deck to draw your first career card.")
                : hiredswords::tr("Press the deck to draw the next career card.");
        if (const CareerCard& card = careerCard(state, state.drawn);
            card.kind != CareerKind::Final && isEligible(state, card).fails())
            return hiredswords::tr("This card is not for you where you are; the list says why. Press “1 Progress career” to "
                                   "discard it, then again to draw.");
        switch (careerCard(state, state.drawn).kind) {
        case CareerKind::Encounter:
            return hiredswords::tr("An encounter: it happens to you. Press “1 Progress career” to resolve it, then draw on.");
        case CareerKind::Final:
            return hiredswords::tr("A final contract ends a career and needs four agents. Keep it for later in the list at the "
                                   "right, then draw on.");
        default:
            return hiredswords::tr("A contract. Its client pays the budget; the table below lists every crew you can afford. "
                                   "Choose one and press “Hire this crew”.");
        }
    case Step::Prepare:
        return hiredswords::tr("Hire two to four mercenaries. What is left of the budget can buy tactics, or is lost. Then press "
                               "“2 Prepare crew” to confirm.");
    case Step::Distribute:
        return hiredswords::tr("The arrows of the contract say how many cards lie face down in each zone. Press “3 Distribute”.");
    case Step::Deploy:
        return hiredswords::tr(
            "Put each mercenary on a corner: press it, then the corner. Then press “4 Deploy” to begin the battle.");
    case Step::Battle:
        switch (state.battle->phase) {
        case 1:
            return hiredswords::tr("Every round has seven phases. Nothing starts yet: press “2 Reveal” to go on.");
        case 2:
            return hiredswords::tr("The circle says how many cards are turned up. Press stacks, or “2 Reveal”.");
        case 3:
            return hiredswords::tr("Cards with a Move icon walk around the contract, others go to meet your crew. Press “3 "
                                   "Opposition moves”, then “4 Crew acts”.");
        case 4:
            return hiredswords::tr("Now your crew acts once each: press a mercenary, then a marked card. The outcome stands "
                                   "there before you choose.");
        case 5:
            return hiredswords::tr("Each ready card acts on somebody beside it: press the card, then whom. Where a PROTECTOR "
                                   "contract lets you block, that is asked there.");
        case 6:
            return hiredswords::tr("Turned cards come back: press “6 Refresh”.");
        default:
            if (asksEnding(state))
                return hiredswords::tr("This contract has conditions of its own, in its card's words. Choose in the list at the "
                                       "right how it stands.");
            return usualEnding(state) == Hold::Success
                ? hiredswords::tr("No opposition is left: the contract is won. Press “7 End effects”.")
                : usualEnding(state) == Hold::Failure
                ? hiredswords::tr("Nobody of your crew is left: the contract is lost. Press “7 End effects”.")
                : hiredswords::tr(
                    "Opposition is still in the zones, face up or face down: another round follows. Press “7 End effects”.");
        }
    case Step::Resolution:
        return hiredswords::tr(
            "The contract is over. Do the list from top to bottom; a freelancer who survived can become your agent.");
    }
    return {};
}

} // namespace hiredswords::desk

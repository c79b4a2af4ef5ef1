// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/blanks.h"

#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/changes.h"
#include "games/hired-swords/rules/query.h"

#include "engine/noted.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hiredswords {

using engine::Blank;
using engine::fill;

namespace {

QString dotted(const QStringList& steps) { return steps.join(QLatin1Char('.')); }

} // namespace

namespace {

// A client pays something: without a budget the card is still being entered.
bool isOnlyNamed(const CareerCard& card) { return card.kind == CareerKind::Contract && card.budget == 0; }

QString arrowField(Zone zone) { return QStringLiteral("arrows.") + engine::nameOf(zone); }

// Where only mercenaries oppose, nothing is laid out.
bool hasArrows(const CareerCard& card) { return card.kind != CareerKind::Encounter && card.battle && card.enemies.count == 0; }

bool hasAnyArrow(const CareerCard& card)
{
    return std::ranges::any_of(
        zones, [&](Zone zone) { return card.arrows.at(zone) != Listing() && card.arrows.at(zone).isKnown(); });
}

// Of a card whose places were told, all but this one: a circle is no 1, because nobody typed it.
QString leftBlank(const QString& field) { return QLatin1Char('-') + field; }

bool isLeftBlank(const CareerCard& card, Zone arrow)
{
    return card.arrows.at(arrow) == Listing() && card.entered.contains(leftBlank(arrowField(arrow)));
}

// As it would stand there if nobody had entered it.
bool isAsBlank(const CareerCard& card, QLatin1String field)
{
    const CareerCard none;
    return field == QLatin1String("keyword") ? card.keyword == none.keyword
        : field == QLatin1String("type")     ? card.type == none.type
        : field == QLatin1String("budget")   ? card.budget == none.budget
        : field == QLatin1String("bonus")    ? card.bonus == none.bonus
                                             : card.reveal == none.reveal;
}

// A contract of which something that has no usual value is missing.
bool isHalf(const CareerCard& card)
{
    return card.kind == CareerKind::Contract
        && (isOpen(card, "budget") || isOpen(card, "bonus")
            || (hasArrows(card)
                && (!hasAnyArrow(card) || std::ranges::any_of(zones, [&](Zone arrow) { return isLeftBlank(card, arrow); }))));
}

} // namespace

// Where some arrows are told together, the card has no others; one that was told alone says nothing of them.
bool isOpen(const CareerCard& card, Zone arrow)
{
    if (!hasArrows(card) || card.arrows.at(arrow) != Listing())
        return hasArrows(card) && !card.arrows.at(arrow).isKnown();
    return isLeftBlank(card, arrow) || (!hasAnyArrow(card) && !card.entered.contains(arrowField(arrow)));
}

// A value that nobody entered looks like its default; while something else is missing, any default may be one.
bool isOpen(const CareerCard& card, QLatin1String field)
{
    if (field == QLatin1String("arrows"))
        return std::ranges::any_of(zones, [&](Zone zone) { return isOpen(card, zone); });
    if ((field == QLatin1String("bonus") && !card.bonus.isKnown())
        || (field == QLatin1String("reveal") && !card.reveal.isKnown()))
        return true;
    if (card.entered.contains(field))
        return false;
    if (field == QLatin1String("keyword"))
        return card.keyword == CareerCard().keyword && !card.requirement.replacesKeyword
            && (isHalf(card) || card.entered.contains(leftBlank(field)));
    if (field == QLatin1String("type"))
        return card.kind == CareerKind::Contract && card.type == CareerCard().type && card.entered.contains(leftBlank(field));
    if (field == QLatin1String("budget"))
        return isOnlyNamed(card);
    if (field == QLatin1String("bonus"))
        return card.kind == CareerKind::Contract && card.bonus == Listing();
    return field == QLatin1String("reveal") && card.reveal == CareerCard().reveal
        && (isHalf(card) || card.entered.contains(leftBlank(field)));
}

bool isOpen(const CareerCard& card)
{
    return std::ranges::any_of(std::array{"keyword", "type", "budget", "bonus", "arrows", "reveal"},
        [&](const char* field) { return isOpen(card, field); });
}

QString printedText(const CareerCard& card, const char* field)
{
    const QLatin1String name(field);
    return isOpen(card, field)             ? tr("not entered")
        : name == QLatin1String("keyword") ? shown(card.keyword)
        : name == QLatin1String("type")    ? shown(card.type).toUpper()
        : name == QLatin1String("budget")  ? number(card.budget)
        : name == QLatin1String("bonus")   ? card.bonus.text
                                           : card.reveal.text;
}

QString printedText(const CareerCard& card, Zone arrow)
{
    return isOpen(card, arrow) ? QStringLiteral("?") : card.arrows.at(arrow).text;
}

bool isOnlyNamed(const OppositionCard& card)
{
    return card.ranks.written() == Ranks().written() && card.icon == MoveIcon::None && !card.trap && card.text.isEmpty()
        && card.effects.isEmpty() && !card.entered.contains(QLatin1String("ranks"));
}

// Of a card of which something else was told, but not its ranks: what they look like tells nothing.
static bool isLeftWithoutRanks(const OppositionCard& card)
{
    return card.ranks.written() == Ranks().written() && !card.trap && card.entered.contains(leftBlank(QStringLiteral("ranks")));
}

void keepEntered(CareerCard& card)
{
    const QStringList said = std::exchange(card.entered, {});
    for (const char* field : {"keyword", "budget", "bonus", "reveal"}) // none of them hangs on another one's mark
        if (said.contains(QLatin1String(field)) && isAsBlank(card, QLatin1String(field)))
            card.entered += QLatin1String(field);
    for (const Zone zone : zones)
        if (said.contains(arrowField(zone)) && !hasAnyArrow(card))
            card.entered += arrowField(zone);
    for (const Zone zone : zones)
        if (said.contains(leftBlank(arrowField(zone))) && !said.contains(arrowField(zone)) && card.arrows.at(zone) == Listing())
            card.entered += leftBlank(arrowField(zone));
    for (const QString& field : {QStringLiteral("keyword"), QStringLiteral("type")})
        if (said.contains(leftBlank(field)) && !said.contains(field) && isAsBlank(card, QLatin1String(field.toLatin1())))
            card.entered += leftBlank(field);
    if (said.isEmpty() || !hasArrows(card))
        return;
    if (!said.contains(QLatin1String("reveal")) && isAsBlank(card, QLatin1String("reveal")))
        card.entered += leftBlank(QStringLiteral("reveal"));
}

void keepEntered(OppositionCard& card)
{
    const QStringList said = std::exchange(card.entered, {});
    if (said.contains(QLatin1String("ranks")) && card.ranks.written() == Ranks().written())
        card.entered += QStringLiteral("ranks");
    else if (said.contains(QLatin1String("icon")) && isOnlyNamed(card)) // it has none
        card.entered += QStringLiteral("icon");
    else if (!said.isEmpty() && !isOnlyNamed(card) && !card.trap && card.ranks.written() == Ranks().written())
        card.entered += leftBlank(QStringLiteral("ranks"));
}

// A value that is told alone leaves the ranks as little known as they were.
static void noteEntered(OppositionCard& card, const OppositionCard* before, const QString& field)
{
    const QString ranks = QStringLiteral("ranks");
    card.entered.removeAll(field == ranks || card.trap ? leftBlank(ranks) : QString());
    if ((field == ranks || field == QLatin1String("icon")) && isOnlyNamed(card) && !card.entered.contains(field))
        card.entered += field;
    const bool wasOpen = !before || isOnlyNamed(*before);
    if (field != ranks && wasOpen && !isOnlyNamed(card) && !card.trap && card.ranks.written() == Ranks().written())
        card.entered += leftBlank(ranks);
}

// As if it had been named by its own act: it leaves the cards that may still lie face down, and its text comes up.
static void nameLate(State& next, const QString& id)
{
    Changes changes(next);
    if (Opponent* card = changes.opponent(id); card && !card->card.isEmpty()) {
        changes.nameCard(id, QString(card->card));
        next = changes.state;
    }
}

// Whole cards say themselves what of them was entered.
template <class Card> static void keepEntered(QList<Card>& cards, const QList<Card>& before)
{
    for (Card& card : cards)
        if (const Card* was = find(before, card.id); !was || was->entered != card.entered)
            keepEntered(card);
}

// All four, or one of them alone: then the others are as little known as before.
static void noteArrows(CareerCard& card, const CareerCard* was, const QString& told)
{
    for (const Zone zone : zones) {
        const QString place = arrowField(zone);
        const bool isTold = told == place || told == QLatin1String("arrows");
        if (isTold)
            card.entered.removeAll(leftBlank(place));
        if (isTold && isOpen(card, zone))
            card.entered += place;
        else if (!isTold && !isOpen(card, zone) && card.arrows.at(zone) == Listing() && (!was || isOpen(*was, zone)))
            card.entered += leftBlank(place);
    }
}

void noteEntered(State& next, const State& before, const QString& path)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    const auto named = [&](const QString& id) { return steps.value(1) == id || steps.value(1) == QLatin1Char('+') + id; };
    if (steps.size() < 3 && steps.first() == QLatin1String("career_cards"))
        keepEntered(next.careerCards, before.careerCards);
    if (steps.size() < 3 && steps.first() == QLatin1String("opposition_cards"))
        keepEntered(next.oppositionCards, before.oppositionCards);
    if (steps.size() < 3)
        return catchUp(next, before);
    const bool isNaming = steps.size() == 4 && steps[0] == QLatin1String("battle") && steps[1] == QLatin1String("opposition")
        && steps[3] == QLatin1String("card");
    if (const Opponent* was = isNaming ? opponent(before, steps[2]) : nullptr; was && isUnnamed(before, *was))
        nameLate(next, steps[2]);
    if (steps.first() == QLatin1String("opposition_cards"))
        for (OppositionCard& card : next.oppositionCards)
            if (named(card.id))
                noteEntered(card, find(before.oppositionCards, card.id), steps[2]);
    if (steps.first() != QLatin1String("career_cards"))
        return;
    for (CareerCard& card : next.careerCards) {
        if (!named(card.id))
            continue;
        if (steps[2] == QLatin1String("arrows"))
            noteArrows(card, find(before.careerCards, card.id), steps.mid(2).join(QLatin1Char('.')));
        if (steps.size() == 3 && isOpen(card, QLatin1String(steps[2].toLatin1())) && steps[2] != QLatin1String("arrows"))
            card.entered += steps[2];
        card.entered.removeAll(leftBlank(steps[2]));
    }
    catchUp(next, before);
}

namespace {

void catchUpBudget(State& next, const State& before, int budget)
{
    if (before.contract->budget > 0 || next.contract->budget > 0 || !isOpen(contractCard(before), "budget"))
        return;
    if (before.step != Step::Resolution
        && (!before.battle || before.battle->round == 0)) { // otherwise what was left of it is lost
        next.contract->budget = budget;
        return;
    }
    const int back = std::min(budget, next.contract->fromWealth);
    next.contract->fromWealth -= back;
    next.wealth += back;
}

// Where no arrow was told, all that lies there does by the table's own hand; where some were, what lies in the others' zones.
bool isByHand(const State& state) { return state.battle->placed > 0 && !hasAnyArrow(contractCard(state)); }

bool isTaken(const State& state, Zone zone)
{
    return std::ranges::any_of(state.battle->opposition, [&](const Opponent& one) { return one.zone == zone; });
}

void catchUpArrows(State& next, const State& before, const CareerCard& card)
{
    const bool isLaidOut = before.step == Step::Deploy || before.step == Step::Battle;
    if (!before.battle || !isLaidOut || !tracksBattles(before) || isByHand(before))
        return;
    for (const Zone zone : zones)
        if (const Listing count = card.arrows.at(zone); isOpen(contractCard(before), zone) && count != Listing()
            && count.text != QLatin1String("0") && count.isKnown() && (before.step == Step::Battle || !isTaken(before, zone))) {
            Effect effect;
            effect.kind = EffectKind::Reinforce;
            effect.target = engine::nameOf(zone);
            effect.amount = count;
            effect.source = card.id;
            engine::noteIn(next, effect);
        }
}

} // namespace

void catchUp(State& next, const State& before)
{
    const bool isSame = before.contract && next.contract && before.contract->card == next.contract->card;
    const CareerCard* card = isSame ? find(next.careerCards, next.contract->card) : nullptr;
    if (!card)
        return;
    catchUpBudget(next, before, card->budget);
    catchUpArrows(next, before, *card);
}

bool isListUnknown(const State& state) { return state.settlements.freelancers(state.location).isEmpty(); }

Blanks blankList(const State& state)
{
    if (!isListUnknown(state))
        return {};
    return {Blank{dotted({QStringLiteral("settlements"), engine::nameOf(state.location)}),
        fill(tr("who can be hired in the %1"), {shown(state.location)})}};
}

Blanks blankPrice(const State& state, const Mercenary& who)
{
    if (who.cost)
        return {};
    return {Blank{dotted({QStringLiteral("mercenaries"), who.id, QStringLiteral("cost")}),
        fill(tr("the cost of %1"), {titleOf(state, who.id)})}};
}

Blanks blankPrice(const State& state, const Tactic& card)
{
    if (card.cost)
        return {};
    return {Blank{dotted({QStringLiteral("tactics"), card.id, QStringLiteral("cost")}),
        fill(tr("the cost of %1"), {titleOf(state, card.id)})}};
}

Blanks blankAssists(const State& state, const Mercenary& who)
{
    if (who.healthy || !who.assists.isEmpty())
        return {};
    return {Blank{dotted({QStringLiteral("mercenaries"), who.id, QStringLiteral("assists")}),
        fill(tr("with what %1 assists"), {titleOf(state, who.id)})}};
}

Blanks blankObjective(const State& state)
{
    if (objectiveOf(state) != QLatin1String(unnamedObjective))
        return {};
    const QString& card = state.contract->card;
    return {Blank{dotted({QStringLiteral("career_cards"), card, QStringLiteral("objective.name")}),
        fill(tr("what %1 protects"), {titleOf(state, card)})}};
}

Blanks blankPart(const State& state, const CareerCard& card, const char* field, const char* what)
{
    if (card.id.isEmpty() || !isOpen(card, field))
        return {};
    return {Blank{
        dotted({QStringLiteral("career_cards"), card.id, QLatin1String(field)}), fill(tr(what), {titleOf(state, card.id)})}};
}

Blanks blankKeyword(const State& state, const CareerCard& card)
{
    return blankPart(state, card, "keyword", QT_TR_NOOP("the keyword of %1"));
}

Blanks blankType(const State& state, const CareerCard& card)
{
    return blankPart(state, card, "type", QT_TR_NOOP("whether %1 is VERSUS or PROTECTOR"));
}

Blanks blankKeyword(const State& state, Keyword asked, const CareerCard& contract)
{
    const bool isBound = asked != Keyword::Any && asked != Keyword::Revenge;
    return isBound && state.settings.contractTypeBy == TypeBy::Keyword ? blankKeyword(state, contract) : Blanks();
}

Blanks blankKeyword(const State& state, const Mercenary& who, const CareerCard& contract)
{
    const bool isRogue = who.rogue >= Rogue::City && who.rogue <= Rogue::Village; // bound to one of the kinds
    return blankKeyword(state, isRogue ? Keyword::Town : who.keyword, contract);
}

engine::Truth mayDeploy(const State& state, const Mercenary& who, const CareerCard& contract)
{
    const bool isBarred = who.rogue > Rogue::Village && !rogueHolds(state, who, contract);
    return isBarred ? engine::Truth(false) : engine::Truth(canDeploy(state, who, contract), blankKeyword(state, who, contract));
}

Blanks blankColumn(const State& state, const QString& figure)
{
    const QString what = fill(tr("the rankings of %1"), {titleOf(state, figure)});
    const auto ofMercenary = [&](const QString& id, Health health) -> Blanks {
        if (!columnUnknown(mercenary(state, id), health))
            return {};
        return {Blank{dotted({QStringLiteral("mercenaries"), id, engine::nameOf(health)}), what}};
    };
    if (const Fighter* who = fighter(state, figure))
        return ofMercenary(who->id, who->health);
    const Opponent* card = opponent(state, figure);
    if (!card || !card->faceUp)
        return {};
    if (card->isMercenary())
        return ofMercenary(card->mercenary, card->health);
    const OppositionCard* known = find(state.oppositionCards, card->cardId());
    if (!known && card->card.isEmpty())
        return {Blank{dotted({QStringLiteral("battle.opposition"), card->id, QStringLiteral("card")}),
            fill(tr("which card %1 is"), {titleOf(state, figure)})}};
    if (!known) // a name without a line of its own
        return {
            Blank{dotted({QStringLiteral("opposition_cards"), QLatin1Char('+') + card->card, QStringLiteral("ranks")}), what}};
    return isOnlyNamed(*known) || isLeftWithoutRanks(*known)
        ? Blanks{Blank{dotted({QStringLiteral("opposition_cards"), known->id, QStringLiteral("ranks")}), what}}
        : Blanks();
}

Blanks blankRanks(const State& state, const QString& figure, const QList<Skill>& skills)
{
    if (const Blanks column = blankColumn(state, figure); !column.isEmpty())
        return column;
    const Fighter* who = fighter(state, figure);
    const Opponent* card = opponent(state, figure);
    if (!who && !(card && card->faceUp))
        return {};
    const Ranks ranks = who ? ranksOf(state, *who) : ranksOf(state, *card);
    QStringList unknown;
    for (const Skill skill : skills.isEmpty() ? QList<Skill>(allSkills.begin(), allSkills.end()) : skills)
        if (!ranks.isKnown(skill) && !unknown.contains(shown(skill)))
            unknown += shown(skill);
    if (unknown.isEmpty())
        return {};
    const bool isMercenary = who || card->isMercenary();
    const QStringList place = isMercenary
        ? QStringList{QStringLiteral("mercenaries"), who ? who->id : card->mercenary,
            engine::nameOf(who ? who->health : card->health)}
        : QStringList{QStringLiteral("opposition_cards"), card->cardId(), QStringLiteral("ranks")};
    return {Blank{dotted(place), fill(tr("%1 of %2"), {unknown.join(QStringLiteral(", ")), titleOf(state, figure)})}};
}

Blanks blankHighest(const State& state, const Opponent& card)
{
    return blankRanks(state, card.id, {Skill::Melee, Skill::Missiles, Skill::Alertness});
}

Blanks blankFunds(const State& state)
{
    if (!state.contract || state.contract->budget > 0 || !isOpen(contractCard(state), "budget"))
        return {};
    return {Blank{dotted({QStringLiteral("career_cards"), state.contract->card, QStringLiteral("budget")}),
        fill(tr("the budget of %1"), {titleOf(state, state.contract->card)})}};
}

Blanks blankPaying(const State& state, std::optional<int> price) { return price == 0 ? Blanks() : blankFunds(state); }

QString budgetLeftText(const State& state)
{
    return !blankFunds(state).isEmpty() ? QStringLiteral("?") : number(state.contract ? state.contract->budget : 0);
}

// What stands together on the card is asked for together: told alone, one arrow would say that there are no others.
Blanks blankArrows(const State& state, const CareerCard& card)
{
    QStringList open;
    QString only;
    for (const Zone zone : zones)
        if (isOpen(card, zone)) {
            open += shown(zone);
            only = arrowField(zone);
        }
    if (card.id.isEmpty() || open.isEmpty())
        return {};
    const bool isOne = open.size() == 1;
    const QString what = open.size() == qsizetype(zones.size()) ? fill(tr("the arrows of %1"), {titleOf(state, card.id)})
        : isOne ? fill(tr("the %1 arrow of %2"), {open.first(), titleOf(state, card.id)})
                : fill(tr("the arrows of %1: %2"), {titleOf(state, card.id), open.join(QStringLiteral(", "))});
    return {Blank{dotted({QStringLiteral("career_cards"), card.id, isOne ? only : QStringLiteral("arrows")}), what}};
}

Blanks blankCircle(const State& state)
{
    return blankPart(state, contractCard(state), "reveal", QT_TR_NOOP("the reveal circle of %1"));
}

bool isUnnamed(const State& state, const Opponent& card)
{
    return card.faceUp && !card.isMercenary() && card.card.isEmpty() && !find(state.oppositionCards, card.id);
}

Blanks blankIcon(const State& state, const Opponent& card)
{
    if (!card.faceUp || card.isMercenary() || blankColumn(state, card.id).isEmpty())
        return {};
    if (isUnnamed(state, card))
        return blankColumn(state, card.id); // which card it is
    const OppositionCard* known = find(state.oppositionCards, card.cardId());
    if (known && known->entered.contains(QLatin1String("icon")))
        return {};
    const QString id = (known ? QString() : QStringLiteral("+")) + card.cardId();
    return {Blank{dotted({QStringLiteral("opposition_cards"), id, QStringLiteral("icon")}),
        fill(tr("the move icon of %1"), {titleOf(state, card.id)})}};
}

QList<Zone> waysOf(const State& state, const Opponent& card)
{
    if (blankIcon(state, card).isEmpty())
        return movesOf(state, card);
    QList<Zone> ways{card.zone, clockwise(card.zone), counterclockwise(card.zone)};
    std::ranges::sort(ways);
    return ways;
}

Blanks blankEnding(const State& state)
{
    return state.battle && usualEnding(state) == Hold::Success ? blankArrows(state, contractCard(state)) : Blanks();
}

Blanks blankRanks(const State& state, const QStringList& figures, const QList<Skill>& skills)
{
    Blanks blanks;
    for (const QString& figure : figures)
        for (const Blank& blank : blankRanks(state, figure, skills))
            if (std::ranges::none_of(blanks, [&](const Blank& known) { return known.path == blank.path; }))
                blanks += blank;
    return blanks;
}

} // namespace hiredswords

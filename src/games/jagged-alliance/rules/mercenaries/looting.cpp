// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looting: corpses and loot tokens (p. 13, 16).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

// What a corpse or a loot token still gives.
struct Find {
    QString at, area;
    std::optional<Deck> deck;
};

Find lootAt(const State& state, const QString& what)
{
    if (const Corpse* corpse = find(state.corpses, what))
        return {corpse->at, corpse->area, corpse->loot.isEmpty() ? std::nullopt : std::optional(corpse->loot.first())};
    if (const Token* token = find(state.tokens, what)) {
        const Encounter* kind = token->faceUp ? find(state.encounters, token->shows) : nullptr;
        return {token->at, token->area, kind && kind->kind == EncounterKind::Loot ? std::optional(kind->deck) : std::nullopt};
    }
    return {};
}

QString looterOf(const State& state, const Loot& a)
{
    if (state.phase != Phase::Victory)
        return state.active;
    if (!a.who.isEmpty())
        return a.who;
    const QList<const Mercenary*> there = standingAt(state, lootAt(state, a.what).at);
    return there.isEmpty() ? QString() : there.first()->id;
}

// Of one deck, or of any that loot may come from.
QStringList deckCards(const State& state, std::optional<Deck> deck)
{
    if (!deck)
        return deckCards(state, Deck::Loot1) + deckCards(state, Deck::Loot2) + deckCards(state, Deck::Loot3);
    QStringList pile, discards;
    for (const Card& card : state.cards)
        if (card.deck == deck) {
            if (card.place == Place::Deck)
                pile += card.id;
            else if (card.place == Place::Discard)
                discards += card.id;
        }
    return pile.isEmpty() ? discards : pile; // an empty deck: its discards are shuffled
}

} // namespace

// --- loot (JA-052, JA-192, JA-193, JA-422)

Needs needs(const State& state, const Loot& a)
{
    Needs needs;
    const Find what = lootAt(state, a.what);
    if (!a.card.isEmpty() && !a.facts && !find(state.cards, a.card)) // a new one is entered as it is drawn
        needs.facts += engine::Facts{QStringLiteral("facts"), QStringLiteral("cards"), {a.card}, false};
    if (a.card.isEmpty() && !a.facts && (what.deck || !blankLoot(state, a.what).isEmpty()))
        needs.picks += engine::Pick{QStringLiteral("card"),
            what.deck ? engine::fill(tr("%1 card"), {deckText(*what.deck)}) : tr("loot card"), deckCards(state, what.deck), 1,
            false};
    return needs;
}

QList<Fault> faultsIn(const State& state, const Loot& a)
{
    if (a.facts && (a.facts->id.isEmpty() || find(state.cards, a.facts->id)))
        return {Fault{QStringLiteral("loot.facts"), a.facts->id, tr("The card needs an id that no other card has."),
            tr("Give it a short name of its own.")}};
    if (!a.card.isEmpty() && !a.facts && !find(state.cards, a.card))
        return {Fault{QStringLiteral("loot.facts"), a.card, tr("This card is not entered yet."),
            tr("Say what is printed on it, as far as you know it.")}};
    return {};
}

Blanks askedFirst(const State& state, const Loot& a) { return blankLoot(state, a.what); }

void check(Checks& checks, const State& state, const Loot& a)
{
    const Find what = lootAt(state, a.what);
    const Mercenary& who = mercenary(state, looterOf(state, a));
    const auto names = [&] {
        return QStringList{titleOf(state, a.what), placeText(state, what.at, what.area), titleOf(state, who.id)};
    };
    if (state.phase == Phase::Victory) {
        checks.must(R::R_VICTORY_LOOT, who.stands() && who.at == what.at && !what.at.isEmpty(), names);
        if (playsOther(state, Unclear::JQ_61))
            checks.must(R::R_LOOT_OVER, false, [] { return QStringList(); }).star(markOf(Unclear::JQ_61));
    } else {
        if (!mayAct(checks, state))
            return;
        const bool isBeside = who.at == what.at && distance(state, who.at, who.area, what.area) == 0;
        checks.must(
            R::R_LOOT_AREA, engine::Truth(isBeside, isBeside ? blankArea(state, who.at, what.area, {who.id}) : Blanks()), names);
        paysDeed(checks, state, who);
    }
    surplus(checks, !a.who.isEmpty() && state.phase != Phase::Victory && a.who != state.active, titleOf(state, a.who),
        R::W_SURPLUS_LOOT);
    checks.must(R::R_NOLOOT, engine::Truth(what.deck.has_value(), blankLoot(state, a.what)), names);
    const R fromDeck = find(state.corpses, a.what) ? R::R_LOOT_DECK_REWARD : R::R_LOOT_DECK;
    if (a.facts && what.deck)
        // An A.I.M. card prints its number (JA-032); the deck of one without was not told.
        checks.must(fromDeck, a.facts->deck == *what.deck || (a.facts->deck == Deck::Aim && a.facts->number == 0), [&] {
            return QStringList{a.facts->title.isEmpty() ? a.facts->id : a.facts->title, deckText(*what.deck)};
        });
    if (const Card* drawn = find(state.cards, a.card); drawn && what.deck)
        checks.must(fromDeck, drawn->deck == *what.deck && (drawn->place == Place::Deck || drawn->place == Place::Discard), [&] {
            return QStringList{titleOf(state, a.card), deckText(*what.deck)};
        });
    checks.noteIf(checks.isAllowed(), state.phase == Phase::Victory ? R::I_LOOT_VICTORY : R::I_LOOT);
}

void apply(Changes& changes, const State& before, const Loot& a)
{
    const QString who = looterOf(before, a);
    const Find what = lootAt(before, a.what);
    const QString id = a.facts ? a.facts->id : a.card;
    if (a.facts) {
        Card drawn = *a.facts;
        drawn.deck = what.deck.value_or(drawn.deck); // it was drawn there
        know(changes, drawn);
    }
    if (what.deck && !id.isEmpty()
        && std::ranges::none_of(
            before.cards, [&](const Card& card) { return card.deck == *what.deck && card.place == Place::Deck; })
        && !a.facts)
        for (Card& card : changes.state.cards)
            if (card.deck == *what.deck && card.place == Place::Discard)
                card.place = Place::Deck;
    if (before.phase != Phase::Victory)
        suffersForDeed(changes, before, who);
    if (!id.isEmpty())
        gain(changes, id, who, a.chooses);
    else if (!what.deck)
        changes.tell(R::I_AWAITED, QT_TR_NOOP("What %1 brings is not known: take it on the table"), {changes.title(a.what)});
    if (Corpse* corpse = find(changes.state.corpses, a.what)) {
        if (!corpse->loot.isEmpty())
            corpse->loot.removeFirst();
        if (corpse->loot.isEmpty())
            changes.state.corpses.removeIf([&](const Corpse& one) { return one.id == a.what; });
    } else if (const Token* token = find(changes.state.tokens, a.what)) {
        changes.state.out += token->shows;
        changes.state.tokens.removeIf([&](const Token& one) { return one.id == a.what; });
    }
    begins(changes);
}

Message tell(const State& before, const Loot& a)
{
    return say(QT_TR_NOOP("%1 loots %2"), {titleOf(before, looterOf(before, a)), titleOf(before, a.what)});
}

} // namespace jaggedalliance

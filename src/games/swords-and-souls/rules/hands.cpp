// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies differently on the table: read off two states, so that actions, undo, redo and jumps say it in one way.
// Nothing here names a card that only its player knows.
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

namespace {

struct Notes : engine::NotesOf<State> {
    using NotesOf::NotesOf;
    // One of two sentences by the sign of a change; %1 who, %2 by how much, %3 how many now.
    void changed(int before, int after, const QString& who, const char* more, const char* less)
    {
        if (after != before)
            add(after > before ? more : less, {who, number(std::abs(after - before)), number(after)});
    }
};

QStringList without(QStringList cards, const QStringList& taken)
{
    for (const QString& card : taken)
        cards.removeOne(card);
    return cards;
}

// Of as many cards as before, those that lie otherwise: what only got its name, or lost it again, lies where it lay.
void dropNamed(QStringList& was, QStringList& is)
{
    const QString unnamed = QLatin1String(unnamedCard);
    for (qsizetype at = was.size() == is.size() ? was.size() - 1 : -1; at >= 0; --at)
        if (was[at] == is[at] || was[at] == unnamed || is[at] == unnamed) {
            was.removeAt(at);
            is.removeAt(at);
        }
}

void each(Notes& notes, const QStringList& cards, const char* text, const QString& who)
{
    for (const QString& card : cards)
        notes.add(text, {notes.title(card), who});
}

void tokens(Notes& notes, const Player& was, const Player& is, bool withHero)
{
    notes.changed(was.small, is.small, is.id, QT_TR_NOOP("%1: lay small hearts beside the hero: %2, now %3"),
        QT_TR_NOOP("%1: give small hearts away: %2, now %3"));
    notes.changed(was.large, is.large, is.id, QT_TR_NOOP("%1: lay the large heart beside the hero"),
        QT_TR_NOOP("%1: give the large heart away"));
    notes.changed(
        was.obols, is.obols, is.id, QT_TR_NOOP("%1: take obols: %2, now %3"), QT_TR_NOOP("%1: put obols back: %2, now %3"));
    notes.changed(was.fragments, is.fragments, is.id, QT_TR_NOOP("%1: take soul fragments: %2, now %3"),
        QT_TR_NOOP("%1: put soul fragments back: %2, now %3"));
    if (withHero && was.gray != is.gray)
        notes.add(
            is.gray ? QT_TR_NOOP("%1: turn the hero to the gray side") : QT_TR_NOOP("%1: turn the hero to the colourful side"),
            {is.id});
}

QStringList inPlay(const State& state)
{
    QStringList cards;
    for (const Used& used : state.inPlay + (state.attack ? state.attack->used : QList<Used>()))
        if (used.from == Source::Hand)
            cards += used.card;
    for (const Instant& instant : state.instants)
        if (instant.from == Source::Hand)
            cards += instant.card;
    return cards;
}

// Cards that left the pile are all in the hand or on the table again; of unnamed ones only a single card is taken for the same.
bool isTakenBack(const Notes& notes, const Player& was, const Player& is, const QStringList& gone)
{
    QStringList back = without(is.hand, was.hand) + without(inPlay(notes.is), inPlay(notes.was));
    const bool isUndone = notes.is.refreshes < notes.was.refreshes || gone.size() == 1;
    return std::ranges::all_of(gone,
        [&](const QString& card) { return back.removeOne(card) || (isUndone && back.removeOne(QLatin1String(unnamedCard))); });
}

// The draw step is over, or an attack has done with one who was attacked: by how many cards a hand grew tells how many were
// drawn.
bool isDrawing(const Notes& notes, const Player& who)
{
    const auto& was = notes.was.attack;
    const auto& is = notes.is.attack;
    const bool isDoneWith = was && was->attacker != who.id && (!is || is->more.size() < was->more.size());
    return isDoneWith || (notes.was.step == Step::Draw && notes.is.step == Step::Play);
}

// The discard pile went into the deck; an undone discard only goes back to the hand.
bool isShuffled(const Notes& notes, const Player& was, const Player& is)
{
    const auto hidden = [](const Player& one) { return privateHand(one).size(); };
    if (isDrawing(notes, is))
        return !was.discard.isEmpty() && hidden(is) - hidden(was) > was.deck.size();
    const QStringList gone = without(was.discard, is.discard);
    const bool isCutOff =
        !is.discard.isEmpty() && was.discard.mid(0, is.discard.size()) == is.discard; // the top of the pile is missing
    const bool isAttackBack = !notes.was.attack && notes.is.attack;
    if (gone.isEmpty() || isCutOff || isAttackBack)
        return false;
    if (is.deck.size() <= was.deck.size())
        return is.hand.size() > was.hand.size() && !isTakenBack(notes, was, is, gone);
    return gone.size() > 1 || !is.discard.isEmpty() || notes.was.step == Step::Draw; // else a card that drew was taken back
}

void piles(Notes& notes, const Player& was, const Player& is)
{
    const bool shuffled = isShuffled(notes, was, is);
    const Notes undone(notes.context, notes.is, notes.was);
    const bool unshuffled = (isDrawing(undone, was) || is.deck.size() != was.deck.size()) && isShuffled(undone, is, was);
    if (shuffled)
        notes.add(QT_TR_NOOP("%1: shuffle the discard pile into the deck"), {is.id});
    else
        each(notes, without(was.discard, unshuffled ? QStringList() : is.discard), QT_TR_NOOP("%2: take %1 off the discard pile"),
            is.id);
    // Of the cards drawn in an undone shuffle those of the old deck go back there, the others onto the discard pile.
    const qsizetype undrawn = std::clamp(is.deck.size() + is.discard.size() - was.deck.size(), qsizetype(0), is.deck.size());
    const qsizetype from = shuffled ? was.deck.size() + was.discard.size()
        : unshuffled                ? is.deck.size() - undrawn
                                    : was.deck.size();
    if (was.id.isEmpty() || (was.hero != is.hero && !is.hero.isEmpty())) // all lay in the deck; what lies open is told by name
        notes.changed(0, int(privateHand(is).size()), is.id, QT_TR_NOOP("%1: draw cards: %2"), "");
    else if (was.hero == is.hero)
        notes.changed(int(is.deck.size()), int(from), is.id, QT_TR_NOOP("%1: draw cards: %2"),
            QT_TR_NOOP("%1: put cards of the hand on the deck: %2"));
    each(notes, without(is.discard, shuffled || unshuffled ? QStringList() : was.discard),
        QT_TR_NOOP("%2: lay %1 on the discard pile"), is.id);
    each(notes, without(is.shown, was.shown), QT_TR_NOOP("%2: take %1 into the hand"), is.id);
    each(notes, without(cardsIn(is.treasures), cardsIn(was.treasures)), QT_TR_NOOP("%2: lay %1 beside the hero"), is.id);
    each(notes, without(cardsIn(is.delayed), cardsIn(was.delayed)), QT_TR_NOOP("%2: leave %1 on the table"), is.id);
}

// What came to where everybody sees it: there lies a card that was in play. A pile that was shuffled begins anew.
QStringList arrived(const Notes& notes)
{
    QStringList cards;
    for (const Player& is : notes.is.players) {
        const QStringList lies = is.discard + is.shown + cardsIn(is.treasures) + cardsIn(is.delayed);
        const Player* was = find(notes.was.players, is.id);
        const QStringList lay = was ? was->shown + cardsIn(was->treasures) + cardsIn(was->delayed)
                + (isShuffled(notes, *was, is) ? QStringList() : was->discard)
                                    : QStringList();
        cards += without(lies, lay);
    }
    return cards;
}

void arsenal(Notes& notes)
{
    const Arsenal& was = notes.was.arsenal;
    const Arsenal& is = notes.is.arsenal;
    const bool isRefreshed = is.under.size() > was.under.size();
    QStringList before = was.row, now = is.row;
    if (is.left() == was.left() && !isRefreshed)
        dropNamed(before, now);
    if (isRefreshed)
        notes.add(QT_TR_NOOP("Put the arsenal row under its deck: cards %1"), {number(was.row.size())});
    else
        each(notes, without(before, now),
            is.left() > was.left() ? QT_TR_NOOP("Put %1 back with the arsenal deck")
                                   : QT_TR_NOOP("Take %1 out of the arsenal row"),
            {});
    each(notes, isRefreshed ? is.row : without(now, before), QT_TR_NOOP("Turn up %1 in the arsenal row"), {});
}

void cardsInPlay(Notes& notes)
{
    QStringList was = inPlay(notes.was), is = inPlay(notes.is);
    dropNamed(was, is);
    each(notes, without(is, was), QT_TR_NOOP("Lay %1 face up on the table"), {});
    each(notes, without(without(was, is), arrived(notes)), QT_TR_NOOP("Take %1 back into the hand"), {});
}

} // namespace

QList<Message> hands(const State& before, const State& after)
{
    Notes notes("swordsandsouls", before, after);
    const bool withCards = tracksCards(before) && tracksCards(after); // otherwise they move unseen
    if (withCards)
        cardsInPlay(notes);
    for (const Player& is : after.players) {
        const Player* seated = find(before.players, is.id);
        if (!seated && !before.players.isEmpty())
            notes.add(QT_TR_NOOP("%1 sits down"), {is.id});
        Player nobody;
        nobody.small = nobody.large = 0; // all tokens are in the box
        const Player* was = seated ? seated : &nobody;
        if (was->hero != is.hero && !is.hero.isEmpty())
            notes.add(QT_TR_NOOP("%1: lay %2 in front of you, colourful side up, and shuffle its starters"),
                {is.id, notes.title(is.hero)});
        tokens(notes, *was, is, withCards);
        if (withCards)
            piles(notes, *was, is);
    }
    for (const Player& was : before.players)
        if (!find(after.players, was.id))
            notes.add(QT_TR_NOOP("%1: hero, starters, hearts, obols and soul fragments go back into the box"), {was.id});
    if (withCards)
        arsenal(notes);
    return notes.all;
}

} // namespace swordsandsouls

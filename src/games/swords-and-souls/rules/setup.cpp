// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table begins, which names are in play, and what a state may never hold.
#include "engine/ids.h"
#include "engine/json.h"
#include "engine/words/nearest.h"
#include "engine/words/piles.h"
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

using engine::idsOf;
using engine::once;

namespace {

constexpr int heroCount = 6;

void seated(QList<Fault>& faults, const State& state, const QString& place, const QString& who)
{
    if (!who.isEmpty() && seatOf(state, who) < 0)
        faults +=
            Fault{place, who, engine::fill(tr("%1 does not sit at the table."), {who}), engine::meant(who, idsOf(state.players))};
}

void pilesAreNamed(QList<Fault>& faults, const Player& one)
{
    const QString place = QStringLiteral("players.") + one.id;
    faults += namelessIn(place + QStringLiteral(".hand"), one.hand);
    faults += namelessIn(place + QStringLiteral(".deck"), one.deck);
    faults += namelessIn(place + QStringLiteral(".discard"), one.discard);
    faults += namelessIn(place + QStringLiteral(".unseen"), one.unseen);
    faults += namelessIn(place + QStringLiteral(".shown"), one.shown);
    faults += namelessIn(place + QStringLiteral(".unshared"), one.unshared);
    for (const Origins& origins : one.origins) {
        const bool isWhole = std::ranges::all_of(
            origins.weight, [](QChar letter) { return letter >= QLatin1Char('0') && letter <= QLatin1Char('9'); });
        if (!isWhole || origins.weight.isEmpty() || origins.weight.startsWith(QLatin1Char('0')))
            faults += Fault{place + QStringLiteral(".origins"), origins.weight, tr("This weight is no whole number."),
                tr("Write 1, or leave the origins out.")};
        for (const Earlier& earlier : origins.earlier)
            faults += namelessIn(place + QStringLiteral(".origins"), earlier.cards);
    }
    for (const Treasure& treasure : one.treasures)
        faults += namelessIn(place + QStringLiteral(".treasures"), {treasure.card});
    for (const Delayed& delayed : one.delayed)
        faults += namelessIn(place + QStringLiteral(".delayed"), {delayed.card});
}

void attackIsWhole(QList<Fault>& faults, const State& state)
{
    const Attack& attack = *state.attack;
    if (attack.used.isEmpty())
        faults += Fault{QStringLiteral("attack.used"), {}, tr("The attack has no card."),
            tr("Name the attack card first; ? where it is not known.")};
    if (attack.attacker.isEmpty() || attack.target.isEmpty())
        faults += Fault{
            QStringLiteral("attack.target"), attack.target, tr("An attack needs an attacker and a target."), tr("Name both.")};
    for (const QString& who :
        QStringList{attack.attacker, attack.target, attack.aimed, attack.taker} + attack.path + attack.passed + attack.more)
        seated(faults, state, QStringLiteral("attack"), who);
    for (const Used& used : attack.used) {
        seated(faults, state, QStringLiteral("attack.used"), used.owner.isEmpty() ? QStringLiteral("?") : used.owner);
        faults += namelessIn(QStringLiteral("attack.used"), {used.card});
    }
}

} // namespace

State newGame(const Setup& setup)
{
    State state;
    state.settings = setup.settings;
    state.supply = setup.supply;
    state.heroes = setup.heroes;
    state.cards = setup.cards;
    for (Hero& hero : state.heroes)
        keepEntered(hero);
    for (Card& card : state.cards)
        keepEntered(card);
    for (int i = 1; state.heroes.size() < heroCount; ++i) {
        Hero blank;
        blank.id = QStringLiteral("hero-%1").arg(i);
        if (!find(state.heroes, blank.id))
            state.heroes += blank;
    }
    if (tracksCards(state))
        state.arsenal.deck =
            !setup.arsenal.isEmpty() ? setup.arsenal : QStringList(setup.arsenalCount, QLatin1String(unnamedCard));
    for (const QString& name : setup.players)
        state.players += newcomer(name);
    return state;
}

QList<Fault> faultsInState(const State& state)
{
    QList<Fault> faults;
    constexpr qsizetype mostSeats = 20, mostCards = 2000; // far more than any table has
    once(faults, QStringLiteral("players"), state.players);
    once(faults, QStringLiteral("heroes"), state.heroes);
    once(faults, QStringLiteral("cards"), state.cards);
    once(faults, QStringLiteral("noted"), state.noted);
    if (state.players.size() > mostSeats || state.arsenal.left() > mostCards)
        faults += Fault{QStringLiteral("players, arsenal"), number(state.players.size()),
            tr("There is more here than any table holds."), tr("Enter what really lies there.")};
    seated(faults, state, QStringLiteral("turn"), state.turn);
    seated(faults, state, QStringLiteral("first"), state.first);
    seated(faults, state, QStringLiteral("winner"), state.winner);
    if (state.step != Step::Seats && state.turn.isEmpty())
        faults +=
            Fault{QStringLiteral("turn"), {}, tr("This step needs somebody whose turn it is."), tr("Name a player as turn.")};
    if (state.status == Status::Over && state.winner.isEmpty())
        faults += Fault{QStringLiteral("winner"), {}, tr("A game that is over has a winner."),
            tr("Name who won, or set the status to running.")};
    for (const Player& one : state.players)
        pilesAreNamed(faults, one);
    const State seen = hidden(state, state.seenBy);
    if (!state.seenBy.isEmpty() && engine::digest(seen) != engine::digest(state))
        faults += Fault{
            QStringLiteral("seen_by"), state.seenBy, tr("This holds more than that player can see."), tr("Leave it empty.")};
    if (state.attack)
        attackIsWhole(faults, state);
    for (const Used& used : state.inPlay) {
        seated(faults, state, QStringLiteral("in_play"), used.owner.isEmpty() ? QStringLiteral("?") : used.owner);
        faults += namelessIn(QStringLiteral("in_play"), {used.card});
    }
    for (const Instant& instant : state.instants) {
        seated(faults, state, QStringLiteral("instants"), instant.who.isEmpty() ? QStringLiteral("?") : instant.who);
        seated(faults, state, QStringLiteral("instants"), instant.target);
        faults += namelessIn(QStringLiteral("instants"), {instant.card});
    }
    faults += namelessIn(QStringLiteral("arsenal.deck"), state.arsenal.deck);
    faults += namelessIn(QStringLiteral("arsenal.row"), state.arsenal.row);
    for (const Layer& layer : state.arsenal.under)
        faults += namelessIn(QStringLiteral("arsenal.under"), layer.cards);
    return faults;
}

// Cards of the arsenal that only wait in its deck: nobody has held one, and none lay open.
static QStringList unseen(const State& state)
{
    QStringList seen = state.arsenal.row + cardsIn(state.inPlay);
    for (const Layer& layer : state.arsenal.under)
        seen += layer.cards;
    for (const Player& one : state.players)
        seen += one.hand + one.shown + one.deck + one.discard + one.unseen + cardsIn(one.treasures) + cardsIn(one.delayed);
    QStringList waiting = state.arsenal.deck;
    if (waiting.contains(QLatin1String(unnamedCard))) // any that lies nowhere else
        for (const Card& one : state.cards)
            if (one.kind == Origin::Arsenal)
                waiting += one.id;
    waiting.removeDuplicates();
    waiting.removeOne(QLatin1String(unnamedCard));
    waiting.removeIf([&](const QString& card) { return seen.contains(card); });
    return waiting;
}

QStringList namesOf(const State& state, QLatin1String kind)
{
    if (kind == QLatin1String("player"))
        return idsOf(state.players);
    if (kind == QLatin1String("hero"))
        return idsOf(state.heroes);
    if (kind == QLatin1String("card"))
        return idsOf(state.cards);
    if (kind == QLatin1String("noted"))
        return idsOf(state.noted);
    if (kind == QLatin1String("unseen"))
        return unseen(state);
    QStringList names;
    if (kind == QLatin1String(engine::countedPiles) && tracksCards(state)) {
        names += QStringLiteral("arsenal.deck");
        for (const Player& one : state.players)
            names += QStringLiteral("players.%1.deck").arg(one.id);
        return names;
    }
    if (kind == QLatin1String(engine::heldHands)) {
        for (const Player& one : state.players)
            if (tracksCards(state))
                names += QStringLiteral("players.%1.hand").arg(one.id);
        return names;
    }
    if (kind == QLatin1String("in-play"))
        return cardsIn(state.inPlay);
    if (kind == QLatin1String("targets-treasure") && state.attack)
        return cardsIn(player(state, state.attack->target).treasures);
    if (kind == QLatin1String("delayed"))
        for (const Player& one : state.players)
            names += cardsIn(one.delayed);
    if (kind == QLatin1String("treasure"))
        for (const Player& one : state.players)
            names += treasureNames(one);
    return names;
}

} // namespace swordsandsouls

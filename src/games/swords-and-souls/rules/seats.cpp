// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/seats.h"

#include "games/swords-and-souls/rules/questions/memory.h"

namespace swordsandsouls {

// --- who sits there, and whose act it is

QStringList seats(const State& state)
{
    QStringList names;
    for (const Player& one : state.players)
        names += one.id;
    return names;
}

QStringList detail::sitting(const State& state, QStringList wanted)
{
    wanted.removeDuplicates();
    wanted.removeIf([&](const QString& who) { return seatOf(state, who) < 0; });
    return wanted;
}

using detail::sitting;

QStringList seatsOf(const State& state, const ChooseHero& a) { return sitting(state, {actorOf(state, a)}); }

QStringList seatsOf(const State& state, const Deal& a) { return sitting(state, {actorOf(state, a)}); }

QStringList seatsOf(const State& state, const BeginTurn&) { return sitting(state, {nextInTurn(state).id}); }

QStringList seatsOf(const State& state, const Reshuffle& a) { return sitting(state, {actorOf(state, a.who)}); }

QStringList seatsOf(const State& state, const FinishCard& a)
{
    const Used* done = finished(state, a);
    return done ? sitting(state, {done->owner}) : QStringList();
}

QStringList seatsOf(const State& state, const DropCards& a) { return sitting(state, {actorOf(state, a.who)}); }

QStringList seatsOf(const State& state, const DropDelayed& a) { return sitting(state, {actorOf(state, a)}); }

QStringList seatsOf(const State& state, const TakeDamage& a)
{
    if (!state.attack)
        return {};
    return sitting(state,
        a.treasure.isEmpty() ? QStringList{state.attack->target} : QStringList{state.attack->target, state.attack->attacker});
}

QStringList seatsOf(const State& state, const FinishAttack&)
{
    return state.attack ? sitting(state, {state.attack->attacker}) : QStringList();
}

QStringList seatsOf(const State& state, const ResolveInstant&)
{
    return state.instants.isEmpty() ? QStringList() : sitting(state, {state.instants.first().who});
}

QStringList seatsOf(const State& state, const DoEffect& said)
{
    const DoEffect a = meant(state, said);
    return sitting(state, {actorOf(state, a.who), actorOf(state, a.on)});
}

// --- what each may see

namespace {

// The one who looks on: no player has this name.
QString eyesOf(const State& state, const QString& seat)
{
    const QString eyes = seat.isEmpty() ? QLatin1String(unnamedCard) : seat;
    return state.seenBy.isEmpty() || state.seenBy == eyes ? eyes : QLatin1String(unnamedCard);
}

// Of hand and deck the numbers stay, and the names of both together.
void hide(Player& one)
{
    const QString unnamed = QLatin1String(unnamedCard);
    QStringList known = pool(one);
    known.sort();
    const qsizetype hidden = privateHand(one).size();
    QStringList open;
    for (const QString& card : one.shown)
        if (one.hand.removeOne(card))
            open += card;
    one.hand = open + QStringList(hidden, unnamed);
    one.deck.fill(unnamed);
    one.unseen = known;
    one.unshared.clear();
    sortMemory(one);
}

} // namespace

bool detail::isSeenBy(const State& state, const QString& seat, const QString& who) { return eyesOf(state, seat) == who; }

namespace {

void hideOthers(State& state)
{
    if (!state.seenBy.isEmpty())
        for (Player& one : state.players)
            if (one.id != state.seenBy)
                hide(one);
}

// Cards that went by on the table are nobody's here.
void forgetCards(State& state)
{
    for (Player& one : state.players) {
        one.gray = false;
        for (QStringList* pile : {&one.hand, &one.shown, &one.deck, &one.discard, &one.unseen, &one.unshared})
            pile->clear();
        one.origins.clear();
        one.treasures.clear();
        one.delayed.clear();
    }
    state.arsenal = {};
    state.refreshes = 0;
}

} // namespace

void keepSecrets(State& state)
{
    if (!tracksCards(state))
        forgetCards(state);
    hideOthers(state);
}

State hidden(const State& state, const QString& seat)
{
    State seen = state;
    seen.seenBy = eyesOf(state, seat);
    hideOthers(seen);
    return seen;
}

// --- what the table sets right

engine::Correct hidden(const engine::Correct& a, const State& state, const QString& seat)
{
    return engine::seenOf(a, {QStringLiteral("players"), QStringLiteral("seen_by")}, engine::toJson(state).toObject(),
        [&](const QJsonObject& corrected) {
            const auto after = engine::fromJson<State>(QJsonValue(corrected));
            return after ? engine::toJson(hidden(*after, seat)).toObject() : QJsonObject();
        });
}

engine::SetUp hidden(const engine::SetUp& a, const State&, const QString& seat)
{
    const auto set = engine::fromJson<State>(QJsonValue(a.state));
    return {set ? engine::toJson(hidden(*set, seat)).toObject() : QJsonObject()};
}

} // namespace swordsandsouls

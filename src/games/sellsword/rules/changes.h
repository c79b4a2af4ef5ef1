// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A state being changed by one action, and what is told of it. The functions never refuse: a table may decide anything.
#pragma once

#include "engine/changes.h"
#include "games/sellsword/rules/combat/combat.h"

namespace sellsword {

inline constexpr char selfTarget[] = "self"; // an effect on whoever causes it

class Changes : public engine::ChangesOf<State, R, reason> {
public:
    using ChangesOf::ChangesOf;
    Unit* unit(const QString& id) { return find(state.units, id); }
    Player* player(const QString& id) { return find(state.players, id); }

    // --- prices
    void act(ActType type, int times = 1);
    void pay(const QString& id, const Tokens& tokens, int vigor);
    void giveVigor(const QString& id, int points); // or take, when below 0
    void giveTokens(const QString& id, Token token, int count);

    // --- wounds
    void wound(const QString& id, const Dealt& dealt, const QString& by); // through the target's defences
    void suffer(const QString& id, const Blow& blow, const QString& by, const QList<Effect>& waiting);
    void mark(const QString& id, const QString& box, const QString& by);
    void drop(const QString& id, const QString& by);
    void score(const QString& player, int points);
    void scoreFor(const QString& id, const QString& by); // a unit's cost, once

    // --- statuses and effects
    void addStatus(const QString& id, const Effect& effect, const QString& by);
    void removeStatus(const QString& id, const QString& status, R why);
    void land(const Effect& effect, const QString& aimed, const QString& by); // on its own target, else on whom it is aimed at
    void loseMoveActs(const QString& id);                                     // announced and not begun, when a status takes acts
    void note(Effect effect);
    void remind(const Unit& who, Moment moment); // what its traits do at that moment, without a price
    void putTerrain(const Patch& patch, bool remove);

    // --- places
    void place(const QString& id, std::optional<Square> at); // measures of it are forgotten, statuses* may end
    // A status* of a unit that ends when they part, and did not before: the table may have put it back since.
    using Asterisks = QList<std::pair<QString, QString>>; // unit and status
    Asterisks asterisks() const;                          // whose cause stands beside them, or nobody knows where it stands
    void endAsterisks(const Asterisks& held, const QString& moved); // moved: the unit that did; empty: none

    // --- order of play
    void dropStrikes(); // that cannot be made any more
    void breakOff();    // the announced way; its points stay for another one
    void stopMove();    // for good, points and all
    void beginRound();  // counts and marks of the last one are gone
    void finishTurn();
    void nextPhase();
    void settle(); // looks for a winner, unless wounds or forced moves are open
    void win(const QString& who);
    void know(const UnitCard& card);
    void know(const ModCard& card);
};

QString toldOf(const Changes& changes, const QList<R>& reasons); // what was told for these, in one line
// The status that a cure by name or by kind ends; null when the unit has none.
const Status* curedBy(const Effect& effect, const Unit& who);
// The sentence with the wounds that come of the action, and all that made them: it is what stays in the history. Of an action
// that is refused nothing comes.
engine::Message withWounds(const engine::Message& sentence, const Changes& changes);
template <class A> engine::Message withWounds(const engine::Message& sentence, const State& before, const A& action)
{
    return check(before, action).isAllowed() ? withWounds(sentence, apply(before, action)) : sentence;
}
bool burns(const State& state); // some ground deals wounds
// Of an action that moves somebody: with the wounds that the ground deals on the way.
template <class A> engine::Message withGround(const engine::Message& sentence, const State& before, const A& action)
{
    return burns(before) ? withWounds(sentence, before, action) : sentence;
}

bool isWaiting(const State& state); // wounds, forced moves or declared attacks
QString waitingFor(const State& state);

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A state being changed by one action, and what is told of it. The functions never refuse: a table may decide anything.
#pragma once

#include "engine/changes.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/reasons.h"

namespace jaggedalliance {

class Changes : public engine::ChangesOf<State, R, reason> {
public:
    using ChangesOf::ChangesOf;

    Mercenary* mercenary(const QString& id) { return find(state.mercenaries, id); }
    Card* card(const QString& id) { return find(state.cards, id); }
    Figure* enemy(const QString& id) { return find(state.enemies, id); }
    Sector* sector(const QString& id) { return find(state.sectors, id); }
    Mission* mission(const QString& id) { return find(state.missions, id); }
    QString nextId(const char* letter);  // that nothing on the table has
    void begins();                       // an action: it ends the start steps, and whatever nobody goes on with
    void cite(const QList<Part>& parts); // the rules behind the parts of a damage

    // --- cubes and conditions (p. 11, 25)
    void suffer(const QString& who, int points, bool wounds); // fatigue or wounds; the first that cannot be paid knocks out
    void recover(const QString& who, int points, bool helped);
    void heal(const QString& who, int points, bool helped,
        bool bleedingFirst = false);              // Bleeding goes instead of a wound, when wanted or when a point is left
    void addCubes(const QString& who, int count); // or removes them, when below 0
    void injure(const QString& who);
    void healInjury(const QString& who, bool helped);
    void fill(const QString& who);                        // all cubes back into the stamina zone
    bool afflict(const QString& id, Condition condition); // mercenary or enemy
    void cure(const QString& id, Condition condition);

    // --- cards (p. 12-13, 28-29)
    void put(const QString& card, Place place, const QString& holder = {});
    void discard(const QString& card); // with its upgrades, each to where it belongs
    void discard(const QStringList& cards);
    void gain(const QString& card, const QString& who); // where it fits, otherwise received
    void killAlly(const QString& card);
    void know(const Card& card);
    void spend(const QString& card); // one durability
    void funds(int amount);
    void rebels(int amount);
    void adjustStamina(const QString& who, int before); // cubes follow a change of cards

    // --- the table (p. 19-21)
    void enter(const QStringList& who, const QString& at, const QStringList& areas);
    void placeFigure(const QString& card, bool elite, const QString& at, const QString& area);
    void place(const Spawn& line, const QString& at, const QString& area); // figures, or a hidden sniper's tokens
    void placeEncounter(const QString& at, const QString& area);
    void reveal(const QString& token, const QString& shows);
    void damage(const QString& enemy, int points); // red cubes, and defeat
    void attackMercenary(
        const QString& who, const QString& from, int damage, int difficulty, bool hides, const QList<Icon>& icons);
    void applyIcons(const QString& target, const QList<Icon>& icons, const QString& attacker);
    void liberate(const QString& sector);
    void reset(const QString& at, bool fled);
    void moveTo(const QString& who, const QString& at, const QString& area);
    void goalMet(const QString& mission);

    // --- the dictator (p. 30-33)
    void threatToken(int count);
    void lowerThreat(int steps);
    void lieutenantEnters(const QString& id);
    void layOut(const QString& mission);

    // --- effects
    void carryOut(const Effect& effect, const QString& by = {}); // now, or due when its target is open
    void carryOut(const QList<Effect>& effects, const QString& source, const QString& by = {});
    void lose(const char* why, R reason);
    void win(const QString& why);

    // --- the course of play
    void turnEnds(const QString& who); // the active mercenary's own activation is over
    void endOwn(const QString& who);   // Bleeding hurts, Suppressed goes
    void finishActivation();
    void finishEnemy();
    void lookForLoss();
    void settle(); // what follows by itself: liberations, losses, enemies that are done

private:
    void knockOut(const QString& who);
    void die(const QString& who);
    void takeCube(Mercenary& who);
    void defeat(const QString& enemy);
    void solved(const QString& mission);
    void concluded(); // liberations, solved missions, bursts without a target
    void closed();    // what was open when a scenario ends
    void spawn(const QList<Spawn>& lines, const QString& at);
    void clearTokens(const QString& at); // of a place that is cleared: face up out of the game, face down as the table reads it
    void hideSniper(const Spawn& line, const QString& at);
    void placeGuards(const QString& mission);
};

} // namespace jaggedalliance

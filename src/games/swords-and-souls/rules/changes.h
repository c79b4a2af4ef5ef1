// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Changes a state in the words of the rules: cards and tokens go from hand to hand, and what happened is told.
#pragma once

#include "engine/changes.h"
#include "games/swords-and-souls/rules/query.h"
#include "games/swords-and-souls/rules/reasons.h"

namespace swordsandsouls {

class Changes : public engine::ChangesOf<State, R, reason> {
public:
    using ChangesOf::ChangesOf;
    Player* player(const QString& id) { return find(state.players, id); }

    // --- cards
    void draw(const QString& who, int count, const QStringList& named); // the discard pile shuffled in when it is needed (SO-039)
    void shuffleIn(const QString& who);                                 // discard pile into the deck
    void takeOut(const Used& used);                       // of the hand; a talent turns the hero gray, a treasure is used
    void putAway(const Used& used);                       // to the discard pile, or where it stays (SO-044 SO-052 SO-054)
    void toHand(const QString& who, const QString& card); // openly
    void dropFromHand(const QString& who, const QString& card);
    void fillRow(const QStringList& named);
    void refreshRow(const QStringList& named);
    void acquire(
        const QString& who, const QString& card, bool isTreasure = false); // to the hand, or a treasure to the table (SO-053)
    void layDown(const QString& card);                                     // of the hands, now that it is known to be a treasure
    // Of several copies one that was used, or one that was not.
    void moveTreasure(const QString& from, const QString& to, const QString& card, bool isUsed = false);
    void know(const QString& card); // a name that is new to the table

    // --- tokens
    int gain(const QString& who, int obols);   // as many as can be counted
    int payOut(const QString& who, int obols); // from the vault; what was really paid
    void respawn(const QString& who);

    // --- effects
    void doEffect(const Effect& effect, const QString& who, const QString& on, const QStringList& cards, const QString& treasure);

    // --- the attack
    void openAttack(Attack attack);
    void moveOn(); // to the next player, over those who are down
    // The way is the one that the table says for the next target of the same card.
    void damage(const QString& treasure, const QStringList& cards, std::optional<Way> way);
    // On this target; the next one is attacked or everything is put away. why: what becomes of the cards.
    void endAttack(std::optional<Way> way, R why = R::I_CARDS_AWAY_ALL);

    void tellMore(const Used& used); // what its text wants besides, by hand

private:
    void passOver();
    QString takeFrom(Player& owner, const QString& card);
    void takeHidden(Player& owner, const QString& card);
};

} // namespace swordsandsouls

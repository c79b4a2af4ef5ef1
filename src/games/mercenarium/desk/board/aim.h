// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a card that was chosen, space by space: what makes it legal, or in few words why not. Every aim is an
// action of the game with its verdict.
#pragma once

#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/board/contest.h"

namespace mercenarium::desk {

struct Aim {
    Space at;
    engine::Offer offer;
    QStringList brief;  // fits into a space: "D2: 7 ≥ 5", "3 › 2"
    bool isNear = true; // worth marking although refused: an own card, or the attacked one, touches it

    bool isAllowed() const { return offer.verdict.isAllowed(); }
};

// Of the hymn's steps the first one that is done on the board.
QList<engine::Offer> nextStep(const State& state, const QList<engine::Offer>& offers);
QList<Aim> aimsOf(const State& state, const QList<engine::Offer>& offers, Card chosen);
// Offers that have to do with what lies on a space, or could come there.
QList<engine::Offer> offersAt(const State& state, const QList<engine::Offer>& offers, Space space);

QString shown(const Encounter& one); // "3 › 2", "2 = 2", "Lord"
QString outcome(
    const Placed& attacker, const Placed& defender, const Encounter& one); // a sentence: edges, dots and what becomes of it
QString told(const Placed& attacker, const Placed& defender, const Encounter& one); // both cards named
QStringList takersOf(const State& state, const Placed& card); // who could take it where it lies, with the dots that decide
Card cardOf(const engine::AnyAction& action);                 // in play or from a hand; unnamed: it is about none
std::optional<Space> placeOf(const State& state, const engine::AnyAction& action); // where it ends up or what it is aimed at

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every game must keep, whatever its rules are: tried along seeded random walks over its own offers.
#pragma once

#include "engine/card_source.h"
#include "engine/game.h"

#include <QMap>

#include <functional>

namespace support {

struct Start {
    QString name;
    QJsonObject setup;
    const engine::CardSource* cards = nullptr;
    QJsonObject state = {}; // where the walk begins, in the middle of a game; empty: at its beginning
};

struct Walk {
    quint64 seed = 1;
    int steps = 200;
    QStringList rarely; // verbs that end a game or a large part of it: taken once in a hundred times that they are offered
    QStringList spared; // tracked values that the walk does not correct, as beginnings of paths
    // What a game adds: why an allowed act should not have led from one state to the other; empty: it may.
    std::function<QString(const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after)> law =
        {};
    std::function<QStringList(const engine::AnyState&)> open = {}; // what waits to be settled, by kind: "damage"
};

struct Walked {
    QStringList failures;           // empty: all that was tried holds
    QMap<QString, int> done;        // allowed actions by verb
    QMap<QString, int> decided;     // refused ones that the table decided for
    QMap<QString, int> interrupted; // "damage: corrected", "damage and reply": what lay open while something else came
    int corrections = 0;
    int refused = 0;      // verdicts with a refusal that were looked at
    int changesTried = 0; // corrections that a failed condition offered
};

// Verbs and reasons are unique, and every rule that a reason cites stands in the book.
QStringList faultsInTables(const engine::Game& game);

// Every worked case of a file that begins with a position of its own is a place to walk from.
QList<Start> startsFrom(const QString& cases, const QJsonObject& setup, const engine::CardSource* cards);

// One career of random choices: offers taken, refusals decided, tracked values corrected, the past gone over.
Walked walked(const engine::Game& game, const Start& start, const Walk& walk);

} // namespace support

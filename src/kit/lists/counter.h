// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a figure of a table one that can be set to what lies there: as a correction, with its limits and the rule behind it.
#pragma once

#include <functional>

namespace engine {
class Game;
struct Reason;
} // namespace engine

class QString;

namespace kit {

class Readout;
class TableView;

struct Counting {
    std::function<QString()> path; // of the value that is shown; empty: there is none now, and nothing is corrected
    int least = 0;
    int most = 0;
    const engine::Reason* rule = nullptr;
};

void countOn(TableView& table, const engine::Game& game, Readout& figure, const Counting& counting);

} // namespace kit

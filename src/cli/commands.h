// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of musterroll-cli. Each is one table beside what it does: arguments, options, an example.
#pragma once

#include "cli/context.h"

#include <span>

namespace cli {

struct Argument {
    enum class Need {
        Always,
        Optional,
        WithLast, // together with the optional one before it, or not at all
    };

    const char* name; // CAMPAIGN, GAME, VERB, QUESTION, FILE, ID, ENTRY and words in small letters are completed
    const char* help;
    Need need = Need::Always;
    bool repeats = false; // only the last one may
};

struct Command {
    const char* name; // "rules pin": two words where one command is a part of another
    const char* help;
    std::span<const Argument> arguments;
    std::span<const Option> options; // besides those of every command
    const char* example;             // behind the program's name
    Exit (*run)(Context&);
    Exit (*explain)(Context&) = nullptr; // --help where arguments stand: what belongs to them
};

namespace argument {

inline constexpr Argument campaign{"CAMPAIGN", QT_TRANSLATE_NOOP("cli", "The campaign, by its name")};
inline constexpr Argument fields{"name=value", QT_TRANSLATE_NOOP("cli", "Fields; lists with commas, parts as name.part=value"),
    Argument::Need::Optional, true};

} // namespace argument

using Commands = std::span<const Command* const>;

namespace commands {

extern const Command games, newCampaign, list, show, offers, ask, doAction, play;
extern const Command undo, redo, goTo, log, lines, luck, data;
extern const Command correct, setup, settings;
extern const Command roll, odds, schema;
extern const Command exportCampaign, importCampaign, check;
extern const Command startHouse, stopHouse, lookAtHouse, readyHouse, checkHouse, copyHouse;
extern const Command share, invite, join, sync, devices, revoke, leave, takeHome, merge;
extern const Command rules, pin, unpin;
extern const Command checkPack, listPacks, packSchema, exportPack, importPack, removePack, mergePack, addCard;

// In the order in which they are listed.
Commands all();

} // namespace commands

} // namespace cli

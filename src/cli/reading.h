// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command line taken apart: which command it means, and what stands behind it in any order.
#pragma once

#include "cli/commands.h"

namespace cli {

struct Reading {
    const Command* command = nullptr; // none: no such command, or none at all
    QStringList words;                // of no option; without those that name the command
    QList<Given> given;
    QStringList strangers; // options that the command does not have, as they were typed
    QString fault;         // a value that is missing, or one too many

    bool has(const Option& option) const { return Options(given).has(option); }
};

// Only the command says whether a value stands behind an option, and options may stand before it.
Reading read(const QStringList& arguments, Commands known = commands::all());

bool takes(const Command& command, qsizetype words); // so many words behind its name
QList<const Command*> commandsWith(const QString& option, Commands known = commands::all());
QList<const Command*> partsOf(const QString& family); // those whose name begins with this word and has another

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// --help behind a verb or a question: its fields, as its game describes them.
#pragma once

#include "cli/commands.h"

namespace cli {

struct Topic { // a verb or a question
    QString name;
    QString help;
    QJsonObject schema; // of its fields
};

// At no table without a sitting: its fields, and no names that stand there now.
QString helpOf(const Topic& topic, const Command& command, const Sitting* sitting);

// The arguments are a campaign and the topic's name; without them the help of the command itself.
Exit explained(Context& context, QList<Topic> (*topics)(const engine::Game&), const char* unknown);

} // namespace cli

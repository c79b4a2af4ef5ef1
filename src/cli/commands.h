// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of musterroll-cli, one per file.
#pragma once

#include "cli/context.h"

namespace cli {

struct Command {
    const char* name;
    const char* arguments;
    const char* help;
    Exit (*run)(Context&);
};

Exit games(Context&);
Exit newCampaign(Context&);
Exit list(Context&);
Exit show(Context&);
Exit offers(Context&);
Exit ask(Context&);
Exit doAction(Context&);
Exit play(Context&);
Exit undo(Context&);
Exit redo(Context&);
Exit goTo(Context&);
Exit log(Context&);
Exit luck(Context&);
Exit correct(Context&);
Exit setup(Context&);
Exit settings(Context&);
Exit roll(Context&);
Exit odds(Context&);
Exit schema(Context&);
Exit exportCampaign(Context&);
Exit importCampaign(Context&);
Exit check(Context&);
Exit rules(Context&);
Exit pack(Context&);

} // namespace cli

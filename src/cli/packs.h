// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the command pack that change the shelf.
#pragma once

#include "cli/context.h"

namespace cli {

Exit importPack(Context& context, const cards::Games& games);
Exit removePack(Context& context, const cards::Games& games);
Exit addCard(Context& context, const cards::Games& games);

} // namespace cli

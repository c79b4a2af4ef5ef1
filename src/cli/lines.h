// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of play of a campaign, with the names that its table gave them.
#pragma once

#include "cli/context.h"
#include "report/lines.h"

namespace cli {

// The newest first.
engine::Result<QList<report::LineOfPlay>> linesOf(Context& context, Sitting& sitting);

} // namespace cli

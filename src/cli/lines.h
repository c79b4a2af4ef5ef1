// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of play of a campaign, with the names that its table gave them.
#pragma once

#include "cli/context.h"
#include "report/lines.h"

namespace cli {

// By the entry that was the end of a line when it got its name.
engine::Result<QHash<qint64, QString>> lineNamesOf(Context& context, const Sitting& sitting);

// The newest first.
engine::Result<QList<report::LineOfPlay>> linesOf(Context& context, Sitting& sitting);

} // namespace cli

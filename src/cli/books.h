// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebooks of the games, for the commands that read rules or pin something to them.
#pragma once

#include "cli/context.h"
#include "rulebook/book.h"

namespace cli {

engine::Result<QList<rulebook::Book>> booksOf(const QStringList& games);
QStringList gameIds(Context& context);

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a book leaves unclear, in the language of whoever reads. The book itself is English; its readings are translated.
#pragma once

#include "rulebook/book.h"

namespace rulebook {

// Both readings with pages, and the one chosen; in English where nobody translated it.
QString textOf(const Reading& reading);

// Those of an entry, in its order.
QStringList readingsOf(const Entry& entry);

} // namespace rulebook

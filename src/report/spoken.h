// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table told in one paragraph, for somebody who hears it.
#pragma once

#include "engine/message.h"

namespace report {

// The lines of a game's summary as sentences behind each other, without boards that are drawn in letters.
QString spoken(const QList<engine::Message>& summary);

} // namespace report

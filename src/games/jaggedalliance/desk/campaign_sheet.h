// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign on paper: the tracker in the shape that players know, behind it who owns what.
#pragma once

#include "engine/game.h"
#include "kit/sheet.h"

namespace jaggedalliance::desk {

kit::Sheet campaignSheet(const QString& campaign, const engine::AnyState& state);

} // namespace jaggedalliance::desk

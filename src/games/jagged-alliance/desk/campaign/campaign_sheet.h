// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign on paper: the tracker in the shape that players know, behind it who owns what.
#pragma once

#include "kit/drawn/sheet.h"
#include "kit/sitting.h"

namespace jaggedalliance::desk {

kit::Sheet campaignSheet(const kit::Sitting& sitting);

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What may be typed where the name of a card is asked for: the names that are known there, another one, or its whole line.
#pragma once

#include "kit/forms/name_box.h"
#include "kit/sitting.h"

namespace kit {

QList<cards::Name> cardsFor(Sitting& sitting, const engine::AnyAction& action, const engine::Pick& pick);
NameBox::New mayBeNew(Sitting& sitting, const engine::AnyAction& action, const engine::Pick& pick);
std::optional<cards::QuickLine> lineFor(const Sitting& sitting, const engine::AnyAction& action, const engine::Pick& pick);

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What cards, tokens and boxes printed on them are called that bear no title in a state, such as those of an ordinary deck. A
// desk may know them besides (dynamic_cast).
#pragma once

#include "engine/game.h"

namespace kit {

class CardNames {
public:
    virtual ~CardNames() = default;
    virtual QString cardName(const engine::AnyState& state, const QString& id) const = 0; // empty: it is no such thing
};

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What cards, and boxes printed on them, are called that bear no title in a state, such as those of an ordinary deck. A desk may
// know them besides (dynamic_cast).
#pragma once

#include <QString>

namespace kit {

class CardNames {
public:
    virtual ~CardNames() = default;
    virtual QString cardName(const QString& id) const = 0; // empty: it is no such card
};

} // namespace kit

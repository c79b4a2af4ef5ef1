// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says of a state for reports and charts. A desk may be one besides (dynamic_cast); without it a report does
// without curves and without the fallen.
#pragma once

#include "engine/game.h"

namespace kit::paper {

struct Measure { // a number that is worth a curve: gold, threat, points
    QString name;
    double value = 0;
};

class Teller {
public:
    virtual ~Teller() = default;
    virtual QList<Measure> measures(const engine::AnyState& state) const = 0; // always the same ones while nobody joins or leaves
    virtual QStringList fallen(const engine::AnyState& state) const = 0;      // by name: dead, slain, down
    virtual QStringList gone(const engine::AnyState&) const
    {
        return {};
    } // whose card stays in the box while this campaign lasts
};

} // namespace kit::paper

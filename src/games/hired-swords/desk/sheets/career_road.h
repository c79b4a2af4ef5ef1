// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The way that a career went up to the shown moment, for paper: every change of wealth, and the contracts that ended.
#pragma once

#include "kit/sitting.h"

namespace hiredswords::desk {

struct Road {
    struct Stop {
        int wealth = 0;
    };
    struct Done {
        QString title;
        bool won = false;
        int gold = 0;   // more or less than when it was drawn
        int wealth = 0; // afterwards
    };
    QList<Stop> stops; // the latest twenty, oldest first
    QList<Done> contracts;
};

// Plays the line again that leads to the present; what cannot be read any more is left out.
Road roadOf(const kit::Sitting& sitting);

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A term made ready for being thrown very often, when only the total matters. The faces fall as they do in Term::roll.
#pragma once

#include "dice/source.h"
#include "dice/term.h"
#include "dice/tree.h"

namespace dice {

class Thrower {
public:
    explicit Thrower(const Term& term); // nothing may be missing

    qint64 total(Source& source) const;

private:
    struct Ready {
        const Pool* pool;
        std::vector<Meaning> faces; // empty: too many to be listed
        bool isPlain;               // nothing but a sum

        Meaning meaningOf(int face) const { return faces.empty() ? pool->meaningOf(face) : faces[std::size_t(face) - 1]; }
    };
    qint64 followed(const Ready& ready, const int* first, Source& source) const;

    Term m_term; // owns what the pools point to
    std::vector<Ready> m_pools;
};

} // namespace dice

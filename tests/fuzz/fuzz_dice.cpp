// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dice parser with any text: it answers with a term that can be rolled and that its odds allow for, or with faults.
#include "dice/source.h"
#include "dice/term.h"
#include "dice/thrower.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size)
{
    const auto term = dice::Term::parse(QString::fromUtf8(reinterpret_cast<const char*>(bytes), qsizetype(size)));
    if (!term) {
        if (term.faults().isEmpty())
            std::abort();
        return 0;
    }
    dice::Source chance(1), again(1);
    const dice::Rolled rolled = term->roll(chance);
    (void)rolled.making();
    if (dice::Thrower(*term).total(again) != rolled.total)
        std::abort();
    const auto odds = term->odds();
    if (!odds)
        return odds.faults().isEmpty() ? std::abort(), 0 : 0;
    if (odds->weights().sum() + odds->rest() != odds->total())
        std::abort();
    if (odds->rest().isZero() && !std::binary_search(odds->outcomes().begin(), odds->outcomes().end(), rolled.total))
        std::abort();
    return 0;
}

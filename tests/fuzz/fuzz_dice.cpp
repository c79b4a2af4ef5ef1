// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dice parser with any text: it answers with a term that can be rolled, or with faults.
#include "dice/source.h"
#include "dice/term.h"

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
    dice::Source chance(1);
    (void)term->roll(chance).making();
    return 0;
}

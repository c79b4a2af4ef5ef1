// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rule numbers as a reason keeps them: rule 231 stands at place 230, and a number beyond the book does not compile.
#pragma once

#include "engine/reason.h"

namespace engine {

template <std::size_t rules, class... Numbers> consteval std::array<std::int16_t, mostAtoms> citing(Numbers... numbers)
{
    std::array<std::int16_t, mostAtoms> all{};
    all.fill(-1);
    std::size_t at = 0;
    for (const int number : {int(numbers)...}) {
        if (number < 1 || number > int(rules))
            throw "no such rule in the book";
        all[at++] = std::int16_t(number - 1);
    }
    return all;
}

} // namespace engine

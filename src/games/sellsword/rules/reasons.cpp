// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/reasons.h"

namespace sellsword {

namespace {

constexpr engine::RuleRef rules[] = {
#define RULE(ID, PAGE, TOPIC) {ID, PAGE, TOPIC},
#include "games/sellsword/rules/book.inc"
#undef RULE
};

// SS-231 stands at place 230; a number beyond the book does not compile.
template <class... Numbers>
consteval std::array<std::int16_t, engine::mostAtoms> atoms(Numbers... numbers)
{
    std::array<std::int16_t, engine::mostAtoms> all{};
    all.fill(-1);
    int at = 0;
    for (const int number : {int(numbers)...}) {
        if (number < 1 || number > int(std::size(rules)))
            throw "no such rule in the book";
        all[at++] = std::int16_t(number - 1);
    }
    return all;
}

constexpr engine::Reason reasons[] = {
#define REASON(ID, WEIGHT, RULE, FAILS, REMEDY, ...) \
    {#ID, engine::Weight::WEIGHT, RULE, FAILS, REMEDY, atoms(__VA_ARGS__), "sellsword"},
#include "games/sellsword/rules/reasons.inc"
#undef REASON
};

} // namespace

const engine::Reason& reason(R id)
{
    return reasons[int(id)];
}

std::span<const engine::Reason> allReasons()
{
    return reasons;
}

std::span<const engine::RuleRef> bookRules()
{
    return rules;
}

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swordsandsouls/rules/reasons.h"

#include "engine/citing.h"

namespace swordsandsouls {

namespace {

constexpr engine::RuleRef rules[] = {
#define RULE(ID, PAGE, TOPIC) {ID, PAGE, TOPIC},
#include "games/swordsandsouls/rules/book.inc"
#undef RULE
};

constexpr engine::Reason reasons[] = {
#define REASON(ID, WEIGHT, RULE, FAILS, REMEDY, ...) \
    {#ID, engine::Weight::WEIGHT, RULE, FAILS, REMEDY, engine::citing<std::size(rules)>(__VA_ARGS__), "swordsandsouls"},
#include "games/swordsandsouls/rules/reasons.inc"
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

} // namespace swordsandsouls

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: the two questions of every game, and what somebody is worth.
#include "games/coppers-and-crows/rules/rules.h"
#include "games/coppers-and-crows/rules/text.h"

#include "dice/term.h"
#include "engine/asking.h"

#include <algorithm>

namespace coppersandcrows {

namespace {

using engine::Answered;

struct Dice {
    QString listing;
    MR_VERB("dice", "Which dice a listing rolls", field("listing", &Dice::listing, "dice and numbers: 2d6+1"))
};

struct Value {
    QString listing;
    QList<int> rolled;
    MR_VERB("value", "What a listing is worth with these faces", field("listing", &Value::listing, "dice and numbers: 2d6+1"),
        field("rolled", &Value::rolled, "the faces").optional())
};

struct Worth {
    int coppers = 0;
    int wits = 0;
    int total = 0;
    bool leads = false;
    MR_FIELDS(field("coppers", &Worth::coppers, "in the purse"), field("wits", &Worth::wits, "of the hired crows"),
        field("total", &Worth::total, "both"), field("leads", &Worth::leads, "nobody is worth more"))
};

struct WorthOf {
    QString who;
    MR_VERB("worth", "What somebody would be worth at the end", field("who", &WorthOf::who, "who").names("player"))
};

using AnyQuestion = std::variant<Dice, Value, WorthOf>;

Answered<QList<int>> answer(const State&, const Dice& q)
{
    const auto term = dice::Term::parse(q.listing);
    if (!term)
        return {{}, {{}, term.faults()}, {}};
    QList<int> sides;
    for (const engine::Die& die : term->dice())
        sides += die.sides;
    return {sides, {}, {{&reason(R::I_DICE), {}}}};
}

Answered<int> answer(const State&, const Value& q)
{
    const auto term = dice::Term::parse(q.listing);
    const auto rolled = term ? term->rolled(q.rolled) : engine::Result<dice::Rolled>(term.faults());
    if (!rolled)
        return {{}, {{}, rolled.faults()}, {}};
    return {int(std::clamp<qint64>(rolled->total, -9999, 9999)), {}, {{&reason(R::I_DICE), say("%1", {rolled->making()})}}};
}

Answered<Worth> answer(const State& state, const WorthOf& q)
{
    const Player& who = *find(state, q.who);
    const int total = worthOf(who);
    const bool leads = std::ranges::all_of(state.players, [&](const Player& one) { return worthOf(one) <= total; });
    return {{who.purse, total - who.purse, total, leads}, {}, {{&reason(R::I_WORTH), {}}}};
}

} // namespace

const QList<engine::Question>& questions() { return engine::questionsIn<AnyQuestion, State>(); }

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(state, question, fields);
}

} // namespace coppersandcrows

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/outcome.h"

#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/rules/query.h"

namespace hiredswords::desk {

using kit::Tone;

namespace {

struct Parts {
    QStringList texts;
    int good = 0;
    int bad = 0;

    void add(const QString& text, Tone tone)
    {
        texts += text;
        good += tone == Tone::Good;
        bad += tone == Tone::Bad;
    }
};

void crew(Parts& parts, const State& before, const State& after, const QString& actor, const QString& target)
{
    for (const Fighter& now : after.battle->crew) {
        const Fighter* was = find(before.battle->crew, now.id);
        if (!was)
            continue;
        const QString name = titleOf(after, now.id);
        const bool isTarget = now.id == target; // named in the title
        const int damage = int(now.health) - int(was->health);
        if (damage > 0 && now.health == Health::Slain)
            parts.add(isTarget ? shown(now.health) : engine::fill(hiredswords::tr("%1 is slain"), {name}), Tone::Bad);
        else if (damage > 0 && now.id == actor)
            parts.add(shown(now.health), Tone::Bad);
        else if (damage > 0)
            parts.add(isTarget ? engine::fill(hiredswords::tr("%1 damage"), {number(damage)})
                               : engine::fill(hiredswords::tr("%1 damage to %2"), {number(damage), name}),
                Tone::Bad);
        else if (damage < 0)
            parts.add(now.id == actor ? shown(now.health) : name + QStringLiteral(" → ") + shown(now.health), Tone::Good);
        if (now.at == Position::Fled && was->at != Position::Fled)
            parts.add(hiredswords::tr("out of the battle"), Tone::Plain);
        else if (now.exhausted && !was->exhausted && now.id != actor)
            parts.add(isTarget ? hiredswords::tr("exhausted") : engine::fill(hiredswords::tr("exhausts %1"), {name}), Tone::Bad);
    }
}

void opposition(Parts& parts, const State& before, const State& after, const QString& actor, const QString& target)
{
    const auto name = [&](const QString& id) { return id == target ? hiredswords::tr("it") : titleOf(before, id); };
    int turned = 0;
    for (const Opponent& was : before.battle->opposition) {
        const Opponent* now = find(after.battle->opposition, was.id);
        if (!now) {
            parts.add(was.id == actor ? hiredswords::tr("it is gone")
                    : was.faceUp      ? engine::fill(hiredswords::tr("defeats %1"), {name(was.id)})
                                      : hiredswords::tr("a card goes"),
                Tone::Good);
            continue;
        }
        turned += now->faceUp && !was.faceUp;
        if (now->exhausted && !was.exhausted && was.id != actor)
            parts.add(engine::fill(hiredswords::tr("exhausts %1"), {name(was.id)}), Tone::Good);
        if (now->health != was.health)
            parts.add(titleOf(before, was.id) + QStringLiteral(" → ") + shown(now->health),
                now->health > was.health ? Tone::Good : Tone::Bad);
    }
    if (turned > 0)
        parts.add(engine::fill(hiredswords::tr("cards turned up: %1"), {number(turned)}), Tone::Plain);
    if (const int placed = int(after.battle->opposition.size() - before.battle->opposition.size()); placed > 0)
        parts.add(engine::fill(hiredswords::tr("cards laid out: %1"), {number(placed)}), Tone::Plain);
}

} // namespace

Brief briefly(const State& before, const State& after, const QString& actor, const QString& target)
{
    Parts parts;
    if (before.battle && after.battle) {
        crew(parts, before, after, actor, target);
        if (before.step == Step::Battle) // afterwards cards are only put away
            opposition(parts, before, after, actor, target);
    }
    if (const int gold = after.wealth - before.wealth; gold != 0)
        parts.add(engine::fill(hiredswords::tr("%1 gold"), {signedNumber(gold)}), gold > 0 ? Tone::Good : Tone::Bad);
    if (before.contract && after.contract && before.step == after.step)
        if (const int budget = after.contract->budget - before.contract->budget; budget != 0)
            parts.add(engine::fill(hiredswords::tr("%1 budget"), {signedNumber(budget)}), Tone::Plain);
    if (before.contract && after.contract && before.contract->ending != after.contract->ending)
        parts.add(shown(after.contract->ending), after.contract->ending == Ending::Failure ? Tone::Bad : Tone::Good);
    if (before.location != after.location && parts.texts.isEmpty())
        parts.add(shown(after.location), Tone::Plain);
    return {parts.texts.join(QStringLiteral(" · ")), parts.good && !parts.bad ? Tone::Good : parts.bad ? Tone::Bad : Tone::Plain};
}

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/outcome.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/rules/query.h"

namespace jaggedalliance::desk {

using kit::Tone;

namespace {

struct Parts {
    QStringList texts;
    int good = 0;
    int bad = 0;

    void add(const QString& text, Tone tone = Tone::Plain)
    {
        texts += text;
        good += tone == Tone::Good;
        bad += tone == Tone::Bad;
    }
};

void mercenaries(Parts& parts, const State& before, const State& after, const QString& actor)
{
    for (const Mercenary& now : after.mercenaries) {
        const Mercenary* was = find(before.mercenaries, now.id);
        if (!was)
            continue;
        const QString name = now.id == actor ? QString() : titleOf(after, now.id) + QStringLiteral(": ");
        if (now.place != was->place && was->place == MercPlace::Team)
            parts.add(name + shown(now.place), Tone::Bad);
        if (const int wounds = now.wounds - was->wounds; wounds != 0)
            parts.add(name + engine::fill(jaggedalliance::tr("wounds %1"), {signedNumber(wounds)}),
                wounds > 0 ? Tone::Bad : Tone::Good);
        if (const int fatigue = now.fatigue - was->fatigue; fatigue != 0)
            parts.add(name + engine::fill(jaggedalliance::tr("fatigue %1"), {signedNumber(fatigue)}),
                fatigue > 0 ? Tone::Plain : Tone::Good);
        if (now.down != was->down)
            parts.add(name + (now.down ? jaggedalliance::tr("knocked down") : jaggedalliance::tr("up again")),
                now.down ? Tone::Bad : Tone::Good);
        if (now.command < was->command)
            parts.add(name + jaggedalliance::tr("command action"));
        for (const Condition condition : now.conditions)
            if (!was->conditions.contains(condition))
                parts.add(name + shown(condition), Tone::Bad);
    }
}

void table(Parts& parts, const State& before, const State& after)
{
    if (const int funds = after.funds - before.funds; funds != 0)
        parts.add(engine::fill(jaggedalliance::tr("funds %1"), {signedNumber(funds)}), funds > 0 ? Tone::Good : Tone::Plain);
    if (const int rebels = after.rebels - before.rebels; rebels != 0)
        parts.add(engine::fill(jaggedalliance::tr("rebels %1"), {signedNumber(rebels)}), rebels > 0 ? Tone::Good : Tone::Plain);
    if (after.threat.level != before.threat.level)
        parts.add(engine::fill(jaggedalliance::tr("threat %1"), {number(after.threat.level)}),
            after.threat.level > before.threat.level ? Tone::Bad : Tone::Good);
    if (after.threat.attack && !before.threat.attack)
        parts.add(jaggedalliance::tr("counter-attack!"), Tone::Bad);
    for (const Sector& now : after.sectors)
        if (const Sector* was = find(before.sectors, now.id); was && was->state != now.state)
            parts.add(titleOf(after, now.id) + QStringLiteral(": ") + shown(now.state),
                now.state == SectorState::Liberated ? Tone::Good : Tone::Plain);
    if (const auto placed = after.enemies.size() - before.enemies.size(); placed > 0)
        parts.add(engine::fill(jaggedalliance::tr("enemies %1"), {signedNumber(int(placed))}), Tone::Bad);
    if (after.incoming.size() > before.incoming.size())
        parts.add(engine::fill(jaggedalliance::tr("%1 damage to %2"),
                      {number(after.incoming.last().damage), titleOf(after, after.incoming.last().who)}),
            Tone::Bad);
    if (after.scenario && before.scenario && after.scenario->ending != before.scenario->ending)
        parts.add(shown(after.scenario->ending), after.scenario->ending == Ending::Lost ? Tone::Bad : Tone::Good);
}

} // namespace

Brief briefly(const State& before, const State& after, const QString& actor)
{
    Parts parts;
    if (after.scenario) // between scenarios everybody is made whole
        mercenaries(parts, before, after, actor);
    table(parts, before, after);
    return {parts.texts.join(QStringLiteral(" · ")), parts.good && !parts.bad ? Tone::Good : parts.bad ? Tone::Bad : Tone::Plain};
}

} // namespace jaggedalliance::desk

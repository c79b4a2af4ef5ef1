// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/history.h"

#include <QJsonArray>
#include <QSet>

namespace report {

namespace {

void addRules(const engine::Reason* reason, QList<qint16>& rules)
{
    for (const qint16 atom : reason ? reason->atoms : std::array<std::int16_t, engine::mostAtoms>{-1})
        if (atom < 0)
            return;
        else if (!rules.contains(atom))
            rules += atom;
}

QList<Line::Thrown> diceOf(const engine::Game& game, const Line& line, const engine::AnyAction& action)
{
    const QJsonArray faces = line.entry.action.value(QLatin1String(engine::rolledField)).toArray();
    if (faces.isEmpty())
        return {};
    const QList<engine::Die> asked = engine::diceOf(game, line.before, action);
    QList<Line::Thrown> dice;
    for (qsizetype i = 0; i < faces.size(); ++i) {
        const int face = faces[i].toInt();
        dice += i < asked.size() ? Line::Thrown{asked[i].label, asked[i].sides, face, asked[i].printed(face)}
                                 : Line::Thrown{{}, 0, face, QString::number(face)};
    }
    return dice;
}

// What an action did; an entry that cannot be read any more keeps its verb for a sentence.
void understand(const engine::Game& game, Line& line)
{
    line.sentence = line.entry.verb;
    const auto action = line.before ? game.action(line.before, engine::Draft{line.entry.verb, line.entry.action})
                                    : engine::Result<engine::AnyAction>(engine::Fault());
    if (!action)
        return;
    line.sentence = game.tell(line.before, *action).text();
    line.dice = diceOf(game, line, *action);
    line.diceBy = line.entry.action.value(QLatin1String(engine::diceByField)).toString();
    for (const engine::Condition& condition : game.check(line.before, *action).conditions)
        addRules(condition.reason, line.rules);
    const engine::Outcome outcome = game.apply(line.before, *action);
    for (const engine::Told& told : outcome.told)
        addRules(told.reason, line.rules);
    line.after = outcome.state;
}

} // namespace

engine::Result<engine::Done> tell(engine::Table& table, const Stretch& stretch, const std::function<void(const Line& line)>& told)
{
    const auto entries = table.entries(stretch.first, stretch.last);
    if (!entries)
        return entries.faults();
    const auto parents = table.parents();
    if (!parents)
        return parents.faults();
    QSet<qint64> counting; // those that led to where the campaign stands
    for (qint64 at = table.node(); at > 0; at = parents->value(at - 1, 0))
        counting += at;
    engine::AnyState state;
    qint64 at = 0;
    for (const engine::Entry& entry : *entries) {
        Line line{entry, {}, !entry.movesCursor() && !counting.contains(entry.seq), {}, {}, {}, {}, {}};
        if (entry.movesCursor() || entry.verb == QLatin1String(engine::newVerb)) {
            if (const auto sentence = table.sentenceOf(entry))
                line.sentence = sentence->text();
            const auto reached = table.stateAt(entry.node);
            line.after = reached ? *reached : nullptr;
        } else {
            if (at != entry.parent || !state) {
                const auto reached = table.stateAt(entry.parent);
                state = reached ? *reached : nullptr;
            }
            line.before = state;
            understand(table.game(), line);
        }
        state = line.after;
        at = entry.node;
        told(line);
    }
    return engine::Done{};
}

} // namespace report

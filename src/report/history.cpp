// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/history.h"

#include <QSet>

namespace report {

bool isOpen(const engine::Game& game, const engine::AnyState& state)
{
    return state && game.digest(game.hidden(state, QString())) == game.digest(state);
}

engine::Result<engine::Done> tell(
    engine::Table& table, const Stretch& stretch, const std::function<void(const Line& line)>& told, After after)
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
        Line line{{}, entry, !entry.movesCursor() && !counting.contains(entry.seq), {}};
        if (entry.movesCursor() || entry.verb == QLatin1String(engine::newVerb)) {
            if (const auto sentence = table.sentenceOf(entry))
                line.sentence = sentence->text();
            if (after == After::All || !entry.movesCursor()) {
                const auto reached = table.stateAt(entry.node);
                line.after = reached ? *reached : nullptr;
                line.isOther = !entry.movesCursor() && engine::isOtherToday(table.game(), line.after, entry);
            }
        } else {
            if (at != entry.parent || !state) {
                const auto reached = table.stateAt(entry.parent);
                state = reached ? *reached : nullptr;
            }
            line.before = state;
            static_cast<engine::Understood&>(line) = engine::understood(table.game(), state, entry);
            if (!line.after)
                line.sentence = entry.verb;
        }
        state = line.after;
        at = entry.node;
        told(line);
    }
    return engine::Done{};
}

} // namespace report

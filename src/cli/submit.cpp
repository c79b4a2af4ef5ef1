// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/submit.h"

namespace cli {

using engine::Fault;
using engine::Submission;

namespace {

Submission wrong(const QList<Fault>& faults)
{
    Submission submission;
    submission.faults = faults;
    return submission;
}

} // namespace

// Packs are opened only when a card comes into play that the campaign does not know.
Submission submitted(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& fields, const QString& decision,
    const QString& who)
{
    engine::Table& table = *sitting.table;
    const auto names = table.packs();
    if (!names)
        return wrong(names.faults());
    auto action = sitting.game->action(table.state(), {verb, fields});
    if (action)
        action = table.prepared(*action, &context.chance(), nullptr);
    if (action && !names->isEmpty() && !sitting.game->needs(table.state(), *action).facts.isEmpty()) {
        const auto kept = context.packsFor(*names);
        if (!kept)
            return wrong(kept.faults());
        const auto packs = cards::Packs::open(*names, *sitting.game, contentsOf(*kept));
        if (!packs)
            return wrong(packs.faults());
        action = table.prepared(*action, &context.chance(), &*packs);
    }
    if (!action)
        return wrong(action.faults());
    const engine::Judged judged = table.judge(*action, decision);
    return context.options.has(option::dryRun) ? judged.submission : table.commit(judged, who);
}

Exit submit(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& fields, const QString& decision)
{
    const Submission submission = submitted(context, sitting, verb, fields, decision, context.options.who);
    if (submission.seq)
        context.keepSummary(sitting);
    return answer(context, submission, sitting);
}

} // namespace cli

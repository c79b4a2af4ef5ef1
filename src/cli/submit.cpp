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
    auto complete = table.prepared(verb, fields, &context.chance(), nullptr);
    if (complete)
        if (const auto needs = sitting.game->needs(table.state(), verb, *complete);
            needs && !needs->facts.isEmpty() && !names->isEmpty()) {
            const auto kept = context.packsFor(*names);
            if (!kept)
                return wrong(kept.faults());
            const auto packs = cards::Packs::open(*names, *sitting.game, contentsOf(*kept));
            if (!packs)
                return wrong(packs.faults());
            complete = table.prepared(verb, *complete, &context.chance(), &*packs);
        }
    if (!complete)
        return wrong(complete.faults());
    if (context.options.has(option::dryRun))
        return table.tried(verb, *complete, decision);
    return table.submit(verb, *complete, who, decision);
}

Exit submit(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& fields, const QString& decision)
{
    const Submission submission = submitted(context, sitting, verb, fields, decision, context.options.who);
    if (submission.seq)
        context.keepSummary(sitting);
    return answer(context, submission, sitting);
}

} // namespace cli

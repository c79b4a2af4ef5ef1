// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/submit.h"

#include "cli/printed/terminal.h"

namespace cli {

using engine::Fault;
using engine::Submission;

Submission wrong(const QList<Fault>& faults)
{
    Submission submission;
    submission.faults = faults;
    return submission;
}

// Packs are opened only when a card comes into play that the campaign does not know.
Submission submitted(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& fields, const QString& decision,
    const QString& who)
{
    engine::Table& table = *sitting.table;
    auto action = sitting.game->action(table.state(), {verb, fields});
    if (action && sitting.mirror && !context.options.has(option::dryRun) && sitting.mirror->isForDealer(*action))
        return sitting.mirror->ask(*action, who, decision);
    if (action)
        action = table.prepared(*action, &context.chance(), nullptr);
    if (action && !sitting.game->needs(table.state(), *action).facts.isEmpty()) {
        const auto packs = context.packsOf(sitting);
        if (!packs)
            return wrong(packs.faults());
        if (!packs->isEmpty())
            action = table.prepared(*action, &context.chance(), &*packs);
    }
    if (!action)
        return wrong(action.faults());
    const engine::Judged judged = table.judge(*action, decision);
    return context.options.has(option::dryRun) ? judged.submission : table.commit(judged, who);
}

Submission moved(Submission submission, const Sitting& sitting)
{
    if (submission.answer == Submission::Answer::Done)
        submission.sentence = {"cli", QT_TRANSLATE_NOOP("cli", "Back at entry %1"), {QString::number(sitting.table->node())}};
    return submission;
}

Exit submit(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& fields, const QString& decision)
{
    const Submission submission = submitted(context, sitting, verb, fields, decision, context.options.who);
    if (submission.seq || (sitting.mirror && submission.answer == Submission::Answer::Done))
        context.keepSummary(sitting);
    if (submission.answer == Submission::Answer::Done && !decision.isEmpty() && !submission.byDecision)
        tell(QCoreApplication::translate("cli", "Nothing forbids this: the reason of --decide was not needed and is not kept."));
    return answer(context, submission, sitting);
}

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/merging.h"

#include "share/act.h"
#include "shelf/chain.h"

#include <algorithm>

namespace share {

using engine::Fault;
using engine::Result;
using engine::Submission;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("share", text); }

Result<qint64> lastInCommon(engine::Table& here, engine::Table& there)
{
    constexpr qint64 block = 256;
    const qint64 end = std::min(here.last(), there.last());
    for (qint64 from = 1; from <= end; from += block) {
        const auto ours = here.entries(from, std::min(end, from + block - 1));
        const auto theirs = there.entries(from, std::min(end, from + block - 1));
        if (!ours || !theirs)
            return !ours ? ours.faults() : theirs.faults();
        for (qsizetype i = 0; i < ours->size(); ++i)
            if (!(shelf::rowOf((*ours)[i]) == shelf::rowOf((*theirs)[i])))
                return from + i - 1;
    }
    return end;
}

// The present line there leaves what is common at this entry.
Result<qint64> forkOf(engine::Table& there, qint64 common)
{
    const auto parents = there.parents();
    if (!parents)
        return parents.faults();
    qint64 at = there.node();
    while (at > common)
        at = parents->value(at - 1);
    return at;
}

} // namespace

Result<Merging> mergingOf(engine::Table& here, engine::Table& there)
{
    const auto common = lastInCommon(here, there);
    if (!common)
        return common.faults();
    if (*common < 1 || here.game().id() != there.game().id())
        return Fault{QStringLiteral("merge"), {}, tr("These are not two copies of one campaign: they begin differently."),
            tr("Import the other one as a campaign of its own.")};
    const auto fork = forkOf(there, *common);
    const auto steps = fork ? engine::stepsAfter(there, *fork) : Result<QList<engine::Step>>(fork.faults());
    const auto then = steps ? engine::foreseen(there, *fork, *steps) : Result<engine::Foreseen>(steps.faults());
    const auto now = then ? engine::foreseen(here, here.node(), *steps) : then;
    if (!now)
        return now.faults();
    Merging merging{*common, {}};
    for (qsizetype i = 0; i < steps->size(); ++i) {
        Merged one{(*steps)[i], Merged::Kind::Same, then->answers[i], now->answers[i]};
        if (one.now.answer != Submission::Answer::Done)
            one.kind = Merged::Kind::Refused;
        else if (outcomeOf(one.now) != outcomeOf(one.then))
            one.kind = Merged::Kind::Different;
        merging.steps += one;
    }
    return merging;
}

Result<qint64> merge(engine::Table& here, const Merging& merging, bool takesDifferent, const QString& who)
{
    qint64 played = 0;
    for (const Merged& one : merging.steps) {
        if (one.kind == Merged::Kind::Refused || (one.kind == Merged::Kind::Different && !takesDifferent))
            continue;
        // What stood on a step that was left out may not be possible any more: then it is left out, too.
        const Submission done = here.submit(one.step.draft, one.step.who.isEmpty() ? who : one.step.who, one.step.decision);
        played += done.answer == Submission::Answer::Done ? 1 : 0;
    }
    return played;
}

} // namespace share

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/merging.h"

#include "share/act.h"
#include "share/texts.h"
#include "shelf/chain.h"

#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace share {

using engine::Fault;
using engine::Result;
using engine::Submission;

namespace {

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

// An act by what was done and by whom, dice and all.
QByteArray nameOf(const engine::Step& step)
{
    return step.draft.verb.toUtf8() + '\n' + step.who.toUtf8() + '\n'
        + QJsonDocument(step.draft.fields).toJson(QJsonDocument::Compact);
}

// What the steps came to from that node on, each told as it is compared.
Result<QList<QByteArray>> outcomesAt(
    engine::Table& table, qint64 node, const QList<engine::Step>& steps, const QList<Submission>& answers)
{
    const auto state = table.stateAt(node);
    if (!state)
        return state.faults();
    QJsonObject settings = table.game().stateToJson(*state).value(QLatin1String("settings")).toObject();
    QList<QByteArray> all;
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const engine::Draft& draft = steps[i].draft;
        all += outcomeAt(settings, draft.verb, draft.fields, answers[i]);
        if (draft.verb == QLatin1String("setting") && answers[i].answer == Submission::Answer::Done)
            settings.insert(draft.fields.value(QLatin1String("name")).toString(), draft.fields.value(QLatin1String("value")));
    }
    return all;
}

// Which of these acts were played here as well since both copies parted: merged before, or typed on both.
Result<QList<bool>> areHere(engine::Table& here, qint64 common, const QList<engine::Step>& steps)
{
    const auto fork = forkOf(here, common);
    const auto ours = fork ? engine::stepsAfter(here, *fork) : Result<QList<engine::Step>>(fork.faults());
    if (!ours)
        return ours.faults();
    QHash<QByteArray, int> left;
    for (const engine::Step& one : *ours)
        ++left[nameOf(one)];
    QList<bool> found;
    for (const engine::Step& one : steps) {
        int& count = left[nameOf(one)];
        found += count > 0;
        count -= count > 0 ? 1 : 0;
    }
    return found;
}

} // namespace

QString whyOtherwise(const Merged& one)
{
    if (!one.now.faults.isEmpty())
        return one.now.faults.first().text();
    if (const engine::Condition* decisive = one.now.verdict.decisive(); decisive && one.kind == Merged::Kind::Refused)
        return decisive->text();
    const auto said = [](const Submission& done) { // a correction tells nothing besides what it is
        QStringList told;
        for (const engine::Told& line : done.told)
            told += line.text();
        return told.isEmpty() ? done.sentence.text() : told.join(QStringLiteral("; "));
    };
    return engine::fill(tr("there: %1 — here: %2"), {said(one.then), said(one.now)});
}

QString notPlain(const Merged& one)
{
    switch (one.kind) {
    case Merged::Kind::Here:
        return tr("is here already");
    case Merged::Kind::Refused:
        return engine::fill(tr("not possible here: %1"), {whyOtherwise(one)});
    case Merged::Kind::Different:
        return engine::fill(tr("comes to something else: %1"), {whyOtherwise(one)});
    case Merged::Kind::Same:
        break;
    }
    return {};
}

Result<std::unique_ptr<OtherCopy>> OtherCopy::read(const QString& file, const Games& games, engine::Clock clock)
{
    if (const QFileInfo there(file); !there.isFile() || !there.isReadable())
        return Fault{
            file, {}, share::tr("There is no such file, or it may not be read."), share::tr("Name a file that export wrote.")};
    auto copy = std::make_unique<OtherCopy>();
    auto opened = shelf::Shelf::open(copy->m_place.filePath(QStringLiteral("other.db")));
    if (!opened)
        return opened.faults();
    copy->m_shelf = std::move(*opened);
    const auto campaign = copy->m_shelf->importFrom(file);
    auto journal = campaign ? copy->m_shelf->journal(campaign->id) : Result<std::unique_ptr<engine::Journal>>(campaign.faults());
    if (!journal)
        return journal.faults();
    copy->m_campaign = *campaign;
    copy->m_journal = std::move(*journal);
    const engine::Game* game = games(campaign->game);
    if (!game)
        return Fault{file, campaign->game, share::tr("This program does not know the game of this campaign."),
            share::tr("Open it with the version of the program that wrote it.")};
    copy->m_table = std::make_unique<engine::Table>(*game, *copy->m_journal, std::move(clock));
    if (const auto sits = copy->m_table->open(); !sits)
        return sits.faults();
    return copy;
}

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
    const auto isHere = then ? areHere(here, *common, *steps) : Result<QList<bool>>(then.faults());
    if (!isHere)
        return isHere.faults();
    QList<engine::Step> others;
    for (qsizetype i = 0; i < steps->size(); ++i)
        if (!(*isHere)[i])
            others += (*steps)[i];
    const auto now = engine::foreseen(here, here.node(), others);
    if (!now)
        return now.faults();
    const auto cameTo = outcomesAt(there, *fork, *steps, then->answers);
    const auto wouldCome = outcomesAt(here, here.node(), others, now->answers);
    if (!cameTo || !wouldCome)
        return !cameTo ? cameTo.faults() : wouldCome.faults();
    Merging merging{*common, {}};
    qsizetype next = 0;
    for (qsizetype i = 0; i < steps->size(); ++i) {
        Merged one{(*steps)[i], Merged::Kind::Here, then->answers[i], {}};
        if (!(*isHere)[i]) {
            one.now = now->answers[next];
            one.kind = one.now.answer != Submission::Answer::Done ? Merged::Kind::Refused
                : (*wouldCome)[next] != (*cameTo)[i]              ? Merged::Kind::Different
                                                                  : Merged::Kind::Same;
            ++next;
        }
        merging.steps += one;
    }
    return merging;
}

Played merge(engine::Table& here, const Merging& merging, bool takesDifferent, const QString& who)
{
    Played played;
    for (const Merged& one : merging.steps) {
        if (one.kind != Merged::Kind::Same && (one.kind != Merged::Kind::Different || !takesDifferent))
            continue;
        const auto action = here.game().action(here.state(), one.step.draft);
        if (!action)
            continue;
        const engine::Judged judged = here.judge(*action, one.step.decision);
        if (judged.submission.answer != Submission::Answer::Done)
            continue;
        const Submission done = here.commit(judged, one.step.who.isEmpty() ? who : one.step.who);
        if (done.answer != Submission::Answer::Done) { // what the rules allow was not written
            played.faults = done.faults;
            break;
        }
        played.entries += one.step.seq;
    }
    return played;
}

} // namespace share

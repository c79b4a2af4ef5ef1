// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/submit.h"

#include "cards/entered.h"
#include "cards/my_cards.h"
#include "cli/packs/packs.h"
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

bool isThrown(const Submission& submission)
{
    return submission.seq && submission.action.isThrownByProgram && !submission.dice.isEmpty();
}

Submission moved(Submission submission, const Sitting& sitting)
{
    if (submission.answer == Submission::Answer::Done)
        submission.sentence = {"cli", QT_TRANSLATE_NOOP("cli", "Back at entry %1"), {QString::number(sitting.table->node())}};
    return submission;
}

static void tellAll(const QList<Fault>& faults)
{
    for (const Fault& fault : faults)
        tell(fault.text());
}

// What an act tells of cards goes into the owner's own ones. It is done already: whatever stands in the way there is only told.
static void keepEntered(Context& context, const Sitting& sitting, const Submission& submission, const QJsonObject& before)
{
    const engine::Game& game = *sitting.game;
    const QString own = QLatin1String(cards::myCards);
    const QList<cards::Entered> entered =
        cards::enteredBy(game, cards::sections({}, game), submission.action, before, game.stateToJson(sitting.table->state()));
    const auto named = sitting.table->packs();
    if (entered.isEmpty() || !named)
        return;
    const auto there = packNamed(context, own, {&game});
    const auto read = !there ? engine::Result<cards::Pack>(there.faults())
        : *there             ? cards::readPack((*there)->content, game, own)
                             : engine::Result<cards::Pack>(cards::emptyMyCards(game));
    if (!read)
        return tellAll(read.faults());
    cards::Pack pack = *read;
    QList<cards::Pack> known;
    const auto kept = context.packsOnShelf();
    for (const QString& name : *named)
        if (const auto one = cards::openPack(name, game, kept ? contentsOf(*kept) : cards::Imported()))
            known += *one;
    const QList<cards::Entered> fresh = cards::newTo(known + QList<cards::Pack>{pack}, game, entered);
    for (const auto& [place, card] : fresh) {
        const auto with = cards::withCard(pack, game, place, card);
        if (with)
            pack = *with;
        else
            tellAll(with.faults());
    }
    if (const auto written = fresh.isEmpty() ? read : cli::kept(context, cards::packJson(pack), own, {&game}); !written)
        tellAll(written.faults());
}

Exit submit(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& fields, const QString& decision)
{
    const QJsonObject before = sitting.game->stateToJson(sitting.table->state());
    const Submission submission = submitted(context, sitting, verb, fields, decision, context.options.who);
    if (submission.seq)
        keepEntered(context, sitting, submission, before);
    if (submission.seq || (sitting.mirror && submission.answer == Submission::Answer::Done))
        context.keepSummary(sitting);
    if (isThrown(submission))
        context.keepSeed(sitting); // the sitting ends with the command
    if (submission.answer == Submission::Answer::Done && !decision.isEmpty() && !submission.byDecision)
        tell(QCoreApplication::translate("cli", "Nothing forbids this: the reason of --decide was not needed and is not kept."));
    return answer(context, submission, sitting);
}

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// share, join, leave and take-home: from a campaign of one's own to a shared table and back.
#include "cli/commands.h"
#include "cli/table/right.h"

#include "engine/past/understood.h"
#include "share/house.h"
#include "share/sharing.h"

#include <algorithm>

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Option house{
    "house", "HOUSE", QT_TRANSLATE_NOOP("cli", "The house that keeps the table: its folder, or its link"), Option::Use::Needed};
constexpr Option name{"name", "NAME", QT_TRANSLATE_NOOP("cli", "What the copy is called")};
constexpr Option withoutThem{"unshared", "", QT_TRANSLATE_NOOP("cli", "Leave although acts of yours are not shared yet")};
constexpr Option ofLeave[] = {withoutThem};
constexpr Option ofShare[] = {house};
constexpr Option ofHome[] = {name};
constexpr Argument campaign[] = {argument::campaign};
constexpr Argument link[] = {{"LINK", QT_TRANSLATE_NOOP("cli", "The invitation, from musterroll:// to its end")}};

engine::Result<share::Link> houseNamed(const QString& text)
{
    if (text.isEmpty())
        return Fault{QStringLiteral("--house"), {}, tr("Say which house keeps the table."),
            tr("Name its folder, as house start has it, or its link.")};
    return text.startsWith(QLatin1String("musterroll:")) ? share::linkFrom(text) : share::House(text).link();
}

Exit runShare(Context& context)
{
    const auto at = houseNamed(context.options.value(house));
    if (!at)
        return context.fail(at.faults());
    const auto shelf = context.shelf();
    if (!shelf)
        return context.fail(shelf.faults());
    const auto one = (*shelf)->campaign(context.args.first());
    const auto played = one ? context.game(one->game) : engine::Result<const engine::Game*>(one.faults());
    if (!played)
        return context.fail(played.faults());
    share::DeviceKeys keys((*shelf)->path());
    const auto shared = share::shareCampaign(**shelf, keys, one->id, **played, *at, context.options.who, context.clock());
    if (!shared)
        return context.fail(shared.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("campaign"), one->name},
            {QStringLiteral("id"), *shared}});
    else
        context.print(engine::fill(tr("%1 is shared. musterroll-cli invite lets others in."), {one->name}));
    return Exit::Done;
}

QString wordOf(share::Arrived::Way way)
{
    switch (way) {
    case share::Arrived::Way::Again:
        return QStringLiteral("again");
    case share::Arrived::Way::Moved:
        return QStringLiteral("moved");
    case share::Arrived::Way::There:
        return QStringLiteral("there");
    case share::Arrived::Way::In:
        break;
    }
    return QStringLiteral("in");
}

Exit runJoin(Context& context)
{
    const auto invitation = share::linkFrom(context.args.first());
    if (!invitation)
        return context.fail(invitation.faults());
    const auto shelf = context.shelf();
    if (!shelf)
        return context.fail(shelf.faults());
    share::DeviceKeys keys((*shelf)->path());
    const auto way =
        share::joinTable(**shelf, keys, *invitation, context.options.who, [&](const QString& id) { return context.game(id); });
    if (!way)
        return context.fail(way.faults());
    const auto one = (*shelf)->campaign(way->campaign);
    if (!one)
        return context.fail(one.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("campaign"), one->name},
            {QStringLiteral("id"), one->id}, {QStringLiteral("right"), called(way->joined.right)},
            {QStringLiteral("seat"), way->joined.seat}, {QStringLiteral("who"), way->joined.who},
            {QStringLiteral("entries"), one->entries}, {QStringLiteral("way"), wordOf(way->way)}});
    else if (way->way == share::Arrived::Way::Moved)
        context.print(
            engine::fill(tr("You sit at %1 already: its server is reached at its new address now. The invitation was not used."),
                {one->name}));
    else if (way->way == share::Arrived::Way::There)
        context.print(engine::fill(tr("This device deals at %1: it stays as it sits there."), {one->name}));
    else
        context.print(engine::fill(keys.isInKeychain(way->terms)
                ? tr("You sit at %1. The key of this device lies in your keychain.")
                : tr("You sit at %1. The key of this device lies beside the shelf, for you alone."),
            {one->name}));
    if (!context.options.json && way->way <= share::Arrived::Way::Again && way->joined.who != context.options.who.trimmed())
        context.print(engine::fill(
            tr("Somebody there is called %1 already: you sit there as %2."), {context.options.who.trimmed(), way->joined.who}));
    return Exit::Done;
}

Fault notShared(const Sitting& sitting)
{
    return {sitting.campaign.name, {}, tr("This campaign is not shared."), tr("musterroll-cli share shares it.")};
}

// What would be lost to the others, in words.
QStringList unshared(const Sitting& sitting)
{
    QStringList acts;
    const share::Mirror& mirror = *sitting.mirror;
    if (const auto open = mirror.entries(mirror.confirmed() + 1, sitting.table->last()))
        for (const engine::Entry& entry : *open) {
            const auto before = sitting.table->stateAt(entry.parent);
            const QString sentence =
                before && !entry.movesCursor() ? engine::understood(*sitting.game, *before, entry).sentence : QString();
            acts += sentence.isEmpty() ? entry.verb : sentence;
        }
    for (const share::Act& one : mirror.outgoing().asks)
        acts += one.sentence();
    for (const share::Conflict& one : mirror.conflicts())
        acts += one.act.sentence();
    return acts;
}

Exit runLeave(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    share::Mirror* mirror = (*sitting)->mirror.get();
    if (!mirror)
        return context.fail({notShared(**sitting)});
    if (const int open = int(mirror->waiting()); open > 0 && !context.options.has(withoutThem))
        return context.fail({Fault{unshared(**sitting).join(QStringLiteral("; ")), {},
            engine::Message{"cli",
                QT_TRANSLATE_N_NOOP("cli", "%n of your acts did not reach the others yet and would be lost to them."), {}, open}
                .text(),
            tr("musterroll-cli sync sends them; --unshared leaves without them.")}});
    const QList<share::Device>& devices = mirror->devices();
    if (mirror->terms().isDealer
        && std::count_if(devices.begin(), devices.end(), [](const share::Device& one) { return !one.isRevoked; }) > 1)
        return context.fail({Fault{mirror->terms().who, {}, tr("This device deals: without it nobody could draw any more."),
            tr("Let somebody else deal first: musterroll-cli devices CAMPAIGN WHO --deal.")}});
    share::DeviceKeys keys((*context.shelf())->path());
    const auto said = share::farewell(mirror->terms(), keys);
    if (!said)
        return context.fail(said.faults());
    if (const auto ended = mirror->end(); !ended)
        return context.fail(ended.faults());
    const bool isUnsaid = *said == share::Farewell::Unsaid;
    if (context.options.json) {
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")},
            {QStringLiteral("campaign"), (*sitting)->campaign.name}, {QStringLiteral("told"), !isUnsaid}});
        return Exit::Done;
    }
    context.print(engine::fill(
        tr("You left %1. It stays here to be read; take-home makes a copy to go on with."), {(*sitting)->campaign.name}));
    if (isUnsaid)
        context.print(tr("Its server could not be told: the others see you as away until it hears of it, when the window opens "
                         "this shelf again."));
    return Exit::Done;
}

Exit runHome(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    if (!(*sitting)->mirror)
        return context.fail({notShared(**sitting)});
    const QString wanted = context.options.value(name);
    const auto shelf = context.shelf();
    const auto copy = share::takeHome(**shelf, *(*sitting)->mirror, wanted.isEmpty() ? (*sitting)->campaign.name : wanted);
    if (!copy)
        return context.fail(copy.faults());
    if (const auto own = context.sit(copy->id)) // list tells at once how it stands
        context.keepSummary(**own);
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("campaign"), copy->name},
            {QStringLiteral("id"), copy->id}, {QStringLiteral("entries"), copy->entries}});
    else
        context.print(
            engine::fill(tr("%1 is a campaign of your own now, entries: %2"), {copy->name, QString::number(copy->entries)}));
    return Exit::Done;
}

} // namespace

constexpr Command commands::share{"share", QT_TRANSLATE_NOOP("cli", "Share a campaign with other computers; this one deals"),
    campaign, ofShare, "share Marches --house ~/house --who Anna", runShare};
constexpr Command commands::join{"join", QT_TRANSLATE_NOOP("cli", "Sit down at a shared table, by an invitation"), link, {},
    "join musterroll://192.168.1.5:41234/join/musterroll?… --who Berta", runJoin};
constexpr Command commands::leave{
    "leave", QT_TRANSLATE_NOOP("cli", "Leave a shared table for good"), campaign, ofLeave, "leave Marches", runLeave};
constexpr Command commands::takeHome{"take-home", QT_TRANSLATE_NOOP("cli", "Copy a shared campaign into one of your own"),
    campaign, ofHome, "take-home Marches --name Ours", runHome};

} // namespace cli

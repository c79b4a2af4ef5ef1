// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// invite, devices and revoke: who sits at a shared table, and what each may do.
#include "cli/commands.h"
#include "cli/printed/terminal.h"
#include "cli/table/right.h"

#include "engine/words/nearest.h"
#include "share/sharing.h"

namespace cli {

using engine::Fault;
using engine::Result;
using share::Right;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

std::optional<Fault> noRight(const QString& value)
{
    if (rightCalled(value))
        return std::nullopt;
    return Fault{QStringLiteral("--right"), value, tr("There is no such right."),
        engine::meant(value, {called(Right::Look), called(Right::Seat), called(Right::All)})};
}

constexpr Option right{.name = "right",
    .value = "RIGHT",
    .help = QT_TRANSLATE_NOOP("cli", "look, seat (what one seat does) or everything"),
    .check = noRight};
constexpr Option seat{"seat", "SEAT", QT_TRANSLATE_NOOP("cli", "Whose seat it is")};
constexpr Option at{"at", "ADDRESS", QT_TRANSLATE_NOOP("cli", "The numeric address at which others reach the server")};
constexpr Option deal{"deal", "", QT_TRANSLATE_NOOP("cli", "It deals from now on")};
constexpr Option ofInvite[] = {
    right.told(QT_TRANSLATE_NOOP("cli", "look, seat (what one seat does) or everything; otherwise seat")), seat, at};
constexpr Option ofDevices[] = {right, seat, deal};
constexpr Argument campaign[] = {argument::campaign};
constexpr Argument maybeDevice[] = {argument::campaign,
    {"WHO", QT_TRANSLATE_NOOP("cli", "A device, by its person or its role; without one, all are listed"),
        Argument::Need::Optional}};
constexpr Argument device[] = {argument::campaign, {"WHO", QT_TRANSLATE_NOOP("cli", "A device, by its person or its role")}};

// A shared campaign with a connection to its table.
struct Reached {
    std::unique_ptr<Sitting> sitting;
    std::unique_ptr<share::Line> line = std::make_unique<share::Line>();
    const share::Terms& terms() const { return sitting->mirror->terms(); }
};

Result<Reached> reached(Context& context)
{
    auto sitting = context.sit(context.args.first());
    if (!sitting)
        return sitting.faults();
    if (!(*sitting)->mirror)
        return Fault{(*sitting)->campaign.name, {}, tr("This campaign is not shared."), tr("musterroll-cli share shares it.")};
    Reached found{std::move(*sitting)};
    const auto opened = share::reach(*found.line, found.terms(), share::DeviceKeys((*context.shelf())->path()));
    if (!opened)
        return opened.faults();
    return found;
}

Result<QString> seatNamed(const Context& context, const Sitting& sitting, Right wanted)
{
    const QString named = context.options.value(seat);
    const QStringList seats = sitting.game->seats(sitting.table->state());
    if (wanted == Right::Seat && named.isEmpty() && !seats.isEmpty())
        return Fault{QStringLiteral("--seat"), {}, tr("Say whose seat it is."), engine::meant({}, seats)};
    if (!named.isEmpty() && !seats.contains(named))
        return Fault{QStringLiteral("--seat"), named, tr("Nobody of this name sits here."), engine::meant(named, seats)};
    return named;
}

// Where others reach the server; named by hand where nobody can find it out.
share::Address addressForOthers(Context& context, const Reached& table)
{
    const QString named = context.options.value(at);
    share::Address address = named.isEmpty()
        ? share::addressForOthers(table.terms(), share::DeviceKeys((*context.shelf())->path()))
        : table.terms().address;
    if (!named.isEmpty())
        address.at = named;
    return address;
}

Exit runInvite(Context& context)
{
    const Right wanted = rightCalled(context.options.value(right)).value_or(Right::Seat);
    const auto table = reached(context);
    if (!table)
        return context.fail(table.faults());
    const auto named = seatNamed(context, *table->sitting, wanted);
    if (!named)
        return context.fail(named.faults());
    constexpr int minutes = 10;
    const share::Link link{share::Link::Kind::Join, addressForOthers(context, *table), share::newWord()};
    if (const auto invited = share::invite(*table->line, link.word, wanted, *named, minutes); !invited)
        return context.fail(invited.faults());
    const QString text = share::written(link);
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("link"), text},
            {QStringLiteral("word"), link.word}, {QStringLiteral("right"), called(wanted)}, {QStringLiteral("seat"), *named},
            {QStringLiteral("minutes"), minutes}});
    else
        context.print(engine::fill(
            tr("%1\nThe word: %2. It lets one device in, within %3 minutes."), {text, link.word, QString::number(minutes)}));
    return Exit::Done;
}

QJsonObject toJson(const share::Device& one)
{
    return {{QStringLiteral("role"), one.role}, {QStringLiteral("who"), one.who}, {QStringLiteral("right"), called(one.right)},
        {QStringLiteral("seat"), one.seat}, {QStringLiteral("deals"), one.isDealer}, {QStringLiteral("revoked"), one.isRevoked}};
}

Exit list(Context& context, const QList<share::Device>& all)
{
    QJsonArray array;
    QString text;
    for (const share::Device& one : all) {
        array += toJson(one);
        text += engine::fill(QStringLiteral("%1  %2 %3%4%5  %6\n"),
            {inLine(one.who), called(one.right), inLine(one.seat), one.isDealer ? QLatin1Char(' ') + tr("(deals)") : QString(),
                one.isRevoked ? QLatin1Char(' ') + tr("(sent away)") : QString(), one.role});
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("devices"), array}});
    else
        context.print(text);
    return Exit::Done;
}

Result<share::Device> deviceNamed(const QList<share::Device>& all, const QString& name)
{
    QList<share::Device> found;
    QStringList known;
    for (const share::Device& one : all) {
        if (!one.isRevoked && (one.role == name || one.who == name))
            found += one;
        known += one.who;
    }
    if (found.size() == 1)
        return found.first();
    return Fault{QStringLiteral("WHO"), name,
        found.isEmpty() ? tr("There is no such device.") : tr("Several devices are called so."),
        found.isEmpty() ? engine::meant(name, known) : tr("Name its role, as devices lists it.")};
}

Exit runDevices(Context& context)
{
    const auto table = reached(context);
    if (!table)
        return context.fail(table.faults());
    auto all = share::devices(*table->line);
    if (!all)
        return context.fail(all.faults());
    if (context.args.size() < 2)
        return list(context, *all);
    const auto one = deviceNamed(*all, context.args[1]);
    if (!one)
        return context.fail(one.faults());
    if (const auto wanted = rightCalled(context.options.value(right))) {
        const auto named = seatNamed(context, *table->sitting, *wanted);
        if (!named)
            return context.fail(named.faults());
        if (const auto done = share::setRight(*table->line, one->role, *wanted, *named); !done)
            return context.fail(done.faults());
    }
    if (context.options.has(deal))
        if (const auto done = share::giveDeal(*table->line, one->role); !done)
            return context.fail(done.faults());
    all = share::devices(*table->line);
    return all ? list(context, *all) : context.fail(all.faults());
}

Exit runRevoke(Context& context)
{
    const auto table = reached(context);
    if (!table)
        return context.fail(table.faults());
    const auto all = share::devices(*table->line);
    const auto one = all ? deviceNamed(*all, context.args[1]) : Result<share::Device>(all.faults());
    if (!one)
        return context.fail(one.faults());
    if (const auto done = share::revoke(*table->line, one->role); !done)
        return context.fail(done.faults());
    const auto left = share::devices(*table->line);
    return left ? list(context, *left) : context.fail(left.faults());
}

} // namespace

constexpr Command commands::invite{"invite", QT_TRANSLATE_NOOP("cli", "Let one more device sit down at a shared table"), campaign,
    ofInvite, "invite Marches --right seat --seat Berta", runInvite};
constexpr Command commands::devices{"devices", QT_TRANSLATE_NOOP("cli", "Who sits at a shared table; with a right, give it"),
    maybeDevice, ofDevices, "devices Marches Berta --right everything", runDevices};
constexpr Command commands::revoke{
    "revoke", QT_TRANSLATE_NOOP("cli", "Send a device away from a shared table"), device, {}, "revoke Marches Berta", runRevoke};

} // namespace cli

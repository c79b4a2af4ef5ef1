// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// house: a server for shared tables, a private one in a folder or a club's.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "share/house.h"
#include "share/line.h"

#include <QStandardPaths>

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Option folder{"folder", "FOLDER", QT_TRANSLATE_NOOP("cli", "The house's folder (default: in your data folder)")};
constexpr Option alone{"alone", "", QT_TRANSLATE_NOOP("cli", "It answers this computer only")};
constexpr Option certificate{
    "certificate", "FILE", QT_TRANSLATE_NOOP("cli", "The certificate that the server is believed by, in PEM")};
constexpr Option ofHouse[] = {folder};
constexpr Option ofStart[] = {folder, alone};
constexpr Option asked{"asked", "", QT_TRANSLATE_NOOP("cli", "Devices ask it instead of being woken, which costs more")};
constexpr Option databases{"databases", "COUNT", QT_TRANSLATE_NOOP("cli", "New tables spread over so many (default: 1)")};
constexpr int mostDatabases = 100;
constexpr Option ofReady[] = {certificate, asked, databases};
constexpr Argument address[] = {{"ADDRESS", QT_TRANSLATE_NOOP("cli", "The club's server, name:port")}};
constexpr Argument target[] = {{"FOLDER", QT_TRANSLATE_NOOP("cli", "A new folder for the copy")}};

share::House houseOf(const Context& context)
{
    const QString named = context.options.value(folder);
    return share::House(named.isEmpty()
            ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/musterroll/house")
            : named);
}

Exit told(Context& context, const engine::Result<share::HouseState>& state)
{
    if (!state)
        return context.fail(state.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")},
            {QStringLiteral("running"), state->isRunning}, {QStringLiteral("postgresql"), state->version},
            {QStringLiteral("port"), state->port}, {QStringLiteral("addresses"), QJsonArray::fromStringList(state->addresses)}});
    else
        context.print(state->isRunning ? engine::fill(tr("The house answers at %1, port %2 (PostgreSQL %3)."),
                          {state->addresses.join(QStringLiteral(", ")), QString::number(state->port), state->version})
                                       : tr("The house is closed. musterroll-cli house start opens it."));
    return Exit::Done;
}

Exit start(Context& context) { return told(context, houseOf(context).start(context.options.has(alone))); }

Exit look(Context& context) { return told(context, houseOf(context).state()); }

Exit stop(Context& context)
{
    share::House house = houseOf(context);
    if (const auto stopped = house.stop(); !stopped)
        return context.fail(stopped.faults());
    return told(context, house.state());
}

Exit checkIt(Context& context)
{
    const auto damage = houseOf(context).check();
    if (!damage)
        return context.fail(damage.faults());
    if (context.options.json)
        context.print(QJsonObject{
            {QStringLiteral("sound"), damage->isEmpty()}, {QStringLiteral("findings"), QJsonArray::fromStringList(*damage)}});
    else
        context.print(damage->isEmpty() ? tr("The house is sound.") : inLine(damage->join(QLatin1Char(' '))));
    return damage->isEmpty() ? Exit::Done : Exit::Error;
}

Exit copyIt(Context& context)
{
    if (const auto copied = houseOf(context).copyTo(context.args.first()); !copied)
        return context.fail(copied.faults());
    if (context.options.json)
        context.print(
            QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("folder"), context.args.first()}});
    else
        context.print(engine::fill(tr("The house is copied to %1."), {context.args.first()}));
    return Exit::Done;
}

// A password comes from the surroundings, never from an argument: arguments can be read by everybody on the computer.
Exit ready(Context& context)
{
    const QString place = context.args.first();
    bool isNumber = true;
    const QString port = place.section(QLatin1Char(':'), 1, 1);
    const int number = port.isEmpty() ? 5432 : port.toInt(&isNumber);
    QFile file(context.options.value(certificate));
    const QByteArray root = file.open(QIODevice::ReadOnly) ? share::derOf(file.readAll()) : QByteArray();
    if (!isNumber || number < 1 || number > 65535)
        return context.fail({Fault{QStringLiteral("ADDRESS"), place, tr("This is no address."), tr("Write name:port.")}});
    if (root.isEmpty())
        return context.fail({Fault{QStringLiteral("--certificate"), file.fileName(),
            tr("A server is believed by its certificate, and none is here."), tr("Name the file of its root certificate.")}});
    const share::Address at{place.section(QLatin1Char(':'), 0, 0), {}, quint16(number), QStringLiteral("musterroll"), root};
    const QString user = qEnvironmentVariable("PGUSER", QStringLiteral("postgres"));
    const QString wanted = context.options.value(databases);
    const int many = wanted.isEmpty() ? 1 : wanted.toInt(&isNumber);
    if (!isNumber || many < 1 || many > mostDatabases)
        return context.fail({Fault{QStringLiteral("--databases"), wanted, tr("This is no number of databases."),
            engine::fill(tr("Write a number from %1 to %2."), {QStringLiteral("1"), QString::number(mostDatabases)})}});
    const auto link = share::readied(at, user, qEnvironmentVariable("PGPASSWORD"), share::schemaSteps(),
        {many, context.options.has(asked) ? QStringLiteral("ask") : QStringLiteral("listen")});
    if (!link)
        return context.fail(link.faults());
    if (context.options.json)
        context.print(
            QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("link"), share::written(*link)}});
    else
        context.print(engine::fill(tr("The server is ready. Whoever has this link shares tables there; keep it like a key:\n%1"),
            {share::written(*link)}));
    return Exit::Done;
}

} // namespace

constexpr Command commands::startHouse{"house start", QT_TRANSLATE_NOOP("cli", "Open a private server for shared tables"), {},
    ofStart, "house start --folder ~/house", start};
constexpr Command commands::stopHouse{
    "house stop", QT_TRANSLATE_NOOP("cli", "Close it; nothing is lost"), {}, ofHouse, "house stop --folder ~/house", stop};
constexpr Command commands::lookAtHouse{"house status", QT_TRANSLATE_NOOP("cli", "Whether it is open, and where"), {}, ofHouse,
    "house status --folder ~/house", look};
constexpr Command commands::readyHouse{"house init",
    QT_TRANSLATE_NOOP("cli", "Make a club's server ready; user and password come from PGUSER and PGPASSWORD"), address, ofReady,
    "house init club.example:5432 --certificate club.pem", ready};
constexpr Command commands::checkHouse{"house check", QT_TRANSLATE_NOOP("cli", "Look through its server's files for damage"), {},
    ofHouse, "house check --folder ~/house", checkIt};
constexpr Command commands::copyHouse{"house copy", QT_TRANSLATE_NOOP("cli", "Copy an open house to a new folder"), target,
    ofHouse, "house copy backup --folder house", copyIt};

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The shared table from the command line, at a real server: what was played there is exported, a lost seat is taken again,
// nothing is left behind unasked, and the list tells how things stand.
#include "share/device.h"
#include "share/link.h"
#include "support/command_line.h"

#include <QTest>

using support::Run;
using support::words;

namespace {

constexpr int done = 0, error = 1;

} // namespace

class CliShared : public made::Served {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    Run on(const char* shelf, const char* line, const QStringList& more = {}) const
    {
        return support::musterroll(QStringList{QStringLiteral("--shelf"), path(shelf)} + words(line) + more,
            {{}, {QStringLiteral("DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent")}});
    }
    QString invitation() const
    {
        return on("a.db", "--json invite Marches --right everything").json().value(QLatin1String("link")).toString();
    }
    void join(const char* shelf, const char* who) const
    {
        const Run joined = on(shelf, "join", {invitation(), QStringLiteral("--who"), QString::fromLatin1(who)});
        QVERIFY2(joined.exit == done, qPrintable(joined.said()));
    }
    void set(const char* shelf, int value) const
    {
        const Run run = on(shelf, "do Marches correct path=wealth", {QStringLiteral("value=%1").arg(value)});
        QVERIFY2(run.exit == done, qPrintable(run.said()));
    }
    QString wealth(const char* shelf, const char* campaign = "Marches") const
    {
        return QString::fromUtf8(on(shelf, "show", {QString::fromLatin1(campaign), QStringLiteral("wealth")}).out).trimmed();
    }

private slots:
    void init()
    {
        if (!isServed())
            QSKIP("no server");
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(on("a.db", "new Marches --game hired-swords --pack training --who Anna").exit, done);
        const Run shared = on("a.db", "share Marches --who Anna --house", {share::written(server().link())});
        QVERIFY2(shared.exit == done, qPrintable(shared.said()));
    }

    void whatWasPlayedThereIsExported()
    {
        set("a.db", 31);
        set("a.db", 47);
        QCOMPARE(on("a.db", "export Marches", {path("x.txt")}).exit, done);
        QCOMPARE(on("e.db", "import", {path("x.txt")}).exit, done);
        QCOMPARE(wealth("e.db"), QStringLiteral("47"));
        const Run log = on("e.db", "log Marches");
        QVERIFY2(!log.said().contains(QLatin1String("no field")), qPrintable(log.said()));
        // The same shelf sits down at the table beside it.
        join("e.db", "Berta");
        QCOMPARE(wealth("e.db", "Marches (2)"), QStringLiteral("47"));
    }

    void theListTellsWhatOthersDid()
    {
        join("b.db", "Berta");
        set("b.db", 33);
        QCOMPARE(on("b.db", "sync Marches").exit, done);
        QVERIFY(on("a.db", "sync Marches").said().contains(QLatin1String("New entries: 1")));
        QCOMPARE(wealth("a.db"), QStringLiteral("33"));
        const Run list = on("a.db", "list");
        QVERIFY2(list.said().contains(QLatin1String("33 gold")), qPrintable(list.said()));
    }

    void nothingIsLeftBehindUnasked()
    {
        join("b.db", "Berta");
        server().freeze(true);
        set("b.db", 39); // it does not arrive
        server().freeze(false);
        QVERIFY(on("b.db", "--json show Marches").exit == done);
        const Run refused = on("b.db", "leave Marches");
        QVERIFY2(refused.exit == error, qPrintable(refused.said()));
        QVERIFY2(refused.said().contains(QLatin1String("did not reach the others")), qPrintable(refused.said()));
        QVERIFY2(refused.said().contains(QLatin1String("39")), qPrintable(refused.said())); // which one
        QCOMPARE(on("b.db", "sync Marches").exit, done);
        QCOMPARE(on("b.db", "leave Marches").exit, done);
        QVERIFY(on("a.db", "sync Marches").exit == done);
        QCOMPARE(wealth("a.db"), QStringLiteral("39"));
        // And taken again, from the same shelf; what the table has goes on there.
        join("b.db", "Berta");
        set("b.db", 52);
        QCOMPARE(on("b.db", "sync Marches").exit, done);
        QCOMPARE(on("a.db", "sync Marches").exit, done);
        QCOMPARE(wealth("a.db"), QStringLiteral("52"));
        // Left all the same, when that is said.
        server().freeze(true);
        set("b.db", 99);
        server().freeze(false);
        QCOMPARE(on("b.db", "leave Marches --unshared").exit, done);
    }

    void aRepairedShelfKeepsItsSeat()
    {
        set("a.db", 61);
        QVERIFY(QDir().mkpath(path("elsewhere")));
        for (const char* saved : {"r.db", "elsewhere/r.db"}) {
            const Run repaired = on("a.db", "check --repair", {path(saved)});
            QVERIFY2(repaired.exit == done, qPrintable(repaired.said()));
            const Run synced = on(saved, "sync Marches");
            QVERIFY2(synced.exit == done, qPrintable(synced.said()));
            QCOMPARE(wealth(saved), QStringLiteral("61"));
        }
    }

    void aServerThatMovedIsFound()
    {
        join("b.db", "Berta");
        QVERIFY(on("b.db", "sync Marches --at 127.0.0.9 --wait 1").exit == error);
        const QString link = invitation();
        const Run found = on("b.db", "--json join", {link, QStringLiteral("--who"), QStringLiteral("Berta")});
        QVERIFY2(found.exit == done, qPrintable(found.said()));
        QCOMPARE(found.json().value(QLatin1String("way")).toString(), QStringLiteral("moved"));
        QCOMPARE(on("b.db", "sync Marches").exit, done);
        QCOMPARE(on("c.db", "join", {link, QStringLiteral("--who"), QStringLiteral("Cleo")}).exit, done); // it was not used
    }
};

QTEST_GUILESS_MAIN(CliShared)
#include "tst_cli_shared.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a rulebook: what is wrong with one is told with its place.
#include "rulebook/book.h"
#include "rulebook/pin.h"

#include "engine/json.h"

#include <QtTest>

using namespace rulebook;

namespace {

QByteArray entry(const char* id, const char* atoms, const char* more = "")
{
    return QByteArray("{\"id\":\"") + id
        + "\",\"title\":\"T\",\"page\":\"1\",\"section\":\"s\",\"kind\":\"rule\",\"body\":\"B\",\"atoms\":[" + atoms + "]" + more
        + "}";
}

QByteArray book(const QByteArray& entries) { return "{\"game\":\"g\",\"title\":\"G\",\"entries\":[" + entries + "]}"; }

} // namespace

class TestBook : public QObject {
    Q_OBJECT

private slots:
    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("said");
        QTest::newRow("not JSON") << QByteArray("{\n \"game\": \"g\",\n oops") << "rules.json: line 3"
                                  << "JSON";
        QTest::newRow("a list") << QByteArray("[]") << "rules.json"
                                << "object";
        QTest::newRow("no entries") << QByteArray("{\"game\":\"g\",\"title\":\"G\"}") << "rules.json.entries"
                                    << "missing";
        QTest::newRow("wrong kind") << book(entry("a", "\"X-1\"").replace("\"rule\"", "\"poem\"")) << "rules.json.entries.a.kind"
                                    << "term, setting";
        QTest::newRow("unknown field") << book(entry("a", "\"X-1\"", ",\"synonym\":[]")) << "rules.json.entries.a"
                                       << "synonyms";
        QTest::newRow("no title") << book(entry("a", "\"X-1\"").replace("\"T\"", "\"\"")) << "rules.json.entries.a.title"
                                  << "missing";
        QTest::newRow("no atoms") << book(entry("a", "")) << "rules.json.entries.a.atoms"
                                  << "missing";
        QTest::newRow("same id") << book(entry("a", "\"X-1\"") + "," + entry("a", "\"X-2\"")) << "rules.json.entries.a.id"
                                 << "already";
        QTest::newRow("same atom") << book(entry("a", "\"X-1\"") + "," + entry("b", "\"X-1\"")) << "rules.json.entries.b.atoms"
                                   << "X-1";
        QTest::newRow("link to nowhere") << book(entry("alpha", "\"X-1\"") + "," + entry("b", "\"X-2\"", ",\"see\":[\"alpa\"]"))
                                         << "rules.json.entries.b.see"
                                         << "Did you mean alpha";
        QTest::newRow("link to itself") << book(entry("a", "\"X-1\"", ",\"see\":[\"a\"]")) << "rules.json.entries.a.see"
                                        << "no other";
    }

    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, place);
        QFETCH(QString, said);
        const auto read = readBook(json, QStringLiteral("rules.json"));
        QVERIFY(!read);
        QCOMPARE(read.faults().size(), 1);
        const engine::Fault fault = read.faults().first();
        QCOMPARE(fault.place, place);
        QVERIFY2((fault.problem + fault.remedy).contains(said), qPrintable(fault.text()));
        QVERIFY(!fault.remedy.isEmpty());
    }

    void aMissingFileIsAFault()
    {
        const auto read = openBook(QStringLiteral("/nowhere/rulebook.json"));
        QVERIFY(!read);
        QCOMPARE(read.faults().first().place, QStringLiteral("/nowhere/rulebook.json"));
    }

    void entriesForAtoms()
    {
        const auto read = readBook(book(entry("a", "\"X-1\",\"X-2\"") + "," + entry("b", "\"X-3\"")));
        QVERIFY(bool(read));
        QCOMPARE(read->telling(QStringLiteral("X-2")), read->entry(QStringLiteral("a")));
        QCOMPARE(read->telling(QStringLiteral("X-9")), nullptr);
        QCOMPARE(read->entry(QStringLiteral("c")), nullptr);
        const auto found =
            entriesFor(*read, {QStringLiteral("X-3"), QStringLiteral("X-2"), QStringLiteral("X-9"), QStringLiteral("X-1")});
        QCOMPARE(found.size(), 2);
        QCOMPARE(found[0]->id, QStringLiteral("b"));
        QCOMPARE(found[1]->id, QStringLiteral("a"));
    }

    void pinRoundTrip()
    {
        const Pin pin{QStringLiteral("a"), QStringLiteral("We roll again."), PinKind::HouseRule, QStringLiteral("Ann"),
            QStringLiteral("2024-05-01T19:30:00Z")};
        const auto json = engine::toJson(pin);
        QCOMPARE(json.toObject().value(QStringLiteral("kind")).toString(), QStringLiteral("house-rule"));
        const auto again = engine::fromJson<Pin>(json, engine::Missing::IsFault);
        QVERIFY(bool(again));
        QCOMPARE(*again, pin);
    }
};

QTEST_GUILESS_MAIN(TestBook)
#include "tst_book.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tracked values by path: reading, filters, replacing, and which step is named when there is no such value.
#include "engine/path.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace engine;

class Path : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void faultsNameTheStep_data();
    void faultsNameTheStep();
    void replacesOneValue_data();
    void replacesOneValue();
    void neverAddsAValue_data();
    void neverAddsAValue();
    void addsAnItemThatIsSaidToBeNew_data();
    void addsAnItemThatIsSaidToBeNew();
    void someNamesAreNoIds();

private:
    const QJsonObject m_root = QJsonDocument::fromJson(R"({
        "wealth": 5, "contract": null,
        "crew": [ {"id": "nizar", "health": "healthy", "at": 1}, {"id": "7", "health": "weary", "at": 1}, {"id": "ufim", "health": "weary", "at": 0},
                  {"id": "Dr. No", "health": "slain", "at": 4} ],
        "notes": ["first", "second"],
        "dice": [ {"colour": "blue", "owned": 1}, {"colour": "red", "owned": 2} ],
        "alike": [ {"colour": "red", "owned": 3}, {"colour": "red", "owned": 4} ] })")
                                   .object();
};

void Path::reads_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("a value") << "wealth" << QJsonValue(5);
    QTest::newRow("null is a value") << "contract" << QJsonValue(QJsonValue::Null);
    QTest::newRow("by id") << "crew.nizar.health" << QJsonValue(QStringLiteral("healthy"));
    QTest::newRow("by number") << "crew.2.id" << QJsonValue(QStringLiteral("ufim"));
    QTest::newRow("an id that looks like a number stands above a number")
        << "crew.7.health" << QJsonValue(QStringLiteral("weary"));
    QTest::newRow("a list of texts") << "notes.1" << QJsonValue(QStringLiteral("second"));
    QTest::newRow("by the one word that each has") << "dice.red.owned" << QJsonValue(2);
    QTest::newRow("by number all the same") << "dice.1.owned" << QJsonValue(2);
    QTest::newRow("of two alike by number") << "alike.1.owned" << QJsonValue(4);
    QTest::newRow("a filter on a text") << "crew[health=weary]"
                                        << QJsonValue(
                                               QJsonArray{m_root[QLatin1String("crew")][1], m_root[QLatin1String("crew")][2]});
    QTest::newRow("a filter on a number") << "crew[at=0]" << QJsonValue(QJsonArray{m_root[QLatin1String("crew")][2]});
    QTest::newRow("a filter that finds nothing") << "crew[health=injured]" << QJsonValue(QJsonArray{});
    QTest::newRow("an id with dots") << "crew.Dr. No.health" << QJsonValue(QStringLiteral("slain"));
    QTest::newRow("a step behind a filter") << "crew[health=weary].ufim.at" << QJsonValue(0);
}

void Path::reads()
{
    QFETCH(QString, path);
    QFETCH(QJsonValue, value);
    const auto found = valueAt(m_root, path);
    QVERIFY2(found, found ? "" : qPrintable(found.faults().first().text()));
    QCOMPARE(*found, value);
}

void Path::faultsNameTheStep_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("remedyHolds");
    QTest::newRow("unknown key") << "welth"
                                 << "welth"
                                 << "wealth";
    QTest::newRow("unknown id") << "crew.nizr.health"
                                << "nizr"
                                << "nizar";
    QTest::newRow("unknown key inside") << "crew.nizar.helth"
                                        << "helth"
                                        << "health";
    QTest::newRow("number too high") << "notes.2"
                                     << "2"
                                     << "";
    QTest::newRow("number below 0") << "notes.-1"
                                    << "-1"
                                    << "";
    QTest::newRow("below a number") << "wealth.coins"
                                    << "coins"
                                    << "";
    QTest::newRow("below nothing") << "contract.m"
                                   << "m"
                                   << "";
    QTest::newRow("empty") << ""
                           << ""
                           << "wealth";
    QTest::newRow("an empty step") << "crew..health"
                                   << ""
                                   << "nizar";
}

void Path::faultsNameTheStep()
{
    QFETCH(QString, path);
    QFETCH(QString, step);
    QFETCH(QString, remedyHolds);
    const auto found = valueAt(m_root, path);
    QVERIFY(!found);
    QCOMPARE(found.faults().first().place, path);
    QCOMPARE(found.faults().first().value, step);
    QVERIFY2(found.faults().first().remedy.contains(remedyHolds), qPrintable(found.faults().first().remedy));
}

void Path::replacesOneValue_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("at the top") << "wealth";
    QTest::newRow("null") << "contract";
    QTest::newRow("by id") << "crew.ufim.health";
    QTest::newRow("by an id with dots") << "crew.Dr. No.health";
    QTest::newRow("by number") << "notes.0";
    QTest::newRow("a whole list") << "crew";
}

void Path::replacesOneValue()
{
    QFETCH(QString, path);
    const QJsonValue fresh(QStringLiteral("fresh"));
    const auto changed = withValueAt(m_root, path, fresh);
    QVERIFY(changed);
    QCOMPARE(*valueAt(*changed, path), fresh);
    const auto back = withValueAt(*changed, path, *valueAt(m_root, path));
    QCOMPARE(*back, QJsonValue(m_root));
}

void Path::neverAddsAValue_data()
{
    QTest::addColumn<QString>("path");
    for (const char* path : {"health", "crew.4", "crew.nobody.health", "crew.nizar.nose", "wealth.coins", "contract.m",
             "crew[health=weary]", "", "+wealth", "crew.+", "crew.+nobody", "crew.+nobody.health.worse", "crew.+nizar.nose"})
        QTest::newRow(path) << path;
}

void Path::neverAddsAValue()
{
    QFETCH(QString, path);
    const auto changed = withValueAt(m_root, path, 1);
    QVERIFY(!changed);
    QVERIFY(!changed.faults().first().problem.isEmpty());
}

void Path::addsAnItemThatIsSaidToBeNew_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("item");
    QTest::addColumn<QJsonObject>("is");
    QTest::addColumn<int>("items");
    const QJsonObject zed{{QStringLiteral("id"), QStringLiteral("zed")}, {QStringLiteral("at"), 3}};
    QTest::newRow("one field") << "crew.+zed.at" << QJsonValue(3) << "crew.zed" << zed << 5;
    QTest::newRow("all of it") << "crew.+zed" << QJsonValue(zed) << "crew.zed" << zed << 5;
    QTest::newRow("without saying its id again")
        << "crew.+zed" << QJsonValue(QJsonObject{{QStringLiteral("at"), 3}}) << "crew.zed" << zed << 5;
    QTest::newRow("one that is there is not added again")
        << "crew.+ufim.at" << QJsonValue(3) << "crew.ufim"
        << QJsonObject{{QStringLiteral("id"), QStringLiteral("ufim")}, {QStringLiteral("health"), QStringLiteral("weary")},
               {QStringLiteral("at"), 3}}
        << 4;
    QTest::newRow("an id that looks like a number is no place in the list")
        << "crew.+0.at" << QJsonValue(3) << "crew.4"
        << QJsonObject{{QStringLiteral("id"), QStringLiteral("0")}, {QStringLiteral("at"), 3}} << 5;
}

void Path::addsAnItemThatIsSaidToBeNew()
{
    QFETCH(QString, path);
    QFETCH(QJsonValue, value);
    QFETCH(QString, item);
    QFETCH(QJsonObject, is);
    QFETCH(int, items);
    const auto changed = withValueAt(m_root, path, value);
    QVERIFY2(changed, changed ? "" : qPrintable(changed.faults().first().text()));
    QCOMPARE(*valueAt(*changed, item), QJsonValue(is));
    QCOMPARE(valueAt(*changed, QStringLiteral("crew"))->toArray().size(), items);
    QCOMPARE(*valueAt(*changed, QStringLiteral("crew.nizar")), *valueAt(m_root, QStringLiteral("crew.nizar")));
}

void Path::someNamesAreNoIds()
{
    for (const char* name : {"ada", "Ada the Second", "Jörg", "7", "?!", "a+b"})
        QVERIFY2(isUsableId(QString::fromUtf8(name)), name);
    for (const char* name : {"", " ", "Dr. No", "a=b", "a[1]", "b]", " ada", "ada ", "?", "+ada"})
        QVERIFY2(!isUsableId(QString::fromUtf8(name)), name);
    QVERIFY(!isUsableId(QString(41, QLatin1Char('a'))));
}

QTEST_GUILESS_MAIN(Path)
#include "tst_path.moc"

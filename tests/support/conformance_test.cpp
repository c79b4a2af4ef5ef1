// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/conformance_test.h"

#include "support/long_form.h"
#include "support/typing.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace support {

QStringList kindsOf(std::initializer_list<std::pair<const char*, bool>> kinds)
{
    QStringList all;
    for (const auto& [kind, isThere] : kinds)
        if (isThere)
            all += QLatin1String(kind);
    return all;
}

void ConformanceTest::add(const QString& name, const QList<Start>& starts, int steps)
{
    QTest::addRow("%s", qPrintable(name)) << starts << steps;
}

void ConformanceTest::initTestCase()
{
    QFile file(m_subject.pack);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    const auto pack = cards::readPack(file.readAll(), *m_game, QStringLiteral("training"));
    QVERIFY2(pack, pack ? "" : qPrintable(pack.faults().first().text()));
    m_pack = *pack;
}

void ConformanceTest::tablesAreSound() { QCOMPARE(faultsInTables(*m_game), QStringList()); }

void ConformanceTest::walksHold_data()
{
    QTest::addColumn<QList<support::Start>>("starts");
    QTest::addColumn<int>("steps");
    addWalks();
    const QDir cases(m_subject.cases);
    const QStringList files = cases.entryList({QStringLiteral("*.json")}, QDir::Files);
    QVERIFY(!files.isEmpty());
    for (const QString& name : files)
        add(name, startsFrom(cases.filePath(name), m_pack->setup, &*m_pack), m_subject.stepsFromCases);
}

void ConformanceTest::walksHold()
{
    QFETCH(QList<support::Start>, starts);
    QFETCH(int, steps);
    for (int time = often(1); time > 0; --time)
        for (const Start& start : starts) {
            Walk walk = lawful();
            walk.steps = steps;
            const Walked one = walked(*m_game, start, walk);
            QVERIFY2(one.failures.isEmpty(), qPrintable(one.failures.join(QLatin1Char('\n'))));
            for (auto it = one.done.begin(); it != one.done.end(); ++it)
                m_done[it.key()] += it.value();
            for (auto it = one.interrupted.begin(); it != one.interrupted.end(); ++it)
                m_interrupted[it.key()] += it.value();
            m_decided += int(one.decided.size());
            m_changes += one.changesTried;
            m_corrections += one.corrections;
        }
}

void ConformanceTest::walksReachEveryPartOfTheGame()
{
    QStringList verbs = m_subject.reached;
    for (const engine::Verb& verb : m_game->verbs())
        if (m_subject.reached.isEmpty() && !m_subject.beside.contains(verb.name))
            verbs += verb.name;
    for (const QString& verb : std::as_const(verbs))
        QVERIFY2(m_done.value(verb) > 0, qPrintable(verb));
    QVERIFY(m_decided > 0);
    QVERIFY(m_changes > 0);
    QVERIFY(m_corrections > 0);
}

// The laws of each game say what may not be settled meanwhile; this says that the walks were there.
void ConformanceTest::whatIsOpenWasInterrupted()
{
    QStringList pairs;
    for (const QString& met : m_interrupted.keys())
        if (met.contains(QLatin1String(" and ")))
            pairs += met;
    qInfo("open at once: %s", qPrintable(pairs.join(QStringLiteral(", "))));
    for (const QString& kind : m_subject.open)
        for (const char* by : {"corrected", "undone", "tried"}) {
            const QString met = kind + QStringLiteral(": ") + QLatin1String(by);
            QVERIFY2(m_interrupted.value(met) > 0, qPrintable(met));
        }
}

void ConformanceTest::anythingTypedHolds_data()
{
    QTest::addColumn<QString>("evening");
    const QDir evenings(m_subject.cases + QStringLiteral("/../evenings"));
    for (const QFileInfo& file : evenings.entryInfoList({QStringLiteral("*.jsonl")}))
        QTest::newRow(qPrintable(file.baseName())) << file.filePath();
}

Walk ConformanceTest::lawful()
{
    return {m_seed++, 0, m_subject.rarely, m_subject.spared,
        [this](const auto& before, const auto& action, const auto& after) { return broken(before, action, after); },
        [this](const auto& state) { return open(state); }};
}

void ConformanceTest::anythingTypedHolds()
{
    QFETCH(QString, evening);
    const Typed all = typedAlong(*m_game, evening, training(), lawful(), 29, often(4));
    QVERIFY2(all.failures.isEmpty(), qPrintable(all.failures.join(QLatin1Char('\n'))));
    QVERIFY(all.states > 0);
    QVERIFY(!all.done.isEmpty() && !all.refused.isEmpty());
}

// Some states of the worked cases, in the long form all of them.
void ConformanceTest::anythingTypedInACaseHolds()
{
    const QDir cases(m_subject.cases);
    int states = 0, at = 0;
    for (const QString& name : cases.entryList({QStringLiteral("*.json")}, QDir::Files))
        for (const Start& start : startsFrom(cases.filePath(name), {}, &*m_pack)) {
            if (at++ % (isLongForm() ? 1 : 25) != 0)
                continue;
            const Typed here = typedAt(*m_game, start, lawful(), 1);
            QVERIFY2(here.failures.isEmpty(), qPrintable(here.failures.join(QLatin1Char('\n'))));
            states += here.states;
        }
    QVERIFY(states > 0);
}

} // namespace support

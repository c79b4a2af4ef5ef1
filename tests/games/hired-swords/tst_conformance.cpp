// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hired Swords keeps what every game must keep, along random walks from the training cards, from no cards and from every worked case.
#include "cards/pack.h"
#include "games/hiredswords/rules/game.h"
#include "support/conformance.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

class ConformanceOfHiredSwords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void tablesAreSound();
    void randomCareersHold_data();
    void randomCareersHold();
    void walksReachEveryPartOfTheGame();

private:
    std::unique_ptr<engine::Game> m_game = hiredswords::game();
    std::optional<cards::Pack> m_pack;
    QMap<QString, int> m_done;
    quint64 m_seed = 1;
    int m_decided = 0;
    int m_changes = 0;
    int m_corrections = 0;
};

void ConformanceOfHiredSwords::initTestCase()
{
    QFile file(QStringLiteral(MR_GAMES "/hired-swords/training.json"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    const auto pack = cards::readPack(file.readAll(), *m_game, QStringLiteral("training"));
    QVERIFY2(pack, pack ? "" : qPrintable(pack.faults().first().text()));
    m_pack = *pack;
}

void ConformanceOfHiredSwords::tablesAreSound()
{
    QCOMPARE(support::faultsInTables(*m_game), QStringList());
}

void ConformanceOfHiredSwords::randomCareersHold_data()
{
    QTest::addColumn<QList<support::Start>>("starts");
    QTest::addColumn<int>("steps");
    const support::Start training{QStringLiteral("training"), m_pack->setup, &*m_pack};
    const support::Start bare{QStringLiteral("no cards"), {}, nullptr};
    for (int row = 1; row <= 10; ++row)
        QTest::addRow("training %d", row) << QList<support::Start>(10, training) << 160;
    QTest::addRow("no cards") << QList<support::Start>(10, bare) << 160;
    const QDir cases(QStringLiteral(MR_CASES));
    for (const QString& name : cases.entryList({QStringLiteral("*.json")}, QDir::Files))
        QTest::addRow("%s", qPrintable(name)) << support::startsFrom(cases.filePath(name), m_pack->setup, &*m_pack) << 40;
}

void ConformanceOfHiredSwords::randomCareersHold()
{
    QFETCH(QList<support::Start>, starts);
    QFETCH(int, steps);
    const QStringList large{QStringLiteral("quit"), QStringLiteral("declare-stalemate"), QStringLiteral("search-final"), QStringLiteral("reject-clash")};
    for (const support::Start& start : starts) {
        const support::Walked walked = support::walked(*m_game, start, {m_seed++, steps, large, {QStringLiteral("mercenaries")}});
        QVERIFY2(walked.failures.isEmpty(), qPrintable(walked.failures.join(QLatin1Char('\n'))));
        for (auto it = walked.done.begin(); it != walked.done.end(); ++it)
            m_done[it.key()] += it.value();
        m_decided += int(walked.decided.size());
        m_changes += walked.changesTried;
        m_corrections += walked.corrections;
    }
}

// Random walks that never leave the first step would prove little.
void ConformanceOfHiredSwords::walksReachEveryPartOfTheGame()
{
    for (const char* verb : {"draw", "discard", "resolve-encounter", "accept", "reject", "hire", "confirm-crew", "distribute", "place", "begin-battle", "reveal",
                             "move-opposition", "melee-attack", "missile-attack", "feint", "move", "opposition-act", "refresh", "end-phase", "end-round", "finish-contract", "correct"})
        QVERIFY2(m_done.value(QLatin1String(verb)) > 0, verb);
    QVERIFY(m_decided > 0);
    QVERIFY(m_changes > 0);
    QVERIFY(m_corrections > 0);
}

QTEST_GUILESS_MAIN(ConformanceOfHiredSwords)
#include "tst_conformance.moc"

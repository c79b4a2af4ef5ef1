// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Mercenarium keeps what every game must keep, along random walks from the training table, from bare tables and from every worked case.
#include "cards/pack.h"
#include "games/mercenarium/rules/game.h"
#include "support/conformance.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

class ConformanceOfMercenarium : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void tablesAreSound();
    void randomGamesHold_data();
    void randomGamesHold();
    void walksReachEveryPartOfTheGame();

private:
    std::unique_ptr<engine::Game> m_game = mercenarium::game();
    std::optional<cards::Pack> m_pack;
    QMap<QString, int> m_done;
    quint64 m_seed = 1;
    int m_decided = 0;
    int m_changes = 0;
    int m_corrections = 0;
};

void ConformanceOfMercenarium::initTestCase()
{
    QFile file(QStringLiteral(MR_GAMES "/mercenarium/training.json"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    const auto pack = cards::readPack(file.readAll(), *m_game, QStringLiteral("training"));
    QVERIFY2(pack, pack ? "" : qPrintable(pack.faults().first().text()));
    m_pack = *pack;
}

void ConformanceOfMercenarium::tablesAreSound()
{
    QCOMPARE(support::faultsInTables(*m_game), QStringList());
}

void ConformanceOfMercenarium::randomGamesHold_data()
{
    QTest::addColumn<QList<support::Start>>("starts");
    QTest::addColumn<int>("steps");
    const support::Start training{QStringLiteral("training"), m_pack->setup, &*m_pack};
    QJsonObject counted = m_pack->setup;
    counted.insert(QStringLiteral("settings"), QJsonObject{{QStringLiteral("hymns"), QStringLiteral("off")}});
    counted.insert(QStringLiteral("players"), QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("south")}}, QJsonObject{{QStringLiteral("id"), QStringLiteral("west")}},
                                                         QJsonObject{{QStringLiteral("id"), QStringLiteral("east")}}});
    const support::Start three{QStringLiteral("three, counted hands, no hymns"), counted, &*m_pack};
    const support::Start bare{QStringLiteral("nobody at the table"), {}, nullptr};
    for (int row = 1; row <= 6; ++row)
        QTest::addRow("training %d", row) << QList<support::Start>(6, training) << 160;
    QTest::addRow("three players") << QList<support::Start>(6, three) << 160;
    QTest::addRow("bare") << QList<support::Start>(6, bare) << 120;
    const QDir cases(QStringLiteral(MR_CASES));
    for (const QString& name : cases.entryList({QStringLiteral("*.json")}, QDir::Files))
        QTest::addRow("%s", qPrintable(name)) << support::startsFrom(cases.filePath(name), m_pack->setup, &*m_pack) << 30;
}

void ConformanceOfMercenarium::randomGamesHold()
{
    QFETCH(QList<support::Start>, starts);
    QFETCH(int, steps);
    const QStringList large{QStringLiteral("declare-stalemate"), QStringLiteral("declare-limbo"), QStringLiteral("leave-seat")};
    for (const support::Start& start : starts) {
        const support::Walked walked = support::walked(*m_game, start, {m_seed++, steps, large, {QStringLiteral("step"), QStringLiteral("ending"), QStringLiteral("dealt"), QStringLiteral("settings.hands")}});
        QVERIFY2(walked.failures.isEmpty(), qPrintable(walked.failures.join(QLatin1Char('\n'))));
        for (auto it = walked.done.begin(); it != walked.done.end(); ++it)
            m_done[it.key()] += it.value();
        m_decided += int(walked.decided.size());
        m_changes += walked.changesTried;
        m_corrections += walked.corrections;
    }
}

// Random walks that never leave the first step would prove little.
void ConformanceOfMercenarium::walksReachEveryPartOfTheGame()
{
    for (const char* verb : {"seat", "deal", "roll-order", "summon", "move", "capture", "buy", "sing", "effect", "end-song", "learn", "draw", "return", "correct"})
        QVERIFY2(m_done.value(QLatin1String(verb)) > 0, verb);
    QVERIFY(m_decided > 0);
    QVERIFY(m_changes > 0);
    QVERIFY(m_corrections > 0);
}

QTEST_GUILESS_MAIN(ConformanceOfMercenarium)
#include "tst_conformance.moc"

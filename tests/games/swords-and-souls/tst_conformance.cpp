// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Swords & Souls keeps what every game must keep, along random walks from the training cards, from no cards and from every worked case.
#include "cards/pack.h"
#include "games/swordsandsouls/rules/game.h"
#include "support/conformance.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

class ConformanceOfSwordsAndSouls : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void tablesAreSound();
    void randomGamesHold_data();
    void randomGamesHold();
    void walksReachEveryPartOfTheGame();

private:
    std::unique_ptr<engine::Game> m_game = swordsandsouls::game();
    std::optional<cards::Pack> m_pack;
    QMap<QString, int> m_done;
    quint64 m_seed = 1;
    int m_decided = 0;
    int m_corrections = 0;
};

void ConformanceOfSwordsAndSouls::initTestCase()
{
    QFile file(QStringLiteral(MR_GAMES "/swords-and-souls/training.json"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    const auto pack = cards::readPack(file.readAll(), *m_game, QStringLiteral("training"));
    QVERIFY2(pack, pack ? "" : qPrintable(pack.faults().first().text()));
    m_pack = *pack;
}

void ConformanceOfSwordsAndSouls::tablesAreSound()
{
    QCOMPARE(support::faultsInTables(*m_game), QStringList());
}

void ConformanceOfSwordsAndSouls::randomGamesHold_data()
{
    QTest::addColumn<QList<support::Start>>("starts");
    QTest::addColumn<int>("steps");
    const QStringList names{QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cy"), QStringLiteral("Di"), QStringLiteral("Ed"), QStringLiteral("Flo")};
    for (int seats = 3; seats <= 6; ++seats)
        for (const char* tracking : {"cards", "counts"})
            for (const bool isBare : {false, true}) {
                QJsonObject setup = isBare ? QJsonObject() : m_pack->setup;
                setup.insert(QStringLiteral("players"), QJsonArray::fromStringList(names.mid(0, seats)));
                setup.insert(QStringLiteral("settings"), QJsonObject{{QStringLiteral("tracking"), QLatin1String(tracking)}});
                const support::Start start{QStringLiteral("%1 seats").arg(seats), setup, isBare ? nullptr : &*m_pack};
                QTest::addRow("%d seats, %s, %s", seats, tracking, isBare ? "no cards" : "training") << QList<support::Start>(6, start) << 250;
            }
    const QDir cases(QStringLiteral(MR_CASES));
    for (const QString& name : cases.entryList({QStringLiteral("*.json")}, QDir::Files))
        QTest::addRow("%s", qPrintable(name)) << support::startsFrom(cases.filePath(name), m_pack->setup, &*m_pack) << 40;
}

void ConformanceOfSwordsAndSouls::randomGamesHold()
{
    QFETCH(QList<support::Start>, starts);
    QFETCH(int, steps);
    for (const support::Start& start : starts) {
        const support::Walked walked = support::walked(*m_game, start, {m_seed++, steps, {}, {QStringLiteral("cards"), QStringLiteral("heroes"), QStringLiteral("status")}});
        QVERIFY2(walked.failures.isEmpty(), qPrintable(walked.failures.join(QLatin1Char('\n'))));
        for (auto it = walked.done.begin(); it != walked.done.end(); ++it)
            m_done[it.key()] += it.value();
        m_decided += int(walked.decided.size());
        m_corrections += walked.corrections;
    }
}

// Random walks that never leave the set-up would prove little.
void ConformanceOfSwordsAndSouls::walksReachEveryPartOfTheGame()
{
    for (const engine::Verb& verb : m_game->verbs())
        if (!QStringList{QStringLiteral("setup"), QStringLiteral("setting"), QStringLiteral("note"), QStringLiteral("add-card")}.contains(verb.name))
            QVERIFY2(m_done.value(verb.name) > 0, qPrintable(verb.name));
    QVERIFY(m_decided > 0);
    QVERIFY(m_corrections > 0);
}

QTEST_GUILESS_MAIN(ConformanceOfSwordsAndSouls)
#include "tst_conformance.moc"

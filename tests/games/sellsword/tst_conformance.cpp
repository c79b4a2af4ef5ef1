// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sellsword keeps what every game must keep, along random walks from the training warbands, from no cards and from every worked case.
#include "cards/pack.h"
#include "games/sellsword/rules/game.h"
#include "support/conformance.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

class ConformanceOfSellsword : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void tablesAreSound();
    void randomMatchesHold_data();
    void randomMatchesHold();
    void walksReachEveryPartOfTheGame();

private:
    QJsonObject matchInPlay(bool mapped) const;

    std::unique_ptr<engine::Game> m_game = sellsword::game();
    std::optional<cards::Pack> m_pack;
    QMap<QString, int> m_done;
    quint64 m_seed = 1;
    int m_decided = 0;
    int m_changes = 0;
    int m_corrections = 0;
};

void ConformanceOfSellsword::initTestCase()
{
    QFile file(QStringLiteral(MR_GAMES "/sellsword/training.json"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    const auto pack = cards::readPack(file.readAll(), *m_game, QStringLiteral("training"));
    QVERIFY2(pack, pack ? "" : qPrintable(pack.faults().first().text()));
    m_pack = *pack;
}

void ConformanceOfSellsword::tablesAreSound()
{
    QCOMPARE(support::faultsInTables(*m_game), QStringList());
}

void ConformanceOfSellsword::randomMatchesHold_data()
{
    QTest::addColumn<QList<support::Start>>("starts");
    QTest::addColumn<int>("steps");
    const support::Start training{QStringLiteral("training"), m_pack->setup, &*m_pack, matchInPlay(true)};
    const support::Start unmapped{QStringLiteral("training without a map"), m_pack->setup, &*m_pack, matchInPlay(false)};
    const support::Start beginning{QStringLiteral("warbands"), m_pack->setup, &*m_pack};
    const support::Start bare{QStringLiteral("no cards"), {}, nullptr};
    for (int row = 1; row <= 10; ++row)
        QTest::addRow("training %d", row) << QList<support::Start>{training, unmapped, beginning} << 150;
    QTest::addRow("no cards") << QList<support::Start>(3, bare) << 100;
    const QDir cases(QStringLiteral(MR_CASES));
    for (const QString& name : cases.entryList({QStringLiteral("*.json")}, QDir::Files))
        QTest::addRow("%s", qPrintable(name)) << support::startsFrom(cases.filePath(name), m_pack->setup, &*m_pack) << 40;
}

void ConformanceOfSellsword::randomMatchesHold()
{
    QFETCH(QList<support::Start>, starts);
    QFETCH(int, steps);
    const QStringList large{QStringLiteral("end-match"), QStringLiteral("remove-unit"), QStringLiteral("detach-mod")};
    for (const support::Start& start : starts) {
        const support::Walked walked = support::walked(*m_game, start, {m_seed++, steps, large, {QStringLiteral("cards"), QStringLiteral("mods")}});
        QVERIFY2(walked.failures.isEmpty(), qPrintable(walked.failures.join(QLatin1Char('\n'))));
        for (auto it = walked.done.begin(); it != walked.done.end(); ++it)
            m_done[it.key()] += it.value();
        m_decided += int(walked.decided.size());
        m_changes += walked.changesTried;
        m_corrections += walked.corrections;
    }
}

// Both warbands of the pack in the middle of a round, on the map or without one.
QJsonObject ConformanceOfSellsword::matchInPlay(bool mapped) const
{
    const QJsonArray cards = m_pack->setup.value(QLatin1String("cards")).toArray();
    QJsonArray units;
    int column = 5, row = 3;
    for (const QJsonValue& value : cards) {
        const QJsonObject card = value.toObject();
        const bool isTide = card.value(QLatin1String("faction")).toString() == QLatin1String("Tidewatch");
        QJsonObject unit{{QStringLiteral("id"), card.value(QLatin1String("id"))}, {QStringLiteral("player"), isTide ? QStringLiteral("tide") : QStringLiteral("court")}};
        if (mapped)
            unit.insert(QStringLiteral("at"), QStringLiteral("%1,%2").arg(column).arg(row));
        units += unit;
        row = row >= 7 ? 3 : row + 2;
        column = row == 3 ? column + 2 : column;
    }
    QJsonArray players = m_pack->setup.value(QLatin1String("players")).toArray();
    for (int i = 0; i < players.size(); ++i) {
        QJsonObject player = players[i].toObject();
        player.insert(QStringLiteral("seat"), i + 1);
        players[i] = player;
    }
    QJsonObject state{{QStringLiteral("players"), players}, {QStringLiteral("cards"), cards}, {QStringLiteral("mods"), m_pack->setup.value(QLatin1String("mods"))}, {QStringLiteral("units"), units}};
    if (mapped)
        state.insert(QStringLiteral("map"), m_pack->setup.value(QLatin1String("map")));
    return state;
}

// Random walks that never leave the first step would prove little.
void ConformanceOfSellsword::walksReachEveryPartOfTheGame()
{
    for (const char* verb : {"add-unit", "attach-mod", "finish-warband", "tactics-check", "settle-tactics", "name-picker", "choose-map", "place-tile", "start-round", "choose-seat",
                             "activate", "move", "maneuver", "attack", "charge", "reply", "roll", "allot", "rest", "use-trait", "end-turn", "recover", "finish-turn", "end-round", "finish-round", "correct"})
        QVERIFY2(m_done.value(QLatin1String(verb)) > 0, verb);
    QVERIFY(m_decided > 0);
    QVERIFY(m_changes > 0);
    QVERIFY(m_corrections > 0);
}

QTEST_GUILESS_MAIN(ConformanceOfSellsword)
#include "tst_conformance.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Jagged Alliance keeps what every game must keep, along random walks from the training pack, from no cards and from every worked case.
#include "cards/pack.h"
#include "games/jaggedalliance/rules/game.h"
#include "support/conformance.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

class ConformanceOfJaggedAlliance : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void tablesAreSound();
    void randomCampaignsHold_data();
    void randomCampaignsHold();
    void walksReachEveryPartOfTheGame();

private:
    QJsonObject landed() const; // in the middle of the first scenario

    std::unique_ptr<engine::Game> m_game = jaggedalliance::game();
    std::optional<cards::Pack> m_pack;
    QMap<QString, int> m_done;
    quint64 m_seed = 1;
    int m_decided = 0;
    int m_changes = 0;
};

void ConformanceOfJaggedAlliance::initTestCase()
{
    QFile file(QStringLiteral(MR_GAMES "/jagged-alliance/training.json"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    const auto pack = cards::readPack(file.readAll(), *m_game, QStringLiteral("training"));
    QVERIFY2(pack, pack ? "" : qPrintable(pack.faults().first().text()));
    m_pack = *pack;
}

void ConformanceOfJaggedAlliance::tablesAreSound()
{
    QCOMPARE(support::faultsInTables(*m_game), QStringList());
}

QJsonObject ConformanceOfJaggedAlliance::landed() const
{
    engine::AnyState state = *m_game->newGame(m_pack->setup);
    const QString id = QStringLiteral("relay");
    QJsonObject facts = *m_pack->card(QStringLiteral("scenario"), id);
    facts.insert(QStringLiteral("after"), QJsonArray());
    const QJsonArray who{QStringLiteral("halla"), QStringLiteral("pip"), QStringLiteral("doc"), QStringLiteral("moss")};
    for (const auto& [verb, fields] : {std::pair(QStringLiteral("start-campaign"), QJsonObject{{QStringLiteral("players"), QJsonArray{QStringLiteral("A"), QStringLiteral("B")}}}),
                                       std::pair(QStringLiteral("begin-scenario"), QJsonObject{{QStringLiteral("scenario"), id}, {QStringLiteral("facts"), facts}, {QStringLiteral("mercenaries"), who}}),
                                       std::pair(QStringLiteral("begin-play"), QJsonObject())}) {
        const auto action = m_game->action(state, verb, fields);
        if (!action)
            return {};
        state = m_game->apply(state, *action).state;
    }
    QJsonObject json = m_game->stateToJson(state);
    QJsonArray cards = json.value(QStringLiteral("cards")).toArray();
    const QStringList owners{QStringLiteral("halla"), QStringLiteral("pip"), QStringLiteral("doc"), QStringLiteral("moss")};
    for (qsizetype i = 0; i < 4; ++i) { // a weapon for everybody
        QJsonObject card = cards.at(i).toObject();
        card.insert(QStringLiteral("place"), QStringLiteral("weapon-1"));
        card.insert(QStringLiteral("holder"), owners[i]);
        cards.replace(i, card);
    }
    json.insert(QStringLiteral("cards"), cards);
    return json;
}

void ConformanceOfJaggedAlliance::randomCampaignsHold_data()
{
    QTest::addColumn<QList<support::Start>>("starts");
    QTest::addColumn<int>("steps");
    const support::Start training{QStringLiteral("training"), m_pack->setup, &*m_pack};
    const support::Start landing{QStringLiteral("relay"), m_pack->setup, &*m_pack, landed()};
    const support::Start bare{QStringLiteral("no cards"), {}, nullptr};
    QVERIFY(!landed().isEmpty());
    QTest::addRow("training") << QList<support::Start>(3, training) << 100;
    for (int row = 1; row <= 4; ++row)
        QTest::addRow("relay %d", row) << QList<support::Start>(4, landing) << 160;
    QTest::addRow("no cards") << QList<support::Start>(5, bare) << 100;
    const QDir cases(QStringLiteral(MR_CASES));
    for (const QString& name : cases.entryList({QStringLiteral("*.json")}, QDir::Files))
        QTest::addRow("%s", qPrintable(name)) << support::startsFrom(cases.filePath(name), {}, &*m_pack) << 30;
}

void ConformanceOfJaggedAlliance::randomCampaignsHold()
{
    QFETCH(QList<support::Start>, starts);
    QFETCH(int, steps);
    const QStringList large{QStringLiteral("declare"), QStringLiteral("finish-scenario"), QStringLiteral("flee"), QStringLiteral("liberate")};
    for (const support::Start& start : starts) {
        const support::Walked walked = support::walked(*m_game, start, {m_seed++, steps, large, {}});
        QVERIFY2(walked.failures.isEmpty(), qPrintable(walked.failures.join(QLatin1Char('\n'))));
        for (auto it = walked.done.begin(); it != walked.done.end(); ++it)
            m_done[it.key()] += it.value();
        m_decided += int(walked.decided.size());
        m_changes += walked.changesTried;
    }
}

// Random walks that never leave the first step would prove little.
void ConformanceOfJaggedAlliance::walksReachEveryPartOfTheGame()
{
    for (const char* verb : {"activate", "step", "group-move", "attack", "skill", "assign", "bribe", "reveal", "end-actions", "enemy-act", "defend", "loot", "end-player-phase", "raise-threat",
                             "counter-attack", "draw-event", "end-dictator-phase", "arrange", "discard", "begin-play", "tick-setup", "correct"})
        QVERIFY2(m_done.value(QLatin1String(verb)) > 0, verb);
    QVERIFY(m_decided > 0);
    QVERIFY(m_changes > 0);
}

QTEST_GUILESS_MAIN(ConformanceOfJaggedAlliance)
#include "tst_conformance.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Jagged Alliance keeps what every game must keep, along random walks from the training pack, from no cards and from every worked
// case.
#include "games/jagged-alliance/rules/game.h"
#include "support/conformance_test.h"

#include <QJsonArray>
#include <QTest>

class ConformanceOfJaggedAlliance : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfJaggedAlliance()
        : ConformanceTest(jaggedalliance::game(),
            {QStringLiteral(MR_GAMES "/jagged-alliance/training.json"), QStringLiteral(MR_CASES), 30,
                {QStringLiteral("declare"), QStringLiteral("finish-scenario"), QStringLiteral("flee"),
                    QStringLiteral("liberate")},
                {},
                {QStringLiteral("activate"), QStringLiteral("step"), QStringLiteral("group-move"), QStringLiteral("attack"),
                    QStringLiteral("skill"), QStringLiteral("assign"), QStringLiteral("bribe"), QStringLiteral("reveal"),
                    QStringLiteral("end-actions"), QStringLiteral("enemy-act"), QStringLiteral("defend"), QStringLiteral("loot"),
                    QStringLiteral("end-player-phase"), QStringLiteral("raise-threat"), QStringLiteral("counter-attack"),
                    QStringLiteral("draw-event"), QStringLiteral("end-dictator-phase"), QStringLiteral("arrange"),
                    QStringLiteral("discard"), QStringLiteral("begin-play"), QStringLiteral("tick-setup"),
                    QStringLiteral("correct")},
                {}})
    {
    }

private:
    void addWalks() override;
    QJsonObject landed() const; // in the middle of the first scenario
};

QJsonObject ConformanceOfJaggedAlliance::landed() const
{
    engine::AnyState state = *game().newGame(pack().setup);
    const QString id = QStringLiteral("relay");
    QJsonObject facts = *pack().card(QStringLiteral("scenario"), id);
    facts.insert(QStringLiteral("after"), QJsonArray());
    const QJsonArray who{QStringLiteral("halla"), QStringLiteral("pip"), QStringLiteral("doc"), QStringLiteral("moss")};
    for (const auto& [verb, fields] :
        {std::pair(QStringLiteral("start-campaign"),
             QJsonObject{{QStringLiteral("players"), QJsonArray{QStringLiteral("A"), QStringLiteral("B")}}}),
            std::pair(QStringLiteral("begin-scenario"),
                QJsonObject{
                    {QStringLiteral("scenario"), id}, {QStringLiteral("facts"), facts}, {QStringLiteral("mercenaries"), who}}),
            std::pair(QStringLiteral("begin-play"), QJsonObject())}) {
        const auto action = game().action(state, {verb, fields});
        if (!action)
            return {};
        state = game().apply(state, *action).state;
    }
    QJsonObject json = game().stateToJson(state);
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

void ConformanceOfJaggedAlliance::addWalks()
{
    const support::Start landing{QStringLiteral("relay"), pack().setup, &pack(), landed()};
    QVERIFY(!landing.state.isEmpty());
    add(QStringLiteral("training"), QList<support::Start>(3, training()), 100);
    for (int row = 1; row <= 4; ++row)
        add(QStringLiteral("relay %1").arg(row), QList<support::Start>(4, landing), 160);
    add(QStringLiteral("no cards"), QList<support::Start>(5, bare()), 100);
}

QTEST_GUILESS_MAIN(ConformanceOfJaggedAlliance)
#include "tst_conformance.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sellsword keeps what every game must keep, along random walks from the training warbands, from no cards and from every worked
// case.
#include "games/sellsword/rules/game.h"
#include "support/conformance_test.h"

#include <QJsonArray>
#include <QTest>

class ConformanceOfSellsword : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfSellsword()
        : ConformanceTest(sellsword::game(),
            {QStringLiteral(MR_GAMES "/sellsword/training.json"), QStringLiteral(MR_CASES), 40,
                {QStringLiteral("end-match"), QStringLiteral("remove-unit"), QStringLiteral("detach-mod")},
                {QStringLiteral("cards"), QStringLiteral("mods")},
                {QStringLiteral("add-unit"), QStringLiteral("attach-mod"), QStringLiteral("finish-warband"),
                    QStringLiteral("tactics-check"), QStringLiteral("settle-tactics"), QStringLiteral("name-picker"),
                    QStringLiteral("choose-map"), QStringLiteral("place-tile"), QStringLiteral("start-round"),
                    QStringLiteral("choose-seat"), QStringLiteral("activate"), QStringLiteral("move"), QStringLiteral("maneuver"),
                    QStringLiteral("attack"), QStringLiteral("charge"), QStringLiteral("reply"), QStringLiteral("roll"),
                    QStringLiteral("allot"), QStringLiteral("rest"), QStringLiteral("use-trait"), QStringLiteral("end-turn"),
                    QStringLiteral("recover"), QStringLiteral("finish-turn"), QStringLiteral("end-round"),
                    QStringLiteral("finish-round"), QStringLiteral("correct")},
                {}})
    {
    }

private:
    void addWalks() override;
    QJsonObject matchInPlay(bool mapped) const; // both warbands in the middle of a round
};

// Both warbands of the pack in the middle of a round, on the map or without one.
QJsonObject ConformanceOfSellsword::matchInPlay(bool mapped) const
{
    const QJsonArray cards = pack().setup.value(QLatin1String("cards")).toArray();
    QJsonArray units;
    int column = 5, row = 3;
    for (const QJsonValue& value : cards) {
        const QJsonObject card = value.toObject();
        const bool isTide = card.value(QLatin1String("faction")).toString() == QLatin1String("Tidewatch");
        QJsonObject unit{{QStringLiteral("id"), card.value(QLatin1String("id"))},
            {QStringLiteral("player"), isTide ? QStringLiteral("tide") : QStringLiteral("court")}};
        if (mapped)
            unit.insert(QStringLiteral("at"), QStringLiteral("%1,%2").arg(column).arg(row));
        units += unit;
        row = row >= 7 ? 3 : row + 2;
        column = row == 3 ? column + 2 : column;
    }
    QJsonArray players = pack().setup.value(QLatin1String("players")).toArray();
    for (int i = 0; i < players.size(); ++i) {
        QJsonObject player = players[i].toObject();
        player.insert(QStringLiteral("seat"), i + 1);
        players[i] = player;
    }
    QJsonObject state{{QStringLiteral("players"), players}, {QStringLiteral("cards"), cards},
        {QStringLiteral("mods"), pack().setup.value(QLatin1String("mods"))}, {QStringLiteral("units"), units}};
    if (mapped)
        state.insert(QStringLiteral("map"), pack().setup.value(QLatin1String("map")));
    return state;
}

void ConformanceOfSellsword::addWalks()
{
    const support::Start mapped{QStringLiteral("in play"), pack().setup, &pack(), matchInPlay(true)};
    const support::Start unmapped{QStringLiteral("in play without a map"), pack().setup, &pack(), matchInPlay(false)};
    for (int row = 1; row <= 10; ++row)
        add(QStringLiteral("training %1").arg(row), {mapped, unmapped, training()}, 150);
    add(QStringLiteral("no cards"), QList<support::Start>(3, bare()), 100);
}

QTEST_GUILESS_MAIN(ConformanceOfSellsword)
#include "tst_conformance.moc"

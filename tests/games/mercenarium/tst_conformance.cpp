// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Mercenarium keeps what every game must keep, along random walks from the training table, from bare tables and from every worked
// case.
#include "games/mercenarium/rules/game.h"
#include "support/conformance_test.h"

#include <QJsonArray>
#include <QTest>

class ConformanceOfMercenarium : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfMercenarium()
        : ConformanceTest(mercenarium::game(),
            {QStringLiteral(MR_GAMES "/mercenarium/training.json"), QStringLiteral(MR_CASES), 30,
                {QStringLiteral("declare-stalemate"), QStringLiteral("declare-limbo"), QStringLiteral("leave-seat")},
                {QStringLiteral("step"), QStringLiteral("ending"), QStringLiteral("dealt"), QStringLiteral("settings.hands")},
                {QStringLiteral("seat"), QStringLiteral("deal"), QStringLiteral("roll-order"), QStringLiteral("summon"),
                    QStringLiteral("move"), QStringLiteral("capture"), QStringLiteral("buy"), QStringLiteral("sing"),
                    QStringLiteral("effect"), QStringLiteral("end-song"), QStringLiteral("learn"), QStringLiteral("draw"),
                    QStringLiteral("return"), QStringLiteral("correct")},
                {}})
    {
    }

private:
    void addWalks() override;
};

void ConformanceOfMercenarium::addWalks()
{
    QJsonObject counted = pack().setup;
    counted.insert(QStringLiteral("settings"), QJsonObject{{QStringLiteral("hymns"), QStringLiteral("off")}});
    counted.insert(QStringLiteral("players"),
        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("south")}},
            QJsonObject{{QStringLiteral("id"), QStringLiteral("west")}},
            QJsonObject{{QStringLiteral("id"), QStringLiteral("east")}}});
    const support::Start three{QStringLiteral("three, counted hands, no hymns"), counted, &pack(), {}};
    for (int row = 1; row <= 6; ++row)
        add(QStringLiteral("training %1").arg(row), QList<support::Start>(6, training()), 160);
    add(QStringLiteral("three players"), QList<support::Start>(6, three), 160);
    add(QStringLiteral("nobody at the table"), QList<support::Start>(6, bare()), 120);
}

QTEST_GUILESS_MAIN(ConformanceOfMercenarium)
#include "tst_conformance.moc"

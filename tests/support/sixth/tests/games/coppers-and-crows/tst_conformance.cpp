// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Coppers and Crows keeps what every game must keep, along random walks from the training cards, from no cards and from every
// worked case.
#include "games/coppers-and-crows/rules/game.h"
#include "support/conformance_test.h"

#include <QTest>

class ConformanceOfCoppersAndCrows : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfCoppersAndCrows()
        : ConformanceTest(coppersandcrows::game(),
            {QStringLiteral(MR_GAMES "/coppers-and-crows/training.json"), QStringLiteral(MR_CASES), 30, {},
                // Who sits where is no secret, and no more than a seat: another name there would be another person.
                {QStringLiteral("players.0.id"), QStringLiteral("players.1.id"), QStringLiteral("players.2.id")}, {},
                {QStringLiteral("setup"), QStringLiteral("setting")}})
    {
    }

private:
    void addWalks() override;
};

void ConformanceOfCoppersAndCrows::addWalks()
{
    add(QStringLiteral("training"), QList<support::Start>(20, training()), 150);
    add(QStringLiteral("no cards"), QList<support::Start>(5, bare()), 40);
}

QTEST_GUILESS_MAIN(ConformanceOfCoppersAndCrows)
#include "tst_conformance.moc"

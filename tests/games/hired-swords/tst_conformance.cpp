// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hired Swords keeps what every game must keep, along random walks from the training cards, from no cards and from every worked
// case.
#include "games/hired-swords/rules/game.h"
#include "support/conformance_test.h"

#include <QTest>

class ConformanceOfHiredSwords : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfHiredSwords()
        : ConformanceTest(hiredswords::game(),
            {QStringLiteral(MR_GAMES "/hired-swords/training.json"), QStringLiteral(MR_CASES), 40,
                {QStringLiteral("quit"), QStringLiteral("declare-stalemate"), QStringLiteral("search-final"),
                    QStringLiteral("reject-clash")},
                {QStringLiteral("mercenaries")},
                {QStringLiteral("draw"), QStringLiteral("discard"), QStringLiteral("resolve-encounter"), QStringLiteral("accept"),
                    QStringLiteral("reject"), QStringLiteral("hire"), QStringLiteral("confirm-crew"),
                    QStringLiteral("distribute"), QStringLiteral("place"), QStringLiteral("begin-battle"),
                    QStringLiteral("reveal"), QStringLiteral("move-opposition"), QStringLiteral("melee-attack"),
                    QStringLiteral("missile-attack"), QStringLiteral("feint"), QStringLiteral("move"),
                    QStringLiteral("opposition-act"), QStringLiteral("refresh"), QStringLiteral("end-phase"),
                    QStringLiteral("end-round"), QStringLiteral("finish-contract"), QStringLiteral("correct")},
                {}})
    {
    }

private:
    void addWalks() override;
};

void ConformanceOfHiredSwords::addWalks()
{
    for (int row = 1; row <= 10; ++row)
        add(QStringLiteral("training %1").arg(row), QList<support::Start>(10, training()), 160);
    add(QStringLiteral("no cards"), QList<support::Start>(10, bare()), 160);
}

QTEST_GUILESS_MAIN(ConformanceOfHiredSwords)
#include "tst_conformance.moc"

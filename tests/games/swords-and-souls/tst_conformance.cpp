// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Swords & Souls keeps what every game must keep, along random walks from the training cards, from no cards and from every worked
// case.
#include "games/swords-and-souls/rules/game.h"
#include "games/swords-and-souls/rules/state.h"
#include "support/conformance_test.h"

#include <QJsonArray>
#include <QTest>

class ConformanceOfSwordsAndSouls : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfSwordsAndSouls()
        : ConformanceTest(swordsandsouls::game(),
            {QStringLiteral(MR_GAMES "/swords-and-souls/training.json"), QStringLiteral(MR_CASES), 40, {},
                {QStringLiteral("cards"), QStringLiteral("heroes"), QStringLiteral("status")}, {},
                {QStringLiteral("setup"), QStringLiteral("setting"), QStringLiteral("note"), QStringLiteral("add-card"),
                    QStringLiteral("note-effect")},
                {QStringLiteral("attack"), QStringLiteral("card"), QStringLiteral("instant"), QStringLiteral("refresh")}})
    {
    }

private:
    void addWalks() override;
    QString broken(const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after) const override;
    QStringList open(const engine::AnyState& state) const override;
};

// What no allowed act may do in this game, beside what none may do in any.
QString ConformanceOfSwordsAndSouls::broken(
    const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after) const
{
    using namespace swordsandsouls;
    static const QStringList tables{QStringLiteral("correct"), QStringLiteral("setup"), QStringLiteral("setting"),
        QStringLiteral("add-card"), QStringLiteral("note"), QStringLiteral("note-effect"), QStringLiteral("drop-effect")};
    const State& was = *static_cast<const State*>(before.get());
    const State& is = *static_cast<const State*>(after.get());
    if (tables.contains(action.verb()))
        return {};
    if (was.status == Status::Over)
        return QStringLiteral("the game is over");
    static const QStringList later{QStringLiteral("begin-turn"), QStringLiteral("draw"), QStringLiteral("begin-buying"),
        QStringLiteral("buy"), QStringLiteral("end-turn"), QStringLiteral("attack")};
    if (was.step >= Step::Draw && (was.attack || !was.inPlay.isEmpty()) && later.contains(action.verb()))
        return QStringLiteral("it goes on while an attack or a card is open");
    const bool passes = was.step >= Step::Draw && was.turn != is.turn;
    if ((passes && (!was.instants.isEmpty() || !was.inPlay.isEmpty() || was.attack))
        || (was.attack && was.step != Step::Instants && is.step == Step::Instants))
        return QStringLiteral("the turn passes while something is open");
    return {};
}

void ConformanceOfSwordsAndSouls::addWalks()
{
    const QStringList names{QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cy"), QStringLiteral("Di"),
        QStringLiteral("Ed"), QStringLiteral("Flo")};
    for (int seats = 3; seats <= 6; ++seats)
        for (const char* tracking : {"cards", "counts"})
            for (const bool isBare : {false, true}) {
                QJsonObject setup = isBare ? QJsonObject() : pack().setup;
                setup.insert(QStringLiteral("players"), QJsonArray::fromStringList(names.mid(0, seats)));
                setup.insert(QStringLiteral("settings"), QJsonObject{{QStringLiteral("tracking"), QLatin1String(tracking)}});
                const support::Start start{QStringLiteral("%1 seats").arg(seats), setup, isBare ? nullptr : &pack(), {}};
                add(QStringLiteral("%1 seats, %2, %3")
                        .arg(seats)
                        .arg(QLatin1String(tracking), isBare ? QStringLiteral("no cards") : QStringLiteral("training")),
                    QList<support::Start>(6, start), 250);
            }
}

QStringList ConformanceOfSwordsAndSouls::open(const engine::AnyState& any) const
{
    using namespace swordsandsouls;
    const State& state = *static_cast<const State*>(any.get());
    return support::kindsOf({{"attack", state.attack.has_value()}, {"card", !state.inPlay.isEmpty()},
        {"instant", !state.instants.isEmpty()}, {"refresh", state.refreshes > 0}});
}

QTEST_GUILESS_MAIN(ConformanceOfSwordsAndSouls)
#include "tst_conformance.moc"

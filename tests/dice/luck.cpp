// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The luck report: who threw what, against exact chances, and its silence on too little data.
#include "dice/luck.h"
#include "dice/source.h"

#include <QtTest>

#include <cmath>

using dice::Luck;
using dice::LuckyDie;

namespace {

QList<LuckyDie> many(int count, const QString& who, const QString& by, int sides, const std::function<int()>& face)
{
    QList<LuckyDie> all;
    for (int i = 0; i < count; ++i)
        all += LuckyDie{who, by, sides, face()};
    return all;
}

} // namespace

class LuckTest : public QObject {
    Q_OBJECT

private slots:
    void kindsPeopleAndThrowersAreApart()
    {
        const auto one = [] { return 1; };
        const QList<LuckyDie> dice = many(2, QStringLiteral("ann"), QStringLiteral("program"), 6, one)
            + many(3, QStringLiteral("bob"), QStringLiteral("program"), 4, one)
            + many(4, QStringLiteral("ann"), QStringLiteral("table"), 6, one) + many(1, {}, QStringLiteral("table"), 6, one);
        QStringList shown;
        for (const Luck& luck : dice::luckOf(dice))
            shown += QStringLiteral("%1/%2/d%3: %4").arg(luck.by, luck.who).arg(luck.sides).arg(luck.dice);
        QCOMPARE(shown.join(QLatin1Char(' ')),
            QStringLiteral("program//d4: 3 program//d6: 2 program/ann/d0: 2 program/bob/d0: 3 table//d6: 5 table/ann/d0: 4"));
    }

    // Dice of other colours have other faces: what they show is never counted together.
    void diceOfAColourStandApart()
    {
        const auto die = [](int face, const char* kind) { return LuckyDie{{}, {}, 6, face, QLatin1String(kind)}; };
        const QList<Luck> report = dice::luckOf({die(1, "yellow"), die(6, "blue"), die(2, "yellow"), die(5, "")});
        QStringList told;
        for (const Luck& luck : report)
            told += QStringLiteral("%1 d%2: %3 dice, %4").arg(luck.kind).arg(luck.sides).arg(luck.dice).arg(luck.rolled);
        QCOMPARE(told,
            (QStringList{
                QStringLiteral(" d6: 1 dice, 5"), QStringLiteral("blue d6: 1 dice, 6"), QStringLiteral("yellow d6: 2 dice, 3")}));
    }

    void sumsAreExact()
    {
        const QList<Luck> report = dice::luckOf({{{}, {}, 6, 1}, {{}, {}, 6, 2}});
        QCOMPARE(report.first().rolled, qint64(3));
        QCOMPARE(report.first().expected, 7.0);
        QCOMPARE(report.first().lower, 3 / 36.0);
        QCOMPARE(report.first().higher, 35 / 36.0);
        QCOMPARE(report.first().faces, (std::vector<int>{1, 1, 0, 0, 0, 0}));
    }

    void tooFewDiceGetNoVerdict()
    {
        const Luck few = dice::luckOf(many(29, {}, {}, 6, [] { return 1; })).first();
        QVERIFY(!few.isEnough());
        QVERIFY(few.sentence().startsWith(QStringLiteral("Too few dice")));
        const Luck enough = dice::luckOf(many(30, {}, {}, 6, [] { return 1; })).first();
        QVERIFY(enough.isEnough());
        QVERIFY2(enough.sentence().contains(QStringLiteral("as low or worse"))
                && enough.sentence().contains(QStringLiteral("unevenly")),
            qPrintable(enough.sentence()));
        QCOMPARE(dice::luckOf(many(30, {}, {}, 20, [] { return 10; })).first().fit.degrees, 4); // neighbours are joined
    }

    void oneEveningInSix()
    {
        // Of 30 d6, 95 or less comes up with a chance near 1 in 6; 105 is the mean.
        QList<LuckyDie> dice = many(30, {}, {}, 6, [i = 0]() mutable { return 1 + i++ % 6; });
        QCOMPARE(dice::luckOf(dice).first().sentence(), QStringLiteral("As expected."));
        for (int i = 0; i < 10; ++i)
            dice[i * 3 + 2].face -= 1;
        const Luck luck = dice::luckOf(dice).first();
        QCOMPARE(luck.rolled, qint64(95));
        QVERIFY2(luck.lower > 1 / 6.6 && luck.lower < 1 / 5.5, qPrintable(QString::number(1 / luck.lower)));
        QVERIFY2(luck.sentence().startsWith(QStringLiteral("1 evening in 6 is as low or worse.")), qPrintable(luck.sentence()));
    }

    void fairDiceAreRarelyBlamed()
    {
        dice::Source source(77);
        int blamed = 0;
        for (int evening = 0; evening < 400; ++evening)
            blamed += dice::luckOf(many(120, {}, {}, 6, [&] { return source.face(6); })).first().fit.chance < 0.05;
        QVERIFY2(blamed > 5 && blamed < 40, qPrintable(QString::number(blamed)));
    }

    void veryManyDiceStillHaveAChance()
    {
        dice::Source source(78);
        const Luck luck = dice::luckOf(many(60'000, {}, {}, 20, [&] { return source.face(20); })).first();
        QVERIFY(luck.lower > 0.01 && luck.lower < 0.99 && std::abs(luck.lower + luck.higher - 1) < 0.01);
    }
};

QTEST_APPLESS_MAIN(LuckTest)
#include "luck.moc"

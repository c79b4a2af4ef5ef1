// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of terms against every way in which the same term can be rolled, and against a million rolls.
#include "enumeration.h"

#include "dice/fit.h"
#include "dice/source.h"
#include "dice/term.h"
#include "dice/thrower.h"

#include <QElapsedTimer>

#include <cmath>

using namespace dice;
using enumeration::shown;

namespace {

Term term(const QString& text)
{
    const auto parsed = Term::parse(text);
    if (!parsed)
        qFatal("%s: %s", qPrintable(text), qPrintable(parsed.faults().first().text()));
    return *parsed;
}

Distribution odds(const QString& text)
{
    const auto found = term(text).odds();
    if (!found)
        qFatal("%s: %s", qPrintable(text), qPrintable(found.faults().first().text()));
    return *found;
}

// Every sequence of faces that a term asks for, one after the other.
struct Every : engine::Chance {
    struct Choice {
        int face;
        int sides;
    };
    int face(int sides) override
    {
        if (at == choices.size())
            choices.push_back({1, sides});
        return choices[at++].face;
    }
    bool next() // false when all were seen
    {
        at = 0;
        while (!choices.empty() && choices.back().face == choices.back().sides)
            choices.pop_back();
        if (!choices.empty())
            ++choices.back().face;
        return !choices.empty();
    }
    Whole weight(const Whole& all) const
    {
        Whole rest = all;
        for (std::size_t i = 0; i < at; ++i)
            rest = rest / Whole(quint64(choices[i].sides));
        return rest;
    }
    std::vector<Choice> choices;
    std::size_t at = 0;
};

// The weights of all rolls; all is a multiple of every product of sides.
std::map<qint64, Whole> everyRoll(const Term& at, const Whole& all)
{
    std::map<qint64, Whole> weights;
    Every chance;
    do {
        const qint64 total = at.roll(chance).total;
        weights[total] += chance.weight(all);
    } while (chance.next());
    return weights;
}

Fit fitOfRolls(const QString& text, int rolls)
{
    const Thrower thrower(term(text));
    Source source(20240518);
    std::map<qint64, qint64> rolled;
    for (int i = 0; i < rolls; ++i)
        ++rolled[thrower.total(source)];
    return fitOf(odds(text), rolled);
}

constexpr int million = 1'000'000;

} // namespace

class TermOddsTest : public QObject {
    Q_OBJECT

private slots:
    void everyRollIsCounted_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
            {"7", "2+3x4", "-4", "d6", "3d6", "3d6+1", "d20+5", "10-d4", "-d4", "2d6-2d4", "2xd6", "d4xd6", "(d6+1)x(d4-1)",
                "d6+d6", "2d%", "4d6kh3", "4d6k1", "2d20kl", "4d6dl1", "5d4dh2", "3d6kh3", "3d6r1", "3d6r<=2", "2d6r>5", "2d6rr1",
                "2d6rr>=4", "3d4!:1", "2d6!:2", "2d6!>=5:2", "3d4!3:1", "2d4r1!:2", "2d4r4!:2", "2d4rr1!>=3:2", "3d6>=5", "3d6=5",
                "4d4<2+1", "3d4>=3!:1", "3d4!:1 >=3", "3d6kh2>=5", "3d4!:1kh1", "3d4!>=2:1kh2>=3", "3d4!>=2:1kl2>=3",
                "2d6r1!:1kl1", "4d4r1kh2>=3", "3d{0,0,1,1,2,3}", "2d{-2,0,5}", "d{7}", "2d{1,1,4}!:2", "3d{0,0,1,1}>=1",
                "4d{0,1,5}kh2", "2d{3,1,1}r1", "d6 vs d8", "2d4+1 vs d10", "2x(d4 vs 2)+1", "d1!:3", "d2rr1!:3"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void everyRollIsCounted()
    {
        QFETCH(QString, text);
        const Term at = term(text);
        const Whole all = Whole::power(3 * 4 * 25, 16) * Whole::power(7, 2);
        const bool isEndless = text.contains(QLatin1String("rr")); // rerolled until it fits: counted by hand below
        const Distribution found = odds(text);
        QVERIFY2(found.weights().sum() + found.rest() == found.total(), qPrintable(shown(found)));
        if (isEndless)
            return;
        const auto expected = everyRoll(at, all);
        QVERIFY2(found.size() == expected.size(), qPrintable(shown(found)));
        std::size_t i = 0;
        for (const auto& [outcome, weight] : expected) {
            QCOMPARE(found.outcomes()[i], outcome);
            QVERIFY2((Fraction{found.weight(i), found.total()} == Fraction{weight, all}),
                qPrintable(QString::number(outcome) + QLatin1Char(' ') + shown(found)));
            ++i;
        }
    }

    void rerollingUntilItFits()
    {
        QVERIFY(odds(QStringLiteral("2d6rr1")).outcomes() == odds(QStringLiteral("2d{2,3,4,5,6}")).outcomes());
        QCOMPARE(exactly(odds(QStringLiteral("2d6rr1")), 7).text(), exactly(odds(QStringLiteral("2d{2,3,4,5,6}")), 7).text());
        QCOMPARE(exactly(odds(QStringLiteral("d6rr>=4")), 2).text(), QStringLiteral("1/3"));
        QCOMPARE(mean(odds(QStringLiteral("d4rr1!:2"))).text(), mean(odds(QStringLiteral("d{2,3,4}!:2"))).text());
    }

    void stars()
    {
        QCOMPARE(exactly(odds(QStringLiteral("d{0,0,0,1,1,1*}")), 2).text(), QStringLiteral("5/72"));
        QCOMPARE(
            atMost(odds(QStringLiteral("2d{0,0,0,1,1,1*}")), 2).text(), QStringLiteral("131/144")); // so 13/144 for 3 and more
        QCOMPARE(exactly(odds(QStringLiteral("2d{2,6*}")), 10).text(), exactly(odds(QStringLiteral("2d{2,6}!")), 10).text());
        const Distribution mixed = odds(QStringLiteral("2d{0,0,0,1,1,1*}+d{0,0,1,1,2,2*}+3d{0,1,2,2*,3,4}+2"));
        QVERIFY(mixed.rest().per(mixed.total()) < 1e-6);
        QVERIFY(std::abs(mean(mixed).value() - (2 * 0.6 + 1.2 + 3 * 2.4 + 2)) < 1e-5);
    }

    // The last extra die only counts, in rolling as in odds.
    void theLimitOfExtraDice()
    {
        QCOMPARE(exactly(odds(QStringLiteral("d1!")), 101).text(), QStringLiteral("1"));
        QCOMPARE(exactly(odds(QStringLiteral("2d2!>=1>=2")), 202).text(), Fraction(1, Whole::power(2, 202)).text());
        const Distribution rare = odds(QStringLiteral("d40rr<=39"));
        QVERIFY(std::abs(exactly(rare, 40).value() - (1 - std::pow(0.975, 101))) < 1e-12);
        QVERIFY(std::abs(exactly(rare, 3).value() - std::pow(0.975, 100) / 40) < 1e-12);
        QVERIFY(std::abs(exactly(odds(QStringLiteral("d4!>=2")), 1).value() - 0.25) < 1e-12);
    }

    // A fair engine falls below 0.001 once in a thousand terms. The seed is fixed, so the result is too.
    void aMillionRollsFit_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"d6", "3d6", "10d6", "d20+5", "2d%", "2d6-d4", "2d6xd4", "4d6kh3", "4d6kl2", "5d10dl2",
                 "20d10!:3kh5", "3d6r1", "3d6r<=3", "4d8rr<=2", "8d6!:12", "10d6!", "3d6!>=5", "3d4!3", "3d6!kh2", "6d6>=5",
                 "6d6! >=5", "6d6!>=5:2>=4", "4d6!>=5kh2>=4", "4d6rr1!>=5", "4d6r1!", "5d{0,0,1,1,2,3}", "4d{0,0,0,1,1,1*}",
                 "2d{0,0,0,1,1,1*}+3d{0,1,2,2*,3,4}", "2d{-3,0,4*}", "3d{0,1*,2}kh2", "2d6 vs d12", "3d6+2 vs 3d6", "d4!>=2",
                 "d40rr<=39", "d1!", "d{0,0,1}x10+d6", "1000d6", "d1000"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void aMillionRollsFit()
    {
        QFETCH(QString, text);
        const Fit fit = fitOfRolls(text, text.startsWith(QLatin1String("1000")) ? 20'000 : million);
        QVERIFY2(fit.chance > 0.001,
            qPrintable(QStringLiteral("%1 of %2 degrees: %3").arg(fit.statistic).arg(fit.degrees).arg(fit.chance)));
        QVERIFY2(fit.degrees > 0 || odds(text).size() == 1, "nothing was compared");
        QVERIFY2(fit.degrees < 3 || fit.chance < 0.999999, "too even to be chance");
    }

    void aWrongTermDoesNotFit()
    {
        Source source(1);
        const Thrower thrower(term(QStringLiteral("3d6r1")));
        std::map<qint64, qint64> rolled;
        for (int i = 0; i < 100'000; ++i)
            ++rolled[thrower.total(source)];
        QVERIFY(fitOf(odds(QStringLiteral("3d6")), rolled).chance < 1e-9);
        QVERIFY(fitOf(odds(QStringLiteral("3d6rr1")), rolled).chance < 1e-9);
    }

    void onlyTheTotalFallsTheSame()
    {
        for (const char* text : {"3d6", "4d6kh3", "6d6! >=5", "4d6!>=5kl2>=4", "4d6r1!+2d{0,1*}-d1000000", "d20+5", "2d6 vs d12",
                 "(d4+1)x-3d6rr1", "7"}) {
            const Term at = term(QString::fromLatin1(text));
            const Thrower thrower(at);
            Source one(9), other(9);
            for (int i = 0; i < 2000; ++i)
                QCOMPARE(thrower.total(one), at.roll(other).total);
        }
    }

    void chiSquare()
    {
        QVERIFY(std::abs(chiSquareTail(3.841459, 1) - 0.05) < 1e-6);
        QVERIFY(std::abs(chiSquareTail(20.51501, 5) - 0.001) < 1e-7);
        QVERIFY(std::abs(chiSquareTail(5, 5) - 0.4158801869955) < 1e-10);
        QVERIFY(std::abs(chiSquareTail(100, 100) - 0.4811916) < 1e-6);
        QCOMPARE(chiSquareTail(0, 5), 1.0);
        QCOMPARE(fitOf({2, 2}, {0, 4}).degrees, 0); // too little data
        QCOMPARE(fitOf({6, 2, 6}, {6, 2, 6}).degrees, 1);
    }

    void tooMuchIsAFaultAtOnce_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"1000d1000!", "1000d1000", "d1000000", "1000d1000000", "1000d1000000!", "1000d1000!kh500",
                 "d1000xd1000xd1000", "1000d6!>=2", "d100!>=2", "500d20dl250", "d300xd300+d301xd301+d302xd302", "1000d1000!:100",
                 "100d{1,1000000,77,3141,27182}", "999d{0,1,2,3,4,5,6,7,8,9,100,1000,10000,1000000*}", "1000d999!>=500:50",
                 "400d60!:60kh200", "900d40rr<=39!:3", "100d%!kh50 >=40", "10d1000!kh5"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void tooMuchIsAFaultAtOnce()
    {
        QFETCH(QString, text);
        const Term at = term(text);
        QElapsedTimer timer;
        timer.start();
        const auto found = at.odds();
        const auto time = timer.elapsed();
        qInfo("%s %s %lld ms", qPrintable(text), found ? "is given" : "is refused", time);
        if (!found) {
            QVERIFY(found.faults().first().problem.contains(QStringLiteral("more than")));
            QCOMPARE(found.faults().first().value, text);
            QVERIFY(!found.faults().first().remedy.isEmpty());
        }
        QVERIFY2(time < 5000, "even without optimisation");
    }

    void missingWordsAreNamed()
    {
        Vocabulary words;
        words.words = {{QStringLiteral("DM"), 6, {}, {}}};
        const auto at = Term::parse(QStringLiteral("DM+1"), words);
        QVERIFY(at && !at->odds());
        QCOMPARE(at->odds().faults().first().value, QStringLiteral("DM"));
    }
};

QTEST_APPLESS_MAIN(TermOddsTest)
#include "term_odds.moc"

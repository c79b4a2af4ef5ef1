// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The general syntax of dice terms: what they come to, what is wrong with wrong ones, and their limits.
#include "dice/source.h"
#include "dice/term.h"
#include "dice/tree.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using dice::Rolled;
using dice::Source;
using dice::Term;

namespace {

Term term(const QString& text)
{
    const auto parsed = Term::parse(text);
    if (!parsed)
        qFatal("%s: %s", qPrintable(text), qPrintable(parsed.faults().first().text()));
    return *parsed;
}

QString faultPlace(const QString& text)
{
    const auto parsed = Term::parse(text);
    return parsed ? QStringLiteral("no fault") : parsed.faults().first().place;
}

// Shows always the same face, or the highest there is.
struct Loaded : engine::Chance {
    explicit Loaded(int shown)
        : always(shown)
    {
    }
    int face(int sides) override
    {
        ++throws;
        return std::min(always, sides);
    }
    int always;
    int throws = 0;
};

QString marks(const Rolled& rolled)
{
    QStringList all;
    for (const dice::RolledDie& die : rolled.dice)
        all += QString::number(die.face) + (die.kept ? QString() : QStringLiteral("-"))
            + (die.exploded ? QStringLiteral("!") : QString()) + (die.rerolled ? QStringLiteral("r") : QString())
            + (die.extra ? QStringLiteral("+") : QString());
    return all.join(QLatin1Char(' '));
}

// What every throw must fulfil.
void verifySound(const Term& at, const Rolled& rolled)
{
    for (const dice::RolledDie& die : rolled.dice)
        QVERIFY(die.face >= 1 && die.face <= die.sides);
    const auto again = at.rolled(rolled.faces());
    QVERIFY2(bool(again), qPrintable(at.text()));
    QCOMPARE(again->total, rolled.total);
    QCOMPARE(marks(*again), marks(rolled));
    QVERIFY(!rolled.making().isEmpty());
}

} // namespace

class TermTest : public QObject {
    Q_OBJECT

private slots:
    void results_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("faces");
        QTest::addColumn<qint64>("total");
        const auto row = [](const char* text, const QList<int>& faces, qint64 total) {
            QTest::newRow(text) << QString::fromUtf8(text) << faces << total;
        };
        row("7", {}, 7);
        row("007", {}, 7);
        row("0", {}, 0);
        row("1+2", {}, 3);
        row("5-7", {}, -2);
        row("10-3-2", {}, 5);
        row("2x3", {}, 6);
        row("2*3X4", {}, 24);
        row("2×3", {}, 6);
        row("7−5", {}, 2);
        row("2+3x4", {}, 14);
        row("2x3+4", {}, 10);
        row("(2+3)x4", {}, 20);
        row("2x(3-(4-5))", {}, 8);
        row("-4", {}, -4);
        row("--4", {}, 4);
        row("+4", {}, 4);
        row("3--2", {}, 5);
        row("3x-2", {}, -6);
        row("-(2+3)", {}, -5);
        row("  1 +\t2 ", {}, 3);
        row("1000000000x1000000", {}, 1'000'000'000'000'000);
        row("d6", {4}, 4);
        row("D6", {4}, 4);
        row("1d6", {4}, 4);
        row("3d6", {2, 5, 6}, 13);
        row("3 d6", {2, 5, 6}, 13);
        row("3d6+1", {2, 5, 6}, 14);
        row("d20+5", {11}, 16);
        row("10-d4", {3}, 7);
        row("-d4", {3}, -3);
        row("2d6-2d6", {6, 6, 1, 1}, 10);
        row("2xd6", {4}, 8);
        row("20xd10", {4}, 80);
        row("d%", {87}, 87);
        row("2d%", {87, 100}, 187);
        row("d1000000", {1000000}, 1000000);
        row("(d6)", {4}, 4);
        row("(d6+1)x(d4-1)", {6, 3}, 14);
        row("4d6kh3", {2, 5, 6, 1}, 13);
        row("4d6k3", {2, 5, 6, 1}, 13);
        row("4d6 KH 3", {2, 5, 6, 1}, 13);
        row("2d20kh", {7, 15}, 15);
        row("2d20k", {7, 15}, 15);
        row("2d20kl", {7, 15}, 7);
        row("4d6kl2", {2, 5, 6, 1}, 3);
        row("4d6dl1", {2, 5, 6, 1}, 13);
        row("4d6dl", {2, 5, 6, 1}, 13);
        row("4d6dh1", {2, 5, 6, 1}, 8);
        row("4d6dh3", {2, 5, 6, 1}, 1);
        row("3d6kh3", {2, 5, 6}, 13);
        row("1d6k", {2}, 2);
        row("3d6r1", {1, 5, 1, 4, 1}, 10);
        row("3d6r=1", {1, 5, 1, 4, 1}, 10);
        row("3d6r<=2", {2, 5, 1, 4, 6}, 15);
        row("3d6r≤2", {2, 5, 1, 4, 6}, 15);
        row("3d6r<2", {2, 5, 1, 6}, 13);
        row("3d6r>5", {6, 5, 1, 4}, 10);
        row("3d6r>=5", {6, 5, 1, 4, 2}, 7);
        row("3d6rr1", {1, 5, 2, 1, 1, 4}, 11);
        row("d6rr<=5", {1, 2, 3, 4, 5, 6}, 6);
        row("d6rr>=4", {5, 4, 2}, 2);
        row("3d6!", {6, 2, 3, 6, 1}, 18);
        row("3d6!5", {6, 5, 3, 5, 1}, 20);
        row("3d6!>=5", {6, 5, 3, 5, 1, 2}, 22);
        row("3d6!≥5", {6, 5, 3, 5, 1, 2}, 22);
        row("2d6!+1", {6, 6, 1, 2}, 16);
        row("2d6!-d4!", {6, 2, 4, 6, 1, 3}, 8);
        row("6d6>=5", {1, 5, 6, 4, 5, 2}, 3);
        row("6d6 >= 5", {1, 5, 6, 4, 5, 2}, 3);
        row("6d6≥5", {1, 5, 6, 4, 5, 2}, 3);
        row("6d6>5", {1, 5, 6, 4, 5, 2}, 1);
        row("6d6=5", {1, 5, 6, 4, 5, 2}, 2);
        row("6d6<=2", {1, 5, 6, 4, 5, 2}, 2);
        row("6d6<2", {1, 5, 6, 4, 5, 2}, 1);
        row("6d6>=5+1", {1, 5, 6, 4, 5, 2}, 4);
        row("6d6>=7", {1, 5, 6, 4, 5, 2}, 0);
        row("2d6>=-1", {1, 5}, 2);
        row("2d6=-1", {1, 5}, 0);
        row("6d6>=5!", {1, 5, 6, 4, 5, 2, 6, 5}, 5);
        row("6d6! >=5", {1, 5, 6, 4, 5, 2, 6, 5}, 5);
        row("6d6!>=6>=5", {1, 5, 6, 4, 5, 2, 6, 5}, 5);
        row("3d6kh2>=5", {6, 5, 5}, 2);
        row("3d6!kh1", {6, 5, 4, 1}, 7);
        row("3d6kh1!", {6, 5, 4, 1}, 7);
        row("2d6r1!kl1", {1, 5, 6, 2}, 5);
        row("2d6r6!", {6, 2, 6, 3}, 11);
        row("2d6!:1", {6, 6, 6, 6}, 24);
        row("d6!:2", {6, 6, 6}, 18);
        row("d6!>=5:1+1", {5, 6}, 12);
        row("2d6!:1 >=6", {6, 6, 6, 6}, 4);
        row("d6r6!:1", {6, 6, 6, 6}, 12);
        row("3d{0,0,1,1,2,3}", {1, 5, 6}, 5);
        row("3D{ 0, 0 ,1,1,2,3 }", {1, 5, 6}, 5);
        row("d{-1,+2}", {1}, -1);
        row("2d[0,0,1*]", {3, 2, 1}, 1);
        row("2d{7}", {1, 1}, 14);
        row("d{0,1*}", {2, 2, 1}, 2);
        row("2d{0,1,2*}", {3, 2, 1}, 3);
        row("3d{0,1,2*}kh1", {3, 2, 1, 1}, 2);
        row("2d{0,1,2*}>=1", {3, 2, 1}, 2);
        row("2d{1,2*}r2", {2, 1, 1}, 2);
        row("3d{1,1,5}kl2+1", {3, 1, 2}, 3);
        row("3d6 vs 2d8", {1, 2, 3, 4, 5}, -1);
        row("3d6 vs 2d8", {6, 2, 3, 4, 5}, 1);
        row("d6 vs d6", {4, 4}, 0);
        row("d6+1 VS d6", {4, 4}, 1);
        row("2x(d6 vs 3)+1", {4}, 3);
    }
    void results()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, faces);
        QFETCH(qint64, total);
        const Term at = term(text);
        QCOMPARE(at.text(), text);
        QCOMPARE(at.missing(), QStringList());
        QCOMPARE(at.isFixed(), faces.isEmpty());
        QVERIFY(at.dice().size() <= faces.size());
        const auto rolled = at.rolled(faces);
        QVERIFY2(bool(rolled), rolled ? "" : qPrintable(rolled.faults().first().text()));
        QCOMPARE(rolled->total, total);
        QCOMPARE(rolled->faces(), faces);
        QVERIFY(!rolled->cut);
    }

    void faults_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* text, int column, const char* value, const char* says) {
            QTest::addRow("'%s'", text) << QString::fromUtf8(text) << column << QString::fromUtf8(value)
                                        << QString::fromUtf8(says);
        };
        row("", 1, "", "no dice term");
        row("   ", 4, "", "no dice term");
        row("3d", 3, "", "sides");
        row("d", 2, "", "sides");
        row("3d+1", 3, "+", "sides");
        row("d0", 2, "0", "sides");
        row("d1000001", 2, "1000001", "sides");
        row("d99999999999999999999", 2, "99999999999999999999", "sides");
        row("0d6", 1, "0d6", "1 to 1000 dice");
        row("1001d6", 1, "1001d6", "1 to 1000 dice");
        row("600d6+401d6", 7, "401d6", "1 to 1000 dice");
        row("1000d6+d6", 8, "d6", "1 to 1000 dice");
        row("1000000001", 1, "1000000001", "1000000000");
        row("3d6+99999999999999999999", 5, "99999999999999999999", "1000000000");
        row("1000000000x1000001", 11, "x1000001", "beyond 1000000000000000");
        row("1000000000x1000000+1", 19, "+", "beyond 1000000000000000");
        row("1000d1000000x1000001", 13, "x1000001", "beyond 1000000000000000");
        row("1000d1000000!x10000", 14, "x10000", "beyond 1000000000000000");
        row("1+", 3, "", "ends too early");
        row("1 + ", 5, "", "ends too early");
        row("2x", 3, "", "ends too early");
        row("+", 2, "", "no dice term");
        row("1++x", 4, "x", "no dice word x");
        row("x3", 1, "x3", "no dice word x3");
        row("*3", 1, "*", "* does not fit");
        row("1 2", 3, "2", "2 does not fit");
        row("3d6 4", 5, "4", "4 does not fit");
        row("1/2", 2, "/", "/ does not fit");
        row("2d6&1", 4, "&", "& does not fit");
        row("d6d6", 3, "d6", "d6 does not fit");
        row("1.5", 2, ".", ". does not fit");
        row("dwarf", 1, "dwarf", "no dice word dwarf");
        row("2+sword", 3, "sword", "no dice word sword");
        row("(1", 1, "(", "not closed");
        row("(1+(2)", 1, "(", "not closed");
        row("()", 2, ")", ") does not fit");
        row("1)", 2, ")", "not opened");
        row("(1 2)", 4, "2", "2 does not fit");
        row("5k1", 2, "k1", "behind dice");
        row("(2d6+1)>=5", 8, ">", "behind dice");
        row("3d6+1>=5", 6, ">", "behind dice");
        row("(2d6)kh1", 6, "kh1", "behind dice");
        row("2d6k3", 5, "3", "can be kept");
        row("2d6k0", 5, "0", "can be kept");
        row("2d6dl2", 6, "2", "can be dropped");
        row("d6dl1", 3, "dl1", "single die");
        row("4d6k1kl1", 6, "kl1", "before");
        row("4d6k1dl1", 6, "dl1", "before");
        row("4d6r1rr2", 6, "rr2", "before");
        row("4d6!!", 5, "!", "before");
        row("4d6>=5>=4", 7, ">", "before");
        row("4d6r", 5, "", "face to compare");
        row("4d6rx", 5, "x", "face to compare");
        row("4d6>=", 6, "", "face to compare");
        row("4d6!>=", 7, "", "face to compare");
        row("4d6>=9999999999", 6, "9999999999", "1000000000");
        row("d6rr<=6", 3, "rr", "without end");
        row("d6rr>=1", 3, "rr", "without end");
        row("d1rr1", 3, "rr1", "without end");
        row("d6!:", 5, "", "1 to 100 times");
        row("d6!:0", 5, "0", "1 to 100 times");
        row("d6!:101", 5, "101", "1 to 100 times");
        row("d6:2", 3, ":", ": does not fit");
        row("d{", 3, "", "number up to");
        row("d{}", 3, "}", "number up to");
        row("d{1,}", 5, "}", "number up to");
        row("d{1 2}", 5, "2", "not closed");
        row("d[1,2}", 6, "}", "not closed");
        row("d{1,2", 6, "", "not closed");
        row("d{1,1000001}", 5, "1000001", "number up to 1000000");
        row("d{1*,2*}", 2, "{", "without end");
        row("d{2,2}rr2", 7, "rr2", "without end");
        row("d6 vs", 6, "", "ends too early");
        row("d6 vs d6 vs d6", 10, "vs", "vs does not fit");
        row("d6 vsx", 4, "vsx", "vsx does not fit");
        row("1+😀", 3, "😀", "😀 does not fit");
        row("٣d6", 1, "٣d6", "does not fit");
    }
    void faults()
    {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, value);
        QFETCH(QString, says);
        const auto parsed = Term::parse(text);
        QVERIFY(!parsed);
        QCOMPARE(parsed.faults().size(), qsizetype(1));
        const engine::Fault& fault = parsed.faults().first();
        QCOMPARE(fault.place, QStringLiteral("column %1").arg(column));
        QCOMPARE(fault.value, value);
        QVERIFY2(fault.problem.contains(says), qPrintable(fault.problem));
        QVERIFY(!fault.remedy.isEmpty());
    }

    void typedFacesMustFit_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("faces");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* text, const QList<int>& faces, const char* place, const char* value,
                             const char* says) {
            QTest::newRow(name) << QString::fromLatin1(text) << faces << QString::fromLatin1(place) << QString::fromLatin1(value)
                                << QString::fromLatin1(says);
        };
        row("none", "3d6", {}, "face 1", "", "missing for d6");
        row("too few", "3d6", {1, 2}, "face 3", "", "missing for d6");
        row("too many", "3d6", {1, 2, 3, 4}, "face 4", "4", "no die");
        row("for a number", "7", {1}, "face 1", "1", "no die");
        row("too high", "3d6", {1, 7, 3}, "face 2", "7", "cannot show 7");
        row("zero", "3d6", {0, 2, 3}, "face 1", "0", "cannot show 0");
        row("below zero", "3d6", {1, 2, -3}, "face 3", "-3", "cannot show -3");
        row("second pool", "d6+d4", {6, 5}, "face 2", "5", "d4 cannot show 5");
        row("explosion wants more", "2d6!", {6, 2}, "face 3", "", "missing for d6");
        row("reroll wants more", "2d6r1", {1, 2}, "face 3", "", "missing for d6");
        row("explosion too high", "2d6!", {6, 2, 9}, "face 3", "9", "cannot show 9");
        row("no explosion", "2d6!", {5, 2, 4}, "face 3", "4", "no die");
    }
    void typedFacesMustFit()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, faces);
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(QString, says);
        const auto rolled = term(text).rolled(faces);
        QVERIFY(!rolled);
        QCOMPARE(rolled.faults().size(), qsizetype(1));
        QCOMPARE(rolled.faults().first().place, place);
        QCOMPARE(rolled.faults().first().value, value);
        QVERIFY2(rolled.faults().first().problem.contains(says), qPrintable(rolled.faults().first().problem));
        QVERIFY(!rolled.faults().first().remedy.isEmpty());
    }

    // A face with - is not kept, ! exploded, r rerolled, + was thrown after the first throw.
    void everyDieIsMarked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("faces");
        QTest::addColumn<QString>("expected");
        QTest::newRow("keep") << "4d6kh2" << QList<int>{2, 5, 6, 1} << "2- 5 6 1-";
        QTest::newRow("equal dice: the first is kept") << "3d6kh1" << QList<int>{4, 4, 4} << "4 4- 4-";
        QTest::newRow("of many equal dice too")
            << "40d6kh1" << QList<int>(40, 4) << QStringLiteral("4") + QStringLiteral(" 4-").repeated(39);
        QTest::newRow("drop lowest") << "3d6dl1" << QList<int>{4, 1, 1} << "4 1 1-";
        QTest::newRow("reroll") << "2d6r1" << QList<int>{1, 4, 1} << "1-r 1+ 4";
        QTest::newRow("reroll always") << "2d6rr1" << QList<int>{1, 4, 1, 2} << "1-r 1-r+ 2+ 4";
        QTest::newRow("explode") << "2d6!" << QList<int>{6, 4, 6, 2} << "6! 6!+ 2+ 4";
        QTest::newRow("a chain is kept whole") << "2d6!kh1" << QList<int>{5, 6, 1} << "5- 6! 1+";
        QTest::newRow("a chain is dropped whole") << "2d6!kl1" << QList<int>{5, 6, 1} << "5 6-! 1-+";
        QTest::newRow("a reroll adds nothing to its chain") << "2d6r3kh1" << QList<int>{3, 4, 2} << "3-r 2-+ 4";
        QTest::newRow("rerolled, then exploded") << "d6r1!" << QList<int>{1, 6, 1, 6, 3} << "1-r 6!+ 1-r+ 6!+ 3+";
    }
    void everyDieIsMarked()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, faces);
        QFETCH(QString, expected);
        const auto rolled = term(text).rolled(faces);
        QVERIFY2(bool(rolled), rolled ? "" : qPrintable(rolled.faults().first().text()));
        QCOMPARE(marks(*rolled), expected);
        QCOMPARE(rolled->faces(), faces);
    }

    void countedDiceCountOneOrNothing()
    {
        const auto rolled = term(QStringLiteral("3d6>=5")).rolled({5, 2, 6});
        QVERIFY(bool(rolled));
        QCOMPARE(rolled->dice.at(0).value, 1);
        QCOMPARE(rolled->dice.at(1).value, 0);
        QCOMPARE(rolled->dice.at(2).value, 1);
        QCOMPARE(rolled->dice.at(2).face, 6);
    }

    void diceAreThoseOfTheFirstThrow()
    {
        const QList<engine::Die> dice = term(QStringLiteral("2d6!+d20-d%")).dice();
        QStringList labels;
        for (const engine::Die& die : dice)
            labels += die.label + QLatin1Char('/') + QString::number(die.sides);
        QCOMPARE(labels.join(QLatin1Char(' ')), QStringLiteral("d6/6 d6/6 d20/20 d100/100"));
        QVERIFY(term(QStringLiteral("2x(3+4)")).dice().isEmpty());
    }

    void theMakingIsTold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("faces");
        QTest::addColumn<QString>("making");
        const auto row = [](const char* text, const QList<int>& faces, const char* making) {
            QTest::newRow(text) << QString::fromLatin1(text) << faces << QString::fromLatin1(making);
        };
        row("7", {}, "7");
        row("2+3", {}, "2 + 3 = 5");
        row("10-(3-2)", {}, "10 - (3 - 2) = 9");
        row("10-3-2", {}, "10 - 3 - 2 = 5");
        row("(2+3)x(4)", {}, "(2 + 3) x 4 = 20");
        row("2x(3x4)", {}, "2 x (3 x 4) = 24");
        row("3x-2", {}, "3 x (-2) = -6");
        row("-(2+3)", {}, "-(2 + 3) = -5");
        row("-d6", {4}, "d6: rolled 4; -4");
        row(" d20 ", {17}, "d20: rolled 17");
        row("3d6", {2, 5, 6}, "3d6: 2, 5, 6 = 13");
        row("3d6+1", {2, 5, 6}, "3d6: 2, 5, 6 = 13; 13 + 1 = 14");
        row("3d6 + d4 ", {2, 5, 6, 3}, "3d6: 2, 5, 6 = 13; d4: rolled 3; 13 + 3 = 16");
        row("4d6dl1", {2, 5, 6, 1}, "4d6dl1: 2, 5, 6, 1 (dropped) = 13");
        row("2d6r1", {1, 5, 4}, "2d6r1: 1 (rerolled), 4, 5 = 9");
        row("2d6!", {6, 5, 4}, "2d6!: 6 (explodes), 4, 5 = 15");
        row("2d6!kl1", {6, 5, 4}, "2d6!kl1: 6 (explodes) (dropped), 4 (dropped), 5 = 5");
        row("3d6>=5", {2, 5, 6}, "3d6>=5: 2, 5, 6; successes: 2");
        row("d6>=5", {6}, "d6>=5: 6; successes: 1");
        row("3d6>=5+1", {2, 5, 6}, "3d6>=5: 2, 5, 6; successes: 2; 2 + 1 = 3");
        row("2d{0,3*}", {2, 1, 1}, "2d{0,3*}: 2 counts 3 (explodes), 1 counts 0, 1 counts 0 = 3");
        row("d6+1 vs 2xd4", {4, 3}, "d6: rolled 4; d4: rolled 3; 4 + 1 vs 2 x 3 = -1");
    }
    void theMakingIsTold()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, faces);
        QFETCH(QString, making);
        const auto rolled = term(text).rolled(faces);
        QVERIFY(bool(rolled));
        QCOMPARE(rolled->making(), making);
    }

    void manyDiceAreToldInShort()
    {
        Loaded ones(1);
        const QString making = term(QStringLiteral("1000d6")).roll(ones).making();
        QVERIFY(making.endsWith(QString::fromUtf8(", … = 1000")));
        QVERIFY(making.size() < 200);
    }

    void limitsAreReached()
    {
        Loaded highest(dice::mostSides);
        QCOMPARE(term(QStringLiteral("1000d1000000")).roll(highest).total, qint64(1'000'000'000));
        QCOMPARE(term(QStringLiteral("500d6+500d6")).dice().size(), qsizetype(1000));

        const QString nested = QString(100, QLatin1Char('(')) + QStringLiteral("d6") + QString(100, QLatin1Char(')'));
        QCOMPARE(term(nested).rolled({5})->total, qint64(5));
        QCOMPARE(faultPlace(QLatin1Char('(') + nested + QLatin1Char(')')), QStringLiteral("column 101"));
        QCOMPARE(term(QStringLiteral("(1)+").repeated(200) + QStringLiteral("(1)")).rolled({})->total, qint64(201));

        const QString longest = QStringLiteral("1+").repeated(499) + QStringLiteral("10");
        QCOMPARE(longest.size(), qsizetype(dice::longestTerm));
        QCOMPARE(term(longest).rolled({})->total, qint64(509));
        QCOMPARE(term(longest).rolled({})->making().right(6), QStringLiteral(" = 509"));
        QCOMPARE(faultPlace(longest + QLatin1Char('0')), QStringLiteral("column 1001"));
        QCOMPARE(faultPlace(QString(10'000'000, QLatin1Char('('))), QStringLiteral("column 1001"));
        const QString faces = QStringLiteral("d{") + QStringLiteral("1,").repeated(99) + QStringLiteral("2");
        QCOMPARE(term(faces + QLatin1Char('}')).rolled({100})->total, qint64(2));
        QCOMPARE(faultPlace(faces + QStringLiteral(",3}")), QStringLiteral("column 202"));
        QCOMPARE(term(QString(998, QLatin1Char('-')) + QStringLiteral("d6")).rolled({5})->total, qint64(5));
    }

    void extraDiceAreCutAndSaid()
    {
        Loaded sixes(6);
        const Rolled exploded = term(QStringLiteral("2d6!")).roll(sixes);
        QVERIFY(exploded.cut);
        QCOMPARE(exploded.dice.size(), qsizetype(2 * 101));
        QCOMPARE(exploded.total, qint64(2 * 101 * 6));
        QVERIFY(exploded.making().contains(QStringLiteral("stopped after 100 extra dice")));

        Loaded ones(1);
        const Rolled rerolled = term(QStringLiteral("d6rr1")).roll(ones);
        QVERIFY(rerolled.cut);
        QCOMPARE(rerolled.dice.size(), qsizetype(101));
        QCOMPARE(rerolled.total, qint64(1));

        Loaded threes(3);
        const Rolled worst = term(QStringLiteral("1000d1000000rr<=999999!>=1>=3")).roll(threes);
        QVERIFY(worst.cut);
        QCOMPARE(worst.dice.size(), qsizetype(1000 * 101));
        QVERIFY(worst.making().size() < 2000);

        Loaded fives(5);
        QVERIFY(!term(QStringLiteral("2d6!")).roll(fives).cut);
        QCOMPARE(fives.throws, 2);
    }

    void exactlyAHundredExtraDiceAreNotCut()
    {
        QList<int> faces(100, 6);
        faces += 3;
        const auto rolled = term(QStringLiteral("d6!")).rolled(faces);
        QVERIFY(bool(rolled));
        QVERIFY(!rolled->cut);
        QCOMPARE(rolled->total, qint64(603));
    }

    void aSeedGivesTheSameThrow()
    {
        const Term at = term(QStringLiteral("5d6!r1kh3+2d20"));
        Source one(99);
        Source two(99);
        Source other(100);
        QString first;
        QString second;
        QString third;
        for (int i = 0; i < 50; ++i) {
            first += at.roll(one).making();
            second += at.roll(two).making();
            third += at.roll(other).making();
        }
        QCOMPARE(first, second);
        QVERIFY(first != third);
    }

    void aThrowCanBeTypedInAgain_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"3d6", "5d6!", "4d6r1kh2", "3d6rr<=2+2d4!", "6d6!>=4 >=5", "10d4!kh3-d%", "2x(3d6!r<3dl1)", "7"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void aThrowCanBeTypedInAgain()
    {
        QFETCH(QString, text);
        const Term at = term(text);
        Source source(3);
        for (int i = 0; i < 200; ++i)
            verifySound(at, at.roll(source));
    }

    void averagesAreRight_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("mean");
        QTest::newRow("3d6") << "3d6" << 10.5;
        QTest::newRow("4d6dl1") << "4d6dl1" << 15869.0 / 1296;
        QTest::newRow("d6!") << "d6!" << 4.2;
        QTest::newRow("d6r1") << "d6r1" << (20 + 3.5) / 6;
        QTest::newRow("d6rr1") << "d6rr1" << 4.0;
        QTest::newRow("6d6>=5") << "6d6>=5" << 2.0;
    }
    void averagesAreRight()
    {
        QFETCH(QString, text);
        QFETCH(double, mean);
        constexpr int throws = 200'000;
        const Term at = term(text);
        Source source(12);
        double sum = 0;
        for (int i = 0; i < throws; ++i)
            sum += double(at.roll(source).total);
        QVERIFY2(std::abs(sum / throws - mean) < 0.03, qPrintable(QString::number(sum / throws)));
    }

    // Random strings of the syntax's own pieces, and of any characters at all.
    void nothingTypedCanHurt()
    {
        const QStringList pieces =
            QStringLiteral(
                "1 2 3 6 20 100 999999 1000000000 d D d6 3d6 d% % + - x * ( ) k kh kl dh dl r rr ! >= <= > < = DM D3 M m dm")
                .split(QLatin1Char(' '))
            + QStringList{QStringLiteral(" "), QString::fromUtf8("×"), QString::fromUtf8("−"), QString::fromUtf8("≥")};
        dice::Vocabulary words;
        words.words = {{QStringLiteral("D3"), 6, {1, 1, 2, 2, 3, 3}, {}}, {QStringLiteral("DM"), 6, {}, {}},
            {QStringLiteral("M"), 0, {3}, {}}};
        words.signsCountFromBase = true;
        words.base = 3;
        Source source(77);
        int understood = 0;
        for (int i = 0; i < 20'000; ++i) {
            QString text;
            const int length = std::min(source.face(14), source.face(14));
            for (int j = 0; j < length; ++j)
                text +=
                    i % 4 ? pieces.at(source.face(int(pieces.size())) - 1) : QString(QChar(source.face(i % 8 ? 0xffff : 0x7f)));
            const auto parsed = Term::parse(text, words);
            if (!parsed) {
                QCOMPARE(parsed.faults().size(), qsizetype(1));
                QVERIFY2(parsed.faults().first().place.startsWith(QStringLiteral("column "))
                        && !parsed.faults().first().remedy.isEmpty(),
                    qPrintable(text));
                continue;
            }
            ++understood;
            const Rolled rolled = parsed->roll(source);
            if (parsed->missing().isEmpty())
                verifySound(*parsed, rolled);
            else
                QVERIFY(rolled.dice.isEmpty());
        }
        QVERIFY2(understood > 1000, qPrintable(QString::number(understood)));
    }
};

QTEST_APPLESS_MAIN(TermTest)
#include "term.moc"

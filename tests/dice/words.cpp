// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words that a game adds to dice terms, and signs that count from a base.
#include "dice/source.h"
#include "dice/term.h"

#include <QtTest>

using dice::Term;
using dice::Vocabulary;
using dice::Word;

namespace {

Word crewDie(int crew)
{
    switch (crew) {
    case 2:
        return {QStringLiteral("DM"), 6, {1, 1, 1, 2, 2, 2}, QStringLiteral("2 deployed, so D2")};
    case 3:
        return {QStringLiteral("DM"), 6, {1, 1, 2, 2, 3, 3}, QStringLiteral("3 deployed, so D3")};
    default:
        return {QStringLiteral("DM"), 4, {1, 2, 3, 4}, QStringLiteral("4 deployed, so D4")};
    }
}

// The words of a game with six-sided and four-sided dice and a crew of 2 to 4; 0 for none.
Vocabulary crewWords(int crew)
{
    Vocabulary words;
    words.words = {{QStringLiteral("D6"), 6, {1, 2, 3, 4, 5, 6}, {}}, {QStringLiteral("D4"), 4, {1, 2, 3, 4}, {}},
        {QStringLiteral("D3"), 6, {1, 1, 2, 2, 3, 3}, {}}, {QStringLiteral("D2"), 6, {1, 1, 1, 2, 2, 2}, {}}};
    words.words += crew ? crewDie(crew) : Word{QStringLiteral("DM"), 6, {}, {}};
    words.words += crew ? Word{QStringLiteral("M"), 0, {crew}, {}} : Word{QStringLiteral("M"), 0, {}, {}};
    words.signsCountFromBase = true;
    words.baseName = QStringLiteral("crew");
    if (crew)
        words.base = crew;
    return words;
}

Term term(const QString& text, const Vocabulary& words)
{
    const auto parsed = Term::parse(text, words);
    if (!parsed)
        qFatal("%s: %s", qPrintable(text), qPrintable(parsed.faults().first().text()));
    return *parsed;
}

qint64 total(const QString& text, const Vocabulary& words, const QList<int>& faces)
{
    const auto rolled = term(text, words).rolled(faces);
    if (!rolled)
        qFatal("%s: %s", qPrintable(text), qPrintable(rolled.faults().first().text()));
    return rolled->total;
}

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void everyFaceOfEveryWord_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("crew");
        QTest::addColumn<QList<int>>("values");
        QTest::newRow("D6") << "D6" << 3 << QList<int>{1, 2, 3, 4, 5, 6};
        QTest::newRow("D4") << "D4" << 3 << QList<int>{1, 2, 3, 4};
        QTest::newRow("D3") << "D3" << 3 << QList<int>{1, 1, 2, 2, 3, 3};
        QTest::newRow("D2") << "D2" << 3 << QList<int>{1, 1, 1, 2, 2, 2};
        QTest::newRow("d3, small") << "d3" << 3 << QList<int>{1, 1, 2, 2, 3, 3};
        QTest::newRow("D3 among blanks") << "  D3 " << 3 << QList<int>{1, 1, 2, 2, 3, 3};
        QTest::newRow("DM of 2") << "DM" << 2 << QList<int>{1, 1, 1, 2, 2, 2};
        QTest::newRow("DM of 3") << "dM" << 3 << QList<int>{1, 1, 2, 2, 3, 3};
        QTest::newRow("DM of 4") << "dm" << 4 << QList<int>{1, 2, 3, 4};
    }
    void everyFaceOfEveryWord()
    {
        QFETCH(QString, text);
        QFETCH(int, crew);
        QFETCH(QList<int>, values);
        const Term word = term(text, crewWords(crew));
        QVERIFY(!word.isFixed());
        QCOMPARE(word.missing(), QStringList());
        QCOMPARE(word.dice().size(), qsizetype(1));
        QCOMPARE(word.dice().first().label, text.trimmed().toUpper());
        QCOMPARE(word.dice().first().sides, int(values.size()));
        for (int face = 1; face <= values.size(); ++face) {
            const auto rolled = word.rolled({face});
            QVERIFY(bool(rolled));
            QCOMPARE(rolled->total, qint64(values.at(face - 1)));
            QCOMPARE(rolled->dice.first().face, face);
            QCOMPARE(rolled->dice.first().value, values.at(face - 1));
        }
        for (const int face : {0, -1, int(values.size()) + 1})
            QVERIFY(!word.rolled({face}));
    }

    void signsCountFromTheBase_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("faces");
        QTest::addColumn<QList<int>>("totals"); // for a crew of 2, 3, 4
        QTest::newRow("+0") << "+0" << QList<int>{} << QList<int>{2, 3, 4};
        QTest::newRow("+2") << "+2" << QList<int>{} << QList<int>{4, 5, 6};
        QTest::newRow("-1") << "-1" << QList<int>{} << QList<int>{1, 2, 3};
        QTest::newRow("-5") << "-5" << QList<int>{} << QList<int>{-3, -2, -1};
        QTest::newRow("x3") << "x3" << QList<int>{} << QList<int>{6, 9, 12};
        QTest::newRow("X3") << "X3" << QList<int>{} << QList<int>{6, 9, 12};
        QTest::newRow("*3") << "*3" << QList<int>{} << QList<int>{6, 9, 12};
        QTest::newRow("printed times") << QString::fromUtf8("×3") << QList<int>{} << QList<int>{6, 9, 12};
        QTest::newRow("printed minus") << QString::fromUtf8("−1") << QList<int>{} << QList<int>{1, 2, 3};
        QTest::newRow("blanks") << " + 2 " << QList<int>{} << QList<int>{4, 5, 6};
        QTest::newRow("unsigned number") << "4" << QList<int>{} << QList<int>{4, 4, 4};
        QTest::newRow("M") << "M" << QList<int>{} << QList<int>{2, 3, 4};
        QTest::newRow("+M") << "+M" << QList<int>{} << QList<int>{4, 6, 8};
        QTest::newRow("M+1") << "M+1" << QList<int>{} << QList<int>{3, 4, 5};
        QTest::newRow("Mx2") << "Mx2" << QList<int>{} << QList<int>{4, 6, 8};
        QTest::newRow("+D6") << "+D6" << QList<int>{5} << QList<int>{7, 8, 9};
        QTest::newRow("-D3") << "-D3" << QList<int>{4} << QList<int>{0, 1, 2};
        QTest::newRow("xD2") << "xD2" << QList<int>{6} << QList<int>{4, 6, 8};
        QTest::newRow("goes on") << "-1+4" << QList<int>{} << QList<int>{5, 6, 7};
        QTest::newRow("times binds first") << "x3+1" << QList<int>{} << QList<int>{7, 10, 13};
        QTest::newRow("+ then times") << "+2x3" << QList<int>{} << QList<int>{8, 9, 10};
        QTest::newRow("only the very start") << "(+2)" << QList<int>{} << QList<int>{2, 2, 2};
        QTest::newRow("sign inside") << "(-1)x3" << QList<int>{} << QList<int>{-3, -3, -3};
    }
    void signsCountFromTheBase()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, faces);
        QFETCH(QList<int>, totals);
        for (const int crew : {2, 3, 4})
            QCOMPARE(total(text, crewWords(crew), faces), qint64(totals.at(crew - 2)));
    }

    void withoutTheRuleSignsAreOrdinary()
    {
        QCOMPARE(total(QStringLiteral("+2"), {}, {}), qint64(2));
        QCOMPARE(total(QStringLiteral("-1"), {}, {}), qint64(-1));
        const auto times = Term::parse(QStringLiteral("x3"));
        QVERIFY(!times);
        QCOMPARE(times.faults().first().place, QStringLiteral("column 1"));
    }

    void whatHasNoValueIsNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("missing");
        QTest::newRow("DM") << "dm" << QStringList{"DM"};
        QTest::newRow("M") << "M" << QStringList{"M"};
        QTest::newRow("plus") << "+2" << QStringList{"+"};
        QTest::newRow("minus") << "-1" << QStringList{"-"};
        QTest::newRow("times") << "x3" << QStringList{"x"};
        QTest::newRow("each once") << "+DM+M+2DM" << QStringList{"+", "DM", "M"};
        QTest::newRow("beside known ones") << "D6+M" << QStringList{"M"};
        QTest::newRow("D6") << "D6" << QStringList{};
        QTest::newRow("number") << "4" << QStringList{};
    }
    void whatHasNoValueIsNamed()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, missing);
        const Term at = term(text, crewWords(0));
        QCOMPARE(at.missing(), missing);
        if (missing.isEmpty())
            return;
        const auto rolled = at.rolled({3});
        QVERIFY(!rolled);
        QCOMPARE(rolled.faults().first().value, missing.first());
        QVERIFY(rolled.faults().first().problem.contains(missing.join(QStringLiteral(", "))));
        dice::Source source(1);
        const dice::Rolled thrown = at.roll(source);
        QVERIFY(thrown.dice.isEmpty());
        QVERIFY(thrown.making().endsWith(missing.join(QStringLiteral(", "))));
    }

    void aWordWithTheWrongNumberOfValuesHasNone()
    {
        Vocabulary words;
        words.words = {{QStringLiteral("odd"), 6, {1, 2}, {}}};
        QCOMPARE(term(QStringLiteral("odd"), words).missing(), QStringList{QStringLiteral("odd")});
    }

    void wordsWinOverTheGeneralSyntax()
    {
        QCOMPARE(term(QStringLiteral("D3"), {}).dice().first().sides, 3);
        QCOMPARE(term(QStringLiteral("D3"), crewWords(3)).dice().first().sides, 6);
        QCOMPARE(total(QStringLiteral("2D3"), crewWords(3), {5, 1}), qint64(4));
        QCOMPARE(total(QStringLiteral("2d3kh1+D2"), crewWords(3), {5, 1, 6}), qint64(5));
        QCOMPARE(term(QStringLiteral("D30"), crewWords(3)).dice().first().sides, 30);
        QCOMPARE(term(QStringLiteral("d20"), crewWords(3)).dice().first().sides, 20);
    }

    void theLongestWordIsRead()
    {
        Vocabulary words;
        words.words = {{QStringLiteral("red"), 0, {1}, {}}, {QStringLiteral("red die"), 6, {0, 0, 0, 1, 1, 5}, {}}};
        QCOMPARE(total(QStringLiteral("red"), words, {}), qint64(1));
        QCOMPARE(total(QStringLiteral("3red die"), words, {1, 6, 6}), qint64(10));
        QVERIFY(!Term::parse(QStringLiteral("redder"), words));
    }

    void conditionsLookAtWhatADieCounts()
    {
        const Vocabulary words = crewWords(3);
        QCOMPARE(total(QStringLiteral("3D3>=3"), words, {5, 6, 4}), qint64(2));
        QCOMPARE(total(QStringLiteral("D3!"), words, {5, 6, 1}), qint64(7));
        QCOMPARE(total(QStringLiteral("D3r1"), words, {2, 6}), qint64(3));
    }

    void wrongWordsAreFaults_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("remedy");
        QTest::newRow("unknown") << "D6+DN"
                                 << "column 4"
                                 << "DN"
                                 << "DM";
        QTest::newRow("goes on") << "Max"
                                 << "column 1"
                                 << "Max"
                                 << "Known";
        QTest::newRow("several of a number") << "3M"
                                             << "column 2"
                                             << "M"
                                             << "3xM";
        QTest::newRow("very many of a number") << "3000M"
                                               << "column 5"
                                               << "M"
                                               << "3000xM";
        QTest::newRow("keeping a number") << "Mk1"
                                          << "column 2"
                                          << "k1"
                                          << "dice";
    }
    void wrongWordsAreFaults()
    {
        QFETCH(QString, text);
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(QString, remedy);
        const auto parsed = Term::parse(text, crewWords(3));
        QVERIFY(!parsed);
        QCOMPARE(parsed.faults().first().place, place);
        QCOMPARE(parsed.faults().first().value, value);
        QVERIFY2(parsed.faults().first().remedy.contains(remedy), qPrintable(parsed.faults().first().remedy));
    }

    void theMakingIsTold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("faces");
        QTest::addColumn<QString>("making");
        QTest::newRow("DM") << "dm" << QList<int>{5} << "DM: 3 deployed, so D3: rolled 5, counts 3";
        QTest::newRow("DM, same") << "DM" << QList<int>{1} << "DM: 3 deployed, so D3: rolled 1";
        QTest::newRow("D6") << "D6" << QList<int>{4} << "D6: rolled 4";
        QTest::newRow("D2") << "D2" << QList<int>{4} << "D2: rolled 4, counts 2";
        QTest::newRow("M") << "M" << QList<int>{} << "M = 3";
        QTest::newRow("+2") << "+2" << QList<int>{} << "crew = 3; 3 + 2 = 5";
        QTest::newRow("x3") << "x3" << QList<int>{} << "crew = 3; 3 x 3 = 9";
        QTest::newRow("+D6") << "+D6" << QList<int>{6} << "crew = 3; D6: rolled 6; 3 + 6 = 9";
        QTest::newRow("several") << "2D3" << QList<int>{5, 1} << "2D3: 5 counts 3, 1 = 4";
    }
    void theMakingIsTold()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, faces);
        QFETCH(QString, making);
        const auto rolled = term(text, crewWords(3)).rolled(faces);
        QVERIFY(bool(rolled));
        QCOMPARE(rolled->making(), making);
    }

    void valuesBelowZeroAreSetApart()
    {
        Vocabulary words;
        words.words = {{QStringLiteral("debt"), 0, {-2}, QStringLiteral("two owed")}};
        const auto rolled = term(QStringLiteral("3-debt"), words).rolled({});
        QCOMPARE(rolled->total, qint64(5));
        QCOMPARE(rolled->making(), QStringLiteral("debt: two owed, counts -2; 3 - (-2) = 5"));
    }

    void aPercentSignInAWordStaysWhatItIs()
    {
        Vocabulary words;
        words.words = {{QStringLiteral("%1"), 6, {1, 2, 3, 4, 5, 9}, QStringLiteral("%2 and %3")}};
        QCOMPARE(term(QStringLiteral("%1"), words).rolled({6})->making(), QStringLiteral("%1: %2 and %3: rolled 6, counts 9"));
    }
};

QTEST_APPLESS_MAIN(WordsTest)
#include "words.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cutting, correcting and joining the words of a search.
#include "rulebook/words.h"

#include <QtTest>

using namespace rulebook;

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void cut_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("plain") << "Melee Attack" << QStringList{"melee", "attack"};
        QTest::newRow("signs") << "  \"melee\" AND (x*) -- ^NEAR" << QStringList{"melee", "and", "x", "near"};
        QTest::newRow("apostrophe") << "king's" << QStringList{"king", "s"};
        QTest::newRow("accents") << QString::fromUtf8("Mêlée ÜBER") << QStringList{"melee", "uber"};
        QTest::newRow("NUL") << QString(u'a') + QChar(0) + u'b' << QStringList{"a", "b"};
        QTest::newRow("half a character") << QString(QChar(0xd800)) + u'x' << QStringList{"x"};
        QTest::newRow("nothing") << " \"'- \n" << QStringList{};
        QTest::newRow("long word") << QString(100, u'a') << QStringList{QString(40, u'a')};
    }

    void cut()
    {
        QFETCH(QString, typed);
        QTEST(wordsOf(typed), "words");
    }

    void atMostTwelveWords() { QCOMPARE(wordsOf(QStringLiteral("ab ").repeated(100)).size(), 12); }

    void smallWordsAreLeftOut()
    {
        const QSet<QString> small = smallWords();
        QCOMPARE(tellingWords({"can", "i", "block"}, small), QStringList{"block"});
        QCOMPARE(tellingWords({"who", "is"}, small), (QStringList{"who", "is"}));
        QVERIFY2(!small.contains(QStringLiteral("may")), "may is a term of a game");
    }

    void spelling_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first"); // empty: nothing is near
        QTest::newRow("letter left out") << "exausted"
                                         << "exhausted";
        QTest::newRow("still being typed") << "exau"
                                           << "exhausted";
        QTest::newRow("letters swapped") << "travle"
                                         << "travel";
        QTest::newRow("double letter") << "mellee"
                                       << "melee";
        QTest::newRow("wrong vowel") << "revange"
                                     << "revenge";
        QTest::newRow("people know how a word starts") << "oposition"
                                                       << "opposition";
        QTest::newRow("too short to guess") << "xq"
                                            << "";
        QTest::newRow("too far") << "zzzzzzzz"
                                 << "";
    }

    void spelling()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        const Vocabulary vocabulary({{"melee", 1}, {"travel", 1}, {"exhausted", 1}, {"exhaustion", 1}, {"block", 1},
            {"revenge", 1}, {"position", 1}, {"opposition", 1}});
        const QStringList near = vocabulary.near(typed);
        QCOMPARE(near.isEmpty() ? QString() : near.first(), first);
        QVERIFY(typed != QLatin1String("oposition") || near.size() == 1);
    }

    void prefixes()
    {
        const Vocabulary vocabulary({{"melee", 2}, {"move", 3}, {"moves", 1}, {"a", 0}});
        QVERIFY(vocabulary.knows(QStringLiteral("move")));
        QVERIFY(!vocabulary.knows(QStringLiteral("mov")));
        QVERIFY(vocabulary.knowsPrefix(QStringLiteral("mov")));
        QVERIFY(!vocabulary.knowsPrefix(QStringLiteral("moved")));
        QVERIFY(vocabulary.isBeginning(QStringLiteral("move")));
        QVERIFY(!vocabulary.isBeginning(QStringLiteral("moves")));
        QVERIFY(!Vocabulary().knowsPrefix(QStringLiteral("a")));
        QCOMPARE(vocabulary.inHeadings(QStringLiteral("move")), 4);
        QCOMPARE(vocabulary.inHeadings(QStringLiteral("m")), 6);
        QCOMPARE(vocabulary.inHeadings(QStringLiteral("z")), 0);
    }

    void joined()
    {
        const Vocabulary vocabulary({{"attack", 1}, {"melee", 1}, {"tie", 1}, {"tied", 1}});
        const auto match = [&](const QStringList& words, Join join) { return matchText(soughtFor(words, vocabulary), join); };
        QCOMPARE(match({"mel", "tie"}, Join::All), QStringLiteral("(\"mel\"*) AND (\"tie\" OR \"tie\"*)"));
        QCOMPARE(match({"melee"}, Join::All), QStringLiteral("(\"melee\"*)"));
        QCOMPARE(match({"attacks"}, Join::All), QStringLiteral("(\"attack\"*)"));
        QCOMPARE(match({"atack"}, Join::All), QStringLiteral("(\"attack\")"));
        QCOMPARE(match({"tie", "zzzzzz"}, Join::All), QString());
        QCOMPARE(match({"tie", "zzzzzz"}, Join::Any), QStringLiteral("(\"tie\" OR \"tie\"*)"));
        QCOMPARE(match({"zzzzzz"}, Join::Any), QString());
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"

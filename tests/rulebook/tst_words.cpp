// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cutting, correcting and joining the words of a search.
#include "rulebook/words.h"

#include <QtTest>

#include <algorithm>

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
        QTest::newRow("two slips in a short word") << "mxxee"
                                                   << "";
        QTest::newRow("another first letter") << "uttack"
                                              << "";
    }

    void spelling()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        const Vocabulary vocabulary({"block", "exhausted", "exhaustion", "melee", "opposition", "position", "revenge", "travel"});
        const QList<int> near = vocabulary.near(typed);
        QCOMPARE(near.isEmpty() ? QString() : vocabulary.at(near.first()), first);
        QVERIFY(typed != QLatin1String("oposition") || near.size() == 1);
    }

    void known()
    {
        const Vocabulary vocabulary({"a", "held", "karte", "melee", "move", "moves"}, {"held", "karte"}, Meanings("sword melee"));
        QVERIFY(vocabulary.knows(QStringLiteral("move")));
        QVERIFY(!vocabulary.knows(QStringLiteral("mov")));
        for (const char* word : {"moving", "karten", "swords"})
            QVERIFY2(vocabulary.understands(QLatin1String(word)), word);
        QVERIFY(!vocabulary.understands(QStringLiteral("wagon")));
        QVERIFY(!Vocabulary().understands(QStringLiteral("a")));
    }

    void meaningTheSame()
    {
        const Meanings meanings(QStringLiteral("tot sterben, dead; sword; dead body"));
        QCOMPARE(meanings.of(QStringLiteral("tote")), (QSet<QString>{"tot", "sterben", "dead"}));
        QCOMPARE(meanings.of(QStringLiteral("dead")), (QSet<QString>{"tot", "sterben", "dead", "body"}));
        QVERIFY(meanings.of(QStringLiteral("wagon")).isEmpty());
    }

    void sought_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("words"); // of each part of it, best first
        QTest::addColumn<bool>("near");
        QTest::newRow("as it is") << "tie" << QStringList{"tie tied"} << false;
        QTest::newRow("begun") << "mel" << QStringList{"melee"} << false;
        QTest::newRow("another form") << "attacks" << QStringList{"attack"} << false;
        QTest::newRow("a form of German") << "geheilt" << QStringList{"heilung"} << false;
        QTest::newRow("another word") << "sword" << QStringList{"melee"} << false;
        QTest::newRow("two written as one") << "heldenkarten" << (QStringList{"held", "karte"}) << false;
        QTest::newRow("with one that is not known") << "winterkarte" << QStringList{"karte"} << false;
        QTest::newRow("spelt nearly so") << "atack" << QStringList{"attack"} << true;
        QTest::newRow("not at all") << "zzzzzz" << QStringList{""} << true;
    }

    void sought()
    {
        QFETCH(QString, typed);
        const Vocabulary vocabulary({"attack", "heilung", "held", "karte", "melee", "tie", "tied"}, {"heilung", "held", "karte"},
            Meanings(QStringLiteral("sword melee")));
        QStringList words;
        bool near = false;
        for (Sought one : vocabulary.sought(typed)) {
            std::ranges::stable_sort(one.spellings, std::ranges::greater(), &Spelling::worth);
            QStringList spelt;
            for (const Spelling& spelling : one.spellings)
                spelt += vocabulary.at(spelling.word);
            words += spelt.join(QLatin1Char(' '));
            near |= one.isNear;
        }
        QTEST(words, "words");
        QTEST(near, "near");
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"

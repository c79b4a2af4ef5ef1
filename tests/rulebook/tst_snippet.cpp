// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a text is shown for a search, and what is marked in it.
#include "rulebook/snippet.h"

#include <QtTest>

using namespace rulebook;

class TestSnippet : public QObject {
    Q_OBJECT

private slots:
    void shown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("beginnings");
        QTest::addColumn<QString>("snippet");
        const QString filler = QStringLiteral("One two three four five six seven eight nine ten eleven twelve. ");
        QTest::newRow("whole short text") << "A tie exhausts." << QStringList{"tie"} << "A [tie] exhausts.";
        QTest::newRow("beginning of a word") << "They attack. Attacked!" << QStringList{"attack"} << "They [attack]. [Attacked]!";
        QTest::newRow("not inside a word") << "Restart" << QStringList{"start"} << "Restart";
        QTest::newRow("accents") << QString::fromUtf8("Die Mêlée") << QStringList{"mele"} << QString::fromUtf8("Die [Mêlée]");
        QTest::newRow("nothing found") << "Plain." << QStringList{"x"} << "Plain.";
        QTest::newRow("no words") << "..." << QStringList{"x"} << "...";
        QTest::newRow("empty") << "" << QStringList{"x"} << "";
        QTest::newRow("own brackets") << "[tie]" << QStringList{"tie"} << "([tie])";
        QTest::newRow("paragraphs") << "One.\n\nTwo." << QStringList{"two"} << "One. [Two].";
        QTest::newRow("far away") << filler + filler + "Here the trap stays." << QStringList{"trap"}
                                  << QString::fromUtf8("…Here the [trap] stays.");
        QTest::newRow("cut behind") << "trap " + filler + filler << QStringList{"trap"}
                                    << QString::fromUtf8("[trap] One two three four five six seven eight nine ten eleven twelve. "
                                                         "One two three four five…");
    }

    void shown()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, beginnings);
        QTEST(Passage(text).snippet(beginnings), "snippet");
    }

    void theRichestPlaceIsShown()
    {
        const QString filler = QStringLiteral("bla ").repeated(30);
        const QString made = Passage(filler + "melee " + filler + "melee tie " + filler).snippet({"melee", "tie"});
        QVERIFY2(made.contains(QStringLiteral("[melee] [tie]")), qPrintable(made));
    }

    void holds()
    {
        QVERIFY(Passage(QStringLiteral("We roll again")).holds({"x", "rol"}));
        QVERIFY(!Passage(QStringLiteral("We roll again")).holds({"x"}));
        QVERIFY(!Passage().holds({"x"}));
    }
};

QTEST_GUILESS_MAIN(TestSnippet)
#include "tst_snippet.moc"

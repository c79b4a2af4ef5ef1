// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Jagged Alliance as shipped: every rule told once, every unclear place once, linked and plain.
#include "rulebook/book.h"

#include <QRegularExpression>
#include <QtTest>

using namespace rulebook;

class TestJaggedAllianceBook : public QObject {
    Q_OBJECT

private:
    Book m_book;

private slots:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        const auto book = openBook(QStringLiteral(MR_JA_RULEBOOK));
        QVERIFY2(bool(book), book ? "" : qPrintable(book.faults().first().text()));
        m_book = *book;
        QCOMPARE(m_book.game, QStringLiteral("jagged-alliance"));
    }

    void everyRuleAndEveryUnclearPlaceStandsOnce()
    {
        QHash<QString, int> stands;
        for (const Entry& entry : m_book.entries) {
            for (const QString& atom : entry.atoms)
                ++stands[atom];
            for (const Reading& reading : entry.readings) {
                ++stands[reading.id];
                QVERIFY2(reading.text.contains(QRegularExpression(QStringLiteral("\\(p\\. \\d"))), qPrintable(reading.id));
            }
        }
        constexpr int rules = 463, questions = 107;
        for (int i = 1; i <= rules; ++i)
            QCOMPARE(stands.value(QStringLiteral("JA-%1").arg(i, 3, 10, QLatin1Char('0'))), 1);
        for (int i = 1; i <= questions; ++i)
            QCOMPARE(stands.value(QStringLiteral("JQ-%1").arg(i, 2, 10, QLatin1Char('0'))), 1);
        QCOMPARE(stands.size(), rules + questions);
    }

    void entriesAreLinkedAndPlain()
    {
        const QRegularExpression markup(QStringLiteral("[<>\\[\\]*_#`|{}&\\\\\\t]|  |\\n\\n\\n|^\\s|\\s$"));
        const QRegularExpression sourceWord(QStringLiteral("\\b[a-z]+[A-Z]")); // a setting as the program spells it
        const QRegularExpression page(QStringLiteral("^\\d+(-\\d+)?(, \\d+(-\\d+)?)*$"));
        for (const Entry& entry : m_book.entries) {
            QVERIFY2(!entry.see.isEmpty() && entry.see.size() <= 3, qPrintable(entry.id));
            for (const QString& other : entry.see)
                QVERIFY2(other != entry.id && m_book.entry(other), qPrintable(entry.id + QStringLiteral(" -> ") + other));
            QStringList texts{entry.title, entry.body};
            texts += entry.synonyms;
            for (const Reading& reading : entry.readings)
                texts += reading.text;
            for (const QString& text : texts)
                QVERIFY2(
                    !text.contains(markup) && !text.contains(sourceWord), qPrintable(entry.id + QStringLiteral(": ") + text));
            QVERIFY2(page.match(entry.page).hasMatch(), qPrintable(entry.id + QLatin1Char(' ') + entry.page));
            QVERIFY2(entry.body.section(QStringLiteral("\n\n"), 0, 0).size() <= 360, qPrintable(entry.id));
            QVERIFY(!entry.synonyms.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(TestJaggedAllianceBook)
#include "tst_jagged_alliance_book.moc"

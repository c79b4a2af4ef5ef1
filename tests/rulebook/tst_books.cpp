// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of all games as shipped: what a reader may count on in each of them.
#include "rulebook/reading.h"
#include "support/german.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

using namespace rulebook;

class TestBooks : public QObject {
    Q_OBJECT

private:
    QList<Book> m_books;

private slots:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        for (const QString& game : QDir(QStringLiteral(MR_RULEBOOKS)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const auto book = openBook(QStringLiteral(MR_RULEBOOKS "/%1/rulebook.json").arg(game));
            QVERIFY2(bool(book), book ? "" : qPrintable(book.faults().first().text()));
            m_books += *book;
        }
        QCOMPARE(m_books.size(), 5);
    }

    void threeOthersAreNamedBesideEveryRule()
    {
        for (const Book& book : m_books)
            for (const Entry& entry : book.entries) {
                QVERIFY2(entry.see.size() == 3, qPrintable(entry.id));
                QCOMPARE(QSet<QString>(entry.see.cbegin(), entry.see.cend()).size(), 3);
            }
    }

    void answersStandInsideTheRulesThatTheyChange()
    {
        const QRegularExpression asked(QStringLiteral("\\n\\nAsked and answered \\(p\\. (\\d+)\\): [a-zS]"));
        QMap<QString, int> answers;
        for (const Book& book : m_books)
            for (const Entry& entry : book.entries) {
                QVERIFY2(!entry.id.contains(QLatin1String("-faq-")), qPrintable(entry.id));
                for (auto it = asked.globalMatch(entry.body); it.hasNext(); ++answers[book.game])
                    QVERIFY2(entry.page.split(QStringLiteral(", ")).contains(it.next().captured(1)), qPrintable(entry.id));
            }
        QCOMPARE(answers, (QMap<QString, int>{{QStringLiteral("jagged-alliance"), 6}, {QStringLiteral("swords-and-souls"), 4}}));
    }

    // "Who goes first? A (p. 3): …. B (p. 3, silent): …. We play A because …." Where a book has no pages, its sections.
    void everyReadingTellsBothAndWhy()
    {
        const QString place = QStringLiteral("\\((p\\. \\d[^)]*|section [^)]+)\\)");
        const QRegularExpression shape(
            QStringLiteral("^[^?]+\\? A %1: [^?]+\\. B %1: [^?]+\\. We play A because [^?]+\\.$").arg(place));
        int readings = 0;
        for (const Book& book : m_books)
            for (const Entry& entry : book.entries)
                for (const Reading& reading : entry.readings) {
                    QVERIFY2(shape.match(reading.text).hasMatch(), qPrintable(reading.id + QStringLiteral(": ") + reading.text));
                    ++readings;
                }
        QCOMPARE(readings, 44 + 107 + 40 + 67 + 34);
    }

    // The same in German, with the same pages and numbers.
    void everyReadingIsToldInGerman()
    {
        const support::German german(true);
        if (german.isAbsent)
            QSKIP(german.why);
        const QString place = QStringLiteral("\\((S\\. \\d[^)]*|Abschnitt [^)]+)\\)");
        const QRegularExpression shape(
            QStringLiteral("^[^?]+\\? A %1: [^?]+\\. B %1: [^?]+\\. Wir spielen A, denn [^?]+\\.$").arg(place));
        const QRegularExpression cited(QStringLiteral("\\((?:(?:p|S)\\. |section |Abschnitt )([^,):]+)"));
        const auto citedIn = [&](const QString& text) {
            QStringList places;
            for (auto it = cited.globalMatch(text); it.hasNext();)
                places += it.next().captured(1).replace(QStringLiteral(" und "), QStringLiteral(" and "));
            return places;
        };
        for (const Book& book : m_books)
            for (const Entry& entry : book.entries)
                for (const Reading& reading : entry.readings) {
                    const QString told = textOf(reading);
                    QVERIFY2(shape.match(told).hasMatch(), qPrintable(reading.id + QStringLiteral(": ") + told));
                    QCOMPARE(citedIn(told), citedIn(reading.text));
                    QCOMPARE(told.count(QStringLiteral("schweigt)")), reading.text.count(QStringLiteral("silent)")));
                }
    }

    void everyGlossaryHoldsTheGamesOwnTerms()
    {
        for (const Book& book : m_books) {
            const auto terms = std::count_if(
                book.entries.cbegin(), book.entries.cend(), [](const Entry& one) { return one.kind == EntryKind::Term; });
            QVERIFY2(terms >= 16, qPrintable(book.game));
        }
    }
};

QTEST_GUILESS_MAIN(TestBooks)
#include "tst_books.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Hired Swords as shipped: complete, linked, plain.
#include "rulebook/book.h"

#include "engine/json.h"

#include <QRegularExpression>
#include <QtTest>

using namespace rulebook;

class TestHiredSwordsBook : public QObject {
    Q_OBJECT

private:
    Book m_book;

private slots:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        const auto book = openBook(QStringLiteral(MR_RULEBOOK));
        QVERIFY2(bool(book), book ? "" : qPrintable(book.faults().first().text()));
        m_book = *book;
        QCOMPARE(m_book.game, QStringLiteral("hired-swords"));
    }

    void everyAtomIsToldOnce()
    {
        QHash<QString, int> told;
        for (const Entry& entry : m_book.entries)
            for (const QString& atom : entry.atoms)
                ++told[atom];
        for (int i = 1; i <= 354; ++i) {
            const QString atom = QStringLiteral("HS-%1").arg(i, 3, 10, QLatin1Char('0'));
            QVERIFY2(told.value(atom) == 1, qPrintable(QStringLiteral("%1 is told %2 times").arg(atom).arg(told.value(atom))));
            QVERIFY(m_book.telling(atom)->atoms.contains(atom));
        }
        QCOMPARE(told.size(), 354);
    }

    void everyUnclearPlaceStandsOnce()
    {
        QHash<QString, int> stands;
        for (const Entry& entry : m_book.entries)
            for (const Reading& reading : entry.readings) {
                ++stands[reading.id];
                QVERIFY2(reading.text.contains(QLatin1String("(p. ")), qPrintable(reading.id + QStringLiteral(" names no page")));
                QVERIFY2(reading.text.contains(QRegularExpression(QStringLiteral("\\d"))), qPrintable(reading.id));
            }
        for (int i = 1; i <= 44; ++i)
            QCOMPARE(stands.value(QStringLiteral("AMB-%1").arg(i, 2, 10, QLatin1Char('0'))), 1);
        QCOMPARE(stands.size(), 44);
    }

    void everySeeAlsoLeadsToAnotherEntry()
    {
        for (const Entry& entry : m_book.entries) {
            QVERIFY2(!entry.see.isEmpty() && entry.see.size() <= 3, qPrintable(entry.id));
            for (const QString& other : entry.see)
                QVERIFY2(other != entry.id && m_book.entry(other), qPrintable(entry.id + QStringLiteral(" -> ") + other));
        }
    }

    void everyVisibleSettingStandsWithItsReading()
    {
        QHash<QString, QString> reading;
        for (const Entry& entry : m_book.entries)
            if (!entry.setting.isEmpty())
                for (const Reading& one : entry.readings)
                    reading[entry.setting] += one.id + QLatin1Char(' ');
        const QHash<QString, QString> wanted{{"contract_type_by", "AMB-07"}, {"discard_contract", "AMB-11"},
            {"settlement_links", "AMB-12"}, {"hidden_cards_engage", "AMB-17"}, {"strain_limit", "AMB-20"},
            {"assist_substitute", "AMB-26"}, {"zero_rank_action", "AMB-28"}, {"block_range", "AMB-29"},
            {"no_mercenary_left", "AMB-30"}};
        QCOMPARE(reading.size(), wanted.size());
        for (auto it = wanted.cbegin(); it != wanted.cend(); ++it)
            QVERIFY2(reading.value(it.key()).contains(it.value()), qPrintable(it.key()));
    }

    void textIsPlain()
    {
        const QRegularExpression markup(QStringLiteral("[<>\\[\\]*_#`|{}&\\\\\\t]|  |\\n\\n\\n|^\\s|\\s$"));
        const QRegularExpression page(QStringLiteral("^\\d+(-\\d+)?(, \\d+(-\\d+)?)*$"));
        for (const Entry& entry : m_book.entries) {
            QStringList texts{entry.title, entry.body};
            texts += entry.synonyms;
            for (const Reading& reading : entry.readings)
                texts += reading.text;
            for (const QString& text : texts)
                QVERIFY2(!text.contains(markup), qPrintable(entry.id + QStringLiteral(": ") + text));
            QVERIFY2(page.match(entry.page).hasMatch(), qPrintable(entry.id + QLatin1Char(' ') + entry.page));
            QVERIFY(!entry.synonyms.isEmpty());
        }
    }

    void theAnswerComesFirst()
    {
        // A player in mid-battle reads one short paragraph.
        for (const Entry& entry : m_book.entries)
            QVERIFY2(entry.body.section(QStringLiteral("\n\n"), 0, 0).size() <= 360, qPrintable(entry.id));
    }

    void jsonRoundTrip()
    {
        const auto again = engine::fromJson<Book>(engine::toJson(m_book), engine::Missing::IsFault);
        QVERIFY(bool(again));
        QCOMPARE(*again, m_book);
    }
};

QTEST_GUILESS_MAIN(TestHiredSwordsBook)
#include "tst_hired_swords_book.moc"

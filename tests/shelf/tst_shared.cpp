// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a shelf keeps of a shared campaign: entries come in proved and whole, open acts stay until they are confirmed.
#include "shelf/made.h"
#include "shelf/shared.h"

#include <QSqlDatabase>
#include <QTemporaryDir>
#include <QtTest>

using namespace shelf;
using made::ravens;
using made::sent;

class TestShared : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};
    QString m_path;
    int m_files = 0;
    std::unique_ptr<Shelf> m_shelf;
    std::unique_ptr<Shared> m_shared;

    void reopen()
    {
        m_shared.reset();
        m_shelf.reset();
        m_shelf = made::opened(m_path);
        auto shared = m_shelf->shared(ravens().id);
        QVERIFY(shared);
        m_shared = std::move(*shared);
        QVERIFY(m_shared);
    }

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_path = m_dir.filePath(QStringLiteral("%1.db").arg(++m_files));
        m_shelf = made::opened(m_path);
        auto shared = m_shelf->mirror(ravens(), QStringLiteral("{\"where\":\"here\"}"), sent(1, 5, seed()));
        QVERIFY(shared);
        m_shared = std::move(*shared);
    }

    void cleanup()
    {
        m_shared.reset();
        m_shelf.reset();
    }

    void itComesBackAsItWasSent()
    {
        reopen();
        QCOMPARE(m_shared->terms(), QStringLiteral("{\"where\":\"here\"}"));
        QCOMPARE(m_shared->last(), 5);
        QCOMPARE(m_shared->head(), sent(1, 5, seed()).last().row.hash);
        const auto entries = m_shared->journal().entries(1, 5);
        for (qint64 seq = 1; seq <= 5; ++seq)
            QVERIFY(made::isEntryAt(entries->at(seq - 1), seq));
        const auto whispers = m_shared->whispers(2, 3);
        QCOMPARE(whispers->size(), 2);
        QCOMPARE(whispers->first().content, QByteArray("a secret of 2"));
        QVERIFY(m_shelf->check()->isSound());
    }

    void nobodyAppendsPastTheServer()
    {
        const auto journal = m_shelf->journal(ravens().id);
        const auto refused = (*journal)->append(made::entryAt(6));
        QVERIFY(!refused);
        QVERIFY(refused.faults().first().problem.contains(QStringLiteral("shared")));
        QCOMPARE(*(*journal)->last(), 5);
    }

    void aCampaignOfOnesOwnIsNotShared()
    {
        const QString id = made::filled(*m_shelf, QStringLiteral("Crows"), 3);
        const auto shared = m_shelf->shared(id);
        QVERIFY(shared);
        QVERIFY(!*shared);
    }

    // One wrong row and nothing of the whole bundle is kept, acts included.
    void whatIsForgedIsRefusedWhole()
    {
        const auto act = m_shared->add(QStringLiteral("id-1"), QStringLiteral("{}"));
        QVERIFY(act);
        QList<Confirmed> wrong = sent(6, 8, m_shared->head());
        wrong[1].row.who += QStringLiteral("!");
        QVERIFY(!m_shared->confirm(wrong, {*act}));
        QList<Confirmed> later = sent(7, 8, m_shared->head());
        QVERIFY(!m_shared->confirm(later, {*act}));
        QCOMPARE(m_shared->last(), 5);
        QCOMPARE(m_shared->openActs()->size(), 1);
        QVERIFY(m_shared->confirm(sent(6, 8, m_shared->head()), {*act}));
        reopen();
        QCOMPARE(m_shared->last(), 8);
        QVERIFY(m_shared->openActs()->isEmpty());
    }

    void openActsKeepTheirOrder()
    {
        for (int i = 1; i <= 3; ++i)
            QVERIFY(m_shared->add(QStringLiteral("id-%1").arg(i), QStringLiteral("{\"n\":%1}").arg(i)));
        const auto acts = m_shared->openActs();
        QVERIFY(m_shared->drop({acts->at(1)}));
        reopen();
        QCOMPARE(m_shared->openActs()->size(), 2);
        QCOMPARE(m_shared->openActs()->at(0).id, QStringLiteral("id-1"));
        QCOMPARE(m_shared->openActs()->at(1).content, QStringLiteral("{\"n\":3}"));
        QCOMPARE(m_shared->add(QStringLiteral("id-4"), QStringLiteral("{}"))->number, 4);
    }

    void damageIsFound_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("terms") << QStringLiteral("UPDATE shared SET content = '{}'");
        QTest::newRow("act") << QStringLiteral("UPDATE outbox SET content = '[]'");
        QTest::newRow("whisper") << QStringLiteral("UPDATE whispers SET content = x'00' WHERE seq = 3");
    }

    void damageIsFound()
    {
        QFETCH(QString, sql);
        QVERIFY(m_shared->add(QStringLiteral("id-1"), QStringLiteral("{}")));
        cleanup();
        {
            QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
            raw.setDatabaseName(m_path);
            QVERIFY(raw.open());
            QVERIFY(QSqlQuery(raw).exec(sql));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("raw"));
        const auto report = check(m_path);
        QVERIFY(report);
        QVERIFY(!report->isSound());
        m_shelf = made::opened(m_path);
        const auto shared = m_shelf->shared(ravens().id);
        QVERIFY(!shared || !(*shared)->openActs() || !(*shared)->whispers(1, 5));
    }

    void whatIsSavedFromDamageGoesOnAsShared()
    {
        QVERIFY(m_shared->add(QStringLiteral("id-1"), QStringLiteral("{\"n\":1}")));
        cleanup();
        QVERIFY(salvage(m_path, m_path + QStringLiteral(".saved")));
        m_path += QStringLiteral(".saved");
        reopen();
        QCOMPARE(m_shared->openActs()->size(), 1);
        QCOMPARE(m_shared->whispers(1, 5)->size(), 5);
        QVERIFY(m_shelf->check()->isSound());
    }
};

QTEST_GUILESS_MAIN(TestShared)
#include "tst_shared.moc"

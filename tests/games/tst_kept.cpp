// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Shelves with evenings of all games, as older programs wrote them: every entry is read, and its state proves itself still.
#include "games/catalogue.h"
#include "shelf/shelf.h"

#include "engine/table.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

class TestKept : public QObject {
    Q_OBJECT

private slots:
    void everyEntryIsWhatItWas_data();
    void everyEntryIsWhatItWas();
};

void TestKept::everyEntryIsWhatItWas_data()
{
    QTest::addColumn<QString>("file");
    const auto files = QDir(QStringLiteral(MR_KEPT)).entryInfoList({QStringLiteral("*.db")}, QDir::Files, QDir::Name);
    QVERIFY(!files.isEmpty());
    for (const QFileInfo& file : files)
        QTest::newRow(qPrintable(file.fileName())) << file.filePath();
}

void TestKept::everyEntryIsWhatItWas()
{
    QFETCH(const QString, file);
    // What today's rules decide otherwise, with why; nothing else may differ.
    static const QMap<QString, QList<qint64>> known{
        {QStringLiteral("broken-mole"), {149}} // Mobility is lost in the middle of a move, which is felt at once
    };
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("kept.db"));
    QVERIFY(QFile::copy(file, path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    const auto shelf = shelf::Shelf::open(path, shelf::Shelf::Access::Write);
    QVERIFY2(shelf, shelf ? "" : qPrintable(shelf.faults().first().text()));
    const auto all = games::catalogue();
    const auto campaigns = (*shelf)->campaigns();
    QVERIFY(campaigns);
    QSet<QString> played;
    for (const shelf::Campaign& campaign : *campaigns) {
        const auto game = std::ranges::find_if(all, [&](const auto& one) { return one->id() == campaign.game; });
        QVERIFY2(game != all.end(), qPrintable(campaign.game));
        played += campaign.game;
        auto journal = (*shelf)->journal(campaign.id);
        QVERIFY(journal);
        engine::Table table(**game, **journal, [] { return QDateTime::currentDateTimeUtc(); });
        const auto opened = table.open();
        QVERIFY2(opened, opened ? "" : qPrintable(opened.faults().first().text()));
        const auto entries = table.entries(1, table.last());
        QVERIFY(entries);
        for (const engine::Entry& entry : *entries)
            QVERIFY2(table.stateAt(entry.node), qPrintable(campaign.name + QLatin1Char(' ') + QString::number(entry.seq)));
        QStringList differing;
        for (const qint64 entry : table.differing())
            differing += QString::number(entry);
        QVERIFY2(table.differing() == known.value(campaign.name),
            qPrintable(campaign.name + QLatin1Char(' ') + differing.join(QStringLiteral(", "))));
    }
    QCOMPARE(played.size(), qsizetype(all.size()));
}

QTEST_GUILESS_MAIN(TestKept)
#include "tst_kept.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Packs as files: too large, no file at all, and those that come with the program.
#include "cards/pack.h"
#include "games/catalogue.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

class PackFiles : public QObject {
    Q_OBJECT

    const engine::Game& game() { return *m_games.front(); }
    QString file(const QString& name, const QByteArray& content)
    {
        QFile written(m_folder.filePath(name));
        return written.open(QIODevice::WriteOnly) && written.write(content) == content.size() ? written.fileName() : QString();
    }

    std::vector<std::unique_ptr<engine::Game>> m_games = games::catalogue();
    QTemporaryDir m_folder;

private slots:
    void largeFilesAreRefusedUnread();
    void placesThatAreNoFiles();
    void filesAreNamedInFaults();
    void rulesAreNoPack();
    void laterPacksTellWhatEarlierLeaveBlank();
};

void PackFiles::largeFilesAreRefusedUnread()
{
    QFile sparse(file(QStringLiteral("large.json"), "{"));
    QVERIFY(sparse.resize(100 * 1024 * 1024));
    const auto pack = cards::openPack(sparse.fileName(), game());
    QVERIFY(!pack);
    QCOMPARE(pack.faults().first().value, QString::number(100 * 1024 * 1024));
    QVERIFY2(pack.faults().first().problem.contains(QStringLiteral("16 MB")), qPrintable(pack.faults().first().problem));
    QVERIFY(sparse.resize(cards::largestPack)); // read, and found to hold zeros
    const auto zeros = cards::openPack(sparse.fileName(), game());
    QVERIFY(!zeros);
    QCOMPARE(zeros.faults().first().place, sparse.fileName() + QStringLiteral(", line 1, column 2"));
}

void PackFiles::placesThatAreNoFiles()
{
    for (const QString& name : {m_folder.path(), m_folder.filePath(QStringLiteral("missing.json")), QStringLiteral("/dev/zero"),
             QString(), QStringLiteral("trainin")}) {
        const auto pack = cards::openPack(name, game());
        QVERIFY2(!pack, qPrintable(name));
        QCOMPARE(pack.faults().first().value, name);
        QVERIFY2(pack.faults().first().remedy.contains(QStringLiteral("training")), qPrintable(pack.faults().first().remedy));
    }
}

void PackFiles::filesAreNamedInFaults()
{
    const QString path = file(QStringLiteral("my cards.json"), "{\n}}");
    const auto pack = cards::openPack(path, game());
    QVERIFY(!pack);
    QCOMPARE(pack.faults().first().place, path + QStringLiteral(", line 2, column 2"));
}

void PackFiles::rulesAreNoPack()
{
    QVERIFY(cards::shippedPacks(game().id()).contains(QStringLiteral("training")));
    QVERIFY(!cards::shippedPacks(game().id()).contains(QStringLiteral("rulebook")));
    QVERIFY(cards::shippedPacks(QStringLiteral("no-such-game")).isEmpty());
}

void PackFiles::laterPacksTellWhatEarlierLeaveBlank()
{
    const QByteArray head =
        R"({"format": "musterroll-pack", "version": 1, "game": "hired-swords", "id": "x", "cards": {"career": [)";
    const QString below = file(QStringLiteral("below.json"), head + R"({"id": "bog", "title": "Bog", "budget": 3}]}})");
    const QString above = file(QStringLiteral("above.json"), head + R"({"id": "bog", "budget": 4}, {"id": "fen"}]}})");
    const auto packs = cards::Packs::open({below, above}, game());
    QVERIFY(packs);
    const QJsonObject bog = *packs->card(QStringLiteral("career"), QStringLiteral("bog"));
    QCOMPARE(bog.value(QStringLiteral("title")).toString(), QStringLiteral("Bog"));
    QCOMPARE(bog.value(QStringLiteral("budget")).toInt(), 4);
    QCOMPARE(packs->ids(QStringLiteral("career")), QStringList({QStringLiteral("bog"), QStringLiteral("fen")}));
    QVERIFY(!packs->card(QStringLiteral("career"), QStringLiteral("moor")));
}

QTEST_GUILESS_MAIN(PackFiles)
#include "pack_files.moc"

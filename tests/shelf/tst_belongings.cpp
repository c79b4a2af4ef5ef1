// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Packs and notes on a shelf: kept, turned off, never deleted, and found again after damage.
#include "shelf/made.h"

#include <QSqlQuery>
#include <QtTest>

using namespace shelf;

namespace {

const QDateTime noon(QDate(2024, 2, 29), QTime(12, 0, 0, 7), Qt::UTC);

Pack packOf(const char* id, const QByteArray& content)
{
    return {0, QString::fromLatin1(id), QStringLiteral("counting"), QStringLiteral("Title of ") + QString::fromLatin1(id),
        content, noon, true};
}

Pin pinOf(const char* entry, const QString& text)
{
    return {0, QString::fromLatin1(entry), QStringLiteral("note"), text, QStringLiteral("Änne"), noon, true};
}

bool tamper(const QString& path, const QString& sql)
{
    bool isDone = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
        database.setDatabaseName(path);
        isDone = database.open() && QSqlQuery(database).exec(sql);
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
    return isDone;
}

// The contents of a pack that the file holds.
QList<int> numbersOf(const QString& path, const QString& id)
{
    QList<int> numbers;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("look"));
        database.setDatabaseName(path);
        if (database.open()) {
            QSqlQuery query(database);
            query.prepare(QStringLiteral("SELECT number FROM packs WHERE id = ? ORDER BY number"));
            query.addBindValue(id);
            for (query.exec(); query.next();)
                numbers += query.value(0).toInt();
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("look"));
    return numbers;
}

} // namespace

class TestBelongings : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};
    int m_files = 0;
    QString newPath() { return m_dir.filePath(QStringLiteral("%1/shelf.db").arg(++m_files)); }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void packsAreKeptByteByByte()
    {
        const QString path = newPath();
        const QByteArray content = QByteArray("{\0\xff\xfe ü \n}", 10) + QByteArray(5 * 1024 * 1024, 'x');
        {
            const auto shelf = made::opened(path);
            QVERIFY(shelf->packs()->isEmpty());
            QVERIFY(shelf->addPack(packOf("mine", content)));
            QVERIFY(shelf->addPack(packOf("yours", "2")));
        }
        const auto shelf = made::opened(path, Access::Read);
        QCOMPARE(shelf->packs()->size(), 2);
        const Pack pack = shelf->packs()->first();
        QCOMPARE(pack.id, QStringLiteral("mine"));
        QCOMPARE(pack.game, QStringLiteral("counting"));
        QCOMPARE(pack.title, QStringLiteral("Title of mine"));
        QVERIFY(pack.content == content);
        QCOMPARE(pack.added, noon);
        QVERIFY(pack.isOn);
        QVERIFY(!shelf->addPack(packOf("more", "3")));
        QVERIFY(!shelf->turnPack(QStringLiteral("counting"), QStringLiteral("mine"), false));
    }

    void packsOfTwoGamesMayHaveOneId()
    {
        const QString path = newPath();
        const auto shelf = made::opened(path);
        const auto packOfGame = [](const char* game, const QByteArray& content) {
            Pack pack = packOf("my-cards", content);
            pack.game = QString::fromLatin1(game);
            return pack;
        };
        QVERIFY(shelf->addPack(packOfGame("counting", "1")));
        QVERIFY(shelf->addPack(packOfGame("sixth", "2")));
        QVERIFY(shelf->addPack(packOfGame("counting", "3")));
        QCOMPARE(shelf->packs()->size(), 2);
        QCOMPARE(shelf->packs()->first().content, QByteArray("2"));
        QCOMPARE(shelf->packs()->last().content, QByteArray("3"));
        QVERIFY(shelf->turnPack(QStringLiteral("sixth"), QStringLiteral("my-cards"), false));
        QVERIFY(!shelf->packs()->first().isOn);
        QVERIFY(shelf->packs()->last().isOn);
        QVERIFY(!shelf->turnPack(QStringLiteral("chess"), QStringLiteral("my-cards"), false));
    }

    void picturesLieBesideTheShelf()
    {
        const QString path = newPath();
        const auto shelf = made::opened(path);
        const QString toll = QStringLiteral("counting/cards.career.toll-road"),
                      salt = QStringLiteral("counting/cards.career.salt");
        QVERIFY(shelf->pictureOf(toll)->isEmpty());
        QVERIFY(shelf->keepPicture(toll, "jpeg", noon));
        QVERIFY(shelf->keepPicture(toll, "jpeg", noon)); // nothing new
        QVERIFY(shelf->keepPicture(salt, "jpeg", noon)); // one file
        const QString file = *shelf->pictureOf(toll);
        QCOMPARE(*shelf->pictureOf(salt), file);
        QFile read(file);
        QVERIFY(read.open(QIODevice::ReadOnly));
        QCOMPARE(read.readAll(), QByteArray("jpeg"));
        const QFileInfo folder(QFileInfo(file).absolutePath());
        QCOMPARE(folder.fileName(), QStringLiteral("pictures"));
        QCOMPARE(folder.absolutePath(), QFileInfo(path).absolutePath());
        constexpr QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup
            | QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
        QVERIFY(!(QFileInfo(file).permissions() & others));
        QVERIFY(!(folder.permissions() & others));
        QVERIFY(shelf->pins()->isEmpty()); // no note on a rule
        QVERIFY(shelf->keepPicture(toll, "another", noon));
        QVERIFY(*shelf->pictureOf(toll) != file);
        QVERIFY(shelf->dropPicture(salt));
        QVERIFY(shelf->pictureOf(salt)->isEmpty());
        QVERIFY(QFile::exists(file)); // nothing is deleted
        QVERIFY(QFile::remove(*shelf->pictureOf(toll)));
        QVERIFY(shelf->pictureOf(toll)->isEmpty()); // another computer's shelf has no files
        Pin stray = pinOf("counting/cards.career.x", QStringLiteral("../shelf.db"));
        stray.kind = QStringLiteral("picture");
        QVERIFY(shelf->addPin(stray));
        QVERIFY(shelf->pictureOf(stray.entry)->isEmpty());
        QVERIFY(shelf->check()->isSound());
    }

    void anotherContentCountsFromThenOn()
    {
        const auto shelf = made::opened(newPath());
        QVERIFY(shelf->addPack(packOf("mine", "1")));
        QVERIFY(shelf->addPack(packOf("yours", "a")));
        QVERIFY(shelf->addPack(packOf("mine", "2")));
        QVERIFY(shelf->addPack(packOf("mine", "2"))); // nothing new
        QCOMPARE(shelf->packs()->size(), 2);
        QCOMPARE(shelf->packs()->last().content, QByteArray("2"));
        QCOMPARE(shelf->packs()->last().number, 3);
        QVERIFY(shelf->turnPack(QStringLiteral("counting"), QStringLiteral("mine"), false));
        QVERIFY(!shelf->packs()->last().isOn);
        QCOMPARE(shelf->packs()->last().content, QByteArray("2")); // nothing is deleted
        QVERIFY(shelf->addPack(packOf("mine", "2")));
        QVERIFY(shelf->packs()->last().isOn);
        const auto missing = shelf->turnPack(QStringLiteral("counting"), QStringLiteral("mien"), false);
        QVERIFY(!missing);
        QVERIFY(missing.faults().first().remedy.contains(QStringLiteral("mine")));
        QVERIFY(shelf->check()->isSound());
    }

    // 200 typed cards on two days, each of them another content of one pack.
    void oldContentsAreThinned()
    {
        const QString path = newPath();
        constexpr int typed = 200, before = 120; // the first of them a day earlier
        {
            const auto shelf = made::opened(path);
            QVERIFY(shelf->addPack(packOf("yours", "kept")));
            for (int i = 1; i <= typed; ++i) {
                Pack pack = packOf("mine", QByteArray::number(i));
                pack.added = noon.addDays(i > before);
                QVERIFY(shelf->addPack(pack));
            }
            QCOMPARE(shelf->packs()->size(), 2);
            QCOMPARE(shelf->packs()->first().content, QByteArray("kept"));
            QCOMPARE(shelf->packs()->last().content, QByteArray::number(typed));
            QVERIFY(shelf->check()->isSound());
        }
        QCOMPARE(numbersOf(path, QStringLiteral("mine")).size(), 11);
        QCOMPARE(numbersOf(path, QStringLiteral("mine")).first(), before + 1); // the last of the day before
        QCOMPARE(numbersOf(path, QStringLiteral("mine")).last(), typed + 1);
    }

    void aDamagedContentFallsBackToTheOneBefore()
    {
        const QString path = newPath();
        {
            const auto shelf = made::opened(path);
            for (const char* content : {"1", "2", "3"})
                QVERIFY(shelf->addPack(packOf("mine", content)));
            QVERIFY(shelf->addPack(packOf("yours", "a")));
        }
        QVERIFY(tamper(path, QStringLiteral("UPDATE packs SET content = CAST('x' AS BLOB) WHERE number IN (2, 3)")));
        {
            const auto shelf = made::opened(path);
            QCOMPARE(shelf->packs()->size(), 2);
            QCOMPARE(shelf->packs()->first().content, QByteArray("1"));
            QCOMPARE(shelf->packs()->last().content, QByteArray("a"));
            QVERIFY(!shelf->check()->isSound()); // nothing is hidden by it
            QVERIFY(shelf->addPack(packOf("mine", "4")));
            QCOMPARE(shelf->packs()->last().content, QByteArray("4"));
        }
        QVERIFY(tamper(path, QStringLiteral("UPDATE packs SET content = CAST('x' AS BLOB)")));
        QVERIFY(made::opened(path)->packs()->isEmpty());
    }

    void pinsComeAndGo()
    {
        const QString path = newPath();
        {
            const auto shelf = made::opened(path);
            QCOMPARE(shelf->addPin(pinOf("hs-tie", QStringLiteral("  first ")))->number, 1);
            QCOMPARE(shelf->addPin(pinOf("hs-tie", QStringLiteral("<b>second</b> \u2028 ' \"")))->number, 2);
            QCOMPARE(shelf->addPin(pinOf("hs-melee", QStringLiteral("third")))->number, 3);
            QVERIFY(!shelf->addPin(pinOf("hs-melee", QStringLiteral(" \n "))));
            QVERIFY(!shelf->addPin(pinOf("hs-melee", QString(10001, QLatin1Char('x')))));
            QVERIFY(shelf->removePin(1));
            QVERIFY(!shelf->removePin(1));
            const auto missing = shelf->removePin(17);
            QVERIFY(!missing);
            QVERIFY(missing.faults().first().remedy.contains(QStringLiteral("2, 3")));
            QCOMPARE(shelf->addPin(pinOf("hs-melee", QStringLiteral("fourth")))->number, 4); // numbers are not used twice
        }
        const auto shelf = made::opened(path, Access::Read);
        const auto pins = shelf->pins();
        QCOMPARE(pins->size(), 3);
        QCOMPARE(pins->first().number, 2);
        QCOMPARE(pins->first().text, QStringLiteral("<b>second</b> \u2028 ' \""));
        QCOMPARE(pins->first().who, QStringLiteral("Änne"));
        QCOMPARE(pins->first().when, noon);
        QVERIFY(!shelf->addPin(pinOf("hs-melee", QStringLiteral("x"))));
        QVERIFY(!shelf->removePin(2));
    }

    void aCampaignIsPutAwayAndComesBack()
    {
        const QString path = newPath();
        QString id;
        {
            const auto shelf = made::opened(path);
            id = made::filled(*shelf, QStringLiteral("Ravens"), 5);
            made::filled(*shelf, QStringLiteral("Magpies"), 3);
            const QByteArray before = *shelf->exported(id);
            QVERIFY(shelf->putAway(id, noon));
            QVERIFY(shelf->putAway(id, noon)); // twice is once
            QCOMPARE(*shelf->exported(id), before);
            QVERIFY(shelf->pins()->isEmpty()); // it is pinned to no rule
            QVERIFY(!shelf->putAway(QStringLiteral("nobody"), noon));
        }
        const auto isAway = [&](const Shelf& shelf) {
            QStringList away;
            const auto all = shelf.campaigns();
            for (const Campaign& one : *all)
                if (one.isAway)
                    away += one.name;
            return away;
        };
        {
            const auto shelf = made::opened(path, Access::Read);
            QCOMPARE(isAway(*shelf), QStringList{QStringLiteral("Ravens")});
            QVERIFY(!shelf->takeBack(id));
        }
        const auto shelf = made::opened(path);
        QVERIFY(shelf->check()->isSound());
        QVERIFY(shelf->takeBack(id));
        QVERIFY(isAway(*shelf).isEmpty());
        QVERIFY(shelf->putAway(id, noon));
        QCOMPARE(isAway(*shelf), QStringList{QStringLiteral("Ravens")});
        QCOMPARE(shelf->campaign(id)->entries, 5);
    }

    void aCampaignGetsAnotherName()
    {
        const QString path = newPath();
        const auto shelf = made::opened(path);
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 5);
        made::filled(*shelf, QStringLiteral("Magpies"), 3);
        QVERIFY(shelf->rename(id, QStringLiteral("  The Salt  Quay ")));
        QCOMPARE(shelf->campaign(id)->name, shelf->campaign(QStringLiteral("the salt quay"))->name);
        QVERIFY(shelf->rename(id, QStringLiteral("THE SALT QUAY"))); // its own name in capitals
        for (const QString& bad : {QStringLiteral("magpies"), QString(), QStringLiteral(" "), QString(81, QLatin1Char('x')),
                 QStringLiteral("a\u202eb")}) {
            const auto refused = shelf->rename(id, bad);
            QVERIFY2(!refused, qPrintable(bad));
            QVERIFY(!refused.faults().first().remedy.isEmpty());
        }
        QCOMPARE(shelf->campaign(id)->name, QStringLiteral("THE SALT QUAY"));
        QVERIFY((*shelf->journal(id))->append(made::entryAt(6))); // and it is played on
        QVERIFY(shelf->check()->isSound());
        QVERIFY(made::filled(*shelf, QStringLiteral("Ravens"), 1) != id); // the old name is free
    }

    void copiesHoldThem()
    {
        const auto shelf = made::opened(newPath());
        const QString first = shelf->copy(CopyKind::Timed, noon)->file;
        QVERIFY(shelf->addPin(pinOf("hs-tie", QStringLiteral("x"))));
        const QString second = shelf->copy(CopyKind::Timed, noon)->file;
        QVERIFY(second != first); // a note alone is worth a copy
        QCOMPARE(made::opened(second, Access::Read)->pins()->size(), 1);
        QVERIFY(shelf->addPack(packOf("mine", "1")));
        QVERIFY(shelf->copy(CopyKind::Timed, noon)->file != second);
    }

    void damageIsNamedAndTheRestSaved_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<int>("packs");
        QTest::addColumn<int>("pins");
        const auto row = [](const char* change, int packs, int pins) {
            QTest::newRow(change) << QString::fromLatin1(change) << packs << pins;
        };
        for (const char* field : {"id = 'x'", "game = 'x'", "title = 'x'", "content = x'00'", "at = ''", "is_on = 1",
                 "number = 7", "seal = zeroblob(32)"})
            row(qPrintable(QStringLiteral("UPDATE packs SET %1 WHERE number = 2").arg(QLatin1String(field))), 1, 2);
        for (const char* field : {"entry = 'x'", "kind = 'note'", "text = 'x'", "who = 'x'", "at = ''", "is_on = 0", "number = 7",
                 "seal = zeroblob(32)"})
            row(qPrintable(QStringLiteral("UPDATE pins SET %1 WHERE number = 2").arg(QLatin1String(field))), 2, 1);
    }

    void damageIsNamedAndTheRestSaved()
    {
        QFETCH(QString, change);
        QFETCH(int, packs);
        QFETCH(int, pins);
        const QString path = newPath();
        made::smallShelf(path);
        QVERIFY(check(path)->isSound());
        QVERIFY(tamper(path, change));
        const auto report = check(path);
        QVERIFY(report && !report->isSound());
        QVERIFY2(report->findings.first().place.contains(QStringLiteral(" 2"))
                || report->findings.first().place.contains(QStringLiteral(" 7")),
            qPrintable(report->findings.first().place));
        {
            const auto shelf = made::opened(path); // play goes on
            QCOMPARE(shelf->packs()->size(), packs);
            QCOMPARE(shelf->pins()->size(), pins);
            QVERIFY(shelf->addPin(pinOf("hs-tie", QStringLiteral("more"))));
        }
        QVERIFY(salvage(path, path + QStringLiteral(".saved")));
        QVERIFY(check(path + QStringLiteral(".saved"))->isSound());
        const auto saved = made::opened(path + QStringLiteral(".saved"));
        QCOMPARE(saved->packs()->size(), packs);
        QCOMPARE(saved->pins()->size(), pins + 1);
        QCOMPARE(saved->campaign(QStringLiteral("Ravens"))->entries, 70);
    }

    void withoutItsFirstPageEverythingIsGathered()
    {
        const QString path = newPath();
        made::smallShelf(path);
        QByteArray bytes = made::bytesOf(path);
        const QByteArray content = made::opened(path, Access::Read)->packs()->last().content;
        made::writeBytes(path, bytes.replace(0, 4096, QByteArray(4096, 'x')));
        QVERIFY(salvage(path, path + QStringLiteral(".saved")));
        const auto saved = made::opened(path + QStringLiteral(".saved"));
        QCOMPARE(saved->packs()->size(), 2);
        QVERIFY(saved->packs()->last().content == content);
        QVERIFY(!saved->packs()->first().isOn);
        QCOMPARE(saved->pins()->size(), 2);
        QVERIFY(saved->pins()->last().text.startsWith(QStringLiteral("Ask Änne")));
    }
};

QTEST_GUILESS_MAIN(TestBelongings)
#include "tst_belongings.moc"

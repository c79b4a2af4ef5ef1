// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A shelf in use: campaigns come to stand on it, entries come back as they were written, and nothing half done is seen.
#include "engine/table.h"
#include "shelf/chain.h"
#include "shelf/file.h"
#include "shelf/made.h"
#include "support/counting_game.h"

#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

using namespace shelf;
using made::entryAt;
using made::opened;

namespace {

const QDateTime noon(QDate(2024, 2, 29), QTime(12, 0, 0, 7), Qt::UTC);

QDateTime atNoon() { return noon; }

// A program in another language.
class German : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return qstrcmp(source, "en") == 0 ? QStringLiteral("de") : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class TestShelf : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};
    int m_files = 0;
    QString newPath() { return m_dir.filePath(QStringLiteral("shelf %1?#é/shelf.db").arg(++m_files)); }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void aMissingShelfIsMadeWithItsFolder()
    {
        const QString path = newPath();
        QVERIFY(!Shelf::open(path, Access::Read));
        QVERIFY(!QFileInfo::exists(path));
        auto shelf = opened(path);
        QVERIFY(shelf);
        QVERIFY(shelf->campaigns()->isEmpty());
        shelf.reset();
        QVERIFY(opened(path, Access::Read)->campaigns()->isEmpty());
        QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("shelf.db")});
    }

    void aCampaignStandsThereWithItsFirstEntry()
    {
        auto shelf = opened(newPath());
        const auto made = shelf->create(QStringLiteral("  Nizar's band "), QStringLiteral("counting"));
        QVERIFY(made);
        QCOMPARE(made->name, QStringLiteral("Nizar's band"));
        QVERIFY(shelf->campaigns()->isEmpty());
        QVERIFY(!shelf->note(made->id, QStringLiteral("nothing yet")));

        const auto journal = shelf->journal(made->id);
        QVERIFY(journal);
        QCOMPARE(*(*journal)->last(), 0);
        auto second = entryAt(2);
        QVERIFY(!(*journal)->append(second)); // an entry that cannot be the first
        QVERIFY(shelf->campaigns()->isEmpty());
        QVERIFY((*journal)->append(entryAt(1)));
        QCOMPARE(*(*journal)->last(), 1);

        QVERIFY(shelf->note(made->id, QStringLiteral("Year 2")));
        QVERIFY(shelf->note(made->id, QStringLiteral("Year 3")));
        const auto campaign = shelf->campaign(QStringLiteral("NIZAR'S  BAND"));
        QVERIFY(campaign);
        QCOMPARE(campaign->id, made->id);
        QCOMPARE(campaign->entries, 1);
        QCOMPARE(campaign->created, entryAt(1).when);
        QCOMPARE(campaign->lastPlayed, entryAt(1).when);
        QCOMPARE(campaign->summary, QStringLiteral("Year 3"));
        QCOMPARE(shelf->campaign(made->id)->name, made->name);
    }

    // The line of a campaign is for readers of the language that it was told in.
    void aLineInAnotherLanguageIsNone()
    {
        const QString path = newPath();
        auto shelf = opened(path);
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 1);
        QVERIFY(shelf->note(id, QStringLiteral("Year 3\nand a half")));
        QCOMPARE(shelf->campaign(id)->summary, QStringLiteral("Year 3\nand a half"));
        German words;
        QCoreApplication::installTranslator(&words);
        const QString none = shelf->campaign(id)->summary;
        const auto noted = shelf->note(id, QStringLiteral("Jahr 4"));
        const QString german = shelf->campaign(id)->summary;
        QCoreApplication::removeTranslator(&words);
        QVERIFY(noted);
        QCOMPARE(none, QString());
        QCOMPARE(german, QStringLiteral("Jahr 4"));
        QCOMPARE(shelf->campaign(id)->summary, QString());
    }

    // What was told before the last entry, because the program was ended by force, is told anew.
    void aLineOfAnEarlierEntryIsNone()
    {
        auto shelf = opened(newPath());
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 1);
        QVERIFY(shelf->note(id, QStringLiteral("Year 3")));
        QCOMPARE(shelf->campaign(id)->summary, QStringLiteral("Year 3"));
        QVERIFY((*shelf->journal(id))->append(entryAt(2)));
        QCOMPARE(shelf->campaign(id)->summary, QString());
        QVERIFY(shelf->note(id, QStringLiteral("Year 4")));
        QCOMPARE(shelf->campaign(id)->summary, QStringLiteral("Year 4"));
    }

    // One that does not say in which language it was told is nobody's.
    void aLineOfNoKnownLanguageIsNone()
    {
        const QString path = newPath();
        {
            auto shelf = opened(path);
            QVERIFY(shelf->note(made::filled(*shelf, QStringLiteral("Ravens"), 1), QStringLiteral("Year 3")));
        }
        {
            auto database = shelf::Database::open(path, {});
            QVERIFY(database);
            const QString text = QStringLiteral("Jahr 3");
            QVERIFY(
                (*database)->run("UPDATE notes SET text = ?, seal = ? WHERE campaign = 1", {text, shelf::sealOfNote(1, text)}));
        }
        auto shelf = opened(path);
        QCOMPARE(shelf->campaigns()->first().summary, QString());
        QVERIFY(shelf->check()->isSound());
    }

    void namesAreUniqueAndShort()
    {
        auto shelf = opened(newPath());
        QVERIFY(!made::filled(*shelf, QStringLiteral("Ravens"), 1).isEmpty());
        QVERIFY(!shelf->create(QStringLiteral("ravens"), {}));
        QVERIFY(!shelf->create(QStringLiteral(" \t "), {}));
        QString emoji;
        for (int i = 0; i < 80; ++i)
            emoji += QStringLiteral("😀"); // 80 characters, however many bytes
        QVERIFY(shelf->create(emoji, {}));
        QVERIFY(shelf->create(
            QStringLiteral("👩‍👩‍👧‍👦 אבג"), {})); // a joined sign and a script from right to left are fine
        const auto tooLong = shelf->create(emoji + QStringLiteral("😀"), {});
        QVERIFY(!tooLong);
        QVERIFY2(tooLong.faults().first().problem.contains(QStringLiteral("80"))
                && tooLong.faults().first().problem.contains(QStringLiteral("81")),
            qPrintable(tooLong.faults().first().text()));
        for (const int unseen : {0x00, 0x07, 0x09, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d,
                 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0xad, 0x34f, 0x115f, 0x180e, 0x2800, 0x3164, 0xffa0}) {
            const auto refused = shelf->create(QStringLiteral("a") + QChar(unseen) + QStringLiteral("b"), {});
            QVERIFY2(!refused, qPrintable(QString::number(unseen, 16)));
            const engine::Fault fault = refused.faults().first();
            QCOMPARE(
                fault.value, QStringLiteral("a<U+%1>b").arg(QStringLiteral("%1").arg(unseen, 4, 16, QLatin1Char('0')).toUpper()));
            QVERIFY(fault.problem.contains(fault.value));
        }
        QVERIFY(!shelf->create(QStringLiteral("\u200b\u200d"), {})); // nothing to be seen
        QVERIFY(!shelf->create(QStringLiteral("\u3164"), {}));
        QVERIFY(!shelf->create(QString::fromUtf8("a\U000e0041b"), {}));
        QVERIFY(!shelf->create(QString(81, QLatin1Char('a')), {}));
        QVERIFY(shelf->create(QString(80, QLatin1Char('a')), {}));

        // Two that were laid out with one name: the second one's first entry finds the name taken.
        const auto one = shelf->create(QStringLiteral("Crows"), {});
        const auto other = shelf->create(QStringLiteral("Crows"), {});
        QVERIFY((*shelf->journal(one->id))->append(entryAt(1)));
        const auto journal = shelf->journal(other->id);
        const auto taken = (*journal)->append(entryAt(1));
        QVERIFY(!taken);
        QVERIFY(taken.faults().first().problem.contains(QStringLiteral("already")));
        QCOMPARE(*(*journal)->last(), 0);
        QCOMPARE(shelf->campaigns()->size(), 2);

        const auto missing = shelf->campaign(QStringLiteral("Ravenz"));
        QVERIFY(!missing);
        QVERIFY(missing.faults().first().remedy.contains(QStringLiteral("Ravens")));
    }

    void entriesComeBackAsTheyWereWritten()
    {
        const QString path = newPath();
        auto shelf = opened(path);
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 40);
        auto journal = shelf->journal(id);
        engine::Entry back = entryAt(41);
        back.verb = QStringLiteral("goto");
        back.node = back.tip = 7;
        QVERIFY((*journal)->append(back));
        engine::Entry on = entryAt(42);
        on.parent = 7;
        on.who = QStringLiteral("\uFEFF\uFEFF a") + QChar(0) + QChar(0xFEFF) + QStringLiteral("b") + QChar(0xD800);
        on.reason.clear();
        on.when = {};
        on.digest.clear();
        QVERIFY((*journal)->append(on));
        shelf.reset();
        journal = engine::Fault{}; // the journal held the file until here

        shelf = opened(path, Access::Read);
        journal = shelf->journal(id);
        QVERIFY(journal);
        QCOMPARE(*(*journal)->last(), 42);
        const auto entries = (*journal)->entries(1, 42);
        QVERIFY(entries);
        QCOMPARE(entries->size(), 42);
        for (qint64 seq = 1; seq <= 40; ++seq)
            QVERIFY(made::isEntryAt(entries->at(seq - 1), seq));
        QCOMPARE(entries->at(40).node, 7);
        // What no database gives back as it was is stored without: marks of byte order in front, half characters.
        QCOMPARE(entries->at(41).who.size(), 6);
        QCOMPARE(entries->at(41).who.left(5), QStringLiteral(" a") + QChar(0) + QChar(0xFEFF) + QStringLiteral("b"));
        QVERIFY(!entries->at(41).when.isValid());
        QVERIFY(entries->at(41).digest.isEmpty());
        QCOMPARE((*journal)->entries(5, 6)->first().seq, 5);
        QVERIFY((*journal)->entries(6, 5)->isEmpty());
        QVERIFY((*journal)->entries(43, 50)->isEmpty());

        const auto parents = (*journal)->parents();
        QVERIFY(parents);
        QCOMPARE(parents->size(), 42);
        for (qint64 seq = 1; seq <= 42; ++seq)
            QCOMPARE(parents->at(seq - 1), entries->at(seq - 1).parent);
        const auto refused = (*journal)->append(entryAt(43));
        QVERIFY(!refused);
        QVERIFY(!shelf->create(QStringLiteral("Crows"), {}));
    }

    void twoJournalsOfOneCampaignCannotBothWriteAnEntry()
    {
        auto shelf = opened(newPath());
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 2);
        const auto one = shelf->journal(id);
        const auto other = shelf->journal(id);
        QVERIFY((*one)->append(entryAt(3)));
        QVERIFY(!(*other)->append(entryAt(3)));
        QVERIFY((*one)->append(entryAt(4)));
        QCOMPARE((*(*shelf->journal(id))->last()), 4);
    }

    void theCampaignPlayedLastStandsFirstWhateverTheClockSays()
    {
        auto shelf = opened(newPath());
        const QString ravens = made::filled(*shelf, QStringLiteral("Ravens"), 2);
        const QString crows = made::filled(*shelf, QStringLiteral("Crows"), 1);
        QCOMPARE(shelf->campaigns()->first().id, crows);
        auto entry = entryAt(3);
        entry.when = noon.addYears(-50);
        QVERIFY((*shelf->journal(ravens))->append(entry));
        QCOMPARE(shelf->campaigns()->first().id, ravens);
        QCOMPARE(shelf->campaigns()->first().lastPlayed, entry.when);
    }

    void snapshotsAreFoundAndThinned()
    {
        auto shelf = opened(newPath());
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 15);
        auto journal = shelf->journal(id);
        QVERIFY(!(*journal)->snapshotAtOrBefore(15)->has_value());
        for (qint64 seq = 16; seq <= 2400; ++seq) {
            QVERIFY((*journal)->append(entryAt(seq)));
            if (seq % 100 == 0)
                QVERIFY((*journal)->keep({seq, QByteArray::number(seq), {{QStringLiteral("count"), seq}}}));
        }
        QVERIFY(!(*journal)->keep({2401, {}, {}}));
        journal = shelf->journal(id);
        QCOMPARE((*journal)->snapshotAtOrBefore(2400)->value().node, 2400);
        QCOMPARE((*journal)->snapshotAtOrBefore(2399)->value().node, 2300);
        QCOMPARE((*journal)->snapshotAtOrBefore(2399)->value().state.value(QLatin1String("count")).toInteger(), 2300);
        QCOMPARE((*journal)->snapshotAtOrBefore(2399)->value().digest, QByteArray("2300"));
        QCOMPARE((*journal)->snapshotAtOrBefore(1399)->value().node, 1000);
        QVERIFY(!(*journal)->snapshotAtOrBefore(999)->has_value());
    }

    void aTablePlaysOnAShelf()
    {
        const QString path = newPath();
        const support::CountingGame game;
        qint64 expected = 0;
        QString id;
        {
            auto shelf = opened(path);
            id = shelf->create(QStringLiteral("Ravens"), game.id())->id;
            const auto journal = shelf->journal(id);
            engine::Table table(game, **journal, atNoon);
            QVERIFY(table.begin({{QStringLiteral("from"), 5}}, {}, QStringLiteral("Nizar")));
            for (int i = 1; i <= 350; ++i)
                QCOMPARE(table.submit({QStringLiteral("add"), {{QStringLiteral("by"), i}}}, QStringLiteral("Nizar")).answer,
                    engine::Submission::Answer::Done);
            for (int i = 0; i < 60; ++i)
                QCOMPARE(table.undo(QStringLiteral("Nizar")).answer, engine::Submission::Answer::Done);
            QCOMPARE(table.submit({QStringLiteral("add"), {{QStringLiteral("by"), 1000}}}, {}).answer,
                engine::Submission::Answer::Done);
            expected = support::CountingGame::countOf(table.state());
        }
        auto shelf = opened(path);
        const auto journal = shelf->journal(id);
        QVERIFY(journal);
        engine::Table table(game, **journal, atNoon);
        QVERIFY(table.open());
        QCOMPARE(support::CountingGame::countOf(table.state()), expected);
        QVERIFY(table.differing().isEmpty());
        for (qint64 node = 1; node <= 351; node += 13)
            QVERIFY(table.stateAt(node));
        QVERIFY(table.differing().isEmpty());
    }

    void aLockThatNobodyHoldsIsTaken()
    {
        const QString path = newPath();
        made::smallShelf(path);
        const QString lock = path + QStringLiteral(".lock");
        made::writeBytes(lock, {}); // killed, or the power went, before it was signed
        QVERIFY(opened(path));
        made::writeBytes(lock, "999999999\ntst_shelf\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        QVERIFY(opened(path)); // signed by a process that is gone
        made::writeBytes(lock, "999999999\ntst_shelf\nanother-computer\n");
        const auto elsewhere = Shelf::open(path);
        QVERIFY(!elsewhere);
        QVERIFY(elsewhere.faults().first().problem.contains(QStringLiteral("another-computer")));
        QVERIFY(elsewhere.faults().first().remedy.contains(lock));
    }

    // A copy of the whole folder, made while a program has the shelf open, is another shelf with a mark that nobody holds.
    void aMarkThatWasCopiedAlongHoldsNothing()
    {
        const QString path = newPath(), folder = path + QStringLiteral("-folder");
        QString id;
        {
            const auto shelf = opened(path);
            id = made::filled(*shelf, QStringLiteral("Ravens"), 3);
            QVERIFY(QDir().mkdir(folder));
            for (const char* tail : {"", "-wal", ".lock"})
                QVERIFY2(
                    QFile::copy(path + QLatin1String(tail), folder + QStringLiteral("/shelf.db") + QLatin1String(tail)), tail);
            for (const Access access : {Access::Read, Access::Write}) {
                const auto copy = Shelf::open(folder + QStringLiteral("/shelf.db"), access);
                QVERIFY2(copy, copy ? "" : qPrintable(copy.faults().first().text()));
                QCOMPARE((*copy)->campaign(id)->entries, 3);
                QVERIFY(isHeld(path + QStringLiteral(".lock")));
                QVERIFY(!Shelf::open(path));
            }
        }
        QVERIFY(!isHeld(path + QStringLiteral(".lock")));
    }

    // As where the page that keeps the ends was exchanged for one with snapshots, which hold the chain's hash as well.
    void anEndBeforeTheLastEntryIsNone()
    {
        const QString path = newPath();
        QString id;
        {
            const auto shelf = opened(path);
            id = made::filled(*shelf, QStringLiteral("Ravens"), 3);
        }
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("end"));
            database.setDatabaseName(path);
            QSqlQuery query(database.open() ? database : QSqlDatabase());
            QVERIFY(query.exec(QStringLiteral("UPDATE heads SET (seq, hash) = (SELECT seq, hash FROM entries WHERE seq = 2)")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("end"));
        for (const Access access : {Access::Read, Access::Write}) {
            const auto shelf = Shelf::open(path, access);
            QVERIFY(shelf);
            const auto journal = (*shelf)->journal(id);
            QVERIFY(!journal);
            QVERIFY2(journal.faults().first().problem.contains(QStringLiteral("last entries")),
                qPrintable(journal.faults().first().text()));
        }
    }

    void entriesThatPointNowhereAreRefused()
    {
        auto shelf = opened(newPath());
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 3);
        const auto journal = shelf->journal(id);
        const auto isRefused = [&](const std::function<void(engine::Entry&)>& change) {
            engine::Entry entry = entryAt(4);
            change(entry);
            const auto done = (*journal)->append(entry);
            return !done && done.faults().first().problem.contains(QStringLiteral("do not exist")) && *(*journal)->last() == 3;
        };
        QVERIFY(isRefused([](engine::Entry& e) { e.parent = 0; }));
        QVERIFY(isRefused([](engine::Entry& e) { e.parent = 4; }));
        QVERIFY(isRefused([](engine::Entry& e) { e.node = 5; }));
        QVERIFY(isRefused([](engine::Entry& e) { e.node = 0; }));
        QVERIFY(isRefused([](engine::Entry& e) { e.tip = 5; }));
        QVERIFY(isRefused([](engine::Entry& e) { e.verb = QStringLiteral("new"); }));
        QVERIFY(isRefused([](engine::Entry& e) { e.verb.clear(); }));
        QVERIFY((*journal)->append(entryAt(4)));
    }

    void aSecondUserIsToldWhoHoldsTheShelf()
    {
        const QString path = newPath();
        const auto shelf = opened(path);
        for (const Access access : {Access::Write, Access::Read}) {
            const auto second = Shelf::open(path, access);
            QVERIFY(!second);
            QVERIFY2(second.faults().first().problem.contains(QString::number(QCoreApplication::applicationPid())),
                qPrintable(second.faults().first().text()));
        }
    }
};

QTEST_GUILESS_MAIN(TestShelf)
#include "tst_shelf.moc"

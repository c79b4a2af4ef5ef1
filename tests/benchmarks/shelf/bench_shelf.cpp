// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a shelf takes: an append beside a bare one of SQLite in the same run, and a campaign of 100,000 entries.
// bench_shelf [FOLDER]: the folder decides which disk is measured.
#include "engine/table.h"
#include "shelf/check.h"
#include "shelf/shelf.h"
#include "support/counting_game.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace shelf;

namespace {

constexpr int blocks = 20;
constexpr int perBlock = 100;
constexpr qint64 many = 100000;

const support::CountingGame game;

QDateTime now() { return QDateTime::currentDateTimeUtc(); }

void demand(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "failed: %s\n", what);
    std::exit(1);
}

template <class T> const T& demanded(const engine::Result<T>& result)
{
    demand(bool(result), result ? "" : qPrintable(result.faults().first().text()));
    return *result;
}

double middle(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void line(const char* what, double value, const char* unit) { std::printf("%-62s %10.1f %s\n", what, value, unit); }

// The least that keeps a row safe: one prepared insert in one transaction.
class Bare {
public:
    explicit Bare(const QString& path)
    {
        m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("bare"));
        m_database.setDatabaseName(path);
        demand(m_database.open(), "bare open");
        for (const char* sql : {"PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
                 "CREATE TABLE entries (seq INTEGER PRIMARY KEY, action TEXT NOT NULL)"})
            demand(QSqlQuery(m_database).exec(QString::fromLatin1(sql)), sql);
        m_insert = QSqlQuery(m_database);
        demand(m_insert.prepare(QStringLiteral("INSERT INTO entries VALUES (?, ?)")), "prepare");
    }
    void append()
    {
        m_insert.bindValue(0, ++m_seq);
        m_insert.bindValue(1, QStringLiteral("{\"by\":1}"));
        demand(m_insert.exec(), "bare append");
    }

private:
    QSqlDatabase m_database;
    QSqlQuery m_insert;
    qint64 m_seq = 0;
};

struct Played {
    std::unique_ptr<Shelf> shelf;
    std::unique_ptr<engine::Journal> journal;
    std::unique_ptr<engine::Table> table;
};

Played begun(const QString& path)
{
    Played played;
    auto shelf = Shelf::open(path);
    demanded(shelf);
    played.shelf = std::move(*shelf);
    const QString id = demanded(played.shelf->create(QStringLiteral("Ravens"), game.id())).id;
    auto journal = played.shelf->journal(id);
    demanded(journal);
    played.journal = std::move(*journal);
    played.table = std::make_unique<engine::Table>(game, *played.journal, now);
    demanded(played.table->begin({}, {}, {}));
    return played;
}

void add(engine::Table& table, int by)
{
    demand(table.submit({QStringLiteral("add"), {{QStringLiteral("by"), by}}}, QStringLiteral("Nizar")).answer
            == engine::Submission::Answer::Done,
        "submit");
}

void measureAppends(const QString& folder)
{
    Bare bare(folder + QStringLiteral("/bare.db"));
    Played played = begun(folder + QStringLiteral("/append.db"));
    QList<double> bareTimes;
    QList<double> tableTimes;
    QElapsedTimer timer;
    for (int block = 0; block < blocks; ++block) {
        for (int i = 0; i < perBlock; ++i) {
            timer.start();
            bare.append();
            bareTimes += double(timer.nsecsElapsed()) / 1000;
        }
        for (int i = 0; i < perBlock; ++i) {
            timer.start();
            add(*played.table, i);
            tableTimes += double(timer.nsecsElapsed()) / 1000;
        }
    }
    const double one = middle(bareTimes);
    const double other = middle(tableTimes);
    line("bare append of SQLite, WAL and FULL (median)", one, "us");
    line("whole append: check, apply, digest, chain, commit (median)", other, "us");
    line("ratio", other / one, "x");
}

double opening(const QString& path, const char* what)
{
    QElapsedTimer timer;
    timer.start();
    const auto shelf = Shelf::open(path);
    const auto campaigns = demanded(shelf)->campaigns();
    const auto journal = (*shelf)->journal(demanded(campaigns).first().id);
    engine::Table table(game, *demanded(journal), now);
    demanded(table.open());
    const double time = double(timer.nsecsElapsed()) / 1e6;
    demand(support::CountingGame::countOf(table.state()) == many - 1 && table.differing().isEmpty(), "state");
    line(what, time, "ms");
    return time;
}

void measureMany(const QString& folder)
{
    const QString path = folder + QStringLiteral("/many.db");
    // Built where syncing costs nothing, then measured on the disk that was asked for.
    const QFileInfo memory(QStringLiteral("/dev/shm"));
    QTemporaryDir fast((memory.isWritable() ? memory.filePath() : folder) + QStringLiteral("/bench-XXXXXX"));
    const QString built = fast.filePath(QStringLiteral("many.db"));
    QElapsedTimer timer;
    {
        Played played = begun(built);
        timer.start();
        for (qint64 i = 1; i < many; ++i)
            add(*played.table, 1);
        line("100,000 appends without a disk", double(timer.nsecsElapsed()) / 1e6, "ms");
    }
    demand(QFile::copy(built, path), "copy");
    line("its file", double(QFileInfo(path).size()) / 1e6, "MB");
    opening(path, "open 100,000 entries with kept states");
    {
        const auto shelf = Shelf::open(path);
        const QString id = demanded(demanded(shelf)->campaigns()).first().id;
        timer.start();
        demanded((*shelf)->exportTo(id, folder + QStringLiteral("/many.txt")));
        line("export", double(timer.nsecsElapsed()) / 1e6, "ms");
        timer.start();
        demanded((*shelf)->copy(CopyKind::Timed, now()));
        line("copy of the shelf", double(timer.nsecsElapsed()) / 1e6, "ms");
    }
    const QString cold = folder + QStringLiteral("/cold.db");
    {
        const auto shelf = Shelf::open(cold);
        timer.start();
        demanded(demanded(shelf)->importFrom(folder + QStringLiteral("/many.txt")));
        line("import", double(timer.nsecsElapsed()) / 1e6, "ms");
    }
    opening(cold, "open 100,000 entries cold: every entry proved and replayed");
    timer.start();
    demand(demanded(check(path)).isSound(), "check");
    line("check", double(timer.nsecsElapsed()) / 1e6, "ms");
}

void measureStart(const QString& folder)
{
    QList<double> times;
    const QString path = folder + QStringLiteral("/start.db");
    begun(path);
    for (int i = 0; i < 50; ++i) {
        QElapsedTimer timer;
        timer.start();
        {
            auto shelf = Shelf::open(path);
            const auto journal = demanded(shelf)->journal(demanded((*shelf)->campaigns()).first().id);
            engine::Table table(game, *demanded(journal), now);
            demanded(table.open());
            add(table, 1);
        }
        times += double(timer.nsecsElapsed()) / 1e6;
    }
    line("open, one append, close (median)", middle(times), "ms");
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QString base = application.arguments().value(1, QDir::tempPath());
    QTemporaryDir folder(base + QStringLiteral("/bench-shelf-XXXXXX"));
    demand(folder.isValid(), "folder");
    measureAppends(folder.path());
    measureStart(folder.path());
    measureMany(folder.path());
    return 0;
}

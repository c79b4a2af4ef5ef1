// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One open shelf file: its lock, its connection and the statements prepared on it. After an I/O error, or when its file was taken
// away, it closes for good.
#pragma once

#include "engine/fault.h"
#include "shelf/dialect.h"
#include "shelf/faults.h"
#include "shelf/rescue.h"
#include "shelf/watch.h"

#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariant>

#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>

namespace shelf {

enum class Access { Write, Read };

struct Opening {
    Access access = Access::Write;
    const Dialect* dialect = &sqlite;
    bool isLenient = false;  // looks at what is damaged instead of refusing it
    bool isGathered = false; // works on a private shelf of the rows that its pages still hold
};

// When a transaction is on the disk itself. It survives its program at once in any case, and nothing that is written after it
// gets there before it.
enum class Sync { Now, Later };

class Database {
public:
    static engine::Result<std::shared_ptr<Database>> open(const QString& path, const Opening& opening); // see faults.h
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    const QString& path() const { return m_path; }
    const Dialect& dialect() const { return *m_opening.dialect; }
    int version() const { return m_version; } // of the schema

    using Take = std::function<bool(const QSqlQuery&)>; // false: no more rows are wanted
    engine::Result<engine::Done> rows(const char* sql, const QVariantList& values, const Take& take); // sql: of the dialect
    engine::Result<qint64> run(const char* sql, const QVariantList& values = {});                     // how many rows it changed
    using Work = std::function<engine::Result<engine::Done>()>;
    engine::Result<engine::Done> inTransaction(const Work& work, Sync sync = Sync::Now); // all or none

    engine::Result<engine::Done> mayWrite() const; // a plain fault when it was opened for reading or is closed
    engine::Result<QStringList> strangeParts(std::span<const Part> expected); // foreign, changed or missing

    // The fault when another program took the file away; then all that was written is saved in a new one, and this one is closed.
    engine::Result<engine::Done> stillThere();
    // The file that everything was saved in when another program took this one away; empty before.
    QString savedIn() const { return m_savedIn; }
    void copied(const QString& file); // a whole copy: with what is written from here on it makes the shelf anew

private:
    Database(const QString& path, const Opening& opening)
        : m_path(path)
        , m_opening(opening)
    {
    }

    engine::Result<engine::Done> prepareFile();
    engine::Result<engine::Done> lock();
    engine::Result<engine::Done> connect();
    engine::Result<QString> readablePlace(); // a reader never touches the shelf, not even to tidy up after a crash
    engine::Result<engine::Done> recognise();
    engine::Result<engine::Done> upgrade();
    engine::Result<engine::Done> runAll(std::span<const char* const> statements);
    engine::Result<qint64> number(const char* sql);
    engine::Result<QSqlQuery*> executed(const char* sql, const QVariantList& values);
    engine::Fault failed(const QSqlError& error);
    engine::Result<engine::Done> lookAfter();
    engine::Result<engine::Done> takeToSafety(Watch::Seen seen);
    engine::Result<engine::Done> ended(engine::Result<engine::Done> done);
    bool isFull() const; // the journal
    void bringHome();
    void disconnect();
    void close();

    QString m_path;
    Opening m_opening;
    std::unique_ptr<QLockFile> m_lock; // none when the folder lets nobody write
    std::unique_ptr<QTemporaryDir> m_private;
    QString m_connection;
    QSqlDatabase m_database;
    std::unordered_map<const char*, QSqlQuery> m_statements;
    std::optional<engine::Fault> m_closed; // why
    std::optional<engine::Fault> m_taken;  // the file was: what is done now goes into the one that everything was saved in
    Watch m_watch;
    QString m_savedIn;
    bool m_isOpen = false; // and recognised
    int m_busy = 0;        // a statement or a transaction has not come to its end
    bool m_isInTransaction = false;
    QString m_copy;           // of the whole shelf
    QList<Statement> m_since; // what was written after it
    qsizetype m_settled = 0;  // how many of these were committed
    int m_unsettled = 0;      // statements whose rows lie in the journal only
    int m_version = 0;
};

// Makes a new shelf under this name in one step: either it is there complete, or not at all.
engine::Result<engine::Done> makeShelf(const QString& path, const Dialect& dialect = sqlite);

} // namespace shelf

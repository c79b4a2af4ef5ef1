// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One encrypted connection to a table's server. Used by one thread; another one may cut it, which ends whatever it waits for.
#pragma once

#include "share/terms.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryFile>
#include <QVariant>

#include <atomic>
#include <memory>
#include <unordered_map>
#include <utility>

namespace share {

// What kept something from being done at the server.
enum class Trouble {
    None,
    Offline,   // it does not answer: it may later
    Untrusted, // its certificate is not the one that is believed, or it does not encrypt
    Unknown,   // it does not know this device, or not this key
    Forbidden, // 42501
    Versions,  // it speaks another version
    Other
};

class Line {
public:
    Line() = default;
    ~Line();
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    // Whether the program can speak to PostgreSQL at all; the fault names the package.
    static engine::Result<engine::Done> available();

    // Always encrypted, always proved: there is no other way in. seconds: that it takes at most. A server to which many come at
    // once and a slow line need some; but a packet that was lost goes out anew within them, less and less often.
    static constexpr int longestOpening = 8;
    engine::Result<engine::Done> open(
        const Address& address, const QString& role, const QString& key, bool provesVersion = true, int seconds = longestOpening);
    bool isOpen() const { return m_database.isOpen(); }
    void close();

    using Rows = QList<QVariantList>;
    engine::Result<Rows> rows(const char* sql, const QVariantList& values = {});
    engine::Result<engine::Done> run(const char* sql, const QVariantList& values = {});
    engine::Result<engine::Done> runPlain(const char* sql); // several statements, without values

    struct Call {
        QByteArray channel;
        QByteArray text;
    };
    // Waits until the server calls, somebody writes to the handle, or the time is over. True: the server called.
    bool await(int handle, int milliseconds);
    QList<Call> calls() { return std::exchange(m_calls, {}); }   // since they were asked for last, in their order
    bool isWoken() const { return m_isWoken; }                   // it listens to something
    engine::Result<engine::Done> listen(const QString& channel); // letters, digits and underscores

    Trouble trouble() const { return m_trouble; } // of the last that failed
    QString detail() const { return m_detail; }   // of the last that was forbidden: which act

    void cut(); // from any thread

private:
    engine::Fault failed(const QSqlError& error);
    engine::Fault failedToOpen(const QSqlError& error);
    engine::Result<engine::Done> proveVersion();

    QSqlDatabase m_database;
    std::unordered_map<const char*, QSqlQuery> m_prepared;
    QString m_connection;
    QString m_place;
    std::unique_ptr<QTemporaryFile> m_root;
    std::atomic<int> m_socket = -1;
    bool m_isWoken = false;
    QList<Call> m_calls;
    Trouble m_trouble = Trouble::None;
    QString m_detail;
};

} // namespace share

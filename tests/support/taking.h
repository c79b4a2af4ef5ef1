// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What another program may do to the file of an open shelf: programs that synchronise folders, hands, and disks.
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>

#include <cstdio>
#include <functional>

namespace support {

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Into the very file that is there, as cp does.
inline bool writeOver(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(bytes) == bytes.size();
}

struct Taking {
    const char* name;
    bool isSoundAfter;                                                   // what lies in the old place then
    std::function<bool(const QString& file, const QString& older)> does; // older: a sound shelf that may take its place
};

inline QList<Taking> takings()
{
    const auto journal = [](const QString& file) { return file + QStringLiteral("-wal"); };
    const auto write = [](const QString& file, qint64 at, qsizetype count) {
        QFile open(file);
        return open.open(QIODevice::ReadWrite) && open.seek(at) && open.write(QByteArray(count, '\0')) == count;
    };
    return {
        {"deleted", false, [](const QString& file, const QString&) { return QFile::remove(file); }},
        {"deleted with its journal", false,
            [=](const QString& file, const QString&) { return QFile::remove(file) && QFile::remove(journal(file)); }},
        {"renamed away", false,
            [](const QString& file, const QString&) { return QFile::rename(file, file + QStringLiteral(".away")); }},
        {"replaced by renaming an older one", true,
            [](const QString& file, const QString& older) { return std::rename(qPrintable(older), qPrintable(file)) == 0; }},
        {"removed and copied anew", true,
            [](const QString& file, const QString& older) { return QFile::remove(file) && QFile::copy(older, file); }},
        {"copied over, the same file", true,
            [](const QString& file, const QString& older) { return writeOver(file, bytesOf(older)); }},
        {"copied over by cp", true,
            [](const QString& file, const QString& older) {
                return QProcess::execute(QStringLiteral("cp"), {older, file}) == 0;
            }},
        {"emptied", false, [](const QString& file, const QString&) { return QFile::resize(file, 0); }},
        {"cut in half", false,
            [](const QString& file, const QString&) { return QFile::resize(file, QFileInfo(file).size() / 2); }},
        {"its header zeroed", false, [=](const QString& file, const QString&) { return write(file, 0, 100); }},
        {"all of it garbage", false,
            [](const QString& file, const QString&) {
                return writeOver(file, QByteArray("garbage ").repeated(QFileInfo(file).size() / 8));
            }},
        {"a page in the middle zeroed", false, [=](const QString& file, const QString&) { return write(file, 8192, 4096); }},
        {"its journal deleted", true, [=](const QString& file, const QString&) { return QFile::remove(journal(file)); }},
        {"its journal emptied", true, [=](const QString& file, const QString&) { return QFile::resize(journal(file), 0); }},
        {"its journal cut in half", true,
            [=](const QString& file, const QString&) {
                return QFile::resize(journal(file), QFileInfo(journal(file)).size() / 2);
            }},
        {"its journal zeroed", true,
            [=](const QString& file, const QString&) { return write(journal(file), 0, QFileInfo(journal(file)).size()); }},
        {"a page of its journal zeroed", true,
            [=](const QString& file, const QString&) { return write(journal(file), 4176, 4096); }},
        {"its journal written over", true,
            [=](const QString& file, const QString&) { return writeOver(journal(file), "hello\n"); }},
        {"deleted and made anew, empty", false,
            [](const QString& file, const QString&) { return QFile::remove(file) && writeOver(file, {}); }},
        {"a link in its place", true,
            [](const QString& file, const QString& older) { return QFile::remove(file) && QFile::link(older, file); }},
        {"a folder in its place", false,
            [](const QString& file, const QString&) { return QFile::remove(file) && QDir().mkdir(file); }},
        {"file, journal and copies deleted", false,
            [=](const QString& file, const QString&) {
                return QFile::remove(file) && QFile::remove(journal(file))
                    && QDir(QFileInfo(file).path() + QStringLiteral("/copies")).removeRecursively();
            }},
    };
}

} // namespace support

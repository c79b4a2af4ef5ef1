// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/file.h"

#include "engine/message.h"
#include "shelf/dialect.h"
#include "shelf/faults.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QSysInfo>
#include <QtEndian>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::Result;

namespace {

constexpr qsizetype headerSize = 100;
constexpr qsizetype versionAt = 60;
constexpr qsizetype applicationAt = 68;

// What the system holds back is on disk when this returns: a file's content, or the names in a folder.
bool settled(const QString& path)
{
#ifdef Q_OS_UNIX
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return false;
    const bool isSettled = ::fsync(handle) == 0;
    ::close(handle);
    return isSettled;
#else
    Q_UNUSED(path)
    return true;
#endif
}

} // namespace

Result<Done> looksLikeShelf(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile())
        return notAShelf(path, tr("It is not a file."));
    if (!file.open(QIODevice::ReadOnly))
        return Fault{QDir::toNativeSeparators(path), {}, tr("This shelf cannot be read."), tr("Look whether you may read it.")};
    const QByteArray header = file.read(headerSize);
    if (file.error() != QFileDevice::NoError)
        return Fault{QDir::toNativeSeparators(path), file.errorString(), tr("This shelf cannot be read."), copiesRemedy(path)};
    if (header.isEmpty())
        return damaged(path, tr("the file is empty."));
    if (!header.startsWith(QByteArray("SQLite format 3", 16)))
        return notAShelf(path, tr("It is not a database."));
    if (header.size() < headerSize)
        return damaged(path, tr("the file is cut off."));
    if (qFromBigEndian<qint32>(header.constData() + applicationAt) != sqlite.application)
        return notAShelf(path, tr("It belongs to another program."));
    return Done{};
}

int versionInHeader(const QString& path)
{
    QFile file(path);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(headerSize) : QByteArray();
    return header.size() == headerSize ? qFromBigEndian<qint32>(header.constData() + versionAt) : -1;
}

bool mendHeader(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    QByteArray header = file.read(headerSize).leftJustified(headerSize, '\0');
    const auto put = [&](qsizetype at, qint32 number) { qToBigEndian(number, header.data() + at); };
    header.replace(0, 16, QByteArray("SQLite format 3", 16));
    header.replace(16, 8, QByteArray("\x10\x00\x02\x02\x00\x40\x20\x20", 8)); // page size 4096, WAL, nothing reserved, fixed fractions
    put(28, qint32(file.size() / 4096));
    put(32, 0); // no list of free pages: nothing will be written
    put(36, 0);
    put(44, 4); // schema format
    put(52, 0); // no vacuum while running
    put(56, 1); // UTF-8
    put(versionAt, sqlite.version);
    put(64, 0);
    put(applicationAt, sqlite.application);
    put(92, qFromBigEndian<qint32>(header.constData() + 24)); // the size above is valid
    return file.seek(0) && file.write(header) == header.size() && file.flush();
}

Result<Done> writeWhole(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.flush();
    if (!written)
        file.cancelWriting();
    const QString why = file.errorString();
    if (!file.commit() || !written || !settled(QFileInfo(path).absolutePath()))
        return Fault{QDir::toNativeSeparators(path), why, tr("This file could not be written. What was there before is unchanged."),
                     engine::fill(tr("Look whether you may write in %1 and whether its disk has room."), {QDir::toNativeSeparators(QFileInfo(path).absolutePath())})};
    return Done{};
}

Result<Done> moveIntoPlace(const QString& from, const QString& to)
{
    if (!settled(from) || !QFile::rename(from, to) || !settled(QFileInfo(to).absolutePath())) {
        QFile::remove(from);
        return folderRefuses(to);
    }
    return Done{};
}

bool isRunning(qint64 process, const QString& host)
{
#ifdef Q_OS_UNIX
    return host != QSysInfo::machineHostName() || ::kill(pid_t(process), 0) == 0 || errno == EPERM;
#else
    Q_UNUSED(process)
    Q_UNUSED(host)
    return true;
#endif
}

} // namespace shelf

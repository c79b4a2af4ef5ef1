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
constexpr qsizetype applicationAt = 68;

// A rename is on disk only when its folder is.
bool settleFolder(const QString& folder)
{
#ifdef Q_OS_UNIX
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return false;
    const bool settled = ::fsync(handle) == 0;
    ::close(handle);
    return settled;
#else
    Q_UNUSED(folder)
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

Result<Done> writeWhole(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.flush();
    if (!written)
        file.cancelWriting();
    const QString why = file.errorString();
    if (!file.commit() || !written)
        return Fault{QDir::toNativeSeparators(path), why, tr("This file could not be written. What was there before is unchanged."),
                     engine::fill(tr("Look whether you may write in %1 and whether its disk has room."), {QDir::toNativeSeparators(QFileInfo(path).absolutePath())})};
    return Done{};
}

Result<Done> moveIntoPlace(const QString& from, const QString& to)
{
    if (!QFile::rename(from, to) || !settleFolder(QFileInfo(to).absolutePath())) {
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

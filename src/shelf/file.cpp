// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/file.h"

#include "engine/message.h"
#include "shelf/beside.h"
#include "shelf/dialect.h"
#include "shelf/faults.h"
#include "shelf/pages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>
#include <QSysInfo>
#include <QtEndian>

#include <cerrno>
#include <cstring>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::Result;

namespace {

constexpr qsizetype headerSize = 100;
constexpr qsizetype modeAt = 18;
constexpr qsizetype pagesAt = 28;
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

// Nothing is wrong where it is empty.
QString troubleOfWriting(const QString& path, const QByteArray& content, Readers readers)
{
    QSaveFile file(path);
    bool written = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) // what is kept back fails later, without a reason
        && (readers == Readers::Anybody || file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    for (qint64 at = 0; written && at < content.size();) { // a disk that gets full takes a part, and says why with the next
        const qint64 taken = file.write(content.constData() + at, content.size() - at);
        written = taken > 0;
        at += taken;
    }
    written = written && file.flush();
    const QString why = file.errorString(); // before it is cancelled, which is an error of its own
    if (!written)
        file.cancelWriting();
    if (written && file.commit())
        return {};
    return written ? file.errorString() : why;
}

QString reasonOfLastError() { return QString::fromLocal8Bit(std::strerror(errno)); }

Fault notWritten(const QString& path, const QString& why)
{
    return {QDir::toNativeSeparators(path), why, engine::fill(tr("This file could not be written: %1."), {why}),
        engine::fill(tr("Look whether you may write in %1 and whether its disk has room."),
            {QDir::toNativeSeparators(QFileInfo(path).absolutePath())})};
}

} // namespace

bool isOwn(const QFileInfo& file)
{
#ifdef Q_OS_UNIX
    return file.ownerId() == ::geteuid();
#else
    return file.isWritable();
#endif
}

Result<Done> looksLikeShelf(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return noSuchShelf(path);
    if (!QFileInfo(path).isFile())
        return noFile(path);
    if (!file.open(QIODevice::ReadOnly))
        return Fault{QDir::toNativeSeparators(path), {}, tr("This shelf cannot be read."), tr("Look whether you may read it.")};
    const QByteArray header = file.read(headerSize);
    if (file.error() != QFileDevice::NoError)
        return Fault{QDir::toNativeSeparators(path), file.errorString(), tr("This shelf cannot be read."), copiesRemedy(path)};
    if (header.isEmpty())
        return damaged(path, tr("the file is empty."));
    if (header.count('\0') == header.size())
        return damaged(path, tr("the file begins with zeros, as a disk leaves it that lost its power."));
    const QByteArray mark("SQLite format 3", 16);
    if (header.size() < headerSize && (header.startsWith(mark) || mark.startsWith(header)))
        return damaged(path, tr("the file is cut off."));
    if (!header.startsWith(mark))
        return notAShelf(path, tr("It is not a database."));
    if (qFromBigEndian<qint32>(header.constData() + applicationAt) != sqlite.application)
        return notAShelf(path, tr("It belongs to another program."));
    if (const auto wrong = wrongLength(path))
        return damaged(path, *wrong);
    return Done{};
}

int versionInHeader(const QString& path)
{
    QFile file(path);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(headerSize) : QByteArray();
    return header.size() == headerSize ? qFromBigEndian<qint32>(header.constData() + versionAt) : -1;
}

bool isInOwnMode(const QString& path)
{
    QFile file(path);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(headerSize) : QByteArray();
    return header.size() == headerSize && header[modeAt] == 2;
}

int namesOf(const QString& path)
{
#ifdef Q_OS_UNIX
    struct stat found;
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? int(found.st_nlink) : 0;
#else
    return QFileInfo::exists(path) ? 1 : 0;
#endif
}

bool isShutAway(const QString& path)
{
#ifdef Q_OS_UNIX
    return ::access(QFile::encodeName(path).constData(), F_OK) != 0 && errno == EACCES;
#else
    Q_UNUSED(path)
    return false;
#endif
}

bool madeFolder(const QString& path)
{
    if (QFileInfo(path).isDir())
        return true;
    constexpr auto owner = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;
    return madeFolder(QFileInfo(path).absolutePath()) && (QDir().mkdir(path, owner) || QFileInfo(path).isDir());
}

bool madeFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

// A reader that was killed cannot remove its copy of the shelf: the name says whose it is.
std::unique_ptr<QTemporaryDir> privateFolder()
{
    const QString name = QStringLiteral("musterroll-reads-");
    const QString host = QSysInfo::machineHostName();
    for (const QFileInfo& old : QDir(QDir::tempPath()).entryInfoList({name + QLatin1Char('*')}, QDir::Dirs | QDir::NoSymLinks)) {
        const QString process = old.fileName().mid(name.size()).section(QLatin1Char('-'), 0, 0);
        if (process.toLongLong() > 0 && isOwn(old) && !isRunning(process.toLongLong(), host))
            QDir(old.filePath()).removeRecursively();
    }
    return std::make_unique<QTemporaryDir>(QDir::tempPath() + QLatin1Char('/') + name
        + QString::number(QCoreApplication::applicationPid()) + QStringLiteral("-XXXXXX"));
}

std::optional<QString> wrongLength(const QString& path)
{
    QFile file(path);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(headerSize) : QByteArray();
    if (header.size() < headerSize)
        return tr("the file is cut off.");
    const auto number = [&](qsizetype at) { return qFromBigEndian<quint32>(header.constData() + at); };
    if (header[modeAt] != 2 && isPlayedBack(path))
        return std::nullopt; // a step was cut off in the mode of a copy: the journal tells the length
    const bool isUnsettled = QFileInfo(path + QStringLiteral("-wal")).size() > 0;
    const quint32 pages = number(pagesAt);
    const qint64 wanted = qint64(pages) * Pages::size;
    const QStringList sizes{QString::number(wanted), QString::number(file.size())};
    if (isUnsettled ? Pages(path).firstMissing(pages).has_value() : file.size() < wanted)
        return engine::fill(tr("the file is cut off: it should have %1 bytes and has %2."), sizes);
    if (!isUnsettled && file.size() > wanted)
        return engine::fill(tr("there is more in the file than its pages: it should have %1 bytes and has %2."), sizes);
    return std::nullopt;
}

Result<Done> writeNew(const QString& path, const QByteArray& content, Readers readers)
{
    const QFileInfo target(path);
    const QString place = QDir::toNativeSeparators(path);
    const QString folder = QDir::toNativeSeparators(target.absolutePath());
    if (target.exists() || target.isSymLink()) // it may be the only copy of something, the shelf itself included
        return Fault{place, {}, tr("Something stands there already."), tr("Choose a new name; nothing is ever written over.")};
    if (!target.absoluteDir().exists())
        return Fault{place, folder, engine::fill(tr("There is no folder %1."), {folder}),
            tr("Make the folder first, or choose another place.")};
    QString why = troubleOfWriting(path, content, readers);
    if (why.isEmpty() && !settled(target.absolutePath())) {
        why = reasonOfLastError();
        QFile::remove(path); // it might be gone after a power cut, though somebody counts on it
    }
    return why.isEmpty() ? Result<Done>(Done{}) : Result<Done>(notWritten(path, why));
}

Result<Done> replace(const QString& path, const QByteArray& content, Readers readers)
{
    QFile there(path);
    if (there.open(QIODevice::ReadOnly) && there.readAll() == content)
        return Done{};
    QString why = troubleOfWriting(path, content, readers);
    if (why.isEmpty() && !settled(QFileInfo(path).absolutePath()))
        why = reasonOfLastError();
    return why.isEmpty() ? Result<Done>(Done{}) : Result<Done>(notWritten(path, why));
}

Result<Done> moveIntoPlace(const QString& from, const QString& to)
{
    const bool isMoved = settled(from) && QFile::rename(from, to);
    if (isMoved && settled(QFileInfo(to).absolutePath()))
        return Done{};
    QFile::remove(isMoved ? to : from); // an error means that nothing was made
    return folderRefuses(to);
}

qint64 filledFrom(QFile& file, qint64 at)
{
#ifdef SEEK_DATA
    const off_t found = ::lseek(file.handle(), at, SEEK_DATA);
    if (found < 0 && errno == ENXIO)
        return file.size();
    return found < 0 ? at : qint64(found);
#else
    Q_UNUSED(file);
    return at;
#endif
}

bool copied(const QString& from, const QString& to)
{
    constexpr qint64 part = 1024 * 1024;
    QFile source(from), target(to);
    if (!source.open(QIODevice::ReadOnly | QIODevice::Unbuffered) || !target.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return false;
    const qint64 size = source.size();
    for (qint64 at = filledFrom(source, 0); at < size;) {
        const QByteArray some = source.seek(at) ? source.read(part) : QByteArray();
        if (some.isEmpty() || !target.seek(at) || target.write(some) != some.size())
            return false;
        at = filledFrom(source, at + some.size());
    }
    return target.resize(size) && target.flush();
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

bool isHeld(const QString& mark)
{
    qint64 process = 0;
    QString host, program;
    const bool isNamed = QLockFile(mark).getLockInfo(&process, &host, &program);
    if (!QFileInfo::exists(mark) || (isNamed && !isRunning(process, host)))
        return false;
#ifdef Q_OS_UNIX
    const int file =
        isNamed && host != QSysInfo::machineHostName() ? -1 : ::open(QFile::encodeName(mark).constData(), O_RDONLY | O_CLOEXEC);
    const bool isFree = file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0; // as QLockFile does
    if (file >= 0)
        ::close(file);
    return !isFree;
#else
    return true;
#endif
}

bool isHeldElsewhere(const QString& shelf)
{
    qint64 process = 0;
    QString host, program;
    const QLockFile lock(shelf + QStringLiteral(".lock"));
    return lock.getLockInfo(&process, &host, &program) && process != QCoreApplication::applicationPid()
        && isHeld(lock.fileName());
}

// It is signed when it is held already: without a name it may be held in a moment.
bool taken(QLockFile& lock, int patience)
{
    qint64 process = 0;
    QString host, program;
    const auto isNamed = [&] { return lock.getLockInfo(&process, &host, &program); };
    const auto isFreed = [&] { return !isHeld(lock.fileName()) && lock.removeStaleLockFile() && lock.tryLock(0); };
    return lock.tryLock(0) || (isNamed() && isFreed()) || lock.tryLock(patience) || (!isNamed() && isFreed());
}

} // namespace shelf

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/watch.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QHashFunctions>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace shelf {

#ifdef Q_OS_UNIX

namespace {

bool isSame(const struct stat& a, const struct stat& b) { return a.st_dev == b.st_dev && a.st_ino == b.st_ino; }

bool named(const QString& path, struct stat& found) { return ::stat(QFile::encodeName(path).constData(), &found) == 0; }

// Whether the last failure tells that nothing has the name; a network that is away for a moment tells nothing.
bool isNothingThere() { return errno == ENOENT || errno == ENOTDIR || errno == ELOOP; }

int opened(const QString& path, int flags) { return ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC); }

} // namespace

void Watch::begin(const QString& path)
{
    end();
    m_path = path;
    m_file = opened(path, O_RDONLY);
}

void Watch::end()
{
    for (int* const handle : {&m_file, &m_journal}) {
        if (*handle >= 0)
            ::close(*handle);
        *handle = -1;
    }
    m_isContentKnown = false;
}

// SQLite makes it when it is first needed.
void Watch::openJournal()
{
    if (m_journal < 0)
        m_journal = opened(m_path + QStringLiteral("-wal"), O_RDWR);
}

bool Watch::isOurJournal() const
{
    struct stat byName;
    struct stat ours;
    return m_journal >= 0 && named(m_path + QStringLiteral("-wal"), byName) && ::fstat(m_journal, &ours) == 0
        && isSame(byName, ours);
}

Watch::Mark Watch::mark() const
{
    struct stat now;
    if (m_file < 0 || ::fstat(m_file, &now) != 0)
        return {};
#ifdef Q_OS_DARWIN
    return {now.st_size, now.st_ctimespec.tv_sec, now.st_ctimespec.tv_nsec};
#else
    return {now.st_size, now.st_ctim.tv_sec, now.st_ctim.tv_nsec};
#endif
}

size_t Watch::fingerprint() const
{
    QByteArray block(1024 * 1024, Qt::Uninitialized);
    size_t all = 0;
    for (off_t at = 0;;) {
        const ssize_t read = ::pread(m_file, block.data(), size_t(block.size()), at);
        if (read <= 0)
            return all;
        all = qHashBits(block.constData(), size_t(read), all);
        at += read;
    }
}

void Watch::knowContent()
{
    if (m_file < 0 || m_isContentKnown)
        return;
    m_mark = mark();
    m_fingerprint = fingerprint();
    m_isContentKnown = true;
}

// Only now and then does what was written leave the journal for the file: mostly nothing is read here.
void Watch::wrote()
{
    if (m_file < 0)
        return;
    openJournal();
    if (!m_isContentKnown || mark() == m_mark)
        return;
    m_isContentKnown = false;
    knowContent();
}

// A file may be touched, linked or given other rights without harm: what counts is what stands in it.
bool Watch::isContentOurs()
{
    const Mark now = mark();
    if (!m_isContentKnown || now == m_mark)
        return true;
    if (now.size != m_mark.size || fingerprint() != m_fingerprint)
        return false;
    m_mark = now;
    return true;
}

Watch::Seen Watch::look()
{
    struct stat byName;
    struct stat ours;
    if (m_file < 0 || ::fstat(m_file, &ours) != 0)
        return Seen::Same;
    if (!named(m_path, byName))
        return isNothingThere() ? Seen::Gone : Seen::Same;
    if (!isSame(byName, ours))
        return Seen::Replaced;
    if (!isContentOurs())
        return Seen::Overwritten;
    const QString journal = m_path + QStringLiteral("-wal");
    if (m_journal >= 0 && (named(journal, byName) ? !isOurJournal() : isNothingThere()))
        return Seen::JournalGone;
    return Seen::Same;
}

void Watch::emptyJournal()
{
    if (m_journal >= 0)
        (void)!::ftruncate(m_journal, 0);
}

bool Watch::removeJournal() const { return !isOurJournal() || QFile::remove(m_path + QStringLiteral("-wal")); }

bool Watch::moveJournalAside() const
{
    const QString journal = m_path + QStringLiteral("-wal");
    const QString aside = journal + QDateTime::currentDateTimeUtc().toString(QStringLiteral("'-saved-'yyyyMMdd'T'HHmmss'Z'"));
    return !isOurJournal() || QFile::rename(journal, aside);
}

#else // an open file can be neither removed nor replaced

void Watch::begin(const QString&) { }
void Watch::end() { }
void Watch::knowContent() { }
void Watch::wrote() { }
Watch::Seen Watch::look() { return Seen::Same; }
void Watch::emptyJournal() { }
bool Watch::removeJournal() const { return true; }
bool Watch::moveJournalAside() const { return true; }

#endif

} // namespace shelf

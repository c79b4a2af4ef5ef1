// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/watch.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QHashFunctions>

#include <algorithm>

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

QByteArray bytesAt(int file, qint64 at, qint64 count)
{
    QByteArray bytes(count, Qt::Uninitialized);
    const ssize_t read = ::pread(file, bytes.data(), size_t(count), off_t(at));
    bytes.truncate(std::max<qsizetype>(0, read));
    return bytes;
}

int opened(const QString& path, int flags) { return ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC); }

} // namespace

// Of all before it, of what it says itself, and of its page; shorter where the frame is.
JournalSum Watch::sumAfterFrame(const JournalSum& before, const QByteArray& frame) const
{
    const bool isBig = m_journalHead[3] & 1;
    const QByteArrayView all(frame);
    return all.size() < frameHead + Pages::size ? JournalSum()
                                                : sumAfter(sumAfter(before, all.first(8), isBig), all.sliced(frameHead), isBig);
}

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
    m_journalEnd = 0;
    m_mayBeginAnew = true;
    m_readsSums = true;
    m_journalHead.clear();
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

Watch::Mark Watch::mark(int file)
{
    struct stat now;
    if (file < 0 || ::fstat(file, &now) != 0)
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
    m_mark = mark(m_file);
    m_fingerprint = fingerprint();
    m_isContentKnown = true;
}

// Only now and then does what was written leave the journal for the file: mostly nothing is read here.
void Watch::wrote()
{
    if (m_file < 0)
        return;
    m_mayBeginAnew = true;
    wroteJournal();
    if (!m_isContentKnown || mark(m_file) == m_mark)
        return;
    m_isContentKnown = false;
    knowContent();
}

// Where it ends now, and the sum of all before: that of its last frame. Where a step was cut off, by the end of a program or by a
// full disk, frames lie that are believed by their sums alone; of what we wrote ourselves nobody has to read the pages. It begins
// anew, with another head, when everything in it was brought home.
void Watch::wroteJournal()
{
    if (m_file < 0)
        return;
    openJournal();
    const QByteArray head = m_journal < 0 ? QByteArray() : bytesAt(m_journal, 0, journalHead);
    if (head.size() < journalHead || (head != m_journalHead && !m_mayBeginAnew))
        return; // nothing was written yet, or it is not ours any more
    if (head != m_journalHead) {
        m_readsSums = m_journalHead.isEmpty();
        m_journalHead = head;
        m_journalEnd = journalHead;
        m_journalSum = sumAt(head, 24);
    }
    const QByteArrayView salts = QByteArrayView(m_journalHead).sliced(16, 8);
    JournalSum sum = m_journalSum;
    for (qint64 at = m_journalEnd;; at += frameHead + Pages::size) {
        const QByteArray frame = bytesAt(m_journal, at, m_readsSums ? frameHead + Pages::size : frameHead);
        if (frame.size() < frameHead || QByteArrayView(frame).sliced(8, 8) != salts)
            break;
        if (m_readsSums)
            sum = sumAfterFrame(sum, frame);
        if (m_readsSums && sum != sumAt(frame, 16))
            break;
        if (sumAt(frame, 4).first == 0) // the file's length, which ends a step
            continue;
        m_journalEnd = at + frameHead + Pages::size;
        m_journalSum = sumAt(frame, 16);
        m_mayBeginAnew = false;
    }
    m_journalMark = mark(m_journal);
}

void Watch::doubtJournal() { m_journalMark = {}; }

void Watch::cutOff() { m_readsSums = true; }

// It grows by what was not ended, too; as far as we know it, it holds what it held.
bool Watch::isJournalContentOurs()
{
    const Mark now = mark(m_journal);
    if (m_mayBeginAnew || now == m_journalMark) // with what is home already nothing can be lost
        return true;
    const QByteArray head = bytesAt(m_journal, 0, journalHead);
    if (head != m_journalHead)
        return false;
    JournalSum sum = sumAt(head, 24);
    for (qint64 at = journalHead; at < m_journalEnd; at += frameHead + Pages::size) {
        const QByteArray frame = bytesAt(m_journal, at, frameHead + Pages::size);
        if (frame.size() < frameHead + Pages::size)
            return false;
        sum = sumAfterFrame(sum, frame);
    }
    if (sum != m_journalSum)
        return false;
    m_journalMark = now;
    return true;
}

// A file may be touched, linked or given other rights without harm: what counts is what stands in it.
bool Watch::isContentOurs()
{
    const Mark now = mark(m_file);
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
    return isJournalContentOurs() ? Seen::Same : Seen::JournalOverwritten;
}

void Watch::emptyJournal()
{
    if (m_journal >= 0)
        (void)!::ftruncate(m_journal, 0);
}

bool Watch::removeJournal() const { return !isOurJournal() || QFile::remove(m_path + QStringLiteral("-wal")); }

QString Watch::nameAside() const
{
    return m_path + QStringLiteral("-wal")
        + QDateTime::currentDateTimeUtc().toString(QStringLiteral("'-saved-'yyyyMMdd'T'HHmmss'Z'"));
}

bool Watch::moveJournalAside() const { return !isOurJournal() || QFile::rename(m_path + QStringLiteral("-wal"), nameAside()); }

bool Watch::copyJournalAside() const { return !isOurJournal() || QFile::copy(m_path + QStringLiteral("-wal"), nameAside()); }

#else // an open file can be neither removed nor replaced

void Watch::begin(const QString&) { }
void Watch::end() { }
void Watch::knowContent() { }
void Watch::wrote() { }
void Watch::wroteJournal() { }
void Watch::doubtJournal() { }
void Watch::cutOff() { }
Watch::Seen Watch::look() { return Seen::Same; }
void Watch::emptyJournal() { }
bool Watch::removeJournal() const { return true; }
bool Watch::moveJournalAside() const { return true; }
bool Watch::copyJournalAside() const { return true; }

#endif

} // namespace shelf

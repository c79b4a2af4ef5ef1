// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/watch.h"

#include <QDateTime>
#include <QFile>
#include <QHashFunctions>
#include <QtEndian>

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

// A write-ahead journal as SQLite describes it ("WAL-mode file format"): a header of magic number, version, size of a page,
// number of the checkpoint, two salts and a sum; then frames, each with the number of its page, the size of the database where it
// ends a commit, the salts, and the sum of all up to itself.
constexpr qint64 headerSize = 32, frameHeaderSize = 24;
constexpr qsizetype pageSizeAt = 8, saltsAt = 16, saltsSize = 8, sumSize = 8;

QByteArray bytesAt(int file, qint64 at, qint64 count)
{
    QByteArray bytes(count, Qt::Uninitialized);
    const ssize_t read = ::pread(file, bytes.data(), size_t(count), at);
    return read == count ? bytes : QByteArray();
}

quint32 bigAt(const QByteArray& bytes, qsizetype at) { return qFromBigEndian<quint32>(bytes.constData() + at); }

qint64 frameSize(const QByteArray& header)
{
    const qint64 page = bigAt(header, pageSizeAt);
    return page >= 512 && page <= 65536 ? frameHeaderSize + page : 0;
}

// The running sum of the format, over pairs of numbers whose order of bytes the header tells.
class Sum {
public:
    explicit Sum(const QByteArray& header)
        : m_isBig(header.at(3) & 1)
    {
        add(header.constData(), headerSize - sumSize);
    }

    void add(const char* bytes, qint64 count)
    {
        for (const char* at = bytes; at < bytes + count; at += 8) {
            m_first += read(at) + m_second;
            m_second += read(at + 4) + m_first;
        }
    }

    bool operator==(const QByteArray& stored) const
    {
        return stored.size() == sumSize && bigAt(stored, 0) == m_first && bigAt(stored, 4) == m_second;
    }

private:
    quint32 read(const char* at) const { return m_isBig ? qFromBigEndian<quint32>(at) : qFromLittleEndian<quint32>(at); }

    bool m_isBig;
    quint32 m_first = 0;
    quint32 m_second = 0;
};

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
    m_journalMark = {};
    m_committed = {};
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
    committed();
    if (!m_isContentKnown || mark(m_file) == m_mark)
        return;
    m_isContentKnown = false;
    knowContent();
}

void Watch::committed()
{
    if (m_file < 0)
        return;
    openJournal();
    knowJournal();
}

// Goes on from the last commit that is known: frames behind it that end no commit may be written over yet, and where all was
// brought into the file, the journal begins anew with other salts.
void Watch::knowJournal()
{
    const Mark now = mark(m_journal);
    if (now == m_journalMark)
        return;
    m_journalMark = now;
    const QByteArray header = now.size >= headerSize ? bytesAt(m_journal, 0, headerSize) : QByteArray();
    if (header != m_committed.header)
        m_committed = {header, headerSize, {}};
    const qint64 step = header.isEmpty() ? 0 : frameSize(header);
    if (step == 0)
        return;
    const QByteArray salts = header.mid(saltsAt, saltsSize);
    for (qint64 at = m_committed.end; at + step <= now.size; at += step) {
        const QByteArray frame = bytesAt(m_journal, at, frameHeaderSize);
        if (frame.mid(8, saltsSize) != salts)
            return;
        if (bigAt(frame, 4) != 0)
            m_committed = {header, at + step, frame.right(sumSize)};
    }
}

void Watch::doubt() { m_journalMark = {}; }

// As with the file: what counts is what stands in it. Where nothing was committed to it nothing can be lost with it.
bool Watch::isJournalWhole()
{
    const Mark now = mark(m_journal);
    if (m_journal < 0 || now == m_journalMark || m_committed.sum.isEmpty())
        return true;
    if (bytesAt(m_journal, 0, headerSize) != m_committed.header)
        return false;
    Sum sum(m_committed.header);
    const qint64 step = frameSize(m_committed.header);
    for (qint64 at = headerSize; at < m_committed.end; at += step) {
        const QByteArray frame = bytesAt(m_journal, at, step);
        if (frame.isEmpty())
            return false;
        sum.add(frame.constData(), 8);
        sum.add(frame.constData() + frameHeaderSize, step - frameHeaderSize);
        if (at + step == m_committed.end && !(sum == m_committed.sum))
            return false;
    }
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
    return isJournalWhole() ? Seen::Same : Seen::JournalOverwritten;
}

void Watch::emptyJournal()
{
    if (m_journal >= 0)
        (void)!::ftruncate(m_journal, 0);
}

bool Watch::removeJournal() const { return !isOurJournal() || QFile::remove(m_path + QStringLiteral("-wal")); }

QString Watch::aside() const
{
    return m_path + QStringLiteral("-wal")
        + QDateTime::currentDateTimeUtc().toString(QStringLiteral("'-saved-'yyyyMMdd'T'HHmmss'Z'"));
}

bool Watch::moveJournalAside() const { return !isOurJournal() || QFile::rename(m_path + QStringLiteral("-wal"), aside()); }

bool Watch::copyJournalAside() const { return !isOurJournal() || QFile::copy(m_path + QStringLiteral("-wal"), aside()); }

#else // an open file can be neither removed nor replaced

void Watch::begin(const QString&) { }
void Watch::end() { }
void Watch::knowContent() { }
void Watch::wrote() { }
void Watch::committed() { }
void Watch::doubt() { }
Watch::Seen Watch::look() { return Seen::Same; }
void Watch::emptyJournal() { }
bool Watch::removeJournal() const { return true; }
bool Watch::moveJournalAside() const { return true; }
bool Watch::copyJournalAside() const { return true; }

#endif

} // namespace shelf

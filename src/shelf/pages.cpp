// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// As https://www.sqlite.org/fileformat2.html has it.
#include "shelf/pages.h"

#include "shelf/file.h"

#include <QFileInfo>
#include <QtEndian>

#include <algorithm>

namespace shelf {

JournalSum sumAt(QByteArrayView bytes, qsizetype at)
{
    const auto word = [&](qsizetype from) {
        return from + 4 <= bytes.size() ? qFromBigEndian<quint32>(bytes.data() + from) : quint32(0);
    };
    return {word(at), word(at + 4)};
}

JournalSum sumAfter(JournalSum sum, QByteArrayView bytes, bool isBig)
{
    const auto word = [&](qsizetype at) {
        return isBig ? qFromBigEndian<quint32>(bytes.data() + at) : qFromLittleEndian<quint32>(bytes.data() + at);
    };
    for (qsizetype at = 0; at + 8 <= bytes.size(); at += 8) {
        sum.first += word(at) + sum.second;
        sum.second += word(at + 4) + sum.first;
    }
    return sum;
}

namespace {

constexpr int indexInner = 2;
constexpr int indexLeaf = 10;
constexpr int tableLeaf = 13;
constexpr qsizetype least = (Pages::size - 12) * 32 / 255 - 23; // bytes of a long record that stay in its page
constexpr quint32 journalMark = 0x377f0682 >> 1;                // its lowest bit tells the order of bytes in sums

QByteArray bytesAt(QFile& file, qint64 at, qint64 count)
{
    return file.isOpen() && file.seek(at) ? file.read(count) : QByteArray();
}

quint32 big32(const QByteArray& bytes, qsizetype at)
{
    return at + 4 <= bytes.size() ? qFromBigEndian<quint32>(bytes.constData() + at) : 0;
}

qsizetype big16(const QByteArray& bytes, qsizetype at)
{
    return at + 2 <= bytes.size() ? qFromBigEndian<quint16>(bytes.constData() + at) : 0;
}

// Moves at behind the number; a number that runs out of the bytes is -1.
qint64 varint(const QByteArray& bytes, qsizetype& at)
{
    quint64 value = 0;
    for (int i = 0; i < 9; ++i) {
        if (at < 0 || at >= bytes.size())
            return -1;
        const auto byte = quint8(bytes[at++]);
        if (i == 8)
            return qint64(value << 8 | byte); // the ninth byte counts whole
        value = value << 7 | (byte & 0x7f);
        if (byte < 0x80)
            return qint64(value);
    }
    return -1;
}

qint64 wholeNumber(const QByteArray& bytes)
{
    qint64 value = !bytes.isEmpty() && quint8(bytes[0]) >= 0x80 ? -1 : 0;
    for (const char byte : bytes)
        value = qint64(quint64(value) << 8 | quint8(byte));
    return value;
}

struct Field {
    char type = 'n';
    qsizetype size = 0;
};

std::optional<Field> fieldOf(qint64 serial)
{
    constexpr qsizetype sizes[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
    if (serial < 0 || serial == 10 || serial == 11)
        return std::nullopt;
    if (serial >= 12)
        return Field{serial % 2 ? 't' : 'b', qsizetype(serial - 12) / 2};
    return Field{serial == 0 ? 'n' : serial == 7 ? 'r' : 'i', sizes[serial]};
}

QVariant valueOf(char type, qint64 serial, const QByteArray& bytes)
{
    switch (type) {
    case 'i':
        return serial == 9 ? qint64(1) : wholeNumber(bytes);
    case 't':
        return bytes.isEmpty() ? QString(QLatin1String("")) : QString::fromUtf8(bytes);
    case 'b':
        return bytes.isEmpty() ? QByteArray("") : bytes;
    default:
        return {};
    }
}

// What a record says of itself before its values.
struct Head {
    QByteArray types;
    QList<qint64> serials;
    qsizetype size = 0;
};

// At that place of a page; without types when there is none, or one of more fields than any table has.
Head headAt(const QByteArray& page, qsizetype at)
{
    constexpr qsizetype mostFields = 32;
    const qsizetype start = at;
    const qint64 size = varint(page, at);
    Head head;
    if (size <= 0 || size > page.size() - start)
        return head;
    while (at < start + size) {
        const qint64 serial = varint(page, at);
        const auto field = fieldOf(serial);
        if (!field || at > start + size || head.types.size() == mostFields)
            return {};
        head.types += field->type;
        head.serials += serial;
    }
    head.size = size;
    return head;
}

void takeRecord(const Head& head, const QByteArray& payload, qint64 rowid, const Pages::Take& take)
{
    qint64 body = head.size;
    QVariantList values;
    for (const qint64 serial : head.serials) {
        const auto field = fieldOf(serial);
        if (field->size > payload.size() - body)
            return;
        values += valueOf(field->type, serial, payload.mid(body, field->size));
        body += field->size;
    }
    take(head.types, values, rowid);
}

} // namespace

Pages::Pages(const QString& path)
    : m_file(path)
    , m_journal(path + QStringLiteral("-wal"))
{
    // What cannot be read holds no pages; a pipe would be waited for without end.
    const auto opened = [](QFile& file) { return QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly); };
    (void)opened(m_file);
    if (opened(m_journal))
        readJournal();
}

// Each frame's sum goes on from that of the one before; the first that does not fit is the journal's end for SQLite. A step ends
// with a frame that tells the file's length, and is on disk before the next begins: so only the last one may be half written.
void Pages::readJournal()
{
    const QByteArray start = bytesAt(m_journal, 0, journalHead);
    const bool isBig = big32(start, 0) & 1;
    const bool isWhole = big32(start, 0) >> 1 == journalMark && sumAfter({}, start.left(24), isBig) == sumAt(start, 24);
    const QByteArray salts = isWhole ? start.mid(16, 8) : bytesAt(m_journal, journalHead + 8, 8);
    JournalSum before = sumAt(start, 24);
    bool isReached = isWhole; // by SQLite
    int behind = 0;           // ends of steps behind the first frame that does not fit
    QHash<quint32, qint64> open, ended;
    for (qint64 at = journalHead; at + frameHead + size <= m_journal.size(); at += frameHead + size) {
        const QByteArray first = bytesAt(m_journal, at, frameHead);
        // Damaged, or left from before the journal was begun anew; pages are counted from 1, so zeros are no frame of any.
        if (first.mid(8, 8) != salts || big32(first, 0) == 0) {
            isReached = false;
            if (first.count('\0') == first.size()) // as far as nothing was ever written holds none either
                at = std::max(
                    at, at + (filledFrom(m_journal, at) - at) / (frameHead + size) * (frameHead + size) - frameHead - size);
            continue;
        }
        const QByteArray frame = bytesAt(m_journal, at, frameHead + size);
        const bool fits = sumAfter(sumAfter(before, frame.left(8), isBig), frame.mid(frameHead), isBig) == sumAt(frame, 16);
        before = sumAt(frame, 16);
        isReached &= fits;
        (fits ? m_frames : m_doubtful) += at + frameHead;
        if (fits)
            m_newest.insert(big32(frame, 0), at + frameHead);
        open.insert(big32(frame, 0), at + frameHead);
        if (big32(frame, 4) == 0)
            continue;
        behind += isReached ? 0 : 1;
        ended = open;
    }
    m_goesOn = behind > 1 && (isWhole || !isHome(ended));
}

// Before a journal is begun anew everything in it was brought into the file: then its first bytes may be half written.
bool Pages::isHome(const QHash<quint32, qint64>& frames) const
{
    for (auto it = frames.cbegin(); it != frames.cend(); ++it)
        if (bytesAt(m_journal, *it, size) != bytesAt(m_file, (qint64(it.key()) - 1) * size, size))
            return false;
    return true;
}

std::optional<quint32> Pages::firstMissing(quint32 last) const
{
    for (auto number = quint32(m_file.size() / size) + 1; number <= last; ++number)
        if (!m_newest.contains(number))
            return number;
    return std::nullopt;
}

QByteArray Pages::page(quint32 number) const
{
    const auto frame = m_newest.constFind(number);
    return frame != m_newest.constEnd() ? bytesAt(m_journal, *frame, size) : bytesAt(m_file, (qint64(number) - 1) * size, size);
}

void Pages::eachRecord(const QSet<QByteArray>& wanted, const Take& take)
{
    m_followed.clear();
    constexpr qint64 most = 32 * 1024 * 1024; // bytes of a record: nothing that was written by us is longer
    m_longest = std::min(most, m_file.size() + m_journal.size());
    for (auto frame = m_frames.crbegin(); frame != m_frames.crend(); ++frame)
        recordsOf(bytesAt(m_journal, *frame, size), wanted, take);
    for (qint64 at = 0; m_file.isOpen() && at < m_file.size(); at += size) {
        const QByteArray page = bytesAt(m_file, at, size);
        if (page.startsWith('\0'))
            at = std::max(at, filledFrom(m_file, at) / size * size - size); // none of the next ones holds anything either
        recordsOf(page, wanted, take);
    }
    for (auto frame = m_doubtful.crbegin(); frame != m_doubtful.crend(); ++frame)
        recordsOf(bytesAt(m_journal, *frame, size), wanted, take);
}

// A record's rest, on the pages that it points on to. Each belongs to one record, whose versions in the journal come newest
// first: after some of them no other one is sound, and pages that lead in circles come to an end.
QByteArray Pages::followed(const QByteArray& begun, quint32 next, qint64 length)
{
    constexpr int mostVersions = 8;
    QByteArray whole = begun;
    while (next != 0 && whole.size() < length && m_followed[next]++ < mostVersions) {
        const QByteArray more = page(next);
        if (more.size() < size)
            break;
        whole += more.mid(4, length - whole.size());
        next = big32(more, 0);
    }
    return whole;
}

// Records share no bytes of a page: places that are damaged may point into others, and not more often than there is room for.
void Pages::recordsOf(const QByteArray& page, const QSet<QByteArray>& wanted, const Take& take)
{
    const int kind = page.isEmpty() ? 0 : page[0];
    const bool isTable = kind == tableLeaf;
    const bool isInner = kind == indexInner;
    if (!isTable && !isInner && kind != indexLeaf)
        return;
    const qsizetype most = isTable ? size - 35 : (size - 12) * 64 / 255 - 23; // bytes of a record that stay in its page
    const qsizetype count = std::min<qsizetype>(big16(page, 3), size / 2);
    QSet<qsizetype> taken;
    qsizetype room = 2 * size;
    for (qsizetype i = 0; i < count && room > 0; ++i) {
        qsizetype at = big16(page, (isInner ? 12 : 8) + 2 * i) + (isInner ? 4 : 0);
        const qint64 length = varint(page, at);
        const qint64 rowid = isTable ? varint(page, at) : 0;
        if (length <= 0 || length > m_longest || taken.contains(at))
            continue;
        const Head head = headAt(page, at);
        if (!wanted.contains(head.types))
            continue;
        taken += at;
        const qsizetype fitting = least + (length - least) % (size - 4);
        const qsizetype local = length <= most ? length : fitting <= most ? fitting : least;
        room -= local + 3; // and what leads to it
        const QByteArray here = page.mid(at, local);
        takeRecord(head, local < length ? followed(here, big32(page, at + local), length) : here, rowid, take);
    }
}

} // namespace shelf

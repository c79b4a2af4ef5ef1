// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two thousand damaged shelves: none crashes or hangs, and none differs in silence.
#include "shelf/check.h"
#include "shelf/made.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QtEndian>
#include <QtTest>

using namespace shelf;

namespace {

constexpr int damagedShelves = 2000;
constexpr int page = 4096;

QByteArray damagedIn(QByteArray bytes, int kind, QRandomGenerator& random)
{
    const auto place = [&] { return qsizetype(random.bounded(int(bytes.size()))); };
    const auto pageAt = [&] { return qsizetype(random.bounded(int(bytes.size() / page))) * page; };
    switch (kind) {
    case 0: { // one bit
        const qsizetype at = place();
        bytes[at] = char(bytes[at] ^ (1 << random.bounded(8)));
        break;
    }
    case 1: // one byte
        bytes[place()] = char(random.bounded(256));
        break;
    case 2: { // a run of bytes
        const qsizetype at = place();
        for (qsizetype i = at; i < std::min(at + 1 + random.bounded(64), bytes.size()); ++i)
            bytes[i] = char(random.bounded(256));
        break;
    }
    case 3: { // a page of zeros
        const qsizetype at = pageAt();
        bytes.replace(at, page, QByteArray(page, '\0'));
        break;
    }
    case 4: { // two pages exchanged
        const qsizetype a = pageAt();
        const qsizetype b = pageAt();
        const QByteArray first = bytes.mid(a, page);
        bytes.replace(a, page, bytes.mid(b, page));
        bytes.replace(b, page, first);
        break;
    }
    case 5: // cut off
        bytes.truncate(place());
        break;
    case 6: { // the head of a page
        const qsizetype at = pageAt() + random.bounded(16);
        bytes[at] = char(random.bounded(256));
        break;
    }
    default: // the first hundred bytes
        bytes[random.bounded(100)] = char(random.bounded(256));
        break;
    }
    return bytes;
}

} // namespace

class TestDamage : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};

    // A page of a table with as many cells as have room, all of them the one that goes on at another page for so many bytes.
    static QByteArray crowded(qint64 length, quint32 next)
    {
        constexpr int cells = 1700, kept = 489; // bytes of a long record in its page
        QByteArray record;
        const auto add = [&](quint64 value, int bytes) {
            for (int left = bytes - 1; left >= 0; --left)
                record += char((value >> (7 * left) & 0x7f) | (left > 0 ? 0x80 : 0));
        };
        add(quint64(length), 4);
        add(1, 1); // its number
        add(7, 1); // of a note: nothing, a text, and bytes, of which there are none
        add(0, 1);
        add(13 + 2 * quint64(length - 7), 4);
        add(12, 1);
        const int at = 8 + 2 * cells;
        QByteArray made(page, 't');
        made.replace(0, 8, QByteArray(8, '\0'));
        made[0] = 13;
        qToBigEndian(quint16(cells), made.data() + 3);
        for (int i = 0; i < cells; ++i)
            qToBigEndian(quint16(at), made.data() + 8 + 2 * i);
        made.replace(at, record.size(), record);
        qToBigEndian(next, made.data() + at + 5 + kept);
        return made;
    }

private slots:
    // Records that claim a whole file each, on pages that lead in circles: what they claim is not read over and over.
    void aCraftedShelfComesToAnEnd()
    {
        const QString path = m_dir.filePath(QStringLiteral("crafted.db"));
        made::smallShelf(path);
        QByteArray bytes = made::bytesOf(path).left(page);
        bytes += QByteArray(page, 'x');
        qToBigEndian<quint32>(2, bytes.data() + page); // it goes on at itself
        constexpr int pages = 500;
        const qint64 length = 489 + 4092 * 480;
        while (bytes.size() < pages * page)
            bytes += crowded(length, 2);
        made::writeBytes(path, bytes);
        QElapsedTimer timer;
        timer.start();
        const auto report = check(path);
        QVERIFY(!report || !report->isSound());
        QVERIFY(!salvage(path, path + QStringLiteral(".saved")));
        qInfo("%lld ms", timer.elapsed());
        QVERIFY(timer.elapsed() < 5 * 1000); // in hours otherwise
    }

    void noDamageIsSilent()
    {
        const QString good = m_dir.filePath(QStringLiteral("good.db"));
        made::smallShelf(good);
        const QByteArray bytes = made::bytesOf(good);
        const QByteArray content = *made::contentOf(good);
        const QString bad = m_dir.filePath(QStringLiteral("bad.db"));
        QRandomGenerator random(20240229);
        int found = 0;
        int harmless = 0;
        int readable = 0;
        for (int i = 0; i < damagedShelves; ++i) {
            const QByteArray damaged = damagedIn(bytes, i % 8, random);
            made::writeBytes(bad, damaged);
            const auto report = check(bad);
            const auto read = made::contentOf(bad);
            const bool isSound = report && report->isSound();
            if (read && *read == content)
                ++harmless;
            else if (read)
                ++readable;
            found += isSound ? 0 : 1;
            // What check calls sound reads as it always did.
            QVERIFY2(!isSound || (read && *read == content), qPrintable(QString::number(i)));
            // What is read without a fault differs only in what check has named.
            if (!isSound && report && i % 10 == 0) {
                const QString saved = m_dir.filePath(QStringLiteral("saved.db"));
                if (salvage(bad, saved)) {
                    const auto again = check(saved);
                    QVERIFY2(again->isSound(),
                        again->isSound() ? "" : qPrintable(QString::number(i) + again->findings.first().problem));
                    QVERIFY(QFile::remove(saved));
                }
            }
            QVERIFY2(made::bytesOf(bad) == damaged, qPrintable(QString::number(i)));
        }
        qInfo("damaged: %d, named by check: %d, content unharmed: %d, content changed but readable and named: %d", damagedShelves,
            found, harmless, readable);
        QVERIFY(found > damagedShelves / 2); // the damage was real
        QDir(m_dir.path()).removeRecursively();
    }
};

QTEST_GUILESS_MAIN(TestDamage)
#include "tst_damage.moc"

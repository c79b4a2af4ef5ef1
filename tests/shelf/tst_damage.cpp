// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two thousand damaged shelves: none crashes or hangs, and none differs in silence.
#include "shelf/check.h"
#include "shelf/made.h"

#include <QRandomGenerator>
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

private slots:
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Links and keys without a server: what is written reads the same, and what is no link is refused.
#include "share/keys.h"
#include "share/link.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using share::Link;

class Links : public QObject {
    Q_OBJECT

    static Link sample()
    {
        return {Link::Kind::Join,
            {QStringLiteral("house-1a2b"), QStringLiteral("192.168.1.5"), 41234, QStringLiteral("musterroll"),
                QByteArray(420, 'c')},
            share::newWord()};
    }

private slots:
    // Another thread, or a program that is killed at any moment: there is always the old key or the new one.
    void aKeyIsNeverMissingWhileAnotherTakesItsPlace()
    {
        const QTemporaryDir folder;
        const QString shelf = folder.filePath(QStringLiteral("shelf.db"));
        const share::Terms terms{{}, QStringLiteral("table"), QStringLiteral("mr_1"), {}, share::Right::Look, {}};
        share::KeyFiles keys(shelf);
        const QStringList both{share::newKey(), share::newKey()};
        QVERIFY(keys.keep(terms, both[0]));
        std::atomic<bool> isOver = false;
        std::atomic<int> looks = 0, wrong = 0;
        std::thread reader([&] {
            for (const share::KeyFiles own(shelf); !isOver; ++looks) {
                const auto key = own.key(terms);
                wrong += key && both.contains(*key) ? 0 : 1;
            }
        });
        for (int i = 0; i < 200 || looks < 1000; ++i)
            if (!keys.keep(terms, both[(i + 1) % 2]))
                ++wrong;
        isOver = true;
        reader.join();
        QCOMPARE(wrong.load(), 0);
        const QFile::Permissions own = QFile::permissions(QFileInfo(shelf).path() + QStringLiteral("/keys/table.mr_1"));
        QCOMPARE(own & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther), QFile::Permissions());
        QCOMPARE(QDir(QFileInfo(shelf).path() + QStringLiteral("/keys")).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void whatIsWrittenReadsTheSame()
    {
        Link link = sample();
        QCOMPARE(*share::linkFrom(share::written(link)), link);
        link.kind = Link::Kind::House;
        link.address.at.clear();
        link.address.name = QStringLiteral("club.example");
        QCOMPARE(*share::linkFrom(share::written(link)), link);
        QVERIFY(share::written(sample()).size() < 1500); // a QR code holds it
        QVERIFY(share::newWord() != share::newWord());
    }

    void whatIsNoLinkIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        const QString good = share::written(sample());
        QTest::newRow("empty") << QString();
        QTest::newRow("another scheme") << QString(good).replace(QLatin1String("musterroll:"), QLatin1String("https:"));
        QTest::newRow("cut off") << good.left(good.indexOf(QLatin1String("word=")));
        QTest::newRow("without its root") << QString(good).remove(QRegularExpression(QStringLiteral("root=[^&]*&")));
        QTest::newRow("without a port") << QString(good).remove(QStringLiteral(":41234"));
        QTest::newRow("an option smuggled in")
            << QString(good).replace(QLatin1String("name=house"), QLatin1String("name=a;sslmode=disable"));
        QTest::newRow("the same behind signs")
            << QString(good).replace(QLatin1String("name=house"), QLatin1String("name=a%3Bsslmode%3Ddisable"));
        QTest::newRow("a quote smuggled in") << QString(good).replace(QLatin1String("name=house"), QLatin1String("name=a%27"));
        QTest::newRow("a database of words")
            << QString(good).replace(QLatin1String("/join/musterroll"), QLatin1String("/join/muster%20roll"));
        QTest::newRow("another kind") << QString(good).replace(QLatin1String("/join/"), QLatin1String("/take/"));
        QTest::newRow("long") << QString(100000, QLatin1Char('m'));
    }

    void whatIsNoLinkIsRefused()
    {
        QFETCH(QString, text);
        const auto link = share::linkFrom(text);
        QVERIFY(!link);
        QVERIFY(!link.faults().first().remedy.isEmpty());
        QVERIFY(link.faults().first().value.size() < 500);
    }

    // Whatever the person typed, the word is the one that was made, or none.
    void sixLettersAreAWord()
    {
        const QString word = share::newShortWord();
        QCOMPARE(word.size(), 6);
        QCOMPARE(share::shortWordFrom(word), word);
        QCOMPARE(share::shortWordFrom(QStringLiteral(" %1-%2 ").arg(word.left(3).toLower(), word.mid(3))), word);
        for (const char* none : {"", "BCDFG", "BCDFGHJ", "MARTEN", "BCDF1G", "https:", "BCDFG\xc3\x84"})
            QVERIFY2(share::shortWordFrom(QString::fromUtf8(none)).isEmpty(), none);
    }

    // They are the same on both screens, and others for another certificate.
    void fourWordsOfACertificate()
    {
        const QStringList words = share::wordsOf(QByteArray(420, 'c'));
        QCOMPARE(words.size(), 4);
        QCOMPARE(words, share::wordsOf(QByteArray(420, 'c')));
        QVERIFY(words != share::wordsOf(QByteArray(420, 'd')));
        QCOMPARE(share::wordsOf("abc"),
            (QStringList{QStringLiteral("ronum"), QStringLiteral("dipuz"), QStringLiteral("musad"), QStringLiteral("suzop")}));
    }

    void keysAreForTheirOwnerAlone()
    {
        const QTemporaryDir place;
        share::KeyFiles keys(place.filePath(QStringLiteral("shelf.db")));
        const share::Terms anna{{}, QStringLiteral("table"), QStringLiteral("mr_1"), {}, share::Right::Look, {}};
        const share::Terms berta{{}, QStringLiteral("table"), QStringLiteral("mr_2"), {}, share::Right::Look, {}};
        const share::Terms outside{{}, QStringLiteral("../outside"), QStringLiteral("../../mr_3"), {}, share::Right::Look, {}};
        QVERIFY(!keys.key(anna));
        const QString key = share::newKey();
        QCOMPARE(key.size(), 64);
        QVERIFY(keys.keep(anna, key));
        QCOMPARE(*keys.key(anna), key);
        const QString file = place.filePath(QStringLiteral("keys/table.mr_1"));
        QCOMPARE(QFileInfo(file).permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther), QFileDevice::Permissions());
        QVERIFY(keys.keep(outside, key));
        QCOMPARE(QDir(place.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{QStringLiteral("keys")});
        share::KeyFiles others(place.filePath(QStringLiteral("another.db"))); // in the same folder, as another device
        QVERIFY(!others.key(berta));
        QVERIFY(others.keep(berta, share::newKey()));
        QCOMPARE(*keys.key(anna), key);
        others.forget(berta);
        QCOMPARE(*keys.key(anna), key);
        keys.forget(anna);
        QVERIFY(!keys.key(anna));
    }

    // What is saved of a shelf has another name, or lies elsewhere: it is the same device.
    void aKeyIsFoundUnderAnotherName()
    {
        const QTemporaryDir place, elsewhere;
        const share::Terms anna{{}, QStringLiteral("table"), QStringLiteral("mr_1"), {}, share::Right::Look, {}};
        const QString shelf = place.filePath(QStringLiteral("shelf.db")),
                      saved = place.filePath(QStringLiteral("shelf-saved.db"));
        const QString far = elsewhere.filePath(QStringLiteral("r.db"));
        QVERIFY(share::KeyFiles(shelf).keep(anna, QStringLiteral("secret")));
        QCOMPARE(*share::KeyFiles(saved).key(anna), QStringLiteral("secret"));
        QVERIFY(share::copyKeys(shelf, far));
        QCOMPARE(*share::KeyFiles(far).key(anna), QStringLiteral("secret"));
        QCOMPARE(QFileInfo(elsewhere.filePath(QStringLiteral("keys/table.mr_1"))).permissions()
                & (QFileDevice::ReadGroup | QFileDevice::ReadOther),
            QFileDevice::Permissions());
        // As earlier versions named it, by the shelf.
        QVERIFY(QFile::rename(
            place.filePath(QStringLiteral("keys/table.mr_1")), place.filePath(QStringLiteral("keys/shelf.db.table"))));
        for (const QString& one : {shelf, saved})
            QCOMPARE(*share::KeyFiles(one).key(anna), QStringLiteral("secret"));
        QFile other(place.filePath(QStringLiteral("keys/another.db.table"))); // of which nobody knows whose it is
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("other");
        other.close();
        QCOMPARE(*share::KeyFiles(shelf).key(anna), QStringLiteral("secret"));
        QVERIFY(!share::KeyFiles(saved).key(anna));
    }

    void aVerifierDoesNotTellItsKey()
    {
        const QString verifier = share::verifierOf(QStringLiteral("pencil"));
        static const QRegularExpression form(
            QStringLiteral("^SCRAM-SHA-256\\$4096:[A-Za-z0-9+/=]{24}\\$[A-Za-z0-9+/=]{44}:[A-Za-z0-9+/=]{44}$"));
        QVERIFY2(form.match(verifier).hasMatch(), qPrintable(verifier));
        QVERIFY(verifier != share::verifierOf(QStringLiteral("pencil"))); // another salt each time
        QVERIFY(!verifier.contains(QStringLiteral("pencil")));
    }

    void aCertificateKeepsItsBytes()
    {
        const QByteArray bytes(333, '\x7f');
        QCOMPARE(share::derOf(share::pemOf(bytes)), bytes);
        QVERIFY(share::derOf("nothing").isEmpty());
    }
};

QTEST_GUILESS_MAIN(Links)
#include "tst_link.moc"

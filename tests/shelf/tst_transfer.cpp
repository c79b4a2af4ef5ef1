// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign as a text file: out and in again without a difference, and every damaged line is named.
#include "shelf/made.h"

#include <QBuffer>
#include <QJsonDocument>
#include <QtTest>

using namespace shelf;

class TestTransfer : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};
    int m_files = 0;
    QString newPath(const QString& name) { return m_dir.filePath(QStringLiteral("%1/%2").arg(++m_files).arg(name)); }

    static engine::Result<Campaign> imported(Shelf& shelf, QByteArray text)
    {
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        return shelf.imported(buffer, QStringLiteral("ravens.txt"));
    }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void itComesBackAsItWentOut()
    {
        const QString path = newPath(QStringLiteral("shelf.db"));
        const auto shelf = made::opened(path);
        const QString id = made::filled(*shelf, QStringLiteral("Ravens ü"), 40);
        {
            const auto journal = shelf->journal(id);
            engine::Entry back = made::entryAt(41);
            back.verb = QStringLiteral("undo");
            back.node = 39;
            back.tip = 40;
            QVERIFY((*journal)->append(back));
        }
        const QString file = m_dir.filePath(QStringLiteral("ravens.txt"));
        QVERIFY(shelf->exportTo(id, file));
        const QByteArray before = made::bytesOf(file);
        for (const QString& there : {file, shelf->path(), QFileInfo(file).path()}) { // nothing is written over
            const auto refused = shelf->exportTo(id, there);
            QVERIFY(!refused);
            QCOMPARE(refused.faults().first().place, there);
            QVERIFY(refused.faults().first().remedy.contains(QStringLiteral("new name")));
        }
        QCOMPARE(made::bytesOf(file), before);
        const QByteArray text = made::bytesOf(file);
        QCOMPARE(text.count('\n'), 43);
        for (const QByteArray& line : text.trimmed().split('\n'))
            QVERIFY(QJsonDocument::fromJson(line).isObject());

        const auto other = made::opened(newPath(QStringLiteral("shelf.db")));
        const auto there = other->importFrom(file);
        QVERIFY2(there, qPrintable(there ? QString() : there.faults().first().text()));
        QCOMPARE(there->id, id);
        QCOMPARE(there->name, QStringLiteral("Ravens ü"));
        QCOMPARE(there->entries, 41);
        QCOMPARE(*other->exported(id), text);
        QCOMPARE(other->campaign(id)->created, shelf->campaign(id)->created);
        QCOMPARE(other->campaign(id)->lastPlayed, shelf->campaign(id)->lastPlayed);
        QVERIFY(other->check()->isSound());
        const auto journal = other->journal(id);
        QVERIFY((*journal)->append(made::entryAt(42)));
    }

    void whatIsThereAlreadyGetsACopyWithAnotherName()
    {
        const auto shelf = made::opened(newPath(QStringLiteral("shelf.db")));
        const QString id = made::filled(*shelf, QString(80, QLatin1Char('r')), 5);
        const QByteArray text = *shelf->exported(id);
        QStringList names;
        for (int i = 0; i < 3; ++i) {
            const auto copy = imported(*shelf, text);
            QVERIFY(copy);
            QVERIFY(copy->id != id);
            QVERIFY(copy->name.size() <= 80);
            names += copy->name;
        }
        names.removeDuplicates();
        QCOMPARE(names.size(), 3);
        QCOMPARE(shelf->campaigns()->size(), 4);
        QVERIFY(shelf->check()->isSound());
        QVERIFY(imported(*shelf, *shelf->exported(shelf->campaign(names[0])->id)));
    }

    void aCopyOfACopyGetsTheNextNumber()
    {
        const auto shelf = made::opened(newPath(QStringLiteral("shelf.db")));
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 5);
        const auto second = imported(*shelf, *shelf->exported(id));
        QCOMPARE(second->name, QStringLiteral("Ravens (2)"));
        QCOMPARE(imported(*shelf, *shelf->exported(second->id))->name, QStringLiteral("Ravens (3)"));
        QCOMPARE(imported(*shelf, *shelf->exported(id))->name, QStringLiteral("Ravens (4)"));
        const QString own = made::filled(*shelf, QStringLiteral("(2)"), 1);
        QCOMPARE(imported(*shelf, *shelf->exported(own))->name, QStringLiteral("(2) (2)"));
    }

    void everyDamagedLineIsNamed()
    {
        const QString path = newPath(QStringLiteral("shelf.db"));
        const auto shelf = made::opened(path);
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 5);
        const QByteArray text = *shelf->exported(id);
        const QByteArray before = *shelf->exported(id);
        int line = 1;
        for (qsizetype at = 0; at < text.size(); ++at) {
            QByteArray bad = text;
            bad[at] = bad[at] == 'z' ? 'y' : 'z';
            const auto result = imported(*shelf, bad);
            QVERIFY2(!result, qPrintable(QString::number(at) + QString::fromUtf8(bad.mid(at - 30, 40))));
            const engine::Fault fault = result.faults().first();
            // A lost line end is seen in the line that it made.
            QVERIFY2(
                fault.place == QStringLiteral("ravens.txt, line %1").arg(line), qPrintable(fault.text() + QString::number(at)));
            QVERIFY(!fault.remedy.isEmpty());
            if (text[at] == '\n')
                ++line;
        }
        QCOMPARE(shelf->campaigns()->size(), 1);
        QCOMPARE(*shelf->exported(id), before);
    }

    void linesCannotBeLostDoubledOrExchanged()
    {
        const auto shelf = made::opened(newPath(QStringLiteral("shelf.db")));
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 6);
        const QByteArray text = *shelf->exported(id);
        const QList<QByteArray> lines = text.split('\n'); // 8 and an empty one
        const auto joined = [](QList<QByteArray> all) { return all.join('\n'); };
        for (qsizetype i = 0; i < 8; ++i) {
            QList<QByteArray> lost = lines;
            lost.removeAt(i);
            QVERIFY(!imported(*shelf, joined(lost)));
            QList<QByteArray> doubled = lines;
            doubled.insert(i, lines[i]);
            QVERIFY(!imported(*shelf, joined(doubled)));
            QList<QByteArray> exchanged = lines;
            exchanged.swapItemsAt(i, (i + 1) % 8);
            QVERIFY(!imported(*shelf, joined(exchanged)));
        }
        for (qsizetype i = 1; i <= 8; ++i) {
            QList<QByteArray> parted = lines;
            parted.insert(i, i % 2 == 0 ? "" : "  ");
            const auto result = imported(*shelf, joined(parted));
            QVERIFY2(!result && result.faults().first().text().contains(QStringLiteral("This line is empty")),
                result ? "taken" : qPrintable(QString::number(i) + result.faults().first().text()));
        }
        for (qsizetype length = 0; length < text.size(); length += 7)
            QVERIFY(!imported(*shelf, text.left(length)));
        QVERIFY(!imported(*shelf, text + "{}\n"));
        QVERIFY(!imported(*shelf, QByteArray(3000000, '[')));
        QVERIFY(!imported(*shelf, "{\"format\":\"musterroll-campaign\",\"version\":2}\n"));
        QCOMPARE(shelf->campaigns()->size(), 1);
        QByteArray dos = text;
        QVERIFY(imported(*shelf, dos.replace("\n", "\r\n"))); // line ends are not content
    }

    void missingFilesAndFoldersAreTold()
    {
        const auto shelf = made::opened(newPath(QStringLiteral("shelf.db")));
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 2);
        const QString nowhere = m_dir.filePath(QStringLiteral("no such folder/ravens.txt"));
        QVERIFY(!shelf->importFrom(nowhere));
        const auto refused = shelf->exportTo(id, nowhere);
        QVERIFY(!refused);
        QCOMPARE(refused.faults().first().place, nowhere);
        QVERIFY(!shelf->exported(QStringLiteral("no such id")));
    }
};

QTEST_GUILESS_MAIN(TestTransfer)
#include "tst_transfer.moc"

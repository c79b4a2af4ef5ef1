// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Printed sheets: the paper that was asked for, as many pages as there are, text that stays inside, and no half files.
#include "kit/drawn/sheet.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using kit::Paper;
using kit::Sheet;

namespace {

QByteArray contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

Sheet sheetOf(int pages, bool across = false)
{
    return {QStringLiteral("test"), QStringLiteral("A test"), across, [pages](const QSizeF&) {
                return QList<Sheet::Paint>(pages, [](QPainter& painter, const QRectF& area) {
                    painter.drawRect(area);
                    kit::fitText(painter, area, Qt::AlignCenter, QStringLiteral("<b>plain</b>"));
                });
            }};
}

// Where something is darker than paper.
QRect inkOf(const QImage& image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 200)
                ink |= QRect(x, y, 1, 1);
    return ink;
}

} // namespace

class TestSheet : public QObject {
    Q_OBJECT

private slots:
    void papersHaveTheirSizes_data();
    void papersHaveTheirSizes();
    void cardsFillThePages();
    void longTextStaysInside();
    void whatCannotBeWrittenIsTold();
    void aFullDiskLeavesTheOldFile();
};

void TestSheet::papersHaveTheirSizes_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<bool>("across");
    QTest::addColumn<QByteArray>("box");
    QTest::newRow("A4") << int(Paper::A4) << false << QByteArray("/MediaBox [0 0 595 842]");
    QTest::newRow("Letter") << int(Paper::Letter) << false << QByteArray("/MediaBox [0 0 612 792]");
    QTest::newRow("Letter across") << int(Paper::Letter) << true << QByteArray("/MediaBox [0 0 792 612]");
}

void TestSheet::papersHaveTheirSizes()
{
    QFETCH(int, paper);
    QFETCH(bool, across);
    QFETCH(QByteArray, box);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("sheet.pdf"));
    QVERIFY(kit::writePdf(sheetOf(3, across), Paper(paper), file));
    QByteArray pdf = contentOf(file);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QVERIFY(pdf.contains("/Count 3"));
    for (const char* fraction : {".000000", ".0000"}) // Qt writes as many places as it likes
        pdf.replace(fraction, "");
    QVERIFY2(pdf.contains(box), pdf.mid(pdf.indexOf("/MediaBox"), 60).constData());
    const QList<QImage> seen = kit::pictures(sheetOf(3, across), Paper(paper));
    QCOMPARE(seen.size(), 3);
    QCOMPARE(seen.first().width() > seen.first().height(), across);
    QVERIFY(seen.first().rect().adjusted(70, 70, -70, -70).contains(inkOf(seen.first())));
}

void TestSheet::cardsFillThePages()
{
    int painted = 0;
    const Sheet sheet = kit::cardSheet(QStringLiteral("cards"), QStringLiteral("Cards"), QSizeF(630, 880),
        QList<Sheet::Paint>(10, [&](QPainter&, const QRectF& card) {
            QCOMPARE(card.size(), QSizeF(630, 880));
            ++painted;
        }));
    for (const Paper paper : {Paper::A4, Paper::Letter})
        QCOMPARE(kit::pictures(sheet, paper).size(), 2); // nine on a page
    QCOMPARE(painted, 20);
}

void TestSheet::longTextStaysInside()
{
    const QRect box(100, 100, 400, 60);
    for (const int flags : {int(Qt::AlignLeft | Qt::AlignVCenter), int(Qt::AlignLeft | Qt::TextWordWrap)}) {
        QImage image(600, 400, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        kit::fitText(painter, box, flags, QStringLiteral("A very long name of somebody ").repeated(12));
        painter.end();
        const QRect ink = inkOf(image);
        QVERIFY(!ink.isEmpty());
        QVERIFY(box.adjusted(-1, -1, 1, 1).contains(ink));
    }
}

void TestSheet::whatCannotBeWrittenIsTold()
{
    QTemporaryDir folder;
    const auto nowhere = kit::writePdf(sheetOf(1), Paper::A4, folder.filePath(QStringLiteral("none/sheet.pdf")));
    QVERIFY(!nowhere);
    QVERIFY(nowhere.faults().first().problem.contains(QStringLiteral("none")));
    QVERIFY(!kit::writePdf(sheetOf(1), Paper::A4, folder.path()));
    QVERIFY(!kit::writePdf(sheetOf(1), Paper::A4, {}));
    QVERIFY(!kit::writePdf(sheetOf(0), Paper::A4, folder.filePath(QStringLiteral("empty.pdf"))));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestSheet::aFullDiskLeavesTheOldFile()
{
#ifdef Q_OS_UNIX
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("sheet.pdf"));
    QVERIFY(kit::writePdf(sheetOf(1), Paper::A4, file));
    const QByteArray before = contentOf(file);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    rlimit small = old;
    small.rlim_cur = 500;
    setrlimit(RLIMIT_FSIZE, &small);
    const auto written = kit::writePdf(sheetOf(5), Paper::A4, file);
    setrlimit(RLIMIT_FSIZE, &old);
    QVERIFY(!written);
    QCOMPARE(contentOf(file), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
#else
    QSKIP("File sizes cannot be limited here.");
#endif
}

QTEST_MAIN(TestSheet)
#include "tst_sheet.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Documents: whatever stands in one breaks cleanly over pages, and is plain text in PDF, HTML and Markdown.
#include "kit/paper/document.h"
#include "kit/paper/pieces.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using kit::paper::Cell;
using kit::paper::Document;

namespace {

constexpr QSizeF room(1950, 2490);

Document longOne(int rows)
{
    Document document;
    document.id = QStringLiteral("long");
    document.title = QStringLiteral("A long one");
    QList<QList<Cell>> all;
    for (int i = 0; i < rows; ++i)
        all += QList<Cell>{Cell::box(i % 2 == 0, QStringLiteral("row %1").arg(i)), Cell(QString(i % 7 * 40, QLatin1Char('w')))};
    document.heading(QStringLiteral("Rows"));
    document.table({QStringLiteral("What"), QStringLiteral("#Value")}, all);
    return document;
}

QByteArray contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

bool isInkOutside(const QImage& page)
{
    const QRect inside = page.rect().adjusted(60, 60, -60, -60);
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x)
            if (!inside.contains(x, y) && qGray(page.pixel(x, y)) < 200)
                return true;
    return false;
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void anyAmountFindsPages();
    void wordsWiderThanTheLineAreWrapped();
    void textsLongerThanThePageGoOn();
    void emptyCellsTakeNoLine();
    void columnsAreEven();
    void headingsStayWithWhatFollows();
    void markupIsPlainText();
    void signsOfMarkdownStayReadable_data();
    void signsOfMarkdownStayReadable();
    void curvesAreTablesToo();
    void filesAreWholeOrWereNeverMade();
};

void TestDocument::anyAmountFindsPages()
{
    QCOMPARE(kit::paper::asSheet(Document()).pages(room).size(), 1);
    const auto few = kit::paper::asSheet(longOne(30)).pages(room).size();
    const auto many = kit::paper::asSheet(longOne(10000)).pages(room).size();
    QVERIFY(few >= 1 && few < 3);
    QVERIFY2(many > 100 && many < 1500, qPrintable(QString::number(many)));
}

void TestDocument::wordsWiderThanTheLineAreWrapped()
{
    const QString word(500, QLatin1Char('w'));
    const QFont font = kit::paper::letters(8);
    const QStringList lines = kit::paper::wrapped(word, font, 300);
    QVERIFY(lines.size() > 5);
    QCOMPARE(lines.join(QString()), word); // nothing is lost
    for (const QString& line : lines)
        QVERIFY(kit::paper::widthOf(line, font) <= 302);
}

void TestDocument::textsLongerThanThePageGoOn()
{
    Document document;
    document.title = QString(300, QLatin1Char('T'));
    document.kicker = QString(300, QLatin1Char('k'));
    document.beside = QString(300, QLatin1Char('b'));
    document.foot = QString(300, QLatin1Char('f'));
    document.heading(QString(400, QLatin1Char('h')), QString(400, QLatin1Char('n')));
    document.text(QStringLiteral("many words ").repeated(4000));
    document.text(QStringLiteral("שלום עולם ").repeated(200)); // from right to left
    document.blocks +=
        kit::paper::Facts{{{QString(90, QLatin1Char('l')), QString(90, QLatin1Char('v'))}, {QStringLiteral("a"), {}}}};
    document.table({QStringLiteral("#Number"), QStringLiteral("Word")},
        {{Cell(QString(3000, QLatin1Char('9'))), Cell(QStringLiteral("x ").repeated(3000))}});
    for (const kit::Paper paper : {kit::Paper::A4, kit::Paper::Letter}) {
        const QList<QImage> pages = kit::pictures(kit::paper::asSheet(document), paper);
        QVERIFY(pages.size() > 2);
        for (const QImage& page : pages)
            QVERIFY(!isInkOutside(page));
    }
}

// A row is as high as what stands in it; to those that are left for a pencil a hand comes.
void TestDocument::emptyCellsTakeNoLine()
{
    const auto heights = [](const QString& second, int spare) {
        Document document;
        document.table({QString(), QString()}, {{Cell(QStringLiteral("a")), Cell(second)}}, spare);
        QList<double> all;
        for (const kit::paper::Piece& piece : kit::paper::piecesOf(document.blocks.first(), 900))
            all += piece.height;
        return all;
    };
    QCOMPARE(heights(QString(), 0), heights(QStringLiteral("b"), 0));
    QVERIFY(heights(QString(), 1)[1] >= 60);
    QCOMPARE(kit::paper::wrapped(QStringLiteral("a\n\nb"), kit::paper::letters(8), 300).size(), 3);
}

void TestDocument::columnsAreEven()
{
    Document document;
    document.columns(2);
    for (int i = 0; i < 40; ++i)
        document.text(QStringLiteral("line %1").arg(i));
    const QImage page = kit::pictures(kit::paper::asSheet(document), kit::Paper::A4).first();
    int deepest[2] = {0, 0};
    for (int y = 260; y < page.height() - 160; ++y)
        for (int x = 80; x < page.width() - 80; ++x)
            if (qGray(page.pixel(x, y)) < 128)
                deepest[x > page.width() / 2] = y;
    QVERIFY(deepest[0] > 400 && deepest[1] > 400);
    QVERIFY2(std::abs(deepest[0] - deepest[1]) < 120, qPrintable(QStringLiteral("%1 %2").arg(deepest[0]).arg(deepest[1])));
}

// With the space below them: none stands at the foot of a column.
void TestDocument::headingsStayWithWhatFollows()
{
    const auto staying = [](kit::paper::Text::Tone tone) {
        int count = 0;
        for (const kit::paper::Piece& piece : kit::paper::piecesOf(kit::paper::Text{QStringLiteral("Round 3"), tone}, 900))
            count += piece.staysWithNext;
        return count;
    };
    QCOMPARE(staying(kit::paper::Text::Tone::Strong), 2);
    QCOMPARE(staying(kit::paper::Text::Tone::Plain), 0);
}

void TestDocument::markupIsPlainText()
{
    const QString evil = QStringLiteral("<script>alert(1)</script> [a](javascript:b) | **c** \n<img src=x>");
    Document document;
    document.title = document.kicker = document.beside = document.foot = evil;
    document.heading(evil, evil);
    document.text(evil);
    document.text(evil, kit::paper::Text::Tone::Ruling);
    document.blocks += kit::paper::Facts{{{evil, evil}}};
    document.table({evil, evil}, {{Cell(evil), Cell::box(true, evil)}});
    document.blocks += kit::paper::Curve{{evil, evil}, {{evil, {1, 2}}}, evil};
    const QByteArray html = kit::paper::asHtml(document);
    QVERIFY(!html.contains("<script"));
    QVERIFY(!html.contains("<img src=x"));
    QVERIFY(html.contains("&lt;script&gt;"));
    const QByteArray markdown = kit::paper::asMarkdown(document);
    QByteArray bare = markdown; // what no backslash stands before
    bare.replace("\\<", "").replace("\\[", "");
    QVERIFY(!bare.contains('<'));
    QVERIFY(!bare.contains('['));
    QVERIFY(markdown.contains("\\<script\\>"));
    const QList<QByteArray> rows = markdown.split('\n'); // a bar in a cell makes no column
    const auto row = std::find_if(rows.begin(), rows.end(), [](const QByteArray& one) { return one.contains("☒"); });
    QVERIFY(row != rows.end());
    QByteArray bars = *row;
    bars.replace("\\|", "");
    QCOMPARE(bars.count('|'), 3);
}

void TestDocument::signsOfMarkdownStayReadable_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("a sentence") << "Swords & Souls: 5-4, well done! (+1)."
                                << "Swords & Souls: 5-4, well done! (+1).";
    QTest::newRow("a list") << "- no list"
                            << "\\- no list";
    QTest::newRow("a numbered one") << "14. of March"
                                    << "14\\. of March";
    QTest::newRow("another") << " 1) of two"
                             << " 1\\) of two";
    QTest::newRow("a heading") << "# of dice"
                               << "\\# of dice";
    QTest::newRow("an entity") << "&lt; &#60; & so"
                               << "\\&lt; \\&#60; & so";
}

// What means something there is written so that it does not, and nothing else is.
void TestDocument::signsOfMarkdownStayReadable()
{
    QFETCH(QString, text);
    QFETCH(QString, written);
    Document document;
    document.text(text);
    const QString all = QString::fromUtf8(kit::paper::asMarkdown(document));
    QVERIFY2(all.contains(QLatin1Char('\n') + written + QLatin1Char('\n')), qPrintable(all));
}

void TestDocument::curvesAreTablesToo()
{
    Document document;
    document.blocks += kit::paper::Curve{{QStringLiteral("one"), QStringLiteral("two")},
        {{QStringLiteral("Gold"), {5, -31}}, {QStringLiteral("Threat"), {2, 8}}}, QStringLiteral("Two lines")};
    QVERIFY(kit::paper::asMarkdown(document).contains("| two | \\-31 | 8 |"));
    QVERIFY(kit::paper::asHtml(document).contains("alt=\"Two lines\""));
    QVERIFY(kit::paper::asHtml(document).contains("-31"));
    const QImage page = kit::pictures(kit::paper::asSheet(document), kit::Paper::A4).first();
    QVERIFY(!isInkOutside(page));
    // Of steps between which nothing changes there are two.
    document.blocks = {kit::paper::Curve{{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")},
        {{QStringLiteral("Gold"), {5, 5, 5, 5}}}, QStringLiteral("Still")}};
    const QByteArray still = kit::paper::asMarkdown(document);
    QVERIFY(still.contains("| a | 5 |") && still.contains("| d | 5 |"));
    QVERIFY(!still.contains("| b |") && !still.contains("| c |"));
}

void TestDocument::filesAreWholeOrWereNeverMade()
{
    const QTemporaryDir folder;
    for (const char* ending : {"pdf", "html", "md"}) {
        const QString file = folder.filePath(QStringLiteral("a.") + QLatin1String(ending));
        QVERIFY(kit::paper::write(longOne(3), kit::Paper::A4, file));
        QVERIFY(contentOf(file).size() > 100);
        const QString nowhere = folder.filePath(QStringLiteral("no/such/a.") + QLatin1String(ending));
        const auto refused = kit::paper::write(longOne(3), kit::Paper::A4, nowhere);
        QVERIFY(!refused);
        QVERIFY(!refused.faults().first().remedy.isEmpty());
        QVERIFY(!QFile::exists(nowhere));
    }
    QVERIFY(contentOf(folder.filePath(QStringLiteral("a.pdf"))).startsWith("%PDF"));
    const auto strange = kit::paper::write(longOne(3), kit::Paper::A4, folder.filePath(QStringLiteral("a.docx")));
    QVERIFY(!strange);
    QVERIFY(strange.faults().first().text().contains(QStringLiteral("pdf")));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 3);
}

QTEST_MAIN(TestDocument)
#include "tst_document.moc"

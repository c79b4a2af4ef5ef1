// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The owner's own rulebook: attached, opened at a rule's page, counted anew, and what is said of a file that is none, gone or
// another one. Its pages are plain colours, so that a picture tells which one it is.
#include "window/search/book_pages.h"

#include "training.h"
#include "window/search/rules_page.h"

#include <QFile>
#include <QLabel>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>

class TestOwnBook : public QObject {
    Q_OBJECT

private slots:
    void init();
    void itOpensAtThePageOfARule();
    void pagesAreCountedFromWhereSomebodySays();
    void whatCannotBeReadIsSaid_data();
    void whatCannotBeReadIsSaid();
    void anotherEditionIsSaid();
    void itIsNoNoteOnARule();

private:
    QString path() const { return training->folder.filePath(QStringLiteral("my book.pdf")); }
    void write(int pages) const;
    QString said() const { return pages->findChild<QLabel*>(QStringLiteral("bookProblem"))->text(); }
    int number() const { return pages->findChild<QSpinBox*>(QStringLiteral("pageOfFile"))->value(); }
    QColor shown() const;
    void press(const char* name) const { QTest::mouseClick(pages->findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton); }

    std::unique_ptr<Training> training;
    std::unique_ptr<window::BookPages> pages;
};

namespace {

QColor colourOf(int page) { return QColor::fromHsv(page * 25, 255, 200); }

bool isLike(const QColor& a, const QColor& b)
{
    constexpr int most = 12; // what smoothing may change
    return qAbs(a.red() - b.red()) < most && qAbs(a.green() - b.green()) < most && qAbs(a.blue() - b.blue()) < most;
}

} // namespace

void TestOwnBook::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support (propagateSizeHints|raise))")));
    if (QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty())
        QSKIP("Debian's package poppler-utils is not installed: pages of a PDF cannot be shown.");
    pages.reset();
    training = std::make_unique<Training>();
    QVERIFY(training->faults.isEmpty());
    pages = std::make_unique<window::BookPages>(
        training->library, QStringLiteral("hired-swords"), QStringLiteral("Hired Swords"), nullptr);
    write(12);
}

void TestOwnBook::write(int count) const
{
    QPdfWriter writer(path());
    QPainter painter(&writer);
    for (int page = 1; page <= count; ++page) {
        if (page > 1)
            writer.newPage();
        painter.fillRect(QRect(0, 0, writer.width(), writer.height()), colourOf(page));
    }
}

QColor TestOwnBook::shown() const
{
    const QImage picture = pages->findChild<QLabel*>(QStringLiteral("bookPage"))->pixmap().toImage();
    return picture.isNull() ? QColor() : picture.pixelColor(picture.width() / 2, picture.height() / 2);
}

void TestOwnBook::itOpensAtThePageOfARule()
{
    QVERIFY(window::keepOwnBook(training->library, QStringLiteral("hired-swords"), {path(), 12, 0}));
    QSignalSpy painted(pages.get(), &window::BookPages::shown);
    pages->openAt(QStringLiteral("10, 17"));
    QTRY_COMPARE(painted.size(), 1);
    QCOMPARE(painted.first().first().toInt(), 10);
    QVERIFY(isLike(shown(), colourOf(10)));
    QVERIFY(said().isEmpty());
    press("pageOn");
    QTRY_COMPARE(painted.size(), 2);
    QVERIFY(isLike(shown(), colourOf(11)));
    // The rule's own page is the way there.
    window::RulesPage rules(training->library);
    rules.sit(training->sitting.get(), nullptr);
    rules.open(QStringLiteral("hs-melee"));
    auto* text = rules.findChild<QTextBrowser*>(QStringLiteral("entry"));
    QVERIFY(text->toHtml().contains(QStringLiteral("book:11")));
    emit text->anchorClicked(QUrl(QStringLiteral("book:11")));
    auto* opened = rules.findChild<window::BookPages*>();
    QVERIFY(opened && opened->isVisible());
    QTRY_COMPARE(opened->findChild<QSpinBox*>(QStringLiteral("pageOfFile"))->value(), 11);
}

void TestOwnBook::pagesAreCountedFromWhereSomebodySays()
{
    QVERIFY(window::keepOwnBook(training->library, QStringLiteral("hired-swords"), {path(), 12, 0}));
    pages->openAt(QStringLiteral("4"));
    QCOMPARE(number(), 4);
    press("pageOn");
    press("pageOn");
    press("countHere");
    const auto kept = window::ownBook(training->library, QStringLiteral("hired-swords"));
    QVERIFY(kept);
    QCOMPARE(kept->before, 2);
    pages->openAt(QStringLiteral("7-8"));
    QCOMPARE(number(), 9);
    pages->openAt(QStringLiteral("11")); // would be page 13
    QCOMPARE(number(), 12);
    QVERIFY2(said().contains(QStringLiteral("it has 12")), qPrintable(said()));
    QVERIFY(!window::ownBook(training->library, QStringLiteral("mercenarium")));
}

void TestOwnBook::whatCannotBeReadIsSaid_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("problem");
    QTest::newRow("none") << QByteArray("The rules of a game <b>bold</b>") << QStringLiteral("no PDF");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("no PDF");
    QTest::newRow("cut off") << QByteArray("%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n")
                             << QStringLiteral("no PDF");
}

void TestOwnBook::whatCannotBeReadIsSaid()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, problem);
    QVERIFY(window::keepOwnBook(training->library, QStringLiteral("hired-swords"), {path(), 12, 3}));
    const QString other = training->folder.filePath(QStringLiteral("other.pdf"));
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    pages->attach(other);
    QVERIFY2(said().contains(problem) && said().contains(QStringLiteral("other.pdf")), qPrintable(said()));
    const auto kept = window::ownBook(training->library, QStringLiteral("hired-swords"));
    QVERIFY(kept && kept->path == path() && kept->before == 3); // what was attached stays
    QSignalSpy painted(pages.get(), &window::BookPages::shown);
    pages->openAt(QStringLiteral("4"));
    QTRY_COMPARE(painted.size(), 1);
    QVERIFY(shown().isValid());
    QVERIFY(QFile::remove(path()));
    pages->openAt(QStringLiteral("4"));
    QVERIFY2(said().contains(QStringLiteral("does not lie here any more")), qPrintable(said()));
    QVERIFY(!shown().isValid()); // nor does its old page
    QVERIFY(!pages->findChild<QSpinBox*>(QStringLiteral("pageOfFile"))->isVisible());
}

void TestOwnBook::anotherEditionIsSaid()
{
    QVERIFY(window::keepOwnBook(training->library, QStringLiteral("hired-swords"), {path(), 12, 0}));
    write(8);
    pages->openAt(QStringLiteral("4"));
    QVERIFY2(said().contains(QStringLiteral("8, not 12")), qPrintable(said()));
    QCOMPARE(number(), 4);
    press("countHere"); // it is the right one all the same
    pages->openAt(QStringLiteral("5"));
    QVERIFY2(said().isEmpty(), qPrintable(said()));
}

void TestOwnBook::itIsNoNoteOnARule()
{
    QVERIFY(window::keepOwnBook(training->library, QStringLiteral("hired-swords"), {path(), 12, 0}));
    training->sitting.reset(); // it holds the file
    QVERIFY(training->library.openAgain().isEmpty());
    QVERIFY(!training->library.isPinned(QStringLiteral("hired-swords")));
}

QTEST_MAIN(TestOwnBook)
#include "tst_own_book.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Before the game and at its cards by keyboard: who sits there is called otherwise in one step, and a card is found by its
// letters.
#include "program.h"

#include "kit/lists/notice_bar.h"

#include <QLineEdit>
#include <QScrollArea>

using namespace mercenarium;

class TestSeats : public QObject {
    Q_OBJECT

private slots:
    void whoSitsThereIsCalledOtherwise();
    void nobodySitsDownWithoutAName();
    void theKeysBeginAtWhatIsNext();
    void nobodyIsCalledAsSomebodyElse();
    void whoIsTypedSitsDownAtTheDeal();
    void dealingWaitsForTwo();
    void everySeatIsInSight();
    void noButtonOfASeatIsCut();
    void aCardIsFoundByItsLetters();

private:
    static void call(Program& program, const char* seat, const QString& name)
    {
        auto* line = program.part<QLineEdit>(seat);
        program.main->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
    }
};

void TestSeats::whoSitsThereIsCalledOtherwise()
{
    Program program;
    const qint64 before = program.main->sitting()->table().last();
    call(program, "name-south", QStringLiteral("Mo"));
    QCOMPARE(nameOf(program.state(), Seat::South), QStringLiteral("Mo"));
    QCOMPARE(program.main->sitting()->table().last(), before + 1);
    QCOMPARE(QApplication::focusWidget(), program.part<QLineEdit>("name-north")); // where the next name is typed
    call(program, "name-north", QStringLiteral("Pia"));
    QCOMPARE(QApplication::focusWidget(), program.part<QLineEdit>("name-west"));
    call(program, "name-west", QStringLiteral("Jon"));
    QCOMPARE(QApplication::focusWidget(), program.part<QLineEdit>("name-east"));
    QCOMPARE(program.state().players.size(), 3);
    program.main->sitting()->undo();
    program.main->sitting()->undo();
    QCOMPARE(program.part<QLineEdit>("name-north")->text(), nameOf(program.state(), Seat::North));
}

// Return in an empty line goes on to the next one; the button beside it seats somebody all the same.
void TestSeats::nobodySitsDownWithoutAName()
{
    Program program;
    const qint64 before = program.main->sitting()->table().last();
    QVERIFY(!player(program.state(), Seat::West));
    call(program, "name-west", {});
    QCOMPARE(program.main->sitting()->table().last(), before);
    QCOMPARE(QApplication::focusWidget(), program.part<QLineEdit>("name-east"));
    program.part<QPushButton>("sit-west")->click();
    QVERIFY(player(program.state(), Seat::West));
}

// Whoever begins to type or to press is at what is next.
void TestSeats::theKeysBeginAtWhatIsNext()
{
    Program program;
    const auto first = [&]() -> QString {
        const QWidget* one = program.main->findChild<kit::TableView*>();
        while (one->focusProxy())
            one = one->focusProxy();
        return one->objectName();
    };
    call(program, "name-south", QStringLiteral("Mo"));
    call(program, "name-north", QStringLiteral("Pia"));
    QCOMPARE(first(), QStringLiteral("deal"));
    auto* deal = program.part<QPushButton>("deal");
    deal->setFocus();
    QTest::keyClick(deal, Qt::Key_Space);
    QVERIFY(program.state().dealt);
    QVERIFY(program.part<QPushButton>("rollOrder")->hasFocus()); // what is filled now
    program.play(program.middle());
    QCOMPARE(first(), QStringLiteral("field"));
}

void TestSeats::nobodyIsCalledAsSomebodyElse()
{
    Program program;
    call(program, "name-south", QStringLiteral("Mo"));
    const qint64 before = program.main->sitting()->table().last();
    call(program, "name-north", QStringLiteral("Mo"));
    QCOMPARE(program.main->sitting()->table().last(), before);
    QCOMPARE(QApplication::focusWidget(), program.part<QLineEdit>("name-north"));
    QCOMPARE(program.part<QLineEdit>("name-north")->text(), QStringLiteral("Mo")); // to be mended
}

// In letters and words of twice the width, too: the place beside the board follows what is shown there.
void TestSeats::noButtonOfASeatIsCut()
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.9);
    QApplication::setFont(large);
    {
        Program program;
        QTRY_VERIFY((program.main->resize(1280, 720), program.main->size() == QSize(1280, 720)));
        const QWidget* area = program.part<QWidget>("opening");
        while (area && !qobject_cast<const QScrollArea*>(area))
            area = area->parentWidget();
        QVERIFY(area);
        const QWidget* page = qobject_cast<const QScrollArea*>(area)->viewport();
        for (const char* seat : {"sit-south", "sit-north", "sit-west", "sit-east"}) {
            const auto* button = program.part<QPushButton>(seat);
            const int right = button->mapTo(page, button->rect().topRight()).x();
            QVERIFY2(right < page->width(), qPrintable(QStringLiteral("%1 of %2").arg(right).arg(page->width())));
        }
    }
    QApplication::setFont(usual);
}

void TestSeats::everySeatIsInSight()
{
    Program program;
    const auto* opening = program.part<QWidget>("opening");
    auto* name = program.part<QLineEdit>("name-west");
    name->setText(QString::fromUtf8("\U0001f3b2 \u4e16\u754c \u05e9\u05dc\u05d5\u05dd")); // letters of other fonts are wider
    QCoreApplication::processEvents();
    name->updateGeometry();
    QCoreApplication::processEvents();
    for (const char* seat : {"south", "north", "west", "east"})
        for (const char* part : {"name-", "house-", "sit-"}) {
            const auto* one = program.part<QWidget>(qPrintable(QLatin1String(part) + QLatin1String(seat)));
            const QRect at(one->mapTo(opening, QPoint()), one->size());
            QVERIFY2(opening->rect().contains(at) && one->visibleRegion().boundingRect() == one->rect(), part);
        }
}

void TestSeats::whoIsTypedSitsDownAtTheDeal()
{
    Program program;
    for (const auto& [seat, name] : {std::pair("name-west", "Rosa"), std::pair("name-east", "Tom")}) {
        auto* line = program.part<QLineEdit>(seat);
        line->setFocus();
        QTest::keyClicks(line, QLatin1String(name));
    }
    program.part<QPushButton>("deal")->click();
    QCOMPARE(program.state().players.size(), 4);
    QCOMPARE(nameOf(program.state(), Seat::West), QStringLiteral("Rosa"));
    QCOMPARE(nameOf(program.state(), Seat::East), QStringLiteral("Tom"));
    QVERIFY(program.state().dealt);

    Program other; // whose name is somebody's already is told, and nobody is dealt to
    auto* line = other.part<QLineEdit>("name-west");
    line->setFocus();
    QTest::keyClicks(line, nameOf(other.state(), Seat::South));
    other.part<QPushButton>("deal")->click();
    QVERIFY(!other.state().dealt);
    QVERIFY(!line->text().isEmpty());
}

void TestSeats::dealingWaitsForTwo()
{
    Program program;
    auto* deal = program.part<QPushButton>("deal");
    QCOMPARE(deal->property("look").toString(), QStringLiteral("primary"));
    program.part<QPushButton>("sit-south")->click();
    QVERIFY(!program.main->sitting()->game().check(program.main->sitting()->state(), Deal{}).isAllowed());
    QVERIFY(deal->property("look").toString() != QLatin1String("primary"));
    program.part<QPushButton>("sit-south")->click();
    QCOMPARE(deal->property("look").toString(), QStringLiteral("primary"));
}

void TestSeats::aCardIsFoundByItsLetters()
{
    Program program;
    State counted = program.middle();
    for (Player& who : counted.players)
        who.hand.fill(*Card::read(QLatin1String("?")));
    program.play(counted);
    program.main->sitting()->propose(Learn{});
    const auto* bar = program.main->findChild<kit::NoticeBar*>();
    QVERIFY(bar->property("look").toString() != QLatin1String("fault")); // a question is no refusal
    auto* sheet = program.part<QWidget>("naming")->findChild<kit::Board*>(QStringLiteral("cardSheet"));
    QVERIFY(sheet->isVisible());
    const auto chosen = [&] {
        QStringList ids;
        for (const kit::Cell& cell : sheet->cells())
            if (cell.chosen)
                ids += cell.id;
        return ids.join(QLatin1Char(' '));
    };
    QString name; // as it is called, whichever language
    for (const kit::Cell& cell : sheet->cells())
        if (cell.id == QLatin1String("8G"))
            name = cell.name;
    QVERIFY(name.contains(QLatin1Char(' ')));
    QTest::keyClicks(sheet, name);
    QCOMPARE(sheet->focusedCell(), QStringLiteral("8G"));
    QCOMPARE(chosen(), QString()); // a gap within a name picks nothing
    QTest::keyClick(sheet, Qt::Key_Return);
    QCOMPARE(chosen(), QStringLiteral("8G"));
    QTest::keyClicks(sheet, QStringLiteral("8b"));
    QCOMPARE(sheet->focusedCell(), QStringLiteral("8B"));
    QTest::keyClicks(sheet, QStringLiteral("xx"));
    QVERIFY(program.part<QLabel>("offeringVerdict")->text().contains(QStringLiteral("xx")));
    QTest::keyClick(sheet, Qt::Key_Return);
    QCOMPARE(chosen(), QStringLiteral("8G")); // what was typed is no card: none is taken
    QTest::keyClick(sheet, Qt::Key_Left);
    QTest::keyClick(sheet, Qt::Key_Return);
    QCOMPARE(chosen().count(QLatin1Char(' ')), 1);
}

QTEST_MAIN(TestSeats)
#include "tst_seats.moc"

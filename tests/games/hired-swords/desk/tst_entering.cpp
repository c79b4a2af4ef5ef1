// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The owner's own cards, typed while playing, by keyboard alone: from an empty campaign to an accepted contract with a crew.
// Every press counts but the letters of names and of what is printed.
#include "program.h"

#include "kit/entry/card_entry.h"
#include "kit/entry/card_face.h"
#include "kit/entry/quick_edit.h"
#include "kit/forms/name_box.h"
#include "window/cards/cards_page.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTest>

using namespace hiredswords;

namespace {

class Keys {
public:
    int count = 0;

    void press(int key, Qt::KeyboardModifiers held = Qt::NoModifier)
    {
        ++count;
        QTest::keyClick(target(), Qt::Key(key), held);
        QCoreApplication::processEvents();
    }
    void type(const QString& printed) // no letter of it counts
    {
        QTest::keyClicks(target(), printed);
        QCoreApplication::processEvents();
    }
    // One place after the other; the last is followed by the key that enters the card.
    void fill(const QStringList& printed)
    {
        for (qsizetype i = 0; i < printed.size(); ++i) {
            type(printed[i]);
            if (i + 1 < printed.size())
                press(Qt::Key_Return);
        }
        press(Qt::Key_Return, Qt::ControlModifier);
    }

private:
    static QWidget* target()
    {
        QWidget* focus = QApplication::focusWidget();
        return focus ? focus : QApplication::activeWindow();
    }
};

struct OwnBox : Program {
    OwnBox()
    {
        main->addPage(QStringLiteral("cards"), QStringLiteral("Cards"), QStringLiteral("▤"),
            QKeySequence(QStringLiteral("Ctrl+5")), [this]() -> window::Page* { return page = new window::CardsPage(*library); });
        auto sitting = library->begin(QStringLiteral("Own box"), *library->game(QStringLiteral("hired-swords")), {}, {});
        if (!sitting)
            qFatal("%s", qPrintable(sitting.faults().first().text()));
        main->take(std::move(*sitting));
        main->sitting()->realCards = true;
        main->activateWindow();
        if (!QTest::qWaitForWindowActive(main.get()))
            qFatal("the window is not active");
    }

    kit::CardEntry* entry() const
    {
        for (auto* one : main->findChildren<kit::CardEntry*>())
            if (one->isVisible())
                return one;
        return nullptr;
    }
    kit::CardFace* face() const { return entry() ? entry()->findChild<kit::CardFace*>() : nullptr; }
    kit::QuickEdit* line() const { return entry() ? entry()->findChild<kit::QuickEdit*>() : nullptr; }
    cards::Pack own() const { return library->ownCards(main->sitting()->game()); }

    // By the list of what can be done: Ctrl+J, down to it, Return.
    void choose(Keys& keys, const QString& words)
    {
        keys.press(Qt::Key_J, Qt::ControlModifier);
        auto* offers = part<QListView>("offers");
        const auto isThere = [&] { return offers->currentIndex().data().toString().contains(words); };
        for (int steps = 0; steps < 40 && !isThere(); ++steps)
            keys.press(Qt::Key_Down);
        QVERIFY2(isThere(), qPrintable(words + QStringLiteral(" is not offered")));
        keys.press(Qt::Key_Return);
    }

    // Mercenaries and who can be hired in the village, on the page of cards.
    void enterPeople(Keys& keys, bool byLine)
    {
        keys.press(Qt::Key_5, Qt::ControlModifier);
        auto* sections = page->findChild<QComboBox*>(QStringLiteral("sections"));
        keys.press(Qt::Key_L, Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), sections);
        keys.press(Qt::Key_M);
        QCOMPARE(sections->currentData().toString(), QStringLiteral("setup.mercenaries"));
        keys.press(Qt::Key_W, Qt::AltModifier); // a new card
        QVERIFY(entry());
        for (const QStringList& printed : {QStringList{QStringLiteral("Orla Fenwright"), QStringLiteral("4"),
                                               QStringLiteral("2 1 3 2"), QStringLiteral("1 1 2 1")},
                 QStringList{QStringLiteral("Pell Ashgrove"), QStringLiteral("2"), QStringLiteral("1 0 2 1"),
                     QStringLiteral("0,0,1,1")}}) {
            if (byLine) {
                keys.press(Qt::Key_Q, Qt::AltModifier);
                keys.type(printed.join(QLatin1Char(' ')));
                keys.press(Qt::Key_Return);
            } else {
                keys.fill(printed);
            }
        }
        QCOMPARE(state().mercenaries.size(), 2);
        keys.press(Qt::Key_Escape);
        keys.press(Qt::Key_L, Qt::AltModifier);
        keys.press(Qt::Key_S);
        keys.press(Qt::Key_W, Qt::AltModifier);
        QVERIFY(entry());
        keys.fill({QStringLiteral("The Weir Country"), QStringLiteral("Orla Fenwright, Pell Ashgrove")});
        QCOMPARE(state().settlements.village, (QStringList{QStringLiteral("orla-fenwright"), QStringLiteral("pell-ashgrove")}));
    }

    window::CardsPage* page = nullptr;
};

} // namespace

class TestEntering : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void fromNothingToAHiredCrew_data();
    void fromNothingToAHiredCrew();
    void aFaceHasRoomForEveryCard();
    void whatIsFilledInLaterIsFound();
    void theOnlyMatchIsMeant();
    void cancelledIsNotDone();
    void sixtyCards();
};

void TestEntering::fromNothingToAHiredCrew_data()
{
    QTest::addColumn<bool>("byLine");
    QTest::newRow("on the face") << false;
    QTest::newRow("as a line") << true;
}

void TestEntering::fromNothingToAHiredCrew()
{
    QFETCH(bool, byLine);
    OwnBox box;
    Keys keys;
    box.enterPeople(keys, byLine);
    keys.press(Qt::Key_2, Qt::ControlModifier);
    box.choose(keys, QStringLiteral("Draw"));
    auto* name = box.part<kit::NameBox>("card0");
    QVERIFY(name && name->isVisible());
    keys.type(QStringLiteral("Toll Road"));
    keys.press(Qt::Key_Return);
    QVERIFY(box.entry());
    if (byLine) {
        keys.press(Qt::Key_Q, Qt::AltModifier);
        keys.press(Qt::Key_A, Qt::ControlModifier);
        keys.type(QStringLiteral("Toll Road contract any versus 8 DM n1 e2 w-1 D2"));
        keys.press(Qt::Key_Return);
    } else {
        keys.fill({QStringLiteral("c"), QStringLiteral("a"), QStringLiteral("v"), QStringLiteral("8"), QStringLiteral("DM"),
            QStringLiteral("1"), QStringLiteral("2"), QString(), QStringLiteral("-1"), QStringLiteral("D2")});
    }
    QCOMPARE(box.state().drawn, QStringLiteral("toll-road"));
    const CareerCard& card = box.state().careerCards.first();
    QCOMPARE(card.title, QStringLiteral("Toll Road"));
    QCOMPARE(card.budget, 8);
    QCOMPARE(card.bonus.text, QStringLiteral("DM"));
    QCOMPARE(card.arrows.west.text, QStringLiteral("-1"));
    QCOMPARE(card.reveal.text, QStringLiteral("D2"));
    box.choose(keys, QStringLiteral("Accept"));
    box.choose(keys, QStringLiteral("Orla Fenwright"));
    box.choose(keys, QStringLiteral("Pell Ashgrove"));
    QVERIFY(box.state().contract);
    QCOMPARE(box.state().battle->crew.size(), 2);
    QVERIFY2(keys.count <= 90, qPrintable(QString::number(keys.count)));
    // Everything that was typed is kept for every other campaign.
    QVERIFY(box.own().card(QStringLiteral("career"), QStringLiteral("toll-road")));
    QCOMPARE(box.own().setup.value(QLatin1String("mercenaries")).toArray().size(), 2);
}

void TestEntering::aFaceHasRoomForEveryCard()
{
    OwnBox box;
    Keys keys;
    box.does(DrawCard{});
    keys.type(QStringLiteral("Silk Convoy"));
    keys.press(Qt::Key_Return);
    QVERIFY(box.face());
    QCOMPARE(box.main->size(), QSize(1280, 720));
    QCOMPARE(box.face()->edits().first()->text(), QStringLiteral("Silk Convoy")); // what was typed is the title already
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("kind"));
    for (const kit::PlaceEdit* edit : box.face()->edits()) {
        QVERIFY2(edit->isVisible() && !edit->accessibleName().isEmpty(), qPrintable(edit->objectName()));
        QVERIFY2(edit->height() >= edit->fontMetrics().height() && edit->width() >= 20, qPrintable(edit->objectName()));
        QVERIFY(box.face()->rect().contains(edit->geometry()));
    }
    keys.type(QStringLiteral("e")); // an encounter has no arrows
    QVERIFY(!box.face()->edit(QStringLiteral("arrows.north")));
    keys.type(QStringLiteral("c"));
    QVERIFY(box.face()->edit(QStringLiteral("arrows.north")));
    keys.press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("title"));
    // What no such card can say is told, and not entered.
    auto* budget = box.face()->edit(QStringLiteral("budget"));
    budget->setFocus();
    keys.type(QStringLiteral("many"));
    keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(box.entry());
    QVERIFY(box.state().drawn.isEmpty());
    QVERIFY(box.part<QLabel>("cardSays")->text().contains(QStringLiteral("many")));
    QCOMPARE(box.main->size(), QSize(1280, 720));
    keys.press(Qt::Key_Escape);
    QCOMPARE(box.state().drawn, QStringLiteral("silk-convoy"));
}

void TestEntering::whatIsFilledInLaterIsFound()
{
    OwnBox box;
    Keys keys;
    box.does(DrawCard{});
    keys.type(QStringLiteral("Harvest Guard"));
    keys.press(Qt::Key_Return);
    keys.press(Qt::Key_Escape);
    QCOMPARE(box.state().drawn, QStringLiteral("harvest-guard"));
    auto* fill = box.part<QPushButton>("fillIn");
    QVERIFY(fill->isVisible());
    fill->click();
    QVERIFY(box.page && box.page->isVisible());
    QVERIFY(box.entry());
    QCOMPARE(box.entry()->card().value(QLatin1String("id")).toString(), QStringLiteral("harvest-guard"));
    const qint64 before = box.main->sitting()->table().last();
    keys.fill({QStringLiteral("c"), QStringLiteral("a"), QStringLiteral("v"), QStringLiteral("7"), QStringLiteral("2"),
        QStringLiteral("1"), QStringLiteral("2"), QString(), QStringLiteral("1"), QStringLiteral("2")});
    QVERIFY(!box.page->isVisible()); // back where the card lies
    QCOMPARE(box.state().careerCards.first().budget, 7);
    QCOMPARE(box.main->sitting()->table().last(), before + 1); // one entry for all of it
    box.main->sitting()->undo();
    QCOMPARE(box.state().careerCards.first().budget, 0);
    QCOMPARE(box.state().drawn, QStringLiteral("harvest-guard"));
}

void TestEntering::theOnlyMatchIsMeant()
{
    OwnBox box;
    const engine::Game& game = box.main->sitting()->game();
    for (const char* title : {"Wolves at Lambing", "Kiln Street Quarrel", "Kiln Dust"})
        QVERIFY(
            box.library->keepOwnCard(game, QStringLiteral("cards.career"), {{QStringLiteral("title"), QLatin1String(title)}}));
    Keys keys;
    box.does(DrawCard{});
    auto* name = box.part<kit::NameBox>("card0");
    keys.type(QStringLiteral("kiln"));
    QVERIFY(!name->meant()); // two of them
    name->lineEdit()->clear();
    keys.type(QStringLiteral("Wolv"));
    keys.press(Qt::Key_Return);
    QCOMPARE(box.state().drawn, QStringLiteral("wolves-at-lambing"));
    QVERIFY(!box.entry());
}

void TestEntering::cancelledIsNotDone()
{
    OwnBox box;
    Keys keys;
    box.does(DrawCard{});
    keys.type(QStringLiteral("Nobody's Road"));
    keys.press(Qt::Key_Return);
    box.part<QPushButton>("cancelCard")->click();
    QVERIFY(!box.entry());
    QVERIFY(box.state().drawn.isEmpty());
    QVERIFY(!box.own().card(QStringLiteral("career"), QStringLiteral("nobodys-road")));
    box.does(DrawCard{});
    keys.type(QStringLiteral("Nobody's Road"));
    keys.press(Qt::Key_Return);
    QVERIFY(box.entry());
    box.set("wealth", 7); // the table goes on without it
    QVERIFY(!box.entry());
}

// The invented box, one card after the other on its face.
void TestEntering::sixtyCards()
{
    OwnBox box;
    Keys keys;
    keys.press(Qt::Key_5, Qt::ControlModifier);
    box.page->open(QStringLiteral("setup.mercenaries."));
    keys.press(Qt::Key_W, Qt::AltModifier);
    constexpr int cards = 60;
    const int before = keys.count;
    for (int n = 1; n <= cards; ++n)
        keys.fill({QStringLiteral("Hand %1").arg(n), QString::number(n % 7), QStringLiteral("2 1 3 %1").arg(n % 4),
            QStringLiteral("1 1 2 1")});
    QVERIFY2(keys.count - before <= cards * 14, qPrintable(QString::number(keys.count - before)));
    QCOMPARE(box.own().setup.value(QLatin1String("mercenaries")).toArray().size(), cards);
    QCOMPARE(box.state().mercenaries.size(), cards);
}

QTEST_MAIN(TestEntering)
#include "tst_entering.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Forms made from field lists: every kind of value goes in and comes out again; what was not touched is no part of it.
#include "kit/drawn/tip.h"
#include "kit/forms/form.h"
#include "kit/forms/tab_through.h"

#include "engine/json.h"
#include "kit/drawn/style.h"
#include "kit/forms/number_box.h"
#include "kit/forms/wheel.h"
#include "kit/lists/notice_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHelpEvent>
#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <memory>

namespace {

using engine::field;
using engine::Named;

enum class Side { Left, Right };
constexpr auto names(Side) { return std::array{Named{Side::Left, "left"}, Named{Side::Right, "right"}}; }

struct Part {
    QString id;
    int weight = 0;
    static constexpr void fields(auto each)
    {
        each(field("id", &Part::id, "name"), field("weight", &Part::weight, "kilograms").optional().from(0, 9));
    }
};

struct Whole {
    QString who;
    Side side = Side::Left;
    int count = 3;
    bool isReady = false;
    QStringList friends;
    QList<Part> parts;
    Part main;
    static constexpr void fields(auto each)
    {
        each(field("who", &Whole::who, "whom").names("crew"), field("side", &Whole::side, "side").optional(),
            field("count", &Whole::count, "how many").optional().from(0, 20),
            field("is_ready", &Whole::isReady, "ready").optional(),
            field("friends", &Whole::friends, "friends").names("crew").optional(),
            field("parts", &Whole::parts, "parts").optional(), field("main", &Whole::main, "the main part").optional());
    }
};

struct Thing {
    QString id;
    QString title;
    int weight = 0;
    static constexpr void fields(auto each)
    {
        each(field("id", &Thing::id, "short name"), field("title", &Thing::title, "name").optional(),
            field("weight", &Thing::weight, "kilograms").optional().from(0, 9));
    }
};

struct Box {
    QList<Thing> things;
    Thing lid;
    static constexpr void fields(auto each)
    {
        each(field("things", &Box::things, "what lies in it").optional(), field("lid", &Box::lid, "its lid").optional());
    }
};

QStringList crew(const QString& kind)
{
    return kind == QLatin1String("crew") ? QStringList{QStringLiteral("nizar"), QStringLiteral("zaid")} : QStringList();
}

} // namespace

class TestForm : public QObject {
    Q_OBJECT

private slots:
    void untouchedIsEmpty();
    void everyKindGoesRound();
    void peopleFillItIn();
    void ctrlReturnOpensNoOtherLine();
    void shortNamesAreMade();
    void withoutTitlesTheyAreNames();
    void wordsInOneLineAreSeveral();
    void everyEditorIsNamed();
    void titlesStandForIds();
    void equalTitlesAreToldApart();
    void theFirstClickIntoANumberTypesOver();
    void aChoiceSaysWhatABlankMeans();
    void tabComesByInOrder();
    void whereNothingStandsAClickTypesOver();
    void tabGoesOnBehindWhatWasAdded();
    void aPanelGoesByTheRowsOfItsLists();
    void theWheelScrollsPastNumbers();
    void numbersAreAsHighAsTheirLetters();
    void aNumberBeyondItsLimitsIsRefused();
    void aNarrowChoiceSaysSo();
};

void TestForm::untouchedIsEmpty()
{
    kit::Form form(engine::schemaOf<Whole>(), crew);
    QCOMPARE(form.fields(), QJsonObject());
}

void TestForm::everyKindGoesRound()
{
    Whole whole{QStringLiteral("nizar"), Side::Right, 7, true, {QStringLiteral("zaid"), QStringLiteral("a stranger")},
        {{QStringLiteral("<b>rope</b>"), 2}, {QStringLiteral("lamp"), 0}}, {QStringLiteral("cart"), 9}};
    kit::Form form(engine::schemaOf<Whole>(), crew);
    form.setValue(engine::toJson(whole));
    QCOMPARE(form.fields(), engine::toJson(whole).toObject());
    form.setValue(QJsonObject{{QStringLiteral("is_ready"), false}});
    QCOMPARE(form.fields().value(QStringLiteral("is_ready")), QJsonValue(false)); // said, though it is what a box shows at first
    form.setValue(engine::toJson(whole));
    form.setValue(QJsonObject{{QStringLiteral("friends"), QJsonArray()}});
    QVERIFY(!form.fields().contains(QStringLiteral("friends")));
    QCOMPARE(form.fields().value(QStringLiteral("count")).toInt(), 7);
}

void TestForm::peopleFillItIn()
{
    kit::Form form(engine::schemaOf<Whole>(), crew);
    auto* who = form.findChild<kit::Editor*>(QStringLiteral("who"))->findChild<QComboBox*>();
    QCOMPARE(who->count(), 3);
    QTest::keyClicks(who->lineEdit(), QStringLiteral("zaid"));
    auto* add = form.findChild<kit::Editor*>(QStringLiteral("parts"))->findChild<QPushButton*>();
    QTest::mouseClick(add, Qt::LeftButton);
    auto* id = form.findChild<kit::Editor*>(QStringLiteral("parts"))
                   ->findChild<kit::Editor*>(QStringLiteral("id"))
                   ->findChild<QLineEdit*>();
    QVERIFY(id);
    QTest::keyClicks(id, QStringLiteral("rope"));
    const QJsonObject fields = form.fields();
    QCOMPARE(fields.value(QStringLiteral("who")).toString(), QStringLiteral("zaid"));
    QCOMPARE(fields.value(QStringLiteral("parts")).toArray().first().toObject().value(QStringLiteral("id")).toString(),
        QStringLiteral("rope"));
    QCOMPARE(fields.size(), 2);
}

// Nobody is asked for a short name: the title says it, of a single thing its place; who wants another one finds it at the end.
void TestForm::shortNamesAreMade()
{
    kit::Form form(engine::schemaOf<Box>(), crew);
    auto* list = form.findChild<kit::Editor*>(QStringLiteral("things"));
    for (int i = 0; i < 2; ++i) {
        QTest::mouseClick(list->findChild<QPushButton*>(), Qt::LeftButton);
        auto* thing = list->findChildren<kit::Form*>().last();
        QCOMPARE(thing->editors().first().first, QStringLiteral("title"));
        QCOMPARE(thing->editors().last().first, QStringLiteral("id"));
        QVERIFY(thing->value().isUndefined()); // untouched it is nothing
        QTest::keyClicks(thing->editors().first().second->findChild<QLineEdit*>(), QStringLiteral("Long Rope"));
    }
    const QJsonArray things = form.fields().value(QLatin1String("things")).toArray();
    QCOMPARE(things.size(), 2);
    QCOMPARE(things[0].toObject().value(QLatin1String("id")).toString(), QStringLiteral("long-rope"));
    QCOMPARE(things[1].toObject().value(QLatin1String("id")).toString(), QStringLiteral("long-rope-2"));
    auto* lid = dynamic_cast<kit::Form*>(form.findChild<kit::Editor*>(QStringLiteral("lid")));
    QVERIFY(lid);
    lid->findChild<QSpinBox*>()->setValue(3);
    QCOMPARE(lid->value().toObject().value(QLatin1String("id")).toString(), QStringLiteral("lid"));
    // One that is told stays, whatever the title becomes.
    lid->setValue(
        QJsonObject{{QStringLiteral("id"), QStringLiteral("oak")}, {QStringLiteral("title"), QStringLiteral("Oak lid")}});
    QCOMPARE(lid->value().toObject().value(QLatin1String("id")).toString(), QStringLiteral("oak"));
}

void TestForm::withoutTitlesTheyAreNames()
{
    kit::Form form(engine::schemaOf<Whole>(), crew);
    auto* main = dynamic_cast<kit::Form*>(form.findChild<kit::Editor*>(QStringLiteral("main")));
    QVERIFY(main);
    QCOMPARE(main->editors().first().first, QStringLiteral("weight")); // one thing alone needs none
    main->findChild<QSpinBox*>()->setValue(3);
    QCOMPARE(main->value().toObject().value(QLatin1String("id")).toString(), QStringLiteral("main"));
    auto* list = form.findChild<kit::Editor*>(QStringLiteral("parts"));
    QTest::mouseClick(list->findChild<QPushButton*>(), Qt::LeftButton);
    auto* part = list->findChild<kit::Form*>();
    QCOMPARE(part->editors().first().first, QStringLiteral("id"));
    QCOMPARE(part->editors().first().second->findChild<QLineEdit*>()->accessibleName(), QStringLiteral("Name"));
}

// Words may be typed one after another with commas; what somebody wrote down keeps its own.
void TestForm::wordsInOneLineAreSeveral()
{
    const QJsonObject schema{{QStringLiteral("type"), QStringLiteral("array")},
        {QStringLiteral("items"), QJsonObject{{QStringLiteral("type"), QStringLiteral("string")}}}};
    const QString typed = QStringLiteral("1, 2, sphere");
    const QJsonObject square{
        {QStringLiteral("type"), QStringLiteral("string")}, {QStringLiteral("x-word"), QStringLiteral("\\d{1,2},\\d{1,2}")}};
    const std::unique_ptr<kit::Editor> squares(kit::editorFor(QStringLiteral("path"),
        QJsonObject{{QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), square}}, crew, nullptr));
    squares->setValue(QJsonArray{QStringLiteral("3,4")});
    QCOMPARE(squares->value().toArray(), QJsonArray{QStringLiteral("3,4")});
    for (const char* name : {"faces", "notes"}) {
        const std::unique_ptr<kit::Editor> list(kit::editorFor(QLatin1String(name), schema, crew, nullptr));
        QTest::mouseClick(list->findChild<QPushButton*>(QStringLiteral("addItem")), Qt::LeftButton);
        list->findChild<QLineEdit*>()->setText(typed);
        QCOMPARE(list->value().toArray(),
            QJsonArray::fromStringList(name == QByteArray("notes") ? QStringList{typed} : typed.split(QStringLiteral(", "))));
    }
}

void TestForm::everyEditorIsNamed()
{
    kit::Form form(engine::schemaOf<Whole>(), crew);
    form.showAll();
    int seen = 0;
    for (const QWidget* widget : form.findChildren<QWidget*>()) {
        if (!qobject_cast<const QLineEdit*>(widget) && !qobject_cast<const QSpinBox*>(widget)
            && !qobject_cast<const QComboBox*>(widget) && !qobject_cast<const QCheckBox*>(widget))
            continue;
        if (widget->objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QComboBox*>(widget->parentWidget()))
            continue; // the line inside a box speaks with its name
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->parentWidget()->objectName()));
        ++seen;
    }
    QVERIFY(seen >= 6);
}

void TestForm::titlesStandForIds()
{
    kit::Form form(engine::schemaOf<Whole>(), kit::Names(crew, {{QStringLiteral("nizar"), QStringLiteral("Nizar the Quiet")}}));
    form.setValue(QJsonObject{{QStringLiteral("who"), QStringLiteral("nizar")},
        {QStringLiteral("friends"), QJsonArray{QStringLiteral("zaid"), QStringLiteral("nizar")}}});
    auto* who = form.findChild<kit::Editor*>(QStringLiteral("who"))->findChild<QComboBox*>();
    QCOMPARE(who->currentText(), QStringLiteral("Nizar the Quiet"));
    QCOMPARE(form.fields().value(QLatin1String("who")).toString(), QStringLiteral("nizar"));
    QCOMPARE(
        form.fields().value(QLatin1String("friends")).toArray(), (QJsonArray{QStringLiteral("zaid"), QStringLiteral("nizar")}));
    who->setEditText(QStringLiteral("nizar THE quiet"));
    QCOMPARE(form.fields().value(QLatin1String("who")).toString(), QStringLiteral("nizar"));
    who->setEditText(QStringLiteral("a stranger"));
    QCOMPARE(form.fields().value(QLatin1String("who")).toString(), QStringLiteral("a stranger"));
    QTest::keyClick(who->lineEdit(), Qt::Key_Return);
    QCOMPARE(form.fields().value(QLatin1String("who")).toString(), QStringLiteral("a stranger"));
}

// In a list that is asked for, Return goes on to another name; with Ctrl it belongs to whoever sends the whole.
void TestForm::ctrlReturnOpensNoOtherLine()
{
    const QJsonObject friends = engine::schemaOf<Whole>()[QLatin1String("properties")][QLatin1String("friends")].toObject();
    QWidget around;
    auto* layout = new QVBoxLayout(&around);
    kit::Editor* list = kit::editorFor(
        QStringLiteral("friends"), friends, kit::Names(crew, {{QStringLiteral("nizar"), QStringLiteral("Nizar")}}), &around);
    layout->addWidget(list);
    list->open();
    around.show();
    QVERIFY(QTest::qWaitForWindowActive(&around));
    list->setFocus();
    const auto lines = [&] { return list->findChildren<QComboBox*>().size(); };
    QCOMPARE(lines(), 1);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Nizar"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(lines(), 1);
    QCOMPARE(list->value().toArray(), QJsonArray{QStringLiteral("nizar")});
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(lines(), 2);
}

void TestForm::equalTitlesAreToldApart()
{
    const auto title = QStringLiteral("The Quiet One");
    const kit::Names names(crew, {{QStringLiteral("nizar"), title}, {QStringLiteral("zaid"), title}});
    kit::Form form(engine::schemaOf<Whole>(), names);
    auto* who = form.findChild<kit::Editor*>(QStringLiteral("who"))->findChild<QComboBox*>();
    const auto chosen = [&] { return form.fields().value(QLatin1String("who")).toString(); };
    QVERIFY(who->itemText(1) != who->itemText(2));
    for (int row : {2, 1, 2}) {
        who->setCurrentIndex(row);
        QCOMPARE(chosen(), who->itemData(row).toString());
        const QString text = who->currentText();
        who->setCurrentIndex(0);
        who->setEditText(text); // typed instead
        QCOMPARE(chosen(), who->itemData(row).toString());
    }
    for (const QString& id : {QStringLiteral("zaid"), QStringLiteral("nizar")}) {
        form.setValue(QJsonObject{{QStringLiteral("who"), id}});
        QCOMPARE(chosen(), id);
    }
    who->setEditText(title); // which of them is not said: not simply the first
    QCOMPARE(chosen(), title);
}

// What has to be entered, what unfolds the rest, and the rest.
// And whoever comes to the form itself types into its first field.
void TestForm::whereNothingStandsAClickTypesOver()
{
    const QJsonObject number{
        {QStringLiteral("type"), QStringLiteral("integer")}, {QStringLiteral("minimum"), 0}, {QStringLiteral("maximum"), 99}};
    kit::Form form(QJsonObject{{QStringLiteral("type"), QStringLiteral("object")},
                       {QStringLiteral("properties"), QJsonObject{{QStringLiteral("cost"), number}}},
                       {QStringLiteral("x-order"), QJsonArray{QStringLiteral("cost")}}},
        crew);
    form.resize(300, 60);
    form.show();
    auto* box = form.findChild<QSpinBox*>();
    QVERIFY(box);
    QVERIFY(form.focusProxy() == box);
    auto* line = box->findChild<QLineEdit*>();
    QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(20, line->height() / 2));
    QTest::keyClicks(line, QStringLiteral("3"));
    QCOMPARE(form.fields(), (QJsonObject{{QStringLiteral("cost"), 3}}));
    // Beyond what is allowed it is the number that was typed, for whoever reads the form to refuse; and by its keys nobody gets
    // there.
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("99999"));
    QCOMPARE(form.fields(), (QJsonObject{{QStringLiteral("cost"), 99999}}));
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("98"));
    for (int press = 0; press < 3; ++press)
        QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(form.fields(), (QJsonObject{{QStringLiteral("cost"), 99}}));
    box->setValue(1);
    for (int press = 0; press < 3; ++press)
        QTest::keyClick(box, Qt::Key_Down);
    QVERIFY(form.fields().isEmpty()); // nothing was entered
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(form.fields(), (QJsonObject{{QStringLiteral("cost"), 0}}));
}

// 10 does not become 108: in boxes of forms and of pages, and where a number stands as a text.
void TestForm::theFirstClickIntoANumberTypesOver()
{
    const QJsonObject number{{QStringLiteral("type"), QStringLiteral("integer")}, {QStringLiteral("maximum"), 999}},
        listing{{QStringLiteral("type"), QStringLiteral("string")}, {QStringLiteral("x-form"), QStringLiteral("a number")}},
        words{{QStringLiteral("type"), QStringLiteral("string")}};
    QWidget whole;
    auto* rows = new QVBoxLayout(&whole);
    auto* form = new kit::Form(
        QJsonObject{{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("properties"),
                QJsonObject{
                    {QStringLiteral("budget"), number}, {QStringLiteral("bonus"), listing}, {QStringLiteral("note"), words}}},
            {QStringLiteral("x-order"), QJsonArray{QStringLiteral("budget"), QStringLiteral("bonus"), QStringLiteral("note")}}},
        crew);
    form->setValue(QJsonObject{{QStringLiteral("budget"), 10}, {QStringLiteral("bonus"), QStringLiteral("10")},
        {QStringLiteral("note"), QStringLiteral("10")}});
    auto* box = new kit::NumberBox(&whole);
    box->setRange(0, 999);
    box->setValue(10);
    auto* other = new QLineEdit(&whole);
    rows->addWidget(other);
    rows->addWidget(form);
    rows->addWidget(box);
    whole.resize(400, 300);
    whole.show();
    QVERIFY(QTest::qWaitForWindowActive(&whole));
    const auto click = [](QLineEdit* line) {
        QTest::mouseClick(line, Qt::LeftButton, {},
            QPoint(line->fontMetrics().horizontalAdvance(QStringLiteral("10")) + 6, line->height() / 2));
    };
    const QList<QLineEdit*> lines = form->findChildren<QLineEdit*>() + box->findChildren<QLineEdit*>();
    QCOMPARE(lines.size(), 4);
    for (QLineEdit* line : lines) {
        const bool isNumber = line != form->findChild<kit::Editor*>(QStringLiteral("note"))->findChild<QLineEdit*>();
        other->setFocus();
        click(line);
        QCOMPARE(line->selectedText(), isNumber ? QStringLiteral("10") : QString());
        QTest::keyClicks(line, QStringLiteral("8"));
        QCOMPARE(line->text().contains(QStringLiteral("10")), !isNumber);
        if (isNumber) {
            QTest::keyClick(line, Qt::Key_0); // 80
            click(line);                      // places the cursor
            QVERIFY(!line->hasSelectedText());
            QCOMPARE(line->text(), QStringLiteral("80"));
        }
    }
}

// A choice that nobody made says what that means, where its help does.
void TestForm::aChoiceSaysWhatABlankMeans()
{
    QJsonObject schema{{QStringLiteral("type"), QStringLiteral("string")},
        {QStringLiteral("enum"), QJsonArray{QStringLiteral("none"), QStringLiteral("clockwise")}}};
    for (const auto& [help, first] : {std::pair{"icon", "not entered"}, std::pair{"icon; blank: none", "blank: none"}}) {
        schema.insert(QStringLiteral("description"), QLatin1String(help));
        const std::unique_ptr<kit::Editor> editor(kit::editorFor(QStringLiteral("icon"), schema, crew, nullptr));
        QCOMPARE(editor->findChild<QComboBox*>()->currentText(), QLatin1String(first));
        QVERIFY(editor->value().isUndefined());
    }
}

void TestForm::tabComesByInOrder()
{
    kit::Form form(engine::schemaOf<Whole>(), crew);
    QStringList names;
    for (const QWidget* next = form.nextInFocusChain(); next != &form; next = next->nextInFocusChain())
        if (next->objectName() == QLatin1String("who") || next->objectName() == QLatin1String("more")
            || next->objectName() == QLatin1String("count"))
            names += next->objectName();
    names.removeDuplicates(); // a box and its line
    QCOMPARE(names, (QStringList{QStringLiteral("who"), QStringLiteral("more"), QStringLiteral("count")}));
}

// From a new line to what removes it, to what adds the next, and on to the next field; and back.
void TestForm::tabGoesOnBehindWhatWasAdded()
{
    QWidget page;
    auto* column = new QVBoxLayout(&page);
    auto* before = new QLineEdit(&page);
    auto* form = new kit::Form(engine::schemaOf<Whole>(), crew, &page);
    auto* after = new QLineEdit(&page);
    for (QWidget* one : {static_cast<QWidget*>(before), static_cast<QWidget*>(form), static_cast<QWidget*>(after)})
        column->addWidget(one);
    form->showAll();
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const auto stops = [&](Qt::KeyboardModifiers keys) {
        QList<QWidget*> all;
        do {
            QTest::keyClick(page.focusWidget(), keys ? Qt::Key_Backtab : Qt::Key_Tab, keys);
            all += page.focusWidget();
        } while (page.focusWidget() != before && all.size() < 60);
        return all;
    };
    before->setFocus();
    const QList<QWidget*> bare = stops({});
    auto* friends = form->findChild<kit::Editor*>(QStringLiteral("friends"));
    auto* add = qobject_cast<QPushButton*>(friends->focusProxy());
    for (int i = 0; i < 2; ++i)
        QTest::mouseClick(add, Qt::LeftButton);
    auto* parts = form->findChild<kit::Editor*>(QStringLiteral("parts"));
    QTest::mouseClick(qobject_cast<QPushButton*>(parts->focusProxy()), Qt::LeftButton);
    QCoreApplication::processEvents(); // what was added is shown
    before->setFocus();
    QList<QWidget*> now = stops({});
    before->setFocus();
    QList<QWidget*> back = stops(Qt::ShiftModifier);
    back.removeLast();
    std::reverse(back.begin(), back.end());
    QCOMPARE(back, now.first(now.size() - 1));
    const auto newOf = [&](const QWidget* list) {
        QList<QWidget*> mine;
        for (QWidget* one : now)
            if (list->isAncestorOf(one))
                mine += one;
        return mine;
    };
    QCOMPARE(newOf(friends).size(), 5); // two names, each with what removes it, and the button
    QCOMPARE(newOf(friends).last(), add);
    QCOMPARE(newOf(parts).last(), parts->focusProxy());
    now.removeIf([&](QWidget* one) { return !bare.contains(one); });
    QCOMPARE(now, bare);
}

// Wherever the stops of a form are put in order anew: by the rows of a list, then by what adds another.
void TestForm::aPanelGoesByTheRowsOfItsLists()
{
    QWidget page;
    auto* column = new QVBoxLayout(&page);
    auto* before = new QLineEdit(&page);
    auto* holder = new QWidget(&page);
    auto* rows = new QVBoxLayout(holder);
    auto* after = new QPushButton(&page);
    for (QWidget* one : std::initializer_list<QWidget*>{before, holder, after})
        column->addWidget(one);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto* form = new kit::Form(engine::schemaOf<Whole>(), crew, holder);
    form->showAll();
    form->setValue(QJsonObject{{QStringLiteral("friends"), QJsonArray{QStringLiteral("nizar"), QStringLiteral("zaid")}},
        {QStringLiteral("parts"), QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("lid")}}}}});
    rows->addWidget(form);
    form->show();
    QList<QWidget*> stops{before};
    for (const auto& [name, editor] : form->editors())
        stops += kit::stopsIn(*editor);
    kit::tabThrough(stops + QList<QWidget*>{after});
    for (const char* name : {"friends", "parts"}) {
        const auto* list = form->findChild<kit::Editor*>(QLatin1String(name));
        const auto* add = list->findChild<QPushButton*>(QStringLiteral("addItem"), Qt::FindDirectChildrenOnly);
        int last = 0; // from above to below
        for (before->setFocus(); page.focusWidget() != after;) {
            QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
            const QWidget* now = page.focusWidget();
            if (!list->isAncestorOf(now))
                continue;
            const int here = now->mapTo(&page, QPoint()).y();
            QVERIFY2(
                here >= last || list->objectName() == QLatin1String("parts"), name); // these have their ✕ beside the first line
            last = here;
        }
        QCOMPARE(last, add->mapTo(&page, QPoint()).y());
    }
}

void TestForm::theWheelScrollsPastNumbers()
{
    kit::Style style;
    kit::Wheel wheel;
    qApp->installEventFilter(&wheel);
    QScrollArea area;
    auto* form = new kit::Form(engine::schemaOf<Whole>(), crew);
    form->showAll();
    QList<QWidget*> boxes{form->findChild<QSpinBox*>(), form->findChild<QComboBox*>()};
    for (QWidget* box : boxes)
        box->setStyle(&style);
    area.setWidget(form);
    area.setWidgetResizable(true);
    area.resize(300, 100);
    area.show();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    form->setValue(QJsonObject{{QStringLiteral("count"), 7}, {QStringLiteral("who"), QStringLiteral("nizar")}});
    const QJsonObject before = form->fields();
    const auto turn = [&](QWidget* over) {
        const QPointF at(over->rect().center());
        QWheelEvent event(at, over->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(over, &event);
    };
    for (QWidget* box : boxes) {
        area.setFocus();
        turn(box);
        QCOMPARE(form->fields(), before);
        QVERIFY(!box->hasFocus());
    }
    boxes.first()->setFocus();
    turn(boxes.first());
    QCOMPARE(form->fields().value(QLatin1String("count")), QJsonValue(6));
    for (QWidget* box : boxes)
        box->setStyle(nullptr);
}

// After larger letters smaller ones: a box to count in is as high as one that never knew others.
void TestForm::numbersAreAsHighAsTheirLetters()
{
    kit::Style style;
    QWidget whole;
    auto* rows = new QVBoxLayout(&whole);
    const auto boxOf = [&] {
        auto* box = new QSpinBox(&whole);
        box->setStyle(&style);
        rows->addWidget(box);
        return box;
    };
    QSpinBox* first = boxOf();
    whole.show();
    const auto withLetters = [&](int points) {
        QFont letters = whole.font();
        letters.setPointSize(points);
        whole.setFont(letters);
        QCoreApplication::processEvents();
    };
    withLetters(10);
    const int small = first->height();
    withLetters(24);
    QVERIFY(first->height() >= first->fontMetrics().height());
    QVERIFY(first->height() > small);
    withLetters(10);
    QCOMPARE(first->height(), small);
    QCOMPARE(boxOf()->sizeHint().height(), small);
    for (QSpinBox* box : whole.findChildren<QSpinBox*>())
        box->setStyle(nullptr);
}

// Of no digit that was typed anything else is made, and the number before it stays.
void TestForm::aNumberBeyondItsLimitsIsRefused()
{
    QWidget whole;
    auto* rows = new QVBoxLayout(&whole);
    auto* bar = new kit::NoticeBar(&whole);
    auto* box = new kit::NumberBox(&whole);
    auto* other = new QLineEdit(&whole);
    for (QWidget* one : std::initializer_list<QWidget*>{bar, box, other})
        rows->addWidget(one);
    box->setRange(1, 99);
    box->setPrefix(QStringLiteral("Page "));
    box->setValue(7);
    QList<int> counted;
    connect(box, &QSpinBox::valueChanged, this, [&](int value) { counted += value; });
    whole.show();
    QVERIFY(QTest::qWaitForWindowActive(&whole));
    const auto type = [&](const char* digits) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QLatin1String(digits));
    };
    for (const char* beyond : {"99999", "-5", "0"}) {
        bar->dismiss();
        type(beyond);
        QCOMPARE(box->cleanText(), QLatin1String(beyond));
        other->setFocus();
        QCOMPARE(box->value(), 7);
        QCOMPARE(box->cleanText(), QStringLiteral("7"));
        QVERIFY2(
            bar->text().startsWith(QLatin1String(beyond)) && bar->text().contains(QStringLiteral("99")), qPrintable(bar->text()));
    }
    bar->dismiss();
    type("4000");
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY2(bar->text().startsWith(QStringLiteral("4000")), qPrintable(bar->text()));
    bar->dismiss();
    type("x");
    QTest::keyClicks(box, QStringLiteral("42"));
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(counted, QList<int>{42});
    QVERIFY(bar->text().isEmpty());
}

// What is chosen, where there is no room for all of it: a sign says so, and the whole is its tip.
void TestForm::aNarrowChoiceSaysSo()
{
    kit::Style style;
    QComboBox box;
    box.setStyle(&style);
    const QString chosen = QStringLiteral("Whoever begins the tactics check of this round");
    box.addItem(chosen);
    const auto tipped = [&](int width) {
        box.resize(width, box.sizeHint().height());
        QHelpEvent asked(QEvent::ToolTip, {5, 5}, box.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&box, &asked);
        return QToolTip::text();
    };
    box.show();
    QCOMPARE(tipped(box.sizeHint().width()), QString());
    QCOMPARE(tipped(120), kit::tip(chosen));
    QToolTip::hideText();
    box.setStyle(nullptr);
}

QTEST_MAIN(TestForm)
#include "tst_form.moc"

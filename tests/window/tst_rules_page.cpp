// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules page: what a search finds, what an entry tells, and the table's choice where the book is unclear.
#include "kit/drawn/tile_delegate.h"
#include "shelf/marks.h"
#include "window/search/rules_page.h"

#include "kit/chronicle.h"
#include "training.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QJsonArray>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolTip>

using window::FoundKind;

class TestRulesPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void linksOpenEntries();
    void itSaysThatRulesAreEnglish();
    void searchFindsEveryKind();
    void aSearchFromElsewhereLooksAtEverything();
    void whatStandsAsTypedComesFirst();
    void aCardIsReadWhole();
    void whatIsMissingOnACardIsRead();
    void moreOfAKindIsOnePressAway();
    void hitsAreWalkedByKeys();
    void unclearRulesAreDecided();
    void aReadingWithoutASettingIsDecided();
    void usesAreCountedOnTheLineOfPlay();
    void pinsAreFoundAndTakenAway();
    void copyNamesTheSource();
    void wordsOfTheTextOpenTheirRules();
    void aPinOutlivesItsRule();

private:
    QString shown() const { return page->findChild<QTextBrowser*>(QStringLiteral("entry"))->toPlainText(); }
    QListView* hits() const { return page->findChild<QListView*>(QStringLiteral("hits")); }
    int found(FoundKind kind) const;

    std::unique_ptr<Training> training;
    std::unique_ptr<window::RulesPage> page;
};

void TestRulesPage::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support (propagateSizeHints|raise))")));
    page.reset();
    training = std::make_unique<Training>();
    QVERIFY(training->faults.isEmpty());
    page = std::make_unique<window::RulesPage>(training->library);
    page->sit(training->sitting.get(), nullptr);
    page->resize(1000, 600);
    page->show();
    page->refresh();
}

int TestRulesPage::found(FoundKind kind) const
{
    int count = 0;
    const auto* model = static_cast<const window::FoundModel*>(hits()->model());
    for (int row = 0; row < model->rowCount(); ++row)
        count += model->at(model->index(row)).kind == kind;
    return count;
}

void TestRulesPage::linksOpenEntries()
{
    page->open(QStringLiteral("hs-melee"));
    QVERIFY(shown().startsWith(QStringLiteral("Melee attack")));
    QVERIFY(shown().contains(QStringLiteral("p. 11")));
    const rulebook::Book* book = training->library.book(QStringLiteral("hired-swords"));
    page->open(QStringLiteral("HS-142"));
    QVERIFY(shown().startsWith(book->telling(QStringLiteral("HS-142"))->title));
    page->open(QStringLiteral("no-such-rule"));
    QVERIFY(shown().startsWith(book->telling(QStringLiteral("HS-142"))->title));
}

void TestRulesPage::itSaysThatRulesAreEnglish()
{
    const QString says = QStringLiteral("told in English");
    const QLocale before;
    for (const auto& [language, isSaid] : {std::pair("de_DE", true), {"en_GB", false}, {"C", false}}) {
        QLocale::setDefault(QLocale(QLatin1String(language)));
        page->open(QStringLiteral("hs-melee"));
        QCOMPARE(shown().contains(says), isSaid);
        page->open(QStringLiteral("HS-142"));
    }
    QLocale::setDefault(before);
}

void TestRulesPage::searchFindsEveryKind()
{
    QAbstractItemModelTester tester(hits()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(training->correct(QStringLiteral("wealth"), 17));
    page->open(QStringLiteral("?hobb"));
    QVERIFY(found(FoundKind::Card) > 0);
    page->open(QStringLiteral("?melee"));
    QVERIFY(found(FoundKind::Rule) > 3);
    QVERIFY(found(FoundKind::Action) > 0);
    QCOMPARE(hits()->currentIndex().row(), 0);
    page->open(QStringLiteral("?wealth"));
    QTRY_VERIFY(found(FoundKind::Line) > 0);
    page->open(QStringLiteral("?zzzqqq"));
    QCOMPARE(hits()->model()->rowCount(), 0);
    QVERIFY2(shown().startsWith(QStringLiteral("Choose an entry")), qPrintable(shown()));
    const QTextBlock said = page->findChild<QTextBrowser*>(QStringLiteral("entry"))->document()->begin();
    QCOMPARE(said.begin().fragment().charFormat().fontPointSize(), 0.0); // no heading, whatever stood there before
    page->open(QStringLiteral("?"));
    QVERIFY(hits()->model()->rowCount() > 100);
}

// In letters for reading, whatever stood there before, and to its last word.
void TestRulesPage::aSearchFromElsewhereLooksAtEverything()
{
    page->findChild<QPushButton*>(QStringLiteral("glossary"))->click();
    page->open(QStringLiteral("?hobb")); // still in sight: the words are looked for where it says so
    QCOMPARE(found(FoundKind::Card), 0);
    page->hide();
    page->open(QStringLiteral("?hobb"));
    page->show();
    QVERIFY(found(FoundKind::Card) > 0);
    QVERIFY(page->findChild<QPushButton*>(QStringLiteral("thisGame"))->isChecked());
}

void TestRulesPage::whatStandsAsTypedComesFirst()
{
    page->open(QStringLiteral("?carr")); // rules tell of what is carried; only a card is called so, by its second word
    QVERIFY(found(FoundKind::Rule) > 0);
    const auto* first = static_cast<const window::FoundModel*>(hits()->model());
    QCOMPARE(first->at(first->index(0)).kind, FoundKind::Card);
    page->open(QStringLiteral("?carrow")); // a card has the word, and rules have one that is nearly spelt so
    QVERIFY(found(FoundKind::Card) > 0);
    const auto* model = static_cast<const window::FoundModel*>(hits()->model());
    bool isNear = false;
    for (int row = 0; row < model->rowCount(); ++row) {
        const bool isRule = model->at(model->index(row)).kind == FoundKind::Rule;
        QVERIFY(!isNear || isRule); // nothing that stands as typed comes behind them
        isNear |= isRule;
    }
    QVERIFY(isNear);
}

void TestRulesPage::aCardIsReadWhole()
{
    page->open(QStringLiteral("HS-142"));
    page->open(QStringLiteral("?issa"));
    QCOMPARE(hits()->model()->rowCount(), 1);
    const auto* entry = page->findChild<QTextBrowser*>(QStringLiteral("entry"));
    QVERIFY2(
        shown().startsWith(QStringLiteral("Issa Marl")) && shown().endsWith(QStringLiteral("not for her.")), qPrintable(shown()));
    QVERIFY2(shown().contains(QStringLiteral("Cost: 4")), qPrintable(shown())); // all that is printed on it
    const auto sizeOf = [](const QTextBlock& block) { return block.begin().fragment().charFormat().fontPointSize(); };
    QVERIFY(sizeOf(entry->document()->begin()) > sizeOf(entry->document()->lastBlock()));
}

void TestRulesPage::whatIsMissingOnACardIsRead()
{
    const engine::Game& game = *training->library.game(QStringLiteral("hired-swords"));
    const auto keep = [&](const char* title, const QJsonObject& printed) {
        QJsonObject card = printed;
        card.insert(QStringLiteral("title"), QLatin1String(title));
        QVERIFY(training->library.keepOwnCard(game, QStringLiteral("setup.mercenaries"), card));
    };
    keep("Orla Fen", {{QStringLiteral("id"), QStringLiteral("orla-fen")}, {QStringLiteral("cost"), 4}});
    keep("Pell Ashgrove", {{QStringLiteral("id"), QStringLiteral("pell-ashgrove")}});
    auto own = training->library.begin(QStringLiteral("Own"), game, {}, {QStringLiteral("roster")});
    QVERIFY(own);
    page->sit(own->get(), nullptr);
    page->open(QStringLiteral("?orla"));
    QVERIFY2(shown().contains(QStringLiteral("Cost: 4")) && shown().contains(QStringLiteral("Not entered yet: Healthy"))
            && !shown().contains(QStringLiteral("yet: Cost")),
        qPrintable(shown()));
    page->open(QStringLiteral("?pell"));
    QVERIFY2(shown().contains(QStringLiteral("Not entered yet: Cost")) && shown().contains(QStringLiteral("Return opens")),
        qPrintable(shown()));
    page->sit(nullptr, nullptr);
}

void TestRulesPage::moreOfAKindIsOnePressAway()
{
    QAbstractItemModelTester tester(hits()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    page->open(QStringLiteral("?s"));
    QCOMPARE(found(FoundKind::Card), window::Finder::few);
    int row = 0;
    while (row < hits()->model()->rowCount()
        && !hits()->model()->index(row, 0).data().toString().contains(QStringLiteral("more card")))
        ++row;
    QVERIFY(row < hits()->model()->rowCount());
    hits()->setCurrentIndex(hits()->model()->index(row, 0));
    QTest::keyClick(hits(), Qt::Key_Return);
    QVERIFY(found(FoundKind::Card) > window::Finder::few);
    QCOMPARE(hits()->currentIndex().row(), row); // the seventh stands where the row for it stood
    page->open(QStringLiteral("?s"));
    QCOMPARE(found(FoundKind::Card), window::Finder::few); // another search begins short
}

void TestRulesPage::hitsAreWalkedByKeys()
{
    page->open(QStringLiteral("?strain"));
    const QString first = shown();
    QTest::keyClick(page->firstFocus(), Qt::Key_Down);
    QCOMPARE(hits()->currentIndex().row(), 1);
    QVERIFY(shown() != first);
    QTest::keyClick(page->firstFocus(), Qt::Key_Return);
    QVERIFY(page->findChild<QTextBrowser*>(QStringLiteral("entry"))->hasFocus() || !page->isActiveWindow());
}

void TestRulesPage::unclearRulesAreDecided()
{
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("unclear")), Qt::LeftButton);
    QVERIFY(hits()->model()->rowCount() > 20);
    page->open(QStringLiteral("hs-strain"));
    auto* box = page->findChild<QWidget*>(QStringLiteral("choiceBar"))->findChild<QComboBox*>();
    QVERIFY(box);
    QCOMPARE(box->currentData().toString(), QStringLiteral("once"));
    box->setCurrentIndex(box->count() - 1);
    const QString wanted = box->currentData().toString();
    QVERIFY(wanted != QLatin1String("once"));
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("choose")), Qt::LeftButton);
    QCOMPARE(
        training->state().value(QLatin1String("settings")).toObject().value(QLatin1String("strain_limit")).toString(), wanted);
    page->refresh(); // the window calls it after every entry
    QVERIFY2(hits()->currentIndex().data(kit::OutcomeRole).toString().startsWith(QStringLiteral("B")),
        qPrintable(hits()->currentIndex().data(kit::OutcomeRole).toString()));
    QVERIFY(
        page->findChild<QTextBrowser*>(QStringLiteral("entry"))->toPlainText().contains(QStringLiteral("Your table plays: B. ")));
    page->open(QStringLiteral("?AMB-26"));
    QVERIFY2(hits()->model()->rowCount() > 0, "a question is found by its number");
    const auto* entry = page->findChild<QTextBrowser*>(QStringLiteral("entry")); // written when the hits are painted
    QTRY_VERIFY(entry->toPlainText().contains(QStringLiteral("A defender uses another")));
}

void TestRulesPage::aReadingWithoutASettingIsDecided()
{
    page->open(QStringLiteral("hs-zones")); // north and south are as they are
    const auto text = [&] { return page->findChild<QTextBrowser*>(QStringLiteral("entry"))->toPlainText(); };
    QVERIFY2(text().contains(QLatin1String("Your table plays: A")), qPrintable(text()));
    auto* bar = page->findChild<QWidget*>(QStringLiteral("choiceBar"));
    auto* box = bar->findChild<QComboBox*>();
    QVERIFY(box);
    QCOMPARE(box->count(), 2);
    QCOMPARE(box->currentText(), QStringLiteral("A: no"));
    box->setCurrentIndex(1);
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("choose")), Qt::LeftButton);
    const auto unclear = [&] { return training->state().value(QLatin1String("settings"))[QLatin1String("unclear")].toArray(); };
    QCOMPARE(unclear(), (QJsonArray{QStringLiteral("AMB-01")}));
    page->refresh();
    QVERIFY2(text().contains(QLatin1String("Your table plays: B: the zone to the left is east")), qPrintable(text()));
    QVERIFY2(text().contains(QLatin1String("set right by hand")), qPrintable(text()));
    box = bar->findChild<QComboBox*>();
    QVERIFY(box);
    QCOMPARE(box->currentText(), QStringLiteral("B: yes"));
    box->setCurrentIndex(0);
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("choose")), Qt::LeftButton);
    QVERIFY(unclear().isEmpty());
}

void TestRulesPage::usesAreCountedOnTheLineOfPlay()
{
    kit::Sitting& sitting = *training->sitting;
    QSignalSpy refused(&sitting, &kit::Sitting::refused);
    sitting.proposeDraft({QStringLiteral("draw"), {{QStringLiteral("card"), QStringLiteral("fair-day-champions")}}});
    sitting.proposeDraft({QStringLiteral("accept"), {}});
    QCOMPARE(refused.count(), 0);
    kit::Chronicle& chronicle = sitting.chronicle();
    chronicle.finish();
    QCOMPARE(chronicle.known(), sitting.table().last());
    QVERIFY(!chronicle.line(sitting.table().last()).rules.isEmpty());
    const QString atom =
        QString::fromLatin1(sitting.game().book()[std::size_t(chronicle.line(sitting.table().last()).rules.first())].id);
    const int used = chronicle.usesOf({atom}).count;
    QVERIFY(used > 0);
    QCOMPARE(chronicle.usesOf({atom}).last, sitting.table().last());
    sitting.undo();
    chronicle.finish();
    QCOMPARE(chronicle.usesOf({atom}).count, used - 1);
}

void TestRulesPage::pinsAreFoundAndTakenAway()
{
    page->open(QStringLiteral("hs-melee"));
    page->findChild<QLineEdit*>(QStringLiteral("note"))->setText(QStringLiteral("Trap-setters roll a gudgeon die"));
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("pinRule")), Qt::LeftButton);
    QVERIFY(shown().contains(QStringLiteral("Trap-setters roll")));
    QCOMPARE(page->side()->findChild<QListView*>(QStringLiteral("pinnedRules"))->model()->rowCount(), 1);
    page->open(QStringLiteral("?gudgeon"));
    QCOMPARE(hits()->model()->rowCount(), 1);
    page->sit(nullptr, nullptr);
    training->sitting.reset();
    QVERIFY(training->library.openShelf().isEmpty()); // as after a restart
    QCOMPARE(training->library.pinsOf(QStringLiteral("hs-melee")).size(), 1);
    training->library.unpin(QStringLiteral("hs-melee"), 0);
    QVERIFY(!training->library.isPinned(QStringLiteral("hs-melee")));
    page->open(QStringLiteral("?gudgeon"));
    QCOMPARE(found(FoundKind::Rule), 0);
}

void TestRulesPage::copyNamesTheSource()
{
    page->open(QStringLiteral("hs-melee"));
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("copy")), Qt::LeftButton);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.startsWith(QStringLiteral("Melee attack")));
    QVERIFY(copied.contains(QStringLiteral("Hired Swords")) && copied.contains(QStringLiteral("p. 11")));
}

// By the pointer or by Tab: a word tells its rule before it is followed.
void TestRulesPage::wordsOfTheTextOpenTheirRules()
{
    page->open(QStringLiteral("hs-strain"));
    auto* entry = page->findChild<QTextBrowser*>(QStringLiteral("entry"));
    const auto linkAt = [&] { return entry->textCursor().charFormat().anchorHref(); };
    entry->setFocus();
    QTest::keyClick(entry, Qt::Key_Tab);
    QVERIFY2(linkAt().startsWith(QStringLiteral("entry:")), qPrintable(linkAt()));
    const rulebook::Entry* wanted = training->library.book(QStringLiteral("hired-swords"))->entry(linkAt().mid(6));
    QVERIFY(wanted && wanted->id != QLatin1String("hs-strain"));
    QVERIFY(entry->accessibleDescription().startsWith(wanted->title));
    QVERIFY(QToolTip::text().contains(wanted->title.toHtmlEscaped()));
    QTest::keyClick(entry, Qt::Key_Return);
    QVERIFY(shown().startsWith(wanted->title));
    emit entry->highlighted(QUrl(QStringLiteral("entry:hs-melee"))); // as under the pointer
    QVERIFY2(QToolTip::text().contains(QStringLiteral("Melee attack")), qPrintable(QToolTip::text()));
    emit entry->highlighted(QUrl());
    QVERIFY(entry->accessibleDescription().isEmpty());
}

void TestRulesPage::aPinOutlivesItsRule()
{
    training->library.pin(
        {QStringLiteral("hs-gone"), QStringLiteral("We <b>always</b> reroll"), rulebook::PinKind::HouseRule, {}, {}});
    const QString campaign = training->library.idOf(*training->sitting); // what is kept of a campaign is no note on a rule
    QVERIFY(training->library.shelf()->addPin(shelf::seedPin(campaign, 4523677521639650597, QDateTime::currentDateTimeUtc())));
    page->refresh();
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("houseRules")), Qt::LeftButton);
    QCOMPARE(hits()->model()->rowCount(), 1);
    QVERIFY(hits()->model()->index(0, 0).data().toString().contains(QStringLiteral("no more")));
    page->open(QStringLiteral("hs-gone"));
    QVERIFY(shown().contains(QStringLiteral("no more")) && shown().contains(QStringLiteral("We <b>always</b> reroll")));
    emit page->findChild<QTextBrowser*>(QStringLiteral("entry"))->anchorClicked(QUrl(QStringLiteral("unpin:0")));
    QVERIFY(!training->library.isPinned(QStringLiteral("hs-gone")));
    QCOMPARE(hits()->model()->rowCount(), 0);
}

QTEST_MAIN(TestRulesPage)
#include "tst_rules_page.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cards page: packs and what is entered of them, cards added while playing, packs read in with their faults in place.
#include "window/cards/cards_page.h"
#include "window/cards/merge_panel.h"

#include "kit/entry/card_entry.h"
#include "kit/entry/card_face.h"
#include "kit/entry/photo_box.h"
#include "kit/forms/form.h"
#include "training.h"
#include "window/search/finder.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

Q_DECLARE_METATYPE(cards::Section)

class TestCardsPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { training = std::make_unique<Training>(); } // whose games the rows name
    void init();
    void packsAndSectionsAreCounted();
    void aCardIsAddedWhilePlaying();
    void aWrongCardIsNotSaved();
    void faultsLeadToTheirPlace();
    void aPackIsOfferedOrNot();
    void exportedPacksCanBeImported();
    void cardsSpeakInWords();
    void whoCanBeHiredIsEntered();
    void whatIsSavedIsCorrectedOnTheTable();
    void gapsStandFirst();
    void theTableWaitsForAllOfAList();
    void theFirstGapIsOnePressAway();
    void tabGoesDownTheForm();
    void whatTheTableEnteredStays();
    void rankingsInAnySpelling();
    void cellsAreTypedOver();
    void rowsArePastedAtOnce();
    void otherColumnsAreMapped();
    void manyRowsAndBrokenOnes();
    void manyRowsAreGivenUp_data();
    void manyRowsAreGivenUp();
    void returnOpensTheNextLine();
    void aNameStandsOnce();
    void aCardOnTheTableKeepsItsName();
    void aShortNameOfAPlaceMayChange();
    void aCardOnAnotherTableKeepsItsName();
    void aTitleOfAnotherIdIsKnown();
    void photographsFollowTheirCards();
    void aPictureIsPastedAnywhere();
    void aPictureIsDroppedOnItsCard();
    void blocksAreAsIfTyped();
    void longTextsShowTheirBeginning();
    void longTextsShowWhereTheyDiffer();
    void anotherOwnersCardsAreMerged();
    void anOwnersPackNeverReplacesMine();
    void picturesThatAreNone();
    void aNameIsNeverLost();
    void whatIsClearedAndStillSaid();
    void whatIsTypedAndTakenBackIsNoDraft();
    void theFormStandsStill();
    void aPictureFromTheForm();
    void anotherCardBeginsAtItsBeginning();
    void whatIsTypedOutlivesTheProgram();
    void halfAValueOutlivesTheProgram();
    void halfALineOutlivesTheProgram();
    void aCancelledCardLeavesTheChosenOne();
    void theOrderOutlivesTheProgram();
    void greyIsWhatWasEnteredLast();
    void headingsAreShownBeforeTheyCount();
    void eachValueSaysItsPack();
    void theUppermostPackIsShownAndNamed();
    void theTableIsBroughtUpToDate();
    void surprisesStayInTheirDecks();
    void everyKindHasAFace_data();
    void everyKindHasAFace();

private:
    // A campaign of one's own, on which eighteen mercenaries are known by name.
    void playOwnCards()
    {
        const engine::Game& game = *training->library.game(QStringLiteral("hired-swords"));
        auto own = training->library.begin(QStringLiteral("Own box"), game, {}, {QStringLiteral("roster")});
        QVERIFY(own);
        training->sitting = std::move(*own);
        training->sitting->realCards = true;
        page->sit(training->sitting.get(), nullptr);
        page->refresh();
    }
    cards::Pack own() const { return training->library.ownCards(training->sitting->game()); }
    // Their cards as a file: a mercenary whom I know too, and one whom I do not.
    QString theirs(const char* title)
    {
        const engine::Game& game = training->sitting->game();
        cards::Pack pack = cards::emptyMyCards(game);
        pack.title = QLatin1String(title);
        pack.setup = QJsonObject{{QStringLiteral("mercenaries"),
            QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("old-hask")},
                           {QStringLiteral("title"), QStringLiteral("Old Hask")}, {QStringLiteral("cost"), 6},
                           {QStringLiteral("weary"), QStringLiteral("2/0/2/1")}},
                QJsonObject{{QStringLiteral("id"), QStringLiteral("quill")}, {QStringLiteral("title"), QStringLiteral("Quill")},
                    {QStringLiteral("cost"), 4}}}}};
        const QString name = training->folder.filePath(QStringLiteral("theirs.json"));
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(cards::packJson(pack)) <= 0)
            qFatal("not written");
        return name;
    }
    void keepHask()
    {
        QVERIFY(training->library.keepOwnCard(training->sitting->game(), QStringLiteral("setup.mercenaries"),
            {{QStringLiteral("id"), QStringLiteral("old-hask")}, {QStringLiteral("title"), QStringLiteral("Old Hask")},
                {QStringLiteral("cost"), 5}}));
    }
    // The program ends, however it does, and begins anew on the same campaign.
    void startAgain(QSettings& settings)
    {
        page = std::make_unique<window::CardsPage>(training->library);
        page->keepDraftsIn(settings);
        page->resize(1000, 600);
        page->sit(training->sitting.get(), nullptr);
        page->show();
        page->refresh();
    }
    QStringList idsShown() const
    {
        QStringList ids;
        for (int row = 0; row < cards()->model()->rowCount(); ++row)
            ids += cards()->model()->index(row, 0).data(window::CardsModel::CardRole).toString();
        return ids;
    }
    // Pressed into the cells of the table, from that one on.
    void pasteAt(int row, const char* field, const QString& block)
    {
        int column = 0;
        while (table()
                   ->model()
                   ->headerData(column, Qt::Horizontal, Qt::DisplayRole)
                   .toString()
                   .compare(QLatin1String(field), Qt::CaseInsensitive)
            != 0)
            QVERIFY(++column < table()->model()->columnCount());
        table()->setCurrentIndex(table()->model()->index(row, column));
        QApplication::clipboard()->setText(block);
        QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
    }
    // A new card on its face, with that title typed and not entered.
    kit::CardEntry* newCard(const QString& title)
    {
        part<QPushButton>("add")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the places of the card before
        auto* entry = part<kit::CardEntry>("cardEntry");
        QTest::keyClicks(entry->findChild<QLineEdit*>(QStringLiteral("title")), title);
        return entry;
    }
    void retitle(kit::CardEntry* entry, const QString& title)
    {
        auto* line = entry->findChild<QLineEdit*>(QStringLiteral("title"));
        line->selectAll();
        QTest::keyClicks(line, title);
    }
    QJsonObject ownCard(const char* id) const
    {
        for (const QJsonValue& one : mercenariesOf(own().setup))
            if (one.toObject().value(QLatin1String("id")) == QLatin1String(id))
                return one.toObject();
        return {};
    }
    QTableView* table() const { return part<QTableView>("table"); }
    static QJsonArray mercenariesOf(const QJsonObject& holder) { return holder.value(QLatin1String("mercenaries")).toArray(); }

    template <class T> T* part(const char* name) const
    {
        T* found = page->findChild<T*>(QLatin1String(name));
        return found ? found : page->side()->findChild<T*>(QLatin1String(name));
    }
    void type(const char* field, const QString& text)
    {
        // The page's own controls may bear the name of a field.
        auto* line = part<QWidget>("holder")->findChild<QWidget*>(QLatin1String(field))->findChild<QLineEdit*>();
        line->clear();
        QTest::keyClicks(line, text);
    }
    QListView* cards() const { return part<QListView>("cards"); }

    std::unique_ptr<Training> training;
    std::unique_ptr<window::CardsPage> page;
};

void TestCardsPage::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    page.reset();
    training = std::make_unique<Training>();
    QVERIFY(training->faults.isEmpty());
    page = std::make_unique<window::CardsPage>(training->library);
    page->resize(1000, 600);
    page->sit(training->sitting.get(), nullptr);
    page->show();
    page->refresh();
}

void TestCardsPage::packsAndSectionsAreCounted()
{
    QAbstractItemModelTester tester(cards()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(part<QComboBox>("packs")->currentData().toString(), QStringLiteral("training")); // of the campaign comes first
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    QCOMPARE(cards()->model()->rowCount(), 18);
    QVERIFY(part<QLabel>("count")->text().contains(QStringLiteral("18")));
    QCOMPARE(cards()->currentIndex().data(window::CardsModel::CardRole).toString(), QStringLiteral("Hobb Carrow"));
    page->open(QStringLiteral("cards.career.fair-day-champions"));
    QCOMPARE(part<QComboBox>("sections")->currentData().toString(), QStringLiteral("cards.career"));
    auto* packs = part<QComboBox>("packs");
    packs->setCurrentIndex(packs->findData(QStringLiteral("roster")));
    page->open(QStringLiteral("setup.mercenaries.nobody"));
    QVERIFY(part<QComboBox>("packs")->count() >= 2);
}

void TestCardsPage::aCardIsAddedWhilePlaying()
{
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    QTest::mouseClick(part<QPushButton>("add"), Qt::LeftButton);
    QVERIFY(!part<QPushButton>("save")->isEnabled());
    type("title", QStringLiteral("Old Tess")); // its id comes of it
    QVERIFY(part<QPushButton>("save")->isEnabled());
    QTest::mouseClick(part<QPushButton>("save"), Qt::LeftButton);
    QCOMPARE(cards()->model()->rowCount(), 19);
    const auto pack = training->library.pack(QStringLiteral("training"), training->sitting->game());
    QVERIFY(pack);
    QCOMPARE(pack->setup.value(QLatin1String("mercenaries")).toArray().last().toObject().value(QLatin1String("id")).toString(),
        QStringLiteral("old-tess"));
    QTest::mouseClick(part<QPushButton>("remove"), Qt::LeftButton);
    QCOMPARE(cards()->model()->rowCount(), 18);
}

void TestCardsPage::aWrongCardIsNotSaved()
{
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    type("healthy", QStringLiteral("many"));
    QVERIFY(!part<QPushButton>("save")->isEnabled());
    QVERIFY(part<QLabel>("faults")->text().contains(QStringLiteral("many")));
    type("healthy", QStringLiteral("2/0/3/1"));
    QVERIFY(part<QPushButton>("save")->isEnabled());
    type("id", QStringLiteral("big-dagna"));
    QVERIFY(!part<QPushButton>("save")->isEnabled()); // the id is taken
}

void TestCardsPage::faultsLeadToTheirPlace()
{
    QFile file(training->folder.path() + QStringLiteral("/broken.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n \"format\": \"musterroll-pack\",\n \"version\": 1,\n \"game\": \"hired-swords\",\n \"id\": \"mine\",\n "
               "\"setup\": {\"mercenaries\": [\n  {\"id\": \"tess\", \"cost\": \"much\"}\n ]}\n}\n");
    file.close();
    page->importFrom(file.fileName());
    auto* faults = page->findChild<QWidget*>(QStringLiteral("PackText"))->findChild<QListWidget*>(QStringLiteral("faults"));
    QVERIFY(faults->count() > 0);
    auto* text = page->findChild<QPlainTextEdit*>(QStringLiteral("text"));
    QCOMPARE(text->textCursor().blockNumber(), 6); // the line with the wrong cost
    QVERIFY(!page->findChild<QPushButton*>(QStringLiteral("keep"))->isEnabled());
    text->setPlainText(text->toPlainText().replace(QStringLiteral("\"much\""), QStringLiteral("4")));
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("again")), Qt::LeftButton);
    QVERIFY(page->findChild<QPushButton*>(QStringLiteral("keep"))->isEnabled());
    // What nobody sees is named where it stands, too.
    const QString sound = text->toPlainText();
    text->setPlainText(
        QString(sound).replace(QStringLiteral("\"tess\","), QStringLiteral("\"tess\", \"title\": \"Te\u200bss\",")));
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("again")), Qt::LeftButton);
    QVERIFY2(faults->item(0) && faults->item(0)->text().contains(QStringLiteral("U+200B")),
        qPrintable(faults->item(0) ? faults->item(0)->text() : QString()));
    QCOMPARE(text->textCursor().blockNumber(), 6);
    QVERIFY(!page->findChild<QPushButton*>(QStringLiteral("keep"))->isEnabled());
    text->setPlainText(sound);
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("again")), Qt::LeftButton);
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("keep")), Qt::LeftButton);
    QVERIFY(part<QComboBox>("packs")->findData(QStringLiteral("mine")) >= 0);
}

void TestCardsPage::aPackIsOfferedOrNot()
{
    const engine::Game& game = training->sitting->game();
    auto* packs = part<QComboBox>("packs");
    auto* offered = part<QCheckBox>("offered");
    QVERIFY(!offered->isEnabled()); // what comes with the program always is
    cards::Pack mine = *training->library.pack(QStringLiteral("training"), game);
    mine.id = QStringLiteral("mine");
    training->library.keepPack(mine);
    packs->setCurrentIndex(packs->findData(QStringLiteral("mine")));
    QVERIFY(offered->isEnabled() && offered->isChecked());
    QTest::mouseClick(offered, Qt::LeftButton, {}, QPoint(8, offered->height() / 2));
    QVERIFY(!training->library.packsFor(game).contains(QStringLiteral("mine")));
    QVERIFY(training->library.pack(QStringLiteral("mine"), game)); // a campaign that plays with it goes on
    QCOMPARE(packs->currentData().toString(), QStringLiteral("mine"));
    QVERIFY(!offered->isChecked());
    QTest::mouseClick(offered, Qt::LeftButton, {}, QPoint(8, offered->height() / 2));
    QVERIFY(training->library.packsFor(game).contains(QStringLiteral("mine")));
}

void TestCardsPage::exportedPacksCanBeImported()
{
    const QString file = training->folder.path() + QStringLiteral("/out.json");
    page->exportTo(file);
    const auto read = cards::openPack(file, training->sitting->game());
    QVERIFY(read);
    QCOMPARE(read->cards, training->library.pack(QStringLiteral("training"), training->sitting->game())->cards);
    QSignalSpy failed(page.get(), &window::Page::failed);
    page->exportTo(training->folder.path() + QStringLiteral("/no/such/folder/out.json"));
    QCOMPARE(failed.count(), 1);
}

void TestCardsPage::cardsSpeakInWords()
{
    const auto lines = [&](const char* card) {
        page->open(QLatin1String(card));
        return cards()->currentIndex().data(window::CardsModel::LinesRole).toStringList().join(QLatin1Char('\n'));
    };
    const QString hobb = lines("setup.mercenaries.hobb-carrow");
    QVERIFY2(hobb.contains(QStringLiteral("melee 2, missiles 0, stamina 3, alertness 1")), qPrintable(hobb));
    const QString nim = lines("setup.mercenaries.nim-foxglove");
    QVERIFY2(nim.contains(QStringLiteral("Counters: Dodge 2")), qPrintable(nim));
    const QString sable = lines("setup.mercenaries.lady-sable");
    QVERIFY2(sable.contains(QStringLiteral("Whoever takes Lady Sable")) && !sable.contains(QStringLiteral("kind"))
            && !sable.contains(QStringLiteral("phase")),
        qPrintable(sable));
    const QString fair = lines("cards.career.fair-day-champions");
    QVERIFY2(fair.contains(QStringLiteral("north 1, ")), qPrintable(fair));
}

void TestCardsPage::whoCanBeHiredIsEntered()
{
    page->open(QStringLiteral("setup.settlements.slate-marches"));
    QCOMPARE(part<QComboBox>("sections")->currentData().toString(), QStringLiteral("setup.settlements"));
    QCOMPARE(cards()->model()->rowCount(), 1);
    QVERIFY2(cards()
                 ->currentIndex()
                 .data(window::CardsModel::LinesRole)
                 .toStringList()
                 .join(QLatin1Char('\n'))
                 .contains(QStringLiteral("Hobb Carrow")),
        "people, not ids");
    QVERIFY(!part<QPushButton>("add")->isEnabled()); // there is one such card
    auto* village = part<QWidget>("holder")->findChild<kit::Editor*>(QStringLiteral("village"));
    QVERIFY(village);
    village->setValue(QJsonArray{QStringLiteral("hobb-carrow"), QStringLiteral("lady-sable")});
    emit village->edited();
    QVERIFY(part<QPushButton>("save")->isEnabled());
    const qint64 before = training->sitting->table().last();
    QTest::mouseClick(part<QPushButton>("save"), Qt::LeftButton);
    const QJsonArray wanted{QStringLiteral("hobb-carrow"), QStringLiteral("lady-sable")};
    const auto pack = training->library.pack(QStringLiteral("training"), training->sitting->game());
    QCOMPARE(pack->setup.value(QLatin1String("settlements")).toObject().value(QLatin1String("village")).toArray(), wanted);
    QCOMPARE(training->state().value(QLatin1String("settlements")).toObject().value(QLatin1String("village")).toArray(), wanted);
    QCOMPARE(training->sitting->table().last(), before + 1);
    QVERIFY(cards::readPack(cards::packJson(*pack), training->sitting->game(), QStringLiteral("text")));
}

void TestCardsPage::whatIsSavedIsCorrectedOnTheTable()
{
    const auto hobb = [&] { return training->state().value(QLatin1String("mercenaries")).toArray().first().toObject(); };
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    type("healthy", QStringLiteral("5/0/3/1"));
    type("weary", QStringLiteral("4/0/2/1"));
    QTest::mouseClick(part<QPushButton>("save"), Qt::LeftButton);
    QCOMPARE(hobb().value(QLatin1String("healthy")).toString(), QStringLiteral("5/0/3/1"));
    QCOMPARE(hobb().value(QLatin1String("weary")).toString(), QStringLiteral("4/0/2/1"));
    QCOMPARE(hobb().value(QLatin1String("where")).toString(), QStringLiteral("pool")); // what lies on the card stays
    training->sitting->undo();                                                         // both at once
    QCOMPARE(hobb().value(QLatin1String("healthy")).toString(), QStringLiteral("2/0/3/1"));
    part<QCheckBox>("onTable")->setChecked(false);
    type("healthy", QStringLiteral("6/0/3/1"));
    QTest::mouseClick(part<QPushButton>("save"), Qt::LeftButton);
    QCOMPARE(hobb().value(QLatin1String("healthy")).toString(), QStringLiteral("2/0/3/1"));
}

void TestCardsPage::gapsStandFirst()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    QCOMPARE(part<QComboBox>("packs")->currentData().toString(), QStringLiteral("my-cards")); // above the names of the roster
    QCOMPARE(cards()->model()->rowCount(), 18);
    QVERIFY2(
        part<QLabel>("count")->text().contains(QStringLiteral("18")) && part<QLabel>("count")->text().contains(QLatin1Char('0')),
        qPrintable(part<QLabel>("count")->text()));
    const QString first = cards()->model()->index(0, 0).data(window::CardsModel::CardRole).toString();
    cards()->setCurrentIndex(cards()->model()->index(0, 0));
    type("cost", QStringLiteral("3"));
    type("healthy", QStringLiteral("2/1/3/2"));
    type("weary", QStringLiteral("1/1/2/1"));
    QTest::mouseClick(part<QPushButton>("save"), Qt::LeftButton);
    QCOMPARE(mercenariesOf(own().setup).size(), 1); // the owner's pack holds what the owner entered
    QVERIFY(part<QLabel>("count")->text().contains(QLatin1Char('1')));
    page->sit(training->sitting.get(), nullptr); // opened anew
    page->open(QStringLiteral("cards.career."));
    page->open(QStringLiteral("setup.mercenaries."));
    QCOMPARE(cards()->model()->index(17, 0).data(window::CardsModel::CardRole).toString(), first);
    // Whoever goes to another campaign finds the card there.
    auto other = training->library.begin(
        QStringLiteral("Another"), training->sitting->game(), {}, {QStringLiteral("roster"), QStringLiteral("my-cards")});
    QVERIFY(other);
    const QJsonObject state = (*other)->game().stateToJson((*other)->state());
    QVERIFY(std::ranges::any_of(
        mercenariesOf(state), [](const QJsonValue& one) { return one.toObject().value(QLatin1String("cost")) == 3; }));
    // What is begun stands behind what has nothing but its name.
    const auto named = [&](int row) { return cards()->model()->index(row, 0).data(window::CardsModel::CardRole).toString(); };
    const QString begun = named(0);
    cards()->setCurrentIndex(cards()->model()->index(0, 0));
    type("cost", QStringLiteral("4"));
    QTest::mouseClick(part<QPushButton>("save"), Qt::LeftButton);
    page->sit(training->sitting.get(), nullptr);
    page->open(QStringLiteral("cards.career."));
    page->open(QStringLiteral("setup.mercenaries."));
    QVERIFY(named(0) != begun);
    QVERIFY(named(17) != begun); // and before what is whole
}

void TestCardsPage::theTableWaitsForAllOfAList()
{
    playOwnCards();
    QSignalSpy links(page.get(), &window::Page::linkWanted);
    auto* entry = part<kit::CardEntry>("cardEntry");
    const auto fill = [&] {
        const QString id = entry->card().value(QLatin1String("id")).toString();
        emit entry->entered({{QStringLiteral("id"), id}, {QStringLiteral("title"), id}, {QStringLiteral("cost"), 3},
            {QStringLiteral("healthy"), QStringLiteral("2/1/3/2")}, {QStringLiteral("weary"), QStringLiteral("1/1/2/1")}});
        return id;
    };
    const QString id = mercenariesOf(training->sitting->game().stateToJson(training->sitting->state()))
                           .first()
                           .toObject()
                           .value(QLatin1String("id"))
                           .toString();
    page->open(QStringLiteral("setup.mercenaries.") + id + QLatin1Char('*'));
    QSet<QString> all;
    for (int card = 0; card < 18; ++card) {
        QVERIFY(entry->isVisible());
        QCOMPARE(links.size(), 0);
        all += fill();
    }
    QCOMPARE(all.size(), 18);
    QCOMPARE(links.size(), 1); // back at the table with the last one
    QVERIFY(!entry->isVisible());
}

void TestCardsPage::theFirstGapIsOnePressAway()
{
    playOwnCards();
    page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    page->side()->show();
    page->open(QStringLiteral("setup.mercenaries."));
    cards()->setCurrentIndex(cards()->model()->index(0, 0));
    cards()->setFocus();
    const auto fieldWithFocus = [] {
        for (QWidget* at = QApplication::focusWidget(); at; at = at->parentWidget())
            if (auto* editor = qobject_cast<kit::Editor*>(at))
                return editor->objectName();
        return QString();
    };
    QTest::keyClick(cards(), Qt::Key_Tab);
    QCOMPARE(fieldWithFocus(), QStringLiteral("cost"));
    const QString before = cards()->currentIndex().data().toString();
    type("cost", QStringLiteral("3"));
    part<QPushButton>("save")->click();
    QVERIFY(cards()->currentIndex().data().toString() != before); // the next of which only the name is known
    QCOMPARE(fieldWithFocus(), QStringLiteral("cost"));
}

// Of a card on which nothing is lacking, from its first place; what may be left out stands where it stands.
void TestCardsPage::tabGoesDownTheForm()
{
    page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    page->side()->show();
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    QStringList fields;
    for (const auto& [name, editor] : part<QWidget>("holder")->findChild<kit::Form*>()->editors())
        fields += name;
    cards()->setFocus();
    QStringList met;
    for (int press = 0; press < 60; ++press) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QString field;
        for (QWidget* at = QApplication::focusWidget(); at; at = at->parentWidget())
            if (at->objectName() != QString() && fields.contains(at->objectName()) && qobject_cast<kit::Editor*>(at))
                field = at->objectName();
        if (field.isEmpty())
            break; // the buttons
        if (met.isEmpty() || met.last() != field)
            met += field;
    }
    QVERIFY(met.size() > 3);
    fields.removeIf([&](const QString& one) { return !met.contains(one); });
    QCOMPARE(met, fields);
}

void TestCardsPage::whatTheTableEnteredStays()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    cards()->setCurrentIndex(cards()->model()->index(0, 0));
    type("cost", QStringLiteral("3"));
    part<QPushButton>("save")->click();
    QCOMPARE(mercenariesOf(own().setup).size(), 1);
    QVERIFY(training->library.keepOwnCard(training->sitting->game(), QStringLiteral("cards.career"),
        {{QStringLiteral("id"), QStringLiteral("toll-road")}, {QStringLiteral("title"), QStringLiteral("Toll Road")},
            {QStringLiteral("budget"), 8}}));
    QVERIFY(page->takeBack());
    QCOMPARE(mercenariesOf(own().setup).size(), 0);
    QCOMPARE(own().cards.value(QLatin1String("career")).toArray().size(), 1);
}

void TestCardsPage::rankingsInAnySpelling()
{
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    for (const char* spelling : {"5 0 3 1", "5,0,3,1", "5/0/3/1", " 5, 0 ; 3  1 "}) {
        type("healthy", QLatin1String(spelling));
        QVERIFY2(part<QPushButton>("save")->isEnabled(), spelling);
        QCOMPARE(part<QWidget>("holder")->findChild<kit::Editor*>(QStringLiteral("healthy"))->value().toString(),
            QStringLiteral("5/0/3/1"));
    }
    const int wide = page->side()->minimumSizeHint().width();
    type("healthy", QStringLiteral("somethingverylongthatnobodycanreadatallandthatwidensnothing"));
    QVERIFY(!part<QPushButton>("save")->isEnabled());
    QCOMPARE(page->side()->minimumSizeHint().width(), wide);
}

void TestCardsPage::cellsAreTypedOver()
{
    page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    part<QPushButton>("asTable")->click();
    int cost = 0;
    while (table()->model()->headerData(cost, Qt::Horizontal, Qt::DisplayRole).toString() != QStringLiteral("Cost"))
        ++cost;
    table()->setCurrentIndex(table()->model()->index(0, cost));
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_9);
    auto* cell = table()->findChild<QLineEdit*>();
    QVERIFY(cell);
    QTest::keyClick(cell, Qt::Key_Return);
    QTRY_COMPARE(table()->model()->index(0, cost).data().toString(), QStringLiteral("9"));
    QCOMPARE(mercenariesOf(training->state()).first().toObject().value(QLatin1String("cost")).toInt(), 9); // the table too
    QVERIFY(page->takeBack());
    QVERIFY(table()->model()->index(0, cost).data().toString() != QStringLiteral("9"));
    QVERIFY(mercenariesOf(training->state()).first().toObject().value(QLatin1String("cost")).toInt() != 9);
    QVERIFY(!page->takeBack());
    // On the table it is the same step.
    const auto costs = [&] { // of the card, and on the table
        return std::pair(table()->model()->index(0, cost).data().toString(),
            mercenariesOf(training->state()).first().toObject().value(QLatin1String("cost")).toInt());
    };
    const auto before = costs(), typed = std::pair(QStringLiteral("9"), 9);
    training->sitting->redo();
    QCOMPARE(costs(), typed);
    training->sitting->undo();
    QCOMPARE(costs(), before);
    QVERIFY(!page->takeBack());
    // What cannot be read stays in its cell, and it is said whose it is.
    QSignalSpy told(page.get(), &window::Page::told);
    table()->setCurrentIndex(table()->model()->index(0, cost));
    QTest::keyClick(table(), Qt::Key_X);
    const QPointer<QLineEdit> wrong = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(wrong);
    QTest::keyClick(wrong, Qt::Key_Return);
    QVERIFY(wrong && wrong->isVisible());
    QCOMPARE(wrong->text(), QStringLiteral("x"));
    QCOMPARE(table()->currentIndex().row(), 0);
    QVERIFY(told.last().first().toString().startsWith(table()->model()->index(0, 0).data().toString()));
    QTest::keyClick(wrong, Qt::Key_Escape); // it is left as it was
    QVERIFY(!wrong || !wrong->isVisible());
    QCOMPARE(costs(), before);
    // So does a name that another card has.
    QVERIFY(table()->model()->rowCount() > 1);
    const QString first = table()->model()->index(0, 0).data().toString(),
                  second = table()->model()->index(1, 0).data().toString();
    table()->setCurrentIndex(table()->model()->index(1, 0));
    QTest::keyClick(table(), Qt::Key_X);
    const QPointer<QLineEdit> twice = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(twice);
    twice->setText(first);
    QTest::keyClick(twice, Qt::Key_Return);
    QVERIFY(twice && twice->isVisible());
    QCOMPARE(twice->text(), first);
    QCOMPARE(table()->currentIndex().row(), 1);
    QTest::keyClick(twice, Qt::Key_Escape);
    QCOMPARE(table()->model()->index(1, 0).data().toString(), second);
}

void TestCardsPage::rowsArePastedAtOnce()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    QByteArray rows("title\tcost\thealthy\tweary\n");
    for (int n = 0; n < 200; ++n)
        rows += "Hand " + QByteArray::number(n) + "\t3\t2 1 3 2\t1,1,2,1\n";
    const qint64 before = training->sitting->table().last();
    page->paste(rows, QStringLiteral("clipboard"));
    QCOMPARE(part<QTableView>("pasteRows")->model()->rowCount(), 200);
    QCOMPARE(mercenariesOf(own().setup).size(), 0); // shown, not done
    QVERIFY(part<QPushButton>("takeAll")->isEnabled());
    part<QPushButton>("takeAll")->click();
    QCOMPARE(mercenariesOf(own().setup).size(), 200);
    QCOMPARE(mercenariesOf(training->state()).size(), 218);
    QCOMPARE(training->sitting->table().last(), before + 1);
    QVERIFY(page->takeBack());
    QCOMPARE(mercenariesOf(own().setup).size(), 0);
    QCOMPARE(mercenariesOf(training->state()).size(), 18);
    QApplication::clipboard()->setText(QStringLiteral("title\tcost\nTess\t3\n")); // whatever part of the page has the keys
    QTest::keyClick(part<QComboBox>("sections"), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(part<QTableView>("pasteRows")->model()->rowCount(), 1);
    part<QPushButton>("leavePaste")->click();
}

void TestCardsPage::otherColumnsAreMapped()
{
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    page->paste("Who,Gold,Shoe size\nTess,3,38\nMoll,4,40\n", QStringLiteral("clipboard"));
    auto* who = part<QComboBox>("column0");
    auto* gold = part<QComboBox>("column1");
    auto* shoes = part<QComboBox>("column2");
    QVERIFY(who && gold && shoes);
    const auto say = [](QComboBox* box, const char* field) { box->setCurrentIndex(box->findData(QLatin1String(field))); };
    say(who, "title");
    say(gold, "cost");
    say(shoes, "");
    const int known = int(mercenariesOf(training->state()).size());
    if (!part<QPushButton>("takeAll")->isEnabled()) // the headings were taken for a card
        part<QPushButton>("takeSound")->click();
    else
        part<QPushButton>("takeAll")->click();
    const auto pack = training->library.pack(QStringLiteral("training"), training->sitting->game());
    QVERIFY(std::ranges::any_of(mercenariesOf(pack->setup), [](const QJsonValue& one) {
        return one.toObject().value(QLatin1String("title")) == QStringLiteral("Moll")
            && one.toObject().value(QLatin1String("cost")) == 4;
    }));
    QVERIFY(mercenariesOf(training->state()).size() >= known + 2);
}

void TestCardsPage::manyRowsAndBrokenOnes()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    QByteArray rows("title\tcost\n");
    for (int n = 0; n < 10'000; ++n)
        rows += "Hand " + QByteArray::number(n) + (n % 100 == 7 ? "\tmuch\n" : "\t3\n");
    page->paste(rows, QStringLiteral("clipboard"));
    auto* shown = part<QTableView>("pasteRows");
    QCOMPARE(shown->model()->rowCount(), 10'000);
    QVERIFY(!part<QPushButton>("takeAll")->isEnabled());
    QVERIFY(part<QPushButton>("takeSound")->isEnabled());
    QVERIFY(shown->model()->index(7, 0).data().toString().contains(QStringLiteral("much")));
    part<QPushButton>("leavePaste")->click();
    QCOMPARE(mercenariesOf(own().setup).size(), 0);
    QSignalSpy told(page.get(), &window::Page::told);
    page->paste("  \n", QStringLiteral("clipboard"));
    QCOMPARE(told.count(), 1);
    QVERIFY(part<QWidget>("PastePanel")->isHidden());
    // What takes a while says so before it begins.
    QByteArray sound("title\tcost\n");
    for (int n = 0; n < 1000; ++n)
        sound += "Hand " + QByteArray::number(n) + "\t3\n";
    page->paste(sound, QStringLiteral("clipboard"));
    told.clear();
    part<QPushButton>("takeAll")->click();
    QCOMPARE(told.count(), 1);
    QVERIFY2(told.first().first().toString().contains(QStringLiteral("1000")), qPrintable(told.first().first().toString()));
    QCOMPARE(mercenariesOf(own().setup).size(), 1000);
    told.clear();
    training->sitting->undo(); // from the table: that it takes a while does not stay there
    QCOMPARE(mercenariesOf(own().setup).size(), 0);
    QVERIFY2(told.last().first().toString().startsWith(QStringLiteral("Taken back")), qPrintable(told.last().first().toString()));
    training->sitting->redo();
    QCOMPARE(mercenariesOf(own().setup).size(), 1000);
    QVERIFY2(told.last().first().toString().startsWith(QStringLiteral("Done again")), qPrintable(told.last().first().toString()));
}

void TestCardsPage::manyRowsAreGivenUp_data()
{
    QTest::addColumn<int>("stage"); // in which Escape is pressed
    for (int stage = 0; stage <= 3; ++stage)
        QTest::addRow("stage %d", stage) << stage;
}

// While many are entered a bar says how far it is, and Escape leaves nothing of them.
void TestCardsPage::manyRowsAreGivenUp()
{
    QFETCH(const int, stage);
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    QByteArray rows("title\tcost\n");
    for (int n = 0; n < 1000; ++n)
        rows += "Hand " + QByteArray::number(n) + "\t3\n";
    page->paste(rows, QStringLiteral("clipboard"));
    const QJsonObject before = training->state();
    bool isSeen = false;
    QTimer presses;
    connect(&presses, &QTimer::timeout, &presses, [&] {
        auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
        if (!bar || bar->value() != stage)
            return;
        isSeen = true;
        QTest::keyClick(bar, Qt::Key_Escape);
    });
    presses.start(0);
    part<QPushButton>("takeAll")->click();
    QVERIFY(isSeen);
    QCOMPARE(mercenariesOf(own().setup).size(), 0);
    QCOMPARE(training->state(), before);
}

// In the form beside the list Return opens the line for the next name, as where a list is asked for at the table.
void TestCardsPage::returnOpensTheNextLine()
{
    page->open(QStringLiteral("setup.settlements.slate-marches"));
    auto* village = part<QWidget>("holder")->findChild<kit::Editor*>(QStringLiteral("village"));
    QVERIFY(village);
    page->side()->show();
    page->side()->window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page->side()->window()));
    const auto lines = [&] { return village->findChildren<QComboBox*>().size(); };
    const qsizetype before = lines();
    village->findChild<QPushButton*>(QStringLiteral("addItem"))->click();
    QCOMPARE(lines(), before + 1);
    QComboBox* added = village->findChildren<QComboBox*>().last();
    added->setEditText(QStringLiteral("Lady Sable"));
    added->setFocus();
    QTest::keyClick(added->lineEdit(), Qt::Key_Return);
    QCOMPARE(lines(), before + 2);
    QTest::keyClick(village->findChildren<QComboBox*>().last()->lineEdit(), Qt::Key_Return); // no more
    QCOMPARE(lines(), before + 2);
    QLineEdit* begun = village->findChildren<QComboBox*>().last()->lineEdit();
    QTest::keyClicks(begun, QStringLiteral("hobb")); // the rest of the name is completed, and one Return takes it
    QTest::keyClick(begun, Qt::Key_Return);
    QTRY_COMPARE(lines(), before + 3);
    QCOMPARE(begun->text(), QStringLiteral("Hobb Carrow"));
}

void TestCardsPage::aNameStandsOnce()
{
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    part<QPushButton>("add")->click();
    auto* entry = part<kit::CardEntry>("cardEntry");
    QVERIFY(entry && entry->isVisible());
    auto* title = entry->findChild<QLineEdit*>(QStringLiteral("title"));
    QTest::keyClicks(title, QStringLiteral("Big Dagna")); // she is there
    QTest::keyClick(title, Qt::Key_Return, Qt::ControlModifier);
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QVERIFY(!entry->findChild<QLabel*>(QStringLiteral("cardSays"))->text().isEmpty());
    QCOMPARE(cards()->model()->rowCount(), 18);
    auto* cost = entry->findChild<QLineEdit*>(QStringLiteral("cost"));
    title->selectAll();
    QTest::keyClicks(title, QStringLiteral("Old Tess"));
    QTest::keyClicks(cost, QStringLiteral("1000")); // no mercenary costs that much
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QCOMPARE(cards()->model()->rowCount(), 18);
    cost->selectAll();
    QTest::keyClicks(cost, QStringLiteral("3"));
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QCOMPARE(cards()->model()->rowCount(), 19);
}

void TestCardsPage::aCardOnTheTableKeepsItsName()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    cards()->setCurrentIndex(cards()->model()->index(0, 0));
    type("cost", QStringLiteral("3"));
    part<QPushButton>("save")->click();
    const QString source = part<QLabel>("source")->text(); // the table has it by now
    QVERIFY2(!source.contains(QStringLiteral("otherwise")), qPrintable(source));
    const QString id = mercenariesOf(own().setup).first().toObject().value(QLatin1String("id")).toString();
    page->open(QStringLiteral("setup.mercenaries.") + id);
    QSignalSpy objected(page.get(), &window::Page::objected);
    type("id", QStringLiteral("somebody-else"));
    part<QPushButton>("save")->click();
    QCOMPARE(objected.count(), 1);
    QCOMPARE(mercenariesOf(own().setup).first().toObject().value(QLatin1String("id")).toString(), id);
    page->open(QStringLiteral("setup.mercenaries.") + id);
    type("id", id);
    type("title", QStringLiteral("Somebody Else")); // what it is called may change
    part<QPushButton>("save")->click();
    QVERIFY(std::ranges::any_of(mercenariesOf(training->state()), [&](const QJsonValue& one) {
        return one.toObject().value(QLatin1String("id")) == id
            && one.toObject().value(QLatin1String("title")) == QStringLiteral("Somebody Else");
    }));
}

void TestCardsPage::aShortNameOfAPlaceMayChange()
{
    playOwnCards();
    QVERIFY(training->library.keepOwnCard(training->sitting->game(), QStringLiteral("setup.mercenaries"),
        {{QStringLiteral("id"), QStringLiteral("village")}, {QStringLiteral("title"), QStringLiteral("Village")}}));
    page->open(QStringLiteral("setup.mercenaries.village"));
    if (auto* entry = part<kit::CardEntry>("cardEntry"); entry->isVisible())
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    part<QCheckBox>("onTable")->setChecked(false);
    QSignalSpy objected(page.get(), &window::Page::objected);
    type("id", QStringLiteral("villager"));
    part<QPushButton>("save")->click();
    QCOMPARE(objected.count(), 0);
    QCOMPARE(ownCard("villager").value(QLatin1String("title")).toString(), QStringLiteral("Village"));
}

// A campaign that is not open plays with the owner's cards, too.
void TestCardsPage::aCardOnAnotherTableKeepsItsName()
{
    playOwnCards();
    keepHask();
    const auto other = training->library.begin(
        QStringLiteral("Another evening"), training->sitting->game(), {}, {QStringLiteral("roster"), QStringLiteral("my-cards")});
    QVERIFY(other);
    page->open(QStringLiteral("setup.mercenaries.old-hask"));
    if (auto* entry = part<kit::CardEntry>("cardEntry"); entry->isVisible())
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    part<QCheckBox>("onTable")->setChecked(false);
    QSignalSpy objected(page.get(), &window::Page::objected);
    type("id", QStringLiteral("hask"));
    part<QPushButton>("save")->click();
    QCOMPARE(objected.count(), 1);
    const QString told = objected.first().first().value<QList<engine::Fault>>().first().text();
    QVERIFY2(told.contains(QStringLiteral("Another evening")), qPrintable(told));
    QVERIFY(!ownCard("old-hask").isEmpty() && ownCard("hask").isEmpty());
}

// A new card whose title stands under another id is that card: no second one comes of it, on the face or by a row.
void TestCardsPage::aTitleOfAnotherIdIsKnown()
{
    playOwnCards();
    QVERIFY(training->library.keepOwnCard(training->sitting->game(), QStringLiteral("setup.mercenaries"),
        {{QStringLiteral("id"), QStringLiteral("tess-of-the-weir")}, {QStringLiteral("title"), QStringLiteral("Tess")}}));
    page->open(QStringLiteral("setup.mercenaries."));
    kit::CardEntry* entry = newCard(QStringLiteral("tess"));
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    const QString says = entry->findChild<QLabel*>(QStringLiteral("cardSays"))->text();
    QVERIFY2(says.contains(QStringLiteral("another card")), qPrintable(says));
    QVERIFY(entry->isVisible());
    entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    const QJsonObject named = mercenariesOf(training->state()).first().toObject(); // by the pack below
    const QString title = named.value(QLatin1String("title")).toString();
    page->paste(title.toUtf8() + "\t9\nTess\t3\n", QStringLiteral("clipboard"));
    part<QPushButton>("takeAll")->click();
    QCOMPARE(mercenariesOf(own().setup).size(), 2);
    QCOMPARE(ownCard("tess-of-the-weir").value(QLatin1String("cost")).toInt(), 3);
    QCOMPARE(ownCard(named.value(QLatin1String("id")).toString().toUtf8().constData()).value(QLatin1String("cost")).toInt(), 9);
}

void TestCardsPage::photographsFollowTheirCards()
{
    playOwnCards();
    keepHask();
    page->open(QStringLiteral("setup.mercenaries."));
    part<QCheckBox>("onTable")->setChecked(false);
    const auto sizeOf = [&](const char* id) {
        return training->library
            .picture(
                window::Library::pictureName(training->sitting->game(), QStringLiteral("setup.mercenaries"), QLatin1String(id)))
            .size();
    };
    QImage picture(300, 200, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    // While it is typed its title may be another card's; then it is corrected.
    kit::CardEntry* entry = newCard(QStringLiteral("Old Hask"));
    emit entry->photo()->imageGiven(picture);
    QTRY_VERIFY(!entry->photo()->isFree());
    QVERIFY(sizeOf("old-hask").isEmpty());
    retitle(entry, QStringLiteral("Old Tess"));
    QVERIFY(!entry->photo()->isFree());
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QVERIFY(!ownCard("old-tess").isEmpty());
    QCOMPARE(sizeOf("old-tess"), QSize(300, 200));
    QVERIFY(sizeOf("old-hask").isEmpty());
    QVERIFY(entry->isVisible() && entry->photo()->isFree()); // the next card has none
    emit entry->photo()->imageGiven(picture);
    QTRY_VERIFY(!entry->photo()->isFree());
    entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    part<QPushButton>("add")->click();
    QVERIFY(entry->photo()->isFree());
    entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    // Another short name, and back.
    page->open(QStringLiteral("setup.mercenaries.old-tess"));
    if (entry->isVisible())
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    type("id", QStringLiteral("tess"));
    part<QPushButton>("save")->click();
    QVERIFY(!ownCard("tess").isEmpty());
    QCOMPARE(sizeOf("tess"), QSize(300, 200));
    QVERIFY(sizeOf("old-tess").isEmpty());
    QVERIFY(page->takeBack());
    QCOMPARE(sizeOf("old-tess"), QSize(300, 200));
    QVERIFY(sizeOf("tess").isEmpty());
    // The next of that name finds none.
    page->open(QStringLiteral("setup.mercenaries.old-tess"));
    if (entry->isVisible())
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    part<QPushButton>("remove")->click();
    QVERIFY(ownCard("old-tess").isEmpty());
    QVERIFY(sizeOf("old-tess").isEmpty());
    QVERIFY(page->takeBack());
    QCOMPARE(sizeOf("old-tess"), QSize(300, 200));
    QVERIFY(page->takeBack()); // and the card itself
    QVERIFY(ownCard("old-tess").isEmpty() && sizeOf("old-tess").isEmpty());
}

// Whatever control of the page has the keys, a picture that is pasted is that of the card chosen, and what is said of it is seen.
void TestCardsPage::aPictureIsPastedAnywhere()
{
    playOwnCards();
    keepHask();
    page->open(QStringLiteral("setup.mercenaries.old-hask"));
    const auto leave = [this] { // the form has a picture of its own
        if (auto* entry = part<kit::CardEntry>("cardEntry"); entry->isVisible())
            entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    };
    leave();
    part<QCheckBox>("onTable")->setChecked(false);
    page->open(QStringLiteral("setup.mercenaries.old-hask"));
    leave();
    page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    page->side()->show(); // it stands beside the page
    auto* photo = part<kit::PhotoBox>("photo");
    QVERIFY(photo && photo->isVisible());
    QSignalSpy given(photo, &kit::PhotoBox::imageGiven);
    QImage picture(300, 200, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    QApplication::clipboard()->setImage(picture);
    int pasted = 0;
    for (const char* name : {"packs", "sections", "paste", "asTable", "cards", "save", "add"}) {
        QTest::keyClick(part<QWidget>(name), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(given.count(), ++pasted);
    }
    const auto* scroll = part<QScrollArea>("scroll");
    const auto isSeen = [&] {
        const QRect at(photo->mapTo(scroll->viewport(), QPoint()), photo->size());
        return at.bottom() <= scroll->viewport()->height() || at.top() <= 0; // as much as there is room for
    };
    photo->object({{}, {}, QStringLiteral("This is no picture. ").repeated(8), {}});
    QTRY_VERIFY(isSeen());
    // Though less room is left for it afterwards, until somebody does something else.
    const QSize before = page->size();
    page->resize(before.width(), before.height() * 3 / 4);
    QCoreApplication::processEvents();
    QTRY_VERIFY(isSeen());
    QTest::keyClick(part<QWidget>("save"), Qt::Key_Shift);
    scroll->verticalScrollBar()->setValue(0);
    page->resize(before);
    QTest::qWait(0);
    QCOMPARE(scroll->verticalScrollBar()->value(), 0);
}

// Onto the card itself, in the list as in the table; beside all of them it is nobody's.
void TestCardsPage::aPictureIsDroppedOnItsCard()
{
    playOwnCards();
    keepHask();
    QVERIFY(training->library.keepOwnCard(training->sitting->game(), QStringLiteral("setup.mercenaries"),
        {{QStringLiteral("id"), QStringLiteral("old-tess")}, {QStringLiteral("title"), QStringLiteral("Old Tess")}}));
    page->open(QStringLiteral("setup.mercenaries.old-hask"));
    auto* photo = part<kit::PhotoBox>("photo");
    QSignalSpy given(photo, &kit::PhotoBox::imageGiven);
    QImage picture(300, 200, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    QMimeData dragged;
    dragged.setImageData(picture);
    for (const bool isTable : {false, true}) {
        part<QPushButton>(isTable ? "asTable" : "asCards")->click();
        auto* list = part<QAbstractItemView>(isTable ? "table" : "cards");
        const QModelIndex first = list->model()->index(0, 0);
        list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
        const auto isTaken = [&](const QPoint& at) {
            QDragEnterEvent in(at, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(list->viewport(), &in);
            QDragMoveEvent over(at, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
            over.ignore();
            QApplication::sendEvent(list->viewport(), &over);
            QDropEvent dropped(at, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(list->viewport(), &dropped);
            return in.isAccepted() && over.isAccepted();
        };
        QVERIFY(isTaken(list->visualRect(first).center()));
        QCOMPARE(given.count(), isTable ? 2 : 1);
        QCOMPARE(list->currentIndex().row(), 0);
        QVERIFY(!isTaken(QPoint(-9, -9))); // where no card is
        QCOMPARE(given.count(), isTable ? 2 : 1);
    }
}

void TestCardsPage::blocksAreAsIfTyped()
{
    playOwnCards();
    for (const char* id : {"aa", "bb"})
        QVERIFY(training->library.keepOwnCard(training->sitting->game(), QStringLiteral("setup.mercenaries"),
            {{QStringLiteral("id"), QLatin1String(id)}, {QStringLiteral("title"), QStringLiteral("Card ") + QLatin1String(id)},
                {QStringLiteral("cost"), 5}, {QStringLiteral("healthy"), QStringLiteral("2/1/3/2")}}));
    page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    page->open(QStringLiteral("setup.mercenaries.aa"));
    if (auto* entry = part<kit::CardEntry>("cardEntry"); entry->isVisible())
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    part<QCheckBox>("onTable")->setChecked(false);
    part<QPushButton>("asTable")->click();
    table()->setFocus();
    const auto rowOf = [&](const char* title) {
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            if (table()->model()->index(row, 0).data(window::CardsModel::CardRole).toString() == QLatin1String(title))
                return row;
        return -1;
    };
    const int aa = rowOf("Card aa"), bb = rowOf("Card bb");
    QCOMPARE(qAbs(aa - bb), 1);
    QSignalSpy objected(page.get(), &window::Page::objected);
    pasteAt(std::min(aa, bb), "Cost", QStringLiteral("\t3/1/3/2\n3\t"));
    QVERIFY2(objected.isEmpty(),
        objected.isEmpty() ? "" : qPrintable(objected.first().first().value<QList<engine::Fault>>().first().text()));
    const char* upper = aa < bb ? "aa" : "bb";
    const char* lower = aa < bb ? "bb" : "aa";
    QVERIFY(!ownCard(upper).contains(QLatin1String("cost"))); // emptied
    QCOMPARE(ownCard(upper).value(QLatin1String("healthy")).toString(), QStringLiteral("3/1/3/2"));
    QCOMPARE(ownCard(lower).value(QLatin1String("cost")).toInt(), 3);
    QVERIFY(!ownCard(lower).contains(QLatin1String("healthy")));
    QVERIFY(page->takeBack()); // all of it at once
    QCOMPARE(ownCard(upper).value(QLatin1String("cost")).toInt(), 5);
    QCOMPARE(ownCard(lower).value(QLatin1String("healthy")).toString(), QStringLiteral("2/1/3/2"));
    pasteAt(rowOf("Card aa"), "Assists", QStringLiteral("melee, stamina"));
    QCOMPARE(ownCard("aa").value(QLatin1String("assists")).toArray(),
        QJsonArray({QStringLiteral("melee"), QStringLiteral("stamina")}));
    // A short name is another one, never another card.
    const qsizetype many = mercenariesOf(own().setup).size();
    pasteAt(rowOf("Card aa"), "Id", QStringLiteral("aa-2"));
    QVERIFY(ownCard("aa").isEmpty());
    QCOMPARE(ownCard("aa-2").value(QLatin1String("title")).toString(), QStringLiteral("Card aa"));
    QCOMPARE(mercenariesOf(own().setup).size(), many);
    pasteAt(rowOf("Card aa"), "Id", QStringLiteral("bb"));
    QCOMPARE(objected.count(), 1);
    QCOMPARE(ownCard("bb").value(QLatin1String("title")).toString(), QStringLiteral("Card bb"));
    QCOMPARE(mercenariesOf(own().setup).size(), many);
}

void TestCardsPage::longTextsShowTheirBeginning()
{
    page->open(QStringLiteral("setup.mercenaries.lady-sable"));
    for (QLineEdit* line : part<QWidget>("holder")->findChildren<QLineEdit*>())
        if (!line->text().isEmpty() && !line->hasFocus() && !qobject_cast<QAbstractSpinBox*>(line->parentWidget())
            && !qobject_cast<QComboBox*>(line->parentWidget()))
            QCOMPARE(line->cursorPosition(), 0);
}

// What differs far behind the beginning is seen in its column, behind few words that are alike.
void TestCardsPage::longTextsShowWhereTheyDiffer()
{
    const engine::Game& game = training->sitting->game();
    const auto with = [&](const char* end) {
        cards::Pack pack = cards::emptyMyCards(game);
        pack.setup = QJsonObject{{QStringLiteral("mercenaries"),
            QJsonArray{
                QJsonObject{{QStringLiteral("id"), QStringLiteral("hask")}, {QStringLiteral("title"), QStringLiteral("Hask")},
                    {QStringLiteral("text"),
                        QStringLiteral("Once a round, whoever stands in the same zone as Hask and is not exhausted takes one ")
                            + QLatin1String(end)}}}}};
        return pack;
    };
    window::MergePanel panel;
    QVERIFY(panel.show(with("step"), with("wound"), game));
    const auto* list = panel.findChild<QTreeWidget*>(QStringLiteral("mergeList"));
    QCOMPARE(list->topLevelItemCount(), 1);
    QStringList shown;
    for (int column = 0; column < list->columnCount(); ++column)
        shown += list->topLevelItem(0)->text(column);
    for (const char* end : {"step", "wound"})
        QVERIFY2(std::ranges::any_of(shown,
                     [&](const QString& one) {
                         return one.startsWith(QStringLiteral("… ")) && one.size() < 24 && one.endsWith(QLatin1String(end));
                     }),
            qPrintable(shown.join(QLatin1Char('|'))));
}

void TestCardsPage::anotherOwnersCardsAreMerged()
{
    playOwnCards();
    keepHask();
    for (const bool isTheirs : {false, true}) {
        page->mergeFrom(theirs("Their cards"));
        auto* list = part<QTreeWidget>("mergeList");
        QVERIFY(list && list->isVisible());
        QCOMPARE(list->topLevelItemCount(), 2);
        QVERIFY(part<QLabel>("mergeSays")->text().contains(QStringLiteral("1 cards are new")));
        QCOMPARE(mercenariesOf(own().setup).size(), 1); // shown, not done
        if (isTheirs)
            part<QPushButton>("tickTheirs")->click();
        const qint64 before = training->sitting->table().last();
        part<QPushButton>("takeMerged")->click();
        QVERIFY(!list->isVisible());
        const QJsonArray both = mercenariesOf(own().setup);
        QCOMPARE(both.size(), 2);
        QCOMPARE(both.first()[QLatin1String("cost")].toInt(), isTheirs ? 6 : 5);
        QCOMPARE(both.first()[QLatin1String("weary")].toString(), QStringLiteral("2/0/2/1")); // what I left blank
        QCOMPARE(both.last()[QLatin1String("id")].toString(), QStringLiteral("quill"));
        QVERIFY(training->sitting->table().last() > before); // the table knows them too
        QVERIFY(page->takeBack());
        QCOMPARE(mercenariesOf(own().setup).size(), 1);
        QCOMPARE(mercenariesOf(own().setup).first()[QLatin1String("cost")].toInt(), 5);
        QVERIFY(std::ranges::none_of(mercenariesOf(training->state()),
            [](const QJsonValue& one) { return one[QLatin1String("id")] == QStringLiteral("quill"); }));
    }
    QSignalSpy objected(page.get(), &window::Page::objected);
    page->mergeFrom(training->folder.filePath(QStringLiteral("none.json")));
    QCOMPARE(objected.count(), 1);
}

void TestCardsPage::anOwnersPackNeverReplacesMine()
{
    playOwnCards();
    keepHask();
    page->importFrom(theirs("Their cards"));
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("keep")), Qt::LeftButton);
    QVERIFY(part<QTreeWidget>("mergeList")->isVisible());
    part<QPushButton>("leaveMerge")->click();
    QCOMPARE(mercenariesOf(own().setup).size(), 1);
    QCOMPARE(mercenariesOf(own().setup).first()[QLatin1String("cost")].toInt(), 5);
}

void TestCardsPage::picturesThatAreNone()
{
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    emit cards()->activated(cards()->currentIndex());
    auto* entry = part<kit::CardEntry>("cardEntry");
    QVERIFY(entry && entry->isVisible());
    kit::PhotoBox* box = entry->photo();
    QFile none(training->folder.filePath(QStringLiteral("none.jpg")));
    QVERIFY(none.open(QIODevice::WriteOnly) && none.write("no picture at all") > 0);
    none.close();
    QFile huge(training->folder.filePath(QStringLiteral("huge.png")));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(200LL * 1024 * 1024)); // nothing of it is on the disk
    huge.close();
    const QString name = window::Library::pictureName(
        training->sitting->game(), QStringLiteral("setup.mercenaries"), QStringLiteral("hobb-carrow"));
    QImage wide(40'000, 30, QImage::Format_Grayscale8), noise(400, 300, QImage::Format_RGB32);
    wide.fill(0);
    for (int y = 0; y < noise.height(); ++y)
        for (int x = 0; x < noise.width(); ++x)
            noise.setPixel(x, y, uint(x * 7919 + y * 104'729) * 2'654'435'761u);
    const QString wideFile = training->folder.filePath(QStringLiteral("wide.png"));
    QVERIFY(wide.save(wideFile));
    QStringList files{none.fileName(), huge.fileName(), wideFile, QStringLiteral("/no/such/file.png"), training->folder.path()};
    for (const char* format : {"jpg", "png"}) {
        const QString cut = training->folder.filePath(QStringLiteral("cut.") + QLatin1String(format));
        QVERIFY(noise.save(cut) && QFile::resize(cut, QFileInfo(cut).size() / 2));
        files += cut;
    }
    const auto dropped = [box](const QMimeData& given) { // as by hand, onto the box
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &given, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(box, &enter);
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &given, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(box, &drop);
    };
    for (const QString& file : files) {
        QMimeData given;
        given.setUrls({QUrl::fromLocalFile(file)});
        dropped(given);
        QTRY_VERIFY(!box->says().contains(QStringLiteral("…")));
        QVERIFY2(
            !box->says().startsWith(file) && box->says().contains(file), qPrintable(box->says())); // what is wrong stands first
        QVERIFY(training->library.picture(name).isNull());
        QVERIFY(box->isFree());
    }
    QMimeData elsewhere;
    elsewhere.setUrls({QUrl(QStringLiteral("https://example.org/card.jpg"))});
    dropped(elsewhere);
    QVERIFY2(box->says().contains(QStringLiteral("no picture")), qPrintable(box->says()));
    // What a file is shows in it, not in its name.
    const QString misnamed = training->folder.filePath(QStringLiteral("scan.txt"));
    QVERIFY(noise.save(misnamed, "png"));
    emit box->fileGiven(misnamed);
    QTRY_VERIFY(!box->isFree());
    QCOMPARE(training->library.picture(name).size(), noise.size());
    emit box->removed();
    QVERIFY(box->isFree());
    QImage picture(300, 200, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    emit box->imageGiven(picture);
    QTRY_VERIFY(!box->isFree());
    QCOMPARE(training->library.picture(name).size(), QSize(300, 200));
    emit box->removed();
    QVERIFY(box->isFree());
}

void TestCardsPage::aNameIsNeverLost()
{
    playOwnCards();
    keepHask();
    page->open(QStringLiteral("setup.mercenaries.old-hask"));
    if (auto* entry = part<kit::CardEntry>("cardEntry"); entry->isVisible())
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    auto* title = part<QWidget>("holder")->findChild<QWidget*>(QStringLiteral("title"))->findChild<QLineEdit*>();
    QTest::keyClick(title, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(title, Qt::Key_Delete);
    QVERIFY(!part<QPushButton>("save")->isEnabled());
    QVERIFY2(part<QLabel>("faults")->text().contains(QStringLiteral("Old Hask")), qPrintable(part<QLabel>("faults")->text()));
    part<QPushButton>("asTable")->click();
    const int row = cards()->currentIndex().row();
    table()->setCurrentIndex(table()->model()->index(row, 0)); // its title
    QSignalSpy objected(page.get(), &window::Page::objected);
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(objected.count(), 1);
    QCOMPARE(mercenariesOf(own().setup).first().toObject().value(QLatin1String("title")).toString(), QStringLiteral("Old Hask"));
}

void TestCardsPage::whatIsClearedAndStillSaid()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    type("text", QString());
    QSignalSpy undoable(page.get(), &window::Page::undoable);
    part<QPushButton>("save")->click();
    const QString said = undoable.last().first().toString(); // of that card, while the next one waits
    QVERIFY2(said.contains(QStringLiteral("text stays")), qPrintable(said));
    QCOMPARE(part<QLabel>("saved")->text(), QString());
    type("text", QStringLiteral("Mine"));
    QVERIFY(!part<QLabel>("saved")->text().contains(QStringLiteral("stays")));
}

void TestCardsPage::whatIsTypedAndTakenBackIsNoDraft()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    const QString text = part<QWidget>("holder")->findChild<QWidget*>(QStringLiteral("text"))->findChild<QLineEdit*>()->text();
    type("text", QStringLiteral("other"));
    QVERIFY(!part<QLabel>("saved")->text().isEmpty());
    type("text", text);
    QCOMPARE(part<QLabel>("saved")->text(), QString());
    part<QPushButton>("add")->click(); // only a name, to be filled in later
    auto* entry = part<kit::CardEntry>("cardEntry");
    QTest::keyClicks(entry->findChild<QLineEdit*>(QStringLiteral("title")), QStringLiteral("Old Hask"));
    entry->findChild<QPushButton*>(QStringLiteral("fillInLater"))->click();
    QVERIFY(!entry->isVisible());
    QVERIFY(!part<QLabel>("saved")->text().isEmpty());
    keepHask(); // it came another way
    page->open(QStringLiteral("cards.career."));
    page->open(QStringLiteral("setup.mercenaries."));
    part<QPushButton>("add")->click();
    QCOMPARE(entry->card().value(QLatin1String("title")).toString(), QString());
}

// What is told while it is typed moves no button; nothing more is promised behind what is open.
void TestCardsPage::theFormStandsStill()
{
    page->side()->resize(260, 420);
    page->side()->show();
    page->open(QStringLiteral("cards.career."));
    QCoreApplication::processEvents();
    const auto* more = part<QWidget>("holder")->findChild<QWidget*>(QStringLiteral("more"));
    QVERIFY(!more || !more->isVisible());
    const auto* save = part<QPushButton>("save");
    const QRect before = save->geometry();
    type("title", QStringLiteral("Other"));
    QCoreApplication::processEvents();
    QVERIFY(!part<QLabel>("saved")->text().isEmpty());
    QCOMPARE(save->geometry(), before);
}

// Beside the list as on the face: from a file, from the clipboard by key, dropped; each is one step back.
void TestCardsPage::aPictureFromTheForm()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    page->side()->show();
    QTRY_VERIFY(cards()->currentIndex().isValid());
    auto* box = part<kit::PhotoBox>("photo");
    QVERIFY(box->isVisible() && box->isFree());
    QImage green(300, 200, QImage::Format_RGB32), red(200, 300, QImage::Format_RGB32);
    green.fill(Qt::darkGreen);
    red.fill(Qt::darkRed);
    QSignalSpy undoable(page.get(), &window::Page::undoable);
    QApplication::clipboard()->setImage(green);
    QTest::keyClick(cards(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(undoable.count(), 1);
    QVERIFY(!box->isFree());
    const auto icon = [&] { return cards()->currentIndex().data(window::CardsModel::PhotographRole).value<QPixmap>().size(); };
    QVERIFY(icon().width() > icon().height()); // on its tile at once
    const QString file = training->folder.filePath(QStringLiteral("red.png"));
    QVERIFY(red.save(file));
    QMimeData given;
    given.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &given, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page->side(), &enter);
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &given, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page->side(), &drop);
    QTRY_COMPARE(undoable.count(), 2);
    QVERIFY(icon().width() < icon().height());
    box->findChild<QPushButton*>(QStringLiteral("removePhoto"))->click();
    QVERIFY(box->isFree());
    QVERIFY(page->takeBack()); // the red one
    QVERIFY(!box->isFree() && icon().width() < icon().height());
    QVERIFY(page->takeBack()); // the green one again
    QVERIFY(icon().width() > icon().height());
    QVERIFY(page->takeBack());
    QVERIFY(box->isFree());
    // While somebody types in the form.
    auto* line = part<QWidget>("holder")->findChild<QWidget*>(QStringLiteral("text"))->findChild<QLineEdit*>();
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(!box->isFree());
    QVERIFY(page->takeBack());
    // And in a place of the face, where words on the clipboard are still words.
    emit cards()->activated(cards()->currentIndex());
    auto* entry = part<kit::CardEntry>("cardEntry");
    auto* title = entry->findChild<QLineEdit*>(QStringLiteral("title"));
    QTest::keyClick(title, Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(!entry->photo()->isFree());
    QApplication::clipboard()->setText(QStringLiteral("Words"));
    title->clear();
    QTest::keyClick(title, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(title->text(), QStringLiteral("Words"));
}

void TestCardsPage::anotherCardBeginsAtItsBeginning()
{
    page->side()->resize(260, 300);
    page->side()->show();
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    QCoreApplication::processEvents();
    auto* bar = part<QScrollArea>("scroll")->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    cards()->setCurrentIndex(cards()->model()->index(cards()->currentIndex().row() + 1, 0));
    QCoreApplication::processEvents();
    QCOMPARE(bar->value(), 0);
}

void TestCardsPage::whatIsTypedOutlivesTheProgram()
{
    playOwnCards();
    QSettings settings(training->folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    page->keepDraftsIn(settings);
    page->open(QStringLiteral("setup.mercenaries."));
    newCard(QStringLiteral("Old Hask"));
    page->sit(nullptr, nullptr); // while it is being typed, and the table closes first
    startAgain(settings);
    page->open(QStringLiteral("setup.mercenaries."));
    part<QPushButton>("add")->click();
    auto* entry = part<kit::CardEntry>("cardEntry");
    QCOMPARE(entry->card().value(QLatin1String("title")).toString(), QStringLiteral("Old Hask"));
    QVERIFY(mercenariesOf(own().setup).isEmpty()); // it is none of the cards yet
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    page.reset();
    QVERIFY(!settings.contains(QStringLiteral("cards/drafts")));
}

// What cannot be read yet, too; quietly it is told where one looks.
void TestCardsPage::halfAValueOutlivesTheProgram()
{
    playOwnCards();
    QSettings settings(training->folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    page->keepDraftsIn(settings);
    page->open(QStringLiteral("setup.mercenaries."));
    page->side()->show();
    const QString plain = part<QLabel>("count")->text();
    const auto place = [&](const char* name) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // those of the card before
        return part<kit::CardEntry>("cardEntry")->findChild<QLineEdit*>(QLatin1String(name));
    };
    QTest::keyClicks(
        newCard(QStringLiteral("Old Hask"))->findChild<QLineEdit*>(QStringLiteral("healthy")), QStringLiteral("3 2"));
    startAgain(settings); // nothing was closed
    page->open(QStringLiteral("setup.mercenaries."));
    QVERIFY2(part<QLabel>("count")->text().contains(QStringLiteral("1 begun")), qPrintable(part<QLabel>("count")->text()));
    QVERIFY(part<QComboBox>("sections")->currentText().endsWith(QStringLiteral("✎")));
    QVERIFY(part<QPushButton>("add")->text().contains(QStringLiteral("begun")));
    part<QPushButton>("add")->click();
    auto* entry = part<kit::CardEntry>("cardEntry");
    QCOMPARE(place("title")->text(), QStringLiteral("Old Hask"));
    QCOMPARE(place("healthy")->text(), QStringLiteral("3 2"));
    QVERIFY(!entry->card().contains(QLatin1String("healthy"))); // of the card it is nothing yet
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QVERIFY(entry->isVisible() && mercenariesOf(own().setup).isEmpty());
    place("healthy")->end(false);
    QTest::keyClicks(place("healthy"), QStringLiteral(" 1 2"));
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QCOMPARE(ownCard("old-hask").value(QLatin1String("healthy")).toString(), QStringLiteral("3/2/1/2"));
    entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    QVERIFY(!part<QLabel>("count")->text().contains(QStringLiteral("begun")));
    QVERIFY(!settings.contains(QStringLiteral("cards/drafts")));
    // Of a card that is there, on its tile.
    const QModelIndex first = cards()->model()->index(0, 0);
    emit cards()->activated(first);
    QTest::keyClicks(place("weary"), QStringLiteral("1 1"));
    entry->findChild<QPushButton*>(QStringLiteral("fillInLater"))->click();
    QVERIFY(!cards()->currentIndex().data(window::CardsModel::BegunRole).toString().isEmpty());
    startAgain(settings);
    page->open(QStringLiteral("setup.mercenaries."));
    QVERIFY(!cards()->model()->index(0, 0).data(window::CardsModel::BegunRole).toString().isEmpty());
    emit cards()->activated(cards()->model()->index(0, 0));
    QCOMPARE(place("weary")->text(), QStringLiteral("1 1"));
    const QString printed = place("text")->text();
    QTest::keyClicks(place("text"), QStringLiteral("x"));
    part<kit::CardEntry>("cardEntry")->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    emit cards()->activated(cards()->currentIndex());
    QCOMPARE(place("weary")->text(), QStringLiteral("1 1")); // what was typed since is forgotten, no more
    QCOMPARE(place("text")->text(), printed);
}

void TestCardsPage::halfALineOutlivesTheProgram()
{
    playOwnCards();
    QSettings settings(training->folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    page->keepDraftsIn(settings);
    page->open(QStringLiteral("cards.career."));
    part<QPushButton>("add")->click();
    const auto line = [&] { return part<kit::CardEntry>("cardEntry")->findChild<QLineEdit*>(QStringLiteral("quickLine")); };
    line()->setFocus();
    QTest::keyClicks(line(), QStringLiteral("Toll Road any versus 8 DM n1 zz=4 "));
    const QString typed = line()->text();
    QVERIFY(typed.contains(QStringLiteral("zz=4")));
    startAgain(settings);
    page->open(QStringLiteral("cards.career."));
    part<QPushButton>("add")->click();
    QCOMPARE(line()->text(), typed);
    const auto* entry = part<kit::CardEntry>("cardEntry");
    QCOMPARE(entry->card().value(QLatin1String("budget")).toInt(), 8);
    QVERIFY(!entry->card().contains(QLatin1String("x-line")));
}

// The one that is outlined is the one that is opened, by key and by mouse.
void TestCardsPage::aCancelledCardLeavesTheChosenOne()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    page->side()->show();
    cards()->setCurrentIndex(cards()->model()->index(2, 0));
    const QString chosen = part<QLabel>("title")->text();
    newCard(QStringLiteral("Nobody"));
    auto* entry = part<kit::CardEntry>("cardEntry");
    entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    QCOMPARE(cards()->currentIndex().row(), 2);
    QCOMPARE(part<QLabel>("title")->text(), chosen);
    emit cards()->activated(cards()->currentIndex());
    QCOMPARE(entry->card().value(QLatin1String("title")).toString(), chosen);
    entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    // One that is to be filled in later stands in the form, so that none of the others is outlined, and each can be chosen.
    newCard(QStringLiteral("Somebody"));
    entry->findChild<QPushButton*>(QStringLiteral("fillInLater"))->click();
    QVERIFY(!cards()->currentIndex().isValid());
    QTest::mouseClick(cards()->viewport(), Qt::LeftButton, {}, cards()->visualRect(cards()->model()->index(2, 0)).center());
    QCOMPARE(part<QLabel>("title")->text(), chosen);
}

void TestCardsPage::theOrderOutlivesTheProgram()
{
    playOwnCards();
    QSettings settings(training->folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    page->open(QStringLiteral("setup.mercenaries."));
    for (const int row : {3, 0}) {
        cards()->setCurrentIndex(cards()->model()->index(row, 0));
        const QString title = part<QLabel>("title")->text();
        type("cost", QStringLiteral("3"));
        type("healthy", QStringLiteral("2/1/3/2"));
        type("weary", QStringLiteral("1/1/2/1"));
        part<QPushButton>("save")->click();
        QVERIFY(idsShown().indexOf(title) > 15);            // gaps stand first
        QCOMPARE(part<QLabel>("saved")->text(), QString()); // it would speak of the next one
    }
    cards()->setCurrentIndex(cards()->model()->index(5, 0));
    type("cost", QStringLiteral("3"));
    part<QPushButton>("save")->click();
    const QStringList before = idsShown();
    startAgain(settings);
    page->open(QStringLiteral("setup.mercenaries."));
    QCOMPARE(idsShown(), before);
}

// And not what stands last in the list.
void TestCardsPage::greyIsWhatWasEnteredLast()
{
    playOwnCards();
    const auto keep = [&](const char* id, const char* title, const char* keyword) {
        QVERIFY(training->library.keepOwnCard(training->sitting->game(), QStringLiteral("cards.career"),
            {{QStringLiteral("id"), QLatin1String(id)}, {QStringLiteral("title"), QLatin1String(title)},
                {QStringLiteral("keyword"), QLatin1String(keyword)}}));
    };
    keep("toll-road", "Toll Road", "village");
    keep("salt-road", "Salt Road", "town");
    page->open(QStringLiteral("cards.career."));
    auto* entry = part<kit::CardEntry>("cardEntry");
    const auto grey = [&] {
        part<QPushButton>("add")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const QString said = entry->findChild<QLineEdit*>(QStringLiteral("keyword"))->placeholderText();
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
        return said;
    };
    QCOMPARE(grey(), QStringLiteral("Town"));
    page->open(QStringLiteral("cards.career.toll-road"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // places of the card before
    auto* keyword = entry->findChild<QLineEdit*>(QStringLiteral("keyword"));
    QVERIFY(keyword->isVisible());
    keyword->selectAll();
    QTest::keyClicks(keyword, QStringLiteral("city"));
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    page->open(QStringLiteral("cards.career."));
    QCOMPARE(grey(), QStringLiteral("City"));
}

void TestCardsPage::headingsAreShownBeforeTheyCount()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    page->paste("Name\tCost\tMelee\tMissiles\tStamina\tAlertness\tShoe size\nGreda\t4\t3\t2\t3\t1\t38\nPim\t2\t1\t3\t2\t2\t40\n",
        QStringLiteral("clipboard"));
    auto* headed = part<QCheckBox>("pasteHeaded");
    QVERIFY(headed->isChecked());
    QCOMPARE(part<QTableView>("pasteRows")->model()->rowCount(), 2);
    QCOMPARE(part<QComboBox>("column2")->currentData().toString(), QStringLiteral("healthy.melee"));
    QVERIFY2(
        part<QLabel>("pasteSays")->text().contains(QStringLiteral("Shoe size")), qPrintable(part<QLabel>("pasteSays")->text()));
    headed->click();
    QCOMPARE(part<QTableView>("pasteRows")->model()->rowCount(), 3);
    QVERIFY2(part<QLabel>("pasteSays")->text().contains(QStringLiteral("✗ line 1, column 2")), // a heading is no number
        qPrintable(part<QLabel>("pasteSays")->text()));
    headed->click();
    auto* boxes = part<QWidget>("PastePanel");
    auto* weary = boxes->findChild<QComboBox*>(QStringLiteral("column6"));
    weary->setCurrentIndex(weary->findData(QStringLiteral("cost")));
    QVERIFY(!part<QPushButton>("takeAll")->isEnabled()); // two columns fill it
    weary->setCurrentIndex(0);
    part<QPushButton>("takeAll")->click();
    QCOMPARE(mercenariesOf(own().setup).first().toObject().value(QLatin1String("healthy")).toString(), QStringLiteral("3/2/3/1"));
}

void TestCardsPage::eachValueSaysItsPack()
{
    playOwnCards();
    page->open(QStringLiteral("setup.mercenaries."));
    type("cost", QStringLiteral("3"));
    part<QPushButton>("save")->click();
    const QString id = mercenariesOf(own().setup).first().toObject().value(QLatin1String("id")).toString();
    page->open(QStringLiteral("setup.mercenaries.") + id);
    if (auto* entry = part<kit::CardEntry>("cardEntry"); entry->isVisible())
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    const QString source = part<QLabel>("source")->text();
    QVERIFY2(source.contains(QStringLiteral("My cards")), qPrintable(source));
    QVERIFY(part<QWidget>("holder")->findChild<QWidget*>(QStringLiteral("cost"))->toolTip().contains(QStringLiteral("My cards")));
    const QString paper = QStringLiteral("mercenaries.") + id + QStringLiteral(".cost");
    QVERIFY(training->correct(paper, 7)); // by a house rule
    const auto openIt = [&] {
        page->refresh();
        cards()->setCurrentIndex({});
        page->open(QStringLiteral("setup.mercenaries.") + id);
        if (auto* entry = part<kit::CardEntry>("cardEntry"); entry->isVisible())
            entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    };
    openIt();
    const QString otherwise = part<QLabel>("source")->text();
    QVERIFY2(otherwise.contains(QStringLiteral("entry %1: cost").arg(training->sitting->table().last())), qPrintable(otherwise));
    // Another value of the same card was set by another entry, and each says its own.
    const qint64 ofCost = training->sitting->table().last();
    QVERIFY(training->correct(QStringLiteral("mercenaries.%1.healthy").arg(id), QStringLiteral("1/2/1/2")));
    openIt();
    const auto tipOf = [&](const char* field) {
        return part<QWidget>("holder")->findChild<QWidget*>(QLatin1String(field))->accessibleDescription();
    };
    QVERIFY2(tipOf("cost").contains(QStringLiteral("since entry %1: 7").arg(ofCost)), qPrintable(tipOf("cost")));
}

// Of two packs that say the same of a card the later one counts, in whatever order the shelf keeps them.
void TestCardsPage::theUppermostPackIsShownAndNamed()
{
    const engine::Game& game = *training->library.game(QStringLiteral("hired-swords"));
    for (const auto& [id, cost] : {std::pair("above", 8), std::pair("below", 4)}) { // above was imported first
        cards::Pack pack = cards::emptyMyCards(game);
        pack.id = pack.title = QLatin1String(id);
        pack.setup = QJsonObject{{QStringLiteral("mercenaries"),
            QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("quill")},
                {QStringLiteral("title"), QStringLiteral("Quill")}, {QStringLiteral("cost"), cost}}}}};
        QVERIFY(training->library.keepPack(pack));
    }
    auto begun =
        training->library.begin(QStringLiteral("Two packs"), game, {}, {QStringLiteral("below"), QStringLiteral("above")});
    QVERIFY2(begun, begun ? "" : qPrintable(begun.faults().first().text()));
    training->sitting = std::move(*begun);
    training->sitting->realCards = true;
    QCOMPARE(mercenariesOf(training->state()).last().toObject().value(QLatin1String("cost")).toInt(), 8);
    page->sit(training->sitting.get(), nullptr);
    page->refresh();
    page->open(QStringLiteral("setup.mercenaries.quill"));
    if (auto* entry = part<kit::CardEntry>("cardEntry"); entry->isVisible())
        entry->findChild<QPushButton*>(QStringLiteral("cancelCard"))->click();
    const QString source = part<QLabel>("source")->text();
    QVERIFY2(source.contains(QStringLiteral("above")) && !source.contains(QStringLiteral("below: cost")), qPrintable(source));
    QVERIFY2(source.contains(QStringLiteral("the first of these counts: above, below.")), qPrintable(source));
    const QString cost = part<QWidget>("holder")->findChild<QWidget*>(QStringLiteral("cost"))->accessibleDescription();
    QCOMPARE(cost, QStringLiteral("from above\nbelow it, below: 4"));
    QVERIFY(part<QPushButton>("otherwise")->isHidden());
}

void TestCardsPage::theTableIsBroughtUpToDate()
{
    const auto hobb = [&] {
        for (const QJsonValue& one : mercenariesOf(training->state()))
            if (one.toObject().value(QLatin1String("id")) == QStringLiteral("hobb-carrow"))
                return one.toObject();
        return QJsonObject();
    };
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    QVERIFY(part<QPushButton>("otherwise")->isHidden());
    const int cost = hobb().value(QLatin1String("cost")).toInt();
    QVERIFY(training->correct(QStringLiteral("mercenaries.hobb-carrow.damage"), 1));
    page->refresh();
    QVERIFY(part<QPushButton>("otherwise")->isHidden()); // what happens to a card is no other print
    page->open(QStringLiteral("setup.mercenaries.hobb-carrow"));
    part<QCheckBox>("onTable")->setChecked(false);
    type("cost", QString::number(cost + 2));
    type("healthy", QStringLiteral("6/0/3/1"));
    part<QPushButton>("save")->click();
    QCOMPARE(hobb().value(QLatin1String("cost")).toInt(), cost);
    QVERIFY(!part<QPushButton>("otherwise")->isHidden());
    part<QPushButton>("otherwise")->click();
    auto* list = part<QTreeWidget>("mergeList");
    QCOMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("Hobb Carrow"));
    for (int row = 0; row < 2; ++row)
        if (list->topLevelItem(row)->text(1) == QStringLiteral("Healthy"))
            list->topLevelItem(row)->setCheckState(3, Qt::Unchecked);
    part<QPushButton>("takeMerged")->click();
    QCOMPARE(hobb().value(QLatin1String("cost")).toInt(), cost + 2);
    QCOMPARE(hobb().value(QLatin1String("healthy")).toString(), QStringLiteral("2/0/3/1"));
    QCOMPARE(hobb().value(QLatin1String("damage")).toInt(), 1);
    QVERIFY(!part<QPushButton>("otherwise")->isHidden()); // one value is left
    QVERIFY(page->takeBack());
    QCOMPARE(hobb().value(QLatin1String("cost")).toInt(), cost);
}

// What waits in a deck is not read here before it comes up.
void TestCardsPage::surprisesStayInTheirDecks()
{
    page->open(QStringLiteral("cards.career."));
    QVERIFY(!part<QCheckBox>("met")->isHidden());
    QCOMPARE(cards()->model()->rowCount(), 0);
    window::Finder finder(training->library);
    finder.sit(training->sitting.get());
    const auto found = [&](const QString& title) {
        const QList<window::Found> all = finder.find(title, window::Scope::Game);
        return std::ranges::count(all, window::FoundKind::Card, &window::Found::kind);
    };
    QCOMPARE(found(QStringLiteral("Fair Day")), 0);
    training->sitting->proposeDraft({QStringLiteral("draw"), {}});
    page->refresh();
    QCOMPARE(cards()->model()->rowCount(), 1);
    QCOMPARE(found(cards()->model()->index(0, 0).data(window::CardsModel::CardRole).toString()), 1);
    part<QCheckBox>("met")->click();
    QVERIFY(cards()->model()->rowCount() > 20);
    playOwnCards(); // an owner has seen the box
    QVERIFY(part<QCheckBox>("met")->isHidden());
    page->open(QStringLiteral("setup.mercenaries."));
    QCOMPARE(cards()->model()->rowCount(), 18);
}

void TestCardsPage::everyKindHasAFace_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<cards::Section>("section");
    QTest::addColumn<int>("percent");
    for (const auto& game : training->library.games())
        for (const cards::Section& section : cards::sections(cards::emptyMyCards(*game), *game))
            for (const int percent : {100, 150})
                QTest::addRow("%s %s %d", qPrintable(game->id()), qPrintable(section.place), percent)
                    << game->id() << section << percent;
}

// Room for every place where a table of 1280 by 720 leaves it.
void TestCardsPage::everyKindHasAFace()
{
    QFETCH(QString, id);
    const engine::Game* game = training->library.game(id);
    QFETCH(cards::Section, section);
    QFETCH(int, percent);
    kit::CardEntry entry;
    QFont font = entry.font();
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    entry.setFont(font);
    entry.resize(820, 500);
    kit::CardAsked asked;
    asked.schema = section.schema;
    asked.list = section.name;
    asked.faults = [&](const QJsonObject& card) {
        return cards::faultsOf(card, section, cards::placesOf(section.schema), *game);
    };
    entry.ask(asked);
    entry.show();
    const auto edits = entry.findChild<kit::CardFace*>()->edits();
    QVERIFY(!edits.isEmpty());
    for (const kit::PlaceEdit* edit : edits) {
        QVERIFY2(edit->height() >= edit->fontMetrics().ascent(), qPrintable(edit->objectName()));
        QVERIFY2(edit->fontInfo().pixelSize() >= 8 && edit->width() >= edit->fontMetrics().averageCharWidth() * 3,
            qPrintable(edit->objectName()));
        for (const kit::PlaceEdit* other : edits)
            QVERIFY2(edit == other || !edit->geometry().intersects(other->geometry()), qPrintable(edit->objectName()));
    }
}

QTEST_MAIN(TestCardsPage)
#include "tst_cards_page.moc"

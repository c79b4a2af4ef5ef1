// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cards page: packs and what is entered of them, cards added while playing, packs read in with their faults in place.
#include "window/cards/cards_page.h"

#include "kit/forms/form.h"
#include "training.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

class TestCardsPage : public QObject {
    Q_OBJECT

private slots:
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

private:
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
    type("id", QStringLiteral("old-tess"));
    type("title", QStringLiteral("Old Tess"));
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

QTEST_MAIN(TestCardsPage)
#include "tst_cards_page.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing the table with the program: ticks, differences, and the one correction that comes of them.
#include "window/history/audit_page.h"

#include "cards/entered.h"
#include "support/again.h"
#include "support/every_game.h"
#include "support/unseen_titles.h"
#include "training.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QDir>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>
#include <QTreeView>

class TestAuditPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void onlyWhatLiesThereIsCompared();
    void ticksHoldAsLongAsTheValue();
    void oneDifferenceIsOneCorrection();
    void severalDifferencesAreOneEntry();
    void whatIsPrintedIsNotCompared();
    void ownCardsAreNotCompared();
    void aGroupTakesNoValue();
    void whatCannotBeReadIsObjectedTo();
    void cardsAreCalledByTheirNames();
    void cardsOfOneNameAreToldApart();
    void pilesAreCounted();
    void aClosedGroupSaysWhatDiffersInIt();
    void whatNobodySawIsNamedNowhere_data() { support::everyGame(); }
    void whatNobodySawIsNamedNowhere();

private:
    QCheckBox* everything() const { return page->findChild<QCheckBox*>(QStringLiteral("everything")); }
    QAbstractItemModel* model() const { return page->findChild<QTreeView*>(QStringLiteral("tree"))->model(); }
    QModelIndex row(const QString& name) const
    {
        const QModelIndexList found =
            model()->match(model()->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive);
        return found.value(0);
    }
    void lies(const QString& name, const QString& value)
    {
        model()->setData(row(name).siblingAtColumn(window::AuditModel::Lies), value, Qt::EditRole);
    }
    int number(const char* field) const { return training->state().value(QLatin1String(field)).toInt(); }

    std::unique_ptr<Training> training;
    std::unique_ptr<window::AuditPage> page;
};

void TestAuditPage::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    page.reset();
    training = std::make_unique<Training>();
    QVERIFY(training->faults.isEmpty());
    page = std::make_unique<window::AuditPage>(training->library);
    page->resize(1000, 600);
    page->sit(training->sitting.get(), nullptr);
    page->show();
    everything()->setChecked(true);
    page->refresh();
}

// What no hand moves is listed when somebody asks for it.
void TestAuditPage::onlyWhatLiesThereIsCompared()
{
    QVERIFY(everything()->isChecked()); // by init() alone
    everything()->click();
    QVERIFY(row(QStringLiteral("Wealth")).isValid());
    QVERIFY(!row(QStringLiteral("Status")).isValid());
    QVERIFY(!row(QStringLiteral("Step")).isValid());
    everything()->click();
    QVERIFY(row(QStringLiteral("Status")).isValid());
    QVERIFY(row(QStringLiteral("Wealth")).isValid());
}

void TestAuditPage::ticksHoldAsLongAsTheValue()
{
    QAbstractItemModelTester tester(model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(row(QStringLiteral("Wealth")).isValid());
    QVERIFY(model()->setData(row(QStringLiteral("Wealth")), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(model()->setData(row(QStringLiteral("Won")), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(training->correct(QStringLiteral("wealth"), 17));
    page->refresh();
    QCOMPARE(row(QStringLiteral("Wealth")).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(row(QStringLiteral("Won")).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(row(QStringLiteral("Wealth")).siblingAtColumn(1).data().toString(), QStringLiteral("17"));
}

void TestAuditPage::oneDifferenceIsOneCorrection()
{
    const qint64 before = training->sitting->table().last();
    lies(QStringLiteral("Wealth"), QStringLiteral("14"));
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("send")), Qt::LeftButton);
    QCOMPARE(number("wealth"), 14);
    QCOMPARE(training->sitting->table().last(), before + 1);
    QCOMPARE(training->sitting->entries(before + 1, before + 1)->first().verb, QStringLiteral("correct"));
    QVERIFY(!page->findChild<QPushButton*>(QStringLiteral("send"))->isEnabled());
}

// A typing error is over with the next correction; only what stays wrong is told until it is put away.
void TestAuditPage::whatCannotBeReadIsObjectedTo()
{
    QSignalSpy objected(page.get(), &window::Page::objected), failed(page.get(), &window::Page::failed);
    lies(QStringLiteral("Wealth"), QStringLiteral("many"));
    QCOMPARE(objected.count(), 1);
    QCOMPARE(failed.count(), 0);
}

void TestAuditPage::severalDifferencesAreOneEntry()
{
    const qint64 before = training->sitting->table().last();
    lies(QStringLiteral("Wealth"), QStringLiteral("3"));
    lies(QStringLiteral("Won"), QStringLiteral("2"));
    const int wealth = number("wealth");
    page->findChild<QLineEdit*>(QStringLiteral("reason"))->setText(QStringLiteral("forgot to count"));
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("send")), Qt::LeftButton);
    QCOMPARE(number("wealth"), 3);
    QCOMPARE(number("won"), 2);
    QCOMPARE(training->sitting->table().last(), before + 1); // each by its name, and with the reason
    const auto entry = training->sitting->entries(before + 1, before + 1);
    QCOMPARE(training->sitting->sentenceOf(entry->first())->text(),
        QStringLiteral("By the table: wealth, %1 → 3; won, 0 → 2 (forgot to count)").arg(wealth));
    training->sitting->undo();
    QCOMPARE(number("won"), 0);
    QCOMPARE(number("wealth"), wealth);
}

void TestAuditPage::whatIsPrintedIsNotCompared()
{
    training->sitting->proposeDraft({QStringLiteral("draw"), {{QStringLiteral("card"), QStringLiteral("fair-day-champions")}}});
    QCOMPARE(training->state().value(QLatin1String("drawn")).toString(), QStringLiteral("fair-day-champions"));
    page->refresh();
    for (const char* printed : {"Budget", "Bonus", "Healthy", "Cost", "Links", "Career cards", "Disposes"})
        QVERIFY2(!row(QLatin1String(printed)).isValid(), printed);
    const QModelIndex hobb = row(QStringLiteral("Hobb Carrow"));
    QVERIFY(hobb.isValid());
    QStringList compared; // what a later version prints on cards stands behind what is tracked
    for (int at = 0; at < model()->rowCount(hobb); ++at)
        compared += model()->index(at, 0, hobb).data().toString();
    QVERIFY2(compared.contains(QStringLiteral("Where")), qPrintable(compared.join(QLatin1Char(' '))));
    QVERIFY(row(QStringLiteral("Wealth")).isValid() && row(QStringLiteral("Discard")).isValid());
}

// What the cards of an own box say is printed on them, whether the page was looked at before they were entered or behind.
void TestAuditPage::ownCardsAreNotCompared()
{
    int looked = 0;
    QStringList compared;
    for (const auto& game : training->library.games()) {
        const auto box = cards::openPack(QStringLiteral(MR_BOXES "/%1/box/pack.json").arg(game->id()), *game);
        QVERIFY2(box, qPrintable(game->id()));
        for (const QList<cards::Pack>& packs : {QList<cards::Pack>(), QList<cards::Pack>{*box}}) {
            const window::Printed printed = window::printedIn(*game, packs);
            for (const cards::Section& section : cards::sections(*box, *game)) {
                const QString list = cards::stateListOf(section, *game);
                for (const QJsonValue& card : list.isEmpty() ? QJsonArray() : section.cards)
                    for (const QString& field : card.toObject().keys()) {
                        ++looked;
                        if (field != QLatin1String("id") && !printed.value(list).contains(field)) // the row itself
                            compared += QStringLiteral("%1 %2.%3").arg(game->id(), section.place, field);
                    }
            }
        }
    }
    compared.removeDuplicates();
    QVERIFY2(compared.isEmpty(), qPrintable(compared.join(QLatin1Char(' '))));
    QVERIFY(looked > 500);
}

void TestAuditPage::aGroupTakesNoValue()
{
    const QModelIndex group = row(QStringLiteral("Standings"));
    QVERIFY(group.isValid());
    for (int column = 0; column < model()->columnCount(); ++column)
        QVERIFY(!(model()->flags(group.siblingAtColumn(column)) & Qt::ItemIsEditable));
    QVERIFY(model()->flags(row(QStringLiteral("Criminal")).siblingAtColumn(window::AuditModel::Lies)) & Qt::ItemIsEditable);
}

void TestAuditPage::cardsAreCalledByTheirNames()
{
    training->sitting->proposeDraft({QStringLiteral("draw"), {{QStringLiteral("card"), QStringLiteral("fair-day-champions")}}});
    QCOMPARE(training->state().value(QLatin1String("drawn")).toString(), QStringLiteral("fair-day-champions"));
    page->refresh();
    QCOMPARE(row(QStringLiteral("Drawn")).siblingAtColumn(window::AuditModel::Should).data().toString(),
        QStringLiteral("Fair Day Champions"));
    lies(QStringLiteral("Held"), QStringLiteral("fair day champions"));
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("send")), Qt::LeftButton);
    QCOMPARE(training->state().value(QLatin1String("held")).toArray(), (QJsonArray{QStringLiteral("fair-day-champions")}));
}

void TestAuditPage::cardsOfOneNameAreToldApart()
{
    for (const char* id : {"big-dagna", "hobb-carrow"})
        QVERIFY(training->correct(QStringLiteral("mercenaries.%1.title").arg(QLatin1String(id)), QStringLiteral("Twin")));
    page->refresh();
    QSignalSpy objected(page.get(), &window::Page::objected);
    lies(QStringLiteral("Held"), QStringLiteral("Twin")); // which of them?
    QCOMPARE(objected.size(), 1);
    const auto* count = page->findChild<QLabel*>(QStringLiteral("count"));
    QVERIFY(!count->text().contains(QStringLiteral("differ")));
    for (const char* shown : {"twin (hobb-carrow)", "big-dagna", "Twin (big-dagna)"}) {
        lies(QStringLiteral("Held"), QLatin1String(shown));
        QVERIFY2(count->text().contains(QStringLiteral("differ")), shown);
    }
    QCOMPARE(objected.size(), 1);
}

// No hand moves the number of a deck alone; it is counted on the table all the same.
void TestAuditPage::pilesAreCounted()
{
    everything()->click();
    for (const char* deck : {"Career", "Opposition"}) {
        const QModelIndex pile = row(QLatin1String(deck));
        QVERIFY2(pile.isValid(), deck);
        QCOMPARE(
            model()->match(model()->index(0, 0, pile), Qt::DisplayRole, QStringLiteral("Count"), 1, Qt::MatchExactly).size(), 1);
    }
    QVERIFY(!row(QStringLiteral("Noted so far")).isValid());
    QVERIFY(training->correct(QStringLiteral("career.count"), -1)); // this table does not count it
    page->refresh();
    const QModelIndex career = row(QStringLiteral("Career"));
    QVERIFY(!career.isValid()
        || model()->match(model()->index(0, 0, career), Qt::DisplayRole, QStringLiteral("Count"), 1, Qt::MatchExactly).isEmpty());
}

void TestAuditPage::aClosedGroupSaysWhatDiffersInIt()
{
    const auto sign = [&](const char* group) {
        return row(QLatin1String(group)).siblingAtColumn(window::AuditModel::Lies).data().toString();
    };
    QSignalSpy objected(page.get(), &window::Page::objected);
    lies(QStringLiteral("Count"), QStringLiteral("many"));
    QCOMPARE(objected.size(), 1);
    QCOMPARE(objected.first().first().value<QList<engine::Fault>>().first().place, QStringLiteral("Career › Count"));
    QCOMPARE(sign("Career"), QString());
    lies(QStringLiteral("Count"), QStringLiteral("35"));
    QVERIFY2(sign("Career").contains(QLatin1Char('1')), qPrintable(sign("Career")));
    QVERIFY(training->correct(QStringLiteral("wealth"), 17)); // what was typed elsewhere stays, and is still counted
    page->refresh();
    QVERIFY(sign("Career").contains(QLatin1Char('1')));
    lies(QStringLiteral("Count"), QStringLiteral("36"));
    QCOMPARE(sign("Career"), QString());
}

// In the middle of an evening, with all that is tracked.
void TestAuditPage::whatNobodySawIsNamedNowhere()
{
    QFETCH(const QString, game);
    const engine::Game& played = *training->library.game(game);
    const QString pack = QStringLiteral("training");
    kit::Sitting sitting(QStringLiteral("Evening"), played, std::make_unique<engine::MemoryJournal>(), training->library.clock(),
        training->chance, kit::Sitting::Cards());
    QVERIFY(sitting.begin(cards::setupOf({*cards::openPack(pack, played)}, played), {pack}));
    const QDir evenings(QStringLiteral(MR_BOXES "/%1/evenings").arg(game));
    const QString evening =
        evenings.filePath(evenings.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name).constLast());
    const QList<QByteArray> lines = support::linesOf(evening),
                            answers = support::linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    for (qsizetype i = 0; i < lines.size() / 2; ++i)
        support::again(sitting.campaign()->table(), QJsonDocument::fromJson(lines[i]).object(),
            QJsonDocument::fromJson(answers.value(i)).object());
    page->sit(&sitting, nullptr);
    QStringList read;
    const auto readAll = [&read](const auto& self, const QAbstractItemModel& model, const QModelIndex& parent) -> void {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column)
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    read += model.index(row, column, parent).data(role).toString();
            self(self, model, model.index(row, 0, parent));
        }
    };
    for (const bool isAll : {false, true}) {
        everything()->setChecked(isAll);
        page->refresh();
        readAll(readAll, *model(), {});
        readAll(readAll, *page->findChild<QAbstractItemView*>(QStringLiteral("way"))->model(), {});
    }
    const QStringList unseen = support::unseenTitles(sitting.table(), sitting.visible(sitting.state()));
    QVERIFY(read.size() > 100);
    const bool hidesCards = game == QLatin1String("jagged-alliance") || game == QLatin1String("swords-and-souls");
    QCOMPARE(unseen.isEmpty(), !hidesCards); // tactics are bought from a deck that is looked through
    const QStringList named = support::namedIn(read.join(QLatin1Char('\n')), unseen);
    QVERIFY2(named.isEmpty(), qPrintable(named.join(QLatin1Char('\n'))));
    if (!unseen.isEmpty() && game != QLatin1String("swords-and-souls")) // whose decks are piles
        QVERIFY(row(QStringLiteral("Face down")).siblingAtColumn(window::AuditModel::Should).data().toInt() > 0);
    if (game != QLatin1String("swords-and-souls"))
        return;
    // One card fewer than the program knows: which it is nobody has to say.
    const auto deck = [&] {
        return model()->match(model()->index(0, 0, row(QStringLiteral("Arsenal"))), Qt::DisplayRole, QStringLiteral("Deck"), 1,
            Qt::MatchExactly)[0];
    };
    const int cards = deck().siblingAtColumn(window::AuditModel::Should).data().toInt();
    QVERIFY(cards > 1);
    model()->setData(deck().siblingAtColumn(window::AuditModel::Lies), QString::number(cards - 1), Qt::EditRole);
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("send")), Qt::LeftButton);
    QCOMPARE(deck().siblingAtColumn(window::AuditModel::Should).data().toInt(), cards - 1);
}

QTEST_MAIN(TestAuditPage)
#include "tst_audit_page.moc"

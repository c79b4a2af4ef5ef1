// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of chance that the table puts to the page of odds, and their answers against those of the rules.
#include "program.h"

#include "games/hired-swords/desk/chances.h"
#include "window/odds/odds_page.h"

#include <QListView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace hiredswords;

namespace {

const kit::OddsQuestion* named(const QList<kit::OddsQuestion>& all, const char* part)
{
    for (const kit::OddsQuestion& one : all)
        if (one.title.contains(QLatin1String(part)))
            return &one;
    return nullptr;
}

QList<dice::NamedOdds> answer(const kit::OddsQuestion& question)
{
    const auto found = question.answer();
    return found ? *found : QList<dice::NamedOdds>();
}

} // namespace

class TestChances : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void revealsAndBonusFollowTheCrew();
    void theNextCardIsWhatTheRulesSay();
    void theTablePushesItsQuestion();
    void whatIsCertainIsNoQuestion();
};

void TestChances::revealsAndBonusFollowTheCrew()
{
    Program program;
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    const desk::Desk desk;
    const auto drawn = desk.odds(*program.main->sitting());
    QVERIFY(named(drawn, "revealed") && named(drawn, "bonus"));
    const auto bonus = answer(*named(drawn, "bonus"));
    QCOMPARE(answer(*named(drawn, "revealed")).size(), 1); // any crew
    QCOMPARE(bonus.size(), 3);                             // crews of two, three or four
    QCOMPARE(bonus[0].odds.outcomes(), (std::vector<qint64>{1, 2}));
    QCOMPARE(bonus[2].odds.outcomes(), (std::vector<qint64>{1, 2, 3, 4}));
    program.does(AcceptContract{});
    program.does(HireFreelancer{QStringLiteral("big-dagna")});
    program.does(HireFreelancer{QStringLiteral("hobb-carrow")});
    program.does(ConfirmCrew{});
    const auto known = desk.odds(*program.main->sitting());
    const auto own = answer(*named(known, "bonus"));
    QCOMPARE(own.size(), 1);
    QCOMPARE(own[0].odds.outcomes(), (std::vector<qint64>{1, 2}));
    const auto asked = program.main->sitting()->game().ask(program.main->sitting()->state(), QStringLiteral("contract-odds"), {});
    QVERIFY(asked);
    QCOMPARE(asked->value[QStringLiteral("reveal")][QStringLiteral("mean")].toDouble(),
        dice::mean(answer(*named(known, "revealed"))[0].odds).value());
}

// Facts of cards that nobody has seen come from the pack; without them the answer says that it does not know.
void TestChances::theNextCardIsWhatTheRulesSay()
{
    Program program;
    auto sitting = program.library->begin(
        QStringLiteral("Career"), *program.library->game(QStringLiteral("hired-swords")), {}, {QStringLiteral("training")});
    QVERIFY(sitting);
    program.main->take(std::move(*sitting));
    const auto cards = program.main->sitting()->cards();
    QVERIFY(cards && *cards);
    QJsonArray facts;
    for (const QString& id : (*cards)->ids(QStringLiteral("career")))
        facts += *(*cards)->card(QStringLiteral("career"), id);
    const auto rules = program.main->sitting()->game().ask(
        program.main->sitting()->state(), QStringLiteral("next-draw"), {{QStringLiteral("facts"), facts}});
    QVERIFY(rules);
    const auto open = desk::Desk().odds(*program.main->sitting());
    const kit::OddsQuestion* next = named(open, "next career card");
    QVERIFY(next);
    const auto found = answer(*next);
    const QJsonArray travelled = rules->value[QStringLiteral("after_travel")].toArray();
    QCOMPARE(found.size(), 1 + travelled.size());
    QVERIFY(!travelled.isEmpty());
    for (qsizetype i = 0; i < found.size(); ++i) {
        const QJsonValue expected = i == 0 ? rules->value[QStringLiteral("here")] : travelled[i - 1];
        QCOMPARE(
            dice::exactly(found[i].odds, 0).text(), expected[QStringLiteral("contract")][QStringLiteral("exact")].toString());
        QCOMPARE(
            dice::exactly(found[i].odds, 1).text(), expected[QStringLiteral("encounter")][QStringLiteral("exact")].toString());
        QCOMPARE(
            dice::exactly(found[i].odds, 2).text(), expected[QStringLiteral("final_to_run")][QStringLiteral("exact")].toString());
        QCOMPARE(dice::exactly(found[i].odds, 4).text(), expected[QStringLiteral("redraw")][QStringLiteral("exact")].toString());
        QCOMPARE(dice::exactly(found[i].odds, 5).text(), QStringLiteral("0"));
        QCOMPARE(found[i].odds.weights().sum(), found[i].odds.total());
    }
    const auto blind = answer(*named(desk::chancesOf(program.state(), nullptr), "next career card"));
    QCOMPARE(dice::exactly(blind[0].odds, 5).text(), QStringLiteral("1"));
}

// One key on the table, and the page shows it; the others stand beside it for the arrow keys.
void TestChances::theTablePushesItsQuestion()
{
    Program program;
    program.main->addPage(QStringLiteral("odds"), QStringLiteral("Odds"), QStringLiteral("%"),
        QKeySequence(QStringLiteral("Ctrl+7")), [] { return new window::OddsPage; });
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QTest::keyClick(program.main.get(), Qt::Key_9, Qt::AltModifier);
    QTRY_VERIFY(program.main->findChild<window::OddsPage*>()); // a button that is pressed by its key shows it first
    auto* page = program.main->findChild<window::OddsPage*>();
    QTRY_VERIFY(page->isVisible() && !page->isBusy());
    auto* title = page->findChild<QLabel*>(QStringLiteral("question"));
    QTRY_VERIFY(title->accessibleName().contains(QStringLiteral("revealed")));
    auto* list = program.main->findChild<QListView*>(QStringLiteral("questions"));
    QVERIFY(list && list->isVisible());
    QVERIFY(list->model()->rowCount() >= 3);
    QCOMPARE(list->currentIndex().row(), 0);
    list->setFocus();
    list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_VERIFY(title->accessibleName().contains(QStringLiteral("next career card")));
    QTRY_VERIFY(
        page->findChild<QPlainTextEdit*>(QStringLiteral("table"))->toPlainText().contains(QStringLiteral("contract to accept")));
}

void TestChances::whatIsCertainIsNoQuestion()
{
    Program program;
    program.battle(); // two cards revealed, whatever the crew
    QVERIFY(desk::Desk().odds(*program.main->sitting()).isEmpty());
    QVERIFY(!program.part<QPushButton>("chances")->isEnabled());
}

QTEST_MAIN(TestChances)
#include "tst_chances.moc"

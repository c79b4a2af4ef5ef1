// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at one table: each has own eyes, an own looked-at moment and own offers, and all see what any of them did.
#include "kit/sitting.h"

#include "engine/purse_game.h"
#include "engine/table_actions.h"

#include <QSignalSpy>
#include <QTest>

class TestSittings : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aClickIsJudgedOnce();
    void whatOneDoesAllSee();
    void eachLooksByItself();
    void eachHasItsOwnEyesAndRights();
    void undoIsEverybodys();
    void anActComesBackWholeAfterSingleSteps();
    void anActWithinAnActGoesWithIt();
    void aLineThatWasLeftIsNotRedone();
    void whatCannotBeWrittenForgetsNothing();
    void oneEntryIsNoActOfSeveral();
    void whatWasReadOffACardOutlivesTheAct_data();
    void whatWasReadOffACardOutlivesTheAct();
    void whatIsAskedWaitsWhileOthersAct();
    void nothingUnseenIsShown();
    void nothingUnseenIsWrittenDown();

private:
    int coins(const kit::Sitting& sitting) const
    {
        return m_game->stateToJson(sitting.state()).value(QLatin1String("coins")).toInt();
    }
    struct Heard { // what somebody is asked for
        explicit Heard(kit::Sitting& sitting)
        {
            connect(&sitting, &kit::Sitting::lacking, &context, [this](const engine::AnyAction& action) { blank = action; });
            connect(&sitting, &kit::Sitting::asked, &context, [this](const engine::AnyAction& action) { dice = action; });
        }
        engine::AnyAction blank, dice;
        QObject context;
    };

    class Ones : public engine::Chance {
        int face(int) override { return 1; }
    };

    std::unique_ptr<engine::Game> m_game = purse::game();
    Ones m_chance;
    std::unique_ptr<kit::Sitting> m_first, m_second;
};

void TestSittings::init()
{
    m_second.reset();
    m_first = std::make_unique<kit::Sitting>(
        QStringLiteral("Purse"), *m_game, std::make_unique<engine::MemoryJournal>(),
        [] { return QDateTime::currentDateTimeUtc(); }, m_chance, kit::Sitting::Cards());
    QVERIFY(m_first->begin({}, {}));
    m_second = std::make_unique<kit::Sitting>(m_first->campaign(), m_chance, kit::Sitting::Cards());
    m_first->who = QStringLiteral("Ana");
    m_second->who = QStringLiteral("Ben");
}

// A file that somebody forged may bring it in: what is shown tells it by its number, what lies on the table stays as it is.
void TestSittings::nothingUnseenIsShown()
{
    const engine::Table& table = m_first->table();
    QCOMPARE(m_first->state(), table.state()); // the same one where there is nothing to show
    QJsonObject state = table.game().stateToJson(table.state());
    const QString forged = QStringLiteral("\u001b[31mX\u202e\nforged\u2028"),
                  told = QStringLiteral("\\u001b[31mX\\u202e\nforged\\u2028");
    state.insert(QStringLiteral("deck"), QJsonArray{forged, QStringLiteral("gem")});
    const auto submission = m_first->campaign()->table().submit(engine::SetUp{state}, {});
    QCOMPARE(submission.answer, engine::Submission::Answer::Done);
    const auto deckOf = [&](const engine::AnyState& one) {
        return table.game().stateToJson(one).value(QLatin1String("deck")).toArray().first().toString();
    };
    QCOMPARE(deckOf(table.state()), forged);
    for (const kit::Sitting* one : {m_first.get(), m_second.get()}) {
        QCOMPARE(deckOf(one->state()), told);
        QCOMPARE(one->visible(table.state()).value(QLatin1String("deck")).toArray().first().toString(), told);
    }
    m_first->undo();
    QCOMPARE(m_first->state(), table.state());
}

// Whatever field it was typed into.
void TestSittings::nothingUnseenIsWrittenDown()
{
    QSignalSpy failed(m_first.get(), &kit::Sitting::failed);
    const qint64 before = m_first->table().last();
    for (const QString& sign : {QStringLiteral("\u200b"), QStringLiteral("\u202e"), QStringLiteral("\u001b")}) {
        const QString text = QStringLiteral("a") + sign + QStringLiteral("b");
        m_first->propose(engine::Correct{QStringLiteral("coins"), 3, text});
        QCOMPARE(failed.takeLast().first().value<QList<engine::Fault>>().first().place, QStringLiteral("reason"));
        m_first->propose(purse::Spend{99}, text);
        QCOMPARE(failed.size(), 1);
        failed.clear();
    }
    QCOMPARE(m_first->table().last(), before);
    m_first->propose(engine::Correct{QStringLiteral("coins"), 3, QStringLiteral("two\nlines")});
    QCOMPARE(m_first->table().last(), before + 1);
}

// The staircase: a click stays the action that was offered, what is judged is what is written, and offers are made once.
void TestSittings::aClickIsJudgedOnce()
{
    purse::calls() = {};
    m_first->propose(m_first->offers()[1].action);
    for (int reader = 0; reader < 3; ++reader)
        QVERIFY(!m_first->offers().isEmpty());
    qInfo("parses of a click: %d, applies: %d, offers made for a change: %d", purse::calls().parses, purse::calls().applies,
        purse::calls().offers - 1);
    QCOMPARE(purse::calls().parses, 0);
    QCOMPARE(purse::calls().applies, 1);
    QCOMPARE(purse::calls().offers, 2); // before the click, and after it
    m_first->propose(purse::Earn{});    // dice are thrown: read into it, and out of it again to know on which dice they lie
    QCOMPARE(purse::calls().parses, 2);
    QCOMPARE(purse::calls().applies, 2);
    QCOMPARE(m_first->table().last(), 3);
}

void TestSittings::whatOneDoesAllSee()
{
    QSignalSpy seen(m_second.get(), &kit::Sitting::changed);
    const qsizetype before = m_second->offers().size();
    m_first->propose(purse::Spend{2});
    QCOMPARE(seen.size(), 1);
    QCOMPARE(coins(*m_second), coins(*m_first));
    QCOMPARE(m_second->table().last(), 2);
    QCOMPARE(m_second->offers().size(), before); // made anew, for the state of now
    m_second->propose(purse::Spend{1});
    QCOMPARE(m_first->table().last(), 3);
    QCOMPARE(m_first->entries(2, 2)->first().who, QStringLiteral("Ana"));
    QCOMPARE(m_first->entries(3, 3)->first().who, QStringLiteral("Ben"));
    // What only its own person is told stays there.
    QSignalSpy refused(m_first.get(), &kit::Sitting::refused);
    QSignalSpy told(m_second.get(), &kit::Sitting::refused);
    m_second->propose(purse::Spend{99});
    QCOMPARE(refused.size(), 0);
    QCOMPARE(told.size(), 1);
}

void TestSittings::eachLooksByItself()
{
    m_first->propose(purse::Spend{2});
    m_second->look(1);
    QVERIFY(m_second->isLooking());
    QVERIFY(!m_first->isLooking());
    QVERIFY(coins(*m_second) != coins(*m_first));
    m_first->propose(purse::Spend{1}); // goes on while the other looks back
    QVERIFY(m_second->isLooking());
    QCOMPARE(m_second->table().last(), 3);
    m_second->look(0);
    QCOMPARE(coins(*m_second), coins(*m_first));
}

void TestSittings::eachHasItsOwnEyesAndRights()
{
    m_second->guardSecrets();
    QVERIFY(m_second->isGuarded());
    QVERIFY(!m_first->isGuarded());
    m_second->showTo(QStringLiteral("Ben"));
    QVERIFY(m_second->mayShow(QStringLiteral("Ben")));
    QVERIFY(!m_second->mayShow(QStringLiteral("Ana")));
    QVERIFY(m_first->mayShow(QStringLiteral("Ben")));
    m_second->setReadOnly(true);
    m_second->propose(purse::Spend{1});
    QCOMPARE(m_first->table().last(), 1);
    m_first->propose(purse::Spend{1});
    QCOMPARE(m_first->table().last(), 2);
}

void TestSittings::undoIsEverybodys()
{
    const int before = coins(*m_first);
    m_first->propose(purse::Spend{2});
    m_second->undo();
    QCOMPARE(coins(*m_first), before);
    m_first->redo();
    QCOMPARE(coins(*m_second), before - 2);
    // An act of several entries goes back whole, whoever takes it back.
    m_first->together([&] {
        m_first->propose(purse::Spend{1});
        m_first->propose(purse::Spend{1});
    });
    m_second->undo();
    QCOMPARE(coins(*m_first), before - 2);
}

void TestSittings::anActComesBackWholeAfterSingleSteps()
{
    m_first->propose(purse::Spend{1});
    m_first->together([&] {
        m_first->propose(purse::Spend{1});
        m_first->propose(purse::Spend{1});
    });
    QCOMPARE(coins(*m_first), 2);
    m_first->undo(); // the act
    QCOMPARE(coins(*m_first), 4);
    m_first->undo(); // a single entry
    QCOMPARE(coins(*m_first), 5);
    m_first->redo();
    QCOMPARE(coins(*m_first), 4);
    m_first->redo(); // all of the act, not half of it
    QCOMPARE(coins(*m_first), 2);
    QVERIFY(!m_first->table().canRedo());
    for (int n = 0; n < 3; ++n) { // and again
        m_first->undo();
        QCOMPARE(coins(*m_first), 4);
        m_first->redo();
        QCOMPARE(coins(*m_first), 2);
    }
}

void TestSittings::anActWithinAnActGoesWithIt()
{
    m_first->together([&] {
        m_first->propose(purse::Spend{1});
        m_first->together([&] {
            m_first->propose(purse::Spend{1});
            m_first->propose(purse::Spend{1});
        });
    });
    m_first->undo();
    QCOMPARE(coins(*m_first), 5);
    m_first->redo();
    QCOMPARE(coins(*m_first), 2);
}

// What was done instead stands on the line, not the act that was taken back there.
void TestSittings::aLineThatWasLeftIsNotRedone()
{
    const auto act = [&](int each) {
        m_first->together([&] {
            m_first->propose(purse::Spend{each});
            m_first->propose(purse::Spend{each});
        });
    };
    act(1);
    QCOMPARE(coins(*m_first), 3);
    m_first->undo();
    act(2);
    QCOMPARE(coins(*m_first), 1);
    m_first->undo();
    m_first->redo();
    QCOMPARE(coins(*m_first), 1);
    m_first->undo();
    m_first->propose(purse::Spend{1});
    m_first->undo();
    m_first->redo();
    QCOMPARE(coins(*m_first), 4);
}

void TestSittings::whatCannotBeWrittenForgetsNothing()
{
    class Full : public engine::MemoryJournal {
    public:
        engine::Result<engine::Done> append(const engine::Entry& entry) override
        {
            if (*isFull)
                return engine::Fault{QStringLiteral("disk"), {}, QStringLiteral("It is full."), {}};
            return MemoryJournal::append(entry);
        }
        std::shared_ptr<bool> isFull = std::make_shared<bool>(false);
    };
    auto journal = std::make_unique<Full>();
    const auto isFull = journal->isFull;
    m_second.reset();
    m_first = std::make_unique<kit::Sitting>(
        QStringLiteral("Purse"), *m_game, std::move(journal), [] { return QDateTime::currentDateTimeUtc(); }, m_chance,
        kit::Sitting::Cards());
    QVERIFY(m_first->begin({}, {}));
    m_first->together([&] {
        m_first->propose(purse::Spend{1});
        m_first->propose(purse::Spend{1});
    });
    *isFull = true;
    m_first->undo(); // is not written
    QCOMPARE(coins(*m_first), 3);
    *isFull = false;
    m_first->undo();
    QCOMPARE(coins(*m_first), 5);
    *isFull = true;
    m_first->redo();
    QCOMPARE(coins(*m_first), 5);
    *isFull = false;
    m_first->redo();
    QCOMPARE(coins(*m_first), 3);
}

// Entries of a line are not numbered one after the other once something was taken back.
void TestSittings::oneEntryIsNoActOfSeveral()
{
    m_first->propose(purse::Spend{1});
    m_first->undo();
    m_first->together([&] { m_first->propose(purse::Spend{2}); });
    QCOMPARE(coins(*m_first), 3);
    m_first->undo();
    QCOMPARE(coins(*m_first), 5);
    const auto last = m_first->entries(m_first->table().last(), m_first->table().last());
    QVERIFY(last);
    QCOMPARE(last->first().verb, QLatin1String(engine::undoVerb));
}

void TestSittings::whatWasReadOffACardOutlivesTheAct_data()
{
    QTest::addColumn<bool>("isThrownForMe"); // after all
    QTest::newRow("real dice") << false;
    QTest::newRow("the program's dice") << true;
}

void TestSittings::whatWasReadOffACardOutlivesTheAct()
{
    QFETCH(const bool, isThrownForMe);
    m_first->propose(engine::Correct{QStringLiteral("coins"), purse::uncounted, {}});
    Heard heard(*m_first);
    m_first->realDice = true;
    m_first->propose(purse::Earn{});
    QVERIFY(heard.blank.is<engine::Correct>());
    m_first->answer(heard.blank, {{QStringLiteral("value"), 10}}, {});
    QVERIFY(heard.dice.is<purse::Earn>());
    if (isThrownForMe) {
        m_first->realDice = false;
        m_first->propose(heard.dice);
    } else {
        m_first->answer(heard.dice, {{QStringLiteral("rolled"), QJsonArray{1, 1}}}, {});
    }
    QCOMPARE(coins(*m_first), 12);
    m_first->undo(); // the act; what was read for it stays
    QCOMPARE(coins(*m_first), 10);
    m_first->undo(); // an entry of its own
    QCOMPARE(coins(*m_first), purse::uncounted);
    m_first->redo();
    m_first->redo();
    QCOMPARE(coins(*m_first), 12);
    // What is done after a question that was left is an act of its own.
    m_first->undo();
    m_first->undo();
    m_first->realDice = true;
    m_first->propose(purse::Earn{});
    m_first->answer(heard.blank, {{QStringLiteral("value"), 10}}, {});
    m_first->propose(purse::Spend{3});
    m_first->undo();
    QCOMPARE(coins(*m_first), 10);
}

void TestSittings::whatIsAskedWaitsWhileOthersAct()
{
    m_first->propose(engine::Correct{QStringLiteral("coins"), purse::uncounted, {}});
    Heard heard(*m_first);
    m_first->realDice = true;
    m_first->propose(purse::Earn{});
    m_second->propose(engine::Correct{QStringLiteral("metal"), QStringLiteral("gold"), {}});
    QVERIFY(m_first->waiting().is<purse::Earn>());
    QVERIFY(m_first->mayGoOn());
    m_first->answer(heard.blank, {{QStringLiteral("value"), 10}}, {});
    m_second->propose(purse::Spend{1}); // while the dice roll
    QVERIFY(m_first->waiting().is<purse::Earn>());
    m_first->answer(heard.dice, {{QStringLiteral("rolled"), QJsonArray{1, 1}}}, {});
    QCOMPARE(coins(*m_first), 11);
    m_first->undo(); // the other's act lies between: it is not taken back with it
    QCOMPARE(coins(*m_first), 9);
    QVERIFY(m_first->waiting().isNone());
}

QTEST_GUILESS_MAIN(TestSittings)
#include "tst_sittings.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The one door: what is refused, wrong or not kept changes nothing, and what is done can be taken back.
#include "engine/path.h"
#include "engine/purse_game.h"
#include "engine/table.h"

#include <QJsonArray>
#include <QTest>

using namespace engine;

namespace {

// Keeps entries until it is told to fail.
class FailingJournal : public MemoryJournal {
public:
    bool fails = false;
    Result<Done> append(const Entry& entry) override
    {
        return fails
            ? Result<Done>(Fault{QStringLiteral("shelf"), {}, QStringLiteral("The disk is full."), QStringLiteral("Make room.")})
            : MemoryJournal::append(entry);
    }
};

class Faces : public Chance { // the same faces again and again, never above the sides
public:
    explicit Faces(QList<int> faces)
        : m_faces(std::move(faces))
    {
    }
    int face(int sides) override { return std::min(sides, m_faces[m_next++ % m_faces.size()]); }

private:
    QList<int> m_faces;
    qsizetype m_next = 0;
};

class OneCard : public CardSource {
public:
    std::optional<QJsonObject> card(const QString& kind, const QString& id) const override
    {
        if (kind != QLatin1String("card") || id != QLatin1String("ring"))
            return std::nullopt;
        return QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("worth"), 4}};
    }
    QStringList ids(const QString&) const override { return {QStringLiteral("ring")}; }
};

QJsonObject coins(int n) { return {{QStringLiteral("coins"), n}}; }

QJsonObject rolled(int first, int second) { return {{QStringLiteral("rolled"), QJsonArray{first, second}}}; }

QJsonObject correction(const QString& path, const QJsonValue& value, const QString& reason)
{
    return {{QStringLiteral("path"), path}, {QStringLiteral("value"), value}, {QStringLiteral("reason"), reason}};
}

} // namespace

class Tables : public QObject {
    Q_OBJECT

private slots:
    void init();
    void writesEntryByEntry();
    void refusalWritesNothing();
    void decisionOverrulesARefusal();
    void decisionNeedsAReason();
    void decisionOfAnAllowedActionIsNone();
    void forbiddingTablesTakeNoDecision();
    void wrongActionsAreFaults_data();
    void wrongActionsAreFaults();
    void triesWithoutWriting();
    void remembersWhoThrewTheDice();
    void preparesDiceDrawsAndFacts();
    void preparesNothingThatIsThere();
    void unknownFactsStayOpen();
    void correctionsNeedASensibleValue_data();
    void correctionsNeedASensibleValue();
    void correctionsLeaveTheRestAsItIs();
    void correctionIsAnEntry();
    void settingsAndSetUp();
    void whatGoesBeyondALimitIsSaid();
    void undoAndRedo();
    void newWorkAfterUndoBranches();
    void gotoReachesEveryEntry();
    void historyHasSentences();
    void nothingHappensWhenTheJournalFails();
    void opensWhereItWasLeft();
    void refusesABadBeginning();

private:
    int coinsNow() const { return m_game->stateToJson(m_table->state()).value(QLatin1String("coins")).toInt(); }
    Submission spend(int n, const QString& decision = {})
    {
        return m_table->submit({QStringLiteral("spend"), coins(n)}, QStringLiteral("ann"), decision);
    }

    std::unique_ptr<Game> m_game;
    std::unique_ptr<FailingJournal> m_journal;
    std::unique_ptr<Table> m_table;
};

void Tables::init()
{
    m_game = purse::game();
    m_journal = std::make_unique<FailingJournal>();
    m_table = std::make_unique<Table>(*m_game, *m_journal, [] { return QDateTime::fromSecsSinceEpoch(1000, Qt::UTC); });
    const QJsonObject setup{{QStringLiteral("coins"), 10},
        {QStringLiteral("deck"), QJsonArray{QStringLiteral("ring"), QStringLiteral("ring"), QStringLiteral("stone")}}};
    QVERIFY(m_table->begin(setup, {QStringLiteral("pack"), QStringLiteral("more")}, QStringLiteral("ann")));
}

void Tables::writesEntryByEntry()
{
    QCOMPARE(m_table->last(), 1);
    QCOMPARE(coinsNow(), 10);
    const Submission done = spend(3);
    QCOMPARE(done.answer, Submission::Answer::Done);
    QCOMPARE(done.seq, 2);
    QCOMPARE(coinsNow(), 7);
    QCOMPARE(done.hands.size(), 1);
    QCOMPARE(done.hands.first().text(), QStringLiteral("Coins in the purse: 7"));
    QCOMPARE(done.told.size(), 1);
    const Entry entry = m_table->entries(2, 2)->first();
    QCOMPARE(entry.verb, QStringLiteral("spend"));
    QJsonObject action = entry.action;
    QCOMPARE(action.take(QLatin1String("told")).toArray().size(), 1); // what came of it then, whatever rules say later
    QCOMPARE(action, coins(3));
    QCOMPARE(entry.who, QStringLiteral("ann"));
    QCOMPARE(entry.parent, 1);
    QCOMPARE(entry.node, 2);
    QCOMPARE(entry.tip, 2);
    QCOMPARE(entry.rules, 1);
    QCOMPARE(entry.reason, QString());
    QCOMPARE(entry.when.toSecsSinceEpoch(), 1000);
    QCOMPARE(entry.digest, m_game->digest(m_table->state()));
    QCOMPARE(*m_table->packs(), QStringList({QStringLiteral("pack"), QStringLiteral("more")}));
}

void Tables::refusalWritesNothing()
{
    const Submission refused = spend(11);
    QCOMPARE(refused.answer, Submission::Answer::Refused);
    QCOMPARE(refused.seq, 0);
    QVERIFY(refused.verdict.decisive());
    QCOMPARE(refused.verdict.decisive()->text(), QStringLiteral("10 coins are not enough for 11"));
    QVERIFY(refused.told.isEmpty());
    QVERIFY(!refused.sentence.isEmpty());
    QCOMPARE(m_table->last(), 1);
    QCOMPARE(coinsNow(), 10);
}

void Tables::decisionOverrulesARefusal()
{
    const Submission decided = spend(11, QStringLiteral("  a gift  "));
    QCOMPARE(decided.answer, Submission::Answer::Done);
    QVERIFY(decided.byDecision);
    QVERIFY(!decided.verdict.isAllowed());
    QCOMPARE(coinsNow(), 0);
    QCOMPARE(m_table->entries(2, 2)->first().reason, QStringLiteral("a gift"));
}

void Tables::decisionNeedsAReason()
{
    QCOMPARE(spend(11, QStringLiteral("   ")).answer, Submission::Answer::Refused);
    QCOMPARE(m_table->last(), 1);
}

void Tables::decisionOfAnAllowedActionIsNone()
{
    const Submission done = spend(1, QStringLiteral("because"));
    QCOMPARE(done.answer, Submission::Answer::Done);
    QVERIFY(!done.byDecision);
    QCOMPARE(m_table->entries(2, 2)->first().reason, QString());
}

void Tables::forbiddingTablesTakeNoDecision()
{
    QCOMPARE(m_table
                 ->submit({QStringLiteral("setting"),
                              {{QStringLiteral("name"), QStringLiteral("strictness")},
                                  {QStringLiteral("value"), QStringLiteral("forbid")}}},
                     {})
                 .answer,
        Submission::Answer::Done);
    const Submission refused = spend(11, QStringLiteral("a gift"));
    QCOMPARE(refused.answer, Submission::Answer::Refused);
    QVERIFY(!refused.byDecision);
    QCOMPARE(refused.faults.first().place, QStringLiteral("decide"));
    QVERIFY(refused.faults.first().remedy.contains(QStringLiteral("strictness")));
    QCOMPARE(spend(11).answer, Submission::Answer::Refused);
    QCOMPARE(spend(10).answer, Submission::Answer::Done);
    QCOMPARE(m_table->last(), 3);
}

void Tables::wrongActionsAreFaults_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QJsonObject>("fields");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("remedyHolds");
    QTest::newRow("unknown verb") << "spent" << coins(1) << "verb"
                                  << "spend";
    QTest::newRow("no verb") << "" << QJsonObject() << "verb"
                             << "spend";
    QTest::newRow("cursor verbs are no actions") << "undo" << QJsonObject() << "verb"
                                                 << "spend";
    QTest::newRow("missing field") << "spend" << QJsonObject() << "spend.coins"
                                   << "Give it a value";
    QTest::newRow("unknown field") << "spend" << QJsonObject{{QStringLiteral("coins"), 1}, {QStringLiteral("coin"), 1}} << "spend"
                                   << "coins";
    QTest::newRow("wrong type") << "spend" << QJsonObject{{QStringLiteral("coins"), QStringLiteral("all")}} << "spend.coins"
                                << "whole number";
    QTest::newRow("out of range") << "spend" << coins(-1) << "spend.coins"
                                  << "0 to 9999";
    QTest::newRow("no dice yet") << "earn" << QJsonObject() << "earn.rolled"
                                 << "first (1-6), second (1-4)";
    QTest::newRow("too few dice") << "earn" << QJsonObject{{QStringLiteral("rolled"), QJsonArray{3}}} << "earn.rolled"
                                  << "first (1-6), second (1-4)";
    QTest::newRow("too many dice") << "earn" << QJsonObject{{QStringLiteral("rolled"), QJsonArray{3, 3, 3}}} << "earn.rolled"
                                   << "second (1-4)";
    QTest::newRow("a face above its sides") << "earn" << rolled(6, 5) << "earn.rolled.1"
                                            << "1 to 4";
    QTest::newRow("a face of 0") << "earn" << rolled(0, 1) << "earn.rolled.0"
                                 << "1 to 6";
    QTest::newRow("no card named") << "draw" << QJsonObject() << "draw.card"
                                   << "ring";
    QTest::newRow("no facts of it") << "draw" << QJsonObject{{QStringLiteral("card"), QStringLiteral("ring")}} << "draw.facts"
                                    << "Enter what is printed on it";
    QTest::newRow("facts that do not fit") << "draw"
                                           << QJsonObject{{QStringLiteral("card"), QStringLiteral("ring")},
                                                  {QStringLiteral("facts"), QJsonObject{{QStringLiteral("worth"), 10}}}}
                                           << "draw.facts.worth"
                                           << "0 to 9";
    QTest::newRow("a name that is not in play")
        << "sell" << QJsonObject{{QStringLiteral("card"), QStringLiteral("rign")}} << "sell.card"
        << "";
    QTest::newRow("an empty name") << "sell" << QJsonObject{{QStringLiteral("card"), QString()}} << "sell.card"
                                   << "";
}

void Tables::wrongActionsAreFaults()
{
    QFETCH(QString, verb);
    QFETCH(QJsonObject, fields);
    QFETCH(QString, place);
    QFETCH(QString, remedyHolds);
    const Submission wrong = m_table->submit({verb, fields}, {}, QStringLiteral("nobody can decide this"));
    QCOMPARE(wrong.answer, Submission::Answer::Wrong);
    QVERIFY(!wrong.faults.isEmpty());
    QCOMPARE(wrong.faults.first().place, place);
    QVERIFY(!wrong.faults.first().problem.isEmpty());
    QVERIFY2(wrong.faults.first().remedy.contains(remedyHolds), qPrintable(wrong.faults.first().remedy));
    QCOMPARE(m_table->last(), 1);
    QCOMPARE(coinsNow(), 10);
}

void Tables::triesWithoutWriting()
{
    const Submission tried = m_table->judge(purse::Spend{4}).submission;
    QCOMPARE(tried.answer, Submission::Answer::Done);
    QCOMPARE(tried.seq, 0);
    QCOMPARE(tried.hands.first().text(), QStringLiteral("Coins in the purse: 6"));
    QCOMPARE(m_table->judge(purse::Spend{11}).submission.answer, Submission::Answer::Refused);
    QVERIFY(m_table->judge(purse::Spend{11}, QStringLiteral("a gift")).submission.byDecision);
    QCOMPARE(m_table->judge(purse::Earn{{7, 1}}).submission.answer, Submission::Answer::Wrong);
    QCOMPARE(m_table->last(), 1);
    QCOMPARE(coinsNow(), 10);
}

// It stands in the entry, and no game ever sees it.
void Tables::remembersWhoThrewTheDice()
{
    Faces faces({2});
    const auto earn = m_table->prepared(purse::Earn{}, &faces, nullptr);
    QVERIFY(earn);
    QCOMPARE(m_table->submit(*earn, {}).answer, Submission::Answer::Done);
    QCOMPARE(m_table->submit({QStringLiteral("earn"), rolled(3, 1)}, {}).answer, Submission::Answer::Done);
    const auto thrown = m_table->thrown();
    QVERIFY(thrown && thrown->size() == 4);
    QCOMPARE(thrown->at(1).by, QStringLiteral("program"));
    QCOMPARE(thrown->at(2).by, QStringLiteral("table"));
    QCOMPARE(thrown->at(3).sides, 4);
}

void Tables::preparesDiceDrawsAndFacts()
{
    Faces faces({2});
    const OneCard cards;
    const auto earn = m_table->prepared(purse::Earn{}, &faces, nullptr);
    QVERIFY(earn);
    QCOMPARE(earn->as<purse::Earn>()->rolled, (QList{2, 2}));
    QVERIFY(earn->isThrownByProgram);
    const auto draw = m_table->prepared(purse::Draw{}, &faces, &cards);
    QVERIFY(draw);
    QCOMPARE(draw->as<purse::Draw>()->card, QStringLiteral("ring"));
    QCOMPARE(draw->as<purse::Draw>()->facts->worth, 4);
    QCOMPARE(m_table->submit(*draw, {}).answer, Submission::Answer::Done);
    QCOMPARE(m_table->submit({QStringLiteral("sell"), {{QStringLiteral("card"), QStringLiteral("RING")}}}, {}).answer,
        Submission::Answer::Done);
    QCOMPARE(coinsNow(), 14);
    QCOMPARE(m_table->entries(3, 3)->first().action.value(QLatin1String("card")), QJsonValue(QStringLiteral("ring")));
}

void Tables::preparesNothingThatIsThere()
{
    Faces faces({1});
    const OneCard cards;
    for (const engine::AnyAction& action : {engine::AnyAction(purse::Earn{{6, 4}}),
             engine::AnyAction(purse::Draw{QStringLiteral("stone"), purse::Card{QStringLiteral("stone"), 1}})}) {
        const auto same = m_table->prepared(action, &faces, &cards);
        QVERIFY(same && *same == action);
    }
    const auto none = m_table->prepared(purse::Earn{}, nullptr, nullptr);
    QVERIFY(none && *none == engine::AnyAction(purse::Earn{}));
}

void Tables::unknownFactsStayOpen()
{
    const OneCard cards;
    const auto draw = m_table->prepared(purse::Draw{QStringLiteral("stone"), {}}, nullptr, &cards);
    QVERIFY(draw);
    QVERIFY(!draw->as<purse::Draw>()->facts);
    const Submission wrong = m_table->submit(*draw, {});
    QCOMPARE(wrong.answer, Submission::Answer::Wrong);
    QCOMPARE(wrong.faults.first().value, QStringLiteral("stone"));
}

void Tables::correctionsNeedASensibleValue_data()
{
    QTest::addColumn<QJsonObject>("fields");
    QTest::addColumn<QString>("place");
    QTest::newRow("no such path") << correction(QStringLiteral("coin"), 3, QStringLiteral("so")) << "coin";
    QTest::newRow("wrong type") << correction(QStringLiteral("coins"), QStringLiteral("3"), QStringLiteral("so")) << "coins";
    QTest::newRow("out of range") << correction(QStringLiteral("coins"), 1001, QStringLiteral("so")) << "coins";
    QTest::newRow("no such name") << correction(QStringLiteral("metal"), QStringLiteral("tin"), QStringLiteral("so")) << "metal";
    QTest::newRow("a state that cannot be") << correction(QStringLiteral("deck.0"), QStringLiteral("ghost"), QStringLiteral("so"))
                                            << "deck";
}

void Tables::correctionsNeedASensibleValue()
{
    QFETCH(QJsonObject, fields);
    QFETCH(QString, place);
    const Submission wrong = m_table->submit({QStringLiteral("correct"), fields}, {});
    QCOMPARE(wrong.answer, Submission::Answer::Wrong);
    QCOMPARE(wrong.faults.first().place, place);
    QCOMPARE(m_table->last(), 1);
}

// What is corrected reads as the whole state would; what is not is the very same text, of which a long campaign keeps one.
void Tables::correctionsLeaveTheRestAsItIs()
{
    const auto correct = [&](const char* path, const QJsonValue& value) {
        return m_table->submit({QStringLiteral("correct"), correction(QLatin1String(path), value, QStringLiteral("so"))}, {})
            .answer;
    };
    QCOMPARE(correct("settings.strictness", QStringLiteral("forbid")), Submission::Answer::Done);
    const QJsonObject before = m_game->stateToJson(m_table->state());
    const engine::AnyState first = m_table->state();
    QCOMPARE(correct("coins", 7), Submission::Answer::Done);
    const auto& was = *static_cast<const purse::State*>(first.get());
    const auto& is = *static_cast<const purse::State*>(m_table->state().get());
    QCOMPARE(is.coins, 7);
    QVERIFY(!is.deck.isEmpty());
    QCOMPARE(static_cast<const void*>(is.deck.constData()), static_cast<const void*>(was.deck.constData()));
    QCOMPARE(m_game->stateToJson(m_table->state()), engine::withValueAt(before, QStringLiteral("coins"), 7)->toObject());
    QCOMPARE(correct("settings", QJsonObject()), Submission::Answer::Done); // what is not said is as in a new state
    QCOMPARE(static_cast<const purse::State*>(m_table->state().get())->settings.strictness, engine::Strictness::Advise);
    QCOMPARE(coinsNow(), 7);
}

void Tables::correctionIsAnEntry()
{
    const Submission done =
        m_table->submit({QStringLiteral("correct"), correction(QStringLiteral("coins"), 3, QStringLiteral("%1 fell down"))},
            QStringLiteral("bo"));
    QCOMPARE(done.answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 3);
    QCOMPARE(m_table->sentenceOf(m_table->entries(2, 2)->first())->text(),
        QStringLiteral("By the table: coins, 10 → 3 (%1 fell down)"));
    QCOMPARE(m_table->submit({QStringLiteral("correct"), correction(QStringLiteral("coins"), 4, {})}, {}).answer,
        Submission::Answer::Done); // why is optional
    QCOMPARE(m_table->sentenceOf(m_table->entries(3, 3)->first())->text(), QStringLiteral("By the table: coins, 3 → 4"));
    QCOMPARE(m_table->undo({}).answer, Submission::Answer::Done);
    QCOMPARE(m_table->undo({}).answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 10);
}

void Tables::settingsAndSetUp()
{
    const auto set = [&](const QJsonValue& name, const QJsonValue& value) {
        return m_table->submit(
                          {QStringLiteral("setting"), {{QStringLiteral("name"), name}, {QStringLiteral("value"), value}}}, {})
            .answer;
    };
    QCOMPARE(set(QStringLiteral("strictness"), QStringLiteral("ask")), Submission::Answer::Done);
    QCOMPARE(m_game->strictness(m_table->state()), Strictness::Ask);
    QCOMPARE(set(QStringLiteral("strictness"), QStringLiteral("never")), Submission::Answer::Wrong);
    QCOMPARE(set(QStringLiteral("strict"), QStringLiteral("ask")), Submission::Answer::Wrong);
    const auto setUp = [&](const QJsonObject& state) {
        return m_table->submit({QStringLiteral("setup"), {{QStringLiteral("state"), state}}}, {}).answer;
    };
    QCOMPARE(setUp(coins(77)), Submission::Answer::Done);
    QCOMPARE(coinsNow(), 77);
    QCOMPARE(setUp(coins(-1)), Submission::Answer::Wrong);
    QCOMPARE(coinsNow(), 77);
    QCOMPARE(m_table->last(), 3);
}

void Tables::whatGoesBeyondALimitIsSaid()
{
    const auto corrected = [&](int n) {
        return m_table->submit({QStringLiteral("correct"), correction(QStringLiteral("coins"), n, {})}, {});
    };
    const auto said = [](const Submission& done) {
        QStringList all;
        for (const Condition& one : done.verdict.conditions)
            all += one.text() + QLatin1Char('|') + one.remedy();
        return done.answer == Submission::Answer::Done && done.verdict.isAllowed() ? all : QStringList{QStringLiteral("refused")};
    };
    QCOMPARE(said(corrected(100)), QStringList()); // what holds, or is not known, is not worth a word
    const Submission beyond = corrected(103);
    QCOMPARE(said(beyond), QStringList{QStringLiteral("103 coins are too many|Take out 3")});
    QCOMPARE(beyond.verdict.conditions.first().weight, Weight::Warns);
    QVERIFY(!beyond.byDecision);
    QCOMPARE(coinsNow(), 103);
    QCOMPARE(said(corrected(102)), QStringList()); // it was so before
    QCOMPARE(said(corrected(9)), QStringList());
    QCOMPARE(said(m_table->submit({QStringLiteral("setup"), {{QStringLiteral("state"), coins(500)}}}, {})).size(), 1);
    QCOMPARE(said(corrected(9)), QStringList());
    for (int earned = 0; earned < 10; ++earned) // play is judged by its own rules
        QCOMPARE(said(m_table->submit({QStringLiteral("earn"), rolled(6, 4)}, {})), QStringList());
    QCOMPARE(coinsNow(), 109);
}

void Tables::undoAndRedo()
{
    spend(1);
    spend(2);
    QCOMPARE(coinsNow(), 7);
    const Submission back = m_table->undo(QStringLiteral("bo"));
    QCOMPARE(back.answer, Submission::Answer::Done);
    QCOMPARE(back.hands.first().text(), QStringLiteral("Coins in the purse: 9"));
    QCOMPARE(m_table->undo({}).answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 10);
    const Submission beginning = m_table->undo({});
    QCOMPARE(beginning.answer, Submission::Answer::Wrong);
    QVERIFY(!beginning.faults.first().remedy.isEmpty());
    QCOMPARE(m_table->redo({}).answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 9);
    QCOMPARE(m_table->redo({}).answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 7);
    QCOMPARE(m_table->redo({}).answer, Submission::Answer::Wrong);
    QCOMPARE(m_table->node(), 3);
    QCOMPARE(m_table->last(), 7); // every move is an entry
    QCOMPARE(m_table->entries(4, 4)->first().verb, QStringLiteral("undo"));
    QCOMPARE(m_table->entries(4, 4)->first().who, QStringLiteral("bo"));
}

void Tables::newWorkAfterUndoBranches()
{
    spend(1);          // 2
    spend(2);          // 3
    m_table->undo({}); // 4
    m_table->undo({}); // 5
    QCOMPARE(spend(5).seq, 6);
    QCOMPARE(coinsNow(), 5);
    QCOMPARE(m_table->redo({}).answer, Submission::Answer::Wrong); // the undone line is another branch
    QCOMPARE(m_table->undo({}).answer, Submission::Answer::Done);  // 7
    QCOMPARE(coinsNow(), 10);
    QCOMPARE(m_table->redo({}).answer, Submission::Answer::Done); // 8: along the newest line
    QCOMPARE(coinsNow(), 5);
    QCOMPARE(m_table->goTo(2, {}).answer, Submission::Answer::Done); // the old branch stays reachable
    QCOMPARE(coinsNow(), 9);
    QCOMPARE(m_table->redo({}).answer, Submission::Answer::Wrong);
    QCOMPARE(m_table->goTo(3, {}).answer, Submission::Answer::Done);
    QCOMPARE(m_table->undo({}).answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 9);
    QCOMPARE(m_table->redo({}).answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 7);
}

void Tables::gotoReachesEveryEntry()
{
    spend(1);
    spend(2);
    m_table->undo({}); // entry 4 stands at entry 2
    QCOMPARE(m_table->goTo(4, {}).answer, Submission::Answer::Done);
    QCOMPARE(m_table->node(), 2);
    QCOMPARE(m_table->goTo(3, {}).answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 7);
    QCOMPARE(m_table->goTo(1, {}).answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 10);
    QCOMPARE(m_table->redo({}).answer, Submission::Answer::Done);
    QCOMPARE(coinsNow(), 9);
    const qint64 last = m_table->last();
    for (const qint64 nowhere : {qint64(0), qint64(-1), last + 1, std::numeric_limits<qint64>::max()}) {
        const Submission wrong = m_table->goTo(nowhere, {});
        QCOMPARE(wrong.answer, Submission::Answer::Wrong);
        QVERIFY(wrong.faults.first().remedy.contains(QString::number(last)));
    }
    QCOMPARE(m_table->last(), last);
}

void Tables::historyHasSentences()
{
    spend(1);
    m_table->undo({});
    const QList<Entry> entries = *m_table->entries(1, m_table->last());
    QCOMPARE(entries.size(), 3);
    for (const Entry& entry : entries) {
        const auto sentence = m_table->sentenceOf(entry);
        QVERIFY(sentence);
        QVERIFY(!sentence->text().isEmpty());
    }
}

void Tables::nothingHappensWhenTheJournalFails()
{
    spend(1);
    const QByteArray before = m_game->digest(m_table->state());
    m_journal->fails = true;
    for (const Submission& wrong : {spend(1), spend(100, QStringLiteral("a gift")), m_table->undo({}), m_table->goTo(1, {}),
             m_table->submit({QStringLiteral("correct"), correction(QStringLiteral("coins"), 3, QStringLiteral("so"))}, {})}) {
        QCOMPARE(wrong.answer, Submission::Answer::Wrong);
        QCOMPARE(wrong.faults.first().problem, QStringLiteral("The disk is full."));
        QCOMPARE(wrong.seq, 0);
        QVERIFY(wrong.told.isEmpty() && wrong.hands.isEmpty());
        QCOMPARE(m_game->digest(m_table->state()), before);
        QCOMPARE(m_table->last(), 2);
        QCOMPARE(m_table->node(), 2);
    }
    m_journal->fails = false;
    QCOMPARE(spend(1).seq, 3);
    Table again(*m_game, *m_journal, [] { return QDateTime(); });
    QVERIFY(again.open());
    QCOMPARE(m_game->digest(again.state()), m_game->digest(m_table->state()));
}

void Tables::opensWhereItWasLeft()
{
    spend(1);
    spend(2);
    m_table->undo({});
    Table again(*m_game, *m_journal, [] { return QDateTime(); });
    QVERIFY(again.open());
    QCOMPARE(again.node(), 2);
    QCOMPARE(again.last(), 4);
    QCOMPARE(m_game->digest(again.state()), m_game->digest(m_table->state()));
    QCOMPARE(again.redo({}).answer, Submission::Answer::Done);
    QCOMPARE(again.node(), 3);
    QVERIFY(again.differing().isEmpty());
}

void Tables::refusesABadBeginning()
{
    MemoryJournal journal;
    Table table(*m_game, journal, [] { return QDateTime(); });
    for (const QJsonObject& setup : {coins(-1), QJsonObject{{QStringLiteral("coin"), 1}},
             QJsonObject{{QStringLiteral("deck"), QJsonArray{QStringLiteral("ghost")}}}}) {
        QVERIFY(!table.begin(setup, {}, {}));
        QCOMPARE(*journal.last(), 0);
    }
}

QTEST_GUILESS_MAIN(Tables)
#include "tst_table.moc"

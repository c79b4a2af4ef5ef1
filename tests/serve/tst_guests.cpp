// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Phones at a table: every game is played from its pages, each sees its own, and what is wrong is refused there.
#include "engine/words/ids.h"
#include "serve/table.h"
#include "serve/eyes.h"
#include "serve/told.h"
#include "serve/words.h"

#include <QTranslator>
#include <QtEndian>

class Guests : public QObject {
    Q_OBJECT

private slots:
    void everyGameIsPlayedFromItsPages_data();
    void everyGameIsPlayedFromItsPages();
    void aSecretGoesToItsSeatAlone();
    void aSeatActsForItselfAlone();
    void rightsChangeByAClick();
    void theSameActIsDoneOnce();
    void theSameActIsDoneOnceHoweverManyCameBetween();
    void anActThatWaitedGoesToItsOwnCampaign();
    void aDrawIsAskedOfTheDealerOnce();
    void whoActedIsKnownWhenNumbersMove();
    void theOwnLastActIsTakenBack();
    void realDiceAreTyped();
    void aBlankIsAskedForAndNeedsNotBeKnown();
    void anActWithTwoBlanksAsksTwice();
    void rulesAreFound();
    void anotherCampaignIsTold();
    void aPictureHasItsCells();
    void picturesGoOnAfterWordsAlone();
    void aHandIsCalledAsItsOffersCallIt();
    void aPageKnowsWhetherItIsStillServed();
    void picturesOfEverySizeAreNotKept();
};

void Guests::everyGameIsPlayedFromItsPages_data()
{
    using From = ServedTable::From;
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<From>("from");
    for (const auto& [game, from] :
        std::initializer_list<std::pair<const char*, From>>{{"hired-swords", From::Tried}, {"jagged-alliance", From::Tried},
            {"mercenarium", From::FirstRound}, {"sellsword", From::Tried}, {"swords-and-souls", From::Tried}})
        QTest::newRow(game) << QByteArray(game) << from;
}

void Guests::everyGameIsPlayedFromItsPages()
{
    QFETCH(QByteArray, game);
    QFETCH(ServedTable::From, from);
    ServedTable table(game.constData(), from);
    const QStringList seats = table.phones->seats();
    std::vector<std::unique_ptr<Phone>> phones;
    for (const QString& seat : seats.isEmpty() ? QStringList(QString()) : seats)
        phones.push_back(std::make_unique<Phone>(table, QStringLiteral("Player ") + seat, seat));
    constexpr int wanted = 15;
    int acts = 0;
    for (int round = 0; acts < wanted && round < 4 * wanted; ++round)
        for (const auto& phone : phones) {
            QVERIFY(phone->isIn());
            const QStringList own = seats.isEmpty() ? QStringList() : QStringList(seats[qsizetype(&phone - &phones.front())]);
            QJsonObject answer;
            for (const QJsonObject& offer : phone->offers()) {
                if (!offer.value(QLatin1String("allowed")).toBool())
                    continue;
                answer = phone->act(offer);
                if (answer.contains(QLatin1String("asked")))
                    answer = phone->ask("enter", {{QStringLiteral("roll"), true}});
                if (answer.value(QLatin1String("done")).toBool())
                    break;
            }
            if (!answer.value(QLatin1String("done")).toBool())
                continue;
            ++acts;
            const qint64 node = table.sitting->table().node();
            for (const auto& other : phones)
                QTRY_COMPARE(other->shown.value(QLatin1String("node")).toInteger(), node);
        }
    QVERIFY2(acts >= wanted, qPrintable(QString::number(acts)));
    for (const QJsonValue& line : phones.front()->shown.value(QLatin1String("summary")).toArray())
        QVERIFY2(!line.toString().contains(QLatin1String("  ")), qPrintable(line.toString())); // boards are pictures here
    const QString summary = QJsonDocument(phones.front()->shown.value(QLatin1String("summary")).toArray()).toJson();
    QVERIFY(!summary.isEmpty());
    for (const QString& id :
        engine::idsIn(table.sitting->game().stateToJson(table.sitting->state()))) // names, and nothing to type
        QVERIFY2(id.isEmpty() || !summary.contains(QStringLiteral(" (%1)").arg(id)), qPrintable(id));
    // The laptop's table is what its journal says, and each phone's is what its seat may see of it.
    const engine::Game& rules = table.sitting->game();
    kit::Sitting again(table.sitting->campaign(), table.chance, {});
    const auto replayed = again.stateAt(table.sitting->table().node());
    QVERIFY(replayed);
    QCOMPARE(rules.digest(*replayed), rules.digest(table.sitting->state()));
    for (const QString& seat : seats) {
        serve::Seen seen(table.sitting->campaign(), seat, table.chance, {});
        QCOMPARE(rules.digest(seen.state()), rules.digest(rules.hidden(table.sitting->state(), seat)));
    }
}

void Guests::aSecretGoesToItsSeatAlone()
{
    ServedTable table("swords-and-souls");
    QJsonObject state = table.sitting->game().stateToJson(table.sitting->state());
    QJsonArray players = state.value(QLatin1String("players")).toArray();
    const QString marked = QStringLiteral("geheim7261");
    QJsonObject first = players.first().toObject();
    const QString owner = first.value(QLatin1String("id")).toString();
    QJsonArray hand = first.value(QLatin1String("hand")).toArray();
    hand += marked;
    first.insert(QStringLiteral("hand"), hand);
    first.insert(QStringLiteral("unshared"), QJsonArray{marked});
    players[0] = first;
    state.insert(QStringLiteral("players"), players);
    table.sitting->proposeDraft({QStringLiteral("setup"), {{QStringLiteral("state"), state}}});
    Phone own(table, QStringLiteral("Owner"), owner);
    QTRY_VERIFY(own.received.contains("geheim7261"));
    const QString other = table.phones->seats().at(1);
    Phone next(table, QStringLiteral("Next"), other), guest(table, QStringLiteral("Guest"));
    for (Phone* phone : {&next, &guest}) {
        phone->say(
            {{QStringLiteral("wish"), QStringLiteral("view")}, {QStringLiteral("width"), 400}, {QStringLiteral("height"), 400}});
        QTRY_VERIFY(!phone->picture.isEmpty());
        for (const engine::Verb& verb : table.sitting->game().verbs())
            (void)phone->ask("form", {{QStringLiteral("verb"), verb.name}});
        (void)phone->ask("act",
            {{QStringLiteral("verb"), QStringLiteral("play")},
                {QStringLiteral("fields"), QJsonObject{{QStringLiteral("card"), QStringLiteral("?")}}}});
        (void)phone->ask("seat", {{QStringLiteral("seat"), owner}}); // it is taken
    }
    // And while the owner acts.
    for (int acts = 0; acts < 5; ++acts)
        for (const QJsonObject& offer : own.offers())
            if (offer.value(QLatin1String("allowed")).toBool() && own.act(offer).value(QLatin1String("done")).toBool())
                break;
    const qint64 node = table.sitting->table().node();
    for (Phone* phone : {&next, &guest}) {
        QTRY_COMPARE(phone->shown.value(QLatin1String("node")).toInteger(), node);
        QVERIFY(phone->received.size() > 10000);
        QVERIFY(!phone->received.contains("geheim7261"));
        QVERIFY(!phone->received.contains("Geheim7261"));
    }
}

void Guests::aSeatActsForItselfAlone()
{
    ServedTable table("swords-and-souls");
    const QStringList seats = table.phones->seats();
    // Whoever is on turn has acts of its own; another seat sends one of them as if it were its own.
    std::vector<std::unique_ptr<Phone>> phones;
    for (const QString& seat : seats)
        phones.push_back(std::make_unique<Phone>(table, seat, seat));
    Phone looker(table, QStringLiteral("Looker"));
    QJsonObject forged;
    size_t whose = 0;
    for (size_t i = 0; i < phones.size() && forged.isEmpty(); ++i) {
        forged = phones[i]->own(seats[qsizetype(i)]);
        whose = i;
    }
    QVERIFY(!forged.isEmpty());
    const qint64 before = table.sitting->table().last();
    Phone& other = *phones[(whose + 1) % phones.size()];
    for (Phone* phone : {&other, &looker}) {
        QVERIFY(!phone->act(forged).value(QLatin1String("faults")).toArray().isEmpty());
        const QJsonObject correction{{QStringLiteral("path"), QStringLiteral("turns")}, {QStringLiteral("value"), 9}};
        QVERIFY(!phone->ask("act", {{QStringLiteral("verb"), QStringLiteral("correct")}, {QStringLiteral("fields"), correction}})
                     .value(QLatin1String("faults"))
                     .toArray()
                     .isEmpty());
        QVERIFY(!phone->ask("undo", {{QStringLiteral("node"), before}}).value(QLatin1String("faults")).toArray().isEmpty());
        QVERIFY(!phone->ask("enter", {{QStringLiteral("roll"), true}}).value(QLatin1String("faults")).toArray().isEmpty());
        QVERIFY(!phone->ask("dance").value(QLatin1String("faults")).toArray().isEmpty());
        QVERIFY(!phone->ask("seat", {{QStringLiteral("seat"), seats[qsizetype(whose)]}})
                     .value(QLatin1String("faults"))
                     .toArray()
                     .isEmpty());
    }
    QCOMPARE(table.sitting->table().last(), before);
    QVERIFY(phones[whose]->act(forged).value(QLatin1String("done")).toBool());
    QCOMPARE(table.sitting->table().last(), before + 1);
}

void Guests::rightsChangeByAClick()
{
    ServedTable table("swords-and-souls");
    Phone phone(table, QStringLiteral("Lio"));
    const int number = table.phones->people().front().number;
    const auto correct = [&] {
        const QJsonObject fields{{QStringLiteral("path"), QStringLiteral("turns")}, {QStringLiteral("value"), 9}};
        return phone.ask("act", {{QStringLiteral("verb"), QStringLiteral("correct")}, {QStringLiteral("fields"), fields}})
            .value(QLatin1String("done"))
            .toBool();
    };
    QVERIFY(!correct());
    table.phones->allow(number, serve::Right::Everything, {});
    QTRY_COMPARE(phone.shown.value(QLatin1String("you")).toObject().value(QLatin1String("right")).toString(),
        QStringLiteral("everything"));
    QVERIFY(correct());
    table.phones->allow(number, serve::Right::Look, {});
    QVERIFY(!correct());
    table.phones->sendAway(number);
    QTRY_VERIFY(!phone.isIn());
    QVERIFY(table.post("/key", {}, "http://" + table.host()).startsWith("HTTP/1.1 401"));
    Phone again(table, phone.cookie, "http://" + table.host());
    QVERIFY(!again.isIn());
}

void Guests::theSameActIsDoneOnce()
{
    ServedTable table("hired-swords");
    Phone phone(table, QStringLiteral("Ada"));
    const QJsonObject offer = phone.allowed();
    const qint64 before = table.sitting->table().last();
    QVERIFY(phone.act(offer, QStringLiteral("same")).value(QLatin1String("done")).toBool());
    Phone back(table, phone.cookie, "http://" + table.host()); // the phone slept, and asks again
    QVERIFY(back.act(offer, QStringLiteral("same")).value(QLatin1String("done")).toBool());
    QCOMPARE(table.sitting->table().last(), before + 1);
}

void Guests::theSameActIsDoneOnceHoweverManyCameBetween()
{
    ServedTable table("hired-swords");
    Phone phone(table, QStringLiteral("Ada"));
    table.phones->allow(table.phones->people().front().number, serve::Right::Everything, {});
    const auto set = [&](int wealth, const QString& id) {
        return phone.ask("act",
            {{QStringLiteral("verb"), QStringLiteral("correct")},
                {QStringLiteral("fields"),
                    QJsonObject{{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), wealth}}}},
            id);
    };
    QVERIFY(set(1, QStringLiteral("first")).value(QLatin1String("done")).toBool());
    for (int i = 0; i < 99; ++i)
        QVERIFY(set(10 + i, {}).value(QLatin1String("done")).toBool());
    QVERIFY(set(200, QStringLiteral("late")).value(QLatin1String("done")).toBool()); // there is room for a hundred
    const qint64 last = table.sitting->table().last();
    for (int i = 0; i < 3; ++i)
        QVERIFY(set(200, QStringLiteral("late")).value(QLatin1String("done")).toBool());
    QVERIFY(set(10 + 98, QStringLiteral("99")).value(QLatin1String("done")).toBool()); // the one before it
    QCOMPARE(table.sitting->table().last(), last);
}

// The line broke; meanwhile another campaign was laid on the table, where the same act would be allowed too.
void Guests::anActThatWaitedGoesToItsOwnCampaign()
{
    ServedTable table("hired-swords");
    Phone phone(table, QStringLiteral("Ada"));
    const QString before = phone.campaign;
    const QJsonObject offer = phone.allowed();
    QVERIFY(!offer.isEmpty());
    QVERIFY(phone.act(offer, QStringLiteral("done")).value(QLatin1String("done")).toBool());
    auto next = table.library->tryOut(*table.library->game(QStringLiteral("hired-swords")));
    QVERIFY(next);
    const auto first = std::exchange(table.sitting, std::move(*next));
    table.phones->lay(table.sitting.get(), table.library->desk(QStringLiteral("hired-swords")));
    QTRY_VERIFY(phone.campaign != before);
    const qint64 last = table.sitting->table().last();
    const QJsonObject fields{{QStringLiteral("verb"), offer.value(QLatin1String("verb"))},
        {QStringLiteral("fields"), offer.value(QLatin1String("fields"))}, {QStringLiteral("campaign"), before}};
    QVERIFY(phone.ask("act", fields, QStringLiteral("waited")).contains(QLatin1String("faults")));
    QVERIFY(phone.ask("act", fields, QStringLiteral("done")).value(QLatin1String("done")).toBool()); // there, and once
    QCOMPARE(table.sitting->table().last(), last);
    const qint64 there = first->table().last();
    table.phones->lay(first.get(), table.library->desk(QStringLiteral("hired-swords")));
    QTRY_COMPARE(phone.campaign, before);
    QVERIFY(phone.ask("act", fields, QStringLiteral("done")).value(QLatin1String("done")).toBool());
    QCOMPARE(first->table().last(), there);
    table.phones->lay(nullptr, nullptr);
}

// At a shared table whose cards another computer deals: what is asked of it is no entry yet, and it is asked once.
void Guests::aDrawIsAskedOfTheDealerOnce()
{
    ServedTable table("hired-swords");
    Phone phone(table, QStringLiteral("Ada"));
    int asked = 0;
    table.sitting->campaign()->asks = [&](const engine::AnyAction&, const QString&, const QString&) {
        ++asked;
        engine::Submission passed;
        passed.answer = engine::Submission::Answer::Done;
        passed.sentence.source = "The dealer's device draws it.";
        return std::optional(passed);
    };
    const QJsonObject offer = phone.allowed();
    const qint64 before = table.sitting->table().last();
    for (int i = 0; i < 2; ++i) {
        const QJsonObject answer = phone.act(offer, QStringLiteral("same"));
        QVERIFY2(answer.value(QLatin1String("done")).toBool(), QJsonDocument(answer).toJson().constData());
        QCOMPARE(
            answer.value(QLatin1String("told")).toArray().first().toString(), QStringLiteral("The dealer's device draws it."));
    }
    QCOMPARE(asked, 1);
    QCOMPARE(table.sitting->table().last(), before);
    table.sitting->campaign()->asks = nullptr;
    QVERIFY(phone.act(offer, QStringLiteral("other")).value(QLatin1String("done")).toBool());
    QVERIFY(table.sitting->table().last() > before);
}

// At a shared table an act that is open there has another number once somebody at another computer came first; or none.
void Guests::whoActedIsKnownWhenNumbersMove()
{
    ServedTable table("hired-swords");
    Phone own(table, QStringLiteral("Ada")), other(table, QStringLiteral("Bo"));
    const auto mayUndo = [](const Phone& phone) {
        return phone.shown.value(QLatin1String("you")).toObject().value(QLatin1String("undo")).toBool();
    };
    const engine::Game& game = table.sitting->game();
    const qint64 stands = table.sitting->table().last();
    QVERIFY(own.act(own.allowed()).value(QLatin1String("done")).toBool());
    QTRY_COMPARE(other.shown.value(QLatin1String("node")).toInteger(), stands + 1);
    QVERIFY(mayUndo(own) && !mayUndo(other));
    const auto all = table.sitting->entries();
    QVERIFY(all);
    QDateTime when;
    engine::MemoryJournal moved, gone; // with what somebody else did, and without what was done here
    std::vector<std::unique_ptr<engine::Table>> tables;
    for (engine::MemoryJournal* journal : {&moved, &gone}) {
        for (qint64 i = 0; i < stands; ++i)
            QVERIFY(journal->append(all->at(i)));
        tables.push_back(std::make_unique<engine::Table>(game, *journal, [&] { return when; }));
        engine::Table& made = *tables.back();
        QVERIFY(made.open());
        const auto does = [&](const engine::Draft& draft, const QString& who, const QDateTime& at) {
            when = at;
            const auto action = game.action(made.state(), draft);
            const auto judged = action ? made.judge(*action) : engine::Judged{{}, {}, {}, {}};
            return made.commit(judged, who).answer == engine::Submission::Answer::Done;
        };
        const engine::Entry& mine = all->last();
        QVERIFY(
            does({QStringLiteral("correct"), {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), 77}}},
                QStringLiteral("Cleo"), mine.when.addSecs(-5)));
        if (journal == &moved)
            QVERIFY(does({mine.verb, mine.action}, mine.who, mine.when));
    }
    table.sitting->campaign()->lay(std::move(tables[0]), stands, 1);
    emit table.sitting->campaign()->othersActed(stands, {});
    QTRY_COMPARE(own.shown.value(QLatin1String("node")).toInteger(), stands + 2);
    QTRY_COMPARE(other.shown.value(QLatin1String("node")).toInteger(), stands + 2);
    QVERIFY(mayUndo(own) && !mayUndo(other)); // its own one still
    const auto isTold = [](const Phone& phone) {
        return std::ranges::any_of(
            phone.others, [](const QJsonObject& one) { return one.value(QLatin1String("type")) == QLatin1String("told"); });
    };
    QVERIFY(!isTold(own));
    table.sitting->campaign()->lay(std::move(tables[1]), stands, std::nullopt);
    emit table.sitting->campaign()->othersActed(stands, {});
    QTRY_COMPARE(own.shown.value(QLatin1String("node")).toInteger(), stands + 1);
    QTRY_COMPARE(other.shown.value(QLatin1String("node")).toInteger(), stands + 1);
    QVERIFY(!mayUndo(own) && !mayUndo(other)); // that number is somebody else's now
    QTRY_VERIFY(isTold(own));
    QVERIFY(!isTold(other));
}

void Guests::theOwnLastActIsTakenBack()
{
    ServedTable table("hired-swords");
    Phone one(table, QStringLiteral("Ada")), other(table, QStringLiteral("Ada")); // two devices with one name
    const auto undo = [&](Phone& phone) {
        return phone.ask("undo", {{QStringLiteral("node"), table.sitting->table().node()}}).value(QLatin1String("done")).toBool();
    };
    const QByteArray before = table.sitting->game().digest(table.sitting->state());
    for (const QJsonObject& offer : one.offers())
        if (offer.value(QLatin1String("allowed")).toBool()) {
            QVERIFY(one.act(offer).value(QLatin1String("done")).toBool());
            break;
        }
    QVERIFY(!undo(other));
    QVERIFY(
        !one.ask("undo", {{QStringLiteral("node"), 1}}).value(QLatin1String("done")).toBool()); // it believes in another last one
    QVERIFY(undo(one));
    QCOMPARE(table.sitting->game().digest(table.sitting->state()), before);
    QVERIFY(!undo(one)); // what comes before was the laptop's
}

// The first act that needs dice, on a table that goes on until there is one.
static std::pair<QJsonObject, QList<engine::Die>> actWithDice(ServedTable& table)
{
    for (int acts = 0; acts < 300; ++acts) {
        QList<engine::Offer> allowed = table.sitting->offers();
        allowed.removeIf([](const engine::Offer& offer) { return !offer.verdict.isAllowed(); });
        for (const engine::Offer& offer : std::as_const(allowed))
            if (const QList<engine::Die> dice = table.sitting->asks(offer.action).dice; !dice.isEmpty())
                return {{{QStringLiteral("verb"), QString(offer.action.verb())}, {QStringLiteral("fields"), offer.action.typed()},
                            {QStringLiteral("dice"), true}},
                    dice};
        if (!allowed.isEmpty())
            table.sitting->propose(allowed[acts * 7 % allowed.size()].action);
    }
    return {};
}

void Guests::realDiceAreTyped()
{
    ServedTable table("jagged-alliance");
    const auto [act, thrown] = actWithDice(table);
    QVERIFY(!act.isEmpty());
    Phone phone(table, QStringLiteral("Ada"));
    table.phones->allow(table.phones->people().front().number, serve::Right::Everything, {});
    const QJsonObject asked = phone.ask("act", act).value(QLatin1String("asked")).toObject();
    const QJsonArray dice = asked.value(QLatin1String("dice")).toArray();
    QVERIFY(!dice.isEmpty());
    const qint64 before = table.sitting->table().last();
    QJsonArray wrong, right;
    for (const QJsonValue& die : dice) {
        wrong += QStringLiteral("<b>99</b>");
        right += QStringLiteral("2");
        QVERIFY(!die.toObject().value(QLatin1String("label")).toString().isEmpty());
    }
    QVERIFY(!phone.ask("enter", {{QStringLiteral("dice"), wrong}}).value(QLatin1String("faults")).toArray().isEmpty());
    QCOMPARE(table.sitting->table().last(), before);
    QVERIFY(phone.ask("enter", {{QStringLiteral("dice"), right}}).value(QLatin1String("done")).toBool());
    const auto entry = table.sitting->entries(before + 1, before + 1);
    QCOMPARE(entry->first().action.value(QLatin1String(engine::rolledField)).toArray().first().toInt(),
        thrown.first().faceIn(QStringLiteral("2")));
    QCOMPARE(entry->first().action.value(QLatin1String(engine::diceByField)).toString(), QLatin1String(engine::diceByTable));
    QCOMPARE(entry->first().who, QStringLiteral("Ada"));
}

// What nobody entered is asked for, and one press goes on without it.
void Guests::aBlankIsAskedForAndNeedsNotBeKnown()
{
    ServedTable table("sellsword");
    const QByteArray state = R"({"players": [{"id": "p"}, {"id": "q"}], "map": {}, "hurts": [{"id": "b", "wounds": 5, "by": "a"}],
        "cards": [{"id": "a", "title": "Ash"}, {"id": "b", "title": "Birch"}],
        "units": [{"id": "a", "player": "p", "at": "5,5"}, {"id": "b", "player": "q", "at": "6,5"}],
        "turn": {"unit": "a", "controller": "p"}})";
    table.sitting->proposeDraft({QStringLiteral("setup"), {{QStringLiteral("state"), QJsonDocument::fromJson(state).object()}}});
    Phone phone(table, QStringLiteral("Ada"));
    table.phones->allow(table.phones->people().front().number, serve::Right::Everything, {});
    const qint64 before = table.sitting->table().last();
    const QJsonObject act{{QStringLiteral("verb"), QStringLiteral("allot")},
        {QStringLiteral("fields"), QJsonObject{{QStringLiteral("who"), QStringLiteral("b")}, {QStringLiteral("vigor"), 5}}}};
    const QJsonObject asked = phone.ask("act", act).value(QLatin1String("asked")).toObject();
    QCOMPARE(asked.value(QLatin1String("open")).toArray().size(), 1);
    QVERIFY(asked.value(QLatin1String("without")).toBool());
    QCOMPARE(table.sitting->table().last(), before);
    QVERIFY(phone.ask("enter", {{QStringLiteral("without"), true}}).value(QLatin1String("done")).toBool());
    QCOMPARE(table.sitting->entries(before + 1, before + 1)->first().verb, QStringLiteral("allot"));
    table.sitting->undo();
    // Whose act it is may enter the value that it waits for, and nothing else.
    const int number = table.phones->people().front().number;
    table.phones->allow(number, serve::Right::Seat, {QStringLiteral("q")});
    QVERIFY(phone.ask("act", act).contains(QLatin1String("asked")));
    const QJsonObject typed{{QStringLiteral("open"), QJsonObject{{QStringLiteral("value"), 20}}}};
    QVERIFY(phone.ask("enter", typed).value(QLatin1String("done")).toBool());
    const auto last = table.sitting->entries(table.sitting->table().last(), table.sitting->table().last());
    QCOMPARE(last->first().verb, QStringLiteral("allot"));
    QVERIFY(
        phone
            .ask("act",
                {{QStringLiteral("verb"), QStringLiteral("correct")},
                    {QStringLiteral("fields"),
                        QJsonObject{{QStringLiteral("path"), QStringLiteral("cards.b.vigor")}, {QStringLiteral("value"), 5}}}})
            .contains(QLatin1String("faults")));
}

// An act with two blanks asks twice, and is not said to be done between.
void Guests::anActWithTwoBlanksAsksTwice()
{
    ServedTable table("hired-swords");
    const QByteArray state = R"({"step": "battle", "contract": {"card": "job", "m": 2}, "career_cards": [{"id": "job"}],
        "mercenaries": [{"id": "a", "title": "Arax"}], "opposition_cards": [{"id": "raider", "title": "Raider"}],
        "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE"}],
            "opposition": [{"id": "o1", "card": "raider", "zone": "N", "face_up": true}]}})";
    table.sitting->proposeDraft({QStringLiteral("setup"), {{QStringLiteral("state"), QJsonDocument::fromJson(state).object()}}});
    Phone phone(table, QStringLiteral("Ada"));
    table.phones->allow(table.phones->people().front().number, serve::Right::Everything, {});
    const QJsonObject act{{QStringLiteral("verb"), QStringLiteral("melee-attack")},
        {QStringLiteral("fields"),
            QJsonObject{{QStringLiteral("who"), QStringLiteral("a")}, {QStringLiteral("card"), QStringLiteral("o1")}}}};
    QVERIFY(phone.ask("act", act).contains(QLatin1String("asked")));
    const auto typed = [](const char* ranks) {
        return QJsonObject{{QStringLiteral("open"), QJsonObject{{QStringLiteral("value"), QLatin1String(ranks)}}}};
    };
    const QJsonObject second = phone.ask("enter", typed("3/0/2/1"));
    QVERIFY(second.contains(QLatin1String("asked")));
    QVERIFY(!second.value(QLatin1String("done")).toBool());
    QVERIFY(phone.ask("enter", typed("1/0/1/0")).value(QLatin1String("done")).toBool());
    const auto last = table.sitting->entries(table.sitting->table().last(), table.sitting->table().last());
    QCOMPARE(last->first().verb, QStringLiteral("melee-attack"));
}

void Guests::rulesAreFound()
{
    ServedTable table("mercenarium");
    Phone phone(table, QStringLiteral("Pia"));
    const QJsonArray found =
        phone.ask("find", {{QStringLiteral("words"), QStringLiteral("capture")}}).value(QLatin1String("found")).toArray();
    QVERIFY(found.size() > 2);
    const QJsonObject entry = phone.ask("rule", {{QStringLiteral("entry"), found.first().toObject().value(QLatin1String("id"))}})
                                  .value(QLatin1String("entry"))
                                  .toObject();
    QVERIFY(entry.value(QLatin1String("body")).toString().size() > 20);
    QVERIFY(!phone.ask("rule", {{QStringLiteral("entry"), QStringLiteral("../../etc/passwd")}})
                 .value(QLatin1String("faults"))
                 .toArray()
                 .isEmpty());
}

void Guests::anotherCampaignIsTold()
{
    ServedTable table("swords-and-souls");
    Phone phone(table, QStringLiteral("Lio"), table.phones->seats().first());
    table.phones->lay(nullptr, nullptr);
    QTRY_COMPARE(phone.others.last().value(QLatin1String("type")).toString(), QStringLiteral("away"));
    QVERIFY(!phone.ask("act").value(QLatin1String("faults")).toArray().isEmpty());
    auto next = table.library->tryOut(*table.library->game(QStringLiteral("mercenarium")));
    QVERIFY(next);
    const auto kept = std::exchange(table.sitting, std::move(*next)); // for as long as it is told of
    table.phones->lay(table.sitting.get(), table.library->desk(QStringLiteral("mercenarium")));
    QTRY_COMPARE(phone.shown.value(QLatin1String("game")).toString(), table.sitting->game().title());
    QVERIFY(phone.shown.value(QLatin1String("you")).toObject().value(QLatin1String("eyes")).toString().isEmpty());
}

void Guests::aHandIsCalledAsItsOffersCallIt()
{
    ServedTable table("mercenarium");
    const Phone phone(table, QStringLiteral("Iva"), table.phones->seats().first());
    const QJsonArray cards = phone.shown[QLatin1String("hand")][0][QLatin1String("cards")].toArray();
    QVERIFY(!cards.isEmpty());
    for (const QJsonValue& card : cards) {
        const QString title = card[QLatin1String("title")].toString();
        QVERIFY2(std::ranges::any_of(phone.offers(),
                     [&](const QJsonObject& offer) { return offer.value(QLatin1String("title")).toString().contains(title); }),
            qPrintable(title));
    }
}

void Guests::aPictureHasItsCells()
{
    ServedTable table("swords-and-souls");
    Phone phone(table, QStringLiteral("Lio"), table.phones->seats().first());
    phone.say({{QStringLiteral("wish"), QStringLiteral("view")}, {QStringLiteral("width"), 1e9}, {QStringLiteral("height"), -5},
        {QStringLiteral("ratio"), 99}});
    QTRY_VERIFY(!phone.picture.isEmpty());
    const auto length = qFromBigEndian<quint32>(phone.picture.constData());
    const QJsonArray boards =
        QJsonDocument::fromJson(phone.picture.mid(4, length)).object().value(QLatin1String("boards")).toArray();
    QVERIFY(!boards.isEmpty());
    const QJsonObject board = boards.first().toObject();
    QVERIFY(!board.value(QLatin1String("name")).toString().isEmpty());
    QVERIFY(board.value(QLatin1String("cells")).toArray().size() >= table.phones->seats().size());
    const QImage image = QImage::fromData(phone.picture.mid(4 + length, board.value(QLatin1String("bytes")).toInt()));
    QVERIFY(image.width() > 200 && image.width() * image.height() < 8'000'000);
    // The next one is only painted when this one was seen.
    phone.picture.clear();
    table.sitting->proposeDraft({QStringLiteral("correct"),
        {{QStringLiteral("path"), QStringLiteral("turns")}, {QStringLiteral("value"), 7},
            {QStringLiteral("reason"), QStringLiteral("test")}}});
    QTRY_COMPARE(phone.shown.value(QLatin1String("node")).toInteger(), table.sitting->table().node());
    QVERIFY(phone.ask("here").contains(QLatin1String("id")));
    QVERIFY(phone.picture.isEmpty());
    phone.say({{QStringLiteral("wish"), QStringLiteral("seen")}});
    QTRY_VERIFY(!phone.picture.isEmpty());
}

// Somebody takes a seat: words go to everybody, and the picture is the one that each has. The next one comes all the same.
void Guests::picturesGoOnAfterWordsAlone()
{
    ServedTable table("swords-and-souls");
    const QStringList seats = table.phones->seats();
    Phone phone(table, QStringLiteral("Lio"), seats.first());
    const auto wanted = [&](bool isDark) {
        return QJsonObject{{QStringLiteral("wish"), QStringLiteral("view")}, {QStringLiteral("width"), 400},
            {QStringLiteral("height"), 400}, {QStringLiteral("dark"), isDark}};
    };
    phone.say(wanted(true));
    QTRY_VERIFY(!phone.picture.isEmpty());
    phone.say({{QStringLiteral("wish"), QStringLiteral("seen")}});
    const Phone other(table, QStringLiteral("Mara"), seats.at(1));
    table.phones->allow(table.phones->people().back().number, serve::Right::Look, {});
    QVERIFY(phone.ask("here").contains(QLatin1String("id")));
    phone.picture.clear();
    table.sitting->proposeDraft({QStringLiteral("correct"),
        {{QStringLiteral("path"), QStringLiteral("turns")}, {QStringLiteral("value"), 7},
            {QStringLiteral("reason"), QStringLiteral("test")}}});
    QTRY_VERIFY(!phone.picture.isEmpty());
    phone.say({{QStringLiteral("wish"), QStringLiteral("seen")}});
    phone.picture.clear();
    phone.say(wanted(false));
    QTRY_VERIFY(!phone.picture.isEmpty());
}

// A page that stayed open while another program took the place of this one reads itself anew: what it hears does not bear its
// mark.
void Guests::aPageKnowsWhetherItIsStillServed()
{
    const auto marked = [] {
        QByteArray packed = serve::page("/").body;
        packed.prepend(QByteArray::fromHex("00100000")); // how long it may become, which zlib's own form does not say
        return qUncompress(packed);
    };
    ServedTable table("mercenarium");
    Phone phone(table, QStringLiteral("Pia"));
    const auto hello = std::ranges::find_if(
        phone.others, [](const QJsonObject& one) { return one.value(QLatin1String("type")) == QLatin1String("hello"); });
    QVERIFY(hello != phone.others.end());
    const QByteArray mark = hello->value(QLatin1String("page")).toString().toLatin1();
    QVERIFY(mark.size() > 20);
    QVERIFY(marked().contains("data-mark=\"" + mark + '"'));
    struct Other : QTranslator {
        QString translate(const char*, const char* text, const char*, int) const override { return QLatin1String(text) + u'!'; }
        bool isEmpty() const override { return false; }
    } other; // as in another language, or another version
    QCoreApplication::installTranslator(&other);
    const QByteArray then = serve::pageMark();
    QVERIFY(then != mark);
    QVERIFY(marked().contains("data-mark=\"" + then + '"'));
}

void Guests::picturesOfEverySizeAreNotKept()
{
    ServedTable table("hired-swords");
    serve::Laid laid(*table.sitting, *table.library->desk(QStringLiteral("hired-swords")), table.chance, {});
    serve::Eyes& eyes = laid.eyes({});
    const serve::Wanted wanted{QSize(300, 300), 1, true};
    const quint64 first = eyes.picture(wanted).number;
    QCOMPARE(eyes.picture(wanted).number, first);
    for (int more = 1; more <= 16; ++more)
        (void)eyes.picture({QSize(300 + more, 300), 1, true});
    QVERIFY(eyes.picture(wanted).number != first);
}

QTEST_MAIN(Guests)
#include "tst_guests.moc"

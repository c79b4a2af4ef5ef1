// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The owner's own cards: made, changed, renamed, taken out, counted, merged; and what may not be.
#include "cards/my_cards.h"

#include "cards/quick_line.h"
#include "cards/replacing.h"
#include "engine/json.h"
#include "games/catalogue.h"

#include <QTest>

using cards::Pack;

namespace {

const QString career = QStringLiteral("cards.career");
const QString mercenaries = QStringLiteral("setup.mercenaries");

} // namespace

class MyCards : public QObject {
    Q_OBJECT

    std::vector<std::unique_ptr<engine::Game>> m_games = games::catalogue();
    const engine::Game& m_game = *m_games.front();

    Pack with(Pack pack, const QString& place, const char* line) const
    {
        const auto section = cards::sectionAt(pack, m_game, place);
        const auto card =
            cards::QuickLine(section->schema, cards::knownNames({pack}, m_game, place)).read(QString::fromUtf8(line));
        const auto filled = card ? cards::withCard(pack, m_game, place, *card) : engine::Result<Pack>(card.faults());
        if (!filled)
            qFatal("%s", qPrintable(filled.faults().first().text()));
        return *filled;
    }
    Pack weir() const
    {
        Pack pack = cards::emptyMyCards(m_game);
        pack = with(pack, mercenaries, "Orla Fenwright 4 2/1/3/2 1/1/2/1");
        pack = with(pack, mercenaries, "Old Hask");
        pack = with(pack, QStringLiteral("setup.settlements"), "The Weir v=orla-fenwright,old-hask t=orla-fenwright");
        return with(pack, career, "Toll Road any versus 8 DM n1 e2 w-1 D2");
    }
    QJsonObject card(const Pack& pack, const QString& place, const char* id) const
    {
        for (const QJsonValue& one : cards::sectionAt(pack, m_game, place)->cards)
            if (one[QLatin1String("id")].toString() == QLatin1String(id))
                return one.toObject();
        return {};
    }
    QJsonArray sectionOf(const Pack& pack) const { return cards::sectionAt(pack, m_game, mercenaries)->cards; }
    static QString idOf(const QJsonValue& card) { return card[QLatin1String("id")].toString(); }
    static QString first(const engine::Result<Pack>& result)
    {
        if (result)
            return QStringLiteral("no fault");
        const engine::Fault& fault = result.faults().first();
        return fault.remedy.isEmpty() ? QStringLiteral("no remedy") : fault.place + QStringLiteral(": ") + fault.problem;
    }

private slots:
    void theyStandAboveAllOthersButTheTrainingCards();
    void theyNameCardsOfThePacksBelow();
    void aCardIsFilledInByAndBy();
    void whatNoCardCanSay();
    void renamedWhereverItIsNamed();
    void manyRenamedAtOnce();
    void whatLiesOnATable();
    void takenOut();
    void whatIsEntered();
    void aBudgetAloneIsNoWholeCard();
    void cardsOfTheSetupAreEnteredToo();
    void twoOwnersInOne();
    void oneChangeIsTakenBack();
    void packsOfACampaignBecomeOne();
};

// Somebody else's pack has to be whole.
void MyCards::theyNameCardsOfThePacksBelow()
{
    Pack pack = with(weir(), QStringLiteral("setup.settlements"), "The Weir v=orla-fenwright,arax");
    QVERIFY(cards::readPack(cards::packJson(pack), m_game, pack.title));
    pack.id = QStringLiteral("weir");
    const auto read = cards::readPack(cards::packJson(pack), m_game, pack.title);
    QVERIFY(!read);
    QVERIFY2(read.faults().first().problem.startsWith(QStringLiteral("No card arax stands in this pack")),
        qPrintable(read.faults().first().problem));
}

void MyCards::theyStandAboveAllOthersButTheTrainingCards()
{
    const QString mine = QStringLiteral("my-cards"), roster = QStringLiteral("roster"), training = QStringLiteral("training");
    QCOMPARE(cards::packsPlayed({roster}, true), QStringList({roster, mine}));
    QCOMPARE(cards::packsPlayed({mine, roster}, true), QStringList({roster, mine}));
    QCOMPARE(cards::packsPlayed({}, true), QStringList{mine});
    QCOMPARE(cards::packsPlayed({roster}, false), QStringList{roster});
    QCOMPARE(cards::packsPlayed({training}, true), QStringList{training});
    QCOMPARE(cards::packsWithoutTraining(m_game.id()), QStringList({roster, mine}));
    const cards::Imported imported{
        {{m_game.id(), mine}, cards::packJson(weir())}, {{QStringLiteral("sellsword"), mine}, "broken"}};
    const auto packs = cards::Packs::open({roster}, m_game, imported);
    QVERIFY(packs);
    QVERIFY(packs->card(QStringLiteral("career"), QStringLiteral("toll-road")));
    QVERIFY(!cards::Packs::open({training}, m_game, imported)->card(QStringLiteral("career"), QStringLiteral("toll-road")));
}

void MyCards::aCardIsFilledInByAndBy()
{
    Pack pack = with(weir(), mercenaries, "Old Hask 5");
    pack = with(pack, mercenaries, "old hask healthy=3/0/3/1 loner");
    QCOMPARE(engine::shownJson(card(pack, mercenaries, "old-hask")),
        QStringLiteral(R"({"cost":5,"healthy":"3/0/3/1","id":"old-hask","loner":true,"title":"Old Hask"})"));
    const auto half = cards::withCard(pack, m_game, career,
        {{QStringLiteral("title"), QStringLiteral("Toll Road")},
            {QStringLiteral("arrows"), QJsonObject{{QStringLiteral("south"), QStringLiteral("3")}}}});
    QVERIFY2(half, qPrintable(first(half)));
    QCOMPARE(engine::shownJson(card(*half, career, "toll-road")[QLatin1String("arrows")]),
        QStringLiteral(R"({"east":"2","north":"1","south":"3","west":"-1"})"));
    const auto whole = cards::withCardInPlaceOf(*half, m_game, {career, QStringLiteral("toll-road")},
        {{QStringLiteral("title"), QStringLiteral("Toll Road")}, {QStringLiteral("budget"), 3}});
    QVERIFY2(whole, qPrintable(first(whole)));
    QCOMPARE(engine::shownJson(card(*whole, career, "toll-road")),
        QStringLiteral(R"({"budget":3,"id":"toll-road","title":"Toll Road"})"));
    const auto read = cards::readPack(cards::packJson(*whole), m_game, QStringLiteral("mine"));
    QVERIFY2(read, read ? "" : qPrintable(read.faults().first().text()));
}

void MyCards::whatNoCardCanSay()
{
    const Pack pack = weir();
    const auto add = [&](const QString& place, const QJsonObject& card) {
        return first(cards::withCard(pack, m_game, place, card));
    };
    const QString title = QStringLiteral("title"), id = QStringLiteral("id");
    QVERIFY2(add(mercenaries, {{id, QStringLiteral("x")}, {QStringLiteral("cost"), 1000}}).startsWith(QStringLiteral("cost: ")),
        qPrintable(add(mercenaries, {{id, QStringLiteral("x")}, {QStringLiteral("cost"), 1000}})));
    QVERIFY2(add(career, {{id, QStringLiteral("x")}, {QStringLiteral("bonus"), QStringLiteral("D7")}})
                 .startsWith(QStringLiteral("bonus: ")),
        qPrintable(add(career, {{id, QStringLiteral("x")}, {QStringLiteral("bonus"), QStringLiteral("D7")}})));
    const QJsonObject much{{QStringLiteral("kind"), QStringLiteral("gold")}, {QStringLiteral("amount"), QStringLiteral("99999")}};
    for (const QJsonObject& card : {QJsonObject{{id, QStringLiteral("x")}, {QStringLiteral("bonus"), QStringLiteral("1000")}},
             QJsonObject{{id, QStringLiteral("x")}, {QStringLiteral("effects"), QJsonArray{much}}}})
        QVERIFY2(add(career, card).contains(QStringLiteral("9 does not fit here."))
                || add(career, card).startsWith(QStringLiteral("bonus: 1000 ")),
            qPrintable(add(career, card)));
    QVERIFY2(add(career, {{id, QStringLiteral("x")}, {QStringLiteral("budgte"), 3}}).contains(QStringLiteral("budgte")), "");
    QVERIFY2(add(career, {{title, QStringLiteral("Toll  Road!")}}).contains(QStringLiteral("Toll Road stands here already")),
        qPrintable(add(career, {{title, QStringLiteral("Toll  Road!")}})));
    QVERIFY2(add(career, {}).contains(QStringLiteral("no name")), "");
    QVERIFY2(add(QStringLiteral("cards.carer"), {{id, QStringLiteral("x")}}).contains(QStringLiteral("holds no cards")), "");
}

void MyCards::renamedWhereverItIsNamed()
{
    const QString orla = QStringLiteral("orla-fenwright");
    const auto named = cards::renamed(weir(), m_game, {mercenaries, orla}, QStringLiteral("orla"));
    QVERIFY2(named, qPrintable(first(named)));
    QVERIFY(!card(*named, mercenaries, "orla").isEmpty());
    QCOMPARE(engine::shownJson(named->setup[QLatin1String("settlements")][QLatin1String("village")]),
        QStringLiteral(R"(["orla","old-hask"])"));
    QCOMPARE(engine::shownJson(named->setup[QLatin1String("settlements")][QLatin1String("town")]), QStringLiteral(R"(["orla"])"));
    QVERIFY2(first(cards::renamed(weir(), m_game, {mercenaries, orla}, QStringLiteral("old-hask")))
                 .contains(QStringLiteral("Old Hask stands here already")),
        "");
    QVERIFY2(first(cards::renamed(weir(), m_game, {mercenaries, QStringLiteral("nell")}, orla))
                 .contains(QStringLiteral("no card nell")),
        "");
    const auto state = m_game.newGame(weir().setup);
    QVERIFY(state);
    const QStringList onTable = cards::idsIn(m_game.stateToJson(*state));
    QVERIFY(onTable.contains(orla));
    QVERIFY2(first(cards::renamed(weir(), m_game, {mercenaries, orla}, QStringLiteral("orla"), onTable))
                 .contains(QStringLiteral("lies on the table")),
        "");
    const auto typed = cards::withCardInPlaceOf(weir(), m_game, {mercenaries, orla},
        {{QStringLiteral("id"), QStringLiteral("orla")}, {QStringLiteral("title"), QStringLiteral("Orla")}}, onTable);
    QVERIFY2(first(typed).contains(QStringLiteral("lies on the table")), qPrintable(first(typed)));
    QVERIFY(cards::withCardInPlaceOf(
        weir(), m_game, {mercenaries, orla}, {{QStringLiteral("title"), QStringLiteral("Orla")}}, onTable));
}

void MyCards::manyRenamedAtOnce()
{
    const QString orla = QStringLiteral("orla-fenwright"), hask = QStringLiteral("old-hask");
    const auto called = [&](const QString& before, const QString& now) {
        QJsonObject one = card(weir(), mercenaries, before.toUtf8().constData());
        one.insert(QStringLiteral("id"), now);
        return cards::Replacement{before, one};
    };
    const auto swapped = cards::withCardsInPlaceOf(weir(), m_game, mercenaries, {called(orla, hask), called(hask, orla)});
    QVERIFY2(swapped, qPrintable(first(swapped)));
    QCOMPARE(card(*swapped, mercenaries, "old-hask")[QLatin1String("title")].toString(), QStringLiteral("Orla Fenwright"));
    QCOMPARE(engine::shownJson(swapped->setup[QLatin1String("settlements")][QLatin1String("village")]),
        QStringLiteral(R"(["old-hask","orla-fenwright"])"));
    const auto fault = [&](const QList<cards::Replacement>& all, const QStringList& onTable = {}) {
        return first(cards::withCardsInPlaceOf(weir(), m_game, mercenaries, all, onTable));
    };
    QVERIFY2(fault({called(orla, hask)}).contains(QStringLiteral("Old Hask stands here already")), "");
    const auto titled = [&](const QString& id, const char* title) {
        QJsonObject one = card(weir(), mercenaries, id.toUtf8().constData());
        one.insert(QStringLiteral("title"), QLatin1String(title));
        return cards::Replacement{id, one};
    };
    QVERIFY2(fault({titled(orla, "old HASK")}).contains(QStringLiteral("Old Hask stands here already")), "");
    QVERIFY(cards::withCardsInPlaceOf(weir(), m_game, mercenaries, {titled(orla, "Old Hask"), titled(hask, "Orla Fenwright")}));
    QVERIFY2(
        fault({called(orla, QStringLiteral("x")), called(hask, QStringLiteral("x"))}).contains(QStringLiteral("already")), "");
    QVERIFY2(fault({called(orla, QStringLiteral("x"))}, {orla}).contains(QStringLiteral("lies on the table")), "");
    // A card that another pack tells of is added to this one; only there it has its short name.
    const QJsonObject nell{{QStringLiteral("id"), QStringLiteral("nell")}, {QStringLiteral("cost"), 2}};
    const auto added = cards::withCardsInPlaceOf(weir(), m_game, mercenaries, {{QStringLiteral("nell"), nell}});
    QVERIFY2(added, qPrintable(first(added)));
    QCOMPARE(sectionOf(*added).size(), 3);
    QVERIFY2(fault({{QStringLiteral("nell-2"), nell}}).contains(QStringLiteral("another pack")), "");
}

// A village is a place, and no mercenary of that id.
void MyCards::whatLiesOnATable()
{
    const auto state = m_game.newGame(weir().setup);
    QVERIFY(state);
    QJsonObject lying = m_game.stateToJson(*state);
    lying.insert(QStringLiteral("location"), QStringLiteral("village"));
    lying.insert(QStringLiteral("drawn"), QStringLiteral("toll-road"));
    QStringList ids = cards::idsLying(lying, *cards::sectionAt(weir(), m_game, mercenaries), m_game);
    ids.sort();
    QCOMPARE(ids, QStringList({QStringLiteral("old-hask"), QStringLiteral("orla-fenwright")}));
    const QStringList careers = cards::idsLying(lying, *cards::sectionAt(weir(), m_game, career), m_game);
    QVERIFY(careers.contains(QStringLiteral("toll-road")) && !careers.contains(QStringLiteral("village")));
}

void MyCards::takenOut()
{
    const auto left = cards::without(weir(), m_game, {mercenaries, QStringLiteral("orla-fenwright")});
    QVERIFY(left);
    QCOMPARE(cards::sectionAt(*left, m_game, mercenaries)->cards.size(), 1);
    QCOMPARE(engine::shownJson(left->setup[QLatin1String("settlements")][QLatin1String("town")]), QStringLiteral("[]"));
    QVERIFY(cards::readPack(cards::packJson(*left), m_game, QStringLiteral("mine")));
}

void MyCards::whatIsEntered()
{
    const Pack pack = with(weir(), mercenaries, "Pell 2 1/0/2/1");
    const cards::Tally tally = cards::tally(*cards::sectionAt(pack, m_game, mercenaries));
    QCOMPARE(tally.cards, 3);
    QCOMPARE(tally.entered, 1);
    QCOMPARE(tally.open, QStringList({QStringLiteral("old-hask"), QStringLiteral("pell")}));
    QStringList lacks;
    for (const cards::Lack& lack : tally.lacks)
        lacks += lack.field + QLatin1Char(' ') + QString::number(lack.ids.size());
    QCOMPARE(lacks, QStringList({QStringLiteral(" 1"), QStringLiteral("weary 1")}));
    const auto roster = cards::openPack(QStringLiteral("roster"), m_game);
    QVERIFY(roster);
    const auto both = cards::sectionOver({*roster, pack}, m_game, mercenaries);
    QCOMPARE(cards::tally(*both).cards, 21);
    QCOMPARE(cards::tally(*both).entered, 1);
}

void MyCards::aBudgetAloneIsNoWholeCard()
{
    Pack pack = with(cards::emptyMyCards(m_game), career, "Toll Road budget=8");
    QCOMPARE(cards::sections(pack, m_game).at(3).place, career);
    QCOMPARE(cards::tally(cards::sections(pack, m_game).at(3)).entered, 0);
    const cards::Tally tally = cards::tally(*cards::sectionAt(pack, m_game, career));
    QCOMPARE(tally.entered, 0);
    QStringList fields;
    for (const cards::Lack& lack : tally.lacks)
        fields += lack.field;
    QCOMPARE(fields,
        QStringList({QStringLiteral("keyword"), QStringLiteral("type"), QStringLiteral("bonus"), QStringLiteral("arrows"),
            QStringLiteral("reveal")}));
    pack = with(pack, career, "Toll Road any versus 8 DM n1 D2");
    QCOMPARE(cards::tally(*cards::sectionAt(pack, m_game, career)).entered, 1);
    pack = with(pack, career, "Wet Boots encounter outland");
    QCOMPARE(cards::tally(*cards::sectionAt(pack, m_game, career)).entered, 2);
}

// A card of the setup that is only named is not entered, and one that names others is not before it names some.
void MyCards::cardsOfTheSetupAreEnteredToo()
{
    const QString settlements = QStringLiteral("setup.settlements");
    Pack pack = cards::emptyMyCards(m_game);
    pack.setup.insert(QStringLiteral("settlements"), QJsonObject{{QStringLiteral("title"), QStringLiteral("Three Roads")}});
    QCOMPARE(cards::tally(*cards::sectionAt(pack, m_game, settlements)).entered, 0);
    pack.setup.insert(QStringLiteral("settlements"),
        QJsonObject{{QStringLiteral("village"), QJsonArray{QStringLiteral("pell")}},
            {QStringLiteral("town"), QJsonArray{QStringLiteral("pell")}}});
    const cards::Tally tally = cards::tally(*cards::sectionAt(pack, m_game, settlements));
    QCOMPARE(tally.entered, 0);
    QCOMPARE(tally.lacks.size(), 1);
    QCOMPARE(tally.lacks.first().field, QStringLiteral("city"));
    const auto missions = std::ranges::find(m_games, QStringLiteral("jagged-alliance"), &engine::Game::id);
    QVERIFY(missions != m_games.end());
    Pack island = cards::emptyMyCards(**missions);
    island.setup.insert(QStringLiteral("missions"),
        QJsonArray{
            QJsonObject{{QStringLiteral("id"), QStringLiteral("a")}, {QStringLiteral("title"), QStringLiteral("A Message")}},
            QJsonObject{{QStringLiteral("id"), QStringLiteral("b")}, {QStringLiteral("text"), QStringLiteral("Bring it.")}}});
    const cards::Tally named = cards::tally(*cards::sectionAt(island, **missions, QStringLiteral("setup.missions")));
    QCOMPARE(named.entered, 1);
    QCOMPARE(named.open, QStringList(QStringLiteral("a")));
}

void MyCards::twoOwnersInOne()
{
    Pack theirs = with(cards::emptyMyCards(m_game), mercenaries, "Old Hask 5 3/0/3/1 2/0/2/1");
    theirs = with(theirs, mercenaries, "Orla Fenwright 5 2/1/3/2 1/1/2/1");
    theirs = with(theirs, mercenaries, "Nell 2");
    theirs = with(theirs, career, "id=road-7 title=\"Toll Road\" budget=9");
    theirs.setup.insert(QStringLiteral("career_deck"), QJsonArray{QStringLiteral("road-7")});
    const auto both = cards::merged(weir(), theirs, m_game);
    QVERIFY(both);
    QStringList told;
    for (const cards::Difference& one : both->differences)
        told += QStringLiteral("%1 %2 %3 %4")
                    .arg(one.at.id, one.field, engine::shownJson(one.mine),
                        one.field.isEmpty() ? QString() : engine::shownJson(one.theirs));
    QCOMPARE(told,
        QStringList(
            {QStringLiteral("orla-fenwright cost 4 5"), QStringLiteral("nell  null "), QStringLiteral("toll-road budget 8 9")}));
    QCOMPARE(card(both->pack, mercenaries, "old-hask")[QLatin1String("cost")].toInt(), 5); // mine left it blank
    QCOMPARE(card(both->pack, mercenaries, "orla-fenwright")[QLatin1String("cost")].toInt(), 4);
    QCOMPARE(engine::shownJson(both->pack.setup[QLatin1String("career_deck")]), QStringLiteral(R"(["toll-road"])"));
    const Pack chosen = cards::withTheirs(both->pack, both->differences, m_game);
    QCOMPARE(card(chosen, mercenaries, "orla-fenwright")[QLatin1String("cost")].toInt(), 5);
    QCOMPARE(card(chosen, career, "toll-road")[QLatin1String("budget")].toInt(), 9);
    QVERIFY(cards::merged(weir(), weir(), m_game)->differences.isEmpty());
    Pack other = weir();
    other.game = QStringLiteral("sellsword");
    QVERIFY(!cards::merged(weir(), other, m_game));
}

void MyCards::oneChangeIsTakenBack()
{
    const Pack before = weir();
    const Pack after = with(with(before, mercenaries, "Old Hask 5"), mercenaries, "Pell Ashgrove 2");
    QCOMPARE(cards::packJson(cards::takenBack(after, before, after, m_game)), cards::packJson(before));
    // Somebody else has entered one card since and corrected another.
    const Pack now = with(with(after, career, "Salt Road town 9"), mercenaries, "Orla Fenwright 6");
    const Pack back = cards::takenBack(now, before, after, m_game);
    QCOMPARE(
        cards::packJson(back), cards::packJson(with(with(before, career, "Salt Road town 9"), mercenaries, "Orla Fenwright 6")));
    // A card that was taken out comes back to its place, a settlements card to what it said.
    const auto out = cards::without(before, m_game, {mercenaries, QStringLiteral("orla-fenwright")});
    QVERIFY(out);
    const Pack returned = cards::takenBack(with(*out, mercenaries, "Pell Ashgrove 2"), before, *out, m_game);
    QCOMPARE(idOf(sectionOf(returned).first()), QStringLiteral("orla-fenwright"));
    QCOMPARE(sectionOf(returned).size(), 3);
    QCOMPARE(returned.setup[QLatin1String("settlements")], before.setup[QLatin1String("settlements")]);
}

void MyCards::packsOfACampaignBecomeOne()
{
    const auto roster = cards::openPack(QStringLiteral("roster"), m_game);
    Pack mine = with(cards::emptyMyCards(m_game), mercenaries, "Arax 4 2/1/3/2 1/1/2/1");
    mine = with(mine, QStringLiteral("setup.settlements"), "id=settlements village=arax");
    const QJsonObject setup = cards::setupOf({*roster, mine}, m_game);
    const auto state = m_game.newGame(setup);
    QVERIFY2(state, state ? "" : qPrintable(state.faults().first().text()));
    QCOMPARE(setup[QLatin1String("mercenaries")].toArray().size(), 18);
    QCOMPARE(setup[QLatin1String("mercenaries")][0][QLatin1String("cost")].toInt(), 4);
    QVERIFY(!setup[QLatin1String("mercenaries")][0][QLatin1String("text")].toString().isEmpty());
    QCOMPARE(setup[QLatin1String("settlements")][QLatin1String("links")].toArray().size(), 2);
    QCOMPARE(setup[QLatin1String("settlements")][QLatin1String("village")].toArray().size(), 1);
}

QTEST_GUILESS_MAIN(MyCards)
#include "my_cards.moc"

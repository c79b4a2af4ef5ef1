// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Jagged Alliance keeps what every game must keep, along random walks from the training pack, from no cards and from every worked
// case.
#include "games/jagged-alliance/rules/game.h"
#include "games/jagged-alliance/rules/query.h"
#include "support/conformance_test.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

class ConformanceOfJaggedAlliance : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfJaggedAlliance()
        : ConformanceTest(jaggedalliance::game(),
            {QStringLiteral(MR_GAMES "/jagged-alliance/training.json"), QStringLiteral(MR_CASES), 30,
                {QStringLiteral("declare"), QStringLiteral("finish-scenario"), QStringLiteral("flee"),
                    QStringLiteral("liberate")},
                {},
                {QStringLiteral("activate"), QStringLiteral("step"), QStringLiteral("group-move"), QStringLiteral("attack"),
                    QStringLiteral("skill"), QStringLiteral("assign"), QStringLiteral("bribe"), QStringLiteral("reveal"),
                    QStringLiteral("end-actions"), QStringLiteral("enemy-act"), QStringLiteral("defend"), QStringLiteral("loot"),
                    QStringLiteral("end-player-phase"), QStringLiteral("raise-threat"), QStringLiteral("counter-attack"),
                    QStringLiteral("draw-event"), QStringLiteral("end-dictator-phase"), QStringLiteral("arrange"),
                    QStringLiteral("discard"), QStringLiteral("begin-play"), QStringLiteral("tick-setup"),
                    QStringLiteral("correct")},
                {},
                {QStringLiteral("roll"), QStringLiteral("damage"), QStringLiteral("token"), QStringLiteral("successes"),
                    QStringLiteral("burst"), QStringLiteral("enemy")}})
    {
    }

private:
    void addWalks() override;
    QString broken(const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after) const override;
    QStringList open(const engine::AnyState& state) const override;
    QJsonObject landed() const; // in the middle of the first scenario
};

QJsonObject ConformanceOfJaggedAlliance::landed() const
{
    engine::AnyState state = *game().newGame(pack().setup);
    const QString id = QStringLiteral("relay");
    QJsonObject facts = *pack().card(QStringLiteral("scenario"), id);
    facts.insert(QStringLiteral("after"), QJsonArray());
    const QJsonArray who{QStringLiteral("halla"), QStringLiteral("pip"), QStringLiteral("doc"), QStringLiteral("moss")};
    for (const auto& [verb, fields] :
        {std::pair(QStringLiteral("start-campaign"),
             QJsonObject{{QStringLiteral("players"), QJsonArray{QStringLiteral("A"), QStringLiteral("B")}}}),
            std::pair(QStringLiteral("begin-scenario"),
                QJsonObject{
                    {QStringLiteral("scenario"), id}, {QStringLiteral("facts"), facts}, {QStringLiteral("mercenaries"), who}}),
            std::pair(QStringLiteral("begin-play"), QJsonObject())}) {
        const auto action = game().action(state, {verb, fields});
        if (!action)
            return {};
        state = game().apply(state, *action).state;
    }
    QJsonObject json = game().stateToJson(state);
    QJsonArray cards = json.value(QStringLiteral("cards")).toArray();
    struct Held {
        const char *card, *place, *holder;
    };
    constexpr Held held[] = {// a weapon for everybody, two that repeat, and what grants a reroll
        {"carbine-1", "weapon-1", "halla"}, {"revolver-1", "weapon-1", "pip"}, {"smg-1", "weapon-1", "doc"},
        {"smg-2", "weapon-1", "moss"}, {"cloak", "armour", "halla"}};
    for (QJsonValueRef one : cards)
        for (const Held& each : held)
            if (QJsonObject card = one.toObject(); card.value(QLatin1String("id")) == QLatin1String(each.card)) {
                card.insert(QStringLiteral("place"), QLatin1String(each.place));
                card.insert(QStringLiteral("holder"), QLatin1String(each.holder));
                one = card;
            }
    json.insert(QStringLiteral("cards"), cards);
    return json;
}

void ConformanceOfJaggedAlliance::addWalks()
{
    const support::Start landing{QStringLiteral("relay"), pack().setup, &pack(), landed()};
    QVERIFY(!landing.state.isEmpty());
    add(QStringLiteral("training"), QList<support::Start>(3, training()), 100);
    for (int row = 1; row <= 4; ++row)
        add(QStringLiteral("relay %1").arg(row), QList<support::Start>(4, landing), 160);
    add(QStringLiteral("no cards"), QList<support::Start>(5, bare()), 100);
    QList<support::Start> bursts; // which hardly any walk comes to by itself
    for (const support::Start& one : support::startsFrom(QStringLiteral(MR_CASES "/attack.json"), pack().setup, &pack()))
        if (one.name.contains(QLatin1String("burst")))
            bursts += QList<support::Start>(4, one);
    QVERIFY(!bursts.isEmpty());
    add(QStringLiteral("bursts"), bursts, 40);
}

namespace {

using namespace jaggedalliance;

const QStringList tableActs{QStringLiteral("correct"), QStringLiteral("setup"), QStringLiteral("setting")};

// What goes on around a scenario that has ended: putting it away, its loot and rewards, the dead, the books.
const QStringList afterwards{QStringLiteral("finish-scenario"), QStringLiteral("loot"), QStringLiteral("effect"),
    QStringLiteral("drop-effect"), QStringLiteral("replace"), QStringLiteral("receive"), QStringLiteral("arrange"),
    QStringLiteral("discard"), QStringLiteral("hand-over"), QStringLiteral("tick-city"), QStringLiteral("tick-experience"),
    QStringLiteral("open-market"), QStringLiteral("enter-die"), QStringLiteral("confirm-dice"), QStringLiteral("enter-map"),
    QStringLiteral("add-card"), QStringLiteral("note"), QStringLiteral("note-effect")};

// What the active mercenary does, so that the successes of an earlier roll are gone.
const QStringList deeds{QStringLiteral("step"), QStringLiteral("group-move"), QStringLiteral("attack"), QStringLiteral("use"),
    QStringLiteral("loot"), QStringLiteral("train"), QStringLiteral("bribe")};

QString settledTooSoon(const State& before, const State& after)
{
    if (!after.scenario || after.scenario->ending != Ending::Open || !isOpen(after))
        return {};
    for (const Sector& one : after.sectors)
        if (one.state == SectorState::Liberated && sector(before, one.id).state == SectorState::Contested)
            return QStringLiteral("a sector is free while something is open: ") + one.id;
    for (const Mission& one : after.missions)
        if (!one.bounty && one.place != Pile::Table && mission(before, one.id).place == Pile::Table)
            return QStringLiteral("a mission is solved while something is open: ") + one.id;
    if (!before.active.isEmpty() && after.active.isEmpty())
        return QStringLiteral("an activation is closed while something is open: ") + before.active;
    return {};
}

// Whatever is refused because nobody acts is refused for that alone: nobody has no cards and no stamina, and stands nowhere.
QString saidOfNobody(const engine::Game& game, const engine::AnyState& any, const State& state)
{
    static const QStringList enough{QStringLiteral("R_OVER"), QStringLiteral("R_ENDED"), QStringLiteral("R_PLAYERS"),
        QStringLiteral("R_ACTIVE"), QStringLiteral("R_LIGHT")};
    if ((!state.active.isEmpty() && tracksTable(state)) || state.sectors.isEmpty())
        return {};
    const QJsonObject there{{QStringLiteral("to"), state.sectors.first().id}};
    QList<engine::Draft> tries{{QStringLiteral("step"), there}, {QStringLiteral("flee"), there}};
    if (tracksTable(state))
        tries += engine::Draft{QStringLiteral("train"), {}};
    for (const Card& card : state.cards)
        if (card.isSlotted() && !card.uses.isEmpty() && tries.size() < 5)
            tries += engine::Draft{QStringLiteral("arrange"),
                {{QStringLiteral("card"), card.id}, {QStringLiteral("place"), QStringLiteral("inventory")}}};
    for (const engine::Draft& deed : tries)
        if (const auto action = game.action(any, deed))
            for (const engine::Condition& one : game.check(any, *action).conditions)
                if (one.refuses() && !enough.contains(QLatin1String(one.reason->id)))
                    return deed.verb + QStringLiteral(" by nobody: ") + one.text();
    return {};
}

} // namespace

QString ConformanceOfJaggedAlliance::broken(
    const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after) const
{
    const State& was = *static_cast<const State*>(before.get());
    const State& is = *static_cast<const State*>(after.get());
    const QString verb = action.verb();
    if (tableActs.contains(verb))
        return {};
    const bool isOver = was.scenario && was.phase != Phase::Campaign && was.scenario->ending != Ending::Open;
    if (isOver && !afterwards.contains(verb))
        return QStringLiteral("the scenario has ended");
    const auto fortune = [&was, &verb](const State& state) {
        QStringList all{
            QString::number(state.funds), QString::number(state.threat.level), state.active, engine::nameOf(state.phase)};
        for (const Mercenary& one : state.mercenaries)
            if (find(was.mercenaries, one.id) || verb != QLatin1String("add-card")) // whose card is entered has no fortune yet
                all += one.id + QLatin1Char(' ') + engine::nameOf(one.place) + QLatin1Char(' ') + one.at;
        for (const Sector& one : state.sectors)
            all += one.id + QLatin1Char(' ') + engine::nameOf(one.state);
        return all;
    };
    if (was.status == Status::Over && fortune(was) != fortune(is))
        return QStringLiteral("the campaign has ended");
    if (deeds.contains(verb) && is.successes)
        return QStringLiteral("successes are carried along");
    for (const Figure& one : is.enemies)
        if (const QList<Area>& areas = sector(is, one.at).areas;
            !find(was.enemies, one.id) && !one.hidden && !areas.isEmpty() && one.area.isEmpty())
            return QStringLiteral("an enemy stands in no area: ") + one.id;
    for (const Incoming& one : is.incoming)
        if (!find(was.incoming, one.id)
            && ((one.who == one.from && !find(is.enemies, one.from))
                || jaggedalliance::mercenary(is, one.who).place != MercPlace::Team))
            return QStringLiteral("damage to nobody who could be hit: ") + one.who;
    for (const Figure& one : is.enemies)
        if (!find(was.enemies, one.id) && isLiberated(is, one.at))
            return QStringLiteral("an enemy comes into a sector that stays free: ") + one.at;
    if (is.status == Status::Running && is.phase == Phase::Dictator && is.scenario && is.scenario->ending == Ending::Open) {
        const QList<engine::Offer> all = game().offers(after);
        if (std::ranges::none_of(all, [](const engine::Offer& offer) {
                return offer.verdict.isAllowed() && offer.action.verb() != QLatin1String("declare");
            }))
            return QStringLiteral("the dictator phase cannot go on");
    }
    const QString said = saidOfNobody(game(), after, is);
    return said.isEmpty() ? settledTooSoon(was, is) : said;
}

QStringList ConformanceOfJaggedAlliance::open(const engine::AnyState& any) const
{
    using namespace jaggedalliance;
    const State& state = *static_cast<const State*>(any.get());
    return support::kindsOf({{"roll", state.roll.has_value()}, {"damage", !state.incoming.isEmpty()},
        {"token", !tokensToReveal(state).isEmpty()}, {"place", toPlace(state) != nullptr},
        {"successes", state.successes.has_value()}, {"burst", state.burst.has_value()}, {"enemy", state.acting.has_value()}});
}

QTEST_GUILESS_MAIN(ConformanceOfJaggedAlliance)
#include "tst_conformance.moc"

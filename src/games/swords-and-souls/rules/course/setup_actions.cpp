// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Before the first turn: seats, heroes, hands and hearts, the arsenal row (p. 3-4).
#include "engine/path.h"
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

namespace {

QString stepText(Step step)
{
    State at;
    at.step = step;
    return nowText(at);
}

void inSetUp(Checks& checks, const State& state, Step step)
{
    running(checks, state);
    checks.must(state.step < step ? R::E_SET_UP_LATER : R::E_SET_UP, state.step == step, [&] {
        return QStringList{nowText(state), stepText(step)};
    });
}

QStringList seated(const State& state, const Start& a)
{
    if (!a.players.isEmpty())
        return a.players;
    QStringList names;
    for (const Player& one : state.players)
        names += one.id;
    return names;
}

// Who has not done it yet, clockwise from the first player.
template <class HasDone> QString nextWho(const State& state, HasDone hasDone)
{
    for (const QString& id : clockwise(state, state.first))
        if (!hasDone(player(state, id)))
            return id;
    return {};
}

void takeHearts(Player& who)
{
    who.small = smallHearts;
    who.large = 1;
}

QString chooser(const State& state)
{
    return nextWho(state, [](const Player& one) { return !one.hero.isEmpty(); });
}

} // namespace

QString actorOf(const State& state, const ChooseHero& a) { return a.who.isEmpty() ? chooser(state) : a.who; }

QString actorOf(const State& state, const Deal& a)
{
    return a.who.isEmpty() ? nextWho(state, [](const Player& one) { return one.dealt; }) : a.who;
}

QString drawerOf(const State& state, const Deal& a) { return actorOf(state, a); }

// --- seats (SO-003 SO-022, AO-26)

QList<Fault> faultsIn(const State& state, const Start& a)
{
    const QStringList names = seated(state, a);
    if (names.isEmpty())
        return {Fault{QStringLiteral("start.players"), {}, tr("Nobody sits at the table."), tr("Name the players, clockwise.")}};
    for (const QString& name : names) {
        if (!engine::isUsableId(name))
            return {Fault{QStringLiteral("start.players"), name, engine::fill(tr("The name %1 cannot be used."), {name}),
                tr("Give 1 to 40 letters, without dots, brackets or =.")}};
        if (names.count(name) > 1)
            return {Fault{QStringLiteral("start.players"), name, engine::fill(tr("%1 sits here twice."), {name}),
                tr("Give every player a name of its own.")}};
    }
    if (!a.first.isEmpty() && !names.contains(a.first))
        return {Fault{QStringLiteral("start.first"), a.first, engine::fill(tr("%1 does not sit at the table."), {a.first}),
            engine::fill(tr("Name one of: %1."), {names.join(QStringLiteral(", "))})}};
    return {};
}

Needs needs(const State& state, const Start& a)
{
    Needs needs;
    if (a.first.isEmpty() && state.settings.firstPlayer == FirstPlayer::Random && !seated(state, a).isEmpty())
        needs.picks += engine::Pick{QStringLiteral("first"), tr("First player"), seated(state, a), 1, false};
    return needs;
}

QList<Fault> lacking(const State& state, const Start& a)
{
    if (!a.first.isEmpty() || state.settings.firstPlayer == FirstPlayer::Random)
        return {};
    return {Fault{QStringLiteral("start.first"), {}, tr("Nobody is chosen to go first."),
        engine::fill(tr("Name one of: %1."), {seated(state, a).join(QStringLiteral(", "))})}};
}

void check(Checks& checks, const State& state, const Start& a)
{
    inSetUp(checks, state, Step::Seats);
    reminders(checks, state);
    const qsizetype players = seated(state, a).size();
    constexpr qsizetype fewest = 3, most = 6;
    checks.must(R::E_SEATS, players >= fewest && players <= most, [&] { return QStringList{number(players)}; });
    const Cards there = cardsThere(state);
    checks.should(R::W_BOX, !tracksCards(state) || there == printedCards, [&] {
        return QStringList{number(there.heroes), number(there.starters), number(there.arsenal)};
    });
}

void apply(Changes& changes, const State& before, const Start& a)
{
    State& state = changes.state;
    const QStringList names = seated(before, a);
    state.players.clear();
    state.attack.reset();
    state.inPlay.clear();
    state.instants.clear();
    state.winner.clear();
    state.status = Status::Running;
    state.turns = 0;
    for (const QString& name : names)
        state.players += newcomer(name);
    state.first = state.turn = a.first.isEmpty() ? names.value(0) : a.first;
    state.step = tracksCards(before) ? Step::Heroes : Step::Deal;
    if (!tracksCards(before))
        for (Player& one : state.players) { // heroes, hands and the arsenal are the table's
            takeHearts(one);
            one.dealt = true;
        }
    changes.tell(R::I_FIRST, QT_TR_NOOP("%1 goes first"), {state.first});
    changes.tell(R::I_SEATS);
}

Message tell(const State& before, const Start& a)
{
    return say(QT_TR_NOOP("At the table, clockwise: %1"), {seated(before, a).join(QStringLiteral(", "))});
}

// --- heroes (SO-021 SO-023 SO-024)

void check(Checks& checks, const State& state, const ChooseHero& a)
{
    inSetUp(checks, state, Step::Heroes);
    const QString next = chooser(state);
    checks.must(R::E_HERO_TURN, a.who.isEmpty() || next.isEmpty() || a.who == next, [&] { return QStringList{next, a.who}; });
    const auto owner = std::ranges::find_if(state.players, [&](const Player& one) { return one.hero == a.hero; });
    checks.must(R::E_HERO_TAKEN, owner == state.players.end(), [&] { return QStringList{owner->id, titleOf(state, a.hero)}; });
    if (std::ranges::count_if(state.players, [](const Player& one) { return one.hero.isEmpty(); }) <= 1)
        reminders(checks, state); // nobody chooses after this one
    checks.noteIf(checks.isAllowed(), R::I_HERO);
}

void apply(Changes& changes, const State& before, const ChooseHero& a)
{
    State& state = changes.state;
    Player* who = changes.player(actorOf(before, a));
    if (!who)
        return;
    who->hero = a.hero;
    const QStringList starters = hero(before, a.hero).starters;
    const QStringList blank(starters.isEmpty() ? starterCount : int(starters.size()), QLatin1String(unnamedCard));
    who->deck = before.settings.tracking == Tracking::Cards && !starters.isEmpty() ? starters : blank;
    who->unseen = before.settings.tracking == Tracking::Cards ? QStringList() : starters;
    who->unshared = privateHand(*who); // not of this hero
    who->unshared.removeAll(QLatin1String(unnamedCard));
    changes.tell(R::I_HERO, QT_TR_NOOP("%1 plays %2"), {who->id, titleOf(before, a.hero)});
    if (before.step != Step::Heroes)
        return;
    state.turn = chooser(state);
    if (!state.turn.isEmpty())
        return;
    state.step = Step::Deal;
    state.turn = clockwise(state, state.first).value(0);
    if (const QStringList unused = freeHeroes(state); !unused.isEmpty())
        changes.tell(R::I_UNUSED, QT_TR_NOOP("Put away for good: %1"), {titlesOf(state, unused)});
}

Message tell(const State& before, const ChooseHero& a)
{
    return say(QT_TR_NOOP("%1 chooses %2"), {named(actorOf(before, a)), titleOf(before, a.hero)});
}

// --- hands and hearts (SO-029 SO-030 SO-031)

QList<Fault> faultsIn(const State& state, const Deal& a)
{
    return wrongDraw("deal.cards", state, layersOf(player(state, actorOf(state, a))), handSize, a.cards);
}

Needs needs(const State& state, const Deal& a)
{
    Needs needs;
    needDraw(needs, state, actorOf(state, a), handSize, a.cards);
    return needs;
}

void check(Checks& checks, const State& state, const Deal& a)
{
    inSetUp(checks, state, Step::Deal);
    const QString who = actorOf(state, a);
    checks.must(R::E_DEALT, !who.isEmpty() && !player(state, who).dealt,
        [&] { return QStringList{who.isEmpty() ? tr("everybody") : who}; });
}

void apply(Changes& changes, const State& before, const Deal& a)
{
    Player* who = changes.player(actorOf(before, a));
    if (!who)
        return;
    changes.draw(who->id, handSize, a.cards);
    takeHearts(*who);
    who->dealt = true;
    changes.tell(R::I_DEALT, QT_TR_NOOP("%1: hand %2, deck %3, small hearts 2, large heart 1"),
        {who->id, number(who->hand.size()), number(who->deck.size())});
}

Message tell(const State& before, const Deal& a)
{
    const QString who = actorOf(before, a);
    return say(QT_TR_NOOP("%1 draws the starting hand and takes the hearts"), {named(who)});
}

// --- the arsenal row (SO-025 SO-026)

QList<Fault> faultsIn(const State& state, const LayArsenal& a)
{
    const int places = missing(state.arsenal);
    return places == 0
        ? QList<Fault>()
        : wrongDraw("lay-arsenal.cards", state, layersOf(state.arsenal), places, a.cards); // a full row has a reason of its own
}

Needs needs(const State& state, const LayArsenal& a)
{
    Needs needs;
    needRow(needs, state.arsenal, a.cards);
    return needs;
}

void check(Checks& checks, const State& state, const LayArsenal&)
{
    inSetUp(checks, state, Step::Deal);
    checks.must(R::E_ROW_LAID, state.arsenal.row.isEmpty(), [] { return QStringList(); });
}

void apply(Changes& changes, const State&, const LayArsenal& a)
{
    changes.fillRow(a.cards);
    const Arsenal& arsenal = changes.state.arsenal;
    if (arsenal.row.isEmpty())
        return changes.tell(R::I_ROW, QT_TR_NOOP("There is no arsenal card to lay out"));
    changes.tell(
        R::I_ROW, QT_TR_NOOP("Face up: %1; in the deck: %2"), {titlesOf(changes.state, arsenal.row), number(arsenal.left())});
}

Message tell(const State&, const LayArsenal&) { return say(QT_TR_NOOP("The arsenal is laid out")); }

} // namespace swordsandsouls

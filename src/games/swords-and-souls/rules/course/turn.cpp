// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of a turn: it begins, cards are drawn, buying begins, it ends (p. 5-7, 10).
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

namespace {

constexpr int mostKept = 3; // AO-23, where it is played so

void endable(Checks& checks, const State& state, bool holds)
{
    checks.must(R::E_END_TURN, holds, [&] { return QStringList{nowText(state)}; });
}

// What lies face up and is paid for with what is there; a price that nobody entered is none.
QStringList affordable(const State& state, const Player& who)
{
    QStringList cards;
    for (const QString& one : state.arsenal.row)
        if (const std::optional<int> price = card(state, one).cost; price && *price <= who.obols)
            cards += one;
    return cards;
}

QString unready(const State& state)
{
    QStringList missing;
    for (const Player& one : state.players)
        if (!one.dealt)
            missing += engine::fill(tr("hand and hearts of %1"), {one.id});
    if (state.arsenal.row.isEmpty() && state.arsenal.left() > 0)
        missing += tr("the arsenal row");
    if (state.step != Step::Deal)
        missing += nowText(state);
    return missing.join(QStringLiteral(", "));
}

} // namespace

// --- beginning, with respawn (SO-032 SO-099 … SO-101)

void check(Checks& checks, const State& state, const BeginTurn&)
{
    running(checks, state);
    reminders(checks, state);
    if (state.step < Step::Draw) {
        const QString missing = unready(state);
        checks.must(R::E_READY, missing.isEmpty(), [&] { return QStringList{missing}; });
        return;
    }
    endable(checks, state, state.step == Step::Instants);
    noAttack(checks, state);
    nothingInPlay(checks, state);
    checks.must(
        R::E_INSTANTS_WAIT, state.instants.isEmpty(), [&] { return QStringList{titlesOf(state, cardsIn(state.instants))}; });
    const Player& next = nextInTurn(state);
    if (next.down)
        fromVault(checks, state, R::W_VAULT, smallHearts - next.small, 1 - next.large);
}

void apply(Changes& changes, const State& before, const BeginTurn&)
{
    State& state = changes.state;
    Player* next = changes.player(nextInTurn(before).id);
    if (!next)
        return;
    state.turn = next->id;
    ++state.turns;
    state.step = tracksCards(before) ? Step::Draw : Step::Play;
    state.refreshes = 0;
    for (const Instant& forgotten : before.instants) // the table went on without them
        if (changes.player(forgotten.who))
            changes.putAway({forgotten.card, forgotten.who, forgotten.from, Role::Attack, false});
    state.instants.clear();
    for (Player& one : state.players)
        for (Treasure& treasure : one.treasures) {
            treasure.fresh = false;
            treasure.used = treasure.used && one.id != next->id; // once per turn of its holder (AO-06)
        }
    changes.tell(R::I_TURN, QT_TR_NOOP("Turn %1: %2"), {number(state.turns), next->id});
    if (next->down)
        changes.respawn(next->id);
}

Message tell(const State& before, const BeginTurn&)
{
    return say(QT_TR_NOOP("The turn of %1 begins"), {named(nextInTurn(before).id, QT_TR_NOOP("nobody"))});
}

// --- drawing (SO-038 … SO-042)

QString drawerOf(const State& state, const DrawUp&) { return state.turn; }

QList<Fault> faultsIn(const State& state, const DrawUp& a)
{
    const Player& who = player(state, state.turn);
    return wrongDraw("draw.cards", state, layersOf(who), missing(who), a.cards);
}

Needs needs(const State& state, const DrawUp& a)
{
    Needs needs;
    needDraw(needs, state, state.turn, missing(player(state, state.turn)), a.cards);
    return needs;
}

void check(Checks& checks, const State& state, const DrawUp&)
{
    running(checks, state);
    checks.must(R::E_STEP_DRAW, state.step == Step::Draw, [&] { return QStringList{nowText(state)}; });
    noAttack(checks, state); // a Special card may have come before
    nothingInPlay(checks, state);
    reminders(checks, state);
}

void apply(Changes& changes, const State& before, const DrawUp& a)
{
    const Player& who = player(before, before.turn);
    if (who.id.isEmpty())
        return;
    if (missing(who) == 0) {
        changes.tell(R::I_NO_DRAW, QT_TR_NOOP("%1 holds cards: %2, and draws nothing"), {who.id, number(who.hand.size())});
    } else {
        changes.draw(who.id, missing(who), a.cards);
        const Player& now = *changes.player(who.id);
        changes.tell(R::I_DRAWN, QT_TR_NOOP("%1 draws: %2; hand %3, deck %4"),
            {who.id, number(now.hand.size() - who.hand.size()), number(now.hand.size()), number(now.deck.size())});
    }
    changes.state.step = Step::Play;
}

Message tell(const State& before, const DrawUp&) { return say(QT_TR_NOOP("%1 draws up to three cards"), {named(before.turn)}); }

// --- shuffling, only for a draw (SO-039 … SO-041)

void check(Checks& checks, const State& state, const Reshuffle& a)
{
    running(checks, state);
    const Player& who = player(state, actorOf(state, a.who));
    const int needed = state.step == Step::Draw && who.id == state.turn ? missing(who) : 0;
    if (who.id.isEmpty()) // nobody is on turn
        return;
    checks.must(R::E_RESHUFFLE, needed > 0 && who.deck.isEmpty(), [&] {
        return QStringList{who.id, number(who.deck.size()), number(needed)};
    });
    checks.must(R::E_NO_PILE, !who.discard.isEmpty(), [&] { return QStringList{who.id}; });
}

void apply(Changes& changes, const State& before, const Reshuffle& a)
{
    if (changes.player(actorOf(before, a.who)))
        changes.shuffleIn(actorOf(before, a.who));
}

Message tell(const State& before, const Reshuffle& a)
{
    return say(QT_TR_NOOP("%1 shuffles the discard pile into a new deck"), {named(actorOf(before, a.who))});
}

// --- buying begins (SO-060)

void check(Checks& checks, const State& state, const BeginBuying&)
{
    running(checks, state);
    const auto now = [&] { return QStringList{nowText(state)}; };
    if (state.step == Step::Buy)
        checks.must(R::E_PLAY_OVER, false, now);
    else
        checks.must(R::E_STEP_PLAY, state.step == Step::Play, now);
    noAttack(checks, state);
    nothingInPlay(checks, state);
    reminders(checks, state);
}

void apply(Changes& changes, const State& before, const BeginBuying&)
{
    if (before.turn.isEmpty())
        return; // decided for, but it is nobody's turn
    changes.state.step = Step::Buy;
    changes.tell(R::I_BUYING, QT_TR_NOOP("%1 has obols: %2"), {before.turn, number(player(before, before.turn).obols)});
}

Message tell(const State& before, const BeginBuying&)
{
    return say(QT_TR_NOOP("%1 has finished playing and may buy"), {named(before.turn)});
}

// --- the turn ends (SO-067 SO-068 SO-035)

QList<Fault> faultsIn(const State& state, const EndTurn& a)
{
    return wrongDraw("end-turn.cards", state, layersOf(state.arsenal), missing(state.arsenal), a.cards);
}

Needs needs(const State& state, const EndTurn& a)
{
    Needs needs;
    needRow(needs, state.arsenal, a.cards);
    return needs;
}

void check(Checks& checks, const State& state, const EndTurn&)
{
    running(checks, state);
    endable(checks, state, state.step == Step::Play || state.step == Step::Buy);
    noAttack(checks, state);
    nothingInPlay(checks, state);
    if (const Player& who = player(state, state.turn); tracksCards(state) && playsOther(state, Unclear::AO_23))
        checks
            .must(R::E_HAND_LIMIT, who.hand.size() <= mostKept,
                [&] {
                    return QStringList{who.id, number(who.hand.size()), number(who.hand.size() - mostKept)};
                })
            .starIf(who.hand.size() > mostKept, markOf(Unclear::AO_23));
    if (state.step == Step::Play) { // the buy step would be passed over
        const Player& who = player(state, state.turn);
        if (const QStringList open = affordable(state, who); !open.isEmpty())
            checks.should(R::W_UNBOUGHT, false, [&] { return QStringList{who.id, number(who.obols), titlesOf(state, open)}; });
    }
    checks.should(R::W_ROW, !tracksCards(state) || state.arsenal.left() >= missing(state.arsenal),
        [&] { return QStringList{number(state.arsenal.left())}; });
    reminders(checks, state);
}

void apply(Changes& changes, const State& before, const EndTurn& a)
{
    if (before.turn.isEmpty())
        return; // decided for, but it is nobody's turn
    State& state = changes.state;
    if (missing(state.arsenal) > 0 && state.arsenal.left() > 0) {
        changes.fillRow(a.cards);
        changes.tell(R::I_REFILL, QT_TR_NOOP("Face up: %1"), {titlesOf(state, state.arsenal.row)});
    }
    state.step = Step::Instants;
    state.refreshes = 0;
    if (player(state, before.turn).down && playsOther(state, Unclear::AO_15))
        changes.respawn(before.turn);
    changes.tell(R::I_TURN_ENDS, QT_TR_NOOP("Before the turn of %1 anybody may play instants"), {nextInTurn(state).id});
}

Message tell(const State& before, const EndTurn&)
{
    return say(QT_TR_NOOP("The turn of %1 ends"), {named(before.turn, QT_TR_NOOP("nobody"))});
}

} // namespace swordsandsouls

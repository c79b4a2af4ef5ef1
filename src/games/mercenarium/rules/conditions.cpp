// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/conditions.h"

#include "games/mercenarium/rules/blanks.h"

#include <algorithm>

namespace mercenarium {

namespace {

QString stillToDo(const State& state)
{
    QStringList todo;
    if (!state.dealt && (tracksBoard(state) || isOrderKnown(state)))
        todo += tr("deal");
    if (!isOrderKnown(state))
        todo += tr("roll for the first turn");
    return todo.join(QStringLiteral(", "));
}

QString surplusText(const State& state, const Player& who)
{
    return engine::fill(tr("cards: %1, hymns: %2"), {number(surplusCards(state, who)), number(surplusHymns(state, who))});
}

} // namespace

R overBy(Ending ending)
{
    switch (ending) {
    case Ending::Limbo:
        return R::E_OVER_LIMBO;
    case Ending::Elimination:
        return R::E_OVER_ELIMINATION;
    case Ending::Stalemate:
        return R::E_OVER_STALEMATE;
    case Ending::UniversalStalemate:
        return R::E_OVER_UNIVERSAL;
    case Ending::Open:
    case Ending::Captures:
        break;
    }
    return R::E_OVER;
}

void mustBeRunning(Checks& checks, const State& state)
{
    checks.must(state.step == Step::Over ? overBy(state.ending) : R::E_OVER, state.step != Step::Over,
        [&] { return QStringList{shown(state.ending)}; });
    checks.must(R::E_NOT_STARTED, state.step != Step::Setup, [&] { return QStringList{stillToDo(state)}; });
}

void mayAct(Checks& checks, const State& state, Seat seat)
{
    mustBeRunning(checks, state);
    const Player* who = player(state, seat);
    checks.must(R::E_TURN, state.current == seat, [&] { return QStringList{nameOf(state, state.current), nameOf(state, seat)}; });
    checks.must(R::E_SONG, !state.song, [&] { return QStringList{titleOf(state, state.song->hymn)}; });
    const bool isWithinLimits = !who || surplusCards(state, *who) + surplusHymns(state, *who) == 0;
    checks.must(R::E_SURPLUS, isWithinLimits, [&] {
        return QStringList{nameOf(state, seat), number(who->hand.size()), number(who->hymns.size()), surplusText(state, *who)};
    });
    reminders(checks, state);
}

void mustBeBefore(Checks& checks, const State& state, R rule)
{
    checks.must(rule, state.step == Step::Setup, [] { return QStringList(); });
}

void mustSeatWell(Checks& checks, const State& state)
{
    const qsizetype count = state.players.size();
    checks.must(R::E_SEATS, count >= 2 && count <= 4, [&] { return QStringList{number(count)}; });
    checks.must(R::E_OPPOSITE, count != 2 || state.players[0].id == across(state.players[1].id), [&] {
        return QStringList{shown(state.players[0].id), shown(state.players[1].id)};
    });
    const int width = state.settings.boardWidth, height = state.settings.boardHeight;
    checks.must(R::E_BOARD_ODD, width % 2 == 1 && height % 2 == 1, [&] { return QStringList{number(width), number(height)}; });
}

void mustBeOnBoard(Checks& checks, const State& state, Space space)
{
    checks.must(R::E_OFF_BOARD, isOnBoard(state, space), [&] {
        return QStringList{space.text(), number(state.settings.boardWidth), number(state.settings.boardHeight)};
    });
}

void mustBeFree(Checks& checks, const State& state, Space space)
{
    const Placed* there = cardAt(state, space);
    checks.must(R::E_SPACE_TAKEN, !there, [&] { return QStringList{shown(there->id), space.text()}; });
}

void mayMove(Checks& checks, const State& state, Seat seat, Card card)
{
    const Placed* one = placed(state, card);
    checks.must(R::E_NOT_IN_PLAY, one != nullptr, [&] { return QStringList{shown(card), listed(inPlay(state, seat))}; });
    if (!one)
        return;
    checks.must(R::E_NOT_YOURS, one->owner == seat, [&] {
        return QStringList{shown(card), nameOf(state, one->owner), listed(inPlay(state, seat))};
    });
    checks.must(R::E_FRESH, wasThere(state, seat, one->since), [&] { return QStringList{shown(card), nameOf(state, seat)}; });
}

bool HandLeft::give(Card card)
{
    if (m_left.removeOne(card))
        return true;
    const bool mayBe =
        card.isHymn() ? unseenHymns(m_state).contains(card) : card.isNamed() && unseenCards(m_state).contains(card);
    return mayBe && m_left.removeOne(unnamed);
}

QList<Card> idsOf(const QList<Held>& hymns)
{
    QList<Card> ids;
    for (const Held& held : hymns)
        ids += held.id;
    return ids;
}

bool isDelicate(const State& state)
{
    const int needed = timesNeeded(state);
    return std::ranges::any_of(state.repeated, [&](const Repeated& one) { return one.times + 1 >= needed; })
        || std::ranges::any_of(state.players, [&](const Player& who) { return inPlay(state, who.id).size() <= 1; });
}

void foresee(Checks& checks, const State& before, const State& after, Seat seat)
{
    const int seen = timesSeen(after), needed = timesNeeded(after);
    if (seen >= needed)
        checks.should(R::W_REPEATS, false, [&] { return QStringList{number(seen), number(needed)}; });
    for (const Player& who : after.players) {
        if (after.step == Step::Over || !isInLimbo(after, who.id) || isInLimbo(before, who.id))
            continue;
        if (who.id == seat)
            checks.should(R::W_OWN_LIMBO, false, [&] { return QStringList{nameOf(after, seat)}; });
        else
            checks.note(R::I_BRINGS_LIMBO);
    }
}

void mustGetOut(Checks& checks, const State& state, Seat seat)
{
    const Player* who = player(state, seat);
    const bool isLost = who && state.players.size() == 2 && isInLimbo(state, seat) && who->limboSince < state.turn;
    if (isLost)
        checks.should(R::W_STILL_LIMBO, false, [&] { return QStringList{nameOf(state, seat)}; });
}

void mustPlayHymns(Checks& checks, const State& state)
{
    checks.must(R::E_NO_HYMNS, state.settings.hymns == OnOff::On, [] { return QStringList(); });
    checks.starIf(state.settings.hymns == OnOff::Off, "hymns")
        .change([] { return QStringLiteral("settings.hymns"); }, QStringLiteral("on"));
}

bool mustTrackBoard(Checks& checks, const State& state)
{
    if (tracksBoard(state))
        return true;
    checks.must(R::E_LIGHT, false, [] { return QStringList(); });
    checks.star("tracking");
    return false;
}

QList<engine::Fault> unnamedMercenary(const char* place, Card card)
{
    if (card.isNamed())
        return {};
    return {engine::Fault{QLatin1String(place), {}, tr("Which Mercenary is it?"), mercenarium::tr("Write it like KB or AS.")}};
}

void mustWin(Checks& checks, const State& state, const Placed& card, const Placed& target, const Encounter& one)
{
    const QString mine = shown(card.id.suit()), theirs = shown(target.id.suit());
    if (one.lord) {
        checks.must(R::E_LORD_LOSES, one.result != Contest::Consumed, [&] { return QStringList{theirs, mine}; });
        checks.must(R::E_LORD_DEADLOCK, one.result != Contest::Deadlock, [&] { return QStringList{mine}; });
        const bool wins = one.result == Contest::Capture;
        checks.noteIf(wins && card.id.isLord(), R::I_LORD_WINS).noteIf(wins && target.id.isLord(), R::I_LORD_FALLS);
        checks.noteIf(one.result == Contest::Annihilation, R::I_LORD_ANNIHILATES);
        return;
    }
    if (one.result == Contest::Unknown) {
        Blanks blanks;
        if (one.mine < 0)
            blanks += blankDots(state, card.id, one.myEdge);
        if (one.theirs < 0)
            blanks += blankDots(state, target.id, one.theirEdge);
        checks.should(R::W_EDGE, engine::Truth(true, blanks), [] { return QStringList(); });
        return;
    }
    // A tie is enough where the wheel wins it.
    const Contest tie = alchemy(wheelOf(state.settings), card.id.suit(), target.id.suit());
    const int enough = one.theirs + (tie == Contest::Capture || tie == Contest::Annihilation ? 0 : 1);
    const auto dots = [&] {
        return QStringList{shown(card.id), number(one.mine), shown(target.id), number(one.theirs), number(enough - one.mine)};
    };
    checks.must(R::E_WEAKER, one.mine >= one.theirs, dots);
    if (one.mine == one.theirs) {
        checks.must(R::E_CONSUMED, one.result != Contest::Consumed, [&] {
            return QStringList{number(one.mine), theirs, mine, shown(target.id)};
        });
        checks.must(R::E_DEADLOCK, one.result != Contest::Deadlock, [&] { return QStringList{number(one.mine), mine}; });
        checks.noteIf(one.result == Contest::Capture, R::I_CONSUMES)
            .noteIf(one.result == Contest::Annihilation, R::I_ANNIHILATES);
    } else {
        checks.noteIf(one.result == Contest::Capture, R::I_STRONGER);
    }
}

QList<engine::Fault> emptySeat(const State& state, const std::optional<Seat>& seat)
{
    if (!seat || player(state, *seat))
        return {};
    return {engine::Fault{QStringLiteral("player"), engine::nameOf(*seat),
        engine::fill(tr("Nobody sits in the %1."), {shown(*seat)}), engine::fill(tr("Players: %1."), {namesOfSeats(state)})}};
}

engine::Fault mustName(const char* place, const char* problem)
{
    return {QLatin1String(place), QStringLiteral("?"), tr(problem), mercenarium::tr("Write it like 8B, LS or XIII.")};
}

QList<engine::Fault> twice(const char* place, const QList<Card>& cards)
{
    QList<engine::Fault> faults;
    for (qsizetype i = 0; i < cards.size(); ++i)
        if (cards[i].isNamed() && cards.indexOf(cards[i], i + 1) >= 0)
            faults += engine::Fault{QLatin1String(place), cards[i].text(),
                engine::fill(mercenarium::tr("%1 stands here twice."), {cards[i].text()}), tr("There is only one of each card.")};
    return faults;
}

} // namespace mercenarium

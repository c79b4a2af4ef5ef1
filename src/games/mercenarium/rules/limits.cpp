// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the deck does not allow, though a table may lie so: worth a second look when somebody sets it by hand.
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium {

namespace {

int cardsSomewhere(const State& state)
{
    qsizetype cards = state.deck + state.hymnal + state.discard.size() + state.board.size() + (state.song ? 1 : 0);
    for (const Player& who : state.players)
        cards += who.hand.size() + who.hymns.size() + who.captures();
    return int(cards);
}

int hymnsSomewhere(const State& state)
{
    qsizetype hymns = state.hymnal + std::ranges::count_if(state.discard, &Card::isHymn) + (state.song ? 1 : 0);
    for (const Player& who : state.players)
        hymns += who.hymns.size();
    return int(hymns);
}

int surplus(const State& state, const Player& who) { return surplusCards(state, who) + surplusHymns(state, who); }

bool goesOnWon(const State& state)
{
    return state.step == Step::Play
        && std::ranges::any_of(state.players, [](const Player& who) { return who.captures() >= capturesToWin; });
}

// An edge that no card has; the line of its card, null: none.
const AuraLine* impossible(const State& state)
{
    const auto it = std::ranges::find_if(state.auras, [](const AuraLine& line) {
        return std::ranges::any_of(sides, [&](Side side) { return line.aura.at(side) > (line.id.isLord() ? 0 : mostDots); });
    });
    return it == state.auras.end() ? nullptr : &*it;
}

void dots(Checks& checks, const State& before, const State& after)
{
    const AuraLine* line = impossible(after);
    if (line && line->id.isLord())
        checks.should(R::E_LORD_DOTS, impossible(before), [&] { return QStringList{shown(line->id)}; });
    else if (line)
        for (const Side side : sides)
            checks.should(R::E_MOST_DOTS, impossible(before) || line->aura.at(side) <= mostDots, [&] {
                return QStringList{number(line->aura.at(side)), shown(side)};
            });
}

} // namespace

void limits(Checks& checks, const State& before, const State& after)
{
    for (const Player& who : after.players) {
        const Player* was = player(before, who.id);
        const bool isNew = surplus(after, who) > 0 && !(was && surplus(before, *was) == surplus(after, who));
        checks.should(R::W_SURPLUS_HAND, !isNew, [&] {
            return QStringList{nameOf(after, who.id), number(surplusCards(after, who)), number(surplusHymns(after, who))};
        });
    }
    const int cards = cardsSomewhere(after), all = cardsInGame(after), hymns = hymnsSomewhere(after);
    const auto isEven = [](const Settings& board) { return board.boardWidth % 2 == 0 || board.boardHeight % 2 == 0; };
    const bool isSame =
        before.settings.boardWidth == after.settings.boardWidth && before.settings.boardHeight == after.settings.boardHeight;
    checks.should(R::W_BOARD, isSame || !isEven(after.settings), [&] {
        return QStringList{number(after.settings.boardWidth), number(after.settings.boardHeight)};
    });
    if (tracksBoard(after)) {
        checks.should(R::W_CARDS, cards <= all || cardsSomewhere(before) == cards, [&] {
            return QStringList{number(cards), number(all)};
        });
        checks.should(
            R::W_HYMNS, hymns <= hymnCards || hymnsSomewhere(before) == hymns, [&] { return QStringList{number(hymns)}; });
    }
    checks.should(R::W_CAPTURES, !goesOnWon(after) || goesOnWon(before), [] { return QStringList(); });
    // Whoever sets a game down in its middle says in which turn it is.
    const bool isSetDown = before.step == Step::Setup && after.step != before.step;
    checks.should(R::W_TURNS, isSetDown || after.turn == before.turn || after.turn == before.turn + 1, [&] {
        return QStringList{number(before.turn), number(after.turn)};
    });
    dots(checks, before, after);
}

} // namespace mercenarium

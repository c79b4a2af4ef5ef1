// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/chances.h"

#include "dice/draws.h"
#include "games/mercenarium/rules/rules.h"
#include "games/mercenarium/rules/seats.h"

#include <algorithm>

namespace mercenarium::desk {

namespace {

using Answers = QList<dice::NamedOdds>;

constexpr int drawsAhead = 5; // a hand

bool fitsNow(const State& state, Card card)
{
    return card.isOfDeck() && (!cardAt(state, houseOf(state, state.current)) || fitsBeside(state, state.current, card));
}

} // namespace

QList<kit::OddsQuestion> chancesOf(const State& state, std::optional<Seat> eyes)
{
    if (state.step != Step::Play || state.deck < 1)
        return {};
    // The cards in other hands are as good as cards in the deck to whoever does not see them.
    const State known = hidden(state, eyes ? engine::nameOf(*eyes) : QString());
    const QList<Card> pile = drawPile(known);
    if (pile.isEmpty())
        return {};
    std::vector<qint64> kinds, fitting;
    for (const Card card : pile) {
        kinds.push_back(qint64(card.kind()));
        fitting.push_back(fitsNow(known, card));
    }
    dice::Words byKind;
    for (const Kind kind : {Kind::Materia, Kind::Mercenary, Kind::Lord, Kind::Hymn})
        byKind.insert(qint64(kind), shown(kind));
    const dice::Words byFit{{0, mercenarium::tr("fits nowhere now")}, {1, mercenarium::tr("can be summoned as the board lies")}};
    const int ahead = std::min({drawsAhead, state.deck, int(pile.size())});
    const QString unseen = fill(mercenarium::tr("%1 unseen cards"), {number(pile.size())});
    return {{mercenarium::tr("The next card: its class"), byKind,
                [kinds, unseen] {
                    return engine::Result<Answers>(Answers{{unseen, dice::Distribution::evenly(kinds)}});
                }},
        {fill(mercenarium::tr("The next card: whether %1 can summon it"), {nameOf(state, state.current)}), byFit,
            [fitting, unseen] {
                return engine::Result<Answers>(Answers{{unseen, dice::Distribution::evenly(fitting)}});
            }},
        {fill(mercenarium::tr("How many of each suit are among the next cards, looking at: %1"), {number(ahead)}), {},
            [pile, ahead] {
                Answers all;
                for (const Suit suit : suits) {
                    const auto wanted =
                        std::ranges::count_if(pile, [suit](Card card) { return card.isOfDeck() && card.suit() == suit; });
                    all += dice::NamedOdds{shown(suit), dice::drawnOf(int(wanted), int(pile.size()), ahead)};
                }
                return engine::Result<Answers>(all);
            }}};
}

} // namespace mercenarium::desk

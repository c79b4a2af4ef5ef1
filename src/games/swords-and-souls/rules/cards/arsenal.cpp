// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Buying from the arsenal, discarding freely, refreshing the row (p. 7-8).
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

namespace {

std::optional<int> priceOf(const State& state, const Buy& a)
{
    const std::optional<int> printed = card(state, a.card).cost;
    return printed ? printed : a.cost;
}

// Where it is entered: with its card; of a card that nobody named, which one it is.
Blanks blankPrice(const State& state, const Buy& a)
{
    if (priceOf(state, a))
        return {};
    const qsizetype at = a.card == QLatin1String(unnamedCard) ? state.arsenal.row.indexOf(a.card) : -1;
    return at < 0 ? blankFact(state, a.card, "cost")
                  : Blanks{engine::Blank{QStringLiteral("arsenal.row.%1").arg(at), tr("which card it is")}};
}

bool inPlayOrBuy(const State& state) { return state.step == Step::Play || state.step == Step::Buy; }

void freely(Checks& checks, const State& state, const QString& who)
{
    running(checks, state);
    checks.must(R::E_DISCARD_TIME, inPlayOrBuy(state) && who == state.turn, [&] { return QStringList{nowText(state)}; });
}

} // namespace

// --- buying (SO-060 … SO-066)

QList<Fault> faultsIn(const State&, const Buy& a) { return namelessIn(QStringLiteral("buy.card"), {a.card}); }

QList<Fault> lacking(const State& state, const Buy& a)
{
    if (priceOf(state, a))
        return {};
    const Blanks blanks = a.card == QLatin1String(unnamedCard) ? Blanks() : blankPrice(state, a);
    return {Fault{blanks.isEmpty() ? QStringLiteral("buy.cost") : blanks.first().path, {},
        engine::fill(tr("The price of %1 is not entered."), {titleOf(state, a.card)}),
        tr("Give its cost: the number in its corner.")}};
}

void check(Checks& checks, const State& state, const Buy& a)
{
    running(checks, state);
    checks.must(R::E_STEP_BUY, state.step == Step::Buy, [&] { return QStringList{nowText(state)}; });
    noAttack(checks, state);
    nothingInPlay(checks, state);
    checks.must(R::E_NOT_SHOWN, !tracksCards(state) || isHeld(state.arsenal.row, a.card), [&] {
        return QStringList{titleOf(state, a.card),
            state.arsenal.row.isEmpty() ? tr("none, the row is not laid out") : titlesOf(state, state.arsenal.row)};
    });
    const Player& buyer = player(state, state.turn);
    const int price = priceOf(state, a).value_or(0);
    checks
        .must(R::E_OBOLS, engine::Truth(buyer.obols >= price, blankPrice(state, a)),
            [&] {
                return QStringList{
                    titleOf(state, a.card), number(price), buyer.id, number(buyer.obols), number(price - buyer.obols)};
            })
        .change([&] { return QStringLiteral("players.%1.obols").arg(buyer.id); }, price);
    checks.noteIf(buyer.down, R::I_DOWN_BUYS);
    const Card& printed = card(state, a.card);
    notNeeded(checks, a.cost && printed.cost && *a.cost != *printed.cost, QT_TR_NOOP("the price"));
    notNeeded(checks, a.treasure && printed.isEntered() && !printed.icons.contains(Icon::Treasure),
        QT_TR_NOOP("that it is a treasure"));
}

void apply(Changes& changes, const State& before, const Buy& a)
{
    State& state = changes.state;
    Player* buyer = changes.player(before.turn);
    if (!buyer)
        return;
    const int price = priceOf(before, a).value_or(0);
    if (!state.arsenal.row.removeOne(a.card))
        state.arsenal.row.removeOne(QLatin1String(unnamedCard));
    buyer->obols = std::max(0, buyer->obols - price);
    changes.know(a.card);
    if (Card* printed = find(state.cards, a.card); printed && !printed->cost)
        printed->cost = price;
    changes.tell(
        R::I_BOUGHT, QT_TR_NOOP("%1 pays obols: %2, and has left: %3"), {buyer->id, number(price), number(buyer->obols)});
    changes.acquire(buyer->id, a.card, a.treasure && !card(before, a.card).isEntered());
}

Message tell(const State& before, const Buy& a)
{
    return say(QT_TR_NOOP("%1 buys %2"), {named(before.turn), titleOf(before, a.card)});
}

// --- discarding freely (SO-069 … SO-071)

QList<Fault> faultsIn(const State&, const DropCards& a) { return wrongDiscard("discard.cards", a.cards); }

void check(Checks& checks, const State& state, const DropCards& a)
{
    freely(checks, state, actorOf(state, a.who));
    inHand(checks, state, actorOf(state, a.who), a.cards);
}

void apply(Changes& changes, const State& before, const DropCards& a)
{
    const QString who = actorOf(before, a.who);
    if (!changes.player(who))
        return;
    for (const QString& card : a.cards)
        changes.dropFromHand(who, card);
    if (who == before.turn)
        changes.state.refreshes = std::min(99, changes.state.refreshes + int(a.cards.size()));
    changes.tell(R::I_FREE, QT_TR_NOOP("Not played and not replaced: %1; the arsenal may be refreshed: %2"),
        {titlesOf(before, a.cards), number(changes.state.refreshes)});
}

Message tell(const State& before, const DropCards& a)
{
    return say(QT_TR_NOOP("%1 discards %2"), {named(actorOf(before, a.who)), titlesOf(before, a.cards)});
}

// --- refreshing the row (SO-072 SO-073)

QList<Fault> faultsIn(const State& state, const RefreshArsenal& a)
{
    const Arsenal arsenal = refreshed(state);
    return wrongDraw("refresh-arsenal.cards", state, layersOf(arsenal), missing(arsenal), a.cards);
}

Needs needs(const State& state, const RefreshArsenal& a)
{
    Needs needs;
    needRow(needs, refreshed(state), a.cards);
    return needs;
}

void check(Checks& checks, const State& state, const RefreshArsenal&)
{
    freely(checks, state, state.turn);
    checks.must(R::E_NO_REFRESH, state.refreshes > 0, [] { return QStringList(); })
        .change([] { return QStringLiteral("refreshes"); }, 1);
    if (playsOther(state, Unclear::AO_13))
        checks.must(R::E_ROW_SHORT, state.arsenal.row.size() >= 3, [&] { return QStringList{number(state.arsenal.row.size())}; })
            .star(markOf(Unclear::AO_13));
}

void apply(Changes& changes, const State& before, const RefreshArsenal& a)
{
    changes.state.refreshes = std::max(0, before.refreshes - 1);
    changes.refreshRow(a.cards);
    changes.tell(R::I_REFRESHED, QT_TR_NOOP("Under the deck: %1; face up: %2"),
        {titlesOf(before, before.arsenal.row), titlesOf(changes.state, changes.state.arsenal.row)});
}

Message tell(const State& before, const RefreshArsenal&)
{
    return say(QT_TR_NOOP("%1 refreshes the arsenal"), {named(before.turn)});
}

} // namespace swordsandsouls

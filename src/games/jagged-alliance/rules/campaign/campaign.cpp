// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Between scenarios: the tracker, the market, storage, changes of the team; the dice as data (p. 3-5, 28-29, 36, 38).
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

// --- a new tracker table (JA-030, JA-032, JA-033)

QList<engine::Fault> faultsIn(const State& state, const StartCampaign& a)
{
    if (std::ranges::any_of(a.players, [](const QString& name) { return name.trimmed().isEmpty(); }))
        return {engine::Fault{
            QStringLiteral("start-campaign.players"), {}, tr("A player has no name."), tr("Give every player a name.")}};
    return namedTwice(state, QStringLiteral("start-campaign.players"), a.players);
}

void check(Checks& checks, const State& state, const StartCampaign& a)
{
    between(checks, state, R::R_BETWEEN_START);
    checks.must(
        R::R_PLAYER_COUNT, a.players.size() >= 1 && a.players.size() <= 4, [&] { return QStringList{number(a.players.size())}; });
    QStringList missing;
    for (const int number : missingAim(state))
        missing += QStringLiteral("%1").arg(number, 3, 10, QLatin1Char('0'));
    checks.should(R::W_AIM, missing.isEmpty(), [&] {
        return QStringList{missing.size() > 12 ? QStringList(missing.mid(0, 12)).join(QStringLiteral(", ")) + QStringLiteral(" …")
                                               : missing.join(QStringLiteral(", ")),
            number(missing.size())};
    });
    checks.noteIf(checks.isAllowed(), R::I_TRACKER);
    checks.noteIf(
        checks.isAllowed() && a.dictator.isEmpty() && state.dictator.isEmpty() && !state.dictators.isEmpty(), R::I_BOARD);
}

void apply(Changes& changes, const State& before, const StartCampaign& a)
{
    changes.state.players = a.players;
    if (!a.dictator.isEmpty())
        changes.state.dictator = a.dictator;
    else if (changes.state.dictator.isEmpty() && !before.dictators.isEmpty()) {
        changes.state.dictator = before.dictators.first().id;
        changes.tell(R::I_BOARD, QT_TR_NOOP("The dictator is %1: nobody was named, and this board is entered first"),
            {changes.title(changes.state.dictator)});
    }
    for (Mission& one : changes.state.missions)
        if (one.withheld && one.place == Pile::Deck) {
            one.place = Pile::Withheld;
            changes.tell(R::I_WITHHELD, QT_TR_NOOP("%1 is set aside until a scenario adds it"), {changes.title(one.id)});
        }
    const QString first = dictator(changes.state).lieutenant; // in play from the beginning (JA-079)
    if (const Lieutenant* one = find(changes.state.lieutenants, first); one && one->place == Pile::Deck) {
        changes.tell(R::I_LOYAL);
        lieutenantEnters(changes, first);
    }
}

Message tell(const State&, const StartCampaign& a)
{
    return say(QT_TR_NOOP("A campaign begins: %1"), {a.players.isEmpty() ? tr("nobody") : a.players.join(QStringLiteral(", "))});
}

namespace {

// The dead take nothing, and once a scenario is laid out only its team does.
void lives(Checks& checks, const State& state, const QString& id)
{
    const MercPlace place = mercenary(state, id).place;
    checks.must(R::R_NOT_SELECTABLE, place != MercPlace::Dead && place != MercPlace::Fallen,
        [&] { return QStringList{titleOf(state, id)}; });
    if (state.phase == Phase::Setup)
        checks.must(
            R::R_NOT_IN_PLAY, id.isEmpty() || place != MercPlace::Roster, [&] { return QStringList{titleOf(state, id)}; });
}

// Gold changes hands, so a price is entered first.
QList<engine::Fault> unpriced(const State& state, const QStringList& cards)
{
    QList<engine::Fault> faults;
    for (const QString& id : cards)
        for (const engine::Blank& blank : blankPrice(state, id))
            faults += engine::Fault{blank.path, {}, engine::fill(tr("Not entered yet: %1."), {blank.what}),
                tr("Read it from the card and enter it first.")};
    return faults;
}

} // namespace

// --- the market (JA-338 … JA-341, JA-430 … JA-432)

void check(Checks& checks, const State& state, const Buy& a)
{
    if (!mustTrackTable(checks, state))
        return;
    between(checks, state);
    const Card& bought = card(state, a.card);
    const auto names = [&] { return QStringList{titleOf(state, a.card)}; };
    checks.must(R::R_MARKET, bought.place == Place::Market, names);
    const int price = bought.cost.value_or(0);
    checks.must(R::R_PRICE, engine::Truth(true, blankPrice(state, a.card)), names);
    checks
        .must(R::R_FUNDS, engine::Truth(state.funds >= price, blankPrice(state, a.card)),
            [&] {
                return QStringList{titleOf(state, a.card), number(price), number(state.funds), number(price - state.funds)};
            })
        .change([] { return QStringLiteral("funds"); }, price);
    lives(checks, state, a.to);
    if (!a.to.isEmpty())
        fitsSlot(checks, state, bought, mercenary(state, a.to), bought.kind == CardKind::Ally ? Place::Ally : Place::Inventory);
}

QList<engine::Fault> lacking(const State& state, const Buy& a) { return unpriced(state, {a.card}); }

void apply(Changes& changes, const State& before, const Buy& a)
{
    const Card& bought = card(before, a.card);
    funds(changes, -bought.cost.value_or(0));
    put(changes, a.card, a.to.isEmpty() ? Place::Storage : bought.kind == CardKind::Ally ? Place::Ally : Place::Inventory, a.to);
}

Message tell(const State& before, const Buy& a) { return say(QT_TR_NOOP("%1 is bought"), {titleOf(before, a.card)}); }

QList<engine::Fault> faultsIn(const State& state, const Sell& a)
{
    return namedTwice(state, QStringLiteral("sell.cards"), a.cards);
}

void check(Checks& checks, const State& state, const Sell& a)
{
    if (!mustTrackTable(checks, state))
        return;
    between(checks, state);
    checks.must(R::R_NOTHING_SOLD, !a.cards.isEmpty(), none);
    for (const QString& id : a.cards) {
        const Card& sold = card(state, id);
        checks.must(
            R::R_NOT_OWNED, sold.isHeld() || sold.place == Place::Storage, [&] { return QStringList{titleOf(state, id)}; });
        checks.must(R::R_PRICE, engine::Truth(true, blankPrice(state, id)), none);
    }
    const bool isRounded = proceedsOf(state, a.cards) != proceedsOf(asUsual(state, &Settings::sellRounding), a.cards);
    if (checks.isAllowed())
        checks.note(R::I_SELL).starIf(isRounded, "sell_rounding");
    checks.noteIf(checks.isAllowed() && hasAlly(state, a.cards), R::I_SELL_ALLY);
}

QList<engine::Fault> lacking(const State& state, const Sell& a) { return unpriced(state, a.cards); }

void apply(Changes& changes, const State& before, const Sell& a)
{
    funds(changes, proceedsOf(before, a.cards));
    for (const QString& id : a.cards) {
        for (const Card* upgrade : upgradesOf(changes.state, id))
            if (!a.cards.contains(upgrade->id)) // kept when its host goes
                put(changes, upgrade->id, Place::Storage);
        put(changes, id, card(before, id).deck == Deck::Aim ? Place::Market : Place::Discard);
        changes.tell(R::I_RETURNED, QT_TR_NOOP("%1 goes back to the deck of its back"), {changes.title(id)});
    }
}

Message tell(const State& before, const Sell& a)
{
    return say(QT_TR_NOOP("Sold: %1. Funds for it: %2"), {titles(before, a.cards), number(proceedsOf(before, a.cards))});
}

// --- storage and changes of the team (JA-049 … JA-051)

void check(Checks& checks, const State& state, const HandOver& a)
{
    const Card& given = card(state, a.card);
    const Mercenary& to = mercenary(state, a.to);
    const bool replacement = to.place == MercPlace::Waiting; // may draw on what is stored (JA-134)
    if (replacement) {
        notOver(checks, state);
    } else {
        checks.must(R::R_OVER, state.status == Status::Running, none);
        const R why = given.kind == CardKind::Ally ? R::R_ALLY_STAYS : given.isHeld() ? R::R_BETWEEN_TRADE : R::R_STORED;
        checks.must(why, state.phase == Phase::Campaign || state.phase == Phase::Setup, [&] {
            return QStringList{given.isHeld() && given.kind != CardKind::Ally ? nowText(state) : titleOf(state, a.card)};
        });
    }
    // Which gear it is stands in the scenario book alone: any card, of whatever deck (JA-061).
    const bool isGear =
        suppliesGear(state) && given.kind != CardKind::Income && (given.place == Place::Deck || given.place == Place::Market);
    checks.must(R::R_NOT_OWNED, given.isHeld() || given.place == Place::Storage || isGear,
        [&] { return QStringList{titleOf(state, a.card)}; });
    lives(checks, state, a.to);
    if (!a.to.isEmpty())
        fitsSlot(checks, state, given, to, a.place.value_or(given.kind == CardKind::Ally ? Place::Ally : Place::Inventory));
    checks.noteIf(checks.isAllowed(),
        replacement                                           ? R::I_FROM_STORAGE
            : given.kind == CardKind::Ally                    ? R::I_BETWEEN_TRADE_ALLY
            : state.phase == Phase::Setup                     ? R::I_BETWEEN_TRADE_SETUP
            : a.to.isEmpty() || given.place == Place::Storage ? R::I_BETWEEN_TRADE_STORED
                                                              : R::I_BETWEEN_TRADE);
}

void apply(Changes& changes, const State& before, const HandOver& a)
{
    put(changes, a.card,
        a.to.isEmpty() ? Place::Storage
                       : a.place.value_or(card(before, a.card).kind == CardKind::Ally ? Place::Ally : Place::Inventory),
        a.to);
    if (before.phase == Phase::Setup && !a.to.isEmpty())
        fill(changes, a.to);
}

Message tell(const State& before, const HandOver& a)
{
    return a.to.isEmpty() ? say(QT_TR_NOOP("%1 is stored"), {titleOf(before, a.card)})
                          : say(QT_TR_NOOP("%1 goes to %2"), {titleOf(before, a.card), titleOf(before, a.to)});
}

void check(Checks& checks, const State& state, const TradeMercenary& a)
{
    between(checks, state, R::R_BETWEEN_TRADE);
    checks.must(R::R_NOT_SELECTABLE,
        mercenary(state, a.who).place == MercPlace::Roster || mercenary(state, a.who).place == MercPlace::Team,
        [&] { return QStringList{titleOf(state, a.who)}; });
    checks.must(R::R_PLAYER, state.players.isEmpty() || state.players.contains(a.player), [&] {
        return QStringList{a.player.isEmpty() ? tr("who is not named") : a.player, state.players.join(QStringLiteral(", "))};
    });
    checks.noteIf(checks.isAllowed(), R::I_BETWEEN_TRADE);
}

void apply(Changes& changes, const State&, const TradeMercenary& a) { changes.mercenary(a.who)->player = a.player; }

Message tell(const State& before, const TradeMercenary& a)
{
    return a.player.isEmpty() ? say(QT_TR_NOOP("%1 belongs to nobody now"), {titleOf(before, a.who)})
                              : say(QT_TR_NOOP("%1 belongs to %2 now"), {titleOf(before, a.who), a.player});
}

void check(Checks& checks, const State& state, const SwapMercenary& a)
{
    between(checks, state, R::R_BETWEEN_TRADE);
    const Mercenary& from = mercenary(state, a.from);
    const Mercenary& to = mercenary(state, a.to);
    checks.must(R::R_NOT_IN_TEAM, from.place == MercPlace::Team, [&] { return QStringList{titleOf(state, a.from)}; });
    checks.must(
        R::R_NOT_FREE, to.place == MercPlace::Roster && a.from != a.to, [&] { return QStringList{titleOf(state, a.to)}; });
    checks.noteIf(checks.isAllowed(), R::I_SWAP);
}

void apply(Changes& changes, const State& before, const SwapMercenary& a)
{
    Mercenary* from = changes.mercenary(a.from);
    Mercenary* to = changes.mercenary(a.to);
    if (a.from == a.to)
        return;
    to->place = from->place;
    to->player = from->player;
    to->injury = std::max(to->injury, from->injury);
    from->place = MercPlace::Roster;
    from->injury = 0;
    QStringList moving;
    for (const Card* one : cardsOf(before, a.from))
        if (one->place != Place::Attached)
            moving += one->id;
    for (const QString& id : moving) {
        const Card moved = card(changes.state, id);
        Checks fits;
        fitsSlot(fits, changes.state, moved, mercenary(changes.state, a.to), moved.place);
        put(changes, id, fits.isAllowed() ? moved.place : Place::Storage, fits.isAllowed() ? a.to : QString());
    }
    fill(changes, a.to);
}

Message tell(const State& before, const SwapMercenary& a)
{
    return say(QT_TR_NOOP("%2 goes on for %1"), {titleOf(before, a.from), titleOf(before, a.to)});
}

// --- dice (JA-015 … JA-019)

void check(Checks& checks, const State& state, const EnterDie& a)
{
    const QString wrong = impossibleFaces(a.faces);
    const bool tooMany = std::ranges::any_of(a.faces, [](const Face& face) { return face.successes > 4; });
    const bool endless = !a.faces.isEmpty() && std::ranges::all_of(a.faces, [](const Face& face) { return face.expertise; });
    checks.must(R::R_FACES, a.faces.size() >= 2 && a.faces.size() <= 20, [&] { return QStringList{number(a.faces.size())}; });
    checks.must(R::R_FACE, !tooMany, none);
    checks.must(R::R_ENDLESS, !endless, none);
    if (a.colour == Colour::Blue)
        checks.must(R::R_BLUE, isHalf(a.faces), [&] {
            return QStringList{number(std::ranges::count_if(a.faces, [](const Face& face) { return face.successes > 0; })),
                number(a.faces.size())};
        });
    State after = state;
    for (DieFaces& die : after.dice)
        if (die.colour == a.colour && wrong.isEmpty())
            die.faces = a.faces;
    checks.should(R::W_COLOURS, isBetter(after), none);
}

void apply(Changes& changes, const State&, const EnterDie& a)
{
    if (!impossibleFaces(a.faces).isEmpty()) // no table can decide that a chain of dice ends
        return;
    changes.state.diceConfirmed = false;
    for (DieFaces& die : changes.state.dice)
        if (die.colour == a.colour) {
            die.faces = a.faces;
            die.owned = a.owned;
            return;
        }
    changes.state.dice += DieFaces{a.colour, a.faces, a.owned};
}

Message tell(const State&, const EnterDie& a)
{
    QStringList faces;
    for (const Face& face : a.faces)
        faces += face.written().toString();
    return say(QT_TR_NOOP("The faces of the %1 die: %2"),
        {shown(a.colour), faces.isEmpty() ? tr("none") : faces.join(QLatin1Char(' '))});
}

void check(Checks& checks, const State& state, const ConfirmDice&)
{
    checks.should(R::W_BLUE, isHalf(facesOf(state, Colour::Blue)), none);
    checks.should(R::W_COLOURS, isBetter(state), none);
}

void apply(Changes& changes, const State&, const ConfirmDice&) { changes.state.diceConfirmed = true; }

Message tell(const State&, const ConfirmDice&) { return say(QT_TR_NOOP("The faces are those of the real dice")); }

} // namespace jaggedalliance

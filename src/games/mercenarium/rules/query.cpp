// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/query.h"

#include "games/mercenarium/rules/board/contest.h"
#include "games/mercenarium/rules/lookahead/mixing.h"
#include "games/mercenarium/rules/reasons.h"

#include <algorithm>

namespace mercenarium {

namespace {

void strike(QList<Card>& from, const QList<Card>& cards)
{
    for (const Card card : cards)
        from.removeOne(card);
}

quint64 mixedAll(std::initializer_list<int> numbers)
{
    quint64 value = 0;
    for (const int number : numbers)
        value = mixed(value + quint64(number));
    return value;
}

} // namespace

// --- players and seats

const Player* player(const State& state, Seat seat) { return found(state.players, seat, &Player::id); }

Player* player(State& state, Seat seat) { return found(state.players, seat, &Player::id); }

QString nameOf(const State& state, Seat seat)
{
    const Player* who = player(state, seat);
    return who && !who->name.isEmpty() ? who->name : shown(seat);
}

Seat nextSeat(const State& state, Seat seat)
{
    for (Seat next = clockwise(seat); next != seat; next = clockwise(next))
        if (player(state, next))
            return next;
    return seat;
}

QString namesOfSeats(const State& state)
{
    QStringList names;
    for (const Player& who : state.players)
        names += shown(who.id);
    return names.isEmpty() ? tr("none") : names.join(QStringLiteral(", "));
}

bool isOrderKnown(const State& state)
{
    return !state.rolls.isEmpty() && std::ranges::none_of(state.rolls, [](const Roll& roll) { return roll.face == 0; });
}

// --- the board

bool isOnBoard(const State& state, Space space)
{
    return space.column >= 0 && space.row >= 0 && space.column < state.settings.boardWidth
        && space.row < state.settings.boardHeight;
}

QList<Space> spacesOf(const State& state)
{
    QList<Space> spaces;
    for (int row = 0; row < state.settings.boardHeight; ++row)
        for (int column = 0; column < state.settings.boardWidth; ++column)
            spaces += Space{column, row};
    return spaces;
}

Space houseOf(const State& state, Seat seat)
{
    const int width = state.settings.boardWidth, height = state.settings.boardHeight;
    switch (seat) {
    case Seat::South:
        return {width / 2, 0};
    case Seat::West:
        return {0, height / 2};
    case Seat::North:
        return {width / 2, height - 1};
    case Seat::East:
        return {width - 1, height / 2};
    }
    return {};
}

std::optional<Seat> houseAt(const State& state, Space space)
{
    for (const Player& who : state.players)
        if (houseOf(state, who.id) == space)
            return who.id;
    return std::nullopt;
}

const Placed* placed(const State& state, Card card) { return found(state.board, card, &Placed::id); }

const Placed* cardAt(const State& state, Space space) { return found(state.board, space, &Placed::at); }

QList<const Placed*> inPlay(const State& state, Seat owner)
{
    QList<const Placed*> cards;
    for (const Placed& card : state.board)
        if (card.owner == owner)
            cards += &card;
    return cards;
}

QList<const Placed*> enemiesOf(const State& state, Seat seat)
{
    QList<const Placed*> cards;
    for (const Placed& card : state.board)
        if (card.owner != seat)
            cards += &card;
    return cards;
}

QList<const Placed*> beside(const State& state, Space space)
{
    QList<const Placed*> cards;
    for (const Side side : sides)
        if (const Placed* card = cardAt(state, space.next(side)))
            cards += card;
    return cards;
}

QList<const Placed*> enemiesBeside(const State& state, const Placed& card)
{
    QList<const Placed*> cards = beside(state, card.at);
    cards.removeIf([&](const Placed* other) { return other->owner == card.owner; });
    return cards;
}

QList<Space> freeBeside(const State& state, Space space)
{
    QList<Space> spaces;
    for (const Side side : sides)
        if (const Space next = space.next(side); isOnBoard(state, next) && !cardAt(state, next))
            spaces += next;
    return spaces;
}

QList<const Placed*> basesFor(const State& state, Seat seat, Card card, Space at)
{
    QList<const Placed*> bases;
    for (const Placed* base : beside(state, at))
        if (base->owner == seat && fits(card, base->id))
            bases += base;
    return bases;
}

bool fitsBeside(const State& state, Seat seat, Card card)
{
    const bool ontoHouses = state.settings.fieldSummonOnEnemyHouse == OnOff::On;
    const auto isOpen = [&](Space space) { return ontoHouses || houseAt(state, space).value_or(seat) == seat; };
    return !card.isHymn() && std::ranges::any_of(inPlay(state, seat), [&](const Placed* base) {
        return (!card.isNamed() || fits(card, base->id)) && std::ranges::any_of(freeBeside(state, base->at), isOpen);
    });
}

Aura auraOf(const State& state, Card card)
{
    if (card.isLord())
        return {0, 0, 0, 0}; // ME-086
    const AuraLine* line = found(state.auras, card, &AuraLine::id);
    return line ? line->aura : Aura();
}

// --- hands and piles

QList<Card> unseenCards(const State& state)
{
    QList<Card> unseen;
    for (int code = 0; code < deckCards; ++code)
        unseen += Card{code};
    for (const Placed& card : state.board)
        unseen.removeOne(card.id);
    for (const Player& who : state.players)
        for (const QList<Card>* pile : {&who.hand, &who.faceDown, &who.faceUp})
            strike(unseen, *pile);
    strike(unseen, state.discard);
    return unseen;
}

QList<Card> unseenHymns(const State& state)
{
    QList<Card> unseen;
    if (state.settings.hymns == OnOff::Off)
        return unseen;
    for (int numeral = 1; numeral <= hymnCards; ++numeral)
        unseen += Card::hymn(numeral);
    for (const Player& who : state.players) {
        for (const Held& held : who.hymns)
            unseen.removeOne(held.id);
        strike(unseen, who.hand);
    }
    strike(unseen, state.discard);
    if (state.song)
        unseen.removeOne(state.song->hymn);
    return unseen;
}

bool liesOpenly(const State& state, Card card)
{
    if (!card.isNamed())
        return false;
    return placed(state, card) || state.discard.contains(card) || std::ranges::any_of(state.players, [&](const Player& who) {
        return who.faceDown.contains(card) || who.faceUp.contains(card)
            || std::ranges::any_of(who.hymns, [&](const Held& held) { return held.faceUp && held.id == card; });
    });
}

bool holds(const State& state, const Player& who, Card card)
{
    return card.isNamed() && (who.hand.contains(card) || (who.hand.contains(unnamed) && unseenCards(state).contains(card)));
}

bool holdsHymn(const State& state, const Player& who, Card hymn)
{
    const auto has = [&](Card id) { return std::ranges::any_of(who.hymns, [&](const Held& held) { return held.id == id; }); };
    const bool mayBeUnknown = has(unnamed) || (state.singularity && who.hand.contains(unnamed));
    return has(hymn) || (hymn.isHymn() && mayBeUnknown && unseenHymns(state).contains(hymn));
}

int surplusCards(const State& state, const Player& who)
{
    return state.singularity ? 0 : std::max(0, int(who.hand.size()) - mostInHand);
}

int surplusHymns(const State& state, const Player& who)
{
    return state.singularity ? 0 : std::max(0, int(who.hymns.size()) - mostHymns);
}

int cardsInGame(const State& state) { return deckCards + (state.settings.hymns == OnOff::On ? hymnCards : 0); }

QList<Card> returningHymns(const State& state)
{
    QList<Card> hymns;
    if (state.hymnal == 0 && !state.singularity && playsOther(state, Unclear::AM_36))
        std::ranges::copy_if(state.discard, std::back_inserter(hymns), &Card::isHymn);
    return hymns;
}

QList<Card> drawPile(const State& state)
{
    // Where hands are counts, any card that nobody has seen may come next.
    return state.singularity ? unseenCards(state) + unseenHymns(state) : unseenCards(state);
}

// --- dice

namespace {

QStringList facesOr(const QStringList& typed, const char* special)
{
    QStringList faces = typed;
    for (int face = 1; typed.isEmpty() && face <= orderSides; ++face)
        faces += face < orderSides ? number(face) : tr(special);
    return faces;
}

} // namespace

QStringList foolFaces(const State& state) { return facesOr(state.settings.foolFaces, QT_TR_NOOP("sphere")); }

QStringList foxFaces(const State& state) { return facesOr(state.settings.foxFaces, QT_TR_NOOP("seed of life")); }

std::optional<int> numberOn(const QStringList& faces, int face)
{
    bool isNumber = false;
    const int value = faces.value(face - 1).toInt(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

// --- the turn

Seat actor(const State& state, const std::optional<Seat>& named) { return named.value_or(state.current); }

int turnStart(const State& state, Seat seat)
{
    const Player* who = player(state, seat);
    return seat == state.current || !who ? state.turn : who->lastTurn;
}

bool wasThere(const State& state, Seat seat, int since) { return since == 0 || since < turnStart(state, seat); }

QList<Deed> possibleDeeds(const State& state, Seat seat)
{
    QList<Deed> deeds;
    const Player* who = player(state, seat);
    if (!who || state.step != Step::Play)
        return deeds;
    const QList<const Placed*> own = inPlay(state, seat);
    const auto fitsSomewhere = [&](Card card) { return fitsBeside(state, seat, card); };
    if (!who->hand.isEmpty() && (!cardAt(state, houseOf(state, seat)) || std::ranges::any_of(who->hand, fitsSomewhere)))
        deeds += Deed::Summon;
    const auto ready = [&](const Placed* card) { return wasThere(state, seat, card->since); };
    if (std::ranges::any_of(own, [&](const Placed* card) { return ready(card) && !freeBeside(state, card->at).isEmpty(); }))
        deeds += Deed::Move;
    const auto attacks = [&](const Placed* card) {
        return ready(card) && std::ranges::any_of(enemiesBeside(state, *card), [&](const Placed* other) {
            return takes(encounter(state, *card, *other));
        });
    };
    if (std::ranges::any_of(own, attacks))
        deeds += Deed::Capture;
    if (mayPay(state, *who) && !buyable(state, seat).isEmpty())
        deeds += Deed::Buy;
    const bool withHymns = state.settings.hymns == OnOff::On;
    const bool mayHoldOne = state.singularity && who->hand.contains(unnamed);
    if (withHymns
        && (mayHoldOne || std::ranges::any_of(who->hymns, [&](const Held& held) { return wasThere(state, seat, held.since); })))
        deeds += Deed::Sing;
    const bool high = std::ranges::any_of(who->hand, [](Card card) { return !card.isNamed() || card.value() >= 10; });
    const bool offers = !who->faceDown.isEmpty() || (who->hymns.isEmpty() ? high || who->hand.size() >= 2 : !who->hand.isEmpty());
    if (withHymns && !state.singularity && (state.hymnal > 0 || !returningHymns(state).isEmpty())
        && who->hymns.size() <= mostHymns && offers)
        deeds += Deed::Learn;
    if (state.deck > 0)
        deeds += Deed::Draw;
    return deeds;
}

// --- Limbo and repetition

bool isInLimbo(const State& state, Seat seat)
{
    if (!tracksBoard(state) || !player(state, seat) || !inPlay(state, seat).isEmpty())
        return false;
    const Placed* there = cardAt(state, houseOf(state, seat));
    return there && (state.settings.limboBy == LimboBy::AnyPresence || there->came == Came::Moved);
}

bool isCaptured(const State& state, Card card)
{
    return std::ranges::any_of(
        state.players, [card](const Player& who) { return card.isNamed() && (who.faceDown + who.faceUp).contains(card); });
}

QList<Card> unboundMercenaries(const State& state)
{
    QList<Card> cards = unseenCards(state);
    cards.removeIf([&](Card card) { return !card.isMercenary() || found(state.bound, card, &Bound::id); });
    return cards;
}

bool mayPay(const State& state, const Player& who) { return !who.faceDown.isEmpty() || buysFree(state, who.id); }

bool buysFree(const State& state, Seat seat) { return playsOther(state, Unclear::AM_39) && isInLimbo(state, seat); }

QList<const Placed*> buyable(const State& state, Seat seat)
{
    QList<const Placed*> cards;
    for (const Placed* card : enemiesOf(state, seat))
        if (card->id.isMercenary() && !card->contract)
            cards += card;
    return cards;
}

QString positionKey(const State& state)
{
    quint64 sum = 0; // cards may stand in any order
    for (const Placed& card : state.board)
        sum += mixedAll({card.id.code, card.at.column, card.at.row, int(card.owner)});
    for (const Player& who : state.players)
        sum += mixedAll({deckCards + int(who.id), int(who.hand.size()), int(who.hymns.size()), int(who.faceDown.size()),
            int(who.faceUp.size())});
    return QString::number(sum + mixedAll({-1, int(state.current)}), 16);
}

int timesSeen(const State& state)
{
    if (!tracksBoard(state))
        return 1;
    const Repeated* one = found(state.repeated, positionKey(state), &Repeated::id);
    return one ? one->times : 1;
}

int timesNeeded(const State& state) { return state.settings.stalemateCount == StalemateCount::Third ? 3 : 4; }

QString listed(const QList<Space>& spaces)
{
    QStringList texts;
    for (const Space space : spaces)
        texts += space.text();
    return texts.isEmpty() ? tr("none") : texts.join(QStringLiteral(", "));
}

} // namespace mercenarium

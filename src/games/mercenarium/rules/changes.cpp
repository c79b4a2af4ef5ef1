// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/changes.h"

#include <algorithm>

namespace mercenarium {

namespace {

// A position is remembered as it stands before the first action that leaves it.
void remember(State& state)
{
    const QString key = positionKey(state);
    if (tracksBoard(state) && state.step == Step::Play && !state.song && !found(state.repeated, key, &Repeated::id))
        state.repeated += Repeated{key, 1};
}

// A card that nobody named, otherwise the last: the names told too many.
bool loseOne(QList<Card>& cards)
{
    if (cards.isEmpty())
        return false;
    if (!cards.removeOne(unnamed))
        cards.removeLast();
    return true;
}

} // namespace

Changes::Changes(const State& before)
    : ChangesOf(before)
    , m_boundBefore(before.bound)
{
    remember(state);
    for (Player& who : state.players)
        if (who.limboSince < 0 && isInLimbo(state, who.id))
            who.limboSince = state.turn - 1; // before this turn, as the cards lie
    if (Player* who = player(state, state.current); who && state.step == Step::Play)
        who->lastTurn = state.turn;
}

// --- cards

// How many cards a hand holds is for everybody to see: a card that turns up elsewhere was no card of it, but some card is.
void Changes::take(Card card)
{
    if (!card.isNamed())
        return;
    state.board.removeIf([&](const Placed& one) { return one.id == card; });
    state.discard.removeAll(card);
    for (Player& who : state.players) {
        for (QList<Card>* pile : {&who.faceDown, &who.faceUp})
            pile->removeAll(card);
        std::ranges::replace(who.hand, card, unnamed);
        who.hymns.removeIf([&](const Held& held) { return held.faceUp && held.id == card; });
        if (Held* held = found(who.hymns, card, &Held::id))
            held->id = unnamed;
    }
}

void Changes::discard(Card card)
{
    if (!state.song || state.song->hymn != card)
        state.discard += withoutKind(card);
}

void Changes::takeFromHand(Seat seat, Card card)
{
    Player* who = player(state, seat);
    if (who && !liesOpenly(state, card) && !who->hand.removeOne(card))
        loseOne(who->hand);
    take(card);
}

bool Changes::takeHymn(Seat seat, Card hymn)
{
    Player* who = player(state, seat);
    if (!who)
        return false;
    QList<Held>& hymns = who->hymns;
    const auto takeFaceUp = [&](Card id) {
        const auto it = std::ranges::find_if(hymns, [&](const Held& held) { return held.faceUp && held.id == id; });
        if (it == hymns.end())
            return false;
        hymns.erase(it);
        return true;
    };
    if (hymn.isNamed() && takeFaceUp(hymn))
        return true;
    if (liesOpenly(state, hymn))
        return false;
    // Nobody else sees which of several goes: the first place falls free, and the others move up.
    QList<Card> left;
    for (const Held& held : hymns)
        if (!held.faceUp)
            left += held.id;
    if (left.isEmpty())
        return takeFaceUp(unnamed) || (state.singularity && loseOne(who->hand)); // drawn unseen from the one deck
    if (!left.removeOne(hymn))
        loseOne(left);
    hymns.removeAt(std::ranges::find(hymns, false, &Held::faceUp) - hymns.begin());
    for (Held& held : hymns)
        if (!held.faceUp)
            held.id = left.takeFirst();
    return true;
}

void Changes::summon(Card card, Space at, Seat owner, bool contract)
{
    take(card);
    if (card.isOfDeck() && makeRoom(at))
        state.board += Placed{
            card, at, owner, contract && card.isMercenary() ? std::optional(owner) : std::nullopt, state.turn, Came::Summoned};
    else
        discard(card);
}

void Changes::move(Card card, Space to)
{
    const Placed* there = cardAt(state, to);
    const bool isRoom = (there && there->id == card) || makeRoom(to);
    Placed* one = onBoard(card);
    if (!one)
        return;
    if (isRoom) {
        one->at = to;
        one->came = Came::Moved;
    } else {
        take(card);
        discard(card);
    }
}

// One card a space, on the board: where a table decides otherwise, what loses its place is discarded.
bool Changes::makeRoom(Space at)
{
    if (const Placed* there = cardAt(state, at)) {
        const Card gone = there->id;
        take(gone);
        discard(gone);
    }
    return isOnBoard(state, at);
}

void Changes::draw(Seat seat, Card card)
{
    Player* who = player(state, seat);
    if (!who || state.deck < 1)
        return;
    --state.deck;
    state.repeated.clear(); // the deck never grows back
    take(card);
    if (card.isHymn() || card == unnamedHymn)
        who->hymns += Held{withoutKind(card), false, state.turn};
    else
        who->hand += card;
}

void Changes::capture(Card card, Seat captor)
{
    take(card);
    release(card);
    Player* who = player(state, captor);
    if (card.isHymn()) // it lies in no pile of captures, whatever a table decides
        discard(card);
    else if (who)
        who->faceDown += card;
}

void Changes::flip(Seat seat, std::optional<Card> which)
{
    Player* who = player(state, seat);
    if (!who || who->faceDown.isEmpty())
        return;
    const auto at = which ? who->faceDown.indexOf(*which) : 0;
    who->faceUp += who->faceDown.takeAt(std::max<qsizetype>(at, 0));
}

void Changes::bind(Card card, Seat seat)
{
    release(card);
    if (!card.isMercenary())
        return;
    state.bound += Bound{card, seat};
    tell(R::I_UNDER_CONTRACT, QT_TRANSLATE_NOOP("mercenarium", "%1 is under contract until the next turn of %2"),
        {shown(card), name(seat)});
}

void Changes::release(Card card)
{
    state.bound.removeIf([card](const Bound& one) { return one.id == card; });
}

Placed* Changes::onBoard(Card card) { return found(state.board, card, &Placed::id); }

void Changes::turnTo(Card card, Seat owner, bool contract)
{
    Placed* one = onBoard(card);
    if (!one || one->owner == owner)
        return;
    one->owner = owner;
    one->since = state.turn;
    one->came = Came::Turned;
    one->contract = contract && card.isMercenary() ? std::optional(owner) : std::nullopt;
}

// --- after an action

void Changes::end(Ending ending, std::optional<Seat> winner)
{
    state.step = Step::Over;
    state.ending = ending;
    state.winner = winner;
    state.song.reset();
}

void Changes::lookForSingularity()
{
    if (state.deck > 0)
        return;
    if (state.singularity) {
        tell(R::I_UNIVERSAL);
        end(Ending::UniversalStalemate, {});
        return;
    }
    // Everything that is neither in play nor captured nor in a hand (ME-143).
    qsizetype elsewhere = state.board.size() + (state.song ? 1 : 0);
    for (Player& who : state.players) {
        if (playsOther(state, Unclear::AM_35))
            who.faceUp.clear();
        elsewhere += who.hand.size() + who.hymns.size() + who.captures();
    }
    state.singularity = true;
    state.deck = std::max(0, cardsInGame(state) - int(elsewhere));
    state.hymnal = 0;
    state.discard.clear();
    tell(R::I_SINGULARITY, QT_TRANSLATE_NOOP("mercenarium", "Singularity: everything left is one deck, cards: %1"),
        {number(state.deck)});
    if (state.deck == 0) {
        tell(R::I_UNIVERSAL);
        end(Ending::UniversalStalemate, {});
    }
}

void Changes::lookForLimbo()
{
    int inLimbo = 0;
    const Player* free = nullptr;
    for (Player& who : state.players) {
        const bool is = isInLimbo(state, who.id);
        inLimbo += is;
        if (!is)
            free = &who;
        if (is && who.limboSince < 0) {
            who.limboSince = state.turn;
            if (state.step == Step::Over)
                continue;
            tell(R::I_LIMBO, QT_TRANSLATE_NOOP("mercenarium", "%1 is in Limbo"), {name(who.id)});
            tell(state.players.size() == 2 ? R::I_LIMBO_TURN : R::I_LIMBO_LASTS);
            if (state.players.size() == 2 && who.id == state.current)
                tell(R::I_LIMBO_OWN);
        } else if (!is && who.limboSince >= 0) {
            who.limboSince = -1;
            if (state.step == Step::Over)
                continue;
            tell(R::I_LIMBO_ENDED, QT_TRANSLATE_NOOP("mercenarium", "%1 is out of Limbo"), {name(who.id)});
        }
    }
    if (state.step != Step::Over && state.players.size() > 2 && free && inLimbo == int(state.players.size()) - 1
        && !inPlay(state, free->id).isEmpty()) {
        tell(R::I_ELIMINATED, QT_TRANSLATE_NOOP("mercenarium", "All others are in Limbo: %1 wins"), {name(free->id)});
        end(Ending::Elimination, free->id);
    }
}

void Changes::settle()
{
    if (state.step != Step::Play)
        return;
    for (const Player& who : state.players)
        if (who.captures() >= capturesToWin) {
            tell(R::I_WON, QT_TRANSLATE_NOOP("mercenarium", "%1 has %2 captures and wins"),
                {name(who.id), number(who.captures())});
            end(Ending::Captures, who.id);
            return lookForLimbo(); // untold: nobody comes out of it, or is lost by it, any more
        }
    if (!tracksBoard(state))
        return;
    lookForLimbo();
    if (state.step == Step::Play)
        lookForSingularity();
}

void Changes::loseIfStillInLimbo(Seat seat)
{
    const Player* who = player(state, seat);
    if (state.players.size() != 2 || !who || who->limboSince < 0 || who->limboSince >= state.turn)
        return;
    tell(R::I_LIMBO_LOST, QT_TRANSLATE_NOOP("mercenarium", "%1 did not get out of Limbo: %2 wins"),
        {name(seat), name(nextSeat(state, seat))});
    end(Ending::Limbo, nextSeat(state, seat));
}

void Changes::endTurn(Seat of)
{
    settle();
    if (state.step != Step::Play || state.song || state.current != of)
        return;
    loseIfStillInLimbo(of);
    if (state.step == Step::Play)
        passTurn();
}

void Changes::passTurn()
{
    const bool afterwards = playsOther(state, Unclear::AM_17);
    if (afterwards) // with the turn in which it could be used
        endContracts(state.current, m_boundBefore);
    state.current = nextSeat(state, state.current);
    ++state.turn;
    if (Player* who = player(state, state.current))
        who->lastTurn = state.turn;
    if (!afterwards)
        endContracts(state.current, state.bound);
    if (!tracksBoard(state))
        return;
    countPosition();
    if (state.step == Step::Play)
        announceLimbo();
}

// Of those that this player made before the present turn; bound: where the board is not kept.
void Changes::endContracts(Seat of, const QList<Bound>& bound)
{
    const auto tellEnd = [&](Card card) {
        tell(R::I_CONTRACT_ENDED, QT_TRANSLATE_NOOP("mercenarium", "The contract of %1 ends"), {shown(card)});
    };
    for (Placed& card : state.board)
        if (card.contract == of && card.since < state.turn) {
            card.contract.reset();
            if (playsOther(state, Unclear::AM_32) && card.came == Came::Turned)
                card.since = state.turn; // it waits this turn, too
            tellEnd(card.id);
        }
    for (const Bound& one : QList(bound))
        if (one.seat == of && found(state.bound, one.id, &Bound::id)) {
            release(one.id);
            tellEnd(one.id);
        }
}

// What the player whose turn begins has left to get out with (ME-134, AM-38, AM-39).
void Changes::announceLimbo()
{
    const Player* who = player(state, state.current);
    if (state.players.size() != 2 || !who || who->limboSince < 0 || state.settings.limboEarlyEnd == Announce::Off)
        return;
    const bool hasWay = mayPay(state, *who) && !buyable(state, who->id).isEmpty();
    const bool hasHymn = !who->hymns.isEmpty() || (state.singularity && who->hand.contains(unnamed));
    const bool eitherIsOut = playsOther(state, Unclear::AM_38);
    if (hasWay && (hasHymn || !eitherIsOut))
        return;
    if (hasHymn && !eitherIsOut)
        return tell(R::I_LIMBO_HYMN);
    tell(R::I_NO_WAY_OUT, QT_TRANSLATE_NOOP("mercenarium", "%1 has no way out of Limbo"), {name(who->id)});
    // A hand that only its owner knows may hold a hymn: that there is none is theirs to say.
    if (state.settings.limboEarlyEnd == Announce::Auto && !(state.singularity && !who->hand.isEmpty())) {
        tell(R::I_LIMBO_LOST);
        end(Ending::Limbo, nextSeat(state, who->id));
    }
}

void Changes::countPosition()
{
    const QString key = positionKey(state);
    Repeated* one = found(state.repeated, key, &Repeated::id);
    if (!one) {
        state.repeated += Repeated{key, 1};
        return;
    }
    if (++one->times < timesNeeded(state) || state.settings.stalemateAuto == Announce::Off)
        return;
    tell(R::I_REPEATED, QT_TRANSLATE_NOOP("mercenarium", "The same position for time %1: a draw may be declared"),
        {number(one->times)});
    if (state.settings.stalemateAuto == Announce::Auto) {
        tell(R::I_STALEMATE);
        end(Ending::Stalemate, {});
    }
}

} // namespace mercenarium

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Buying enemy Mercenaries.
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

namespace {

// It lies on a board that is not kept: whose it is, the table sees.
void mustBeForSale(Checks& checks, const State& state, Card card, Seat seat)
{
    const QString choice = listed(unboundMercenaries(state));
    checks.must(R::E_BUY_ABSENT, !isCaptured(state, card), [&] { return QStringList{shown(card), choice}; });
    checks.must(card.isLord() ? R::E_BUY_LORD : R::E_BUY_CLASS, card.isMercenary(), [&] {
        return QStringList{shown(card), choice};
    });
    const Bound* bound = found(state.bound, card, &Bound::id);
    checks.must(R::E_BUY_OWN, !bound || bound->seat != seat, [&] {
        return QStringList{shown(card), nameOf(state, seat), choice};
    });
    checks.must(R::E_CONTRACT, !bound || bound->seat == seat, [&] {
        return QStringList{shown(card), nameOf(state, bound->seat)};
    });
}

} // namespace

QList<Fault> lacking(const State&, const Buy& a) { return unnamedMercenary("buy.card", a.card); }

QList<Fault> wrongIn(const State& state, const Buy& a)
{
    return a.card.isNamed() || !tracksBoard(state) ? QList<Fault>()
                                                   : QList<Fault>{mustName("buy.card", "The Mercenary has a name.")};
}

void check(Checks& checks, const State& state, const Buy& a)
{
    const Seat seat = actor(state, a.player);
    const Player* who = player(state, seat);
    mayAct(checks, state, seat);
    const auto name = [&] { return QStringList{nameOf(state, seat)}; };
    if (who) {
        const bool isSpent = who->faceDown.isEmpty() && !who->faceUp.isEmpty();
        checks.must(isSpent ? R::E_SPENT : R::E_NO_CAPTURE, mayPay(state, *who), name)
            .starIf(who->faceDown.isEmpty() && buysFree(state, seat), markOf(Unclear::AM_39));
        if (a.capture && !who->faceDown.isEmpty())
            checks.must(R::E_NOT_FACE_DOWN, who->faceDown.contains(*a.capture), [&] {
                return QStringList{shown(*a.capture), nameOf(state, seat), listed(who->faceDown)};
            });
    }
    if (!tracksBoard(state)) {
        if (a.card.isNamed())
            mustBeForSale(checks, state, a.card, seat);
        return;
    }
    const auto choice = [&] { return listed(buyable(state, seat)); };
    const Placed* card = placed(state, a.card);
    checks.must(R::E_BUY_ABSENT, card != nullptr, [&] { return QStringList{shown(a.card), choice()}; });
    if (a.card.isLord())
        checks.must(R::E_BUY_LORD, false, [&] { return QStringList{shown(a.card), choice()}; });
    else
        checks.must(R::E_BUY_CLASS, a.card.isMercenary(), [&] { return QStringList{shown(a.card), choice()}; });
    if (!card)
        return;
    checks.must(R::E_BUY_OWN, card->owner != seat, [&] { return QStringList{shown(a.card), nameOf(state, seat), choice()}; });
    checks.must(R::E_CONTRACT, !card->contract || card->owner == seat, [&] {
        return QStringList{shown(a.card), nameOf(state, *card->contract)};
    });
    checks.change([&] { return QStringLiteral("board.") + a.card.text() + QStringLiteral(".contract"); }, QJsonValue::Null);
    if (checks.isAllowed() && isDelicate(state))
        foresee(checks, state, apply(state, a).state, seat);
}

void apply(Changes& changes, const State& before, const Buy& a)
{
    const Seat seat = actor(before, a.player);
    if (!buysFree(before, seat))
        changes.flip(seat, a.capture);
    changes.tell(R::I_BOUGHT);
    if (!tracksBoard(before)) {
        changes.bind(a.card, seat);
        changes.endTurn(seat);
        return;
    }
    changes.turnTo(a.card, seat, true);
    changes.tell(
        R::I_UNDER_CONTRACT, QT_TR_NOOP("%1 is under contract until the next turn of %2"), {shown(a.card), changes.name(seat)});
    changes.state.repeated.clear(); // a spent capture never turns down again
    changes.endTurn(seat);
}

Message tell(const State& before, const Buy& a)
{
    if (!tracksBoard(before))
        return say(QT_TR_NOOP("%1 spends a capture and buys %2"),
            {nameOf(before, actor(before, a.player)), a.card.isNamed() ? shown(a.card) : tr("a Mercenary")});
    const Placed* card = placed(before, a.card);
    const Seat seat = actor(before, a.player);
    return say(buysFree(before, seat) ? QT_TR_NOOP("%1 buys %2 on %3 out of Limbo, for nothing")
                                      : QT_TR_NOOP("%1 spends a capture and buys %2 on %3"),
        {nameOf(before, seat), shown(a.card), card ? card->at.text() : mercenarium::tr("no space")});
}

} // namespace mercenarium

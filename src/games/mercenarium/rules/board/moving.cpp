// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Moving, and capturing by aura and by alchemy.
#include "games/mercenarium/rules/board/contest.h"
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>
#include <tuple>

namespace mercenarium {

namespace {

bool isDeadlocked(const State& state, const Placed& card)
{
    return std::ranges::any_of(enemiesBeside(state, card),
        [&](const Placed* other) { return encounter(state, card, *other).result == Contest::Deadlock; });
}

// Dots that are not on the sheet yet; others where the table takes its own count over.
void remember(State& state, Card card, Side edge, std::optional<int> dots)
{
    if (!dots || *dots > mostDots || card.isLord())
        return;
    if (state.settings.countedDots == CountedDots::Sheet && auraOf(state, card).at(edge) >= 0)
        return;
    [[maybe_unused]] constexpr const char* shown = QT_TRANSLATE_NOOP("name", "Counted at the table");
    if (!found(state.auras, card, &AuraLine::id))
        state.auras += AuraLine{card, {}, QStringLiteral("counted at the table")}; // kept: the same in every language
    found(state.auras, card, &AuraLine::id)->aura.at(edge) = *dots;
}

// Which of two counts decides, the table says where the book does not (p. Capturing).
std::optional<int> counted(const State& state, Card card, Side edge, std::optional<int> dots)
{
    const int sheet = auraOf(state, card).at(edge);
    return state.settings.countedDots == CountedDots::Sheet && sheet >= 0 ? std::optional(sheet) : dots;
}

Encounter met(const State& state, const Placed& card, const Placed& target, const Capture& a)
{
    const Encounter bySheet = encounter(state, card, target);
    return encounter(state, card, target, counted(state, card.id, bySheet.myEdge, a.mine),
        counted(state, target.id, bySheet.theirEdge, a.theirs));
}

QString touchingEnemies(const State& state, Seat seat, const Placed& card)
{
    QList<const Placed*> enemies;
    for (const Placed* other : beside(state, card.at))
        if (other->owner != seat)
            enemies += other;
    return listed(enemies);
}

QString byTheWheel(const Encounter& one, Suit mine, Suit theirs)
{
    const QStringList both{shown(mine), shown(theirs)};
    switch (one.result) {
    case Contest::Annihilation:
        return engine::fill(tr("%1 and %2 are opposite"), both);
    case Contest::Deadlock:
        return engine::fill(tr("both are %1"), both);
    case Contest::Consumed:
        return engine::fill(tr("%2 consume %1"), both);
    default:
        return engine::fill(tr("%1 consume %2"), both);
    }
}

// What decided it: a Lord, a tie and the wheel, or the dots that met; empty while they are not known.
QString making(const Encounter& one, Card card, Card target)
{
    if (one.lord)
        return engine::fill(tr("a Lord: %1"), {byTheWheel(one, card.suit(), target.suit())});
    if (one.mine < 0 || one.theirs < 0)
        return {};
    if (one.mine == one.theirs)
        return engine::fill(tr("a tie at dots %1: %2"), {number(one.mine), byTheWheel(one, card.suit(), target.suit())});
    return engine::fill(tr("dots: %1 against %2"), {number(one.mine), number(one.theirs)});
}

void tellCaptures(Changes& changes, Seat seat)
{
    if (const Player* who = player(changes.state, seat))
        changes.tell(R::I_CAPTURED, QT_TR_NOOP("%1 has %2 of 5 captures"), {changes.name(seat), number(who->captures())});
}

} // namespace

// --- moving

QList<Fault> wrongIn(const State&, const Move& a)
{
    return a.card.isNamed() ? QList<Fault>() : QList<Fault>{mustName("move.card", "The card that moves has a name.")};
}

void check(Checks& checks, const State& state, const Move& a)
{
    if (!mustTrackBoard(checks, state))
        return;
    const Seat seat = actor(state, a.player);
    mayAct(checks, state, seat);
    mayMove(checks, state, seat, a.card);
    mustBeOnBoard(checks, state, a.to);
    const Placed* card = placed(state, a.card);
    if (!card)
        return;
    const bool isDiagonal = onlyCornersTouch(card->at, a.to);
    const auto open = [&] { return listed(freeBeside(state, card->at)); };
    checks.must(R::E_DIAGONAL, !isDiagonal, [&] { return QStringList{card->at.text(), a.to.text(), open()}; });
    if (!isDiagonal)
        checks.must(R::E_STEP, steps(card->at, a.to) == 1, [&] { return QStringList{card->at.text(), a.to.text(), open()}; });
    const Placed* there = cardAt(state, a.to);
    const bool isEnemy = there && there->owner != seat;
    checks.must(R::E_OWN_THERE, !there || isEnemy, [&] { return QStringList{shown(there->id), a.to.text()}; });
    checks.must(R::E_ENEMY_THERE, !isEnemy, [&] { return QStringList{shown(there->id), a.to.text()}; });
    if (checks.isAllowed())
        checks.note(R::I_MOVED).noteIf(isDeadlocked(state, *card), R::I_DEADLOCK_MOVES);
    if (checks.isAllowed() && isDelicate(state))
        foresee(checks, state, apply(state, a).state, seat);
}

void apply(Changes& changes, const State& before, const Move& a)
{
    changes.move(a.card, a.to);
    changes.endTurn(actor(before, a.player));
}

Message tell(const State& before, const Move& a)
{
    const Placed* card = placed(before, a.card);
    return say(QT_TR_NOOP("%1 moves %2 from %3 to %4"),
        {nameOf(before, actor(before, a.player)), shown(a.card), card ? card->at.text() : tr("off the board"), a.to.text()});
}

// --- capturing

QList<Fault> wrongIn(const State& state, const Capture& a)
{
    QList<Fault> faults;
    if (!tracksBoard(state)) { // whoever wants to may name them
        for (const auto& [place, card] : {std::pair("capture.card", a.card), std::pair("capture.target", a.target)})
            if (card.isHymn())
                faults += Fault{QLatin1String(place), card.text(), tr("A hymn does not lie on the board."),
                    tr("Name a card of the deck, or none.")};
        return faults;
    }
    if (!a.card.isNamed())
        faults += mustName("capture.card", "The card that attacks has a name.");
    if (!a.target.isNamed())
        faults += mustName("capture.target", "The card that is attacked has a name.");
    return faults;
}

// Of edges that touch: where none do, what refuses it says so, and nobody counts dots. Whoever goes on without them saw it on the
// table.
Blanks askedFirst(const State& state, const Capture& a)
{
    Blanks blanks;
    const Placed* card = placed(state, a.card);
    const Placed* target = placed(state, a.target);
    if (!card || !target || target->owner == card->owner || steps(card->at, target->at) != 1)
        return blanks;
    const Encounter one = met(state, *card, *target, a);
    for (const auto& [field, whose, edge, dots] : {std::tuple("capture.mine", a.card, one.myEdge, one.mine),
             std::tuple("capture.theirs", a.target, one.theirEdge, one.theirs)})
        if (!one.lord && dots < 0)
            blanks += engine::Blank{QLatin1String(field), blankDots(state, whose, edge).first().what};
    return blanks;
}

namespace {

// Where the board is not kept the cards touch as the table says: what is named and counted decides.
Encounter unseen(const State& state, const Capture& a)
{
    constexpr int notCounted = -1;
    Placed card, target;
    card.id = a.card;
    target.id = a.target;
    card.at = {0, 0};
    target.at = card.at.next(Side::North);
    target.owner = Seat::North;
    return a.card.isNamed() && a.target.isNamed()
        ? encounter(state, card, target, a.mine.value_or(notCounted), a.theirs.value_or(notCounted))
        : Encounter();
}

void checkUnseen(Checks& checks, const State& state, const Capture& a)
{
    for (const Card card : {a.card, a.target})
        checks.must(R::E_TARGET_ABSENT, !isCaptured(state, card), [&] {
            return QStringList{shown(card), tr("a card on the board")};
        });
    const Encounter one = unseen(state, a);
    for (const auto& [dots, edge] : {std::pair(a.mine, one.myEdge), std::pair(a.theirs, one.theirEdge)})
        if (dots)
            checks.must(R::E_MOST_DOTS, *dots <= mostDots, [&] { return QStringList{number(*dots), shown(edge)}; });
    Placed card, target;
    card.id = a.card;
    target.id = a.target;
    if (one.result != Contest::Unknown)
        mustWin(checks, state, card, target, one);
}

} // namespace

void check(Checks& checks, const State& state, const Capture& a)
{
    const Seat seat = actor(state, a.player);
    mayAct(checks, state, seat);
    if (!tracksBoard(state)) {
        checkUnseen(checks, state, a);
        return;
    }
    mayMove(checks, state, seat, a.card);
    const Placed* target = placed(state, a.target);
    checks.must(R::E_TARGET_ABSENT, target != nullptr, [&] {
        return QStringList{shown(a.target), listed(enemiesOf(state, seat))};
    });
    const Placed* card = placed(state, a.card);
    if (!card || !target)
        return;
    checks.must(R::E_TARGET_OWN, target->owner != seat, [&] {
        return QStringList{shown(a.target), nameOf(state, seat), listed(enemiesOf(state, seat))};
    });
    if (playsOther(state, Unclear::AM_16))
        checks
            .must(R::E_CONTRACT_FORCE, !target->contract,
                [&] {
                    return QStringList{shown(a.target), nameOf(state, *target->contract)};
                })
            .star(markOf(Unclear::AM_16));
    const bool touch = steps(card->at, target->at) == 1;
    checks.must(R::E_APART, touch, [&] {
        return QStringList{shown(a.card), shown(a.target), touchingEnemies(state, seat, *card)};
    });
    if (touch && target->owner != card->owner) {
        const Encounter one = met(state, *card, *target, a);
        const bool stands = state.settings.countedDots == CountedDots::Sheet;
        if (one.lord && (a.mine || a.theirs))
            checks.should(R::W_SURPLUS, false, [] { return QStringList{tr("dots, where a Lord stands")}; });
        for (const auto& [whose, dots, edge] :
            {std::tuple(a.card, a.mine, one.myEdge), std::tuple(a.target, a.theirs, one.theirEdge)}) {
            if (!dots)
                continue;
            checks.must(R::E_MOST_DOTS, *dots <= mostDots, [&] { return QStringList{number(*dots), shown(edge)}; });
            const int sheet = auraOf(state, whose).at(edge);
            const bool agrees = sheet < 0 || sheet == *dots;
            checks.should(stands ? R::W_SHEET_STANDS : R::W_SHEET_DIFFERS, agrees, [&] {
                return QStringList{number(sheet), shown(whose), shown(edge), number(*dots)};
            });
            checks.starIf(!agrees, "counted_dots");
        }
        mustWin(checks, state, *card, *target, one);
        if (playsOther(state, Unclear::AM_34) && one.result == Contest::Annihilation)
            checks
                .must(R::E_LAST_CARD, inPlay(state, seat).size() > 1,
                    [&] {
                        return QStringList{shown(a.card), nameOf(state, seat)};
                    })
                .star(markOf(Unclear::AM_34));
        if (checks.isAllowed() && one.result != Contest::Unknown && isDelicate(state))
            foresee(checks, state, apply(state, a).state, seat);
    }
}

void apply(Changes& changes, const State& before, const Capture& a)
{
    const Seat seat = actor(before, a.player);
    if (!tracksBoard(before)) {
        if (unseen(before, a).result == Contest::Annihilation) {
            changes.release(a.card);
            changes.release(a.target);
            changes.tell(R::I_ANNIHILATED);
        } else {
            changes.capture(a.target, seat);
            tellCaptures(changes, seat);
        }
        changes.endTurn(seat);
        return;
    }
    const Placed* card = placed(before, a.card);
    const Placed* target = placed(before, a.target);
    if (card && target) {
        const Encounter one = met(before, *card, *target, a);
        remember(changes.state, a.card, one.myEdge, a.mine);
        remember(changes.state, a.target, one.theirEdge, a.theirs);
        if (one.result == Contest::Annihilation) {
            for (const Card gone : {a.card, a.target}) {
                changes.take(gone);
                changes.discard(gone);
            }
            changes.tell(R::I_ANNIHILATED);
        } else {
            changes.capture(a.target, seat);
            changes.move(a.card, target->at);
            tellCaptures(changes, seat);
        }
        changes.state.repeated.clear(); // no earlier position can come back
    }
    changes.endTurn(seat);
}

Message tell(const State& before, const Capture& a)
{
    const QString who = nameOf(before, actor(before, a.player));
    if (!tracksBoard(before))
        return say(unseen(before, a).result == Contest::Annihilation ? QT_TR_NOOP("%1: two cards annihilate each other")
                                                                     : QT_TR_NOOP("%1 captures %2"),
            {who, a.target.isNamed() ? shown(a.target) : tr("a card")});
    const Placed* card = placed(before, a.card);
    const Placed* target = placed(before, a.target);
    if (!target)
        return say(QT_TR_NOOP("%1: %2 captures %3"), {who, shown(a.card), shown(a.target)});
    const QStringList both{who, shown(a.card), shown(a.target), target->at.text()};
    const Encounter one = card ? met(before, *card, *target, a) : Encounter();
    const bool annihilates = one.result == Contest::Annihilation;
    const bool touch = card && card->owner != target->owner && steps(card->at, target->at) == 1;
    const QString why = touch ? making(one, a.card, a.target) : QString();
    if (!target)
        return say(QT_TR_NOOP("%1: %2 captures %3"), both.first(3));
    if (why.isEmpty())
        return say(
            annihilates ? QT_TR_NOOP("%1: %2 and %3 on %4 annihilate each other") : QT_TR_NOOP("%1: %2 captures %3 on %4"), both);
    return say(
        annihilates ? QT_TR_NOOP("%1: %2 and %3 on %4 annihilate each other (%5)") : QT_TR_NOOP("%1: %2 captures %3 on %4 (%5)"),
        both + QStringList{why});
}

} // namespace mercenarium

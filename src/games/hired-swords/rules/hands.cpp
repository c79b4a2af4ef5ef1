// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies differently on the table: read off two states, so that actions, undo, redo and jumps say it in one way.
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

namespace {

using Notes = engine::NotesOf<State>;

void coins(Notes& notes)
{
    const int difference = notes.is.wealth - notes.was.wealth;
    if (difference > 0)
        notes.add(QT_TR_NOOP("Add %1 gold to your wealth: it is %2 now"),
            {QString::number(difference), QString::number(notes.is.wealth)});
    else if (difference < 0)
        notes.add(QT_TR_NOOP("Take %1 gold from your wealth: it is %2 now"),
            {QString::number(-difference), QString::number(notes.is.wealth)});
    if (notes.is.location != notes.was.location)
        notes.add(QT_TR_NOOP("Move the location token to the %1"), {shown(notes.is.location)});
}

// Cards that came to a place or left it.
void moved(Notes& notes, const QStringList& before, const QStringList& after, const char* came, const char* went)
{
    QStringList left = before;
    for (const QString& id : after)
        if (!left.removeOne(id) && *came)
            notes.add(came, {notes.title(id)});
    for (const QString& id : left)
        if (!after.contains(id) && *went)
            notes.add(went, {notes.title(id)});
}

// Cards went back into the deck: it was shuffled. On undo the same cards only lie on the discard pile again.
// Where none left another place the table has only counted anew.
bool grew(const Deck& was, const Deck& is, qsizetype elsewhere, qsizetype now)
{
    return (now < elsewhere && (is.unseen.size() > was.unseen.size() + 1 || is.count > was.count + 1))
        || (was.discard.size() > is.discard.size() && (is.unseen.size() > was.unseen.size() || is.count > was.count));
}

void careerCards(Notes& notes)
{
    if (notes.is.drawn != notes.was.drawn && !notes.is.drawn.isEmpty())
        notes.add(QT_TR_NOOP("Lay %1 face up in front of you"), {notes.title(notes.is.drawn)});
    const bool isShuffled = grew(notes.was.career, notes.is.career, careerCardsOut(notes.was), careerCardsOut(notes.is));
    const bool wasPutAway =
        notes.is.contract && notes.was.contract && notes.is.contract->discarded && !notes.was.contract->discarded;
    if (isShuffled && wasPutAway)
        notes.add(QT_TR_NOOP("Put %1 on the discard pile first"), {notes.title(notes.is.contract->card)});
    if (isShuffled)
        notes.add(QT_TR_NOOP("Shuffle the discarded career cards into their deck"));
    else
        moved(notes, notes.was.career.discard, notes.is.career.discard, QT_TR_NOOP("Put %1 on the discard pile"),
            QT_TR_NOOP("Take %1 back from the discard pile"));
    moved(notes, notes.was.held, notes.is.held, QT_TR_NOOP("Keep %1 beside the career deck"), "");
    moved(notes, notes.was.lasting, notes.is.lasting, QT_TR_NOOP("Leave %1 in front of you"), "");
    const QString before = notes.was.contract ? notes.was.contract->card : QString();
    const QString after = notes.is.contract ? notes.is.contract->card : QString();
    if (after != before && !after.isEmpty())
        notes.add(QT_TR_NOOP("Lay %1 in the middle of the table"), {notes.title(after)});
    if (notes.was.drawn != notes.is.drawn && notes.is.drawn.isEmpty()
        && notes.is.career.unseen.count(notes.was.drawn) > notes.was.career.unseen.count(notes.was.drawn))
        notes.add(QT_TR_NOOP("Put %1 back on the career deck"), {notes.title(notes.was.drawn)});
}

void tokens(Notes& notes, const QString& owner, const QList<Counter>& before, const QList<Counter>& after)
{
    for (const Counter& now : after) {
        const Counter* was = find(before, now.id);
        if (!was || was->left != now.left)
            notes.add(QT_TR_NOOP("Tokens on %1 (%2): %3"), {owner, counterName(now), QString::number(now.left)});
    }
}

void stable(Notes& notes)
{
    for (const Mercenary& now : notes.is.mercenaries) {
        const Mercenary* before = find(notes.was.mercenaries, now.id);
        if (now.where == (before ? before->where : Whereabouts::Pool)) // whom nobody knew lay in the box
            continue;
        if (now.where == Whereabouts::Stable)
            notes.add(QT_TR_NOOP("Put %1 into the stable"), {notes.title(now.id)});
        else if (now.where == Whereabouts::Slain)
            notes.add(playsOther(notes.is, Unclear::AMB_39) ? QT_TR_NOOP("Put %1 back into the box: slain, and out of play")
                                                            : QT_TR_NOOP("Put %1 on the discard pile: slain"),
                {notes.title(now.id)});
        else if (before && before->where == Whereabouts::Slain && fighter(notes.is, now.id)) // no longer
            notes.add(QT_TR_NOOP("Take %1 back from the discard pile"), {notes.title(now.id)});
        else
            notes.add(QT_TR_NOOP("Put %1 back with the mercenary cards"), {notes.title(now.id)});
    }
    for (const Tactic& now : notes.is.tactics) {
        const Tactic* before = find(notes.was.tactics, now.id);
        if (before)
            tokens(notes, notes.title(now.id), before->counters, now.counters);
        if (!before || before->where == now.where)
            continue;
        const bool layHere = before->where != TacticPlace::Deck && now.where != TacticPlace::Deck;
        if (layHere)
            continue;
        if (now.where == TacticPlace::Deck)
            notes.add(QT_TR_NOOP("Put %1 back into the tactics deck"), {notes.title(now.id)});
        else
            notes.add(QT_TR_NOOP("Lay %1 face up within reach"), {notes.title(now.id)});
    }
}

void crew(Notes& notes, const Battle& before, const Battle& after)
{
    for (const Fighter& now : after.crew) {
        static const Fighter absent;
        const Fighter* known = find(before.crew, now.id);
        const Fighter& was = known ? *known : absent;
        const QString name = notes.title(now.id);
        if (!known && now.at == Position::None && now.health != Health::Slain)
            notes.add(QT_TR_NOOP("Lay %1 with the crew"), {name});
        if (now.at != was.at && isCorner(now.at))
            notes.add(QT_TR_NOOP("Put %1 on %2"), {name, shown(now.at)});
        else if (now.at != was.at && now.at == Position::Fled)
            notes.add(QT_TR_NOOP("Take %1 off the table"), {name});
        if (now.health != was.health && now.health != Health::Slain)
            notes.add(QT_TR_NOOP("Move the token of %1 to %2"), {name, shown(now.health)});
        if (now.exhausted != was.exhausted && now.at != Position::Fled && now.health != Health::Slain)
            notes.add(now.exhausted ? QT_TR_NOOP("Turn %1 sideways: exhausted") : QT_TR_NOOP("Turn %1 upright: ready"), {name});
        tokens(notes, name, was.counters, now.counters);
    }
    for (const Fighter& was : before.crew)
        if (!find(after.crew, was.id))
            notes.add(QT_TR_NOOP("Take %1 out of the crew"), {notes.title(was.id)});
}

void opposition(Notes& notes, const Battle& before, const Battle& after)
{
    for (const Zone zone : zones) {
        const int difference = hiddenCount(notes.is, zone) - hiddenCount(notes.was, zone);
        int revealed = 0;
        for (const Opponent& now : after.opposition)
            if (const Opponent* was = find(before.opposition, now.id); was && was->zone == zone && was->faceUp != now.faceUp)
                revealed += now.faceUp ? 1 : -1;
        if (difference + revealed > 0)
            notes.add(
                QT_TR_NOOP("Lay face-down cards into the %1 zone: %2"), {shown(zone), QString::number(difference + revealed)});
        else if (difference + revealed < 0)
            notes.add(QT_TR_NOOP("Take face-down cards out of the %1 zone: %2"),
                {shown(zone), QString::number(-difference - revealed)});
    }
    for (const Opponent& now : after.opposition) {
        const Opponent* was = find(before.opposition, now.id);
        const QString name = notes.title(now.id);
        if (!was) {
            if (now.faceUp)
                notes.add(QT_TR_NOOP("Put %1 into the %2 zone"), {name, shown(now.zone)});
            continue;
        }
        if (now.faceUp != was->faceUp)
            notes.add(now.faceUp ? QT_TR_NOOP("Turn a card in the %2 zone up: %1")
                                 : QT_TR_NOOP("Turn a card in the %2 zone face down: %1"),
                {name, shown(now.zone)});
        if (now.zone != was->zone)
            notes.add(QT_TR_NOOP("Move %1 to the %2 zone"), {name, shown(now.zone)});
        if (now.exhausted != was->exhausted)
            notes.add(now.exhausted ? QT_TR_NOOP("Turn %1 sideways: exhausted") : QT_TR_NOOP("Turn %1 upright: ready"), {name});
        if (now.health != was->health)
            notes.add(QT_TR_NOOP("Move the token of %1 to %2"), {name, shown(now.health)});
    }
    for (const Opponent& was : before.opposition)
        if (was.faceUp && !find(after.opposition, was.id))
            notes.add(QT_TR_NOOP("Take %1 out of the %2 zone"), {titleOf(notes.was, was.id), shown(was.zone)});
}

void contractTokens(Notes& notes)
{
    const int before = notes.was.contract ? notes.was.contract->m : 0;
    const int after = notes.is.contract ? notes.is.contract->m : 0;
    if (before == 0 && after > 0 && notes.is.battle) {
        QStringList alive;
        for (const Fighter& who : notes.is.battle->crew)
            if (who.health != Health::Slain)
                alive += notes.title(who.id);
        if (alive.size() == notes.is.battle->crew.size())
            notes.add(QT_TR_NOOP("Put a token on the Healthy box of everybody in the crew"));
        else if (!alive.isEmpty())
            notes.add(QT_TR_NOOP("Put a token on the Healthy box of %1"), {alive.join(QStringLiteral(", "))});
    } else if (before > 0 && after == 0)
        notes.add(QT_TR_NOOP("Take the tokens off the cards of the crew"));
    const QList<Counter> laidOut = notes.was.contract ? notes.was.contract->counters : QList<Counter>();
    if (notes.is.contract) {
        tokens(notes, notes.title(notes.is.contract->card), laidOut, notes.is.contract->counters);
    } else if (notes.was.contract) {
        QList<Counter> none = laidOut;
        for (Counter& counter : none)
            counter.left = 0;
        tokens(notes, titleOf(notes.was, notes.was.contract->card), laidOut, none);
    }
}

} // namespace

QList<Message> hands(const State& before, const State& after)
{
    Notes notes("hiredswords", before, after);
    coins(notes);
    careerCards(notes);
    stable(notes);
    static const Battle none;
    const Battle& was = before.battle ? *before.battle : none;
    const Battle& is = after.battle ? *after.battle : none;
    contractTokens(notes);
    if (before.step == Step::Distribute && after.step == Step::Deploy)
        notes.add(QT_TR_NOOP("Shuffle the opposition deck"));
    else if (grew(before.opposition, after.opposition, oppositionCardsOut(before), oppositionCardsOut(after))
        || (before.opposition.discard.size() > after.opposition.discard.size() && is.placed > was.placed))
        notes.add(QT_TR_NOOP("Shuffle the opposition discards into their deck"));
    crew(notes, was, is);
    opposition(notes, was, is);
    return notes.all;
}

} // namespace hiredswords

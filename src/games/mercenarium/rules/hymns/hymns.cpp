// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Singing: the hymn is named, its effect is carried out step by step, then it is put away and the turn ends.
#include "engine/past/left_undone.h"
#include "games/mercenarium/rules/blanks.h"
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/hymns/singing.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium {

namespace {

Seat singer(const State& state, const Effect& effect)
{
    return effect.player.value_or(state.song ? state.song->singer : state.current);
}

bool takesBoardCard(EffectKind kind)
{
    return kind == EffectKind::Move || kind == EffectKind::Remove || kind == EffectKind::Turn || kind == EffectKind::TakeControl
        || kind == EffectKind::Capture;
}

bool takesCard(EffectKind kind) { return takesBoardCard(kind) || kind == EffectKind::Search || kind == EffectKind::Place; }

bool takesSpace(EffectKind kind) { return kind == EffectKind::Move || kind == EffectKind::Place; }

// The step that this effect carries out: of its kind, about nothing else, and with as much in common as any. -1: none.
qsizetype dueFor(const State& state, const Effect& effect)
{
    qsizetype best = -1;
    int most = -1;
    for (qsizetype i = 0; state.song && i < state.song->due.size(); ++i) {
        const Effect& due = state.song->due[i];
        int common = 0;
        bool agrees = due.kind == effect.kind;
        const auto compare = [&](const auto& step, const auto& chosen) {
            agrees = agrees && (!step || !chosen || *step == *chosen);
            common += step && chosen && *step == *chosen;
        };
        compare(due.player, effect.player);
        if (!effect.card || effect.card->isNamed()) // one that only its owner knows may be any
            compare(due.card, effect.card);
        compare(due.to, effect.to);
        if (agrees && common > most) {
            best = i;
            most = common;
        }
    }
    return best;
}

// The step of the song that it carries out; what was noted belongs to none.
qsizetype stepOf(const State& state, const DoEffect& a) { return a.noted.isEmpty() ? dueFor(state, a.effect) : -1; }

// A step in words of its own may mean anything.
bool isStep(const State& state, const DoEffect& a)
{
    const qsizetype at = stepOf(state, a);
    const bool isWithin = at >= 0 && a.effect.amount <= state.song->due[at].amount; // no more of it than the hymn says
    return isWithin || std::ranges::find(state.song->due, EffectKind::Note, &Effect::kind) != state.song->due.end();
}

// Who searches shows the card to nobody where hands are only counted.
bool isCounted(const State& state) { return !tracksHands(state); }

int drawnBy(const State& state, const Effect& effect)
{
    return std::min(effect.amount, effect.kind == EffectKind::LearnHymn ? state.hymnal : state.deck);
}

// As everybody may hear it, and as much of it as is done: what a search brings into a hand is told to nobody else.
QString heard(const State& state, Effect effect, const DoEffect& a)
{
    if (effect.kind == EffectKind::Search)
        effect.card.reset();
    if (effect.kind == EffectKind::Draw || effect.kind == EffectKind::LearnHymn)
        effect.amount = drawnBy(state, effect);
    if (effect.kind == EffectKind::Discard)
        effect.amount = int(a.cards.size());
    return shown(state, effect);
}

// What a hymn does step by step: its own steps, then those of the one that the Zodiac die made of it.
QList<Effect> stepsOfSong(const State& state, Card hymn, Card as)
{
    return hymn == as ? stepsOf(state, as) : stepsOf(state, hymn) + stepsOf(state, as);
}

// How much of a step is done: a card at a time where cards are chosen; what the deck still owes comes from the one deck of
// Singularity.
int doneOf(const State& state, const Effect& effect, const DoEffect& a)
{
    if (effect.kind == EffectKind::Discard)
        return int(a.cards.size());
    if (effect.kind == EffectKind::Draw && !state.singularity)
        return drawnBy(state, effect);
    return takesCard(effect.kind) || effect.kind == EffectKind::Flip ? 1 : effect.amount;
}

// A search whose card only its owner knows: where hands are counted, or whoever reads this does not know that hand either.
bool isSearchUnseen(const State& state, const Effect& effect)
{
    const Player* who = player(state, singer(state, effect));
    const bool isUnknown = effect.card && (!who || std::ranges::none_of(who->hand, &Card::isNamed));
    return effect.kind == EffectKind::Search && (isCounted(state) || isUnknown);
}

} // namespace

// What is typed for a step, or was noted, stays as it is; what it leaves open is chosen now.
Effect meant(const State& state, const DoEffect& a)
{
    Effect effect = a.effect;
    const auto complete = [&](const Effect& from) {
        effect.player = effect.player ? effect.player : from.player;
        effect.card = effect.card ? effect.card : from.card;
        effect.to = effect.to ? effect.to : from.to;
    };
    if (const Noted* noted = engine::find(state.noted, a.noted)) {
        complete(noted->effect);
        effect.kind = noted->effect.kind;
        effect.amount = noted->effect.amount;
        effect.text = noted->effect.text;
    } else if (const qsizetype at = stepOf(state, a); at >= 0) {
        const Effect& due = state.song->due[at];
        complete(due);
        effect.amount = std::max(effect.amount, due.amount);
    }
    return effect;
}

R rewritten(Card hymn)
{
    constexpr int fireyes = 1, primary = 7;
    return hymn == Card::hymn(fireyes) ? R::I_SINGULARITY_FIREYES
        : hymn == Card::hymn(primary)  ? R::I_SINGULARITY_PRIMARY
                                       : R::I_SINGULARITY_HYMN;
}

Card hymnOf(const State& state, const Sing& a)
{
    const Player* who = player(state, actor(state, a.player));
    return a.hymn ? *a.hymn : who && who->hymns.size() == 1 ? who->hymns.first().id : unnamed;
}

Seat touchedBy(const State& state, const DoEffect& a) { return singer(state, meant(state, a)); }

Card foundBy(const State& state, const DoEffect& a) { return meant(state, a).card.value_or(unnamed); }

// --- singing

Needs needs(const State& state, const Sing& a)
{
    Needs needs;
    if (hymnOf(state, a) == zodiac)
        needs.dice += engine::Die{tr("Zodiac"), zodiacFaces};
    return needs;
}

QList<Fault> wrongIn(const State&, const Sing& a)
{
    if (!a.hymn || !a.hymn->isNamed() || a.hymn->isHymn())
        return {};
    return {Fault{QStringLiteral("sing.hymn"), a.hymn->text(), tr("This is no hymn."), tr("Name a hymn from I to XV.")}};
}

QList<Fault> lacking(const State& state, const Sing& a)
{
    if (hymnOf(state, a).isNamed())
        return {};
    return {Fault{QStringLiteral("sing.hymn"), {}, tr("Which hymn is it?"),
        engine::fill(tr("Possible: %1."), {listed(unseenHymns(state))})}};
}

void check(Checks& checks, const State& state, const Sing& a)
{
    if (!mustTrackBoard(checks, state))
        return;
    const Seat seat = actor(state, a.player);
    mayAct(checks, state, seat);
    mustPlayHymns(checks, state);
    const Player* who = player(state, seat);
    if (!who)
        return;
    const Card hymn = hymnOf(state, a);
    const bool has = hymn.isNamed() ? holdsHymn(state, *who, hymn)
                                    : !who->hymns.isEmpty() || (state.singularity && who->hand.contains(unnamed));
    checks.must(R::E_NO_HYMN, has, [&] { return QStringList{nameOf(state, seat)}; });
    const Held* held = found(who->hymns, hymn, &Held::id);
    if (!held)
        held = found(who->hymns, unnamed, &Held::id);
    if (has && held)
        checks.must(R::E_HYMN_FRESH, wasThere(state, seat, held->since),
            [&] { return QStringList{hymn.isNamed() ? titleOf(state, hymn) : tr("The hymn")}; });
    if (const Blanks blanks = blankHymn(state, hymn); !blanks.isEmpty())
        checks.should(R::I_HYMN_UNKNOWN, engine::Truth(true, blanks), [] { return QStringList(); });
    checks.noteIf(checks.isAllowed(), R::I_SUNG);
}

void apply(Changes& changes, const State& before, const Sing& a)
{
    State& state = changes.state;
    const Seat seat = actor(before, a.player);
    const Card hymn = hymnOf(before, a);
    changes.takeHymn(seat, hymn);
    changes.take(hymn);
    Song song{hymn, hymn, seat, hymnLine(before, hymn).stays, {}};
    if (hymn == zodiac) {
        song.as = zodiacHymn(before, a.rolled.value(0));
        changes.tell(
            R::I_ZODIAC_ROLLED, QT_TR_NOOP("The Zodiac die shows %1: %2"), {number(a.rolled.value(0)), titleOf(before, song.as)});
    }
    song.due = stepsOfSong(before, hymn, song.as);
    if (hymn != song.as && !stepsOf(before, hymn).isEmpty())
        changes.tell(R::I_HYMN_TEXT, QT_TR_NOOP("%1: %2"), {titleOf(before, hymn), textOf(before, hymn)});
    const QString text = textOf(before, song.as);
    if (text.isEmpty() && song.due.isEmpty())
        changes.tell(R::I_HYMN_UNKNOWN,
            QT_TR_NOOP("Nobody typed what %1 says: do what the card says, or correct the table, then end the song"),
            {titleOf(before, song.as)});
    else
        changes.tell(
            R::I_HYMN_TEXT, QT_TR_NOOP("%1: %2"), {titleOf(before, song.as), text.isEmpty() ? tr("see its steps") : text});
    if (before.singularity && !hymnLine(before, song.as).singularity.isEmpty()) {
        changes.tell(rewritten(song.as));
        if (hymn != song.as)
            changes.tell(R::I_SINGULARITY_ROLLED);
    }
    state.song = song;
}

Message tell(const State& before, const Sing& a)
{
    const Card hymn = hymnOf(before, a);
    return say(QT_TR_NOOP("%1 sings %2"),
        {nameOf(before, actor(before, a.player)), hymn.isNamed() ? titleOf(before, hymn) : tr("a hymn")});
}

// --- carrying it out

Needs needs(const State& state, const DoEffect& a)
{
    Needs needs;
    const Effect effect = meant(state, a);
    const bool hymns = effect.kind == EffectKind::LearnHymn;
    if (isCounted(state) || !a.cards.isEmpty() || (!hymns && effect.kind != EffectKind::Draw) || drawnBy(state, effect) < 1)
        return needs;
    engine::Pick pick{QStringLiteral("cards"), tr("cards drawn"), {}, drawnBy(state, effect), true};
    for (const Card card : hymns ? unseenHymns(state) : drawPile(state))
        pick.from += card.text();
    needs.picks += pick;
    return needs;
}

QList<Fault> wrongIn(const State& state, const DoEffect& a)
{
    QList<Fault> faults = twice("effect.cards", a.cards) + emptySeat(state, a.effect.player);
    const Effect effect = meant(state, a);
    const auto open = [&](const char* place, const char* problem, const char* remedy) {
        faults += Fault{QLatin1String(place), {}, tr(problem), tr(remedy)};
    };
    if (takesCard(effect.kind) && !effect.card.value_or(unnamed).isNamed() && !isSearchUnseen(state, effect))
        open("effect.effect.card", QT_TR_NOOP("This effect touches a card."), QT_TR_NOOP("Name the card, such as 8B."));
    if (effect.kind == EffectKind::Flip && !effect.card)
        open("effect.effect.card", QT_TR_NOOP("Which capture is turned?"), QT_TR_NOOP("Name the card, such as 8B."));
    if (takesSpace(effect.kind) && !effect.to)
        open("effect.effect.to", QT_TR_NOOP("This effect needs a space."), QT_TR_NOOP("Name the space, such as D4."));
    if (effect.kind == EffectKind::Turn && !effect.player)
        open(
            "effect.effect.player", QT_TR_NOOP("To whose edge does the card turn?"), QT_TR_NOOP("Name the side, such as north."));
    if (effect.kind == EffectKind::Discard && a.cards.isEmpty())
        open("effect.cards", QT_TR_NOOP("Which card is discarded?"),
            QT_TR_NOOP("Name it, such as 8B, or ? where only its owner knows it."));
    if (effect.kind == EffectKind::Discard && stepOf(state, a) >= 0 && a.cards.size() > effect.amount)
        faults += Fault{QStringLiteral("effect.cards"), number(a.cards.size()),
            engine::fill(tr("This effect discards so many cards: %1."), {number(effect.amount)}), tr("Name no more than that.")};
    const bool draws = effect.kind == EffectKind::Draw || effect.kind == EffectKind::LearnHymn;
    if (draws && a.cards.size() > drawnBy(state, effect))
        faults += Fault{QStringLiteral("effect.cards"), number(a.cards.size()),
            engine::fill(tr("This effect draws %1 cards here."), {number(drawnBy(state, effect))}),
            tr("Name no more than that.")};
    const QList<Card> from = effect.kind == EffectKind::LearnHymn ? unseenHymns(state) : drawPile(state);
    for (const Card card : draws ? a.cards : QList<Card>())
        if (card.isNamed() && !from.contains(card))
            faults += Fault{QStringLiteral("effect.cards"), card.text(), tr("This card cannot come from there."),
                tr("It lies elsewhere: look again, or correct the table first.")};
    return faults;
}

void check(Checks& checks, const State& state, const DoEffect& a)
{
    mustBeRunning(checks, state);
    const Effect effect = meant(state, a);
    if (a.noted.isEmpty())
        checks.must(R::E_NO_SONG, state.song.has_value(), [] { return QStringList(); });
    if (a.noted.isEmpty() && state.song && !stepsOfSong(state, state.song->hymn, state.song->as).isEmpty())
        checks.should(R::W_EXTRA_STEP, isStep(state, a), [&] { return QStringList{titleOf(state, state.song->as)}; });
    const Seat seat = singer(state, effect);
    const Player* who = player(state, seat);
    if (!who)
        return;
    if (effect.kind == EffectKind::Draw || effect.kind == EffectKind::Search)
        checks.must(R::E_DECK_EMPTY, state.deck > 0, [] { return QStringList(); });
    if (effect.kind == EffectKind::LearnHymn) {
        mustPlayHymns(checks, state);
        checks.must(R::E_HYMNAL_EMPTY, state.hymnal > 0, [] { return QStringList(); });
    }
    if (const Card found = effect.card.value_or(unnamed); effect.kind == EffectKind::Search)
        checks.must(R::E_EFFECT_CARD, !found.isNamed() || drawPile(state).contains(found), [&] {
            return QStringList{shown(found), tr("what is left in the deck")};
        });
    if (effect.kind == EffectKind::Flip)
        checks.must(R::E_EFFECT_CARD, who->faceUp.contains(*effect.card) || who->faceDown.contains(*effect.card), [&] {
            return QStringList{shown(*effect.card), listed(who->faceUp + who->faceDown)};
        });
    HandLeft left(state, who->hand);
    const auto mustHold = [&](Card card) {
        checks.must(R::E_EFFECT_HAND, left.give(card), [&] { return QStringList{shown(card), nameOf(state, seat)}; });
    };
    if (effect.kind == EffectKind::Discard)
        for (const Card card : a.cards)
            mustHold(card);
    if (effect.kind == EffectKind::Place) {
        checks.must(R::E_HYMN_SUMMON, !effect.card->isHymn(), [&] { return QStringList{shown(*effect.card)}; });
        mustHold(*effect.card);
    }
    if (takesBoardCard(effect.kind))
        checks.must(R::E_EFFECT_CARD, placed(state, *effect.card) != nullptr, [&] {
            QList<Card> there;
            for (const Placed& card : state.board)
                there += card.id;
            return QStringList{shown(*effect.card), listed(there)};
        });
    const Placed* touched = placed(state, effect.card.value_or(unnamed));
    if (touched && (effect.kind == EffectKind::TakeControl || effect.kind == EffectKind::Capture))
        checks.should(effect.kind == EffectKind::Capture ? R::W_OWN_TARGET : R::W_OWN_CONTROL, touched->owner != seat, [&] {
            return QStringList{shown(touched->id), nameOf(state, seat)};
        });
    if (takesSpace(effect.kind)) {
        mustBeOnBoard(checks, state, *effect.to);
        mustBeFree(checks, state, *effect.to);
    }
    const bool takesCards = effect.kind == EffectKind::Draw || effect.kind == EffectKind::LearnHymn
        || effect.kind == EffectKind::Discard || effect.kind == EffectKind::Search || effect.kind == EffectKind::Peek;
    if (!takesCards && !a.cards.isEmpty())
        checks.should(R::W_SURPLUS, false, [] { return QStringList{tr("the cards")}; });
    checks.noteIf(checks.isAllowed(), R::I_EFFECT);
}

void apply(Changes& changes, const State& before, const DoEffect& a)
{
    State& state = changes.state;
    const Effect effect = meant(before, a);
    const Seat seat = singer(before, effect);
    const Card card = effect.card.value_or(unnamed);
    const bool contract = state.settings.contractByHymn == OnOff::On;
    switch (effect.kind) {
    case EffectKind::Note:
    case EffectKind::Peek:
        break;
    case EffectKind::Draw:
        for (int i = 0; i < drawnBy(before, effect); ++i)
            changes.draw(seat, a.cards.value(i));
        break;
    case EffectKind::Discard:
        for (const Card gone : a.cards) {
            changes.takeFromHand(seat, gone);
            changes.discard(gone);
        }
        break;
    case EffectKind::Search:
        changes.draw(seat, card);
        break;
    case EffectKind::Place:
        changes.takeFromHand(seat, card);
        changes.summon(card, *effect.to, seat, contract);
        break;
    case EffectKind::Move:
        changes.move(card, *effect.to);
        break;
    case EffectKind::Remove:
        changes.take(card);
        changes.discard(card);
        break;
    case EffectKind::Turn:
    case EffectKind::TakeControl:
        changes.turnTo(card, seat, contract);
        break;
    case EffectKind::Capture:
        changes.capture(card, seat);
        state.repeated.clear();
        break;
    case EffectKind::Flip:
        if (Player* who = player(state, seat)) {
            if (who->faceUp.removeOne(card)) // a spent one pays again
                who->faceDown += card;
            else
                changes.flip(seat, card);
        }
        break;
    case EffectKind::LearnHymn:
        if (Player* who = player(state, seat))
            for (int i = 0; i < drawnBy(before, effect); ++i) {
                changes.take(a.cards.value(i));
                --state.hymnal;
                who->hymns += Held{withoutKind(a.cards.value(i)), false, state.turn};
            }
        break;
    }
    changes.tell(R::I_EFFECT, QT_TR_NOOP("Done: %1"), {heard(before, effect, a)});
    const int done = doneOf(before, effect, a);
    if (!a.noted.isEmpty()) {
        engine::didIn(state, a.noted, before.turn);
        engine::madeUpFor(state, a.noted);
    } else if (const qsizetype at = stepOf(before, a); at >= 0) {
        QList<Effect>& due = state.song->due;
        due[at].amount -= done;
        if (due[at].amount < 1)
            due.removeAt(at);
    } else if (state.song && effect.kind == EffectKind::Draw && done < effect.amount) {
        Effect rest = effect;
        rest.amount -= done;
        state.song->due += rest;
    }
    changes.settle();
}

Message tell(const State& before, const DoEffect& a)
{
    const Effect effect = meant(before, a);
    return say(a.noted.isEmpty() ? QT_TR_NOOP("The hymn: %1") : QT_TR_NOOP("As noted: %1"), {heard(before, effect, a)});
}

// --- putting it away (ME-112)

void check(Checks& checks, const State& state, const EndSong&)
{
    mustBeRunning(checks, state);
    checks.must(R::E_NO_SONG, state.song.has_value(), [] { return QStringList(); });
    checks.should(R::W_STEPS_LEFT, !state.song || state.song->due.isEmpty(), [&] {
        QStringList texts;
        for (const Effect& effect : state.song->due)
            texts += shown(state, effect);
        return QStringList{texts.join(QStringLiteral(", "))};
    });
    if (state.song)
        mustGetOut(checks, state, state.song->singer);
}

void apply(Changes& changes, const State& before, const EndSong&)
{
    State& state = changes.state;
    if (!state.song)
        return;
    const Song song = *state.song;
    state.song.reset();
    Player* who = player(state, song.singer);
    if (song.stays && who) {
        who->hymns += Held{song.hymn, true, 0};
        changes.tell(R::I_STAYS, QT_TR_NOOP("%1 is kept face up"), {titleOf(before, song.hymn)});
    } else {
        changes.discard(song.hymn);
        changes.tell(R::I_SUNG, QT_TR_NOOP("%1 is discarded"), {titleOf(before, song.hymn)});
    }
    changes.endTurn(song.singer);
    for (const Player& one : state.players)
        if (state.step == Step::Play && surplusCards(state, one) + surplusHymns(state, one) > 0)
            changes.tell(R::E_SURPLUS, QT_TR_NOOP("%1 holds %2 cards and %3 hymns"),
                {changes.name(one.id), number(one.hand.size()), number(one.hymns.size())});
}

Message tell(const State& before, const EndSong&)
{
    return before.song ? say(QT_TR_NOOP("%1 is done"), {titleOf(before, before.song->hymn)})
                       : say(QT_TR_NOOP("No hymn is being sung"));
}

} // namespace mercenarium

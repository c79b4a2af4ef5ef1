// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that do not attack, what their texts do, and what the table writes down (p. 5-7).
#include "engine/past/left_undone.h"
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

namespace {

Said said(const Play& a) { return {a.target, a.cards, a.treasure}; }

} // namespace

Used usedBy(const State& state, const Play& a) { return meant(state, actorOf(state, a.who), a.card, a.from, Role::Attack); }

QString drawerOf(const State& state, const Play& a) { return drawerOf(state, usedBy(state, a), a.target); }

QString drawerOf(const State& state, const DoEffect& said)
{
    const DoEffect a = meant(state, said);
    return a.kind == EffectKind::Draw ? actorOf(state, a.on) : QString();
}

const Used* finished(const State& state, const FinishCard& a)
{
    for (auto it = state.inPlay.rbegin(); it != state.inPlay.rend(); ++it)
        if (a.card.isEmpty() || it->card == a.card)
            return &*it;
    return nullptr;
}

QString actorOf(const State& state, const DropDelayed& a)
{
    if (!a.who.isEmpty())
        return a.who;
    for (const Player& one : state.players)
        for (const Delayed& delayed : one.delayed)
            if (delayed.card == a.card)
                return one.id;
    return state.turn;
}

// --- playing (SO-043 … SO-058)

Needs needs(const State& state, const Play& a) { return needsOf(state, usedBy(state, a), said(a)); }

QList<Fault> faultsIn(const State& state, const Play& a) { return wrongIn("play", state, usedBy(state, a), said(a)); }

QList<Fault> lacking(const State& state, const Play& a) { return lackingIn("play", state, usedBy(state, a), said(a)); }

void check(Checks& checks, const State& state, const Play& a)
{
    const Used used = usedBy(state, a);
    const Card& printed = cardOf(state, used);
    running(checks, state);
    if (!printed.icons.contains(Icon::Special)) {
        noAttack(checks, state);
        nothingInPlay(checks, state);
    }
    upright(checks, state, used.owner);
    available(checks, state, used);
    inPlayStep(checks, state, used, false);
    fitsIcon(checks, state, used, Icon::Action);
    if (printed.isEntered())
        checks.must(R::E_ATTACKS, !doesIt(state, used.card, printed, &Card::attack),
            [&] { return QStringList{titleOf(state, used.card)}; });
    checks.noteIf(!a.target.isEmpty() && player(state, a.target).down, R::I_UNHARMED);
    if (isAutomatic(printed))
        enoughFor(checks, state, printed.effects, used.owner, a.target);
}

void apply(Changes& changes, const State& before, const Play& a)
{
    const Used used = usedBy(before, a);
    if (!changes.player(used.owner))
        return;
    changes.takeOut(used);
    carryOut(changes, used, said(a));
}

Message tell(const State& before, const Play& a)
{
    const Used used = usedBy(before, a);
    return say(a.target.isEmpty() ? QT_TR_NOOP("%1 plays %2") : QT_TR_NOOP("%1 plays %2 at %3"),
        {named(used.owner), titleOf(before, used.card), a.target});
}

// --- its effects are over (SO-044 SO-045)

void check(Checks& checks, const State& state, const FinishCard& a)
{
    running(checks, state);
    noAttack(checks, state);
    checks.must(R::E_NOTHING_IN_PLAY, finished(state, a), [] { return QStringList(); });
}

void apply(Changes& changes, const State& before, const FinishCard& a)
{
    const Used* done = finished(before, a);
    if (!done)
        return;
    changes.state.inPlay.removeAt(done - before.inPlay.constData());
    changes.putAway(*done);
}

Message tell(const State& before, const FinishCard& a)
{
    const Used* done = finished(before, a);
    return say(QT_TR_NOOP("The effects of %1 are over"), {titleOf(before, done ? done->card : a.card)});
}

// --- a Delay card goes (SO-052)

void check(Checks& checks, const State& state, const DropDelayed& a)
{
    running(checks, state);
    const QString who = actorOf(state, a);
    const bool lies = std::ranges::any_of(player(state, who).delayed, [&](const Delayed& one) { return one.card == a.card; });
    checks.must(R::E_NOT_DELAYED, lies, [&] { return QStringList{who, titleOf(state, a.card)}; });
}

void apply(Changes& changes, const State& before, const DropDelayed& a)
{
    Player* who = changes.player(actorOf(before, a));
    if (!who)
        return;
    const auto it = std::ranges::find_if(who->delayed, [&](const Delayed& one) { return one.card == a.card; });
    if (it == who->delayed.end())
        return;
    who->delayed.erase(it);
    who->discard += a.card;
    changes.tell(R::I_DELAY, QT_TR_NOOP("%1 goes to the discard pile of %2"), {titleOf(before, a.card), who->id});
}

Message tell(const State& before, const DropDelayed& a)
{
    return say(QT_TR_NOOP("%1 puts %2 away"), {named(actorOf(before, a)), titleOf(before, a.card)});
}

// --- one thing that a text says

namespace {

Effect effectOf(const DoEffect& a) { return {a.kind, Whom::Target, a.amount, a.text}; }

} // namespace

QList<Fault> faultsIn(const State& state, const DoEffect& said)
{
    const DoEffect a = meant(state, said);
    const Player& on = player(state, actorOf(state, a.on));
    if (on.id.isEmpty())
        return {Fault{QStringLiteral("effect.on"), a.on, tr("Nobody is named."), tr("Name a player.")}};
    if (a.kind == EffectKind::TakeTreasure && !treasure(on, a.treasure))
        return {noSuchTreasure(QStringLiteral("effect.treasure"), on, a.treasure)};
    if (a.kind == EffectKind::Drop)
        return wrongDiscard("effect.cards", a.cards);
    if (a.kind == EffectKind::Draw)
        return wrongDraw("effect.cards", state, layersOf(on), a.amount, a.cards);
    if (a.kind == EffectKind::Refresh) {
        const Arsenal arsenal = refreshed(state);
        return wrongDraw("effect.cards", state, layersOf(arsenal), missing(arsenal), a.cards);
    }
    return a.kind == EffectKind::Note ? engine::withoutWords("effect.text", a.text) : QList<Fault>();
}

Needs needs(const State& state, const DoEffect& said)
{
    const DoEffect a = meant(state, said);
    Needs needs;
    if (a.kind == EffectKind::Draw)
        needDraw(needs, state, actorOf(state, a.on), a.amount, a.cards);
    if (a.kind == EffectKind::Refresh)
        needRow(needs, refreshed(state), a.cards);
    return needs;
}

void check(Checks& checks, const State& state, const DoEffect& said)
{
    const DoEffect a = meant(state, said);
    running(checks, state);
    if (a.kind == EffectKind::Drop)
        inHand(checks, state, actorOf(state, a.on), a.cards);
    const QString on = actorOf(state, a.on);
    enoughFor(checks, state, {effectOf(a)}, actorOf(state, a.who), on);
    const bool isCounted = a.kind == EffectKind::Obols || a.kind == EffectKind::TakeObols || a.kind == EffectKind::Heal
        || a.kind == EffectKind::Draw;
    const bool hasCards = a.kind == EffectKind::Draw || a.kind == EffectKind::Drop || a.kind == EffectKind::Refresh;
    notNeeded(checks, !isCounted && a.amount != DoEffect().amount, QT_TR_NOOP("the amount"));
    notNeeded(checks, !hasCards && !a.cards.isEmpty(), QT_TR_NOOP("the cards"));
    notNeeded(checks, a.kind != EffectKind::TakeTreasure && !a.treasure.isEmpty(), QT_TR_NOOP("the treasure"));
    const bool isNoted = find(state.noted, said.noted) != nullptr;
    notNeeded(checks, isNoted && said.kind != DoEffect().kind, QT_TR_NOOP("the kind"));
    notNeeded(checks, isNoted && said.amount != DoEffect().amount, QT_TR_NOOP("the amount"));
    notNeeded(checks, isNoted && !said.text.isEmpty(), QT_TR_NOOP("the text"));
    checks.note(R::I_EFFECT);
    checks.noteIf(player(state, on).down, R::I_UNHARMED);
}

void apply(Changes& changes, const State& before, const DoEffect& said)
{
    const DoEffect a = meant(before, said);
    if (changes.player(actorOf(before, a.on)) && changes.player(actorOf(before, a.who)))
        changes.doEffect(effectOf(a), actorOf(before, a.who), actorOf(before, a.on), a.cards, a.treasure);
    engine::didIn(changes.state, said.noted, before.turns);
    engine::madeUpFor(changes.state, said.noted);
}

Message tell(const State& before, const DoEffect& said)
{
    const DoEffect a = meant(before, said);
    if (a.kind == EffectKind::Note)
        return say(QT_TR_NOOP("A card says: %1"), {a.text});
    const QString who = actorOf(before, a.who);
    return say(QT_TR_NOOP("A card of %1: %2"),
        {who, doing(a.kind, who, actorOf(before, a.on), a.kind == EffectKind::Drop ? a.cards.size() : a.amount)});
}

// --- what the table writes down

QList<Fault> faultsIn(const State&, const WriteNote& a) { return engine::withoutWords("note.text", a.text); }

void check(Checks&, const State&, const WriteNote&) { }

void apply(Changes& changes, const State&, const WriteNote& a) { changes.state.notes += a.text.trimmed(); }

Message tell(const State&, const WriteNote& a) { return say(QT_TR_NOOP("Noted: %1"), {a.text.trimmed()}); }

QList<Fault> faultsIn(const State&, const AddCard& a)
{
    if (a.card.has_value() == a.hero.has_value())
        return {Fault{QStringLiteral("add-card"), {}, tr("One card at a time."), tr("Give a card or a hero.")}};
    const QString id = a.card ? a.card->id : a.hero->id;
    if (id.isEmpty() || id == QLatin1String(unnamedCard))
        return {Fault{
            QStringLiteral("add-card.id"), id, tr("The card has no name."), tr("Give every card a short name of its own.")}};
    return {};
}

// A hero more than the box has may come from another one.
void check(Checks& checks, const State& state, const AddCard& a)
{
    const bool isNew = a.hero && !find(state.heroes, a.hero->id);
    Cards there = cardsThere(state);
    there.heroes += isNew;
    if (isNew && there.heroes > printedCards.heroes)
        checks.should(R::W_BOX, false, [&] {
            return QStringList{number(there.heroes), number(there.starters), number(there.arsenal)};
        });
}

void apply(Changes& changes, const State&, const AddCard& a)
{
    if (a.card) {
        Card card = *a.card;
        keepEntered(card);
        engine::enterCard(changes.state.cards, card);
        if (a.card->icons.contains(Icon::Treasure))
            changes.layDown(a.card->id);
    }
    if (a.hero) {
        Hero hero = *a.hero;
        keepEntered(hero);
        engine::enterCard(changes.state.heroes, hero);
    }
}

Message tell(const State&, const AddCard& a)
{
    return say(QT_TR_NOOP("Card entered: %1"),
        {a.card                           ? (a.card->title.isEmpty() ? a.card->id : a.card->title)
                : a.hero->title.isEmpty() ? a.hero->id
                                          : a.hero->title});
}

} // namespace swordsandsouls

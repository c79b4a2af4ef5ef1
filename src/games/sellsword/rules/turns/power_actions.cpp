// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rest, traits, crowing, and what cards do beside attacks: one closed list of effects (p. 7-8, 16).
#include "games/sellsword/rules/combat/aftermath.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

#include "engine/json.h"
#include "engine/noted.h"

#include <algorithm>

namespace sellsword {

// --- rest (SS-105)

namespace {

int actsToReclaim(const State& state, const Unit& who, Token token)
{
    const UnitCard& card = cardOf(state, who);
    return token == Token::Green ? 1 : token == Token::Blue ? card.reclaimBlue : card.reclaimRed;
}

} // namespace

void check(Checks& checks, const State& state, const Rest& a)
{
    const Unit& who = *unit(state, a.who);
    const int acts = actsToReclaim(state, who, a.token);
    mayAct(checks, state, who, ActType::Rest, std::max(1, acts), Deed::Rest);
    checks.must(R::E_RECLAIM, engine::Truth(acts > 0, blankReclaim(state, who, a.token)),
        [&] { return QStringList{titleOf(state, a.who)}; });
    const int has = tokensOf(state, who).of(a.token), most = poolOf(state, who).of(a.token);
    checks.must(R::E_POOL, engine::Truth(has < most, blankToken(state, who, a.token)), [&] {
        return QStringList{titleOf(state, a.who), number(has), number(most)};
    });
    checks.noteIf(checks.isAllowed(), R::I_REST);
}

namespace {

// The colours that come back: the one, or all of them (AS-09).
QList<Token> reclaimed(const State& state, const Rest& a)
{
    return playsOther(state, Unclear::AS_09) ? QList<Token>{Token::Green, Token::Blue, Token::Red} : QList<Token>{a.token};
}

} // namespace

void apply(Changes& changes, const State& before, const Rest& a)
{
    changes.act(ActType::Rest, std::max(1, actsToReclaim(before, *unit(before, a.who), a.token)));
    for (const Token colour : reclaimed(before, a))
        changes.giveTokens(
            a.who, colour, playsOther(before, Unclear::AS_09) ? poolOf(before, *unit(before, a.who)).of(colour) : 1);
    changes.tell(R::I_REST);
}

Message tell(const State& before, const Rest& a)
{
    if (playsOther(before, Unclear::AS_09))
        return say(QT_TRANSLATE_NOOP("sellsword", "%1 rests and reclaims all tokens"), {titleOf(before, a.who)});
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 rests and reclaims a %2 token"), {titleOf(before, a.who), shown(a.token)});
}

// --- traits (SS-106)

namespace {

// Whether the text of a trait means the unit: its side, its descriptor, and that it is still in play.
bool isMeant(const State& state, const Unit& who, const Trait& trait, const Unit& target)
{
    const bool isRightSide = trait.whom == Side::Anyone || (trait.whom == Side::Enemies) == areEnemies(state, who, target);
    return isRightSide && !target.dropped && (trait.descriptor.isEmpty() || hasDescriptor(state, target, trait.descriptor));
}

void mayMean(Checks& checks, const Field& field, const Unit& who, const Trait& trait, const Unit& target)
{
    const State& state = field.state;
    const auto name = [&] { return QStringList{titleOf(state, target.id)}; };
    checks.must(R::E_DROPPED, !target.dropped, name);
    if (trait.aura > 0 && target.id != who.id) {
        const std::optional<int> away = field.distance(who, target);
        if (away || state.map) // who is not on the map is out of reach
            checks.must(R::E_AURA, away && *away <= trait.aura, [&] {
                const int counted = away.value_or(unreachable);
                return QStringList{
                    shownSquares(counted, counted), number(trait.aura), shownSquares(counted, counted - trait.aura)};
            });
    }
    if (trait.aura > 0 || !trait.descriptor.isEmpty() || trait.whom == Side::Enemies)
        checks.must(R::E_TRAIT_WHOM, isMeant(state, who, trait, target), name);
}

// Hurts or shoves whom it is aimed at: nobody does that to itself unasked.
bool isAimed(const Trait& trait)
{
    return trait.whom == Side::Enemies || std::ranges::any_of(trait.effects, [](const Effect& effect) {
        const bool hurts = effect.kind == EffectKind::Wounds || effect.kind == EffectKind::Push || effect.kind == EffectKind::Pull
            || effect.kind == EffectKind::Recoil;
        return hurts && effect.target.isEmpty();
    });
}

// Whom it reaches: those named, else everybody whom its text fits, else itself.
QStringList reachedBy(const Field& field, const Unit& who, const Trait& trait, const QStringList& named)
{
    if (!named.isEmpty())
        return named;
    QStringList all;
    if (trait.aura == 0)
        return {who.id};
    for (const Unit& one : field.state.units)
        if (const std::optional<int> away = field.distance(who, one);
            away && *away <= trait.aura && one.id != who.id && isMeant(field.state, who, trait, one))
            all += one.id;
    return all;
}

} // namespace

void check(Checks& checks, const State& state, const UseTrait& a)
{
    const Unit& who = *unit(state, a.who);
    const Trait* trait = traitOf(state, who, a.trait);
    checks.must(R::E_NO_TRAIT, trait != nullptr, [&] {
        return QStringList{titleOf(state, a.who), traitTitle(state, who, a.trait)};
    });
    if (!trait)
        return;
    checks.must(R::E_TIED, trait->tied.isEmpty(), [&] { return QStringList{printedTitle(*trait)}; });
    if (trait->acts > 0) {
        mayAct(checks, state, who, ActType::Trait, trait->acts, Deed::Trait);
    } else {
        inPhases(checks, state);
        nothingHurts(checks, state);
        checks.must(R::E_DROPPED, !who.dropped, [&] { return QStringList{titleOf(state, a.who)}; });
        if (forbids(state, who, Deed::Trait))
            checks.must(R::E_FORBIDDEN, false, [&] { return QStringList{titleOf(state, a.who)}; }).byCard();
    }
    notLost(checks, who, a.trait, state);
    mayPay(checks, state, who, trait->tokens, trait->vigor);
    const Field field(state);
    for (const QString& id : a.targets)
        mayMean(checks, field, who, *trait, *unit(state, id));
    const auto own =
        std::ranges::count_if(trait->effects, [](const Effect& effect) { return effect.target == QLatin1String(selfTarget); });
    if (own > 0 && own == trait->effects.size() && trait->bonus == 0)
        nothingSurplus(checks, titlesOf(state, a.targets));
    checks.must(R::E_AIMLESS, !a.targets.isEmpty() || trait->aura > 0 || !isAimed(*trait),
        [&] { return QStringList{printedTitle(*trait)}; });
    checks.should(
        R::W_NOBODY_THERE, own > 0 || !reachedBy(field, who, *trait, a.targets).isEmpty(), [] { return QStringList(); });
    checks.noteIf(checks.isAllowed(), R::I_TRAIT);
    checks.noteIf(checks.isAllowed() && trait->vigor > 0, R::I_TRAIT_VIGOR);
}

void apply(Changes& changes, const State& before, const UseTrait& a)
{
    const Unit& who = *unit(before, a.who);
    const Trait* trait = traitOf(before, who, a.trait);
    if (!trait)
        return;
    if (trait->acts > 0)
        changes.act(ActType::Trait, trait->acts);
    changes.pay(a.who, trait->tokens, trait->vigor);
    changes.tell(R::I_TRAIT);
    const QStringList targets = reachedBy(Field(before), who, *trait, a.targets);
    QList<Effect> effects = trait->effects;
    if (trait->bonus != 0 && trait->hasPrice()) {
        Effect bonus;
        bonus.kind = EffectKind::Bonus;
        bonus.amount = trait->bonus;
        effects += bonus;
    }
    for (const Effect& effect : std::as_const(effects))
        for (const QString& target : effect.target == QLatin1String(selfTarget) ? QStringList{a.who} : targets) {
            if (effect.moment != Moment::Now) {
                Effect later = effect;
                later.target = target;
                later.by = a.who;
                changes.note(later);
            } else {
                changes.land(effect, target, a.who);
            }
        }
    if (isActive(before, who)) // what it chooses itself is no excuse for rage
        changes.settle();
    else
        aftermath(changes, before);
}

Message tell(const State& before, const UseTrait& a)
{
    const Trait* trait = traitOf(before, *unit(before, a.who), a.trait);
    const Message sentence = say(QT_TRANSLATE_NOOP("sellsword", "%1 uses %2"),
        {titleOf(before, a.who), traitTitle(before, *unit(before, a.who), a.trait)});
    const bool wounds =
        trait && std::ranges::any_of(trait->effects, [](const Effect& e) { return e.kind == EffectKind::Wounds; });
    return wounds ? withWounds(sentence, before, a) : sentence;
}

// --- crowing (SS-253 … SS-255)

Blanks askedFirst(const State& state, const Crow& a) { return blankVigor(state, *unit(state, a.who)); }

void check(Checks& checks, const State& state, const Crow& a)
{
    noteBlanks(checks, askedFirst(state, a));
    const Unit& who = *unit(state, a.who);
    const auto name = [&] { return QStringList{titleOf(state, a.who)}; };
    checks.must(R::E_CROW_WHY, isUntracked(state) || (isActive(state, who) && state.turn->downed), name);
    checks.must(R::E_CROW_ONCE, !who.crowed, name);
    mayAct(checks, state, who, ActType::Trait, 1, Deed::Trait);
    if (isActive(state, who) && actsLeft(state, who) < 1)
        checks.must(R::E_CROW_ACT, false, name);
    checks.should(R::W_CROW_FULL,
        state.settings.vigorCap == OnOff::Off || !askedFirst(state, a).isEmpty() || vigorOf(state, who) < mostVigor(state, who),
        name);
    if (forbids(state, who, Deed::Crow))
        checks.must(R::E_FORBIDDEN, false, name).byCard();
    checks.noteIf(checks.isAllowed(), R::I_CROW);
}

void apply(Changes& changes, const State&, const Crow& a)
{
    changes.act(ActType::Trait);
    changes.unit(a.who)->crowed = true;
    changes.tell(R::I_CROW);
    changes.giveVigor(a.who, group);
}

Message tell(const State& before, const Crow& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 crows"), {titleOf(before, a.who)});
}

// --- effects by name

QList<const Effect*> due(const State& state)
{
    const bool isAtOnce = isLight(state) && state.stage == Stage::Phases; // nothing comes between warbands and phases there
    return engine::notedWhere(state, [&](const Effect& effect) {
        if (isEmptyNote(effect)) // nobody can do what it does not say
            return false;
        const bool isOwn =
            !state.turn || effect.target.isEmpty() || effect.target == state.turn->unit || effect.by == state.turn->unit;
        return effect.moment == Moment::Now || effect.moment == Moment::Miss
            || (effect.moment == Moment::TurnStart && state.turn && state.turn->stage != TurnStage::Ending && isOwn
                && !state.turn->later.contains(effect.id))
            || (effect.moment == Moment::TurnEnd && state.turn && state.turn->stage == TurnStage::Ending && isOwn)
            || (effect.moment == Moment::RoundStart
                && (state.stage == Stage::RoundCheck || state.stage == Stage::Seats || isAtOnce))
            || (effect.moment == Moment::BeforeDeploying && (state.stage == Stage::Map || isAtOnce))
            || (effect.moment == Moment::RoundEnd && state.stage == Stage::RoundEnd);
    });
}

void leaveUndone(Changes& changes, const State& before)
{
    if (before.noted.isEmpty() || changes.state.stage == Stage::Over)
        return;
    const QList<const Effect*> still = due(changes.state);
    for (const Effect* one : due(before)) {
        const bool isStill = std::ranges::any_of(still, [&](const Effect* other) { return other->id == one->id; });
        if (!isStill && find(std::as_const(changes.state).noted, one->id))
            changes.tell(R::W_REMINDER, QT_TRANSLATE_NOOP("sellsword", "Left undone: %1"), {effectWords(*one)});
    }
}

namespace {

bool isOnUnit(EffectKind kind)
{
    return kind != EffectKind::Note && kind != EffectKind::Score && kind != EffectKind::Terrain && kind != EffectKind::Reroll;
}

// Terrain is put on squares of the map; what lies outside may be taken away.
QList<Fault> groundFaults(const State& state, const Area& area, const QString& place)
{
    if (state.map && (area.to.x >= state.map->width || area.to.y >= state.map->height))
        return {Fault{
            place, area.written().toString(), tr("Terrain changes on squares of a map."), tr("Choose squares of the map.")}};
    return {};
}

QList<Fault> effectFaults(const State& state, const Effect& effect, const char* verb, bool isNow)
{
    const QString place = QLatin1String(verb) + QStringLiteral(".effect");
    if (!effect.by.isEmpty() && !unit(state, effect.by) && !player(state, effect.by))
        return {Fault{place + QStringLiteral(".by"), effect.by, tr("Nobody is called so."),
            tr("Name a unit or a player, or leave it out.")}};
    if (isOnUnit(effect.kind) && (isNow || !effect.target.isEmpty()) && !unit(state, effect.target))
        return {
            Fault{place + QStringLiteral(".target"), effect.target, tr("This effect needs a unit."), tr("Name one in target.")}};
    if (effect.kind == EffectKind::Wounds && effect.amount < 0)
        return {Fault{place + QStringLiteral(".amount"), number(effect.amount), tr("Wounds are no less than 0."),
            tr("Give Vigor back with vigor, injuries with heal.")}};
    if (effect.kind == EffectKind::Score && !player(state, effect.target))
        return {Fault{place + QStringLiteral(".target"), effect.target, tr("Points go to a player."), tr("Name one in target.")}};
    if (effect.kind == EffectKind::Terrain && (!state.map || !Area::read(effect.square)))
        return {Fault{place + QStringLiteral(".square"), effect.square, tr("Terrain changes on squares of a map."),
            state.map ? engine::fill(tr("Allowed: %1."), {Area::allowed()}) : tr("Enter the map first.")}};
    if (effect.kind == EffectKind::Terrain && effect.amount >= 0)
        if (const QList<Fault> faults = groundFaults(state, *Area::read(effect.square), place + QStringLiteral(".square"));
            !faults.isEmpty())
            return faults;
    if (effect.kind == EffectKind::Reroll && isNow && !state.missed)
        return {Fault{place, {}, tr("No attack has just missed."), tr("Roll an attack first.")}};
    if (effect.kind == EffectKind::Note && effect.text.trimmed().isEmpty())
        return {Fault{place + QStringLiteral(".text"), {}, tr("A note says something."), tr("Write a few words in text.")}};
    return {};
}

// A noted effect with what is said now laid over it.
Effect meantBy(const State& state, const DoEffect& a)
{
    const Effect* noted = find(state.noted, a.noted);
    if (!noted)
        return a.effect;
    Effect effect = *noted;
    if (!a.effect.target.isEmpty())
        effect.target = a.effect.target;
    return effect;
}

} // namespace

QList<Fault> faultsIn(const State& state, const DoEffect& a) { return effectFaults(state, meantBy(state, a), "effect", true); }

namespace {

// What of the words beside a noted effect counts for nothing: it is done as it was noted, on whom is named now.
bool saysMore(const Effect& said)
{
    Effect plain;
    plain.target = said.target;
    return engine::digestOf(engine::typeOf<Effect>(), &said) != engine::digestOf(engine::typeOf<Effect>(), &plain);
}

// Whether the unit stays as it is: nothing to heal or to cure, no room for what it is given.
bool changesNothing(const State& state, const Effect& effect, const Unit& who)
{
    switch (effect.kind) {
    case EffectKind::Heal:
        return who.injuries.isEmpty();
    case EffectKind::Cure:
        return !curedBy(effect, who);
    case EffectKind::Vigor: {
        const bool isKnown = blankVigor(state, who).isEmpty();
        const bool isWhole = isKnown ? vigorOf(state, who) >= mostVigor(state, who) : who.owedVigor >= 0; // nothing was spent
        const bool isFull = state.settings.vigorCap == OnOff::On && isWhole;
        return effect.amount == 0 || (effect.amount > 0 && isFull) || (effect.amount < 0 && isKnown && vigorOf(state, who) <= 0);
    }
    case EffectKind::Token: {
        if (!blankToken(state, who, effect.token).isEmpty())
            return effect.amount == 0;
        const int has = tokensOf(state, who).of(effect.token), most = poolOf(state, who).of(effect.token);
        return effect.amount == 0 || (effect.amount > 0 && has >= most) || (effect.amount < 0 && has == 0);
    }
    case EffectKind::Move:
    case EffectKind::Push:
    case EffectKind::Pull:
    case EffectKind::Recoil:
        return effect.amount <= 0 || (state.map && !who.at);
    case EffectKind::Wounds:
    case EffectKind::Acts:
    case EffectKind::Bonus:
        return effect.amount == 0;
    default:
        return false;
    }
}

} // namespace

void check(Checks& checks, const State& state, const DoEffect& a)
{
    notOver(checks, state);
    const Effect effect = meantBy(state, a);
    if (effect.moment == Moment::RoundEnd)
        checks.must(R::E_COLLECT_FIRST, state.collected, [] { return QStringList(); });
    if (effect.moment == Moment::TurnEnd && state.settings.recoveryLast == OnOff::Off)
        checks.must(R::E_RECURRING_FIRST, state.hurts.isEmpty(), [&] { return QStringList{waitingFor(state)}; });
    if (const Unit* target = isOnUnit(effect.kind) ? unit(state, effect.target) : nullptr) {
        const auto name = [&] { return QStringList{titleOf(state, target->id)}; };
        checks.must(R::E_DROPPED, !target->dropped, name);
        checks.should(R::W_NO_CHANGE, !changesNothing(state, effect, *target), name);
    }
    if (!a.noted.isEmpty() && saysMore(a.effect))
        nothingSurplus(checks, {tr("everything but the target")});
    if (checks.isAllowed() && effect.kind == EffectKind::Cure)
        checks.note(R::I_CURED);
    checks.noteIf(checks.isAllowed() && effect.moment == Moment::Miss, R::I_MISS_EFFECT);
    checks.noteIf(checks.isAllowed(), R::I_EFFECT);
}

void apply(Changes& changes, const State& before, const DoEffect& a)
{
    const Effect effect = meantBy(before, a);
    engine::strikeOut(changes.state, a.noted);
    if (effect.kind == EffectKind::Note)
        changes.tell(R::I_EFFECT, QT_TRANSLATE_NOOP("sellsword", "By hand: %1"), {effect.text});
    else
        changes.land(effect, effect.target, effect.by);
    aftermath(changes, before);
}

namespace {

Message sentenceOf(const State& before, const DoEffect& a)
{
    const Effect effect = meantBy(before, a);
    if (effect.target.isEmpty())
        return say(QT_TRANSLATE_NOOP("sellsword", "Card: %1"), {effectWords(effect)});
    return say(QT_TRANSLATE_NOOP("sellsword", "Card: %1 %2"), {effectWords(effect), titleOf(before, effect.target)});
}

} // namespace

Message tell(const State& before, const DoEffect& a)
{
    const Message sentence = sentenceOf(before, a);
    return meantBy(before, a).kind == EffectKind::Wounds ? withWounds(sentence, before, a) : sentence;
}

QList<Fault> faultsIn(const State& state, const NoteEffect& a) { return effectFaults(state, a.effect, "note-effect", false); }

void check(Checks& checks, const State& state, const NoteEffect& a)
{
    notOver(checks, state);
    const bool isPast = a.effect.moment == Moment::BeforeDeploying && state.stage > Stage::Map && !isLight(state);
    checks.should(R::W_MOMENT_PAST, !isPast, [] { return QStringList(); });
    checks.noteIf(checks.isAllowed(), R::I_NOTED);
}

void apply(Changes& changes, const State&, const NoteEffect& a) { changes.note(a.effect); }

Message tell(const State&, const NoteEffect& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "Noted for %1: %2"), {momentText(a.effect.moment), effectWords(a.effect)});
}

void check(Checks& checks, const State& state, const DropEffect&)
{
    notOver(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_NOTED);
}

void apply(Changes& changes, const State&, const DropEffect& a) { engine::strikeOut(changes.state, a.noted); }

Message tell(const State& before, const DropEffect& a)
{
    const Effect* noted = find(before.noted, a.noted);
    const QString text = noted ? effectWords(*noted) : a.noted;
    return say(QT_TRANSLATE_NOOP("sellsword", "Struck out: %1"), {text});
}

// --- what the table says

QList<Fault> faultsIn(const State& state, const TakeMeasure& a)
{
    for (const QString& id : {a.measure.from, a.measure.to})
        if (!unit(state, id))
            return {Fault{QStringLiteral("measure"), id, tr("No unit is called so."), tr("Name two units in from and to.")}};
    if (a.measure.from == a.measure.to)
        return {Fault{QStringLiteral("measure"), a.measure.to, tr("That is one unit."), tr("Name two units.")}};
    return {};
}

void check(Checks& checks, const State& state, const TakeMeasure&)
{
    notOver(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_TABLE_SAYS);
}

void apply(Changes& changes, const State&, const TakeMeasure& a)
{
    const Changes::Asterisks held = changes.asterisks();
    changes.state.measures.removeIf([&](const Measure& one) { return one.from == a.measure.from && one.to == a.measure.to; });
    changes.state.measures += a.measure;
    changes.endAsterisks(held, {});
}

Message tell(const State& before, const TakeMeasure& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "The table says how %1 and %2 stand"),
        {titleOf(before, a.measure.from), titleOf(before, a.measure.to)});
}

QList<Fault> faultsIn(const State& state, const ChangeTerrain& a)
{
    if (!state.map)
        return {Fault{QStringLiteral("change-terrain"), {}, tr("There is no map."), tr("Say how units stand to each other.")}};
    return a.remove ? QList<Fault>() : groundFaults(state, a.patch.at, QStringLiteral("change-terrain.patch.at"));
}

void check(Checks& checks, const State& state, const ChangeTerrain&)
{
    notOver(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_TERRAIN);
}

void apply(Changes& changes, const State& before, const ChangeTerrain& a)
{
    changes.putTerrain(a.patch, a.remove);
    aftermath(changes, before);
}

Message tell(const State&, const ChangeTerrain& a)
{
    return say(a.remove ? QT_TRANSLATE_NOOP("sellsword", "%1 is no longer %2") : QT_TRANSLATE_NOOP("sellsword", "%1 becomes %2"),
        {a.patch.at.written().toString(), shown(a.patch.kind)});
}

} // namespace sellsword

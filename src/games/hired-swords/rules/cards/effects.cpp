// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What cards do by their text: a closed list of effects, done at once or noted for their phase.
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

namespace {

// Targets with two parts are written "nizar:northwest", "hamid:dodge", "hamid:dodge:spend", "staun:fixed".
QString part(const QString& target, int index) { return target.section(QLatin1Char(':'), index, index); }

bool isFigure(const State& state, const QString& id) { return fighter(state, id) || opponent(state, id); }

QStringList figures(const State& state) { return namesOf(state, QLatin1String("figure")); }

// What a card leaves open, in one word: whom or what its text can mean.
const QStringList openTargets{
    QStringLiteral("crew"), QStringLiteral("near"), QStringLiteral("opposition"), QStringLiteral("here")};

bool means(const State& state, const Effect& effect, const QString& target)
{
    const Fighter* who = fighter(state, target);
    const Opponent* card = opponent(state, target);
    const Opponent* source = opponent(state, effect.source);
    const auto zone = engine::valueNamed<Zone>(target);
    if (effect.target == QLatin1String("crew") || effect.target == QLatin1String("near")) {
        const bool isMember = who && who->health != Health::Slain && who->at != Position::Fled;
        return isMember && (effect.target == QLatin1String("crew") || !source || neighbours(source->zone, who->at));
    }
    if (effect.target == QLatin1String("opposition"))
        return card && card->faceUp;
    if (effect.target == QLatin1String("here"))
        return zone && (!source || source->zone == *zone);
    if (effect.kind == EffectKind::Reveal)
        return zone && hiddenCount(state, *zone) > 0;
    return true;
}

const QStringList limits{QStringLiteral("fixed"), QStringLiteral("loner"), QStringLiteral("never-flees")};

// What may stand as target of an effect; empty: anything fits.
QString targetProblem(const State& state, const Effect& effect)
{
    const QString first = part(effect.target, 0);
    switch (effect.kind) {
    case EffectKind::Damage:
    case EffectKind::Exhaust:
    case EffectKind::Refresh:
    case EffectKind::Heal: {
        const Fighter* who = fighter(state, effect.target);
        return isFigure(state, effect.target) && !(who && who->health == Health::Slain)
            ? QString()
            : figures(state).join(QStringLiteral(", "));
    }
    case EffectKind::Move: {
        const Fighter* who = fighter(state, first);
        if (who && !who->isOnTable())
            return tr("somebody who is in the battle");
        const auto to = engine::valueNamed<Position>(part(effect.target, 1));
        const bool fits =
            who ? to && *to != Position::None : opponent(state, first) && engine::valueNamed<Zone>(part(effect.target, 1));
        return fits ? QString() : tr("WHO:WHERE, for example nizar:northwest or o1:east");
    }
    case EffectKind::Counter: {
        const Fighter* who = fighter(state, first);
        const QList<Counter>& counters = who ? who->counters : state.contract ? state.contract->counters : QList<Counter>();
        const bool known = (who || first == QLatin1String("contract")) && find(counters, part(effect.target, 1));
        return known ? QString() : tr("WHO:COUNTER or contract:COUNTER, with :spend behind it to take tokens away");
    }
    case EffectKind::LiftLimit:
        return fighter(state, first) && limits.contains(part(effect.target, 1))
            ? QString()
            : tr("WHO:LIMIT with the limit fixed, loner or never-flees");
    case EffectKind::Standing:
        return engine::valueNamed<Standing>(effect.target) ? QString() : engine::namesOf<Standing>().join(QStringLiteral(", "));
    case EffectKind::Relocate:
        return engine::valueNamed<Location>(effect.target) ? QString() : engine::namesOf<Location>().join(QStringLiteral(", "));
    case EffectKind::Reveal:
    case EffectKind::Reinforce:
        return state.battle && engine::valueNamed<Zone>(effect.target) ? QString()
                                                                       : engine::namesOf<Zone>().join(QStringLiteral(", "));
    case EffectKind::Gold:
        return effect.target.isEmpty() || effect.target == QLatin1String("gain") || effect.target == QLatin1String("lose")
            ? QString()
            : QStringLiteral("gain, lose");
    case EffectKind::Note:
        return {};
    }
    return {};
}

void revealIn(Changes& changes, Zone zone, int count)
{
    for (auto it = changes.battle().opposition.rbegin(); it != changes.battle().opposition.rend() && count > 0; ++it)
        if (it->zone == zone && !it->faceUp) {
            it->faceUp = true;
            --count;
            changes.tell(R::I_REVEALED, QT_TRANSLATE_NOOP("hiredswords", "%1: %2 is revealed; name it with name-card"),
                {shown(zone), it->id});
        }
}

void count(QList<Counter>& counters, const QString& target, int amount)
{
    if (Counter* counter = find(counters, part(target, 1)))
        counter->left = std::max(0, part(target, 2) == QLatin1String("spend") ? counter->left - amount : counter->left + amount);
}

void ready(Changes& changes, const QString& id)
{
    if (Fighter* who = changes.fighter(id))
        who->exhausted = false;
    if (Opponent* card = changes.opponent(id))
        card->exhausted = card->acted = false;
}

Effect meant(const State& state, const DoEffect& a)
{
    const Effect* noted = a.noted.isEmpty() ? nullptr : find(state.noted, a.noted);
    if (!noted)
        return a.effect;
    Effect effect = *noted;
    if (!a.effect.target.isEmpty())
        effect.target = a.effect.target; // the note left the target open
    return effect;
}

} // namespace

QString effectText(const State& state, const Effect& effect)
{
    if (!effect.text.isEmpty())
        return effect.text;
    QStringList parts{shown(effect.kind)};
    if (!effect.target.isEmpty() && !openTargets.contains(effect.target))
        parts += titleOf(state, part(effect.target, 0)) + effect.target.mid(part(effect.target, 0).size());
    if (effect.kind != EffectKind::Note && effect.kind != EffectKind::Relocate)
        parts += effect.amount.text;
    return parts.join(QLatin1Char(' '));
}

QStringList targetsOf(const State& state, const Effect& effect)
{
    QStringList targets;
    const auto add = [&](const QString& target) {
        Effect aimed = effect;
        aimed.target = target;
        if (effectFault(state, aimed).problem.isEmpty())
            targets += target;
    };
    for (const QString& target : figures(state) + engine::namesOf<Zone>()) {
        if (!means(state, effect, target))
            continue;
        if (effect.kind != EffectKind::Move)
            add(target);
        else if (const Opponent* card = opponent(state, target)) {
            for (const Zone zone : zones)
                if (zone != card->zone)
                    add(target + QLatin1Char(':') + engine::nameOf(zone));
        } else if (const Fighter* who = fighter(state, target)) {
            for (const Position position : positions)
                if (position != who->at)
                    add(target + QLatin1Char(':') + engine::nameOf(position));
        }
    }
    return targets;
}

Fault effectFault(const State& state, const Effect& effect)
{
    const QString allowed = targetProblem(state, effect);
    if (allowed.isEmpty())
        return {};
    return {QStringLiteral("effect.target"), effect.target,
        engine::fill(tr("The effect %1 cannot aim at \"%2\"."), {shown(effect.kind), effect.target}),
        engine::fill(tr("Allowed: %1."), {allowed})};
}

bool isAutomatic(const Effect& effect)
{
    switch (effect.kind) {
    case EffectKind::Gold:
    case EffectKind::Standing:
    case EffectKind::Relocate:
    case EffectKind::LiftLimit:
        return true;
    case EffectKind::Note:
        return effect.phase != Moment::Now || !effect.text.isEmpty();
    default:
        return false;
    }
}

QList<engine::Die> effectDice(const State& state, const Effect& effect)
{
    return diceOf(state, effect.amount, shown(effect.kind));
}

// The contract's own words on the tokens of its objective: so many change with each action that gets through to it (HS-114).
static bool isOfReaching(const State& state, const Effect& effect)
{
    return effect.kind == EffectKind::Counter && effect.phase == Moment::OppositionActs && effect.often == Often::EachTime
        && !effect.may && part(effect.target, 0) == QLatin1String("contract")
        && find(contractCard(state).objective.counters, part(effect.target, 1)) && effectDice(state, effect).isEmpty();
}

QList<Effect> onReaching(const State& state)
{
    QList<Effect> effects = contractCard(state).effects;
    effects.removeIf([&](const Effect& effect) { return !isOfReaching(state, effect); });
    return effects;
}

constexpr std::array byPhase = {Moment::Setup, Moment::RoundStart, Moment::Reveal, Moment::OppositionMoves, Moment::CrewActs,
    Moment::OppositionActs, Moment::Refresh, Moment::RoundEnd};

namespace {

// A mercenary's own abilities go with it: the fled do nothing in the battle any more, the slain nothing at all.
bool isSilent(const State& state, const Effect& effect)
{
    const Fighter* source = fighter(state, effect.source);
    if (!source || effect.phase == Moment::Now)
        return false;
    const bool isOfBattle = std::ranges::find(byPhase, effect.phase) != byPhase.end();
    return source->health == Health::Slain || (source->at == Position::Fled && isOfBattle);
}

} // namespace

QList<const Effect*> due(const State& state)
{
    Moment now = Moment::Now;
    if (state.step == Step::Battle && state.battle) {
        now = byPhase[std::clamp(state.battle->phase, 0, 7)];
    } else if (state.step == Step::Deploy || state.step == Step::Distribute) {
        now = Moment::Setup;
    } else if (state.step == Step::Resolution) {
        now = Moment::ContractEnd;
    }
    QList<const Effect*> effects;
    for (const Effect& effect : state.noted) {
        const bool ended = state.contract
            && ((effect.phase == Moment::Success && state.contract->ending != Ending::Failure)
                || (effect.phase == Moment::Failure && state.contract->ending == Ending::Failure));
        const bool comesBySelf = state.contract && effect.source == state.contract->card && isOfReaching(state, effect);
        const bool isDone = state.battle && effect.done > 0 && effect.done == state.battle->round;
        if (!isDone && !isSilent(state, effect) && !comesBySelf
            && (effect.phase == now || effect.phase == Moment::Now || (now == Moment::ContractEnd && ended)))
            effects += &effect;
    }
    return effects;
}

QList<const Effect*> missed(const State& state)
{
    QList<const Effect*> effects;
    if (state.step != Step::Battle || !state.battle)
        return effects;
    for (const Effect& effect : state.noted) {
        const auto at = std::ranges::find(byPhase, effect.phase);
        if (at != byPhase.end() && at - byPhase.begin() < state.battle->phase && effect.often == Often::Once
            && !isSilent(state, effect))
            effects += &effect;
    }
    return effects;
}

void doEffect(Changes& changes, const Effect& effect, QList<int>& faces)
{
    State& state = changes.state;
    const Worth amount = worth(state, effect.amount, faces);
    const QString first = part(effect.target, 0);
    changes.tell(R::I_CARD_WINS, QT_TRANSLATE_NOOP("hiredswords", "By a card: %1"), {effectText(state, effect)});
    switch (effect.kind) {
    case EffectKind::Damage:
        changes.hurtFighter(effect.target, amount.value);
        if (!fighter(state, effect.target))
            changes.hurtOpponent(effect.target, amount.value);
        break;
    case EffectKind::Exhaust:
        changes.exhaustTarget(effect.target);
        break;
    case EffectKind::Refresh:
        ready(changes, effect.target);
        break;
    case EffectKind::Heal:
        changes.heal(effect.target, amount.value);
        break;
    case EffectKind::Gold:
        changes.gain(effect.target == QLatin1String("lose") ? -amount.value : amount.value);
        changes.tell(
            R::I_VALUE, QT_TRANSLATE_NOOP("hiredswords", "Gold: %1 (%2)"), {QString::number(amount.value), amount.making});
        break;
    case EffectKind::Move:
        if (Fighter* who = changes.fighter(first))
            who->at = engine::valueNamed<Position>(part(effect.target, 1)).value_or(who->at);
        if (Opponent* card = changes.opponent(first))
            card->zone = engine::valueNamed<Zone>(part(effect.target, 1)).value_or(card->zone);
        break;
    case EffectKind::Counter:
        if (Fighter* who = changes.fighter(first))
            count(who->counters, effect.target, amount.value);
        else if (state.contract)
            count(changes.contract().counters, effect.target, amount.value);
        break;
    case EffectKind::Standing:
        if (const auto standing = engine::valueNamed<Standing>(effect.target)) {
            state.standings.of(*standing) = amount.value > 0;
            changes.tell(R::I_STANDING, QT_TRANSLATE_NOOP("hiredswords", "Standing changed: %1"), {shown(*standing)});
        }
        break;
    case EffectKind::Relocate:
        if (const auto location = engine::valueNamed<Location>(effect.target))
            changes.goTo(*location);
        break;
    case EffectKind::LiftLimit:
        if (Fighter* who = changes.fighter(first))
            who->lifted += part(effect.target, 1);
        break;
    case EffectKind::Reveal:
        if (const auto zone = engine::valueNamed<Zone>(effect.target); zone && state.battle)
            revealIn(changes, *zone, amount.value);
        break;
    case EffectKind::Reinforce:
        if (const auto zone = engine::valueNamed<Zone>(effect.target); zone && state.battle)
            changes.place(*zone, amount.value);
        break;
    case EffectKind::Note:
        state.notes += effectText(state, effect);
        break;
    }
}

// --- at once, or one that was noted

QList<Fault> faultsIn(const State& state, const DoEffect& a)
{
    const Fault fault = effectFault(state, meant(state, a));
    return fault.problem.isEmpty() ? QList<Fault>() : QList<Fault>{fault};
}

Verdict check(const State& state, const DoEffect& a)
{
    Checks checks;
    running(checks, state);
    checkListing(checks, state, meant(state, a).amount);
    checks.note(R::I_CARD_WINS).byCard().noteIf(!a.noted.isEmpty(), R::I_PLAYER_ORDER);
    return checks;
}

Needs needs(const State& state, const DoEffect& a)
{
    Needs needs;
    needs.dice = effectDice(state, meant(state, a));
    return needs;
}

Applied apply(const State& before, const DoEffect& a)
{
    Changes changes(before);
    const Effect effect = meant(before, a);
    QList<int> faces = a.rolled;
    doEffect(changes, effect, faces);
    if (!a.noted.isEmpty() && effect.often == Often::Once)
        changes.state.noted.removeIf([&](const Effect& e) { return e.id == a.noted; });
    else if (Effect* noted = find(changes.state.noted, a.noted))
        noted->done = before.battle ? before.battle->round : 0;
    return changes;
}

Message tell(const State& before, const DoEffect& a)
{
    return say(QT_TRANSLATE_NOOP("hiredswords", "Effect of a card: %1"), {effectText(before, meant(before, a))});
}

QList<Fault> faultsIn(const State&, const NoteEffect& a)
{
    if (!a.effect.text.trimmed().isEmpty() || a.effect.kind != EffectKind::Note)
        return {};
    return {Fault{QStringLiteral("note-effect.effect.text"), {}, tr("There is nothing to be reminded of."),
        tr("Say in a few words what the card does.")}};
}

Verdict check(const State& state, const NoteEffect&)
{
    Checks checks;
    running(checks, state);
    return checks;
}

Applied apply(const State& before, const NoteEffect& a)
{
    Changes changes(before);
    changes.noteEffect(a.effect);
    changes.tell(
        R::I_CARD_WINS, QT_TRANSLATE_NOOP("hiredswords", "Noted; it comes up at its moment: %1"), {shown(a.effect.phase)});
    return changes;
}

Message tell(const State& before, const NoteEffect& a)
{
    return say(QT_TRANSLATE_NOOP("hiredswords", "Noted for %1: %2"), {shown(a.effect.phase), effectText(before, a.effect)});
}

Verdict check(const State& state, const DropEffect&)
{
    Checks checks;
    running(checks, state);
    return checks;
}

Applied apply(const State& before, const DropEffect& a)
{
    Changes changes(before);
    changes.state.noted.removeIf([&](const Effect& e) { return e.id == a.noted; });
    return changes;
}

Message tell(const State& before, const DropEffect& a)
{
    const Effect* effect = find(before.noted, a.noted);
    return say(QT_TRANSLATE_NOOP("hiredswords", "Struck out: %1"), {effect ? effectText(before, *effect) : a.noted});
}

// --- standings, notes, cards

Verdict check(const State& state, const SetStanding&)
{
    Checks checks;
    running(checks, state);
    checks.note(R::I_STANDING);
    return checks;
}

Applied apply(const State& before, const SetStanding& a)
{
    Changes changes(before);
    changes.state.standings.of(a.standing) = a.on;
    return changes;
}

Message tell(const State&, const SetStanding& a)
{
    return a.on ? say(QT_TRANSLATE_NOOP("hiredswords", "Standing gained: %1"), {shown(a.standing)})
                : say(QT_TRANSLATE_NOOP("hiredswords", "Standing lost: %1"), {shown(a.standing)});
}

QList<Fault> faultsIn(const State&, const WriteNote& a)
{
    return a.text.trimmed().isEmpty()
        ? QList<Fault>{Fault{QStringLiteral("note.text"), {}, tr("The note is empty."), tr("Write something.")}}
        : QList<Fault>();
}

Verdict check(const State&, const WriteNote&)
{
    Checks checks;
    checks.note(R::I_CAREER);
    return checks;
}

Applied apply(const State& before, const WriteNote& a)
{
    Changes changes(before);
    changes.state.notes += a.text.trimmed();
    return changes;
}

Message tell(const State&, const WriteNote& a) { return say(QT_TRANSLATE_NOOP("hiredswords", "Note: %1"), {a.text.trimmed()}); }

namespace {

QString idOf(const AddCard& a)
{
    return a.career    ? a.career->id
        : a.opposition ? a.opposition->id
        : a.mercenary  ? a.mercenary->id
        : a.tactic     ? a.tactic->id
                       : QString();
}

template <class Card> void enter(QList<Card>& cards, Card card)
{
    if (Card* known = find(cards, card.id)) {
        if constexpr (requires { card.where; })
            card.where = known->where;
        *known = card;
    } else {
        cards += card;
    }
}

} // namespace

QList<Fault> faultsIn(const State&, const AddCard& a)
{
    const int given = a.career.has_value() + a.opposition.has_value() + a.mercenary.has_value() + a.tactic.has_value();
    if (given != 1)
        return {Fault{QStringLiteral("add-card"), QString::number(given), tr("One card is entered at a time."),
            tr("Give one of career, opposition, mercenary and tactic.")}};
    if (idOf(a).trimmed().isEmpty())
        return {Fault{
            QStringLiteral("add-card.id"), {}, tr("The card has no id."), tr("Give it a short name, for example salt-quay.")}};
    return {};
}

Verdict check(const State&, const AddCard&)
{
    Checks checks;
    checks.note(R::I_CAREER);
    return checks;
}

Applied apply(const State& before, const AddCard& a)
{
    Changes changes(before);
    if (a.career)
        enter(changes.state.careerCards, *a.career);
    if (a.opposition)
        enter(changes.state.oppositionCards, *a.opposition);
    if (a.mercenary)
        enter(changes.state.mercenaries, *a.mercenary);
    if (a.tactic)
        enter(changes.state.tactics, *a.tactic);
    return changes;
}

Message tell(const State&, const AddCard& a) { return say(QT_TRANSLATE_NOOP("hiredswords", "Card entered: %1"), {idOf(a)}); }

} // namespace hiredswords

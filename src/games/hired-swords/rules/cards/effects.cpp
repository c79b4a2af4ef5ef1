// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What cards do by their text: a closed list of effects, done at once or noted for their phase.
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/crew/made.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

namespace {

void revealIn(Changes& changes, Zone zone, int count)
{
    for (auto it = changes.battle().opposition.rbegin(); it != changes.battle().opposition.rend() && count > 0; ++it)
        if (it->zone == zone && !it->faceUp) {
            it->faceUp = true;
            changes.battle().changed = true;
            --count;
            changes.tell(R::I_REVEALED, QT_TR_NOOP("%1: a card is revealed; say which one it is"), {shown(zone)});
        }
}

void count(QList<Counter>& counters, const QString& target, int amount)
{
    if (Counter* counter = find(counters, targetPart(target, 1)))
        counter->left =
            std::max(0, targetPart(target, 2) == QLatin1String("spend") ? counter->left - amount : counter->left + amount);
}

void set(State& state, Standing standing, bool isOn)
{
    if (isOn && playsOther(state, Unclear::AMB_41))
        state.standings = {};
    state.standings.of(standing) = isOn;
}

void ready(Changes& changes, const QString& id)
{
    if (Fighter* who = changes.fighter(id))
        who->exhausted = false;
    if (Opponent* card = changes.opponent(id)) {
        card->exhausted = card->acted = false;
        card->used.clear();
    }
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

bool isAutomatic(const State& state, const Effect& effect)
{
    switch (effect.kind) {
    case EffectKind::Gold:
    case EffectKind::Standing:
    case EffectKind::Relocate:
    case EffectKind::LiftLimit:
        return effectFault(state, effect).problem.isEmpty(); // otherwise somebody has to say whom or what
    case EffectKind::Note:
        return effect.phase != Moment::Now || !effect.text.isEmpty();
    default:
        return false;
    }
}

void tellValue(Changes& changes, const Listing& listing)
{
    if (valueRule(listing) != R::I_NUMBER)
        changes.tell(valueRule(listing));
}

QList<Listing> listingsOf(const QList<Effect>& effects)
{
    QList<Listing> listings;
    for (const Effect& effect : effects)
        if (usesAmount(effect.kind))
            listings += effect.amount;
    return listings;
}

QList<engine::Die> effectDice(const State& state, const Effect& effect)
{
    if (!usesAmount(effect.kind))
        return {};
    return diceOf(state, effect.amount, shown(effect.kind));
}

// The contract's own words on the tokens of its objective: so many change with each action that gets through to it (HS-114).
static bool isOfReaching(const State& state, const Effect& effect)
{
    return effect.kind == EffectKind::Counter && effect.phase == Moment::OppositionActs && effect.often == Often::EachTime
        && !effect.may && targetPart(effect.target, 0) == QLatin1String("contract")
        && find(contractCard(state).objective.counters, targetPart(effect.target, 1)) && effectDice(state, effect).isEmpty();
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
    return engine::notedWhere(state, [&](const Effect& effect) {
        const bool ended = state.contract
            && ((effect.phase == Moment::Success && state.contract->ending != Ending::Failure)
                || (effect.phase == Moment::Failure && state.contract->ending == Ending::Failure));
        const bool comesBySelf = state.contract && effect.source == state.contract->card && isOfReaching(state, effect);
        const bool isDone = state.battle && effect.done > 0 && effect.done == state.battle->round;
        return !isDone && !isSilent(state, effect) && !comesBySelf
            && (effect.phase == now || effect.phase == Moment::Now || (now == Moment::ContractEnd && ended));
    });
}

bool surelyComes(const Effect& effect)
{
    constexpr std::array moments{Moment::Now, Moment::Setup, Moment::RoundStart, Moment::Refresh, Moment::RoundEnd,
        Moment::ContractEnd, Moment::Success, Moment::Failure};
    return effect.often == Often::Once || std::ranges::find(moments, effect.phase) != moments.end();
}

bool canStillCome(const State& state, const Effect& effect)
{
    const bool isOfBattle = std::ranges::find(byPhase, effect.phase) != byPhase.end();
    return !isSilent(state, effect) && (state.battle || !isOfBattle);
}

namespace {

// Whether its card leaves no choice, at a moment that surely comes; what nobody and nothing is left to be touched by is over.
bool isOpen(const State& state, const Effect& effect)
{
    const bool isOfAgent = find(state.mercenaries, effect.source) && effect.phase == Moment::Now; // it may wait, as a prompt
    const Fighter* who = fighter(state, targetPart(effect.target, 0));
    const bool isGone = who && who->at == Position::Fled;
    const bool canSearch = effect.kind != EffectKind::Search || (state.step == Step::Career && state.drawn.isEmpty());
    return surelyComes(effect) && !isOfAgent && !isGone && canSearch && !effect.may && effect.kind != EffectKind::Note
        && (effectFault(state, effect).problem.isEmpty() || !targetsOf(state, effect).isEmpty());
}

} // namespace

QStringList openNow(const State& state, bool withPhase)
{
    QStringList open;
    for (const Effect* effect : due(state))
        if (isOpen(state, *effect) && (withPhase || effect->phase == Moment::Now))
            open += effectText(state, *effect);
    return open;
}

QList<const Effect*> missed(const State& state)
{
    QList<const Effect*> effects;
    if (state.step != Step::Battle || !state.battle)
        return effects;
    for (const Effect& effect : state.noted) {
        const auto at = std::ranges::find(byPhase, effect.phase);
        const bool isOfCard = !effect.source.isEmpty(); // what the table wants to be told comes up in the next round
        if (isOfCard && at != byPhase.end() && at - byPhase.begin() < state.battle->phase && effect.often == Often::Once
            && !isSilent(state, effect))
            effects += &effect;
    }
    return effects;
}

namespace {

// A mercenary's ability is an exception by a rule of its own, and a tactic that lifts his limit wins against it by another.
R cardRuleOf(const State& state, const Effect& effect)
{
    const bool isTactic = std::ranges::any_of(state.tactics, [&](const Tactic& tactic) { return tactic.id == effect.source; });
    const bool isAbility = std::ranges::any_of(state.mercenaries, [&](const Mercenary& who) { return who.id == effect.source; });
    return isTactic && effect.kind == EffectKind::LiftLimit ? R::I_CARD_WINS_LIMIT
        : isAbility                                         ? R::I_CARD_WINS_ABILITY
                                                            : R::I_CARD_WINS;
}

// Which rule lets the card do it.
R ruleOf(const State& state, const Effect& effect)
{
    const Opponent* source = opponent(state, effect.source);
    return !source ? cardRuleOf(state, effect) : isTrap(state, *source) ? R::I_TRAP_EFFECT : R::I_OPP_EFFECT;
}

void payOrGain(Changes& changes, const Effect& effect, const Worth& amount)
{
    const int before = changes.state.wealth;
    changes.gain(effect.target == QLatin1String("lose") ? -amount.value : amount.value);
    const int moved = std::abs(changes.state.wealth - before);
    if (moved == amount.value)
        changes.tell(valueRule(effect.amount), QT_TR_NOOP("Gold: %1"), {made(moved, amount.making)});
    else
        changes.tell(valueRule(effect.amount), QT_TR_NOOP("Gold: %1 of %2, all there was"),
            {number(moved), made(amount.value, amount.making)});
}

void takeCareerCard(Changes& changes, const QString& card)
{
    State& state = changes.state;
    if (card != QLatin1String("nothing") && state.drawn.isEmpty()) {
        state.career.unseen.removeOne(card);
        if (state.career.count > 0)
            state.career.add(-1);
        state.drawn = card;
    }
    changes.tell(R::I_SEARCHED, QT_TR_NOOP("The career deck is searched and shuffled"), {});
}

} // namespace

// Whether what it would change is so already, or nothing is there to be changed.
static bool changesNothing(const State& state, const Effect& effect, int amount)
{
    const QString first = targetPart(effect.target, 0), second = targetPart(effect.target, 1);
    const Fighter* who = fighter(state, first);
    const Opponent* card = opponent(state, first);
    const auto zone = engine::valueNamed<Zone>(effect.target);
    switch (effect.kind) {
    case EffectKind::Damage:
        return amount == 0;
    case EffectKind::Refresh:
        return who ? !who->exhausted : card && !card->exhausted && !card->acted;
    case EffectKind::Heal:
        return amount == 0 || (who ? who->health == Health::Healthy : card && card->health == Health::Healthy);
    case EffectKind::Move:
        return who ? engine::valueNamed<Position>(second) == who->at : card && engine::valueNamed<Zone>(second) == card->zone;
    case EffectKind::LiftLimit: {
        const Mercenary& print = mercenary(state, first);
        return !(second == QLatin1String("fixed")  ? print.fixed
                : second == QLatin1String("loner") ? print.loner
                                                   : print.neverFlees);
    }
    case EffectKind::Reveal:
        return amount == 0 || (zone && hiddenCount(state, *zone) == 0);
    case EffectKind::Reinforce:
        return amount == 0 || (state.opposition.count == 0 && state.opposition.discard.isEmpty());
    default:
        return false;
    }
}

void doEffect(Changes& changes, const Effect& effect, Rolls& rolls)
{
    State& state = changes.state;
    const Worth amount = usesAmount(effect.kind) ? rolls.take(effect.amount) : Worth();
    const QString first = targetPart(effect.target, 0);
    changes.tell(ruleOf(state, effect), QT_TR_NOOP("By a card: %1"), {effectText(state, effect)});
    if (changesNothing(state, effect, amount.value))
        changes.tell(ruleOf(state, effect), QT_TR_NOOP("It changes nothing here"), {});
    const auto revealed = effect.kind == EffectKind::Reveal ? engine::valueNamed<Zone>(effect.target) : std::nullopt;
    if (const int hidden = revealed ? hiddenCount(state, *revealed) : 0; hidden > 0 && hidden < amount.value)
        changes.tell(ruleOf(state, effect), QT_TR_NOOP("Face down in that zone lie no more than: %1"), {QString::number(hidden)});
    switch (effect.kind) {
    case EffectKind::Damage:
        changes.hurt(effect.target, amount.value);
        break;
    case EffectKind::Exhaust:
        changes.exhaustTarget(effect.target);
        break;
    case EffectKind::Refresh:
        ready(changes, effect.target);
        break;
    case EffectKind::StayExhausted:
        if (Fighter* who = changes.fighter(effect.target))
            who->staysExhausted = true;
        if (Opponent* card = changes.opponent(effect.target))
            card->staysExhausted = true;
        break;
    case EffectKind::Heal:
        changes.heal(effect.target, amount.value);
        break;
    case EffectKind::Gold:
        payOrGain(changes, effect, amount);
        break;
    case EffectKind::Move:
        if (Fighter* who = changes.fighter(first))
            who->at = engine::valueNamed<Position>(targetPart(effect.target, 1)).value_or(who->at);
        if (Opponent* card = changes.opponent(first))
            card->zone = engine::valueNamed<Zone>(targetPart(effect.target, 1)).value_or(card->zone);
        break;
    case EffectKind::Counter:
        if (Fighter* who = changes.fighter(first))
            count(who->counters, effect.target, amount.value);
        else if (Tactic* tactic = changes.tactic(first))
            count(tactic->counters, effect.target, amount.value);
        else if (state.contract)
            count(changes.contract().counters, effect.target, amount.value);
        break;
    case EffectKind::Standing:
        if (const auto standing = engine::valueNamed<Standing>(effect.target)) {
            set(state, *standing, amount.value > 0);
            changes.tell(R::I_STANDING, QT_TR_NOOP("Standing changed: %1"), {shown(*standing)});
        }
        break;
    case EffectKind::Relocate:
        if (const auto location = engine::valueNamed<Location>(effect.target)) {
            if (*location != state.location)
                changes.tell(R::I_RELOCATED);
            changes.goTo(*location);
        }
        break;
    case EffectKind::LiftLimit:
        if (Fighter* who = changes.fighter(first))
            who->lifted += targetPart(effect.target, 1);
        break;
    case EffectKind::Reveal:
        if (const auto zone = engine::valueNamed<Zone>(effect.target); zone && state.battle)
            revealIn(changes, *zone, amount.value);
        break;
    case EffectKind::Reinforce:
        if (const auto zone = engine::valueNamed<Zone>(effect.target); zone && state.battle)
            changes.place(*zone, amount.value);
        break;
    case EffectKind::Search:
        takeCareerCard(changes, effect.target);
        break;
    case EffectKind::Note:
        state.notes += effectText(state, effect);
        break;
    }
}

// --- at once, or one that was noted

QList<Fault> faultsIn(const State& state, const DoEffect& a)
{
    const Effect effect = meant(state, a);
    const Fault fault = effectFault(state, effect);
    if (!fault.problem.isEmpty())
        return {fault};
    const bool otherKind = a.effect.kind != EffectKind::Note && a.effect.kind != effect.kind;
    const bool otherAmount = a.effect.amount != Effect().amount && a.effect.amount != effect.amount;
    if (otherKind || otherAmount)
        return {Fault{QStringLiteral("effect.effect"), a.noted, tr("What was noted keeps its kind and its amount."),
            tr("Say its target alone, or strike it out and do another effect.")}};
    return tooManyNumbers(a.verb, state, listingsOf({effect}), a.numbers);
}

QList<Fault> lacking(const State& state, const DoEffect& a)
{
    return numbersLacking(a.verb, state, listingsOf({meant(state, a)}), a.numbers);
}

// What happens on the battlefield, or to figures until they are put back.
static bool isOfTheBattle(const State& state, EffectKind kind)
{
    if (kind == EffectKind::Damage)
        return state.contract && state.contract->tidied;
    return kind == EffectKind::Reveal || kind == EffectKind::Reinforce || kind == EffectKind::Move;
}

// A note that left its target open may still say of which kind it is.
static void speaksOf(Checks& checks, const State& state, const DoEffect& a)
{
    const Effect* noted = a.noted.isEmpty() ? nullptr : find(state.noted, a.noted);
    if (!noted || noted->target.isEmpty() || a.effect.target.isEmpty() || a.effect.target == noted->target)
        return;
    const QStringList allowed = targetsOf(state, *noted);
    if (allowed.isEmpty())
        return;
    checks.should(R::W_TARGET, allowed.contains(a.effect.target), [&] {
        QStringList names;
        for (const QString& one : allowed)
            names += titleOf(state, targetPart(one, 0));
        names.removeDuplicates();
        return QStringList{titleOf(state, targetPart(a.effect.target, 0)), names.join(QStringLiteral(", "))};
    });
}

void check(Checks& checks, const State& state, const DoEffect& a)
{
    running(checks, state);
    const Effect effect = meant(state, a);
    checkListings(checks, state, listingsOf({effect}), a.numbers);
    if (const Fighter* who = fighter(state, targetPart(effect.target, 0)))
        checks.must(R::E_AWAY, who->at != Position::Fled, [&] { return QStringList{titleOf(state, who->id)}; });
    payable(checks, state, {effect}, a.rolled);
    speaksOf(checks, state, a);
    if (isOfTheBattle(state, effect.kind))
        beforeItsEnd(checks, state);
    if (effect.kind == EffectKind::Search)
        must(checks, state.drawn.isEmpty() && state.step == Step::Career, nowText(state), tr("step 1, nothing undecided"));
    checks.note(cardRuleOf(state, effect))
        .byCard()
        .noteIf(!a.noted.isEmpty() && effect.phase == Moment::RoundStart, R::I_PLAYER_ORDER_START);
}

Needs needs(const State& state, const DoEffect& a)
{
    Needs needs;
    needs.dice = effectDice(state, meant(state, a));
    return needs;
}

void apply(Changes& changes, const State& before, const DoEffect& a)
{
    const Effect effect = meant(before, a);
    Rolls rolls{before, a.rolled, a.numbers};
    doEffect(changes, effect, rolls);
    engine::didIn(changes.state, a.noted, before.battle ? before.battle->round : 0);
}

Message tell(const State& before, const DoEffect& a)
{
    return say(QT_TR_NOOP("Effect of a card: %1"), {effectText(before, meant(before, a))});
}

QList<Fault> faultsIn(const State&, const NoteEffect& a)
{
    if (!a.effect.text.trimmed().isEmpty() || a.effect.kind != EffectKind::Note)
        return {};
    return {Fault{QStringLiteral("note-effect.effect.text"), {}, tr("There is nothing to be reminded of."),
        tr("Say in a few words what the card does.")}};
}

void check(Checks& checks, const State& state, const NoteEffect&) { running(checks, state); }

void apply(Changes& changes, const State&, const NoteEffect& a)
{
    engine::noteIn(changes.state, a.effect);
    changes.tell(R::I_CARD_WINS, QT_TR_NOOP("Noted; it comes up at its moment: %1"), {momentText(a.effect.phase)});
}

Message tell(const State& before, const NoteEffect& a)
{
    return say(QT_TR_NOOP("Noted for %1: %2"), {momentText(a.effect.phase), effectText(before, a.effect)});
}

void check(Checks& checks, const State& state, const DropEffect&) { running(checks, state); }

void apply(Changes& changes, const State&, const DropEffect& a) { engine::strikeOut(changes.state, a.noted); }

Message tell(const State& before, const DropEffect& a)
{
    const Effect* effect = find(before.noted, a.noted);
    return say(QT_TR_NOOP("Struck out: %1"), {effect ? effectText(before, *effect) : a.noted});
}

// --- standings, notes, cards

void check(Checks& checks, const State& state, const SetStanding&)
{
    running(checks, state);
    checks.note(R::I_STANDING);
}

void apply(Changes& changes, const State&, const SetStanding& a) { set(changes.state, a.standing, a.on); }

Message tell(const State&, const SetStanding& a)
{
    return a.on ? say(QT_TR_NOOP("Standing gained: %1"), {shown(a.standing)})
                : say(QT_TR_NOOP("Standing lost: %1"), {shown(a.standing)});
}

QList<Fault> faultsIn(const State&, const WriteNote& a) { return engine::withoutWords("note.text", a.text); }

void check(Checks& checks, const State&, const WriteNote&) { checks.note(R::I_CAREER); }

void apply(Changes& changes, const State&, const WriteNote& a) { changes.state.notes += a.text.trimmed(); }

Message tell(const State&, const WriteNote& a) { return say(QT_TR_NOOP("Note: %1"), {a.text.trimmed()}); }

namespace {

QString idOf(const AddCard& a)
{
    return a.career    ? a.career->id
        : a.opposition ? a.opposition->id
        : a.mercenary  ? a.mercenary->id
        : a.tactic     ? a.tactic->id
                       : QString();
}

// Nobody enters the stable by being written down.
template <class Card> void enter(QList<Card>& cards, Card card)
{
    card.where = Card().where;
    engine::enterCard(cards, std::move(card), [](Card now, const Card& known) {
        now.where = known.where;
        return now;
    });
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

void check(Checks& checks, const State&, const AddCard&) { checks.note(R::I_CAREER); }

void apply(Changes& changes, const State& before, const AddCard& a)
{
    if (a.career) {
        engine::enterCard(changes.state.careerCards, *a.career);
        catchUp(changes.state, before);
    }
    if (a.opposition)
        engine::enterCard(changes.state.oppositionCards, *a.opposition);
    if (a.mercenary)
        enter(changes.state.mercenaries, *a.mercenary);
    if (a.tactic)
        enter(changes.state.tactics, *a.tactic);
}

Message tell(const State&, const AddCard& a)
{
    const QString title = a.career ? a.career->title
        : a.opposition             ? a.opposition->title
        : a.mercenary              ? a.mercenary->title
        : a.tactic                 ? a.tactic->title
                                   : QString();
    return say(QT_TR_NOOP("Card entered: %1"), {title.isEmpty() ? idOf(a) : title});
}

} // namespace hiredswords

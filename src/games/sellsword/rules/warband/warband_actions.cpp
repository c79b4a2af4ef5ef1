// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Building warbands and entering cards (p. 3-6).
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/rules.h"

#include "engine/words/nearest.h"

#include <algorithm>

namespace sellsword {

namespace {

Needs factsNeeded(bool isKnown, bool isGiven, const char* kind, const QString& id)
{
    Needs needs;
    if (!isKnown && !isGiven && !id.isEmpty())
        needs.facts += engine::Facts{QStringLiteral("facts"), QLatin1String(kind), {id}, false};
    return needs;
}

void building(Checks& checks, const State& state)
{
    checks.must(R::E_BUILDING, state.stage == Stage::Warbands, [] { return QStringList(); });
}

void soundCard(Checks& checks, const State& state, const UnitCard& card)
{
    noteBlanks(checks, blankFacts(card));
    const std::optional<int> level = levelOfQuality(card.quality);
    const bool fits = !card.level || !level || card.level == level || (level == 9 && *card.level > 9); // 9 or more
    checks.should(R::W_LEVEL, fits, [&] {
        return QStringList{card.title.isEmpty() ? card.id : card.title, card.quality, number(*level), number(*card.level)};
    });
    withinMarks(checks, state, card, card.title.isEmpty() ? card.id : card.title);
}

QString freeName(const State& state, const AddUnit& a)
{
    if (!a.as.isEmpty())
        return a.as;
    QString name = a.card;
    for (int copy = 2; find(state.units, name); ++copy)
        name = a.card + QLatin1Char('-') + number(copy);
    return name;
}

const UnitCard& cardFor(const State& state, const AddUnit& a)
{
    static const UnitCard blank;
    const UnitCard* known = find(state.cards, a.card);
    return a.facts ? *a.facts : known ? *known : blank;
}

const ModCard& modFor(const State& state, const AttachMod& a)
{
    static const ModCard blank;
    const ModCard* known = find(state.mods, a.mod);
    return a.facts ? *a.facts : known ? *known : blank;
}

// What no card can mean: powers without a name of their own, traits tied to an attack that it lacks, boxes of nothing.
template <class Card> QList<Fault> printFaults(const Card& card, const QString& place)
{
    QList<Fault> faults;
    QStringList attacks, powers;
    const auto take = [&](const char* list, const QString& id) {
        if (id.isEmpty() || powers.contains(id))
            faults += Fault{place + QLatin1Char('.') + QLatin1String(list), id,
                sellsword::tr("Attacks and traits of one card have names of their own."),
                sellsword::tr("Give each a short name that no other has.")};
        powers += id;
    };
    for (const Attack& attack : card.attacks) {
        take("attacks", attack.id);
        attacks += attack.id;
    }
    for (const Trait& trait : card.traits)
        take("traits", trait.id);
    if constexpr (std::is_same_v<Card, UnitCard>) { // a mod may be tied to an attack of the unit
        for (const Trait& trait : card.traits)
            if (!trait.tied.isEmpty() && trait.tied != QLatin1String("any") && !attacks.contains(trait.tied))
                faults += Fault{place + QStringLiteral(".traits.") + trait.id + QStringLiteral(".tied"), trait.tied,
                    sellsword::tr("The card has no attack of this name."),
                    engine::meant(trait.tied, attacks + QStringList{QStringLiteral("any")})};
        QStringList known = QStringList{QStringLiteral("mobility"), QStringLiteral("defensive"), QStringLiteral("mortal"),
                                QLatin1String(common::warleader)}
            + powers;
        for (const CommonTrait& trait : {common::toughness, common::shield, common::stealthy, common::invisible,
                 common::seeInvisible, common::fly, common::ghostly})
            known += QLatin1String(trait.box);
        for (const QString& box : card.boxes)
            if (!known.contains(box))
                faults += Fault{place + QStringLiteral(".boxes"), box,
                    sellsword::tr("An injury box is mobility, defensive, mortal, or one of an attack or trait."),
                    engine::meant(box, known)};
    }
    return faults;
}

// A card that is named, and what is printed on that one.
template <class Facts> QList<Fault> unlessOneCard(const QString& place, const QString& card, const std::optional<Facts>& facts)
{
    if (card.isEmpty() || (facts && facts->id != card))
        return {
            Fault{place, card, sellsword::tr("The card and its facts do not fit together."), sellsword::tr("Name one card.")}};
    return facts ? printFaults(*facts, place.section(QLatin1Char('.'), 0, 0) + QStringLiteral(".facts")) : QList<Fault>();
}

} // namespace

void check(Checks& checks, const State& state, const AddPlayer&) { building(checks, state); }

QList<Fault> faultsIn(const State& state, const AddPlayer& a)
{
    if (a.player.isEmpty() || player(state, a.player) || state.players.size() >= 9)
        return {Fault{QStringLiteral("add-player.player"), a.player, tr("This is no new player's name."),
            tr("Give a short name that nobody has; at most 9 play.")}};
    return {};
}

void apply(Changes& changes, const State&, const AddPlayer& a)
{
    Player one;
    one.id = a.player;
    one.title = a.title;
    changes.state.players += one;
}

Message tell(const State&, const AddPlayer& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 joins"), {a.title.isEmpty() ? a.player : a.title});
}

// --- units (SS-020 SS-054 SS-055 SS-057)

Needs needs(const State& state, const AddUnit& a)
{
    return factsNeeded(find(state.cards, a.card), a.facts.has_value(), "unit", a.card);
}

QList<Fault> faultsIn(const State& state, const AddUnit& a)
{
    if (const QList<Fault> faults = unlessOneCard(QStringLiteral("add-unit.card"), a.card, a.facts); !faults.isEmpty())
        return faults;
    if (!a.as.isEmpty() && find(state.units, a.as))
        return {Fault{QStringLiteral("add-unit.as"), a.as, tr("A unit has this name already."),
            tr("Choose another name, or leave it out.")}};
    return {};
}

void check(Checks& checks, const State& state, const AddUnit& a)
{
    building(checks, state);
    const UnitCard& card = cardFor(state, a);
    soundCard(checks, state, card);
    withinCap(checks, state, pointsOf(state, a.player) + card.cost.value_or(0),
        blankPoints(state, a.player) + blankFact(card, QLatin1String("cost")));
    withinCount(checks, state, warband(state, a.player).size() + 1);
    mayJoin(checks, state, card, card.title.isEmpty() ? a.card : card.title, factionOf(state, a.player));
    checks.noteIf(checks.isAllowed(), R::I_POINTS);
}

void apply(Changes& changes, const State& before, const AddUnit& a)
{
    if (a.facts)
        changes.know(*a.facts);
    Unit one;
    one.id = freeName(before, a);
    one.card = one.id == a.card ? QString() : a.card;
    one.player = a.player;
    changes.state.units += one;
    changes.tell(R::I_POINTS, QT_TRANSLATE_NOOP("sellsword", "Points of %1: %2 of %3"),
        {changes.title(a.player), pointsText(changes.state, a.player), number(before.scenario.points)});
}

Message tell(const State& before, const AddUnit& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 adds %2"),
        {titleOf(before, a.player), cardFor(before, a).title.isEmpty() ? a.card : cardFor(before, a).title});
}

void check(Checks& checks, const State& state, const RemoveUnit&) { building(checks, state); }

void apply(Changes& changes, const State&, const RemoveUnit& a)
{
    changes.state.units.removeIf([&](const Unit& one) { return one.id == a.who; });
    changes.state.strikes.removeIf([&](const Strike& one) { return one.who == a.who || one.targets.contains(a.who); });
    if (changes.state.missed && changes.state.missed->who == a.who)
        changes.state.missed.reset();
    changes.state.hurts.removeIf([&](const Hurt& one) { return one.id == a.who; });
    changes.state.shoves.removeIf([&](const Shove& one) { return one.id == a.who; });
    if (changes.state.turn && changes.state.turn->unit == a.who)
        changes.state.turn.reset();
}

Message tell(const State& before, const RemoveUnit& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 leaves its warband"), {titleOf(before, a.who)});
}

// --- mods (SS-037 … SS-044)

Needs needs(const State& state, const AttachMod& a)
{
    return factsNeeded(find(state.mods, a.mod), a.facts.has_value(), "mod", a.mod);
}

QList<Fault> faultsIn(const State&, const AttachMod& a)
{
    return unlessOneCard(QStringLiteral("attach-mod.mod"), a.mod, a.facts);
}

void check(Checks& checks, const State& state, const AttachMod& a)
{
    building(checks, state);
    const Unit& who = *unit(state, a.who);
    const ModCard& mod = modFor(state, a);
    mayCarry(checks, state, who, mod, a.mod);
    mayCarrySoMany(checks, state, who, who.mods.size() + 1);
    withinCap(checks, state, pointsOf(state, who.player) + mod.price, blankPoints(state, who.player));
    checks.noteIf(checks.isAllowed(), R::I_MOD);
}

void apply(Changes& changes, const State&, const AttachMod& a)
{
    if (a.facts)
        changes.know(*a.facts);
    changes.unit(a.who)->mods += a.mod;
    changes.tell(R::I_MOD, QT_TRANSLATE_NOOP("sellsword", "%1 is worth %2 points now"),
        {changes.title(a.who), costText(changes.state, *changes.unit(a.who))});
}

Message tell(const State& before, const AttachMod& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 takes the mod %2"),
        {titleOf(before, a.who), modFor(before, a).title.isEmpty() ? a.mod : modFor(before, a).title});
}

QList<Fault> faultsIn(const State& state, const DetachMod& a)
{
    const Unit* who = unit(state, a.who);
    if (who && !who->mods.contains(a.mod))
        return {Fault{
            QStringLiteral("detach-mod.mod"), a.mod, tr("The unit does not have this mod."), engine::meant(a.mod, who->mods)}};
    return {};
}

void check(Checks& checks, const State& state, const DetachMod&) { building(checks, state); }

void apply(Changes& changes, const State&, const DetachMod& a) { changes.unit(a.who)->mods.removeOne(a.mod); }

Message tell(const State& before, const DetachMod& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 gives up the mod %2"), {titleOf(before, a.who), titleOf(before, a.mod)});
}

// --- the finished warband (SS-058)

void check(Checks& checks, const State& state, const AssignMap&)
{
    notOver(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_OWN_MAP);
}

void apply(Changes& changes, const State&, const AssignMap& a) { changes.player(a.player)->gridmap = a.gridmap; }

Message tell(const State& before, const AssignMap& a)
{
    if (a.gridmap.isEmpty())
        return say(QT_TRANSLATE_NOOP("sellsword", "%1 brings no Gridmap"), {titleOf(before, a.player)});
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 brings the Gridmap %2"), {titleOf(before, a.player), a.gridmap});
}

void check(Checks& checks, const State& state, const FinishWarband& a)
{
    building(checks, state);
    const auto name = [&] { return QStringList{titleOf(state, a.player)}; };
    if (!isLight(state))
        checks.should(R::W_GRIDMAP, !player(state, a.player)->gridmap.isEmpty(), name);
    const QList<const Unit*> units = warband(state, a.player);
    withinCap(checks, state, pointsOf(state, a.player), blankPoints(state, a.player));
    withinCount(checks, state, units.size());
    for (const Unit* one : units) {
        Checks line;
        mayStay(line, state, *one);
        const Verdict found = std::move(line);
        const bool isSound = std::ranges::all_of(found.conditions, &engine::Condition::holds);
        if (!isSound || one == units.first()) // of sound lines one stands for all
            mayStay(checks, state, *one);
    }
    checks.noteIf(checks.isAllowed(), R::I_POINTS);
}

void apply(Changes& changes, const State& before, const FinishWarband& a)
{
    changes.player(a.player)->ready = true;
    if (std::ranges::all_of(std::as_const(changes.state.players), &Player::ready))
        changes.state.stage = Stage::MatchCheck;
    if (changes.state.stage == Stage::MatchCheck && isLight(before)) // map and order of play are the table's
        changes.beginRound();
}

Message tell(const State& before, const FinishWarband& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 has a warband of %2 points"),
        {titleOf(before, a.player), pointsText(before, a.player)});
}

// --- cards and notes

QList<Fault> faultsIn(const State&, const AddCard& a)
{
    if (a.unit.has_value() == a.mod.has_value())
        return {
            Fault{QStringLiteral("add-card"), {}, sellsword::tr("One card at a time."), sellsword::tr("Give a unit or a mod.")}};
    const QString place = a.unit ? QStringLiteral("add-card.unit") : QStringLiteral("add-card.mod");
    if ((a.unit ? a.unit->id : a.mod->id).isEmpty())
        return {Fault{place + QStringLiteral(".id"), {}, sellsword::tr("The card has no short name."),
            sellsword::tr("Give it an id, such as its printed name in small letters.")}};
    return a.unit ? printFaults(*a.unit, place) : printFaults(*a.mod, place);
}

void check(Checks& checks, const State& state, const AddCard& a)
{
    if (a.unit)
        soundCard(checks, state, *a.unit);
    checks.noteIf(checks.isAllowed(), R::I_SAVED);
}

void apply(Changes& changes, const State&, const AddCard& a)
{
    if (a.unit)
        changes.know(*a.unit);
    if (a.mod)
        changes.know(*a.mod);
    changes.tell(R::I_SAVED);
}

Message tell(const State&, const AddCard& a)
{
    const QString title = a.unit ? a.unit->title : a.mod ? a.mod->title : QString();
    const QString id = a.unit ? a.unit->id : a.mod ? a.mod->id : QString();
    return say(QT_TRANSLATE_NOOP("sellsword", "The card %1 is entered"), {title.isEmpty() ? id : title});
}

QList<Fault> faultsIn(const State&, const WriteNote& a)
{
    return a.text.trimmed().isEmpty()
        ? QList<Fault>{Fault{QStringLiteral("note.text"), {}, tr("Nothing is written."), tr("Write a few words.")}}
        : QList<Fault>();
}

void check(Checks&, const State&, const WriteNote&) { }

void apply(Changes& changes, const State&, const WriteNote& a) { changes.state.notes += a.text; }

Message tell(const State&, const WriteNote& a) { return say(QT_TRANSLATE_NOOP("sellsword", "Noted: %1"), {a.text}); }

} // namespace sellsword

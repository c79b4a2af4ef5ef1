// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/dice/rolls.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

constexpr int mostSuccesses = 4;
constexpr int mostFaces = 20;           // of a die; behind them stand the faces that a real one may show
constexpr qsizetype longestChain = 150; // of one throw, however long a chain gets

double mean(const QList<Face>& faces)
{
    double sum = 0;
    for (const Face& face : faces)
        sum += face.successes;
    return faces.isEmpty() ? 0 : sum / double(faces.size());
}

void add(Throw& thrown, const Boost& boost)
{
    thrown.own += boost.dice;
    thrown.successes += boost.successes;
    thrown.expertise |= boost.expertise;
    thrown.rerolls |= boost.reroll;
}

// A card that helps both ways of defending gives its blue dice to hiding only.
void addHelpers(Throw& thrown, const State& state, const Roll& roll)
{
    for (const QString& id : roll.with) {
        Boost boost = card(state, id).boost;
        const QList<RollKind>& helps = card(state, id).helps;
        if (helps.contains(RollKind::Armour) && helps.contains(RollKind::Stealth)) {
            const int blue = boost.dice.blue;
            if (roll.kind == RollKind::Stealth)
                boost.dice = {};
            boost.dice.blue = roll.kind == RollKind::Stealth ? blue : 0;
        }
        add(thrown, boost);
    }
}

void addAttack(Throw& thrown, const State& state, const Roll& roll)
{
    const Card& weapon = card(state, roll.card);
    if (roll.use >= 1 && roll.use <= weapon.uses.size()) {
        const Use& use = weapon.uses[roll.use - 1];
        thrown.own += use.dice;
        thrown.successes += use.successes;
        thrown.expertise |= use.expertise;
    }
    if (roll.wear)
        add(thrown, weapon.wear);
    for (const Card* upgrade : upgradesOf(state, roll.card)) {
        add(thrown, upgrade->boost);
        if (roll.worn.contains(upgrade->id))
            add(thrown, upgrade->wear);
    }
}

// Blue dice hide, all others guard; what adds no dice of the right kind belongs to what its card is for.
void addGuard(Throw& thrown, Boost boost, const Card& of, bool hides)
{
    const bool fits = hides ? boost.dice.blue > 0 || of.stealth.count() > 0
                            : boost.dice.count() > boost.dice.blue || of.stealth.count() == 0 || of.armour.count() > 0;
    if (!fits)
        return;
    const int blue = boost.dice.blue;
    if (hides)
        boost.dice = {};
    boost.dice.blue = hides ? blue : 0;
    add(thrown, boost);
}

void addDefence(Throw& thrown, const State& state, const Roll& roll, const Mercenary& who)
{
    const bool hides = roll.kind == RollKind::Stealth;
    for (const Card* one : working(state, who)) {
        thrown.own += hides ? one->stealth : one->armour;
        if (one->place == Place::Attached && one->fits == CardKind::Armour)
            addGuard(thrown, one->boost, *one, hides);
        if (roll.worn.contains(one->id))
            addGuard(thrown, one->wear, *one, hides);
    }
    const bool isSaid = roll.terrain && !blankTerrain(state, who).isEmpty();
    if (hides)
        thrown.added.blue += isSaid || hasTerrain(state, who.at, who.area, Terrain::Jungle);
    else
        thrown.added.yellow += isSaid || hasTerrain(state, who.at, who.area, Terrain::Settlement);
}

void addSkill(Throw& thrown, const State& state, const Mercenary& who, RollKind kind)
{
    const Skill skill = kind == RollKind::Leadership ? Skill::Leadership
        : kind == RollKind::Mechanical               ? Skill::Mechanical
                                                     : Skill::Medical;
    thrown.own += who.skills.of(skill);
    for (const Card* one : working(state, who))
        thrown.own += one->skills.of(skill);
}

void addCounter(Throw& thrown, const State& state)
{
    for (const Sector& one : state.sectors)
        thrown.own.orange += one.rebels;
    for (const Mercenary* who : team(state)) {
        for (const Card* one : working(state, *who))
            thrown.own += one->counter;
        thrown.expertise |= hasExpertise(state, *who, RollKind::CounterAttack);
        thrown.rerolls |= mayReroll(state, *who, RollKind::CounterAttack);
    }
}

} // namespace

QString impossibleFaces(const QList<Face>& faces)
{
    if (faces.size() < 2 || faces.size() > mostFaces)
        return tr("a die has 2 to 20 faces");
    if (std::ranges::any_of(faces, [](const Face& face) { return face.successes > mostSuccesses; }))
        return tr("a face carries 0 to 4 successes");
    if (std::ranges::all_of(faces, [](const Face& face) { return face.expertise; }))
        return tr("with the expertise icon on every face a chain of dice would never end");
    return {};
}

bool isHalf(const QList<Face>& faces)
{
    return std::ranges::count_if(faces, [](const Face& face) { return face.successes > 0; }) * 2 == faces.size();
}

bool isBetter(const State& state)
{
    return mean(facesOf(state, Colour::Yellow)) < mean(facesOf(state, Colour::Orange))
        && mean(facesOf(state, Colour::Orange)) < mean(facesOf(state, Colour::Red));
}

const QList<Face>& facesOf(const State& state, Colour colour)
{
    for (const DieFaces& die : state.dice)
        if (die.colour == colour)
            return die.faces;
    static const QList<DieFaces> example = exampleDice();
    return example[qsizetype(colour)].faces;
}

namespace {

// Nobody entered faces yet: those that are known belong to no die.
bool isExample(const State& state, Colour colour)
{
    return !state.diceConfirmed && facesOf(state, colour) == exampleDice()[qsizetype(colour)].faces;
}

std::optional<Face> typedFace(int rolled)
{
    const int at = rolled - mostFaces - 1;
    return at >= 0 && at < 2 * (mostSuccesses + 1) ? std::optional(Face{at / 2, at % 2 == 1}) : std::nullopt;
}

} // namespace

Face faceOf(const State& state, Colour colour, int rolled)
{
    const QList<Face>& faces = facesOf(state, colour);
    return rolled >= 1 && rolled <= faces.size() ? faces[rolled - 1] : typedFace(rolled).value_or(Face());
}

bool hasFace(const State& state, Colour colour, int rolled)
{
    return (rolled >= 1 && rolled <= facesOf(state, colour).size()) || (isExample(state, colour) && typedFace(rolled));
}

Throw throwOf(const State& state, const Roll& roll)
{
    Throw thrown;
    const Mercenary& who = mercenary(state, roll.who);
    thrown.expertise = hasExpertise(state, who, roll.kind);
    thrown.rerolls = mayReroll(state, who, roll.kind);
    thrown.added.orange = roll.rebels;
    switch (roll.kind) {
    case RollKind::Attack:
        addAttack(thrown, state, roll);
        break;
    case RollKind::Armour:
    case RollKind::Stealth:
        addDefence(thrown, state, roll, who);
        break;
    case RollKind::Leadership:
    case RollKind::Mechanical:
    case RollKind::Medical:
        addSkill(thrown, state, who, roll.kind);
        break;
    case RollKind::CounterAttack:
        addCounter(thrown, state);
        break;
    case RollKind::Bribe:
        thrown.own.blue = roll.difficulty;
        break;
    }
    addHelpers(thrown, state, roll);
    return thrown;
}

QList<Colour> diceOf(const State& state, const Throw& thrown, const QList<int>& rolled)
{
    QList<Colour> dice = thrown.own.dice() + thrown.added.dice();
    if (!thrown.expertise)
        return dice;
    QList<bool> isSource(thrown.own.count(), true);
    isSource += QList<bool>(dice.size() - isSource.size(), state.settings.expertiseScope == ExpertiseScope::WholeRoll);
    for (qsizetype i = 0; i < rolled.size() && i < dice.size() && dice.size() < longestChain; ++i) {
        if (isSource[i] && faceOf(state, dice[i], rolled[i]).expertise) {
            dice += dice[i];
            isSource += true;
        }
    }
    return dice;
}

engine::Die dieOf(const State& state, Colour colour)
{
    engine::Die die{shown(colour), int(facesOf(state, colour).size()), {}};
    constexpr const char* plastic[] = {"yellow", "orange", "red", "blue"};
    die.colour = QLatin1String(plastic[std::size_t(colour)]);
    for (const Face& face : facesOf(state, colour)) {
        die.faces += face.written().toString();
        die.counts += face.successes;
    }
    for (int face = die.sides + 1; isExample(state, colour) && (face <= mostFaces || typedFace(face)); ++face) {
        die.faces += typedFace(face) ? typedFace(face)->written().toString() : QString();
        die.counts += typedFace(face).value_or(Face()).successes;
    }
    return die;
}

QList<engine::Die> diceOf(const State& state, const Roll& roll)
{
    QList<engine::Die> dice;
    if (roll.told)
        return dice;
    for (const Colour colour : diceOf(state, throwOf(state, roll), roll.rolled))
        dice += dieOf(state, colour);
    return dice;
}

int successesOf(const State& state, const QList<Colour>& dice, const QList<int>& rolled)
{
    int sum = 0;
    for (qsizetype i = 0; i < dice.size() && i < rolled.size(); ++i)
        sum += faceOf(state, dice[i], rolled[i]).successes;
    return sum;
}

bool canReach(const State& state, const Throw& thrown, int successes)
{
    int best = thrown.successes;
    for (const Colour colour : thrown.all().dice())
        best += std::ranges::max(facesOf(state, colour), {}, &Face::successes).successes;
    return best >= successes || (thrown.expertise && best > 0);
}

QString facesText(const State& state, const QList<Colour>& dice, const QList<int>& rolled)
{
    QStringList parts;
    for (qsizetype i = 0; i < dice.size() && i < rolled.size(); ++i)
        if (rolled[i] >= 1)
            parts += shown(dice[i]) + QLatin1Char(' ') + faceOf(state, dice[i], rolled[i]).written().toString();
    return parts.isEmpty() ? tr("no dice") : parts.join(QStringLiteral(", "));
}

QList<Shortage> shortagesOf(const State& state, const QList<Colour>& dice)
{
    constexpr qsizetype printed = 13; // in the box, of all colours (p. 3)
    QList<Shortage> all;
    qsizetype counted = 0;
    bool isCounted = !state.dice.isEmpty();
    for (const DieFaces& die : state.dice) {
        counted += die.owned;
        isCounted &= die.owned > 0;
        if (die.owned > 0 && dice.count(die.colour) > die.owned)
            all +=
                Shortage{QT_TR_NOOP("In the box, %2 dice: %1. Note the successes and throw the missing ones again, all %3 count"),
                    {number(die.owned), shown(die.colour), number(dice.count(die.colour))}};
    }
    const qsizetype held = isCounted ? counted : std::max(printed, counted);
    if (all.isEmpty() && dice.size() > held) // whatever colours they are
        all += Shortage{
            QT_TR_NOOP("In the box, dice of all colours: %1. Note the successes and throw the missing ones again, all %2 count"),
            {number(held), number(dice.size())}};
    return all;
}

} // namespace jaggedalliance

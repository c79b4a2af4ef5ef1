// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/blanks.h"

#include "engine/json.h"

#include "games/sellsword/rules/combat/combat.h"
#include "games/sellsword/rules/map/field.h"
#include "games/sellsword/rules/titles.h"

#include <algorithm>

namespace sellsword {

using engine::Blank;

namespace {

struct Fact {
    const char* field;
    const char* name;
    bool (*isKnown)(const UnitCard&);
};

constexpr Fact facts[] = {{"title", QT_TRANSLATE_NOOP("sellsword", "name"), [](const UnitCard& c) { return !c.title.isEmpty(); }},
    {"kind", QT_TRANSLATE_NOOP("sellsword", "kind"), [](const UnitCard& c) { return !c.kind.isEmpty(); }},
    {"quality", QT_TRANSLATE_NOOP("sellsword", "quality"), [](const UnitCard& c) { return !c.quality.isEmpty(); }},
    {"cost", QT_TRANSLATE_NOOP("sellsword", "cost"), [](const UnitCard& c) { return c.cost.has_value(); }},
    {"agility", QT_TRANSLATE_NOOP("sellsword", "Agility"), [](const UnitCard& c) { return c.agility.has_value(); }},
    {"brawn", QT_TRANSLATE_NOOP("sellsword", "Brawn"), [](const UnitCard& c) { return c.brawn.has_value(); }},
    {"spirit", QT_TRANSLATE_NOOP("sellsword", "Spirit"), [](const UnitCard& c) { return c.spirit.has_value(); }},
    {"wits", QT_TRANSLATE_NOOP("sellsword", "Wits"), [](const UnitCard& c) { return c.wits.has_value(); }},
    {"move", QT_TRANSLATE_NOOP("sellsword", "Move"), [](const UnitCard& c) { return c.move.has_value(); }},
    {"armor", QT_TRANSLATE_NOOP("sellsword", "Armor"), [](const UnitCard& c) { return c.armor.has_value(); }},
    {"vigor", QT_TRANSLATE_NOOP("sellsword", "Vigor"), [](const UnitCard& c) { return c.vigor.has_value(); }},
    {"fantasy", QT_TRANSLATE_NOOP("sellsword", "fantasy rating"), [](const UnitCard& c) { return c.fantasy.has_value(); }},
    {"marks", QT_TRANSLATE_NOOP("sellsword", "mod-use code"), [](const UnitCard& c) { return c.marks.has_value(); }},
    {"attacks", QT_TRANSLATE_NOOP("sellsword", "attacks"), [](const UnitCard& c) { return !c.attacks.isEmpty(); }}};

Blank blankOf(const Fact& fact, const UnitCard& card)
{
    return {QStringLiteral("cards.") + card.id + QLatin1Char('.') + QLatin1String(fact.field),
        engine::fill(tr("%1 of %2"), {tr(fact.name), card.title.isEmpty() ? card.id : card.title})};
}

} // namespace

Blanks blankFacts(const UnitCard& card)
{
    constexpr qsizetype mostNamed = 3; // of a card that is hardly begun nobody reads the whole list
    Blanks blanks;
    for (const Fact& fact : facts)
        if (!fact.isKnown(card))
            blanks += blankOf(fact, card);
    if (blanks.size() <= mostNamed)
        return blanks;
    QStringList names;
    for (const Fact& fact : facts)
        if (!fact.isKnown(card))
            names += tr(fact.name);
    const QString some = names.first(mostNamed).join(QStringLiteral(", "));
    return {Blank{QStringLiteral("cards.") + card.id, // the whole of it: all that is named is asked for there
        engine::fill(
            tr("%1 and %2 more of %3"), {some, number(names.size() - mostNamed), card.title.isEmpty() ? card.id : card.title})}};
}

Blanks blankFact(const UnitCard& card, QLatin1String field)
{
    for (const Fact& fact : facts)
        if (QLatin1String(fact.field) == field && !fact.isKnown(card))
            return {blankOf(fact, card)};
    return {};
}

Blanks blankCard(const State& state, const Unit& unit)
{
    if (!cardOf(state, unit).id.isEmpty())
        return {};
    return {Blank{QStringLiteral("cards"), engine::fill(tr("the card of %1"), {titleOf(state, unit.id)})}};
}

Blanks blankFact(const State& state, const Unit& unit, QLatin1String field)
{
    const Blanks whole = blankCard(state, unit);
    return whole.isEmpty() ? blankFact(cardOf(state, unit), field) : whole;
}

Blanks blankStat(const State& state, const Unit& unit, Stat stat)
{
    return blankFact(state, unit, QLatin1String(engine::nameOf(stat).toLatin1()));
}

Blanks blankRecovery(const State& state, const Unit& unit, const Status& status)
{
    if (status.stat != RecoveryStat::Unknown)
        return blankStat(state, unit, recoversOn(status));
    return {Blank{QStringLiteral("units.%1.statuses.%2.stat").arg(unit.id, status.id),
        engine::fill(tr("on what %1 recovers from %2"), {titleOf(state, unit.id), statusText(status)})}};
}

Blanks blankDistance(const Field& field, const Unit& a, const Unit& b)
{
    if (field.state.map || field.distance(a, b))
        return {};
    return {Blank{QStringLiteral("measures"),
        engine::fill(tr("how far it is from %1 to %2"), {titleOf(field.state, a.id), titleOf(field.state, b.id)})}};
}

Blanks blankAdjacency(const Field& field, const Unit& a, const Unit& b)
{
    const auto isSaid = [&](const Measure& one) {
        return ((one.from == a.id && one.to == b.id) || (one.from == b.id && one.to == a.id)) && (one.distance || one.adjacent);
    };
    if (field.state.map || !inPlay(field.state, a) || !inPlay(field.state, b)
        || std::ranges::any_of(field.state.measures, isSaid))
        return {};
    return {Blank{QStringLiteral("measures"),
        engine::fill(tr("how far it is from %1 to %2"), {titleOf(field.state, a.id), titleOf(field.state, b.id)})}};
}

namespace {

// A card of which something that every card prints is missing: whatever looks like nothing on it may not have been entered yet.
bool isHalf(const UnitCard& card)
{
    return !card.agility || !card.brawn || !card.spirit || !card.wits || !card.move || !card.armor || !card.vigor
        || card.attacks.isEmpty();
}

Blanks blankPlace(const State& state, const Unit& unit, const QString& place, const char* name)
{
    const UnitCard& card = cardOf(state, unit);
    if (card.id.isEmpty())
        return blankCard(state, unit);
    return {Blank{QStringLiteral("cards.") + card.id + QLatin1Char('.') + place,
        engine::fill(tr("%1 of %2"), {tr(name), card.title.isEmpty() ? card.id : card.title})}};
}

bool isPoolOpen(const UnitCard& card)
{
    return isHalf(card) && card.pool == Tokens() && !card.entered.contains(QLatin1String("pool"));
}

bool isPoolOpen(const UnitCard& card, Token token)
{
    const auto isLeft = [&](Token one) { return card.entered.contains(leftBlank(one)); };
    return isLeft(token) || (isPoolOpen(card) && std::ranges::none_of(allTokens, isLeft));
}

// The whole of it, or one colour alone: then the others are as little known as before.
void notePool(UnitCard& card, const UnitCard* was, const QString& told)
{
    for (const Token token : allTokens) {
        const QString place = QStringLiteral("pool.") + engine::nameOf(token);
        if (told == place || told == QLatin1String("pool"))
            card.entered.removeAll(leftBlank(token));
        else if (card.pool.of(token) == 0 && !card.entered.contains(leftBlank(token)) && (!was || isPoolOpen(*was, token)))
            card.entered += leftBlank(token);
    }
}

Blanks blankOfAttack(const State& state, const Unit& unit, const Attack& attack, const char* field, const char* name)
{
    const UnitCard& card = cardOf(state, unit);
    const QString place = placeOf(attack, field);
    if (!isHalf(card) || card.entered.contains(place) || !find(card.attacks, attack.id))
        return {};
    return {Blank{QStringLiteral("cards.") + card.id + QLatin1Char('.') + place,
        engine::fill(tr("%1 of %2"), {tr(name), printedTitle(attack)})}};
}

} // namespace

Blanks blankToken(const State& state, const Unit& unit, Token token)
{
    const bool isGiven = unit.tokens || poolOf(state, unit).of(token) > 0;
    return isGiven || !isPoolOpen(cardOf(state, unit), token)
        ? Blanks()
        : blankPlace(state, unit, QStringLiteral("pool"), QT_TRANSLATE_NOOP("sellsword", "action pool"));
}

Blanks blankReclaim(const State& state, const Unit& unit, Token token)
{
    const UnitCard& card = cardOf(state, unit);
    const int acts = token == Token::Blue ? card.reclaimBlue : card.reclaimRed;
    if (token == Token::Green || acts > 0 || !isHalf(card))
        return {};
    return blankPlace(state, unit, token == Token::Blue ? QStringLiteral("reclaim_blue") : QStringLiteral("reclaim_red"),
        QT_TRANSLATE_NOOP("sellsword", "price of a token"));
}

Blanks blankWarleader(const State& state, const Unit& unit)
{
    const UnitCard& card = cardOf(state, unit);
    const bool isTold = warleaderOf(state, unit) > 0 || card.entered.contains(QLatin1String("warleader"))
        || unit.injuries.contains(QLatin1String(common::warleader));
    return isTold || !isHalf(card)
        ? Blanks()
        : blankPlace(state, unit, QStringLiteral("warleader"), QT_TRANSLATE_NOOP("sellsword", "Warleader"));
}

Blanks blankWarleaders(const State& state, const QString& player)
{
    Blanks blanks;
    for (const Unit* one : warband(state, player))
        if (!one->dropped)
            blanks += blankWarleader(state, *one);
    return blanks;
}

Blanks blankBonus(const State& state, const Unit& unit, const Attack& attack)
{
    return attack.bonus != 0 ? Blanks()
                             : blankOfAttack(state, unit, attack, "bonus", QT_TRANSLATE_NOOP("sellsword", "attack bonus"));
}

Blanks blankRange(const State& state, const Unit& unit, const Attack& attack)
{
    return attack.range != Attack().range ? Blanks()
                                          : blankOfAttack(state, unit, attack, "range", QT_TRANSLATE_NOOP("sellsword", "range"));
}

Blanks blankWounds(const State& state, const Unit& unit, const Attack& attack)
{
    return attack.effects.isEmpty() && attack.text.isEmpty()
        ? blankOfAttack(state, unit, attack, "effects", QT_TRANSLATE_NOOP("sellsword", "wounds"))
        : Blanks();
}

void noteEntered(State& next, const State& before, const QString& path)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    if (steps.first() != QLatin1String("cards"))
        return;
    if (steps.size() < 3) // whole cards, which say themselves what of them was entered
        for (UnitCard& card : next.cards)
            if (const UnitCard* was = find(before.cards, card.id); !was || was->entered != card.entered)
                keepEntered(card);
    if (steps.size() < 3)
        return;
    for (UnitCard& card : next.cards) {
        if (steps[1] != card.id && steps[1] != QLatin1Char('+') + card.id)
            continue;
        if (steps[2] == QLatin1String("attacks"))
            tellWounds(card.attacks);
        const QString told = steps.mid(2).join(QLatin1Char('.'));
        if (steps[2] == QLatin1String("pool"))
            notePool(card, find(before.cards, card.id), told);
        card.entered += told;
        card.entered += steps[2];
        keepEntered(card);
    }
}

Blanks blankVigor(const State& state, const Unit& unit)
{
    return unit.vigor ? Blanks() : blankFact(state, unit, QLatin1String("vigor"));
}

Blanks blankPoints(const State& state, const QString& player)
{
    Blanks blanks;
    for (const Unit* one : warband(state, player))
        blanks += blankFact(state, *one, QLatin1String("cost"));
    return blanks;
}

int avoidable(const State& state, const Unit& unit, int groups)
{
    return blankVigor(state, unit).isEmpty() ? std::min(groups, std::max(0, vigorOf(state, unit)) / group) : groups;
}

QString pointsText(const State& state, const QString& player)
{
    const QString sum = number(pointsOf(state, player));
    return blankPoints(state, player).isEmpty() ? sum : engine::fill(tr("at least %1"), {sum});
}

QString costText(const State& state, const Unit& unit)
{
    return blankFact(state, unit, QLatin1String("cost")).isEmpty() ? number(costOf(state, unit)) : QStringLiteral("?");
}

QString statText(const State& state, const Unit& unit, Stat stat)
{
    return blankStat(state, unit, stat).isEmpty() ? number(statOf(state, unit, stat)) : QStringLiteral("?");
}

QString moveText(const State& state, const Unit& unit)
{
    return blankFact(state, unit, QLatin1String("move")).isEmpty() ? number(moveOf(state, unit)) : QStringLiteral("?");
}

QString tokenText(const State& state, const Unit& unit, Token token)
{
    return blankToken(state, unit, token).isEmpty() ? number(tokensOf(state, unit).of(token)) : QStringLiteral("?");
}

QString diceText(const State& state, const QString& player)
{
    const int left = diceOf(state, player);
    return blankWarleaders(state, player).isEmpty() ? number(left)
        : left > 0                                  ? engine::fill(tr("at least %1"), {number(left)})
                                                    : QStringLiteral("?");
}

QString bonusText(const State& state, const Unit& unit, const Attack& attack)
{
    return !blankBonus(state, unit, attack).isEmpty() ? QStringLiteral("?")
        : attack.bonus < 0                            ? number(attack.bonus)
                                                      : QLatin1Char('+') + number(attack.bonus);
}

QString vigorText(const State& state, const Unit& unit)
{
    const bool isKnown = blankFact(state, unit, QLatin1String("vigor")).isEmpty();
    return engine::fill(
        tr("Vigor %1 of %2"), {vigorNumber(state, unit), isKnown ? number(mostVigor(state, unit)) : QStringLiteral("?")});
}

QString vigorNumber(const State& state, const Unit& unit)
{
    return blankVigor(state, unit).isEmpty() ? number(vigorOf(state, unit)) : QStringLiteral("?");
}

QJsonValue asPrinted(const State& state, const QString& path)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    const Unit* who = steps.size() == 3 && steps[0] == QLatin1String("units") ? unit(state, steps[1]) : nullptr;
    if (who && steps[2] == QLatin1String("vigor") && blankVigor(state, *who).isEmpty())
        return vigorOf(state, *who);
    if (who && steps[2] == QLatin1String("tokens")
        && std::ranges::none_of(allTokens, [&](Token token) { return isPoolOpen(cardOf(state, *who), token); }))
        return engine::toJson(tokensOf(state, *who));
    return QJsonValue::Undefined;
}

QStringList numbersAsPrinted(const State& state)
{
    QStringList all;
    const auto add = [&](const QString& path, const QJsonValue& value) {
        all += path + QLatin1Char(' ') + number(value.toInt());
    };
    for (const Unit& one : state.units) {
        const QString vigor = QStringLiteral("units.%1.vigor").arg(one.id),
                      tokens = QStringLiteral("units.%1.tokens").arg(one.id);
        if (const QJsonValue value = asPrinted(state, vigor); !one.vigor && value.isDouble())
            add(vigor, value);
        const QJsonObject pool = one.tokens ? QJsonObject() : asPrinted(state, tokens).toObject();
        for (auto colour = pool.begin(); colour != pool.end(); ++colour)
            add(tokens + QLatin1Char('.') + colour.key(), *colour);
    }
    return all;
}

} // namespace sellsword

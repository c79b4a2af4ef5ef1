// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/names.h"

namespace jaggedalliance::desk {

QString nameOf(const State& state, const QString& id)
{
    const QString title = titleOf(state, id);
    if (const Token* token = find(state.tokens, id); token && token->faceUp)
        return title + QStringLiteral(", ") + encounterText(state, token->shows);
    const Figure* enemy = find(state.enemies, id);
    return enemy && enemy->elite ? jaggedalliance::tr("elite ") + title : title;
}

QString bandName(const QString& band)
{
    return band == QLatin1String("yellow") ? jaggedalliance::tr("yellow")
        : band == QLatin1String("orange")  ? jaggedalliance::tr("orange")
        : band == QLatin1String("red")     ? jaggedalliance::tr("red")
                                           : band;
}

QString conditionSign(Condition condition)
{
    switch (condition) {
    case Condition::Marked:
        return QStringLiteral("◎");
    case Condition::Bleeding:
        return QStringLiteral("♦");
    case Condition::Suppressed:
        return QStringLiteral("▼");
    }
    return {};
}

QString terrainSign(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Jungle:
        return QStringLiteral("♣");
    case Terrain::Settlement:
        return QStringLiteral("⌂");
    case Terrain::Swamp:
        return QStringLiteral("≈");
    }
    return {};
}

QString poolText(const Pool& pool)
{
    if (pool.count() == 0)
        return jaggedalliance::tr("no dice");
    QStringList parts;
    for (const Colour colour : {Colour::Yellow, Colour::Orange, Colour::Red, Colour::Blue})
        if (pool.of(colour) > 0)
            parts += number(pool.of(colour)) + QLatin1Char(' ') + shown(colour);
    return parts.join(QStringLiteral(", "));
}

QString standing(const State& state, const Mercenary& who, bool isShort)
{
    QStringList parts;
    if (who.place != MercPlace::Team)
        parts += shown(who.place);
    else if (who.down)
        parts += isShort ? jaggedalliance::tr("down") : jaggedalliance::tr("knocked down");
    else if (who.id == state.active)
        parts += jaggedalliance::tr("active");
    else if (state.phase == Phase::Players)
        parts += who.activated ? jaggedalliance::tr("has acted") : jaggedalliance::tr("to act");
    if (who.injury > 0)
        parts += isShort ? jaggedalliance::tr("injured") : jaggedalliance::tr("Severe Injury");
    for (const Condition condition : isShort ? QList<Condition>() : who.conditions)
        parts += shown(condition);
    return parts.join(QStringLiteral(", "));
}

QString printedOnIt() { return jaggedalliance::tr("What is printed on it…"); }

QString cardKindText(const State& state, const Card& card)
{
    if (!blankCard(state, card.id).isEmpty())
        return jaggedalliance::tr("only its name is known");
    QStringList parts{shown(card.kind)};
    if (card.heavy)
        parts += jaggedalliance::tr("heavy");
    if (card.durability > 0)
        parts += engine::fill(
            jaggedalliance::tr("durability %1 of %2"), {number(card.durability - card.spent), number(card.durability)});
    for (const Use& use : card.uses)
        parts += useText(use);
    if (card.armour.count() > 0)
        parts += engine::fill(jaggedalliance::tr("armour: %1"), {poolText(card.armour)});
    if (card.stealth.count() > 0)
        parts += engine::fill(jaggedalliance::tr("stealth: %1"), {poolText(card.stealth)});
    if (card.unconfirmed)
        parts += jaggedalliance::tr("not yet compared with the real card");
    if (!card.text.isEmpty())
        parts += card.text;
    return parts.join(QStringLiteral(" · "));
}

QString useText(const Use& use)
{
    QStringList parts{engine::fill(jaggedalliance::tr("fatigue %1"), {number(use.fatigue)})};
    if (use.isAttack()) {
        parts += use.range < 0 ? jaggedalliance::tr("no limit of range")
                               : engine::fill(jaggedalliance::tr("range %1"), {number(use.range)});
        parts += poolText(use.dice);
        if (use.successes > 0)
            parts += signedNumber(use.successes);
        if (use.burst > 1)
            parts += engine::fill(jaggedalliance::tr("burst ×%1"), {number(use.burst)});
        if (use.area)
            parts += jaggedalliance::tr("area");
        for (const Icon icon : use.icons)
            if (icon != Icon::Damage)
                parts += shown(icon);
    }
    if (!use.text.isEmpty())
        parts += use.text;
    return parts.join(QStringLiteral(", "));
}

QString priceText(const Use& use)
{
    QStringList parts{engine::fill(jaggedalliance::tr("fatigue %1"), {number(use.fatigue)}), poolText(use.dice)};
    if (use.successes > 0)
        parts += signedNumber(use.successes);
    if (use.burst > 1)
        parts += engine::fill(jaggedalliance::tr("burst ×%1"), {number(use.burst)});
    return parts.join(QStringLiteral(", "));
}

QString boostText(const Boost& boost)
{
    QStringList parts;
    if (boost.dice.count() > 0)
        parts += QLatin1Char('+') + poolText(boost.dice);
    if (boost.successes != 0)
        parts += signedNumber(boost.successes);
    for (const Icon icon : boost.icons)
        parts += shown(icon);
    if (boost.reroll)
        parts += jaggedalliance::tr("one reroll");
    if (boost.expertise)
        parts += jaggedalliance::tr("Expertise");
    return parts.join(QStringLiteral(", "));
}

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a hymn says: as the table typed it, otherwise what the rules tell of it.
#include "games/mercenarium/rules/query.h"

namespace mercenarium {

namespace {

// Titles that the rules text and its makers tell; effects are on the cards only.
struct Printed {
    int numeral;
    const char* title;
    const char* singularity;
};
constexpr Printed printed[] = {{1, QT_TR_NOOP("Fireyes"), QT_TR_NOOP("Draw 5 cards.")}, {2, QT_TR_NOOP("Meatwar"), nullptr},
    {3, QT_TR_NOOP("Optimo"), nullptr}, {4, QT_TR_NOOP("Lasers"), nullptr}, {5, QT_TR_NOOP("Dragoon"), nullptr},
    {7, QT_TR_NOOP("Primary"), QT_TR_NOOP("Look through the deck, take one card, then shuffle.")},
    {13, QT_TR_NOOP("Zodiac"), nullptr}};
constexpr int fireyes = 1, primary = 7, fireyesDraws = 5;

} // namespace

HymnLine hymnLine(const State& state, Card hymn)
{
    HymnLine line;
    line.id = hymn;
    if (const HymnLine* typed = found(state.hymns, hymn, &HymnLine::id))
        line = *typed;
    for (const Printed& one : printed)
        if (hymn == Card::hymn(one.numeral)) {
            if (line.title.isEmpty())
                line.title = tr(one.title);
            if (line.singularity.isEmpty() && one.singularity)
                line.singularity = tr(one.singularity);
        }
    if (hymn == Card::hymn(fireyes) && line.singularitySteps.isEmpty())
        line.singularitySteps += Effect{EffectKind::Draw, {}, {}, {}, fireyesDraws, {}};
    if (hymn == Card::hymn(primary) && line.singularitySteps.isEmpty())
        line.singularitySteps += Effect{EffectKind::Search, {}, {}, {}, 1, {}};
    return line;
}

QList<Effect> stepsOf(const State& state, Card hymn)
{
    const HymnLine line = hymnLine(state, hymn);
    return state.singularity && !line.singularity.isEmpty() ? line.singularitySteps : line.steps;
}

QString textOf(const State& state, Card hymn)
{
    const HymnLine line = hymnLine(state, hymn);
    return state.singularity && !line.singularity.isEmpty() ? line.singularity : line.effect;
}

QString titleOf(const State& state, const QString& id)
{
    const auto card = Card::read(id);
    return !card || !card->isNamed() ? id : card->isHymn() ? titleOf(state, *card) : shown(*card);
}

QString titleOf(const State& state, Card hymn)
{
    const QString title = hymnLine(state, hymn).title;
    return title.isEmpty() ? shown(hymn) : roman(hymn.numeral()) + QLatin1Char(' ') + title;
}

Card zodiacHymn(const State& state, int face)
{
    if (face < 1 || face > zodiacFaces)
        return unnamed;
    const Card typed = state.zodiac.value(face - 1);
    return typed.isHymn() ? typed : Card::hymn(face); // AM-05
}

// What is done by hand is told in its own words.
QString shown(const State& state, const Effect& effect)
{
    if (effect.kind == EffectKind::Note && !effect.text.isEmpty())
        return effect.text;
    const bool isBare = effect.kind == EffectKind::Peek && !effect.card && effect.text.isEmpty();
    const bool isOpen = effect.kind == EffectKind::TakeControl && !effect.card && effect.text.isEmpty();
    QStringList parts{isBare ? tr("look at what is hidden") : isOpen ? tr("take control of a card") : shown(effect.kind)};
    if (effect.card || effect.kind == EffectKind::Search)
        parts += shown(effect.card.value_or(unnamed));
    else if (effect.amount > 1 || effect.kind == EffectKind::Draw)
        parts += number(effect.amount);
    if (effect.to)
        parts += effect.to->text();
    if (effect.player)
        parts += QLatin1Char('(') + nameOf(state, *effect.player) + QLatin1Char(')');
    if (!effect.text.isEmpty())
        parts += effect.text;
    return parts.join(QLatin1Char(' '));
}

} // namespace mercenarium

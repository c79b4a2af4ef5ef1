// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card does that does not attack: at once when the closed list says it all, otherwise by hand while it lies in play.
#include "games/swords-and-souls/rules/conditions.h"

#include <algorithm>

namespace swordsandsouls {

using engine::Fault;
using engine::Needs;

namespace {

// The one that draws cards; null without one.
const Effect* drawEffect(const Card& card)
{
    const auto it = std::ranges::find_if(card.effects, [](const Effect& effect) { return effect.kind == EffectKind::Draw; });
    return it == card.effects.end() ? nullptr : &*it;
}

// Whom an effect touches.
QStringList touched(const State& state, const Effect& effect, const QString& who, const QString& target)
{
    switch (effect.whom) {
    case Whom::You:
        return {who};
    case Whom::Target:
        return target.isEmpty() ? QStringList() : QStringList{target};
    case Whom::Others:
        return clockwise(state, who).mid(1);
    case Whom::All:
        return clockwise(state, who);
    }
    return {};
}

QString placeOf(const char* verb, const char* field) { return QLatin1String(verb) + QLatin1Char('.') + QLatin1String(field); }

} // namespace

QString drawerOf(const State& state, const Used& used, const QString& target)
{
    const Card& printed = cardOf(state, used);
    const Effect* draws = isAutomatic(printed) ? drawEffect(printed) : nullptr;
    return draws ? touched(state, *draws, used.owner, target).value(0) : QString();
}

bool isAutomatic(const Card& card)
{
    if (!card.isEntered() || card.effects.isEmpty())
        return false;
    int draws = 0, treasures = 0;
    bool isShuffled = false;
    for (const Effect& effect : card.effects) {
        switch (effect.kind) {
        case EffectKind::Obols:
        case EffectKind::TakeObols:
        case EffectKind::Heal:
        case EffectKind::Talent:
            break;
        case EffectKind::Reshuffle:
            isShuffled = true;
            break;
        case EffectKind::Draw: // what is drawn stands in one list, and is known before
            if (++draws > 1 || isShuffled || (effect.whom != Whom::You && effect.whom != Whom::Target))
                return false;
            break;
        case EffectKind::TakeTreasure: // which one is said at once
            if (++treasures > 1 || effect.whom != Whom::Target || effect.amount != 1)
                return false;
            break;
        case EffectKind::Drop:
        case EffectKind::Refresh:
        case EffectKind::Note:
            return false;
        }
    }
    return true;
}

void enoughFor(Checks& checks, const State& state, const QList<Effect>& effects, const QString& who, const QString& target)
{
    int wanted = 0;
    for (const Effect& effect : effects)
        for (const QString& on : touched(state, effect, who, target))
            if (effect.kind == EffectKind::Obols)
                wanted += effect.amount;
            else if (effect.kind == EffectKind::Heal && !player(state, on).down)
                wanted += std::clamp(smallHearts - player(state, on).small, 0, effect.amount);
    if (wanted > 0)
        fromVault(checks, state, R::W_SHORT, wanted, 0);
}

bool takesTreasure(const Card& card)
{
    return isAutomatic(card)
        && std::ranges::any_of(card.effects, [](const Effect& effect) { return effect.kind == EffectKind::TakeTreasure; });
}

void carryOut(Changes& changes, const Used& used, const Said& said)
{
    const Card printed = cardOf(changes.state, used);
    if (!isAutomatic(printed)) {
        changes.state.inPlay += used;
        changes.tell(R::I_PLAYED, QT_TR_NOOP("%1 is in play until its effects are over"), {changes.title(used.card)});
        if (!printed.text.isEmpty())
            changes.tell(R::I_NOTED, QT_TR_NOOP("By hand: %1"), {printed.text});
        return;
    }
    for (const Effect& effect : printed.effects)
        for (const QString& on : touched(changes.state, effect, used.owner, said.target))
            changes.doEffect(effect, used.owner, on, said.cards, said.treasure);
    changes.putAway(used);
}

Needs needsOf(const State& state, const Used& used, const Said& said)
{
    Needs needs;
    if (const QString who = drawerOf(state, used, said.target); !who.isEmpty())
        needDraw(needs, state, who, drawEffect(cardOf(state, used))->amount, said.cards);
    return needs;
}

QList<Fault> wrongIn(const char* verb, const State& state, const Used& used, const Said& said)
{
    QList<Fault> faults;
    if (const QString who = drawerOf(state, used, said.target); !who.isEmpty())
        faults = wrongDraw(placeOf(verb, "cards").toLatin1().constData(), state, layersOf(player(state, who)),
            drawEffect(cardOf(state, used))->amount, said.cards);
    else if (!said.cards.isEmpty())
        faults += Fault{placeOf(verb, "cards"), said.cards.join(QStringLiteral(", ")), tr("Nothing is drawn by this."),
            tr("Leave the cards out.")};
    if (said.treasure.isEmpty())
        return faults;
    if (!takesTreasure(cardOf(state, used)))
        faults +=
            Fault{placeOf(verb, "treasure"), said.treasure, tr("No treasure is taken by this."), tr("Leave the treasure out.")};
    else if (!said.target.isEmpty() && !treasure(player(state, said.target), said.treasure))
        faults += noSuchTreasure(placeOf(verb, "treasure"), player(state, said.target), said.treasure);
    return faults;
}

QList<Fault> lackingIn(const char* verb, const State& state, const Used& used, const Said& said)
{
    const Card& printed = cardOf(state, used);
    const bool aims = isAutomatic(printed)
        && std::ranges::any_of(printed.effects, [](const Effect& effect) { return effect.whom == Whom::Target; });
    if (aims && said.target.isEmpty())
        return {Fault{placeOf(verb, "target"), {}, engine::fill(tr("%1 is aimed at a player."), {titleOf(state, used.card)}),
            engine::fill(tr("Name one of: %1."), {clockwise(state, used.owner).join(QStringLiteral(", "))})}};
    const QStringList treasures = treasureNames(player(state, said.target));
    if (takesTreasure(printed) && treasures.size() > 1 && said.treasure.isEmpty())
        return {Fault{placeOf(verb, "treasure"), {}, engine::fill(tr("%1 takes one treasure of choice."), {used.owner}),
            engine::fill(tr("Name one of: %1."), {treasures.join(QStringLiteral(", "))})}};
    return {};
}

} // namespace swordsandsouls

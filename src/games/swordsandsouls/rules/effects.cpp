// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card does that does not attack: at once when the closed list says it all, otherwise by hand while it lies in play.
#include "games/swordsandsouls/rules/conditions.h"

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
    case Whom::You: return {who};
    case Whom::Target: return target.isEmpty() ? QStringList() : QStringList{target};
    case Whom::Others: return clockwise(state, who).mid(1);
    case Whom::All: return clockwise(state, who);
    }
    return {};
}

// Who draws, if the card makes somebody draw by itself; empty otherwise.
QString drawer(const State& state, const Used& used, const QString& target)
{
    const Card& printed = cardOf(state, used);
    const Effect* draws = isAutomatic(printed) ? drawEffect(printed) : nullptr;
    return draws ? touched(state, *draws, used.owner, target).value(0) : QString();
}

} // namespace

bool isAutomatic(const Card& card)
{
    if (!card.isEntered() || card.effects.isEmpty())
        return false;
    int draws = 0;
    bool isShuffled = false;
    for (const Effect& effect : card.effects) {
        switch (effect.kind) {
        case EffectKind::Obols:
        case EffectKind::TakeObols:
        case EffectKind::Heal:
        case EffectKind::Talent: break;
        case EffectKind::Reshuffle: isShuffled = true; break;
        case EffectKind::Draw: // what is drawn stands in one list, and is known before
            if (++draws > 1 || isShuffled || (effect.whom != Whom::You && effect.whom != Whom::Target))
                return false;
            break;
        case EffectKind::Drop:
        case EffectKind::Refresh:
        case EffectKind::TakeTreasure:
        case EffectKind::Note: return false;
        }
    }
    return true;
}

void carryOut(Changes& changes, const Used& used, const QString& target, const QStringList& cards)
{
    const Card printed = cardOf(changes.state, used);
    if (!isAutomatic(printed)) {
        changes.state.inPlay += used;
        changes.tell(R::I_PLAYED, QT_TRANSLATE_NOOP("swordsandsouls", "%1 is in play until its effects are over"), {changes.title(used.card)});
        if (!printed.text.isEmpty())
            changes.tell(R::I_NOTED, QT_TRANSLATE_NOOP("swordsandsouls", "By hand: %1"), {printed.text});
        return;
    }
    for (const Effect& effect : printed.effects)
        for (const QString& on : touched(changes.state, effect, used.owner, target))
            changes.doEffect(effect, used.owner, on, cards, {});
    changes.putAway(used);
    changes.tell(R::I_DISCARDED, QT_TRANSLATE_NOOP("swordsandsouls", "%1 of %2 is put away"), {changes.title(used.card), used.owner});
}

Needs needsOf(const State& state, const Used& used, const QString& target, const QStringList& cards)
{
    Needs needs;
    if (const QString who = drawer(state, used, target); !who.isEmpty())
        needDraw(needs, state, who, drawEffect(cardOf(state, used))->amount, cards);
    return needs;
}

QList<Fault> wrongCards(const char* place, const State& state, const Used& used, const QString& target, const QStringList& cards)
{
    const QString who = drawer(state, used, target);
    if (!who.isEmpty())
        return wrongDraw(place, layersOf(player(state, who)), drawEffect(cardOf(state, used))->amount, cards);
    if (cards.isEmpty())
        return {};
    return {Fault{QLatin1String(place), cards.join(QStringLiteral(", ")), tr("Nothing is drawn by this."), tr("Leave the cards out.")}};
}

QList<Fault> lackingTarget(const char* place, const State& state, const Used& used, const QString& target)
{
    const Card& printed = cardOf(state, used);
    const bool aims = isAutomatic(printed) && std::ranges::any_of(printed.effects, [](const Effect& effect) { return effect.whom == Whom::Target; });
    if (!aims || !target.isEmpty())
        return {};
    return {Fault{QLatin1String(place), {}, engine::fill(tr("%1 is aimed at a player."), {titleOf(state, used.card)}), engine::fill(tr("Name one of: %1."), {clockwise(state, used.owner).join(QStringLiteral(", "))})}};
}

} // namespace swordsandsouls

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects of cards in words, where their own text was not entered.
#include "games/hired-swords/rules/rules.h"

namespace hiredswords {

namespace {

// "Geese on the green": a card that nobody has seen stands in its deck by its short name alone.
QString inWords(QString id)
{
    id.replace(QLatin1Char('-'), QLatin1Char(' '));
    return id.left(1).toUpper() + id.mid(1);
}

// Whom or what the first part of a target means; a card may leave it open in one word.
QString aimText(const State& state, const QString& aim)
{
    if (aim.isEmpty())
        return tr("somebody");
    if (aim == QLatin1String("crew"))
        return tr("one of the crew");
    if (aim == QLatin1String("near"))
        return tr("one of the crew beside it");
    if (aim == QLatin1String("opposition"))
        return tr("an opposition card");
    if (aim == QLatin1String("contract") && state.contract)
        return titleOf(state, state.contract->card);
    return state.career.unseen.contains(aim) && titleOf(state, aim) == aim ? inWords(aim) : titleOf(state, aim);
}

// "the east zone", "northwest"; empty when nothing is said of a place.
QString whereText(const QString& where)
{
    if (const auto zone = engine::valueNamed<Zone>(where))
        return fill(tr("the %1 zone"), {shown(*zone)});
    const auto position = engine::valueNamed<Position>(where);
    return position ? shown(*position) : where == QLatin1String("here") ? tr("its own zone") : QString();
}

QString limitText(const QString& who, const QString& limit)
{
    if (limit == QLatin1String("fixed"))
        return fill(tr("%1 may leave its position"), {who});
    if (limit == QLatin1String("loner"))
        return fill(tr("%1 may act on a shared position"), {who});
    if (limit == QLatin1String("never-flees"))
        return fill(tr("%1 may flee"), {who});
    return fill(tr("%1 may do what its card forbids"), {who}); // which limit goes is said by whoever does it
}

QString movedText(const QString& who, const QString& where)
{
    return where.isEmpty() ? fill(tr("%1 is moved"), {who}) : fill(tr("%1 is moved to %2"), {who, where});
}

// How many, and where: "1 card is revealed in the east zone".
QString placedText(const Effect& effect, const char* here, const char* anywhere)
{
    const QString where = whereText(effect.target);
    return fill(tr(where.isEmpty() ? anywhere : here), {effect.amount.text, where});
}

QString standingText(const Effect& effect)
{
    const auto standing = engine::valueNamed<Standing>(effect.target);
    if (effect.target.isEmpty())
        return tr("a standing changes"); // which one is said by whoever does it
    const QString name = standing ? shown(*standing) : effect.target;
    return fill(effect.amount.text == QLatin1String("0") ? tr("no longer %1") : tr("become %1"), {name});
}

QString countedText(const Effect& effect, const QString& who, const QString& which)
{
    const bool isSpent = targetPart(effect.target, 2) == QLatin1String("spend");
    if (which.isEmpty())
        return fill(isSpent ? tr("%2 loses tokens: %1") : tr("%2 gets tokens: %1"), {effect.amount.text, who});
    return fill(isSpent ? tr("%2 loses tokens (%3): %1") : tr("%2 gets tokens (%3): %1"), {effect.amount.text, who, which});
}

} // namespace

QString effectText(const State& state, const Effect& effect)
{
    if (!effect.text.isEmpty())
        return effect.text;
    const QString who = aimText(state, targetPart(effect.target, 0)), second = targetPart(effect.target, 1);
    switch (effect.kind) {
    case EffectKind::Damage:
        return fill(tr("%1 damage to %2"), {effect.amount.text, who});
    case EffectKind::Exhaust:
        return fill(tr("%1 is exhausted"), {who});
    case EffectKind::Refresh:
        return fill(tr("%1 is refreshed"), {who});
    case EffectKind::StayExhausted:
        return fill(tr("%1 stays exhausted in the next refresh"), {who});
    case EffectKind::Heal:
        return fill(tr("%2 gets better by %1"), {effect.amount.text, who});
    case EffectKind::Gold:
        return fill(effect.target == QLatin1String("lose") ? tr("lose %1 gold") : tr("gain %1 gold"), {effect.amount.text});
    case EffectKind::Move:
        return movedText(who, whereText(second));
    case EffectKind::Counter:
        return countedText(effect, who, second);
    case EffectKind::Standing:
        return standingText(effect);
    case EffectKind::Relocate: {
        const auto location = engine::valueNamed<Location>(effect.target);
        return effect.target.isEmpty() ? tr("go to a settlement")
                                       : fill(tr("go to the %1"), {location ? shown(*location) : effect.target});
    }
    case EffectKind::LiftLimit:
        return limitText(who, second);
    case EffectKind::Reveal:
        return placedText(effect, QT_TR_NOOP("cards revealed in %2: %1"), QT_TR_NOOP("cards revealed: %1"));
    case EffectKind::Reinforce:
        return placedText(effect, QT_TR_NOOP("face-down cards into %2: %1"), QT_TR_NOOP("further face-down cards: %1"));
    case EffectKind::Search:
        return effect.target.isEmpty() || effect.target == QLatin1String("nothing")
            ? tr("the career deck is searched")
            : fill(tr("%1 is searched for in the career deck"), {who});
    case EffectKind::Note:
        return tr("a reminder without words");
    }
    return {};
}

QString momentText(Moment moment)
{
    static constexpr const char* words[] = {QT_TR_NOOP("now"), QT_TR_NOOP("the beginning of the battle"),
        QT_TR_NOOP("the start of a round"), QT_TR_NOOP("the revealing"), QT_TR_NOOP("the moves of the opposition"),
        QT_TR_NOOP("the acts of the crew"), QT_TR_NOOP("the acts of the opposition"), QT_TR_NOOP("the refreshing"),
        QT_TR_NOOP("the end of a round"), QT_TR_NOOP("the end of the contract"), QT_TR_NOOP("a success"),
        QT_TR_NOOP("a failure")};
    return tr(words[int(moment)]);
}

} // namespace hiredswords

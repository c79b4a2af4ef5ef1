// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/titles.h"

#include <QMap>

#include <algorithm>

namespace sellsword {

QString capital(QString word)
{
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

QString inWords(QString id) { return id.replace(QLatin1Char('-'), QLatin1Char(' ')); }

// A quarter of the sky in the reader's language; any other words are those of whoever typed them.
QString zoneTitle(const QString& id)
{
    const QMap<QString, QString> quarters{{QStringLiteral("east"), tr("east")}, {QStringLiteral("north"), tr("north")},
        {QStringLiteral("south"), tr("south")}, {QStringLiteral("west"), tr("west")}};
    return quarters.value(id, capital(inWords(id)));
}

QString stageName(Stage stage)
{
    switch (stage) {
    case Stage::Warbands:
        return tr("warbands");
    case Stage::MatchCheck:
        return tr("tactics check of the match");
    case Stage::Map:
        return tr("map");
    case Stage::Ready:
        return tr("ready");
    case Stage::RoundCheck:
        return tr("tactics check");
    case Stage::Seats:
        return tr("order of the players");
    case Stage::Phases:
        return tr("phases");
    case Stage::RoundEnd:
        return tr("end of the round");
    case Stage::Over:
        return tr("over");
    }
    return {};
}

QString commonBox(const QString& box)
{
    if (box == QLatin1String("mobility"))
        return tr("Mobility");
    if (box == QLatin1String("defensive"))
        return tr("Defensive");
    if (box == QLatin1String("mortal"))
        return tr("Mortal");
    return {};
}

QString boxText(const State& state, const Unit& who, const QString& box)
{
    if (const QString common = commonBox(box); !common.isEmpty())
        return common;
    if (const Attack* attack = attackOf(state, who, box))
        return printedTitle(*attack);
    const Trait* trait = traitOf(state, who, box);
    return trait ? printedTitle(*trait) : capital(inWords(box));
}

QStringList boxTexts(const State& state, const Unit& who, const QStringList& boxes)
{
    QStringList all;
    for (const QString& box : boxes)
        all += boxText(state, who, box);
    return all;
}

QString statusText(const Status& status)
{
    QString text = capital(status.kind == StatusKind::Custom ? inWords(status.id) : shown(status.kind));
    if (status.kind == StatusKind::Recurring)
        text += QLatin1Char(' ') + number(status.harm.points) + QLatin1Char(' ') + shown(status.harm.type);
    if (status.asterisk)
        text += QLatin1Char('*');
    return text;
}

QString statusTitle(const Unit& who, const QString& id)
{
    const Status* status = find(who.statuses, id);
    return status ? statusText(*status) : capital(inWords(id));
}

QString printedTitle(const Attack& one)
{
    constexpr char name[] = QT_TRANSLATE_NOOP("sellsword", "Attack"); // kept so before, in whatever language
    const bool isNameless = one.title.isEmpty() || one.title == QLatin1String(name);
    return isNameless && one.id == QLatin1String(firstAttack) ? tr(name) : one.title.isEmpty() ? inWords(one.id) : one.title;
}

namespace {

// What another card prints is called so where somebody is told that it is not theirs.
QString titleElsewhere(const State& state, const QString& id, const auto& printedOn)
{
    const auto lookIn = [&](const auto& cards) -> QString {
        for (const auto& card : cards)
            if (const auto* one = find(printedOn(card), id))
                return printedTitle(*one);
        return {};
    };
    const QString onCard = lookIn(state.cards), onMod = onCard.isEmpty() ? lookIn(state.mods) : onCard;
    return onMod.isEmpty() ? inWords(id) : onMod;
}

} // namespace

QString attackTitle(const State& state, const QString& who, const QString& id)
{
    const Unit* one = unit(state, who);
    const Attack* attack = one ? attackOf(state, *one, id) : nullptr;
    return attack ? printedTitle(*attack)
                  : titleElsewhere(
                      state, id, [](const auto& card) -> const auto& { return card.attacks; });
}

QString traitTitle(const State& state, const Unit& who, const QString& id)
{
    const Trait* trait = traitOf(state, who, id);
    return trait ? printedTitle(*trait)
                 : titleElsewhere(
                     state, id, [](const auto& card) -> const auto& { return card.traits; });
}

namespace {

// Beside its kind, what tells this effect from another one of that kind; a card may leave it open.
QString whichOf(const Effect& effect)
{
    switch (effect.kind) {
    case EffectKind::Wounds:
        return effect.amount > 0 ? shown(effect.type) : QString();
    case EffectKind::Status:
    case EffectKind::Cure:
        return capital(!effect.name.isEmpty()         ? effect.name
                : effect.status == StatusKind::Custom ? QString()
                                                      : shown(effect.status));
    case EffectKind::Token:
        return shown(effect.token);
    case EffectKind::Lift:
    case EffectKind::Forbid:
        return shown(effect.deed);
    case EffectKind::Terrain:
        return shown(effect.terrain) + QLatin1Char(' ') + effect.square;
    default:
        return {};
    }
}

} // namespace

QString effectWords(const Effect& effect)
{
    if (!effect.text.isEmpty())
        return effect.text;
    QStringList words{shown(effect.kind), effect.amount != 0 ? number(effect.amount) : QString(), whichOf(effect)};
    words.removeAll(QString());
    return words.join(QLatin1Char(' '));
}

QString momentText(Moment moment)
{
    switch (moment) {
    case Moment::Now:
        return tr("now");
    case Moment::Miss:
        return tr("a miss");
    case Moment::TurnStart:
        return tr("the start of a turn");
    case Moment::TurnEnd:
        return tr("the end of a turn");
    case Moment::RoundStart:
        return tr("the start of a round");
    case Moment::RoundEnd:
        return tr("the end of a round");
    case Moment::BeforeDeploying:
        return tr("the time before units are placed");
    }
    return {};
}

QString startText(const Unit& who, const QString& start)
{
    if (start == QLatin1String("damaging"))
        return tr("the ground that it stands on");
    if (start == QLatin1String("mortal"))
        return tr("its Mortal injury");
    return statusTitle(who, start);
}

QStringList startTexts(const State& state)
{
    QStringList all;
    const Unit* who = state.turn ? unit(state, state.turn->unit) : nullptr;
    for (const QString& start : who ? state.turn->starts : QStringList())
        all += startText(*who, start);
    return all;
}

} // namespace sellsword

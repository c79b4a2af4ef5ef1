// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/warband/warband_model.h"

#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/names.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace sellsword::desk {

using engine::fill;
using engine::Offer;
using kit::Tone;

namespace {

QString marksText(const QList<Mark>& marks)
{
    QStringList words;
    for (const Mark mark : marks)
        words += shown(mark);
    return listed(words);
}

QString cardText(const UnitCard& card)
{
    QStringList parts;
    for (const QString& word : {card.faction, QStringList{card.kind, card.quality}.join(QLatin1Char(' ')).trimmed()})
        if (!word.isEmpty())
            parts += word;
    parts += fill(sellsword::tr("fantasy %1"), {number(card.fantasy.value_or(0))});
    if (card.marks && !card.marks->isEmpty())
        parts += marksText(*card.marks);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QList<Choice> warbandLines(const engine::Game& game, const engine::AnyState& any, const QString& player)
{
    const State& state = stateOf(any);
    const auto answer = game.ask(any, QStringLiteral("warband"), {{QStringLiteral("player"), player}});
    QList<Choice> all;
    if (!answer)
        return all;
    for (const QJsonValue& value : answer->value.toObject().value(QLatin1String("lines")).toArray()) {
        const QJsonObject line = value.toObject();
        const Unit& who = *unit(state, line.value(QLatin1String("unit")).toString());
        Choice one;
        one.title = titleOf(state, who.id);
        one.outcome = fill(sellsword::tr("%1 → %2"),
            {number(line.value(QLatin1String("cost")).toInt()), number(line.value(QLatin1String("sum")).toInt())});
        QStringList wrong;
        for (const QJsonValue& reason : line.value(QLatin1String("wrong")).toArray())
            wrong += reason.toString();
        one.mark = wrong.isEmpty() ? QStringLiteral("✓") : QStringLiteral("✗");
        one.tone = wrong.isEmpty() ? Tone::Good : Tone::Bad;
        QStringList mods;
        for (const QString& mod : who.mods)
            mods += titleOf(state, mod);
        QStringList parts = wrong;
        if (!mods.isEmpty())
            parts += fill(sellsword::tr("with %1"), {listed(mods)});
        if (parts.isEmpty())
            parts += cardText(cardOf(state, who));
        one.detail = parts.join(QStringLiteral(" · "));
        one.arms = who.id;
        all += one;
    }
    return all;
}

QList<Choice> cardChoices(const engine::Game& game, const engine::AnyState& any, const QList<Offer>& offers,
    const QString& player, const QString& words)
{
    const Scene scene{game, any, stateOf(any), offers, {}};
    QList<Choice> may, refused;
    for (const Offer& offer : offers) {
        if (offer.verb != QLatin1String("add-unit") || offer.actor != player)
            continue;
        const UnitCard* card = find(scene.state.cards, offer.fields.value(QLatin1String("card")).toString());
        if (!card)
            continue;
        Choice one = choiceOf(scene, offer);
        one.title = card->title.isEmpty() ? card->id : card->title;
        one.outcome = card->cost ? fill(sellsword::tr("%1 VP"), {number(*card->cost)}) : sellsword::tr("? VP");
        one.tone = Tone::Plain;
        one.arms = card->id;
        if (!one.muted)
            one.detail = cardText(*card);
        if (!words.isEmpty() && !(one.title + QLatin1Char(' ') + cardText(*card)).contains(words, Qt::CaseInsensitive))
            continue;
        (one.muted ? refused : may) += one;
    }
    return may + refused;
}

QList<Choice> modChoices(const engine::Game& game, const engine::AnyState& any, const QList<Offer>& offers, const QString& who)
{
    const Scene scene{game, any, stateOf(any), offers, {}};
    QList<Choice> all, may, refused;
    for (const Offer& offer : offers) {
        if (offer.fields.value(QLatin1String("who")).toString() != who)
            continue;
        const ModCard* mod = find(scene.state.mods, offer.fields.value(QLatin1String("mod")).toString());
        Choice one = choiceOf(scene, offer);
        if (offer.verb == QLatin1String("remove-unit") || offer.verb == QLatin1String("detach-mod")) {
            one.detail.clear();
            all += one;
        } else if (offer.verb == QLatin1String("attach-mod") && mod) {
            one.title = mod->title.isEmpty() ? mod->id : mod->title;
            one.outcome = QStringLiteral("+") + number(mod->price);
            one.tone = Tone::Plain;
            if (!one.muted)
                one.detail = QStringList{mod->faction, marksText(mod->marks), mod->text}
                                 .filter(QRegularExpression(QStringLiteral(".")))
                                 .join(QStringLiteral(" · "));
            (one.muted ? refused : may) += one;
        }
    }
    append(all, sellsword::tr("Mods"), may + refused);
    return all;
}

} // namespace sellsword::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/drawn_names.h"

#include "cards/entered.h"
#include "engine/table_actions.h"
#include "kit/forms/places_asked.h"
#include "kit/wording.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace kit {

namespace {

// The kinds of whose cards the facts would be asked for here.
QStringList kindsOf(const Sitting& sitting, const engine::AnyAction& action, const engine::Pick& pick)
{
    const QString unknown = QStringLiteral("?");
    const QJsonValue named = pick.listed ? QJsonValue(QJsonArray{unknown}) : QJsonValue(unknown);
    const engine::AnyState& now = sitting.table().state();
    QStringList kinds;
    if (const auto probe = sitting.game().with(now, action, {{pick.field, named}}))
        for (const engine::Facts& facts : sitting.game().needs(now, *probe).facts)
            kinds += facts.kind;
    return kinds;
}

} // namespace

// The card that is named here as one line, where it would be a new one.
std::optional<cards::QuickLine> lineFor(const Sitting& sitting, const engine::AnyAction& action, const engine::Pick& pick)
{
    const engine::Game& game = sitting.game();
    if (const auto* correction = action.as<engine::Correct>()) {
        const auto list = cards::listedAs(listNamedAt(game, correction->path), game);
        return list ? std::optional(cards::QuickLine(list->schema)) : std::nullopt;
    }
    const QStringList kinds = kindsOf(sitting, action, pick);
    for (const cards::Section& list : kinds.isEmpty() ? QList<cards::Section>() : cards::sections({}, game))
        if (list.name == kinds.first())
            return cards::QuickLine(list.schema);
    return std::nullopt;
}

// Cards that may be meant: those that the deck still holds, or all that are known where nobody counts the deck.
QList<cards::Name> cardsFor(Sitting& sitting, const engine::AnyAction& action, const engine::Pick& pick)
{
    const auto source = sitting.cards();
    const Titles here = titlesIn(sitting.game().stateToJson(sitting.table().state())); // as the table calls them
    const auto titleOf = [&](const QString& id) {
        if (const QString own = here.value(id); !own.isEmpty())
            return own;
        for (const QString& kind : sitting.game().cardKinds())
            if (const auto card = source && *source ? (*source)->card(kind, id) : std::nullopt)
                return card->value(QLatin1String("title")).toString(id);
        // What prints no title is called by its words, and a number behind them.
        static const QRegularExpression madeName(QStringLiteral("^([a-z]+(?:[_-][a-z]+)*)(?:-(\\d+))?$"));
        const QRegularExpressionMatch made = madeName.match(id);
        return made.hasMatch() ? (wordsOf(made.captured(1)) + QLatin1Char(' ') + made.captured(2)).trimmed() : id;
    };
    QStringList ids = pick.from;
    for (const QString& kind : ids.isEmpty() && source && *source ? kindsOf(sitting, action, pick) : QStringList())
        ids += (*source)->ids(kind);
    ids.removeDuplicates();
    QList<cards::Name> known;
    for (const QString& id : std::as_const(ids))
        known += cards::Name{id, titleOf(id)};
    return known;
}

// One of several known ones, a player or a token, is asked for, where the game knows no other at this place.
NameBox::New mayBeNew(Sitting& sitting, const engine::AnyAction& action, const engine::Pick& pick)
{
    const engine::AnyState& now = sitting.table().state();
    if (pick.listed || pick.from.isEmpty())
        return NameBox::New::Possible;
    const QString place = action.verb() + QLatin1Char('.') + pick.field;
    const auto isThere = [&](const engine::Fault& fault) { return fault.place == place; };
    const auto probe = sitting.game().with(now, action, {{pick.field, QStringLiteral("somebody-new")}});
    const QList<engine::Fault> faults = probe ? sitting.game().faults(now, *probe) : probe.faults();
    return std::ranges::any_of(faults, isThere) ? NameBox::New::None : NameBox::New::Possible;
}

} // namespace kit

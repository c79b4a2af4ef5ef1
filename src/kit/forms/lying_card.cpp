// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/lying_card.h"

#include "cards/entered.h"
#include "cards/packing.h"
#include "cards/places.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/entry/rows_text.h"
#include "kit/forms/places_asked.h"

#include <algorithm>

namespace kit {

namespace {

constexpr QLatin1String fieldOrder("x-order"), shortName("id"), printedName("title");

// Of a card that may lie anywhere in a state: the list whose cards have the same fields.
std::optional<cards::Section> listLike(const engine::Game& game, const QJsonObject& schema)
{
    if (!schema.value(QLatin1String("properties")).toObject().contains(shortName))
        return std::nullopt;
    const QList<cards::Section> all = cards::sections({}, game);
    const auto isLike = [&](const cards::Section& one) {
        return !one.isSingle && !cards::isDeck(one) && one.schema.value(fieldOrder) == schema.value(fieldOrder);
    };
    auto list =
        std::ranges::find_if(all, [&](const cards::Section& one) { return isLike(one) && !cards::standsForAnother(one, all); });
    return list == all.end() ? std::nullopt : std::optional(*list);
}

} // namespace

bool LyingCard::isOnlyNamed() const { return cards::isOnlyNamed(told) && !cards::isTold(told.value(QLatin1String("text"))); }

std::optional<LyingCard> cardAt(const Sitting& sitting, const QString& path)
{
    const engine::Game& game = sitting.game();
    const QJsonObject state = game.stateSchema();
    const QStringList steps = path.split(QLatin1Char('.'));
    for (qsizetype length = steps.size(); length > 1; --length) {
        const QStringList upTo = steps.first(length);
        const QJsonObject schema = engine::schemaAt(state, upTo);
        const auto list = listLike(game, schema);
        if (!list)
            continue;
        LyingCard card{upTo.join(QLatin1Char('.')), *list, {}, {}, {}, {}};
        const engine::Correct here{card.path, {}, {}};
        const QJsonValue known = knownAt(sitting, here);
        card.lies = toldOf(sitting, here, known).toObject();
        card.told = cards::printedOf(card.lies, list->schema);
        card.lies.remove(QLatin1String("entered")); // what is typed says it anew
        const QJsonArray said = known[QLatin1String("entered")].toArray();
        for (const QString& printed : card.told.keys()) {
            card.lies.remove(printed);
            if (card.told.value(printed) == QJsonValue(false) && !said.contains(printed)) // it looks so without, too
                card.told.remove(printed);
        }
        card.id = known[shortName].toString();
        if (card.id.isEmpty() && upTo.last().startsWith(QLatin1Char('+')))
            card.id = upTo.last().mid(1);
        if (!card.id.isEmpty())
            card.told.insert(shortName, card.id);
        if (const QString title = known[printedName].toString(); !title.isEmpty())
            card.told.insert(printedName, title);
        card.title = card.told.value(printedName).toString(card.id);
        return card;
    }
    return std::nullopt;
}

std::optional<LyingCard> wholeCardAt(const Sitting& sitting, const QString& path)
{
    const auto card = cardAt(sitting, path);
    if (!card || card->path == path)
        return card;
    const QString field = path.mid(card->path.size() + 1);
    const QList<cards::Place> places = cards::placesOf(card->list.schema);
    const auto place = std::ranges::find(places, field, &cards::Place::path);
    return place != places.end() && isRows(*place) && card->isOnlyNamed() ? card : std::nullopt;
}

std::optional<LyingCard> bareCard(const Sitting& sitting)
{
    for (const engine::Offer& offer : sitting.offers()) {
        const QList<engine::Blank> missing =
            offer.actor.isEmpty() && offer.verdict.isAllowed() ? offer.verdict.missing() : QList<engine::Blank>();
        if (missing.isEmpty() || !sitting.game().askedFirst(sitting.state(), offer.action).isEmpty())
            continue;
        for (const engine::Blank& blank : missing)
            if (const auto card = cardAt(sitting, blank.path); card && !card->id.isEmpty() && card->isOnlyNamed())
                return card;
    }
    return std::nullopt;
}

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/told.h"

#include "engine/past/understood.h"
#include "engine/words/ids.h"
#include "kit/drawn/tile_delegate.h"
#include "kit/forms/form.h"
#include "kit/lists/differences.h"
#include "kit/lists/offers_model.h"

#include <QJsonArray>

#include <algorithm>

namespace serve {

namespace {

constexpr int mostActs = 12, mostOffers = 300;

QString nameOf(kit::Tone tone)
{
    switch (tone) {
    case kit::Tone::Good:
        return QStringLiteral("good");
    case kit::Tone::Bad:
        return QStringLiteral("bad");
    case kit::Tone::Unknown:
        return QStringLiteral("unknown");
    default:
        return QStringLiteral("plain");
    }
}

// Every word in the fields of an action: what a press on the picture may mean.
void addWords(QStringList& words, const QJsonValue& value)
{
    if (value.isString() && !value.toString().isEmpty())
        words += value.toString();
    for (const QJsonValue& one : value.toArray())
        addWords(words, one);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        addWords(words, it.value());
}

QJsonObject offerOf(const QModelIndex& row, const engine::Offer& offer, const engine::Game& game, const engine::AnyState& state)
{
    QStringList about{offer.actor};
    const QJsonObject fields = offer.action.typed();
    addWords(about, fields);
    about.removeAll(QString());
    about.removeDuplicates();
    QJsonObject told = offer.verdict.isAllowed() ? QJsonObject() : reasonsOf(offer.verdict);
    told.insert(QStringLiteral("verb"), QString(offer.action.verb()));
    told.insert(QStringLiteral("fields"), fields);
    told.insert(QStringLiteral("allowed"), offer.verdict.isAllowed());
    told.insert(QStringLiteral("title"), row.data(Qt::DisplayRole).toString());
    told.insert(QStringLiteral("outcome"), row.data(kit::OutcomeRole).toString());
    told.insert(QStringLiteral("detail"), row.data(kit::DetailRole).toString());
    told.insert(QStringLiteral("tone"), nameOf(kit::Tone(row.data(kit::ToneRole).toInt())));
    told.insert(QStringLiteral("about"), QJsonArray::fromStringList(about));
    told.insert(QStringLiteral("seats"), QJsonArray::fromStringList(game.seatsOf(state, offer.action)));
    return told;
}

// In the window's groups and order.
QJsonArray groupsOf(kit::Sitting& sitting, const kit::Desk& desk)
{
    kit::OffersModel model;
    model.show(&sitting, &desk, {});
    QJsonArray groups;
    QJsonArray offers;
    QString heading;
    const auto close = [&] {
        if (!offers.isEmpty())
            groups += QJsonObject{{QStringLiteral("heading"), heading}, {QStringLiteral("offers"), offers}};
        offers = {};
    };
    for (int row = 0; row < std::min(model.rowCount(), mostOffers); ++row) {
        const QModelIndex index = model.index(row);
        if (const engine::Offer* offer = model.offer(index)) {
            offers += offerOf(index, *offer, sitting.game(), sitting.state());
            continue;
        }
        close();
        heading = index.data(Qt::DisplayRole).toString();
    }
    close();
    return groups;
}

// The item of a list somewhere in a state that bears this id and says more than that.
QJsonObject itemOf(const QJsonValue& value, const QString& id)
{
    const QJsonObject object = value.toObject();
    if (object.value(QLatin1String("id")) == id && object.size() > 1)
        return object;
    const auto search = [&](const auto& parts) {
        for (const QJsonValue& part : parts)
            if (part.isArray() || part.isObject())
                if (const QJsonObject found = itemOf(part, id); !found.isEmpty())
                    return found;
        return QJsonObject();
    };
    return value.isArray() ? search(value.toArray()) : search(object);
}

// What the hand's cards are made of: the seat's state as JSON, with titles of what has one, and how the table calls the rest.
struct Held {
    const QJsonObject& state;
    const kit::Titles& titles;
    std::function<QString(const QString& id)> called;
};

// What is printed on a card, as far as it was entered and says something.
QJsonObject cardOf(const Held& held, const QJsonValue& value)
{
    const QString id = value.isObject() ? value.toObject().value(QLatin1String("id")).toString() : value.toString();
    QJsonArray lines;
    const QJsonObject printed = itemOf(held.state, id);
    for (auto it = printed.begin(); it != printed.end(); ++it) {
        if (it.key() == QLatin1String("id") || it.key() == QLatin1String("title"))
            continue;
        if (it.value().isBool() && it.value().toBool())
            lines += kit::wordsOf(it.key());
        else if (it.value().toDouble() != 0 || !it.value().toString().isEmpty() || it.value().toArray().first().isString())
            lines += QStringLiteral("%1: %2").arg(kit::wordsOf(it.key()), kit::shownValue(kit::titled(it.value(), held.titles)));
    }
    const QString title = held.titles.contains(id) ? held.titles.value(id) : held.called(id);
    return {{QStringLiteral("id"), id}, {QStringLiteral("title"), title}, {QStringLiteral("lines"), lines}};
}

// What the schema calls secret in the item that is the seat's.
void addSecrets(QJsonArray& hands, const Held& held, const QJsonValue& value, const QJsonObject& schema, const QString& seat)
{
    for (const QJsonValue& one : value.toArray())
        addSecrets(hands, held, one, schema.value(QLatin1String("items")).toObject(), seat);
    const QJsonObject object = value.toObject();
    const QJsonObject parts = schema.value(QLatin1String("properties")).toObject();
    for (const QJsonValue& named : schema.value(QLatin1String("x-order")).toArray()) {
        const QString name = named.toString();
        const QJsonObject part = parts.value(name).toObject();
        const QJsonValue content = object.value(name);
        if (!part.value(QLatin1String("x-secret")).toBool()) {
            if (content.isArray() || content.isObject())
                addSecrets(hands, held, content, part, seat);
        } else if (object.value(QLatin1String("id")) == seat && !content.toArray().isEmpty()) {
            QJsonArray cards;
            for (const QJsonValue& one : content.toArray())
                cards += cardOf(held, one);
            hands += QJsonObject{{QStringLiteral("name"), kit::wordsOf(name)}, {QStringLiteral("cards"), cards}};
        }
    }
}

QJsonArray actsOf(Seen& seen)
{
    const qint64 last = seen.sitting().table().last(), first = std::max<qint64>(1, last - mostActs + 1);
    while (!seen.acts.isEmpty() && seen.acts.firstKey() < first)
        seen.acts.erase(seen.acts.begin());
    qint64 next = first; // what was told once stays as it is: each sentence needs the state before it
    while (seen.acts.contains(next))
        ++next;
    QList<engine::Entry> fresh;
    if (next <= last)
        if (const auto entries = seen.sitting().entries(next, last))
            fresh = *entries;
    for (const engine::Entry& entry : std::as_const(fresh)) {
        const auto sentence = seen.sitting().sentenceOf(entry);
        seen.acts.insert(entry.seq,
            {{QStringLiteral("number"), entry.seq}, {QStringLiteral("who"), entry.who},
                {QStringLiteral("decision"), engine::reasonInWords(entry.reason)},
                {QStringLiteral("text"), sentence ? sentence->text() : entry.verb}});
    }
    QJsonArray acts;
    for (qint64 number = last; number >= first && seen.acts.contains(number); --number)
        acts += seen.acts.value(number);
    return acts;
}

} // namespace

QJsonObject reasonsOf(const engine::Verdict& verdict)
{
    QJsonArray reasons;
    QString change;
    for (const engine::Condition& condition : verdict.conditions)
        if (condition.refuses()) {
            reasons += condition.text();
            if (change.isEmpty())
                change = condition.remedy();
        }
    return {{QStringLiteral("reasons"), reasons}, {QStringLiteral("change"), change}};
}

QJsonObject labelled(QJsonObject schema)
{
    for (const char* part : {"properties", "items"}) {
        const QString key = QLatin1String(part);
        if (!schema.contains(key))
            continue;
        QJsonObject below = schema.value(key).toObject();
        if (key == QLatin1String("items")) {
            schema.insert(key, labelled(below));
            continue;
        }
        for (auto it = below.begin(); it != below.end(); ++it) {
            QJsonObject field = labelled(it.value().toObject());
            field.insert(QStringLiteral("x-label"), kit::wordsOf(it.key()));
            it.value() = field;
        }
        schema.insert(key, below);
    }
    QJsonArray words;
    for (const QJsonValue& one : schema.value(QLatin1String("enum")).toArray())
        words += kit::wordsOf(one.toString());
    if (!words.isEmpty())
        schema.insert(QStringLiteral("x-words"), words);
    return schema;
}

QJsonArray listed(const QList<engine::Fault>& faults)
{
    QJsonArray all;
    for (const engine::Fault& fault : faults)
        all += fault.text();
    return all;
}

QJsonObject told(Seen& seen, const kit::Desk& desk)
{
    kit::Sitting& sitting = seen.sitting();
    const engine::AnyState& state = sitting.state();
    QJsonArray figures, summary, hands;
    for (const kit::Figure& figure : desk.figures(state))
        figures += QJsonObject{{QStringLiteral("label"), figure.label}, {QStringLiteral("value"), figure.value}};
    const QJsonObject json = sitting.game().stateToJson(state);
    const engine::Ids ids = engine::idsIn(json);
    for (const engine::Message& line : sitting.game().summary(state))
        if (const QString text = line.text().trimmed();
            !text.contains(QLatin1String("  "))) // a row of a board: the picture has it
            summary += engine::withoutIds(text, ids);
    if (!seen.seat().isEmpty()) {
        const kit::Titles titles = kit::titlesIn(json);
        const Held held{json, titles, [&](const QString& id) { return desk.actorName(state, id); }};
        addSecrets(hands, held, json, sitting.game().stateSchema(), seen.seat());
    }
    return {{QStringLiteral("type"), QStringLiteral("table")}, {QStringLiteral("name"), sitting.name()},
        {QStringLiteral("game"), sitting.game().title()}, {QStringLiteral("heading"), desk.heading(state)},
        {QStringLiteral("node"), sitting.table().node()}, {QStringLiteral("figures"), figures},
        {QStringLiteral("summary"), summary}, {QStringLiteral("groups"), groupsOf(sitting, desk)},
        {QStringLiteral("hand"), hands}, {QStringLiteral("acts"), actsOf(seen)},
        {QStringLiteral("hands"), QJsonArray::fromStringList(seen.hands())},
        {QStringLiteral("told"), QJsonArray::fromStringList(seen.told())}};
}

} // namespace serve

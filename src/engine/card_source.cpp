// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/card_source.h"

#include "engine/game.h"
#include "engine/path.h"
#include "engine/table_actions.h"

#include <algorithm>

namespace engine {

namespace {

constexpr QLatin1String idField("id"), enteredField("entered");

QJsonObject fieldsOf(const QJsonObject& schema) { return schema.value(QLatin1String("properties")).toObject(); }

QJsonObject itemsOf(const QJsonObject& schema) { return schema.value(QLatin1String("items")).toObject(); }

// A word or a mark that is told never looks as if nobody had told it, unless every such card prints one.
bool mayLookBlank(const QJsonObject& field)
{
    const QJsonValue type = field.value(QLatin1String("type"));
    return field.contains(QLatin1String("x-printed"))
        || (field.contains(QLatin1String("x-brief")) && type != QLatin1String("string") && type != QLatin1String("boolean"));
}

bool areToldApart(const QJsonArray& things)
{
    return !things.isEmpty()
        && std::ranges::all_of(things, [](const QJsonValue& one) { return !one.toObject().value(idField).toString().isEmpty(); });
}

// "kind=contract|(final)": printed on every contract; what says of the card that it is one has a usual value, too.
bool isPrintedOn(const QJsonObject& card, const QJsonObject& field, const QJsonObject& fields)
{
    const QJsonValue printed = field.value(QLatin1String("x-printed"));
    const QString when = printed.toString(), decides = when.section(QLatin1Char('='), 0, 0);
    if (when.isEmpty())
        return printed.isString();
    const QString usual = fields.value(decides).toObject().value(QLatin1String("enum")).toArray().first().toString();
    return when.section(QLatin1Char('='), 1).split(QLatin1Char('|')).contains(card.value(decides).toString(usual));
}

// Words of a few, and several numbers in one text, that every such card prints and this one leaves out: the first of them, or
// zeros, would look as if they had been told. "-keyword": that place is blank.
QStringList printedLeftBlank(const QJsonObject& card, const QJsonObject& schema)
{
    QStringList blank;
    const QJsonObject fields = fieldsOf(schema);
    for (auto field = fields.begin(); field != fields.end(); ++field)
        if (const QJsonObject one = field->toObject();
            (one.contains(QLatin1String("enum")) || one.contains(QLatin1String("x-parts"))) && isPrintedOn(card, one, fields)
            && card.value(field.key()).isUndefined())
            blank += QLatin1Char('-') + field.key();
    return blank;
}

// Of what somebody leaves out of a card its game asks; of a whole state it takes what is usual.
enum class LeftOut { Asked, Usual };

// The card itself, without what lies within it.
QJsonObject named(QJsonObject card, const QJsonObject& schema, LeftOut leftOut)
{
    if (fieldsOf(schema).value(enteredField).toObject().value(QLatin1String("type")) != QLatin1String("array")
        || card.contains(enteredField))
        return card;
    const QStringList blank = leftOut == LeftOut::Asked ? printedLeftBlank(card, schema) : QStringList();
    if (const QStringList told = placesTold(card, schema) + blank; !told.isEmpty())
        card.insert(enteredField, QJsonArray::fromStringList(told));
    return card;
}

QJsonValue withCards(const QJsonValue& value, const QJsonObject& schema, LeftOut leftOut = LeftOut::Asked)
{
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& one : value.toArray())
            list += withCards(one, itemsOf(schema), leftOut);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    const QJsonObject fields = fieldsOf(schema);
    for (auto field = object.begin(); field != object.end(); ++field)
        *field = withCards(*field, fields.value(field.key()).toObject(), leftOut);
    return named(object, schema, leftOut);
}

} // namespace

QStringList placesTold(const QJsonObject& card, const QJsonObject& schema)
{
    QStringList told;
    const QJsonObject fields = fieldsOf(schema);
    for (auto field = card.begin(); field != card.end(); ++field) {
        const QJsonObject one = fields.value(field.key()).toObject();
        if (!mayLookBlank(one) || field->isNull())
            continue;
        const QString within = field.key() + QLatin1Char('.');
        if (const QJsonArray things = field->toArray(); areToldApart(things)) {
            for (const QJsonValue& thing : things)
                for (const QString& place : placesTold(thing.toObject(), itemsOf(one)))
                    told += within + thing.toObject().value(idField).toString() + QLatin1Char('.') + place;
            continue;
        }
        if (!field->isObject() || !field->toObject().isEmpty())
            told += field.key();
        for (const QString& part : field->toObject().keys())
            told += within + part;
    }
    return told;
}

// A spawn card lies within a scenario's: so do cards within cards.
QJsonObject withEntered(QJsonObject card, const QJsonObject& schema) { return withCards(card, schema).toObject(); }

Draft withEntered(const Game& game, Draft typed)
{
    const QLatin1String value("value"), path("path"), state("state");
    if (typed.verb == QLatin1String(SetUp::verb)) {
        if (const QJsonValue is = typed.fields.value(state); is.isObject())
            typed.fields.insert(state, withCards(is, game.stateSchema(), LeftOut::Usual));
        return typed;
    }
    if (typed.verb == QLatin1String(Correct::verb)) { // what its value is the state says
        if (const QJsonValue is = typed.fields.value(value); is.isObject() || is.isArray())
            typed.fields.insert(
                value, withCards(is, schemaAt(game.stateSchema(), typed.fields.value(path).toString().split(QLatin1Char('.')))));
        return typed;
    }
    for (const Verb& verb : game.verbs())
        if (verb.name == typed.verb)
            typed.fields = withCards(typed.fields, verb.schema).toObject();
    return typed;
}

} // namespace engine

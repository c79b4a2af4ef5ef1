// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/paper/lying.h"

#include "engine/path.h"
#include "kit/forms/form.h"

#include <QJsonArray>

#include <algorithm>

namespace window {

namespace {

constexpr QLatin1String rules("settings"); // no things

bool isListOfThings(const QJsonValue& value) { return value.isArray() && value.toArray().first().isObject(); }

QJsonObject part(const QJsonObject& schema, const QString& field)
{
    return schema.value(QLatin1String("properties")).toObject().value(field).toObject();
}

QJsonObject itemsOf(const QJsonObject& schema) { return schema.value(QLatin1String("items")).toObject(); }

// How a path calls an item: by its id where that is the only one of its kind, otherwise by its number.
QString idOf(const QJsonArray& list, qsizetype at)
{
    const QString id = list[at].toObject().value(QLatin1String("id")).toString();
    const auto same = std::ranges::count_if(
        list, [&](const QJsonValue& one) { return one.toObject().value(QLatin1String("id")).toString() == id; });
    return engine::isUsableId(id) && same == 1 ? id : QString::number(at);
}

QJsonValue nothing(const QJsonValue& value)
{
    return value.isBool()  ? QJsonValue(false)
        : value.isDouble() ? QJsonValue(0)
        : value.isString() ? QJsonValue(QString())
        : value.isArray()  ? QJsonValue(QJsonArray())
                           : QJsonValue();
}

QJsonValue bare(const QJsonValue& value, const QStringList& printed)
{
    if (isListOfThings(value)) {
        QJsonArray list;
        for (const QJsonValue& item : value.toArray())
            list += bare(item, printed);
        return list;
    }
    QJsonObject thing;
    const QJsonObject whole = value.toObject();
    for (auto field = whole.begin(); field != whole.end(); ++field)
        if (field.key() == QLatin1String("id") || printed.contains(field.key()))
            thing.insert(field.key(), *field);
        else
            thing.insert(field.key(), field->isObject() || isListOfThings(*field) ? bare(*field, {}) : nothing(*field));
    return thing;
}

struct Place {
    QString path;
    QString kind; // with * for every item of a list
    Place operator/(const QString& field) const { return {path + QLatin1Char('.') + field, kind + QLatin1Char('.') + field}; }
    Place item(const QString& id) const { return {path + QLatin1Char('.') + id, kind + QStringLiteral(".*")}; }
};

class Walk {
public:
    Walk(const kit::Titles& titles, Touched& touched)
        : m_titles(titles)
        , m_touched(touched)
    {
    }

    QList<Thing> things;

    void field(const QString& area, const QString& name, const Place& at, const QJsonValue& value, const QJsonObject& schema,
        const QStringList& printed)
    {
        const QString words = kit::wordsOf(name);
        if (isListOfThings(value)) {
            const QStringList order = orderOf(itemsOf(schema));
            if (!order.contains(QLatin1String("id"))
                && std::ranges::all_of(order, [&](const QString& key) { return printed.contains(key); }))
                return; // dice: what is printed on them, and nothing that lies there
            const QJsonArray list = value.toArray();
            for (qsizetype i = 0; i < list.size(); ++i)
                item(joined(area, words), at.item(idOf(list, i)), list[i].toObject(), itemsOf(schema), printed, idOf(list, i));
        } else if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (const QString& key : orderOf(schema))
                if (object.contains(key) && !printed.contains(key))
                    field(joined(area, words), key, at / key, object.value(key), part(schema, key), {});
        } else if (printed.isEmpty()) {
            Thing marker{area, {}, words, {}};
            say(marker, at, words, value, schema);
            if (!marker.values.isEmpty())
                things += marker;
        }
    }

private:
    static QString joined(const QString& area, const QString& words)
    {
        return area.isEmpty() ? words : area + QStringLiteral(" · ") + words;
    }

    // Without an id of its own it is called by its number, as people count.
    QString nameOf(const QJsonObject& object, const QString& id) const
    {
        if (!object.contains(QLatin1String("id")))
            return QString::number(id.toInt() + 1);
        const QString card = m_titles.value(object.value(QLatin1String("card")).toString());
        return m_titles.value(object.value(QLatin1String("id")).toString(), card.isEmpty() ? kit::wordsOf(id) : card);
    }

    void item(const QString& area, const Place& at, const QJsonObject& object, const QJsonObject& schema,
        const QStringList& printed, const QString& id)
    {
        Thing thing{area, at.path, nameOf(object, id), {}};
        values(thing, at, {}, object, schema, printed);
        things += thing;
    }

    void values(Thing& thing, const Place& at, const QString& before, const QJsonObject& object, const QJsonObject& schema,
        const QStringList& printed)
    {
        for (const QString& key : orderOf(schema)) {
            if (key == QLatin1String("id") || printed.contains(key) || !object.contains(key))
                continue;
            const QJsonValue value = object.value(key);
            const QString words = before.isEmpty() ? kit::wordsOf(key) : before + QStringLiteral(", ") + kit::wordsWithin(key);
            if (isListOfThings(value)) {
                const QJsonArray list = value.toArray();
                for (qsizetype i = 0; i < list.size(); ++i)
                    values(thing, (at / key).item(idOf(list, i)),
                        words + QLatin1Char(' ') + nameOf(list[i].toObject(), idOf(list, i)), list[i].toObject(),
                        itemsOf(part(schema, key)), {});
            } else if (value.isObject()) {
                values(thing, at / key, words, value.toObject(), part(schema, key), {});
            } else {
                const QJsonObject one = part(schema, key);
                say(thing, at / key, before.isEmpty() && one.contains(QLatin1String("enum")) ? QString() : words, value, one);
            }
        }
    }

    void say(Thing& thing, const Place& at, const QString& words, const QJsonValue& value, const QJsonObject& schema)
    {
        if (value != nothing(value))
            thing.values += Thing::Value{at.path, words, value, m_touched.lies(at.path, at.kind, value, schema)};
    }

    kit::Titles m_titles;
    Touched& m_touched;
};

} // namespace

QJsonObject bareOf(const QJsonObject& state, const Printed& printed)
{
    QJsonObject things;
    for (auto field = state.begin(); field != state.end(); ++field) {
        const QStringList fields = printed.value(field.key());
        things.insert(field.key(),
            field.key() == rules                              ? *field
                : field->isObject() || isListOfThings(*field) ? bare(*field, fields)
                : fields.isEmpty()                            ? nothing(*field)
                                                              : QJsonValue(*field));
    }
    return things;
}

QList<Thing> thingsOn(
    const QJsonObject& visible, const QJsonObject& schema, const Printed& printed, const kit::Titles& titles, Touched& touched)
{
    Walk walk(titles, touched);
    for (const QString& name : orderOf(schema))
        if (name != rules && visible.contains(name))
            walk.field({}, name, {name, name}, visible.value(name), part(schema, name), printed.value(name));
    return walk.things;
}

} // namespace window

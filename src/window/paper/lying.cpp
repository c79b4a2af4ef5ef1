// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/paper/lying.h"

#include "engine/path.h"
#include "kit/forms/form.h"
#include "kit/lists/told_apart.h"

#include <QJsonArray>

namespace window {

namespace {

constexpr QLatin1String rules("settings"); // no things

bool isListOfThings(const QJsonValue& value) { return value.isArray() && value.toArray().first().isObject(); }

bool saysNothing(const QJsonValue& value)
{
    return value.isNull() || value == QJsonValue(false) || value == QJsonValue(0) || value == QJsonValue(QString())
        || value == QJsonValue(QJsonArray());
}

QJsonObject part(const QJsonObject& schema, const QString& field)
{
    return schema.value(QLatin1String("properties")).toObject().value(field).toObject();
}

QJsonObject itemsOf(const QJsonObject& schema) { return schema.value(QLatin1String("items")).toObject(); }

QStringList orderOf(const QJsonObject& schema)
{
    QStringList order;
    for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray())
        order += field.toString();
    return order;
}

QString idOf(const QJsonValue& item, qsizetype at)
{
    return item.toObject().value(QLatin1String("id")).toString(QString::number(at));
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
        else if (field->isObject() || isListOfThings(*field))
            thing.insert(field.key(), bare(*field, {}));
    return thing;
}

class Walk {
public:
    Walk(const QJsonObject& usual, const kit::Titles& titles)
        : m_usual(usual)
        , m_titles(titles)
        , m_apart(kit::toldApart(titles))
    {
    }

    QList<Thing> things;

    void field(const QString& area, const QString& name, const QString& path, const QJsonValue& value, const QJsonObject& schema,
        const QStringList& printed)
    {
        const QString words = kit::wordsOf(name);
        if (isListOfThings(value)) {
            const QJsonArray list = value.toArray();
            for (qsizetype i = 0; i < list.size(); ++i)
                item(joined(area, words), path + QLatin1Char('.') + idOf(list[i], i), list[i].toObject(), itemsOf(schema),
                    printed, idOf(list[i], i));
        } else if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (const QString& key : orderOf(schema))
                if (object.contains(key) && !printed.contains(key))
                    field(joined(area, words), key, path + QLatin1Char('.') + key, object.value(key), part(schema, key), {});
        } else if (printed.isEmpty()) {
            Thing marker{area, {}, words, {}};
            say(marker, path, words, value);
            if (!marker.values.isEmpty())
                things += marker;
        }
    }

private:
    static QString joined(const QString& area, const QString& words)
    {
        return area.isEmpty() ? words : area + QStringLiteral(" · ") + words;
    }

    void item(const QString& area, const QString& path, const QJsonObject& object, const QJsonObject& schema,
        const QStringList& printed, const QString& id)
    {
        const QString card = m_titles.value(object.value(QLatin1String("card")).toString());
        Thing thing{
            area, path, card.isEmpty() ? m_apart.value(id, kit::wordsOf(id)) : QStringLiteral("%1 (%2)").arg(card, id), {}};
        values(thing, path, {}, object, schema, printed);
        things += thing;
    }

    void values(Thing& thing, const QString& path, const QString& before, const QJsonObject& object, const QJsonObject& schema,
        const QStringList& printed)
    {
        for (const QString& key : orderOf(schema)) {
            if (key == QLatin1String("id") || printed.contains(key) || !object.contains(key))
                continue;
            const QJsonValue value = object.value(key);
            const QString at = path + QLatin1Char('.') + key;
            const QString words = before.isEmpty() ? kit::wordsOf(key) : before + QStringLiteral(", ") + kit::wordsWithin(key);
            if (isListOfThings(value)) {
                const QJsonArray list = value.toArray();
                for (qsizetype i = 0; i < list.size(); ++i) {
                    const QString id = idOf(list[i], i);
                    values(thing, at + QLatin1Char('.') + id, words + QLatin1Char(' ') + m_apart.value(id, id),
                        list[i].toObject(), itemsOf(part(schema, key)), {});
                }
            } else if (value.isObject()) {
                values(thing, at, words, value.toObject(), part(schema, key), {});
            } else {
                say(thing, at, words, value);
            }
        }
    }

    void say(Thing& thing, const QString& path, const QString& words, const QJsonValue& value) const
    {
        const auto usual = engine::valueAt(m_usual, path);
        if (!usual || *usual != value || !saysNothing(value))
            thing.values += Thing::Value{path, words, value};
    }

    QJsonObject m_usual;
    kit::Titles m_titles;
    kit::Titles m_apart;
};

} // namespace

QJsonObject bareOf(const QJsonObject& state, const Printed& printed)
{
    QJsonObject things;
    for (auto field = state.begin(); field != state.end(); ++field)
        if (field.key() == rules)
            things.insert(field.key(), *field);
        else if (field->isObject() || isListOfThings(*field))
            things.insert(field.key(), bare(*field, printed.value(field.key())));
        else if (!printed.value(field.key()).isEmpty())
            things.insert(field.key(), *field);
    return things;
}

QList<Thing> thingsOn(const QJsonObject& visible, const QJsonObject& usual, const QJsonObject& schema, const Printed& printed,
    const kit::Titles& titles)
{
    kit::Titles all = titles;
    all.insert(kit::titlesIn(visible));
    Walk walk(usual, all);
    for (const QString& name : orderOf(schema))
        if (name != rules && visible.contains(name))
            walk.field({}, name, name, visible.value(name), part(schema, name), printed.value(name));
    return walk.things;
}

} // namespace window

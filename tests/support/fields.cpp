// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fields.h"

#include "support/cases.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <functional>

namespace support {

namespace {

QJsonObject fieldsIn(const QJsonObject& schema)
{
    const QJsonObject items = schema.value(QLatin1String("items")).toObject();
    return (items.isEmpty() ? schema : items).value(QLatin1String("properties")).toObject();
}

void collect(const QString& place, const QJsonObject& schema, QMap<QString, QJsonObject>& leaves)
{
    const QJsonObject fields = fieldsIn(schema);
    if (fields.isEmpty())
        leaves.insert(place, schema);
    for (const QString& name : fields.keys())
        collect(place + QLatin1Char('.') + name, fields.value(name).toObject(), leaves);
}

QMap<QString, QJsonObject> leavesOf(const engine::Game& game, const QStringList& parts)
{
    QMap<QString, QJsonObject> leaves;
    for (const QString& part : parts)
        collect(part, game.stateSchema().value(QLatin1String("properties")).toObject().value(part).toObject(), leaves);
    return leaves;
}

// What else may stand in a field; some of it is no answer there, and is not taken.
QJsonArray others(const QJsonObject& schema, const QJsonValue& now)
{
    QJsonArray words = schema.value(QLatin1String("enum")).toArray();
    if (const QJsonArray ofItems = schema.value(QLatin1String("items")).toObject().value(QLatin1String("enum")).toArray();
        !ofItems.isEmpty())
        words = ofItems;
    else if (words.isEmpty())
        for (const char* word : {"zz", "self", "any", "Undead", "10 cut", "6,0-6,9", "6,5", "b", "blue", "12"})
            words += QLatin1String(word);
    QJsonArray all;
    if (now.isBool() || schema.value(QLatin1String("type")) == QLatin1String("boolean"))
        all += !now.toBool();
    else if (now.isArray() || schema.value(QLatin1String("type")) == QLatin1String("array"))
        for (const QJsonValue& word : words)
            all += QJsonArray{word};
    else {
        for (const QJsonValue& word : words)
            all += word;
        for (const int step : {1, 4, 10, -5})
            all += now.toInt() + step;
    }
    return all;
}

// Calls visit with every value that stands at the end of the path, and with what puts another one in its place.
bool atEach(const QJsonValue& value, const QStringList& path,
    const std::function<bool(const QJsonValue& now, const std::function<QJsonValue(const QJsonValue&)>& with)>& visit,
    const std::function<QJsonValue(const QJsonValue&)>& with)
{
    constexpr int looked = 3; // of a list, the first ones
    if (value.isUndefined())  // a case that is about a field names it
        return false;
    if (path.isEmpty())
        return visit(value, with);
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (int i = 0; i < std::min<int>(looked, int(list.size())); ++i)
            if (atEach(list.at(i), path, visit, [&](const QJsonValue& changed) {
                    QJsonArray copy = list;
                    copy[i] = changed;
                    return with(copy);
                }))
                return true;
        return false;
    }
    const QJsonObject object = value.toObject();
    return atEach(object.value(path.first()), path.mid(1), visit, [&](const QJsonValue& changed) {
        QJsonObject copy = object;
        copy.insert(path.first(), changed);
        return with(copy);
    });
}

bool isRead(const engine::Game& game, const QJsonObject& one, const QString& plain, const QString& leaf,
    const QJsonObject& schema, const QStringList& parts)
{
    const QJsonObject given = one.value(QLatin1String("given")).toObject();
    const QString part = leaf.section(QLatin1Char('.'), 0, 0);
    if (!given.contains(part))
        return false;
    const auto differs = [&](const QJsonValue& now, const std::function<QJsonValue(const QJsonValue&)>& with) {
        for (const QJsonValue& other : others(schema, now)) {
            QJsonObject changed = one, position = given;
            position.insert(part, with(other));
            changed.insert(QStringLiteral("given"), position);
            const QString found = transcriptOf(game, changed, parts);
            if (!found.isEmpty() && found != plain)
                return true;
        }
        return false;
    };
    return atEach(given.value(part), leaf.split(QLatin1Char('.')).mid(1), differs, [](const QJsonValue& same) { return same; });
}

} // namespace

QStringList fieldsOf(const engine::Game& game, const QStringList& parts) { return leavesOf(game, parts).keys(); }

QStringList unreadFields(const engine::Game& game, const QString& cases, const QStringList& parts, const QStringList& spared)
{
    QMap<QString, QJsonObject> open = leavesOf(game, parts);
    for (const QString& note : spared)
        open.remove(note);
    const QDir folder(cases);
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return {file.errorString()};
        for (const QJsonValue& one : QJsonDocument::fromJson(file.readAll()).array()) {
            const QString plain = transcriptOf(game, one.toObject(), parts);
            for (const QString& leaf : plain.isEmpty() ? QStringList() : QStringList(open.keys()))
                if (isRead(game, one.toObject(), plain, leaf, open.value(leaf), parts))
                    open.remove(leaf);
        }
    }
    return open.keys();
}

} // namespace support

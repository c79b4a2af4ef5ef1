// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path.h"

#include "engine/json.h"
#include "engine/message.h"
#include "engine/texts.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"
#include "engine/words/waiting.h"

#include <QRegularExpression>

#include <algorithm>

namespace engine {

namespace {

QStringList idsIn(const QJsonArray& array)
{
    QStringList ids;
    for (const QJsonValue& element : array)
        if (element.toObject().contains(QLatin1String("id")))
            ids += element.toObject().value(QLatin1String("id")).toString();
    return ids;
}

// Where no item has an id they may be told apart by the one word that each has, and no two alike: dice by their colours.
QStringList wordsIn(const QJsonArray& array)
{
    QStringList words;
    for (const QJsonValue& element : array) {
        QStringList own;
        for (const QJsonValue& value : element.toObject())
            if (value.isString())
                own += value.toString();
        const bool isNumber = !own.isEmpty() && std::ranges::all_of(own.first(), [](QChar c) { return c.isDigit(); });
        if (own.size() != 1 || isNumber || words.contains(own.first()) || element.toObject().contains(QLatin1String("id")))
            return {};
        words += own;
    }
    return words;
}

QStringList namesIn(const QJsonArray& array)
{
    const QStringList ids = idsIn(array);
    return ids.isEmpty() ? wordsIn(array) : ids;
}

int indexIn(const QJsonArray& array, const QString& step)
{
    if (const int index = int(namesIn(array).indexOf(step)); index >= 0)
        return index;
    bool isNumber = false;
    const int index = step.toInt(&isNumber);
    return isNumber && !step.startsWith(QLatin1Char('+')) && index >= 0 && index < array.size() ? index : -1;
}

// The item that a path goes to: an id may have dots, so that it takes several steps ("Dr. No").
struct Item {
    int index = -1;
    qsizetype steps = 1;
};

Item itemIn(const QJsonArray& array, const QStringList& steps)
{
    qsizetype longest = 0;
    for (const QString& id : idsIn(array))
        longest = std::max(longest, id.size() + 1); // with a plus
    qsizetype length = -1;
    for (qsizetype used = 1; used <= steps.size(); ++used) {
        length += 1 + steps[used - 1].size();
        if (used > 1 && length > longest)
            break;
        const QString step = steps.first(used).join(QLatin1Char('.'));
        if (const int index = indexIn(array, step); index >= 0)
            return {index, used};
        if (step.startsWith(QLatin1Char('+'))) // added if need be: it is there
            if (const int index = int(idsIn(array).indexOf(step.mid(1))); index >= 0)
                return {index, used};
    }
    return {};
}

// Whoever asks for a card in a deck by its name knows of it; nobody else is told.
QJsonArray seenIn(const QJsonArray& array)
{
    QJsonArray seen;
    for (const QJsonValue& item : array)
        if (!isWaiting(item.toObject()) && item[QLatin1String("id")] != QLatin1String("?"))
            seen += item;
    return seen;
}

Fault noSuchStep(const QString& path, const QString& step, const QJsonValue& at)
{
    QStringList known = at.isArray() ? namesIn(seenIn(at.toArray())) : at.toObject().keys();
    if (known.isEmpty()) // items without names are counted
        for (qsizetype i = 0; i < at.toArray().size(); ++i)
            known += QString::number(i);
    return {path, step, fill(tr("There is no %1 in this path."), {echoed(step)}), meant(step, known)};
}

QJsonArray filtered(const QJsonArray& array, const QString& filter)
{
    const QString key = filter.section(QLatin1Char('='), 0, 0);
    const QString wanted = filter.section(QLatin1Char('='), 1);
    QJsonArray kept;
    for (const QJsonValue& element : array) {
        const QJsonValue value = element.toObject().value(key);
        if ((value.isString() ? value.toString() : shownJson(value)) == wanted)
            kept += element;
    }
    return kept;
}

Result<QJsonValue> replaced(const QJsonValue& at, const QStringList& steps, const QString& path, const QJsonValue& value);

// An item that holds its id and what is set below it, or all that is set of it; the item's reader knows its other fields.
Result<QJsonValue> added(const QString& id, const QStringList& steps, const QString& path, const QJsonValue& value)
{
    QJsonObject item{{QStringLiteral("id"), id}};
    if (steps.isEmpty()) {
        for (const QString& key : value.toObject().keys())
            item.insert(key, value[key]);
        return value.isObject() && item.value(QLatin1String("id")) == id
            ? Result<QJsonValue>(item)
            : Fault{path, shownJson(value), fill(tr("This is not %1."), {id}), fill(tr("Give it with the id %1."), {id})};
    }
    if (steps.size() > 1)
        return noSuchStep(path, steps.first(), item);
    item.insert(steps.first(), value);
    return QJsonValue(item);
}

Result<QJsonValue> replaced(const QJsonValue& at, const QStringList& steps, const QString& path, const QJsonValue& value)
{
    if (steps.isEmpty())
        return value;
    const QString step = steps.first();
    if (at.isArray()) {
        QJsonArray array = at.toArray();
        const auto [index, used] = itemIn(array, steps);
        if (index < 0 && (step.size() < 2 || !step.startsWith(QLatin1Char('+'))))
            return noSuchStep(path, step, at);
        auto inner =
            index < 0 ? added(step.mid(1), steps.mid(1), path, value) : replaced(array.at(index), steps.mid(used), path, value);
        if (inner && index < 0)
            array.append(*inner);
        else if (inner)
            array.replace(index, *inner);
        return inner ? Result<QJsonValue>(array) : inner;
    }
    QJsonObject object = at.toObject();
    if (!object.contains(step))
        return noSuchStep(path, step, at);
    auto inner = replaced(object.value(step), steps.mid(1), path, value);
    if (inner)
        object.insert(step, *inner);
    return inner ? Result<QJsonValue>(object) : inner;
}

} // namespace

Result<QJsonValue> valueAt(const QJsonValue& root, const QString& path)
{
    QJsonValue at = root;
    QStringList steps = path.split(QLatin1Char('.'));
    while (!steps.isEmpty()) {
        QString& step = steps.first();
        QString filter;
        if (const auto bracket = step.indexOf(QLatin1Char('[')); bracket >= 0 && step.endsWith(QLatin1Char(']'))) {
            filter = step.mid(bracket + 1).chopped(1);
            step.truncate(bracket);
        }
        qsizetype used = 1;
        if (at.isArray()) {
            const Item item = itemIn(at.toArray(), steps);
            if (item.index < 0)
                return noSuchStep(path, step, at);
            at = at.toArray().at(item.index);
            used = item.steps;
        } else {
            if (!at.toObject().contains(step))
                return noSuchStep(path, step, at);
            at = at.toObject().value(step);
        }
        if (!filter.isEmpty())
            at = filtered(at.toArray(), filter);
        steps = steps.mid(used);
    }
    return at;
}

Result<QJsonValue> withValueAt(const QJsonValue& root, const QString& path, const QJsonValue& value)
{
    return replaced(root, path.split(QLatin1Char('.')), path, value);
}

bool isUsableId(const QString& name)
{
    static const QRegularExpression unusable(QStringLiteral("[.\\[\\]=]|^[\\s+]|\\s$|^$|^\\?$"));
    constexpr qsizetype longest = 40;
    return name.size() <= longest && !name.contains(unusable);
}

QJsonObject schemaAt(QJsonObject schema, const QStringList& path)
{
    for (const QString& step : path) {
        const QJsonValue part = schema.contains(QLatin1String("items"))
            ? schema.value(QLatin1String("items"))
            : schema.value(QLatin1String("properties")).toObject().value(step);
        schema = part.toObject();
    }
    return schema;
}

} // namespace engine

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path.h"

#include "engine/json.h"
#include "engine/message.h"
#include "engine/nearest.h"

namespace engine {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("engine", text); }

QStringList idsIn(const QJsonArray& array)
{
    QStringList ids;
    for (const QJsonValue& element : array)
        if (element.toObject().contains(QLatin1String("id")))
            ids += element.toObject().value(QLatin1String("id")).toString();
    return ids;
}

int indexIn(const QJsonArray& array, const QString& step)
{
    if (const int index = int(idsIn(array).indexOf(step)); index >= 0)
        return index;
    bool isNumber = false;
    const int index = step.toInt(&isNumber);
    return isNumber && index >= 0 && index < array.size() ? index : -1;
}

Fault noSuchStep(const QString& path, const QString& step, const QJsonValue& at)
{
    const QStringList known = at.isArray() ? idsIn(at.toArray()) : at.toObject().keys();
    return {path, step, fill(tr("There is no %1 in this path."), {step}), meant(step, known)};
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

Result<QJsonValue> replaced(const QJsonValue& at, const QStringList& steps, const QString& path, const QJsonValue& value)
{
    if (steps.isEmpty())
        return value;
    const QString step = steps.first();
    if (at.isArray()) {
        QJsonArray array = at.toArray();
        const int index = indexIn(array, step);
        if (index < 0)
            return noSuchStep(path, step, at);
        auto inner = replaced(array.at(index), steps.mid(1), path, value);
        if (inner)
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
    for (QString step : path.split(QLatin1Char('.'))) {
        QString filter;
        if (const auto bracket = step.indexOf(QLatin1Char('[')); bracket >= 0 && step.endsWith(QLatin1Char(']'))) {
            filter = step.mid(bracket + 1).chopped(1);
            step.truncate(bracket);
        }
        if (at.isArray()) {
            const int index = indexIn(at.toArray(), step);
            if (index < 0)
                return noSuchStep(path, step, at);
            at = at.toArray().at(index);
        } else {
            if (!at.toObject().contains(step))
                return noSuchStep(path, step, at);
            at = at.toObject().value(step);
        }
        if (!filter.isEmpty())
            at = filtered(at.toArray(), filter);
    }
    return at;
}

Result<QJsonValue> withValueAt(const QJsonValue& root, const QString& path, const QJsonValue& value)
{
    return replaced(root, path.split(QLatin1Char('.')), path, value);
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

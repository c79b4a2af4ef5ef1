// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fields as a person types them: name=value, guided by the schema that the field list gives.
#include "cli/context.h"
#include "cli/help.h"

#include "engine/words/nearest.h"
#include "engine/words/unseen.h"
#include "engine/path.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace cli {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr qsizetype fewFields = 3; // told with what they are for
constexpr qsizetype deepest = 32;  // parts of a field within each other; no action has more than a handful

QString typeOf(const QJsonObject& schema) { return schema.value(QLatin1String("type")).toString(); }

// Text that is JSON by its look; anything else stays text, and the field's own reading says what is wrong with it.
std::optional<QJsonValue> asJson(const QString& text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson('[' + text.toUtf8() + ']', &error);
    if (error.error != QJsonParseError::NoError || document.array().size() != 1)
        return std::nullopt;
    return document.array().first();
}

void insert(QJsonObject& into, const QStringList& steps, const QJsonValue& value)
{
    if (steps.size() == 1) {
        into.insert(steps.first(), value);
        return;
    }
    QJsonObject inner = into.value(steps.first()).toObject();
    insert(inner, steps.mid(1), value);
    into.insert(steps.first(), inner);
}

} // namespace

QJsonValue valueFrom(const QString& text, const QJsonObject& schema)
{
    const QString type = typeOf(schema);
    const QString trimmed = text.trimmed();
    if (type == QLatin1String("integer")) {
        bool isNumber = false;
        const int number = trimmed.toInt(&isNumber);
        return isNumber ? QJsonValue(number) : QJsonValue(text);
    }
    if (type == QLatin1String("boolean")) {
        static const QStringList yes{QStringLiteral("true"), QStringLiteral("yes"), QStringLiteral("on"), QStringLiteral("1")};
        static const QStringList no{QStringLiteral("false"), QStringLiteral("no"), QStringLiteral("off"), QStringLiteral("0")};
        return yes.contains(trimmed.toLower()) ? QJsonValue(true)
            : no.contains(trimmed.toLower())   ? QJsonValue(false)
                                               : QJsonValue(text);
    }
    if (type == QLatin1String("array")) {
        if (trimmed.startsWith(QLatin1Char('[')))
            return asJson(trimmed).value_or(text);
        QJsonArray list;
        for (const QString& part : trimmed.split(QLatin1Char(','), Qt::SkipEmptyParts))
            list += valueFrom(part.trimmed(), schema.value(QLatin1String("items")).toObject());
        return list;
    }
    if (type == QLatin1String("object"))
        return asJson(trimmed).value_or(text);
    if (type == QLatin1String("string"))
        return schema.contains(QLatin1String("x-form")) && trimmed.startsWith(QLatin1Char('{')) ? asJson(trimmed).value_or(text)
                                                                                                : QJsonValue(text);
    return asJson(trimmed).value_or(text);
}

Result<QJsonObject> fieldsFrom(const QStringList& args, const QJsonObject& schema)
{
    QJsonObject fields;
    QList<QStringList> given;
    for (const QString& arg : args) {
        const auto equals = arg.indexOf(QLatin1Char('='));
        if (equals <= 0)
            return Fault{QStringLiteral("arguments"), arg, engine::fill(tr("%1 is no field."), {engine::echoed(arg)}),
                engine::meant(arg, schema.value(QLatin1String("properties")).toObject().keys()) + QLatin1Char(' ')
                    + tr("Write name=value.")};
        const QStringList steps = arg.left(equals).split(QLatin1Char('.'));
        if (steps.size() > deepest)
            return Fault{QStringLiteral("arguments"), arg, engine::fill(tr("%1 is no field."), {engine::echoed(arg)}),
                engine::fill(tr("Parts lie at most %1 deep."), {QString::number(deepest)})};
        if (given.contains(steps))
            return Fault{QStringLiteral("arguments"), arg,
                engine::fill(tr("The field %1 is given twice."), {engine::echoed(arg.left(equals))}), tr("Leave one out.")};
        given += steps;
        insert(fields, steps, valueFrom(arg.mid(equals + 1), engine::schemaAt(schema, steps)));
    }
    return fields;
}

std::optional<Fault> unknownField(const QString& verb, const QJsonObject& fields, const QJsonObject& schema)
{
    const QJsonObject known = schema.value(QLatin1String("properties")).toObject();
    const QStringList typed = fields.keys();
    const auto wrong = std::ranges::find_if(typed, [&](const QString& one) { return !known.contains(one); });
    if (wrong == typed.end())
        return std::nullopt;
    QStringList told{engine::meant(*wrong, known.keys())};
    if (known.size() <= fewFields)
        for (auto one = known.begin(); one != known.end(); ++one)
            told += one.key() + QStringLiteral(": ") + purposeOf(one->toObject()) + QLatin1Char('.');
    return Fault{verb, *wrong,
        engine::fill(QCoreApplication::translate("engine", "There is no field %1."), {engine::echoed(*wrong)}),
        told.join(QLatin1Char(' '))};
}

} // namespace cli

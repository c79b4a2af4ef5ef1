// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/printed/answer.h"

#include "cli/printed/terminal.h"

#include "engine/json.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace cli {

namespace {

constexpr int step = 2; // letters that a part stands further in

bool isEmpty(const QJsonValue& value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty()) || (value.isObject() && value.toObject().isEmpty());
}

class Printed {
public:
    Printed(const engine::Game& game, const engine::Titles& titles)
        : m_game(game)
        , m_titles(titles)
    {
    }

    QString text(const QJsonValue& value, const QJsonObject& schema, int depth) const
    {
        if (value.isArray())
            return list(value.toArray(), schema.value(QLatin1String("items")).toObject(), depth);
        if (value.isObject())
            return lines(value.toObject(), schema, depth);
        return isEmpty(value) ? QString() : QString(depth * step, QLatin1Char(' ')) + word(value) + QLatin1Char('\n');
    }

private:
    // Those that the schema names first, in its order.
    static QStringList keysOf(const QJsonArray& objects, const QJsonObject& schema)
    {
        QStringList keys;
        const auto add = [&](const QString& key) {
            const bool isTold = std::any_of(
                objects.begin(), objects.end(), [&](const QJsonValue& one) { return !isEmpty(one.toObject().value(key)); });
            if (isTold && !keys.contains(key))
                keys += key;
        };
        for (const QJsonValue& key : schema.value(QLatin1String("x-order")).toArray())
            add(key.toString());
        for (const QJsonValue& one : objects)
            for (const QString& key : one.toObject().keys())
                add(key);
        return keys;
    }

    QString list(const QJsonArray& all, const QJsonObject& items, int depth) const
    {
        QString text;
        if (std::any_of(all.begin(), all.end(), [](const QJsonValue& one) { return !one.isObject(); })) {
            for (const QJsonValue& one : all)
                text += QString(depth * step, QLatin1Char(' ')) + word(one) + QLatin1Char('\n');
            return text;
        }
        const QStringList keys = keysOf(all, items);
        QList<QStringList> rows{QStringList()};
        for (const QString& key : keys)
            rows.first() += worded(key);
        for (const QJsonValue& one : all) {
            QStringList row;
            for (const QString& key : keys)
                row += word(one.toObject().value(key));
            rows += row;
        }
        for (const QStringList& row : rows) {
            QString line(depth * step, QLatin1Char(' '));
            for (qsizetype i = 0; i < row.size(); ++i) {
                const auto widest = std::ranges::max_element(rows, {}, [i](const QStringList& other) { return other[i].size(); });
                line += row[i].leftJustified((*widest)[i].size() + 2);
            }
            while (line.endsWith(QLatin1Char(' ')))
                line.chop(1);
            text += line + QLatin1Char('\n');
        }
        return text;
    }

    QString lines(const QJsonObject& object, const QJsonObject& schema, int depth) const
    {
        const QJsonObject parts = schema.value(QLatin1String("properties")).toObject();
        QString text;
        for (const QString& key : keysOf({object}, schema)) {
            const QJsonValue value = object.value(key);
            const QString name =
                parts.contains(key) ? worded(key) : inLine(m_titles.value(key, key)); // a list by ids has no fields
            const QString head = QString(depth * step, QLatin1Char(' ')) + name + QLatin1Char(':');
            const bool isList = value.isArray() && value.toArray().first().isObject();
            text += isList || value.isObject()
                ? head + QLatin1Char('\n') + this->text(value, parts.value(key).toObject(), depth + 1)
                : head + QLatin1Char(' ') + word(value) + QLatin1Char('\n');
        }
        return text;
    }

    QString word(const QJsonValue& value) const
    {
        if (isEmpty(value))
            return {};
        if (value.isBool())
            return value.toBool() ? QCoreApplication::translate("cli", "yes") : QCoreApplication::translate("cli", "no");
        if (value.isString())
            return inLine(told(value.toString()));
        QStringList parts;
        for (const QJsonValue& one : value.toArray())
            parts += one.isObject() ? QLatin1Char('(') + word(one) + QLatin1Char(')') : word(one);
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            if (!isEmpty(*it))
                parts += worded(it.key()) + QLatin1Char(' ') + word(*it);
        return value.isArray() || value.isObject() ? parts.join(QStringLiteral(", ")) : number(value.toDouble());
    }

    static QString number(double value)
    {
        constexpr int digits = 4; // nobody at a table reads more
        return value == std::floor(value) ? QString::number(qint64(value)) : QString::number(value, 'g', digits);
    }

    static QString worded(QString key) { return key.replace(QLatin1Char('_'), QLatin1Char(' ')); }

    // A reason by its rule, where that says something without the arguments of a case.
    QString told(const QString& text) const
    {
        for (const engine::Reason& reason : m_game.reasons())
            if (text == QLatin1String(reason.id) && !QByteArrayView(reason.rule).contains('%'))
                return engine::Message{reason.context, reason.rule, {}}.text();
        const QString title = m_titles.value(text);
        return title.isEmpty() || title == text ? text : title + QStringLiteral(" (") + text + QLatin1Char(')');
    }

    const engine::Game& m_game;
    const engine::Titles& m_titles;
};

} // namespace

QString printed(const QJsonValue& answer, const QJsonObject& schema, const engine::Game& game, const engine::Titles& titles)
{
    return Printed(game, titles).text(answer, schema, 0);
}

} // namespace cli

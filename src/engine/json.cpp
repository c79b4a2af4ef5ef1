// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/json.h"

#include "engine/message.h"
#include "engine/nearest.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace engine {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("engine", text); }

constexpr int longestShown = 60;
constexpr int mostListed = 100;
constexpr int longestMeant = 64; // nobody mistypes a longer word, and comparing it takes time

QString shortened(const QString& text)
{
    return text.size() > longestShown ? text.left(longestShown) + QStringLiteral("…") : text;
}

} // namespace

QString shownJson(const QJsonValue& value)
{
    // A document holds only objects and arrays: wrap, print, unwrap.
    const QByteArray wrapped = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(wrapped.mid(1, wrapped.size() - 2));
}

bool Reader::isFull()
{
    if (faults.size() < mostListed)
        return false;
    if (m_more++ == 0)
        faults += Fault{};
    faults.last().problem = fill(engine::tr("… and %1 more."), {QString::number(m_more)});
    return true;
}

void Reader::wrong(const QJsonValue& found, const QString& allowed)
{
    if (isFull())
        return;
    const QString shown = shortened(shownJson(found));
    faults +=
        Fault{place(), shown, fill(engine::tr("%1 does not fit here."), {shown}), fill(engine::tr("Allowed: %1."), {allowed})};
}

void Reader::unknown(const QString& key, const QStringList& known)
{
    if (isFull())
        return;
    const QString shown = shortened(key);
    faults += Fault{place(), key, fill(engine::tr("There is no field %1."), {shown}), meant(key, known)};
}

void Reader::missing(const QString& key)
{
    if (isFull())
        return;
    enter(key);
    faults += Fault{place(), {}, engine::tr("This field is missing."), fill(engine::tr("Add %1=…."), {key})};
    leave();
}

namespace detail {

bool readInt(const QJsonValue& json, int& into, Limits limits, Reader& reader)
{
    const double number = json.toDouble(std::nan(""));
    if (!json.isDouble() || number != std::floor(number) || number < limits.least || number > limits.most) {
        reader.wrong(json,
            fill(engine::tr("a whole number from %1 to %2"), {QString::number(limits.least), QString::number(limits.most)}));
        return false;
    }
    into = int(number);
    return true;
}

bool readBool(const QJsonValue& json, bool& into, Reader& reader)
{
    if (!json.isBool()) {
        reader.wrong(json, QStringLiteral("true, false"));
        return false;
    }
    into = json.toBool();
    return true;
}

bool readString(const QJsonValue& json, QString& into, Reader& reader)
{
    constexpr int longest = 10000;
    if (!json.isString() || json.toString().size() > longest || json.toString().contains(QChar(0))) {
        reader.wrong(json, fill(engine::tr("a text of at most %1 characters"), {QString::number(longest)}));
        return false;
    }
    into = json.toString();
    return true;
}

bool isObject(const QJsonValue& json, Reader& reader)
{
    if (!json.isObject())
        reader.wrong(json, engine::tr("an object {…}"));
    return json.isObject();
}

bool isArray(const QJsonValue& json, Reader& reader)
{
    if (!json.isArray())
        reader.wrong(json, engine::tr("a list […]"));
    return json.isArray();
}

void refuseUnknown(const QJsonObject& object, const QStringList& known, Reader& reader)
{
    for (const QString& key : object.keys())
        if (!known.contains(key))
            reader.unknown(key, known);
}

QJsonObject intSchema(Limits limits)
{
    return {{QStringLiteral("type"), QStringLiteral("integer")}, {QStringLiteral("minimum"), limits.least},
        {QStringLiteral("maximum"), limits.most}};
}

void ObjectSchema::add(const About& field, QJsonObject schema)
{
    const QString name = QLatin1String(field.name);
    schema.insert(QStringLiteral("description"), QCoreApplication::translate("fields", field.help));
    if (*field.refersTo)
        schema.insert(QStringLiteral("x-names"), QLatin1String(field.refersTo));
    if (field.isSecret)
        schema.insert(QStringLiteral("x-secret"), true);
    m_properties.insert(name, schema);
    m_order += name;
    if (field.needed)
        m_needed += name;
}

QJsonObject ObjectSchema::all() const
{
    return {{QStringLiteral("type"), QStringLiteral("object")}, {QStringLiteral("properties"), m_properties},
        {QStringLiteral("x-needed"), m_needed}, {QStringLiteral("x-order"), m_order},
        {QStringLiteral("additionalProperties"), false}};
}

} // namespace detail

QByteArray digestOf(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_256); }

QString nearest(const QString& word, const QStringList& candidates)
{
    if (word.size() > longestMeant)
        return {};
    const QString wanted = word.toLower();
    QString best;
    int bestCost = int(std::max<qsizetype>(2, wanted.size() / 2)) + 1;
    for (const QString& candidate : candidates) {
        const QString known = candidate.toLower();
        QList<int> row(known.size() + 1);
        for (int j = 0; j <= known.size(); ++j)
            row[j] = j;
        for (int i = 1; i <= wanted.size(); ++i) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j <= known.size(); ++j) {
                const int change = corner + (wanted[i - 1] != known[j - 1]);
                corner = row[j];
                row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
            }
        }
        if (row.last() < bestCost) {
            bestCost = row.last();
            best = candidate;
        }
    }
    return best;
}

QString meant(const QString& word, const QStringList& candidates)
{
    if (candidates.isEmpty())
        return tr("None is known here yet.");
    constexpr int mostShown = 24;
    QString known = candidates.mid(0, mostShown).join(QStringLiteral(", "));
    if (candidates.size() > mostShown)
        known += QStringLiteral(", …");
    const QString near = nearest(word, candidates);
    return near.isEmpty() ? fill(tr("Known: %1."), {known}) : fill(tr("Did you mean %1? Known: %2."), {near, known});
}

} // namespace engine

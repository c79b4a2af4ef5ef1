// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/any_action.h"

#include "engine/message.h"
#include "engine/texts.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace engine {

namespace {

constexpr int mostListed = 100;

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
    const QString shown = echoed(shownJson(found));
    faults +=
        Fault{place(), shown, fill(engine::tr("%1 does not fit here."), {shown}), fill(engine::tr("Allowed: %1."), {allowed})};
}

void Reader::unknown(const QString& key, const QStringList& known)
{
    if (isFull())
        return;
    const QString shown = echoed(key);
    faults += Fault{place(), key, fill(engine::tr("There is no field %1."), {shown}), meant(key, known)};
}

void Reader::missing(const QString& key)
{
    if (isFull())
        return;
    enter(key);
    faults += Fault{place(), {}, engine::tr("This field is missing."), engine::tr("Give it a value.")};
    leave();
}

namespace detail {

namespace {

QJsonObject ofType(const char* name) { return {{QStringLiteral("type"), QLatin1String(name)}}; }

void readInt(const QJsonValue& json, void* into, Limits limits, Reader& reader)
{
    const double number = json.toDouble(std::nan(""));
    if (!json.isDouble() || number != std::floor(number) || number < limits.least || number > limits.most)
        reader.wrong(json,
            fill(engine::tr("a whole number from %1 to %2"), {QString::number(limits.least), QString::number(limits.most)}));
    else
        *static_cast<int*>(into) = int(number);
}

QJsonObject intSchema(Limits limits)
{
    QJsonObject schema = ofType("integer");
    schema.insert(QStringLiteral("minimum"), limits.least);
    schema.insert(QStringLiteral("maximum"), limits.most);
    return schema;
}

void readBool(const QJsonValue& json, void* into, Limits, Reader& reader)
{
    if (json.isBool())
        *static_cast<bool*>(into) = json.toBool();
    else
        reader.wrong(json, QStringLiteral("true, false"));
}

void readDouble(const QJsonValue& json, void* into, Limits, Reader& reader)
{
    if (json.isDouble())
        *static_cast<double*>(into) = json.toDouble();
    else
        reader.wrong(json, engine::tr("a number"));
}

void readText(const QJsonValue& json, void* into, Limits, Reader& reader)
{
    constexpr int longest = 10000;
    if (json.isString() && json.toString().size() <= longest && !json.toString().contains(QChar(0)))
        *static_cast<QString*>(into) = json.toString();
    else
        reader.wrong(json, fill(engine::tr("a text of at most %1 characters"), {QString::number(longest)}));
}

void readObject(const QJsonValue& json, void* into, Limits, Reader& reader)
{
    if (isObject(json, reader))
        *static_cast<QJsonObject*>(into) = json.toObject();
}

template <class T> QJsonValue writePlain(const void* value) { return QJsonValue(*static_cast<const T*>(value)); }

void refuseUnknown(const QJsonObject& object, const QStringList& known, Reader& reader)
{
    for (const QString& key : object.keys())
        if (!known.contains(key))
            reader.unknown(key, known);
}

// Every part that differs from the blank one.
QJsonObject differing(const QJsonObject& value, const QJsonObject& plain)
{
    QJsonObject parts;
    for (auto it = value.begin(); it != value.end(); ++it)
        if (it.value() != plain.value(it.key()))
            parts.insert(it.key(), it.value());
    return parts;
}

} // namespace

void addInt(QByteArray& bytes, qint32 number) { bytes.append(reinterpret_cast<const char*>(&number), sizeof number); }

void addText(QByteArray& bytes, const QString& text)
{
    addInt(bytes, qint32(text.size()));
    bytes.append(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
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

void enterItem(Reader& reader, const QJsonValue& item, qsizetype number)
{
    const QString id = item.toObject().value(QLatin1String("id")).toString();
    reader.enter(id.isEmpty() ? QString::number(number) : id);
}

void enter(Reader& reader, const QString& step) { reader.enter(step); }
void leave(Reader& reader) { reader.leave(); }
void wrongForm(const QJsonValue& json, const QString& allowed, Reader& reader) { reader.wrong(json, allowed); }

QJsonObject listSchema(const QJsonObject& items)
{
    return {{QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), items}};
}

QJsonObject mapSchema(const QJsonObject& values)
{
    return {{QStringLiteral("type"), QStringLiteral("object")}, {QStringLiteral("additionalProperties"), values}};
}

QJsonObject formSchema(const QString& allowed)
{
    return {{QStringLiteral("type"), QStringLiteral("string")}, {QStringLiteral("x-form"), allowed}};
}

int readName(const QJsonValue& json, std::span<const NamedValue> names, int before, Reader& reader)
{
    QStringList known;
    const QString text = json.toString();
    for (const NamedValue& one : names) {
        known += QLatin1String(one.name);
        if (json.isString()
            && (text.compare(QLatin1String(one.name), Qt::CaseInsensitive) == 0
                || (*one.other && text.compare(QLatin1String(one.other), Qt::CaseInsensitive) == 0)))
            return one.value;
    }
    reader.wrong(json, known.join(QStringLiteral(", ")));
    return before;
}

QString nameOf(int value, std::span<const NamedValue> names)
{
    for (const NamedValue& one : names)
        if (one.value == value)
            return QLatin1String(one.name);
    return QString::number(value);
}

QJsonObject namesSchema(std::span<const NamedValue> names)
{
    QJsonArray known;
    for (const NamedValue& one : names)
        known += QLatin1String(one.name);
    return {{QStringLiteral("type"), QStringLiteral("string")}, {QStringLiteral("enum"), known}};
}

const Type intType{nullptr, readInt, writePlain<int>, intSchema,
    [](QByteArray& bytes, const void* value) { addInt(bytes, *static_cast<const int*>(value)); }};
const Type boolType{nullptr, readBool, writePlain<bool>, [](Limits) { return ofType("boolean"); },
    [](QByteArray& bytes, const void* value) { addInt(bytes, *static_cast<const bool*>(value)); }};
const Type doubleType{nullptr, readDouble, writePlain<double>, [](Limits) { return ofType("number"); },
    [](QByteArray& bytes, const void* value) { bytes.append(static_cast<const char*>(value), sizeof(double)); }};
const Type textType{nullptr, readText, writePlain<QString>, [](Limits) { return ofType("string"); },
    [](QByteArray& bytes, const void* value) { addText(bytes, *static_cast<const QString*>(value)); }, true};
const Type objectType{nullptr, readObject, writePlain<QJsonObject>, [](Limits) { return ofType("object"); },
    [](QByteArray& bytes, const void* value) { addText(bytes, shownJson(*static_cast<const QJsonObject*>(value))); }};
const Type anyType{nullptr, [](const QJsonValue& json, void* into, Limits, Reader&) { *static_cast<QJsonValue*>(into) = json; },
    writePlain<QJsonValue>, [](Limits) { return QJsonObject(); },
    [](QByteArray& bytes, const void* value) { addText(bytes, shownJson(*static_cast<const QJsonValue*>(value))); }};

} // namespace detail

void readValue(const Type& type, const QJsonValue& json, void* into, Limits limits, Reader& reader)
{
    if (type.read)
        type.read(json, into, limits, reader);
    else
        readFields(type.parts(), json, into, reader, Missing::TakesDefault);
}

QJsonValue writeValue(const Type& type, const void* value)
{
    return type.write ? type.write(value) : QJsonValue(writeFields(type.parts(), value));
}

void readFields(const Struct& parts, const QJsonValue& json, void* object, Reader& reader, Missing missing)
{
    if (!json.isObject()) {
        constexpr qsizetype mostNamed = 8;
        QStringList names;
        for (const FieldAt& field : parts.fields)
            if (names.size() < mostNamed)
                names += QLatin1Char('"') + QLatin1String(field.name) + QStringLiteral("\": …");
        if (parts.fields.size() > std::size_t(mostNamed))
            names += QStringLiteral("…");
        return reader.wrong(json, fill(engine::tr("an object {%1}"), {names.join(QStringLiteral(", "))}));
    }
    const QJsonObject fields = json.toObject();
    qsizetype found = 0;
    for (const FieldAt& field : parts.fields) {
        const auto it = fields.constFind(QLatin1String(field.name));
        if (it == fields.constEnd()) {
            if (field.needed && missing == Missing::IsFault)
                reader.missing(QLatin1String(field.name));
            continue;
        }
        ++found;
        reader.enter(QLatin1String(field.name));
        readValue(*field.type, it.value(), field.in(object), field.limits, reader);
        reader.leave();
    }
    if (found == fields.size())
        return;
    QStringList known;
    for (const FieldAt& field : parts.fields)
        known += QLatin1String(field.name);
    detail::refuseUnknown(fields, known, reader);
}

QJsonObject writeFields(const Struct& parts, const void* object)
{
    QJsonObject written;
    for (const FieldAt& field : parts.fields)
        written.insert(QLatin1String(field.name), writeValue(*field.type, field.in(object)));
    return written;
}

QJsonObject writeTyped(const Struct& parts, const void* object)
{
    QJsonObject written;
    for (const FieldAt& field : parts.fields) {
        const QJsonValue value = writeValue(*field.type, field.in(object));
        const QJsonValue plain = writeValue(*field.type, field.in(parts.blank));
        if (value.isObject() && plain.isObject())
            written.insert(QLatin1String(field.name), detail::differing(value.toObject(), plain.toObject()));
        else if (field.needed || value != plain)
            written.insert(QLatin1String(field.name), value);
    }
    return written;
}

QJsonObject schemaOfType(const Type& type, Limits limits)
{
    if (type.schema)
        return type.schema(limits);
    QJsonObject properties;
    QJsonArray needed;
    QJsonArray order;
    for (const FieldAt& field : type.parts().fields) {
        QJsonObject schema = schemaOfType(*field.type, field.limits);
        schema.insert(QStringLiteral("description"), QCoreApplication::translate("fields", field.help));
        if (*field.refersTo)
            schema.insert(QStringLiteral("x-names"), QLatin1String(field.refersTo));
        if (field.isSecret)
            schema.insert(QStringLiteral("x-secret"), true);
        if (field.letters)
            schema.insert(QStringLiteral("x-brief"), QLatin1String(field.letters));
        if (field.mustKnow)
            schema.insert(QStringLiteral("x-printed"), QLatin1String(field.mustKnow));
        properties.insert(QLatin1String(field.name), schema);
        order += QLatin1String(field.name);
        if (field.needed)
            needed += QLatin1String(field.name);
    }
    return {{QStringLiteral("type"), QStringLiteral("object")}, {QStringLiteral("properties"), properties},
        {QStringLiteral("x-needed"), needed}, {QStringLiteral("x-order"), order},
        {QStringLiteral("additionalProperties"), false}};
}

// Bytes that differ whenever two values differ in a described field.
void addToDigest(QByteArray& bytes, const Type& type, const void* value)
{
    if (!type.parts)
        return type.addTo(bytes, value);
    const Struct& parts = type.parts();
    for (const FieldAt& field : parts.fields) {
        const qsizetype before = bytes.size();
        addToDigest(bytes, *field.type, field.in(value));
        if (field.since == 0)
            continue;
        const qsizetype after = bytes.size(); // the blank one is written behind it: room of its own would be the dearest of all
        addToDigest(bytes, *field.type, field.in(parts.blank));
        const QByteArrayView both(bytes);
        const bool isBlank = both.sliced(before, after - before) == both.sliced(after);
        bytes.truncate(isBlank ? before : after);
        if (!isBlank)
            bytes += field.name; // two later fields of one type must not stand for each other
    }
}

bool AnyAction::operator==(const AnyAction& other) const
{
    if (m_verb != other.m_verb || m_content == other.m_content)
        return m_verb == other.m_verb;
    QByteArray mine, theirs;
    addToDigest(mine, *m_type, m_content.get());
    addToDigest(theirs, *m_type, other.m_content.get());
    return mine == theirs;
}

QByteArray digestOf(const Type& type, const void* value)
{
    QByteArray bytes;
    bytes.reserve(8192);
    addToDigest(bytes, type, value);
    return digestOf(bytes);
}

QByteArray digestOf(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_256); }

} // namespace engine

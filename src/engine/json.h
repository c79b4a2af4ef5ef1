// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Described values to JSON and back, their schema and their digest: four readers of one field list.
#pragma once

#include "engine/described.h"
#include "engine/fault.h"
#include "engine/message.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

namespace engine {

// A type that is written as one JSON value instead of an object: read(value) and written().
template <class T>
concept Compact = requires(const T& t, const QJsonValue& v)
{
    {
        T::read(v)
        } -> std::same_as<std::optional<T>>;
    {
        t.written()
        } -> std::same_as<QJsonValue>;
    {
        T::allowed()
        } -> std::same_as<QString>;
};

// Where the reading stands, and what was wrong so far.
class Reader {
public:
    QList<Fault> faults; // the first hundred, and one that counts the others

    void enter(const QString& step) { m_steps += step; }
    void leave() { m_steps.removeLast(); }
    QString place() const { return m_steps.join(QLatin1Char('.')); }
    void wrong(const QJsonValue& found, const QString& allowed);
    void unknown(const QString& key, const QStringList& known);
    void missing(const QString& key);

private:
    bool isFull(); // one more than anybody reads: it is counted

    QStringList m_steps;
    int m_more = 0;
};

enum class Missing { TakesDefault, IsFault };

QString shownJson(const QJsonValue& value); // a short form for messages

template <class T>
[[gnu::noinline]] void readJson(const QJsonValue& json, T& into, Reader& reader, Missing missing = Missing::TakesDefault);

// Functions on described types are never inlined: a state of thirty lists read, written and destroyed in one function takes
// the compiler minutes and gigabytes, and saves microseconds.
namespace detail {
// The limits that a field sets for the numbers below it.
struct Limits {
    int least;
    int most;
};
bool readInt(const QJsonValue& json, int& into, Limits limits, Reader& reader);
bool readBool(const QJsonValue& json, bool& into, Reader& reader);
bool readString(const QJsonValue& json, QString& into, Reader& reader);
bool isObject(const QJsonValue& json, Reader& reader);
bool isArray(const QJsonValue& json, Reader& reader);
void refuseUnknown(const QJsonObject& object, const QStringList& known, Reader& reader);
QJsonObject intSchema(Limits limits);

template <class T> [[gnu::noinline]] void readAny(const QJsonValue& json, T& into, Limits limits, Reader& reader)
{
    if constexpr (std::is_same_v<T, int>) {
        readInt(json, into, limits, reader);
    } else if constexpr (std::is_same_v<T, bool>) {
        readBool(json, into, reader);
    } else if constexpr (std::is_same_v<T, QString>) {
        readString(json, into, reader);
    } else if constexpr (std::is_same_v<T, QJsonObject>) {
        if (isObject(json, reader))
            into = json.toObject();
    } else if constexpr (std::is_same_v<T, QJsonValue>) {
        into = json;
    } else if constexpr (NamedEnum<T>) {
        if (const auto value = json.isString() ? valueNamed<T>(json.toString()) : std::nullopt)
            into = *value;
        else
            reader.wrong(json, namesOf<T>().join(QStringLiteral(", ")));
    } else if constexpr (OptionalOf<T>::value) {
        if (json.isNull()) {
            into.reset();
        } else {
            typename OptionalOf<T>::Element element{};
            readAny(json, element, limits, reader);
            into = element;
        }
    } else if constexpr (ListOf<T>::value || std::is_same_v<T, QStringList>) {
        if (!isArray(json, reader))
            return;
        into.clear();
        const QJsonArray array = json.toArray();
        for (int i = 0; i < array.size(); ++i) {
            const QString id = array.at(i).toObject().value(QLatin1String("id")).toString();
            reader.enter(id.isEmpty() ? QString::number(i) : id);
            typename T::value_type element{};
            readAny(array.at(i), element, limits, reader);
            into += element;
            reader.leave();
        }
    } else {
        readJson(json, into, reader);
    }
}

template <class T> [[gnu::noinline]] QJsonValue writeAny(const T& value)
{
    if constexpr (
        std::is_same_v<T,
            int> || std::is_same_v<T, bool> || std::is_same_v<T, QString> || std::is_same_v<T, QJsonObject> || std::is_same_v<T, QJsonValue>) {
        return QJsonValue(value);
    } else if constexpr (NamedEnum<T>) {
        return nameOf(value);
    } else if constexpr (OptionalOf<T>::value) {
        return value ? writeAny(*value) : QJsonValue(QJsonValue::Null);
    } else if constexpr (ListOf<T>::value || std::is_same_v<T, QStringList>) {
        QJsonArray array;
        for (const auto& element : value)
            array += writeAny(element);
        return array;
    } else if constexpr (Compact<T>) {
        return value.written();
    } else {
        QJsonObject object;
        eachField<T>([&](const auto& f) { object.insert(QLatin1String(f.name), writeAny(value.*f.member)); });
        return object;
    }
}

template <class T> [[gnu::noinline]] QJsonObject schemaAny(Limits limits);

// An object's schema, field by field; not a template, so that it is compiled once.
class ObjectSchema {
public:
    struct About {
        const char* name;
        const char* help;
        const char* refersTo;
        bool needed;
        bool isSecret;
    };
    void add(const About& field, QJsonObject schema);
    QJsonObject all() const;

private:
    QJsonObject m_properties;
    QJsonArray m_needed;
    QJsonArray m_order;
};

template <class T> [[gnu::noinline]] QJsonObject objectSchema()
{
    ObjectSchema schema;
    eachField<T>([&]<class S, class M>(const Field<S, M>& f) {
        schema.add({f.name, f.help, f.refersTo, f.needed, f.isSecret}, schemaAny<M>({f.least, f.most}));
    });
    return schema.all();
}

template <class T> [[gnu::noinline]] QJsonObject schemaAny(Limits limits)
{
    const QString type = QStringLiteral("type");
    if constexpr (std::is_same_v<T, int>) {
        return intSchema(limits);
    } else if constexpr (std::is_same_v<T, bool>) {
        return {{type, QStringLiteral("boolean")}};
    } else if constexpr (std::is_same_v<T, QString>) {
        return {{type, QStringLiteral("string")}};
    } else if constexpr (std::is_same_v<T, QJsonObject>) {
        return {{type, QStringLiteral("object")}};
    } else if constexpr (std::is_same_v<T, QJsonValue>) {
        return {};
    } else if constexpr (NamedEnum<T>) {
        return {{type, QStringLiteral("string")}, {QStringLiteral("enum"), QJsonArray::fromStringList(namesOf<T>())}};
    } else if constexpr (OptionalOf<T>::value) {
        return schemaAny<typename OptionalOf<T>::Element>(limits);
    } else if constexpr (ListOf<T>::value || std::is_same_v<T, QStringList>) {
        return {{type, QStringLiteral("array")}, {QStringLiteral("items"), schemaAny<typename T::value_type>(limits)}};
    } else if constexpr (Compact<T>) {
        return {{type, QStringLiteral("string")}, {QStringLiteral("x-form"), T::allowed()}};
    } else {
        return objectSchema<T>();
    }
}

// Bytes that differ whenever two values differ in a described field.
class Bytes {
public:
    QByteArray all;

    template <class T> void add(const T& value)
    {
        if constexpr (std::is_same_v<T, int> || std::is_same_v<T, bool> || std::is_enum_v<T>) {
            const qint32 number = qint32(value);
            all.append(reinterpret_cast<const char*>(&number), sizeof number);
        } else if constexpr (std::is_same_v<T, QString>) {
            add(int(value.size()));
            all.append(reinterpret_cast<const char*>(value.utf16()), value.size() * 2);
        } else if constexpr (std::is_same_v<T, QJsonObject> || std::is_same_v<T, QJsonValue>) {
            add(shownJson(value));
        } else if constexpr (OptionalOf<T>::value) {
            add(value.has_value());
            if (value)
                add(*value);
        } else if constexpr (ListOf<T>::value || std::is_same_v<T, QStringList>) {
            add(int(value.size()));
            for (const auto& element : value)
                add(element);
        } else {
            eachField<T>([&](const auto& f) { add(value.*f.member); });
        }
    }
};

} // namespace detail

// Reads what stands in json over into; fields that are absent keep what they have. Faults go to the reader.
template <class T> [[gnu::noinline]] void readJson(const QJsonValue& json, T& into, Reader& reader, Missing missing)
{
    if constexpr (Compact<T>) {
        if (const auto value = T::read(json))
            into = *value;
        else
            reader.wrong(json, T::allowed());
    } else {
        if (!detail::isObject(json, reader))
            return;
        const QJsonObject object = json.toObject();
        QStringList known;
        qsizetype found = 0;
        eachField<T>([&](const auto& f) {
            const QString name = QLatin1String(f.name);
            known += name;
            const auto it = object.constFind(name);
            if (it == object.constEnd()) {
                if (f.needed && missing == Missing::IsFault)
                    reader.missing(name);
                return;
            }
            ++found;
            reader.enter(name);
            detail::readAny(it.value(), into.*f.member, detail::Limits{f.least, f.most}, reader);
            reader.leave();
        });
        if (found != object.size())
            detail::refuseUnknown(object, known, reader);
    }
}

template <class T> Result<T> fromJson(const QJsonValue& json, Missing missing = Missing::TakesDefault, const QString& place = {})
{
    T value{};
    Reader reader;
    if (!place.isEmpty())
        reader.enter(place);
    readJson(json, value, reader, missing);
    if (!reader.faults.isEmpty())
        return reader.faults;
    return value;
}

template <class T> QJsonValue toJson(const T& value) { return detail::writeAny(value); }

// JSON Schema of T; x-order keeps the declared order, x-names the kind of name a text must be,
// x-secret what only the seat that holds it knows.
template <class T> QJsonObject schemaOf() { return detail::schemaAny<T>({0, 9999}); }

// BLAKE2b-256 over the described fields in their order.
QByteArray digestOf(const QByteArray& bytes);
template <class T> QByteArray digest(const T& value)
{
    detail::Bytes bytes;
    bytes.all.reserve(8192);
    bytes.add(value);
    return digestOf(bytes.all);
}

} // namespace engine

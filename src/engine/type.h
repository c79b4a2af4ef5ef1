// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a described type while the program runs: its fields as a table, and four small functions for a type that
// has none. Readers of JSON, schema and digest walk these tables, so that they are compiled once and not for every type.
#pragma once

#include "engine/described.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>

#include <span>

namespace engine {

class Reader;

// The limits that a field sets for the numbers below it.
struct Limits {
    int least = 0;
    int most = 9999;
};

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

// Such a value is told from other words by its form: a regular expression.
template <class T>
concept Worded = requires
{
    {
        T::word()
        } -> std::convertible_to<const char*>;
};

// Several numbers in a row, with something between them: "3/0/2/1".
template <class T>
concept Joined = requires
{
    {
        T::between()
        } -> std::convertible_to<const char*>;
};

struct Type;

// One field of a struct, wherever an object of that struct lies.
struct FieldAt {
    const char* name;
    const char* help;
    const char* refersTo;
    bool needed;
    bool isSecret;
    int since;
    const char* letters;
    const char* mustKnow;
    Limits limits;
    qptrdiff offset;
    const Type* type;

    const void* in(const void* object) const { return static_cast<const char*>(object) + offset; }
    void* in(void* object) const { return static_cast<char*>(object) + offset; }
};

struct Struct {
    std::span<const FieldAt> fields;
    const void* blank; // a value of the type as it is made
};

struct Type {
    const Struct& (*parts)() = nullptr; // of a struct; the others are null then, unless it is Compact
    void (*read)(const QJsonValue& json, void* into, Limits limits, Reader& reader) = nullptr;
    QJsonValue (*write)(const void* value) = nullptr;
    QJsonObject (*schema)(Limits limits) = nullptr;
    void (*addTo)(QByteArray& bytes, const void* value) = nullptr; // of the digest
    bool isText = false;                                           // a QString
    bool isTexts = false;                                          // a QStringList
};

// Where the four functions of the types without fields come from; json.cpp has those of the plain ones.
void readValue(const Type& type, const QJsonValue& json, void* into, Limits limits, Reader& reader);
QJsonValue writeValue(const Type& type, const void* value);
QJsonObject schemaOfType(const Type& type, Limits limits);
void addToDigest(QByteArray& bytes, const Type& type, const void* value);

template <class T> const Type& typeOf();

namespace detail {

extern const Type intType, boolType, doubleType, textType, objectType, anyType;

void addInt(QByteArray& bytes, qint32 number);
void addText(QByteArray& bytes, const QString& text);
bool isArray(const QJsonValue& json, Reader& reader);
bool isObject(const QJsonValue& json, Reader& reader);
void enterItem(Reader& reader, const QJsonValue& item, qsizetype number); // by its id, else by its number
void enter(Reader& reader, const QString& step);
void leave(Reader& reader);
QJsonObject listSchema(const QJsonObject& items);
QJsonObject mapSchema(const QJsonObject& values);
QJsonObject formSchema(const QString& allowed);

// The names of an enumeration, as a table.
struct NamedValue {
    int value;
    const char* name;
    const char* other;
};
int readName(const QJsonValue& json, std::span<const NamedValue> names, int before, Reader& reader);
QString nameOf(int value, std::span<const NamedValue> names);
QJsonObject namesSchema(std::span<const NamedValue> names);
void wrongForm(const QJsonValue& json, const QString& allowed, Reader& reader);

template <NamedEnum E> std::span<const NamedValue> tableOf()
{
    static constexpr auto table = [] {
        constexpr auto all = names(E{});
        std::array<NamedValue, all.size()> values{};
        for (std::size_t i = 0; i < all.size(); ++i)
            values[i] = {int(all[i].value), all[i].name, all[i].other};
        return values;
    }();
    return table;
}

template <class T> struct MapOf : std::false_type {
};
template <class T> struct MapOf<QMap<QString, T>> : std::true_type {
    using Value = T;
};

template <Described T> const Struct& partsOf()
{
    static const T blank{};
    static const Struct all = [] {
        const Struct* found = nullptr;
        T::fields([&]<class... F>(const F&... f) {
            static_assert(sizeof...(F) == arity<T>(), "every member stands in fields(), once");
            static const std::array<FieldAt, sizeof...(F)> table{
                FieldAt{f.name, f.help, f.refersTo, f.needed, f.isSecret, f.added, f.letters, f.mustKnow, {f.least, f.most},
                    reinterpret_cast<const char*>(&(blank.*f.member)) - reinterpret_cast<const char*>(&blank),
                    &typeOf<typename F::Member>()}...};
            static const Struct made{table, &blank};
            found = &made;
        });
        return *found;
    }();
    return all;
}

template <Compact T> QJsonObject compactSchema()
{
    QJsonObject schema = formSchema(T::allowed());
    if constexpr (Worded<T>)
        schema.insert(QStringLiteral("x-word"), QLatin1String(T::word()));
    if constexpr (Joined<T>) {
        QJsonArray parts;
        for (const FieldAt& field : partsOf<T>().fields)
            parts += QLatin1String(field.name);
        schema.insert(QStringLiteral("x-parts"), parts);
        schema.insert(QStringLiteral("x-between"), QLatin1String(T::between()));
    }
    return schema;
}

template <class T> Type namedType()
{
    Type type;
    type.read = [](const QJsonValue& json, void* into, Limits, Reader& reader) {
        T& value = *static_cast<T*>(into);
        value = T(readName(json, tableOf<T>(), int(value), reader));
    };
    type.write = [](const void* value) { return QJsonValue(nameOf(int(*static_cast<const T*>(value)), tableOf<T>())); };
    type.schema = [](Limits) { return namesSchema(tableOf<T>()); };
    type.addTo = [](QByteArray& bytes, const void* value) { addInt(bytes, qint32(*static_cast<const T*>(value))); };
    return type;
}

template <class T> Type optionalType()
{
    Type type;
    using Element = typename OptionalOf<T>::Element;
    type.read = [](const QJsonValue& json, void* into, Limits limits, Reader& reader) {
        T& value = *static_cast<T*>(into);
        if (json.isNull())
            return value.reset();
        Element element{};
        readValue(typeOf<Element>(), json, &element, limits, reader);
        value = std::move(element);
    };
    type.write = [](const void* at) {
        const T& value = *static_cast<const T*>(at);
        return value ? writeValue(typeOf<Element>(), &*value) : QJsonValue(QJsonValue::Null);
    };
    type.schema = [](Limits limits) { return schemaOfType(typeOf<Element>(), limits); };
    type.addTo = [](QByteArray& bytes, const void* at) {
        const T& value = *static_cast<const T*>(at);
        addInt(bytes, value.has_value());
        if (value)
            addToDigest(bytes, typeOf<Element>(), &*value);
    };
    return type;
}

template <class T> Type listType()
{
    Type type;
    using Element = typename T::value_type;
    type.isTexts = std::is_same_v<T, QStringList>;
    type.read = [](const QJsonValue& json, void* into, Limits limits, Reader& reader) {
        if (!isArray(json, reader))
            return;
        T& list = *static_cast<T*>(into);
        list.clear();
        const QJsonArray array = json.toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            const QJsonValue item = array.at(i);
            enterItem(reader, item, i);
            Element element{};
            readValue(typeOf<Element>(), item, &element, limits, reader);
            list += std::move(element);
            leave(reader);
        }
    };
    type.write = [](const void* value) {
        QJsonArray array;
        for (const Element& element : *static_cast<const T*>(value))
            array += writeValue(typeOf<Element>(), &element);
        return QJsonValue(array);
    };
    type.schema = [](Limits limits) { return listSchema(schemaOfType(typeOf<Element>(), limits)); };
    type.addTo = [](QByteArray& bytes, const void* value) {
        const T& list = *static_cast<const T*>(value);
        addInt(bytes, qint32(list.size()));
        for (const Element& element : list)
            addToDigest(bytes, typeOf<Element>(), &element);
    };
    return type;
}

template <class T> Type mapType()
{
    Type type;
    using Value = typename MapOf<T>::Value;
    type.read = [](const QJsonValue& json, void* into, Limits limits, Reader& reader) {
        if (!isObject(json, reader))
            return;
        T& map = *static_cast<T*>(into);
        map.clear();
        const QJsonObject object = json.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            enter(reader, it.key());
            readValue(typeOf<Value>(), it.value(), &map[it.key()], limits, reader);
            leave(reader);
        }
    };
    type.write = [](const void* value) {
        const T& map = *static_cast<const T*>(value);
        QJsonObject object;
        for (auto it = map.begin(); it != map.end(); ++it)
            object.insert(it.key(), writeValue(typeOf<Value>(), &it.value()));
        return QJsonValue(object);
    };
    type.schema = [](Limits limits) { return mapSchema(schemaOfType(typeOf<Value>(), limits)); };
    type.addTo = [](QByteArray& bytes, const void* value) {
        const T& map = *static_cast<const T*>(value);
        addInt(bytes, qint32(map.size()));
        for (auto it = map.begin(); it != map.end(); ++it) {
            addText(bytes, it.key());
            addToDigest(bytes, typeOf<Value>(), &it.value());
        }
    };
    return type;
}

template <class T> Type structType()
{
    Type type;
    static_assert(Described<T> || Compact<T>, "a field is plain, named, a list, an optional, a map, or described");
    if constexpr (Described<T>)
        type.parts = partsOf<T>;
    if constexpr (Compact<T>) {
        type.read = [](const QJsonValue& json, void* into, Limits, Reader& reader) {
            if (const auto value = T::read(json))
                *static_cast<T*>(into) = *value;
            else
                wrongForm(json, T::allowed(), reader);
        };
        type.write = [](const void* value) { return static_cast<const T*>(value)->written(); };
        type.schema = [](Limits) { return compactSchema<T>(); };
    }
    return type;
}

template <class T> Type madeType()
{
    if constexpr (NamedEnum<T>)
        return namedType<T>();
    else if constexpr (OptionalOf<T>::value)
        return optionalType<T>();
    else if constexpr (ListOf<T>::value || std::is_same_v<T, QStringList>)
        return listType<T>();
    else if constexpr (MapOf<T>::value)
        return mapType<T>();
    else
        return structType<T>();
}

} // namespace detail

template <class T> const Type& typeOf()
{
    if constexpr (std::is_same_v<T, int>) {
        return detail::intType;
    } else if constexpr (std::is_same_v<T, bool>) {
        return detail::boolType;
    } else if constexpr (std::is_same_v<T, double>) {
        return detail::doubleType;
    } else if constexpr (std::is_same_v<T, QString>) {
        return detail::textType;
    } else if constexpr (std::is_same_v<T, QJsonObject>) {
        return detail::objectType;
    } else if constexpr (std::is_same_v<T, QJsonValue>) {
        return detail::anyType;
    } else {
        static const Type type = detail::madeType<T>();
        return type;
    }
}

} // namespace engine

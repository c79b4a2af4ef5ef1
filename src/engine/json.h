// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Described values to JSON and back, their schema and their digest: four readers of one field list.
#pragma once

#include "engine/fault.h"
#include "engine/message.h"
#include "engine/type.h"

namespace engine {

// Where the reading stands, and what was wrong so far.
class Reader {
public:
    QList<Fault> faults; // the first hundred, and one that counts the others

    void enter(const QString& step) { m_steps += step; }
    void leave() { m_steps.removeLast(); }
    QString place() const { return m_steps.join(QLatin1Char('.')); }
    void wrong(const QJsonValue& found, const QString& allowed); // a fault here: of a value that does not fit
    void unknown(const QString& key, const QStringList& known);  // of a field that there is none of
    void missing(const QString& key);                            // of one that has to be there

private:
    bool isFull(); // one more than anybody reads: it is counted

    QStringList m_steps;
    int m_more = 0;
};

enum class Missing { TakesDefault, IsFault };

QString shownJson(const QJsonValue& value); // a short form for messages

// Reads what stands in json over the object; fields that are absent keep what they have. Faults go to the reader.
void readFields(const Struct& parts, const QJsonValue& json, void* object, Reader& reader, Missing missing);
QJsonObject writeFields(const Struct& parts, const void* object); // every field
// As a person would type it: the fields that are needed, and those that differ from a blank value.
QJsonObject writeTyped(const Struct& parts, const void* object);
QByteArray digestOf(const Type& type, const void* value); // 32 bytes, as digest() below
QByteArray digestOf(const QByteArray& bytes);             // BLAKE2b-256

template <class T> void readJson(const QJsonValue& json, T& into, Reader& reader, Missing missing = Missing::TakesDefault)
{
    if constexpr (Described<T> && !Compact<T>)
        readFields(detail::partsOf<T>(), json, &into, reader, missing);
    else
        readValue(typeOf<T>(), json, &into, {}, reader);
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

template <class T> QJsonValue toJson(const T& value) { return writeValue(typeOf<T>(), &value); } // every field
template <Described T> QJsonObject typedFields(const T& value) { return writeTyped(detail::partsOf<T>(), &value); }

// JSON Schema of T; x-order keeps the declared order, x-names the kind of name a text must be,
// x-secret what only the seat that holds it knows, x-brief its letters on a quick line, x-printed which cards must tell it; of
// a text that stands for a value x-form says what it may be, x-word its form, x-parts its numbers and x-between what joins them.
template <class T> QJsonObject schemaOf() { return schemaOfType(typeOf<T>(), {}); }

// BLAKE2b-256 over the described fields in their order.
template <class T> QByteArray digest(const T& value) { return digestOf(typeOf<T>(), &value); }

} // namespace engine

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/verdict.h"

#include <algorithm>

namespace engine {

QString Fault::text() const
{
    QString all = place.isEmpty() ? problem : place + QStringLiteral(": ") + problem;
    return remedy.isEmpty() ? all : all + QLatin1Char(' ') + remedy;
}

QString fill(const QString& pattern, const QStringList& args)
{
    QString filled;
    filled.reserve(pattern.size() + 16);
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int digit = i + 1 < pattern.size() ? pattern.at(i + 1).digitValue() : -1;
        if (pattern.at(i) == QLatin1Char('%') && digit >= 1) {
            filled += args.value(digit - 1);
            ++i;
        } else {
            filled += pattern.at(i);
        }
    }
    return filled;
}

QString Message::text() const
{
    return isEmpty() ? QString() : fill(QCoreApplication::translate(context, source, nullptr, count), args);
}

QString Condition::text() const
{
    const bool why = !holds && *reason->fails;
    return Message{reason->context, why ? reason->fails : reason->rule, args}.text();
}

QString Condition::remedy() const { return holds ? QString() : Message{reason->context, reason->remedy, args}.text(); }

bool Verdict::isAllowed() const { return faults.isEmpty() && decisive() == nullptr; }

const Condition* Verdict::decisive() const
{
    const auto it = std::find_if(conditions.begin(), conditions.end(), [](const Condition& c) { return c.refuses(); });
    return it == conditions.end() ? nullptr : &*it;
}

QString Told::text() const
{
    return message.isEmpty() && reason ? Message{reason->context, reason->rule, {}}.text() : message.text();
}

} // namespace engine

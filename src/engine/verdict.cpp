// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/verdict.h"

#include "engine/texts.h"
#include "engine/words/unseen.h"

#include <algorithm>

namespace engine {

QString named(const QList<Blank>& missing)
{
    QStringList names;
    for (const Blank& one : missing)
        names += one.what;
    names.removeDuplicates(); // what decides for several is missing once
    return names.join(QStringLiteral(", "));
}

QString Fault::text() const
{
    const QString all = place.isEmpty() ? problem : place + QStringLiteral(": ") + problem;
    if (remedy.isEmpty())
        return all;
    const bool isEnded = !all.isEmpty() && QStringLiteral(".!?…:").contains(all.back()); // what a system says has no full stop
    return all + (isEnded ? QStringLiteral(" ") : QStringLiteral(". ")) + remedy;
}

namespace {

// A title or name that came with a file may hold what cannot be seen: it is shown by its number in every sentence.
QString visible(const QString& arg)
{
    const auto isHidden = [](QChar one) {
        const QChar::Category kind = one.category();
        return kind == QChar::Other_Control || kind == QChar::Other_Format || kind == QChar::Separator_Line
            || kind == QChar::Separator_Paragraph;
    };
    return std::ranges::any_of(arg, isHidden) ? withUnseenShown(arg, u"\n\t\u2068\u2069") : arg; // the last two are our own
}

// What is written from right to left would take along the numbers and signs that stand after it: it is set apart.
QString setApart(const QString& arg)
{
    const auto isRight = [](QChar one) {
        const QChar::Direction way = one.direction();
        return way == QChar::DirR || way == QChar::DirAL;
    };
    constexpr QChar begins(0x2068), ends(0x2069); // the isolate of whatever direction is its first
    return std::ranges::any_of(arg, isRight) ? begins + arg + ends : arg;
}

} // namespace

QString fill(const QString& pattern, const QStringList& args)
{
    QString filled;
    filled.reserve(pattern.size() + 16);
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int digit = i + 1 < pattern.size() ? pattern.at(i + 1).digitValue() : -1;
        if (pattern.at(i) == QLatin1Char('%') && digit >= 1) {
            filled += setApart(visible(args.value(digit - 1)));
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
    if (isUnknown())
        return fill(engine::tr("Not known: %1"), {named(answer.missing())});
    const bool why = fails() && *reason->fails;
    return Message{reason->context, why ? reason->fails : reason->rule, args}.text();
}

QString Condition::remedy() const
{
    if (isUnknown())
        return fill(engine::tr("Enter %1"), {named(answer.missing())});
    return holds() ? QString() : Message{reason->context, reason->remedy, args}.text();
}

bool Verdict::isAllowed() const { return faults.isEmpty() && decisive() == nullptr; }

QList<Blank> Verdict::missing() const
{
    QList<Blank> all;
    for (const Condition& condition : conditions)
        for (const Blank& one : condition.answer.missing())
            if (std::ranges::none_of(all, [&](const Blank& known) { return known.path == one.path; }))
                all += one;
    return all;
}

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

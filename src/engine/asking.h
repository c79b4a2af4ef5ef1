// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of a game: a std::variant of described structs, each with a verb and a help text, and what answers them.
#pragma once

#include "engine/game.h"
#include "engine/json.h"
#include "engine/names.h"
#include "engine/nearest.h"

#include <QCoreApplication>

#include <optional>
#include <span>
#include <variant>

namespace engine {

template <class Questions, class Visit> void eachQuestion(Visit&& visit)
{
    [&]<class... Q>(const std::variant<Q...>*) { (visit.template operator()<Q>(), ...); }(static_cast<const Questions*>(nullptr));
}

template <class Questions> QList<Question> questionsIn()
{
    QList<Question> list;
    eachQuestion<Questions>([&]<class Q>() {
        list += Question{QLatin1String(Q::verb), QCoreApplication::translate(Q::verb, Q::help), schemaOf<Q>()};
    });
    return list;
}

// namesOf(kind): the names in play of that kind. answering(question) gives the Answer; faults in its verdict are errors.
template <class Questions, class NamesOf, class Answering>
Result<Answer> asked(const QString& question, const QJsonObject& fields, NamesOf namesOf, Answering answering)
{
    std::optional<Result<Answer>> found;
    QStringList known;
    eachQuestion<Questions>([&]<class Q>() {
        known += QLatin1String(Q::verb);
        if (question != QLatin1String(Q::verb))
            return;
        auto read = fromJson<Q>(fields, Missing::IsFault, question);
        const QList<Fault> faults = read ? resolveNames(*read, namesOf) : read.faults();
        if (!faults.isEmpty()) {
            found = faults;
            return;
        }
        const Answer given = answering(*read);
        found = given.verdict.faults.isEmpty() ? Result<Answer>(given) : Result<Answer>(given.verdict.faults);
    });
    if (!found)
        return Fault{QStringLiteral("question"), question,
            fill(QCoreApplication::translate("engine", "There is no question %1."), {question}), meant(question, known)};
    return *found;
}

// The rules that what is offered, or refused, now depends on: their ids, in order.
inline QJsonArray rulesBehind(const QList<Offer>& offers, std::span<const RuleRef> rules)
{
    QStringList ids;
    for (const Offer& offer : offers)
        for (const Condition& condition : offer.verdict.conditions)
            for (const int atom : condition.reason->atoms)
                if (atom >= 0)
                    ids += QLatin1String(rules[std::size_t(atom)].id);
    ids.sort();
    ids.removeDuplicates();
    return QJsonArray::fromStringList(ids);
}

} // namespace engine

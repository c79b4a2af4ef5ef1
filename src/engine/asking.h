// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of a game: a std::variant of described structs, each with a verb and a help text, and what answers them.
// An answer is a described value too; it becomes JSON at the door, here.
#pragma once

#include "engine/game.h"
#include "engine/names.h"
#include "engine/words/nearest.h"
#include "engine/words/waiting.h"
#include "engine/table_actions.h"

#include <QCoreApplication>

#include <variant>

namespace engine {

// What a question of permission gives besides its value; others give the value alone.
template <class T> struct Answered {
    T value{};
    Verdict verdict = {}; // the conditions that were looked at; its faults are errors
    QList<Told> told = {};
};

namespace detail {

// A list with words in it, as long as nobody chooses another language: then it is made anew. Each thread has its own.
template <class List, class Make> const List& inThisLanguage(const Make& make)
{
    thread_local QString words;
    thread_local List all;
    if (const QString now = QCoreApplication::translate(Correct::verb, Correct::help); all.isEmpty() || words != now) {
        all = make();
        words = now;
    }
    return all;
}

template <class T> struct AnswerOf {
    static QJsonObject schema() { return schemaOf<T>(); }
    static Answer written(const T& value) { return {toJson(value), {}, {}}; }
};
// In the form that the question makes it: the schema names each of them.
template <class... T> struct AnswerOf<std::variant<T...>> {
    static QJsonObject schema() { return {{QStringLiteral("anyOf"), QJsonArray{schemaOf<T>()...}}}; }
    static Answer written(const std::variant<T...>& value)
    {
        return {std::visit([](const auto& one) { return toJson(one); }, value), {}, {}};
    }
};
template <class T> struct AnswerOf<Answered<T>> {
    static QJsonObject schema() { return AnswerOf<T>::schema(); }
    static Answer written(const Answered<T>& given)
    {
        return {AnswerOf<T>::written(given.value).value, given.verdict, given.told};
    }
};

// The game's answer, found by the types of its arguments.
struct ByType {
    template <class State, class Q> auto operator()(const State& state, const Q& question) const
    {
        return answer(state, question);
    }
};

} // namespace detail

template <class Questions, class Visit> void eachQuestion(Visit&& visit)
{
    [&]<class... Q>(const std::variant<Q...>*) { (visit.template operator()<Q>(), ...); }(static_cast<const Questions*>(nullptr));
}

// answering(state, question) answers each of them.
template <class Questions, class State, class Answering = detail::ByType>
const QList<Question>& questionsIn(const Answering& = {})
{
    return detail::inThisLanguage<QList<Question>>([] {
        QList<Question> list;
        eachQuestion<Questions>([&]<class Q>() {
            using Given = std::invoke_result_t<const Answering&, const State&, const Q&>;
            list += Question{QLatin1String(Q::verb), QCoreApplication::translate(Q::verb, Q::help), schemaOf<Q>(),
                detail::AnswerOf<Given>::schema()};
        });
        return list;
    });
}

// The names that a field holds are those of the game, namesOf(state, kind).
template <class Questions, class State, class Answering = detail::ByType>
Result<Answer> asked(const State& state, const QString& question, const QJsonObject& fields, const Answering& answering = {})
{
    QStringList known;
    Result<Answer> found = Fault{};
    bool isKnown = false;
    eachQuestion<Questions>([&]<class Q>() {
        known += QLatin1String(Q::verb);
        if (question != QLatin1String(Q::verb))
            return;
        isKnown = true;
        auto read = fromJson<Q>(fields, Missing::IsFault, question);
        const auto inPlay = [&](QLatin1String kind) { return namesOf(state, kind); };
        const QList<Fault> faults =
            read ? resolveNames(*read, inPlay, [&] { return waitingIn(toJson(state).toObject()); }) : read.faults();
        if (!faults.isEmpty()) {
            found = faults;
            return;
        }
        using Given = std::invoke_result_t<const Answering&, const State&, const Q&>;
        const Answer given = detail::AnswerOf<Given>::written(answering(state, *read));
        found = given.verdict.faults.isEmpty() ? Result<Answer>(given) : Result<Answer>(given.verdict.faults);
    });
    if (!isKnown)
        return Fault{QStringLiteral("question"), question,
            fill(QCoreApplication::translate("engine", "There is no question %1."), {question}), meant(question, known)};
    return found;
}

// The rules that what is offered, or refused, now depends on: their ids, in order.
inline QStringList rulesBehind(const QList<Offer>& offers, std::span<const RuleRef> rules)
{
    QStringList ids;
    for (const Offer& offer : offers)
        for (const Condition& condition : offer.verdict.conditions)
            for (const int atom : condition.reason->atoms)
                if (atom >= 0)
                    ids += QLatin1String(rules[std::size_t(atom)].id);
    ids.sort();
    ids.removeDuplicates();
    return ids;
}

} // namespace engine

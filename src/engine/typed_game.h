// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a game that is written against its own types into the contract that the shells know.
//
// Rules must offer: types State (with a described member settings), Setup and Action (a std::variant of described
// structs with a verb and a help text); functions newGame, check, apply, tell (one overload per action: a new action
// without them does not compile), needs, offers, hands, summary, namesOf, ask; and the constants and tables used below.
#pragma once

#include "engine/game.h"
#include "engine/journal.h"
#include "engine/json.h"
#include "engine/names.h"
#include "engine/nearest.h"
#include "engine/path.h"
#include "engine/table_actions.h"

namespace engine {

namespace detail {

template <class... A, class... B> auto joined(const std::variant<A...>&, const std::variant<B...>&) -> std::variant<A..., B...>;

template <class T>
concept TableAction = std::is_same_v<T, Correct> || std::is_same_v<T, SetUp> || std::is_same_v<T, ChangeSetting>;

template <class T>
concept WithDice = requires(T t)
{
    t.rolled;
};

} // namespace detail

template <class Rules> class TypedGame : public Game {
public:
    using State = typename Rules::State;
    using Action = decltype(detail::joined(std::variant<Correct, SetUp, ChangeSetting>(), typename Rules::Action()));

    QString id() const override { return QLatin1String(Rules::id); }
    QString title() const override { return QLatin1String(Rules::title); }
    int rulesVersion() const override { return Rules::version; }
    std::span<const RuleRef> book() const override { return Rules::book(); }
    std::span<const Reason> reasons() const override { return Rules::reasons(); }
    QJsonObject stateSchema() const override { return schemaOf<State>(); }
    QJsonObject setupSchema() const override { return schemaOf<typename Rules::Setup>(); }
    const QList<Question>& questions() const override { return Rules::questions(); }

    const QList<Verb>& verbs() const override
    {
        static const QList<Verb> all = [] {
            QList<Verb> list;
            eachVerb([&]<class A>() {
                list += Verb{QLatin1String(A::verb), QCoreApplication::translate(A::verb, A::help), schemaOf<A>()};
            });
            return list;
        }();
        return all;
    }

    QStringList cardKinds() const override
    {
        QStringList kinds;
        Rules::eachCardKind([&]<class Card>(const char* kind, const Card*) { kinds += QLatin1String(kind); });
        return kinds;
    }

    QJsonObject cardSchema(const QString& wanted) const override
    {
        QJsonObject schema;
        Rules::eachCardKind([&]<class Card>(const char* kind, const Card*) {
            if (wanted == QLatin1String(kind))
                schema = schemaOf<Card>();
        });
        return schema;
    }

    QList<Fault> cardFaults(const QString& wanted, const QJsonValue& card, const QString& place) const override
    {
        QList<Fault> faults;
        Rules::eachCardKind([&]<class Card>(const char* kind, const Card*) {
            if (wanted == QLatin1String(kind))
                if (const auto read = fromJson<Card>(card, Missing::TakesDefault, place); !read)
                    faults = read.faults();
        });
        return faults;
    }

    QList<Fault> setupFaults(const QJsonValue& setup, const QString& place) const override
    {
        const auto read = fromJson<typename Rules::Setup>(setup, Missing::TakesDefault, place);
        return read ? QList<Fault>() : read.faults();
    }

    Result<AnyState> newGame(const QJsonObject& setup) const override
    {
        auto read = fromJson<typename Rules::Setup>(setup, Missing::TakesDefault, QStringLiteral("setup"));
        if (!read)
            return read.faults();
        State state = Rules::newGame(*read);
        const QList<Fault> faults = Rules::faultsIn(state);
        if (!faults.isEmpty())
            return faults;
        return shared(std::move(state));
    }

    Result<AnyState> stateFromJson(const QJsonObject& json) const override
    {
        auto read = fromJson<State>(json, Missing::TakesDefault);
        if (!read)
            return read.faults();
        const QList<Fault> faults = Rules::faultsIn(*read);
        if (!faults.isEmpty())
            return faults;
        return shared(std::move(*read));
    }

    QJsonObject stateToJson(const AnyState& state) const override { return toJson(of(state)).toObject(); }
    QByteArray digest(const AnyState& state) const override { return engine::digest(of(state)); }

    Result<AnyAction> action(const AnyState& state, const QString& verb, const QJsonObject& fields) const override
    {
        Action action;
        if (const QList<Fault> faults = parse(verb, fields, Missing::IsFault, action); !faults.isEmpty())
            return faults;
        if (const QList<Fault> faults = std::visit([&](auto& a) { return settled(of(state), a); }, action); !faults.isEmpty())
            return faults;
        return AnyAction{verb, std::make_shared<const Action>(std::move(action))};
    }

    Result<Needs> needs(const AnyState& state, const QString& verb, const QJsonObject& fields) const override
    {
        Action action;
        if (const QList<Fault> faults = parse(verb, fields, Missing::TakesDefault, action); !faults.isEmpty())
            return faults;
        return std::visit(
            [&]<class A>(A& a) -> Result<Needs> {
                if constexpr (detail::TableAction<A>) {
                    return Needs{};
                } else {
                    resolveNames(of(state), a);
                    return Rules::needs(of(state), a);
                }
            },
            action);
    }

    QJsonObject actionToJson(const AnyAction& action) const override
    {
        return std::visit([](const auto& a) { return toJson(a).toObject(); }, of(action));
    }

    Verdict check(const AnyState& state, const AnyAction& action) const override
    {
        return std::visit([&](const auto& a) { return checked(of(state), a); }, of(action));
    }

    Outcome apply(const AnyState& state, const AnyAction& action) const override
    {
        return std::visit([&](const auto& a) { return applied(of(state), a); }, of(action));
    }

    QList<Fault> incomplete(const AnyState& state, const AnyAction& action) const override
    {
        return std::visit([&](const auto& a) { return stillNeeded(of(state), a); }, of(action));
    }

    QList<Offer> offers(const AnyState& state) const override { return Rules::offers(of(state)); }

    Message tell(const AnyState& before, const AnyAction& action) const override
    {
        return std::visit([&](const auto& a) { return told(of(before), a); }, of(action));
    }

    QList<Message> hands(const AnyState& before, const AnyState& after) const override
    {
        return Rules::hands(of(before), of(after));
    }

    QList<Message> summary(const AnyState& state) const override { return Rules::summary(of(state)); }

    Result<Answer> ask(const AnyState& state, const QString& question, const QJsonObject& fields) const override
    {
        return Rules::ask(of(state), question, fields);
    }

    Strictness strictness(const AnyState& state) const override { return of(state).settings.strictness; }
    QStringList names(const AnyState& state, const QString& kind) const override
    {
        return Rules::namesOf(of(state), QLatin1String(kind.toLatin1()));
    }

    static const State& of(const AnyState& state) { return *static_cast<const State*>(state.get()); }
    static const Action& of(const AnyAction& action) { return *static_cast<const Action*>(action.content.get()); }

private:
    [[gnu::noinline]] static AnyState shared(State state) { return std::make_shared<const State>(std::move(state)); }

    template <class Visit> static void eachVerb(Visit&& visit)
    {
        [&]<class... A>(const std::variant<A...>*) { (visit.template operator()<A>(), ...); }(
            static_cast<const Action*>(nullptr));
    }

    // Reads an action over into. One function per alternative, never inlined: fifty of them in one would take minutes to compile.
    static QList<Fault> parse(const QString& verb, const QJsonObject& fields, Missing missing, Action& into)
    {
        bool isKnown = false;
        QList<Fault> faults;
        QStringList known;
        QJsonObject own = fields;
        own.remove(QLatin1String(diceByField)); // the table's, no game reads it
        eachVerb([&]<class A>() {
            known += QLatin1String(A::verb);
            if (verb != QLatin1String(A::verb))
                return;
            isKnown = true;
            faults = parseAs<A>(own, missing, into);
        });
        if (!isKnown)
            faults = {Fault{QStringLiteral("verb"), verb,
                fill(QCoreApplication::translate("engine", "There is no action %1."), {verb}), meant(verb, known)}};
        return faults;
    }

    template <class A> [[gnu::noinline]] static QList<Fault> parseAs(const QJsonObject& fields, Missing missing, Action& into)
    {
        auto read = fromJson<A>(fields, missing, QLatin1String(A::verb));
        if (!read)
            return read.faults();
        into.template emplace<A>(std::move(*read));
        return {};
    }

    template <class A> [[gnu::noinline]] static QList<Fault> resolveNames(const State& state, A& action)
    {
        return engine::resolveNames(action, [&](QLatin1String kind) { return Rules::namesOf(state, kind); });
    }

    template <class A> [[gnu::noinline]] static QList<Fault> settled(const State& state, A& action)
    {
        if constexpr (detail::TableAction<A>) {
            return checked(state, action).faults;
        } else {
            QList<Fault> faults = resolveNames(state, action);
            if (faults.isEmpty())
                faults = Rules::faultsIn(state, action);
            if constexpr (detail::WithDice<A>)
                if (faults.isEmpty() && !action.rolled.isEmpty())
                    faults = impossibleDice(A::verb, action.rolled, Rules::needs(state, action).dice);
            return faults;
        }
    }

    // What an allowed action still lacks: dice, cards or their facts.
    template <class A> [[gnu::noinline]] static QList<Fault> stillNeeded(const State& state, const A& action)
    {
        QList<Fault> faults;
        if constexpr (!detail::TableAction<A>) {
            faults = Rules::lacking(state, action);
            const Needs needs = Rules::needs(state, action);
            if constexpr (detail::WithDice<A>)
                if (action.rolled.isEmpty() && !needs.dice.isEmpty())
                    faults += impossibleDice(A::verb, action.rolled, needs.dice);
            const QString prefix = QLatin1String(A::verb) + QLatin1Char('.');
            for (const Pick& pick : needs.picks)
                faults += Fault{prefix + pick.field, {},
                    fill(QCoreApplication::translate("engine", "%1: say which card was drawn."), {pick.label}),
                    pick.from.isEmpty() ? fill(QCoreApplication::translate("engine", "Add %1=…."), {pick.field})
                                        : meant({}, pick.from)};
            for (const Facts& facts : needs.facts)
                faults += Fault{prefix + facts.field, facts.ids.join(QStringLiteral(", ")),
                    fill(QCoreApplication::translate("engine", "Nothing is known of this card yet: %1."),
                        {facts.ids.join(QStringLiteral(", "))}),
                    fill(QCoreApplication::translate("engine", "Add %1={…} with what is printed on it, or check the spelling."),
                        {facts.field})};
        }
        return faults;
    }

    static QList<Fault> impossibleDice(const char* verb, const QList<int>& rolled, const QList<Die>& dice)
    {
        const QString place = QLatin1String(verb) + QStringLiteral(".rolled");
        if (rolled.size() != dice.size()) {
            QStringList wanted;
            for (const Die& die : dice)
                wanted += die.label + QStringLiteral(" (1-") + QString::number(die.sides) + QLatin1Char(')');
            return {Fault{place, QString::number(rolled.size()),
                fill(QCoreApplication::translate("engine", "This action rolls %1 dice, not %2."),
                    {QString::number(dice.size()), QString::number(rolled.size())}),
                wanted.isEmpty()
                    ? QCoreApplication::translate("engine", "Leave rolled out.")
                    : fill(QCoreApplication::translate("engine", "In order: %1."), {wanted.join(QStringLiteral(", "))})}};
        }
        for (qsizetype i = 0; i < rolled.size(); ++i)
            if (rolled[i] < 1 || rolled[i] > dice[i].sides)
                return {Fault{place + QLatin1Char('.') + QString::number(i), QString::number(rolled[i]),
                    fill(QCoreApplication::translate("engine", "A die with %1 sides cannot show %2."),
                        {QString::number(dice[i].sides), QString::number(rolled[i])}),
                    fill(QCoreApplication::translate("engine", "Give a number from 1 to %1 for %2."),
                        {QString::number(dice[i].sides), dice[i].label})}};
        return {};
    }

    // The engine-wide actions are never against the rules; they can only be impossible.

    static Result<State> corrected(const State& state, const QString& path, const QJsonValue& value)
    {
        auto json = withValueAt(toJson(state), path, value);
        if (!json)
            return json.faults();
        auto read = fromJson<State>(*json);
        if (!read)
            return read;
        const QList<Fault> faults = Rules::faultsIn(*read);
        return faults.isEmpty() ? read : Result<State>(faults);
    }

    static Result<State> after(const State& state, const Correct& a)
    {
        if (a.reason.trimmed().isEmpty())
            return Fault{QStringLiteral("correct.reason"), {},
                QCoreApplication::translate("engine", "A correction needs a reason."),
                QCoreApplication::translate("engine", "Say in a few words why.")};
        return corrected(state, a.path, a.value);
    }

    static Result<State> after(const State&, const SetUp& a)
    {
        auto read = fromJson<State>(a.state, Missing::TakesDefault, QStringLiteral("state"));
        if (!read)
            return read;
        const QList<Fault> faults = Rules::faultsIn(*read);
        return faults.isEmpty() ? read : Result<State>(faults);
    }

    static Result<State> after(const State& state, const ChangeSetting& a)
    {
        return corrected(state, QStringLiteral("settings.") + a.name, a.value);
    }

    template <class A> [[gnu::noinline]] static Verdict checked(const State& state, const A& action)
    {
        if constexpr (detail::TableAction<A>) {
            Verdict verdict;
            if (auto next = after(state, action); !next)
                verdict.faults = next.faults();
            return verdict;
        } else {
            return Rules::check(state, action);
        }
    }

    template <class A> [[gnu::noinline]] static Outcome applied(const State& state, const A& action)
    {
        if constexpr (detail::TableAction<A>) {
            auto next = after(state, action);
            return {next ? shared(std::move(*next)) : shared(state), {}};
        } else {
            auto outcome = Rules::apply(state, action);
            return {shared(std::move(outcome.state)), std::move(outcome.told)};
        }
    }

    template <class A> [[gnu::noinline]] static Message told(const State& before, const A& action)
    {
        if constexpr (std::is_same_v<A, Correct>)
            return {"engine", QT_TRANSLATE_NOOP("engine", "%1 corrected to %2: %3"),
                {action.path, shownJson(action.value), action.reason}};
        else if constexpr (std::is_same_v<A, SetUp>)
            return {"engine", QT_TRANSLATE_NOOP("engine", "Tracking starts from the table as it lies"), {}};
        else if constexpr (std::is_same_v<A, ChangeSetting>)
            return {"engine", QT_TRANSLATE_NOOP("engine", "Setting %1 is now %2"), {action.name, shownJson(action.value)}};
        else
            return Rules::tell(before, action);
    }
};

} // namespace engine

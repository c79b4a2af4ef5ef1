// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a game that is written against its own types into the contract that the shells know.
//
// Rules name: State (with a described member settings), Setup, Action (a std::variant of described structs with a verb and
// a help text), id, title, version, book, reasons, questions, eachCardKind. The rest are functions of the game's namespace:
//   newGame(setup) · faultsInState(state) · namesOf(state, kind) · offers(state) · hands(before, after) · summary(state) · ask(…)
//   check, apply, tell (state, action): an action without them does not compile
//   needs, faultsIn, lacking, askedFirst (state, action): nothing where there is none
//   seats(state) · seatsOf(state, action) · hidden(state, seat) · hidden(action, state, seat): of games with seats and secrets
//   keepSecrets(state): takes out of a view, after an action, what it may not hold; of games whose views need that
//   leaveUndone(changes, before): keeps what is noted and was due before an action, and no longer is; of games that keep it
//   limits(checks, before, after): what a state that is set by hand goes beyond, in words for everybody; of games whose Rules
//     name their Checks
#pragma once

#include "engine/asking.h"
#include "engine/game.h"
#include "engine/functions.h"
#include "engine/journal.h"
#include "engine/names.h"
#include "engine/past/not_entered.h"
#include "engine/table_actions.h"
#include "engine/words/called.h"
#include "engine/words/typed_in.h"

#include <functional>
#include <variant>

namespace engine {

namespace detail {

template <class T>
concept TableAction = std::is_same_v<T, Correct> || std::is_same_v<T, SetUp> || std::is_same_v<T, ChangeSetting>;

template <class T>
concept WithDice = requires(T t)
{
    t.rolled;
};

// The game's functions, found by the types of their arguments: in a member of TypedGame its own names would stand before them.
template <class S, class A> Verdict checkOf(const S& state, const A& action) { return check(state, action); }
template <class S, class A> auto applyOf(const S& state, const A& action) { return apply(state, action); }
template <class S> void keepSecretsOf(S& state)
{
    if constexpr (requires { keepSecrets(state); })
        keepSecrets(state);
}
template <class C, class S> void leaveUndoneIn(C& changes, const S& before)
{
    if constexpr (requires { leaveUndone(changes, before); })
        leaveUndone(changes, before);
}
template <class S, class A> Message tellOf(const S& state, const A& action) { return tell(state, action); }
// What the game calls something that lies there; empty: nothing but its id.
template <class S> QString calledIn(const S& state, const QString& id)
{
    if constexpr (requires { QString(titleOf(state, id)); })
        if (const QString title = titleOf(state, id); title != id)
            return title;
    return {};
}
// What counts where nothing stands at a path, as its card prints it; undefined: nobody knows.
template <class S> QJsonValue printedAt(const S& state, const QString& path)
{
    if constexpr (requires { QJsonValue(asPrinted(state, path)); })
        return asPrinted(state, path);
    return QJsonValue::Undefined;
}
template <class S> QStringList seatsAt(const S& state)
{
    if constexpr (requires { seats(state); })
        return seats(state);
    else
        return {};
}
template <class S, class A> QStringList seatsBehind(const S& state, const A& action)
{
    if constexpr (requires { seatsOf(state, action); })
        return seatsOf(state, action);
    else
        return {};
}
template <class S> S hiddenState(const S& state, const QString& seat)
{
    if constexpr (requires { hidden(state, seat); })
        return hidden(state, seat);
    else
        return state;
}
template <class S, class A> A hiddenAction(const S& state, const A& action, const QString& seat)
{
    if constexpr (requires { hidden(action, state, seat); })
        return hidden(action, state, seat);
    else
        return action;
}
template <class S> QList<Fault> faultsInStateOf(const S& state) { return faultsInState(state); }
template <class S> auto newGameOf(const S& setup) { return newGame(setup); }
template <class S> QStringList namesIn(const S& state, QLatin1String kind) { return namesOf(state, kind); }
template <class S> QList<Offer> offersIn(const S& state) { return offers(state); }
template <class S> QList<Message> handsBetween(const S& before, const S& after) { return hands(before, after); }
template <class S> QList<Message> summaryOf(const S& state) { return summary(state); }
template <class S> Result<Answer> answerOf(const S& state, const QString& question, const QJsonObject& fields)
{
    return ask(state, question, fields);
}

// What the readers of every game share; typed_game.cpp has them once.
Fault unknownVerb(const QString& verb, const QStringList& known);
QList<Fault> impossibleDice(const char* verb, const QList<int>& rolled, const QList<Die>& dice);
QList<Fault> stillNeeded(const char* verb, const Needs& needs, const QList<int>* rolled);
// Of what limits() looked at only what is gone beyond is told, and none of it forbids what lies on the table.
Verdict asWarnings(Verdict verdict);
// The mark of a condition tells what the table chose: of a setting that is as always it is taken away. What a second reading
// lifts refuses nothing where the table plays that reading.
void readAsChosen(
    Verdict& verdict, const Struct& settings, const void* chosen, std::span<const Doubt> doubts, const Reason* reasons);
// The same choice as a correction of the list that holds it; a fault when it is neither reading.
Result<Correct> chosenIn(const QStringList& unclear, std::span<const Doubt> doubts, const ChangeSetting& a);
QList<Fault> unknownDoubts(const QStringList& unclear, std::span<const Doubt> doubts);
Result<QJsonValue> corrected(const QJsonValue& state, const Correct& correction);
// What a correction is told by: what its path goes into, the state that it changes (asked for where a title is wanted), its
// form, and what the game calls things by their ids.
struct Before {
    const QJsonObject& part;
    std::function<QJsonObject()> whole;
    const QJsonObject& schema;
    std::function<QString(const QString& id)> called;
    std::function<QJsonValue(const QString& path)> printed = {}; // what counts where nothing stands; undefined: nobody knows
    std::function<bool(const QString& path, const QJsonValue& value)> isNotEntered = {}; // what stands there is nobody's word
    std::function<QStringList()> unseen = {};                                            // ids of cards that nobody has met
};
Message toldOf(const Correct& a, const Before& before);
Message toldOf(const SetUp& a);
Message toldOf(const ChangeSetting& a, const QString& words); // of the setting
QJsonObject withoutDiceBy(QJsonObject fields);
bool isByProgram(const QJsonObject& fields);

} // namespace detail

// The part of a game's Rules that its types and functions say already; id, title, version and kinds of cards come in addition.
template <class S, class SetupOfGame, class ActionOfGame, auto bookOf, auto reasonsOf, auto questionsOf> struct RulesOf {
    using State = S;
    using Setup = SetupOfGame;
    using Action = ActionOfGame;

    static constexpr auto book = bookOf;
    static constexpr auto reasons = reasonsOf;
    static constexpr auto questions = questionsOf;
    template <class Visit> static void eachCardKind(Visit) { } // cards whose facts a pack gives when they come into play
};

template <class Rules> class TypedGame : public Game, public Calls {
public:
    using State = typename Rules::State;

    QString id() const override { return QLatin1String(Rules::id); }
    QString title() const override { return QLatin1String(Rules::title); }
    int rulesVersion() const override { return Rules::version; }
    std::span<const RuleRef> book() const override { return Rules::book(); }
    std::span<const Reason> reasons() const override { return Rules::reasons(); }
    std::span<const Doubt> doubts() const override { return doubtsOfGame(); }
    QJsonObject stateSchema() const override // asked for at every change, by whoever shows a state or looks for cards in it
    {
        return detail::inThisLanguage<QJsonObject>([] { return schemaOf<State>(); });
    }
    QJsonObject setupSchema() const override
    {
        return detail::inThisLanguage<QJsonObject>([] { return schemaOf<typename Rules::Setup>(); });
    }
    const QList<Question>& questions() const override { return Rules::questions(); }

    const QList<Verb>& verbs() const override
    {
        return detail::inThisLanguage<QList<Verb>>([] {
            QList<Verb> list;
            eachAct([&]<class A>() {
                list += Verb{QLatin1String(A::verb), QCoreApplication::translate(A::verb, A::help), schemaOf<A>()};
            });
            return list;
        });
    }

    bool takes(const char* field, QLatin1String verb) const override // without the schemas of all of them
    {
        bool isTaken = false;
        eachAct([&]<class A>() {
            if (verb.isEmpty() || verb == QLatin1String(A::verb))
                isTaken |= std::ranges::any_of(
                    typeOf<A>().parts().fields, [field](const FieldAt& one) { return qstrcmp(one.name, field) == 0; });
        });
        return isTaken;
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
        return read ? proved(detail::newGameOf(*read)) : Result<AnyState>(read.faults());
    }

    Result<AnyState> stateFromJson(const QJsonObject& json) const override { return stateFrom(json, {}); }
    QJsonObject stateToJson(const AnyState& state) const override { return toJson(of(state)).toObject(); }
    QByteArray digest(const AnyState& state) const override { return engine::digest(of(state)); }

    Result<AnyAction> action(const AnyState& state, const Draft& draft) const override
    {
        QStringList known;
        std::optional<Result<AnyAction>> found;
        eachAct([&]<class A>() {
            known += QLatin1String(A::verb);
            if (draft.verb == QLatin1String(A::verb))
                found = read<A>(of(state), draft.fields);
        });
        return found ? *found : Result<AnyAction>(detail::unknownVerb(draft.verb, known));
    }

    Result<AnyAction> with(const AnyState& state, const AnyAction& action, const QJsonObject& fields) const override
    {
        return visited<std::optional<Result<AnyAction>>>(action, [&](const auto& a) {
            return filled(of(state), a, fields);
        }).value_or(action);
    }

    QList<Fault> faults(const AnyState& state, const AnyAction& action) const override
    {
        return visited<QList<Fault>>(action, [&]<class A>(const A& a) {
            A settled = a;
            return faultsIn(of(state), settled);
        });
    }

    Needs needs(const AnyState& state, const AnyAction& action) const override
    {
        return visited<Needs>(action, [&]<class A>(const A& a) {
            if constexpr (detail::TableAction<A>)
                return Needs{};
            else
                return engine::needsOf(of(state), a);
        });
    }

    Verdict check(const AnyState& state, const AnyAction& action) const override
    {
        return visited<Verdict>(action, [&]<class A>(const A& a) -> Verdict {
            if constexpr (detail::TableAction<A>)
                return checkedByHand(of(state), a);
            else
                return marked(detail::checkOf(of(state), a), of(state));
        });
    }

    Outcome apply(const AnyState& state, const AnyAction& action) const override
    {
        return visited<Outcome>(action, [&](const auto& a) { return applied(state, a); });
    }

    QList<Fault> incomplete(const AnyState& state, const AnyAction& action) const override
    {
        return visited<QList<Fault>>(action, [&]<class A>(const A& a) {
            QList<Fault> open;
            if constexpr (!detail::TableAction<A>) {
                const QList<int>* rolled = nullptr;
                if constexpr (detail::WithDice<A>)
                    rolled = &a.rolled;
                open = engine::lackingOf(of(state), a);
                open += detail::stillNeeded(A::verb, engine::needsOf(of(state), a), rolled);
            }
            return open;
        });
    }

    QList<Blank> askedFirst(const AnyState& state, const AnyAction& action) const override
    {
        return visited<QList<Blank>>(action, [&](const auto& a) { return engine::askedFirstOf(of(state), a); });
    }

    QList<Offer> offers(const AnyState& state) const override
    {
        QList<Offer> all = detail::offersIn(of(state));
        for (Offer& offer : all)
            offer.verdict = marked(std::move(offer.verdict), of(state));
        return all;
    }

    Message tell(const AnyState& before, const AnyAction& action) const override
    {
        return visited<Message>(action, [&]<class A>(const A& a) {
            if constexpr (std::is_same_v<A, Correct>)
                return detail::toldOf(a,
                    {partOf(of(before), a.path), [&] { return stateToJson(before); }, schema(),
                        [&](const QString& id) { return detail::calledIn(of(before), id); },
                        [&](const QString& path) { return detail::printedAt(of(before), path); },
                        [&](const QString& path, const QJsonValue& value) { return isNotEntered(*this, before, path, value); },
                        [&] { return names(before, QStringLiteral("unseen")); }});
            else if constexpr (std::is_same_v<A, ChangeSetting>)
                return detail::toldOf(a, wordsOfSetting(stateSchema(), doubts(), a.name));
            else if constexpr (std::is_same_v<A, SetUp>)
                return detail::toldOf(a);
            else
                return detail::tellOf(of(before), a);
        });
    }

    QString called(const AnyState& state, const QString& id) const override { return detail::calledIn(of(state), id); }

    QList<Message> hands(const AnyState& before, const AnyState& after) const override
    {
        return detail::handsBetween(of(before), of(after));
    }

    QList<Message> summary(const AnyState& state) const override { return detail::summaryOf(of(state)); }

    Result<Answer> ask(const AnyState& state, const QString& question, const QJsonObject& fields) const override
    {
        Result<Answer> answer = detail::answerOf(of(state), question, fields);
        if (answer)
            answer->verdict = marked(std::move(answer->verdict), of(state));
        return answer;
    }

    Strictness strictness(const AnyState& state) const override { return of(state).settings.strictness; }
    QStringList names(const AnyState& state, const QString& kind) const override
    {
        return detail::namesIn(of(state), QLatin1String(kind.toLatin1()));
    }

    QStringList seats(const AnyState& state) const override { return detail::seatsAt(of(state)); }

    QStringList seatsOf(const AnyState& state, const AnyAction& action) const override
    {
        return visited<QStringList>(action, [&](const auto& a) { return detail::seatsBehind(of(state), a); });
    }

    AnyState hidden(const AnyState& state, const QString& seat) const override
    {
        return shared(detail::hiddenState(of(state), seat));
    }

    AnyAction hidden(const AnyState& state, const AnyAction& action, const QString& seat) const override
    {
        AnyAction seen =
            visited<AnyAction>(action, [&](const auto& a) { return AnyAction(detail::hiddenAction(of(state), a, seat)); });
        seen.isThrownByProgram = action.isThrownByProgram;
        return seen;
    }

    static const State& of(const AnyState& state) { return *static_cast<const State*>(state.get()); }

private:
    static Verdict marked(Verdict verdict, const State& state)
    {
        detail::readAsChosen(verdict, detail::partsOf<std::remove_cvref_t<decltype(state.settings)>>(), &state.settings,
            doubtsOfGame(), Rules::reasons().data());
        return verdict;
    }

    static std::span<const Doubt> doubtsOfGame()
    {
        if constexpr (requires { Rules::doubts(); })
            return Rules::doubts();
        else
            return {};
    }

    [[gnu::noinline]] static AnyState shared(State state) { return std::make_shared<const State>(std::move(state)); }

    [[gnu::noinline]] static Result<AnyState> proved(State state)
    {
        QList<Fault> faults = detail::faultsInStateOf(state);
        if constexpr (requires { state.settings.unclear; })
            faults += detail::unknownDoubts(state.settings.unclear, doubtsOfGame());
        return faults.isEmpty() ? Result<AnyState>(shared(std::move(state))) : Result<AnyState>(faults);
    }

    static Result<AnyState> stateFrom(const QJsonValue& json, const QString& place)
    {
        auto read = fromJson<State>(json, Missing::TakesDefault, place);
        return read ? proved(std::move(*read)) : Result<AnyState>(read.faults());
    }

    static const QJsonObject& schema()
    {
        static const QJsonObject made = schemaOf<State>();
        return made;
    }

    template <class T> static QList<Fault> faultsOf(const Result<T>& result) { return result ? QList<Fault>() : result.faults(); }

    template <class Visit> static void eachAct(Visit&& visit)
    {
        visit.template operator()<Correct>();
        visit.template operator()<SetUp>();
        visit.template operator()<ChangeSetting>();
        [&]<class... A>(const std::variant<A...>*) { (visit.template operator()<A>(), ...); }(
            static_cast<const typename Rules::Action*>(nullptr));
    }

    // Calls visit with the action as the struct that it is.
    template <class R, class Visit> static R visited(const AnyAction& action, Visit visit)
    {
        R result{};
        eachAct([&]<class A>() {
            if (const A* a = action.as<A>())
                result = visit(*a);
        });
        return result;
    }

    template <class A> [[gnu::noinline]] static Result<AnyAction> read(const State& state, const QJsonObject& fields)
    {
        auto read = fromJson<A>(detail::withoutDiceBy(fields), Missing::IsFault, QLatin1String(A::verb));
        if (!read)
            return read.faults();
        if (const QList<Fault> faults = faultsIn(state, *read); !faults.isEmpty())
            return faults;
        AnyAction action(std::move(*read));
        action.isThrownByProgram = detail::isByProgram(fields);
        return action;
    }

    template <class A>
    [[gnu::noinline]] static Result<AnyAction> filled(const State& state, const A& action, const QJsonObject& fields)
    {
        A next = action;
        Reader reader;
        reader.enter(QLatin1String(A::verb));
        readJson(detail::withoutDiceBy(fields), next, reader);
        if (!reader.faults.isEmpty())
            return reader.faults;
        if constexpr (!detail::TableAction<A>)
            (void)named(state, next);
        AnyAction made(std::move(next));
        made.isThrownByProgram = detail::isByProgram(fields);
        return made;
    }

    // Names become the ids that they mean.
    template <class A> static QList<Fault> named(const State& state, A& action)
    {
        return resolveNames(
            action, [&](QLatin1String kind) { return detail::namesIn(state, kind); },
            [&] { return waitingIn(toJson(state).toObject()); });
    }

    template <class A> [[gnu::noinline]] static QList<Fault> faultsIn(const State& state, A& action)
    {
        if constexpr (detail::TableAction<A>) {
            return faultsOf(after(state, action));
        } else {
            QList<Fault> faults = named(state, action);
            if (faults.isEmpty())
                faults = engine::faultsOf(state, action);
            if constexpr (detail::WithDice<A>)
                if (faults.isEmpty() && !action.rolled.isEmpty())
                    faults = detail::impossibleDice(A::verb, action.rolled, engine::needsOf(state, action).dice);
            return faults;
        }
    }

    // The engine-wide actions are never against the rules; they can only be impossible.

    // The field that a path goes into; everything where there is none.
    static QJsonObject partOf(const State& state, const QString& path)
    {
        const QString name = path.section(QLatin1Char('.'), 0, 0);
        const Struct& parts = detail::partsOf<State>();
        for (const FieldAt& field : parts.fields)
            if (name == QLatin1String(field.name))
                return {{name, writeValue(*field.type, field.in(&state))}};
        return writeFields(parts, &state);
    }

    // Only that field is written and read again: the rest of the state is shared, not made anew.
    static Result<AnyState> after(const State& state, const Correct& a)
    {
        static const State blank{};
        const QJsonObject part = partOf(state, a.path);
        const auto json = detail::corrected(part, a);
        if (!json)
            return json.faults();
        State next = state;
        State::fields([&](const auto&... f) {
            ((part.contains(QLatin1String(f.name)) ? void(next.*f.member = blank.*f.member) : void()), ...);
        });
        Reader reader;
        readJson(*json, next, reader);
        if (!reader.faults.isEmpty())
            return reader.faults;
        if constexpr (requires { noteEntered(next, state, a.path); })
            for (const Correct& one : separated(a))
                noteEntered(next, state, one.path);
        return proved(std::move(next));
    }
    static Result<AnyState> after(const State&, const SetUp& a) { return stateFrom(a.state, QStringLiteral("state")); }
    static Result<AnyState> after(const State& state, const ChangeSetting& a)
    {
        if constexpr (requires { state.settings.unclear; })
            if (doubtCalled(doubtsOfGame(), QLatin1String(a.name.toLatin1()))) {
                const auto inList = detail::chosenIn(state.settings.unclear, doubtsOfGame(), a);
                return inList ? after(state, *inList) : Result<AnyState>(inList.faults());
            }
        return after(state, Correct{QStringLiteral("settings.") + a.name, a.value, QStringLiteral("setting")});
    }

    template <detail::TableAction A> static Verdict checkedByHand(const State& state, const A& action)
    {
        const auto next = after(state, action);
        if (!next)
            return {{}, next.faults()};
        if constexpr (std::is_same_v<A, Correct>)
            if (const QList<Fault> beyond = numbersBeyond(action, schema()); !beyond.isEmpty())
                return {{}, beyond};
        if constexpr (requires { typename Rules::Checks; } && !std::is_same_v<A, ChangeSetting>) {
            typename Rules::Checks checks;
            limits(checks, state, of(*next));
            return marked(detail::asWarnings(std::move(checks)), state);
        }
        return {};
    }

    template <class A> [[gnu::noinline]] static Outcome applied(const AnyState& state, const A& action)
    {
        if constexpr (detail::TableAction<A>) {
            const auto next = after(of(state), action);
            return {next ? *next : state, {}};
        } else {
            auto outcome = detail::applyOf(of(state), action);
            detail::leaveUndoneIn(outcome, of(state));
            detail::keepSecretsOf(outcome.state);
            return {shared(std::move(outcome.state)), std::move(outcome.told)};
        }
    }
};

} // namespace engine

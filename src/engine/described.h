// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Described values: a struct lists its fields once, and JSON, arguments, schema, digest and corrections read that list.
//
//   struct Ranks {
//       int melee = 0;
//       MR_FIELDS(engine::field("melee", &Ranks::melee, "swords").from(0, 99))
//   };
//
// An enumeration lists its names once, the stored one first and another that people type after it:
//
//   constexpr auto names(Zone) { return engine::inOrder<Zone>({{"north", "N"}, "east", …}); }
#pragma once

#include <QList>
#include <QString>

#include <array>
#include <climits>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace engine {

template <class S, class M> struct Field {
    using Member = M;

    const char* name;
    M S::*member;
    const char* help;
    const char* refersTo = ""; // the kind of name it holds: "crew", "opposition" …; empty for plain values
    bool needed = true;        // an action without it is a fault
    int least = 0;
    int most = 9999;
    bool isSecret = false; // known only to the seat that holds it
    int added = 0;         // the rules version that brought it; 0: there from the beginning
    // on a card's quick line: "" for a value that stands there by itself, null for one that is written under its name
    const char* letters = nullptr;
    // which cards must tell it: "" for all, "kind=contract|(final)" for a contract; a final one may; null for none
    const char* mustKnow = nullptr;

    constexpr Field names(const char* kind) const
    {
        auto f = *this;
        f.refersTo = kind;
        return f;
    }
    constexpr Field optional() const
    {
        auto f = *this;
        f.needed = false;
        return f;
    }
    constexpr Field from(int lowest, int highest) const
    {
        auto f = *this;
        f.least = lowest;
        f.most = highest;
        return f;
    }
    constexpr Field secret() const
    {
        auto f = *this;
        f.isSecret = true;
        return f;
    }
    // Left out of the digest while it has its default, so that what was kept before it came still proves itself.
    constexpr Field since(int rulesVersion) const
    {
        auto f = *this;
        f.added = rulesVersion;
        return f;
    }
    // Letters before its value on a card's quick line; none: its value is enough.
    constexpr Field brief(const char* before = "") const
    {
        auto f = *this;
        f.letters = before;
        return f;
    }
    // Printed on every card, or on those that fit the condition: nobody can play with the card without it.
    constexpr Field printed(const char* condition = "") const
    {
        auto f = *this;
        f.mustKnow = condition;
        return f;
    }
};

template <class S, class M> constexpr Field<S, M> field(const char* name, M S::*member, const char* help)
{
    return {name, member, help};
}

#define MR_FIELDS(...)                                                                                                           \
    static constexpr void fields(auto each) { each(__VA_ARGS__); }

// Of an action or a question: its name, which is file format, what it is for (translated in the context of the name), its fields.
#define MR_VERB(VERB, HELP, ...)                                                                                                 \
    static constexpr char verb[] = VERB;                                                                                         \
    static constexpr char help[] = HELP;                                                                                         \
    MR_FIELDS(__VA_ARGS__)

template <class E> struct Named {
    E value;
    const char* name;
    const char* other = "";
};

namespace detail {
struct Anyhow {
    template <class... F> constexpr void operator()(const F&...) const { }
};
} // namespace detail

struct Spelling { // of an enumerator
    constexpr Spelling(const char* stored, const char* typed = "")
        : name(stored)
        , other(typed)
    {
    }
    const char* name;
    const char* other;
};

namespace detail {

// As the compiler spells it: "Blades" of "… [with auto value = mercenarium::Suit::Blades; …]"; "Suit)4" where there is none.
template <auto value> constexpr std::string_view enumerator()
{
    std::string_view text = __PRETTY_FUNCTION__;
    text = text.substr(text.find("value = "));
    text = text.substr(0, text.find_first_of(";]"));
    return text.substr(text.rfind(':') + 1);
}

template <auto value> constexpr bool isEnumerator() { return enumerator<value>().find(')') == std::string_view::npos; }

// Letter by letter, whatever stands between: "AlsoVigor", "also-vigor".
constexpr bool isSpelt(std::string_view enumerator, std::string_view name)
{
    std::size_t at = 0;
    for (const char letter : name)
        if (letter != '-' && letter != '_' && letter != '+')
            if (at == enumerator.size() || (enumerator[at++] | 0x20) != (letter | 0x20))
                return false;
    return at == enumerator.size();
}

} // namespace detail

// The names of all enumerators from the first to the last; one that is missing, or at another's place, does not compile.
template <class E, std::size_t count> consteval std::array<Named<E>, count> inOrder(const Spelling (&names)[count])
{
    static_assert(!detail::isEnumerator<E(count)>(), "every enumerator has a name");
    return [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        if (!(detail::isSpelt(detail::enumerator<E(I)>(), names[I].name) && ...))
            throw "a name is spelt like its enumerator";
        return std::array<Named<E>, count>{Named<E>{E(I), names[I].name, names[I].other}...};
    }
    (std::make_index_sequence<count>());
}

template <class T>
concept Described = requires
{
    T::fields(detail::Anyhow{});
};

template <class T>
concept NamedEnum = std::is_enum_v<T> && requires(T t)
{
    names(t);
};

namespace detail {

struct Anything {
    template <class T> operator T() const;
};

template <std::size_t> using AnythingAt = Anything;

template <class T, class Sequence> struct Takes;
template <class T, std::size_t... I> struct Takes<T, std::index_sequence<I...>> : std::bool_constant < requires {
    T{AnythingAt<I>{}...};
} > {};

template <class T, std::size_t N = 0> constexpr std::size_t arity()
{
    if constexpr (!Takes<T, std::make_index_sequence<N + 1>>::value)
        return N;
    else
        return arity<T, N + 1>();
}

template <class T> struct ListOf : std::false_type {
};
template <class T> struct ListOf<QList<T>> : std::true_type {
    using Element = T;
};

template <class T> struct OptionalOf : std::false_type {
};
template <class T> struct OptionalOf<std::optional<T>> : std::true_type {
    using Element = T;
};

} // namespace detail

// Calls visit(field) for each field of T, in order. A member that is missing from the list does not compile.
template <Described T, class Visit> constexpr void eachField(Visit&& visit)
{
    T::fields([&]<class... F>(const F&... f) {
        static_assert(sizeof...(F) == detail::arity<T>(), "every member stands in fields(), once");
        (visit(f), ...);
    });
}

template <NamedEnum E> QString nameOf(E value)
{
    for (const auto& named : names(E{}))
        if (named.value == value)
            return QLatin1String(named.name);
    return QString::number(int(value));
}

template <NamedEnum E> std::optional<E> valueNamed(QStringView text)
{
    for (const auto& named : names(E{}))
        if (text.compare(QLatin1String(named.name), Qt::CaseInsensitive) == 0
            || (*named.other && text.compare(QLatin1String(named.other), Qt::CaseInsensitive) == 0))
            return named.value;
    return std::nullopt;
}

template <NamedEnum E> QStringList namesOf()
{
    QStringList all;
    for (const auto& named : names(E{}))
        all += QLatin1String(named.name);
    return all;
}

} // namespace engine

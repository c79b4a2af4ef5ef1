// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Places where a book can be read in two ways and which have no setting of their own: the first reading is played, unless the
// settings name the place among `unclear`. A game lists them in doubts.inc.
#pragma once

#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace engine {

// Who sees to it that the second reading is played.
enum class HeldBy : std::uint8_t {
    Rules, // the program: its checks and numbers follow either reading
    Table, // the people: the program neither checks nor counts anything here
    Hand   // the people: the program counts by the first reading, and the table sets right what differs
};

struct Doubt {
    std::array<char, 12> id; // "AMB-08", as the rulebook's reading is called
    HeldBy heldBy;
    const char* other;                  // the second reading, as a setting says it: "all agents deploy, more than four too"
    std::array<std::int16_t, 4> lifted; // indexes of reasons that refuse nothing where the second reading is played; -1 ends

    bool lifts(std::int16_t reason) const { return std::ranges::find(lifted, reason) != lifted.end(); }
};

// "AMB_08" of a table as it is read: "AMB-08".
consteval std::array<char, 12> doubtId(const char* name)
{
    std::array<char, 12> id{};
    for (std::size_t i = 0; name[i]; ++i)
        id.at(i) = name[i] == '_' ? '-' : name[i];
    return id;
}

template <class R> consteval std::array<std::int16_t, 4> lifting(std::initializer_list<R> reasons)
{
    std::array<std::int16_t, 4> all{};
    all.fill(-1);
    std::size_t at = 0;
    for (const R reason : reasons)
        all.at(at++) = std::int16_t(reason);
    return all;
}

const Doubt* doubtCalled(std::span<const Doubt> doubts, QLatin1String id); // null when there is none

// What a setting is about, as people read it in their language: its own words, or those of the second reading.
QString wordsOfSetting(const QJsonObject& stateSchema, std::span<const Doubt> doubts, const QString& name);

// Whether the reader's language writes nouns with a capital letter within a sentence, too.
bool hasCapitalNouns();

// The value of a setting as people say it: "yes", "before travel", "nothing" of an empty list.
QString wordsOfChoice(const QJsonValue& value);

} // namespace engine

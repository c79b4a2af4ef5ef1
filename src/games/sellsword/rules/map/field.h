// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How units stand to each other: by the map, and above it by what the table says. Without a map the table alone is asked.
#pragma once

#include "games/sellsword/rules/map/sight.h"

#include <map>
#include <optional>

namespace sellsword {

inline constexpr int unreachable = 999; // no way leads around the walls: farther than any range

enum class CoverBy { Nothing, Wall, Bodies, Brush, LowCover, Table };
constexpr auto names(CoverBy)
{
    return std::array{Named{CoverBy::Nothing, "none"}, Named{CoverBy::Wall, "wall"}, Named{CoverBy::Bodies, "bodies"},
        Named{CoverBy::Brush, "brush"}, Named{CoverBy::LowCover, "low-cover"}, Named{CoverBy::Table, "table"}};
}

struct View {
    bool visible = true;
    CoverBy cover = CoverBy::Nothing;
    bool hidden = false;    // terrain makes it invisible to this viewer
    bool invisible = false; // for whatever cause, and the viewer cannot help it
    bool stealthy = false;  // by being Stealthy
};

class Field {
public:
    explicit Field(const State& state);

    const State& state;

    const std::optional<Board>& board() const { return m_board; }
    std::optional<int> distance(const Unit& a, const Unit& b) const; // none: nobody said
    bool adjacent(const Unit& a, const Unit& b) const;
    QList<const Unit*> enemiesBeside(const Unit& unit) const;
    const View& view(const Unit& viewer, const Unit& target) const;
    bool isFlanked(const Unit& target) const;                                 // SS-330 SS-331
    bool crosses(const Unit& viewer, const Unit& target, Terrain kind) const; // some line between them crosses such ground
    bool isUnseenBy(const Unit& target, const Unit& viewer) const;            // invisible, for whom does not see the invisible

private:
    const Measure* measure(const QString& from, const QString& to) const;
    View lookedAt(const Unit& viewer, const Unit& target) const;
    int counted(const Unit& a, const Unit& b) const;
    bool isOnlyBeside(const Unit& enemy, const Unit& target) const;

    std::optional<Board> m_board;
    mutable std::map<std::pair<const Unit*, const Unit*>, View> m_views;
    mutable std::map<std::pair<const Unit*, const Unit*>, int> m_distances;
};

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cubes of one mercenary as counters, over the board that they lie on: set to what lies there, with limit and rule.
#pragma once

#include <QFrame>

namespace engine {
class Game;
}
namespace kit {
class Readout;
class TableView;
} // namespace kit
namespace jaggedalliance {
struct State;
}

namespace jaggedalliance::desk {

inline constexpr int beyondCubes = 2; // more than the rules allow may lie there: then one is warned

class Cubes : public QFrame {
    Q_OBJECT

public:
    Cubes(kit::TableView& table, const engine::Game& game, const State& state, const QString& who);
    void countIn(int zone);           // the keyboard is there
    void present(const State& state); // goes where nobody of that name plays any more

private:
    QString m_who;
    QList<kit::Readout*> m_counters; // stamina, fatigue, wounds
};

} // namespace jaggedalliance::desk

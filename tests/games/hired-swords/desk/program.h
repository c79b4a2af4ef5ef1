// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the desk of Hired Swords, one start of the program on a shelf of its own.
#pragma once

#include "games/hired-swords/desk/desk.h"
#include "engine/table_actions.h"
#include "games/hired-swords/rules/actions.h"
#include "games/hired-swords/rules/query.h"
#include "kit/drawn/board.h"
#include "support/desk_program.h"
#include "window/shelf/shelf_page.h"

#include <QJsonArray>

class Fair : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

struct Program : DeskProgram<hiredswords::desk::Desk, Fair> {
    // A career whose decks hold one card each, equal ones repeated, so that every draw is known.
    void begin(const QString& career, const QString& opposition)
    {
        QJsonArray contracts, enemies;
        for (int i = 0; i < 4; ++i)
            contracts += career;
        for (int i = 0; i < 20; ++i)
            enemies += opposition;
        open("hired-swords", QStringLiteral("Career"),
            {{QStringLiteral("career_deck"), contracts}, {QStringLiteral("opposition_deck"), enemies}});
    }

    void does(const engine::AnyAction& action) { main->sitting()->propose(action); }
    const hiredswords::State& state() const { return hiredswords::desk::stateOf(main->sitting()->state()); }
    kit::Board* ring() const { return part<kit::Board>("ring"); }

    // Crew on the table, battle begun.
    void battle(const QString& opposition = QStringLiteral("ditch-poacher"))
    {
        begin(QStringLiteral("someone-elses-wedding"), opposition);
        does(hiredswords::DrawCard{});
        does(hiredswords::AcceptContract{});
        does(hiredswords::HireFreelancer{QStringLiteral("big-dagna")});
        does(hiredswords::HireFreelancer{QStringLiteral("hobb-carrow")});
        does(hiredswords::ConfirmCrew{});
        does(hiredswords::Distribute{});
        does(hiredswords::PlaceMercenary{QStringLiteral("big-dagna"), QStringLiteral("northeast")});
        does(hiredswords::PlaceMercenary{QStringLiteral("hobb-carrow"), QStringLiteral("southwest")});
        does(hiredswords::BeginBattle{});
    }
};

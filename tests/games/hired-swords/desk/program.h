// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the desk of Hired Swords, one start of the program on a shelf of its own.
#pragma once

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/rules/query.h"
#include "kit/board.h"
#include "support/desk_program.h"
#include "window/shelf_page.h"

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

    const hiredswords::State& state() const { return hiredswords::desk::stateOf(main->sitting()->state()); }
    kit::Board* ring() const { return part<kit::Board>("ring"); }

    // Crew on the table, battle begun.
    void battle(const QString& opposition = QStringLiteral("ditch-poacher"))
    {
        begin(QStringLiteral("someone-elses-wedding"), opposition);
        does("draw");
        does("accept");
        does("hire", {{QStringLiteral("who"), QStringLiteral("big-dagna")}});
        does("hire", {{QStringLiteral("who"), QStringLiteral("hobb-carrow")}});
        does("confirm-crew");
        does("distribute");
        does(
            "place", {{QStringLiteral("who"), QStringLiteral("big-dagna")}, {QStringLiteral("at"), QStringLiteral("northeast")}});
        does("place",
            {{QStringLiteral("who"), QStringLiteral("hobb-carrow")}, {QStringLiteral("at"), QStringLiteral("southwest")}});
        does("begin-battle");
    }
};

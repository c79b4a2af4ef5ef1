// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the desk of Sellsword, one start of the program on a shelf of its own.
#pragma once

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/match/choices.h"
#include "games/sellsword/rules/query.h"
#include "kit/drawn/board.h"
#include "support/desk_program.h"

#include <QJsonArray>
#include <QListView>
#include <QTest>

class Fixed : public engine::Chance {
public:
    int next = 11;
    int face(int) override { return next; }
};

inline void pressCell(kit::Board* board, const QString& id)
{
    QVERIFY2(board->cell(id), qPrintable(id));
    QTest::mouseClick(board, Qt::LeftButton, {}, board->cell(id)->rect.center().toPoint());
}

struct Program : DeskProgram<sellsword::desk::Desk, Fixed> {
    void begin(const QJsonObject& setup = {}) { open("sellsword", QStringLiteral("Match"), setup); }
    // What My cards says of a card; empty: nothing.
    QJsonObject ownCard(const char* place, const char* id) const
    {
        const engine::Game& game = main->sitting()->game();
        const auto list = cards::sectionAt(library->ownCards(game), game, QLatin1String(place));
        for (const QJsonValue& card : list ? list->cards : QJsonArray())
            if (card.toObject().value(QLatin1String("id")) == QLatin1String(id))
                return card.toObject();
        return {};
    }
    const sellsword::State& state() const { return sellsword::desk::stateOf(main->sitting()->state()); }
    const sellsword::Unit& unit(const char* id) const { return *sellsword::unit(state(), QLatin1String(id)); }
    kit::Board* map() const { return part<kit::Board>("gridmap"); }
    QListView* choices() const { return part<QListView>("choices"); }
    const sellsword::desk::ChoicesModel& rows() const { return *static_cast<sellsword::desk::ChoicesModel*>(choices()->model()); }

    // The row of what waits that does a verb and is called so; invalid when there is none.
    QModelIndex row(const char* verb, const QString& named = {}) const
    {
        for (int at = 0; at < rows().rowCount(); ++at)
            if (const auto* one = rows().choice(rows().index(at)); one && !one->action.isNone()
                && one->action.verb() == QLatin1String(verb) && !one->muted && one->title.contains(named))
                return rows().index(at);
        return {};
    }

    // Two warbands of three, on the map of the training pack, in phase 1 with the Tidewatch first.
    void match()
    {
        begin();
        for (const char* card : {"reeve", "pikehand", "netcaster"})
            does("add-unit", {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("card"), QLatin1String(card)}});
        for (const char* card : {"mourner", "bone-page", "pale-archer"})
            does(
                "add-unit", {{QStringLiteral("player"), QStringLiteral("court")}, {QStringLiteral("card"), QLatin1String(card)}});
        for (const char* player : {"tide", "court"})
            does("finish-warband", {{QStringLiteral("player"), QLatin1String(player)}});
        does("tactics-check", {{QStringLiteral("rolled"), QJsonArray{15, 9}}});
        does("settle-tactics");
        does("name-picker", {{QStringLiteral("player"), QStringLiteral("tide")}});
        does("choose-map", {{QStringLiteral("player"), QStringLiteral("tide")}});
        does("place-tile", {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("at"), QStringLiteral("0,5")}});
        does("place-tile", {{QStringLiteral("player"), QStringLiteral("court")}, {QStringLiteral("at"), QStringLiteral("16,5")}});
        does("start-round");
        does("tactics-check", {{QStringLiteral("rolled"), QJsonArray{15, 9}}});
        does("settle-tactics");
        does("choose-seat", {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("seat"), 1}});
        const std::pair<const char*, const char*> places[] = {{"reeve", "10,1"}, {"pikehand", "3,5"}, {"netcaster", "3,4"},
            {"mourner", "11,1"}, {"bone-page", "10,2"}, {"pale-archer", "15,3"}};
        for (const auto& [id, at] : places)
            set(QStringLiteral("units.%1.at").arg(QLatin1String(id)), QLatin1String(at));
    }
};

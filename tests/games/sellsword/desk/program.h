// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the desk of Sellsword, one start of the program on a shelf of its own.
#pragma once

#include "games/catalogue.h"
#include "games/sellsword/desk/choices.h"
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/rules/query.h"
#include "kit/board.h"
#include "window/main_window.h"

#include <QJsonArray>
#include <QListView>
#include <QSettings>
#include <QTemporaryDir>

class Fixed : public engine::Chance {
public:
    int next = 11;
    int face(int) override { return next; }
};

struct Program {
    Program() : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
    {
        window::Library::Desks desks;
        desks.push_back(std::make_unique<sellsword::desk::Desk>());
        library = std::make_unique<window::Library>(folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), std::move(desks), [] { return QDateTime::currentDateTimeUtc(); }, chance);
        faults = library->openShelf();
        main = std::make_unique<window::MainWindow>(*library, settings);
        main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
        main->setWindowState(Qt::WindowNoState); // the smallest screen that we promise, whatever this one is
        main->resize(1280, 720);
        main->show();
    }

    void begin(const QJsonObject& setup = {})
    {
        const engine::Game* game = library->game(QStringLiteral("sellsword"));
        auto sitting = library->begin(QStringLiteral("Match"), *game, setup, {QStringLiteral("training")});
        if (!sitting)
            qFatal("%s", qPrintable(sitting.faults().first().text()));
        main->take(std::move(*sitting));
    }

    void does(const char* verb, const QJsonObject& fields = {}) { main->sitting()->propose(QLatin1String(verb), fields); }
    void set(const QString& path, const QJsonValue& value) { does("correct", {{QStringLiteral("path"), path}, {QStringLiteral("value"), value}, {QStringLiteral("reason"), QStringLiteral("test")}}); }
    const sellsword::State& state() const { return sellsword::desk::stateOf(main->sitting()->state()); }
    const sellsword::Unit& unit(const char* id) const { return *sellsword::unit(state(), QLatin1String(id)); }
    template <class T>
    T* part(const char* name) const
    {
        return main->findChild<T*>(QLatin1String(name));
    }
    kit::Board* map() const { return part<kit::Board>("gridmap"); }
    QListView* choices() const { return part<QListView>("choices"); }
    const sellsword::desk::ChoicesModel& rows() const { return *static_cast<sellsword::desk::ChoicesModel*>(choices()->model()); }

    // The row of what waits that does a verb and is called so; invalid when there is none.
    QModelIndex row(const char* verb, const QString& named = {}) const
    {
        for (int at = 0; at < rows().rowCount(); ++at)
            if (const auto* one = rows().choice(rows().index(at)); one && one->verb == QLatin1String(verb) && !one->muted && one->title.contains(named))
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
            does("add-unit", {{QStringLiteral("player"), QStringLiteral("court")}, {QStringLiteral("card"), QLatin1String(card)}});
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
        const std::pair<const char*, const char*> places[] = {{"reeve", "10,1"}, {"pikehand", "3,5"}, {"netcaster", "3,4"}, {"mourner", "11,1"}, {"bone-page", "10,2"}, {"pale-archer", "15,3"}};
        for (const auto& [id, at] : places)
            set(QStringLiteral("units.%1.at").arg(QLatin1String(id)), QLatin1String(at));
    }

    QTemporaryDir folder;
    Fixed chance;
    QSettings settings;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<window::MainWindow> main;
    QList<engine::Fault> faults;
};

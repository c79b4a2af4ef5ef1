// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the desk of Hired Swords, one start of the program on a shelf of its own.
#pragma once

#include "games/catalogue.h"
#include "games/hiredswords/desk/desk.h"
#include "games/hiredswords/rules/query.h"
#include "kit/board.h"
#include "window/main_window.h"
#include "window/shelf_page.h"

#include <QJsonArray>
#include <QSettings>
#include <QTemporaryDir>

class Fair : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

struct Program {
    Program() : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
    {
        window::Library::Desks desks;
        desks.push_back(std::make_unique<hiredswords::desk::Desk>());
        library = std::make_unique<window::Library>(folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), std::move(desks), [] { return QDateTime::currentDateTimeUtc(); }, chance);
        faults = library->openShelf();
        main = std::make_unique<window::MainWindow>(*library, settings);
        main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
        main->setWindowState(Qt::WindowNoState); // the smallest screen that we promise, whatever this one is
        main->resize(1280, 720);
        main->show();
    }

    // A career whose decks hold one card each, equal ones repeated, so that every draw is known.
    void begin(const QString& career, const QString& opposition)
    {
        QJsonArray contracts, enemies;
        for (int i = 0; i < 4; ++i)
            contracts += career;
        for (int i = 0; i < 20; ++i)
            enemies += opposition;
        const engine::Game* game = library->game(QStringLiteral("hired-swords"));
        auto sitting = library->begin(QStringLiteral("Career"), *game, {{QStringLiteral("career_deck"), contracts}, {QStringLiteral("opposition_deck"), enemies}}, {QStringLiteral("training")});
        if (!sitting)
            qFatal("%s", qPrintable(sitting.faults().first().text()));
        main->take(std::move(*sitting));
    }

    void does(const char* verb, const QJsonObject& fields = {}) { main->sitting()->propose(QLatin1String(verb), fields); }
    const hiredswords::State& state() const { return hiredswords::desk::stateOf(main->sitting()->state()); }
    template <class T>
    T* part(const char* name) const
    {
        return main->findChild<T*>(QLatin1String(name));
    }
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
        does("place", {{QStringLiteral("who"), QStringLiteral("big-dagna")}, {QStringLiteral("at"), QStringLiteral("northeast")}});
        does("place", {{QStringLiteral("who"), QStringLiteral("hobb-carrow")}, {QStringLiteral("at"), QStringLiteral("southwest")}});
        does("begin-battle");
    }

    QTemporaryDir folder;
    Fair chance;
    QSettings settings;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<window::MainWindow> main;
    QList<engine::Fault> faults;
};

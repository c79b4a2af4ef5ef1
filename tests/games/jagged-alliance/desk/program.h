// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the desk of Jagged Alliance, and the recorded campaign played as far as a test wants it.
#pragma once

#include "games/catalogue.h"
#include "games/jaggedalliance/desk/desk.h"
#include "games/jaggedalliance/rules/query.h"
#include "kit/board.h"
#include "window/main_window.h"

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
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
        desks.push_back(std::make_unique<jaggedalliance::desk::Desk>());
        library = std::make_unique<window::Library>(folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), std::move(desks), [] { return QDateTime::currentDateTimeUtc(); }, chance);
        library->openShelf();
        main = std::make_unique<window::MainWindow>(*library, settings);
        main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
        main->setWindowState(Qt::WindowNoState); // the smallest screen that we promise, whatever this one is
        main->resize(1280, 720);
        main->show();
        auto sitting = library->begin(QStringLiteral("Tarvel"), *library->game(QStringLiteral("jagged-alliance")), {}, {QStringLiteral("training")});
        if (!sitting)
            qFatal("%s", qPrintable(sitting.faults().first().text()));
        main->take(std::move(*sitting));
    }

    // The table after the first lines of the recorded campaign, which begins as this one does.
    void play(int lines)
    {
        static QList<engine::AnyState> after; // played once for all tests of a program
        const engine::Game& game = main->sitting()->game();
        if (after.isEmpty()) {
            after += main->sitting()->state();
            QFile file(QStringLiteral(MR_EVENING));
            if (!file.open(QIODevice::ReadOnly))
                qFatal("%s", qPrintable(file.errorString()));
            while (!file.atEnd()) {
                QJsonObject fields = QJsonDocument::fromJson(file.readLine()).object();
                const QString verb = fields.take(QStringLiteral("do")).toString();
                const auto action = game.action(after.last(), verb, fields);
                if (!action || !game.check(after.last(), *action).isAllowed())
                    qFatal("line %d cannot be done: %s", int(after.size()), qPrintable(verb));
                after += game.apply(after.last(), *action).state;
            }
        }
        if (lines > 0)
            does("setup", {{QStringLiteral("state"), game.stateToJson(after[lines])}});
    }

    void does(const char* verb, const QJsonObject& fields = {}) { main->sitting()->propose(QLatin1String(verb), fields); }
    // Sets a value to what a test needs.
    void set(const char* path, const QJsonValue& value) { does("correct", {{QStringLiteral("path"), QLatin1String(path)}, {QStringLiteral("value"), value}, {QStringLiteral("reason"), QStringLiteral("test")}}); }
    const jaggedalliance::State& state() const { return jaggedalliance::desk::stateOf(main->sitting()->state()); }
    QList<engine::Offer> offers() const { return main->sitting()->game().offers(main->sitting()->state()); }
    template <class T>
    T* part(const char* name) const
    {
        return main->findChild<T*>(QLatin1String(name));
    }
    kit::Board* board(const char* name) const { return part<kit::Board>(name); }

    QTemporaryDir folder;
    Fair chance;
    QSettings settings;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<window::MainWindow> main;
};

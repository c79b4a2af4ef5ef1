// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One start of the program with the desk of one game, on a shelf of its own, as small as the smallest screen that we promise.
#pragma once

#include "games/catalogue.h"
#include "window/main_window.h"

#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

template <class Desk, class Dice> struct DeskProgram {
    DeskProgram()
        : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
    {
        window::Library::Desks desks;
        desks.push_back(std::make_unique<Desk>());
        library = std::make_unique<window::Library>(
            folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), std::move(desks),
            [] { return QDateTime::currentDateTimeUtc(); }, chance);
        faults = library->openShelf();
        main = std::make_unique<window::MainWindow>(*library, settings);
        main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
        main->setWindowState(Qt::WindowNoState); // whatever this screen is
        main->resize(1280, 720);
        main->show();
    }

    // A campaign with the training cards on the table.
    void open(const char* game, const QString& name, const QJsonObject& setup)
    {
        auto sitting = library->begin(name, *library->game(QLatin1String(game)), setup, {QStringLiteral("training")});
        if (!sitting)
            qFatal("%s", qPrintable(sitting.faults().first().text()));
        main->take(std::move(*sitting));
    }

    void does(const char* verb, const QJsonObject& fields = {}) { main->sitting()->proposeDraft({QLatin1String(verb), fields}); }
    // Sets a value to what a test needs.
    void set(QAnyStringView path, const QJsonValue& value)
    {
        does("correct",
            {{QStringLiteral("path"), path.toString()}, {QStringLiteral("value"), value},
                {QStringLiteral("reason"), QStringLiteral("test")}});
    }
    // Real dice, by keyboard.
    void typeDice(const char* faces) const
    {
        QTest::mouseClick(part<QPushButton>("typedDice"), Qt::LeftButton);
        auto* line = part<QLineEdit>("typedFaces");
        line->clear();
        QTest::keyClicks(line, QLatin1String(faces));
        QTest::keyClick(line, Qt::Key_Return);
    }
    // What the last entry says: its fields, its dice among them.
    QJsonObject lastEntry() const
    {
        const qint64 last = main->sitting()->table().last();
        const auto entries = main->sitting()->entries(last, last);
        return entries && !entries->isEmpty() ? entries->first().action : QJsonObject();
    }
    template <class T> T* part(const char* name) const { return main->template findChild<T*>(QLatin1String(name)); }

    QTemporaryDir folder;
    Dice chance;
    QSettings settings;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<window::MainWindow> main;
    QList<engine::Fault> faults;
};

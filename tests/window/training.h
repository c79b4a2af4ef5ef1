// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A shelf with one campaign of a real game and its training cards, for tests of pages.
#pragma once

#include "dice/source.h"
#include "games/catalogue.h"
#include "window/library.h"

#include <QJsonArray>
#include <QTemporaryDir>

struct Training {
    Training()
        : library(
            folder.path() + QStringLiteral("/shelf.db"), games::catalogue(), {},
            [] { return QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate); }, chance)
    {
        faults = library.openShelf();
        auto begun = library.begin(
            QStringLiteral("Training"), *library.game(QStringLiteral("hired-swords")), {}, {QStringLiteral("training")});
        if (begun)
            sitting = std::move(*begun);
        else
            faults += begun.faults();
        if (sitting)
            sitting->who = QStringLiteral("Ada");
    }

    // The same campaign in memory instead of on the shelf, for thousands of entries.
    void keepInMemory()
    {
        const engine::Game& game = sitting->game();
        const auto first = sitting->entries(1, 1);
        sitting = std::make_unique<kit::Sitting>(QStringLiteral("Training"), game, std::make_unique<engine::MemoryJournal>(),
            library.clock(), chance, kit::Sitting::Cards());
        if (auto begun = sitting->begin(
                first->first().action.value(QLatin1String(engine::setupField)).toObject(), {QStringLiteral("training")});
            !begun)
            faults += begun.faults();
    }

    // Written past the signals, as many as wanted.
    bool submit(const engine::Draft& draft, const QString& decision = {})
    {
        return sitting->campaign()->table().submit(draft, sitting->who, decision).answer == engine::Submission::Answer::Done;
    }
    bool correct(const QString& path, const QJsonValue& value)
    {
        return submit({QStringLiteral("correct"),
            {{QStringLiteral("path"), path}, {QStringLiteral("value"), value},
                {QStringLiteral("reason"), QStringLiteral("counted anew")}}});
    }
    QJsonObject state() const { return sitting->game().stateToJson(sitting->state()); }

    QTemporaryDir folder;
    dice::Source chance;
    window::Library library;
    std::unique_ptr<kit::Sitting> sitting;
    QList<engine::Fault> faults;
};

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table that is tried, with other cards and dice for every seed: the guide is asked where it stands, and somebody may do
// something else than it says.
#pragma once

#include "games/catalogue.h"
#include "window/library.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>

class Seeded : public engine::Chance {
public:
    explicit Seeded(unsigned seed)
        : m_random(seed)
    {
    }
    int face(int sides) override { return 1 + below(sides); }
    int below(int count) { return int(m_random() % unsigned(count)); }

private:
    std::mt19937 m_random;
};

// Of ten acts, so many are not the guide's.
inline void seededTables()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<int>("others");
    for (unsigned seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %u", seed) << seed << (seed % 4 == 0 ? 0 : int(seed % 4) * 2);
}

template <class Desk> struct Guided {
    Guided(const char* game, unsigned seed)
        : chance(seed)
    {
        window::Library::Desks desks;
        desks.push_back(std::make_unique<Desk>());
        library = std::make_unique<window::Library>(
            folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), std::move(desks),
            [] { return QDateTime::currentDateTimeUtc(); }, chance);
        if (!library->openShelf().isEmpty())
            qFatal("no shelf");
        auto tried = library->tryOut(*library->game(QLatin1String(game)));
        if (!tried)
            qFatal("%s", qPrintable(tried.faults().first().text()));
        sitting = std::move(*tried);
    }

    const engine::Game& game() const { return sitting->game(); }
    QString line() const { return desk.guideLine(sitting->state()); }
    // What it says to press; null at its end.
    const engine::Offer* advised() const
    {
        const QString said = line();
        const QString title = said.section(QStringLiteral("“"), 1).section(QStringLiteral("”"), 0, 0);
        const QList<engine::Offer>& offers = sitting->offers();
        const auto it = std::ranges::find_if(offers, [&](const engine::Offer& offer) {
            return offer.verdict.isAllowed() && desk.offerText(*sitting, offer).title == title;
        });
        return said.startsWith(QStringLiteral("Press “")) && it != offers.end() ? &*it : nullptr;
    }
    // What else can be done now without another word.
    QList<engine::Offer> ready() const
    {
        QList<engine::Offer> all = sitting->offers();
        all.removeIf([&](const engine::Offer& offer) {
            return !offer.verdict.isAllowed() || !game().incomplete(sitting->state(), offer.action).isEmpty();
        });
        return all;
    }

    // Whether it went on: with what it says, or of ten times so often with something else that changes the table.
    bool goOn(const engine::Offer& advised, const QList<engine::Offer>& free, int others)
    {
        const engine::AnyState now = sitting->state();
        const bool isOther = chance.below(10) < others && !free.isEmpty();
        sitting->propose(isOther ? free[chance.below(int(free.size()))].action : advised.action);
        if (sitting->state() == now)
            sitting->propose(advised.action);
        return sitting->state() != now;
    }

    QTemporaryDir folder;
    Seeded chance;
    Desk desk;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<kit::Sitting> sitting;
};

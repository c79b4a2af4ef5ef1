// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The outermost fields of a pack's file.
#pragma once

#include "engine/described.h"

#include <QJsonObject>

namespace cards {

inline constexpr char packFormat[] = "musterroll-pack";

struct Head {
    QString format;
    int version = 0;
    QString game;
    QString id;
    QString title;
    QString about;
    QJsonObject setup;
    QJsonObject cards;

    static constexpr void fields(auto each)
    {
        using engine::field;
        each(field("format", &Head::format, "what the file is: musterroll-pack"),
            field("version", &Head::version, "version of the format").from(1, 1), field("game", &Head::game, "id of the game"),
            field("id", &Head::id, "short name of the pack: small letters, digits, hyphens"),
            field("title", &Head::title, "name of the pack").optional(), field("about", &Head::about, "what is in it").optional(),
            field("setup", &Head::setup, "what a campaign begins with").optional(),
            field("cards", &Head::cards, "cards that come into play one by one, by kind").optional());
    }
};

bool isPackId(const QString& id);

} // namespace cards

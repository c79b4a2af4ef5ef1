// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the printed facts of a card come from when it first comes into play: card packs, as the engine sees them.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace engine {

class Game;
struct Draft;

class CardSource {
public:
    virtual ~CardSource() = default;
    virtual std::optional<QJsonObject> card(const QString& kind, const QString& id) const = 0;
    virtual QStringList ids(const QString& kind) const = 0;
};

// The printed places that a card tells and that might look all the same as if nobody had entered them: "budget", "arrows" and
// "arrows.north", of things that are told apart by their ids "attacks.bow.range". schema: of the card.
QStringList placesTold(const QJsonObject& card, const QJsonObject& schema);

// The same card; it names those places, where its game wants to know them and the card does not say them itself.
QJsonObject withEntered(QJsonObject card, const QJsonObject& schema);

// The same of every card in what somebody typed for an action. Not for what stands in a journal: it says what was said then.
Draft withEntered(const Game& game, Draft typed);

} // namespace engine

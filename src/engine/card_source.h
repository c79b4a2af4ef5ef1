// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the printed facts of a card come from when it first comes into play: card packs, as the engine sees them.
#pragma once

#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace engine {

class CardSource {
public:
    virtual ~CardSource() = default;
    virtual std::optional<QJsonObject> card(const QString& kind, const QString& id) const = 0;
    virtual QStringList ids(const QString& kind) const = 0;
};

} // namespace engine

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was typed of cards and not entered. It is written down while it is typed, so that it comes back after whatever ended the
// program.
#pragma once

#include <QJsonObject>
#include <QStringList>

class QSettings;

namespace engine {
class Game;
}

namespace window {

class Drafts {
public:
    void keepIn(QSettings& settings) { m_settings = &settings; } // until then they end with this

    // id: of the card, empty for the new one of that list
    static QString keyOf(const engine::Game& game, const QString& pack, const QString& place, const QString& id);
    QJsonObject of(const QString& key) const; // empty: nothing was typed
    void keep(const QString& key, const QJsonObject& card);
    void drop(const QString& key) { keep(key, {}); }
    QStringList idsIn(const engine::Game& game, const QString& pack, const QString& place) const;

private:
    QJsonObject all() const;

    QSettings* m_settings = nullptr;
    QJsonObject m_here; // without settings
};

} // namespace window

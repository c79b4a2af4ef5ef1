// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a campaign reads the rules: each choice with what the book leaves open there, and its page.
#pragma once

#include "engine/game.h"
#include "rulebook/terms.h"

#include <QHash>
#include <QJsonObject>
#include <QWidget>

class QLabel;
namespace kit {
class Editor;
}

namespace window {

class Readings : public QWidget {
    Q_OBJECT

public:
    // schema: of the settings of the game, or those of them that are shown. book: null when there is none. canLookUp: whether a
    // rule can be shown from here.
    Readings(const QJsonObject& schema, const engine::Game& game, const rulebook::Book* book, bool canLookUp,
        QWidget* parent = nullptr);

    static QString nameOf(const QJsonObject& setting); // what its schema says that it is about, as people read it
    void show(const QJsonObject& settings);
    QJsonObject settings() const; // as they are chosen here

signals:
    void chosen(const QString& name, const QJsonValue& value); // by somebody, not by show
    void lookedUp(const QString& entry);

private:
    void add(const QString& name, const QJsonObject& schema, const rulebook::Entry* entry, bool canLookUp);
    void showUnclear();
    void showSides();
    QJsonValue valueOf(const QString& name) const;

    const engine::Game& m_game;
    const rulebook::Book* m_book;
    const rulebook::Terms m_terms;
    QLabel* m_unclear = nullptr; // those are chosen where both readings can be read: on the page of rules
    QList<std::pair<QString, kit::Editor*>> m_editors;
    QHash<QString, QLabel*> m_sides; // which reading an option holds
    QJsonObject m_shown;
    bool m_isFilling = false;
};

} // namespace window

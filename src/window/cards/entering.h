// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that come into play and that nobody knows yet, entered one after the other: each goes into the owner's own cards at once,
// all of them to the table when the last is entered.
#pragma once

#include "cards/sections.h"
#include "kit/entry/card_entry.h"
#include "window/cards/drafts.h"
#include "window/cards/photographs.h"
#include "window/library.h"

namespace window {

class Entering : public QObject {
    Q_OBJECT

public:
    // make: the form, when the first card is asked for.
    Entering(Library& library, std::function<kit::CardEntry&()> make, QObject* parent);

    kit::CardEntry* form() const { return m_entry; }                      // null: none was asked for yet
    void keepDraftsIn(QSettings& settings) { m_drafts.keepIn(settings); } // as the cards page does
    void sit(kit::Sitting* sitting, const kit::Desk* desk);
    void begin(const engine::AnyAction& action, const QList<engine::Facts>& facts, const QHash<QString, QString>& titles,
        const QString& decision);
    void end();
    bool isOpen() const { return m_at >= 0; }

signals:
    void opened();
    void ended();
    void failed(const QList<engine::Fault>& faults);
    void told(const QString& text);

private:
    struct One {
        engine::Facts facts;
        QJsonObject card;
    };

    void open();
    const QList<cards::Section>& lists();
    QJsonObject known(); // the table's state before what comes now
    void ask();
    void take(const QJsonObject& card);
    void putOff(const QJsonObject& card);
    void answer();
    void keep(const engine::AnyAction& action);
    void keepTyped();
    void keepCard(const QJsonObject& card); // with what of it cannot be read yet, as its draft
    QString draftKey() const;
    void followUndo();
    void retell(qint64 from, qint64 to); // what entries on the way told of cards, of those that were there when somebody sat down

    // What a correction brought into My cards: it goes and comes with it.
    struct Kept {
        qint64 node = 0;
        cards::Pack before, after;
        bool isBack = false;
    };

    Library& m_library;
    std::function<kit::CardEntry&()> m_make;
    kit::CardEntry* m_entry = nullptr;
    Photographs* m_photographs = nullptr; // with the form
    Drafts m_drafts;
    kit::Sitting* m_sitting = nullptr;
    const kit::Desk* m_desk = nullptr;
    std::optional<QList<cards::Section>> m_lists; // of the game
    qint64 m_node = 0, m_since = 0;               // where the table stood last, and which entries it had when somebody sat down
    engine::AnyState m_before;                    // the table's state, to see what the next act tells
    std::optional<QJsonObject> m_written;         // the same, once it was needed
    engine::AnyAction m_action;
    QString m_decision;
    QList<One> m_cards;
    QHash<QString, QJsonObject> m_typedAt; // of cards that lie on the table, for whoever takes the act back
    QString m_what;                        // is asked for; empty: a card that is drawn
    QJsonObject m_told;                    // what the table tells already of a card that lies there
    QJsonObject m_lies;                    // what else is true on the table of a card that lies there
    qsizetype m_at = -1;                   // which of them is asked; -1: none
    QList<Kept> m_kept;
};

} // namespace window

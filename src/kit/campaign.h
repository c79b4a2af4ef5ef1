// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One opened campaign: its journal, its table, and a signal of every change. Any number of sittings look at it, each with
// its own eyes.
#pragma once

#include "engine/revision.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace kit {

class Campaign : public QObject {
    Q_OBJECT

public:
    Campaign(QString title, const engine::Game& game, std::unique_ptr<engine::Journal> journal, engine::Clock clock);
    // At a table that others share: it was made of this journal already.
    Campaign(QString title, std::unique_ptr<engine::Journal> journal, std::unique_ptr<engine::Table> table);

    QString name;
    const engine::Table& table() const { return *m_table; }
    engine::Table& table() { return *m_table; }
    const engine::Journal& journal() const { return *m_journal; }
    bool isTakingBack() const { return m_isTakingBack; } // what is told now comes of undo

    // Each answers what was done; whatever was written is announced to everybody.
    engine::Submission commit(const engine::Judged& judged, const QString& who);
    engine::Submission undo(const QString& who); // of a whole act, however many entries it took
    engine::Submission redo(const QString& who); // of a whole act too
    engine::Submission goTo(qint64 node, const QString& who);
    engine::Submission rewrite(qint64 node, const QList<engine::Step>& steps, const QString& who);
    void together(const std::function<void()>& acts); // what happens within is one act for undo
    // Those acts as text, for a campaign that is opened again, and back. What is no such text is none.
    QStringList acts() const;
    void takeActs(const QStringList& kept);

    // What only another device of a shared table can do is asked of it here; nothing: it is done at this one.
    using Asks = std::function<std::optional<engine::Submission>(
        const engine::AnyAction& action, const QString& decision, const QString& who)>;
    Asks asks;
    // What this device may not do there: a condition that fails, and says whom to ask. It stands first on what is offered.
    static constexpr char rightReason[] = "D_RIGHT"; // the id of its reason: no decision of the table helps against that
    using Forbids = std::function<std::optional<engine::Condition>(const engine::AnyAction& action)>;
    Forbids forbids;
    // Others acted: the table was made anew of the same journal. Entries after `stands` have other numbers now: each `moved`
    // more, or none of them is known again. Who lays it says othersActed.
    void lay(std::unique_ptr<engine::Table> table, qint64 stands, std::optional<qint64> moved);

signals:
    void changed(const engine::Submission& submission);       // the table's state, on disk already
    void othersActed(qint64 stands, const QStringList& told); // a sentence for each act after `stands`
    void returned();                                          // entries were written, though they lead back to where it was

private:
    engine::Submission announced(const engine::Submission& submission);

    std::unique_ptr<engine::Journal> m_journal;
    std::unique_ptr<engine::Table> m_table;
    struct Act {
        qint64 before, after; // nodes
        qint64 first;         // its first entry: undone ones may lie between it and the node before
    };
    QList<Act> m_acts;      // of several entries
    QList<Act> m_takenBack; // acts that redo brings back whole, the nearest last
    bool m_isTakingBack = false;
};

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The history as tiles, newest first. Entries are read in blocks and put into words when a row is looked at, so that ten
// thousand of them open at once.
#pragma once

#include "engine/past/understood.h"
#include "kit/desk.h"
#include "kit/lists/differences.h"
#include "kit/drawn/tile_delegate.h"
#include "report/lines.h"

#include <QAbstractListModel>
#include <QCache>

#include <optional>

namespace window {

enum class EntryKind { Any, Plays, Corrections, Decisions, Settings, Moves, Differing, Lines };

class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { SeqRole = kit::TileUserRole };

    using QAbstractListModel::QAbstractListModel;

    void show(kit::Sitting* sitting, const kit::Desk* desk); // null: nothing
    void update();                                           // entries were added, or another one is current
    // Needs the chronicle to be complete unless everything is wanted.
    void filter(const QString& words, EntryKind kind, const QString& who);
    void showLines(const QList<report::LineOfPlay>& lines); // their ends instead of all entries
    bool isFiltered() const { return m_isFiltered; }

    qint64 seqAt(const QModelIndex& index) const;
    QModelIndex indexOf(qint64 seq) const;
    bool isOnLine(qint64 seq) const { return seq < m_onLine.size() && m_onLine[seq]; }
    const QList<qint64>& line() const { return m_line; } // of play, from the first entry to the present one
    std::optional<engine::Entry> entry(qint64 seq) const;
    QString sentence(const engine::Entry& entry) const;
    QStringList otherwise(qint64 seq) const; // that today's rules decide it otherwise, what was told then and what they say
    QStringList handsIn(const engine::Entry& entry) const;
    engine::Understood understoodIn(const engine::Entry& entry) const; // by today's rules; nothing of a guarded table
    QStringList changedIn(const engine::Entry& entry) const;
    QList<kit::Difference> changes(const engine::Entry& entry) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Words {
        QString sentence;
        QString outcome;
        QString detail;
        QStringList otherwise;
        QString mark;
        bool moves = false; // it is no part of any line
    };
    const Words* words(qint64 seq) const;
    bool isParentOther(const engine::Entry& one) const;
    QStringList thenAndToday(const engine::Entry& one, const engine::Understood& today) const;
    void readLine();

    kit::Sitting* m_sitting = nullptr;
    const kit::Desk* m_desk = nullptr;
    qint64 m_last = 0;
    bool m_isFiltered = false;
    QList<qint64> m_rows;           // when filtered
    QHash<qint64, QString> m_lines; // what they are called, when only their ends are shown
    QList<qint64> m_line;
    QList<bool> m_onLine; // by entry
    mutable QCache<qint64, QList<engine::Entry>> m_blocks{16};
    mutable QCache<qint64, Words> m_words{2000};
};

} // namespace window

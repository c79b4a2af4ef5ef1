// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A verdict as rows: every condition with a tick or a cross, the rule's page, and what would make it hold.
#pragma once

#include "engine/game.h"
#include "kit/drawn/tile_delegate.h"
#include "rulebook/terms.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>

#include <functional>

namespace kit {

// What is not known, without what a longer row of it says too.
QList<engine::Condition> unknownIn(const QList<engine::Condition>& conditions);

class VerdictModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { AtomRole = TileUserRole }; // the first rule that the condition cites

    using QAbstractListModel::QAbstractListModel;
    // Failed conditions first. What holds and is general, asked for by most acts alike, stands last behind one row.
    using General = QSet<const engine::Reason*>;
    void show(const engine::Game* game, const engine::Verdict& verdict, const General& general = {});
    bool isFolded(const QModelIndex& row) const { return m_folded > 0 && row.row() == rowCount() - 1; }
    void unfold();

    // What the table has pinned to the rule that tells an atom, ready to be read: it stands with the conditions that cite it.
    using Pinned = std::function<QStringList(const QString& atom)>;
    void setPinned(Pinned pinned) { m_pinned = std::move(pinned); } // for verdicts shown from now on

    // The words by which rules are known, for verdicts shown from now on; null: none is a link.
    void readBy(const rulebook::Terms* terms) { m_terms = terms; }
    const rulebook::Entry& linkedTo(int row, int link) const { return *wordsOf(row)[link].first.entry; }

    const engine::Condition& condition(int row) const { return m_conditions[row]; } // behind the fold, too
    QStringList pinnedTo(const engine::Reason& reason) const;                       // in the game of what is shown
    QString atomOf(int row) const; // the first rule that a condition cites; empty: none
    int conditions() const { return int(m_conditions.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    using Words = QList<std::pair<rulebook::Mention, bool>>; // true: in the details
    void awaitTerms();
    const Words& wordsOf(int row) const;
    QVariant linksOf(int row) const;

    const engine::Game* m_game = nullptr;
    const rulebook::Terms* m_terms = nullptr;
    bool m_isWaiting = false;          // for the book of these words
    mutable QHash<int, Words> m_words; // by row; a list is painted more often than it changes

    QList<engine::Condition> m_conditions;
    QList<QStringList> m_pins; // of each condition
    int m_folded = 0;          // how many of the last ones stand behind one row
    Pinned m_pinned;
};

// The pages that a reason cites, each once: "p. 11, 12".
QString pagesOf(const engine::Reason& reason, const engine::Game& game);

// What a verdict warns of, each with its rule and page: "Nils has 30 of 25 now (Vigor never rises above what is printed · p.
// 16)".
QStringList warningsOf(const engine::Verdict& verdict, const engine::Game& game);

} // namespace kit

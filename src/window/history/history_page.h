// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The history: every entry, what it changed, and every moment of the campaign to look at, to go on from, or to correct.
#pragma once

#include "engine/table_actions.h"
#include "window/history/history_model.h"
#include "rulebook/terms.h"
#include "window/page.h"

#include <memory>
#include <utility>

class QListView;

namespace Ui {
class HistoryPage;
class HistorySide;
} // namespace Ui

namespace kit {
class TermLabel;
}

namespace window {

class Library;
class RevisionPanel;
class Thumbnail;

class HistoryPage : public Page {
    Q_OBJECT

public:
    explicit HistoryPage(Library& library, QWidget* parent = nullptr);
    ~HistoryPage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    void open(const QString& what) override; // the number of an entry
    QWidget* side() override { return m_side; }
    QWidget* firstFocus() override;

private:
    void wire();
    void filter();
    void fillPeople();
    void chooseEntry(const QModelIndex& index);
    void showMoment();
    void revise();
    void copy() const;
    void showFigures();
    void showLines();
    void nameLine();
    void choosePart();
    void putBack();
    std::optional<engine::Correct> puttingBack() const; // what is chosen of the entry; nothing: it is so already
    bool isMeant(qint64 node);
    qint64 phaseStart() const; // 0: the present entry is its start
    std::optional<engine::Entry> chosen() const;

    Library& m_library;
    std::unique_ptr<Ui::HistoryPage> m_ui;
    std::unique_ptr<Ui::HistorySide> m_sideUi;
    QWidget* m_side; // the window takes it into its band
    rulebook::Terms m_terms;
    kit::TermLabel* m_sentence = nullptr; // what the chosen entry says
    Thumbnail* m_thumbnail;
    HistoryModel m_model;
    QListView* m_list;
    RevisionPanel* m_revision;
    kit::Sitting* m_sitting = nullptr;
    const kit::Desk* m_desk = nullptr;
    std::pair<qint64, qint64> m_meant; // from where to where what others did would be taken back: wanted once
    QList<report::LineOfPlay> m_lines; // of play, while they are shown
    qint64 m_chosen = 0;
    bool m_isAtPresent = true; // the choice goes along with the campaign
};

} // namespace window

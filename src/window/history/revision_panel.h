// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Correcting the past: another form of an entry, what would differ after it, and the choice to accept all, some or none of it.
#pragma once

#include "engine/revision.h"
#include "kit/lists/differences.h"
#include "kit/sitting.h"
#include "window/latest.h"

#include <QWidget>

class QTimer;

namespace Ui {
class RevisionPanel;
}
namespace kit {
class Desk;
class Form;
} // namespace kit

namespace window {

class RevisionPanel : public QWidget {
    Q_OBJECT

public:
    explicit RevisionPanel(QWidget* parent = nullptr);
    ~RevisionPanel() override;

    // Why it cannot be corrected comes back as faults: it lies on another line of play.
    QList<engine::Fault> revise(
        kit::Sitting& sitting, const kit::Desk* desk, const engine::Entry& entry, const QString& sentence);

    void forget();        // the campaign was closed
    bool isStale() const; // the table went on since; what would differ is not known any more

signals:
    void accepted(qint64 node, const QList<engine::Step>& steps); // to be played from that node on
    void left();

private:
    void showForm();
    void soon();    // what would differ is not known until it was looked for again
    void foresee(); // on another thread: thousands of entries may be played again
    void showFound(const engine::Result<engine::Foreseen>& found);
    QString sentenceOf(const engine::Step& step) const; // as it was told when it was played
    void listSteps(const engine::Foreseen& found);
    void showDifferences(const engine::AnyState& end);
    QJsonObject corrected() const; // what the form says, and what it does not show
    QList<engine::Step> steps() const;

    std::unique_ptr<Ui::RevisionPanel> m_ui;
    kit::Sitting* m_sitting = nullptr;
    const kit::Desk* m_desk = nullptr; // that calls things as its table does
    engine::Entry m_entry;
    QList<engine::Step> m_later;
    qint64 m_node = 0; // where the table was
    kit::Titles m_titles;
    QList<bool> m_kept;    // of m_later
    QList<bool> m_decided; // the rules refuse it now, the table keeps it
    kit::Form* m_form = nullptr;
    QTimer* m_soon;
    QList<engine::Step> m_tried; // what is being played again
    Latest<engine::Result<engine::Foreseen>> m_found;
};

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Hired Swords: ledger and order of play above, below them the career or the battle.
#pragma once

#include "kit/desk.h"

class QFrame;
class QLabel;
class QPushButton;

namespace kit {
class StageBar;
class TablePages;
} // namespace kit

namespace hiredswords::desk {

class BattlePage;
class CareerPage;
class LedgerStrip;
class LeftButton;

class Table : public kit::TableView {
    Q_OBJECT

public:
    Table(kit::Sitting& sitting, const kit::Desk& desk, QWidget* parent);
    void present(const engine::AnyState& state) override;
    void choose(const QString& actor) override;

private:
    void pressCard();
    bool hiresFirst() const;            // nobody goes on before
    void hire(const QStringList& crew); // one act for undo
    void hireEach(const QStringList& crew);
    QString resultOf(const engine::Submission& done) const;
    bool does(const engine::AnyAction& action); // whether the table changed

    CareerPage& career(); // both are made when they are first wanted
    BattlePage& battle();
    void turn();
    void presentPhases();
    void goOn(engine::AnyAction action);

    kit::Sitting& m_sitting;
    const kit::Desk& m_desk;
    QFrame* m_warning; // what is left undone
    QLabel* m_warningText;
    LedgerStrip* m_ledger;
    LeftButton* m_left;
    kit::StageBar* m_phases;
    kit::TablePages* m_pages;
    CareerPage* m_career = nullptr;
    BattlePage* m_battle = nullptr;
    QPushButton* m_more;
    QPushButton* m_chances;
    bool m_isOnRing = false;
    bool m_isWarned = false; // of what is left undone, since the table changed last
};

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table during a battle: the ring, and in its place, when wanted, the battle matrix or the form for the result of a
// battle that is kept on the table alone.
#pragma once

#include "games/hired-swords/desk/battle/matrix_model.h"
#include "kit/lists/task_model.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace kit {
class WholeLabel;
}

namespace hiredswords::desk {

class Ring;

class BattlePage : public QWidget {
    Q_OBJECT

public:
    BattlePage(kit::Sitting& sitting, QWidget* parent);
    void present(const engine::AnyState& state);
    void choose(const QString& actor);
    void tellResult(const QString& result); // of the last attack or feint; empty: there was none
    QWidget* firstFocus() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void intent(const engine::AnyAction& action);
    void chosen(const QString& actor);
    void picked();

private:
    QWidget* makeMatrix();
    QWidget* makeResult();
    void showMatrix();
    void showResult();
    void enterResult();
    void turnTo(int page);
    void say(const QString& hint);

    kit::Sitting& m_sitting;
    engine::AnyState m_state;
    QString m_result, m_hint;
    MatrixModel m_matrix;
    QStackedWidget* m_pages;
    Ring* m_ring;
    kit::WholeLabel* m_says;
    QPushButton* m_matrixButton;
    QPushButton* m_resultButton;
    QWidget* m_below = nullptr; // what is said of the ring, and what can be shown in its place
    QWidget* m_helpers = nullptr;
    QList<QCheckBox*> m_assists; // of the crew, by object name
    QCheckBox* m_strain = nullptr;
    QLabel* m_assistLabel = nullptr;
    QLabel* m_nobody = nullptr;
    QLabel* m_idle = nullptr; // helpers who help with nothing here
    kit::TaskModel m_line;
    QWidget* m_lineView = nullptr;
    QTableView* m_table = nullptr;
    QComboBox* m_ending = nullptr;
    QFormLayout* m_form = nullptr;
    QList<std::pair<QString, QComboBox*>> m_fates; // of the crew
};

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Beside a shared table: own acts that wait for a decision, what is not shared yet, what came from others, and the ways out.
#pragma once

#include "window/sharing/shared_table.h"

#include <QJsonObject>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace window {

class OnItsWay : public QWidget {
    Q_OBJECT

public:
    explicit OnItsWay(QWidget* parent = nullptr);

    void sit(kit::Sitting* sitting); // null: nothing lies on the table
    void refresh();
    void rest(); // what had the keyboard is gone

signals:
    void homeWanted(); // a copy of one's own
    void settled();    // an act that waited for a decision has it
    void otherWanted(
        const QString& verb, const QJsonObject& like); // what can be done instead of a dropped act is chosen elsewhere

private:
    void leave();
    QList<SharedTable::CameFirst> cameFirst(const share::Act& act);
    static void tellFirst(QWidget& frame, const QList<SharedTable::CameFirst>& first);
    QWidget* conflictOf(const share::Conflict& conflict);
    QString tellAnyway(const share::Conflict& conflict, QPushButton& anyway, QPushButton& drop, QWidget& reason);
    void refreshConflicts(const SharedTable& table);
    void refreshState(const SharedTable& table);
    void refreshLists(const SharedTable& table);

    kit::Sitting* m_sitting = nullptr;
    QVBoxLayout* m_conflicts;
    QVBoxLayout* m_waiting;
    QVBoxLayout* m_came;
    QLabel* m_state;
    QLabel* m_remedy;
    QWidget* m_moved; // where the server is found again
    QLineEdit* m_address;
    QPushButton* m_leave;
    QLabel* m_whyStay; // where nobody leaves now
    // By acts: what came before them, of as much as was confirmed then.
    QHash<QString, std::pair<qint64, QList<SharedTable::CameFirst>>> m_first;
    QStringList m_shown, m_shownOpen; // what the rows say: while it is the same they stay, and the keyboard too
};

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A Group Move in full: who comes along, and where at the border each of them stands.
#pragma once

#include "games/jagged-alliance/rules/actions.h"

#include <QDialog>

class QCheckBox;
class QComboBox;

namespace jaggedalliance::desk {

class GroupMoveForm : public QDialog {
    Q_OBJECT

public:
    GroupMoveForm(const State& state, const QString& to, QWidget* parent);
    GroupMove move() const;

private:
    struct Row {
        QString who;
        QCheckBox* goes = nullptr; // the leader always does
        QComboBox* area = nullptr; // none where there is nothing to choose
    };
    QString m_to;
    QList<Row> m_rows; // the leader first
    QCheckBox* m_shared = nullptr;
};

} // namespace jaggedalliance::desk

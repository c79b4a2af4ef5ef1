// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One computer at a shared table: whose it is, whether it is connected, and what it may, which a click changes at once.
#pragma once

#include "share/mirror.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QPushButton;

namespace window {

class Person : public QFrame {
    Q_OBJECT

public:
    struct Seat {
        QString id, name;
    };
    // What this computer may do about it: change rights, give the deal.
    struct Mine {
        bool isIt = false, mayAll = false, deals = false;
    };
    Person(const share::Device& device, const QList<Seat>& seats, const Mine& mine, QWidget* parent = nullptr);

    const share::Device& device() const { return m_device; }
    // There or away; nothing: nobody knows.
    void tell(std::optional<bool> isThere);

signals:
    void allowed(share::Right right, const QString& seat);
    void dealGiven();
    void sentAway(); // at the second press

private:
    QWidget* makeRights(bool mayAll);
    void sendAway();

    share::Device m_device;
    QLabel* m_there;
    QComboBox* m_seat;
    QPushButton* m_away;
};

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the hands must do with real cards, tokens and coins. A note stays until it is ticked.
#pragma once

#include <QFrame>

class QLabel;
class QListWidget;

namespace kit {

class HandsList : public QFrame {
    Q_OBJECT

public:
    explicit HandsList(QWidget* parent = nullptr);
    void add(const QStringList& notes);
    void clear();
    QStringList open() const; // not ticked yet

signals:
    void emptied();

private:
    void tick();
    QListWidget* m_list;
};

} // namespace kit

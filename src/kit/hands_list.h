// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the hands must do with real cards, tokens and coins. A note stays until it is ticked.
#pragma once

#include <QFrame>
#include <QHash>

class QLabel;
class QListWidget;

namespace kit {

class HandsList : public QFrame {
    Q_OBJECT

public:
    explicit HandsList(QWidget* parent = nullptr);
    void add(const QStringList& notes, qint64 node = 0); // node: after which they were made; 0: before this start
    // Everything that was made after a node was taken back on the line from there: notes of which none was done vanish with it.
    // False when some were done: then the table must be told what to put back.
    bool takeBack(qint64 node);
    void clear();
    QStringList open() const; // not ticked yet

signals:
    void emptied();

private:
    void tick();
    QListWidget* m_list;
    QHash<qint64, int> m_made; // node → how many notes
};

} // namespace kit

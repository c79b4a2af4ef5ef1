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
    void begin(
        const QStringList& notes, qint64 node);      // another table, at its node, with what was not ticked when it was put away
    void add(const QStringList& notes, qint64 node); // node: after which they were made
    // Everything that was made after a node was taken back on the line from there: notes of which none was done vanish with it.
    // False when some were done, or made before this start: then the table must be told what to put back.
    bool takeBack(qint64 node);
    void clear();
    QStringList open() const; // not ticked yet

signals:
    void emptied();

private:
    void tick();
    QListWidget* m_list;
    QHash<qint64, int> m_made; // node → how many notes
    qint64 m_start = 0;        // nothing is known of what was made up to this node
};

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the hands must do with real cards, tokens and coins. A note stays until it is ticked.
#pragma once

#include <QFrame>
#include <QMap>

class QLabel;
class QListWidget;

namespace kit {

class HandsList : public QFrame {
    Q_OBJECT

public:
    explicit HandsList(QWidget* parent = nullptr);
    void begin(const QStringList& kept, qint64 node); // another table, at its node, with what it kept when it was put away
    // node: after which they were made; act: what made them, in a sentence.
    void add(const QStringList& notes, qint64 node, const QString& act);
    // Everything that was made after a node was taken back on the line from there: notes of which none was done vanish with it.
    // False when some were done, or made before this start: then the table must be told what to put back.
    bool takeBack(qint64 node);
    void rename(const QString& before, const QString& now); // a card or somebody, wherever a note names them
    void clear();
    bool isEmpty() const;
    QStringList open() const; // not ticked yet, in order
    QStringList kept() const; // for begin: what is open, and how much was made lately

signals:
    void emptied();

private:
    void tick();
    void fit();
    QListWidget* m_list;
    QMap<qint64, int> m_made; // node → how many notes, done or not
    qint64 m_start = 0;       // nothing is known of what was made up to this node
};

} // namespace kit

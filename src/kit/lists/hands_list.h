// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the hands must do with real cards, tokens and coins, the newest first. A note stays until it is ticked.
#pragma once

#include <QFrame>
#include <QMap>

#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

namespace kit {

class HandsList : public QFrame {
    Q_OBJECT

public:
    explicit HandsList(QWidget* parent = nullptr);
    // Another table, at its node, with what it kept when it was put away. anew: what an entry made in other words than those
    // that were kept, the act and then each note; empty where nobody knows, and where they stay as they were.
    void begin(const QStringList& kept, qint64 node, const std::function<QStringList(qint64 node)>& anew = {});
    // node: after which they were made; act: what made them, in a sentence.
    void add(const QStringList& notes, qint64 node, const QString& act);
    // Everything that was made after a node was taken back on the line from there: notes of which none was done vanish with it.
    // False when some were done, or made before this start: then the table must be told what to put back.
    bool takeBack(qint64 node);
    // Acts stand at other nodes now, by those of before; 0: they are done no more. Then what was open of them goes, and what was
    // done already is to be put back. anew: as for begin, since an act that waited may have come to something else.
    void renumber(const QMap<qint64, qint64>& now, const std::function<QStringList(qint64 node)>& anew = {});
    // The same of all that was made after a node, up to another one: somebody else took it back. What was taken back before is
    // told already.
    void dropBetween(qint64 node, qint64 last);
    void rename(const QString& before, const QString& now); // a card or somebody, wherever a note names them
    void clear();
    bool isEmpty() const;
    // Its list scrolls: it never asks for the height of all its notes, which Qt would take for the least.
    bool hasHeightForWidth() const override { return false; }
    void setFolded(bool isFolded); // to its heading, with how much is to be done
    int foldedAway() const;        // what it would take more if it were not; 0: it is not folded
    QStringList open() const;      // not ticked yet, in order
    QStringList kept() const;      // for begin: what is open, and how much was made lately

signals:
    void emptied();

private:
    void add(const QStringList& notes, qint64 node, const QString& act, int index);
    void retell(qint64 node, const QStringList& words);
    void tick();
    void finish(int row);
    void fit();
    void fitStep();
    bool eventFilter(QObject* watched, QEvent* event) override;
    QLabel* m_heading;
    QListWidget* m_list;
    QPushButton* m_earlier;
    bool m_showsEarlier = false;
    bool m_isFolded = false;
    struct Made {
        int count = 0;    // notes, done or not
        QString act;      // in a sentence
        QStringList done; // what was ticked
    };
    QMap<qint64, Made> m_made; // by node
    qint64 m_start = 0;        // nothing is known of what was made up to this node
};

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole history read through once, a little at a time while the window has nothing else to do: every entry's sentence
// for searching, and the rules that decided it. Nothing is read before somebody asks.
#pragma once

#include "engine/past/understood.h"

#include <QObject>

#include <optional>

class QTimer;

namespace kit {

class Sitting;

class Chronicle : public QObject {
    Q_OBJECT

public:
    struct Line : engine::Saying {
        QString folded; // for searching
        QString verb;
        QString who;
        qint64 parent = 0;
        bool byDecision = false;
        QDateTime when;
        bool isOfCards = false; // what is printed was entered: nothing on the table was otherwise
    };
    struct Uses {
        int count = 0;
        qint64 last = 0; // entry
    };

    explicit Chronicle(Sitting& sitting);

    void read(); // goes on by itself until the end, and with every entry that comes
    bool isComplete() const;
    void finish(); // all of it now
    qint64 known() const { return m_lines.size(); }
    const Line& line(qint64 seq) const { return m_lines[seq - 1]; }     // of 1 … known()
    bool differs(qint64 seq) const;                                     // today's rules decide it otherwise, and it first
    QList<qint64> linesWith(const QStringList& folded, int most) const; // every word somewhere, newest first
    // How often these rules decided on the line of play that leads to the present.
    Uses usesOf(const QStringList& atoms) const;

signals:
    void grown();

private:
    void readSome(int milliseconds);
    bool readBlock();
    Line lineOf(const engine::Entry& entry);

    Sitting& m_sitting;
    QTimer* m_timer;
    QList<Line> m_lines;
    QList<engine::Entry> m_block; // read, not understood yet
    engine::AnyState m_state;     // after entry m_at
    qint64 m_at = 0;
    bool m_isWanted = false;
};

} // namespace kit

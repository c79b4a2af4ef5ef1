// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON text that knows where everything in it stands, and is stricter than QJsonDocument: no key twice, no deep nesting,
// no control characters, no number that a number cannot hold.
#pragma once

#include "engine/fault.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <vector>

namespace cards {

inline constexpr int deepest = 64;         // brackets within brackets
inline constexpr int mostValues = 100'000; // in one text; a pack of a thousand cards has some forty thousand
inline constexpr int longestName = 200;    // of a field, in bytes
inline constexpr int mostFaults = 50;      // told at once; whoever makes more gets a last one that says so

// A fault that still lacks its place: offset in bytes, and the path to the value if it has one.
struct Found {
    qsizetype offset = 0;
    QString path;
    QString value;
    QString problem;
    QString remedy;
};

class Text {
public:
    // file names the text in faults. The outermost value has to be an object.
    static engine::Result<Text> read(const QByteArray& json, const QString& file);

    // Its texts that hold characters which nobody sees, or which turn the order of text. One that is on the shelf already may
    // hold some: it was taken before anybody looked.
    QList<engine::Fault> unseen() const;

    const QJsonObject& root() const { return m_root; }

    // Where a value begins, found by keys and indices; the nearest one around it when it is not there.
    qsizetype offsetOf(const QStringList& path) const;
    // Where the key begins under which a value stands; -1 when there is no such key.
    qsizetype offsetOfKey(const QStringList& path, const QString& key) const;

    // The faults in the order of the text, each with file, line and column.
    QList<engine::Fault> placed(QList<Found> found) const;

    struct Spot {
        qsizetype key; // -1 when it stands in a list
        qsizetype value;
        int child = -1;
        int next = -1;
    };

private:
    int childOf(int spot, const QString& step) const;
    qsizetype endOfKey(qsizetype key) const;

    QByteArray m_json;
    QString m_file;
    QJsonObject m_root;
    std::vector<Spot> m_spots; // the outermost first
};

} // namespace cards

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on a shelf beside its campaigns: card packs that were imported, and what was pinned to rules. Both can be turned
// off; nothing of them is deleted, and none of it is understood here.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace shelf {

// One content that a pack ever had. Importing it anew adds another; the one with the highest number counts.
struct Pack {
    qint64 number = 0;
    QString id;
    QString game;
    QString title;
    QByteArray content; // the file, byte by byte
    QDateTime added;
    bool isOn = true; // offered to new campaigns
};

struct Pin {
    qint64 number = 0;
    QString entry; // of a rulebook
    QString kind;
    QString text;
    QString who;
    QDateTime when;
    bool isOn = true;
};

} // namespace shelf

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Characters that cannot be seen and change how those around them are: nothing that people read may hold them unshown.
#pragma once

#include "engine/fault.h"

#include <QJsonValue>
#include <QStringList>

namespace engine {

// Controls and line breaks, marks that turn the order of text, letters without width, and what is no character at all. The
// joiners that some scripts and pictures are written with are none of them.
bool isUnseen(char32_t c);

// In a name, or a title that things are told apart by, neither those nor what leaves no trace: hyphens that show at the end of
// a line alone, fillers, tags. A text that somebody copied may hold them.
bool isUnseenInName(char32_t c);

// Each of these by its number, "\u001b"; those that keep tells stay as they are.
QString withUnseenShown(const QString& text, QStringView keep = {});

// The same for every text and key of a value; null when none holds any, but line breaks and tabs.
QJsonValue withUnseenShown(const QJsonValue& value);

struct UnseenAt {
    QStringList path; // fields, and numbers of objects in lists; of a text in a list that of the list
    char32_t letter;

    Fault fault(const QString& place) const;
};

// Where texts anywhere in a value hold one of these, but line breaks and tabs, or a title what is none in a name. At most fifty.
QList<UnseenAt> unseenIn(const QJsonValue& value);

// A word as it is told back: nobody reads one of a hundred thousand letters.
QString echoed(const QString& word);

} // namespace engine

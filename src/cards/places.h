// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The places of a card: what its schema says of each field, read once, for lines, tables and faces that are filled in.
#pragma once

#include "engine/fault.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace cards {

// A card that a word may name: by its title or its id.
struct Name {
    QString id;
    QString title;

    bool operator==(const Name&) const = default;
};

// What names may mean, by the list that the card stands in ("mercenaries", "career"). The card's own list stands under "".
using Known = QMap<QString, QList<Name>>;

struct Place {
    enum Kind { Words, Number, Flag, Choice, Form, Parts, Free };

    QString path;                   // "budget", "arrows.north"
    QString name;                   // "north"
    std::optional<QString> letters; // before its value on a quick line; "": none; nothing: it is written name=value
    Kind kind = Words;
    bool isList = false;
    QStringList choices; // of a Choice
    int least = 0;       // of a Number
    int most = 9999;
    QRegularExpression word; // of a Form; without pattern: anything
    QString form;            // what a Form may be, in words
    QStringList parts;       // of a Form of several numbers
    QString between;         // what joins them
    QString names;           // whose ids it holds: "mercenaries"; empty: plain words
    QString help;
    std::optional<QString> printed; // "": on every card of its kind; "kind=contract|(final)": on such a card, maybe on such a one
    QList<Place> inner;             // of Parts

    bool isBare() const { return letters && letters->isEmpty(); }
    bool mayBeHalf() const; // one of its several numbers may be "?", which nobody knows
};

// In the order of the schema. A part whose places have letters of their own stands among them ("arrows.north").
QList<Place> placesOf(const QJsonObject& schema);

// Must the place be known on this card, or may it stand there at all? A budget does not on an encounter.
bool mustStandOn(const Place& place, const QJsonObject& card, const QList<Place>& places);
bool mayStandOn(const Place& place, const QJsonObject& card, const QList<Place>& places);
QString decidedBy(const Place& place); // the field that says so: "kind"; empty: it always may

// The places that must be known before this card is entered whole; a part counts as one place ("arrows").
struct Printed {
    QString path;
    bool isKnown = false;
};
QList<Printed> printedOn(const QJsonObject& card, const QList<Place>& places);

QStringList lacking(const QJsonObject& card, const QList<Place>& places); // fields; none: entered whole
bool isOnlyNamed(const QJsonObject& card);

// One value as somebody typed it: the shortest unambiguous beginning of a choice, rankings with blanks, commas or strokes, a
// title in place of an id. A fault has no place: its reader knows where the value stood.
engine::Result<QJsonValue> valueAt(const Place& place, const QString& typed, const Known& known = {});

// The same value in the spelling that all others mean.
QString spelled(const Place& place, const QJsonValue& value);

bool isTold(const QJsonValue& value);                          // null, "", [] and {} tell nothing
QJsonObject over(QJsonObject below, const QJsonObject& above); // what the upper one leaves blank the lower one tells

QJsonValue valueIn(const QJsonObject& card, const QString& path); // undefined: the card does not say
QJsonObject withValue(QJsonObject card, const QString& path, const QJsonValue& value);

// An id for a title: "The Miller's Road" becomes the-millers-road.
QString idFor(const QString& title);

} // namespace cards

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card as it is painted: title, health boxes, rankings. It fits itself into the room that it gets.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/drawn/fitting.h"

#include <QColor>
#include <QFont>
#include <QRectF>

class QPainter;

namespace kit {
struct Colours;
}

namespace hiredswords::desk {

using kit::elided;
using kit::sized;

struct CardFace {
    struct Line {
        QString name;
        QString brief; // when there is little room
        QString value;
        bool operator==(const Line&) const = default;
    };

    QString title;
    QString tag; // at the right of the title: "agent"
    std::optional<Health> health;
    QList<Line> lines;
    QString foot;
    QString ofFoot = {};    // what of the foot stands in place of the tag where the foot has no room
    QString sign{};         // of the foot, where that has no room: "↻"
    bool exhausted = false; // painted turned and paler; the foot says it in words
    bool operator==(const CardFace&) const = default;
};

QColor colourOf(Health health);                                       // on a card
QList<CardFace::Line> rankLines(const Ranks& ranks, bool withBlanks); // blank is 0 on opposition cards

double fittedHeight(const CardFace& face, const QRectF& room, const QFont& font); // what it takes of that room
double naturalWidth(const CardFace& face, const QFont& font);                     // for its title
double lettersIn(const CardFace& face, const QRectF& room, const QFont& font); // their size there; 0: something would be cut off
bool isNamed(const CardFace& face, const QRectF& room, const QFont& font);     // its title is seen there
QRectF healthBox(const CardFace& face, const QRectF& rect, const QFont& font,
    Health health); // where it is painted; empty where only a word has room
void paintCard(QPainter& painter, const QRectF& rect, const CardFace& face, const QFont& font, const kit::Colours& colours);
void paintBack(QPainter& painter, const QRectF& rect, int count, const QFont& font, const kit::Colours& colours);

} // namespace hiredswords::desk

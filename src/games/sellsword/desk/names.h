// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Units, attacks and effects in a few words, as cards say them, and how the sides are told apart: by shape, then colour.
#pragma once

#include "games/sellsword/rules/titles.h"
#include "kit/drawn/colours.h"
#include "kit/wording.h"

class QFont;
class QPainterPath;
class QRectF;

namespace sellsword::desk {

using kit::capital;
using kit::signedNumber;

QString percentText(double percent);   // "60 %", "<1 %"
QString shownAmpersands(QString text); // on buttons and in menus, where one alone underlines
// Of a long name its beginning, where what stands behind it tells the rows or buttons apart.
QString brief(const QString& name, qsizetype most = 22);

QString effectText(const Effect& effect);          // "10 pierce", "hobbled, recovers on Agility"
QString notedText(const Effect& effect);           // in the words of its card, where there are any
QString effectsText(const QList<Effect>& effects); // "10 pierce, and push 2, then hobbled"
// "range 2 · +7 against Armor · 10 pierce"; ? where nobody entered it
QString attackText(const State& state, const Unit& who, const Attack& attack);
QString priceText(int acts, const Tokens& tokens, int vigor); // "2 acts, 1 blue"; empty when it is one act
QString priceText(const Trait& trait);
QString faceText(int needed);                           // "9 or more": a 1 always misses, a 20 always hits
QString traitText(const Trait& trait);                  // "1 act, 5 Vigor · aura 4 · bonus 1"
QString giftsText(const State& state, const Unit& who); // common traits of card and mods: "Immune 5 cold · Toughness · Shield"
QStringList kindsOf(const UnitCard& card);              // "Human", "Seasoned 3" … "medium"
QString tokensText(const State& state, const Unit& unit); // "green 1 of 2"
QString unitText(const State& state, const Unit& unit);   // for screen readers: everything that a glance at the figure tells

QString initials(const State& state, const Unit& unit); // "GS", "QP2"
qsizetype sideIndex(const State& state, const QString& player);
QColor sideColour(const kit::Colours& colours, qsizetype side);
QFont grown(QFont font, double factor, bool bold = false);
QPainterPath sideShape(const QRectF& rect, qsizetype side); // circle, octagon, square, diamond …

} // namespace sellsword::desk

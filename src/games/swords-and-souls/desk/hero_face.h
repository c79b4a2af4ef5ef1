// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Heroes and cards as they are painted: a hero with tokens, treasures and counts; a card with its icons and price.
#pragma once

#include "games/swords-and-souls/rules/state.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plate.h"

#include <QBrush>
#include <QFont>
#include <QPen>
#include <QRectF>

class QPainter;

namespace kit {
struct Colours;
}

namespace swordsandsouls::desk {

using kit::elided;
using kit::plate;
using kit::sized;

struct HeroFace {
    QString name, hero, status;
    QColor colour;       // of the hero card
    bool isGray = false; // the talent is used
    bool isDown = false;
    bool isWeighty = false; // the status matters now
    bool isUrgent = false;  // and is no good news
    bool isDealt = true;
    bool hasTreasures = false;
    int small = 0, large = 0, obols = 0, fragments = 0;
    QString talent;
    QString foot;
    QString reaction; // the chance of a block or dodge in hand
};

struct CardLook {
    QString title;
    QString kind;        // "Reaction"
    QString says;        // "block"
    QString corner;      // "3 ◉"
    bool isDear = false; // costs more than there is
    bool isFaint = false;
};

QColor colourOf(const Hero& hero);
QString iconsText(const Card& card); // "Action, Reaction"
QString deedsText(const Card& card); // what it does, as far as it is entered
QString spokenCard(const State& state, const QString& id);

double heroHeight(double pixels);    // at letters of this size
double lowHeroHeight(double pixels); // where it has room for four lines alone
double farHeroHeight(double pixels); // what is left of it in far-reading mode
// Where talent and treasures are painted, so that they can be pressed.
QRectF talentPlace(const QRectF& rect, double pixels, bool isAlone); // no treasure lies beside it
QRectF treasureRow(const QRectF& rect, double pixels);
// Small hearts, the large one, obols and fragments, as wide as they are about.
struct FigurePlace {
    const char* name; // "small"
    QRectF rect;
};
QList<FigurePlace> figurePlaces(const QRectF& rect, double pixels);

void paintHero(QPainter& painter, const QRectF& rect, const HeroFace& face, const QFont& font, const kit::Colours& colours);
void paintFarHero(QPainter& painter, const QRectF& rect, const HeroFace& face, const QFont& font, const kit::Colours& colours);
void paintChip(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font, const QColor& line,
    const QColor& letters, bool dashed = false);
void paintCard(QPainter& painter, const QRectF& rect, const CardLook& look, const QFont& font, const kit::Colours& colours);
void paintDeck(QPainter& painter, const QRectF& rect, const QString& count, const QString& word, const QFont& font,
    const kit::Colours& colours);

void paintHeart(QPainter& painter, const QRectF& rect, bool isThere, const QColor& ghost);
void paintCoin(QPainter& painter, const QRectF& rect);
void paintFlame(QPainter& painter, const QRectF& rect, bool isThere, const QColor& ghost);

} // namespace swordsandsouls::desk

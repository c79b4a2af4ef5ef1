// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/card_face.h"

#include "games/hired-swords/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plate.h"
#include "kit/readable.h"

#include <QGuiApplication>
#include <QPainter>

namespace hiredswords::desk {

namespace {

constexpr QColor groove(0x80, 0x90, 0x90, 0x90); // where cards lie, on cloth as on paper

// Of what it is called as much as has room in whole words, in smaller letters before less of it.
void title(QPainter& painter, const QRectF& room, const QString& text, double most, const QColor& letters)
{
    constexpr double least = 5;
    QFont font = sized(painter.font(), most, true);
    QString shown;
    for (double pixels = most; pixels >= least && shown != text; --pixels) {
        font = sized(painter.font(), pixels, true);
        shown = kit::fitting(text, QFontMetrics(font), room.size().toSize());
    }
    kit::write(painter, room, Qt::AlignCenter | Qt::TextWordWrap, shown, font, letters);
}

// A card of the picture, the one in the row with that number, in the middle of its place: its name, or lines for what is
// printed on it where nobody could read it, and a bar of its health.
void chip(
    QPainter& painter, QRectF place, int at, int of, const QColor& face, const QColor& bar, bool turned, const QString& name)
{
    const double width = std::min(place.width() / (of + 0.3), place.height() * 1.1);
    const double height = std::min(place.height() * 0.78, width * 0.72);
    painter.save();
    painter.translate(place.center().x() + (at - (of - 1) / 2.0) * width * 1.08, place.center().y());
    if (turned)
        painter.rotate(8);
    const QRectF card(-width / 2, -height / 2, width, height);
    kit::plate(painter, card, 2, face, QPen(face.darker(130), 0.7));
    painter.setPen(Qt::NoPen);
    if (bar.isValid()) {
        painter.setBrush(turned ? bar.darker(130) : bar);
        painter.drawRect(QRectF(card.left() + width * 0.14, card.center().y(), width * 0.4, height * 0.16));
        painter.setBrush(face.darker(170));
        painter.drawRect(QRectF(card.left() + width * 0.14, card.bottom() - height * 0.25, width * 0.7, height * 0.08));
        const double letters = height * 0.2;
        if (!kit::isReadable(letters))
            painter.drawRect(QRectF(card.left() + width * 0.14, card.top() + height * 0.2, width * 0.55, height * 0.12));
        else
            title(painter, QRectF(card.left() + 4, card.top(), width - 8, height * 0.48), name, letters,
                kit::Colours::of(QGuiApplication::palette()).cardText);
    }
    painter.restore();
}

void ring(QPainter& painter, const QRectF& area, const State& state, const kit::Colours& colours)
{
    const double w = area.width() / 3;
    const double h = area.height() / 3;
    const auto place = [&](Spot at) { return QRectF(area.left() + at.column * w, area.top() + at.row * h, w, h); };
    for (int cell = 0; cell < 9; ++cell)
        if (cell != 4)
            kit::plate(
                painter, place({cell / 3, cell % 3}).adjusted(2, 2, -2, -2), 4, Qt::NoBrush, QPen(groove, 1, Qt::DashLine));
    const QRectF contract = place({1, 1}).adjusted(3, 3, -3, -3);
    kit::plate(painter, contract, 3, colours.card, QPen(colours.cardLine, 1));
    if (state.contract)
        title(painter, contract.adjusted(2, 1, -2, -1), titleOf(state, state.contract->card),
            std::max(6.0, contract.height() * 0.24), colours.cardText);
    painter.setPen(Qt::NoPen);
    for (const Position at : positions) {
        QList<const Fighter*> here;
        for (const Fighter& who : state.battle->crew)
            if (who.at == at && who.isOnTable())
                here += &who;
        for (int i = 0; i < here.size(); ++i)
            chip(painter, place(spotOf(at)), i, int(here.size()), colours.card, colourOf(here[i]->health), here[i]->exhausted,
                titleOf(state, here[i]->id));
    }
    for (const Zone zone : zones) {
        QList<const Opponent*> here;
        for (const Opponent& card : state.battle->opposition)
            if (card.zone == zone)
                here += &card;
        const int count = int(std::min<qsizetype>(here.size(), 4));
        for (int i = 0; i < count; ++i)
            chip(painter, place(spotOf(zone)), i, count, here[i]->faceUp ? colours.card : colours.back,
                here[i]->faceUp ? colours.bad : QColor(), here[i]->exhausted, titleOf(state, here[i]->id));
    }
}

} // namespace

void Desk::paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    if (state.battle && state.step != Step::Prepare && state.step != Step::Resolution) {
        ring(painter, area, state, colours);
    } else {
        // The deck, the card that lies before it, and the purse.
        const double wide = area.width() * 0.3;
        const QString drawn = state.contract ? state.contract->card : state.drawn;
        for (int under = 2; under >= 0; --under)
            kit::plate(painter, QRectF(area.left() + under * 2, area.top() + under * 2, wide, area.height() - 6), 4, colours.back,
                QPen(colours.back.lighter(140), 1));
        const QRectF card(area.left() + wide * 1.25, area.top(), wide, area.height() - 2);
        kit::plate(painter, card, 4, drawn.isEmpty() ? QBrush(Qt::NoBrush) : QBrush(colours.card),
            drawn.isEmpty() ? QPen(groove, 1, Qt::DashLine) : QPen(colours.cardLine, 1));
        if (!drawn.isEmpty())
            title(painter, card.adjusted(3, 3, -3, -3), titleOf(state, drawn), std::max(7.0, area.height() * 0.12),
                colours.cardText);
        const double coin = area.height() * 0.5;
        const QRectF purse(area.right() - (area.right() - card.right()) / 2 - coin / 2, area.center().y() - coin / 2, coin, coin);
        painter.setPen(QPen(QColor(0x8a, 0x61, 0x12), 2));
        painter.setBrush(QColor(0xf2, 0xc0, 0x55));
        painter.drawEllipse(purse);
        kit::write(painter, purse, Qt::AlignCenter, QString::number(state.wealth), sized(painter.font(), coin * 0.42, true),
            QColor(0x3a, 0x2a, 0x08));
    }
}

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/card_face.h"

#include "kit/drawn/colours.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/frame.h"
#include "kit/forms/form.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace kit {

namespace {

constexpr double rim = 14;

bool isArrow(Shape shape)
{
    return shape == Shape::North || shape == Shape::East || shape == Shape::South || shape == Shape::West;
}

// A figure in the middle, its name above it.
bool isFigure(Shape shape) { return isArrow(shape) || shape == Shape::Number || shape == Shape::Circle; }

// An arrow points outwards: its tip takes a quarter of it.
QPainterPath outline(Shape shape, const QRectF& r)
{
    QPainterPath path;
    if (shape == Shape::Circle) {
        path.addEllipse(r);
        return path;
    }
    if (!isArrow(shape)) {
        path.addRoundedRect(r, 6, 6);
        return path;
    }
    const double tip = (shape == Shape::North || shape == Shape::South ? r.height() : r.width()) * 0.26;
    const double top = shape == Shape::North ? r.top() + tip : r.top();
    const double bottom = shape == Shape::South ? r.bottom() - tip : r.bottom();
    const double left = shape == Shape::West ? r.left() + tip : r.left();
    const double right = shape == Shape::East ? r.right() - tip : r.right();
    path.moveTo(left, top);
    if (shape == Shape::North)
        path.lineTo(r.center().x(), r.top());
    path.lineTo(right, top);
    if (shape == Shape::East)
        path.lineTo(r.right(), r.center().y());
    path.lineTo(right, bottom);
    if (shape == Shape::South)
        path.lineTo(r.center().x(), r.bottom());
    path.lineTo(left, bottom);
    if (shape == Shape::West)
        path.lineTo(r.left(), r.center().y());
    path.closeSubpath();
    return path;
}

// What an arrow leaves for words.
QRectF roomIn(Shape shape, QRectF r)
{
    const double tall = r.height() * 0.22, wide = r.width() * 0.2;
    switch (shape) {
    case Shape::North:
        return r.adjusted(4, tall, -4, -2);
    case Shape::South:
        return r.adjusted(4, 2, -4, -tall);
    case Shape::East:
        return r.adjusted(4, 3, -wide, -3);
    case Shape::West:
        return r.adjusted(wide, 3, -4, -3);
    case Shape::Circle:
        return r.adjusted(r.width() * 0.12, r.height() * 0.12, -r.width() * 0.12, -r.height() * 0.12);
    default:
        return r.adjusted(8, 3, -8, -3);
    }
}

// Name and value of one place: one above the other, or the value alone where it speaks for itself.
struct Parts {
    QRectF name; // empty: it is not written
    QRectF value;
    double namePixels = 0;
    double valuePixels = 0;
};

Parts partsOf(Shape shape, const QRectF& place, double letters)
{
    QRectF room = roomIn(shape, place);
    Parts parts;
    if (shape == Shape::Title || shape == Shape::Chip) {
        parts.value = room;
        parts.valuePixels = std::min(letters * (shape == Shape::Title ? 1.7 : 1.0), room.height() * 0.8);
        return parts;
    }
    if (shape == Shape::Words && room.height() < letters * 2.2) { // two lines would both be too small to be read
        parts.value = room;
        parts.valuePixels = std::min(letters, room.height() * 0.84);
        return parts;
    }
    parts.namePixels = std::min(letters * 0.85, room.height() * 0.38);
    parts.name = QRectF(room.left(), room.top(), room.width(), parts.namePixels * 1.3);
    parts.value = room.adjusted(0, parts.name.height(), 0, 0);
    const double most = shape == Shape::Words ? letters : letters * 1.6;
    parts.valuePixels = std::min(most, parts.value.height() * 0.84);
    if (shape != Shape::Words) // three bold digits fit in
        parts.valuePixels = std::min(parts.valuePixels, parts.value.width() / 2.3);
    if (parts.value.height() > most * 1.5) { // no gap between the name and its value
        const double slack = parts.value.height() - most * 1.5;
        parts.name.translate(0, shape == Shape::Words ? 0 : slack / 2);
        parts.value.setTop(parts.name.bottom());
        parts.value.setHeight(most * 1.5);
    }
    return parts;
}

// That many pixels, or so many fewer that the words fit in, as long as they can be read.
QFont fittingIn(double width, const QString& words, const QFont& font, double pixels, bool bold)
{
    constexpr double least = 8;
    while (pixels > least && QFontMetricsF(sized(font, pixels, bold)).horizontalAdvance(words) > width)
        --pixels;
    return sized(font, pixels, bold);
}

// Long names in two lines, before their letters become too small to be read.
void paintFitting(QPainter& painter, const QRectF& room, int flags, const QString& words, double pixels, const QColor& letters)
{
    const double least = pixels * 0.7;
    const QFont small = sized(painter.font(), least, false);
    if (words.contains(QLatin1Char(' ')) && room.height() > 2 * QFontMetricsF(small).height()
        && QFontMetricsF(small).horizontalAdvance(words) > room.width()) {
        painter.setFont(small);
        painter.setPen(letters);
        painter.drawText(room, flags | Qt::TextWordWrap, words);
        return;
    }
    elided(painter, room, flags, words, fittingIn(room.width(), words, painter.font(), pixels, false), letters);
}

} // namespace

CardFace::CardFace(QWidget* parent)
    : QFrame(parent)
{
    setObjectName(QStringLiteral("cardFace"));
    setAccessibleName(tr("The card's face"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize CardFace::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 12, line * 9};
}

void CardFace::clear()
{
    for (PlaceEdit* edit : std::as_const(m_edits)) {
        edit->blockSignals(true);
        edit->hide();
        edit->deleteLater();
    }
    m_edits.clear();
    m_layout.clear();
}

void CardFace::show(const QList<cards::Place>& places, const CardLayout& layout, const cards::Known& known)
{
    QList<PlaceEdit*> kept;
    m_layout.clear();
    for (const Spot& spot : layout) {
        const auto place = std::ranges::find(places, spot.path, &cards::Place::path);
        if (place == places.end())
            continue;
        m_layout += spot;
        PlaceEdit* one = edit(spot.path);
        if (!one) {
            one = new PlaceEdit(*place, known, this);
            one->setAlignment(spot.shape == kit::Shape::Title || spot.shape == kit::Shape::Words || spot.shape == kit::Shape::Chip
                    ? Qt::AlignLeft | Qt::AlignVCenter
                    : Qt::AlignCenter);
            one->installEventFilter(this);
            connect(one, &PlaceEdit::typed, this, &CardFace::typed);
            connect(one, &PlaceEdit::shownAs, this, qOverload<>(&QWidget::update));
        }
        kept += one;
    }
    for (PlaceEdit* one : std::as_const(m_edits))
        if (!kept.contains(one)) {
            one->blockSignals(true);
            one->hide();
            one->deleteLater();
        }
    m_edits = kept;
    for (qsizetype i = 0; i < m_edits.size(); ++i) {
        m_edits[i]->show();
        if (i > 0)
            setTabOrder(m_edits[i - 1], m_edits[i]);
    }
    layOut();
}

PlaceEdit* CardFace::edit(const QString& path) const
{
    const auto it = std::ranges::find_if(m_edits, [&](const PlaceEdit* one) { return one->place().path == path; });
    return it == m_edits.end() ? nullptr : *it;
}

PlaceEdit* CardFace::current() const
{
    const auto it = std::ranges::find_if(m_edits, [](const PlaceEdit* one) { return one->hasFocus(); });
    return it == m_edits.end() ? nullptr : *it;
}

void CardFace::setCard(const QJsonObject& card)
{
    for (PlaceEdit* one : std::as_const(m_edits))
        one->setValue(cards::valueIn(card, one->place().path));
    update();
}

void CardFace::setGuesses(const QJsonObject& before)
{
    for (PlaceEdit* one : std::as_const(m_edits)) {
        const cards::Place::Kind kind = one->place().kind;
        const bool isOwn = kind == cards::Place::Words; // names and texts are each card's own
        const QJsonValue guess = isOwn ? QJsonValue(QJsonValue::Undefined) : cards::valueIn(before, one->place().path);
        one->setGuess(guess);
        if (guess.isUndefined() && isFigure(m_layout[m_edits.indexOf(one)].shape))
            one->setPlaceholderText({}); // its name is painted, as large as there is room
    }
    layOut();
}

QJsonObject CardFace::filled(QJsonObject card) const
{
    for (const PlaceEdit* one : m_edits)
        if (const QJsonValue value = one->value(); value != cards::valueIn(card, one->place().path))
            card = cards::withValue(card, one->place().path, value);
    return card;
}

QWidget* CardFace::first() const
{
    const auto open =
        std::ranges::find_if(m_edits, [](const PlaceEdit* one) { return one->isOpen() || !one->problem().isEmpty(); });
    return open != m_edits.end() ? *open : m_edits.value(0);
}

void CardFace::begin()
{
    if (QWidget* one = first())
        one->setFocus(Qt::TabFocusReason);
}

bool CardFace::goOn(int by)
{
    const PlaceEdit* now = current();
    const qsizetype next = now ? m_edits.indexOf(now) + by : 0;
    if (next < 0 || next >= m_edits.size())
        return false;
    m_edits[next]->setFocus(Qt::TabFocusReason);
    return true;
}

QRectF CardFace::rectOf(const Spot& spot) const
{
    const QRectF area = QRectF(rect()).adjusted(rim, rim * 0.7, -rim, -rim * 0.7);
    return QRectF(area.left() + spot.at.left() * area.width(), area.top() + spot.at.top() * area.height(),
        spot.at.width() * area.width(), spot.at.height() * area.height())
        .adjusted(3, 2, -3, -2);
}

void CardFace::layOut()
{
    const double letters = fontInfo().pixelSize();
    for (qsizetype i = 0; i < m_edits.size(); ++i) {
        const QRectF place = rectOf(m_layout[i]);
        const Parts parts = partsOf(m_layout[i].shape, place, letters);
        constexpr int around = 4; // of the words in a line
        m_edits[i]->setFont(fittingIn(parts.value.width() - around, m_edits[i]->placeholderText(), font(), parts.valuePixels,
            m_layout[i].shape != kit::Shape::Words));
        constexpr double least = 24; // what is pressed has room for a finger, also where its letters are small
        const double missing = std::max(0.0, least - parts.value.height()),
                     below = std::clamp(place.bottom() - parts.value.bottom(), 0.0, missing);
        m_edits[i]->setGeometry(parts.value.adjusted(0, below - missing, 0, below).toRect());
    }
    update();
}

void CardFace::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    layOut();
}

void CardFace::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
}

bool CardFace::eventFilter(QObject* watched, QEvent* event)
{
    auto* one = qobject_cast<PlaceEdit*>(watched);
    if (!one || !m_edits.contains(one))
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn) {
        emit moved(one->place().path);
        update();
    } else if (event->type() == QEvent::FocusOut) {
        update();
    } else if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
            return false;
        const auto held = key->modifiers() & ~Qt::KeypadModifier;
        if (held == Qt::ShiftModifier) {
            goOn(-1);
            return true;
        }
        if (held != Qt::NoModifier)
            return false;
        one->takeGuess();
        if (!one->problem().isEmpty())
            one->selectAll(); // it says why, and waits
        else if (!goOn(1))
            emit passed();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void CardFace::paintSpot(QPainter& painter, const Spot& spot, const PlaceEdit& edit) const
{
    const Colours& colours = Colours::of(palette());
    const QRectF place = rectOf(spot);
    const Parts parts = partsOf(spot.shape, place, fontInfo().pixelSize());
    const bool isHere = edit.hasFocus(), isOpen = edit.isOpen(), isWrong = !edit.problem().isEmpty();
    // The accent of the light theme: the card is light in both.
    const QColor ring = isWrong ? Colours::light().bad : Colours::light().accent;
    const QPainterPath path = outline(spot.shape, place);
    if (isHere || isWrong) {
        QColor glow = ring;
        glow.setAlpha(70);
        painter.setPen(QPen(glow, 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        painter.setPen(QPen(ring, 2));
        painter.setBrush(QColor(Qt::white));
        painter.drawPath(path);
    } else if (spot.shape == kit::Shape::Title
        || ((spot.shape == kit::Shape::Number || spot.shape == kit::Shape::Words) && !isOpen)) {
        painter.setPen(QPen(colours.cardLine, 1));
        painter.drawLine(place.bottomLeft() + QPointF(2, 0), place.bottomRight() - QPointF(2, 0));
    } else {
        QColor fill = colours.cardLine;
        fill.setAlpha(isOpen ? 0 : 70);
        painter.setPen(QPen(
            isOpen ? colours.cardMuted : colours.cardLine.darker(115), isOpen ? 1 : 1.4, isOpen ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(fill);
        painter.drawPath(path);
    }
    const bool isEmpty = isOpen && !isHere && edit.saysName(), isRow = !edit.place().parts.isEmpty();
    if (parts.name.isEmpty() || (isOpen && edit.saysName() && !isRow && !isFigure(spot.shape)))
        return; // the place itself says it
    const QString name = edit.called();
    QStringList names; // which number is which
    for (const QString& part : edit.place().parts)
        names += wordsWithin(part);
    if (QFontMetricsF(font()).horizontalAdvance(name + names.join(QLatin1Char(' '))) > parts.name.width())
        for (QString& part : names)
            part = part.left(3);
    const QColor letters = isHere ? ring : colours.cardMuted;
    const int flags = int(spot.shape == kit::Shape::Words ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter;
    if (isEmpty && isFigure(spot.shape) && !isRow)
        return paintFitting(painter, parts.name.united(parts.value), flags, name, fontInfo().pixelSize(), letters);
    if (isEmpty && isFigure(spot.shape))
        paintFitting(painter, parts.value, flags, names.join(QLatin1Char(' ')), fontInfo().pixelSize(), letters);
    else if (isRow)
        names.prepend(name);
    paintFitting(painter, parts.name, flags, isRow && !isEmpty ? names.join(QLatin1Char(' ')) : name, parts.namePixels, letters);
}

void CardFace::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& colours = Colours::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, QRectF(rect()).adjusted(1, 1, -1, -1), 10, colours.card, colours.cardLine);
    for (qsizetype i = 0; i < m_edits.size(); ++i)
        paintSpot(painter, m_layout[i], *m_edits[i]);
}

} // namespace kit

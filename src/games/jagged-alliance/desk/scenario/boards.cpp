// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/boards.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/scenario/cubes.h"
#include "games/jagged-alliance/rules/query.h"
#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plate.h"
#include "kit/target.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace jaggedalliance::desk {

namespace {

constexpr double gap = 6, slotGap = 4;
constexpr double lowBoard = 1.6, tightBoard = 1.4, lowSlot = 1.3; // lines

} // namespace

Boards::Boards(QWidget* parent)
    : Picture("boards", jaggedalliance::tr("Mercenary boards"), parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &Picture::pressed, this, [this](const QString& cell) {
        if (!cell.startsWith(QLatin1String("rest:")))
            return;
        m_turned = idIn(cell).toInt();
        relayout();
        update();
    });
}

QList<const Mercenary*> Boards::shownOnes() const
{
    QList<const Mercenary*> all;
    for (const Mercenary& who : state().mercenaries)
        if (who.place == MercPlace::Team || who.place == MercPlace::Waiting || who.place == MercPlace::Fallen)
            all += &who;
    return all;
}

QString Boards::opened(const QList<const Mercenary*>& all) const
{
    const auto has = [&](const QString& id) {
        return std::ranges::any_of(all, [&](const Mercenary* who) { return who->id == id; });
    };
    return has(actor()) ? actor() : has(state().active) ? state().active : all.isEmpty() ? QString() : all.first()->id;
}

QList<Boards::Slot> Boards::slotsFor(const Mercenary& who) const
{
    QList<Slot> all;
    if (!tracksTable(state()))
        return all;
    const auto add = [&](Place place, const QString& name) {
        bool isFree = true;
        for (const Card* card : cardsOf(state(), who.id))
            if (card->place == place) {
                all += Slot{name, card->id};
                isFree = false;
            }
        if (isFree)
            all += Slot{name, {}};
    };
    for (const Place place : jaggedalliance::slotsOf(who))
        add(place, placeName(place));
    if (who.allySlots > 0)
        add(Place::Ally, placeName(Place::Ally));
    int load = 0;
    for (const Card* card : cardsOf(state(), who.id))
        if (card->place == Place::Inventory || card->place == Place::Received) {
            all += Slot{
                card->place == Place::Inventory ? jaggedalliance::tr("inventory") : jaggedalliance::tr("just gained"), card->id};
            ++load;
        }
    if (who.place == MercPlace::Fallen) // its upgrades are discarded one by one
        for (const Card* card : cardsOf(state(), who.id))
            if (card->place == Place::Attached)
                all += Slot{jaggedalliance::tr("upgrade"), card->id};
    for (; load < who.inventory; ++load)
        all += Slot{jaggedalliance::tr("inventory"), {}};
    return all;
}

QString Boards::spoken(const Mercenary& who) const
{
    QStringList parts{titleOf(state(), who.id)};
    if (const QString now = standing(state(), who); !now.isEmpty())
        parts += now;
    if (who.place == MercPlace::Team) {
        const bool isKnown = blankStart(state(), who).isEmpty();
        const auto sum = [&](int cubes) { return isKnown ? number(cubes) : QStringLiteral("?"); };
        parts += engine::fill(jaggedalliance::tr("stamina %1, fatigue %2, wounds %3; cubes: %4 of %5"),
            {staminaText(state(), who), number(who.fatigue), number(who.wounds), sum(who.stamina + who.fatigue + who.wounds),
                sum(mostCubes(state(), who))});
        if (tracksTable(state()))
            parts += engine::fill(jaggedalliance::tr("command actions ready: %1"), {number(who.command)});
        if (!who.at.isEmpty())
            parts += placeText(state(), who.at, isLiberated(state(), who.at) ? QString() : who.area.toUpper());
    }
    return parts.join(QStringLiteral(", "));
}

double Boards::lowestBoard() const
{
    return kit::isFar() ? kit::farPixels * 1.15
                        : std::max(unit() * (kit::isTight(*this) ? tightBoard : lowBoard), kit::leastTarget);
}

double Boards::lowestSlot() const { return std::max(unit() * lowSlot, kit::leastTarget + slotGap); }

double Boards::boardsHeight() const { return double(shownOnes().size()) * (lowestBoard() + gap) + 6; }

// Where the room is low more slots lie beside each other, then free ones of a kind are one.
Boards::Rows Boards::rowsIn(double height) const
{
    if (kit::isFar())
        return {{}, 1, 0}; // the menu of each board has them
    Rows rows{slotsFor(mercenary(state(), opened(shownOnes()))), std::clamp(int(width() / (unit() * 9)), 2, 5), 0};
    const int most = std::max(rows.across, int(width() / (unit() * 5.5)));
    const auto count = [&] { rows.down = int((rows.shown.size() + rows.across - 1) / rows.across); };
    const auto isLow = [&] { return boardsHeight() + rows.down * lowestSlot() > height; };
    for (count(); isLow() && rows.across < most; count())
        ++rows.across;
    if (!isLow())
        return rows;
    QList<Slot> merged;
    for (const Slot& slot : std::as_const(rows.shown)) {
        const auto same =
            std::ranges::find_if(merged, [&](const Slot& one) { return one.card.isEmpty() && one.name == slot.name; });
        if (slot.card.isEmpty() && same != merged.end())
            ++same->count;
        else
            merged += slot;
    }
    rows.shown = merged;
    count();
    const int fitting = std::max(1, int((height - boardsHeight()) / lowestSlot()));
    if (rows.down <= fitting)
        return rows;
    // Still too many: that a place is free gives way to cards, and what has no room then is turned over to.
    std::ranges::stable_partition(rows.shown, [](const Slot& one) { return !one.card.isEmpty(); });
    const auto cards = std::ranges::count_if(rows.shown, [](const Slot& one) { return !one.card.isEmpty(); });
    const qsizetype room = qsizetype(fitting) * rows.across;
    if (cards > room) {
        const qsizetype shown = std::max<qsizetype>(1, room - 1), first = m_turned < cards ? m_turned / shown * shown : 0;
        rows.next = first + shown < cards ? int(first + shown) : 0;
        rows.shown = rows.shown.mid(first, std::min(shown, cards - first));
        rows.shown += Slot{{}, {}, int(cards - rows.shown.size())};
        rows.isFolded = true;
    } else {
        rows.shown = rows.shown.first(room);
    }
    count();
    return rows;
}

// All boards, and a row of cards: more of them lie open where there is room.
void Boards::fitHeight()
{
    if (isEmpty() || width() < 50)
        return;
    setMinimumHeight(std::max(140, int(boardsHeight() + (rowsIn(0).down > 0 ? lowestSlot() : 0))));
}

void Boards::present(const engine::AnyState& state, const QSet<QString>& targets, const QString& actor)
{
    Picture::present(state, targets, actor);
    fitHeight();
}

void Boards::resizeEvent(QResizeEvent* event)
{
    Picture::resizeEvent(event);
    fitHeight();
}

void Boards::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isCount = key == Qt::Key_Plus || key == Qt::Key_Minus || (key >= Qt::Key_0 && key <= Qt::Key_9);
    if (const QString cell = focusedCell(); isCount && cell.startsWith(QLatin1String("merc:")))
        emit countWanted(idIn(cell), key, 0);
    else
        Picture::keyPressEvent(event);
}

double Boards::namesWidth(const QRectF& inside) const { return inside.width() * (inside.height() < unit() * 2.2 ? 0.45 : 0.3); }

QRectF Boards::zoneRoom(const QRectF& board, int zone) const
{
    const QRectF inside = board.adjusted(9, 3, -8, -3);
    const double wide = (inside.width() - namesWidth(inside) - unit() * 2.2) / 3;
    return QRectF(inside.left() + namesWidth(inside) + zone * wide, inside.top(), wide - 6, inside.height());
}

std::pair<QString, int> Boards::zoneAt(QPointF at) const
{
    for (const kit::Cell& cell : cells())
        for (int zone = 0; zone < 3 && cell.id.startsWith(QLatin1String("merc:")); ++zone)
            if (zoneRoom(cell.rect, zone).contains(at) && mercenary(state(), idIn(cell.id)).place == MercPlace::Team)
                return {idIn(cell.id), zone};
    return {};
}

void Boards::wheelEvent(QWheelEvent* event)
{
    const auto [who, zone] = zoneAt(event->position());
    const Mercenary& one = mercenary(state(), who);
    const int turn = event->angleDelta().y();
    if (who.isEmpty() || turn == 0 || (zone == 0 && !blankStart(state(), one).isEmpty()))
        return event->ignore();
    const int cubes[] = {one.stamina, one.fatigue, one.wounds};
    const int next = cubes[zone] + (turn > 0 ? 1 : -1);
    if (next >= 0 && next <= mostCubes(state(), one) + beyondCubes)
        emit counted(who, zone, next);
}

// A cube itself is counted; the board around it is whoever it belongs to.
void Boards::mousePressEvent(QMouseEvent* event)
{
    const auto [who, zone] = zoneAt(event->position());
    const bool isCube = std::ranges::any_of(m_cubes, [&](const QRectF& cube) { return cube.contains(event->position()); });
    if (event->button() == Qt::LeftButton && isCube && !who.isEmpty())
        emit countWanted(who, 0, zone);
    else
        Picture::mousePressEvent(event);
}

QList<kit::Cell> Boards::laidOut() const
{
    QList<kit::Cell> cells;
    if (isEmpty() || width() < 50)
        return cells;
    const QList<const Mercenary*> all = shownOnes();
    if (all.isEmpty())
        return cells;
    const QString open = opened(all);
    const Rows rows = rowsIn(height());
    const auto& [slots_, across, down, next, isFolded] = rows;
    const double count = double(all.size());
    // The boards first; what is left is for the cards of one of them.
    const double least = std::max(lowestBoard(), unit() * 2.5);
    const double slotHigh =
        std::clamp((height() - count * (least + gap)) / std::max(1, down), lowestSlot(), std::max(lowestSlot(), unit() * 3));
    const double rowHigh =
        std::clamp((height() - down * slotHigh - 4) / count - gap, lowestBoard(), std::max(lowestBoard(), unit() * 4.4));
    double y = 0;
    for (const Mercenary* who : all) {
        kit::Cell board = made(QStringLiteral("merc:") + who->id, QRectF(0, y, width(), rowHigh), spoken(*who), who->ability);
        board.chosen = who->id == actor() || (actor().isEmpty() && who->id == state().active);
        cells += board;
        y += rowHigh + gap;
        if (who->id != open)
            continue;
        const double wide = (width() - 10.0) / across;
        for (int i = 0; i < slots_.size(); ++i) {
            const QRectF rect(10 + (i % across) * wide, y - 1 + (i / across) * slotHigh, wide - 5, slotHigh - slotGap);
            const QString id = slots_[i].card;
            if (isFolded && i + 1 == slots_.size()) {
                cells += made(QStringLiteral("rest:%1").arg(next), rect,
                    engine::fill(jaggedalliance::tr("Cards that have no room here: %1"), {number(slots_[i].count)}),
                    jaggedalliance::tr("Turns over to them"));
                continue;
            }
            if (id.isEmpty()) {
                const QString times = slots_[i].count > 1 ? QStringLiteral(" ×") + number(slots_[i].count) : QString();
                kit::Cell free = made(QStringLiteral("free:%1").arg(i), rect,
                    engine::fill(jaggedalliance::tr("%1, free"), {capital(slots_[i].name) + times}));
                free.walkable = false;
                cells += free;
                continue;
            }
            QStringList parts{titleOf(state(), id), slots_[i].name};
            for (const Card* upgrade : upgradesOf(state(), id))
                parts += engine::fill(jaggedalliance::tr("with %1"), {titleOf(state(), upgrade->id)});
            cells += made(
                QStringLiteral("card:") + id, rect, parts.join(QStringLiteral(", ")), cardKindText(state(), card(state(), id)));
        }
        y += down * slotHigh + 2;
    }
    return cells;
}

void Boards::paint(QPainter& painter)
{
    if (cells().isEmpty()) {
        painter.setPen(colours().muted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, jaggedalliance::tr("No mercenary is on the team yet"));
        return;
    }
    m_cubes.clear();
    for (const kit::Cell& cell : cells())
        cell.id.startsWith(QLatin1String("merc:")) ? paintBoard(painter, cell) : paintSlot(painter, cell);
}

// How many there are, to be read from two metres.
void Boards::paintFar(QPainter& painter, const QRectF& room, const QString& word, const QString& sum, const QColor& colour) const
{
    painter.setFont(kit::sized(font(), kit::farPixels, true));
    painter.setPen(colour);
    const double used = text(painter, room, sum);
    painter.setFont(letters(0.78));
    painter.setPen(colours().muted);
    text(painter, room.adjusted(used + 6, 0, 0, 0), word);
}

// Cubes of one zone under what is told of them; returns where the next zone may begin.
double Boards::paintCubes(QPainter& painter, const QRectF& room, const Zone& zone)
{
    const bool isLow = room.height() < unit() * 1.9;
    painter.setPen(colours().muted);
    painter.setFont(letters(0.78));
    QString words = zone.told;
    if (isLow && QFontMetricsF(painter.font()).horizontalAdvance(words) > room.width() / 2)
        words = zone.brief;
    if (QFontMetricsF(painter.font()).horizontalAdvance(words) > room.width()) // a number alone says nothing
        words = zone.brief.left(1) + QLatin1Char(' ') + zone.sum;
    const double captionWide = QFontMetricsF(painter.font()).horizontalAdvance(words);
    text(painter, isLow ? room : QRectF(room.left(), room.top(), room.width(), room.height() / 2), words);
    QRectF row =
        isLow ? room.adjusted(captionWide + 6, 0, 0, 0) : QRectF(room.left(), room.center().y(), room.width(), room.height() / 2);
    const double side =
        std::min({row.height() * 0.72, unit() * 1.3, (row.width() - 4) / std::max(1, std::max(zone.cubes, zone.shown)) - 2.5});
    constexpr double leastSide = 3; // smaller ones could not be counted: the number says it
    double x = row.left();
    for (int i = 0; side >= leastSide && i < std::max(zone.cubes, zone.shown); ++i, x += side + 2.5) {
        const bool filled = i < zone.cubes;
        m_cubes += QRectF(x, row.center().y() - side / 2, side, side);
        kit::plate(painter, m_cubes.last(), 2, filled ? zone.colour : QColor(Qt::transparent),
            QPen(filled ? zone.colour.darker(150) : colours().line, 1, filled ? Qt::SolidLine : Qt::DashLine));
    }
    return room.right();
}

void Boards::paintBoard(QPainter& painter, const kit::Cell& cell)
{
    const Mercenary& who = mercenary(state(), idIn(cell.id));
    panel(painter, cell.rect, cell, colours().surface);
    const QRectF inside = cell.rect.adjusted(9, 3, -8, -3);
    const bool isLow = inside.height() < unit() * 2.2; // one line instead of two
    painter.setFont(letters(0.95, true));
    const double nameWide = namesWidth(inside),
                 need = QFontMetricsF(painter.font()).horizontalAdvance(titleOf(state(), who.id)) + 8;
    const double high = isLow ? inside.height() : inside.height() / 2;
    const bool isBad = who.down || who.injury > 0 || !who.conditions.isEmpty() || who.place == MercPlace::Fallen;
    QString signs;
    for (const Condition condition : who.conditions)
        signs.prepend(conditionSign(condition) + QLatin1Char(' '));
    // A letter of a word says nothing: where there is no room for the shorter ones a sign says that its tip tells of something
    // bad, and whoever acts is framed.
    const QFontMetricsF small(letters(0.82));
    const double least = std::min(need, nameWide * 0.6), free = nameWide - 6 - (isLow ? least : 0);
    QString note;
    for (const QString& one : {signs + standing(state(), who), signs + standing(state(), who, true),
             isBad ? signs + QLatin1Char('!') : QString(), isBad ? QStringLiteral("!") : QString()})
        if (note = one; small.horizontalAdvance(note) <= free)
            break;
    const double noteWide = isLow ? small.horizontalAdvance(note) + 2 : nameWide - 6,
                 half = isLow ? std::min(need, nameWide - 6 - noteWide) : nameWide;
    painter.setPen(who.down || who.place != MercPlace::Team ? colours().muted : colours().text);
    text(painter, QRectF(inside.left(), inside.top(), half - 6, high), titleOf(state(), who.id));
    painter.setFont(letters(0.82));
    painter.setPen(isBad ? colours().bad : who.id == state().active ? colours().accent : colours().muted);
    text(painter, QRectF(inside.left() + (isLow ? half : 0), inside.bottom() - high, noteWide, high), note);
    if (who.place != MercPlace::Team)
        return;
    const int most = mostCubes(state(), who);
    const struct {
        QString caption, brief;
        int cubes;
        QColor colour, letters;
    } zones[] = {{jaggedalliance::tr("Stamina"), jaggedalliance::tr("Sta."), who.stamina, QColor(0x4f9d5a), colours().good},
        {jaggedalliance::tr("Fatigue"), jaggedalliance::tr("Fat."), who.fatigue, QColor(0xd8a02f), colours().accent},
        {jaggedalliance::tr("Wounds"), jaggedalliance::tr("Wou."), who.wounds, QColor(0xc2453a), colours().bad}};
    int at = 0;
    const bool isKnown = blankStart(state(), who).isEmpty();
    const QString sum = isKnown ? QStringLiteral(" · %1/%2").arg(who.stamina + who.fatigue + who.wounds).arg(most) : QString();
    for (const auto& one : zones) {
        const bool isStamina = &one == &zones[0];
        const QString cubes =
            isStamina ? staminaText(state(), who) : number(one.cubes); // cubes that nobody counted are not drawn
        const QString told = one.caption + QLatin1Char(' ') + cubes;
        const QRectF room = zoneRoom(cell.rect, at++);
        if (kit::isFar())
            paintFar(painter, room, one.caption, cubes, one.letters);
        else
            paintCubes(painter, room,
                {&one == std::end(zones) - 1 ? told + sum : told, one.brief + QLatin1Char(' ') + cubes, cubes,
                    isStamina && !isKnown ? 0 : one.cubes,
                    isStamina && isKnown ? std::max(0, most - who.fatigue - who.wounds) : 0, one.colour});
    }
    if (!tracksTable(state()))
        return;
    // Command actions as the tokens that they are: a star each, hollow when it is used.
    painter.setFont(letters(1.05));
    painter.setPen(who.command > 0 ? colours().accent : colours().muted);
    const int stars = std::max(who.command, commandsOf(state(), who));
    painter.drawText(QRectF(inside.right() - unit() * 2, inside.top(), unit() * 2, inside.height()),
        Qt::AlignRight | Qt::AlignVCenter,
        QString(std::min(3, who.command), QChar(0x2605)) + QString(std::max(0, std::min(3, stars) - who.command), QChar(0x2606)));
}

void Boards::paintSlot(QPainter& painter, const kit::Cell& cell) const
{
    const QString id = idIn(cell.id);
    const Card* one = jaggedalliance::find(state().cards, id);
    const bool target = isTarget(cell.id);
    kit::plate(painter, cell.rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, one ? colours().card : QColor(Qt::transparent),
        QPen(target   ? colours().accent
                : one ? colours().cardLine
                      : colours().line,
            target ? 2 : 1, one && !target ? Qt::SolidLine : Qt::DashLine));
    const QRectF inside = cell.rect.adjusted(6, 1, -4, -1);
    painter.setFont(letters(0.78));
    if (cell.id.startsWith(QLatin1String("rest:"))) {
        painter.setPen(colours().link);
        painter.drawText(inside, Qt::AlignCenter, QStringLiteral("+") + cell.name.section(QLatin1Char(' '), -1));
        return;
    }
    if (!one || !cell.id.startsWith(QLatin1String("card:"))) {
        painter.setPen(colours().muted);
        const QString name = cell.name.section(QLatin1Char(','), 0, 0);
        numbered(painter, inside, name);
        return;
    }
    QString pips;
    if (one->durability > 0)
        pips = QString(one->durability - one->spent, QChar(0x25a0)) + QString(one->spent, QChar(0x25a1));
    QStringList more;
    if (one->heavy)
        more += jaggedalliance::tr("heavy");
    for (const Card* upgrade : upgradesOf(state(), id))
        more += QStringLiteral("+") + titleOf(state(), upgrade->id);
    const bool isLow = inside.height() < unit() * 1.6;
    const QRectF top = isLow ? inside : QRectF(inside.left(), inside.top(), inside.width(), inside.height() / 2);
    painter.setPen(colours().cardText);
    const double pipWide = QFontMetricsF(painter.font()).horizontalAdvance(pips);
    painter.setFont(letters(0.82, true));
    text(painter, top.adjusted(0, 0, -pipWide - 4, 0), titleOf(state(), id));
    painter.setFont(letters(0.78));
    painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter, pips);
    if (isLow)
        return;
    painter.setPen(colours().cardMuted);
    const QString slot = cell.name.section(QStringLiteral(", "), 1, 1);
    text(painter, QRectF(inside.left(), inside.center().y(), inside.width(), inside.height() / 2),
        (QStringList{slot} + more).join(QStringLiteral(" · ")));
}

} // namespace jaggedalliance::desk

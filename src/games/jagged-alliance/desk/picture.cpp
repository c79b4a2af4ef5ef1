// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/picture.h"

#include "games/jagged-alliance/rules/query.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

namespace jaggedalliance::desk {

using engine::Offer;

namespace {

QString field(const Offer& offer, const char* name) { return offer.fields.value(QLatin1String(name)).toString(); }

QString areaCell(const QString& at, const QString& area) { return QStringLiteral("area:%1:%2").arg(at, area); }

// Where a step ends: an area of the place where one is, or another place.
QStringList wayOf(const State& state, const Offer& offer, const QString& who)
{
    const QString at = mercenary(state, who).at, to = field(offer, "to"), area = field(offer, "area");
    if (find(sector(state, at).areas, to))
        return {areaCell(at, to)};
    QStringList cells{QStringLiteral("place:") + to};
    if (!area.isEmpty())
        cells += areaCell(to, area);
    return cells;
}

// An area of a fight, or of the place where somebody stands.
QString aimedArea(const State& state, const Offer& offer)
{
    return areaCell(mercenary(state, state.active).at, field(offer, "area"));
}

QString figureCell(const State& state, const QString& id)
{
    return (find(state.enemies, id) ? QStringLiteral("enemy:") : QStringLiteral("merc:")) + id;
}

} // namespace

QString idIn(const QString& cell) { return cell.section(QLatin1Char(':'), 1); }

QStringList aimsOf(const State& state, const Offer& offer)
{
    const QString& verb = offer.verb;
    const auto is = [&](const char* name) { return verb == QLatin1String(name); };
    if (is("step") || is("group-move"))
        return wayOf(state, offer, offer.actor);
    if (is("flee"))
        return {QStringLiteral("place:") + field(offer, "to")};
    if (is("attack") || is("repeat")) {
        const QString target =
            field(offer, "target").isEmpty() ? aimedArea(state, offer) : figureCell(state, field(offer, "target"));
        return is("attack") ? QStringList{target, QStringLiteral("card:") + field(offer, "card")} : QStringList{target};
    }
    if (is("use"))
        return {find(state.cards, field(offer, "target")) ? QStringLiteral("card:") + field(offer, "target")
                                                          : figureCell(state, field(offer, "target")),
            QStringLiteral("card:") + field(offer, "card")};
    if (is("loot"))
        return {(find(state.corpses, field(offer, "what")) ? QStringLiteral("corpse:") : QStringLiteral("token:"))
            + field(offer, "what")};
    if (is("reveal"))
        return {QStringLiteral("token:") + field(offer, "token")};
    if (is("assign"))
        return {field(offer, "card").isEmpty() ? QStringLiteral("merc:") + field(offer, "target")
                                               : QStringLiteral("card:") + field(offer, "card")};
    if (is("activate"))
        return {QStringLiteral("merc:") + field(offer, "who")};
    // Command actions are done where one stands: from the board of whoever acts.
    if (is("defend") || is("replace") || is("swap-mercenary") || is("skill") || is("train") || is("bribe") || is("end-actions"))
        return {QStringLiteral("merc:") + offer.actor};
    if (is("enemy-act"))
        return {field(offer, "to").isEmpty() ? QStringLiteral("enemy:") + field(offer, "enemy")
                                             : areaCell(mercenary(state, state.active).at, field(offer, "to"))};
    if (is("move-granted")) {
        const Grant* grant = find(state.grants, field(offer, "grant"));
        const Figure* enemy = grant ? find(state.enemies, grant->who) : nullptr;
        return enemy ? QStringList{areaCell(enemy->at, field(offer, "to"))} : wayOf(state, offer, grant ? grant->who : QString());
    }
    if (is("come-back")) {
        const QString to = accessOf(state, mission(state, mercenary(state, field(offer, "who")).at));
        return {QStringLiteral("place:") + to, areaCell(to, field(offer, "area"))};
    }
    if (is("deploy") || is("enter"))
        return {field(offer, "area").isEmpty() ? QStringLiteral("place:") + field(offer, "at")
                                               : areaCell(field(offer, "at"), field(offer, "area"))};
    if (is("liberate") || is("uncover"))
        return {QStringLiteral("place:") + field(offer, "sector")};
    if (is("resolve-goal"))
        return {QStringLiteral("place:") + field(offer, "mission")};
    if (is("raise-threat"))
        return {QStringLiteral("space:%1").arg(state.threat.level + 1)};
    if (is("counter-attack"))
        return {QStringLiteral("space:%1").arg(state.threat.level)};
    if (is("draw-event"))
        return {QStringLiteral("slot:%1").arg(state.threat.eventSlots.size() % mostEvents + 1)};
    if (!field(offer, "card").isEmpty()) // arrange, attach, detach, discard, trade, hand-over, on-activation, receive
        return {QStringLiteral("card:") + field(offer, "card")};
    return {};
}

Picture::Picture(const char* name, const QString& accessibleName, QWidget* parent)
    : Board(parent)
{
    setObjectName(QLatin1String(name));
    setAccessibleName(accessibleName);
}

void Picture::present(const engine::AnyState& state, const QSet<QString>& targets, const QString& actor)
{
    m_state = state;
    m_targets = targets;
    m_actor = actor;
    updateGeometry();
    relayout();
    update();
}

QFont Picture::letters(double size, bool bold) const
{
    QFont one = font();
    one.setPixelSize(std::max(8, qRound(QFontInfo(font()).pixelSize() * size)));
    one.setBold(bold);
    return one;
}

double Picture::unit() const { return QFontMetricsF(letters(0.85)).height(); }

void Picture::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Board::keyPressEvent(event);
}

void Picture::panel(QPainter& painter, const QRectF& rect, const kit::Cell& cell, const QColor& fill) const
{
    const bool target = isTarget(cell.id);
    painter.setBrush(fill);
    painter.setPen(QPen(cell.chosen || target ? colours().accent : colours().line,
        cell.chosen  ? 2.5
            : target ? 2
                     : 1,
        target && !cell.chosen ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6);
    if (hovered() == cell.id) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours().accent, 1));
        painter.drawRoundedRect(rect.adjusted(2.5, 2.5, -2.5, -2.5), 5, 5);
    }
}

double Picture::text(QPainter& painter, const QRectF& rect, const QString& text, int flags)
{
    const QFontMetricsF metrics(painter.font());
    const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, flags, shown);
    return metrics.horizontalAdvance(shown);
}

QRectF Picture::badge(QPainter& painter, const QRectF& rect, const QString& word, const QColor& colour) const
{
    painter.setFont(letters(0.8));
    const QFontMetricsF metrics(painter.font());
    const double width = std::min(rect.width(), metrics.horizontalAdvance(word) + 14);
    const QRectF field(rect.right() - width, rect.top(), width, std::min(rect.height(), metrics.height() + 2));
    QColor ground = colour;
    ground.setAlpha(48);
    painter.setPen(QPen(colour, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(field, field.height() / 2, field.height() / 2);
    painter.setPen(colours().text);
    text(painter, field.adjusted(6, 0, -6, 0), word, Qt::AlignCenter);
    return rect.adjusted(0, 0, -width - 4, 0);
}

kit::Cell Picture::made(const QString& id, const QRectF& rect, const QString& name, const QString& help)
{
    kit::Cell cell;
    cell.id = id;
    cell.rect = rect;
    cell.name = name;
    cell.help = help;
    return cell;
}

} // namespace jaggedalliance::desk

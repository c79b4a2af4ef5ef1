// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/hand.h"

#include "games/swords-and-souls/desk/circle.h"
#include "games/swords-and-souls/desk/hero_face.h"
#include "games/swords-and-souls/rules/actions.h"
#include "games/swords-and-souls/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/fitting.h"
#include "kit/desk_of.h"
#include "games/swords-and-souls/rules/reasons.h"
#include "kit/rule_behind.h"

#include <QFontInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace swordsandsouls::desk {

using engine::Offer;

namespace {

constexpr double gap = 7;

} // namespace

Hand::Hand(kit::Sitting& sitting, QWidget* parent)
    : Board(parent)
    , m_sitting(sitting)
{
    setObjectName(QStringLiteral("hand"));
    setAccessibleName(swordsandsouls::tr("Cards in hand"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    kit::setRuleBehind(*this, &reason(R::I_DRAWN));
    connect(this, &Board::pressed, this, &Hand::pressCell);
    connect(this, &Board::menuWanted, this, [this](const QString& id, const QPoint& global) { openMenu(id, global, false); });
}

// Of a window of few lines the circle needs the room more.
QSize Hand::sizeHint() const { return {300, int(QFontInfo(font()).pixelSize() * (kit::isCramped(*this) ? 4.0 : 5.6))}; }

void Hand::present(const QString& who)
{
    m_who = who;
    m_pick = {};
    relayout();
}

void Hand::pickUp(const Pick& pick)
{
    m_pick = pick;
    relayout();
}

QList<Hand::Held> Hand::held() const
{
    const State& state = kit::stateOf<State>(m_sitting.state());
    const Player& owner = player(state, m_who);
    QList<Held> all;
    if (!tracksCards(state)) // some card that the table sees
        return {Held{QLatin1String(unnamedCard), false}};
    for (const QString& card : owner.hand)
        all += Held{card, false};
    if (!owner.hand.contains(QLatin1String(unnamedCard)))
        return all;
    QStringList guesses = owner.unseen;
    guesses.removeDuplicates();
    for (const QString& card : std::as_const(guesses))
        all += Held{card, true};
    return all;
}

Pick Hand::pickAt(const QString& id) const
{
    const QList<Held> cards = held();
    const int at = idIn(id).toInt();
    return at < cards.size() ? Pick{m_who, cards[at].card, Source::Hand} : Pick();
}

QList<kit::Cell> Hand::laidOut() const
{
    QList<kit::Cell> cells;
    const State& state = kit::stateOf<State>(m_sitting.state());
    const QList<Held> cards = held();
    const double pixels = QFontInfo(font()).pixelSize();
    const double room = width() - 4;
    const double wide = std::min(pixels * 9.5, (room + gap) / double(std::max<qsizetype>(1, cards.size())) - gap);
    double x = 2;
    for (int i = 0; i < cards.size(); ++i, x += wide + gap) {
        const QString spoken = cards[i].card == QLatin1String(unnamedCard)
            ? fill(swordsandsouls::tr("A card that nobody named, of %1"), {m_who})
            : spokenCard(state, cards[i].card);
        QStringList help;
        if (const QString text = card(state, cards[i].card).text; !text.isEmpty())
            help += text;
        help += swordsandsouls::tr("Press it, or drag it onto a hero or the middle; Delete discards it; the menu has everything");
        const bool isChosen =
            !m_pick.isNone() && m_pick == Pick{m_who, cards[i].card, Source::Hand} && (m_pickedAt < 0 || m_pickedAt == i);
        cells += kit::Cell{.id = QStringLiteral("card:%1").arg(i),
            .rect = QRectF(x, 3, wide, height() - 6.0),
            .name = cards[i].isGuess ? fill(swordsandsouls::tr("May be in hand: %1"), {spoken}) : spoken,
            .help = help.join(QLatin1Char('\n')),
            .chosen = isChosen,
            .draggable = true};
    }
    return cells;
}

void Hand::paint(QPainter& painter)
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const State& state = kit::stateOf<State>(m_sitting.state());
    const QList<Held> cards = held();
    const QFont letters = sized(font(), QFontInfo(font()).pixelSize() * 0.95);
    for (const kit::Cell& cell : this->cells()) {
        const int at = idIn(cell.id).toInt();
        if (at >= cards.size())
            continue;
        const Card& printed = card(state, cards[at].card);
        if (cards[at].card == QLatin1String(unnamedCard)) {
            paintDeck(painter, cell.rect, QStringLiteral("?"), fill(swordsandsouls::tr("of %1"), {m_who}), letters, colours);
        } else {
            CardLook look{titleOf(state, cards[at].card), iconsText(printed), deedsText(printed), {}, false, cards[at].isGuess};
            if (player(state, m_who).shown.contains(cards[at].card))
                look.kind = look.kind.isEmpty() ? swordsandsouls::tr("known to all")
                                                : fill(swordsandsouls::tr("%1 · known to all"), {look.kind});
            paintCard(painter, cell.rect, look, letters, colours);
        }
        if (!cell.chosen)
            continue;
        plate(painter, cell.rect.adjusted(-1, -1, 1, 1), 7, Qt::NoBrush, QPen(colours.accent, 3));
    }
    if (!cards.isEmpty() || m_who.isEmpty())
        return;
    painter.setPen(colours.muted);
    kit::elided(
        painter, QRectF(rect()), Qt::AlignLeft | Qt::AlignVCenter, fill(swordsandsouls::tr("%1 holds no card."), {m_who}));
}

void Hand::pressCell(const QString& id)
{
    const Pick pick = pickAt(id);
    if (pick.isNone())
        return;
    m_pickedAt = idIn(id).toInt();
    if (m_pick == pick) {
        emit pickedUp({});
        return;
    }
    QList<Offer> can = allowed(offersWith(m_sitting, pick));
    can.removeIf([](const Offer& offer) { return offer.action.is<DropCards>(); });
    const bool isAimed = !can.isEmpty() && std::ranges::all_of(can, [](const Offer& offer) { return !aimOf(offer).isEmpty(); });
    if (isAimed)
        emit pickedUp(pick);
    else if (can.size() == 1 && variants(m_sitting, can.first()).size() == 1)
        emit intent(can.first().action);
    else
        openMenu(id, mapToGlobal(cell(id)->rect.center().toPoint()), !can.isEmpty());
}

void Hand::openMenu(const QString& id, const QPoint& global, bool allowedOnly)
{
    const Pick pick = pickAt(id);
    QList<Offer> offers = offersWith(m_sitting, pick);
    if (allowedOnly || offers.size() > 12)
        offers = allowed(offers);
    QMenu* menu = menuOf(offers, m_sitting, "cardMenu", this, [this](const Offer& offer) { emit intent(offer.action); });
    const State& state = kit::stateOf<State>(m_sitting.state());
    const Player& owner = player(state, m_who);
    const int at = idIn(id).toInt();
    // Of one of several that are known one presses the name itself.
    if (state.settings.tracking == Tracking::Cards && owner.unseen.isEmpty()
        && owner.hand.value(at) == QLatin1String(unnamedCard))
        connect(menu->addAction(swordsandsouls::tr("Name this card…")), &QAction::triggered, this, [this, at, hero = owner.hero] {
            askName(m_sitting, QStringLiteral("players.%1.hand.%2").arg(m_who).arg(at),
                fill(swordsandsouls::tr("Card in the hand of %1"), {m_who}), Origin::Starter, hero);
        });
    if (menu->isEmpty())
        menu->addAction(swordsandsouls::tr("Nothing can be done with it now"))->setEnabled(false);
    menu->popup(global);
    menu->setActiveAction(menu->actions().first());
}

void Hand::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete) {
        for (const Offer& offer : offersWith(m_sitting, pickAt(focusedCell())))
            if (offer.action.is<DropCards>()) {
                emit intent(offer.action);
                return;
            }
    } else if (event->key() == Qt::Key_Escape && !m_pick.isNone()) {
        emit pickedUp({});
    } else {
        Board::keyPressEvent(event);
    }
}

QPixmap Hand::picture()
{
    const kit::Cell* held = cell(focusedCell());
    if (!held)
        return {};
    QPixmap card = grab(held->rect.toAlignedRect());
    QPainter painter(&card);
    painter.setPen(QPen(kit::Colours::of(palette()).accent, 4));
    painter.drawRect(QRectF(QPointF(), card.deviceIndependentSize()));
    return card;
}

void Hand::mouseMoveEvent(QMouseEvent* event)
{
    Board::mouseMoveEvent(event);
    if (!dragged().isEmpty())
        emit carried(pickAt(dragged()), event->globalPosition().toPoint());
}

void Hand::mouseReleaseEvent(QMouseEvent* event)
{
    const QString held = dragged();
    Board::mouseReleaseEvent(event);
    if (!held.isEmpty())
        emit letGo(pickAt(held), event->globalPosition().toPoint());
}

} // namespace swordsandsouls::desk

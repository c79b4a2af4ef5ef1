// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What pressing, dragging and the menus of the ring ask for: always one of the actions that the game offers.
#include "games/hired-swords/desk/battle/ring.h"
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/desk/stages.h"
#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"
#include "engine/table_actions.h"
#include "kit/lists/offer_menu.h"
#include "kit/reasons.h"
#include "kit/settable.h"

#include <QKeyEvent>
#include <QMenu>

namespace hiredswords::desk {

using engine::Offer;

namespace {

// The cell that an offer of a figure aims at; empty when it aims at none.
QString aimOf(const State& state, const Offer& offer)
{
    QString cell;
    const auto card = [&](const QString& id) { cell = QStringLiteral("card:") + id; };
    kit::on(
        offer.action, [&](const MeleeAttack& a) { card(a.card); }, [&](const MissileAttack& a) { card(a.card); },
        [&](const Feint& a) { card(a.card); },
        [&](const MoveMercenary& a) { cell = QStringLiteral("corner:") + engine::nameOf(a.to); },
        [&](const PlaceMercenary& a) { cell = QStringLiteral("corner:") + a.at; },
        [&](const MoveOpposition& a) {
            if (a.zone)
                cell = QStringLiteral("zone:") + engine::nameOf(*a.zone);
        },
        [&](const OppositionAct& a) {
            if (fighter(state, a.target))
                cell = QStringLiteral("crew:") + a.target;
            else if (a.blocker.isEmpty() && !a.target.isEmpty()) // whom the contract protects; blocks are asked there
                cell = QStringLiteral("contract");
        });
    return cell;
}

// With one helper, one blocker, or strain; true: even if it comes out as without.
QList<std::pair<engine::AnyAction, bool>> waysOf(const State& state, const Offer& offer)
{
    using Ways = QList<std::pair<engine::AnyAction, bool>>;
    return kit::each<Action, Ways>(offer.action, [&]<class A>(const A& plain) {
        Ways ways;
        const auto add = [&](bool always, const auto& change) {
            A other = plain;
            change(other);
            ways += {other, always};
        };
        for (const Fighter& who : state.battle->crew) {
            if (!who.isOnTable())
                continue;
            if constexpr (std::is_same_v<A, OppositionAct>)
                if (who.id != plain.target)
                    for (const bool strains : {false, true})
                        add(true, [&](A& other) {
                            other.blocker = who.id;
                            other.blockStrain = strains;
                        });
            if constexpr (requires { plain.assists; })
                if (who.id != offer.actor)
                    add(false, [&](A& other) { other.assists = {who.id}; });
        }
        if constexpr (requires { plain.strain; })
            add(true, [](A& other) { other.strain = true; });
        return ways;
    });
}

} // namespace

// What the chosen figure can act on, and the ways of the opposition in phase 3.
void Ring::aim()
{
    m_targets.clear();
    m_arrows.clear();
    for (const Offer& offer : m_sitting.offers())
        if (offer.verdict.isAllowed() && !m_actor.isEmpty() && offer.actor == m_actor)
            m_targets += aimOf(state(), offer);
    if (!state().battle || !inPhase(state(), 3))
        return;
    for (const Opponent& card : state().battle->opposition) {
        if (!card.faceUp || card.moved)
            continue;
        const QList<Zone> ways = waysOf(state(), card);
        for (const Zone zone : ways)
            if (zone != card.zone)
                m_arrows += Arrow{card.id, zone, ways.size() == 1};
    }
}

QList<Offer> Ring::between(const QString& actor, const QString& onto) const
{
    QList<Offer> found;
    for (const Offer& offer : m_sitting.offers())
        if (offer.actor == actor && aimOf(state(), offer) == onto)
            found += offer;
    return found;
}

// The same action in other ways, as far as they are allowed and come out differently.
QList<Offer> Ring::variants(const Offer& offer) const
{
    QList<Offer> found{offer};
    if (!offer.verdict.isAllowed())
        return found;
    QSet<QString> outcomes{wordsOn(m_sitting.game(), m_state, offer).outcome};
    for (const auto& [action, always] : waysOf(state(), offer)) {
        Offer other = offer;
        other.action = action;
        other.verdict = m_sitting.game().check(m_state, action);
        const QString outcome = wordsOn(m_sitting.game(), m_state, other).outcome;
        if (!other.verdict.isAllowed() || (!always && outcomes.contains(outcome)))
            continue;
        outcomes += outcome;
        found += other;
    }
    return found;
}

void Ring::addOffers(QMenu* menu, const QList<Offer>& offers) const
{
    kit::addOffers(
        menu, offers, [this](const Offer& offer) { return wordsOn(m_sitting.game(), m_state, offer); },
        [self = const_cast<Ring*>(this)](const Offer& offer) { emit self->intent(offer.action); });
}

// Anything tracked can be set to what lies on the table.
void Ring::addCorrections(QMenu* menu, const QString& id) const
{
    const Fighter* who = fighter(state(), id);
    const Opponent* card = opponent(state(), id);
    if (!who && !card)
        return;
    QMenu* lies = menu->addMenu(hiredswords::tr("As it lies on the table"));
    const QString path = (who ? QStringLiteral("battle.crew.") : QStringLiteral("battle.opposition.")) + id + QLatin1Char('.');
    const auto slay = [self = const_cast<Ring*>(this), path, id](
                          const engine::Correct& slain) { // its corner is free, its card gone
        self->m_sitting.together([&] {
            emit self->intent(engine::Correct{path + QLatin1String("at"), engine::nameOf(Position::None), slain.reason});
            emit self->intent(slain);
            emit self->intent(engine::Correct{
                QStringLiteral("mercenaries.%1.where").arg(id), engine::nameOf(Whereabouts::Slain), slain.reason});
        });
    };
    const auto add = [&](const QString& text, const QString& name, const auto& value, bool isSo) {
        const engine::Correct correct{path + name, value, kit::reasons::asItLies};
        QAction* action = lies->addAction(text);
        action->setCheckable(true);
        action->setChecked(isSo);
        action->setObjectName(name + QLatin1Char('-') + correct.value.toVariant().toString());
        const bool slays = who && name == QLatin1String("health") && correct.value.toString() == engine::nameOf(Health::Slain);
        connect(action, &QAction::triggered, this, [self = const_cast<Ring*>(this), correct, slays, slay] {
            if (slays)
                slay(correct);
            else
                emit self->intent(correct);
        });
    };
    if (who || card->isMercenary())
        for (const Health health : {Health::Healthy, Health::Weary, Health::Injured, Health::Slain})
            add(shown(health), QStringLiteral("health"), engine::nameOf(health), (who ? who->health : card->health) == health);
    lies->addSeparator();
    const bool exhausted = who ? who->exhausted : card->exhausted;
    add(hiredswords::tr("ready"), QStringLiteral("exhausted"), false, !exhausted);
    add(hiredswords::tr("exhausted"), QStringLiteral("exhausted"), true, exhausted);
    lies->addSeparator();
    if (who)
        for (const Position at :
            {Position::NorthEast, Position::SouthEast, Position::SouthWest, Position::NorthWest, Position::Fled})
            add(shown(at), QStringLiteral("at"), engine::nameOf(at), who->at == at);
    else
        for (const Zone zone : zones)
            add(engine::fill(hiredswords::tr("%1 zone"), {shown(zone)}), QStringLiteral("zone"), engine::nameOf(zone),
                card->zone == zone);
    if (!who)
        return;
    lies->addSeparator();
    for (const Counter& counter : who->counters)
        for (int left = 0; left <= counter.start; ++left)
            add(engine::fill(hiredswords::tr("%1 tokens: %2"), {counterName(counter), number(left)}),
                QStringLiteral("counters.%1.left").arg(counter.id), left, counter.left == left);
}

// One of the cards that lie there as one.
void Ring::chooseIn(const QString& cell, const QPoint& global, const std::function<void(const QString& one)>& then)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("severalMenu"));
    for (const QString& card : m_folded.value(cell)) {
        QAction* action = menu->addAction(titleOf(state(), card).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setObjectName(QStringLiteral("card:") + card);
        connect(action, &QAction::triggered, this, [then, one = action->objectName()] { then(one); });
    }
    menu->popup(global);
    menu->setActiveAction(menu->actions().first());
}

void Ring::openMenu(const QString& id, const QPoint& global)
{
    if (m_folded.contains(id))
        return chooseIn(id, global, [this, global](const QString& one) { openMenu(one, global); });
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("cellMenu"));
    const QString figure = idIn(id);
    QList<Offer> mine;
    for (const Offer& offer : m_sitting.offers())
        if (id == QLatin1String("contract") ? offer.actor.isEmpty() : offer.actor == figure)
            mine += offer;
    // Of what is refused only the chosen figure's own list in the dock tells everything: a menu stays short.
    if (mine.size() > 12)
        mine.removeIf([](const Offer& offer) { return !offer.verdict.isAllowed(); });
    addOffers(menu, mine);
    addCorrections(menu, figure);
    if (menu->isEmpty())
        menu->addAction(hiredswords::tr("Nothing can be done here now"))->setEnabled(false);
    menu->popup(global);
}

void Ring::offerMenu(const QList<Offer>& offers, const QString& onto)
{
    QList<Offer> all;
    for (const Offer& offer : offers)
        for (const Offer& way : variants(offer))
            if (std::ranges::find(all, way.action, &Offer::action) == all.end()) // some ways are offers of their own
                all += way;
    const kit::Cell* target = cellOf(onto);
    if (all.isEmpty() || !target)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("targetMenu"));
    addOffers(menu, all);
    menu->popup(mapToGlobal(target->rect.center().toPoint()));
    if (!menu->actions().isEmpty())
        menu->setActiveAction(menu->actions().first());
}

// Stacks are chosen one after the other until the circle's number is reached.
void Ring::pick(Zone zone)
{
    if (!blankCircle(state()).isEmpty()) { // one after the other, as many as the table sees fit
        m_first = {zone};
        emit intent(Reveal{{zone}, {}, {}, {}});
        return;
    }
    int due = revealsDue(state());
    if (due < 0) {
        emit intent(CountReveal{});
        due = revealsDue(state());
        if (due < 0)
            return; // refused, or the table is asked for its dice first
    }
    if (due >= hiddenCount(state())) {
        emit intent(Reveal{});
        return;
    }
    QList<Zone> picks = m_picks;
    if (picks.count(zone) >= hiddenCount(state(), zone))
        picks.removeAll(zone); // pressed once more than it has cards: taken back
    else
        picks += zone;
    if (picks.size() < due) {
        setPicks(picks);
        relayout();
        emit picked();
        return;
    }
    setPicks({});
    relayout(); // the act may be refused
    emit intent(Reveal{picks, {}, {}, {}});
}

void Ring::setPicks(const QList<Zone>& picks)
{
    m_picks = picks;
    setHalfChosen(m_sitting, picks);
}

// What a cell stands for when it is aimed at: itself, or the place that its figure stands on.
QString Ring::aimedAt(const QString& id) const
{
    if (m_targets.contains(id))
        return id;
    QString place;
    if (const Fighter* who = fighter(state(), idIn(id)); who && id.startsWith(QLatin1String("crew:")))
        place = QStringLiteral("corner:") + engine::nameOf(who->at);
    else if (const Opponent* card = opponent(state(), idIn(id)); card && id.startsWith(QLatin1String("card:")))
        place = QStringLiteral("zone:") + engine::nameOf(card->zone);
    else if (id.startsWith(QLatin1String("stack:")))
        place = QStringLiteral("zone:") + idIn(id);
    return place;
}

void Ring::pressCell(const QString& id)
{
    if (m_folded.contains(id))
        return chooseIn(id, mapToGlobal(cell(id)->rect.center().toPoint()), [this](const QString& one) { pressCell(one); });
    m_first.clear();
    const QString figure = idIn(id);
    if (id.startsWith(QLatin1String("health-"))) {
        const QString card = QStringLiteral("crew:") + figure;
        if (!kit::setsValues(m_sitting) || (!m_actor.isEmpty() && figure != m_actor)) // somebody else is picked up
            return pressCell(card);
        focusCell(card);
        emit intent(engine::Correct{QStringLiteral("battle.crew.%1.health").arg(figure),
            id.section(QLatin1Char(':'), 0, 0).section(QLatin1Char('-'), 1), kit::reasons::asItLies});
        return;
    }
    const QString aimed = aimedAt(id);
    if (id.startsWith(QLatin1String("stack:")) && inPhase(state(), 2)) {
        pick(*engine::valueNamed<Zone>(figure));
        return;
    }
    const bool isColleague = id.startsWith(QLatin1String("crew:")) && aimed != id; // is chosen instead; its corner is dragged to
    if (!m_actor.isEmpty() && figure != m_actor && m_targets.contains(aimed) && !isColleague) {
        const QList<Offer> offers = between(m_actor, aimed);
        const bool isPlain = aimed.startsWith(QLatin1String("corner:")) || aimed.startsWith(QLatin1String("zone:"));
        if (isPlain && offers.size() == 1)
            emit intent(offers.first().action);
        else
            offerMenu(offers, id);
        return;
    }
    if (!m_actor.isEmpty() && id.startsWith(QLatin1String("corner:")))
        if (const QList<Offer> offers = between(m_actor, id); !offers.isEmpty()) {
            emit intent(offers.first().action); // refused, with its reasons
            return;
        }
    const bool isFigure = id.startsWith(QLatin1String("crew:")) || id.startsWith(QLatin1String("card:"));
    choose(isFigure && figure != m_actor ? figure : QString());
    emit chosen(m_actor);
    if (const Opponent* card = m_actor.isEmpty() ? nullptr : opponent(state(), m_actor); card && isUnnamed(state(), *card))
        emit intent(NameCard{m_actor, {}, {}});
}

void Ring::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || m_actor.isEmpty()) {
        Board::keyPressEvent(event);
        return;
    }
    choose({});
    emit chosen({});
}

void Ring::dropCell(const QString& held, const QString& under)
{
    if (m_folded.contains(under))
        return chooseIn(
            under, mapToGlobal(cell(under)->rect.center().toPoint()), [this, held](const QString& one) { dropCell(held, one); });
    const auto whole = [](const QString& id) { // a box of health is held with its card
        return id.startsWith(QLatin1String("health-")) ? QStringLiteral("crew:") + idIn(id) : id;
    };
    const QString from = whole(held), onto = whole(under), figure = idIn(from);
    choose(figure);
    emit chosen(figure);
    const QString target = aimedAt(onto).isEmpty() ? onto : aimedAt(onto);
    const QList<Offer> offers = between(figure, target);
    if (offers.size() > 1 || (offers.size() == 1 && target.startsWith(QLatin1String("crew:"))))
        offerMenu(offers, onto);
    else if (offers.size() == 1)
        emit intent(offers.first().action);
    else if (from.startsWith(QLatin1String("crew:")) && target.startsWith(QLatin1String("corner:")))
        emit intent(
            MoveMercenary{figure, *engine::valueNamed<Position>(idIn(target)), {}, false, false}); // refused, with its reasons
    else if (from.startsWith(QLatin1String("crew:")) && onto.startsWith(QLatin1String("card:")))
        emit intent(MeleeAttack{figure, idIn(onto), {}, false, false});
    else if (from.startsWith(QLatin1String("card:")) && target.startsWith(QLatin1String("zone:")))
        emit intent(MoveOpposition{figure, engine::valueNamed<Zone>(idIn(target))});
}

} // namespace hiredswords::desk

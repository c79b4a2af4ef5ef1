// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What pressing, dragging and the menus of the ring ask for: always one of the actions that the game offers.
#include "games/hired-swords/desk/battle/ring.h"
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/desk/steps.h"
#include "games/hired-swords/rules/query.h"
#include "kit/offer_menu.h"

#include <QJsonArray>
#include <QKeyEvent>
#include <QMenu>

namespace hiredswords::desk {

using engine::Offer;

namespace {

QString field(const Offer& offer, const char* name) { return offer.fields.value(QLatin1String(name)).toString(); }

// The cell that an offer of a figure aims at; empty when it aims at none.
QString aimOf(const State& state, const Offer& offer)
{
    if (offer.verb == QLatin1String("melee-attack") || offer.verb == QLatin1String("missile-attack")
        || offer.verb == QLatin1String("feint"))
        return QStringLiteral("card:") + field(offer, "card");
    if (offer.verb == QLatin1String("move"))
        return QStringLiteral("corner:") + field(offer, "to");
    if (offer.verb == QLatin1String("place"))
        return QStringLiteral("corner:") + field(offer, "at");
    if (offer.verb == QLatin1String("move-opposition") && !field(offer, "card").isEmpty())
        return QStringLiteral("zone:") + field(offer, "zone");
    if (offer.verb == QLatin1String("opposition-act")
        && !fighter(state, field(offer, "target"))) // whom the contract protects; blocks are asked there
        return field(offer, "blocker").isEmpty() ? QStringLiteral("contract") : QString();
    if (offer.verb == QLatin1String("opposition-act"))
        return QStringLiteral("crew:") + field(offer, "target");
    return {};
}

} // namespace

// What the chosen figure can act on, and the ways of the opposition in phase 3.
void Ring::aim()
{
    m_targets.clear();
    m_arrows.clear();
    for (const Offer& offer : m_offers)
        if (offer.verdict.isAllowed() && !m_actor.isEmpty() && offer.actor == m_actor)
            m_targets += aimOf(state(), offer);
    if (!state().battle || !inPhase(state(), 3))
        return;
    for (const Opponent& card : state().battle->opposition) {
        if (!card.faceUp || card.moved)
            continue;
        const QList<Zone> ways = movesOf(state(), card);
        for (const Zone zone : ways)
            if (zone != card.zone)
                m_arrows += Arrow{card.id, zone, ways.size() == 1};
    }
}

QList<Offer> Ring::between(const QString& actor, const QString& onto) const
{
    QList<Offer> found;
    for (const Offer& offer : m_offers)
        if (offer.actor == actor && aimOf(state(), offer) == onto)
            found += offer;
    return found;
}

// The same action with one helper, one blocker, or strain: as far as it is allowed and comes out differently.
QList<Offer> Ring::variants(const Offer& offer) const
{
    QList<Offer> found{offer};
    if (!offer.verdict.isAllowed())
        return found;
    QSet<QString> outcomes{wordsOn(m_sitting.game(), m_state, offer).outcome};
    const auto consider = [&](const QJsonObject& more, bool always) {
        Offer other = offer;
        for (auto it = more.begin(); it != more.end(); ++it)
            other.fields.insert(it.key(), it.value());
        const auto action = m_sitting.game().action(m_state, other.verb, other.fields);
        if (!action)
            return;
        other.verdict = m_sitting.game().check(m_state, *action);
        const QString outcome = wordsOn(m_sitting.game(), m_state, other).outcome;
        if (!other.verdict.isAllowed() || (!always && outcomes.contains(outcome)))
            return;
        outcomes += outcome;
        found += other;
    };
    const bool isOpposition = offer.verb == QLatin1String("opposition-act");
    for (const Fighter& who : state().battle->crew) {
        if (!who.isOnTable())
            continue;
        if (isOpposition && who.id != field(offer, "target")) {
            consider({{QStringLiteral("blocker"), who.id}}, true);
            consider({{QStringLiteral("blocker"), who.id}, {QStringLiteral("block_strain"), true}}, true);
        }
        if (who.id != offer.actor)
            consider({{QStringLiteral("assists"), QJsonArray{who.id}}}, false);
    }
    if (!isOpposition && offer.verb != QLatin1String("place"))
        consider({{QStringLiteral("strain"), true}}, true);
    return found;
}

void Ring::addOffers(QMenu* menu, const QList<Offer>& offers) const
{
    kit::addOffers(
        menu, offers, [this](const Offer& offer) { return wordsOn(m_sitting.game(), m_state, offer); },
        [self = const_cast<Ring*>(this)](const Offer& offer) { emit self->intent(offer.verb, offer.fields); });
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
    const auto add = [&](const QString& text, const QString& name, const QJsonValue& value, bool isSo) {
        QAction* action = lies->addAction(text);
        action->setCheckable(true);
        action->setChecked(isSo);
        action->setObjectName(name + QLatin1Char('-') + value.toVariant().toString());
        connect(action, &QAction::triggered, this, [self = const_cast<Ring*>(this), path = path + name, value] {
            emit self->intent(QStringLiteral("correct"),
                {{QStringLiteral("path"), path}, {QStringLiteral("value"), value},
                    {QStringLiteral("reason"), hiredswords::tr("as it lies on the table")}});
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
            add(engine::fill(hiredswords::tr("%1 tokens: %2"), {counter.id, number(left)}),
                QStringLiteral("counters.%1.left").arg(counter.id), left, counter.left == left);
}

void Ring::openMenu(const QString& id, const QPoint& global)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("cellMenu"));
    const QString figure = idIn(id);
    QList<Offer> mine;
    for (const Offer& offer : m_offers)
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
        all += variants(offer);
    const kit::Cell* target = cell(onto);
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
    int due = revealsDue(state());
    if (due < 0) {
        emit intent(QStringLiteral("count-reveal"), {});
        due = revealsDue(state());
        if (due < 0)
            return; // refused, or the table is asked for its dice first
    }
    if (due >= hiddenCount(state())) {
        emit intent(QStringLiteral("reveal"), {});
        return;
    }
    if (m_picks.count(zone) >= hiddenCount(state(), zone))
        m_picks.removeAll(zone); // pressed once more than it has cards: taken back
    else
        m_picks += zone;
    if (m_picks.size() < due) {
        relayout();
        return;
    }
    QJsonArray chosen;
    for (const Zone one : std::as_const(m_picks))
        chosen += engine::nameOf(one);
    m_picks.clear();
    emit intent(QStringLiteral("reveal"), {{QStringLiteral("zones"), chosen}});
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
    const QString figure = idIn(id);
    const QString aimed = aimedAt(id);
    if (id.startsWith(QLatin1String("health-"))) {
        focusCell(QStringLiteral("crew:") + figure);
        emit intent(QStringLiteral("correct"),
            {{QStringLiteral("path"), QStringLiteral("battle.crew.%1.health").arg(figure)},
                {QStringLiteral("value"), id.section(QLatin1Char(':'), 0, 0).mid(7)},
                {QStringLiteral("reason"), hiredswords::tr("as it lies on the table")}});
        return;
    }
    if (id.startsWith(QLatin1String("stack:")) && inPhase(state(), 2)) {
        pick(*engine::valueNamed<Zone>(figure));
        return;
    }
    if (!m_actor.isEmpty() && figure != m_actor && m_targets.contains(aimed)) {
        const QList<Offer> offers = between(m_actor, aimed);
        const bool isPlain = aimed.startsWith(QLatin1String("corner:")) || aimed.startsWith(QLatin1String("zone:"));
        if (isPlain && offers.size() == 1)
            emit intent(offers.first().verb, offers.first().fields);
        else
            offerMenu(offers, id);
        return;
    }
    const bool isFigure = id.startsWith(QLatin1String("crew:")) || id.startsWith(QLatin1String("card:"));
    choose(isFigure && figure != m_actor ? figure : QString());
    emit chosen(m_actor);
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

void Ring::dropCell(const QString& from, const QString& onto)
{
    const QString figure = idIn(from);
    choose(figure);
    emit chosen(figure);
    const QString target = aimedAt(onto).isEmpty() ? onto : aimedAt(onto);
    const QList<Offer> offers = between(figure, target);
    if (offers.size() > 1 || (offers.size() == 1 && target.startsWith(QLatin1String("crew:"))))
        offerMenu(offers, onto);
    else if (offers.size() == 1)
        emit intent(offers.first().verb, offers.first().fields);
    else if (from.startsWith(QLatin1String("crew:")) && target.startsWith(QLatin1String("corner:")))
        emit intent(QStringLiteral("move"),
            {{QStringLiteral("who"), figure}, {QStringLiteral("to"), idIn(target)}}); // refused, with all its reasons
    else if (from.startsWith(QLatin1String("crew:")) && onto.startsWith(QLatin1String("card:")))
        emit intent(QStringLiteral("melee-attack"), {{QStringLiteral("who"), figure}, {QStringLiteral("card"), idIn(onto)}});
    else if (from.startsWith(QLatin1String("card:")) && target.startsWith(QLatin1String("zone:")))
        emit intent(
            QStringLiteral("move-opposition"), {{QStringLiteral("card"), figure}, {QStringLiteral("zone"), idIn(target)}});
}

} // namespace hiredswords::desk

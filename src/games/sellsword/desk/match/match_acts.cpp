// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What pressing, dragging and the menus of map and roster ask for: always one of the game's actions.
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/match/match_page.h"
#include "games/sellsword/desk/match/roster.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/rules/changes.h"
#include "kit/offer_menu.h"

#include "engine/json.h"

#include <QJsonArray>
#include <QListView>
#include <QMenu>

namespace sellsword::desk {

using engine::Offer;

namespace {

QString field(const Offer& offer, const char* name) { return offer.fields.value(QLatin1String(name)).toString(); }

} // namespace

void MatchPage::pressCell(const QString& id)
{
    if (const std::optional<Square> square = GridmapBoard::squareOf(id))
        pressSquare(*square);
    else if (id.startsWith(QLatin1String("unit:")))
        pressUnit(id.mid(5));
}

void MatchPage::pressUnit(const QString& id)
{
    const Unit* who = unit(state(), m_pointing.actor);
    const Unit* pressed = unit(state(), id);
    if (!pressed)
        return;
    const bool isAimed = who && isActing() && state().turn->stage == TurnStage::Acting && !isWaiting(state())
        && id != m_pointing.actor && !pressed->dropped;
    if (isAimed && isBurst() && pressed->at) {
        pressSquare(*pressed->at);
        return;
    }
    if (isAimed && areEnemies(state(), *who, *pressed)) {
        if (id == m_pointing.target)
            declare();
        else
            point({m_pointing.actor, id, m_pointing.attack, {}});
        return;
    }
    if (id == m_pointing.actor) {
        for (const Offer& offer : std::as_const(m_offers))
            if (offer.verb == QLatin1String("activate") && offer.actor == id && offer.verdict.isAllowed()) {
                emit intent(offer.verb, offer.fields);
                return;
            }
        if (!m_pointing.target.isEmpty() || !m_pointing.attack.isEmpty())
            point({id, {}, {}, {}});
        return;
    }
    point({id, {}, {}, {}});
}

// The attack that was armed, or the first that is allowed, at what is pointed at.
void MatchPage::declare()
{
    const Choice* found = m_choices.choice(m_list->currentIndex());
    const auto isAttack = [](const Choice* one) {
        return one && !one->muted && (one->verb == QLatin1String("attack") || one->verb == QLatin1String("charge"));
    };
    const auto isArmed = [this](const Choice* one) {
        return m_pointing.attack.isEmpty() || one->fields.value(QLatin1String("attack")).toString() == m_pointing.attack;
    };
    if (!isAttack(found) || !isArmed(found)) {
        found = nullptr;
        for (int row = 0; row < m_choices.rowCount() && !found; ++row)
            if (const Choice* one = m_choices.choice(m_choices.index(row)); isAttack(one) && isArmed(one))
                found = one;
    }
    for (int row = 0; row < m_choices.rowCount() && !found; ++row) // refused: proposed all the same, for its reasons
        if (const Choice* one = m_choices.choice(m_choices.index(row)); one && one->verb == QLatin1String("attack"))
            found = one;
    if (!found)
        return;
    const Choice kept = *found;
    emit intent(kept.verb, kept.fields);
}

void MatchPage::pressSquare(Square square)
{
    const QString text = square.text();
    if (isActing() && isBurst()) {
        if (m_pointing.origin == square)
            declare();
        else
            point({m_pointing.actor, {}, m_pointing.attack, square});
        return;
    }
    const Unit* who = unit(state(), m_pointing.actor);
    QList<Offer> here;
    for (const Offer& offer : std::as_const(m_offers)) {
        const QJsonArray path = offer.fields.value(QLatin1String("path")).toArray();
        const bool isForced = offer.verb == QLatin1String("force-move") && !path.isEmpty() && path.last().toString() == text;
        const bool isTile = offer.verb == QLatin1String("place-tile") && field(offer, "at") == text
            && player(state(), offer.actor) && !player(state(), offer.actor)->tile;
        const bool isCareful =
            offer.verb == QLatin1String("maneuver") && offer.actor == m_pointing.actor && field(offer, "to") == text;
        if (offer.verdict.isAllowed() && (isForced || isTile || isCareful))
            here += offer;
    }
    const bool isPlacing = state().stage == Stage::Map || state().stage == Stage::Ready;
    if (isPlacing && who && !who->at && state().settings.deployment == Deployment::Free) {
        emit intent(QStringLiteral("deploy"), {{QStringLiteral("who"), who->id}, {QStringLiteral("at"), text}});
        return;
    }
    if (state().stage == Stage::Map && here.isEmpty()) {
        for (const Player& one : state().players)
            if (!one.tile
                && (one.id == state().picker || (player(state(), state().picker) && player(state(), state().picker)->tile))) {
                emit intent(QStringLiteral("place-tile"), {{QStringLiteral("player"), one.id}, {QStringLiteral("at"), text}});
                return;
            }
    }
    if (isActing())
        if (const auto fields = m_map->moveTo(square)) {
            Offer move{QStringLiteral("move"), *fields, {}, {}, m_pointing.actor};
            if (const auto action = m_sitting.game().action(m_state, move.verb, move.fields))
                move.verdict = m_sitting.game().check(m_state, *action);
            if (move.verdict.isAllowed() || here.isEmpty())
                here.prepend(move);
        }
    if (here.size() == 1) {
        emit intent(here.first().verb, here.first().fields);
    } else if (here.size() > 1) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setObjectName(QStringLiteral("squareMenu"));
        addOffers(menu, here);
        menu->popup(m_map->mapToGlobal(m_map->cell(GridmapBoard::cellOf(square))->rect.center().toPoint()));
        menu->setActiveAction(menu->actions().first());
    } else if (!m_pointing.target.isEmpty() || (!m_pointing.actor.isEmpty() && !isActing())) {
        point({isActing() ? m_pointing.actor : QString(), {}, {}, {}});
    }
}

void MatchPage::dropCell(const QString& from, const QString& onto)
{
    const QString id = from.mid(5);
    if (id != m_pointing.actor)
        point({id, {}, {}, {}});
    if (const std::optional<Square> square = GridmapBoard::squareOf(onto)) {
        if (isActing() || state().stage == Stage::Map || state().stage == Stage::Ready)
            pressSquare(*square);
        else if (state().map) // refused, with all its reasons
            emit intent(
                QStringLiteral("move"), {{QStringLiteral("who"), id}, {QStringLiteral("path"), QJsonArray{square->text()}}});
    } else if (onto.startsWith(QLatin1String("unit:"))) {
        pressUnit(onto.mid(5));
    }
}

void MatchPage::addOffers(QMenu* menu, const QList<Offer>& offers)
{
    kit::addOffers(
        menu, offers, [this](const Offer& offer) { return wordsOn(m_sitting.game(), m_state, offer); },
        [this](const Offer& offer) { emit intent(offer.verb, offer.fields); });
}

void MatchPage::openMenu(const QString& id, const QPoint& global)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("cellMenu"));
    const QString who = id.startsWith(QLatin1String("unit:")) ? id.mid(5) : QString();
    QList<Offer> about;
    for (const Offer& offer : std::as_const(m_offers))
        if (!who.isEmpty() && offer.verdict.isAllowed() && (offer.actor == who || field(offer, "target") == who)
            && about.size() < 14)
            about += offer;
    addOffers(menu, about);
    if (const std::optional<Square> square = GridmapBoard::squareOf(id)) {
        QMenu* ground = menu->addMenu(sellsword::tr("The ground changes here"));
        for (const Terrain kind : {Terrain::Challenging, Terrain::Brush, Terrain::Damaging, Terrain::Obstructing, Terrain::Pit,
                 Terrain::SlidingWall, Terrain::Smoke}) {
            const bool isThere = std::any_of(state().map->terrain.begin(), state().map->terrain.end(),
                [&](const Patch& patch) { return patch.kind == kind && patch.at.contains(*square); });
            QAction* action = ground->addAction(capital(shown(kind)));
            action->setCheckable(true);
            action->setChecked(isThere);
            connect(action, &QAction::triggered, this, [this, kind, isThere, at = square->text()] {
                QJsonObject fields{{QStringLiteral("patch"),
                    QJsonObject{{QStringLiteral("at"), at}, {QStringLiteral("kind"), engine::nameOf(kind)}}}};
                if (isThere)
                    fields.insert(QStringLiteral("remove"), true);
                emit intent(QStringLiteral("change-terrain"), fields);
            });
        }
        if (unit(state(), m_pointing.actor)) {
            QAction* action =
                menu->addAction(engine::fill(sellsword::tr("%1 stands here on the table"), {titleOf(state(), m_pointing.actor)})
                                    .replace(QLatin1Char('&'), QLatin1String("&&")));
            connect(action, &QAction::triggered, this, [this, at = square->text()] {
                emit intent(QStringLiteral("correct"),
                    {{QStringLiteral("path"), QStringLiteral("units.%1.at").arg(m_pointing.actor)}, {QStringLiteral("value"), at},
                        {QStringLiteral("reason"), sellsword::tr("as it lies on the table")}});
            });
        }
    }
    if (!who.isEmpty())
        addCorrections(menu, who);
    menu->popup(global);
}

// Anything tracked can be set to what lies on the table; Vigor, boxes and tokens are pressed on the card.
void MatchPage::addCorrections(QMenu* menu, const QString& id)
{
    const Unit& who = *unit(state(), id);
    QMenu* lies = menu->addMenu(sellsword::tr("As it lies on the table"));
    const auto add = [&](const QString& text, const QString& name, const QJsonValue& value, bool isSo) {
        QAction* action = lies->addAction(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(isSo);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, [this, path = QStringLiteral("units.%1.%2").arg(id, name), value] {
            emit intent(QStringLiteral("correct"),
                {{QStringLiteral("path"), path}, {QStringLiteral("value"), value},
                    {QStringLiteral("reason"), sellsword::tr("as it lies on the table")}});
        });
    };
    add(sellsword::tr("has gone this round"), QStringLiteral("taken"), !who.taken, who.taken);
    add(sellsword::tr("has crowed this round"), QStringLiteral("crowed"), !who.crowed, who.crowed);
    add(sellsword::tr("dropped"), QStringLiteral("dropped"), !who.dropped, who.dropped);
    if (who.at)
        add(sellsword::tr("off the map"), QStringLiteral("at"), QJsonValue(QJsonValue::Null), false);
    for (const Status& status : who.statuses) {
        QJsonArray others;
        for (const Status& one : who.statuses)
            if (one.id != status.id)
                others += engine::toJson(one);
        add(statusText(status), QStringLiteral("statuses"), others, true);
    }
}

} // namespace sellsword::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What pressing, dragging and the menus of map and roster ask for: always one of the game's actions.
#include "games/sellsword/desk/correction.h"
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/match/match_page.h"
#include "games/sellsword/desk/match/roster.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/rules/rules.h"
#include "kit/lists/offer_menu.h"

#include <QListView>
#include <QMenu>

namespace sellsword::desk {

using engine::Offer;

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
    const bool isAimed = who && isActing() && (!state().turn || state().turn->stage == TurnStage::Acting) && !isWaiting(state())
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
        for (const Offer& offer : isUntracked(state()) ? QList<Offer>() : m_offers)
            if (offer.action.is<Activate>() && offer.actor == id && offer.verdict.isAllowed()) {
                const engine::AnyAction kept = offer.action; // the offers change under it
                emit intent(kept);
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
    const auto isMeant = [this](const Choice* one) {
        const std::optional<Preview> attack = one && !one->muted ? attackIn(one->action) : std::nullopt;
        return attack && (m_pointing.attack.isEmpty() || attack->attack == m_pointing.attack);
    };
    const Choice* found = m_choices.choice(m_list->currentIndex());
    if (!isMeant(found))
        found = nullptr;
    for (int row = 0; row < m_choices.rowCount() && !found; ++row)
        if (const Choice* one = m_choices.choice(m_choices.index(row)); isMeant(one))
            found = one;
    for (int row = 0; row < m_choices.rowCount() && !found; ++row) // refused: proposed all the same, for its reasons
        if (const Choice* one = m_choices.choice(m_choices.index(row)); one && one->action.is<DeclareAttack>())
            found = one;
    if (!found)
        return;
    send(*found);
}

void MatchPage::send(const Choice& choice)
{
    const engine::AnyAction kept = choice.action; // the list changes under it
    if (choice.isAlone)
        emit intentAlone(kept);
    else
        emit intent(kept);
}

QList<Offer> MatchPage::offersAt(Square square) const
{
    QList<Offer> here;
    for (const Offer& offer : m_offers) {
        bool isHere = false;
        kit::on(
            offer.action, [&](const ForceMove& a) { isHere = !a.path.isEmpty() && a.path.last() == square; },
            [&](const Maneuver& a) { isHere = offer.actor == m_pointing.actor && a.to == square; },
            [&](const PlaceTile& a) {
                const Player* owner = player(state(), offer.actor);
                isHere = a.at == square && owner && !owner->tile;
            });
        if (isHere && offer.verdict.isAllowed())
            here += offer;
    }
    return here;
}

bool MatchPage::place(Square square, bool isOffered)
{
    const Unit* who = unit(state(), m_pointing.actor);
    const bool isPlacing = state().stage == Stage::Map || state().stage == Stage::Ready;
    if (isPlacing && who && !who->at && state().settings.deployment == Deployment::Free) {
        emit intent(Deploy{who->id, square});
        return true;
    }
    const Player* picker = player(state(), state().picker);
    if (state().stage == Stage::Map && !isOffered)
        for (const Player& one : state().players)
            if (!one.tile && (one.id == state().picker || (picker && picker->tile))) {
                emit intent(PlaceTile{one.id, square});
                return true;
            }
    return false;
}

void MatchPage::pressSquare(Square square)
{
    if (isActing() && isBurst()) {
        if (m_pointing.origin == square)
            declare();
        else
            point({m_pointing.actor, {}, m_pointing.attack, square});
        return;
    }
    QList<Offer> here = offersAt(square);
    if (place(square, !here.isEmpty()))
        return;
    if (const std::optional<Move> move = isActing() ? m_map->moveTo(square) : std::nullopt) {
        const engine::Verdict verdict = check(state(), *move);
        if (verdict.isAllowed() || here.isEmpty())
            here.prepend({*move, verdict, {}, m_pointing.actor});
    }
    if (here.size() == 1) {
        emit intent(here.first().action);
    } else if (here.size() > 1) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setObjectName(QStringLiteral("squareMenu"));
        addOffers(menu, here);
        menu->popup(m_map->mapToGlobal(m_map->cell(GridmapBoard::cellOf(square))->rect.center().toPoint()));
        menu->setActiveAction(menu->actions().first());
    } else if (!m_pointing.target.isEmpty() || (!m_pointing.actor.isEmpty() && !isActing())) {
        point({isActing() ? m_pointing.actor : QString(), {}, {}, {}});
    } else if (isActing() && !isWaiting(state())) { // refused, with all its reasons
        emit intent(m_map->refusedMoveTo(square));
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
            emit intent(Move{id, {*square}, 1, 0, 0, {}});
    } else if (onto.startsWith(QLatin1String("unit:"))) {
        pressUnit(onto.mid(5));
    }
}

void MatchPage::addOffers(QMenu* menu, const QList<Offer>& offers)
{
    kit::addOffers(
        menu, offers, [this](const Offer& offer) { return wordsOn(state(), offer); },
        [this](const Offer& offer) { emit intent(offer.action); });
}

void MatchPage::openMenu(const QString& id, const QPoint& global)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("cellMenu"));
    const QString who = id.startsWith(QLatin1String("unit:")) ? id.mid(5) : QString();
    QList<Offer> about;
    for (const Offer& offer : std::as_const(m_offers))
        if (!who.isEmpty() && offer.verdict.isAllowed() && about.size() < 14
            && (offer.actor == who || attackIn(offer.action).value_or(Preview()).target == who))
            about += offer;
    addOffers(menu, about);
    if (const std::optional<Square> square = GridmapBoard::squareOf(id))
        addGround(menu, *square);
    if (!who.isEmpty())
        addCorrections(menu, who);
    menu->popup(global);
}

void MatchPage::addGround(QMenu* menu, Square square)
{
    QMenu* ground = menu->addMenu(sellsword::tr("The ground changes here"));
    for (const Terrain kind : {Terrain::Challenging, Terrain::Brush, Terrain::Damaging, Terrain::Obstructing, Terrain::Pit,
             Terrain::SlidingWall, Terrain::Smoke}) {
        const bool isThere = std::ranges::any_of(
            state().map->terrain, [&](const Patch& patch) { return patch.kind == kind && patch.at.contains(square); });
        QAction* action = ground->addAction(capital(shown(kind)));
        action->setCheckable(true);
        action->setChecked(isThere);
        connect(action, &QAction::triggered, this, [this, kind, isThere, square] {
            emit intent(ChangeTerrain{{{square, square}, kind}, isThere});
        });
    }
    if (!unit(state(), m_pointing.actor))
        return;
    QAction* action = menu->addAction(
        shownAmpersands(engine::fill(sellsword::tr("%1 stands here on the table"), {titleOf(state(), m_pointing.actor)})));
    connect(action, &QAction::triggered, this, [this, square] { emit intent(asItLies(m_pointing.actor, "at", square)); });
}

// Anything tracked can be set to what lies on the table; Vigor, boxes and tokens are pressed on the card.
void MatchPage::addCorrections(QMenu* menu, const QString& id)
{
    const Unit& who = *unit(state(), id);
    QMenu* lies = menu->addMenu(sellsword::tr("As it lies on the table"));
    const auto add = [&](const QString& text, const char* name, const auto& value, bool isSo) {
        QAction* action = lies->addAction(shownAmpersands(text));
        action->setCheckable(true);
        action->setChecked(isSo);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, [this, set = asItLies(id, name, value)] { emit intent(set); });
    };
    add(sellsword::tr("has gone this round"), "taken", !who.taken, who.taken);
    add(sellsword::tr("has crowed this round"), "crowed", !who.crowed, who.crowed);
    add(sellsword::tr("dropped"), "dropped", !who.dropped, who.dropped);
    if (who.at)
        add(sellsword::tr("off the map"), "at", std::optional<Square>(), false);
    for (const Status& status : who.statuses) {
        QList<Status> others = who.statuses;
        others.removeIf([&](const Status& one) { return one.id == status.id; });
        add(statusText(status), "statuses", others, true);
    }
}

} // namespace sellsword::desk

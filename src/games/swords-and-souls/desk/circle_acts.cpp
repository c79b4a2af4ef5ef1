// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What pressing and the menus of the circle ask for: always one of the actions that the game offers.
#include "games/swords-and-souls/desk/circle.h"
#include "engine/table_actions.h"
#include "games/swords-and-souls/desk/seat_counters.h"
#include "kit/deciding.h"
#include "kit/drawn/readout.h"
#include "kit/likely.h"
#include "kit/lists/counter.h"
#include "games/swords-and-souls/rules/actions.h"
#include "games/swords-and-souls/rules/query.h"
#include "games/swords-and-souls/rules/reasons.h"
#include "kit/reasons.h"
#include "kit/settable.h"
#include "kit/unseen.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QWheelEvent>

#include <algorithm>

namespace swordsandsouls::desk {

using engine::Offer;

namespace {

template <engine::Act... A> QList<Offer> offered(QList<Offer> offers)
{
    offers.removeIf([](const Offer& offer) { return !(offer.action.is<A>() || ...); });
    return offers;
}

// Of what lies beside a hero.
bool isFigure(const QString& cell)
{
    static const QStringList figures{
        QStringLiteral("small"), QStringLiteral("large"), QStringLiteral("obols"), QStringLiteral("fragments")};
    return figures.contains(cell.section(QLatin1Char(':'), 0, 0));
}

} // namespace

// What ends the present attack without another card: the damage is taken, or the attack put away.
QList<Offer> Circle::attackActs() const { return allowed(offered<TakeDamage, FinishAttack>(m_sitting.offers())); }

bool Circle::canAnswer() const
{
    if (!state().attack || state().attack->stage != Stage::Answer)
        return false;
    if (std::ranges::any_of(offered<Block, Dodge, TakeDamage>(m_sitting.offers()),
            [](const Offer& offer) { return kit::isOthers(offer.verdict); }))
        return false; // whoever is attacked sits before another screen
    const bool isOpen =
        std::ranges::any_of(allowed(offered<Block, Dodge>(m_sitting.offers())), [](const Offer& offer) { return !offer.secret; });
    return isOpen || !player(state(), state().attack->target).hand.isEmpty();
}

// What an attack waits for: what the guide names, else an answer, which keeps what the others give away.
QString Circle::likelyCell() const
{
    const engine::AnyAction likely = kit::likelyAt(*this);
    const QList<Offer> acts = attackActs();
    const auto named = std::ranges::find(acts, likely, &Offer::action);
    if (!likely.isNone() && named != acts.end())
        return QStringLiteral("act:%1").arg(named - acts.begin());
    return canAnswer() ? QStringLiteral("answer") : QStringLiteral("act:0");
}

// Whoever is attacked looks at the hand, and chooses of what helps.
void Circle::openAnswers()
{
    const QString who = state().attack->target;
    if (!m_sitting.mayShow(who))
        m_sitting.showTo(who);
    QMenu* menu = menuOf(allowed(offered<Block, Dodge>(m_sitting.offers())), m_sitting, "answerMenu", this,
        [this](const Offer& offer) { emit intent(offer.action); });
    if (menu->isEmpty())
        menu->addAction(swordsandsouls::tr("Nothing here blocks or dodges"))->setEnabled(false);
    if (const kit::Cell* button = cell(QStringLiteral("answer")))
        menu->popup(mapToGlobal(button->rect.bottomLeft().toPoint()));
    menu->setActiveAction(menu->actions().first());
}

Pick Circle::pickAt(const QString& id) const
{
    const QString who = idIn(id);
    const Player& owner = player(state(), who);
    if (id.startsWith(QLatin1String("talent:"))) {
        const QString talent = talentOf(state(), owner).id;
        return {who, talent.isEmpty() ? owner.hero : talent, Source::Talent};
    }
    if (id.startsWith(QLatin1String("treasure")))
        if (const int at = id.section(QLatin1Char(':'), 0, 0).mid(8).toInt(); at < owner.treasures.size())
            return {who, owner.treasures[at].card, Source::Treasure};
    return {};
}

// One allowed action is done, of several one is chosen, a refused one is proposed all the same: its reasons are told.
void Circle::act(const QList<Offer>& offers, const QString& at)
{
    const QList<Offer> can = allowed(offers);
    if (can.isEmpty()) {
        if (!offers.isEmpty())
            emit intent(offers.first().action);
        return;
    }
    if (can.size() == 1 && variants(m_sitting, can.first()).size() == 1) {
        emit intent(can.first().action);
        return;
    }
    const kit::Cell* target = cell(at);
    if (!target)
        return;
    QMenu* menu = menuOf(can, m_sitting, "targetMenu", this, [this](const Offer& offer) { emit intent(offer.action); });
    menu->popup(mapToGlobal(target->rect.center().toPoint()));
    menu->setActiveAction(menu->actions().value(0));
}

// A talent or a treasure: one that needs a target waits for it, any other is used.
void Circle::use(const Pick& pick)
{
    if (m_pick == pick) {
        emit pickedUp({});
        return;
    }
    const QList<Offer> offers = offersWith(m_sitting, pick);
    const QList<Offer> can = allowed(offers);
    if (std::ranges::any_of(can, [](const Offer& offer) { return !aimOf(offer).isEmpty(); }))
        emit pickedUp(pick);
    else
        act(offers, QStringLiteral("hero:") + pick.who);
}

void Circle::put(const Pick& pick, const QPointF& at)
{
    if (!QRectF(rect()).contains(at))
        return;
    QString who;
    for (const Player& one : state().players)
        if (const kit::Cell* hero = cell(QStringLiteral("hero:") + one.id); hero && hero->rect.contains(at))
            who = one.id;
    QList<Offer> offers = offersWith(m_sitting, pick);
    const bool isAimed = std::ranges::any_of(offers, [&](const Offer& offer) { return !who.isEmpty() && aimOf(offer) == who; });
    offers.removeIf(
        [&](const Offer& offer) { return offer.action.is<DropCards>() || aimOf(offer) != (isAimed ? who : QString()); });
    act(offers, QStringLiteral("hero:") + (who.isEmpty() ? pick.who : who));
}

// What is printed on it.
void Circle::askCard(const QString& id)
{
    if (const QString title = card(state(), id).title; !title.isEmpty()) // it was named: the rest is entered
        return m_sitting.enter({QStringLiteral("cards.") + id, title});
    engine::Needs needs;
    needs.facts += engine::Facts{QStringLiteral("card"), QStringLiteral("cards"), {id}, false};
    m_sitting.drop(); // nothing else waits for it
    emit m_sitting.asked(AddCard{}, needs, {});
}

// A card of the row lies open, though nobody has named it: whoever buys it says which it is, at any other time it is entered.
void Circle::askName(int at)
{
    if (state().step != Step::Buy || state().attack)
        return desk::askName(m_sitting, QStringLiteral("arsenal.row.%1").arg(at),
            fill(swordsandsouls::tr("Card %1 of the arsenal row"), {number(at + 1)}));
    engine::Needs needs;
    needs.picks += engine::Pick{QStringLiteral("card"), swordsandsouls::tr("Card bought"), {}, 1, false};
    for (const Card& one : state().cards)
        if (one.kind == Origin::Arsenal)
            needs.picks.first().from += one.id;
    m_sitting.drop(); // nothing else waits for it
    emit m_sitting.asked(Buy{QLatin1String(unnamedCard), {}, false}, needs, {});
}

// A hero card of the own box has no name until somebody reads it there.
void Circle::askHero(const QString& id)
{
    const auto who = std::ranges::find(state().players, id, &Player::hero);
    if (!id.isEmpty() && hero(state(), id).title.isEmpty() && who != state().players.end())
        m_sitting.enter(
            {QStringLiteral("heroes.%1.title").arg(id), fill(swordsandsouls::tr("the name of the hero of %1"), {who->id})});
}

void Circle::pressCell(const QString& id)
{
    const QString who = idIn(id);
    if (id.startsWith(QLatin1String("hero:"))) {
        if (const QList<Offer> aimed = m_targets.value(who); !aimed.isEmpty()) {
            act(aimed, id);
            return;
        }
        emit pickedUp({});
        choose(who == m_chosen ? QString() : who);
        emit chosen(m_chosen);
    } else if (isFigure(id)) {
        if (m_targets.contains(who))
            pressCell(QStringLiteral("hero:") + who);
        else
            openCounter(id);
    } else if (id.startsWith(QLatin1String("talent:")) || id.startsWith(QLatin1String("treasure"))) {
        use(pickAt(id));
    } else if (id.startsWith(QLatin1String("take:"))) {
        emit intent(ChooseHero{who, {}});
    } else if (id.startsWith(QLatin1String("row:"))) {
        const QString card = state().arsenal.row.value(who.toInt());
        if (card == QLatin1String(unnamedCard))
            return askName(who.toInt());
        QList<Offer> buys = offered<Buy>(m_sitting.offers());
        buys.removeIf([&](const Offer& offer) { return offer.action.as<Buy>()->card != card; });
        if (buys.isEmpty())
            emit intent(Buy{card, {}, false}); // refused, with its reasons
        else
            act(buys, id);
    } else if (id == QLatin1String("deck")) {
        emit intent(state().step == Step::Deal ? engine::AnyAction(LayArsenal{}) : engine::AnyAction(RefreshArsenal{}));
    } else if (id.startsWith(QLatin1String("act:"))) {
        if (const QList<Offer> acts = attackActs(); who.toInt() < acts.size())
            emit intent(acts[who.toInt()].action);
    } else if (id == QLatin1String("answer")) {
        openAnswers();
    } else if (id.startsWith(QLatin1String("played"))) {
        act(offered<DoEffect, FinishCard>(m_sitting.offers()), id);
    } else if (id.startsWith(QLatin1String("instant"))) {
        act(offered<ResolveInstant>(m_sitting.offers()), id);
    } else if (id == QLatin1String("supply")) {
        openMenu(id, mapToGlobal(cell(id)->rect.center().toPoint()));
    }
}

// Far away its menu alone has them.
kit::Readout* Circle::openCounter(const QString& id)
{
    const QString what = id.section(QLatin1Char(':'), 0, 0), who = idIn(id);
    const kit::Cell* place = cell(id);
    if ((!isFigure(id) && what != QLatin1String("hero")) || !place || !player(state(), who).dealt || m_sitting.isLooking())
        return nullptr;
    return m_counters->open(state(), who, isFigure(id) ? what : QStringLiteral("small"), place->rect);
}

void Circle::wheelEvent(QWheelEvent* event)
{
    QString id;
    for (const kit::Cell& one : cells())
        if (isFigure(one.id) && one.rect.contains(event->position()))
            id = one.id;
    const int turn = event->angleDelta().y();
    kit::Readout* counter = turn == 0 ? nullptr : openCounter(id);
    if (!counter)
        return event->ignore();
    counter->turn(counter->number() + (turn > 0 ? 1 : -1));
}

void Circle::keyPressEvent(QKeyEvent* event)
{
    const bool isMore = event->key() == Qt::Key_Plus;
    if (focusedCell() == QLatin1String("deck") && (isMore || event->key() == Qt::Key_Minus))
        return countPile(QStringLiteral("arsenal.deck"), isMore);
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    if (isMore || isDigit || event->key() == Qt::Key_Minus)
        if (kit::Readout* counter = openCounter(focusedCell())) {
            if (isFigure(focusedCell())) // of a hero it is not said yet which
                QCoreApplication::sendEvent(counter, event);
            return;
        }
    if (event->key() != Qt::Key_Escape || (m_chosen.isEmpty() && m_pick.isNone())) {
        Board::keyPressEvent(event);
        return;
    }
    choose({});
    emit pickedUp({});
    emit chosen({});
}

// Anything tracked of a player can be set to what lies on the table.
void Circle::addCorrections(QMenu* menu, const Player& who)
{
    QMenu* lies = menu->addMenu(swordsandsouls::tr("As it lies on the table"));
    lies->setObjectName(QStringLiteral("corrections"));
    const QString path = QStringLiteral("players.") + who.id + QLatin1Char('.');
    const auto add = [&](QMenu* to, const QString& text, const QString& name, auto value, bool isSo) {
        QAction* action = to->addAction(text);
        action->setCheckable(true);
        action->setChecked(isSo);
        action->setObjectName(name + QLatin1Char('-') + QVariant(value).toString());
        connect(action, &QAction::triggered, this, [this, path = path + name, value] {
            emit intent(engine::Correct{path, value, kit::reasons::asItLies});
        });
    };
    const auto count = [&](const QString& title, const char* name, int now, int least, int most, R rule) {
        QMenu* numbers = lies->addMenu(title);
        numbers->addAction(kit::ruleText(reason(rule), m_sitting.game()))->setEnabled(false);
        numbers->addSeparator();
        for (int value = least; value <= most; ++value)
            add(numbers, number(value), QLatin1String(name), value, value == now);
    };
    count(swordsandsouls::tr("Small hearts"), "small", who.small, 0, std::max(who.small, smallHearts) + 2, R::W_HEARTS);
    count(swordsandsouls::tr("Large heart"), "large", who.large, 0, std::max(who.large, 1) + 1, R::W_HEARTS);
    count(swordsandsouls::tr("Obols"), "obols", who.obols, std::max(0, who.obols - 5), who.obols + 5, R::W_TOKENS);
    count(swordsandsouls::tr("Soul fragments"), "fragments", who.fragments, 0, fragmentsToWin + 2, R::W_FRAGMENTS);
    if (tracksCards(state())) {
        addCount(lies, swordsandsouls::tr("Deck"), path + QStringLiteral("deck"));
        addCount(lies, swordsandsouls::tr("Discard pile"), path + QStringLiteral("discard"));
        lies->addSeparator();
        add(lies, swordsandsouls::tr("talent ready"), QStringLiteral("gray"), false, !who.gray);
        add(lies, swordsandsouls::tr("talent used"), QStringLiteral("gray"), true, who.gray);
    }
    lies->addSeparator();
    add(lies, swordsandsouls::tr("up"), QStringLiteral("down"), false, !who.down);
    add(lies, swordsandsouls::tr("down"), QStringLiteral("down"), true, who.down);
}

// The cards of a pile; those put under the arsenal deck belong to it.
QStringList Circle::pileAt(const QString& path) const
{
    const QString owner = path.section(QLatin1Char('.'), 1, -2);
    if (!owner.isEmpty())
        return path.endsWith(QLatin1String(".deck")) ? player(state(), owner).deck : player(state(), owner).discard;
    QStringList all = state().arsenal.deck;
    for (const Layer& layer : state().arsenal.under)
        all += layer.cards;
    return all;
}

void Circle::addCount(QMenu* menu, const QString& title, const QString& path)
{
    const qsizetype now = pileAt(path).size();
    QMenu* pile = menu->addMenu(fill(swordsandsouls::tr("%1, cards: %2"), {title, number(now)}));
    for (const auto& [text, name, isMore] : {std::tuple(swordsandsouls::tr("One card more"), "more", true),
             std::tuple(swordsandsouls::tr("One card fewer"), "fewer", false)}) {
        QAction* action = pile->addAction(text);
        action->setObjectName(path + QLatin1Char('-') + QLatin1String(name));
        action->setEnabled(isMore || now > 0);
        connect(action, &QAction::triggered, this, [this, path, isMore = isMore] { countPile(path, isMore); });
    }
}

// Those that nobody named go first, then those of the deck before those under it. Which of the named ones are not there the table
// says one by one where the program draws; where the table draws, and nobody sees it, what is left may be any of them.
void Circle::countArsenal(int cards)
{
    const QString unnamed = QLatin1String(unnamedCard), path = QStringLiteral("arsenal.deck");
    Arsenal arsenal = state().arsenal;
    const qsizetype left = arsenal.left();
    qsizetype fewer = std::max<qsizetype>(0, left - cards);
    if (fewer == 1)
        return countPile(path, false);
    QList<QStringList*> piles{&arsenal.deck};
    for (Layer& layer : arsenal.under)
        piles += &layer.cards;
    for (QStringList* pile : piles)
        while (fewer > 0 && pile->removeOne(unnamed))
            --fewer;
    for (QStringList* pile : piles)
        if (const qsizetype taken = m_sitting.realCards ? std::min(fewer, pile->size()) : 0; taken > 0) {
            *pile = QStringList(pile->size() - taken, unnamed);
            fewer -= taken;
        }
    arsenal.under.removeIf([](const Layer& layer) { return layer.cards.isEmpty(); });
    arsenal.deck += QStringList(std::max<qsizetype>(0, cards - left), unnamed);
    const bool isDeckAlone = engine::toJson(arsenal.under) == engine::toJson(state().arsenal.under);
    if (arsenal.left() != left)
        emit intent(engine::Correct{isDeckAlone ? path : QStringLiteral("arsenal"),
            isDeckAlone ? engine::toJson(arsenal.deck) : engine::toJson(arsenal), kit::reasons::counted});
    if (fewer == 0)
        return;
    const auto ask = [this, path, cards, now = cards + fewer] { // once the table is shown as it is now
        if (state().arsenal.left() != now)
            return;
        countPile(path, false, [this, cards, now] {
            if (state().arsenal.left() < now)
                countArsenal(cards);
        });
    };
    QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection);
}

// A card that comes is one that nobody named; of named ones the table says which is not there. Which card of a hero's deck it
// is nobody can see: then all of them are among those that it may be.
void Circle::countPile(const QString& path, bool isMore, const std::function<void()>& then)
{
    const QString unnamed = QLatin1String(unnamedCard);
    const QString owner = path.section(QLatin1Char('.'), 1, -2); // empty: the arsenal
    const auto set = [this, then](const QString& to, const auto& value) {
        emit intent(engine::Correct{to, engine::toJson(value), kit::reasons::counted});
        if (then) // once the menu is gone
            QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
    };
    QStringList pile = owner.isEmpty() ? state().arsenal.deck : pileAt(path);
    if (!kit::setsValues(m_sitting)) // said at once, before anybody chooses a card
        return emit intent(engine::Correct{path, engine::toJson(pile), kit::reasons::counted});
    if (isMore)
        return set(path, pile + QStringList{unnamed});
    if (pile.removeOne(unnamed))
        return set(path, pile);
    const QStringList all = pileAt(path);
    if (all.isEmpty())
        return;
    if (!owner.isEmpty() && path.endsWith(QLatin1String(".deck"))) {
        Player who = player(state(), owner);
        who.unseen += who.deck;
        who.deck = QStringList(who.deck.size() - 1, unnamed);
        return set(QStringLiteral("players.") + owner, who);
    }
    QList<kit::Kind> kinds;
    const QSet<QString> unseen = kit::unseenAt(m_sitting); // to name them would tell what is still to come
    for (const QString& id : all)
        if (!unseen.contains(id) && std::ranges::none_of(kinds, [&](const kit::Kind& one) { return one.id == id; }))
            kinds += kit::Kind{id, titleOf(state(), id)};
    std::ranges::sort(kinds, {}, &kit::Kind::name);
    if (!pile.isEmpty() && kinds.isEmpty())
        return set(path, QStringList(pile.size() - 1, unnamed));
    if (!pile.isEmpty())
        kinds += kit::Kind{unnamed, swordsandsouls::tr("Nobody knows which")};
    const kit::Cell* at = cell(owner.isEmpty() ? QStringLiteral("deck") : QStringLiteral("hero:") + owner);
    kit::askWhich(*this, mapToGlobal(at ? at->rect.center().toPoint() : rect().center()),
        swordsandsouls::tr("Which card is not there?"), kinds, [this, path, pile, unnamed, set](const QString& id) mutable {
            if (id == unnamed)
                return set(path, QStringList(pile.size() - 1, unnamed));
            if (pile.removeOne(id))
                return set(path, pile);
            for (qsizetype i = 0; i < state().arsenal.under.size(); ++i)
                if (QStringList layer = state().arsenal.under[i].cards; layer.removeOne(id))
                    return set(QStringLiteral("arsenal.under.%1.cards").arg(i), layer);
        });
}

// The cards of an attack are seen by all, though nobody has named them yet.
void Circle::addNaming(QMenu* menu)
{
    if (!state().attack || !tracksCards(state()))
        return;
    const QList<Used>& used = state().attack->used;
    for (qsizetype i = 0; i < used.size(); ++i)
        if (used[i].card == QLatin1String(unnamedCard))
            connect(menu->addAction(fill(swordsandsouls::tr("Name the card of %1…"), {used[i].owner})), &QAction::triggered, this,
                [this, i, who = used[i].owner] {
                    desk::askName(m_sitting, QStringLiteral("attack.used.%1.card").arg(i),
                        fill(swordsandsouls::tr("Card of %1"), {who}), Origin::Starter, player(state(), who).hero);
                });
}

void Circle::openMenu(const QString& cell, const QPoint& global)
{
    const QString id = isFigure(cell) ? QStringLiteral("hero:") + idIn(cell) : cell;
    const QString who = idIn(id);
    QList<Offer> mine;
    if (const Pick pick = pickAt(id); !pick.isNone())
        mine = offersWith(m_sitting, pick);
    else if (id.startsWith(QLatin1String("hero:")))
        for (const Offer& offer : m_sitting.offers())
            if (offer.actor == who && (!offer.secret || m_sitting.mayShow(who)))
                mine += offer;
    if (id.startsWith(QLatin1String("row:")))
        for (const Offer& offer : offered<Buy>(m_sitting.offers()))
            if (offer.action.as<Buy>()->card == state().arsenal.row.value(who.toInt()))
                mine += offer;
    // Of what is refused only the list beside the table tells everything: a menu stays short.
    if (mine.size() > 12)
        mine = allowed(mine);
    QMenu* menu = menuOf(mine, m_sitting, "cellMenu", this, [this](const Offer& offer) { emit intent(offer.action); });
    if (const QString named = id.startsWith(QLatin1String("hero:")) ? player(state(), who).hero : QString();
        !named.isEmpty() && hero(state(), named).title.isEmpty())
        connect(
            menu->addAction(swordsandsouls::tr("Name the hero…")), &QAction::triggered, this, [this, named] { askHero(named); });
    if (id.startsWith(QLatin1String("hero:")) && player(state(), who).dealt)
        addCorrections(menu, player(state(), who));
    if (id == QLatin1String("deck"))
        addCount(menu, swordsandsouls::tr("As it lies on the table"), QStringLiteral("arsenal.deck"));
    if (id.startsWith(QLatin1String("row:"))
        && (m_sitting.realCards || state().arsenal.row.value(who.toInt()) == QLatin1String(unnamedCard)))
        connect(menu->addAction(swordsandsouls::tr("Name the card that lies here…")), &QAction::triggered, this,
            [this, at = who.toInt()] { askName(at); });
    if (const QString named = id.startsWith(QLatin1String("row:")) ? state().arsenal.row.value(who.toInt()) : QString();
        !named.isEmpty() && named != QLatin1String(unnamedCard) && !card(state(), named).isEntered())
        connect(menu->addAction(fill(swordsandsouls::tr("Fill in %1…"), {titleOf(state(), named)})), &QAction::triggered, this,
            [this, named] { askCard(named); });
    if (id == QLatin1String("attack"))
        addNaming(menu);
    if (menu->isEmpty())
        menu->addAction(swordsandsouls::tr("Nothing can be done here now"))->setEnabled(false);
    menu->popup(global);
}

} // namespace swordsandsouls::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/play_page.h"

#include "engine/functions.h"
#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/desk/scenario/boards.h"
#include "games/jagged-alliance/desk/scenario/forecast.h"
#include "games/jagged-alliance/desk/scenario/ground.h"
#include "games/jagged-alliance/desk/scenario/group_move.h"
#include "games/jagged-alliance/desk/scenario/sectors.h"
#include "games/jagged-alliance/desk/scenario/track.h"
#include "games/jagged-alliance/desk/scenario/waiting_panel.h"
#include "games/jagged-alliance/rules/rules.h"
#include "engine/table_actions.h"
#include "kit/likely.h"
#include "kit/lists/offer_menu.h"
#include "kit/drawn/stack.h"
#include "kit/drawn/rows.h"
#include "kit/reasons.h"
#include "kit/wording.h"

#include <QApplication>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace jaggedalliance::desk {

using engine::Offer;

namespace {

constexpr int mostUnknown = 20; // red cubes beside an enemy whose card nobody entered

bool isFar(const Offer& offer)
{
    const Reveal* reveal = offer.action.as<Reveal>();
    return reveal && reveal->far;
}

// Durability that changes no chance and brings nothing else is no choice.
bool isInVain(const State& state, const Offer& offer)
{
    const Attack* attack = offer.action.as<Attack>();
    if (!attack || attack->target.isEmpty() || (!attack->wear && attack->worn.isEmpty()))
        return false;
    for (const QString& id : attack->worn + (attack->wear ? QStringList{attack->card} : QStringList()))
        if (!card(state, id).wear.icons.isEmpty())
            return false;
    const auto oddsOf = [&](const Attack& a) {
        const asked::Damages odds =
            asked::answer(state, asked::AttackOdds{a.card, a.target, a.use, a.wear, a.helpers, a.worn, a.rebels, 0}).value;
        return std::tuple(odds.defeat.percent, odds.hurt.percent, odds.mean);
    };
    Attack plain = *attack;
    plain.wear = false;
    plain.worn.clear();
    return oddsOf(plain) == oddsOf(*attack);
}

} // namespace

PlayPage::PlayPage(QWidget* parent)
    : QWidget(parent)
    , m_track(new Track(this))
    , m_sectors(new Sectors(this))
    , m_waiting(new WaitingPanel(this))
    , m_left(new QStackedWidget(this))
    , m_ground(new Ground(this))
    , m_forecast(new Forecast(this))
    , m_boards(new Boards(this))
{
    auto* column = kit::column(this, 7);
    column->addWidget(m_track);
    column->addWidget(m_waiting);
    column->addWidget(m_sectors);
    m_left->addWidget(m_ground);
    m_left->addWidget(m_forecast);
    kit::keepToCurrent(m_left);
    auto* row = kit::row(nullptr, 10);
    row->addWidget(m_left, 1);
    row->addWidget(m_boards, 1);
    column->addLayout(row, 1);
    connect(m_waiting, &WaitingPanel::intent, this, &PlayPage::does);
    connect(m_boards, &Boards::countWanted, this, &PlayPage::wantCount);
    connect(m_boards, &Boards::counted, this, [this](const QString& who, int zone, int cubes) {
        static const char* const zones[] = {"stamina", "fatigue", "wounds"};
        emit intent(engine::Correct{
            QStringLiteral("mercenaries.%1.%2").arg(who, QLatin1String(zones[zone])), cubes, kit::reasons::counted});
    });
    for (Picture* board : std::initializer_list<Picture*>{m_track, m_sectors, m_ground, m_boards}) {
        connect(board, &Picture::pressed, this, [this, board](const QString& cell) { press(board, cell); });
        connect(board, &Picture::dropped, this, [this, board](const QString&, const QString& onto) { press(board, onto); });
        connect(board, &Picture::menuWanted, this, &PlayPage::openMenu);
        connect(board, &Picture::left, this, [this] {
            choose({});
            emit chosen({});
        });
    }
}

// Not while whoever holds it lays it out: what is said then is not heard.
void PlayPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(m_sectors, &Sectors::fitHeight, Qt::QueuedConnection);
    QMetaObject::invokeMethod(m_waiting, &WaitingPanel::keepWhole, Qt::QueuedConnection);
}

const State& PlayPage::state() const { return stateOf(m_state); }

QString PlayPage::placeOf(const QString& figure) const
{
    if (const Figure* enemy = jaggedalliance::find(state().enemies, figure))
        return enemy->at;
    return mercenary(state(), figure).at;
}

QString PlayPage::turnOf() const
{
    for (const Mercenary& who : state().mercenaries)
        if (who.place == MercPlace::Fallen)
            return who.id;
    if (!state().incoming.isEmpty())
        return state().incoming.first().who;
    if (!state().active.isEmpty() || state().phase != Phase::Players)
        return state().active;
    for (const Offer& one : m_offers)
        if (one.action.is<Activate>() && one.verdict.isAllowed())
            return one.actor;
    return {};
}

void PlayPage::present(const engine::AnyState& any, const QList<Offer>& offers)
{
    m_state = any;
    m_offers = offers;
    // Whoever has to answer, acts, or may act next is looked at, until somebody else is chosen.
    if (const QString now = turnOf(); now != m_turn || mercenary(state(), m_actor).id.isEmpty()) {
        m_turn = now;
        if (m_actor != now) {
            m_actor = now;
            emit chosen(m_actor);
        }
    }
    const Mercenary* back = comingBack(state());
    const QString acting = back       ? accessOf(state(), mission(state(), back->at))
        : !state().incoming.isEmpty() ? placeOf(state().incoming.first().who)
                                      : placeOf(state().active);
    if (!acting.isEmpty())
        m_place = acting;
    const bool isKnown = jaggedalliance::find(state().sectors, m_place) || mission(state(), m_place).place == Pile::Table;
    if (!isKnown || m_place.isEmpty()) {
        m_place = state().sectors.isEmpty() ? QString() : state().sectors.first().id;
        for (const Mercenary* who : team(state()))
            if (!who->at.isEmpty())
                m_place = who->at;
    }
    draw();
}

void PlayPage::choose(const QString& actor)
{
    if (actor == m_actor || !m_state)
        return;
    m_actor = actor;
    if (const QString at = placeOf(actor); !at.isEmpty())
        m_place = at;
    draw();
}

void PlayPage::showForecast(bool on)
{
    m_left->setCurrentIndex(on ? 1 : 0);
    if (on && m_state)
        m_forecast->present(state());
}

// Offers of whoever acts now, or of the table.
QList<Offer> PlayPage::offersOn(const QString& cell) const
{
    QList<Offer> found;
    for (const Offer& one : m_offers)
        if (aimsOf(state(), one).contains(cell))
            found += one;
    return found;
}

void PlayPage::draw()
{
    m_targets.clear();
    for (const Offer& one : m_offers) { // what only a card or the table can say is not pointed at
        const bool isSaid = one.action.is<Uncover>() || (isFar(one) && !isRevealAsked(state()));
        if (one.verdict.isAllowed() && !isSaid)
            for (const QString& cell : aimsOf(state(), one))
                m_targets += cell;
    }
    m_track->setVisible(state().scenario.has_value()); // also where the dictator does nothing: an alarm counts on it
    QStringList owned;
    for (const Card& card : state().cards)
        if (mercenary(state(), card.holder).place == MercPlace::Fallen)
            owned += card.id;
    m_discards.removeIf([&](const QString& card) { return !owned.contains(card); });
    Waiting now = waiting(state(), m_offers);
    if (const engine::AnyAction likely = kit::likelyAt(*this); !likely.isNone() || kit::isHeldAt(*this))
        for (Choice& one : now.choices)
            one.isNext = one.offer.action == likely;
    if (!owned.isEmpty() && state().incoming.isEmpty())
        now.text += QLatin1Char(' ')
            + (m_discards.isEmpty()
                    ? jaggedalliance::tr("Press the cards to discard on the board; otherwise it is the first ones.")
                    : engine::fill(jaggedalliance::tr("To be discarded: %1."), {titles(state(), m_discards)}));
    const bool wasAnswering = m_waiting->isAncestorOf(QApplication::focusWidget());
    m_waiting->present(now);
    if (wasAnswering && !m_waiting->isAncestorOf(QApplication::focusWidget()))
        firstFocus()->setFocus();             // nothing waits any more: on to the boards
    m_left->setVisible(tracksTable(state())); // otherwise what stands where is seen on the table
    m_ground->show(m_place);
    m_sectors->show(m_place);
    for (Picture* board : std::initializer_list<Picture*>{m_track, m_sectors, m_ground, m_boards})
        board->present(m_state, m_targets, m_actor);
    if (m_left->currentIndex() == 1)
        m_forecast->present(state());
}

QList<Offer> PlayPage::variants(const Offer& offer) const
{
    QList<Offer> found{offer};
    if (!offer.verdict.isAllowed())
        return found;
    const auto consider = [&](const auto& action) {
        if (!engine::faultsOf(state(), action).isEmpty())
            return;
        if (const engine::Verdict verdict = check(state(), action); verdict.isAllowed())
            found += Offer{action, verdict, offer.label, offer.actor, offer.secret};
    };
    const auto withRebels = [&](auto action) {
        for (action.rebels = 1; action.rebels <= std::min(2, state().rebels); ++action.rebels)
            consider(action);
    };
    kit::on(
        offer.action,
        [&](const Attack& plain) {
            if (plain.helpers.isEmpty())
                withRebels(plain);
        },
        [&](const UseSkill& plain) {
            if (plain.helpers.isEmpty())
                withRebels(plain);
        });
    return found;
}

// What was chosen among the cards of the dead goes with their replacement.
void PlayPage::does(const engine::AnyAction& action)
{
    if (const Replace* replace = action.as<Replace>(); replace && !m_discards.isEmpty())
        emit intent(Replace{replace->who, m_discards, replace->by});
    else
        emit intent(action);
}

bool PlayPage::pickDiscard(const QString& card)
{
    if (mercenary(state(), jaggedalliance::card(state(), card).holder).place != MercPlace::Fallen)
        return false;
    if (!m_discards.removeOne(card))
        m_discards += card;
    draw();
    return true;
}

void PlayPage::offer(Picture* board, const QString& cell, const QList<Offer>& offers)
{
    const kit::Cell* at = board->cell(board == m_ground ? m_ground->shownIn(cell) : cell);
    if (!at || offers.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("targetMenu"));
    QList<Offer> all, ordered = offers;
    const auto first = std::ranges::stable_partition(ordered, [](const Offer& one) { return one.action.is<Arrange>(); });
    std::ranges::stable_partition(first, [](const Offer& one) { return !one.action.is<DiscardCard>(); }); // what loses it is last
    for (const Offer& one : std::as_const(ordered))
        if (!isInVain(state(), one))
            all += variants(one);
    kit::addOffers(
        menu, all, [this](const Offer& one) { return wordsOn(state(), one); }, [this](const Offer& one) { does(one.action); });
    if (cell.startsWith(QLatin1String("merc:")) && board == m_boards) {
        menu->addSeparator();
        QAction* count = menu->addAction(jaggedalliance::tr("Count the cubes…"));
        count->setObjectName(QStringLiteral("countCubes"));
        connect(count, &QAction::triggered, this, [this, who = idIn(cell)] { wantCount(who, 0, 0); });
    }
    // The list offers to go alone or with everybody; who goes where in full is asked by a form.
    for (const Offer& one : offers)
        if (const GroupMove* move = one.action.as<GroupMove>(); move && !move->taken.isEmpty()) {
            QAction* form = menu->addAction(jaggedalliance::tr("Group Move: choose who goes, and where…"));
            form->setObjectName(QStringLiteral("groupMoveForm"));
            connect(form, &QAction::triggered, this, [this, to = move->to] {
                auto* asks = new GroupMoveForm(state(), to, this);
                asks->setAttribute(Qt::WA_DeleteOnClose);
                connect(asks, &QDialog::accepted, this, [this, asks] { emit intent(asks->move()); });
                asks->open();
            });
            break;
        }
    menu->popup(board->mapToGlobal(at->rect.center().toPoint()));
    menu->setActiveAction(menu->actions().first());
}

void PlayPage::wantCount(const QString& who, int key, int zone)
{
    const kit::Cell* board = m_boards->cell(QStringLiteral("merc:") + who);
    if (board && mercenary(state(), who).place == MercPlace::Team)
        emit countWanted(who, m_boards->mapToGlobal(board->rect.bottomLeft().toPoint()), key, zone);
}

// A sector is shown, a mercenary is chosen; pressed again, or with somebody who acts, what is offered there is done.
void PlayPage::press(Picture* board, const QString& cell)
{
    const QString id = idIn(cell);
    if (cell.startsWith(QLatin1String("several:")))
        return chooseIn(cell, board->mapToGlobal(board->cell(cell)->rect.center().toPoint()),
            [this, board](const QString& one) { press(board, one); });
    if (cell.startsWith(QLatin1String("card:")) && pickDiscard(id))
        return;
    QList<Offer> offers = offersOn(cell), allowed = offers;
    allowed.removeIf([](const Offer& one) { return !one.verdict.isAllowed(); });
    if (cell.startsWith(QLatin1String("merc:")) && id != m_actor) {
        const bool isAimed = !allowed.isEmpty() && !allowed.first().action.is<Activate>();
        if (!isAimed) {
            choose(id);
            emit chosen(id);
            return;
        }
    }
    if (cell.startsWith(QLatin1String("place:")) && id != m_place) {
        m_place = id;
        draw();
        if (allowed.isEmpty())
            return;
    }
    const bool isPlain = allowed.size() == 1 && !isFar(allowed.first())
        && !isAny<Attack, Liberate, UseSkill, EndActions, DiscardCard, UseCard, Trade, Receive, Uncover>(allowed.first().action);
    if (isPlain)
        emit intent(allowed.first().action);
    else if (!allowed.isEmpty())
        offer(board, cell, allowed);
    else if (cell.startsWith(QLatin1String("merc:")) && board == m_boards)
        wantCount(id, 0, 0);
    else if (cell.startsWith(QLatin1String("card:")))
        openMenu(cell, board->mapToGlobal(board->cell(cell)->rect.center().toPoint()));
    else if (cell.startsWith(QLatin1String("area:")) && board == m_ground && sector(state(), m_place).areas.isEmpty()
        && isFight(state(), m_place) && !isMission(state(), m_place))
        emit mapWanted();
    else if (!offers.isEmpty()
        && (cell.startsWith(QLatin1String("enemy:")) || cell.startsWith(QLatin1String("area:"))
            || cell.startsWith(QLatin1String("token:")) || cell.startsWith(QLatin1String("corpse:"))))
        emit intent(offers.first().action); // refused, with all its reasons
}

// One of those that lie there as one.
void PlayPage::chooseIn(const QString& cell, const QPoint& global, const std::function<void(const QString& one)>& then)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("severalMenu"));
    for (const QString& one : m_ground->membersOf(cell)) {
        QAction* action =
            menu->addAction(kit::capital(titleOf(state(), idIn(one))).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setObjectName(one);
        connect(action, &QAction::triggered, this, [then, one] { then(one); });
    }
    menu->popup(global);
    menu->setActiveAction(menu->actions().first());
}

void PlayPage::openMenu(const QString& cell, const QPoint& global)
{
    if (cell.startsWith(QLatin1String("several:")))
        return chooseIn(cell, global, [this, global](const QString& one) { openMenu(one, global); });
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("cellMenu"));
    QList<Offer> offers = offersOn(cell);
    if (offers.size() > 12)
        offers.removeIf([](const Offer& one) { return !one.verdict.isAllowed(); });
    kit::addOffers(
        menu, offers, [this](const Offer& one) { return wordsOn(state(), one); }, [this](const Offer& one) { does(one.action); });
    addCorrections(menu, cell);
    addPrinted(menu, cell);
    if (menu->isEmpty())
        menu->addAction(jaggedalliance::tr("Nothing can be done here now"))->setEnabled(false);
    menu->popup(global);
}

// What is tracked can be set to what lies on the table.
void PlayPage::addCorrections(QMenu* menu, const QString& cell)
{
    const QString id = idIn(cell);
    const auto add = [&](QMenu* under, const QString& text, const QString& path, int value, bool isSo) {
        QAction* action = under->addAction(text);
        action->setObjectName(path + QLatin1Char('=') + number(value));
        action->setCheckable(true);
        action->setChecked(isSo);
        connect(action, &QAction::triggered, this, [this, path, value] {
            emit intent(engine::Correct{path, value, kit::reasons::asItLies});
        });
    };
    constexpr int beyond = 2; // more than the rules allow may lie there: then one is warned
    const auto count = [&](const QString& name, const QString& path, int now, int most) {
        QMenu* under = menu->addMenu(name);
        for (int i = 0; i <= std::max(now, most) + beyond; ++i)
            add(under, number(i), path, i, i == now);
    };
    const QString whole = jaggedalliance::tr("On the table: %1");
    // Where it stands, told from the areas of its tile, or by the letter that is printed there.
    const auto place = [&](const QString& path, const QString& at, const QString& now) {
        if (!jaggedalliance::find(state().sectors, at) || isLiberated(state(), at))
            return;
        QMenu* under = menu->addMenu(engine::fill(whole, {jaggedalliance::tr("area")}));
        const auto say = [&](const QString& text, const decltype(engine::Correct::value)& value, bool isSo) {
            QAction* action = under->addAction(text);
            action->setObjectName(path + QLatin1Char('=') + value.toString());
            action->setCheckable(!value.isNull());
            action->setChecked(isSo);
            connect(action, &QAction::triggered, this, [this, path, value] {
                emit intent(engine::Correct{path, value, kit::reasons::asItLies});
            });
        };
        for (const Area& area : sector(state(), at).areas)
            say(area.id.toUpper(), area.id, area.id == now);
        if (sector(state(), at).areas.isEmpty())
            say(now.isEmpty() ? jaggedalliance::tr("Enter it…")
                              : engine::fill(jaggedalliance::tr("Now %1, enter another…"), {now.toUpper()}),
                {}, false);
    };
    if (const Mercenary* who =
            cell.startsWith(QLatin1String("merc:")) ? jaggedalliance::find(state().mercenaries, id) : nullptr) {
        menu->addSeparator();
        const QString path = QStringLiteral("mercenaries.%1.").arg(id);
        const int most = mostCubes(state(), *who);
        count(engine::fill(whole, {jaggedalliance::tr("stamina")}), path + QStringLiteral("stamina"), who->stamina, most);
        count(engine::fill(whole, {jaggedalliance::tr("fatigue")}), path + QStringLiteral("fatigue"), who->fatigue, most);
        count(engine::fill(whole, {jaggedalliance::tr("wounds")}), path + QStringLiteral("wounds"), who->wounds, most);
        count(engine::fill(whole, {jaggedalliance::tr("command actions")}), path + QStringLiteral("command"), who->command, 3);
        place(path + QStringLiteral("area"), who->at, who->area);
    } else if (const Figure* enemy = jaggedalliance::find(state().enemies, id);
               enemy && cell.startsWith(QLatin1String("enemy:"))) {
        menu->addSeparator();
        count(engine::fill(whole, {jaggedalliance::tr("red cubes")}), QStringLiteral("enemies.%1.damage").arg(id), enemy->damage,
            blankEnemy(state(), *enemy).isEmpty() ? rowOf(state(), *enemy).health : mostUnknown);
        if (!enemy->hidden)
            place(QStringLiteral("enemies.%1.area").arg(id), enemy->at, enemy->area);
    } else if (const Token* token = jaggedalliance::find(state().tokens, id); token && cell.startsWith(QLatin1String("token:"))) {
        menu->addSeparator();
        place(QStringLiteral("tokens.%1.area").arg(id), token->at, token->area);
    } else if (cell.startsWith(QLatin1String("space:"))) {
        menu->addSeparator();
        add(menu, jaggedalliance::tr("The threat stands here"), QStringLiteral("threat.level"), id.toInt(),
            state().threat.level == id.toInt());
        count(engine::fill(whole, {jaggedalliance::tr("threat tokens")}), QStringLiteral("threat.tokens"), state().threat.tokens,
            6);
    } else if (const Sector* one = jaggedalliance::find(state().sectors, id); one && cell.startsWith(QLatin1String("place:"))) {
        menu->addSeparator();
        count(engine::fill(whole, {jaggedalliance::tr("rebels on guard")}), QStringLiteral("sectors.%1.rebels").arg(id),
            one->rebels, one->rebelSlots);
        addStates(menu, *one);
    }
}

// Whoever holds the card types it where it lies.
void PlayPage::addPrinted(QMenu* menu, const QString& cell)
{
    const QString id = idIn(cell);
    const Figure* enemy = cell.startsWith(QLatin1String("enemy:")) ? jaggedalliance::find(state().enemies, id) : nullptr;
    QString card;
    if (cell.startsWith(QLatin1String("card:")))
        card = QStringLiteral("setup.cards.") + id;
    else if (cell.startsWith(QLatin1String("merc:")))
        card = QStringLiteral("setup.mercenaries.") + id;
    else if (enemy && !enemy->hidden && jaggedalliance::find(state().enemyCards, enemy->card))
        card = QStringLiteral("setup.enemy_cards.") + enemy->card;
    if (card.isEmpty() || !tracksTable(state()))
        return;
    menu->addSeparator();
    QAction* action = menu->addAction(printedOnIt());
    action->setObjectName(QStringLiteral("printed"));
    connect(action, &QAction::triggered, this, [this, card] { emit printedWanted(card); });
}

// Whether it is free.
void PlayPage::addStates(QMenu* menu, const Sector& sector)
{
    QMenu* under = menu->addMenu(engine::fill(jaggedalliance::tr("On the table: %1"), {jaggedalliance::tr("whose it is")}));
    const QString path = QStringLiteral("sectors.%1.state").arg(sector.id);
    for (const SectorState state : {SectorState::Occupied, SectorState::Contested, SectorState::Liberated}) {
        QAction* action = under->addAction(kit::capital(shown(state)));
        action->setObjectName(path + QLatin1Char('=') + engine::nameOf(state));
        action->setCheckable(true);
        action->setChecked(sector.state == state && isTold(this->state(), sector));
        connect(action, &QAction::triggered, this, [this, path, state] {
            emit intent(engine::Correct{path, engine::toJson(state), kit::reasons::asItLies});
        });
    }
}

QWidget* PlayPage::firstFocus() const { return m_boards; }

QWidget* PlayPage::nextFocus() const
{
    QWidget* next = m_waiting->next();
    return next ? next : firstFocus();
}

} // namespace jaggedalliance::desk

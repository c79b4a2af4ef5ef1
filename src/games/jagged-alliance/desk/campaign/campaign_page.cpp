// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/campaign/campaign_page.h"
#include "kit/rule_behind.h"
#include "games/jagged-alliance/rules/reasons.h"

#include "cards/places.h"
#include "engine/table_actions.h"
#include "engine/words/nearest.h"
#include "games/jagged-alliance/desk/campaign/campaign_tasks.h"
#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/rules.h"
#include "kit/aside.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/offer_menu.h"
#include "games/jagged-alliance/desk/stages.h"
#include "games/jagged-alliance/rules/actions.h"
#include "kit/unseen.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/called.h"
#include "kit/once_more.h"
#include "kit/reasons.h"
#include "kit/forms/changing.h"

#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace jaggedalliance::desk {

using engine::Offer;
using kit::plainLabel;

CampaignPage::CampaignPage(kit::Sitting& sitting, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_rest(kit::changing(kit::called("tickRest", new QPushButton(jaggedalliance::tr("All of it lies the&re"), this))))
    , m_firstTitle(plainLabel("heading", this))
    , m_secondTitle(plainLabel("heading", this))
    , m_thirdTitle(plainLabel("heading", this, jaggedalliance::tr("Cards: press one to give, store or sell it")))
{
    m_firstView = kit::tileView(QStringLiteral("trackerList"), jaggedalliance::tr("Tracker or setup steps"), &m_first, this);
    m_secondView =
        kit::tileView(QStringLiteral("marketList"), jaggedalliance::tr("Market deck or starting places"), &m_second, this);
    m_thirdView = kit::tileView(QStringLiteral("cardList"), jaggedalliance::tr("Cards of the team"), &m_third, this);
    kit::setRuleBehind(*m_firstView, &reason(R::I_NOTES));
    kit::setRuleBehind(*m_secondView, &reason(R::I_MARKET));
    kit::setRuleBehind(*m_thirdView, &reason(R::R_SLOT));
    kit::showWhole(m_firstView);                                      // what is to be done is no hint
    for (QLabel* title : {m_firstTitle, m_secondTitle, m_thirdTitle}) // no column is wider than its share
        title->setWordWrap(true);
    auto* row = kit::row(this, 10);
    const auto column = [&](std::initializer_list<QWidget*> parts, int stretch) {
        auto* box = kit::column(nullptr, 5);
        for (QWidget* part : parts)
            box->addWidget(part, qobject_cast<QListView*>(part) ? 1 : 0);
        row->addLayout(box, stretch);
        return box;
    };
    m_again = kit::onceMoreButton(this);
    connect(m_again, &QPushButton::clicked, this, &CampaignPage::onceMoreWanted);
    m_left = column({m_again, makeTracker(), makeStart(), makeSectors(), makeTouching(), m_firstTitle, m_rest, m_firstView}, 3);
    kit::setTip(m_rest, jaggedalliance::tr("Ticks every step that is still open, as one act"));
    connect(m_rest, &QPushButton::clicked, this, [this] {
        QList<int> all(lastSetupStep);
        std::iota(all.begin(), all.end(), 1);
        m_sitting.together([&] { tick(all); });
    });
    m_middle = column({m_secondTitle, m_secondView}, 3);
    column({makeGear(), m_thirdTitle, m_thirdView}, 3);
    for (const auto& [view, model] : {std::pair(m_firstView, &m_first), std::pair(m_secondView, &m_second)}) {
        connect(view, &QListView::activated, this, [this, model = model](const QModelIndex& index) {
            if (!(QGuiApplication::mouseButtons() & Qt::LeftButton)) // a mouse press comes as clicked, activated is Enter
                act(*model, index);
        });
        connect(view, &QListView::clicked, this, [this, model = model](const QModelIndex& index) {
            if (!isSecondClick())
                act(*model, index);
        });
    }
    connect(m_thirdView, &QListView::activated, this, [this](const QModelIndex& index) {
        if (!(QGuiApplication::mouseButtons() & Qt::LeftButton))
            openMenu(index);
    });
    connect(m_thirdView, &QListView::clicked, this, &CampaignPage::openMenu);
    connect(&m_sitting, &kit::Sitting::failed, this, [this](const QList<engine::Fault>& faults) {
        if (!m_scenario->isVisible() || faults.first().place != QLatin1String("begin-scenario.scenario"))
            return;
        if (cards::idFor(m_scenario->currentText()).isEmpty())
            m_scenario->setFocus();              // which one it is is chosen here
        else if (faults.first().value.isEmpty()) // what lists and stages offer has no name: the one that stands here is meant
            QMetaObject::invokeMethod(this, &CampaignPage::begin, Qt::QueuedConnection);
    });
}

QWidget* CampaignPage::makeTracker()
{
    m_opening = new QFrame(this);
    m_opening->setProperty("look", "raised");
    kit::setRuleBehind(*m_opening, &reason(R::I_WITHHELD));
    auto* column = new QVBoxLayout(m_opening);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(plainLabel("value", m_opening, jaggedalliance::tr("A new tracker")));
    m_players = new QLineEdit(m_opening);
    m_players->setObjectName(QStringLiteral("players"));
    m_players->setAccessibleName(jaggedalliance::tr("Players, clockwise, with commas between"));
    m_players->setPlaceholderText(jaggedalliance::tr("Players, clockwise: Ana, Ben"));
    m_dictator = new QComboBox(m_opening);
    m_dictator->setObjectName(QStringLiteral("dictator"));
    auto* board = plainLabel("muted", m_opening, jaggedalliance::tr("Dictator board:"));
    board->setBuddy(m_dictator);
    auto* open = kit::called("openTracker", new QPushButton(jaggedalliance::tr("Open the trac&ker"), m_opening));
    open->setProperty("look", "primary");
    for (QWidget* one : std::initializer_list<QWidget*>{m_players, board, m_dictator, open})
        column->addWidget(one);
    const auto start = [this] {
        StartCampaign action;
        for (const QString& name : m_players->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
            if (!name.trimmed().isEmpty())
                action.players += name.trimmed();
        if (action.players.isEmpty())
            action.players += jaggedalliance::tr("you");
        action.dictator = m_dictator->currentData().toString();
        emit intent(action);
    };
    connect(open, &QPushButton::clicked, this, start);
    connect(m_players, &QLineEdit::returnPressed, this, start);
    return kit::changing(m_opening);
}

QWidget* CampaignPage::makeStart()
{
    m_next = new QFrame(this);
    m_next->setProperty("look", "raised");
    auto* column = new QVBoxLayout(m_next);
    column->setContentsMargins(12, 8, 12, 8);
    auto* title = plainLabel("value", m_next, jaggedalliance::tr("The next &scenario"));
    column->addWidget(title);
    m_scenario = new QComboBox(m_next);
    m_scenario->setObjectName(QStringLiteral("scenario"));
    title->setBuddy(m_scenario);
    m_scenario->setEditable(true);                    // one that no pack knows is entered by hand
    m_scenario->setInsertPolicy(QComboBox::NoInsert); // what is typed is a name, not a choice without a card
    m_scenario->lineEdit()->setPlaceholderText(jaggedalliance::tr("Its name in the scenario book"));
    m_size = plainLabel("muted", m_next);
    m_size->setWordWrap(true);
    m_team = new QListWidget(m_next);
    m_team->setObjectName(QStringLiteral("team"));
    m_team->setAccessibleName(jaggedalliance::tr("Who goes there"));
    m_team->setMaximumHeight(fontMetrics().height() * 8);
    m_go = kit::called("beginScenario", new QPushButton(jaggedalliance::tr("&Lay the scenario out"), m_next));
    for (QWidget* one : std::initializer_list<QWidget*>{m_scenario, m_size, m_team, m_go})
        column->addWidget(one);
    connect(m_go, &QPushButton::clicked, this, &CampaignPage::begin);
    connect(m_scenario->lineEdit(), &QLineEdit::returnPressed, this, &CampaignPage::begin);
    return kit::changing(m_next);
}

// Without one nobody stands anywhere; names are enough to begin with.
QWidget* CampaignPage::makeSectors()
{
    m_sectors = new QFrame(this);
    m_sectors->setProperty("look", "raised");
    auto* column = new QVBoxLayout(m_sectors);
    column->setContentsMargins(12, 8, 12, 8);
    auto* title = plainLabel("value", m_sectors, jaggedalliance::tr("S&ectors on the table"));
    m_sectorNames = kit::called("sectorNames", new QLineEdit(m_sectors));
    m_sectorNames->setPlaceholderText(jaggedalliance::tr("The first is free: Harbour, Mill"));
    m_sectorNames->setToolTip(jaggedalliance::tr("Their names, with commas between; the mercenaries begin in the first"));
    title->setBuddy(m_sectorNames);
    auto* lay = kit::called("laySectors", new QPushButton(jaggedalliance::tr("La&y them out"), m_sectors));
    lay->setProperty("look", "primary");
    auto* form = kit::called("enterSectors", new QPushButton(jaggedalliance::tr("Everything about t&hem…"), m_sectors));
    for (QWidget* one : std::initializer_list<QWidget*>{title, m_sectorNames, lay, form})
        column->addWidget(one);
    connect(m_sectorNames, &QLineEdit::returnPressed, this, &CampaignPage::laySectors);
    connect(lay, &QPushButton::clicked, this, &CampaignPage::laySectors);
    connect(form, &QPushButton::clicked, this, [this] {
        m_sitting.enter({QStringLiteral("sectors"), jaggedalliance::tr("the sectors that lie on the table")});
    });
    return kit::changing(m_sectors);
}

// Where somebody may go from one hangs on it; two that lie there alone touch.
QWidget* CampaignPage::makeTouching()
{
    m_touching = kit::called("enterTouching", new QPushButton(jaggedalliance::tr("Which sectors &touch…"), this));
    kit::setTip(m_touching, jaggedalliance::tr("Without it nobody knows where a step from one sector leads"));
    connect(m_touching, &QPushButton::clicked, this, [this] {
        const State& state = stateOf(m_state);
        for (const Sector& one : state.sectors)
            for (const Sector& other : state.sectors)
                if (const Blanks open = blankWay(state, one.id, other.id); !open.isEmpty())
                    return m_sitting.enter(open.first());
    });
    return kit::changing(m_touching);
}

// The scenario book says what everybody begins with (JA-061).
QWidget* CampaignPage::makeGear()
{
    m_gear = new QFrame(this);
    m_gear->setProperty("look", "raised");
    auto* column = new QVBoxLayout(m_gear);
    column->setContentsMargins(12, 8, 12, 8);
    auto* title = plainLabel("value", m_gear, jaggedalliance::tr("Default gear"));
    title->setWordWrap(true);
    m_gearNames = kit::called("gearNames", new QLineEdit(m_gear));
    m_gearNames->setPlaceholderText(jaggedalliance::tr("Names or A.I.M. numbers, with commas"));
    m_gearNames->setToolTip(
        jaggedalliance::tr("What the first scenario supplies comes into storage, to be shared out from there"));
    title->setBuddy(m_gearNames);
    auto* take = kit::called("takeGear", new QPushButton(jaggedalliance::tr("Take it"), m_gear));
    for (QWidget* one : std::initializer_list<QWidget*>{title, m_gearNames, take})
        column->addWidget(one);
    connect(m_gearNames, &QLineEdit::returnPressed, this, &CampaignPage::takeGear);
    connect(take, &QPushButton::clicked, this, &CampaignPage::takeGear);
    return kit::changing(m_gear);
}

// A name that nobody knows yet is a new card; one that nearly is another's is asked about first.
void CampaignPage::takeGear()
{
    const State state = stateOf(m_state);
    QStringList titles;
    for (const Card& one : state.cards)
        titles += titleOf(state, one.id);
    const QStringList asked = std::exchange(m_doubted, {});
    QList<engine::Fault> doubts;
    QStringList open; // stays typed: no card has this number, or it was not taken
    QList<std::pair<QString, QString>> taken;
    m_sitting.together([&] {
        for (const QString& typed : m_gearNames->text().split(QLatin1Char(','))) {
            const QString name = typed.simplified(), id = cards::idFor(name);
            if (id.isEmpty())
                continue;
            bool isNumber = false; // cards print it as #008
            const int number = (name.startsWith(QLatin1Char('#')) ? name.mid(1) : name).toInt(&isNumber);
            const auto known = std::ranges::find_if(state.cards, [&](const Card& one) {
                return isNumber ? one.deck == Deck::Aim && one.number == number
                                : one.id == id || one.title.compare(name, Qt::CaseInsensitive) == 0;
            });
            if (isNumber && known == state.cards.end()) {
                open += name;
                continue;
            }
            if (known == state.cards.end() && !asked.contains(name) && !engine::nearest(name, titles).isEmpty()) {
                doubts += engine::Fault{QStringLiteral("add-card.card"), name,
                    fill(jaggedalliance::tr("No card is called %1."), {name}),
                    engine::meant(name, {engine::nearest(name, titles)}) + QLatin1Char(' ')
                        + jaggedalliance::tr("Take it once more, and it is a new card.")};
                open += name;
                m_doubted += name;
                continue;
            }
            if (known == state.cards.end()) {
                AddCard entered;
                entered.card.emplace();
                entered.card->id = id;
                entered.card->title = name;
                emit intent(entered);
            }
            taken += std::pair(name, known == state.cards.end() ? id : known->id);
            emit intent(HandOver{taken.last().second, {}, {}});
        }
    });
    const State now = stateOf(m_sitting.state());
    for (const auto& [name, id] : std::as_const(taken))
        if (const Card& one = card(now, id); !one.isHeld() && one.place != Place::Storage)
            open += name;
    if (!doubts.isEmpty())
        emit m_sitting.failed(doubts);
    m_gearNames->setText(open.join(QStringLiteral(", ")));
    m_gearNames->setFocus();
}

// Two that lie there alone touch, of more the table says which; everybody begins in the first.
void CampaignPage::laySectors()
{
    QList<Sector> sectors;
    for (const QString& name : m_sectorNames->text().split(QLatin1Char(','))) {
        Sector one;
        one.title = name.simplified();
        one.id = cards::idFor(one.title);
        if (!sectors.isEmpty())
            one.state = SectorState::Occupied;
        if (jaggedalliance::find(sectors, one.id)) {
            m_sectorNames->setFocus();
            emit m_sitting.failed({engine::Fault{{}, one.title, fill(jaggedalliance::tr("%1 stands here twice."), {one.title}),
                jaggedalliance::tr("Name everything once.")}});
            return;
        }
        if (!one.id.isEmpty())
            sectors += one;
    }
    if (sectors.isEmpty())
        return m_sectorNames->setFocus();
    const auto lie = [this](const QString& path, const auto& what) {
        emit intent(engine::Correct{path, engine::toJson(what), kit::reasons::asItLies});
    };
    m_sitting.together([&] {
        lie(QStringLiteral("sectors"), sectors);
        if (stateOf(m_sitting.state()).sectors.isEmpty()) // it was refused
            return;
        const kit::Aside aside(m_sitting);
        if (sectors.size() == 2)
            lie(QStringLiteral("edges"), QList<Edge>{Edge{sectors.first().id, sectors.last().id, {}, {}, false}});
        for (const Offer& offer : QList<Offer>(m_sitting.offers()))
            if (const Deploy* begins = offer.action.as<Deploy>();
                begins && begins->at == sectors.first().id && offer.verdict.isAllowed())
                emit intent(*begins);
        tickPlaced();
        tick({2});
    });
}

void CampaignPage::fillStart(const State& state)
{
    m_opening->setVisible(state.phase == Phase::Campaign && state.players.isEmpty());
    m_next->setVisible(state.phase == Phase::Campaign && !state.players.isEmpty());
    const QString board = m_dictator->count() > 0 ? m_dictator->currentData().toString() : state.dictator;
    m_dictator->clear();
    if (state.dictators.isEmpty())
        m_dictator->addItem(jaggedalliance::tr("not entered yet"));
    for (const Dictator& one : state.dictators)
        m_dictator->addItem(one.title.isEmpty() ? one.id : one.title, one.id);
    m_dictator->setCurrentIndex(std::max(0, m_dictator->findData(board)));
    if (m_next->isHidden())
        return;
    kit::restyle(m_go, state.history.isEmpty() ? "primary" : ""); // nobody starts over by the key that goes on
    const QString kept = m_scenario->currentData().toString(), typed = m_scenario->currentText();
    const bool isTyped = !typed.isEmpty() && m_scenario->findText(typed) < 0;
    m_scenario->clear();
    const QHash<QString, QString> titles = scenarioTitles(m_sitting);
    if (const auto cards = m_sitting.cards(); cards && *cards)
        for (const QString& id : (*cards)->ids(QStringLiteral("scenario"))) {
            const Played* before = jaggedalliance::find(state.history, id);
            const QString title = // a later one keeps its name for itself
                titles.value(id, fill(jaggedalliance::tr("Scenario %1, not reached yet"), {number(m_scenario->count() + 1)}));
            m_scenario->addItem(before && before->won ? fill(jaggedalliance::tr("%1 (won)"), {title}) : title, id);
        }
    for (int i = 0; i < m_scenario->count(); ++i) // the first that is still to be won
        if (const Played* before = jaggedalliance::find(state.history, m_scenario->itemData(i).toString());
            !before || !before->won) {
            m_scenario->setCurrentIndex(i);
            break;
        }
    if (const int at = m_scenario->findData(kept); !kept.isEmpty() && at >= 0
        && !(jaggedalliance::find(state.history, kept) && jaggedalliance::find(state.history, kept)->won))
        m_scenario->setCurrentIndex(at); // what was chosen stays chosen until it is won
    if (isTyped)
        m_scenario->setEditText(typed);
    const int wanted = mercenariesFor(std::clamp<qsizetype>(state.players.size(), 1, 4));
    m_size->setText(
        fill(jaggedalliance::tr("Mercenaries for %1: %2"), {state.players.join(QStringLiteral(", ")), number(wanted)}));
    const QList<const Mercenary*> present = team(state);
    QList<const Mercenary*> all; // those whose names are known first: the others' boards may never be entered
    for (const Mercenary& who : state.mercenaries)
        if (who.place != MercPlace::Dead)
            all += &who;
    std::ranges::stable_partition(all, [](const Mercenary* who) { return !who->title.isEmpty(); });
    QStringList known, now; // what was chosen stays chosen while cards are bought
    for (int i = 0; i < m_team->count(); ++i)
        known += m_team->item(i)->data(Qt::UserRole).toString();
    for (const Mercenary* who : std::as_const(all))
        now += who->id;
    if (now == known)
        return;
    m_team->clear();
    int chosen = int(present.size());
    for (const Mercenary* who : std::as_const(all)) {
        auto* item = new QListWidgetItem(titleOf(state, who->id), m_team);
        item->setData(Qt::UserRole, who->id);
        const bool goes = who->place == MercPlace::Team || (present.isEmpty() && chosen++ < wanted);
        item->setCheckState(goes ? Qt::Checked : Qt::Unchecked);
    }
}

void CampaignPage::begin()
{
    const int at = m_scenario->findText(m_scenario->currentText());
    BeginScenario action;
    if (at >= 0)
        action.scenario = m_scenario->itemData(at).toString();
    else if (const QString title = m_scenario->currentText().simplified(); !cards::idFor(title).isEmpty()) { // one of the own box
        action.scenario = cards::idFor(title);
        action.facts.emplace();
        action.facts->id = action.scenario;
        action.facts->title = title;
    } // otherwise the table says that its name is missing
    for (int i = 0; i < m_team->count(); ++i)
        if (m_team->item(i)->checkState() == Qt::Checked)
            action.mercenaries += m_team->item(i)->data(Qt::UserRole).toString();
    m_sitting.together([&] {
        m_sitting.propose(action);
        const kit::Aside aside(m_sitting);
        if (stateOf(m_sitting.state()).phase == Phase::Setup) // which scenario, how many go, and that it is day: that is known
            tick({1, 4, 11});
    });
}

void CampaignPage::tick(const QList<int>& steps)
{
    for (const int step : steps)
        if (const Offer* open = offered(m_sitting.offers(), TickSetup{step, {}}); open && open->verdict.isAllowed())
            m_sitting.propose(open->action);
}

// Nobody need tick what was done here.
void CampaignPage::tickPlaced()
{
    constexpr int placed = 7;
    if (std::ranges::none_of(team(stateOf(m_sitting.state())), [](const Mercenary* who) { return who->at.isEmpty(); }))
        tick({placed});
}

void CampaignPage::present(const engine::AnyState& any, const QList<Offer>& offers)
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_state = any;
    m_offers = offers;
    const State& state = stateOf(any);
    fillStart(state);
    m_again->setVisible(state.status == Status::Over);
    const bool isSetup = state.phase == Phase::Setup;
    m_touching->setVisible(isSetup && std::ranges::any_of(state.sectors, [&](const Sector& one) {
        return !blankWay(state, state.sectors.first().id, one.id).isEmpty();
    }));
    m_sectors->setVisible(isSetup && state.sectors.isEmpty()); // without one nobody stands anywhere
    const bool isWhole = tracksTable(state);                   // otherwise market and cards are the table's
    m_firstTitle->setText(!isSetup ? jaggedalliance::tr("The campaign's tracker")
            : isWhole              ? jaggedalliance::tr("Setup, step by step: press to tick")
                                   : jaggedalliance::tr("Lay out as the book says; kept are these sectors"));
    for (QWidget* one : std::initializer_list<QWidget*>{m_secondTitle, m_secondView, m_thirdTitle, m_thirdView})
        one->setVisible(isWhole);
    m_secondTitle->setText(isSetup ? jaggedalliance::tr("Who begins where") : jaggedalliance::tr("Market deck: press to buy"));
    m_rest->setVisible(std::ranges::any_of(offers, [](const Offer& one) {
        const TickSetup* tick = one.action.as<TickSetup>();
        return tick && tick->dictator.isEmpty();
    }));
    constexpr int shared = 6; // the step in which equipment is shared out
    m_gear->setVisible(isWhole && suppliesGear(state) && !state.scenario->ticked.contains(shared));
    m_first.show(
        isSetup ? setupTasks(state, offers) : trackerTasks(state, offers, scenarioTitles(m_sitting), kit::unseenAt(m_sitting)));
    m_second.show(isSetup ? deployTasks(state, offers) : marketTasks(state, offers));
    const Possessions owned = possessionTasks(state);
    m_cards = owned.cards;
    m_third.show(owned.tasks);
    goToOpen();
    fit();
    if (hadFocus && !isAncestorOf(QApplication::focusWidget()))
        firstFocus()->setFocus(); // what had it is done and gone
}

// Where the next scenario would leave the tracker a row or two, it stands below the market.
void CampaignPage::fit()
{
    constexpr int least = 10, most = 8; // lines
    const int line = fontMetrics().lineSpacing();
    const bool isLow = !m_next->isHidden() && height() < m_next->sizeHint().height() + line * least;
    QVBoxLayout* wanted = isLow ? m_middle : m_left;
    if (wanted->indexOf(m_firstView) >= 0)
        return;
    m_team->setMaximumHeight(isLow ? QWIDGETSIZE_MAX : line * most);
    for (QWidget* one : std::initializer_list<QWidget*>{m_firstTitle, m_rest, m_firstView}) {
        (isLow ? m_left : m_middle)->removeWidget(one);
        wanted->addWidget(one, one == m_firstView ? 1 : 0);
    }
}

void CampaignPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

// Enter does the first step that is still open, never what is done.
void CampaignPage::goToOpen()
{
    const QModelIndex now = m_firstView->currentIndex();
    if (now.isValid() && !m_first.task(now).action.isNone())
        return;
    for (int row = 0; row < m_first.rowCount(); ++row)
        if (!m_first.task(m_first.index(row)).action.isNone())
            return m_firstView->setCurrentIndex(m_first.index(row));
}

// The second half of a double click: it would hit what moved up after the first.
bool CampaignPage::isSecondClick()
{
    const QPoint at = QCursor::pos();
    const bool isSecond = m_sinceClick.isValid() && m_sinceClick.elapsed() < QApplication::doubleClickInterval()
        && (at - m_clickedAt).manhattanLength() < QApplication::startDragDistance();
    m_sinceClick.start();
    m_clickedAt = at;
    return isSecond;
}

void CampaignPage::act(const kit::TaskModel& model, const QModelIndex& index)
{
    if (const engine::AnyAction action = model.task(index).action; !action.isNone())
        m_sitting.together([&] {
            emit intent(action);
            const kit::Aside aside(m_sitting);
            if (action.is<Deploy>())
                tickPlaced();
        });
}

// What the game offers for this card now.
void CampaignPage::openMenu(const QModelIndex& index)
{
    const QString card = m_cards.value(index.row());
    QList<Offer> mine;
    for (const Offer& offer : m_offers)
        if (const Sell* sell = offer.action.as<Sell>(); sell ? sell->cards == QStringList{card} : cardOf(offer.action) == card)
            mine += offer;
    if (mine.isEmpty())
        mine = offersOnHeld(stateOf(m_state), card);
    if (card.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("cardMenu"));
    kit::addOffers(
        menu, mine, [this](const Offer& one) { return wordsOn(stateOf(m_state), one); },
        [this](const Offer& one) { emit intent(one.action); });
    menu->addSeparator();
    connect(kit::called("printed", menu->addAction(printedOnIt())), &QAction::triggered, this,
        [this, card] { emit printedWanted(QStringLiteral("setup.cards.") + card); });
    menu->popup(m_thirdView->viewport()->mapToGlobal(m_thirdView->visualRect(index).center()));
    menu->setActiveAction(menu->actions().first());
}

QWidget* CampaignPage::firstFocus() const
{
    return !m_again->isHidden()               ? static_cast<QWidget*>(m_again)
        : !m_opening->isHidden()              ? m_players
        : !m_sectors->isHidden()              ? m_sectorNames
        : m_next->isHidden()                  ? m_firstView
        : m_scenario->currentText().isEmpty() ? static_cast<QWidget*>(m_scenario)
                                              : m_go; // nobody begins one by the key that completes its name
}

} // namespace jaggedalliance::desk

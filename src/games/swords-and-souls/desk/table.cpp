// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/table.h"

#include "engine/table_actions.h"
#include "games/swords-and-souls/desk/circle.h"
#include "games/swords-and-souls/desk/hand.h"
#include "games/swords-and-souls/desk/seats_page.h"
#include "games/swords-and-souls/desk/stages.h"
#include "games/swords-and-souls/rules/query.h"
#include "games/swords-and-souls/rules/reasons.h"
#include "kit/curtain.h"
#include "kit/desk_of.h"
#include "kit/lists/counter.h"
#include "kit/drawn/readout_row.h"
#include "kit/once_more.h"
#include "kit/own_seat.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/called.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace swordsandsouls::desk {

namespace {

enum Figure { Turn, Most, ArsenalDeck, Down, Supplied, Tracked };

QString brief(const QString& name)
{
    constexpr qsizetype most = 16;
    return name.size() > most ? name.left(most - 1) + QStringLiteral("…") : name;
}

} // namespace

Table::Table(kit::Sitting& sitting, QWidget* parent)
    : TableView(parent)
    , m_sitting(sitting)
    , m_strip(new kit::ReadoutRow(this))
    , m_stages(new kit::StageBar(this))
    , m_again(kit::onceMoreButton(this))
    , m_memoryButton(kit::turner("memory", swordsandsouls::tr("Deck memory"), Qt::ALT | Qt::Key_M, this))
    , m_more(kit::formTurner(swordsandsouls::tr("Every action, as a form"), this))
    , m_pages(new kit::TablePages(sitting, this))
    , m_seats(new SeatsPage(this))
    , m_circle(new Circle(sitting, this))
    , m_memory(kit::called("deckMemory", new QTableView(this)))
    , m_hand(new Hand(sitting, this))
    , m_curtain(new kit::Curtain(sitting, m_hand, this, Qt::Horizontal))
    , m_carried(kit::called("carriedCard", new QLabel(this)))
{
    setObjectName(QStringLiteral("swordsAndSouls"));
    auto* column = kit::column(this, 8);
    const std::pair<const char*, QString> captions[]{{"turn", swordsandsouls::tr("Turn")},
        {"mostFragments", swordsandsouls::tr("Most fragments")}, {"arsenalDeck", swordsandsouls::tr("Arsenal deck")},
        {"down", swordsandsouls::tr("Down")}, {"supplyLeft", swordsandsouls::tr("Supply: small · large")},
        {"tracking", swordsandsouls::tr("Tracking")}};
    for (const auto& [name, caption] : captions)
        m_figures += new kit::Readout(QLatin1String(name), caption, m_strip);
    for (const auto& [at, rule] : {std::pair(Turn, R::I_TURN), std::pair(Most, R::I_WON), std::pair(Down, R::E_DOWN),
             std::pair(Supplied, R::I_VAULT), std::pair(Tracked, R::I_RESHUFFLED)})
        kit::setRuleBehind(*m_figures[at], &reason(rule));
    kit::countOn(*this, sitting.game(), *m_figures[ArsenalDeck],
        {[] { return QString(); }, 0, printedCards.arsenal, &reason(R::W_BOX),
            [this](int cards) { m_circle->countArsenal(cards); }});
    kit::setRuleBehind(*m_memoryButton, &reason(R::I_RESHUFFLED));  // what is left to draw
    kit::setRuleOfDice(*this, reason(R::I_ODDS));                   // there are none
    kit::setRuleBehind(*m_figures[ArsenalDeck], &reason(R::I_ROW)); // the limit of the box is told by its tip
    column->addWidget(m_strip);
    auto* order = kit::row(nullptr, 5);
    order->addWidget(m_stages, 1);
    order->addWidget(m_memoryButton);
    m_memoryButton->setAccessibleName(swordsandsouls::tr("What everybody can know of the hands, and the chances"));
    kit::setKeyTip(*m_memoryButton, m_memoryButton->accessibleName());
    order->addWidget(m_more);
    column->addLayout(order);
    column->addWidget(m_again); // beside the steps nothing would be left for it
    column->addWidget(m_pages, 1);
    column->addWidget(m_curtain);
    m_memory->setAccessibleName(swordsandsouls::tr("Deck memory"));
    m_memory->setModel(&m_model);
    m_memory->setWordWrap(true);
    m_memory->setSelectionMode(QAbstractItemView::SingleSelection);
    m_memory->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_memory->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_memory->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int words : {6, 7})
        m_memory->horizontalHeader()->setSectionResizeMode(words, QHeaderView::Stretch);
    m_memory->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_memory->setTabKeyNavigation(false);
    for (QWidget* page : std::initializer_list<QWidget*>{m_seats, m_circle, m_memory})
        m_pages->addWidget(page);

    for (const auto& [button, other] : {std::pair{m_memoryButton, m_more}, std::pair{m_more, m_memoryButton}})
        connect(button, &QPushButton::toggled, this, [this, other = other](bool on) {
            if (on)
                other->setChecked(false);
            turn();
        });
    // Whoever buys a card that nobody named says first which it is, then its price.
    connect(
        &m_sitting, &kit::Sitting::lacking, this,
        [this](const engine::AnyAction& action) {
            const auto* buy = action.as<Buy>();
            const State& state = kit::stateOf<State>(m_sitting.state());
            const qsizetype at = state.arsenal.row.indexOf(QLatin1String(unnamedCard));
            if (buy && buy->card == QLatin1String(unnamedCard) && tracksCards(state) && at >= 0)
                m_circle->askName(int(at));
        },
        Qt::QueuedConnection);
    connect(&m_sitting, &kit::Sitting::changed, this, &Table::askFace);
    connect(m_again, &QPushButton::clicked, this, [this] { emit pageWanted(QLatin1String(kit::onceMore), {}); });
    connect(m_seats, &SeatsPage::intent, this, &Table::intent);
    connect(m_stages, &kit::StageBar::intent, this, &Table::doStage);
    connect(m_circle, &Circle::intent, this, &Table::intent);
    connect(m_circle, &Circle::pickedUp, this, &Table::pickUp);
    connect(m_circle, &Circle::chosen, this, [this](const QString& who) {
        showHand();
        emit chosen(who);
    });
    connect(m_hand, &Hand::intent, this, &Table::intent);
    connect(m_hand, &Hand::pickedUp, this, &Table::pickUp);
    connect(m_hand, &Hand::carried, this, &Table::carry);
    connect(m_hand, &Hand::letGo, this, &Table::letGo);
    m_carried->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_carried->hide();
}

void Table::present(const engine::AnyState& any)
{
    if (m_isShowing)
        return;
    m_isShowing = true;
    const State& state = kit::stateOf<State>(any);
    // Somebody else is to speak: the curtain falls before anything is painted.
    if (const QString due = dueNext(state); due != m_due) {
        m_due = due;
        if (!m_circle->chosenPlayer().isEmpty()) {
            m_circle->choose({});
            emit chosen({});
        }
        if (!m_sitting.mayShow(handOf()))
            m_sitting.showTo({});
    }
    figures(state);
    m_again->setVisible(state.status == Status::Over);
    m_memoryButton->setVisible(tracksCards(state));
    if (!tracksCards(state))
        m_memoryButton->setChecked(false);
    m_stages->present(
        stages(state, m_sitting.offers(), state.step == Step::Instants ? doneInTurn() : QStringList()), m_sitting.offers());
    m_seats->present(state);
    m_circle->present(any);
    if (!m_pages->keepsForm(any)) // what was wanted is done
        m_more->setChecked(false);
    turn();
    m_isShowing = false;
}

// Back to where the turn began, along the line that stands.
QStringList Table::doneInTurn() const
{
    constexpr qint64 most = 100; // more acts than any turn has
    qint64 at = m_sitting.isLooking() ? 0 : m_sitting.table().node();
    const auto recent = m_sitting.entries(std::max<qint64>(1, at - most), at);
    QStringList verbs;
    for (qsizetype i = recent ? recent->size() - 1 : -1; i >= 0; --i) {
        const engine::Entry& entry = (*recent)[i];
        if (entry.seq != at)
            continue;
        verbs += entry.verb;
        if (entry.verb == QLatin1String(BeginTurn::verb))
            return verbs;
        at = entry.parent;
    }
    return {};
}

void Table::figures(const State& state)
{
    QStringList down, back, leaders;
    const int most = mostFragments(state);
    for (const Player& one : state.players) {
        if (most > 0 && one.fragments == most)
            leaders += one.id;
        if (!one.down)
            continue;
        const int away = clockwiseFrom(state, state.turn, one.id);
        const int turns = away == 0 ? int(state.players.size()) : away;
        down += one.id;
        back += fill(QCoreApplication::translate("swordsandsouls", "%1, back in %n turn(s)", nullptr, turns), {brief(one.id)});
    }
    const QString none = swordsandsouls::tr("none");
    const QString now = state.step < Step::Draw ? swordsandsouls::tr("set-up") : state.turn;
    m_figures[Turn]->setCaption(
        state.turns > 0 ? fill(swordsandsouls::tr("Turn %1"), {number(state.turns)}) : swordsandsouls::tr("Turn"));
    m_figures[Turn]->setText(brief(now), now);
    const QString leading = most == 0
        ? none
        : fill(swordsandsouls::tr("%1: %2 of %3"),
            {leaders.size() > 1 ? QCoreApplication::translate("swordsandsouls", "%n players", nullptr, int(leaders.size()))
                                : brief(leaders.first()),
                number(most), number(fragmentsToWin)});
    m_figures[Most]->setText(leading, leaders.isEmpty() ? none : leaders.join(QStringLiteral(", ")));
    m_figures[Down]->setText(down.isEmpty() ? none
            : down.size() > 1               ? number(down.size())
                                            : back.first(),
        down.isEmpty() ? none : back.join(QStringLiteral("; ")));
    const Supply left = vault(state);
    m_figures[Supplied]->setText(number(left.small) + QStringLiteral(" · ") + number(left.large),
        fill(swordsandsouls::tr("small tokens %1, large tokens %2"), {number(left.small), number(left.large)}));
    const QString tracking = state.settings.tracking == Tracking::Cards ? swordsandsouls::tr("every card")
        : tracksCards(state)                                            ? swordsandsouls::tr("hands counted")
                                                                        : swordsandsouls::tr("hearts, obols, fragments");
    m_figures[Tracked]->setText(tracking, tracking);
    const int arsenal = int(state.arsenal.left());
    m_figures[ArsenalDeck]->setNumber(arsenal, {}, number(arsenal));
    QList<kit::Readout*> shown = m_figures;
    if (!tracksCards(state) || state.step == Step::Seats)
        shown.removeAt(ArsenalDeck);
    m_strip->present(shown);
}

// What a correction names where it lies open: a card that is new is entered with its name.
static QString namedInTheOpen(const engine::AnyAction& action)
{
    const auto* correction = action.as<engine::Correct>();
    for (const engine::Correct& one : correction ? engine::separated(*correction) : QList<engine::Correct>())
        if (one.path.startsWith(QLatin1String("arsenal.row.")) || one.path.startsWith(QLatin1String("attack.used.")))
            return one.value.toString();
    return {};
}

// What was named where it lies open, or as it was bought, and of which nothing is known yet, is entered on its face.
void Table::askFace(const engine::Submission& submission)
{
    const auto* chosen = submission.action.as<ChooseHero>();
    if (chosen && m_sitting.realCards && !m_sitting.isTakingBack()) // wherever it was chosen, it lies in somebody's hand now
        QTimer::singleShot(0, this, [this, id = chosen->hero] { m_circle->askHero(id); });
    const auto* buy = submission.action.as<Buy>();
    const QString named = namedInTheOpen(submission.action), id = buy ? buy->card : named;
    const Card& printed = card(kit::stateOf<State>(m_sitting.state()), id);
    const bool isKnown = printed.isEntered() || (buy ? !printed.title.isEmpty() : printed.cost.has_value());
    if ((!m_sitting.realCards && named.isEmpty()) || m_sitting.isTakingBack() || id.isEmpty() || id == QLatin1String(unnamedCard)
        || isKnown)
        return;
    QTimer::singleShot(0, m_circle, [this, id] { m_circle->askCard(id); });
}

QString Table::handOf() const
{
    if (!m_circle->chosenPlayer().isEmpty())
        return m_circle->chosenPlayer();
    const QString own = kit::ownSeatOf(*this);
    return own.isEmpty() ? m_due : own;
}

// Only a hand with named cards has anything to hide.
void Table::showHand()
{
    const State& state = kit::stateOf<State>(m_sitting.state());
    const QString who = handOf();
    const Player& owner = player(state, who);
    bool isSecret = false;
    for (const QString& card : owner.hand)
        isSecret |= card != QLatin1String(unnamedCard) && !owner.shown.contains(card);
    m_hand->present(owner.dealt ? who : QString());
    m_curtain->present(isSecret ? who : QString(), who);
    const bool isAtTable = state.step >= Step::Deal && m_pages->currentWidget() == m_circle;
    QSizePolicy room = m_curtain->sizePolicy();
    room.setRetainSizeWhenHidden(isAtTable); // between two turns the circle stays where it is
    m_curtain->setSizePolicy(room);
    m_curtain->setVisible(isAtTable && !who.isEmpty() && owner.dealt);
}

// How high the hand is hangs on the window's lines. Not while whoever holds it lays it out: what is said then is not heard.
void Table::resizeEvent(QResizeEvent* event)
{
    TableView::resizeEvent(event);
    const auto anew = [this] {
        m_hand->updateGeometry();
        m_curtain->layout()->invalidate(); // the hand may be covered
        m_curtain->updateGeometry();
    };
    QMetaObject::invokeMethod(m_curtain, anew, Qt::QueuedConnection);
}

void Table::turn()
{
    const State& state = kit::stateOf<State>(m_sitting.state());
    if (m_more->isChecked()) {
        m_pages->turnToForm();
    } else if (m_memoryButton->isChecked()) {
        m_model.show(state);
        m_pages->turnTo(m_memory, m_memory, true);
    } else {
        QWidget* page = state.step == Step::Seats ? static_cast<QWidget*>(m_seats) : m_circle;
        m_pages->turnTo(page, page);
    }
    showHand();
}

// A card that waits for its target: marked in the hand, its targets marked in the circle.
void Table::pickUp(const Pick& pick)
{
    m_hand->pickUp(pick);
    m_circle->pickUp(pick);
    if (!pick.isNone() && m_hand->hasFocus())
        m_circle->setFocus();
}

void Table::carry(const Pick& pick, const QPoint& global)
{
    if (m_carried->isHidden()) {
        m_carried->setPixmap(m_hand->picture());
        m_carried->adjustSize();
        m_carried->raise();
        m_carried->show();
        m_hand->pickUp(pick);
        m_circle->pickUp(pick);
    }
    m_carried->move(mapFromGlobal(global) - m_carried->rect().center());
}

void Table::letGo(const Pick& pick, const QPoint& global)
{
    m_carried->hide();
    m_circle->put(pick, m_circle->mapFromGlobal(global));
    if (m_circle->isPickedUp(pick)) // nothing came of it
        pickUp({});
}

void Table::doStage(const engine::AnyAction& action)
{
    if (action.is<Start>())
        m_seats->begin();
    else if (action.is<Deal>())
        m_sitting.together([this] { dealToAll(); });
    else if (action.is<BeginTurn>() && kit::stateOf<State>(m_sitting.state()).step >= Step::Draw)
        m_sitting.together([this] { goOnToNextTurn(); });
    else
        emit intent(action);
}

// One press and one step back: the turn ends, the next begins and draws, as far as nothing waits and nobody has to be asked.
void Table::goOnToNextTurn()
{
    const auto now = [this]() -> const State& { return kit::stateOf<State>(m_sitting.state()); };
    if (now().step != Step::Instants)
        emit intent(EndTurn{});
    if (now().step == Step::Instants)
        emit intent(BeginTurn{});
    if (now().step == Step::Draw)
        emit intent(DrawUp{});
}

// Until the table has to be asked.
void Table::dealToAll()
{
    const qsizetype seats = kit::stateOf<State>(m_sitting.state()).players.size();
    for (qsizetype times = 0; times < seats; ++times) {
        const engine::AnyState before = m_sitting.state();
        if (std::ranges::all_of(kit::stateOf<State>(before).players, &Player::dealt))
            return;
        emit intent(Deal{});
        if (m_sitting.state() == before)
            return;
    }
}

void Table::choose(const QString& actor)
{
    m_circle->choose(actor);
    showHand();
}

} // namespace swordsandsouls::desk

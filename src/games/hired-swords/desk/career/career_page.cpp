// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/career/career_page.h"

#include "games/hired-swords/desk/career/career_card.h"
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/career/wealth_chart.h"
#include "games/hired-swords/desk/stages.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/questions/questions.h"
#include "games/hired-swords/desk/offer_words.h"
#include "kit/likely.h"
#include "kit/rule_behind.h"
#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"
#include "kit/lists/now_panel.h"
#include "kit/once_more.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/tip.h"
#include "kit/target.h"
#include "kit/forms/changing.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace hiredswords::desk {

using kit::plainLabel;

namespace {

QFrame* panel(QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setProperty("look", "panel");
    return frame;
}

void quiet(QTableView* table, const QString& name, const QString& spoken)
{
    table->setObjectName(name);
    table->setAccessibleName(spoken);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(std::max(table->fontMetrics().height() + 6, int(kit::leastTarget)));
    table->horizontalHeader()->setHighlightSections(false);
    table->setMinimumHeight(40);
    // Of whole rows the first and the last are meant, not the first and the last column.
    for (const auto& [key, isLast] : {std::pair(Qt::Key_Home, false), std::pair(Qt::Key_End, true)})
        QObject::connect(new QShortcut(key, table, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, table,
            [table, isLast] { table->setCurrentIndex(table->model()->index(isLast ? table->model()->rowCount() - 1 : 0, 0)); });
}

// Who of those at hand does not come along on this card.
QString goodToKnow(const State& state)
{
    const CareerCard& card = careerCard(state, state.drawn);
    QStringList lines;
    if (card.kind == CareerKind::Encounter)
        return {};
    for (const Mercenary& who : state.mercenaries) {
        const bool isAgent = who.where == Whereabouts::Stable;
        if (isAgent ? canDeploy(state, who, card)
                    : who.where != Whereabouts::Pool || !isListedHere(state, who) || isFreelancer(state, who, card))
            continue;
        const QString why = who.rogue != Rogue::No ? engine::fill(hiredswords::tr("rogue: %1"), {shown(who.rogue)})
                                                   : engine::fill(hiredswords::tr("keyword %1"), {shown(who.keyword)});
        lines += engine::fill(isAgent ? hiredswords::tr("%1 cannot deploy (%2)") : hiredswords::tr("%1 cannot be hired (%2)"),
            {titleOf(state, who.id), why});
    }
    return lines.isEmpty() ? QString() : engine::fill(hiredswords::tr("Good to know: %1"), {lines.join(QStringLiteral(" · "))});
}

} // namespace

CareerPage::CareerPage(kit::Sitting& sitting, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_fortune(sitting)
{
    auto* column = kit::column(this, 8);
    column->addWidget(makeUpper(), 10);
    column->addWidget(makePlanner(), 11);
    column->addWidget(makeLower(), 5);
    connect(&m_fortune, &Fortune::read, this, [this] {
        m_chart->show(m_fortune.points());
        const bool isTold = m_fortune.points().size() > 1;
        m_chart->parentWidget()->setVisible(isTold);
        m_ledger->setVisible(isTold);
        m_lower->setSizePolicy(QSizePolicy::Preferred, isTold ? QSizePolicy::Preferred : QSizePolicy::Maximum);
    });
}

QWidget* CareerPage::makeUpper()
{
    auto* upper = new QWidget(this);
    auto* row = kit::row(upper, 8);
    m_card = new CareerCardView(upper);
    QFrame* right = panel(upper);
    auto* column = kit::column(right, 4, {10, 6, 10, 8});
    auto* head = new QHBoxLayout;
    m_heading = plainLabel("value", right);
    m_heading->setObjectName(QStringLiteral("verdict"));
    m_says = plainLabel("muted", right);
    m_says->setWordWrap(true);
    head->addWidget(m_heading);
    head->addWidget(m_says, 1);
    m_confirm = kit::changing(kit::called("confirmCrew", new QPushButton(hiredswords::tr("Confirm the crew"), right)));
    m_confirm->setProperty("look", "primary");
    m_confirm->hide();
    kit::setActBehind(*m_confirm, ConfirmCrew{});
    head->addWidget(m_confirm);
    connect(m_confirm, &QPushButton::clicked, this, [this] { emit intent(ConfirmCrew{}); });
    m_conditions = kit::tileView(QStringLiteral("conditions"), hiredswords::tr("Conditions of the card"), &m_verdict, right);
    m_conditions->setMinimumHeight(40);
    m_list = kit::tileView(QStringLiteral("tasks"), hiredswords::tr("What lies at hand"), &m_tasks, right);
    kit::setRuleBehind(*m_list, &reason(R::I_CAREER));
    m_list->setMinimumHeight(40);
    for (QListView* list : {m_conditions, m_list}) {
        kit::showWhole(list);
        list->setSizePolicy(
            QSizePolicy::Expanding, QSizePolicy::Ignored); // the height is shared with the planner, whatever a list would like
    }
    column->addLayout(head);
    column->addWidget(m_conditions, 1);
    column->addWidget(m_list, 1);
    m_known = plainLabel("muted", right);
    m_known->setWordWrap(true);
    column->addWidget(m_known);
    m_fill = kit::changing(new QPushButton(right));
    m_fill->setObjectName(QStringLiteral("fillIn"));
    m_fill->hide();
    column->addWidget(m_fill, 0, Qt::AlignLeft);
    m_again = kit::onceMoreButton(right);
    column->addWidget(m_again);
    connect(m_again, &QPushButton::clicked, this, [this] { emit pageWanted(QLatin1String(kit::onceMore), {}); });
    connect(m_fill, &QPushButton::clicked, this, &CareerPage::fillIn);
    row->addWidget(m_card, 3);
    row->addWidget(right, 6);
    connect(m_card, &kit::Board::pressed, this, [this] {
        if (m_isBare)
            fillIn();
        else
            emit pressed();
    });
    kit::whenPressed(m_conditions, [this](const QModelIndex& index) {
        if (const engine::Condition& one = m_verdict.condition(index.row()); one.isUnknown())
            m_sitting.enter(one.answer.missing().first());
        else
            emit lookedUp(index.data(kit::VerdictModel::AtomRole).toString());
    });
    kit::whenPressed(m_list, [this](const QModelIndex& index) {
        if (const engine::AnyAction action = m_tasks.task(index).action; !action.isNone())
            emit intent(action);
    });
    return upper;
}

QWidget* CareerPage::makePlanner()
{
    m_planner = new QWidget(this);
    auto* column = kit::column(m_planner, 4);
    auto* head = new QHBoxLayout;
    QLabel* title = plainLabel("heading", m_planner);
    title->setText(hiredswords::tr("Contract &planner"));
    title->setTextFormat(Qt::AutoText);
    m_funds = plainLabel("muted", m_planner);
    m_funds->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_hire = kit::changing(new QPushButton(hiredswords::tr("&Hire this crew"), m_planner));
    m_hire->setObjectName(QStringLiteral("hireCrew"));
    head->addWidget(title);
    head->addWidget(m_funds, 1);
    m_away = kit::called("planAway", plainLabel("muted", m_planner));
    m_away->setAccessibleName(hiredswords::tr("Columns without room"));
    head->addWidget(m_away);
    m_must = new QComboBox(m_planner);
    m_must->setObjectName(QStringLiteral("planWith"));
    m_must->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_order = new QComboBox(m_planner);
    m_order->setObjectName(QStringLiteral("planOrder"));
    m_order->addItem(hiredswords::tr("as the rules list them"), -1);
    for (const auto& [name, sortedBy] : {std::pair(hiredswords::tr("cheapest first"), PlanModel::Cost),
             std::pair(hiredswords::tr("fewest opposition first"), PlanModel::All),
             std::pair(hiredswords::tr("least opposition for each"), PlanModel::Each),
             std::pair(hiredswords::tr("smallest crew first"), PlanModel::M)})
        m_order->addItem(name, int(sortedBy));
    // Who listens hears a box's entry in place of its name, unless a label beside it says it: one that is not seen will do.
    for (const auto& [box, name] :
        {std::pair(m_must, hiredswords::tr("Crews with")), std::pair(m_order, hiredswords::tr("Order of the crews"))}) {
        box->setAccessibleName(name);
        auto* label = new QLabel(name, m_planner);
        label->setBuddy(box);
        label->hide();
        box->setMinimumWidth(fontMetrics().averageCharWidth() * 6); // gives way to larger letters
    }
    head->addWidget(m_must);
    head->addWidget(m_order);
    head->addWidget(m_hire);
    connect(m_must, &QComboBox::currentIndexChanged, this, [this] {
        filterCrews();
        m_crews->setCurrentIndex(m_sorted.index(0, 0));
    });
    connect(m_order, &QComboBox::currentIndexChanged, this, [this] {
        const int by = m_order->currentData().toInt();
        m_crews->horizontalHeader()->setSortIndicator(by, Qt::AscendingOrder);
        m_sorted.sort(by);
        fold();
        m_crews->scrollToTop();
    });
    m_sorted.setFilterKeyColumn(PlanModel::Crew);
    m_sorted.setFilterRole(PlanModel::IdsRole);
    m_sorted.setSourceModel(&m_plan);
    m_sorted.setSortRole(PlanModel::SortRole);
    m_crews = new QTableView(m_planner);
    m_crews->setModel(&m_sorted);
    quiet(m_crews, QStringLiteral("planner"), hiredswords::tr("Contract planner: crews that can be paid"));
    m_crews->setSortingEnabled(true);
    m_sorted.sort(-1); // as the rules list them, until a heading is pressed
    m_crews->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_crews->horizontalHeader()->setMinimumSectionSize(24);
    m_crews->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_crews->horizontalHeader()->setSectionResizeMode(PlanModel::Crew, QHeaderView::Stretch);
    m_crews->setMinimumHeight(fontMetrics().height() * 4); // some of them, whatever else there is
    title->setBuddy(m_crews);
    column->addLayout(head);
    column->addWidget(m_crews, 1);
    connect(m_hire, &QPushButton::clicked, this, &CareerPage::hire);
    connect(m_crews, &QTableView::activated, this, &CareerPage::hire);
    return m_planner;
}

QWidget* CareerPage::makeLower()
{
    m_lower = new QWidget(this);
    auto* row = kit::row(m_lower, 8);
    QFrame* left = panel(m_lower);
    auto* chart = new QVBoxLayout(left);
    chart->setContentsMargins(8, 4, 8, 4);
    m_chart = new WealthChart(left);
    chart->addWidget(m_chart);
    QFrame* right = panel(m_lower);
    auto* column = kit::column(right, 4, {8, 4, 8, 6});
    m_ledger = new QTableView(right);
    m_ledger->setModel(&m_fortune);
    quiet(m_ledger, QStringLiteral("ledgerLines"), hiredswords::tr("Gold won and spent"));
    kit::setRuleBehind(*m_ledger, &reason(R::I_PAID));
    m_ledger->horizontalHeader()->hide();
    m_ledger->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_ledger->horizontalHeader()->setSectionResizeMode(Fortune::What, QHeaderView::Stretch);
    m_note = kit::changing(new QLineEdit(right));
    m_note->setObjectName(QStringLiteral("storyNote"));
    m_note->setAccessibleName(hiredswords::tr("Note for the story"));
    m_note->setPlaceholderText(hiredswords::tr("A note for the story, then Enter"));
    column->addWidget(m_ledger, 1);
    column->addWidget(m_note);
    left->hide(); // until there is a line to draw
    row->addWidget(left, 3);
    row->addWidget(right, 2);
    connect(m_note, &QLineEdit::returnPressed, this, [this] {
        const QString text = m_note->text().trimmed();
        const qint64 before = m_sitting.table().node();
        if (!text.isEmpty())
            emit intent(WriteNote{text});
        if (m_sitting.table().node() != before) // refused words stay for another try
            m_note->setText({});
    });
    return m_lower;
}

void CareerPage::present(const engine::AnyState& any)
{
    const State& state = stateOf(any);
    m_card->present(any);
    m_card->setProperty(kit::doesLikely, !state.contract); // once it is accepted, others act
    m_blank = {};
    kit::restyle(m_heading, "value");
    const bool isDrawn = state.step == Step::Career && !state.drawn.isEmpty();
    m_conditions->setVisible(isDrawn);
    const auto may = [this](auto is) {
        return std::ranges::any_of(
            m_sitting.offers(), [&](const engine::Offer& one) { return is(one.action) && one.verdict.isAllowed(); });
    };
    m_confirm->setVisible(may([](const engine::AnyAction& one) { return one.is<ConfirmCrew>(); }));
    // What ends the hiring is no more than another choice while somebody can be hired, unless this was the crew to hire.
    const engine::AnyAction likely = kit::likelyAt(*this);
    const bool isEnough = !may([](const engine::AnyAction& one) { return one.is<HireFreelancer>(); }) || isWantedCrew(state);
    kit::restyle(m_confirm, (likely.isNone() ? isEnough && !kit::isHeldAt(*this) : likely.is<ConfirmCrew>()) ? "primary" : "");
    m_isChoosing = likely.isNone() && !isEnough && may([](const engine::AnyAction& one) { return one.is<ConfirmCrew>(); });
    const QString known = isDrawn ? goodToKnow(state) : QString();
    m_known->setText(known);
    m_known->setVisible(!known.isEmpty());
    if (isDrawn) {
        presentVerdict(state);
    } else if (state.step == Step::Prepare) {
        m_heading->setText(hiredswords::tr("Crew"));
        const qsizetype count = state.battle ? state.battle->crew.size() : 0;
        m_says->setText(engine::fill(hiredswords::tr("%1 of %2 to %3 · budget left %4 · wealth %5"),
            {number(count), number(contractCard(state).crewMin), number(contractCard(state).crewMax), budgetLeftText(state),
                number(state.wealth)}));
        m_tasks.show(dueTasks(m_sitting) + crewTasks(state, m_sitting.offers()));
    } else if (state.step == Step::Resolution && state.contract) {
        m_heading->setText(capital(shown(state.contract->ending)));
        m_says->setText(engine::fill(hiredswords::tr("the contract ends in this order · wealth %1"), {number(state.wealth)}));
        m_tasks.show(dueTasks(m_sitting) + endTasks(m_sitting));
    } else {
        m_heading->setText(state.status == CareerStatus::Running
                ? hiredswords::tr("Between contracts")
                : engine::fill(hiredswords::tr("Career %1"), {shown(state.status)}));
        m_says->setText(state.status == CareerStatus::Running
                ? QString()
                : engine::fill(hiredswords::tr("contracts won %1, lost %2"), {number(state.won), number(state.lost)}));
        m_tasks.show(dueTasks(m_sitting) + idleTasks(state));
    }
    m_list->setVisible(!isDrawn && m_tasks.rowCount() > 0);
    m_card->setVisible(state.status == CareerStatus::Running || state.contract || isDrawn); // no more cards are drawn
    presentGap(state);
    presentPlan(any);
    m_fortune.follow();
    fold();
}

// A contract is judged by what accepting it needs, everything else by its keyword and its own restriction.
void CareerPage::presentVerdict(const State& state)
{
    const auto [eligibility, byKeyword, told] = answer(state, Eligibility{});
    engine::Verdict verdict = byKeyword;
    for (const engine::Offer& offer : m_sitting.offers())
        if (isAny<AcceptContract, RunFinal>(offer.action))
            verdict = offer.verdict;
    const bool isEligible = eligibility != Eligible::Redraw;
    m_blank = verdict.missing().value(0);
    const bool isKnown = m_blank.path.isEmpty() || !verdict.isAllowed();
    if (careerCard(state, state.drawn).kind == CareerKind::Final) {
        m_heading->setText(verdict.isAllowed() ? hiredswords::tr("It can be run now") : hiredswords::tr("Not now"));
        m_says->setText(hiredswords::tr("a final contract decides the career · it may be kept for later"));
    } else {
        m_heading->setText(!isEligible ? hiredswords::tr("Not eligible")
                : !isKnown             ? hiredswords::tr("Not known")
                : verdict.isAllowed()  ? hiredswords::tr("Eligible")
                                       : hiredswords::tr("Not now"));
        const bool isEncounter = careerCard(state, state.drawn).kind == CareerKind::Encounter;
        m_says->setText(!isEligible               ? hiredswords::tr("discard it and draw the next one")
                : isEncounter                     ? hiredswords::tr("an encounter happens to you: resolve it")
                : eligibility == Eligible::Forced ? hiredswords::tr("it must be taken")
                : !isKnown                        ? hiredswords::tr("it may still be accepted")
                : verdict.isAllowed()             ? hiredswords::tr("all conditions hold · it may still be rejected")
                                                  : hiredswords::tr("what fails stands first"));
    }
    kit::restyle(m_heading, isKnown ? "value" : "unknown");
    // That it is the right moment goes without saying while it is, and what all of it comes to is the heading.
    verdict.conditions.removeIf([](const engine::Condition& one) {
        const QLatin1String id(one.reason->id);
        return one.holds()
            && (id == QLatin1String("E_PHASE") || id == QLatin1String("E_CAREER_OVER") || id == QLatin1String("I_ELIGIBLE"));
    });
    for (engine::Condition& one : verdict.conditions)
        if (one.holds() && one.reason == &reason(R::I_KW_OK))
            one.weight = engine::Weight::Refuses; // a condition that was looked at: ticked as the others
    m_verdict.show(&m_sitting.game(), verdict);
}

void CareerPage::fillIn()
{
    if (m_missing.isEmpty())
        m_sitting.enter(m_blank);
    else
        emit pageWanted(QStringLiteral("cards"), m_missing);
}

// The way to what is missing before anything can be played: the card that lies here, the others, then who can be hired here.
void CareerPage::presentGap(const State& state)
{
    const bool isPriced = std::ranges::any_of(state.mercenaries, [](const Mercenary& who) { return who.cost.has_value(); });
    const QString lies = state.contract ? state.contract->card : state.drawn;
    const bool isBlankCard = !lies.isEmpty() && isOpen(careerCard(state, lies));
    const bool isBetween = state.step == Step::Career;
    m_isBare = isBetween && isBareDrawn(state);
    if (isBlankCard)
        m_blank = {QStringLiteral("career_cards.") + lies, titleOf(state, lies)};
    else if (lies.isEmpty())
        m_blank = blankList(state).value(0);
    m_missing = !isPriced && lies.isEmpty() ? QStringLiteral("setup.mercenaries.")
            + (state.mercenaries.isEmpty() ? QString() : state.mercenaries.first().id + QLatin1Char('*'))
                                            : QString();
    m_fill->setText(isBlankCard   ? hiredswords::tr("Fill in &this card…")
            : m_missing.isEmpty() ? engine::fill(hiredswords::tr("En&ter %1…"), {m_blank.what})
                                  : hiredswords::tr("En&ter the cards…"));
    const bool isOver = state.status != CareerStatus::Running;
    m_again->setVisible(isOver);
    m_fill->setVisible(!isOver && (isBlankCard || (isBetween && (!m_missing.isEmpty() || !m_blank.path.isEmpty()))));
    kit::restyle(m_fill, m_isBare ? "primary" : "");
}

void CareerPage::presentPlan(const engine::AnyState& any)
{
    const State& state = stateOf(any);
    const CareerCard& card = careerCard(state, state.contract ? state.contract->card : state.drawn);
    const QModelIndex current = m_sorted.mapToSource(m_crews->currentIndex());
    const QStringList chosen = m_planned == card.id && current.isValid() ? m_plan.crew(current.row()) : QStringList();
    m_planned = card.id;
    const bool isPlanned =
        state.step == Step::Prepare || (state.step == Step::Career && !state.drawn.isEmpty() && !isEligible(state, card).fails());
    if (isPlanned && card.kind != CareerKind::Encounter && card.battle)
        m_plan.show(any);
    else
        m_plan.clear();
    m_planner->setVisible(m_plan.rowCount() > 0);
    if (m_plan.rowCount() == 0)
        return;
    for (int column = PlanModel::M; column < PlanModel::Columns; ++column) { // room for its heading and three signs
        const QString heading = m_plan.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        m_widths[column] =
            std::max(fontMetrics().horizontalAdvance(heading), fontMetrics().horizontalAdvance(QStringLiteral("≥ 00"))) + 20;
        m_crews->setColumnWidth(column, m_widths[column]);
    }
    m_widths[PlanModel::Crew] = 0; // as wide as the longest of them
    for (int row = 0; row < m_plan.rowCount(); ++row)
        m_widths[PlanModel::Crew] = std::max(m_widths[PlanModel::Crew],
            m_crews->fontMetrics().horizontalAdvance(m_plan.index(row, PlanModel::Crew).data().toString()) + 24);
    const int budget = card.budget;
    const int wealth = state.wealth + (state.contract ? state.contract->fromWealth : 0);
    const bool isKnown = !isOpen(card, "budget");
    m_funds->setText(engine::fill(hiredswords::tr("budget %1 + wealth %2 = %3 · crews: %4"),
        {isKnown ? number(budget) : QStringLiteral("?"), number(wealth),
            isKnown ? number(budget + wealth) : engine::fill(hiredswords::tr("at least %1"), {number(wealth)}),
            isListUnknown(state) ? engine::fill(hiredswords::tr("at least %1"), {number(m_plan.rowCount())})
                                 : number(m_plan.rowCount())}));
    fillMust();
    QStringList crew;
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            crew += who.id;
    if (crew.isEmpty())
        crew = chosen;
    const QModelIndex now = m_sorted.mapFromSource(m_plan.index(std::max(0, m_plan.rowOf(crew)), 0));
    m_crews->setCurrentIndex(now);
    m_crews->scrollTo(now);
}

// Everybody who is in one of the crews, by name; where two have one, the short name tells them apart.
void CareerPage::fillMust()
{
    QMap<QString, QStringList> ids; // by name
    for (int row = 0; row < m_plan.rowCount(); ++row)
        for (const QString& id : m_plan.crew(row))
            if (QStringList& called = ids[titleOf(stateOf(m_sitting.state()), id)]; !called.contains(id))
                called += id;
    const QString wanted = m_must->currentData().toString();
    {
        const QSignalBlocker quiet(m_must);
        m_must->clear();
        m_must->addItem(hiredswords::tr("with anybody"), QString());
        for (auto it = ids.begin(); it != ids.end(); ++it)
            for (const QString& id : std::as_const(it.value()))
                m_must->addItem(it->size() == 1 ? it.key() : QStringLiteral("%1 (%2)").arg(it.key(), id), id);
        m_must->setCurrentIndex(std::max(0, m_must->findData(wanted)));
    }
    filterCrews();
}

void CareerPage::filterCrews()
{
    const QString id = m_must->currentData().toString();
    m_sorted.setFilterFixedString(id.isEmpty() ? QString() : PlanModel::idIn(id));
}

QWidget* CareerPage::firstFocus() const
{
    if (m_isChoosing && m_plan.rowCount() > 0)
        return m_crews;
    return m_card->isHidden() ? static_cast<QWidget*>(m_again) : m_card;
}

bool CareerPage::isWantedCrew(const State& state)
{
    if (state.step != Step::Career && state.step != Step::Prepare)
        m_wanted.clear();
    if (state.step != Step::Prepare || !state.battle || m_wanted.size() != state.battle->crew.size())
        return false;
    return std::ranges::all_of(state.battle->crew, [&](const Fighter& who) { return m_wanted.contains(who.id); });
}

void CareerPage::hire()
{
    const QModelIndex chosen = m_sorted.mapToSource(m_crews->currentIndex());
    if (!chosen.isValid())
        return;
    m_wanted = m_plan.crew(chosen.row());
    emit crewWanted(m_wanted);
}

void CareerPage::focusConfirm()
{
    if (m_confirm->isVisible())
        m_confirm->setFocus();
}

void CareerPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fold();
}

// The gold of the past gives way where there is too little room for the present.
void CareerPage::fold()
{
    const int line = fontMetrics().height();
    // Names need room, up to half of it; what can be worked out from the other columns goes first.
    QList<PlanModel::Column> columns{PlanModel::M, PlanModel::BudgetLeft, PlanModel::All, PlanModel::North, PlanModel::East,
        PlanModel::South, PlanModel::West, PlanModel::Bonus, PlanModel::Cost, PlanModel::Reveal, PlanModel::FromWealth,
        PlanModel::Each};
    if (const auto by = columns.indexOf(PlanModel::Column(m_sorted.sortColumn())); by > 0) // what it is sorted by is seen
        columns.move(by, 0);
    int room = m_crews->viewport()->width()
        - std::min(
            std::max(m_widths.value(PlanModel::Crew), 12 * fontMetrics().averageCharWidth()), m_crews->viewport()->width() / 2);
    QStringList away;
    for (const PlanModel::Column column : std::as_const(columns)) {
        room -= m_widths.value(column);
        m_crews->setColumnHidden(column, room < 0);
        if (room < 0)
            away += m_plan.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    m_away->setVisible(!away.isEmpty());
    m_away->setText(QStringLiteral("+%1").arg(away.size()));
    kit::setTip(m_away,
        engine::fill(hiredswords::tr("No room here for: %1. Where the mouse rests a row tells all of them."),
            {away.join(QStringLiteral(", "))}));
    m_lower->setVisible(height() > line * (m_planner->isHidden() ? 18 : 25));
}

} // namespace hiredswords::desk

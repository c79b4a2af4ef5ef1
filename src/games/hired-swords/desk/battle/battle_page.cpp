// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/battle/battle_page.h"

#include "games/hired-swords/desk/battle/ring.h"
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/guide.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/desk/tasks.h"
#include "games/hired-swords/rules/actions.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/reasons.h"
#include "kit/lists/now_panel.h"
#include "kit/drawn/whole_label.h"
#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/called.h"
#include "kit/drawn/tip.h"
#include "kit/rule_behind.h"
#include "kit/forms/changing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

namespace hiredswords::desk {

using kit::plainLabel;

namespace {

enum Page { RingPage, MatrixPage, ResultPage };

} // namespace

BattlePage::BattlePage(kit::Sitting& sitting, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_pages(new QStackedWidget(this))
    , m_ring(new Ring(sitting, m_pages))
    , m_says(kit::called("battleHint", new kit::WholeLabel(this)))
    , m_matrixButton(kit::called("matrix", new QPushButton(hiredswords::tr("Battle mat&rix"), this)))
    , m_resultButton(kit::changing(kit::called("onlyResult", new QPushButton(hiredswords::tr("Only the resu&lt…"), this))))
{
    auto* column = kit::column(this, 5);
    m_pages->addWidget(m_ring);
    m_pages->addWidget(makeMatrix());
    m_pages->addWidget(makeResult());
    column->addWidget(m_pages, 1);
    m_below = kit::called("belowRing", new QWidget(this));
    auto* row = new QHBoxLayout(m_below);
    row->setContentsMargins(0, 0, 0, 0);
    m_says->setProperty("look", "muted");
    m_says->setWordWrap(true);
    m_says->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_matrixButton->setToolTip(hiredswords::tr("Each ready mercenary against each card in reach"));
    m_resultButton->setToolTip(hiredswords::tr("Fight on the table alone, and enter how it ended"));
    for (QPushButton* button : {m_matrixButton, m_resultButton})
        button->setCheckable(true);
    kit::setRuleBehind(*m_matrixButton, &reason(R::I_MELEE_WIN));
    kit::setRuleBehind(*m_resultButton, &reason(R::I_CONTINUE));
    row->addWidget(m_says, 1);
    row->addWidget(m_matrixButton);
    row->addWidget(m_resultButton);
    column->addWidget(m_below);
    connect(m_matrixButton, &QPushButton::toggled, this, [this](bool on) { on ? showMatrix() : turnTo(RingPage); });
    connect(m_resultButton, &QPushButton::toggled, this, [this](bool on) { on ? showResult() : turnTo(RingPage); });
    connect(m_ring, &Ring::intent, this, &BattlePage::intent);
    connect(m_ring, &Ring::picked, this, [this] {
        m_result.clear();
        const QString half = halfChosenText(m_sitting);
        say(half.isEmpty() ? battleHint(stateOf(m_state), {}) : half);
        emit picked();
    });
    connect(m_ring, &Ring::chosen, this, [this](const QString& actor) {
        m_result.clear(); // something else is looked at
        say(battleHint(stateOf(m_state), actor));
        emit chosen(actor);
    });
}

QWidget* BattlePage::makeMatrix()
{
    auto* panel = new QWidget(m_pages);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    m_assistLabel = plainLabel("heading", panel, hiredswords::tr("Assisted by"));
    row->addWidget(m_assistLabel);
    m_helpers = new QWidget(panel);
    (new QHBoxLayout(m_helpers))->setContentsMargins(0, 0, 0, 0);
    m_strain = new QCheckBox(hiredswords::tr("S&train"), panel);
    m_strain->setObjectName(QStringLiteral("strain"));
    m_strain->setToolTip(hiredswords::tr("Lose a health level instead of being exhausted"));
    row->addWidget(m_helpers);
    row->addStretch();
    row->addWidget(m_strain);
    m_table = new QTableView(panel);
    m_table->setObjectName(QStringLiteral("matrixTable"));
    m_table->setAccessibleName(hiredswords::tr("Battle matrix: ranking against ranking, and what comes of it"));
    m_table->setModel(&m_matrix);
    m_table->setTabKeyNavigation(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 14);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // an outcome is never cut off
    m_idle = plainLabel("muted", panel);
    m_idle->setObjectName(QStringLiteral("matrixIdle"));
    m_idle->setWordWrap(true);
    column->addLayout(row);
    column->addWidget(m_idle);
    column->addWidget(m_table, 1);
    m_nobody = plainLabel("muted", panel,
        hiredswords::tr("Nothing to attack: nobody of the crew who is ready stands next to a card that lies face up. Move "
                        "somebody first, or shoot from where a card says so."));
    m_nobody->setObjectName(QStringLiteral("matrixEmpty"));
    m_nobody->setWordWrap(true);
    m_nobody->setAlignment(Qt::AlignCenter);
    column->addWidget(m_nobody, 1);
    auto* line = kit::tileView(QStringLiteral("bestLine"), hiredswords::tr("Best line this round"), &m_line, panel);
    kit::showWhole(line);
    line->setMinimumHeight(fontMetrics().height() * 3);
    column->addWidget(line, 1);
    m_lineView = line;
    kit::whenPressed(line, [this](const QModelIndex& index) {
        if (const engine::AnyAction action = m_line.task(index).action;
            !action.isNone()) // by value: doing it fills the list anew
            emit intent(action);
    });
    connect(m_strain, &QCheckBox::toggled, this, &BattlePage::showMatrix);
    const auto act = [this](const QModelIndex& index) {
        if (const engine::Offer* offer = m_matrix.offer(index))
            emit intent(engine::AnyAction(offer->action)); // by value, for the same reason
    };
    connect(m_table, &QTableView::activated, this, act);
    return panel;
}

QWidget* BattlePage::makeResult()
{
    auto* panel = new QFrame(m_pages);
    panel->setProperty("look", "panel");
    auto* column = new QVBoxLayout(panel);
    auto* title = plainLabel("value", panel, hiredswords::tr("How did the battle end?"));
    auto* says = plainLabel("muted", panel,
        hiredswords::tr("The battle stays on the table; here only what the career needs to know of it. Cards still out go back "
                        "when you tidy up."));
    says->setWordWrap(true);
    m_form = new QFormLayout;
    m_form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_ending = new QComboBox(panel);
    m_ending->setObjectName(QStringLiteral("ending"));
    for (const Ending ending : {Ending::Success, Ending::Failure, Ending::Stalemate})
        m_ending->addItem(capital(shown(ending)), engine::nameOf(ending));
    auto* caption = new QLabel(hiredswords::tr("The &contract:"), panel);
    caption->setBuddy(m_ending);
    m_form->addRow(caption, m_ending);
    auto* enter = kit::called("enterResult", new QPushButton(hiredswords::tr("&Enter the result"), panel));
    enter->setProperty("look", "primary");
    column->addWidget(title);
    column->addWidget(says);
    column->addLayout(m_form);
    column->addWidget(enter, 0, Qt::AlignLeft);
    column->addStretch();
    connect(enter, &QPushButton::clicked, this, &BattlePage::enterResult);
    return panel;
}

// From afar the ring is all that is looked at: where it is low it gets what stands below it, too. Elsewhere two lines are left
// there, so that it keeps its place whatever is said of it.
void BattlePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int lines = 12;
    m_below->setVisible(!kit::isFar() || height() >= fontMetrics().lineSpacing() * lines);
    m_below->setMinimumHeight(kit::isTight(*this) ? 0 : 2 * fontMetrics().lineSpacing());
}

void BattlePage::turnTo(int page)
{
    m_pages->setCurrentIndex(page);
    const QSignalBlocker one(m_matrixButton), other(m_resultButton);
    m_matrixButton->setChecked(page == MatrixPage);
    m_resultButton->setChecked(page == ResultPage);
    if (m_state)
        say(page == MatrixPage       ? hiredswords::tr("Ranking against ranking; double-click or Enter does it")
                : page == ResultPage ? QString()
                                     : battleHint(stateOf(m_state), m_ring->chosenActor()));
}

void BattlePage::present(const engine::AnyState& any)
{
    m_state = any;
    const State& state = stateOf(any);
    m_resultButton->setVisible(tracksBattles(state));
    if (!tracksBattles(state)) {
        m_matrixButton->hide();
        showResult();
        return;
    }
    m_ring->present(any);
    say(battleHint(state, m_ring->chosenActor()));
    m_matrixButton->setVisible(state.step == Step::Battle);
    if (m_pages->currentIndex() == MatrixPage && state.step == Step::Battle)
        showMatrix();
    else if (m_pages->currentIndex() != RingPage)
        turnTo(RingPage);
}

void BattlePage::showMatrix()
{
    const State& state = stateOf(m_state);
    QStringList crew;
    for (const Fighter& who : state.battle->crew)
        if (who.isOnTable() && !who.exhausted && !mercenary(state, who.id).assists.isEmpty())
            crew += who.id; // only these can assist now
    QStringList known;
    for (const QCheckBox* box : std::as_const(m_assists))
        known += box->objectName();
    if (known != crew) {
        qDeleteAll(m_assists);
        m_assists.clear();
        for (const QString& id : std::as_const(crew)) {
            auto* box = new QCheckBox(titleOf(state, id).replace(QLatin1Char('&'), QLatin1String("&&")), m_helpers);
            box->setObjectName(id);
            box->setAccessibleName(engine::fill(hiredswords::tr("Assisted by %1"), {titleOf(state, id)}));
            m_helpers->layout()->addWidget(box);
            m_assists += box;
            connect(box, &QCheckBox::toggled, this, &BattlePage::showMatrix);
        }
    }
    QStringList helpers;
    for (const QCheckBox* box : std::as_const(m_assists))
        if (box->isChecked())
            helpers += box->objectName();
    const int row = m_table->currentIndex().row();
    const int at = m_table->currentIndex().column();
    m_matrix.show(m_sitting.game(), m_state, helpers, m_strain->isChecked());
    m_line.show(lineTasks(m_sitting.game(), m_state, m_strain->isChecked()));
    m_lineView->setVisible(m_line.rowCount() > 0);
    QStringList idle;
    for (const QString& id : std::as_const(helpers))
        if (!m_matrix.isHelped(id))
            idle += engine::fill(hiredswords::tr("%1 helps with no attack here: assists %2, and only who is next to it."),
                {titleOf(state, id), lentSkills(mercenary(state, id))});
    m_idle->setText(idle.join(QLatin1Char(' ')));
    m_idle->setVisible(!idle.isEmpty());
    m_assistLabel->setVisible(!m_assists.isEmpty());
    m_nobody->setVisible(m_matrix.rowCount() == 0);
    m_table->setVisible(m_matrix.rowCount() > 0);
    if (m_matrix.rowCount() > 0)
        m_table->setCurrentIndex(
            m_matrix.index(std::clamp(row, 0, m_matrix.rowCount() - 1), std::max(at, int(MatrixModel::Melee))));
    turnTo(MatrixPage);
}

void BattlePage::showResult()
{
    const State& state = stateOf(m_state);
    for (const auto& [who, box] : std::as_const(m_fates))
        m_form->removeRow(box);
    m_fates.clear();
    for (const Fighter& who : state.battle->crew) {
        auto* box = new QComboBox(this);
        box->setObjectName(QStringLiteral("fate-") + who.id);
        box->setAccessibleName(titleOf(state, who.id));
        for (const Fate fate : {Fate::Healthy, Fate::Weary, Fate::Injured, Fate::Slain, Fate::Fled})
            box->addItem(capital(shown(fate)), engine::nameOf(fate));
        box->setCurrentIndex(who.at == Position::Fled ? int(Fate::Fled) : int(who.health));
        auto* name = new QLabel(this);
        name->setTextFormat(Qt::PlainText); // a card may be called anything
        name->setText(titleOf(state, who.id));
        name->setBuddy(box);
        m_form->addRow(name, box);
        m_fates += std::pair(who.id, box);
    }
    QWidget* before = m_ending; // the boxes are made later than the button below them
    for (const auto& [who, box] : std::as_const(m_fates)) {
        setTabOrder(before, box);
        before = box;
    }
    setTabOrder(before, findChild<QPushButton*>(QStringLiteral("enterResult")));
    turnTo(ResultPage);
    m_ending->setFocus();
}

void BattlePage::enterResult()
{
    EnterResult result{*engine::valueNamed<Ending>(m_ending->currentData().toString()), {}};
    for (const auto& [who, box] : std::as_const(m_fates))
        result.fates += FateOf{who, *engine::valueNamed<Fate>(box->currentData().toString())};
    emit intent(result);
}

// The result stands alone, and large where that takes one line: two of them are what the ring leaves below it.
void BattlePage::say(const QString& hint)
{
    m_hint = hint;
    m_says->setText(m_result.isEmpty() ? hint : m_result);
    kit::restyle(m_says, m_result.isEmpty() ? "muted" : "value");
    if (m_says->fontMetrics().horizontalAdvance(m_result) > m_says->width())
        kit::restyle(m_says, "");
    m_says->keepWhole();
}

void BattlePage::tellResult(const QString& result)
{
    m_result = result;
    say(m_hint);
}

void BattlePage::choose(const QString& actor)
{
    if (!actor.isEmpty() && actor != m_ring->chosenActor())
        m_result.clear();
    m_ring->choose(actor);
    if (m_state)
        say(battleHint(stateOf(m_state), actor));
}

QWidget* BattlePage::firstFocus() const
{
    return m_pages->currentIndex() == ResultPage ? static_cast<QWidget*>(m_ending) : m_ring;
}

} // namespace hiredswords::desk

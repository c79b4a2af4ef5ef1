// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/table.h"

#include "games/hired-swords/desk/battle/battle_page.h"
#include "games/hired-swords/desk/career/career_page.h"
#include "games/hired-swords/desk/chances.h"
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/ledger_strip.h"
#include "games/hired-swords/desk/left_button.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/desk/outcome.h"
#include "games/hired-swords/desk/stages.h"
#include "engine/table_actions.h"
#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"
#include "kit/lists/stage_bar.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/called.h"

#include <QApplication>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace hiredswords::desk {

Table::Table(kit::Sitting& sitting, const kit::Desk& desk, QWidget* parent)
    : TableView(parent)
    , m_sitting(sitting)
    , m_desk(desk)
    , m_warning(kit::called("undone", new QFrame(this)))
    , m_warningText(new QLabel(m_warning))
    , m_ledger(new LedgerStrip(sitting.game(), this))
    , m_left(new LeftButton(sitting, this))
    , m_phases(new kit::StageBar(this))
    , m_pages(new kit::TablePages(sitting, this))
    , m_more(kit::formTurner(hiredswords::tr("Every action, as a form: standings, reinforcements, what a card says …"), this))
    , m_chances(kit::called("chances", new QPushButton(QStringLiteral("%"), this)))
{
    connect(&sitting, &kit::Sitting::changed, this, [this](const engine::Submission& done) {
        if (m_battle || m_isOnRing)
            battle().tellResult(m_sitting.isTakingBack() ? QString() : resultOf(done));
    });
    setObjectName(QStringLiteral("hiredSwords"));
    auto* column = kit::column(this, 8);
    column->addWidget(m_warning);
    column->addWidget(m_ledger);
    auto* order = kit::row(nullptr, 5);
    order->addWidget(m_phases, 1);
    order->addWidget(m_left);
    order->addWidget(m_chances);
    order->addWidget(m_more);
    column->addLayout(order);
    m_chances->setShortcut(QKeySequence(Qt::ALT | Qt::Key_9));
    m_chances->setAccessibleName(hiredswords::tr("What chance says of this table"));
    kit::setRuleBehind(*m_chances, &reason(R::I_DICE));
    kit::setRuleOfDice(*this, reason(R::I_DICE));
    m_chances->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    connect(m_chances, &QPushButton::clicked, this, [this] {
        if (const QList<kit::OddsQuestion> open = m_desk.odds(m_sitting); !open.isEmpty())
            emit oddsWanted(open.first());
    });
    connect(m_more, &QPushButton::toggled, this, &Table::turn);
    connect(m_left, &LeftButton::intent, this, &Table::intent);
    column->addWidget(m_pages, 1);
    m_warning->setProperty("look", "undo");
    m_warningText->setTextFormat(Qt::PlainText);
    m_warningText->setWordWrap(true);
    auto* row = new QHBoxLayout(m_warning);
    row->setContentsMargins(10, 3, 6, 3);
    row->addWidget(m_warningText, 1);
    m_warning->hide();
    connect(m_phases, &kit::StageBar::intent, this, &Table::goOn);
}

CareerPage& Table::career()
{
    if (!m_career) {
        m_career = new CareerPage(m_sitting, m_pages);
        m_pages->addWidget(m_career);
        connect(m_career, &CareerPage::intent, this, &Table::intent);
        connect(m_career, &CareerPage::pageWanted, this, &Table::pageWanted);
        connect(m_career, &CareerPage::lookedUp, this, &Table::lookedUp);
        connect(m_career, &CareerPage::pressed, this, &Table::pressCard);
        connect(m_career, &CareerPage::crewWanted, this, &Table::hire);
    }
    return *m_career;
}

BattlePage& Table::battle()
{
    if (!m_battle) {
        m_battle = new BattlePage(m_sitting, m_pages);
        m_pages->addWidget(m_battle);
        connect(m_battle, &BattlePage::intent, this, &Table::intent);
        connect(m_battle, &BattlePage::chosen, this, &Table::chosen);
        connect(m_battle, &BattlePage::picked, this, [this] { // the course and the list know it as the ring does
            presentPhases();
            emit chosen({});
        });
    }
    return *m_battle;
}

void Table::present(const engine::AnyState& any)
{
    const State& state = stateOf(any);
    const QList<engine::Offer> offers = m_sitting.offers();
    m_ledger->present(state);
    m_left->present();
    const bool isOnPhases = m_phases->isAncestorOf(QApplication::focusWidget()),
               isOnCareer = m_career && m_career->isAncestorOf(QApplication::focusWidget());
    presentPhases();
    const bool onRing =
        state.contract && (state.step == Step::Distribute || state.step == Step::Deploy || state.step == Step::Battle);
    if (onRing)
        battle().present(any);
    else
        career().present(any);
    if (m_isOnRing && !onRing) { // whoever was picked up there is let go
        choose({});
        emit chosen({});
    }
    m_isOnRing = onRing;
    if (!m_pages->keepsForm(any)) // what was wanted is done
        m_more->setChecked(false);
    const QList<kit::OddsQuestion> open = chancesOf(state, nullptr);
    m_chances->setEnabled(!open.isEmpty());
    kit::setKeyTip(*m_chances,
        open.isEmpty() ? hiredswords::tr("Nothing here is left to chance now.") : open.first().title + QStringLiteral(" …"));
    turn();
    if (isOnCareer && state.step == Step::Distribute) // the crew was confirmed at the keyboard
        m_phases->focusDue();
    // A press that left its button nothing to do: the next one never ends a phase that somebody may act in.
    if (isOnPhases && onRing && std::ranges::any_of(offers, [&](const engine::Offer& offer) {
            return offer.action.is<EndPhase>() && m_desk.canWait(any, offer, offers);
        }))
        battle().firstFocus()->setFocus();
    m_isWarned = false;
    m_warning->hide();
}

void Table::presentPhases()
{
    const QList<engine::Offer>& offers = m_sitting.offers();
    m_phases->present(stages(stateOf(m_sitting.state()), offers, halfChosen(m_sitting).size()), offers);
}

// What is due by a card is asked for once before its phase is left.
void Table::goOn(engine::AnyAction action) // its own: what the pressed button does is another one meanwhile
{
    const QString open = openNames(stateOf(m_sitting.state()));
    if (!isAny<EndPhase, EndRound, FinishContract>(action) || open.isEmpty() || m_isWarned) {
        m_sitting.together([&] {
            emit intent(action);
            // Through phases in which nothing is to be done this time.
            const auto battle = [this] { return stateOf(m_sitting.state()).battle; };
            while (action.is<EndPhase>() && battle() && isIdle(stateOf(m_sitting.state()), battle()->phase) && does(EndPhase{}))
                continue;
        });
        return;
    }
    m_isWarned = true;
    const bool isLeft = openNow(stateOf(m_sitting.state()), !isAny<EndPhase>(action)).isEmpty();
    m_warningText->setText(engine::fill(isLeft
            ? hiredswords::tr("Not done yet: %1. It stands in the list at the right. Press again to leave it undone.")
            : hiredswords::tr("Not done yet: %1. It stands in the list at the right: do it first, or strike it out there."),
        {open}));
    m_warning->show();
}

// To the career, the ring, or the form for anything.
void Table::turn()
{
    if (m_more->isChecked())
        m_pages->turnToForm();
    else if (m_isOnRing)
        m_pages->turnTo(&battle(), battle().firstFocus());
    else
        m_pages->turnTo(&career(), career().firstFocus());
}

// Of an attack, a feint or what the opposition did: how it ended, before anything that explains it.
QString Table::resultOf(const engine::Submission& done) const
{
    if (!isAny<MeleeAttack, MissileAttack, Feint, OppositionAct>(done.action))
        return {};
    const auto entry = m_sitting.entries(done.seq, done.seq);
    const auto before = entry && !entry->isEmpty() ? m_sitting.stateAt(entry->first().parent) : engine::Fault{};
    if (!before)
        return {};
    const QString actor = kit::each<Action, QString>(done.action, [](const auto& a) {
        if constexpr (std::is_same_v<std::decay_t<decltype(a)>, OppositionAct>)
            return a.card;
        else if constexpr (requires { a.who; })
            return QString(a.who);
        else
            return QString();
    });
    QString brief = briefly(stateOf(*before), stateOf(m_sitting.table().state()), actor, {}).text;
    if (const auto* act = done.action.as<OppositionAct>();
        act && act->blocker.isEmpty() && !fighter(stateOf(*before), act->target))
        brief = engine::fill(hiredswords::tr("reaches %1"), {act->target}); // what comes of that the contract says
    return engine::fill(
        hiredswords::tr("%1: %2"), {titleOf(stateOf(*before), actor), brief.isEmpty() ? hiredswords::tr("no effect") : brief});
}

bool Table::does(const engine::AnyAction& action)
{
    const engine::AnyState before = m_sitting.state();
    emit intent(action);
    return m_sitting.state() != before;
}

// What is due; while the crew is still too small that is whom to hire, in the list.
void Table::pressCard()
{
    if (!hiresFirst())
        m_phases->pressDue();
    if (hiresFirst()) // also of a contract that this press accepted: no press is lost on the way to the list
        emit pageWanted(QStringLiteral("table"), QLatin1String(HireFreelancer::verb)); // framed already where a guide names one
}

bool Table::hiresFirst() const
{
    const auto& offers = m_sitting.offers();
    const auto may = [&](auto is) {
        return std::ranges::any_of(offers, [&](const engine::Offer& one) { return is(one.action) && one.verdict.isAllowed(); });
    };
    return may([](const engine::AnyAction& one) { return one.is<HireFreelancer>(); })
        && !may([](const engine::AnyAction& one) { return one.is<ConfirmCrew>(); });
}

// What they cost is asked for first, so that the whole crew is hired by one act.
void Table::hire(const QStringList& crew)
{
    const State& state = stateOf(m_sitting.state());
    for (const QString& id : crew)
        if (const Mercenary& who = mercenary(state, id); who.where != Whereabouts::Stable && !fighter(state, id))
            if (const Blanks open = blankPrice(state, who); !open.isEmpty())
                return m_sitting.enter(open.first(), [table = QPointer<Table>(this), crew] {
                    if (table)
                        table->hire(crew);
                });
    const qint64 before = m_sitting.table().node();
    m_sitting.together([&] { hireEach(crew); });
    const State& now = stateOf(m_sitting.state());
    const bool isThere = std::ranges::all_of(crew, [&](const QString& id) { return fighter(now, id); }); // nobody is left to hire
    if ((m_sitting.table().node() != before || isThere) && m_sitting.waiting().isNone())
        career().focusConfirm();
}

// Step by step, as by hand; the first step that is refused ends it, with its reasons in the dock.
void Table::hireEach(const QStringList& crew)
{
    if (stateOf(m_sitting.state()).step == Step::Career) {
        const State& state = stateOf(m_sitting.state());
        const bool isFinal = careerCard(state, state.drawn).kind == CareerKind::Final;
        if (!does(isFinal ? engine::AnyAction(RunFinal{state.drawn}) : AcceptContract{}))
            return;
    }
    QStringList agents, now;
    const State& prepared = stateOf(m_sitting.state());
    for (const QString& id : crew)
        if (mercenary(prepared, id).where == Whereabouts::Stable)
            agents += id;
    QStringList picked;
    if (prepared.battle)
        for (const Fighter& who : prepared.battle->crew)
            (who.agent ? picked : now) += who.id;
    for (const QString& id : std::as_const(now))
        if (!crew.contains(id) && !does(DismissFreelancer{id}))
            return;
    if (QSet<QString>(agents.begin(), agents.end()) != QSet<QString>(picked.begin(), picked.end()) && !does(PickAgents{agents}))
        return;
    for (const QString& id : crew)
        if (!agents.contains(id) && !now.contains(id) && !does(HireFreelancer{id}))
            return;
}

void Table::choose(const QString& actor)
{
    if (m_battle)
        m_battle->choose(actor);
}

} // namespace hiredswords::desk

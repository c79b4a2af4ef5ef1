// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hiredswords/desk/table.h"

#include "games/hiredswords/desk/career_page.h"
#include "games/hiredswords/desk/desk.h"
#include "games/hiredswords/desk/ledger_strip.h"
#include "games/hiredswords/desk/phase_bar.h"
#include "games/hiredswords/desk/ring.h"
#include "games/hiredswords/rules/query.h"

#include <QJsonArray>
#include <QSet>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace hiredswords::desk {

Table::Table(kit::Sitting& sitting, const kit::Desk&, QWidget* parent)
    : TableView(parent), m_sitting(sitting), m_ledger(new LedgerStrip(this)), m_phases(new PhaseBar(this)), m_pages(new QStackedWidget(this)),
      m_career(new CareerPage(sitting, this)), m_ring(new Ring(sitting, this))
{
    setObjectName(QStringLiteral("hiredSwords"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_ledger);
    column->addWidget(m_phases);
    column->addWidget(m_pages, 1);
    m_pages->addWidget(m_career);
    m_pages->addWidget(m_ring);
    connect(m_phases, &PhaseBar::intent, this, &Table::intent);
    connect(m_ring, &Ring::intent, this, &Table::intent);
    connect(m_ring, &Ring::chosen, this, &Table::chosen);
    connect(m_career, &CareerPage::intent, this, &Table::intent);
    connect(m_career, &CareerPage::lookedUp, this, &Table::lookedUp);
    connect(m_career, &CareerPage::pressed, m_phases, &PhaseBar::pressDue);
    connect(m_career, &CareerPage::crewWanted, this, &Table::hire);
}

void Table::present(const engine::AnyState& any)
{
    const State& state = stateOf(any);
    const QList<engine::Offer> offers = m_sitting.game().offers(any);
    m_ledger->present(state);
    m_phases->present(state, offers);
    const bool onRing = state.contract && (state.step == Step::Distribute || state.step == Step::Deploy || state.step == Step::Battle);
    if (onRing)
        m_ring->present(any, offers);
    else
        m_career->present(any, offers);
    m_pages->setCurrentIndex(onRing ? 1 : 0);
    setFocusProxy(onRing ? static_cast<QWidget*>(m_ring) : m_career->firstFocus());
}

bool Table::does(const QString& verb, const QJsonObject& fields)
{
    const engine::AnyState before = m_sitting.state();
    emit intent(verb, fields);
    return m_sitting.state() != before;
}

// Step by step, as by hand; the first step that is refused ends it, with its reasons in the dock.
void Table::hire(const QStringList& crew)
{
    if (stateOf(m_sitting.state()).step == Step::Career) {
        const State& state = stateOf(m_sitting.state());
        const bool isFinal = careerCard(state, state.drawn).kind == CareerKind::Final;
        if (!does(isFinal ? QStringLiteral("run-final") : QStringLiteral("accept"), isFinal ? QJsonObject{{QStringLiteral("card"), state.drawn}} : QJsonObject()))
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
        if (!crew.contains(id) && !does(QStringLiteral("dismiss"), {{QStringLiteral("who"), id}}))
            return;
    if (QSet<QString>(agents.begin(), agents.end()) != QSet<QString>(picked.begin(), picked.end())
        && !does(QStringLiteral("pick-agents"), {{QStringLiteral("agents"), QJsonArray::fromStringList(agents)}}))
        return;
    for (const QString& id : crew)
        if (!agents.contains(id) && !now.contains(id) && !does(QStringLiteral("hire"), {{QStringLiteral("who"), id}}))
            return;
}

void Table::choose(const QString& actor)
{
    m_ring->choose(actor);
}

} // namespace hiredswords::desk

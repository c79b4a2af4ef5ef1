// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hiredswords/desk/table.h"

#include "games/hiredswords/desk/desk.h"
#include "games/hiredswords/desk/ledger_strip.h"
#include "games/hiredswords/desk/phase_bar.h"
#include "games/hiredswords/desk/ring.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace hiredswords::desk {

Table::Table(kit::Sitting& sitting, const kit::Desk&, QWidget* parent)
    : TableView(parent), m_sitting(sitting), m_ledger(new LedgerStrip(this)), m_phases(new PhaseBar(this)), m_pages(new QStackedWidget(this)), m_ring(new Ring(sitting, this))
{
    setObjectName(QStringLiteral("hiredSwords"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_ledger);
    column->addWidget(m_phases);
    column->addWidget(m_pages, 1);
    m_pages->addWidget(new QWidget(this));
    m_pages->addWidget(m_ring);
    connect(m_phases, &PhaseBar::intent, this, &Table::intent);
    connect(m_ring, &Ring::intent, this, &Table::intent);
    connect(m_ring, &Ring::chosen, this, &Table::chosen);
    setFocusProxy(m_ring);
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
    m_pages->setCurrentIndex(onRing ? 1 : 0);
}

void Table::choose(const QString& actor)
{
    m_ring->choose(actor);
}

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/table.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/map_page.h"
#include "games/sellsword/desk/match_page.h"
#include "games/sellsword/desk/status_bars.h"
#include "games/sellsword/desk/warband_page.h"
#include "kit/verb_form.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace sellsword::desk {

Table::Table(kit::Sitting& sitting, QWidget* parent)
    : TableView(parent), m_sitting(sitting), m_score(new ScoreStrip(this)), m_round(new kit::StageBar(this)), m_more(new QPushButton(QStringLiteral("⋯"), this)),
      m_pages(new QStackedWidget(this)), m_warbands(new WarbandPage(sitting, this)), m_match(new MatchPage(sitting, this))
{
    setObjectName(QStringLiteral("sellsword"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_score);
    auto* order = new QHBoxLayout;
    order->setSpacing(5);
    order->addWidget(m_round, 1);
    order->addWidget(m_more);
    column->addLayout(order);
    column->addWidget(m_pages, 1);
    m_more->setObjectName(QStringLiteral("moreActions"));
    m_more->setCheckable(true);
    m_more->setShortcut(QKeySequence(Qt::ALT | Qt::Key_0));
    m_more->setAccessibleName(sellsword::tr("Every action, as a form"));
    m_more->setToolTip(sellsword::tr("Every action, as a form: effects of cards, notes, new cards … (Alt+0)"));
    m_more->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_pages->addWidget(m_warbands);
    m_pages->addWidget(m_match);
    connect(m_more, &QPushButton::toggled, this, &Table::turn);
    connect(m_round, &kit::StageBar::intent, this, &Table::intent);
    connect(m_warbands, &WarbandPage::intent, this, &Table::intent);
    connect(m_warbands, &WarbandPage::chosen, this, &Table::chosen);
    connect(m_warbands, &WarbandPage::formWanted, this, [this](const QString& verb) {
        m_more->setChecked(true);
        if (auto* verbs = m_any->findChild<QComboBox*>(QStringLiteral("verb")))
            verbs->setCurrentIndex(verbs->findData(verb));
    });
    connect(m_match, &MatchPage::intent, this, &Table::intent);
    connect(m_match, &MatchPage::chosen, this, &Table::chosen);
    connect(m_match, &MatchPage::drawingWanted, this, &Table::drawMap);
}

void Table::present(const engine::AnyState& any)
{
    const State& state = stateOf(any);
    const QList<engine::Offer> offers = m_sitting.game().offers(any);
    m_score->present(state);
    m_round->present(stagesOf(state, offers), offers);
    m_isMustering = state.stage == Stage::Warbands;
    if (m_isMustering)
        m_warbands->present(any, offers);
    else
        m_match->present(any, offers);
    m_more->setChecked(false); // what was wanted is done
    m_isDrawing = false;
    turn();
}

void Table::drawMap()
{
    if (!m_map) {
        m_map = new MapPage(this);
        m_pages->addWidget(m_map);
        connect(m_map, &MapPage::intent, this, &Table::intent);
        connect(m_map, &MapPage::left, this, [this] {
            m_isDrawing = false;
            turn();
        });
    }
    m_map->begin(stateOf(m_sitting.state()));
    m_isDrawing = true;
    turn();
}

void Table::turn()
{
    if (m_more->isChecked() && !m_any) {
        m_any = new kit::VerbForm(m_sitting, this);
        m_pages->addWidget(m_any);
        connect(m_any, &kit::VerbForm::intent, this, &Table::intent);
    }
    QWidget* page = m_more->isChecked() ? static_cast<QWidget*>(m_any) : m_isDrawing ? static_cast<QWidget*>(m_map) : m_isMustering ? static_cast<QWidget*>(m_warbands) : m_match;
    QWidget* first = m_more->isChecked() ? m_any : m_isDrawing ? m_map->firstFocus() : m_isMustering ? m_warbands->firstFocus() : m_match->firstFocus();
    setFocusProxy(first);
    if (page == m_pages->currentWidget())
        return;
    const bool hadFocus = m_pages->isAncestorOf(QApplication::focusWidget()) || page == m_any || page == m_map;
    if (page == m_any)
        m_any->refresh();
    m_pages->setCurrentWidget(page);
    if (hadFocus)
        first->setFocus();
}

void Table::choose(const QString& actor)
{
    m_match->choose(actor);
}

} // namespace sellsword::desk

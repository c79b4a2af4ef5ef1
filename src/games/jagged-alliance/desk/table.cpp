// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/table.h"

#include "games/jagged-alliance/desk/campaign/campaign_page.h"
#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/desk/entering/dice_faces.h"
#include "games/jagged-alliance/desk/entering/map_page.h"
#include "games/jagged-alliance/desk/scenario/cubes.h"
#include "games/jagged-alliance/desk/scenario/play_page.h"
#include "games/jagged-alliance/desk/resources.h"
#include "games/jagged-alliance/desk/stages.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/reasons.h"
#include "games/jagged-alliance/rules/text.h"
#include "kit/drawn/plain_label.h"
#include "kit/lists/stage_bar.h"
#include "kit/once_more.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/called.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace jaggedalliance::desk {

static QString exampleText() { return jaggedalliance::tr("⚠ The dice are an example, and so is every chance."); }

Table::Table(kit::Sitting& sitting, QWidget* parent)
    : TableView(parent)
    , m_sitting(sitting)
    , m_resources(new Resources(sitting.game(), this))
    , m_stages(new kit::StageBar(this))
    , m_warning(kit::called("diceWarning", new QFrame(this)))
    , m_toForecast(turner("forecastButton", jaggedalliance::tr("Forecast"),
          jaggedalliance::tr("When the next counter-attack can come, and what a rebel or a fund buys"), Qt::Key_8))
    , m_toMap(
          turner("mapButton", jaggedalliance::tr("Map"), jaggedalliance::tr("Enter the areas and borders of a tile"), Qt::Key_9))
    , m_toDice(turner("diceButton", jaggedalliance::tr("Dice"), jaggedalliance::tr("What is on your dice"), Qt::Key_D))
    , m_toAny(kit::formTurner(jaggedalliance::tr("Every action, as a form: what a card says, missions, notes …"), this))
    , m_pages(new kit::TablePages(sitting, this))
    , m_play(new PlayPage(this))
    , m_campaign(new CampaignPage(sitting, this))
    , m_dice(new DicePage(this))
    , m_map(new MapPage(this))
{
    setObjectName(QStringLiteral("jaggedAlliance"));
    auto* column = kit::column(this, 7);
    column->addWidget(m_warning);
    column->addWidget(m_resources);
    auto* order = kit::row(nullptr, 5);
    order->addWidget(m_stages, 1);
    kit::setRuleBehind(*m_toForecast, &reason(R::I_COUNTER_ATTACK));
    kit::setRuleBehind(*m_toDice, &reason(R::I_DICE_SHORT));
    kit::setRuleBehind(*m_toMap, &reason(R::I_MAP));
    kit::setRuleOfDice(*this, reason(R::I_ROLLED));
    for (QPushButton* button : {m_toForecast, m_toMap, m_toDice, m_toAny}) {
        order->addWidget(button);
        connect(button, &QPushButton::toggled, this, [this, button](bool on) { // one of them at a time
            if (on)
                for (QPushButton* other : {m_toForecast, m_toMap, m_toDice, m_toAny})
                    if (other != button)
                        other->setChecked(false);
            turn();
        });
    }
    column->addLayout(order);
    column->addWidget(m_pages, 1);
    for (QWidget* page : std::initializer_list<QWidget*>{m_play, m_campaign, m_dice, m_map})
        m_pages->addWidget(page);
    m_warning->setProperty("look", "undo");
    auto* row = new QHBoxLayout(m_warning);
    row->setContentsMargins(10, 2, 6, 2);
    auto* says = new kit::ElidedLabel(m_warning);
    says->setProperty("look", "muted");
    says->setText(exampleText());
    says->setToolTip(exampleText());
    says->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* copy = kit::called("copyDice", new QPushButton(jaggedalliance::tr("Copy my dice"), m_warning));
    copy->setProperty("look", "link");
    row->addWidget(says, 1);
    row->addWidget(copy);
    connect(copy, &QPushButton::clicked, this, [this] { m_toDice->setChecked(true); });
    connect(&m_sitting, &kit::Sitting::changed, this, &Table::askName);
    connect(m_stages, &kit::StageBar::intent, this, &Table::intent);
    connect(m_play, &PlayPage::intent, this, &Table::intent);
    connect(m_campaign, &CampaignPage::intent, this, &Table::intent);
    connect(m_campaign, &CampaignPage::onceMoreWanted, this, [this] { emit pageWanted(QLatin1String(kit::onceMore), {}); });
    const auto toCards = [this](const QString& card) { emit pageWanted(QStringLiteral("cards"), card); };
    connect(m_play, &PlayPage::printedWanted, this, toCards);
    connect(m_campaign, &CampaignPage::printedWanted, this, toCards);
    connect(m_dice, &DicePage::intent, this, &Table::intent);
    connect(m_map, &MapPage::intent, this, [this](const engine::AnyAction& action) {
        m_toMap->setChecked(false); // what was entered is seen on the table
        emit intent(action);
    });
    connect(m_play, &PlayPage::countWanted, this, &Table::count);
    connect(m_play, &PlayPage::mapWanted, this, [this] { m_toMap->setChecked(true); });
    connect(m_play, &PlayPage::chosen, this, [this](const QString& actor) {
        showStages();
        emit chosen(actor);
    });
}

// Whoever goes into play without a name is asked for it, one after the other; who is left without one is not asked again.
void Table::askName(const engine::Submission& submission)
{
    const auto* named = submission.action.as<engine::Correct>();
    const bool isNamed =
        named && named->path.startsWith(QLatin1String("mercenaries.")) && named->path.endsWith(QLatin1String(".title"));
    if (m_sitting.isTakingBack() || !tracksTable(stateOf(m_sitting.state()))
        || (!isNamed && !submission.action.is<BeginScenario>()))
        return;
    for (const Mercenary* who : team(stateOf(m_sitting.state())))
        if (who->title.isEmpty())
            return QTimer::singleShot(0, this, [this, id = who->id] {
                const State& state = stateOf(m_sitting.state());
                m_sitting.enter({QStringLiteral("mercenaries.%1.title").arg(id),
                    engine::fill(jaggedalliance::tr("the name of %1"), {titleOf(state, id)})});
            });
}

// A button that turns to another page and back.
QPushButton* Table::turner(const char* name, const QString& text, const QString& help, Qt::Key key)
{
    auto* button = kit::turner(name, text, Qt::ALT | key, this);
    kit::setKeyTip(*button, help);
    return button;
}

void Table::present(const engine::AnyState& any)
{
    const State& state = stateOf(any);
    const QPointer<QWidget> held = QApplication::focusWidget();
    const bool isHere = isAncestorOf(held);
    m_resources->present(state, m_sitting.realCards);
    if (m_cubes)
        m_cubes->present(state);
    m_dice->present(state);
    const bool isPlayed = state.phase >= Phase::Players, isExample = !state.diceConfirmed && tracksTable(state);
    m_warning->setVisible(isExample && !isPlayed); // in play the room is the board's: there the button says it
    m_toDice->setText((isExample && isPlayed ? QStringLiteral("⚠ ") : QString()) + jaggedalliance::tr("Dice"));
    m_toDice->setShortcut(Qt::ALT | Qt::Key_D); // another text takes it away
    const QString help = jaggedalliance::tr("What is on your dice");
    kit::setKeyTip(*m_toDice, isExample ? help + QLatin1Char('\n') + exampleText() : help);
    m_toForecast->setVisible(isPlayed && state.scenario && !state.scenario->noDictator && tracksTable(state));
    m_toMap->setVisible(!state.sectors.isEmpty() && tracksTable(state));
    for (QPushButton* button : {m_toForecast, m_toMap})
        if (button->isHidden())
            button->setChecked(false); // there would be no way back from its page
    if (isPlayed)
        m_play->present(any, m_sitting.offers());
    else
        m_campaign->present(any, m_sitting.offers());
    if (!m_pages->keepsForm(any)) // what was wanted is done
        m_toAny->setChecked(false);
    showStages();
    turn();
    // What had the keys is gone, and whatever stands beside it would have them now: they go where play goes on.
    const bool isGone = isHere && (!held || !held->isVisible() || !held->isEnabled());
    if (isGone && m_pages->currentWidget() == m_play)
        m_play->nextFocus()->setFocus();
    else if (isGone && !m_pages->currentWidget()->isAncestorOf(QApplication::focusWidget()))
        setFocus();
}

// What was pressed on the board is the first key of the first counter.
void Table::count(const QString& who, const QPoint& global, int key, int zone)
{
    m_cubes = new Cubes(*this, m_sitting.game(), stateOf(m_sitting.state()), who);
    m_cubes->countIn(zone);
    m_cubes->move(global);
    m_cubes->show();
    QWidget* first = m_cubes->focusProxy();
    first->setFocus();
    QKeyEvent begun(QEvent::KeyPress, key, Qt::NoModifier);
    if (key != 0)
        QApplication::sendEvent(first, &begun);
}

void Table::showStages()
{
    m_stages->present(stages(stateOf(m_sitting.state()), m_sitting.offers(), m_play->actor()), m_sitting.offers());
}

// To the scenario, the campaign, or what stands behind a button.
void Table::turn()
{
    const State& state = stateOf(m_sitting.state());
    const bool isPlayed = state.phase >= Phase::Players;
    m_play->showForecast(m_toForecast->isChecked());
    if (m_toAny->isChecked()) {
        m_pages->turnToForm();
    } else if (m_toDice->isChecked()) {
        m_pages->turnTo(m_dice, m_dice->firstFocus(), true);
    } else if (m_toMap->isChecked()) {
        if (m_pages->currentWidget() != m_map)
            m_map->present(state, m_play->place());
        m_pages->turnTo(m_map, m_map->firstFocus(), true);
    } else if (isPlayed) {
        m_pages->turnTo(m_play, m_play->firstFocus());
    } else {
        m_pages->turnTo(m_campaign, m_campaign->firstFocus());
    }
}

void Table::choose(const QString& actor)
{
    m_play->choose(actor);
    showStages();
}

} // namespace jaggedalliance::desk

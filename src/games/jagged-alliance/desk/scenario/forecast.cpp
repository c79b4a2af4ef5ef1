// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/forecast.h"

#include "games/jagged-alliance/desk/promise.h"
#include "games/jagged-alliance/rules/blanks.h"
#include "games/jagged-alliance/rules/text.h"
#include "kit/drawn/bars.h"
#include "kit/lists/now_panel.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/called.h"

#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace jaggedalliance::desk {

using kit::Task;

namespace {

Task line(const QString& title, const QString& outcome, kit::Tone tone, const QString& detail = {})
{
    Task task;
    task.title = title;
    task.outcome = outcome;
    task.tone = tone;
    task.detail = detail;
    return task;
}

QString whenText(int phase)
{
    return phase == 1 ? jaggedalliance::tr("in the next dictator phase")
                      : fill(jaggedalliance::tr("in dictator phase %1 from now, if nothing else happens"), {number(phase)});
}

} // namespace

QList<Task> forecastTasks(const asked::Outlook& outlook, bool isTrackKnown)
{
    QList<Task> all, coming, bribes;
    if (!outlook.next && !isTrackKnown) {
        coming += line(jaggedalliance::tr("Not known: no space of the dictator board has its exclamation mark entered"), {},
            kit::Tone::Unknown, jaggedalliance::tr("Enter the spaces of your board; a lost counter-attack loses the scenario."));
    } else if (!outlook.next) {
        coming += line(jaggedalliance::tr("None within twenty turns, if nothing else happens"), {}, kit::Tone::Good);
    } else {
        const asked::Coming& next = *outlook.next;
        const asked::Odds alone = next.support.first().hold;
        coming += line(fill(jaggedalliance::tr("Strength %1, at level %2"), {number(next.strength), number(next.level)}),
            fill(jaggedalliance::tr("guards alone: %1"), {percentText(alone)}), toneOf(alone), whenText(next.phase));
        QStringList more;
        for (const asked::Support& one : next.support)
            if (one.rebels > 0)
                more += fill(jaggedalliance::tr("%1: %2"), {number(one.rebels), percentText(one.hold)});
        coming +=
            line(jaggedalliance::tr("What rebels from the supply buy"), {}, kit::Tone::Plain, more.join(QStringLiteral(" · ")));
        coming += line(jaggedalliance::tr("Rebels that it takes"), {}, kit::Tone::Plain, rebelsForText(next.rebelsFor));
    }
    kit::append(all, jaggedalliance::tr("Next counter-attack"), coming);
    for (const asked::OpenBribe& one : outlook.bribes)
        bribes += line(fill(jaggedalliance::tr("A bribe, dice: %1"), {number(one.dice)}),
            fill(jaggedalliance::tr("%1 $"), {number(one.price)}), kit::Tone::Plain, levelsText(one.levels));
    kit::append(all, jaggedalliance::tr("What funds buy"), bribes);
    return all;
}

Forecast::Forecast(QWidget* parent)
    : QFrame(parent)
    , m_title(kit::plainLabel("heading", this))
    , m_bars(kit::called("forecastChart", new kit::Bars(this)))
{
    setObjectName(QStringLiteral("forecast"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_title->setText(jaggedalliance::tr("What is to come"));
    auto* list = kit::tileView(QStringLiteral("forecastList"), jaggedalliance::tr("Forecast"), &m_model, this);
    column->addWidget(m_title);
    column->addWidget(list, 3);
    column->addWidget(m_bars, 2);
    m_bars->setMinimumHeight(150);
}

void Forecast::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
}

// The words come first: the chart stands there when there is room for both.
void Forecast::fit() { m_bars->setVisible(m_hasBars && height() > 420); }

void Forecast::present(const State& state)
{
    const asked::Outlook outlook = asked::answer(state, asked::Forecast{}).value;
    const bool isTrackKnown = (state.scenario && state.scenario->noCounterAttacks) || blankTrack(state).isEmpty();
    m_model.show(forecastTasks(outlook, isTrackKnown));
    kit::Series holds{jaggedalliance::tr("holds"), {}, {}};
    for (const asked::Support& one : outlook.next ? outlook.next->support : QList<asked::Support>()) {
        holds.at += one.rebels;
        holds.height += one.hold.percent;
    }
    m_hasBars = !holds.at.isEmpty();
    fit();
    m_bars->show({holds}, jaggedalliance::tr("rebels from the supply"), jaggedalliance::tr("chance to hold, %"));
}

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/forecast.h"

#include "games/jagged-alliance/desk/chances.h"
#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/rules/text.h"
#include "kit/bars.h"
#include "kit/now_panel.h"
#include "kit/plain_label.h"

#include <QJsonArray>
#include <QListView>
#include <QVBoxLayout>

namespace jaggedalliance::desk {

using engine::fill;
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

double percentOf(const QJsonValue& chance) { return chance.toObject().value(QLatin1String("percent")).toDouble(); }

QString whenText(int phase)
{
    return phase == 1 ? jaggedalliance::tr("in the next dictator phase")
                      : fill(jaggedalliance::tr("in dictator phase %1 from now, if nothing else happens"), {number(phase)});
}

} // namespace

QList<Task> forecastTasks(const engine::Game& game, const engine::AnyState& state)
{
    const QJsonObject forecast = answerTo(game, state, "forecast").toObject();
    const QJsonObject next = forecast.value(QLatin1String("next")).toObject();
    QList<Task> all, coming, bribes;
    if (next.isEmpty()) {
        coming += line(jaggedalliance::tr("None within twenty turns, if nothing else happens"), {}, kit::Tone::Good);
    } else {
        const QJsonArray support = next.value(QLatin1String("support")).toArray();
        const QJsonValue alone = support.isEmpty() ? QJsonValue() : support.first().toObject().value(QLatin1String("hold"));
        coming +=
            line(fill(jaggedalliance::tr("Strength %1, at level %2"),
                     {number(next.value(QLatin1String("strength")).toInt()), number(next.value(QLatin1String("level")).toInt())}),
                fill(jaggedalliance::tr("guards alone: %1"), {percentText(alone)}), toneOf(percentOf(alone)),
                whenText(next.value(QLatin1String("phase")).toInt()));
        QStringList more, wanted;
        for (const QJsonValue& value : support)
            if (const int count = value.toObject().value(QLatin1String("rebels")).toInt(); count > 0)
                more += fill(
                    jaggedalliance::tr("%1: %2"), {number(count), percentText(value.toObject().value(QLatin1String("hold")))});
        coming +=
            line(jaggedalliance::tr("What rebels from the supply buy"), {}, kit::Tone::Plain, more.join(QStringLiteral(" · ")));
        const QJsonObject needs = next.value(QLatin1String("rebels_for")).toObject();
        for (const char* percent : {"50", "80", "95"}) {
            const int count = needs.value(QLatin1String(percent)).toInt(-1);
            wanted += fill(jaggedalliance::tr("%1 %: %2"),
                {QLatin1String(percent), count < 0 ? jaggedalliance::tr("more than 30") : number(count)});
        }
        coming += line(jaggedalliance::tr("Rebels that it takes"), {}, kit::Tone::Plain, wanted.join(QStringLiteral(" · ")));
    }
    kit::append(all, jaggedalliance::tr("Next counter-attack"), coming);
    for (const QJsonValue& value : forecast.value(QLatin1String("bribes")).toArray()) {
        const QJsonObject one = value.toObject();
        QStringList levels;
        const QJsonObject odds = one.value(QLatin1String("levels")).toObject();
        for (auto it = odds.begin(); it != odds.end(); ++it)
            levels += fill(jaggedalliance::tr("level %1: %2"), {it.key(), it.value().toString()});
        bribes += line(fill(jaggedalliance::tr("A bribe, dice: %1"), {number(one.value(QLatin1String("dice")).toInt())}),
            fill(jaggedalliance::tr("%1 $"), {number(one.value(QLatin1String("price")).toInt())}), kit::Tone::Plain,
            levels.join(QStringLiteral(" · ")));
    }
    kit::append(all, jaggedalliance::tr("What funds buy"), bribes);
    return all;
}

Forecast::Forecast(kit::Sitting& sitting, QWidget* parent)
    : QFrame(parent)
    , m_sitting(sitting)
    , m_title(kit::plainLabel("heading", this))
    , m_bars(new kit::Bars(this))
{
    setObjectName(QStringLiteral("forecast"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_title->setText(jaggedalliance::tr("What is to come"));
    auto* list = kit::tileView(QStringLiteral("forecastList"), jaggedalliance::tr("Forecast"), &m_model, this);
    column->addWidget(m_title);
    column->addWidget(list, 3);
    column->addWidget(m_bars, 2);
    m_bars->setObjectName(QStringLiteral("forecastChart"));
    m_bars->setMinimumHeight(150);
}

void Forecast::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
}

// The words come first: the chart stands there when there is room for both.
void Forecast::fit() { m_bars->setVisible(m_hasBars && height() > 420); }

void Forecast::present(const engine::AnyState& state)
{
    m_model.show(forecastTasks(m_sitting.game(), state));
    const QJsonObject next = answerTo(m_sitting.game(), state, "forecast").toObject().value(QLatin1String("next")).toObject();
    kit::Series holds{jaggedalliance::tr("holds"), {}, {}};
    for (const QJsonValue& value : next.value(QLatin1String("support")).toArray()) {
        holds.at += value.toObject().value(QLatin1String("rebels")).toDouble();
        holds.height += percentOf(value.toObject().value(QLatin1String("hold")));
    }
    m_hasBars = !holds.at.isEmpty();
    fit();
    m_bars->show({holds}, jaggedalliance::tr("rebels from the supply"), jaggedalliance::tr("chance to hold, %"));
}

} // namespace jaggedalliance::desk

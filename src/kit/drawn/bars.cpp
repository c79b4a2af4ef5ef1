// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/bars.h"

#include "kit/drawn/colours.h"

#include <QEvent>
#include <QVBoxLayout>

#include <qcustomplot.h>

namespace kit {

Bars::Bars(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    m_plot->setFocusPolicy(Qt::NoFocus); // the same figures stand in words beside it
    m_plot->setMinimumHeight(140);
    // The legend stands above the bars instead of upon them.
    m_plot->axisRect()->insetLayout()->take(m_plot->legend);
    m_plot->plotLayout()->insertRow(0);
    m_plot->plotLayout()->addElement(0, 0, m_plot->legend);
    m_plot->plotLayout()->setRowStretchFactor(0, 0.001);
    m_plot->legend->setFillOrder(QCPLegend::foColumnsFirst);
}

void Bars::show(const QList<Series>& all, const QString& across, const QString& up, const QMap<qint64, QString>& words)
{
    m_series = all;
    m_across = across;
    m_up = up;
    m_words = words;
    draw();
}

void wear(QCustomPlot& chart, const Colours& colours, const QFont& letters)
{
    chart.setBackground(colours.surface);
    for (QCPAxis* axis : {chart.xAxis, chart.yAxis}) {
        axis->setBasePen(QPen(colours.line));
        axis->setTickPen(QPen(colours.line));
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(colours.muted);
        axis->setLabelColor(colours.muted);
        axis->setTickLabelFont(letters);
        axis->setLabelFont(letters);
        axis->grid()->setPen(QPen(colours.line, 1, Qt::DotLine));
        axis->grid()->setZeroLinePen(QPen(colours.line));
    }
}

// Series are told apart by hatching as well as by colour.
void Bars::draw()
{
    const Colours& colours = Colours::of(palette());
    const QColor inks[]{colours.accent, colours.link, colours.good, colours.bad};
    const Qt::BrushStyle hatchings[]{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense4Pattern, Qt::CrossPattern};
    m_plot->clearPlottables();
    wear(*m_plot, colours, font());
    if (m_words.isEmpty()) {
        const QSharedPointer<QCPAxisTickerFixed> whole(new QCPAxisTickerFixed);
        whole->setTickStep(1);
        whole->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
        m_plot->xAxis->setTicker(whole);
    } else {
        const QSharedPointer<QCPAxisTickerText> named(new QCPAxisTickerText);
        for (auto word = m_words.begin(); word != m_words.end(); ++word)
            named->addTick(double(word.key()), QString(*word).replace(QLatin1Char(' '), QLatin1Char('\n')));
        m_plot->xAxis->setTicker(named);
    }
    m_plot->xAxis->grid()->setVisible(false);
    m_plot->xAxis->setLabel(m_across);
    m_plot->yAxis->setLabel(m_up);
    double step = 0;
    for (const Series& series : std::as_const(m_series))
        for (qsizetype i = 1; i < series.at.size(); ++i)
            if (const double apart = series.at[i] - series.at[i - 1]; apart > 0 && (step == 0 || apart < step))
                step = apart;
    const double width = 0.8 * (step > 0 ? step : 1) / std::max<qsizetype>(1, m_series.size());
    for (qsizetype n = 0; n < m_series.size(); ++n) {
        auto* bars = new QCPBars(m_plot->xAxis, m_plot->yAxis);
        const QColor ink = inks[n % 4];
        bars->setName(m_series[n].name);
        bars->setPen(QPen(ink));
        bars->setBrush(QBrush(ink, hatchings[n % 4]));
        bars->setWidth(width);
        QVector<double> at = m_series[n].at;
        for (double& one : at)
            one += (double(n) - double(m_series.size() - 1) / 2) * width;
        bars->setData(at, m_series[n].height, true);
    }
    m_plot->legend->setVisible(m_series.size() > 1);
    m_plot->legend->setBrush(colours.raised);
    m_plot->legend->setBorderPen(QPen(colours.line));
    m_plot->legend->setTextColor(colours.text);
    m_plot->rescaleAxes();
    m_plot->yAxis->setRangeLower(0);
    m_plot->xAxis->setRange(m_plot->xAxis->range().lower - width, m_plot->xAxis->range().upper + width);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void Bars::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
    QWidget::changeEvent(event);
}

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/career/wealth_chart.h"

#include "games/hired-swords/desk/card_face.h"
#include "games/hired-swords/rules/text.h"
#include "kit/drawn/colours.h"

#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QVBoxLayout>

#include <qcustomplot.h>

namespace hiredswords::desk {

namespace {

struct Shape {
    Fortune::Mark mark;
    QCPScatterStyle::ScatterShape shape;
    QColor kit::Colours::*colour;
    const char* name;
};

constexpr Shape shapes[] = {
    {Fortune::Mark::Other, QCPScatterStyle::ssCircle, &kit::Colours::muted, QT_TRANSLATE_NOOP("hiredswords", "other")},
    {Fortune::Mark::Won, QCPScatterStyle::ssDisc, &kit::Colours::good, QT_TRANSLATE_NOOP("hiredswords", "won")},
    {Fortune::Mark::Lost, QCPScatterStyle::ssCrossCircle, &kit::Colours::bad, QT_TRANSLATE_NOOP("hiredswords", "lost")},
    {Fortune::Mark::Agent, QCPScatterStyle::ssSquare, &kit::Colours::accent, QT_TRANSLATE_NOOP("hiredswords", "agent hired")},
    {Fortune::Mark::Travel, QCPScatterStyle::ssTriangle, &kit::Colours::link, QT_TRANSLATE_NOOP("hiredswords", "travel")},
    {Fortune::Mark::Encounter, QCPScatterStyle::ssDiamond, &kit::Colours::text, QT_TRANSLATE_NOOP("hiredswords", "encounter")}};

} // namespace

WealthChart::WealthChart(QWidget* parent)
    : QWidget(parent)
    , m_empty(new QLabel(this))
{
    setObjectName(QStringLiteral("wealthChart"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setProperty("look", "muted");
    m_empty->setText(hiredswords::tr("The gold of this career will be drawn here"));
    column->addWidget(m_empty);
    setMinimumHeight(40);
}

void WealthChart::show(const QList<Fortune::Point>& points)
{
    m_points = points;
    QStringList values;
    for (const Fortune::Point& point : points)
        values.prepend(number(point.wealth));
    setAccessibleName(engine::fill(hiredswords::tr("Gold of the career: %1"), {values.join(QStringLiteral(", "))}));
    m_empty->setVisible(points.size() < 2);
    if (points.size() < 2) {
        if (m_plot)
            m_plot->hide();
        return;
    }
    if (!m_plot) {
        m_plot = new QCustomPlot(this);
        m_plot->setAccessibleName(hiredswords::tr("Chart of the gold"));
        m_plot->setFocusPolicy(Qt::NoFocus);
        m_plot->plotLayout()->insertRow(0); // above the line, never over it
        m_plot->plotLayout()->addElement(0, 0, m_plot->legend);
        m_plot->plotLayout()->setRowStretchFactor(0, 0.001);
        layout()->addWidget(m_plot);
    }
    m_plot->show();
    draw();
}

void WealthChart::draw()
{
    const kit::Colours& colours = kit::Colours::of(palette());
    QCustomPlot& plot = *m_plot;
    plot.clearGraphs();
    plot.clearItems();
    plot.setBackground(QBrush(colours.surface));
    QVector<double> x, y;
    double most = 5;
    for (qsizetype i = m_points.size(); i-- > 0;) {
        x += double(x.size());
        y += m_points[i].wealth;
        most = std::max(most, y.last());
    }
    QCPGraph* line = plot.addGraph();
    line->setPen(QPen(colours.accent, 2));
    QColor under = colours.accent;
    under.setAlpha(40);
    line->setBrush(under);
    line->setData(x, y, true);
    line->removeFromLegend();
    const QFont letters = sized(font(), QFontInfo(font()).pixelSize() * 0.8);
    for (const Shape& shape : shapes) {
        QVector<double> px, py;
        for (qsizetype i = 0; i < x.size(); ++i)
            if (m_points[m_points.size() - 1 - i].mark == shape.mark) {
                px += x[i];
                py += y[i];
            }
        if (px.isEmpty())
            continue;
        QCPGraph* graph = plot.addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        const QColor colour = colours.*shape.colour;
        graph->setScatterStyle(QCPScatterStyle(shape.shape, QPen(colour, 1.5),
            shape.shape == QCPScatterStyle::ssCircle || shape.shape == QCPScatterStyle::ssCrossCircle ? QBrush(colours.surface)
                                                                                                      : QBrush(colour),
            9));
        graph->setName(hiredswords::tr(shape.name));
        graph->setData(px, py, true);
    }
    const qsizetype every = std::max<qsizetype>(1, x.size() / 14);
    for (qsizetype i = x.size() - 1; i >= 0; i -= every) {
        auto* text = new QCPItemText(&plot);
        text->position->setCoords(x[i], y[i]);
        text->setClipToAxisRect(false); // the last one stands half beyond
        text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        text->setPadding(QMargins(0, 0, 0, 6));
        text->setText(number(int(y[i])));
        text->setFont(sized(letters, letters.pixelSize(), true));
        text->setColor(colours.text);
    }
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
        axis->setBasePen(QPen(colours.line));
        axis->setTickPen(Qt::NoPen);
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(colours.muted);
        axis->setTickLabelFont(letters);
        axis->grid()->setPen(QPen(colours.line, 1, Qt::DotLine));
        axis->grid()->setZeroLinePen(QPen(colours.line));
    }
    plot.xAxis->setTickLabels(false);
    plot.xAxis->grid()->setVisible(false);
    plot.xAxis->setRange(-0.5, double(x.size()) - 0.5);
    plot.yAxis->setRange(0, most * 1.35);
    plot.yAxis->ticker()->setTickCount(4);
    plot.legend->setVisible(true);
    plot.legend->setFont(letters);
    plot.legend->setTextColor(colours.muted);
    plot.legend->setBrush(Qt::NoBrush);
    plot.legend->setBorderPen(Qt::NoPen);
    plot.legend->setFillOrder(QCPLegend::foColumnsFirst);
    plot.legend->setMargins(QMargins(0, 0, 0, 0));
    plot.legend->setIconSize(12, 12);
    plot.axisRect()->setMinimumMargins(QMargins(4, 2, 14, 2));
    plot.replot(QCustomPlot::rpQueuedReplot);
}

void WealthChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_plot && m_plot->isVisible())
        draw();
}

} // namespace hiredswords::desk

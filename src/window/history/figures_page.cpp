// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/history/figures_page.h"

#include "kit/drawn/bars.h"
#include "kit/drawn/colours.h"
#include "kit/paper/document.h"
#include "kit/saved.h"
#include "kit/wording.h"
#include "ui_figures_page.h"
#include "window/paper/bundle.h"

#include <QEvent>
#include <QFileDialog>

#include <qcustomplot.h>

namespace window {

namespace {

constexpr QCPScatterStyle::ScatterShape shapes[] = {QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare,
    QCPScatterStyle::ssDiamond, QCPScatterStyle::ssTriangle, QCPScatterStyle::ssCircle, QCPScatterStyle::ssCross};
constexpr qsizetype mostMarks = 40; // of a line

QString minutes(const Figures& figures)
{
    qint64 seconds = 0;
    for (const auto& phase : figures.phases)
        seconds += phase.second;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

enum class Drawn { Course, Rounds, Luck }; // as the list names them

QList<kit::paper::Curve::Line> curvesOf(const Figures& figures, Drawn which)
{
    if (which == Drawn::Course)
        return figures.lines;
    if (which == Drawn::Luck)
        return figures.fortune.isEmpty()
            ? QList<kit::paper::Curve::Line>()
            : QList{kit::paper::Curve::Line{FiguresPage::tr("Rolled above the expected"), figures.fortune}};
    QList<double> lengths;
    for (const auto& phase : figures.phases)
        lengths += double(phase.second) / 60;
    return {{FiguresPage::tr("Minutes"), lengths}};
}

} // namespace

FiguresPage::FiguresPage(Library& library, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_ui(std::make_unique<Ui::FiguresPage>())
{
    m_ui->setupUi(this);
    m_ui->stretch->addItems({tr("Last sitting"), tr("All of it")});
    m_ui->curve->addItems({tr("Gains and losses"), tr("Length of rounds"), tr("Luck")});
    connect(m_ui->curve, &QComboBox::currentIndexChanged, this, &FiguresPage::draw);
    m_ui->table->setModel(&m_table);
    m_ui->table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_ui->table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_ui->table->verticalHeader()->hide();
    connect(m_ui->stretch, &QComboBox::currentIndexChanged, this, &FiguresPage::read);
    connect(m_ui->other, &QComboBox::currentIndexChanged, this, &FiguresPage::read);
    connect(m_ui->write, &QPushButton::clicked, this, [this] {
        const QString file = fileFor(tr("report"), QStringLiteral("pdf"), tr("PDF (*.pdf);;Web page (*.html);;Markdown (*.md)"));
        if (!file.isEmpty())
            writeTo(file);
    });
    connect(m_ui->picture, &QPushButton::clicked, this, [this] {
        const QString file = fileFor(tr("table"), QStringLiteral("png"), tr("Picture (*.png);;Drawing (*.svg)"));
        if (!file.isEmpty())
            tell(savePicture(*m_desk, *m_sitting, file), file);
    });
    connect(m_ui->fault, &QPushButton::clicked, this, [this] {
        const QString file = fileFor(tr("fault"), QStringLiteral("json"), tr("Report of a fault (*.json)"));
        if (!file.isEmpty())
            tell(kit::saveWhole(faultBundle(m_library, *m_sitting, m_ui->names->isChecked()), file), file);
    });
}

FiguresPage::~FiguresPage() = default;

QWidget* FiguresPage::firstFocus() { return m_ui->stretch; }

void FiguresPage::sit(kit::Sitting* sitting, const kit::Desk* desk)
{
    m_sitting = sitting;
    m_desk = desk;
    m_other.reset();
    m_sides.clear();
    m_read = -1;
    listOthers();
}

// Where somebody wants it; empty: nowhere.
QString FiguresPage::fileFor(const QString& what, const QString& ending, const QString& kinds)
{
    const QString name = fileNameFrom(m_sitting->name() + QStringLiteral(" - ") + what, ending);
    return QFileDialog::getSaveFileName(this, tr("Save"), name, kinds);
}

void FiguresPage::tell(const engine::Result<engine::Done>& written, const QString& file)
{
    if (written)
        emit told(tr("%1 was written.").arg(QDir::toNativeSeparators(file)));
    else
        emit objected(written.faults());
}

void FiguresPage::refresh()
{
    for (QPushButton* one : {m_ui->write, m_ui->picture, m_ui->fault})
        one->setEnabled(m_sitting != nullptr);
    if (m_sitting && m_read != m_sitting->table().last())
        read();
}

// Campaigns of the same game.
void FiguresPage::listOthers()
{
    const QSignalBlocker quiet(m_ui->other);
    m_ui->other->clear();
    m_ui->other->addItem(tr("Nothing"), QString());
    const auto all = m_sitting ? m_library.campaigns() : engine::Result<QList<shelf::Campaign>>(QList<shelf::Campaign>());
    for (const shelf::Campaign& one : all ? *all : QList<shelf::Campaign>())
        if (one.game == m_sitting->game().id() && one.id != m_library.idOf(*m_sitting))
            m_ui->other->addItem(one.name, one.id);
}

engine::Result<FiguresPage::Side> FiguresPage::sideOf(kit::Sitting& sitting) const
{
    const QString all = m_ui->stretch->currentIndex() == 1 ? QStringLiteral("1") : QString();
    const auto stretch = report::stretchOf(sitting.table(), all, {});
    if (!stretch)
        return stretch.faults();
    const auto figures = figuresOf(sitting, m_desk, *stretch);
    return figures ? engine::Result<Side>(Side{sitting.name(), *figures}) : figures.faults();
}

void FiguresPage::read()
{
    m_sides.clear();
    if (!m_sitting)
        return;
    m_read = m_sitting->table().last();
    const auto take = [this](kit::Sitting& sitting) {
        const auto side = sideOf(sitting);
        if (side)
            m_sides += *side;
        else
            emit objected(side.faults());
    };
    take(*m_sitting);
    m_other.reset();
    if (const QString id = m_ui->other->currentData().toString(); !id.isEmpty()) {
        auto other = m_library.sit(id, Library::Company::Alone);
        if (other) {
            m_other = std::move(*other);
            take(*m_other);
        } else {
            emit objected(other.faults());
        }
    }
    draw();
    fill();
}

void FiguresPage::draw()
{
    if (!m_plot) {
        m_plot = new QCustomPlot(this);
        m_plot->setObjectName(QStringLiteral("chart"));
        m_plot->setMinimumSize(160, 180);                       // whatever its legend would like
        m_plot->plotLayout()->addElement(1, 0, m_plot->legend); // below the curves, where it covers none of them
        m_plot->plotLayout()->setRowStretchFactor(1, 0.001);
        m_plot->legend->setFillOrder(QCPLegend::foColumnsFirst);
        m_ui->column->insertWidget(1, m_plot, 1);
    }
    const kit::Colours& colours = kit::Colours::of(palette());
    m_plot->clearGraphs();
    m_plot->legend->setWrap(width() < 100 * fontMetrics().averageCharWidth() ? 2 : 4);
    kit::wear(*m_plot, colours, font());
    const QColor lines[] = {colours.accent, colours.link, colours.good, colours.bad, colours.text, colours.muted};
    const auto which = Drawn(m_ui->curve->currentIndex());
    QStringList spoken;
    for (qsizetype side = 0; side < m_sides.size(); ++side) {
        const QList<kit::paper::Curve::Line> drawn = curvesOf(m_sides[side].figures, which);
        for (qsizetype i = 0; i < drawn.size(); ++i) {
            const kit::paper::Curve::Line& line = drawn[i];
            QVector<double> x(line.values.size());
            std::iota(x.begin(), x.end(), 0.0);
            QCPGraph* graph = m_plot->addGraph();
            graph->setPen(QPen(lines[i % 6], 2, side == 0 ? Qt::SolidLine : Qt::DashLine));
            graph->setScatterStyle(QCPScatterStyle(shapes[i % 6], 7));
            graph->setScatterSkip(int(line.values.size() / mostMarks));
            graph->setLineStyle(which == Drawn::Rounds ? QCPGraph::lsStepCenter : QCPGraph::lsLine);
            graph->setName(m_sides.size() > 1 ? line.name + QStringLiteral(" · ") + m_sides[side].name : line.name);
            graph->setData(x, line.values, true);
            spoken += tr("%1 from %2 to %3")
                          .arg(graph->name())
                          .arg(line.values.value(0))
                          .arg(line.values.isEmpty() ? 0 : line.values.last());
        }
    }
    m_plot->xAxis->setLabel(which == Drawn::Course ? tr("acts") : which == Drawn::Rounds ? tr("rounds") : tr("dice"));
    m_plot->legend->setVisible(m_plot->graphCount() > 0);
    m_plot->legend->setTextColor(colours.text);
    m_plot->legend->setBrush(colours.surface);
    m_plot->legend->setBorderPen(QPen(colours.line));
    m_plot->rescaleAxes();
    m_plot->yAxis->scaleRange(1.2);
    m_plot->setAccessibleName(tr("Chart: %1").arg(spoken.join(QStringLiteral("; "))));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void FiguresPage::fill()
{
    m_table.clear();
    QStringList heads{tr("Figure")};
    for (const Side& side : std::as_const(m_sides))
        heads += side.name;
    m_table.setHorizontalHeaderLabels(heads);
    const auto row = [&](const QString& what, const auto& says) {
        QList<QStandardItem*> cells{new QStandardItem(what)};
        for (const Side& side : std::as_const(m_sides)) {
            const QString value = says(side.figures);
            cells += new QStandardItem(value);
            cells.last()->setAccessibleText(
                engine::fill(tr("%1, %2: %3"), {what, side.name, value.isEmpty() ? tr("nothing") : value}));
        }
        for (QStandardItem* cell : std::as_const(cells))
            cell->setEditable(false);
        m_table.appendRow(cells);
    };
    QStringList names;
    for (const Side& side : std::as_const(m_sides))
        for (const kit::paper::Curve::Line& line : side.figures.lines)
            if (!names.contains(line.name))
                names += line.name;
    for (const QString& name : std::as_const(names))
        row(name, [&](const Figures& figures) {
            for (const kit::paper::Curve::Line& line : figures.lines)
                if (line.name == name && !line.values.isEmpty())
                    return tr("%1 → %2 (%3)")
                        .arg(line.values.first())
                        .arg(line.values.last())
                        .arg(kit::signedNumber(qsizetype(line.values.last() - line.values.first())));
            return QString();
        });
    row(tr("Who fell"), [](const Figures& figures) { return figures.fallen.join(QStringLiteral(", ")); });
    row(tr("Acts"), [](const Figures& figures) { return QString::number(figures.done); });
    row(tr("Taken back"), [](const Figures& figures) { return QString::number(figures.takenBack); });
    row(tr("Table decisions"), [](const Figures& figures) { return QString::number(figures.decisions); });
    row(tr("Time, in minutes"), [](const Figures& figures) { return minutes(figures); });
    row(tr("Luck"), [](const Figures& figures) {
        QStringList says;
        for (const dice::Luck& luck : figures.luck)
            if (!luck.kind.isEmpty())
                says += engine::fill(tr("%1: %2 thrown"), {luck.kind, QString::number(luck.dice)}); // no numbers are rolled
            else if (luck.sides > 0)
                says += tr("d%1: %2 thrown, %3 rolled, %4 expected")
                            .arg(luck.sides)
                            .arg(luck.dice)
                            .arg(luck.rolled)
                            .arg(luck.expected);
        return says.join(QStringLiteral("\n"));
    });
    m_ui->table->resizeRowsToContents();
}

void FiguresPage::writeTo(const QString& file)
{
    const QString all = m_ui->stretch->currentIndex() == 1 ? QStringLiteral("1") : QString();
    const auto document = reportOf(*m_sitting, m_desk,
        {.rolls = m_ui->rolls->isChecked(),
            .secrets = m_ui->secrets->isChecked(),
            .pictures = m_ui->pictures->isChecked(),
            .from = all});
    tell(document ? kit::paper::write(*document, paperHere(), file) : engine::Result<engine::Done>(document.faults()), file);
}

void FiguresPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_plot)
        draw();
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/paper/print_dialog.h"

#include "ui_print_dialog.h"
#include "window/paper/bundle.h"

#include <QFileDialog>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace window {

PrintDialog::PrintDialog(const QList<kit::Sheet>& sheets, const QString& campaign, QWidget* parent)
    : QDialog(parent)
    , m_sheets(sheets)
    , m_campaign(campaign)
    , m_ui(std::make_unique<Ui::PrintDialog>())
{
    m_ui->setupUi(this);
    for (const kit::Sheet& sheet : m_sheets)
        m_ui->sheet->addItem(sheet.title, sheet.id);
    m_ui->paper->addItem(tr("A4"), int(kit::Paper::A4));
    m_ui->paper->addItem(tr("Letter"), int(kit::Paper::Letter));
    m_ui->paper->setCurrentIndex(m_ui->paper->findData(int(paperHere())));
    m_ui->buttons->button(QDialogButtonBox::Save)->setText(tr("&Save as PDF…"));
    m_ui->buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_ui->problem->hide();
    connect(m_ui->sheet, &QComboBox::currentIndexChanged, this, &PrintDialog::lookAt);
    connect(m_ui->paper, &QComboBox::currentIndexChanged, this, &PrintDialog::lookAt);
    connect(m_ui->page, &QSpinBox::valueChanged, this, &PrintDialog::draw);
    for (const QCheckBox* one : {m_ui->rolls, m_ui->pictures, m_ui->secrets})
        connect(one, &QCheckBox::toggled, this, [this] {
            readReport();
            lookAt();
        });
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &PrintDialog::reject);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        const QString name = fileNameFrom(m_campaign + QStringLiteral(" - ") + m_ui->sheet->currentText(), QStringLiteral("pdf"));
        const QString kinds = isReport() ? tr("PDF (*.pdf);;Web page (*.html);;Markdown (*.md)") : tr("PDF (*.pdf)");
        const QString file = QFileDialog::getSaveFileName(this, tr("Save as PDF"), name, kinds);
        if (!file.isEmpty())
            saveTo(file);
    });
    for (const QLineEdit* one : {m_ui->from, m_ui->to, m_ui->moments})
        connect(one, &QLineEdit::editingFinished, this, [this] {
            readReport();
            lookAt();
        });
    resize(QSize(780, 560).boundedTo(screen()->availableSize() * 0.9));
    lookAt();
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::offerReport(const Report& report)
{
    m_report = report;
    m_ui->sheet->addItem(tr("Report"), QStringLiteral("report"));
}

bool PrintDialog::isReport() const { return m_report && m_ui->sheet->currentIndex() == m_sheets.size(); }

void PrintDialog::readReport()
{
    auto told = m_report({m_ui->rolls->isChecked(), m_ui->secrets->isChecked(), m_ui->pictures->isChecked(),
        m_ui->moments->text(), m_ui->from->text().trimmed(), m_ui->to->text().trimmed()});
    m_ui->problem->setVisible(!told);
    m_told = told ? *told : kit::paper::Document();
    if (!told)
        say(told.faults());
}

kit::Sheet PrintDialog::sheet() const { return isReport() ? kit::paper::asSheet(m_told) : m_sheets[m_ui->sheet->currentIndex()]; }

// The same with the page alone that is looked at.
kit::Sheet PrintDialog::thisPageOf(const kit::Sheet& sheet)
{
    kit::Sheet one = sheet;
    one.pages = [this, all = sheet.pages](const QSizeF& room) {
        const QList<kit::Sheet::Paint> pages = all(room);
        m_pages = int(pages.size());
        return pages.mid(std::clamp(m_drawn, 1, std::max(1, m_pages)) - 1, 1);
    };
    return one;
}

kit::Paper PrintDialog::paper() const { return kit::Paper(m_ui->paper->currentData().toInt()); }

void PrintDialog::lookAt()
{
    if (m_ui->sheet->currentIndex() < 0)
        return;
    for (QWidget* one : std::initializer_list<QWidget*>{
             m_ui->fromLabel, m_ui->from, m_ui->toLabel, m_ui->to, m_ui->rolls, m_ui->pictures, m_ui->secrets})
        one->setVisible(isReport());
    for (QWidget* one : {static_cast<QWidget*>(m_ui->moments), static_cast<QWidget*>(m_ui->momentsLabel)})
        one->setVisible(isReport() && m_ui->pictures->isChecked());
    if (isReport() && m_told.blocks.isEmpty())
        readReport();
    m_page = {};
    draw();
    m_ui->page->setMaximum(std::max(1, m_pages));
    m_ui->page->setSuffix(tr(" of %1").arg(m_pages));
    m_ui->preview->setAccessibleName(tr("How it looks, pages: %1").arg(m_pages));
}

// Only the page that is looked at is painted: a whole box of cards is dozens of large pictures.
void PrintDialog::draw()
{
    if (m_page.isNull() || m_drawn != m_ui->page->value()) {
        m_drawn = m_ui->page->value();
        m_page = kit::pictures(thisPageOf(sheet()), paper()).value(0);
    }
    m_ui->preview->setPixmap(
        QPixmap::fromImage(m_page.scaled(m_ui->preview->size(), Qt::KeepAspectRatio, Qt::SmoothTransformation)));
}

void PrintDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    if (!m_page.isNull())
        draw();
}

void PrintDialog::saveTo(const QString& file)
{
    if (isReport() && m_told.blocks.isEmpty())
        return; // why there is none is said already
    const bool isWhole = !m_ui->onlyThis->isChecked();
    const auto written = isReport() && isWhole ? kit::paper::write(m_told, paper(), file)
                                               : kit::writePdf(isWhole ? sheet() : thisPageOf(sheet()), paper(), file);
    if (written)
        accept();
    else
        say(written.faults());
}

void PrintDialog::say(const QList<engine::Fault>& faults)
{
    m_ui->problem->setText(faults.first().text());
    m_ui->problem->show();
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/paper/print_dialog.h"

#include "ui_print_dialog.h"

#include <QFileDialog>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>

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
    m_ui->paper->setCurrentIndex(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? 1 : 0);
    m_ui->buttons->button(QDialogButtonBox::Save)->setText(tr("&Save as PDF…"));
    m_ui->problem->hide();
    connect(m_ui->sheet, &QComboBox::currentIndexChanged, this, &PrintDialog::lookAt);
    connect(m_ui->paper, &QComboBox::currentIndexChanged, this, &PrintDialog::lookAt);
    connect(m_ui->page, &QSpinBox::valueChanged, this, &PrintDialog::draw);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &PrintDialog::reject);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        QString name = m_campaign + QStringLiteral(" - ") + m_ui->sheet->currentText();
        name.replace(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|]")), QStringLiteral("-"));
        const QString file =
            QFileDialog::getSaveFileName(this, tr("Save as PDF"), name + QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
        if (!file.isEmpty())
            saveTo(file);
    });
    resize(520, 640);
    lookAt();
}

PrintDialog::~PrintDialog() = default;

kit::Paper PrintDialog::paper() const { return kit::Paper(m_ui->paper->currentData().toInt()); }

void PrintDialog::lookAt()
{
    if (m_ui->sheet->currentIndex() < 0)
        return;
    m_page = {};
    draw();
    m_ui->page->setMaximum(std::max(1, m_pages));
    m_ui->page->setSuffix(tr(" of %1").arg(m_pages));
    m_ui->preview->setAccessibleName(tr("How it looks, pages: %1").arg(m_pages));
}

// Only the page that is looked at is painted: a whole box of cards is dozens of large pictures.
void PrintDialog::draw()
{
    const kit::Sheet& sheet = m_sheets[m_ui->sheet->currentIndex()];
    if (m_page.isNull() || m_drawn != m_ui->page->value()) {
        m_drawn = m_ui->page->value();
        kit::Sheet one = sheet;
        one.pages = [&](const QSizeF& room) {
            const QList<kit::Sheet::Paint> all = sheet.pages(room);
            m_pages = int(all.size());
            return all.mid(std::clamp(m_drawn, 1, std::max(1, m_pages)) - 1, 1);
        };
        m_page = kit::pictures(one, paper()).value(0);
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
    const auto written = kit::writePdf(m_sheets[m_ui->sheet->currentIndex()], paper(), file);
    if (written) {
        accept();
        return;
    }
    m_ui->problem->setText(written.faults().first().text());
    m_ui->problem->show();
}

} // namespace window

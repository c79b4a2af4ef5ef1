// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf_page.h"

#include "ui_shelf_page.h"
#include "ui_shelf_side.h"

#include "shelf/check.h"

#include <QBuffer>
#include <QFileDialog>
#include <QFileInfo>

namespace window {

namespace {

QString kindOf(shelf::CopyKind kind)
{
    switch (kind) {
    case shelf::CopyKind::Timed: return ShelfPage::tr("while playing");
    case shelf::CopyKind::Sitting: return ShelfPage::tr("end of a sitting");
    case shelf::CopyKind::Upgrade: return ShelfPage::tr("before an upgrade");
    }
    return {};
}

constexpr char usualTip[] = "usualTip"; // what a button says while it can be pressed

} // namespace

ShelfPage::ShelfPage(Library& library, QWidget* parent)
    : Page(parent), m_library(library), m_model(library), m_ui(std::make_unique<Ui::ShelfPage>()), m_side(new QWidget(this)), m_sideUi(std::make_unique<Ui::ShelfSide>())
{
    m_ui->setupUi(this);
    m_sideUi->setupUi(m_side);
    m_ui->campaigns->setModel(&m_model);
    m_ui->campaigns->setItemDelegate(new CampaignDelegate(this));
    m_ui->campaigns->setMouseTracking(true);
    m_ui->campaigns->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_ui->campaigns->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_ui->games->addItem(tr("All games"));
    for (const auto& game : library.games())
        m_ui->games->addItem(game->title(), game->id());
    m_emptyText = m_ui->empty->text();
    m_sideUi->place->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_ui->empty->setTextInteractionFlags(Qt::TextSelectableByMouse);

    connect(m_ui->games, &QComboBox::currentIndexChanged, this, [this] {
        m_model.showOnly(m_ui->games->currentData().toString());
        choose();
    });
    connect(m_ui->campaigns->selectionModel(), &QItemSelectionModel::currentChanged, this, &ShelfPage::choose);
    const auto open = [this](const QModelIndex& index) { emit campaignWanted(index.data(CampaignsModel::IdRole).toString()); };
    connect(m_ui->campaigns, &QListView::activated, this, open);
    connect(m_ui->training, &QPushButton::clicked, this, &ShelfPage::trainingWanted);
    connect(m_ui->create, &QPushButton::clicked, this, &ShelfPage::newWanted);
    connect(m_ui->import, &QPushButton::clicked, this, &ShelfPage::importFile);
    connect(m_ui->salvage, &QPushButton::clicked, this, &ShelfPage::salvage);
    connect(m_ui->openSaved, &QPushButton::clicked, this, [this] { emit copyWanted(m_saved); });
    connect(m_sideUi->open, &QPushButton::clicked, this, [this] { emit campaignWanted(chosen()); });
    connect(m_sideUi->duplicate, &QPushButton::clicked, this, &ShelfPage::duplicate);
    connect(m_sideUi->exportFile, &QPushButton::clicked, this, &ShelfPage::exportFile);
    connect(m_sideUi->copies, &QListWidget::currentRowChanged, this, &ShelfPage::choose);
    connect(m_sideUi->lookIn, &QPushButton::clicked, this, [this] { emit copyWanted(m_sideUi->copies->currentItem()->data(Qt::UserRole).toString()); });
    connect(m_sideUi->bringBack, &QPushButton::clicked, this, &ShelfPage::bringBack);
    connect(&m_library, &Library::shelfChanged, this, [this] {
        if (isVisible())
            refresh();
    });
}

ShelfPage::~ShelfPage() = default;

void ShelfPage::refresh()
{
    const QString kept = chosen();
    const QList<engine::Fault> faults = m_model.reload();
    m_isReadable = faults.isEmpty() && m_library.shelf();
    if (!faults.isEmpty())
        emit failed(faults);
    m_ui->campaigns->setCurrentIndex(m_model.index(std::max(0, m_model.rowOf(kept))));
    showCopies();
    choose();
}

QWidget* ShelfPage::firstFocus()
{
    return m_model.rowCount() > 0 ? static_cast<QWidget*>(m_ui->campaigns) : m_ui->training;
}

QString ShelfPage::chosen() const
{
    return m_ui->campaigns->currentIndex().data(CampaignsModel::IdRole).toString();
}

void ShelfPage::choose()
{
    const bool some = !chosen().isEmpty();
    const bool writable = m_isReadable && !m_library.isReadOnly();
    m_ui->empty->setVisible(m_model.rowCount() == 0);
    m_ui->empty->setText(m_isReadable ? m_emptyText : troubleText());
    m_ui->salvage->setVisible(!m_isReadable && QFileInfo::exists(m_library.shelfPath()));
    m_ui->openSaved->setVisible(!m_isReadable && !m_saved.isEmpty());
    m_sideUi->place->setText((writable ? tr("Every change is on disk before it is on the screen: %1") : tr("Nothing can be written to this shelf now: %1")).arg(m_library.shelfPath()));
    m_ui->campaigns->setVisible(m_model.rowCount() > 0);
    m_sideUi->chosen->setText(some ? m_ui->campaigns->currentIndex().data().toString() : tr("No campaign is chosen"));
    m_sideUi->open->setEnabled(some);
    m_sideUi->duplicate->setEnabled(some && writable);
    m_sideUi->exportFile->setEnabled(some);
    for (QPushButton* button : {m_ui->training, m_ui->create, m_ui->import}) {
        if (!button->property(usualTip).isValid())
            button->setProperty(usualTip, button->toolTip());
        button->setEnabled(writable);
        button->setToolTip(writable ? button->property(usualTip).toString() : tr("Not possible while nothing can be written to the shelf"));
    }
    const bool copy = m_sideUi->copies->currentRow() >= 0;
    m_sideUi->lookIn->setEnabled(copy);
    m_sideUi->bringBack->setEnabled(copy && some && writable);
}

void ShelfPage::showCopies()
{
    m_sideUi->copies->clear();
    for (const shelf::Copy& copy : shelf::copiesOf(m_library.shelfPath())) {
        auto* item = new QListWidgetItem(tr("%1 · %2").arg(shownTime(copy.made, m_library.clock()()), kindOf(copy.kind)), m_sideUi->copies);
        item->setData(Qt::UserRole, copy.file);
    }
}

void ShelfPage::received(engine::Result<shelf::Campaign> campaign)
{
    if (!campaign) {
        emit failed(campaign.faults());
        return;
    }
    refresh();
    if (m_model.rowOf(campaign->id) < 0) // of a game that is not shown
        m_ui->games->setCurrentIndex(0);
    m_ui->campaigns->setCurrentIndex(m_model.index(m_model.rowOf(campaign->id)));
}

QString ShelfPage::troubleText() const
{
    if (!m_saved.isEmpty())
        return tr("What could be read is saved in %1. The old file stays as it was.").arg(m_saved);
    QString text = tr("The shelf cannot be read; the message says why. Nothing in it was changed.");
    if (QFileInfo::exists(m_library.shelfPath()))
        text += QLatin1Char(' ') + tr("What can still be read of it can be saved into a new file.");
    if (m_sideUi->copies->count() > 0)
        text += QLatin1Char(' ') + tr("Its automatic copies stand at the right.");
    return text;
}

void ShelfPage::salvage()
{
    const QFileInfo old(m_library.shelfPath());
    const QString file = QFileDialog::getSaveFileName(this, tr("Save what can be read"), old.dir().filePath(old.completeBaseName() + QStringLiteral("-saved.db")), tr("Shelves (*.db)"));
    if (!file.isEmpty())
        salvageInto(file);
}

void ShelfPage::salvageInto(const QString& file)
{
    if (const auto saved = m_library.salvage(file); !saved) {
        emit failed(saved.faults());
        return;
    }
    m_saved = file;
    choose();
    m_ui->openSaved->setFocus();
}

void ShelfPage::importFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Import a campaign"), {}, tr("Campaigns (*.jsonl *.json);;All files (*)"));
    if (!file.isEmpty())
        received(m_library.shelf()->importFrom(file));
}

void ShelfPage::exportFile()
{
    const QString name = m_ui->campaigns->currentIndex().data().toString();
    const QString file = QFileDialog::getSaveFileName(this, tr("Export %1").arg(name), name + QStringLiteral(".jsonl"), tr("Campaigns (*.jsonl)"));
    if (file.isEmpty())
        return;
    if (const auto done = m_library.shelf()->exportTo(chosen(), file); !done)
        emit failed(done.faults());
}

void ShelfPage::duplicate()
{
    auto text = m_library.shelf()->exported(chosen());
    if (!text) {
        emit failed(text.faults());
        return;
    }
    QBuffer buffer(&*text);
    buffer.open(QIODevice::ReadOnly);
    received(m_library.shelf()->imported(buffer, tr("the copy")));
}

void ShelfPage::bringBack()
{
    const QString file = m_sideUi->copies->currentItem()->data(Qt::UserRole).toString();
    const auto copy = shelf::Shelf::open(file, shelf::Shelf::Access::Read);
    if (!copy) {
        emit failed(copy.faults());
        return;
    }
    auto text = (*copy)->exported(chosen());
    if (!text) {
        emit failed(text.faults());
        return;
    }
    QBuffer buffer(&*text);
    buffer.open(QIODevice::ReadOnly);
    received(m_library.shelf()->imported(buffer, file));
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf_page.h"

#include "kit/now_panel.h"

#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace window {

QList<engine::Fault> CampaignsModel::reload()
{
    auto campaigns = m_library.campaigns();
    if (!campaigns)
        return campaigns.faults();
    beginResetModel();
    m_campaigns = std::move(*campaigns);
    endResetModel();
    return {};
}

QVariant CampaignsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const shelf::Campaign& one = m_campaigns[index.row()];
    const engine::Game* game = m_library.game(one.game);
    switch (role) {
    case Qt::DisplayRole: return one.name;
    case kit::OutcomeRole: return QLocale().toString(one.lastPlayed.toLocalTime(), QLocale::ShortFormat);
    case kit::DetailRole: return QStringList{game ? game->title() : one.game, one.summary}.join(QStringLiteral(" · "));
    case IdRole: return one.id;
    default: return {};
    }
}

ShelfPage::ShelfPage(Library& library, QWidget* parent) : Page(parent), m_library(library), m_model(library), m_list(kit::tileView(QStringLiteral("campaigns"), tr("Your shelf"), &m_model, this))
{
    auto* layout = new QVBoxLayout(this);
    auto* title = new QLabel(tr("Your shelf"), this);
    title->setProperty("look", "title");
    layout->addWidget(title);
    layout->addWidget(m_list, 1);
    auto* training = new QPushButton(tr("▶ Try a &training contract"), this);
    training->setObjectName(QStringLiteral("training"));
    layout->addWidget(training);
    connect(training, &QPushButton::clicked, this, &ShelfPage::trainingWanted);
    const auto open = [this](const QModelIndex& index) { emit campaignWanted(index.data(CampaignsModel::IdRole).toString()); };
    connect(m_list, &QListView::clicked, this, open);
    connect(m_list, &QListView::activated, this, open);
    connect(&m_library, &Library::shelfChanged, this, [this] {
        if (isVisible())
            refresh();
    });
}

void ShelfPage::refresh()
{
    if (const QList<engine::Fault> faults = m_model.reload(); !faults.isEmpty())
        emit failed(faults);
}

QWidget* ShelfPage::firstFocus()
{
    return m_list;
}

} // namespace window

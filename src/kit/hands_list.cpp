// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/hands_list.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace kit {

HandsList::HandsList(QWidget* parent) : QFrame(parent), m_list(new QListWidget(this))
{
    auto* layout = new QVBoxLayout(this);
    auto* row = new QHBoxLayout;
    auto* heading = new QLabel(tr("On the &table"), this);
    heading->setProperty("look", "heading");
    heading->setBuddy(m_list);
    auto* all = new QPushButton(tr("All &done"), this);
    all->setObjectName(QStringLiteral("handsDone"));
    all->setAccessibleName(tr("Everything on the table is done"));
    row->addWidget(heading);
    row->addStretch();
    row->addWidget(all);
    layout->addLayout(row);
    layout->addWidget(m_list);
    m_list->setObjectName(QStringLiteral("hands"));
    m_list->setAccessibleName(tr("What to do on the table"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QListWidget::itemChanged, this, &HandsList::tick);
    connect(all, &QPushButton::clicked, this, &HandsList::clear);
    hide();
}

void HandsList::add(const QStringList& notes)
{
    const QSignalBlocker quiet(m_list);
    for (const QString& note : notes) {
        auto* item = new QListWidgetItem(note, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    while (m_list->count() > 60)
        delete m_list->takeItem(0);
    m_list->scrollToBottom();
    setVisible(m_list->count() > 0);
}

void HandsList::clear()
{
    m_list->clear();
    hide();
    emit emptied();
}

QStringList HandsList::open() const
{
    QStringList notes;
    for (int row = 0; row < m_list->count(); ++row)
        notes += m_list->item(row)->text();
    return notes;
}

void HandsList::tick()
{
    for (int row = m_list->count() - 1; row >= 0; --row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            delete m_list->takeItem(row);
    if (m_list->count() == 0)
        clear();
}

} // namespace kit

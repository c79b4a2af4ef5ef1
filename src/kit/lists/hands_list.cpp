// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/hands_list.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace kit {

HandsList::HandsList(QWidget* parent)
    : QFrame(parent)
    , m_list(new QListWidget(this))
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
    m_list->setResizeMode(QListView::Adjust); // rows are as high as their words at this width
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // As high as its notes, up to a few of them: the rest of the band belongs to what can be done.
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(m_list, &QListWidget::itemChanged, this, &HandsList::tick);
    connect(all, &QPushButton::clicked, this, &HandsList::clear);
    hide();
}

namespace {

constexpr int nodeRole = Qt::UserRole;

} // namespace

void HandsList::begin(const QStringList& notes, qint64 node)
{
    clear();
    m_made.clear(); // nodes of another history
    m_start = node;
    add(notes, 0);
}

void HandsList::add(const QStringList& notes, qint64 node)
{
    m_made[node] = int(notes.size());
    const QSignalBlocker quiet(m_list);
    for (const QString& note : notes) {
        auto* item = new QListWidgetItem(note, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setData(nodeRole, node);
    }
    constexpr int lines = 9, part = 5; // of the window, where the letters are large
    m_list->setMaximumHeight(std::min(fontMetrics().height() * lines, window()->height() / part));
    m_list->scrollToBottom();
    m_list->updateGeometry();
    setVisible(m_list->count() > 0);
}

bool HandsList::takeBack(qint64 node)
{
    if (node < m_start)
        return false;
    QHash<qint64, int> open;
    for (int row = 0; row < m_list->count(); ++row)
        if (const qint64 made = m_list->item(row)->data(nodeRole).toLongLong(); made > node)
            ++open[made];
    for (auto made = m_made.cbegin(); made != m_made.cend(); ++made)
        if (made.key() > node && open.value(made.key()) != *made)
            return false;
    for (int row = m_list->count() - 1; row >= 0; --row)
        if (m_list->item(row)->data(nodeRole).toLongLong() > node)
            delete m_list->takeItem(row);
    m_made.removeIf([node](const auto& made) { return made.key() > node; });
    setVisible(m_list->count() > 0);
    return true;
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

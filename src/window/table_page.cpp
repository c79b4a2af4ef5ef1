// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/table_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>

namespace window {

TablePage::TablePage(QWidget* parent)
    : Page(parent)
    , m_guide(new QFrame(this))
    , m_guideText(new QLabel(m_guide))
    , m_layout(new QStackedLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_guide);
    column->addLayout(m_layout, 1);
    m_guide->setProperty("look", "undo");
    m_guide->setObjectName(QStringLiteral("tryGuide"));
    m_guideText->setTextFormat(Qt::PlainText);
    m_guideText->setWordWrap(true);
    auto* away = new QPushButton(tr("Without help"), m_guide);
    away->setObjectName(QStringLiteral("endTryGuide"));
    away->setProperty("look", "link");
    auto* row = new QHBoxLayout(m_guide);
    row->setContentsMargins(10, 3, 6, 3);
    row->addWidget(m_guideText, 1);
    row->addWidget(away);
    m_guide->hide();
    connect(away, &QPushButton::clicked, this, [this] {
        m_isGuided = false;
        m_guide->hide();
    });
    auto* empty = new QLabel(tr("No campaign lies on the table. Take one from the shelf."), this);
    empty->setAlignment(Qt::AlignCenter);
    empty->setProperty("look", "muted");
    m_layout->addWidget(empty);
}

void TablePage::sit(kit::Sitting* sitting, const kit::Desk* desk)
{
    delete m_view;
    m_view = nullptr;
    m_sitting = sitting;
    m_desk = desk;
    m_guide->hide();
    if (!sitting)
        return;
    // The cards of a table that is tried come with the program.
    const auto packs = sitting->table().packs();
    m_isGuided = packs && packs->contains(QLatin1String("training"));
    m_view = desk->table(*sitting, this);
    m_layout->addWidget(m_view);
    m_layout->setCurrentWidget(m_view);
    connect(m_view, &kit::TableView::intent, this, &TablePage::intent);
    connect(m_view, &kit::TableView::chosen, this, &TablePage::chosen);
    connect(m_view, &kit::TableView::lookedUp, this, &TablePage::lookedUp);
    connect(m_view, &kit::TableView::pageWanted, this, &TablePage::linkWanted);
    connect(m_view, &kit::TableView::oddsWanted, this, &TablePage::oddsWanted);
}

void TablePage::refresh()
{
    if (!m_view)
        return;
    m_view->present(m_sitting->state());
    guide();
}

void TablePage::guide()
{
    const QString text = m_isGuided ? m_desk->guideLine(m_sitting->state()) : QString();
    m_guideText->setText(text);
    m_guide->setVisible(!text.isEmpty());
}

void TablePage::choose(const QString& actor)
{
    if (m_view)
        m_view->choose(actor);
}

QWidget* TablePage::firstFocus() { return m_view ? m_view : static_cast<QWidget*>(this); }

OpenTable::OpenTable(const QWidget& window)
    : m_table(window.findChild<kit::TableView*>())
{
    if (m_table)
        m_first = m_table->focusProxy();
    if (m_first)
        m_table->setFocusProxy(nullptr);
}

OpenTable::~OpenTable()
{
    if (m_table && m_first && !m_table->focusProxy())
        m_table->setFocusProxy(m_first);
}

} // namespace window

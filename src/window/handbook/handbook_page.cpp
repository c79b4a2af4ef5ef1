// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/handbook/handbook_page.h"

#include "window/handbook/handbook.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QTextBrowser>

namespace window {

HandbookPage::HandbookPage(QWidget* parent)
    : Page(parent)
    , m_chapters(new QListWidget(this))
    , m_text(new QTextBrowser(this))
{
    m_chapters->setObjectName(QStringLiteral("chapters"));
    m_chapters->setAccessibleName(tr("Chapters of the handbook"));
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chapters->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("chapter"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setSearchPaths({QStringLiteral(":/handbook")});
    for (const Chapter& chapter : handbook()) {
        auto* item = new QListWidgetItem(chapter.title, m_chapters);
        item->setData(Qt::UserRole, chapter.id);
    }
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_chapters, 1);
    row->addWidget(m_text, 4);
    connect(m_chapters, &QListWidget::currentRowChanged, this, &HandbookPage::read);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HandbookPage::follow);
    m_chapters->setCurrentRow(0);
}

void HandbookPage::open(const QString& what)
{
    for (int row = 0; row < m_chapters->count(); ++row)
        if (m_chapters->item(row)->data(Qt::UserRole) == what)
            m_chapters->setCurrentRow(row);
}

QWidget* HandbookPage::firstFocus() { return m_chapters; }

void HandbookPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        read(); // colours and sizes stand in the text
}

void HandbookPage::read()
{
    const Chapter chapter = handbook().value(m_chapters->currentRow());
    m_text->setAccessibleName(chapter.title);
    m_text->setMarkdown(QStringLiteral("# %1\n\n%2").arg(chapter.title, chapter.text));
}

void HandbookPage::follow(const QUrl& link)
{
    if (link.scheme() == QLatin1String("chapter"))
        open(link.path());
    else if (link.scheme() == QLatin1String("page"))
        emit linkWanted(link.path(), {});
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/handbook/handbook_page.h"

#include "kit/drawn/tip.h"
#include "window/handbook/handbook.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QImage>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBrowser>

#include <utility>

namespace window {

namespace {

// Pictures are no wider than the page that they stand on.
class ChapterText : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        QVariant found = QTextBrowser::loadResource(type, name);
        if (type != QTextDocument::ImageResource)
            return found;
        const QImage whole = found.canConvert<QImage>() ? found.value<QImage>() : QImage::fromData(found.toByteArray());
        const int room = viewport()->width() - int(2 * document()->documentMargin());
        if (whole.width() <= room || room <= 0)
            return whole.isNull() ? found : QVariant(whole);
        QImage fitting = whole.scaledToWidth(int(room * devicePixelRatioF()), Qt::SmoothTransformation);
        fitting.setDevicePixelRatio(devicePixelRatioF());
        return fitting;
    }
};

} // namespace

HandbookPage::HandbookPage(QWidget* parent)
    : Page(parent)
    , m_chapters(new QListWidget(this))
    , m_text(new ChapterText(this))
{
    m_chapters->setObjectName(QStringLiteral("chapters"));
    m_chapters->setAccessibleName(tr("Chapters of the handbook"));
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chapters->setWordWrap(true);
    m_chapters->setSpacing(3);
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // or a picture that fits would need another width
    m_text->setObjectName(QStringLiteral("chapter"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setSearchPaths(picturedIn());
    for (const Chapter& chapter : handbook()) {
        auto* item = new QListWidgetItem(chapter.title, m_chapters);
        item->setData(Qt::UserRole, chapter.id);
        item->setToolTip(kit::tip(chapter.title)); // a long word has no room in large letters
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
        isVisible() ? read() : void(m_isOutdated = true); // colours and sizes stand in the text
}

void HandbookPage::refresh()
{
    if (std::exchange(m_isOutdated, false))
        read();
}

void HandbookPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    layout()->activate();
    const int at = m_text->verticalScrollBar()->value();
    read(); // its pictures have another width
    m_text->verticalScrollBar()->setValue(at);
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

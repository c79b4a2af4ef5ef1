// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/photo_box.h"

#include "kit/drawn/plain_label.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

namespace kit {

PhotoBox::PhotoBox(QWidget* parent)
    : QFrame(parent)
    , m_shown(new QLabel(this))
    , m_words(plainLabel("muted", this))
    , m_away(new QPushButton(tr("Take away"), this))
{
    setObjectName(QStringLiteral("photoBox"));
    setProperty("look", "panel");
    setAcceptDrops(true);
    setAccessibleName(tr("Photograph of the card"));
    m_shown->setAlignment(Qt::AlignCenter);
    m_shown->setFixedSize(fontMetrics().height() * 4, fontMetrics().height() * 5);
    m_words->setWordWrap(true);
    setToolTip(tr("It is kept small, and never sent along unless ticked."));
    auto* paste = new QPushButton(tr("Paste"), this);
    paste->setObjectName(QStringLiteral("pastePhoto"));
    paste->setAccessibleName(tr("Paste a photograph"));
    auto* file = new QPushButton(tr("File…"), this);
    file->setObjectName(QStringLiteral("choosePhoto"));
    file->setAccessibleName(tr("Photograph from a file"));
    m_away->setObjectName(QStringLiteral("removePhoto"));
    m_away->setAccessibleName(tr("Take the photograph away"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 8, 10, 8);
    row->addWidget(m_shown);
    auto* column = new QVBoxLayout;
    column->addWidget(m_words, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(paste);
    buttons->addWidget(file);
    buttons->addWidget(m_away);
    buttons->addStretch();
    column->addLayout(buttons);
    row->addLayout(column, 1);
    connect(paste, &QPushButton::clicked, this, [this] {
        if (!take(*QApplication::clipboard()->mimeData()))
            say(tr("There is no picture on the clipboard."));
    });
    connect(file, &QPushButton::clicked, this, [this] {
        const QString chosen = QFileDialog::getOpenFileName(
            this, tr("A photograph of the card"), {}, tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.tif *.tiff)"));
        if (!chosen.isEmpty())
            emit fileGiven(chosen);
    });
    connect(m_away, &QPushButton::clicked, this, &PhotoBox::removed);
    show({});
}

void PhotoBox::show(const QImage& picture)
{
    m_picture = picture;
    m_away->setVisible(!picture.isNull());
    m_words->setText(picture.isNull() ? tr("Photograph of your card: drop it here. It stays on this shelf.")
                                      : tr("Photograph of your card, on this shelf alone."));
    fit();
}

void PhotoBox::say(const QString& text) { m_words->setText(text); }

QString PhotoBox::says() const { return m_words->text(); }

void PhotoBox::fit()
{
    if (m_picture.isNull())
        m_shown->setText(QStringLiteral("▣"));
    else
        m_shown->setPixmap(QPixmap::fromImage(m_picture).scaled(m_shown->size(), Qt::KeepAspectRatio, Qt::SmoothTransformation));
}

void PhotoBox::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
}

bool PhotoBox::take(const QMimeData& given)
{
    if (given.hasImage()) {
        emit imageGiven(qvariant_cast<QImage>(given.imageData()));
        return true;
    }
    for (const QUrl& url : given.urls())
        if (url.isLocalFile()) {
            emit fileGiven(url.toLocalFile());
            return true;
        }
    return false;
}

void PhotoBox::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasImage() || event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void PhotoBox::dropEvent(QDropEvent* event)
{
    if (take(*event->mimeData()))
        event->acceptProposedAction();
    else
        say(tr("What was dropped is no picture and no file of this computer. Save it first, then drop the file."));
}

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/photo_box.h"

#include "engine/message.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plain_label.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QImageReader>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <utility>

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
    m_buttons = new QHBoxLayout;
    m_buttons->addWidget(paste);
    m_buttons->addWidget(file);
    m_buttons->addWidget(m_away);
    m_buttons->addStretch();
    column->addLayout(m_buttons);
    row->addLayout(column, 1);
    connect(paste, &QPushButton::clicked, this, &PhotoBox::paste);
    connect(file, &QPushButton::clicked, this, [this] {
        QStringList patterns; // of what this computer can read
        for (const QByteArray& format : QImageReader::supportedImageFormats())
            patterns += QStringLiteral("*.") + QString::fromLatin1(format);
        const QString chosen = QFileDialog::getOpenFileName(
            this, tr("A photograph of the card"), {}, engine::fill(tr("Pictures (%1)"), {patterns.join(QLatin1Char(' '))}));
        if (!chosen.isEmpty())
            emit fileGiven(chosen);
    });
    connect(m_away, &QPushButton::clicked, this, &PhotoBox::removed);
    show({});
}

void PhotoBox::show(const QImage& picture)
{
    restyle(m_words, "muted");
    m_picture = picture;
    m_isNews = std::exchange(m_isTold, false); // that it is read: whoever gave it sees all of it, and the buttons below
    m_away->setVisible(!picture.isNull());
    m_words->setText(picture.isNull() ? tr("Photograph of your card: drop it here. It stays on this shelf.")
                                      : tr("Photograph of your card, on this shelf alone."));
    fit();
    comeIntoView();
}

void PhotoBox::say(const QString& text)
{
    m_isTold = m_isNews = true;
    restyle(m_words, "muted");
    m_words->setText(text);
    fit();
    comeIntoView(); // it has grown, and what it says stands at its end
}

// Once all that surrounds it is laid out, which takes turns: until somebody does something, it comes again.
void PhotoBox::comeIntoView()
{
    if (m_isNews)
        QTimer::singleShot(0, this, [this] {
            for (QScrollArea* area : m_isNews ? around() : QList<QScrollArea*>())
                area->ensureWidgetVisible(this, 0, 0);
        });
}

QList<QScrollArea*> PhotoBox::around() const
{
    QList<QScrollArea*> all;
    for (QWidget* one = parentWidget(); one; one = one->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(one))
            all += area;
    return all;
}

void PhotoBox::heedOthers(const QObject* watched, QEvent::Type type)
{
    if (type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::Wheel)
        m_isNews = false;
    else if (type == QEvent::Resize || type == QEvent::LayoutRequest)
        for (const QScrollArea* area : around())
            if (watched == this || watched == area->widget() || watched == area->viewport())
                comeIntoView();
}

// What is wrong before where it lies: a path alone may be longer than there is room.
void PhotoBox::object(const engine::Fault& fault)
{
    say(QStringList{fault.problem, fault.remedy, fault.place}.join(QLatin1Char(' ')).simplified());
    restyle(m_words, "bad");
}

void PhotoBox::paste()
{
    if (!take(*QApplication::clipboard()->mimeData()))
        object({{}, {}, tr("There is no picture on the clipboard."), {}});
}

void PhotoBox::pastesWithin(QWidget* place)
{
    if (m_places.isEmpty())
        qApp->installEventFilter(this); // lines within would take the key, and make nothing of it
    m_places += place;
}

bool PhotoBox::eventFilter(QObject* watched, QEvent* event)
{
    if (m_isNews)
        heedOthers(watched, event->type());
    if (event->type() != QEvent::KeyPress || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste) || !isVisible())
        return QFrame::eventFilter(watched, event);
    const auto* typedIn = qobject_cast<QWidget*>(watched);
    const QMimeData* given = QApplication::clipboard()->mimeData();
    const bool isPicture = given->hasImage() && !given->hasText();
    if (!isPicture || std::ranges::none_of(m_places, [&](const QPointer<QWidget>& place) {
            return typedIn && place && (place == typedIn || place->isAncestorOf(typedIn));
        }))
        return QFrame::eventFilter(watched, event);
    paste();
    return true;
}

void PhotoBox::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    layout()->setContentsMargins(10, isBrief ? 2 : 8, 10, isBrief ? 2 : 8);
    fit();
}

QString PhotoBox::says() const { return m_words->text(); }

void PhotoBox::fit()
{
    const int line = fontMetrics().height();
    m_shown->setFixedSize(m_isBrief ? line * 3 / 2 : line * 4, m_isBrief ? line * 7 / 4 : line * 5);
    m_words->setVisible(!m_isBrief || m_isTold);
    int wanted = m_shown->width() + layout()->spacing();
    for (int at = 0; at + 1 < m_buttons->count(); ++at)
        if (!m_buttons->itemAt(at)->widget()->isHidden())
            wanted += m_buttons->itemAt(at)->widget()->sizeHint().width() + m_buttons->spacing();
    const QMargins edges = layout()->contentsMargins();
    m_buttons->setDirection(wanted > width() - edges.left() - edges.right() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (m_picture.isNull())
        m_shown->clear();
    else
        m_shown->setPixmap(QPixmap::fromImage(m_picture).scaled(m_shown->size(), Qt::KeepAspectRatio, Qt::SmoothTransformation));
}

// Where none is yet, a camera in a dashed frame.
void PhotoBox::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!m_picture.isNull())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = Colours::of(palette()).muted;
    const QRectF frame = QRectF(m_shown->geometry()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(colour, 1, Qt::DashLine));
    if (!m_isBrief)
        painter.drawRoundedRect(frame, 6, 6);
    const double wide = std::min(frame.width() * 0.6, double(fontMetrics().height()) * 2), line = wide / 14;
    const QRectF body(frame.center().x() - wide / 2, frame.center().y() - wide * 0.3, wide, wide * 0.7);
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawRoundedRect(body, line * 2, line * 2);
    painter.drawEllipse(body.center(), wide * 0.2, wide * 0.2);
    painter.drawLine(
        QPointF(body.center().x() - wide * 0.15, body.top() - line), QPointF(body.center().x() + wide * 0.15, body.top() - line));
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

void PhotoBox::heed(QDropEvent& event)
{
    if (event.mimeData()->hasImage() || event.mimeData()->hasUrls())
        event.acceptProposedAction();
}

void PhotoBox::drop(QDropEvent& event)
{
    if (take(*event.mimeData()))
        event.acceptProposedAction();
    else
        object(
            {{}, {}, tr("What was dropped is no picture and no file of this computer. Save it first, then drop the file."), {}});
}

void PhotoBox::dragEnterEvent(QDragEnterEvent* event) { heed(*event); }

void PhotoBox::dropEvent(QDropEvent* event) { drop(*event); }

} // namespace kit

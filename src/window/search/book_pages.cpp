// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/search/book_pages.h"

#include "kit/drawn/plain_label.h"
#include "kit/forms/number_box.h"
#include "window/library.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QProcess>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace window {

using engine::Fault;

BookPages::BookPages(Library& library, QString game, const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_library(library)
    , m_game(std::move(game))
    , m_problem(kit::plainLabel("text", this))
    , m_area(new QScrollArea(this))
    , m_page(new QLabel(m_area))
    , m_number(new kit::NumberBox(this))
    , m_count(new QPushButton(this))
{
    setObjectName(QStringLiteral("bookPages"));
    setWindowTitle(engine::fill(tr("Your own rulebook: %1"), {title}));
    const auto button = [this](const char* name, const QString& text, const QKeySequence& key, auto does) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        if (!key.isEmpty())
            made->setShortcut(key);
        connect(made, &QPushButton::clicked, this, does);
        return made;
    };
    m_number->setObjectName(QStringLiteral("pageOfFile"));
    m_number->setAccessibleName(tr("Page of the file"));
    m_number->setPrefix(tr("File page "));
    m_count->setObjectName(QStringLiteral("countHere"));
    m_count->setAutoDefault(false);
    m_count->hide(); // until a page is wanted
    m_problem->setObjectName(QStringLiteral("bookProblem"));
    m_problem->setWordWrap(true);
    m_page->setObjectName(QStringLiteral("bookPage"));
    m_page->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_page->setAccessibleName(tr("The page"));
    m_area->setWidgetResizable(true);
    m_area->setWidget(m_page);
    m_area->setFocusPolicy(Qt::StrongFocus); // the arrow keys scroll it
    m_area->setAccessibleName(tr("The page"));
    auto* row = new QHBoxLayout;
    row->addWidget(button("pageBack", tr("&Back"), {}, [this] { m_number->stepDown(); }));
    row->addWidget(m_number);
    row->addWidget(button("pageOn", tr("&Next"), {}, [this] { m_number->stepUp(); }));
    row->addWidget(m_count);
    row->addStretch();
    row->addWidget(button("attachBook", tr("Attach another &file…"), {}, [this] { choose(); }));
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(m_problem);
    column->addWidget(m_area, 1);
    connect(m_number, &QSpinBox::valueChanged, this, &BookPages::turn);
    connect(m_count, &QPushButton::clicked, this, &BookPages::count);
    m_area->setFocus();
    resize(900, 680);
}

BookPages::~BookPages()
{
    for (QProcess* one : findChildren<QProcess*>()) { // those that painted for nothing, too
        one->disconnect(this);
        one->kill();
        one->waitForFinished();
    }
}

void BookPages::openAt(const QString& page)
{
    m_wanted = printedPage(page);
    m_count->setVisible(m_wanted.has_value());
    m_count->setText(m_wanted ? tr("This is &page %1").arg(*m_wanted) : QString());
    m_count->setToolTip(tr("The other pages are counted from here"));
    m_book = ownBook(m_library, m_game);
    say(QString());
    show();
    raise();
    if (!m_book)
        return choose();
    const auto pages = pagesOf(m_book->path);
    m_number->setVisible(bool(pages));
    if (!pages) {
        clear();
        return say(pages.faults());
    }
    if (*pages != m_book->pages)
        say(tr("The file has other pages than before: %1, not %2. Turn to the right one and press “%3”.")
                .arg(*pages)
                .arg(m_book->pages)
                .arg(m_count->text().remove(QLatin1Char('&'))));
    m_book->pages = *pages;
    const int wanted = m_wanted.value_or(1) + m_book->before, there = std::clamp(wanted, 1, *pages);
    if (wanted != there)
        say(tr("Page %1 does not lie in this file: it has %2. Turn to the right one and press “%3”, or attach another file.")
                .arg(m_wanted.value_or(1))
                .arg(*pages)
                .arg(m_count->text().remove(QLatin1Char('&'))));
    m_number->setRange(1, *pages);
    m_number->setSuffix(tr(" of %1").arg(*pages));
    if (m_number->value() == there)
        turn(there);
    else
        m_number->setValue(there);
}

void BookPages::choose()
{
    const QString before = m_book ? m_book->path : QDir::homePath();
    const QString file = QFileDialog::getOpenFileName(this, tr("Your own rulebook"), before, tr("PDF (*.pdf)"));
    if (!file.isEmpty())
        attach(file);
    else if (!m_book)
        say(tr("No rulebook is attached. It stays where it lies; only its place is kept on your shelf."));
}

void BookPages::attach(const QString& file)
{
    const auto pages = pagesOf(file);
    if (!pages)
        return say(pages.faults());
    if (const auto kept = keepOwnBook(m_library, m_game, {file, *pages, 0}); !kept)
        return say(kept.faults());
    openAt(m_wanted ? QString::number(*m_wanted) : QString());
}

void BookPages::count()
{
    if (!m_book || !m_wanted)
        return;
    m_book->before = m_number->value() - *m_wanted;
    if (const auto kept = keepOwnBook(m_library, m_game, *m_book); !kept)
        return say(kept.faults());
    say(tr("Kept: the pages are counted from here."));
}

// Painted by a program of its own, so that a damaged file ends that one and not this.
void BookPages::turn(int page)
{
    if (!m_book)
        return;
    if (m_painting) { // another page is wanted by now
        m_painting->disconnect(this);
        m_painting->kill();
    }
    constexpr int largest = 3000, longest = 20'000; // dots on the long side; milliseconds
    const int side = std::min(largest, int(m_area->width() * 1.5 * devicePixelRatioF()));
    auto* painting = new QProcess(this);
    m_painting = painting;
    connect(painting, &QProcess::finished, painting, &QObject::deleteLater);
    connect(painting, &QProcess::finished, this, [this, painting, page] { draw(painting->readAllStandardOutput(), page); });
    QTimer::singleShot(longest, painting, &QProcess::kill);
    const QString number = QString::number(page);
    const auto started = startPdf(*painting, QStringLiteral("pdftoppm"),
        {QStringLiteral("-png"), QStringLiteral("-f"), number, QStringLiteral("-l"), number, QStringLiteral("-scale-to"),
            QString::number(side), m_book->path});
    if (!started) {
        painting->deleteLater();
        say(started.faults());
    }
}

void BookPages::draw(const QByteArray& png, int page)
{
    m_picture = QImage::fromData(png, "PNG");
    if (m_picture.isNull()) {
        clear();
        return say({Fault{QDir::toNativeSeparators(m_book->path), QString::number(page), tr("This page cannot be shown."),
            tr("Look whether the file is whole, or attach it anew.")}});
    }
    m_page->setAccessibleName(tr("Page %1 of your own rulebook, a picture").arg(page - m_book->before));
    fit();
    m_area->verticalScrollBar()->setValue(0);
    emit shown(page);
}

// What lay there before is no page of a file that cannot be read.
void BookPages::clear()
{
    m_picture = {};
    m_page->clear();
    m_page->setAccessibleName(tr("The page"));
}

void BookPages::fit()
{
    if (m_picture.isNull())
        return;
    const qreal ratio = devicePixelRatioF();
    QImage fitted = m_picture.scaledToWidth(
        std::max(1, std::min(m_picture.width(), int(m_area->viewport()->width() * ratio))), Qt::SmoothTransformation);
    fitted.setDevicePixelRatio(ratio);
    m_page->setPixmap(QPixmap::fromImage(fitted));
}

void BookPages::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fit();
}

void BookPages::say(const QString& text)
{
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void BookPages::say(const QList<Fault>& faults) { say(faults.first().text()); }

} // namespace window

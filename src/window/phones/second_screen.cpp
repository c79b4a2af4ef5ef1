// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/phones/second_screen.h"

#include "kit/drawn/called.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/rows.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace window {

SecondScreen::SecondScreen(kit::Sitting& host, const kit::Desk& desk, engine::Chance& chance)
    : m_host(host)
    , m_desk(desk)
    , m_seen(host.campaign(), {}, chance, [&host](const QStringList&) { return host.cards(); })
    , m_picture(desk, m_seen, chance)
    , m_buttons(kit::called("screenButtons", new QWidget(this)))
{
    setAttribute(Qt::WA_QuitOnClose, false);
    setObjectName(QStringLiteral("secondScreen"));
    setWindowTitle(engine::fill(tr("%1: the table for all"), {host.name()}));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(320, 240);
    auto* line = kit::row(m_buttons, 6);
    const auto button = [&](const char* name, const QString& text, const QString& help, auto does) {
        auto* one = kit::called(name, new QPushButton(text, m_buttons));
        one->setToolTip(help);
        line->addWidget(one);
        connect(one, &QPushButton::clicked, this, does);
    };
    button("screenTurn", tr("&Turn"), tr("To the next side of the table (R)"), &SecondScreen::turn);
    button("screenFill", tr("&Whole screen"), tr("On and off by F, Escape leaves it"), &SecondScreen::fill);
    button("screenClose", tr("&Close"), tr("The table stays as it is"), &SecondScreen::close);
    line->addStretch();
    auto* column = kit::column(this, 0, {6, 6, 6, 6});
    column->addStretch();
    column->addWidget(m_buttons);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SecondScreen::redraw);
    const kit::Campaign* campaign = host.campaign().get();
    connect(campaign, &kit::Campaign::changed, this, &SecondScreen::follow);
    connect(campaign, &kit::Campaign::othersActed, this, &SecondScreen::follow);
    connect(campaign, &kit::Campaign::returned, this, &SecondScreen::follow);
    follow();
}

void SecondScreen::showBeside(const QWidget& window)
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(screens, [&](const QScreen* one) { return one != window.screen(); });
    if (other == screens.end()) {
        resize(960, 640);
        show();
    } else {
        setGeometry((*other)->geometry());
        m_buttons->hide();
        showFullScreen();
    }
    activateWindow();
}

void SecondScreen::follow()
{
    (void)m_seen.follow(); // what cannot be read stays as it was; the table's own window tells why
    m_heading = m_desk.heading(m_seen.state());
    m_last.clear();
    const qint64 node = m_host.table().node();
    if (const auto entries = node > 1 ? m_host.entries(node, node) : engine::Result<QList<engine::Entry>>(QList<engine::Entry>());
        entries && !entries->isEmpty() && m_host.game().seats(m_seen.state()).isEmpty()) // a sentence may name a hidden card
        if (const auto sentence = m_host.sentenceOf(entries->first()))
            m_last = sentence->text();
    setAccessibleName(m_heading);
    setAccessibleDescription(m_last);
    m_soon.start();
}

void SecondScreen::redraw()
{
    constexpr double sharp = 3; // a board keeps its size, so that its letters are enlarged with it: they are read from afar
    m_shown = m_picture.painted({room().toSize().expandedTo({240, 200}), devicePixelRatioF() * sharp,
        palette().color(QPalette::Window).lightness() < 128, 1});
    update();
}

QRectF SecondScreen::ground() const
{
    return QRectF(rect()).adjusted(0, 0, 0, m_buttons->isVisible() ? -double(m_buttons->height() + 10) : 0);
}

QSizeF SecondScreen::room() const { return m_quarters % 2 == 0 ? ground().size() : ground().size().transposed(); }

void SecondScreen::turn()
{
    m_quarters = (m_quarters + 1) % 4;
    m_soon.start();
}

void SecondScreen::fill()
{
    m_buttons->setVisible(isFullScreen());
    isFullScreen() ? showNormal() : showFullScreen();
    setFocus();
}

void SecondScreen::resizeEvent(QResizeEvent* event)
{
    m_soon.start();
    QWidget::resizeEvent(event);
}

void SecondScreen::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_soon.start();
    QWidget::changeEvent(event);
}

void SecondScreen::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_R:
        return turn();
    case Qt::Key_F:
    case Qt::Key_F11:
        return fill();
    case Qt::Key_Escape:
        return isFullScreen() ? fill() : void(close());
    default:
        QWidget::keyPressEvent(event);
    }
}

void SecondScreen::mouseDoubleClickEvent(QMouseEvent*) { fill(); }

// In one line or two, as large as has room.
double SecondScreen::paintHeading(QPainter& painter, const QRectF& area) const
{
    constexpr int least = 14, largest = 48;
    const QString words = m_last.isEmpty() ? m_heading : engine::fill(tr("%1 — %2"), {m_heading, m_last});
    QFont large = font();
    large.setBold(true);
    const QSize room(int(area.width()) - 24, 10'000);
    QSize needed;
    for (int pixels = std::clamp(int(area.height() / 24), least, largest); pixels >= least; --pixels) {
        large.setPixelSize(pixels);
        const QFontMetrics letters(large);
        needed = letters.boundingRect(QRect(QPoint(), room), Qt::TextWordWrap, words).size();
        if (needed.height() <= 2 * letters.lineSpacing())
            break;
    }
    painter.setFont(large);
    const QFontMetrics letters(large);
    const double high = std::min(needed.height(), 2 * letters.lineSpacing()) + letters.height() * 0.4;
    const QRectF title(area.left() + 12, area.top(), room.width(), high);
    painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
        kit::fitting(words, letters, {room.width(), 2 * letters.lineSpacing()}));
    return high;
}

// The moment, and below it every board one under the other, as large as they go.
void SecondScreen::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(ground().center());
    painter.rotate(90.0 * m_quarters);
    const QSizeF wide = room();
    const QRectF area(-wide.width() / 2, -wide.height() / 2, wide.width(), wide.height());
    double whole = 0;
    for (const serve::Painted& one : std::as_const(m_shown))
        whole += one.size.height();
    double top = area.top() + paintHeading(painter, area);
    const double high = area.bottom() - top;
    for (const serve::Painted& one : std::as_const(m_shown)) {
        const double share = high * one.size.height() / whole;
        const QSizeF fits = one.size.scaled(area.width(), share, Qt::KeepAspectRatio);
        painter.drawImage(
            QRectF(QPointF(area.center().x() - fits.width() / 2, top + (share - fits.height()) / 2), fits), one.image);
        top += share;
    }
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/picture.h"

#include "kit/curtain.h"
#include "kit/drawn/colours.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>

namespace serve {

namespace {

constexpr QSize deskSize(1180, 760); // as in the window
constexpr int leastWide = 520;       // what a phone shows smaller is still drawn in order, and is enlarged there
constexpr double mostPixels = 4e6;

bool isInHand(const QWidget* part)
{
    for (const QWidget* above = part; above; above = above->parentWidget())
        if (qobject_cast<const kit::Curtain*>(above))
            return true;
    return false;
}

// Nothing smaller than what the board itself calls readable: the page shrinks that, and enlarges it by two fingers.
Painted paintedBoard(kit::Board& board, const Wanted& wanted)
{
    const QRect kept = board.geometry();
    const QSize least = board.minimumSize().expandedTo(board.minimumSizeHint());
    const double grown = std::max(1.0, double(leastWide) / wanted.size.width());
    board.resize((QSizeF(wanted.size) * grown).toSize().boundedTo(kept.size() * wanted.grown).expandedTo(least));
    const double larger = std::min(wanted.ratio, std::sqrt(mostPixels / std::max(1, board.width() * board.height())));
    QImage image((QSizeF(board.size()) * larger).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(larger);
    const kit::Colours& colours = wanted.isDark ? kit::Colours::dark() : kit::Colours::light();
    image.fill(colours.background);
    const QPalette palette = board.palette();
    board.setPalette(colours.palette());
    board.render(&image, {}, {}, QWidget::DrawChildren);
    board.setPalette(palette);
    const Painted painted{board.accessibleName(), image, board.size(), board.cells()};
    board.setGeometry(kept);
    return painted;
}

} // namespace

Wanted Wanted::from(const QJsonObject& said)
{
    Wanted wanted;
    wanted.size = QSize(std::clamp(said.value(QLatin1String("width")).toInt(360), 240, 2400),
        std::clamp(said.value(QLatin1String("height")).toInt(300), 200, 1600));
    wanted.ratio = std::clamp(said.value(QLatin1String("ratio")).toDouble(1), 1.0, 3.0);
    wanted.isDark = said.value(QLatin1String("dark")).toBool(true);
    return wanted;
}

Picture::Picture(const kit::Desk& desk, Seen& seen, engine::Chance& chance)
    : m_seen(seen)
    , m_sitting(seen.campaign(), chance, {})
    , m_view(desk.table(m_sitting, nullptr))
{
    m_view->setAttribute(Qt::WA_DontShowOnScreen);
    m_view->setAttribute(Qt::WA_QuitOnClose, false);
    m_view->setAttribute(Qt::WA_ShowWithoutActivating);
    m_view->setUpdatesEnabled(false); // it is painted for pages alone: nothing keeps a whole window of it beside
    m_view->resize(deskSize);
    connect(&m_sitting, &kit::Sitting::shown, this, [this] { m_isStale = true; });
    m_view->show();
}

Picture::~Picture() = default;

// A curtain falls when somebody else is to speak; here it is lifted again, for the one seat whose table this is.
void Picture::present()
{
    constexpr int mostTimes = 4;
    for (int times = 0; times < mostTimes && m_isStale; ++times) {
        m_isStale = false;
        m_view->present(m_sitting.state());
        if (!m_sitting.mayShow(m_seen.seat()))
            m_sitting.showTo(m_seen.seat());
    }
    m_isStale = false;
}

QList<Painted> Picture::painted(const Wanted& wanted)
{
    if (m_isStale)
        present();
    QList<kit::Board*> boards = m_view->findChildren<kit::Board*>();
    boards.removeIf([&](kit::Board* board) {
        return !board->isVisibleTo(m_view.get()) || board->width() < 60 || board->height() < 40 || isInHand(board);
    });
    std::ranges::sort(boards, std::greater(), [](const kit::Board* board) { return board->width() * board->height(); });
    QList<Painted> all;
    for (kit::Board* board : std::as_const(boards))
        all += paintedBoard(*board, wanted);
    return all;
}

QByteArray packed(const QList<Painted>& pictures, qint64 node)
{
    QJsonArray boards;
    QByteArray bytes;
    for (const Painted& one : pictures) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        one.image.save(&buffer, "JPG", 88); // a tenth of the time that PNG takes
        QJsonArray cells;
        for (const kit::Cell& cell : one.cells)
            cells += QJsonObject{{QStringLiteral("id"), cell.id}, {QStringLiteral("name"), cell.name},
                {QStringLiteral("help"), cell.help}, {QStringLiteral("x"), cell.rect.x()}, {QStringLiteral("y"), cell.rect.y()},
                {QStringLiteral("width"), cell.rect.width()}, {QStringLiteral("height"), cell.rect.height()},
                {QStringLiteral("press"), cell.focusable}};
        boards += QJsonObject{{QStringLiteral("name"), one.name}, {QStringLiteral("width"), one.size.width()},
            {QStringLiteral("height"), one.size.height()}, {QStringLiteral("bytes"), buffer.size()},
            {QStringLiteral("cells"), cells}};
        bytes += buffer.data();
    }
    const QByteArray header = QJsonDocument(QJsonObject{{QStringLiteral("node"), node}, {QStringLiteral("boards"), boards}})
                                  .toJson(QJsonDocument::Compact);
    QByteArray length(4, Qt::Uninitialized);
    qToBigEndian(quint32(header.size()), length.data());
    return length + header + bytes;
}

} // namespace serve

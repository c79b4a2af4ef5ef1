// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/campaigns_model.h"

#include "engine/words/unseen.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/fitting.h"
#include "share/sharing.h"
#include "window/background.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace window {

namespace {

constexpr QSize pictureSize(150, 82);

} // namespace

QString shownTime(const QDateTime& when, const QDateTime& now)
{
    const QDateTime local = when.toLocalTime();
    const QString clock = local.time().toString(QStringLiteral("hh:mm"));
    const qint64 days = local.date().daysTo(now.toLocalTime().date());
    if (days == 0)
        return CampaignsModel::tr("today %1").arg(clock);
    if (days == 1)
        return CampaignsModel::tr("yesterday %1").arg(clock);
    return QLocale().toString(local.date(), QLocale::LongFormat);
}

CampaignsModel::CampaignsModel(Library& library, QObject* parent)
    : QAbstractListModel(parent)
    , m_library(library)
{
}

CampaignsModel::~CampaignsModel() { *m_isOver = true; }

QList<engine::Fault> CampaignsModel::reload()
{
    auto campaigns = m_library.campaigns();
    if (!campaigns)
        return campaigns.faults();
    m_all = std::move(*campaigns);
    m_isLeft.clear();
    if (m_library.shelf()) // none: all that is known of it is what somebody else holds
        if (const auto seats = share::seatsOn(*m_library.shelf())) {
            for (const share::Seat& one : *seats)
                m_isLeft.insert(one.campaign, one.terms.isEnded);
            if (const QString path = m_library.shelf()->path(); std::exchange(m_sawOff, path) != path)
                (void)QtConcurrent::run(background(), [path, seats = *seats, isOver = m_isOver] {
                    share::DeviceKeys keys(path);
                    share::seesOff(seats, keys, [&] { return isOver->load(); });
                });
        }
    filter();
    return {};
}

void CampaignsModel::showOnly(const QString& game)
{
    m_game = game;
    m_isAway = false;
    filter();
}

void CampaignsModel::showAway()
{
    m_game.clear();
    m_isAway = true;
    filter();
}

int CampaignsModel::away() const { return int(std::ranges::count_if(m_all, &shelf::Campaign::isAway)); }

void CampaignsModel::filter()
{
    beginResetModel();
    m_rows.clear();
    for (const shelf::Campaign& one : std::as_const(m_all))
        if (one.isAway == m_isAway && (m_game.isEmpty() || one.game == m_game))
            m_rows += one;
    endResetModel();
    if (!m_isLooking) {
        m_isLooking = true;
        QTimer::singleShot(0, this, &CampaignsModel::lookAt);
    }
}

// One campaign at a time: the page is painted long before the last picture is there.
void CampaignsModel::lookAt()
{
    m_isLooking = false;
    for (int row = 0; row < m_rows.size(); ++row) {
        const shelf::Campaign& one = m_rows[row];
        const auto known = m_looks.constFind(one.id);
        const kit::Colours* colours = &kit::Colours::of(QGuiApplication::palette());
        if (known != m_looks.constEnd() && known->entries == one.entries && known->colours == colours)
            continue;
        Look look{one.entries, colours, {}, {}, {}};
        const kit::Desk* desk = m_library.desk(one.game);
        if (const auto sitting = m_library.sit(one.id, Library::Company::Alone)) {
            const QList<engine::Message> lines = (*sitting)->game().summary((*sitting)->state());
            look.summary = lines.isEmpty() ? QString() : lines.first().text();
            if (desk) {
                look.picture = QPixmap(pictureSize * 2);
                look.picture.fill(Qt::transparent);
                QPainter painter(&look.picture);
                painter.setRenderHint(QPainter::Antialiasing);
                painter.scale(2, 2);
                desk->paintThumbnail(painter, QRect(QPoint(0, 0), pictureSize), (*sitting)->state());
                look.figures = desk->figures((*sitting)->state());
            }
        }
        m_looks.insert(one.id, look);
        emit dataChanged(index(row), index(row));
        m_isLooking = true;
        QTimer::singleShot(0, this, &CampaignsModel::lookAt);
        return;
    }
}

int CampaignsModel::rowOf(const QString& id) const
{
    for (int row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].id == id)
            return row;
    return -1;
}

int CampaignsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

QVariant CampaignsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const shelf::Campaign& one = m_rows[index.row()];
    const engine::Game* game = m_library.game(one.game);
    const auto look = m_looks.constFind(one.id);
    switch (role) {
    case Qt::DisplayRole:
        return one.name;
    case kit::OutcomeRole: {
        QString title = game ? game->title() : engine::withUnseenShown(engine::echoed(one.game));
        if (const auto isLeft = m_isLeft.constFind(one.id);
            isLeft != m_isLeft.constEnd()) // first: the end of the line may be cut
            title = (*isLeft ? tr("%1 · a shared table, left") : tr("%1 · a shared table")).arg(title);
        return tr("%1 · %n entries · last played %2", nullptr, int(one.entries))
            .arg(title, shownTime(one.lastPlayed, m_library.clock()()));
    }
    case kit::DetailRole:
        // The shelf's line is in the language of whoever played last, and one that came from elsewhere has none yet.
        return look == m_looks.constEnd() || look->summary.isEmpty() ? one.summary : look->summary;
    case IdRole:
        return one.id;
    case GameRole:
        return one.game;
    case PictureRole:
        return look == m_looks.constEnd() ? QVariant() : QVariant(look->picture);
    case FiguresRole: {
        QStringList figures;
        if (look != m_looks.constEnd())
            for (const kit::Figure& figure : look->figures)
                figures += {figure.label, figure.value};
        return figures;
    }
    case Qt::AccessibleTextRole:
        return QStringList{one.name, data(index, kit::OutcomeRole).toString(), data(index, kit::DetailRole).toString()}.join(
            QStringLiteral(", "));
    default:
        return {};
    }
}

static void paintPicture(QPainter& painter, const QRect& place, const QPixmap& picture, const QColor& none)
{
    if (!picture.isNull())
        return painter.drawPixmap(place, picture);
    painter.setPen(Qt::NoPen);
    painter.setBrush(none);
    painter.drawRoundedRect(place, 8, 8);
}

void CampaignDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const kit::Colours& colours = kit::Colours::of(option.palette);
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const bool chosen = option.state & QStyle::State_Selected;
    const QRect tile = option.rect.adjusted(2, 2, -2, -8);
    painter->setPen(QPen(chosen                      ? colours.accent
            : option.state & QStyle::State_MouseOver ? colours.muted
                                                     : colours.line,
        chosen ? 3 : 1));
    painter->setBrush(colours.surface);
    painter->drawRoundedRect(tile, 9, 9);
    // Everything is placed from left to right, and turned round where the language is.
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, tile, rect); };
    QRect inner = tile.adjusted(12, 10, -12, -10);
    const QRect left(inner.left(), inner.center().y() - pictureSize.height() / 2, pictureSize.width(), pictureSize.height());
    const QRect picture = placed(left);
    const QRect goOn = goOnRect(option);
    // Large letters in a narrow list: what it is called comes before its picture, and that before its figures.
    const int words = QFontMetrics(option.font).averageCharWidth() * 24;
    const bool hasPicture = inner.right() - left.right() - goOn.width() >= words;
    if (hasPicture) {
        paintPicture(*painter, picture, index.data(CampaignsModel::PictureRole).value<QPixmap>(), colours.raised);
        inner.setLeft(left.right() + 16);
    }

    QFont bold = option.font;
    bold.setBold(true);
    QFont large = bold;
    large.setPointSizeF(option.font.pointSizeF() * 1.5);
    QFont small = option.font;
    small.setPointSizeF(option.font.pointSizeF() * 0.9);
    const QStringList figures = index.data(CampaignsModel::FiguresRole).toStringList();
    for (qsizetype i = figures.size() - 2; i >= 0; i -= 2) {
        const int width = std::max({QFontMetrics(small).horizontalAdvance(figures[i]),
                              QFontMetrics(large).horizontalAdvance(figures[i + 1]), 56})
            + 8;
        if (inner.width() - width < words)
            break;
        const QRect box(inner.right() - width, inner.top(), width, inner.height());
        painter->setFont(small);
        painter->setPen(colours.muted);
        painter->drawText(placed(box), Qt::AlignTop | Qt::AlignRight, figures[i]);
        painter->setFont(large);
        painter->setPen(colours.text);
        painter->drawText(
            placed(box.adjusted(0, QFontMetrics(small).height() + 2, 0, 0)), Qt::AlignTop | Qt::AlignRight, figures[i + 1]);
        inner.setRight(box.left() - 10);
    }
    inner.setRight(std::min(inner.right(), placed(goOn).left() - 10)); // as if from left to right
    painter->setPen(QPen(chosen ? colours.accent : colours.line, 1));
    painter->setBrush(chosen ? colours.accent : colours.raised);
    painter->drawRoundedRect(QRectF(goOn).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter->setFont(bold);
    painter->setPen(chosen ? colours.onAccent : colours.text);
    painter->drawText(goOn, Qt::AlignCenter, tr("Continue"));
    QFont title = bold;
    title.setPointSizeF(option.font.pointSizeF() * 1.2);
    const auto line = [&](const QFont& font, const QColor& colour, const QString& text, int lines) {
        const QFontMetrics metrics(font);
        painter->setFont(font);
        painter->setPen(colour);
        const QRect row = placed(QRect(inner.left(), inner.top(), inner.width(), metrics.height() * lines));
        if (lines == 1)
            painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, row.width()));
        else
            painter->drawText(row, Qt::AlignLeft | Qt::TextWordWrap, kit::fitting(text, metrics, row.size()));
        inner.setTop(row.bottom() + 4); // turning changes no height
    };
    line(title, colours.text, index.data().toString(), 1);
    line(small, colours.muted, index.data(kit::OutcomeRole).toString(), 1);
    line(option.font, colours.text, index.data(kit::DetailRole).toString(),
        std::max(2, inner.height() / QFontMetrics(option.font).height()));
    painter->restore();
}

QRect CampaignDelegate::goOnRect(const QStyleOptionViewItem& option)
{
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics letters(bold);
    const QSize size(letters.horizontalAdvance(tr("Continue")) + 28, letters.height() + 10);
    const QPoint corner(option.rect.right() - 14 - size.width(), option.rect.bottom() - 16 - size.height());
    return QStyle::visualRect(option.direction, option.rect, QRect(corner, size));
}

bool CampaignDelegate::editorEvent(
    QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* mouse = event->type() == QEvent::MouseButtonRelease ? static_cast<QMouseEvent*>(event) : nullptr;
    if (!mouse || mouse->button() != Qt::LeftButton || !goOnRect(option).contains(mouse->position().toPoint()))
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    emit goOnWanted(index);
    return true;
}

bool CampaignDelegate::helpEvent(
    QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    kit::tellRow(*event, *view,
        {index.data().toString(), index.data(kit::OutcomeRole).toString(), index.data(kit::DetailRole).toString()});
    return true;
}

QSize CampaignDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {400, std::max(pictureSize.height() + 30, QFontMetrics(option.font).height() * 5 + 20)};
}

} // namespace window

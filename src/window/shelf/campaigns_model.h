// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The campaigns on the shelf, newest played first, each with its figures and a small picture of its table.
#pragma once

#include "window/library.h"

#include "kit/drawn/tile_delegate.h"

#include <QAbstractListModel>
#include <QPixmap>

#include <atomic>
#include <memory>

namespace kit {
struct Colours;
}

namespace window {

class CampaignsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { IdRole = kit::TileUserRole, GameRole, PictureRole, FiguresRole };

    explicit CampaignsModel(Library& library, QObject* parent = nullptr);
    ~CampaignsModel() override;
    QList<engine::Fault> reload();
    void showOnly(const QString& game); // empty: every game
    void showAway();                    // those that were put away, of every game
    int away() const;                   // how many there are
    const shelf::Campaign& campaign(int row) const { return m_rows[row]; }
    int rowOf(const QString& id) const; // -1: not there

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Look {
        qint64 entries = 0; // it was made for
        const kit::Colours* colours = nullptr;
        QPixmap picture;
        QList<kit::Figure> figures;
        QString summary;
    };
    void filter();
    void lookAt(); // makes the next missing look, and comes back for the rest

    Library& m_library;
    QString m_game;
    bool m_isAway = false;
    QList<shelf::Campaign> m_all;
    QList<shelf::Campaign> m_rows;
    QHash<QString, Look> m_looks;  // by id; a campaign is opened once for it
    QHash<QString, bool> m_isLeft; // of those that others share, by id: this computer sits there no more
    QString m_sawOff;              // the shelf whose farewells that nobody heard were said once more
    const std::shared_ptr<std::atomic_bool> m_isOver = std::make_shared<std::atomic_bool>(false); // nobody waits for farewells
    bool m_isLooking = false;
};

// "today 18:52", "yesterday 22:40", "12 March 2026"
QString shownTime(const QDateTime& when, const QDateTime& now);

// A campaign as a wide tile: picture, name, game and time, summary, two figures.
class CampaignDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override; // all that it says, whatever the row has room for
    bool editorEvent(
        QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index) override;
    static QRect goOnRect(const QStyleOptionViewItem& option); // of the button in a row

signals:
    void goOnWanted(const QModelIndex& index);
};

} // namespace window

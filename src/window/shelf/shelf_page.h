// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: every campaign on the shelf, and the ways to another one.
#pragma once

#include "window/shelf/campaigns_model.h"
#include "window/shelf/start_tiles.h"
#include "window/page.h"

#include <QSet>

namespace Ui {
class ShelfPage;
class ShelfSide;
} // namespace Ui

namespace window {

class ShelfPage : public Page {
    Q_OBJECT

public:
    ShelfPage(Library& library, QWidget* parent = nullptr);
    ~ShelfPage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    QWidget* firstFocus() override;
    QWidget* side() override { return m_side; }
    bool isAlone() const override; // nothing stands there yet, and in large letters the games need the room
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void bringIn(const QString& file);     // a campaign from a file, or what was played of one that is here
    void salvageInto(const QString& file); // what can be read of a damaged shelf

signals:
    void tryWanted(const QString& game);
    void newWanted(const QString& game);  // empty: to be chosen
    void copyWanted(const QString& file); // to look into
    void savedWanted();                   // what was saved when the shelf's file was taken away

private:
    QString chosen() const; // id of the chosen campaign; empty: none
    QString chosenName() const;
    void wire();
    void makeTiles();
    void showLast();
    void fit();
    void paintTables(); // one after the other, when the page stands there already
    void choose();
    void showOnly();
    void showCopies();
    void readCopies(); // what stood in them, one after the other
    bool wordThen();   // no: nothing is left to be told
    void wordCopies();
    QSet<int> toldAlready(const QString& campaign) const; // rows of copies
    void rename();
    void putAway();
    void importFile();
    void mergeFile();
    bool merge(const QString& campaign, const QString& file, bool mayBeOwn); // false: it comes in as a campaign of its own
    void exportFile();
    void duplicate();
    void bringBack();
    void salvage();
    QString troubleText() const;
    void received(engine::Result<shelf::Campaign> campaign, const QString& how); // how: "%1 was imported"

    bool m_isReadable = true;
    QString m_emptyText;
    QString m_onTable; // was taken to the table since this page was seen last
    QString m_saved;   // where what could be read was saved
    QHash<QString, std::optional<QList<shelf::Campaign>>>
        m_stood;                                       // in each copy, for copies never change; nothing: it cannot be read
    QHash<std::pair<QString, qint64>, QString> m_then; // what a campaign had come to with so many entries, in the reader's words
    QString m_wholeFor;                                // the campaign for which copies without it are shown too
    bool m_isReading = false;
    Library& m_library;
    CampaignsModel m_model;
    LastTile* m_last;
    QList<GameTile*> m_tiles;
    QHash<QString, engine::AnyState> m_tables; // to try, by game
    qint64 m_lastSeen = -1;                    // entries of the campaign in the tile, when its picture was painted
    bool m_isPainting = false;
    std::unique_ptr<Ui::ShelfPage> m_ui;
    QWidget* m_side;
    std::unique_ptr<Ui::ShelfSide> m_sideUi;
};

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the start page is made of: the campaign played last, and a tile for each game with its two ways in.
#pragma once

#include "shelf/shelf.h"
#include "window/shelf/thumbnail.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace window {

class GameTile : public QFrame {
    Q_OBJECT

public:
    GameTile(const engine::Game& game, const kit::Desk* desk, QWidget* parent = nullptr);
    void show(const engine::AnyState& state); // of its table to try
    void setWritable(bool isWritable);        // whether anything can be begun now
    void setLow(bool isLow);                  // whether the shelf below wants the room
    const QString& game() const { return m_game; }

signals:
    void tryWanted();
    void ownWanted();

protected:
    bool event(QEvent* event) override;

private:
    QString m_game;
    const kit::Desk* m_desk;
    Thumbnail* m_picture;
    QLabel* m_line;
    QPushButton* m_try;
    QPushButton* m_own;
};

class LastTile : public QFrame {
    Q_OBJECT

public:
    explicit LastTile(QWidget* parent = nullptr);
    void show(const shelf::Campaign& campaign, const QString& game, const QString& when);
    void picture(const kit::Desk* desk, const engine::AnyState& state, const QString& summary); // when it has been opened
    const QString& campaign() const { return m_id; }
    QWidget* first() const;  // what Return presses
    void setLow(bool isLow); // whether the shelf below wants the room: its figures stand there too

signals:
    void continueWanted();
    void moreWanted(); // to copy, export, rename, put away

private:
    QString m_id;
    Thumbnail* m_picture;
    QLabel* m_when;
    QLabel* m_name;
    QLabel* m_game;
    QWidget* m_numbers;
    QHBoxLayout* m_figures;
    QLabel* m_summary;
    QPushButton* m_continue;
    QPushButton* m_more;
};

} // namespace window

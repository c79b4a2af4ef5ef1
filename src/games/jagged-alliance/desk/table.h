// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Jagged Alliance: resources and order of play above, below them the scenario or the campaign; dice, maps and
// every other action stand behind buttons.
#pragma once

#include "kit/desk.h"

#include <QPointer>

class QFrame;
class QPushButton;

namespace kit {
class StageBar;
class TablePages;
} // namespace kit

namespace jaggedalliance::desk {

class CampaignPage;
class Cubes;
class DicePage;
class MapPage;
class PlayPage;
class Resources;

class Table : public kit::TableView {
    Q_OBJECT

public:
    Table(kit::Sitting& sitting, QWidget* parent);
    void present(const engine::AnyState& state) override;
    void choose(const QString& actor) override;

private:
    QPushButton* turner(const char* name, const QString& text, const QString& help, Qt::Key key);
    void turn();
    void showStages();
    void askName(const engine::Submission& submission);
    void count(const QString& who, const QPoint& global, int key, int zone);

    kit::Sitting& m_sitting;
    Resources* m_resources;
    kit::StageBar* m_stages;
    QFrame* m_warning;
    QPushButton* m_toForecast;
    QPushButton* m_toMap;
    QPushButton* m_toDice;
    QPushButton* m_toAny;
    kit::TablePages* m_pages;
    PlayPage* m_play;
    QPointer<Cubes> m_cubes; // while they are counted
    CampaignPage* m_campaign;
    DicePage* m_dice;
    MapPage* m_map;
};

} // namespace jaggedalliance::desk

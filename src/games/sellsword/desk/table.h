// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Sellsword: score and order of the round above; below them the warbands, the match, the map being drawn, or
// a form for anything.
#pragma once

#include "games/sellsword/desk/match/choices.h"
#include "games/sellsword/rules/gone_by.h"
#include "kit/desk.h"
#include "kit/forms/unsaved.h"
#include "kit/lists/left_undone.h"

class QPushButton;

namespace kit {
class StageBar;
class TablePages;
} // namespace kit

namespace sellsword::desk {

class CardPage;
enum class CardKind;
class MapPage;
class MatchPage;
class ScoreStrip;
class WarbandPage;

class Table : public kit::TableView, public kit::Unsaved {
    Q_OBJECT

public:
    Table(kit::Sitting& sitting, QWidget* parent);
    void present(const engine::AnyState& state) override;
    void choose(const QString& actor) override;
    QByteArray typed() const override;
    void goOnWith(const QByteArray& typed) override;

private:
    void turn(); // to the page that is wanted
    void act(const engine::AnyAction& action);
    void follow(const engine::AnyAction& done);
    void followAsked(const engine::AnyAction& done);
    void showEnded(const engine::Submission& done);
    void askDistance(const engine::Fault& open);
    void drawMap();
    void enterCard(CardKind kind, const QString& taker, const QString& again);
    void leaveCard();

    kit::Sitting& m_sitting;
    ScoreStrip* m_score;
    kit::StageBar* m_round;
    QPushButton* m_more;
    kit::TablePages* m_pages;
    WarbandPage* m_warbands;
    MatchPage* m_match;
    MapPage* m_map = nullptr;   // made when it is first wanted
    CardPage* m_card = nullptr; // made anew for each card
    engine::AnyState m_known;   // when it was begun
    QList<Choice> m_ended;      // by the last act, and by what followed it
    kit::LeftUndone m_left;     // of one campaign: another one has a table of its own
    engine::AnyAction m_asked;  // for what nobody entered, before it is done
    bool m_isFollowing = false;
    bool m_isMustering = false;
    bool m_isDrawing = false;
    engine::AnyState m_drawn; // the state whose map is being drawn
};

} // namespace sellsword::desk

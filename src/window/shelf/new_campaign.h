// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for what a new campaign needs: a game, a name, packs, how the table reads the rules.
#pragma once

#include "engine/tracking.h"
#include "window/library.h"

#include <QDialog>

namespace Ui {
class NewCampaign;
}

namespace window {

class Readings;

class NewCampaign : public QDialog {
    Q_OBJECT

public:
    // game: the one of which somebody has the box; empty: it is chosen here.
    NewCampaign(Library& library, const QString& game, QWidget* parent = nullptr);
    ~NewCampaign() override;

    std::unique_ptr<kit::Sitting> take() { return std::move(m_sitting); } // the campaign, once accepted
    void setReal(bool dice, bool cards);                                  // what the table did last time
    bool usesRealDice() const;
    bool usesRealCards() const;
    void accept() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fit(); // as high as its words are
    void chooseGame();
    void countReadings();
    int firstToMove() const; // row of a pack
    void movePack(int by);
    void orderPacks();
    QStringList chosenPacks() const;
    void countPacks(); // those that are chosen
    engine::Tracking tracking() const;
    QStringList players() const;
    void object(const QString& problem, QWidget* where);

    Library& m_library;
    std::unique_ptr<Ui::NewCampaign> m_ui;
    QWidget* m_content; // all but its buttons: what has no room is scrolled to
    QString m_proposed; // as the name
    Readings* m_settings = nullptr;
    QStringList m_tracking; // how the game calls what is tracked; empty: it is not asked
    QJsonObject m_usual;    // settings that are not worth writing down
    std::unique_ptr<kit::Sitting> m_sitting;
};

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every roll with who and why, those of the campaign and those of the tray; and whether luck was kind.
#pragma once

#include "dice/luck.h"
#include "kit/lists/dice_tray.h"
#include "kit/drawn/tile_delegate.h"
#include "window/latest.h"
#include "window/page.h"

#include <QAbstractListModel>

#include <memory>

class QListView;

namespace Ui {
class DicePage;
class DiceSide;
} // namespace Ui
namespace kit {
class Bars;
}

namespace window {

class Library;

struct LoggedRoll {
    QString title;  // "D6: 5"
    QString detail; // why, and who
    QString folded; // for searching
    QDateTime when;
    int sides = 0; // 0: no single die
    int face = 0;
    QString who;
    QString by;       // who threw it: "program", "table", empty where it was not noted
    qint64 entry = 0; // of the history; 0: only in the tray
    QString kind{};   // what a die is called that shows something else than numbers: its colour
};

class RollsModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;
    void show(QList<LoggedRoll> rolls); // newest first
    const QList<LoggedRoll>& rolls() const { return m_rolls; }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_rolls.size()); }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QList<LoggedRoll> m_rolls;
};

class DicePage : public Page {
    Q_OBJECT

public:
    DicePage(kit::DiceTray& tray, Library& library, QWidget* parent = nullptr);
    ~DicePage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    QWidget* side() override { return m_side; }
    QWidget* firstFocus() override;
    bool isBusy() const { return m_latest.isBusy(); }

private:
    void gather();
    void filter();
    void findLuck(); // of the rolls that are listed
    void listDice();
    void showLuck(); // of the die that is chosen
    QStringList seeds() const;

    std::unique_ptr<Ui::DicePage> m_ui;
    std::unique_ptr<Ui::DiceSide> m_sideUi;
    QWidget* m_side; // the window takes it into its band
    kit::DiceTray& m_tray;
    Library& m_library;
    kit::Bars* m_chart;
    RollsModel m_model;
    QListView* m_list;
    QList<LoggedRoll> m_all;
    kit::Sitting* m_sitting = nullptr;
    QList<dice::Luck> m_luck;
    Latest<QList<dice::Luck>> m_latest; // last: ends before what it fills
};

} // namespace window

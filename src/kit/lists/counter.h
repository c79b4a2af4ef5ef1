// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a figure of a table one that can be set to what lies there: as a correction, with its limits and the rule behind it.
#pragma once

#include <QList>
#include <QString>

#include <functional>

class QPoint;
class QWidget;

namespace engine {
class Game;
struct Reason;
} // namespace engine

namespace kit {

class Readout;
class TableView;

struct Counting {
    std::function<QString()> path; // of the value that is shown; empty: there is none now, and nothing is corrected
    int least = 0;
    int most = 0;
    const engine::Reason* rule = nullptr;
    std::function<void(int value)> set = {}; // where it is no number that stands there; none: a correction of the path
};

// What a limit says, and the page.
QString ruleText(const engine::Reason& rule, const engine::Game& game);

void countOn(TableView& table, const engine::Game& game, Readout& figure, const Counting& counting);

// Of a pile whose cards have names a number alone says too little: a menu of them, and what is chosen there.
struct Kind {
    QString id;
    QString name;
};
void askWhich(QWidget& over, const QPoint& global, const QString& question, const QList<Kind>& kinds,
    const std::function<void(const QString& id)>& then);

} // namespace kit

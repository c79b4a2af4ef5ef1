// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Why buttons are grey: the keyboard passes them over, so that their reasons are a list of its own.
#pragma once

#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace window {

struct Grey {
    QString name;
    QString why;
    QWidget* button = nullptr;
};

QList<Grey> greyIn(const QWidget& window); // what is in sight, in the order of Tab
// Return on one calls rule, which opens the rule behind it, if there is one.
void tellGrey(QWidget& window, const QList<Grey>& all, const std::function<void(const QWidget& button)>& rule);

} // namespace window

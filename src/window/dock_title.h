// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The title of a band beside the table, in the theme: its name, what else can be pressed there, a button that lets it float, one
// that puts it away.
#pragma once

#include <QList>

class QAction;
class QDockWidget;
class QWidget;

namespace window {

// back: how to get it again, told by the button that puts it away.
QWidget* dockTitle(QDockWidget* dock, const QString& back, const QList<QAction*>& actions = {});

} // namespace window

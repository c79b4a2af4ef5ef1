// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The title of a band beside the table, in the theme: its name, a button that lets it float, one that puts it away.
#pragma once

#include <QWidget>

class QDockWidget;

namespace window {

// back: how to get it again, told by the button that puts it away.
QWidget* dockTitle(QDockWidget* dock, const QString& back);

} // namespace window

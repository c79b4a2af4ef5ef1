// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/dock_title.h"

#include "kit/drawn/icons.h"
#include "kit/drawn/plain_label.h"
#include "window/texts.h"

#include <QAction>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QToolButton>

namespace window {

namespace {

QToolButton* button(QDockWidget* dock, const QString& name, const QString& says)
{
    constexpr int least = 24; // what a finger or an unsteady hand hits
    auto* made = new QToolButton(dock);
    made->setObjectName(dock->objectName() + name);
    made->setProperty("look", "dock");
    made->setMinimumSize(least, least);
    made->setAccessibleName(says);
    made->setToolTip(says);
    return made;
}

QToolButton* button(QDockWidget* dock, const char* name, const QString& sign, const QString& says)
{
    QToolButton* made = button(dock, QLatin1String(name), says);
    made->setIcon(kit::signIcon(sign));
    return made;
}

} // namespace

QWidget* dockTitle(QDockWidget* dock, const QString& back, const QList<QAction*>& actions)
{
    auto* title = new QWidget(dock);
    auto* row = new QHBoxLayout(title);
    row->setContentsMargins(6, 2, 2, 2);
    row->setSpacing(0);
    auto* name = new kit::ElidedLabel(title);
    name->setProperty("look", "heading");
    name->setText(dock->windowTitle());
    name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QToolButton* floats = button(dock, "Floats", QStringLiteral("⧉"), tr("A window of its own, or back to its place"));
    QToolButton* away = button(dock, "Away", QStringLiteral("✕"), tr("Put away: %1").arg(back));
    row->addWidget(name, 1);
    for (QAction* action : actions) {
        QToolButton* does = button(dock, action->objectName(), action->text());
        does->setDefaultAction(action);
        row->addWidget(does);
    }
    row->addWidget(floats);
    row->addWidget(away);
    QObject::connect(dock, &QDockWidget::windowTitleChanged, name, &QLabel::setText);
    QObject::connect(floats, &QToolButton::clicked, dock, [dock] { dock->setFloating(!dock->isFloating()); });
    QObject::connect(away, &QToolButton::clicked, dock, &QWidget::close);
    return title;
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/once_more.h"

#include "kit/drawn/wrapped_button.h"

#include <QCoreApplication>

namespace kit {

QPushButton* onceMoreButton(QWidget* parent)
{
    auto* button = new WrappedButton(parent);
    button->setObjectName(QStringLiteral("onceMore"));
    button->setProperty("look", "primary");
    button->setText(QCoreApplication::translate("kit", "&Once more, with these settings"));
    button->setToolTip(
        QCoreApplication::translate("kit", "A new campaign with the same settings and cards; this one stays on the shelf"));
    button->hide();
    return button;
}

} // namespace kit

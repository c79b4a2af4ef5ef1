// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader walks through in a window and hears nothing of: parts that are seen and have no name, and numbers that can
// be set and do not say so.
#pragma once

#include "kit/drawn/readout.h"
#include "support/wrong_in.h"

#include <QAccessible>
#include <QLabel>

namespace support {

// What only holds other things, or is moved past.
inline bool isSilent(QAccessible::Role role)
{
    static const QList<QAccessible::Role> silent{QAccessible::Client, QAccessible::Pane, QAccessible::LayeredPane,
        QAccessible::Grouping, QAccessible::Splitter, QAccessible::ScrollBar, QAccessible::Window, QAccessible::Border,
        QAccessible::Separator, QAccessible::Grip, QAccessible::TitleBar, QAccessible::Whitespace, QAccessible::Indicator,
        QAccessible::Section, QAccessible::Form, QAccessible::Graphic, QAccessible::Canvas, QAccessible::Row,
        QAccessible::RowHeader, QAccessible::PageTabList};
    return silent.contains(role);
}

inline QString whatItIs(const QAccessibleInterface& part)
{
    for (const QAccessibleInterface* up = &part; up; up = up->parent())
        if (const auto* widget = qobject_cast<const QWidget*>(up->object()))
            return named(widget) + (up == &part ? QString() : QStringLiteral(", a part of it"));
    return QStringLiteral("something");
}

inline void listen(QAccessibleInterface& part, QStringList& found)
{
    const auto state = part.state();
    const auto* widget = qobject_cast<const QWidget*>(part.object());
    if (state.invisible || (widget && (!widget->isVisible() || widget->size().isEmpty())))
        return;
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (widget && (qobject_cast<const QComboBox*>(widget->parent()) || qobject_cast<const QAbstractSpinBox*>(widget->parent())))
        return;                                                                       // the line within a box is heard as the box
    const bool isBare = label && label->text().isEmpty() && label->pixmap().isNull(); // nothing is seen either
    if (!isSilent(part.role()) && !isBare && !state.offscreen && part.text(QAccessible::Name).trimmed().isEmpty())
        found += QStringLiteral("nothing is heard of %1 (role %2)").arg(whatItIs(part)).arg(part.role());
    if (const auto* counter = qobject_cast<const kit::Readout*>(widget);
        counter && counter->isCounter() && (!part.valueInterface() || part.role() != QAccessible::SpinBox))
        found += QStringLiteral("%1 can be set and does not say so").arg(named(counter));
    constexpr int most = 200; // rows of a list are alike
    for (int i = 0; i < std::min(part.childCount(), most); ++i)
        if (QAccessibleInterface* child = part.child(i))
            listen(*child, found);
}

inline QStringList unheardIn(QWidget& main)
{
    QStringList found;
    if (QAccessibleInterface* all = QAccessible::queryAccessibleInterface(&main))
        listen(*all, found);
    found.removeDuplicates();
    return found;
}

} // namespace support

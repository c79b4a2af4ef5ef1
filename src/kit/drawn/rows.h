// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Columns and rows of widgets, close together and without a margin unless one is given.
#pragma once

#include <QBoxLayout>
#include <QMargins>

namespace kit {

template <class Layout> Layout* spaced(QWidget* of, int spacing, const QMargins& margins)
{
    auto* layout = of ? new Layout(of) : new Layout;
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

inline QVBoxLayout* column(QWidget* of, int spacing, const QMargins& margins = {})
{
    return spaced<QVBoxLayout>(of, spacing, margins);
}
inline QHBoxLayout* row(QWidget* of, int spacing, const QMargins& margins = {})
{
    return spaced<QHBoxLayout>(of, spacing, margins);
}

} // namespace kit

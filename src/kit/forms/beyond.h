// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed into any number of a table and is beyond its limits is refused in the same words.
#pragma once

#include <QString>

class QWidget;

namespace kit {

// In the window's line, or beside what was typed into. stays: what stands there now; rule: that sets the limit, and its page.
void tellBeyond(const QWidget& at, const QString& typed, const QString& least, const QString& most, const QString& stays,
    const QString& rule = {});

} // namespace kit

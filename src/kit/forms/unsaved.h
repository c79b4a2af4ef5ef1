// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a form that somebody fills in there: what is typed and not entered outlives the program.
#pragma once

#include <QByteArray>

namespace kit {

class Unsaved {
public:
    Unsaved() = default;
    virtual ~Unsaved() = default;
    Q_DISABLE_COPY_MOVE(Unsaved)

    virtual QByteArray typed() const = 0;               // empty: nothing
    virtual void goOnWith(const QByteArray& typed) = 0; // after the table was shown; what does not fit it any more is left out
};

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A label that is never lower than its words: where the side has not the room, it scrolls.
#pragma once

#include <QLabel>

#include <algorithm>

namespace kit {

class WholeLabel : public QLabel {
public:
    using QLabel::QLabel;

    // It gets lower by two lines and more only: what lies below it would move with every act.
    void keepWhole()
    {
        const int before = minimumHeight();
        setMinimumHeight(0);                                     // or it never gets lower again
        const int wanted = std::max(0, heightForWidth(width())); // of no words it is none
        const bool isCalm = wanted > 0 && wanted < before && before - wanted < 2 * fontMetrics().lineSpacing();
        setMinimumHeight(isCalm ? before : wanted);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        // Not while whoever holds it lays it out: what is said then is not heard.
        QMetaObject::invokeMethod(this, &WholeLabel::keepWhole, Qt::QueuedConnection);
    }
};

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A label that is never lower than its words: where the side has not the room, it scrolls.
#pragma once

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace kit {

class WholeLabel : public QLabel {
public:
    using QLabel::QLabel;

    // In one room it gets lower by two lines and more only: what lies below it would move with every act. What it was elsewhere
    // says nothing.
    void keepWhole()
    {
        const int before = minimumHeight(), line = fontMetrics().lineSpacing();
        setMinimumHeight(0);                               // or it never gets lower again
        int wanted = std::max(0, heightForWidth(width())); // of no words it is none
        if (wanted > 0 && m_usual > 0)
            wanted = std::max(wanted, (m_usual * fontMetrics().averageCharWidth() / std::max(1, width()) + 1) * line);
        const bool isSameRoom = width() == m_width && line == m_line;
        const bool isCalm = wanted > 0 && wanted < before && isSameRoom && (m_usual > 0 || before - wanted < 2 * line);
        setMinimumHeight(isCalm ? before : wanted);
        m_width = width();
        m_line = line;
    }
    // What is told next is about as long: there is room for that from the beginning, and for the longest so far.
    void expect(int letters) { m_usual = letters; }

protected:
    bool isExpecting() const { return m_usual > 0; }
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        // Not while whoever holds it lays it out: what is said then is not heard.
        QMetaObject::invokeMethod(this, &WholeLabel::keepWhole, Qt::QueuedConnection);
    }
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::FontChange && minimumHeight() > 0) // it was made whole in other letters
            QMetaObject::invokeMethod(this, &WholeLabel::keepWhole, Qt::QueuedConnection);
    }

private:
    int m_usual = 0, m_width = 0, m_line = 0;
};

} // namespace kit

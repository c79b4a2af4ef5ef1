// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/first_click.h"

#include <QFocusEvent>
#include <QLineEdit>

#include <utility>

namespace kit {

namespace {

// When the button is released, because pressing it places the cursor; what was drawn over with it stays selected.
class FirstClick : public QObject {
public:
    explicit FirstClick(QLineEdit& line)
        : QObject(&line)
        , m_line(line)
    {
        line.installEventFilter(this);
        if (QWidget* box = line.focusProxy()) // it is the box that gets the keyboard
            box->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn)
            m_isFirst = static_cast<QFocusEvent*>(event)->reason() == Qt::MouseFocusReason;
        else if (watched == &m_line && event->type() == QEvent::MouseButtonRelease && std::exchange(m_isFirst, false)
            && !m_line.hasSelectedText())
            m_line.selectAll();
        return QObject::eventFilter(watched, event);
    }

private:
    QLineEdit& m_line;
    bool m_isFirst = false; // the click that goes on gave it the keyboard
};

} // namespace

void selectAtFirstClick(QLineEdit& line) { new FirstClick(line); }

} // namespace kit

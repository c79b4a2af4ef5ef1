// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tab goes by these in their order. A text in which a word will be a link has its place among them before it has any.
#pragma once

#include "kit/lists/term_label.h"

namespace kit {

// What Tab comes to within a part of a form, with the texts that may be linked, in the order in which it does.
inline QList<QWidget*> stopsIn(const QWidget& part)
{
    const QWidget* outside = &part; // the rows of a list come before the list itself, as they were put there
    do
        outside = outside->previousInFocusChain();
    while (outside != &part && (part.isAncestorOf(outside) || !(outside->focusPolicy() & Qt::TabFocus)));
    QList<QWidget*> stops;
    for (QWidget* one = outside->nextInFocusChain(); one != outside; one = one->nextInFocusChain())
        // A list that drops down is a window; the line within a box comes along with it.
        if (part.isAncestorOf(one) && !one->focusProxy() && one->window() == part.window()
            && (one->focusPolicy() & Qt::TabFocus || qobject_cast<const TermLabel*>(one)))
            stops += one;
    return stops;
}

inline void tabThrough(const QList<QWidget*>& stops)
{
    QList<QWidget*> waiting; // Qt orders nothing that takes no keys
    for (QWidget* one : stops)
        if (one->focusPolicy() == Qt::NoFocus && qobject_cast<TermLabel*>(one)) {
            waiting += one;
            one->setFocusPolicy(Qt::TabFocus);
        }
    for (qsizetype at = 1; at < stops.size(); ++at)
        if (stops[at - 1]->window() == stops[at]->window()) // a band may float
            QWidget::setTabOrder(stops[at - 1], stops[at]);
    for (QWidget* one : waiting)
        one->setFocusPolicy(Qt::NoFocus);
}

} // namespace kit

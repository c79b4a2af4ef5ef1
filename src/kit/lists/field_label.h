// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words beside a field, which lead to their rules: a press on one shows the rule, in the field F1 does. No stop of the
// keyboard, so that fields follow each other; words that stand beside none are one.
#pragma once

#include "kit/lists/term_label.h"

namespace kit {

// The words of the game whose table a window shows; its labels are read by them from when they are seen next.
void readLabelsBy(QWidget& window, const rulebook::Terms& terms, std::function<void(const QString& entry)> lookUp);

class FieldLabel : public TermLabel {
public:
    FieldLabel(const QString& text, QWidget* field, QWidget* parent); // in one line; field: null: none
    void say(const QString& text);
    void standFor(QWidget* editor) { editor->installEventFilter(this); } // the rows of a list too, whichever has the keyboard

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* field, QEvent* event) override;

private:
    void read();

    QString m_text;
};

} // namespace kit

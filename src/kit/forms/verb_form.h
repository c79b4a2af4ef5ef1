// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any action of a game as a form: for what no list offers, and for games without a desk.
#pragma once

#include "kit/forms/form.h"
#include "kit/sitting.h"

class QComboBox;
class QPushButton;
class QScrollArea;

namespace kit {

class VerbForm : public QWidget {
    Q_OBJECT

public:
    VerbForm(Sitting& sitting, QWidget* parent);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QJsonObject schemaOf(const engine::Verb& verb) const;
    void make(); // with the names that its fields may hold now

    Sitting& m_sitting;
    QComboBox* m_verb;
    QScrollArea* m_area;
    QPushButton* m_do;
    Form* m_form = nullptr;
    int m_made = -1;        // the verb of the form
    bool m_isStale = false; // the table went on while nobody looked
};

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A number that counts as soon as it is typed to its end (Enter, or the box is left). One beyond its limits can be typed and is
// refused in words: cut to what is allowed it would be another one.
#pragma once

#include <QSpinBox>

namespace kit {

class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget* parent = nullptr);

protected:
    QValidator::State validate(QString& text, int& at) const override;
    void fixup(QString& text) const override;

private:
    QString numberIn(const QString& text) const; // empty: none stands there
};

} // namespace kit

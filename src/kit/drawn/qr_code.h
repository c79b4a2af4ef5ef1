// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A text as a code that phones scan. Where libqrencode was not installed when the program was built, it stays empty.
#pragma once

#include <QBitArray>
#include <QWidget>

namespace kit {

// Rows of a square, dark modules set; empty when the text does not fit or nothing can make one.
QBitArray qrModules(const QString& text);

class QrCode : public QWidget {
public:
    explicit QrCode(QWidget* parent = nullptr);
    void show(const QString& text); // empty: nothing
    bool isEmpty() const { return m_modules.isEmpty(); }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int modules() const; // across, with what stays light around them

    QBitArray m_modules;
};

} // namespace kit

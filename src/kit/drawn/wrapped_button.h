// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A button that says all of its words, in as many lines as its width asks for.
#pragma once

#include <QPushButton>
#include <QResizeEvent>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace kit {

class WrappedButton : public QPushButton {
public:
    explicit WrappedButton(QWidget* parent)
        : QPushButton(parent)
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // no wider than its place
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        const QStyleOptionButton option = laidOut(width);
        const QSize words = option.fontMetrics.size(Qt::TextShowMnemonic, option.text);
        return style()->sizeFromContents(QStyle::CT_PushButton, &option, words, this).height();
    }
    QSize minimumSizeHint() const override // no word is cut, nor any of its lines where the rest has little room
    {
        int longest = 0;
        for (const QString& word : text().split(QLatin1Char(' ')))
            longest = std::max(longest, fontMetrics().size(Qt::TextShowMnemonic, word).width());
        const bool isLaid = testAttribute(Qt::WA_Resized) && width() >= longest + edges();
        return {longest + edges(), isLaid ? heightForWidth(width()) : QPushButton::minimumSizeHint().height()};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        if (event->oldSize().width() != width())
            updateGeometry();
    }
    void paintEvent(QPaintEvent*) override { QStylePainter(this).drawControl(QStyle::CE_PushButton, laidOut(width())); }

private:
    int edges() const // border and padding on both sides, which grow with the letters
    {
        constexpr int wide = 400; // wider than any button has to be
        QStyleOptionButton option;
        initStyleOption(&option);
        return style()->sizeFromContents(QStyle::CT_PushButton, &option, {wide, option.fontMetrics.height()}, this).width()
            - wide;
    }

    QStyleOptionButton laidOut(int width) const
    {
        QStyleOptionButton option;
        initStyleOption(&option);
        const int room = width - edges();
        QString line, lines;
        for (const QString& word : text().split(QLatin1Char(' '))) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            const bool fits = line.isEmpty() || option.fontMetrics.size(Qt::TextShowMnemonic, longer).width() <= room;
            if (!fits)
                lines += line + QLatin1Char('\n');
            line = fits ? longer : word;
        }
        option.text = lines + line;
        return option;
    }
};

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Labels: whatever a card or a pack says in them stays plain text.
#pragma once

#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace kit {

inline QLabel* plainLabel(const char* look, QWidget* parent, const QString& text = {})
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("look", look);
    label->setText(text);
    return label;
}

inline void restyle(QWidget* part, const char* look) // while it is seen
{
    part->setProperty("look", QLatin1String(look));
    part->style()->unpolish(part);
    part->style()->polish(part);
}

// One line that ends with an ellipsis where there is no room for it, unless it may wrap; a screen reader hears all of it.
class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(QWidget* parent)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (wordWrap()) // there is room
            return QLabel::paintEvent(event);
        QPainter painter(this);
        const int room = contentsRect().width();
        QString shown = text();
        if (const QString end =
                property("canGo").toString(); // what is told elsewhere goes before a sign says that something is cut
            !end.isEmpty() && shown.endsWith(end) && fontMetrics().horizontalAdvance(shown) > room)
            shown.chop(end.size());
        if (const QString brief = property("brief").toString(); // the same in fewer words
            !brief.isEmpty() && fontMetrics().horizontalAdvance(shown) > room)
            shown = brief;
        style()->drawItemText(&painter, contentsRect(), int(alignment()) | Qt::TextSingleLine, palette(), isEnabled(),
            fontMetrics().elidedText(shown, Qt::ElideRight, room), foregroundRole());
    }
};

} // namespace kit

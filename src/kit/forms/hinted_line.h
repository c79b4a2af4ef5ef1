// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A line that says what may stand in it as long as nothing does: in full, or briefly where that would be cut.
#pragma once

#include <QLineEdit>

namespace kit {

// Several words where whole ones have no room.
inline QString briefly(const QStringList& words)
{
    QStringList begun;
    for (const QString& word : words)
        begun += word.left(3);
    return begun.join(QLatin1Char(' '));
}

class HintedLine : public QLineEdit {
public:
    HintedLine(const QString& full, const QString& brief, QWidget* parent)
        : QLineEdit(parent)
        , m_full(full)
        , m_brief(brief)
    {
        setPlaceholderText(m_full);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLineEdit::resizeEvent(event);
        const int around = 2 * fontMetrics().horizontalAdvance(QLatin1Char('m'));
        setPlaceholderText(width() - around >= fontMetrics().horizontalAdvance(m_full) ? m_full : m_brief);
    }

private:
    QString m_full, m_brief;
};

} // namespace kit

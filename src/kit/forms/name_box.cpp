// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/name_box.h"

#include "engine/message.h"
#include "kit/lists/told_apart.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>

#include <algorithm>

namespace kit {

NameBox::NameBox(QList<cards::Name> known, New also, QWidget* parent)
    : QComboBox(parent)
    , m_known(std::move(known))
    , m_also(also)
{
    std::ranges::sort(m_known, {}, [](const cards::Name& one) { return one.title.toLower(); });
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert); // what is typed is a name, not a new choice
    addItem(QString());
    Titles called;
    for (const cards::Name& one : std::as_const(m_known))
        called.insert(one.id, one.title);
    called = toldApart(called);
    for (const cards::Name& one : std::as_const(m_known))
        addItem(called.value(one.id), one.id);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    const int own = count(); // the last row: a card that is not known yet
    connect(lineEdit(), &QLineEdit::textEdited, this, [this, own](const QString& text) {
        m_whole = text.trimmed();
        m_typed = nameIn(m_whole);
        const int cursor = lineEdit()->cursorPosition();
        const bool isKnown = m_also == New::None || m_typed.isEmpty() || m_known.isEmpty() || rowOf(m_typed) > 0
            || std::ranges::any_of(
                m_known, [&](const cards::Name& one) { return one.title.compare(m_typed, Qt::CaseInsensitive) == 0; });
        if (isKnown && count() > own)
            removeItem(own);
        else if (!isKnown && count() > own)
            setItemText(own, newCard(m_typed));
        else if (!isKnown)
            addItem(newCard(m_typed));
        if (lineEdit()->text()
            != text) { // where the row of the new one was chosen before, its words took the place of what is typed
            lineEdit()->setText(text);
            lineEdit()->setCursorPosition(cursor);
        }
    });
}

int NameBox::rowOf(const QString& text) const
{
    const int row = findText(text, Qt::MatchFixedString);
    return row > m_known.size() ? -1 : row; // behind the known ones stands the new one
}

QString NameBox::nameIn(const QString& typed) const
{
    const QString name = m_line ? m_line->nameBefore(typed) : QString();
    return name.isEmpty() ? typed : name;
}

QString NameBox::newCard(const QString& title) const { return engine::fill(tr("New card “%1”"), {title}); }

std::optional<cards::Name> NameBox::meant() const
{
    const QString said = nameIn(currentText().trimmed());
    if (cards::idFor(said).isEmpty()) // no letter and no digit
        return std::nullopt;
    const auto anew = [&](const QString& title) { // another one may have the same short name, also under another title
        QString id = cards::idFor(title);
        for (int n = 2; std::ranges::any_of(m_known, [&](const cards::Name& one) { return one.id == id; }); ++n)
            id = cards::idFor(title) + QStringLiteral("-%1").arg(n);
        return cards::Name{id, title};
    };
    if (!m_typed.isEmpty() && said == newCard(m_typed))
        return anew(m_typed);
    if (const int row = rowOf(said); row > 0) // which of several with one title
        return m_known[row - 1];
    QList<cards::Name> beginning, holding;
    for (const cards::Name& one : m_known) {
        // Marks and capitals aside; by its short name only where that was typed: a title can be changed.
        if (cards::idFor(one.title) == cards::idFor(said) || one.id == said)
            return one;
        if (one.title.startsWith(said, Qt::CaseInsensitive))
            beginning += one;
        if (one.title.contains(said, Qt::CaseInsensitive))
            holding += one;
    }
    if (beginning.size() == 1)
        return beginning.first();
    if (holding.size() == 1)
        return holding.first();
    if (holding.isEmpty() && m_also == New::Possible)
        return anew(said);
    return std::nullopt;
}

QString NameBox::said() const
{
    const QString shown = currentText().trimmed(), typed = !m_typed.isEmpty() && shown == newCard(m_typed) ? m_whole : shown;
    const auto card = meant();
    return card && nameIn(typed) == typed ? card->title : typed;
}

void NameBox::hideEvent(QHideEvent* event)
{
    completer()->popup()->hide();
    QComboBox::hideEvent(event);
}

void NameBox::showKnown()
{
    setFocus();
    completer()->setCompletionPrefix(currentText());
    completer()->complete();
}

} // namespace kit

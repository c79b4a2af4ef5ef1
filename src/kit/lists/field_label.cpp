// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/field_label.h"

#include "kit/rule_behind.h"

#include <QKeyEvent>

namespace kit {

namespace {

class WordsHere : public QObject {
public:
    WordsHere(QWidget& window, const rulebook::Terms& read, std::function<void(const QString&)> opens)
        : QObject(&window)
        , terms(read)
        , lookUp(std::move(opens))
    {
    }

    const rulebook::Terms& terms;
    const std::function<void(const QString&)> lookUp;
};

// Of the window around it, or of the one that this window belongs to; null: no table is shown there.
const WordsHere* wordsAround(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget())
        for (const QObject* child : widget->isWindow() ? widget->children() : QObjectList())
            if (const auto* words = dynamic_cast<const WordsHere*>(child))
                return words;
    return nullptr;
}

} // namespace

void readLabelsBy(QWidget& window, const rulebook::Terms& terms, std::function<void(const QString&)> lookUp)
{
    new WordsHere(window, terms, std::move(lookUp));
}

FieldLabel::FieldLabel(const QString& text, QWidget* field, QWidget* parent)
    : TermLabel(parent)
    , m_text(text)
{
    setWordWrap(false);
    tell(text);
    if (field) {
        setBuddy(field);
        field->installEventFilter(this);
    }
    connect(this, &TermLabel::lookedUp, this, [this](const QString& entry) {
        if (const WordsHere* words = wordsAround(this))
            words->lookUp(entry);
    });
}

void FieldLabel::say(const QString& text)
{
    m_text = text;
    read();
}

void FieldLabel::showEvent(QShowEvent* event)
{
    read();
    TermLabel::showEvent(event);
}

void FieldLabel::read()
{
    const WordsHere* words = wordsAround(this);
    readBy(words ? &words->terms : nullptr);
    tell(m_text, {}, !window()->isModal()); // behind a dialog nothing is looked up
    QWidget* field = buddy();
    if (!field)
        return;
    if (isLinked())
        setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    setFocusPolicy(Qt::NoFocus);
    if (isLinked() && field->accessibleName().isEmpty()) // no marks of a link are read out
        field->setAccessibleName(m_text.endsWith(QLatin1Char(':')) ? m_text.chopped(1) : m_text);
}

bool FieldLabel::eventFilter(QObject* field, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || !isLinked() || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents)
        || ruleBehind(qobject_cast<QWidget*>(field)) >= 0)
        return TermLabel::eventFilter(field, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        pop(0);
    return true;
}

} // namespace kit

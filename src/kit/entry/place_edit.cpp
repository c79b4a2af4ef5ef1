// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/place_edit.h"

#include "kit/drawn/tip.h"
#include "kit/forms/first_click.h"
#include "kit/forms/form.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace kit {

namespace {

using cards::Place;

const QChar comma = QLatin1Char(',');

qsizetype beginning(const QStringList& choices, const QString& typed)
{
    for (qsizetype i = 0; i < choices.size(); ++i)
        if (choices[i].startsWith(typed, Qt::CaseInsensitive))
            return i;
    return -1;
}

} // namespace

PlaceEdit::PlaceEdit(Place place, cards::Known known, QWidget* parent)
    : QLineEdit(parent)
    , m_place(std::move(place))
    , m_known(std::move(known))
    , m_named(m_place.names.isEmpty() ? QList<cards::Name>() : m_known.value(m_place.names))
{
    setObjectName(m_place.path);
    setProperty("look", "place");
    setFrame(false);
    setAcceptDrops(false); // a picture is the card's
    setAccessibleName(words());
    setPlaceholderText(asks());
    if (!m_place.isList && (m_place.kind == Place::Number || m_place.kind == Place::Form))
        selectAtFirstClick(*this);
    connect(this, &QLineEdit::textEdited, this, [this] {
        m_objection.clear();
        completeTyped();
        judge();
        emit typed();
    });
    judge();
}

// What has no title is called by its short name: of what lies in a deck, which card it is.
QString PlaceEdit::called() const
{
    return wordsOf(m_place.path != QLatin1String("id") ? m_place.name
            : m_place.kind == Place::Form              ? QStringLiteral("card")
                                                       : QStringLiteral("name"));
}

// Of several numbers which is which; their name stands above them.
QString PlaceEdit::asks() const
{
    QStringList parts;
    for (const QString& part : m_place.parts)
        parts += wordsWithin(part);
    return parts.isEmpty() ? called() : parts.join(QLatin1Char(' '));
}

QString PlaceEdit::words() const
{
    if (m_place.path == m_place.name)
        return called();
    QStringList steps;
    for (const QString& step : m_place.path.split(QLatin1Char('.')))
        steps += steps.isEmpty() ? wordsOf(step) : wordsWithin(step);
    return steps.join(QLatin1Char(' '));
}

QStringList PlaceEdit::choices() const
{
    if (m_place.kind == Place::Flag)
        return {tr("yes"), tr("no")};
    QStringList all;
    for (const QString& choice : m_place.choices)
        all += wordsOf(choice);
    for (const cards::Name& name : m_named)
        all += name.title.isEmpty() ? name.id : name.title;
    return all;
}

QString PlaceEdit::shown(const QJsonValue& value) const
{
    if (value.isUndefined() || value.isNull())
        return {};
    if (value.isArray()) {
        QStringList each;
        for (const QJsonValue& one : value.toArray())
            each += shown(one);
        return each.join(QStringLiteral(", "));
    }
    if (m_place.kind == Place::Flag && value.isBool())
        return value.toBool() ? tr("yes") : tr("no");
    if (m_place.kind == Place::Choice && m_place.choices.contains(value.toString()))
        return wordsOf(value.toString());
    for (const cards::Name& name : m_named)
        if (name.id == value.toString() && !name.title.isEmpty())
            return name.title;
    if (m_place.kind == Place::Form && !m_place.parts.isEmpty())
        return value.toString().replace(m_place.between, QStringLiteral(" "));
    return value.isString() ? value.toString() : shownValue(value);
}

engine::Result<QJsonValue> PlaceEdit::read() const
{
    const QString said = text().trimmed();
    if (said.isEmpty())
        return QJsonValue(QJsonValue::Undefined);
    // The reader's words first; the program's own are understood too.
    const auto one = [&](const QString& word) -> engine::Result<QJsonValue> {
        if (m_place.kind == Place::Flag || m_place.kind == Place::Choice)
            if (const qsizetype at = beginning(choices(), word); at >= 0)
                return m_place.kind == Place::Flag ? QJsonValue(at == 0) : QJsonValue(m_place.choices[at]);
        return cards::valueAt(m_place, word, m_known);
    };
    if (!m_place.isList)
        return one(said);
    QJsonArray list;
    for (const QString& word : said.split(comma, Qt::SkipEmptyParts)) {
        if (word.trimmed().isEmpty())
            continue;
        const auto value = one(word.trimmed());
        if (!value)
            return value;
        list += *value;
    }
    return QJsonValue(list);
}

QJsonValue PlaceEdit::value() const
{
    const auto value = read();
    return value ? *value : QJsonValue(QJsonValue::Undefined);
}

void PlaceEdit::setValue(const QJsonValue& value)
{
    if (!hasFocus() || this->value() != value) { // what somebody is typing keeps its spelling
        setText(shown(value));
        setCursorPosition(0); // a long text shows its beginning
    }
    m_objection.clear();
    judge();
}

void PlaceEdit::setGuess(const QJsonValue& value)
{
    m_guess = value;
    const QString said = shown(value);
    setPlaceholderText(said.isEmpty() ? asks() : said);
    setAccessibleDescription(said.isEmpty() ? m_place.help : tr("%1. On the card before: %2").arg(m_place.help, said));
}

void PlaceEdit::takeGuess()
{
    if (!isOpen() || m_guess.isUndefined() || shown(m_guess).isEmpty())
        return;
    setText(shown(m_guess));
    judge();
    emit typed();
}

QString PlaceEdit::problem() const { return m_problem.isEmpty() ? m_objection : m_problem; }

void PlaceEdit::object(const QString& problem)
{
    if (m_objection == problem)
        return;
    m_objection = problem;
    emit shownAs();
}

void PlaceEdit::judge()
{
    const auto value = read();
    m_problem = value ? QString() : value.faults().first().problem + QLatin1Char(' ') + value.faults().first().remedy;
    setToolTip(tip(m_problem.isEmpty() ? m_place.help : m_problem));
    emit shownAs();
}

// The rest of the one word that is meant, selected, so that the next letter replaces it. A letter that leads nowhere begins anew.
void PlaceEdit::completeTyped()
{
    const QString typed = text();
    const bool grows = m_grows && cursorPosition() == typed.size();
    const bool isClosed = m_place.kind == Place::Choice || m_place.kind == Place::Flag;
    if (!grows || (!isClosed && m_place.names.isEmpty()))
        return;
    const qsizetype start = m_place.isList ? typed.lastIndexOf(comma) + 1 : 0;
    qsizetype from = start;
    while (from < typed.size() && typed[from].isSpace())
        ++from;
    const QStringList all = choices();
    QString last = typed.mid(from);
    qsizetype at = last.isEmpty() ? -1 : beginning(all, last);
    if (at < 0 && isClosed && last.size() > 1) { // another word of the list after all
        last = last.last(1);
        at = beginning(all, last);
    }
    if (at < 0 || (!isClosed && std::ranges::count_if(all, [&](const QString& one) {
            return one.startsWith(last, Qt::CaseInsensitive);
        }) != 1))
        return;
    const QString kept = typed.left(from) + last;
    setText(typed.left(from) + all[at]);
    setSelection(int(text().size()), int(kept.size() - text().size()));
}

void PlaceEdit::step(int by)
{
    const QStringList all = choices();
    const qsizetype now = all.indexOf(text().trimmed());
    const qsizetype next = now < 0 ? (by > 0 ? 0 : all.size() - 1) : std::clamp<qsizetype>(now + by, 0, all.size() - 1);
    setText(all[next]);
    selectAll();
    judge();
    emit typed();
}

void PlaceEdit::keyPressEvent(QKeyEvent* event)
{
    m_grows = event->key() != Qt::Key_Backspace && event->key() != Qt::Key_Delete;
    const bool isChosen = !m_place.isList && (m_place.kind == Place::Choice || m_place.kind == Place::Flag);
    if (isChosen && event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        step(event->key() == Qt::Key_Down ? 1 : -1);
    else
        QLineEdit::keyPressEvent(event);
}

void PlaceEdit::mousePressEvent(QMouseEvent* event)
{
    QLineEdit::mousePressEvent(event);
    if (m_place.isList || (m_place.kind != Place::Choice && m_place.kind != Place::Flag) || event->button() != Qt::LeftButton)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QString& choice : choices())
        connect(menu->addAction(choice), &QAction::triggered, this, [this, choice] {
            setText(choice);
            judge();
            emit typed();
        });
    menu->popup(mapToGlobal(QPoint(0, height())));
}

} // namespace kit

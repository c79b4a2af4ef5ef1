// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/place_edit.h"

#include "engine/message.h"
#include "kit/drawn/tip.h"
#include "kit/entry/rows_text.h"
#include "kit/field_help.h"
#include "kit/forms/first_click.h"
#include "kit/forms/form.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <utility>

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

// Of a part its numbers, in the order in which they are printed; what else it may say is chosen from a list.
QList<Place> numbersOf(const Place& part)
{
    QList<Place> numbers = part.inner;
    numbers.removeIf([](const Place& one) { return one.isList || one.kind != Place::Number; });
    return numbers;
}

// The sign that is printed where there is no such number.
bool isNone(const QString& word) { return word == QLatin1String("-") || word == QStringLiteral("–"); }

const QString notKnown = QStringLiteral("?");

} // namespace

bool isRow(const Place& place)
{
    return place.kind == Place::Parts && !place.isList && std::ranges::all_of(place.inner, [](const Place& one) {
        return one.isList ? one.kind == Place::Choice : one.kind == Place::Number;
    });
}

PlaceEdit::PlaceEdit(Place place, cards::Known known, QWidget* parent)
    : QLineEdit(parent)
    , m_place(std::move(place))
    , m_known(std::move(known))
    , m_named(m_place.names.isEmpty() ? QList<cards::Name>() : m_known.value(m_place.names))
{
    m_place.help = fieldHelp(m_place.help);
    if (isRow(m_place)) {
        for (const Place& number : numbersOf(m_place))
            m_place.parts += number.name;
        m_place.between = QLatin1Char(' ');
    }
    setObjectName(m_place.path);
    setProperty("look", "place");
    setFrame(false);
    setAcceptDrops(false); // a picture is the card's
    setAccessibleName(words());
    setPlaceholderText(asks());
    if (!m_place.isList && (m_place.kind == Place::Number || m_place.kind == Place::Form || isRow(m_place)))
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

// Of several numbers which is which; their name stands above them. Of a choice what it is when nobody makes one.
QString PlaceEdit::asks() const
{
    if (const QString blank = m_place.kind == Place::Choice ? saidOfBlank(m_place.help) : QString(); !blank.isEmpty())
        return called() + QStringLiteral(", ") + blank;
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
    if (isRows(m_place))
        return shownRows(m_place, value.toArray(), m_known);
    if (value.isArray()) {
        QStringList each;
        for (const QJsonValue& one : value.toArray())
            each += shown(one);
        return each.join(QStringLiteral(", "));
    }
    if (isRow(m_place))
        return shownRow(value.toObject());
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

QString PlaceEdit::shownRow(const QJsonObject& row) const
{
    QStringList words;
    for (const Place& one : numbersOf(m_place)) {
        const QJsonValue number = row.value(one.name);
        words += number.isUndefined() ? notKnown : number.toInt() < 0 ? QStringLiteral("–") : QString::number(number.toInt());
    }
    while (!words.isEmpty() && words.last() == notKnown)
        words.removeLast();
    for (const Place& one : m_place.inner)
        for (const QJsonValue& choice : row.value(one.name).toArray())
            words += wordsOf(choice.toString());
    return words.join(QLatin1Char(' '));
}

engine::Result<QJsonValue> PlaceEdit::readRow(const QString& said) const
{
    static const QRegularExpression gaps(QStringLiteral("[\\s,;/]+")), digits(QStringLiteral("^\\d+$"));
    const QList<Place> numbers = numbersOf(m_place);
    QStringList words = said.split(gaps, Qt::SkipEmptyParts);
    if (words.size() == 1 && words.first().size() == numbers.size() && words.first().contains(digits)) // a digit each
        words = words.first().split(QString(), Qt::SkipEmptyParts);
    const auto list = std::ranges::find_if(m_place.inner, &Place::isList);
    QJsonObject row;
    QJsonArray chosen;
    qsizetype at = 0;
    for (const QString& word : std::as_const(words)) {
        QStringList all;
        for (const QString& choice : list == m_place.inner.end() ? QStringList() : list->choices)
            all += wordsOf(choice);
        if (const qsizetype meant = beginning(all, word); meant >= 0) {
            chosen += list->choices[meant];
            continue;
        }
        if (at == numbers.size())
            return engine::Fault{{}, word, tr("%1 does not fit here.").arg(word), tr("In this order: %1.").arg(asks())};
        const Place& number = numbers[at++];
        if (word == notKnown || (isNone(word) && number.least >= 0))
            continue;
        const auto value =
            isNone(word) ? engine::Result<QJsonValue>(QJsonValue(number.least)) : cards::valueAt(number, word, m_known);
        if (!value)
            return value;
        row.insert(number.name, *value);
    }
    if (!chosen.isEmpty())
        row.insert(list->name, chosen);
    return QJsonValue(row);
}

engine::Result<QJsonValue> PlaceEdit::read() const
{
    const QString said = text().trimmed();
    if (said.isEmpty())
        return QJsonValue(QJsonValue::Undefined);
    const bool mayStandThere = m_place.kind == Place::Words || cards::valueAt(m_place, said, m_known);
    if (said == notKnown && !mayStandThere)
        return QJsonValue(QJsonValue::Undefined);
    if (isRow(m_place))
        return readRow(said);
    if (isRows(m_place)) // what nobody typed over is as it was, with all that no line shows
        return said == shown(m_rows) ? engine::Result<QJsonValue>(m_rows) : readRows(m_place, said, m_known);
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
    m_rows = value;
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
    m_atRest.reset();
    setPlaceholderText(said.isEmpty() ? asks() : said);
    setAccessibleDescription(
        said.isEmpty() ? m_place.help : engine::fill(tr("%1. On the card before: %2"), {m_place.help, said}));
}

bool PlaceEdit::isChosen() const { return !m_place.isList && (m_place.kind == Place::Choice || m_place.kind == Place::Flag); }

// Whoever comes to a place where one of a few is chosen sees them before a letter is typed. What stood there at rest comes back:
// some faces paint a place's name themselves.
void PlaceEdit::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (!isChosen() || !shown(m_guess).isEmpty())
        return;
    m_atRest = placeholderText();
    showChoices();
}

void PlaceEdit::showChoices()
{
    constexpr int margins = 12;
    const QString which = choices().join(QStringLiteral(", ")), all = engine::fill(tr("%1: %2"), {called(), which});
    const bool hasRoom = fontMetrics().horizontalAdvance(all) <= width() - margins; // else its name went when it was come to
    setPlaceholderText(fontMetrics().elidedText(hasRoom ? all : which, Qt::ElideRight, width() - margins));
}

// A form may give it its room after the keyboard.
void PlaceEdit::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    if (m_atRest)
        showChoices();
}

void PlaceEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (const auto atRest = std::exchange(m_atRest, std::nullopt))
        setPlaceholderText(*atRest);
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
    if (isChosen() && event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        step(event->key() == Qt::Key_Down ? 1 : -1);
    else
        QLineEdit::keyPressEvent(event);
}

void PlaceEdit::mousePressEvent(QMouseEvent* event)
{
    QLineEdit::mousePressEvent(event);
    if (!isChosen() || event->button() != Qt::LeftButton)
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/quick_edit.h"

#include "kit/drawn/colours.h"
#include "kit/drawn/tip.h"
#include "kit/forms/form.h"
#include "kit/wording.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kit {

namespace {

using cards::Word;

QFont smallOf(QFont font)
{
    font.setPixelSize(
        std::max(9, int(std::lround(font.pixelSize() > 0 ? font.pixelSize() * 0.7 : QFontInfo(font).pixelSize() * 0.7))));
    font.setWordSpacing(0);
    return font;
}

QString nameOf(const Word& word)
{
    return word.field.isEmpty()             ? QStringLiteral("?")
        : word.field == QLatin1String("id") ? wordsWithin(QStringLiteral("name"))
                                            : wordsWithin(word.field.section(QLatin1Char('.'), -1));
}

QString ghostOf(const Word& word) { return word.state == Word::Guessed ? word.text : QString(); } // what is open is not grey

} // namespace

QuickEdit::QuickEdit(QWidget* parent)
    : QLineEdit(parent)
{
    setObjectName(QStringLiteral("quickLine"));
    setAccessibleName(tr("The card as one line"));
    setProperty("look", "quick");
    setAcceptDrops(false); // a picture is the card's
    dress();
    connect(this, &QLineEdit::textEdited, this, [this] {
        read();
        if (!m_line)
            return;
        if (const auto card = m_line->read(sound()))
            emit typed(*card);
    });
}

// Words stand apart, so that there is room for what they are.
void QuickEdit::dress()
{
    QFont wide = parentWidget() ? parentWidget()->font() : font();
    wide.setPixelSize(int(std::lround(QFontInfo(wide).pixelSize() * 1.15)));
    wide.setWordSpacing(QFontMetricsF(wide).averageCharWidth() * 2.5);
    if (font() != wide)
        setFont(wide);
    const int below = QFontMetrics(smallOf(font())).height() + 4;
    if (textMargins().bottom() != below)
        setTextMargins(2, 0, textMargins().right(), below);
}

double QuickEdit::gap() const { return QFontMetricsF(font()).averageCharWidth() * 2; }

double QuickEdit::widthOf(const Word& word, const QString& name) const
{
    const QFontMetricsF metrics(font());
    if (word.length > 0)
        return metrics.horizontalAdvance(text().mid(word.from, word.length));
    return std::max(metrics.horizontalAdvance(ghostOf(word)), QFontMetricsF(smallOf(font())).horizontalAdvance(name));
}

// What is still open stays in sight: a long line scrolls beside it.
void QuickEdit::makeRoom()
{
    double open = 0;
    for (const Word& word : std::as_const(m_words))
        if (word.length == 0)
            open += widthOf(word, nameOf(word)) + gap();
    const double all = QFontMetricsF(font()).horizontalAdvance(text()) + gap() + open;
    const int right = !text().isEmpty() && all > width() - 12 ? std::min(int(std::ceil(open)) + 8, width() / 2) : 2;
    if (textMargins().right() != right)
        setTextMargins(2, 0, right, textMargins().bottom());
}

void QuickEdit::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    makeRoom();
}

QSize QuickEdit::sizeHint() const
{
    return {QLineEdit::sizeHint().width(), fontMetrics().height() + QFontMetrics(smallOf(font())).height() + 20};
}

void QuickEdit::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::ParentChange) {
        dress();
        makeRoom();
    }
}

void QuickEdit::show(const cards::QuickLine& line, const QJsonObject& before)
{
    m_line = line;
    m_before = before;
    clear();
    read();
}

void QuickEdit::setPlaces(const QStringList& paths)
{
    if (std::exchange(m_places, paths) != paths)
        read();
}

void QuickEdit::setCard(const QJsonObject& card)
{
    if (!m_line || (hasFocus() && !text().isEmpty()))
        return;
    setText(m_line->print(card));
    if (hasFocus() && !text().isEmpty()) // whoever goes on typing adds to it
        setText(text() + QLatin1Char(' '));
    else
        setCursorPosition(0);
    read();
}

void QuickEdit::goOnWith(const QString& typed)
{
    setText(typed);
    read();
}

// What opens closes itself; whoever types the end all the same goes over it.
void QuickEdit::keyPressEvent(QKeyEvent* event)
{
    const QString typed = event->text(), line = text();
    const int at = cursorPosition();
    const QChar before = at > 0 ? line[at - 1] : QLatin1Char(' '), behind = at < line.size() ? line[at] : QLatin1Char(' ');
    const bool isBracket = typed == QLatin1String("("), isQuote = typed == QLatin1String("\"");
    if (typed == QLatin1String(" ") && at == line.size() && before.isSpace()) // a word of its own already
        return event->accept();
    if (!hasSelectedText() && (isQuote || typed == QLatin1String(")")) && behind == typed[0]) {
        setCursorPosition(at + 1);
    } else if (!hasSelectedText() && (behind.isSpace() || behind == QLatin1Char(')'))
        && ((isBracket && before.isLetter())
            || (isQuote && (before.isSpace() || before == QLatin1Char('=') || before == QLatin1Char('('))))) {
        insert(isBracket ? QStringLiteral("()") : QStringLiteral("\"\""));
        setCursorPosition(at + 1);
    } else if (!hasSelectedText() && event->key() == Qt::Key_Backspace && event->modifiers() == Qt::NoModifier
        && ((before == QLatin1Char('(') && behind == QLatin1Char(')'))
            || (before == QLatin1Char('"') && behind == QLatin1Char('"')))) {
        setSelection(at - 1, 2);
        del();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

// The card stands there already: what is typed is added to it, as a word of its own.
void QuickEdit::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::TabFocusReason && event->reason() != Qt::BacktabFocusReason
        && event->reason() != Qt::ShortcutFocusReason)
        return;
    if (!text().isEmpty() && !text().endsWith(QLatin1Char(' ')))
        setText(text() + QLatin1Char(' '));
    end(false);
}

void QuickEdit::showAt(const QString& field)
{
    m_at = field;
    update();
}

// What cannot be read keeps the rest from nobody; without it another word may have lost its place.
QString QuickEdit::sound() const
{
    QString line = text();
    for (bool isSound = false; !isSound;) {
        isSound = true;
        for (const Word& word : m_line->words(line))
            if (word.state == Word::Wrong && word.length > 0) {
                line.replace(word.from, word.length, QString(word.length, QLatin1Char(' ')));
                isSound = false;
            }
    }
    return line;
}

QString QuickEdit::problem() const
{
    for (const Word& word : m_words)
        if (word.state == Word::Wrong)
            return tr("%1: %2 %3").arg(word.field.isEmpty() ? word.text : capital(nameOf(word)), word.problem, word.remedy);
    return {};
}

QJsonObject QuickEdit::card() const
{
    const auto card = m_line ? m_line->read(sound()) : engine::Result<QJsonObject>(QJsonObject());
    return card ? *card : QJsonObject();
}

void QuickEdit::read()
{
    m_words = m_line ? m_line->words(text(), m_before) : QList<Word>();
    m_words.removeIf([this](const Word& word) { return word.length == 0 && !m_places.contains(word.field); });
    if (const cards::Place* name = m_line ? m_line->name() : nullptr; name && text().trimmed().isEmpty())
        m_words.prepend(Word{0, 0, {}, name->path, Word::Open, {}, {}}); // it begins with it
    setTip(this, problem());
    makeRoom();
    update();
}

void QuickEdit::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    const Colours& colours = Colours::of(palette());
    const QFontMetricsF metrics(font());
    const QFont small = smallOf(font());
    const QFontMetricsF names(small);
    // The text may be scrolled: where the cursor stands tells how far.
    const double left = cursorRect().center().x() - metrics.horizontalAdvance(text().left(cursorPosition()));
    const double base = height() - names.height() - 8, ghostLine = base - metrics.descent() - 3;
    const double textEnd = width() - textMargins().right() - 4;
    double end = left + metrics.horizontalAdvance(text()) + (text().isEmpty() ? 0 : gap()), lastName = -1;
    const bool isScrolled = textMargins().right() > 2;
    if (isScrolled)
        end = std::min(end, textEnd + gap());
    for (const Word& word : m_words) {
        const bool isThere = word.length > 0, isHere = !word.field.isEmpty() && word.field == m_at;
        const QString name = nameOf(word), ghost = ghostOf(word);
        const double wide = widthOf(word, name);
        painter.setClipRect(QRectF(6, 2, (isThere ? textEnd : width() - 6.0) - 6, height() - 4));
        const double x = isThere ? left + metrics.horizontalAdvance(text().left(word.from)) : end;
        const double sign = &word == &m_words.last() ? 0 : metrics.horizontalAdvance(QChar(u'…')) + 4;
        if (!isThere && x + wide > width() - 8 - sign) { // there is more than has room
            painter.setFont(font());
            painter.setPen(colours.muted);
            painter.drawText(
                QPointF(std::min(x, width() - 8 - metrics.horizontalAdvance(QChar(u'…'))), base), QStringLiteral("…"));
            break;
        }
        const QColor colour = word.state == Word::Wrong ? colours.bad
            : isHere                                    ? colours.accent
            : word.state == Word::Read                  ? colours.good
                                                        : colours.muted;
        if (!isThere) {
            painter.setFont(font());
            painter.setPen(colours.muted);
            painter.drawText(QPointF(x + (wide - metrics.horizontalAdvance(ghost)) / 2, ghostLine), ghost);
            end = x + wide + gap();
        }
        painter.setPen(QPen(colour, 2, isThere ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(QPointF(x, base), QPointF(x + wide, base));
        const double from = isThere ? std::max(x, 6.0) : x, to = isThere ? std::min(x + wide, textEnd) : x + wide; // in sight
        const double nameWide = names.horizontalAdvance(name), nameAt = from + (to - from - nameWide) / 2;
        const bool isCut = to - from < wide && to - from < nameWide;
        if (isCut || (nameAt < lastName && (isThere || !isScrolled)))
            continue; // half a name says nothing, and two would lie on each other
        painter.setFont(small);
        painter.setPen(word.state == Word::Wrong || isHere ? colour : colours.muted);
        painter.drawText(QPointF(nameAt, height() - names.descent() - 5), name);
        lastName = nameAt + nameWide + 4;
    }
}

} // namespace kit

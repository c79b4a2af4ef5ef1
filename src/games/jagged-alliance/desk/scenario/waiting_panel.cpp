// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/waiting_panel.h"

#include "games/jagged-alliance/desk/picture.h"
#include "games/jagged-alliance/rules/actions.h"
#include "games/jagged-alliance/rules/text.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/called.h"
#include "kit/rule_behind.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace jaggedalliance::desk {

namespace {

constexpr int columns = 6, usualSpan = 2; // of the grid, and of a button in it

QPushButton* choiceButton(int at, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setObjectName(QStringLiteral("choice%1").arg(at));
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return button;
}

} // namespace

WaitingPanel::WaitingPanel(QWidget* parent)
    : QFrame(parent)
    , m_title(kit::called("waitingTitle", kit::plainLabel("value", this)))
    , m_text(kit::called("waitingText", kit::plainLabel("muted", this)))
    , m_grid(new QGridLayout)
{
    setObjectName(QStringLiteral("waiting"));
    setProperty("look", "raised");
    setAccessibleName(jaggedalliance::tr("What the table waits for"));
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (QLabel* label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    auto* column = kit::column(this, 4, {12, 6, 12, 8});
    column->addWidget(m_title);
    column->addWidget(m_text);
    m_grid->setSpacing(6);
    column->addLayout(m_grid);
    column->addStretch();
    for (int at = 0; at < columns; ++at)
        m_grid->setColumnStretch(at, 1);
    for (int i = 0; i < 6; ++i) {
        m_buttons += choiceButton(i, this);
        m_buttons[i]->installEventFilter(this);
        m_shown += QString();
        connect(m_buttons[i], &QPushButton::clicked, this, [this, i] { emit intent(m_waiting.choices[i].offer.action); });
    }
    spread();
}

// Three in a row; few of them are broader where their words would take lines that the window has not.
void WaitingPanel::spread()
{
    constexpr int spans[] = {usualSpan, 4, 3}; // of so many
    const auto count = size_t(m_waiting.choices.size());
    const int span = isLow() && count < std::size(spans) ? spans[count] : usualSpan;
    if (span == m_span)
        return;
    m_span = span;
    const int inRow = columns / span;
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_grid->removeWidget(m_buttons[i]);
        m_grid->addWidget(m_buttons[i], i / inRow, i % inRow * span, 1, span);
    }
}

void WaitingPanel::present(const Waiting& waiting)
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_waiting = waiting;
    setVisible(!waiting.title.isEmpty());
    m_says = waiting.text;
    if (waiting.left > 0)
        m_says += (m_says.isEmpty()                                        ? QString()
                          : QStringLiteral(".:!?").contains(m_says.back()) ? QStringLiteral(" ")
                                                                           : QStringLiteral(". "))
            + engine::fill(jaggedalliance::tr("More in the list at the right: %1."), {number(waiting.left)});
    for (int i = 0; i < m_buttons.size(); ++i) {
        QPushButton* button = m_buttons[i];
        button->setVisible(i < waiting.choices.size());
        if (i >= waiting.choices.size())
            continue;
        const Choice& choice = waiting.choices[i];
        kit::setActBehind(*button, choice.offer.action);
        QString shown =
            choice.words.outcome.isEmpty() ? choice.words.title : choice.words.title + QLatin1Char('\n') + choice.words.outcome;
        if (choice.isBetter)
            shown += QStringLiteral("  ★ ") + jaggedalliance::tr("better");
        m_shown[i] = shown;
        const char* look = choice.isNext ? "primary" : choice.words.tone == kit::Tone::Bad ? "bad" : "";
        if (button->property("look").toString() != QLatin1String(look)) {
            button->setProperty("look", look);
            button->style()->unpolish(button);
            button->style()->polish(button);
        }
        button->setAccessibleName(choice.words.title
            + (choice.words.outcome.isEmpty() ? QString() : QStringLiteral(", ") + choice.words.outcome)
            + (choice.isBetter ? QStringLiteral(", ") + jaggedalliance::tr("better") : QString()));
        button->setAccessibleDescription(choice.words.detail);
        kit::setRuleBehind(*button, kit::decidedBy(choice.offer.verdict));
        kit::setTip(button, choice.words.title + QLatin1Char('\n') + choice.words.detail);
    }
    spread();
    fit();
    keepWhole();
    QWidget* likely = next();
    const bool endsEarly = !likely && waiting.choices.size() == 1 && waiting.choices.first().offer.action.is<EndActions>();
    if (hadFocus && endsEarly) // one more press would end what may go on: the keys go back to the boards
        QApplication::focusWidget()->clearFocus();
    else if (hadFocus && !waiting.choices.isEmpty()) // who answers by keyboard goes on doing so
        (likely ? likely : m_buttons.first())->setFocus();
}

QWidget* WaitingPanel::next() const
{
    const auto likely =
        std::ranges::find_if(m_waiting.choices, [](const Choice& one) { return one.isNext || one.offer.action.is<Activate>(); });
    const auto at = likely - m_waiting.choices.begin();
    return likely != m_waiting.choices.end() && at < m_buttons.size() ? m_buttons[at] : nullptr;
}

// A line that has no room becomes several; what has none then ends with a sign, and its whole text is the tip.
static QStringList folded(const QString& line, const QFontMetrics& metrics, int room, qsizetype most)
{
    QStringList lines;
    for (const QString& word : line.split(QLatin1Char(' '))) {
        const bool isFirst = lines.isEmpty();
        const QString longer = isFirst ? word : lines.last() + QLatin1Char(' ') + word;
        if (isFirst || (lines.size() < most && metrics.horizontalAdvance(longer) > room))
            lines += word;
        else
            lines.last() = longer;
    }
    for (QString& one : lines)
        one = metrics.elidedText(one, Qt::ElideRight, room);
    return lines;
}

bool WaitingPanel::isLow() const
{
    constexpr int lines = 44; // of a window: fewer are the boards'
    return window()->height() < lines * fontMetrics().lineSpacing();
}

bool WaitingPanel::hasRows() const { return m_waiting.choices.size() > columns / m_span; }

// Where there are few lines a second row takes those of the text, which is the tip of the title then.
bool WaitingPanel::isFolded() const { return !m_says.isEmpty() && (kit::isCramped(*this) || (isLow() && hasRows())); }

// Of the window's few lines the buttons take what they need, and the text has what they leave of two.
void WaitingPanel::fit()
{
    constexpr int frame = 22;
    constexpr int mostLines = 3; // of the title, with names of eighty letters
    const bool isLow = this->isLow(), hasRows = this->hasRows();
    const int gap = m_grid->spacing(), column = (width() - 2 * 12 - (columns - 1) * gap) / columns;
    const int room = m_span * column + (m_span - 1) * gap - frame;
    bool isOneLine = true; // whatever is pressed
    for (int i = 0; i < m_buttons.size(); ++i) {
        const QFontMetrics metrics = m_buttons[i]->fontMetrics();
        QStringList lines;
        const QStringList all = m_shown[i].split(QLatin1Char('\n')).mid(0, isLow && hasRows ? 1 : -1);
        constexpr qsizetype usual = 3, few = 2; // of one; of the whole button
        const qsizetype most = isLow ? std::max<qsizetype>(1, (hasRows ? 1 : few) + 1 - all.size()) : usual;
        for (const QString& line : all)
            lines += folded(line, metrics, std::max(40, room), most);
        m_buttons[i]->setText(lines.join(QLatin1Char('\n')).replace(QLatin1Char('&'), QLatin1String("&&")));
        isOneLine = isOneLine && (lines.size() == 1 || i >= m_waiting.choices.size());
    }
    const QFontMetrics large = m_title->fontMetrics(), small = m_text->fontMetrics();
    const QString said = m_waiting.title + (isFolded() ? QStringLiteral(" …") : QString());
    const QString title = kit::fitting(said, large, {width() - 2 * 12, mostLines * large.lineSpacing()});
    m_title->setText(title);
    m_title->setAccessibleName(m_waiting.title);
    m_title->setToolTip(
        title == m_waiting.title ? QString() : kit::tip(m_waiting.title + (isFolded() ? QLatin1Char('\n') + m_says : QString())));
    const int fewLines = isOneLine ? 2 : 1;
    const QString text = isLow ? kit::fitting(m_says, small, {width() - 2 * 12, fewLines * small.lineSpacing()}) : m_says;
    m_text->setText(text);
    m_text->setAccessibleName(m_says);
    m_text->setToolTip(text == m_says ? QString() : kit::tip(m_says));
}

// Most of what waits takes two lines and a row of buttons, or a line and two rows; of few lines, a row of buttons and two lines
// or two rows. The board below stays where it is.
void WaitingPanel::keepWhole()
{
    m_text->setVisible(!m_says.isEmpty() && !isFolded());
    const int below = m_text->fontMetrics().lineSpacing(), usual = isLow() || hasRows() ? 1 : 2; // lines
    for (const auto& [label, lines] : {std::pair(m_title, 1), std::pair(m_text, usual)}) {
        label->setMinimumHeight(0); // or it never gets lower again
        label->setMinimumHeight(std::max(lines * label->fontMetrics().lineSpacing(), label->heightForWidth(width() - 2 * 12)));
    }
    const int line = m_buttons.first()->fontMetrics().lineSpacing();
    int button = 0; // of one line; what is likely has another border
    for (const QPushButton* one : std::as_const(m_buttons))
        button = std::max(button, one->sizeHint().height() - int(one->text().count(QLatin1Char('\n'))) * line);
    const int high = isLow() ? 0 : button + line; // of a row
    for (const int row : {0, 1})
        m_grid->setRowMinimumHeight(row, row == 0 || hasRows() ? high : 0);
    const QMargins around = layout()->contentsMargins();
    const int gap = layout()->spacing(), rows = 2 * std::max(high, button) + m_grid->spacing(),
              all = 2 * frameWidth() + around.top() + around.bottom() + m_title->minimumHeight() + gap,
              lines = isLow() ? std::max(rows, 2 * below + gap + button) : below + gap + rows;
    setMinimumHeight(kit::isCramped(*this) ? 0 : all + lines);
}

// The second half of a double click would do what has come to stand there after the first: end what has just begun.
bool WaitingPanel::eventFilter(QObject* watched, QEvent* event)
{
    return event->type() == QEvent::MouseButtonDblClick || QFrame::eventFilter(watched, event);
}

void WaitingPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
    // Not while whoever holds it lays it out: what is said then is not heard.
    QMetaObject::invokeMethod(this, &WaitingPanel::keepWhole, Qt::QueuedConnection);
}

} // namespace jaggedalliance::desk

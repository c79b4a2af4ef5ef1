// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/waiting_panel.h"

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

constexpr int inRow = 3;

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
    for (int i = 0; i < 6; ++i) {
        m_buttons += choiceButton(i, this);
        m_buttons[i]->installEventFilter(this);
        m_shown += QString();
        m_grid->addWidget(m_buttons[i], i / inRow, i % inRow);
        m_grid->setColumnStretch(i % inRow, 1);
        connect(m_buttons[i], &QPushButton::clicked, this, [this, i] { emit intent(m_waiting.choices[i].offer.action); });
    }
}

void WaitingPanel::present(const Waiting& waiting)
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_waiting = waiting;
    setVisible(!waiting.title.isEmpty());
    QString text = waiting.text;
    if (waiting.left > 0)
        text += (text.isEmpty() ? QString() : QStringLiteral(" "))
            + engine::fill(jaggedalliance::tr("More in the list at the right: %1."), {number(waiting.left)});
    m_text->setText(text);
    // Most of what waits takes two lines and a row of buttons: the board below stays where it is.
    constexpr int edges = 12; // of a button, above and below its letters
    m_grid->setRowMinimumHeight(0, m_buttons.first()->fontMetrics().lineSpacing() * 2 + edges);
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
static QStringList folded(const QString& line, const QFontMetrics& metrics, int room)
{
    constexpr qsizetype most = 3;
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

void WaitingPanel::fit()
{
    constexpr int frame = 16;
    constexpr int mostLines = 3; // of the title, with names of eighty letters
    const QFontMetrics large = m_title->fontMetrics();
    const QString title = kit::fitting(m_waiting.title, large, {width() - 2 * 12, mostLines * large.lineSpacing()});
    m_title->setText(title);
    m_title->setAccessibleName(m_waiting.title);
    m_title->setToolTip(title == m_waiting.title ? QString() : kit::tip(m_waiting.title));
    const int room = (width() - 2 * 12 - (inRow - 1) * m_grid->spacing()) / inRow - frame;
    for (int i = 0; i < m_buttons.size(); ++i) {
        const QFontMetrics metrics = m_buttons[i]->fontMetrics();
        QStringList lines;
        for (const QString& line : m_shown[i].split(QLatin1Char('\n')))
            lines += folded(line, metrics, std::max(40, room));
        m_buttons[i]->setText(lines.join(QLatin1Char('\n')).replace(QLatin1Char('&'), QLatin1String("&&")));
    }
}

// Never lower than their words, however little room the page has.
void WaitingPanel::keepWhole()
{
    constexpr int usual = 2; // lines
    for (const auto& [label, lines] : {std::pair(m_title, 1), std::pair(m_text, usual)}) {
        label->setMinimumHeight(0); // or it never gets lower again
        label->setMinimumHeight(std::max(lines * label->fontMetrics().lineSpacing(), label->heightForWidth(width() - 2 * 12)));
    }
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

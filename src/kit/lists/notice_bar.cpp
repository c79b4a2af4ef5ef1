// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/notice_bar.h"

#include "kit/drawn/fitting.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/rule_behind.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace kit {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_quiet(new ElidedLabel(this))
    , m_undo(new QPushButton(tr("Undo"), this))
    , m_away(new QPushButton(tr("Put away"), this))
    , m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("notice"));
    auto* layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    auto* buttons = new QHBoxLayout;
    layout->setContentsMargins(12, 4, 6, 4);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_undo->setObjectName(QStringLiteral("noticeUndo"));
    m_away->setObjectName(QStringLiteral("noticeAway"));
    m_quiet->setObjectName(QStringLiteral("lastDone"));
    m_quiet->setProperty("look", "muted");
    m_quiet->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_quiet, 1);
    buttons->addWidget(m_undo);
    buttons->addWidget(m_away);
    layout->addLayout(buttons);
    layout->setAlignment(buttons, Qt::AlignRight | Qt::AlignVCenter);
    m_timer->setSingleShot(true);
    m_timer->setInterval(8000);
    connect(m_timer, &QTimer::timeout, this, &NoticeBar::dismiss);
    connect(m_undo, &QPushButton::clicked, this, [this] {
        if (const auto back = std::exchange(m_back, {}))
            back();
        else
            emit undoWanted();
    });
    connect(m_away, &QPushButton::clicked, this, &NoticeBar::dismiss);
    // Its place is kept: what lies above it does not move whenever something is told.
    m_text->installEventFilter(this);
    QSizePolicy place = sizePolicy();
    place.setRetainSizeWhenHidden(true);
    setSizePolicy(place);
    fit();
    hide();
}

// Room for two lines, whatever is told, and for one where the table needs the other; only a failure may need more.
void NoticeBar::fit()
{
    const bool isLow = isTight(*this);
    const int edge = frameWidth(), above = (isLow ? 2 : 4) - edge; // with a border and without one it takes the same room
    layout()->setContentsMargins(12 - edge, above, 6 - edge, above);
    m_text->setMinimumHeight(m_text->fontMetrics().lineSpacing() * (isLow ? 1 : 2));
    m_away->setText(isLow ? QStringLiteral("✕") : tr("Put away")); // what is told has the room
    m_away->setAccessibleName(tr("Put away"));
    m_away->setToolTip(isLow ? tr("Put away") : QString());
    m_quiet->setMinimumHeight(std::max(m_text->minimumHeight(), m_away->sizeHint().height()));
}

int NoticeBar::lines() const { return m_isSaid || !isTight(*this) ? 2 : 1; }

void NoticeBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

// A button that comes beside it leaves it another width.
bool NoticeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::Resize)
        shorten();
    return QFrame::eventFilter(watched, event);
}

void NoticeBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    shorten();
    showLast();
}

void NoticeBar::showLast()
{
    const bool fits = m_quiet->fontMetrics().horizontalAdvance(m_last) <= m_quiet->contentsRect().width();
    m_quiet->setText(fits || m_lastTurned.isEmpty() ? m_last : m_lastTurned);
    m_quiet->setAccessibleName(m_last);
}

// What was done stands in two lines; the rest of it is its tip, and the history has it. What was pressed is known to whoever
// pressed it, how it went is not: of both the latter stands first where something is left out.
void NoticeBar::shorten()
{
    const bool isWhole = property("look").toByteArray() == "fault";
    const QFontMetrics letters = m_text->fontMetrics();
    const QRect room(0, 0, std::max(1, m_text->width()), letters.lineSpacing() * lines());
    const auto fits = [&](const QString& text) {
        return letters.boundingRect(QRect(0, 0, room.width(), 10'000), Qt::TextWordWrap, text).height() <= room.height();
    };
    // Its width may be another one once it is laid out: until then it is cut rather than higher.
    m_text->setMaximumHeight(isWhole ? QWIDGETSIZE_MAX : std::max(m_text->minimumHeight(), room.height()));
    QString shown = isWhole || !m_text->isVisible() || fits(m_whole) ? m_whole : m_turned;
    while (!isWhole && m_text->isVisible() && shown.contains(QLatin1Char(' ')) && !fits(shown))
        shown = shown.section(QLatin1Char(' '), 0, -2 - int(shown.endsWith(QStringLiteral(" …")))) + QStringLiteral(" …");
    m_text->setText(shown);
    m_text->setToolTip(shown == m_whole ? QString() : tip(m_whole));
}

void NoticeBar::open(const QString& text, const char* look, bool undo)
{
    if (!isFault())
        m_take = {};
    m_back = m_take;
    m_isRefusal = m_isSaid = false;
    m_whole = m_turned = text;
    setRuleBehind(*this, nullptr); // of what stood there
    m_text->setText(text);
    m_text->setAccessibleName(text);
    m_undo->setText(m_take ? m_remedy : tr("Undo"));
    m_undo->setVisible(undo || m_take);
    static_cast<QBoxLayout*>(layout())->setDirection(m_take ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight); // it is long
    m_away->show();
    m_text->show();
    m_quiet->hide();
    wear(look);
    show();
    layout()->activate(); // its width is known
    shorten();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::wear(const char* look)
{
    if (property("look").toByteArray() == look)
        return;
    setProperty("look", look);
    style()->unpolish(this);
    style()->polish(this);
    fit();
}

// The first one is not solved by those that came after it; what repeats itself is told once.
void NoticeBar::fail(const QList<engine::Fault>& faults)
{
    constexpr qsizetype mostShown = 4; // lines: the window must stay smaller than the screen
    m_timer->stop();
    for (const engine::Fault& fault : faults) {
        if (m_open.contains(fault.text()))
            continue;
        m_open += fault.text();
        if (m_open.size() > mostShown)
            m_open.removeAt(1);
    }
    open(m_open.join(QLatin1Char('\n')), "fault", false);
}

void NoticeBar::offer(const QString& remedy, std::function<void()> take)
{
    m_remedy = remedy;
    m_take = std::move(take);
    open(m_open.join(QLatin1Char('\n')), "fault", false);
}

void NoticeBar::object(const QList<engine::Fault>& faults)
{
    static const QRegularExpression field(QStringLiteral("^[a-z-]+(\\.[a-z0-9_-]+)+$")); // of an action: it is seen
    QStringList texts;
    for (const engine::Fault& fault : faults)
        texts += field.match(fault.place).hasMatch() ? engine::Fault{{}, {}, fault.problem, fault.remedy}.text() : fault.text();
    refuse(texts.join(QLatin1Char('\n')));
}

// It never takes the place of a failure that is not solved, and is never lost behind one: then it stands below it.
void NoticeBar::refuse(const QString& text)
{
    m_timer->stop();
    open((m_open + QStringList{text}).join(QLatin1Char('\n')), "fault", false);
    m_isRefusal = true;
}

void NoticeBar::movedOn()
{
    if (!m_isRefusal)
        return;
    if (isFault())
        open(m_open.join(QLatin1Char('\n')), "fault", false);
    else
        dismiss();
}

void NoticeBar::acted(const QString& act, const QString& cameOfIt)
{
    static const QString between = QStringLiteral(" · ");
    if (isFault() || act.isEmpty() || cameOfIt.isEmpty())
        return done(act);
    done(act + between + cameOfIt);
    m_turned = m_lastTurned = cameOfIt + between + act;
    shorten();
}

// A failure is not covered by a success that came after it.
void NoticeBar::done(const QString& sentence, std::function<void()> back)
{
    if (isFault())
        return;
    m_last = sentence;
    m_lastTurned.clear();
    if (sentence.isEmpty())
        return dismiss();
    open(sentence, "undo", true);
    m_back = std::move(back);
    m_timer->start();
}

void NoticeBar::told(const QString& sentence)
{
    if (isFault())
        return;
    open(sentence, "undo", false);
    m_timer->start();
}

void NoticeBar::happened(const QString& sentence)
{
    m_last = sentence;
    m_lastTurned.clear();
    if (!m_isRefusal)
        told(sentence);
}

void NoticeBar::solved(const QString& sentence)
{
    m_open.clear();
    told(sentence);
}

void NoticeBar::solved(const QList<engine::Fault>& faults, const QString& sentence)
{
    qsizetype gone = 0;
    for (const engine::Fault& fault : faults)
        gone += m_open.removeAll(fault.text());
    if (gone > 0 && isFault())
        open(m_open.join(QLatin1Char('\n')), "fault", false);
    else if (gone > 0)
        told(sentence);
}

void NoticeBar::say(const QString& text)
{
    if (isFault())
        return;
    m_timer->stop();
    open(text, "undo", false);
    m_isSaid = true;
    shorten();
}

QString NoticeBar::text() const { return isVisible() && m_away->isVisibleTo(this) ? m_whole : QString(); }

void NoticeBar::begin(const QString& last)
{
    m_last = last;
    m_lastTurned.clear();
    if (!isFault())
        dismiss();
}

void NoticeBar::recall(const QString& last)
{
    m_last = last;
    if (m_quiet->isVisibleTo(this))
        dismiss();
}

void NoticeBar::dismiss()
{
    m_open.clear();
    m_isRefusal = false;
    m_timer->stop();
    m_text->hide();
    m_quiet->show();
    m_undo->hide();
    m_away->hide();
    wear("");
    setVisible(!m_last.isEmpty());
    layout()->activate(); // its width is known
    showLast();
}

} // namespace kit

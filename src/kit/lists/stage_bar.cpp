// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/stage_bar.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/icons.h"
#include "kit/rule_behind.h"

#include <QHBoxLayout>
#include <QSet>
#include <QShortcut>
#include <QShortcutEvent>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace kit {

namespace {

constexpr int most = 7;       // one digit of the keyboard each
constexpr int narrowest = 40; // pixels

// Why it cannot be done now, or what pressing it does.
QString helpOn(const Stage& stage, const QList<Stage>& stages, const QList<engine::Offer>& offers)
{
    for (const engine::Offer& offer : offers)
        if (!stage.action.isNone() && offer.action == stage.action) {
            if (const engine::Condition* why = offer.verdict.decisive())
                return StageBar::tr("Not yet: %1. %2").arg(why->text(), why->remedy());
            return offer.label.text();
        }
    switch (stage.when) {
    case Stage::When::Done:
        return StageBar::tr("Done");
    case Stage::When::Idle:
        return StageBar::tr("Nothing is to be done there this time: it is passed over");
    case Stage::When::Skipped:
        return StageBar::tr("Skipped: not all of it was done");
    case Stage::When::Due:
        return StageBar::tr("Due now: choose on the table, or in the list of what can be done now");
    default:
        break;
    }
    if (!stage.action.isNone())
        return StageBar::tr("Goes straight on to it");
    const auto due = std::ranges::find(stages, Stage::When::Due, &Stage::when);
    return due == stages.end() ? StageBar::tr("Comes later") : engine::fill(StageBar::tr("Comes later: first %1"), {due->name});
}

QString spoken(Stage::When when)
{
    return when == Stage::When::Done   ? StageBar::tr("done")
        : when == Stage::When::Due     ? StageBar::tr("due now")
        : when == Stage::When::Next    ? StageBar::tr("next")
        : when == Stage::When::Idle    ? StageBar::tr("nothing to do")
        : when == Stage::When::Skipped ? StageBar::tr("skipped")
                                       : StageBar::tr("later");
}

} // namespace

namespace {

// What its name begins with, where that is a number of its own ("5 Tidewatch") or a word that stands for it ("End: …").
QString briefly(const Stage& stage)
{
    QString first = stage.name.section(QLatin1Char(' '), 0, 0);
    const bool isWord = first.endsWith(QLatin1Char(':'));
    if (isWord)
        first.chop(1);
    return isWord || (!first.isEmpty() && first.front().isDigit()) ? first : QString::number(stage.at);
}

} // namespace

StageButton::StageButton(int at, QWidget* parent)
    : QPushButton(parent)
{
    setObjectName(QStringLiteral("stage%1").arg(at));
    setProperty("look", "stage");
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void StageButton::present(const Stage& stage, const QString& help)
{
    const QString done = stage.when == Stage::When::Done ? signIn(font(), QStringLiteral("✓ "), QStringLiteral("• "))
        : stage.when == Stage::When::Idle                ? QStringLiteral("– ")
        : stage.when == Stage::When::Skipped             ? signIn(font(), QStringLiteral("↷ "), QStringLiteral("» "))
                                                         : QString();
    const QString full = done + stage.name;
    m_brief = done + briefly(stage);
    const char* look = stage.when == Stage::When::Due ? "due" : stage.when == Stage::When::Done ? "done" : "stage";
    // Most stages stay as they are from one action to the next, and dressing a button takes as long as the rest of the table.
    const QString name = stage.name + QStringLiteral(", ") + spoken(stage.when);
    if (full == m_full && name == accessibleName() && isEnabled() == !stage.action.isNone() && accessibleDescription() == help)
        return;
    m_full = full;
    if (property("look").toString() != QLatin1String(look)) {
        setProperty("look", look);
        style()->unpolish(this);
        style()->polish(this);
    }
    setEnabled(!stage.action.isNone());
    setAccessibleName(name);
    setAccessibleDescription(help);
    setToolTip(kit::tip(stage.name + QLatin1Char('\n') + help)); // with little room it shows no more than its number
    setShortcut(QKeySequence(Qt::ALT | Qt::Key(Qt::Key_0 + stage.at)));
    fit();
}

int StageButton::widthOf(const QString& text) const
{
    QFont letters = font();
    letters.setBold(property("look").toString() == QLatin1String("due"));
    return std::max(narrowest, QFontMetrics(letters).horizontalAdvance(text) + 18);
}

QSize StageButton::minimumSizeHint() const { return {narrowest, QPushButton::minimumSizeHint().height()}; }

int StageButton::fullWidth() const { return widthOf(m_full); }

int StageButton::briefWidth() const { return widthOf(m_brief); }

void StageButton::showBrief(bool isBrief)
{
    m_isBrief = isBrief;
    fit();
}

// A key does it at once; the button of its own would wait for its picture.
bool StageButton::event(QEvent* event)
{
    if (event->type() == QEvent::Shortcut && !static_cast<QShortcutEvent*>(event)->isAmbiguous()) {
        click();
        return true;
    }
    return QPushButton::event(event);
}

void StageButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    fit();
}

void StageButton::fit()
{
    QString text = m_isBrief ? m_brief : fontMetrics().elidedText(m_full, Qt::ElideRight, std::max(20, width() - 14));
    text.replace(QLatin1Char('&'), QLatin1String("&&"));
    if (text == this->text())
        return;
    const QKeySequence key = shortcut();
    setText(text);
    setShortcut(key); // setText takes it away
}

StageBar::StageBar(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Order of play"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(5);
    for (int at = 1; at <= most; ++at) {
        auto* button = new StageButton(at, this);
        row->addWidget(button, 1);
        m_buttons += button;
        connect(button, &QPushButton::clicked, this, [this, at] {
            const engine::AnyAction action = m_stages[at - 1].action; // whoever listens may set the stages anew
            emit intent(action);
        });
        auto* why = new QShortcut(QKeySequence(Qt::ALT | Qt::Key(Qt::Key_0 + at)), this);
        why->setObjectName(QStringLiteral("whyNot%1").arg(at));
        why->setEnabled(false);
        connect(why, &QShortcut::activated, button,
            [button] { QToolTip::showText(button->mapToGlobal(button->rect().bottomLeft()), button->toolTip(), button); });
    }
}

bool StageBar::isListed(int at) const { return at < m_stages.size(); }

void StageBar::present(const QList<Stage>& stages, const QList<engine::Offer>& offers)
{
    m_stages = stages;
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(isListed(i));
        m_buttons[i]->setEnabled(isListed(i)); // present() says more of those that are
        // The key of a stage that cannot be pressed says why: it gets no focus, and a disabled button hears no key.
        findChild<QShortcut*>(QStringLiteral("whyNot%1").arg(i + 1))->setEnabled(isListed(i) && m_stages[i].action.isNone());
        if (!isListed(i))
            continue;
        m_buttons[i]->present(m_stages[i], helpOn(m_stages[i], m_stages, offers));
        setActBehind(*m_buttons[i], m_stages[i].action);
        const auto offer = std::ranges::find(offers, m_stages[i].action, &engine::Offer::action);
        const bool isOffered = !m_stages[i].action.isNone() && offer != offers.end();
        const bool isRefused = isOffered && !offer->verdict.isAllowed();
        setRuleBehind(
            *m_buttons[i], isRefused || (isOffered && !m_stages[i].rule) ? decidedBy(offer->verdict) : m_stages[i].rule);
    }
    fit();
}

// A name that is cut off says less than the number: what has nothing to do and what is over give way first, then what comes last.
// What is due keeps its name.
void StageBar::fit()
{
    QList<int> listed;
    for (int i = 0; i < m_buttons.size(); ++i)
        if (isListed(i))
            listed += i;
    if (listed.isEmpty())
        return;
    int room = width() - int(listed.size() - 1) * layout()->spacing();
    QList<int> givingWay;
    for (const int i : std::as_const(listed)) {
        room -= m_buttons[i]->fullWidth();
        if (m_stages[i].when == Stage::When::Idle)
            givingWay += i;
    }
    for (const int i : std::as_const(listed))
        if (m_stages[i].when == Stage::When::Done || m_stages[i].when == Stage::When::Skipped)
            givingWay += i;
    for (auto i = listed.crbegin(); i != listed.crend(); ++i)
        if (m_stages[*i].when == Stage::When::Next || m_stages[*i].when == Stage::When::Later)
            givingWay += *i;
    QSet<int> brief;
    for (const int i : std::as_const(givingWay)) {
        if (room >= 0)
            break;
        room += m_buttons[i]->fullWidth() - m_buttons[i]->briefWidth();
        brief += i;
    }
    for (const int i : std::as_const(listed)) {
        static_cast<QHBoxLayout*>(layout())->setStretch(
            i, brief.contains(i) ? m_buttons[i]->briefWidth() : m_buttons[i]->fullWidth());
        m_buttons[i]->showBrief(brief.contains(i));
    }
}

void StageBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void StageBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

const engine::Reason* StageBar::ruleOf(const engine::AnyAction& action) const
{
    const auto stage = std::ranges::find(m_stages, action, &Stage::action);
    return action.isNone() || stage == m_stages.end() ? nullptr : stage->rule;
}

const engine::Reason* StageBar::ruleOfDue() const
{
    const auto stage = std::ranges::find(m_stages, Stage::When::Due, &Stage::when);
    return stage == m_stages.end() ? nullptr : stage->rule;
}

qsizetype StageBar::due() const
{
    const auto due = std::ranges::find_if(
        m_stages, [](const Stage& stage) { return stage.when == Stage::When::Due && !stage.action.isNone(); });
    return due == m_stages.end() ? -1 : due - m_stages.begin();
}

void StageBar::pressDue()
{
    const engine::AnyAction action = due() < 0 ? engine::AnyAction() : m_stages[due()].action;
    if (!action.isNone())
        emit intent(action);
}

void StageBar::focusDue()
{
    if (due() >= 0)
        m_buttons[due()]->setFocus(Qt::TabFocusReason);
}

} // namespace kit

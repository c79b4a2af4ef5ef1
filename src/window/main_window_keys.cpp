// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard is at the main window's table: what is framed has it, and Return never does nothing without a word.
#include "window/main_window.h"

#include "engine/table_actions.h"
#include "kit/deciding.h"
#include "kit/desk.h"
#include "kit/likely.h"
#include "kit/rule_behind.h"
#include "kit/drawn/board.h"
#include "kit/drawn/plain_label.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/form.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QFrame>
#include <QStackedWidget>

#include <algorithm>

namespace window {

namespace {

// Something that letters or numbers go into: whoever types there is not led away.
bool isTypedInto(const QWidget* one)
{
    for (; one && !one->isWindow(); one = one->parentWidget())
        if (qobject_cast<const QLineEdit*>(one) || qobject_cast<const QAbstractSpinBox*>(one)
            || qobject_cast<const QComboBox*>(one) || qobject_cast<const QPlainTextEdit*>(one)
            || qobject_cast<const kit::Editor*>(one))
            return true;
    return false;
}

// The button of a page that is filled, and does this; none: whatever it fills.
QPushButton* filledIn(const QWidget& page, const engine::AnyAction& wanted)
{
    for (QPushButton* one : page.findChildren<QPushButton*>()) {
        const bool isFilled = one->isVisibleTo(&page) && one->isEnabled() && one->property("look") == QLatin1String("primary");
        const engine::AnyAction act = isFilled ? kit::actBehind(one) : engine::AnyAction();
        if (!act.isNone() && (wanted.isNone() || act == wanted))
            return one;
    }
    return nullptr;
}

// Whether something stands there that can be done.
bool leadsOn(const QAbstractItemModel& offers)
{
    for (int row = 0; row < offers.rowCount(); ++row)
        if (const QModelIndex at = offers.index(row, 0);
            at.flags().testFlag(Qt::ItemIsEnabled) && !at.data(kit::MutedRole).toBool())
            return true;
    return false;
}

// What lifts a curtain that hides whatever is done next; none: nothing waits behind one.
QPushButton* lifting(const QWidget& page)
{
    const auto all = page.findChildren<QPushButton*>(QStringLiteral("liftCurtain"));
    const auto one = std::ranges::find_if(all, [&](const auto* lift) { return lift->isVisibleTo(&page) && lift->isEnabled(); });
    return one == all.end() ? nullptr : *one;
}

} // namespace

// Whoever comes to a control by keys sees it, however far its page is scrolled. Qt does so only where the keyboard stays within.
void MainWindow::bringIntoSight(QWidget& one)
{
    for (QWidget* around = one.parentWidget(); around && !around->isWindow(); around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around); area && area->widget() && area->widget()->isAncestorOf(&one)
            && one.height() <= area->viewport()->height()) // what is larger is looked at piece by piece
            area->ensureWidgetVisible(&one, 0, 8);
}

// What the page of a table that lies there fills: one press does it.
engine::AnyAction MainWindow::filledOn(const QWidget& page)
{
    const QPushButton* one = filledIn(page, {});
    return one ? kit::actBehind(one) : engine::AnyAction();
}

// Of whoever was chosen, until it has acted or the guide speaks of somebody else.
void MainWindow::showNext()
{
    const bool isFramed = showNow();
    if (!m_actor.isEmpty() && !m_now->offersAnything(m_actor)) {
        choose({}); // whoever has acted stands no longer before what the others can do
    } else if (!m_actor.isEmpty() && !isFramed && !m_guide->isHidden()) {
        const QString actor = std::exchange(m_actor, QString()); // the guide may speak of somebody else
        if (!showNow())
            choose(actor);
    }
    // One golden button and not two: where an act is framed, Enter does that one, and nobody's hand need be looked at.
    const Slot* table = slotOf(QStringLiteral("table"));
    if (QPushButton* lift = table && table->page ? lifting(*table->page) : nullptr)
        kit::restyle(lift, m_now->offers()->currentIndex().isValid() ? "" : "primary");
}

// A list in which nothing is chosen yet has nothing that a key could do.
static bool isChosenFrom(const QWidget* widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget);
    return view && view->currentIndex().isValid();
}

// Once a curtain is lifted of which the guide spoke, what it names then comes next.
void MainWindow::showToSeat()
{
    const Slot* table = slotOf(QStringLiteral("table"));
    const QPointer<QWidget> page = table ? table->page : nullptr;
    const bool wasCovered = page && lifting(*page);
    refresh();
    if (wasCovered && page && !lifting(*page) && !m_guide->isHidden())
        followNext(Moved::Elsewhere);
}

// What is framed, where it stands: on the table's page, else in the list beside it. Where the page waits for something to be
// typed it is that place, and where it has a list of its own, or something that does what is due, that.
QWidget* MainWindow::nextFocus(Page& table) const
{
    QWidget* first = table.firstFocus();
    QWidget* typed = first;
    while (typed && typed->focusProxy())
        typed = typed->focusProxy();
    const bool isDoing = typed && typed->property(kit::doesLikely).toBool();
    if (isTypedInto(typed) || isDoing || isChosenFrom(typed))
        return first;
    if (const engine::AnyAction act = m_now->chosen(); !act.isNone())
        if (QPushButton* there = filledIn(table, act))
            return there;
    QListView* offers = m_now->offers();
    if (QPushButton* lift = lifting(table); lift && !offers->currentIndex().isValid() && !m_guide->isHidden())
        return lift; // the guide says whose hand is looked at, and who looks away
    if (!offers->isVisibleTo(this) || offers->model()->rowCount() == 0)
        return first;
    // Where nothing is framed no key shall press whatever a board begins with: in the list it is told so.
    return offers->currentIndex().isValid() || qobject_cast<kit::Board*>(typed) ? offers : first;
}

// Something was done at the table, or it stands elsewhere: the keyboard goes to what is framed now. It stays where somebody
// types, on a board that is walked by keys, and with a figure that is counted; from the tray it goes when the roll is counted.
void MainWindow::followNext(Moved how)
{
    auto* page = static_cast<Page*>(m_stack->currentWidget());
    QWidget* now = focusWidget();
    if (!page || page->objectName() != QLatin1String("table") || isTypedInto(now)
        || (how != Moved::On && m_tray->isAncestorOf(now)) || m_ask->isAncestorOf(now) || QApplication::activePopupWidget()
        || QApplication::activeModalWidget())
        return;
    if (how == Moved::On && now && now->isVisible() && now->isEnabled()) {
        const bool isWalked = m_pointing->isByKey();
        const bool isGuided = !m_guide->isHidden() && lifting(*page); // to what comes first
        const QVariant does = now->property(kit::doesLikely);         // no longer: what comes next is done elsewhere
        const bool isDone = does.isValid() && !does.toBool();
        const bool isLeft = qobject_cast<kit::Board*>(now) ? !isWalked || isDone || now != m_pressedIn // it got the keys
            : qobject_cast<QAbstractItemView*>(now)        ? (page->isAncestorOf(now) || isGuided) && !isChosenFrom(now)
                                                           : m_tray->isAncestorOf(now) // the roll is counted
                || (qobject_cast<QAbstractButton*>(now) && page->isAncestorOf(now)
                    && (!isWalked || !kit::actBehind(now).isNone()));
        const engine::AnyAction act = kit::actBehind(now);
        if (!isLeft || (!act.isNone() && act == m_now->chosen()))
            return;
    }
    // Who answers on the page goes on there.
    if (how == Moved::On && qobject_cast<kit::Board*>(now) && m_pointing->isByKey() && !m_now->chosen().isNone())
        for (QPushButton* one : page->findChildren<QPushButton*>())
            if (one->isVisibleTo(page) && one->isEnabled() && kit::actBehind(one) == m_now->chosen())
                return one->setFocus();
    if (QWidget* next = nextFocus(*page); next && next != now && !next->isAncestorOf(now))
        next->setFocus();
}

// What was done, as far as the keyboard follows it.
void MainWindow::noteMoved(const engine::Submission& submission)
{
    const bool isAct = !submission.sentence.isEmpty();
    if (!isAct)
        m_moved = Moved::Elsewhere;
    else if (m_moved == Moved::No && !submission.action.is<engine::Correct>()) // a figure is counted on
        m_moved = Moved::On;
    if (isAct && !m_pointing->isByKey())
        m_acted = m_pointing->press();
}

// The second press of a double one: it does nothing else, whatever lies in that place now. A figure is counted as fast as one
// likes.
bool MainWindow::isSlip(const engine::AnyAction& action)
{
    m_isHeard = true;
    constexpr int hand = 24; // pixels in which a hand that rests moves
    const kit::Pointing::Press now = m_pointing->press();
    const bool isQuick = now.time > m_acted.time && now.time - m_acted.time <= quint64(QApplication::doubleClickInterval());
    return !m_pointing->isByKey() && !action.is<engine::Correct>() && m_acted.time > 0 && (now.isDouble || isQuick)
        && (now.at - m_acted.at).manhattanLength() <= hand;
}

// What nobody on the table took: said instead of nothing.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn || !m_sitting || currentPage() != QLatin1String("table"))
        return QMainWindow::keyPressEvent(event);
    const QWidget *in = m_pressedIn, *page = m_stack->currentWidget();
    const auto* view = qobject_cast<const QAbstractItemView*>(in);
    if (m_isHeard || (isTypedInto(in) && !qobject_cast<const QComboBox*>(in)) || qobject_cast<const QAbstractButton*>(in)
        || (view && view->currentIndex().isValid()) || (in && in != view && !page->isAncestorOf(in)))
        return; // it was told already, or seen, what came of it
    const auto framed = std::ranges::find(m_sitting->offers(), m_now->chosen(), &engine::Offer::action);
    const bool isNamed = kit::isHeldAt(*this) || !kit::likelyAt(*this).isNone();
    if (framed == m_sitting->offers().end() && !m_guide->isHidden() && isNamed) // what costs or ends is pressed where it stands
        return m_notice->say(kit::guided(*m_sitting, *desk(), std::nullopt, {}));
    const QString way = findChild<QAction*>(QStringLiteral("now"))->shortcut().toString(QKeySequence::NativeText);
    const bool leads = leadsOn(*m_now->offers()->model());
    const QPushButton* lift = leads ? nullptr : lifting(*page);
    if (lift) // nobody sees a hand by a slip
        return m_notice->say(engine::fill(tr("Return does nothing here. First “%1”, with nobody else at the screen."),
            {QString(lift->text()).replace(QLatin1String("&&"), QLatin1String("&"))}));
    if (!leads) // the list has nothing to lead to
        return m_notice->say(tr("Return does nothing here: what comes next is entered on the table."));
    if (framed != m_sitting->offers().end())
        return m_notice->say(
            engine::fill(tr("Return does nothing here. %1 goes to “%2”."), {way, desk()->offerText(*m_sitting, *framed).title}));
    QStringList open;
    for (const engine::Offer& one : m_sitting->offers())
        if (one.verdict.isAllowed())
            open += desk()->offerText(*m_sitting, one).title;
    m_notice->say(open.size() == 1
            ? engine::fill(
                tr("Return does nothing here: “%1” may cut short what somebody still means to do. %2, then Down, chooses it."),
                {open.first(), way})
            : engine::fill(
                tr("Nothing is more likely than the rest, so that Return does nothing: choose on the table, or with %1 "
                   "of what can be done now."),
                {way}));
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window does with dice: the tray, and the die that an action waits for.
#include "window/main_window.h"

#include "kit/forms/ask_panel.h"
#include "kit/lists/by_letters.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/notice_bar.h"
#include "kit/drawn/board.h"
#include "kit/drawn/tile_view.h"
#include "kit/lists/now_panel.h"
#include "kit/rule_behind.h"
#include "kit/sitting.h"
#include "window/library.h"
#include "window/odds/throws.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QJsonArray>
#include <QSettings>
#include <QTimer>

#include <algorithm>

namespace window {

// The actions whose dice are due now: one, or several of which somebody has to choose.
QList<engine::AnyAction> MainWindow::awaited() const
{
    QList<engine::AnyAction> all;
    if (!m_sitting || m_sitting->isLooking())
        return all;
    for (const kit::DieWord& die : desk()->dice(m_sitting->state()))
        if (die.due)
            for (const engine::Offer& offer : m_sitting->offers())
                if (offer.verdict.isAllowed() && die.answers.contains(QLatin1String(offer.action.verb()))
                    && !m_sitting->asks(offer.action).dice.isEmpty())
                    all += offer.action;
    return all;
}

// What is chosen among what can be done, where it waits for nothing but its dice; none: another act, or nobody rolls for it.
engine::AnyAction MainWindow::chosenRoll() const
{
    const engine::AnyAction chosen = m_sitting && !m_sitting->isLooking() ? m_now->chosen() : engine::AnyAction();
    if (chosen.isNone())
        return {};
    const engine::Needs open = m_sitting->asks(chosen);
    return open.dice.isEmpty() || !open.picks.isEmpty() || !open.facts.isEmpty() ? engine::AnyAction() : chosen;
}

// Of the roll that comes with what is chosen, though it is an act of its own.
QList<engine::Die> MainWindow::behindChosen() const
{
    const engine::AnyAction chosen = m_sitting && !m_sitting->isLooking() ? m_now->chosen() : engine::AnyAction();
    return chosen.isNone() ? QList<engine::Die>() : desk()->diceBehind(*m_sitting, chosen);
}

// Real dice that are typed belong to the question that stands open, to what is due on the table, or to what is chosen.
void MainWindow::fitWaiting()
{
    if (const QList<engine::Die> asked = m_ask->dice(); !asked.isEmpty())
        return m_tray->await(asked);
    const QList<engine::AnyAction> due = awaited();
    const engine::AnyAction act = due.isEmpty() ? chosenRoll() : due.first();
    m_tray->await(act.isNone() ? behindChosen() : m_sitting->asks(act).dice, !due.isEmpty());
}

// A roll that waits takes what is typed anywhere: the question that stands open, what is due where dice are thrown for real, or
// what is chosen among what can be done. A number that is no face is refused there; on the list and on the tray it is meant as a
// face whoever throws, and chooses nothing else.
bool MainWindow::takesDie(const QString& letter)
{
    if (!m_ask->dice().isEmpty())
        return m_ask->isVisible() && m_ask->type(letter);
    const bool isNumber = letter.front().isDigit(), isOnButton = qobject_cast<QAbstractButton*>(focusWidget()),
               isBeside = dynamic_cast<kit::TileView*>(focusWidget()) || isOnButton || m_trayDock->isAncestorOf(focusWidget());
    if (!m_sitting || !(m_sitting->realDice || (isNumber && isBeside)) || !m_trayDock->isVisible())
        return findsOffer(letter);
    const QList<engine::AnyAction> due = awaited();
    const engine::AnyAction act = !due.isEmpty() ? due.first() : isNumber ? chosenRoll() : engine::AnyAction();
    const QList<engine::Die> dice = act.isNone() ? QList<engine::Die>() : m_sitting->asks(act).dice;
    if (!dice.isEmpty() && kit::beginsFace(dice.first(), letter)) {
        m_tray->type(letter);
        return true;
    }
    const auto* list = dynamic_cast<kit::TileView*>(focusWidget());
    const auto isRolledFor = [&](const engine::Offer& one) { return !m_sitting->asks(one.action).dice.isEmpty(); };
    const auto isRowOf = [&] { // "2 of Souls"
        return !list->model()
                    ->match(list->model()->index(0, list->modelColumn()), Qt::DisplayRole, letter, 1, Qt::MatchStartsWith)
                    .isEmpty();
    };
    const bool isOfList =
        list && (list->isLookedThrough() || (std::ranges::none_of(m_sitting->offers(), isRolledFor) && isRowOf()));
    if (!isNumber || isOfList || !(list || isOnButton))
        return findsOffer(letter);
    m_notice->say(tr("What is chosen there is not rolled for. Choose what the die belongs to, then type it."));
    return true;
}

// A name that is typed at the table is that of something that can be done: Return does it there.
bool MainWindow::findsOffer(const QString& letter)
{
    auto* offers = dynamic_cast<kit::TileView*>(m_now->offers());
    if (!letter.front().isLetter() || !offers || !offers->isVisible() || !qobject_cast<kit::Board*>(focusWidget())
        || focusWidget()->property(kit::findsByLetters).toBool() || !offers->find(letter))
        return false; // some boards are looked through by letters themselves
    offers->setFocus();
    return true;
}

// Real dice that were typed, or a press on the die that an action waits for: who throws real ones is asked for them, and the
// program throws only where it is told to.
void MainWindow::answerDie(const QList<int>& faces)
{
    if (!m_ask->dice().isEmpty() && (!faces.isEmpty() || m_sitting->realDice))
        return m_ask->take(faces);
    QList<engine::AnyAction> due = awaited();
    if (const engine::AnyAction chosen = chosenRoll(); due.isEmpty() && !faces.isEmpty() && !chosen.isNone())
        due += chosen;
    if (due.size() > 1 || (due.isEmpty() && !faces.isEmpty() && !behindChosen().isEmpty())) {
        if (!faces.isEmpty()) {
            m_sitting->holdDice(faces);
            m_tray->lie(faces);
        }
        return m_notice->say(faces.isEmpty()
                ? tr("Choose first what is rolled for: it stands among what can be done now.")
                : tr("These dice lie there: choose what they count for, among what can be done now."));
    }
    if (due.isEmpty()) { // says what stands in its way
        for (const kit::DieWord& die : desk()->dice(m_sitting->state()))
            if (die.due && !die.answers.isEmpty())
                return m_sitting->proposeDraft({die.answers.first(), {}});
        return;
    }
    if (faces.isEmpty())
        return m_sitting->realDice ? m_sitting->propose(due.first()) : rollTyped(due.first(), {});
    QJsonArray rolled;
    for (const int face : faces)
        rolled += face;
    m_sitting->answer(due.first(), {{QLatin1String(engine::rolledField), rolled}}, {});
}

// Real dice that settled nothing are thrown again: the same question stands there again, once the table shows what they were.
void MainWindow::askAgain(const engine::Submission& submission)
{
    if (!m_sitting->realDice || submission.dice.isEmpty() || submission.action.isThrownByProgram)
        return;
    QTimer::singleShot(0, m_sitting.get(), [this, done = submission.action, node = m_node] {
        if (m_sitting->table().node() != node || !m_sitting->waiting().isNone())
            return;
        if (const QList<engine::AnyAction> due = awaited(); due.size() == 1 && due.first().isOfKind(done))
            m_sitting->propose(due.first());
    });
}

// Throws that belong to no action stand in no journal; they are kept beside it.
void MainWindow::keepRolls()
{
    if (m_sitting && !m_library.isReadOnly())
        m_settings.setValue(keyOf("rolls"), written(m_tray->rolls()));
}

void MainWindow::recordDice(const engine::Submission& submission)
{
    auto roll = rollOf(submission.action.written(), submission.dice, submission.sentence.text());
    if (!roll)
        return;
    roll->typed = !submission.action.isThrownByProgram;
    roll->who = m_sitting->who;
    const auto entry = m_sitting->entries(submission.seq, submission.seq);
    roll->when = entry && !entry->isEmpty() ? entry->first().when : m_library.clock()();
    m_tray->add(*roll);
}

// A game in which nothing is left to chance has no tray, and the start page needs its room.
void MainWindow::fitTray()
{
    const bool isStart = currentPage() == QLatin1String("shelf");
    m_tray->setRolled(!m_sitting || m_sitting->game().takes(engine::rolledField));
    kit::takeRuleOfDice(*m_tray, m_sitting ? findChild<kit::TableView*>() : nullptr);
    showTray(!isStart && !desk()->dice(m_sitting ? m_sitting->state() : nullptr).isEmpty());
}

// Who put it away keeps it away.
void MainWindow::showTray(bool isWanted)
{
    if (isWanted ? !m_isTrayAway : m_isTrayAway || !m_trayDock->isVisibleTo(this))
        return;
    m_isTrayAway = !isWanted;
    m_trayDock->setVisible(isWanted && !m_isFar);
}

void MainWindow::rollTyped(const engine::AnyAction& action, const QString& decision)
{
    // Who asked for a card gets a card, and throws the dice all the same.
    const bool isDraw = !m_sitting->asks(action).picks.isEmpty();
    const bool dice = std::exchange(m_sitting->realDice, isDraw && m_sitting->realDice);
    const bool cards = std::exchange(m_sitting->realCards, !isDraw && m_sitting->realCards);
    m_sitting->propose(action, decision);
    m_sitting->realDice = dice;
    m_sitting->realCards = cards;
    if (isDraw && m_ask->isVisible())
        m_notice->say(tr("The program knows no card to draw here. Name the card that lies on the table, or add its pack."));
}

} // namespace window

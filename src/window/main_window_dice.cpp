// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window does with dice: the tray, and the die that an action waits for.
#include "window/main_window.h"

#include "kit/forms/ask_panel.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/notice_bar.h"
#include "kit/sitting.h"
#include "window/library.h"
#include "window/odds/throws.h"

#include <QDockWidget>
#include <QJsonArray>
#include <QSettings>

#include <algorithm>

namespace window {

// Real dice that were typed, or a press on the die that an action waits for.
void MainWindow::answerDie(const QString& verb, const QList<int>& faces)
{
    const QList<engine::Offer>& offers = m_sitting->offers();
    const auto waiting = std::ranges::find_if(
        offers, [&](const engine::Offer& offer) { return offer.action.verb() == verb && offer.verdict.isAllowed(); });
    if (waiting == offers.end())
        return m_sitting->proposeDraft({verb, {}}); // says what stands in its way
    const engine::AnyAction action = waiting->action;
    if (faces.isEmpty())
        return rollTyped(action, {});
    QJsonArray rolled;
    for (const int face : faces)
        rolled += face;
    m_sitting->answer(action, {{QLatin1String(engine::rolledField), rolled}}, {});
}

// Throws that belong to no action stand in no journal; they are kept beside it.
void MainWindow::keepRolls()
{
    if (m_sitting && !m_library.isReadOnly())
        m_settings.setValue(keyOf("rolls"), written(m_tray->rolls()));
}

void MainWindow::recordDice(const engine::Submission& submission)
{
    auto roll = rollOf(submission.action.written(), submission.sentence.text());
    if (!roll)
        return;
    roll->typed = m_sitting->realDice;
    roll->who = m_sitting->who;
    roll->when = m_library.clock()();
    m_tray->add(*roll);
}

// A game without dice has no tray; who put it away keeps it away.
void MainWindow::fitTray(bool hasDice)
{
    if (hasDice ? !m_isTrayAway : m_isTrayAway || !m_trayDock->isVisibleTo(this))
        return;
    m_isTrayAway = !hasDice;
    m_trayDock->setVisible(hasDice);
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

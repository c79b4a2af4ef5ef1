// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a campaign comes onto the main window's table, and how it leaves it.
#include "window/main_window.h"

#include "kit/called_on.h"
#include "kit/settable.h"
#include "kit/drawn/readout.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/ask_panel.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/hands_list.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"
#include "kit/painted.h"
#include "window/odds/throws.h"
#include "window/phones/serving.h"
#include "window/sharing/shared_table.h"

#include <QAction>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QSettings>
#include <QTimer>

#include <algorithm>

namespace window {

using engine::Result;

namespace {

// The campaign on the table; each shelf has its own.
QString openKey(const Library& library)
{
    return QStringLiteral("open/")
        + QString::fromLatin1(QCryptographicHash::hash(library.shelfPath().toUtf8(), QCryptographicHash::Sha1).toHex().left(16));
}

// Each value that is set is written to the disk.
void keepOther(QSettings& settings, const QString& key, const QVariant& value)
{
    if (settings.value(key) != value)
        settings.setValue(key, value);
}

// What an entry made for the hands in the language of now: the act, then its notes.
QStringList handsOf(kit::Sitting& sitting, qint64 entry)
{
    const auto entries = sitting.entries(entry - 1, entry);
    if (!entries || entries->size() != 2)
        return {};
    const auto before = sitting.stateAt(entries->first().node), after = sitting.stateAt(entries->last().node);
    const auto sentence = sitting.sentenceOf(entries->last());
    if (!before || !after || !sentence || sentence->isEmpty())
        return {};
    QStringList words{sentence->text()};
    for (const engine::Message& hand : sitting.game().hands(*before, *after))
        words += hand.text();
    return words;
}

// What was done last; empty where nothing was.
QString lastOf(kit::Sitting& sitting)
{
    const qint64 node = sitting.table().node();
    const auto last = sitting.entries(node, node);
    if (!last || last->isEmpty())
        return {};
    const auto sentence = sitting.sentenceOf(last->first());
    return sentence && !sentence->isEmpty() ? engine::fill(MainWindow::tr("Last: %1"), {sentence->text()}) : QString();
}

} // namespace

void MainWindow::fail(const QList<engine::Fault>& faults)
{
    m_notice->fail(faults);
    m_library.knowSaved();
    if (!m_library.savedShelf().isEmpty())
        m_notice->offer(tr("Play on with it"), [this] { playOnWithSaved(); });
}

void MainWindow::playOnWithSaved()
{
    const QString campaign = m_sitting ? m_library.idOf(*m_sitting) : QString();
    const auto aside = m_library.playOnWithSaved();
    if (!aside)
        return fail(aside.faults());
    if (campaign.isEmpty())
        showPage(QStringLiteral("shelf"));
    else
        openCampaign(campaign);
    m_notice->say(aside->isEmpty() ? tr("The saved shelf lies in its place again.")
                                   : engine::fill(tr("The saved shelf lies in its place again. What lay there is now %1."),
                                       {QFileInfo(*aside).fileName()}));
}

void MainWindow::openCampaign(const QString& id)
{
    if (m_sitting && m_library.idOf(*m_sitting) == id) {
        showPage(QStringLiteral("table"));
        return;
    }
    auto sitting = m_library.sit(id);
    if (sitting)
        take(std::move(*sitting));
    else
        m_notice->object(sitting.faults());
}

void MainWindow::reopen()
{
    const QString id = m_settings.value(openKey(m_library)).toString();
    if (m_library.isReadOnly() || id.isEmpty() || !m_library.shelf() || !m_library.shelf()->campaign(id))
        return;
    openCampaign(id);
    if (m_sitting)
        m_notice->say(tr("Muster Roll did not end as it should. Every change was on disk: this is the table as it was."));
}

void MainWindow::take(std::unique_ptr<kit::Sitting> sitting)
{
    closeCampaign();
    m_sitting = std::move(sitting);
    m_terms = rulebook::Terms([this, game = m_sitting->game().id()] { return m_library.book(game); });
    m_terms.spareNames(kit::namesOn(*m_sitting, desk()));
    // The cards of a table that is tried come with the program.
    m_isGuided = m_isTried = engine::isTraining(m_sitting->table());
    takeRealThings(*m_sitting, m_library, m_settings);
    m_library.keepReal(*m_sitting);
    if (!SharedTable::of(m_sitting.get()))
        m_sitting->who = m_settings.value(QStringLiteral("table/who")).toString();
    connectSitting();
    for (const Slot& slot : m_slots)
        if (slot.page)
            slot.page->sit(m_sitting.get(), desk());
    m_edit->setChecked(!m_settings.value(keyOf("locked")).toBool());
    kit::letSetValues(*m_sitting, m_edit->isChecked());
    m_actor.clear();
    QList<kit::Roll> rolls = rollsFrom(m_settings.value(keyOf("rolls")).toByteArray());
    if (const auto last = latestRoll(*m_sitting); last && (rolls.isEmpty() || rolls.first().when < last->when))
        rolls.prepend(*last);
    m_tray->showRolls(rolls);
    m_node = m_sitting->table().node();
    const QString language = QLocale().name();
    const bool isOfOther = m_settings.value(keyOf("language"), language).toString() != language;
    keepOther(m_settings, keyOf("language"), language);
    using Anew = std::function<QStringList(qint64)>; // they stay until they are ticked
    m_hands->begin(takeKept(), m_node, isOfOther ? Anew([this](qint64 entry) { return handsOf(*m_sitting, entry); }) : Anew());
    m_called.clear();
    followNames();
    // Stands there as long as the campaign lies on the table: a start that still finds it comes after a crash. A window that
    // opens with it is seen first, for the disk takes its time.
    const auto keepOpen = [this] {
        m_settings.setValue(openKey(m_library), m_library.idOf(*m_sitting));
        m_settings.sync();
    };
    // The sentence is told from the table before it, which is played again.
    const auto recall = [this, node = m_node] {
        if (m_sitting->table().node() == node)
            m_notice->recall(lastOf(*m_sitting));
    };
    const bool hasLast = m_node > 0 && !m_sitting->isGuarded();
    m_notice->begin(hasLast ? engine::fill(tr("Last: %1"), {QStringLiteral("…")}) : QString());
    const auto whenSeen = [this](const auto& what) {
        if (isVisible())
            what();
        else
            QTimer::singleShot(kit::untilPainted, m_sitting.get(), what);
    };
    if (!m_library.isReadOnly())
        whenSeen(keepOpen);
    if (hasLast)
        whenSeen(recall);
    whenSeen([this] { tellOtherwise(); });
    if (m_sitting->isReadOnly())
        m_notice->say(engine::fill(tr("%1 is only looked at: nothing can be changed."), {m_sitting->name()}));
    refresh();
    showPage(QStringLiteral("table"));
}

void MainWindow::settleCounts()
{
    const QList<kit::Readout*> all = findChildren<kit::Readout*>();
    for (const QPointer<kit::Readout>& one : QList<QPointer<kit::Readout>>(all.begin(), all.end())) // a table may be laid anew
        if (one)
            one->settleNow();
}

void MainWindow::closeCampaign()
{
    if (!m_sitting)
        return;
    settleCounts();
    if (!m_library.isReadOnly())
        m_settings.remove(openKey(m_library));
    m_library.keepReal(*m_sitting);
    endDice();
    m_library.keepSummary(*m_sitting);
    if (!SharedTable::of(m_sitting.get()))
        m_library.keepState(*m_sitting);
    m_library.copyShelf(shelf::CopyKind::Sitting);
    for (const Slot& slot : m_slots)
        if (slot.page)
            slot.page->sit(nullptr, nullptr);
    keepHands();
    m_hands->clear();
    m_notice->begin({});
    m_ask->forget();
    m_tray->showRolls({});
    m_now->show(nullptr, nullptr, {});
    m_sitting.reset();
    refresh();
}

// Which entry it is, wherever its shelf lies: "12 5f3c…"; empty where there is none.
static QString markOf(kit::Sitting& sitting, qint64 seq)
{
    const auto entry = sitting.entries(seq, seq);
    return entry && entry->size() == 1 ? QStringLiteral("%1 %2").arg(seq).arg(QString::fromLatin1(entry->first().digest.toHex()))
                                       : QString();
}

// What the hands are still to do, and which entries were one press, is kept beside the shelf, with the entry after which it was
// so.
void MainWindow::keepHands()
{
    if (!m_sitting) // it left the table before this came
        return;
    const QStringList open = m_hands->kept(), acts = m_sitting->campaign()->acts();
    if (open == m_settings.value(keyOf("hands")).toStringList() && acts == m_settings.value(keyOf("acts")).toStringList())
        return;
    m_settings.setValue(keyOf("hands"), open);
    m_settings.setValue(keyOf("acts"), acts);
    m_settings.setValue(keyOf("handsAfter"), markOf(*m_sitting, m_sitting->table().last()));
}

// A copy of the shelf may have been put back since: then it is about acts that never were. At a shared table own acts may stand
// elsewhere by now, and the list follows them.
QStringList MainWindow::takeKept()
{
    const QString after = m_settings.value(keyOf("handsAfter")).toString();
    const bool isSame = markOf(*m_sitting, after.section(QLatin1Char(' '), 0, 0).toLongLong()) == after;
    if (isSame)
        m_sitting->campaign()->takeActs(m_settings.value(keyOf("acts")).toStringList());
    return isSame || SharedTable::of(m_sitting.get()) ? m_settings.value(keyOf("hands")).toStringList() : QStringList();
}

// What could not be written stays told until something is; what somebody meant otherwise goes with the next step.
void MainWindow::notDone(const QList<engine::Fault>& faults)
{
    const bool isUnwritten =
        std::ranges::any_of(faults, [this](const engine::Fault& one) { return one.place == m_library.shelfPath(); });
    if (isUnwritten)
        m_library.heed(faults);
    else
        m_notice->object(faults);
}

// From a table that is tried to one with what lies in the own box.
QWidget* MainWindow::makeWayOn()
{
    m_wayOn = new kit::WrappedButton(m_nowSide);
    m_wayOn->setText(tr("Go on with my own cards"));
    m_wayOn->setObjectName(QStringLiteral("goOnWithOwnCards"));
    m_wayOn->setProperty("look", "link");
    m_wayOn->setToolTip(tr("A table of this game with real cards and dice; this one stays on the shelf"));
    m_wayOn->hide();
    connect(m_wayOn, &QPushButton::clicked, this, [this] {
        auto sitting = m_library.goOn(m_sitting->game());
        if (!sitting)
            return m_notice->object(sitting.faults());
        take(std::move(*sitting));
        m_notice->say(tr("A campaign of your own was begun. What was tried stays on the shelf."));
    });
    return m_wayOn;
}

void MainWindow::connectSitting()
{
    connect(m_sitting.get(), &kit::Sitting::changed, this, &MainWindow::done);
    connect(m_sitting.get(), &kit::Sitting::changed, this, &MainWindow::keepHands, Qt::QueuedConnection); // once a press is whole
    connect(m_sitting.get(), &kit::Sitting::shown, this, &MainWindow::showToSeat);
    connect(m_sitting.get(), &kit::Sitting::refused, this, &MainWindow::refused);
    connect(m_sitting.get(), &kit::Sitting::failed, this, &MainWindow::notDone);
    m_ask->attend(*m_sitting);
    connect(m_sitting.get(), &kit::Sitting::othersActed, this, [this](qint64, const QStringList& told) { othersActed(told); });
    if (SharedTable* table = SharedTable::of(m_sitting.get())) {
        connect(table, &SharedTable::changed, this, &MainWindow::showSharing);
        connect(table, &SharedTable::told, m_notice, &kit::NoticeBar::told);
        connect(table, &SharedTable::renumbered, this, [this](const QMap<qint64, qint64>& now) {
            m_hands->renumber(now, [this](qint64 entry) { return handsOf(*m_sitting, entry); });
            keepHands();
        });
        connect(table, &SharedTable::failed, m_notice, &kit::NoticeBar::object);
    }
}

} // namespace window

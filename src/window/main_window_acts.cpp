// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window does with acts: tells what came of them, and goes on where nobody has a choice.
#include "window/main_window.h"

#include "dice/source.h"
#include "engine/past/readings.h"
#include "engine/past/understood.h"
#include "engine/table_actions.h"
#include "engine/words/called.h"
#include "kit/aside.h"
#include "kit/chronicle.h"
#include "kit/deciding.h"
#include "kit/desk_of.h"
#include "kit/likely.h"
#include "kit/painted.h"
#include "kit/settable.h"
#include "kit/drawn/icons.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/form.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/hands_list.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/verdict_model.h"
#include "kit/lists/stage_bar.h"
#include "kit/lists/term_label.h"
#include "kit/reasons.h"
#include "kit/rule_behind.h"
#include "report/spoken.h"
#include "shelf/marks.h"
#include "window/odds/throws.h"
#include "window/preferences_page.h"
#include "window/reminder.h"
#include "window/sharing/shared_table.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLayout>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace window {

namespace {

// The readings behind each told sentence of an entry that is written.
QList<QStringList> readingsBehind(kit::Sitting& sitting, const engine::Submission& submission)
{
    if (submission.told.isEmpty() || !engine::readsOtherwise(sitting.game(), sitting.state()))
        return {};
    const auto entry = sitting.entries(submission.seq, submission.seq);
    if (!entry || entry->isEmpty())
        return {};
    const auto before = sitting.stateAt(entry->first().parent);
    return before ? engine::readingsBehind(sitting.game(), *before, submission.action, submission.told) : QList<QStringList>();
}

} // namespace

using engine::Result;

// What can be done with a table of any game, beside its own acts: the band's title has buttons for it.
void MainWindow::makeActs()
{
    const auto made = [this](const char* name, const QString& sign, const QString& text, const QString& tip, const char* key) {
        auto* action = new QAction(kit::signIcon(sign), text, this);
        action->setObjectName(QLatin1String(name));
        action->setToolTip(tip);
        action->setShortcut(QKeySequence(QLatin1String(key)));
        addAction(action);
        return action;
    };
    m_edit = made("edit", QStringLiteral("✎"), tr("Set values where they stand on the table"),
        tr("Whether a press on the table sets values: counters, boxes, tokens (Ctrl+E)"), "Ctrl+E");
    m_edit->setCheckable(true);
    connect(m_edit, &QAction::triggered, this, [this](bool isOn) {
        if (!m_sitting)
            return;
        kit::letSetValues(*m_sitting, isOn);
        m_settings.setValue(keyOf("locked"), !isOn);
        m_notice->told(isOn ? tr("Values can be set where they stand on the table.")
                            : tr("The table is only looked at and played: a press sets no value any more."));
    });
    m_remind = made("remind", QStringLiteral("⏰"), tr("Remind me…"),
        tr("Note a few words that come up at their moment: at the end of a round, on a level (Ctrl+M)"), "Ctrl+M");
    connect(m_remind, &QAction::triggered, this, [this] { Reminder(*m_sitting, this).exec(); });
}

// A press on the table. Values are set by accident more easily than anything else is done.
void MainWindow::intend(const engine::AnyAction& action)
{
    if (isSlip(action))
        return;
    if (m_edit->isChecked() || !action.is<engine::Correct>())
        m_sitting->propose(action);
    else
        m_notice->say(tr("Nothing was set: the table is only looked at and played. %1 lets values be set.")
                          .arg(m_edit->shortcut().toString(QKeySequence::NativeText)));
}

QString MainWindow::atomOf(int rule) const
{
    const auto book = m_sitting ? m_sitting->game().book() : std::span<const engine::RuleRef>();
    return rule >= 0 && std::size_t(rule) < book.size() ? QLatin1String(book[rule].id) : QString();
}

// Of the act that a control does, else of what the control is, or is a part of.
QString MainWindow::atomOf(const QWidget* control) const
{
    const QString act = m_now->atomOf(kit::actBehind(control), stages());
    return act.isEmpty() ? atomOf(kit::ruleBehind(control)) : act;
}

const kit::StageBar* MainWindow::stages() const
{
    const QWidget* shown = m_stack->currentWidget();
    return shown ? shown->findChild<kit::StageBar*>() : nullptr;
}

// The rule behind what somebody points at, else behind what was just refused, else behind what has the keyboard, else behind what
// is chosen of the list; empty: there is none.
QString MainWindow::atomHere() const
{
    const QString chosen = m_now->isVisible() ? m_now->currentAtom(stages()) : QString();
    if (const QPoint there = QCursor::pos(); m_pointing->isOn()) {
        const QString act = m_now->atomOf(kit::actAt(there), stages()), listed = act.isEmpty() ? kit::atomAt(there) : act;
        if (const QString pointed = listed.isEmpty() ? atomOf(kit::ruleAt(there)) : listed; !pointed.isEmpty())
            return pointed;
        if (m_now->isAncestorOf(QApplication::widgetAt(there)))
            return chosen;
    }
    if (m_refusal >= 0)
        return atomOf(m_refusal);
    const QString focused = atomOf(QApplication::focusWidget());
    return focused.isEmpty() ? chosen : focused;
}

void MainWindow::tellSpoken()
{
    if (!m_sitting)
        return;
    QString seat; // who looks now
    for (const QString& one : m_sitting->game().seats(m_sitting->state()))
        if (m_sitting->isGuarded() && m_sitting->mayShow(one))
            seat = one;
    const QString all = m_sitting->name() + QStringLiteral(": ") + report::spoken(m_sitting->game(), m_sitting->state(), seat);
    // In a window of its own: it is read to its end, line by line, and copied, however long it is.
    auto* box = new QDialog(this);
    box->setObjectName(QStringLiteral("spoken"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("The table in one paragraph"));
    box->setAccessibleDescription(all); // it is read aloud when the window opens
    auto* text = new QPlainTextEdit(all, box);
    text->setObjectName(QStringLiteral("spokenText"));
    text->setAccessibleName(box->windowTitle());
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    auto* close = new QPushButton(tr("&Close"), box);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, box, &QDialog::close);
    auto* column = new QVBoxLayout(box);
    column->addWidget(text);
    column->addWidget(close, 0, Qt::AlignRight);
    const QFontMetrics letters = text->fontMetrics();
    constexpr int letter = 90, line = 16;
    box->resize(letters.averageCharWidth() * letter, letters.lineSpacing() * line);
    text->setFocus();
    box->open();
}

// What was played by other rules is done once more by today's, a little at a time: only then one knows what they decide
// otherwise.
void MainWindow::tellOtherwise()
{
    const auto first = m_sitting->entries(1, 1);
    const bool isOfToday = first && !first->isEmpty() && first->first().rules == m_sitting->game().rulesVersion();
    if (isOfToday && m_sitting->table().differing().isEmpty())
        return;
    kit::Chronicle& chronicle = m_sitting->chronicle();
    connect(&chronicle, &kit::Chronicle::grown, this, [this, &chronicle, isTold = false]() mutable {
        if (isTold || !chronicle.isComplete())
            return;
        isTold = true;
        int other = 0;
        for (qint64 seq = 1; seq <= chronicle.known(); ++seq)
            other += chronicle.differs(seq);
        if (other > 0)
            m_notice->say(tr(
                "Today's rules decide %n entries otherwise than when they were played. History lists them: ≠.", nullptr, other));
    });
    chronicle.read();
}

void MainWindow::tellAbout()
{
    auto* box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(QStringLiteral("aboutBox"));
    box->setWindowTitle(tr("About Muster Roll"));
    box->setTextFormat(Qt::PlainText);
    box->setText(PreferencesPage::aboutText());
    box->open();
}

// The seed of the program's dice is written when the sitting ends, and never at a shared table: before, it would tell what is
// thrown next. What comes after is of another seed.
void MainWindow::endDice()
{
    auto* dice = dynamic_cast<dice::Source*>(&m_library.chance()); // other dice have none
    const bool isShared = SharedTable::of(m_sitting.get());
    if (!dice || (!std::exchange(m_hasThrown, false) && !isShared))
        return;
    if (!isShared && m_library.shelf() && !m_library.isReadOnly())
        if (const auto kept =
                m_library.shelf()->addPin(shelf::seedPin(m_library.idOf(*m_sitting), dice->seed(), m_library.clock()()));
            !kept)
            fail(kept.faults());
    *dice = dice::Source();
}

// What the table has pinned to the rules by which something came of an act.
QStringList MainWindow::pinsOf(const engine::Submission& submission) const
{
    QStringList pins;
    for (const engine::Told& told : submission.told)
        for (const QString& pin : told.reason ? m_now->pinsTo(*told.reason) : QStringList())
            if (const QString line = QStringLiteral("◆ ") + pin; !pins.contains(line))
                pins += line;
    return pins;
}

// Of what came of an act, as its places there: where much is told, what the rules say of every such act goes first. What it did
// itself stands before that.
static QList<qsizetype> worthTelling(const engine::Submission& submission)
{
    constexpr qsizetype few = 4;
    QList<qsizetype> places;
    for (qsizetype i = 0; i < submission.told.size(); ++i)
        if (engine::isOfThisAct(submission.told[i]) || submission.told.size() <= few)
            places += i;
    std::ranges::stable_partition(places, [&](qsizetype i) { return engine::isOfThisAct(submission.told[i]); });
    return places;
}

// What was counted or compared on the table lies so already: the hands have nothing to do.
static bool liesSo(const engine::AnyAction& action)
{
    const auto* set = action.as<engine::Correct>();
    return set
        && (set->reason == kit::reasons::counted || set->reason == kit::reasons::asItLies
            || set->reason == kit::reasons::compared);
}

void MainWindow::done(const engine::Submission& submission)
{
    m_refusal = -1;
    noteMoved(submission);
    m_hasThrown |= submission.action.isThrownByProgram && !submission.dice.isEmpty();
    QStringList hands;
    for (const engine::Message& hand : liesSo(submission.action) ? QList<engine::Message>() : submission.hands)
        hands += hand.text();
    if (m_sitting->waiting().isNone()) // what is asked here is not over because somebody else acted
        m_ask->forget();
    const qint64 node = m_sitting->table().node();
    const bool isDoneAgain = submission.sentence.isEmpty() && node > m_node; // its notes belong to the act itself
    const QString moved = submission.sentence.isEmpty() ? movedTo(node) : QString();
    const qint64 before = std::exchange(m_node, node);
    if (!m_sitting->isTakingBack() || !m_hands->takeBack(node))
        m_hands->add(
            hands, isDoneAgain ? node : submission.seq, submission.sentence.isEmpty() ? moved : submission.sentence.text());
    followNames();
    followName(submission.action, before);
    recordDice(submission);
    askAgain(submission);
    // What came of it stands beside what was done; the history has all of it.
    QStringList said{submission.byDecision ? engine::fill(tr("%1 (by table decision)"), {submission.sentence.text()})
                                           : submission.sentence.text()};
    const QList<QStringList> readings = readingsBehind(*m_sitting, submission);
    QStringList decided;
    QList<qsizetype> shown = worthTelling(submission), course;
    const auto isCourse = [&](qsizetype i) {
        const engine::Reason* why = submission.told[i].reason;
        return why && desk()->isCourse(*why);
    };
    std::ranges::copy_if(shown, std::back_inserter(course), isCourse);
    shown.removeIf(isCourse);
    // Nobody knew what would come of a throw, and its sentence may not say it: the end of it leads, what led there follows.
    const bool isOpenBefore = !submission.dice.isEmpty()
        && std::ranges::none_of(shown, [&](qsizetype i) { return said.first().contains(submission.told[i].text()); });
    constexpr qsizetype first = 2, last = 5; // how it went, and before it what came of it in the end
    const auto say = [&](qsizetype i) {
        const QString text = submission.told[i].text();
        if (said.first().contains(text)) // else the same words are read twice
            return;
        said += readings.value(i).isEmpty() ? text : text + QStringLiteral(" *");
        decided += readings.value(i);
    };
    if (!m_sitting->isGuarded()) { // what came of it may be for one seat's eyes
        const qsizetype ending = std::max<qsizetype>(0, shown.size() - last);
        const QList<qsizetype> beginning = shown.first(std::min(ending, first));
        if (isOpenBefore)
            std::reverse(shown.begin() + ending, shown.end());
        for (const qsizetype i : shown.mid(ending) + beginning)
            say(i);
        if (ending > first)
            said += QStringLiteral("…"); // nobody takes these for all of it
        std::ranges::for_each(course, say);
    }
    if (!m_sitting->isGuarded())
        said += pinsOf(submission);
    decided.removeDuplicates();
    for (const QString& setting : std::as_const(decided))
        said += tr("* by this table's reading of: %1")
                    .arg(engine::wordsOfSetting(m_sitting->game().stateSchema(), m_sitting->game().doubts(), setting));
    // A value that was set had no list of conditions to be read before.
    if (submission.action.is<engine::Correct>() || submission.action.is<engine::SetUp>())
        for (const QString& warning : kit::warningsOf(submission.verdict, m_sitting->game()))
            said += tr("note: %1").arg(warning);
    const QString act = said.takeFirst();
    const QString came = said.join(QStringLiteral(" · "));
    if (kit::Aside::isAt(*m_sitting)) {
        // It goes without saying: what was meant stands in the bar.
    } else if (!isOpenBefore && !submission.sentence.isEmpty() && !came.isEmpty()) {
        m_notice->done(act + QStringLiteral(" · ") + came);
    } else {
        m_notice->acted(submission.sentence.isEmpty() ? QString() : act, came);
    }
    if (!moved.isEmpty())
        m_notice->told(moved);
    keepSummarySoon();
}

// The shelf's line waits until the table has been painted, and comes once for acts that follow quickly: the entry itself is on
// disk already, and closing the campaign keeps the line as well.
void MainWindow::keepSummarySoon()
{
    if (!m_behind) {
        m_behind = new QTimer(this);
        m_behind->setSingleShot(true);
        m_behind->setInterval(kit::untilPainted);
        connect(m_behind, &QTimer::timeout, this, [this] {
            if (m_sitting)
                m_library.keepSummary(*m_sitting);
        });
    }
    m_behind->start();
}

void MainWindow::followNames()
{
    if (m_hands->isEmpty())
        return m_called.clear();
    const kit::Titles now = kit::titlesIn(m_sitting->json(m_sitting->table().state()));
    const kit::Titles before = std::exchange(m_called, now);
    const auto isAlone = [](const kit::Titles& all, const QString& title) { return std::ranges::count(all, title) == 1; };
    for (auto one = before.begin(); one != before.end(); ++one)
        if (const QString called = now.value(one.key()); !called.isEmpty() && called != *one && isAlone(before, *one)
            && isAlone(now, called)) // of two who are called the same nobody knows whom a note means
            m_hands->rename(*one, called);
}

// What had no name is called by it as soon as somebody types one: "Hero 1".
void MainWindow::followName(const engine::AnyAction& action, qint64 before)
{
    const auto* set = action.as<engine::Correct>();
    if (!set || m_hands->isEmpty() || !set->path.endsWith(QLatin1String(".title")) || !set->value.isString())
        return;
    const auto was = m_sitting->stateAt(before);
    const QString id = set->path.section(QLatin1Char('.'), -2, -2);
    const QString called = was ? engine::calledIn(m_sitting->game(), *was, id) : id;
    if (called != id && called != set->value.toString())
        m_hands->rename(called, set->value.toString());
}

// Nobody here did it, so nothing here is forgotten for it: what somebody types stands as it stood.
void MainWindow::othersActed(const QStringList& told)
{
    constexpr qsizetype most = 3;
    const qint64 before = std::exchange(m_node, m_sitting->table().node());
    if (m_node < before) // somebody took back what was done from here, too
        m_hands->dropBetween(m_node, before);
    followNames();
    QStringList said = told.mid(std::max<qsizetype>(0, told.size() - most));
    if (told.size() > most)
        said.prepend(tr("%n act(s) before", nullptr, int(told.size() - most)));
    if (!said.isEmpty()) // sentences, which name nothing that a hand hides
        m_notice->happened(said.join(QStringLiteral(" · ")));
    keepSummarySoon();
}

// What somebody else did last is named first, and taken back when it is wanted once more.
void MainWindow::undo()
{
    settleCounts(); // what was counted last is what is meant
    const SharedTable* table = m_sitting->isLooking() ? nullptr : SharedTable::of(m_sitting.get());
    const auto others = table ? table->othersLast() : std::nullopt;
    const qint64 node = m_sitting->table().node();
    const bool isForAll = table && table->terms().right == share::Right::All; // others are refused at once
    if (others && isForAll && std::exchange(m_asked, node) != node)
        return m_notice->told(engine::fill(tr("%1 did this. Undo once more takes it back: %2"), {others->who, others->sentence}));
    m_asked = 0;
    m_sitting->undo();
}

// At a shared table the button of its page says how it stands: no box ever opens over the game.
void MainWindow::showSharing()
{
    const SharedTable* table = SharedTable::of(m_sitting.get());
    const Slot* slot = slotOf(QStringLiteral("share"));
    if (!slot)
        return;
    const int open = table ? int(table->mirror().waiting()) : 0;
    const QString how = !table || table->terms().isEnded ? tr("Share")
        : table->isUnknown()                             ? tr("Share: not let in")
        : table->trouble() && open > 0                   ? tr("Offline: %n", nullptr, open)
        : table->trouble()                               ? tr("Share: offline")
        : !table->mirror().conflicts().isEmpty()         ? tr("Share: decide")
        : open > 0                                       ? tr("Share: %n", nullptr, open)
                                                         : tr("Shared");
    slot->button->setAccessibleName(open > 0 ? tr("%1, %n act(s) not shared yet", nullptr, open).arg(how) : how);
    if (slot->button->property(inWords).toString() != how) { // its text may be folded away
        slot->button->setProperty(inWords, how);
        fitHeader();
    }
}

// What was done between two nodes, of which one leads to the other: one press may have done several things.
static QString saidBetween(kit::Sitting& sitting, qint64 one, qint64 other)
{
    constexpr qsizetype most = 3, longest = 20; // of a jump far back only where it began
    QStringList said;
    qsizetype steps = 0;
    for (qint64 at = std::max(one, other); at > std::min(one, other) && steps < longest; ++steps) {
        const auto entries = sitting.entries(at, at);
        if (!entries || entries->isEmpty())
            break;
        const auto sentence = steps < most ? sitting.sentenceOf(entries->first()) : Result<engine::Message>(engine::Message());
        if (sentence && !sentence->text().isEmpty())
            said.prepend(sentence->text());
        at = entries->first().parent;
    }
    if (steps == longest)
        said = said.mid(said.size() - 1);
    else if (steps > most)
        said.prepend(MainWindow::tr("%n act(s) before", nullptr, int(steps - most)));
    return said.join(QStringLiteral(" · "));
}

// What going back or forth to this node took back or did again, in a sentence; the tray forgets what was taken back.
QString MainWindow::movedTo(qint64 node)
{
    if (node == m_node)
        return {};
    const bool isBack = node < m_node;
    if (!m_sitting->isGuarded()) {
        const auto last = latestRoll(*m_sitting);
        QList<kit::Roll> rolls = m_tray->rolls();
        if (isBack)
            rolls.removeIf([&](const kit::Roll& roll) { return !roll.why.isEmpty() && (!last || last->when < roll.when); });
        if (last && (rolls.isEmpty() || rolls.first().when < last->when)) // back, too: of a table opened since it is not here yet
            rolls.prepend(*last);
        m_tray->showRolls(rolls);
    }
    const QString said = saidBetween(*m_sitting, node, m_node); // sentences, which name nothing that a hand hides
    if (said.isEmpty())
        return isBack ? tr("The last act is taken back.") : tr("Done again.");
    return (isBack ? tr("Taken back: %1") : tr("Done again: %1")).arg(said);
}

// Through all that leaves no choice, as one act for undo.
void MainWindow::goOn()
{
    settleCounts();
    constexpr int most = 20; // a game that never asked for a decision would never stop
    if (!kit::forced(*m_sitting, *desk()))
        return m_notice->say(tr("Here somebody decides: nothing goes on by itself."));
    QStringList said;
    const auto heard = connect(m_sitting.get(), &kit::Sitting::changed, this, [&](const engine::Submission& submission) {
        if (const QString sentence = submission.sentence.text(); !sentence.isEmpty())
            said += sentence;
    });
    m_sitting->together([&] {
        for (int step = 0; step < most; ++step) {
            const auto act = kit::forced(*m_sitting, *desk());
            const qint64 before = m_sitting->table().last();
            if (act)
                m_sitting->propose(*act);
            if (m_sitting->table().last() == before)
                break;
        }
    });
    disconnect(heard);
    if (said.size() > 1)
        m_notice->done(said.join(QStringLiteral(" · ")));
}

void MainWindow::refused(const engine::Submission& submission)
{
    QStringList reasons;
    for (const engine::Condition& condition : submission.verdict.conditions)
        if (condition.refuses())
            reasons += condition.text();
    if (const QString rest = desk()->waitsForRest(*m_sitting, submission.action); !rest.isEmpty())
        reasons = QStringList(rest);
    m_notice->refuse(tr("Refused: %1").arg(reasons.join(QStringLiteral(" · "))));
    m_nowDock->show();
    showSide(nullptr);
    m_now->explain(submission.action, submission.verdict);
    const engine::Reason* why = kit::decidedBy(submission.verdict);
    kit::setRuleBehind(*m_notice, why);
    m_refusal = why ? why->atoms[0] : -1;
    m_pointing->rest();
}

// What leaves no choice, and what the guide of a table that is tried says.
void MainWindow::guide()
{
    const auto forced = m_sitting ? kit::forced(*m_sitting, *desk()) : std::nullopt;
    m_goOn->setVisible(forced.has_value());
    auto* goOn = findChild<QAction*>(QStringLiteral("goOn"));
    goOn->setEnabled(m_sitting && !m_sitting->isLooking() && !m_sitting->isReadOnly());
    const bool isGuided = m_sitting && m_isGuided && !m_sitting->isLooking() && !m_sitting->isReadOnly();
    const QString text = isGuided ? kit::guided(*m_sitting, *desk(), forced, goOn->text()) : QString();
    kit::setLikely(*this,
        !isGuided                                        ? engine::AnyAction()
            : forced && kit::isNamed(text, goOn->text()) ? *forced
                                                         : kit::namedIn(text, *m_sitting, *desk()),
        isGuided && kit::isHeld(*m_sitting, *desk()));
    m_guideText->tell(text);
    m_guide->setVisible(!text.isEmpty());
    m_guide->layout()->activate(); // now, so that what lies around it is laid out once, before it is painted
    kit::restyle(m_goOn, kit::isNamed(text, goOn->text()) ? "primary" : "");
    m_wayOn->setVisible(m_sitting && m_isTried && !m_sitting->isReadOnly());
}

// Where the page fills what leaves no choice, there is one golden button and not two: the guide names that one.
void MainWindow::guideToFilled()
{
    const Slot* table = slotOf(QStringLiteral("table"));
    const engine::AnyAction likely = kit::likelyAt(*this);
    if (m_goOn->property("look") != QLatin1String("primary") || likely.isNone() || !table || !table->page
        || filledOn(*table->page) != likely)
        return;
    m_guideText->tell(kit::guided(*m_sitting, *desk(), std::nullopt, {}));
    kit::restyle(m_goOn, "");
}

// What can be done, and framed in it what the guide names, else what the page fills. True: the guide's is there.
bool MainWindow::showNow()
{
    const engine::AnyAction guided = kit::likelyAt(*this);
    const Slot* table = slotOf(QStringLiteral("table"));
    const bool isHeld = kit::isHeldAt(*this);
    const bool isFilled = guided.isNone() && !isHeld && table && table->page;
    QAbstractItemView* offers = m_now->offers();
    const bool hadKeys = focusWidget() == offers;
    m_now->show(m_sitting.get(), desk(), m_actor, isFilled ? filledOn(*table->page) : engine::AnyAction(), isHeld);
    if (const auto* bar = table && table->page ? table->page->findChild<kit::StageBar*>() : nullptr)
        m_now->tellStep(bar->ruleOfDue());
    if (hadKeys && isFilled && m_guide->isHidden() && m_stack->currentWidget() == table->page && offers->model()->rowCount() > 0
        && !offers->currentIndex().isValid())
        table->page->firstFocus()->setFocus(); // nothing is framed or named there: what would be done is chosen on the table
    const bool isThere = !guided.isNone() && m_now->frame(guided);
    for (auto* lift : table && table->page ? table->page->findChildren<QPushButton*>(QStringLiteral("liftCurtain"))
                                           : QList<QPushButton*>()) // golden is what Return presses
        kit::restyle(lift, m_now->chosen().isNone() ? "primary" : "");
    return isThere;
}

} // namespace window

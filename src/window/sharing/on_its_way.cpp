// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sharing/on_its_way.h"

#include "kit/drawn/tip.h"
#include "kit/drawn/wrapped_button.h"
#include "window/sharing/parts.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QTimer>

#include <algorithm>

namespace window {

using sharing::button;
using sharing::clear;
using sharing::panel;
using sharing::text;

namespace {

// What an act was when it was done; those of earlier versions say only what they would be now.
QString meant(const share::Act& act, const kit::Sitting& sitting)
{
    if (!act.told.isEmpty()) // what came of it may be for one seat's eyes
        return sitting.isGuarded() ? act.told.first() : act.told.join(QStringLiteral(" · "));
    const engine::AnyState& state = sitting.table().state();
    const auto action = sitting.game().action(state, {act.verb, act.action});
    return action ? sitting.game().tell(state, *action).text() : OnItsWay::tr("back to another moment");
}

// Why this computer may not do it, whatever the rules say; empty: it may.
QString mayNot(const share::Act& act, const kit::Sitting& sitting)
{
    const auto action = sitting.game().action(sitting.table().state(), {act.verb, act.action});
    const auto no = action ? SharedTable::of(&sitting)->mirror().forbids(*action) : std::nullopt;
    return no ? no->problem : QString();
}

bool isOffered(const kit::Sitting& sitting, const QString& verb)
{
    return std::ranges::any_of(sitting.offers(), [&](const engine::Offer& one) { return one.action.verb() == verb; });
}

} // namespace

OnItsWay::OnItsWay(QWidget* parent)
    : QWidget(parent)
    , m_conflicts(kit::column(nullptr, 8))
    , m_waiting(kit::column(nullptr, 4))
    , m_came(kit::column(nullptr, 4))
    , m_state(kit::called("shareState", text("good", this, {})))
    , m_remedy(text("muted", this, {}))
    , m_moved(new QWidget(this))
    , m_address(kit::called("serverAddress", new QLineEdit(m_moved)))
    , m_leave(kit::called("leaveTable", new kit::WrappedButton(this)))
    , m_whyStay(kit::called("leaveNot", text("muted", this, {})))
{
    setAccessibleName(tr("What is on its way"));
    m_leave->setText(tr("&Leave the table"));
    m_state->setFocusPolicy(Qt::TabFocus); // heard, and nothing is pressed by accident where a decision was just made
    auto* column = kit::column(this, 8, {8, 8, 8, 8});
    column->addLayout(m_conflicts);
    column->addWidget(kit::plainLabel("heading", this, tr("Not shared yet")));
    column->addLayout(m_waiting);
    column->addWidget(kit::plainLabel("heading", this, tr("Came from others")));
    column->addLayout(m_came);
    column->addStretch();
    column->addWidget(m_state);
    column->addWidget(m_remedy);
    auto* moved = kit::column(m_moved, 4);
    m_address->setPlaceholderText(tr("Its new address, or an invitation"));
    m_address->setAccessibleName(tr("The new address of the table's server, or a new invitation"));
    auto* look = button("lookThere", tr("Look there"), m_moved);
    moved->addWidget(m_address);
    moved->addWidget(look);
    column->addWidget(m_moved);
    const auto lookThere = [this] {
        if (SharedTable* table = SharedTable::of(m_sitting); table && !m_address->text().trimmed().isEmpty())
            table->moveTo(m_address->text());
    };
    connect(look, &QPushButton::clicked, this, lookThere);
    connect(m_address, &QLineEdit::returnPressed, this, lookThere);
    auto* home = button("takeHome", tr("Take a copy &home"), this);
    column->addWidget(home);
    column->addWidget(m_leave);
    column->addWidget(m_whyStay);
    connect(home, &QPushButton::clicked, this, &OnItsWay::homeWanted);
    connect(m_leave, &QPushButton::clicked, this, &OnItsWay::leave);
}

void OnItsWay::rest() { m_state->setFocus(); }

// The second press does it: who left needs a new invitation.
void OnItsWay::leave()
{
    SharedTable* table = SharedTable::of(m_sitting);
    const int open = int(table->mirror().waiting());
    const QString sure = open == 0
        ? tr("Really leave?")
        : tr("%n of your acts did not reach the others yet and would be lost to them. Leave all the same?", nullptr, open);
    if (m_leave->text() == sure) {
        m_leave->setText(tr("Leaving…"));
        return table->leave();
    }
    constexpr int meant = 6000; // milliseconds in which it is meant
    m_leave->setText(sure);
    QTimer::singleShot(0, m_leave, [this] { // longer words may stand below the end of what is scrolled
        for (QWidget* one = parentWidget(); one; one = one->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(one))
                area->ensureWidgetVisible(m_leave);
    });
    QTimer::singleShot(meant, m_leave, [this] { m_leave->setText(tr("&Leave the table")); });
}

void OnItsWay::refresh()
{
    const SharedTable* table = SharedTable::of(m_sitting);
    if (!table)
        return;
    refreshConflicts(*table);
    refreshState(*table);
    refreshLists(*table);
}

void OnItsWay::sit(kit::Sitting* sitting)
{
    m_sitting = sitting;
    m_shown.clear();
    m_shownOpen.clear();
    m_first.clear();
    clear(m_conflicts);
    refresh();
}

// It is sought among all that came, so it is kept while nothing more came.
QList<SharedTable::CameFirst> OnItsWay::cameFirst(const share::Act& act)
{
    const SharedTable* table = SharedTable::of(m_sitting);
    auto& [confirmed, first] = m_first[act.id];
    if (std::exchange(confirmed, table->mirror().confirmed()) != table->mirror().confirmed())
        first = table->cameFirst(act);
    return first;
}

void OnItsWay::tellFirst(QWidget& frame, const QList<SharedTable::CameFirst>& first)
{
    constexpr qsizetype most = 4; // the side is narrow
    for (const SharedTable::CameFirst& one : first.first(std::min(most, first.size())))
        frame.layout()->addWidget(text("plain", &frame,
            one.sentence.isEmpty() ? engine::fill(tr("%1 came first."), {one.who})
                                   : engine::fill(tr("%1 came first: %2"), {one.who, one.sentence})));
    if (first.size() > most)
        frame.layout()->addWidget(text("muted", &frame, tr("And %n more that decided it.", nullptr, int(first.size() - most))));
}

// Whether it can be done as it was meant: what stands against it, or goes with it, beyond what a reason helps. An undo means what
// it took back, with all that came since.
QString OnItsWay::tellAnyway(const share::Conflict& conflict, QPushButton& anyway, QPushButton& drop, QWidget& reason)
{
    const SharedTable& table = *SharedTable::of(m_sitting);
    const auto action = m_sitting->game().action(m_sitting->table().state(), {conflict.act.verb, conflict.act.action});
    const auto never = [&](const QString& whyNot) {
        reason.hide();
        anyway.setEnabled(false);
        kit::setTip(&anyway, whyNot);
        return whyNot;
    };
    if (const auto no = action ? table.mirror().forbids(*action) : std::nullopt) // the server refuses it, however it is argued
        return never(QStringLiteral("%1 %2").arg(no->problem, no->remedy));
    if (!conflict.now.faults.isEmpty())
        return never(share::inWords(conflict.now.faults.first()));
    if (!conflict.act.movesCursor()) {
        if (!conflict.now.verdict.isAllowed())
            kit::setTip(&anyway, tr("First write why the table does it all the same."));
        return {};
    }
    anyway.setText(tr("Take back both"));
    drop.setText(tr("Let both stand"));
    const auto before = table.mirror().beforeMeant(conflict.act);
    if (!before)
        return never(tr("What it meant is not on the table any more."));
    if (table.terms().right != share::Right::All)
        return never(tr("What others did is taken back only by who may do everything."));
    QStringList since;
    for (const SharedTable::CameFirst& one : table.othersBehind(*before))
        since += engine::fill(tr("%1: %2"), {one.who, one.sentence});
    reason.hide();
    anyway.setEnabled(true);
    const QString with = engine::fill(tr("This goes with it: %1"), {since.join(QStringLiteral(" · "))});
    kit::setTip(&anyway, with);
    return with;
}

// What was done first, and what was meant; what it would be now; and the three ways on.
QWidget* OnItsWay::conflictOf(const share::Conflict& conflict)
{
    const auto first = cameFirst(conflict.act);
    const bool isSame = !first.isEmpty() && first.first().isSame;
    auto* frame = panel(isSame ? engine::fill(tr("%1 did the same"), {first.first().who}) : tr("One thing to decide"), nullptr);
    frame->setProperty("look", "undo");
    tellFirst(*frame, first);
    frame->layout()->addWidget(text("plain", frame, tr("You: %1").arg(meant(conflict.act, *m_sitting))));
    if (isSame)
        frame->layout()->addWidget(text("plain", frame, tr("If it happened once, drop yours: it is done already.")));
    QStringList now;
    const bool isOpen = !m_sitting->isGuarded(); // else it may be for one seat's eyes
    if (isOpen)
        for (const engine::Told& one : conflict.now.told)
            now += one.text();
    QString why = now.isEmpty() ? conflict.why : tr("%1 Now: %2").arg(conflict.why, now.join(QStringLiteral(" · ")));
    if (const engine::Condition* refuses = conflict.now.verdict.decisive(); refuses && isOpen)
        why += QLatin1Char(' ') + refuses->text();
    frame->layout()->addWidget(text("plain", frame, why));
    // What stands in its place now may be something else than what was meant.
    const engine::AnyState& state = m_sitting->table().state();
    const auto action = m_sitting->game().action(state, {conflict.act.verb, conflict.act.action});
    if (const QString sent = action ? m_sitting->game().tell(state, *action).text() : QString();
        !sent.isEmpty() && !conflict.act.told.isEmpty() && sent != conflict.act.told.first())
        frame->layout()->addWidget(text("plain", frame, tr("Sent anyway it would be: %1").arg(sent)));
    const bool isAgainstRules = !conflict.now.verdict.isAllowed(); // what they allow needs no reason
    auto* reason = kit::called("anywayReason", new QLineEdit(frame));
    reason->setPlaceholderText(tr("Why the table does it all the same"));
    reason->setAccessibleName(reason->placeholderText());
    frame->layout()->addWidget(reason);
    auto* anyway = button("sendAnyway", tr("Send anyway"), frame);
    auto* change = button("changeIt", tr("Change it"), frame);
    auto* drop = button("dropIt", tr("Drop it"), frame);
    (isSame ? drop : change)->setProperty("look", "primary");
    anyway->setEnabled(!isAgainstRules);
    for (QPushButton* one : {anyway, change, drop})
        frame->layout()->addWidget(one); // below each other: the side is narrow, and words may be large
    connect(reason, &QLineEdit::textChanged, anyway,
        [anyway](const QString& said) { anyway->setEnabled(!said.trimmed().isEmpty()); });
    connect(reason, &QLineEdit::returnPressed, anyway, &QPushButton::click);
    connect(anyway, &QPushButton::clicked, this, [this, act = conflict.act, reason] {
        if (act.movesCursor())
            SharedTable::of(m_sitting)->takeBackBoth(act);
        else
            SharedTable::of(m_sitting)->sendAnyway(act.id, reason->text());
        emit settled();
    });
    connect(drop, &QPushButton::clicked, this, [this, id = conflict.act.id] {
        SharedTable::of(m_sitting)->drop(id);
        emit settled();
    });
    // Where nothing of its kind can be done there is nothing to change it into: it waits for one of the other two.
    if (!isOffered(*m_sitting, conflict.act.verb)) {
        change->setEnabled(false);
        kit::setTip(change, tr("Nothing of this kind can be done now."));
    }
    reason->setVisible(isAgainstRules);
    // What no typed reason makes possible is read without pointing, unless it was said above.
    if (const QString said = tellAnyway(conflict, *anyway, *drop, *reason); !said.isEmpty() && !why.contains(said))
        qobject_cast<QVBoxLayout*>(frame->layout())->insertWidget(frame->layout()->indexOf(anyway), text("muted", frame, said));
    connect(change, &QPushButton::clicked, this, [this, act = conflict.act] {
        SharedTable::of(m_sitting)->drop(act.id);
        emit otherWanted(act.verb, act.action);
    });
    return frame;
}

// They stay while they say the same, whatever else comes: somebody may be typing a reason there. What was typed outlives a
// change.
void OnItsWay::refreshConflicts(const SharedTable& table)
{
    QStringList shown;
    for (const share::Conflict& one : table.mirror().conflicts()) {
        shown += one.act.id + one.why + mayNot(one.act, *m_sitting);
        for (const SharedTable::CameFirst& first : cameFirst(one.act))
            shown += first.who + first.sentence;
        shown += QString::number(isOffered(*m_sitting, one.act.verb));
        for (const engine::Told& now : one.now.told)
            shown += now.text();
    }
    if (std::exchange(m_shownOpen, shown) == shown)
        return;
    QHash<QString, QString> typed;
    QString focused;
    for (int i = 0; i < m_conflicts->count(); ++i)
        if (const auto* reason = m_conflicts->itemAt(i)->widget()->findChild<QLineEdit*>()) {
            typed.insert(reason->property("act").toString(), reason->text());
            if (reason->hasFocus())
                focused = reason->property("act").toString();
        }
    clear(m_conflicts);
    for (const share::Conflict& one : table.mirror().conflicts()) {
        QWidget* frame = conflictOf(one);
        m_conflicts->addWidget(frame);
        auto* reason = frame->findChild<QLineEdit*>();
        reason->setProperty("act", one.act.id);
        reason->setText(typed.value(one.act.id));
        if (focused == one.act.id)
            reason->setFocus();
    }
}

void OnItsWay::refreshState(const SharedTable& table)
{
    const share::Mirror& mirror = table.mirror();
    const bool isEnded = table.terms().isEnded;
    const int open = int(mirror.waiting()), decisions = int(mirror.conflicts().size());
    if (isEnded)
        m_state->setText(tr("You sit at this table no more. Take a copy home to go on by yourself."));
    else if (table.isHeldUpHere())
        m_state->setText(tr("Not kept here: %1").arg(table.trouble()->text()));
    else if (table.isUnknown())
        m_state->setText(table.notLetIn());
    else if (table.trouble())
        m_state->setText(tr("Not reached: %1").arg(table.trouble()->problem));
    else if (decisions > 0)
        m_state->setText(tr("%n act(s) wait for your decision.", nullptr, decisions));
    else
        m_state->setText(open == 0 ? tr("Everybody has everything, up to entry %1.").arg(mirror.confirmed())
                                   : tr("%n act(s) on the way.", nullptr, open));
    kit::restyle(m_state, !table.trouble() && !isEnded && decisions == 0 ? "good" : "unknown");
    m_remedy->setText(
        table.trouble() && !isEnded && !table.isHeldUpHere() && !table.isUnknown() ? table.trouble()->remedy : QString());
    m_remedy->setVisible(!m_remedy->text().isEmpty());
    m_moved->setVisible(table.trouble() && !table.isHeldUpHere() && !table.isUnknown() && !isEnded);
    if (!table.trouble())
        m_address->setText({});
    const bool isAlone = std::ranges::count(mirror.devices(), false, &share::Device::isRevoked) <= 1;
    if (isEnded)
        m_leave->setText(tr("&Leave the table"));
    m_leave->setEnabled(!isEnded && (!table.terms().isDealer || isAlone));
    m_whyStay->setText(m_leave->isEnabled() ? QString()
            : isEnded                       ? tr("You do not sit at it any more.")
                                            : tr("You deal: let somebody else deal first."));
    m_whyStay->setVisible(!m_leave->isEnabled());
    m_leave->setAccessibleDescription(m_whyStay->text());
}

void OnItsWay::refreshLists(const SharedTable& table)
{
    const int decisions = int(table.mirror().conflicts().size());
    const QStringList waiting = table.waiting();
    QStringList shown{QString::number(decisions)};
    shown += waiting;
    for (const SharedTable::Came& one : table.came())
        shown += QString::number(one.seq);
    if (std::exchange(m_shown, shown) == shown)
        return;
    for (QVBoxLayout* rows : {m_waiting, m_came})
        clear(rows);
    for (const QString& one : waiting)
        m_waiting->addWidget(text("plain", this, one));
    if (waiting.isEmpty())
        m_waiting->addWidget(text(
            "muted", this, decisions == 0 ? tr("Nothing.") : tr("%n act(s) wait above for your decision.", nullptr, decisions)));
    constexpr std::size_t most = 5;
    for (std::size_t i = 0; i < std::min(most, table.came().size()); ++i) {
        const SharedTable::Came& one = table.came()[i];
        m_came->addWidget(text("plain", this, engine::fill(tr("%1: %2"), {one.who, one.sentence})));
        m_came->addWidget(text("muted", this,
            engine::fill(tr("entry %1 · %2"),
                {QString::number(one.seq), QLocale().toString(one.when.toLocalTime().time(), QLocale::ShortFormat)})));
    }
    if (table.came().empty())
        m_came->addWidget(text("muted", this, tr("Nothing yet.")));
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table.h"

#include "engine/json.h"
#include "engine/past/understood.h"
#include "engine/texts.h"

namespace engine {

namespace {

constexpr int mostRounds = 200; // of filling in what a draft lacks

Submission wrong(QList<Fault> faults)
{
    Submission submission;
    submission.faults = std::move(faults);
    return submission;
}

QStringList drawn(QStringList& from, int count, Chance& chance)
{
    QStringList picks;
    while (picks.size() < count && !from.isEmpty())
        picks += from.takeAt(chance.face(int(from.size())) - 1);
    return picks;
}

// The known facts of the named cards, for their field; what no pack knows stays open.
void addFacts(
    QJsonObject& filled, const QJsonObject& sofar, const Facts& facts, const CardSource& cards, const QJsonObject& schema)
{
    QJsonArray known = facts.listed ? sofar.value(facts.field).toArray() : QJsonArray();
    const qsizetype before = known.size();
    for (const QString& id : facts.ids)
        if (const auto card = cards.card(facts.kind, id))
            known += withEntered(*card, schema);
    if (known.size() > before)
        filled.insert(facts.field, facts.listed ? QJsonValue(known) : known.first());
}

// Blind draws: several for one field come from the same cards.
void addDraws(QJsonObject& filled, const QList<Pick>& picks, Chance& chance)
{
    QHash<QString, QStringList> left;
    QHash<QString, QStringList> drawnFor;
    for (const Pick& pick : picks) {
        const QStringList cards =
            drawn(left.contains(pick.field) ? left[pick.field] : *left.insert(pick.field, pick.from), pick.count, chance);
        if (cards.isEmpty())
            continue;
        drawnFor[pick.field] += cards;
        filled.insert(
            pick.field, pick.listed ? QJsonValue(QJsonArray::fromStringList(drawnFor[pick.field])) : QJsonValue(cards.first()));
    }
}

void addThrows(QJsonObject& filled, QJsonArray rolled, const QList<Die>& dice, Chance& chance)
{
    while (rolled.size() < dice.size())
        rolled += chance.face(dice[rolled.size()].sides);
    filled.insert(QLatin1String(rolledField), rolled);
    filled.insert(QLatin1String(diceByField), QLatin1String(diceByProgram));
}

QJsonArray told(const QList<Told>& all)
{
    QJsonArray words;
    for (const Told& one : all)
        words += one.text();
    return words;
}

} // namespace

Result<Done> Table::begin(const QJsonObject& setup, const QStringList& packs, const QString& who)
{
    const auto state = m_game.newGame(setup);
    if (!state)
        return state.faults();
    if (const auto opened = m_timeline.open(); !opened)
        return opened;
    Entry entry;
    entry.verb = QLatin1String(newVerb);
    entry.action = {{QLatin1String(setupField), setup}, {QLatin1String(packsField), QJsonArray::fromStringList(packs)}};
    entry.who = who;
    return write(entry, *state);
}

Result<QStringList> Table::packs() const
{
    const auto first = m_journal.entries(1, 1);
    if (!first)
        return first.faults();
    QStringList packs;
    if (!first->isEmpty())
        for (const QJsonValue& pack : first->first().action.value(QLatin1String(packsField)).toArray())
            packs += pack.toString();
    return packs;
}

Result<Done> Table::open()
{
    if (const auto opened = m_timeline.open(); !opened)
        return opened;
    const auto state = m_timeline.stateAt(m_timeline.node());
    if (!state)
        return state.faults();
    m_state = *state;
    return Done{};
}

Result<AnyAction> Table::prepared(const AnyAction& action, Chance* chance, const CardSource* cards) const
{
    // A drawn card may need its facts, only its facts may tell which dice are rolled, and those may ask for more of them.
    AnyAction complete = action;
    const bool rolls = chance && action.written().value(QLatin1String(rolledField)).toArray().isEmpty();
    for (int round = 0; round < mostRounds; ++round) {
        const Needs needs = m_game.needs(m_state, complete);
        QJsonObject filled;
        if (chance)
            addDraws(filled, needs.picks, *chance);
        if (cards && !needs.facts.isEmpty()) {
            const QJsonObject sofar = complete.written();
            for (const Facts& facts : needs.facts)
                addFacts(filled, sofar, facts, *cards, m_game.cardSchema(facts.kind));
        }
        if (filled.isEmpty() && rolls && !needs.dice.isEmpty()) {
            const QJsonArray rolled = complete.written().value(QLatin1String(rolledField)).toArray();
            if (rolled.size() < needs.dice.size())
                addThrows(filled, rolled, needs.dice, *chance);
        }
        if (filled.isEmpty())
            break;
        auto next = m_game.with(m_state, complete, filled);
        if (!next)
            return next;
        complete = *next;
    }
    return complete;
}

Judged Table::judge(const AnyAction& action, const QString& decision) const
{
    Judged judged{{}, decision.trimmed(), m_state, {}};
    Submission& submission = judged.submission;
    submission.action = action;
    submission.faults = m_game.faults(m_state, action);
    if (!submission.faults.isEmpty())
        return judged;
    submission.verdict = m_game.check(m_state, action);
    submission.faults = submission.verdict.faults;
    if (!submission.faults.isEmpty())
        return judged;
    submission.sentence = m_game.tell(m_state, action);
    if (!submission.verdict.isAllowed()) {
        submission.answer = Submission::Answer::Refused;
        if (judged.decision.isEmpty())
            return judged;
        if (m_game.strictness(m_state) == Strictness::Forbid) {
            submission.faults = {
                Fault{QStringLiteral("decide"), decision, engine::tr("This table forbids decisions against the rules."),
                    engine::tr("Set strictness to ask or advise first.")}};
            return judged;
        }
        submission.byDecision = true;
    }
    if (const QList<Fault> lacking = m_game.incomplete(m_state, action); !lacking.isEmpty()) {
        submission = wrong(lacking);
        submission.action = action;
        return judged;
    }
    const Outcome outcome = m_game.apply(m_state, action);
    submission.answer = Submission::Answer::Done;
    submission.told = outcome.told;
    submission.hands = m_game.hands(m_state, outcome.state);
    judged.after = outcome.state;
    return judged;
}

Submission Table::commit(const Judged& judged, const QString& who)
{
    Submission submission = judged.submission;
    if (submission.answer != Submission::Answer::Done)
        return submission;
    if (judged.before != m_state) // something else was done meanwhile: what was judged is judged again
        return commit(judge(submission.action, judged.decision), who);
    Entry entry;
    entry.verb = submission.action.verb();
    entry.action = submission.action.written();
    if (!entry.action.value(QLatin1String(rolledField)).toArray().isEmpty()) {
        entry.action.insert(
            QLatin1String(diceByField), QLatin1String(submission.action.isThrownByProgram ? diceByProgram : diceByTable));
        submission.dice = diceOf(m_game, judged.before, submission.action);
    }
    if (!submission.told.isEmpty())
        entry.action.insert(QLatin1String(toldField), told(submission.told));
    entry.who = who;
    entry.reason = submission.byDecision ? judged.decision : QString();
    if (const auto written = write(entry, judged.after); !written)
        return wrong(written.faults());
    submission.seq = m_timeline.last();
    return submission;
}

Submission Table::submit(const Draft& draft, const QString& who, const QString& decision)
{
    const auto action = m_game.action(m_state, draft);
    return action ? submit(*action, who, decision) : wrong(action.faults());
}

// The entry is kept before the state becomes current: after a fault, nothing has happened.
Result<Done> Table::write(Entry entry, const AnyState& state)
{
    const bool moves = entry.movesCursor();
    entry.seq = m_timeline.last() + 1;
    entry.parent = m_timeline.node();
    if (!moves)
        entry.node = entry.tip = entry.seq;
    entry.when = m_clock();
    entry.rules = m_game.rulesVersion();
    entry.digest = m_game.digest(state);
    if (const auto appended = m_journal.append(entry); !appended)
        return appended;
    m_timeline.advance(entry, state);
    m_state = state;
    return Done{};
}

Submission Table::moved(const char* verb, qint64 node, const QString& who)
{
    const auto state = m_timeline.stateAt(node);
    if (!state)
        return wrong(state.faults());
    Submission submission;
    submission.hands = m_game.hands(m_state, *state);
    Entry entry;
    entry.verb = QLatin1String(verb);
    entry.who = who;
    entry.node = node;
    const auto onLine = m_timeline.isOnLine(node);
    if (!onLine)
        return wrong(onLine.faults());
    entry.tip = *onLine ? m_timeline.tip() : node; // redo goes on along the line that it came from
    entry.action = QJsonObject{{QStringLiteral("to"), node}};
    if (const auto written = write(entry, *state); !written)
        return wrong(written.faults());
    submission.answer = Submission::Answer::Done;
    submission.seq = m_timeline.last();
    return submission;
}

Submission Table::undo(const QString& who)
{
    const auto parent = m_timeline.parentOf(m_timeline.node());
    if (!parent)
        return wrong(parent.faults());
    if (*parent == 0)
        return wrong({Fault{QStringLiteral("undo"), {}, engine::tr("This is the beginning of the campaign."),
            engine::tr("There is nothing to take back.")}});
    return moved(undoVerb, *parent, who);
}

Submission Table::redo(const QString& who)
{
    const auto child = m_timeline.childTowardsTip();
    if (!child)
        return wrong(child.faults());
    if (*child == 0)
        return wrong({Fault{QStringLiteral("redo"), {}, engine::tr("Nothing was taken back here."),
            engine::tr("The log names every entry that goto can reach.")}});
    return moved(redoVerb, *child, who);
}

Submission Table::goTo(qint64 node, const QString& who)
{
    const auto entries = node >= 1 && node <= last() ? m_journal.entries(node, node) : Result<QList<Entry>>(QList<Entry>());
    if (!entries)
        return wrong(entries.faults());
    if (entries->isEmpty())
        return wrong({Fault{QStringLiteral("goto"), QString::number(node), engine::tr("There is no such entry."),
            fill(engine::tr("Entries run from 1 to %1."), {QString::number(last())})}});
    return moved(gotoVerb, entries->first().node, who);
}

Result<Message> Table::sentenceOf(const Entry& entry)
{
    if (entry.verb == QLatin1String(newVerb))
        return Message{"engine", QT_TRANSLATE_NOOP("engine", "A new campaign begins"), {}};
    if (entry.movesCursor()) { // what it took back, did again or went to
        const bool isUndo = entry.verb == QLatin1String(undoVerb), isGoto = entry.verb == QLatin1String(gotoVerb);
        const qint64 moved = isUndo ? entry.parent : entry.node;
        const auto meant = m_journal.entries(moved, moved);
        if (!meant)
            return meant.faults();
        const auto sentence =
            meant->isEmpty() || meant->first().movesCursor() ? Result<Message>(Message{}) : sentenceOf(meant->first());
        if (!sentence)
            return sentence;
        if (isGoto)
            return Message{"engine", QT_TRANSLATE_NOOP("engine", "Gone to the moment after entry %1: %2"),
                {QString::number(entry.node), sentence->text()}};
        return Message{"engine",
            isUndo ? QT_TRANSLATE_NOOP("engine", "Taken back: %1") : QT_TRANSLATE_NOOP("engine", "Done again: %1"),
            {sentence->text()}};
    }
    const auto before = m_timeline.stateAt(entry.parent);
    if (!before)
        return before.faults();
    const auto action = m_game.action(*before, {entry.verb, entry.action});
    if (!action)
        return action.faults();
    return m_game.tell(*before, *action);
}

QList<Die> diceOf(const Game& game, const AnyState& before, const AnyAction& action)
{
    const auto unrolled = game.with(before, action, {{QLatin1String(rolledField), QJsonArray()}});
    const QList<Die> asked = unrolled ? game.needs(before, *unrolled).dice : QList<Die>();
    return asked.isEmpty() ? game.needs(before, action).dice : asked;
}

QList<Blank> Table::missingIn(const Entry& entry)
{
    if (entry.verb == QLatin1String(newVerb) || entry.movesCursor())
        return {};
    const auto before = m_timeline.stateAt(entry.parent);
    const auto action = before ? m_game.action(*before, {entry.verb, entry.action}) : Result<AnyAction>(before.faults());
    return action ? m_game.check(*before, *action).missing() : QList<Blank>();
}

Result<QList<Thrown>> Table::thrown()
{
    const auto entries = m_journal.entries(1, last());
    if (!entries)
        return entries.faults();
    QList<Thrown> all;
    for (const Entry& entry : *entries) {
        const QJsonArray faces = entry.action.value(QLatin1String(rolledField)).toArray();
        if (faces.isEmpty())
            continue;
        const auto before = m_timeline.stateAt(entry.parent);
        const auto action = before ? m_game.action(*before, {entry.verb, entry.action}) : Result<AnyAction>(before.faults());
        const QList<Die> dice = action ? diceOf(m_game, *before, *action) : QList<Die>();
        for (qsizetype i = 0; i < std::min(faces.size(), dice.size()); ++i) // what today's rules do not roll for is left out
            if (faces[i].toInt() <= dice[i].sides)                          // nobody knows how likely a face of an unknown die is
                all +=
                    Thrown{entry.who, entry.action.value(QLatin1String(diceByField)).toString(), dice[i].sides, faces[i].toInt()};
    }
    return all;
}

} // namespace engine

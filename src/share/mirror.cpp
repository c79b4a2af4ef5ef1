// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/mirror.h"

#include "engine/past/understood.h"
#include "share/texts.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace share {

QString inWords(const engine::Fault& fault)
{
    return fault.remedy.isEmpty() ? fault.problem : fault.problem + QLatin1Char(' ') + fault.remedy;
}

using engine::AnyState;
using engine::Done;
using engine::Entry;
using engine::Fault;
using engine::fill;
using engine::Result;
using engine::Submission;
using engine::Table;

namespace {

constexpr qsizetype mostAtOnce = 100; // entries in one transaction at the server
constexpr qint64 snapshotEvery = 100;

QJsonObject settingsOf(const Seen& game, const AnyState& state)
{
    return game.stateToJson(state).value(QLatin1String("settings")).toObject();
}

} // namespace

Mirror::Mirror(std::unique_ptr<shelf::Shared> shared, const engine::Game& game, Terms terms, engine::Clock clock)
    : m_shared(std::move(shared))
    , m_terms(std::move(terms))
    , m_seen(game, m_terms.eyes())
    , m_clock(std::move(clock))
{
}

Result<std::unique_ptr<Mirror>> Mirror::open(std::unique_ptr<shelf::Shared> shared, const engine::Game& game, engine::Clock clock)
{
    auto terms = termsFrom(shared->terms());
    if (!terms)
        return terms.faults();
    return std::unique_ptr<Mirror>(new Mirror(std::move(shared), game, std::move(*terms), std::move(clock)));
}

// --- the table on top of what is confirmed

Result<std::unique_ptr<Table>> Mirror::sit()
{
    m_pending.clear();
    m_asks.clear();
    m_conflicts.clear();
    auto open = m_shared->openActs();
    if (!open)
        return open.faults();
    m_open = std::move(*open);
    auto table = std::make_unique<Table>(m_seen, *this, m_clock);
    if (const auto opened = table->open(); !opened)
        return opened.faults();
    m_table = table.get();
    for (const shelf::OpenAct& one : m_open) {
        const auto act = actFrom(one.id, one.content);
        if (!act)
            return act.faults();
        if (!act->refused.isEmpty())
            m_conflicts += Conflict{*act, {}, act->refused};
        else if (act->isAsked)
            m_asks += *act;
        else
            lay(*act, one);
    }
    return table;
}

// Judged again: whoever acted meanwhile may have made it another act than the one that was meant.
void Mirror::lay(const Act& act, const shelf::OpenAct& open)
{
    const Laid laid{act, open};
    m_laid = &laid;
    Submission now;
    QString why;
    if (act.movesCursor()) {
        now = layMove(act);
        if (now.answer != Submission::Answer::Done)
            why = share::tr("Somebody acted meanwhile: it would take back something else than was meant.");
    } else {
        const auto action = m_seen.action(m_table->state(), {act.verb, act.action});
        if (!action)
            now.faults = action.faults();
        const engine::Judged judged = action ? m_table->judge(*action, act.decision) : engine::Judged{now, {}, {}, {}};
        now = judged.submission;
        if (now.answer == Submission::Answer::Refused) {
            why = share::tr("The rules refuse it now.");
            now.faults =
                m_table->judge(*action, act.id).submission.faults; // what no decision makes possible, whatever its reason
        } else if (now.answer != Submission::Answer::Done)
            why = now.faults.isEmpty() ? share::tr("It cannot be done any more.") : inWords(now.faults.first());
        else if (!act.outcome.isEmpty()
            && outcomeAt(settingsOf(m_seen, m_table->state()), act.verb, act.action, now) != act.outcome)
            why = share::tr("It would come to something else now.");
        else if (const Submission done = m_table->commit(judged, act.who); done.answer != Submission::Answer::Done)
            why = done.faults.isEmpty() ? share::tr("It cannot be done any more.") : inWords(done.faults.first());
    }
    m_laid = nullptr;
    if (!why.isEmpty())
        m_conflicts += Conflict{act, now, why};
}

Submission Mirror::layMove(const Act& act)
{
    if (act.verb == QLatin1String(engine::undoVerb))
        return nameAt(m_table->node()) == act.means ? m_table->undo(act.who) : Submission();
    const auto meant = entryNamed(act.means.section(QLatin1Char(' '), 0, 0));
    if (!meant)
        return {};
    if (const QString from = act.means.section(QLatin1Char(' '), 1); act.verb == QLatin1String(engine::gotoVerb))
        return from.isEmpty() || nameAt(m_table->node()) == from ? m_table->goTo(*meant, act.who) : Submission();
    const auto next = nextOnLine();
    return next && *next == *meant ? m_table->redo(act.who) : Submission();
}

Result<qint64> Mirror::nextOnLine() const
{
    const auto end = entries(m_table->last(), m_table->last());
    if (!end)
        return end.faults();
    const auto made = m_table->parents();
    if (!made)
        return made.faults();
    qint64 at = end->first().tip;
    while (at > 0 && made->value(at - 1) != m_table->node())
        at = made->value(at - 1);
    return at;
}

// By the id of its act, which is near the end, or by its number.
Result<qint64> Mirror::entryNamed(const QString& name) const
{
    bool isNumber = false;
    if (const qint64 seq = name.toLongLong(&isNumber); isNumber)
        return seq;
    for (const Pending& one : m_pending)
        if (one.parcel.act == name)
            return one.entry.seq;
    constexpr qint64 block = 512;
    for (qint64 last = m_shared->last(); last > 0; last -= block) {
        const auto entries = m_shared->journal().entries(std::max<qint64>(1, last - block + 1), last);
        if (!entries)
            return entries.faults();
        for (auto one = entries->crbegin(); one != entries->crend(); ++one)
            if (nameOf(*one) == name)
                return one->seq;
    }
    return Fault{QStringLiteral("entry"), name, share::tr("There is no such entry."), {}};
}

QString Mirror::nameAt(qint64 seq) const
{
    if (seq > m_shared->last())
        return m_pending.value(seq - m_shared->last() - 1).parcel.act;
    const auto sent = m_shared->journal().entries(seq, seq); // as it was sent, with the act's id
    return sent && !sent->isEmpty() ? nameOf(sent->first()) : QString();
}

// --- as a journal

// What is done, in this device's words, with what came of it.
QStringList Mirror::saidOf(const Entry& entry) const
{
    if (entry.movesCursor()) {
        const qint64 meant = entry.verb == QLatin1String(engine::undoVerb) ? entry.parent : entry.node;
        const auto at = entries(meant, meant);
        const auto sentence =
            at && !at->isEmpty() ? m_table->sentenceOf(at->first()) : Result<engine::Message>(engine::Message());
        const QString what = sentence ? sentence->text() : QString();
        return {fill(entry.verb == QLatin1String(engine::undoVerb) ? share::tr("Take back: %1")
                : entry.verb == QLatin1String(engine::redoVerb)    ? share::tr("Do again: %1")
                                                                   : share::tr("Go to the moment after: %1"),
            {what})};
    }
    const auto sentence = m_table->sentenceOf(entry);
    QStringList said{sentence ? sentence->text() : entry.verb};
    for (const QString& one : engine::toldThen(entry))
        if (!one.isEmpty() && !said.first().contains(one))
            said += one;
    return said;
}

// What an entry means and what comes of it, for judging it again.
Result<Done> Mirror::finish(Act& act, const Entry& entry, AnyState& after) const
{
    if (entry.movesCursor()) {
        const auto there = m_table->stateAt(entry.node);
        if (!there)
            return there.faults();
        after = *there;
        act.means = nameAt(entry.verb == QLatin1String(engine::undoVerb) ? entry.parent : entry.node);
        if (entry.verb == QLatin1String(engine::gotoVerb)) // and from where: what others did between is not taken back unasked
            act.means += QLatin1Char(' ') + nameAt(entry.parent);
        return Done{};
    }
    const AnyState before = m_table->state();
    const auto action = m_seen.action(before, {entry.verb, entry.action});
    if (!action)
        return action.faults();
    const engine::Outcome outcome = m_seen.apply(before, *action);
    after = outcome.state;
    Submission submission;
    submission.byDecision = !entry.reason.isEmpty();
    submission.told = outcome.told;
    submission.hands = m_seen.hands(before, after);
    act.outcome = outcomeAt(settingsOf(m_seen, before), entry.verb, entry.action, submission);
    return Done{};
}

// By the device, as the server decides it. Of what came before this was opened only the server knows the device: it is asked.
// Nobody's act is what was played before the table was shared.
bool Mirror::isOwn(qint64 seq) const
{
    if (seq > m_shared->last() || m_isOwn.contains(seq))
        return m_isOwn.value(seq, true);
    const auto entry = m_shared->journal().entries(seq, seq);
    return entry && !entry->isEmpty() && entry->first().action.contains(QLatin1String(actField));
}

Result<Done> Mirror::append(const Entry& given)
{
    if (m_terms.isEnded)
        return hasLeft();
    const AnyState before = m_table->state();
    Entry entry = given;
    const QStringList told = m_laid ? m_laid->act.told : saidOf(entry);
    entry.action.remove(QLatin1String(engine::toldField)); // each device tells it itself
    std::optional<shelf::OpenAct> open = m_laid ? m_laid->open : std::nullopt;
    Act act{m_laid ? m_laid->act.id : QUuid::createUuid().toString(QUuid::WithoutBraces), entry.verb, entry.action, entry.who,
        entry.reason, entry.when, {}, {}, false, told, m_shared->last(), {}};
    if (open)
        entry.when = m_laid->act.when;
    AnyState after;
    if (const auto finished = finish(act, entry, after); !finished)
        return finished;
    if (!m_laid) {
        const qint64 seq = entry.verb == QLatin1String(engine::redoVerb) ? entry.node : entry.parent;
        if (const auto no = forbidden(m_seen, before, entry, m_terms.right, m_terms.seat, isOwn(seq)))
            return *no;
    }
    const PublicForm form = publicFormOf(m_seen, before, entry, act.id);
    if (!open) { // on disk before it is believed
        const auto kept = m_shared->add(act.id, written(act));
        if (!kept)
            return kept.faults();
        open = *kept;
        m_open += *kept;
    }
    m_pending += Pending{*open, entry, {form.row, act.id, form.seats, form.whispers}, after};
    return Done{};
}

Result<QList<Entry>> Mirror::entries(qint64 first, qint64 last) const
{
    const qint64 end = m_shared->last();
    auto all = m_shared->journal().entries(first, std::min(last, end));
    if (!all)
        return all;
    const bool isWhispered = std::any_of(all->begin(), all->end(), [](const Entry& one) { return !whisperedTo(one).isEmpty(); });
    const auto whispers =
        isWhispered ? m_shared->whispers(first, std::min(last, end)) : Result<QList<shelf::Whisper>>(QList<shelf::Whisper>());
    if (!whispers)
        return whispers.faults();
    qsizetype next = 0; // both are in order
    for (Entry& one : *all) {
        QList<shelf::Whisper> beside;
        while (next < whispers->size() && (*whispers)[next].seq <= one.seq)
            beside += (*whispers)[next++];
        const auto action = actionSeen(one, beside, m_seen.eyes());
        if (!action)
            return action.faults();
        one.action = *action;
    }
    for (const Pending& one : m_pending)
        if (one.entry.seq >= first && one.entry.seq <= last)
            *all += one.entry;
    return all;
}

Result<QList<qint64>> Mirror::parents() const
{
    auto all = m_shared->journal().parents();
    if (all)
        for (const Pending& one : m_pending)
            *all += one.entry.parent;
    return all;
}

Result<std::optional<engine::Snapshot>> Mirror::snapshotAtOrBefore(qint64 node) const
{
    if (m_newest && m_newest->node <= node)
        return m_newest;
    return m_shared->journal().snapshotAtOrBefore(std::min(node, m_shared->last()));
}

// Of what is confirmed alone: an open act may come to stand elsewhere.
Result<Done> Mirror::keep(const engine::Snapshot& snapshot)
{
    return snapshot.node <= m_shared->last() && m_pending.isEmpty() ? m_shared->journal().keep(snapshot) : Result<Done>(Done{});
}

void Mirror::keepState(const Entry& entry, const AnyState& state)
{
    m_newest = engine::Snapshot{entry.node, entry.digest, m_seen.stateToJson(state)};
    if (entry.seq % snapshotEvery == 0)
        (void)m_shared->journal().keep(*m_newest);
}

// --- to the server and back

const shelf::OpenAct* Mirror::openNamed(const QString& act) const
{
    const auto found = std::find_if(m_open.begin(), m_open.end(), [&](const shelf::OpenAct& one) { return one.id == act; });
    return found == m_open.end() ? nullptr : &*found;
}

Outgoing Mirror::outgoing() const
{
    Outgoing out;
    out.after = m_shared->last();
    out.head = m_shared->head();
    out.changes = m_changes;
    out.isDeaf = m_terms.isDeaf;
    out.heard = m_heard;
    for (const Pending& one : m_pending.mid(0, mostAtOnce))
        out.entries += one.parcel;
    out.asks = m_asks;
    out.takenBack = m_takenBack;
    out.refusals = m_refusals;
    return out;
}

Result<bool> Mirror::take(const Outgoing& sent, const Incoming& incoming)
{
    for (const QString& told : sent.refusals.keys())
        m_refusals.remove(told);
    for (const QString& told : sent.takenBack)
        m_takenBack.removeAll(told);
    if (incoming.number > 0) // of a courier
        m_heard = incoming.number;
    m_isDoubted = false;
    bool isNew = false;
    if (incoming.isTaken) {
        qsizetype count = 0; // nothing else was done on top of another head meanwhile
        while (count < sent.entries.size() && count < m_pending.size() && sent.entries[count].act == m_pending[count].parcel.act
            && sent.after == m_shared->last())
            ++count;
        if (const auto confirmed = confirmOwn(sent.entries.mid(0, count)); !confirmed)
            return confirmed.faults();
    }
    if (!incoming.entries.isEmpty()) {
        const auto taken = takeOthers(incoming.entries);
        if (!taken)
            return taken;
        isNew = *taken;
    }
    if (incoming.whispers || incoming.changes) {
        const auto changed = takeStanding(incoming);
        if (!changed)
            return changed;
        isNew |= *changed;
    }
    for (const auto& [id, fault] : incoming.refused.asKeyValueRange())
        if (const shelf::OpenAct* open = openNamed(id)) { // after a restart, too, it does not go out unasked
            auto act = actFrom(id, open->content);
            if (!act)
                return act.faults();
            if (std::exchange(act->refused, fault.text()) == fault.text())
                continue;
            if (const auto replaced = replace(*open, *act); !replaced)
                return replaced.faults();
            isNew = true;
        }
    return isNew;
}

// The first of the open acts stand now, with the numbers that they had here, and letter by letter as they were sent: whoever laid
// them anew meanwhile made other whispers of them.
Result<Done> Mirror::confirmOwn(const QList<Parcel>& taken)
{
    QList<shelf::Confirmed> rows;
    QList<shelf::OpenAct> acts;
    QByteArray head = m_shared->head();
    for (qsizetype i = 0; i < taken.size(); ++i) {
        shelf::Confirmed row{taken[i].row, {}};
        row.row.hash = head = shelf::hashAfter(head, row.row);
        for (const shelf::Whisper& whisper : taken[i].whispers)
            if (whisper.seat == m_seen.eyes().whisper())
                row.whispers += whisper;
        rows += row;
        acts += m_pending[i].open;
    }
    if (const auto confirmed = m_shared->confirm(rows, acts); !confirmed)
        return confirmed;
    for (qsizetype i = 0; i < taken.size(); ++i) {
        const Pending done = m_pending.takeFirst();
        m_isOwn.insert(done.entry.seq, true);
        m_open.removeIf([&](const shelf::OpenAct& one) { return one.id == done.open.id; });
        if (i + 1 == taken.size() || done.entry.seq % snapshotEvery == 0)
            keepState(done.entry, done.state);
    }
    return Done{};
}

Result<bool> Mirror::takeOthers(const QList<Fetched>& fetched)
{
    QList<Fetched> fresh; // what is here already may come again after a cut connection
    for (const Fetched& one : fetched)
        if (one.confirmed.row.seq > m_shared->last())
            fresh += one;
    if (fresh.isEmpty())
        return false;
    qint64 node = 0;
    if (m_shared->last() > 0) {
        const auto end = m_shared->journal().entries(m_shared->last(), m_shared->last());
        if (!end)
            return end.faults();
        node = end->first().node;
    }
    const auto right = proved(
        m_seen, [&](qint64 seq) { return m_table->stateAt(seq); }, node, m_shared->head(), fresh);
    m_isDoubted = !right;
    if (!right)
        return right.faults();
    QList<shelf::Confirmed> rows;
    QList<shelf::OpenAct> own;
    for (const Fetched& one : fresh) {
        rows += one.confirmed;
        if (const shelf::OpenAct* open = openNamed(one.act)) // it stood, though nobody could say so
            own += *open;
    }
    if (const auto confirmed = m_shared->confirm(rows, own); !confirmed)
        return confirmed.faults();
    for (const Fetched& one : fresh)
        m_isOwn.insert(one.confirmed.row.seq, one.device == m_terms.role);
    for (const Proved& one : *right)
        if (one.entry.seq == right->last().entry.seq || one.entry.seq % snapshotEvery == 0)
            keepState(one.entry, one.state);
    return true;
}

// Who may do what, and what this device may see: with other eyes the whole line is read anew.
Result<bool> Mirror::takeStanding(const Incoming& incoming)
{
    Terms terms = m_terms;
    if (incoming.changes) {
        m_changes = *incoming.changes;
        m_devices = incoming.devices;
        terms.isEnded = m_devices.isEmpty(); // it sees not even itself
        m_asked = incoming.asks;
        for (const QString& id : incoming.ownAsks)
            if (!openNamed(id) && !m_takenBack.contains(id)) // dropped, perhaps while nobody answered
                m_takenBack += id;
        for (const Device& one : m_devices)
            if (one.role == terms.role) {
                terms.right = one.right;
                terms.seat = one.seat;
                terms.isDealer = one.isDealer;
                terms.isEnded = one.isRevoked;
            }
    }
    const bool seesOtherwise = terms.eyes() != m_terms.eyes();
    terms.isDeaf = (terms.isDeaf || seesOtherwise) && m_seen.hasSecrets();
    if (incoming.whispers && !seesOtherwise) {
        if (const auto added = m_shared->add(*incoming.whispers); !added)
            return added.faults();
        terms.isDeaf = false;
    }
    if (terms == m_terms)
        return false;
    if (seesOtherwise || terms.isDeaf != m_terms.isDeaf) { // states that were kept are those of other eyes
        m_newest.reset();
        if (const auto forgotten = m_shared->forgetStates(); !forgotten)
            return forgotten.faults();
    }
    const auto kept = keepTerms(terms);
    return kept ? Result<bool>(true) : Result<bool>(kept.faults());
}

Result<Done> Mirror::keepTerms(const Terms& terms)
{
    const auto kept = m_shared->setTerms(written(terms));
    if (!kept)
        return kept;
    m_terms = terms;
    m_seen = Seen(m_seen.whole(), m_terms.eyes());
    return kept;
}

Result<Done> Mirror::moveTo(const QString& at, quint16 port)
{
    Terms terms = m_terms;
    terms.address.at = at;
    if (port > 0)
        terms.address.port = port;
    return keepTerms(terms);
}

Result<Done> Mirror::end()
{
    Terms terms = m_terms;
    terms.isEnded = true;
    return keepTerms(terms);
}

// --- what stands open

std::optional<Fault> Mirror::forbids(const engine::AnyAction& action) const
{
    if (m_terms.isEnded)
        return hasLeft();
    Entry entry;
    entry.verb = action.verb();
    entry.action = action.written();
    entry.who = m_terms.who;
    return forbidden(m_seen, m_table->state(), entry, m_terms.right, m_terms.seat, true);
}

Fault Mirror::hasLeft() const
{
    return {m_shared->label().name, m_terms.who, share::tr("This device sits at this table no more."),
        share::tr("Join it again with a new invitation, or take the campaign home as a copy.")};
}

bool Mirror::isSame(const Act& act, const Entry& entry) const
{
    if (entry.verb != act.verb)
        return false;
    if (act.movesCursor())
        return nameAt(act.verb == QLatin1String(engine::undoVerb) ? entry.parent : entry.node)
            == act.means.section(QLatin1Char(' '), 0, 0);
    const auto done = [](QJsonObject fields) {
        for (const char* beside : {engine::toldField, engine::diceByField, actField, whisperedField})
            fields.remove(QLatin1String(beside));
        return fields;
    };
    return done(entry.action) == done(act.action);
}

// What an act would come to at that node; nothing: it could not be done there, or it is a move, which means one place alone.
std::optional<QByteArray> Mirror::outcomeAfter(const Act& act, qint64 node) const
{
    const auto before = m_table->stateAt(node);
    const auto action = before ? m_seen.action(*before, {act.verb, act.action}) : Result<engine::AnyAction>(Fault());
    if (act.movesCursor() || !action || !m_seen.faults(*before, *action).isEmpty())
        return std::nullopt;
    Submission now;
    now.verdict = m_seen.check(*before, *action);
    now.byDecision = !act.decision.isEmpty() && !now.verdict.isAllowed();
    if (!now.verdict.faults.isEmpty() || (!now.verdict.isAllowed() && !now.byDecision)
        || !m_seen.incomplete(*before, *action).isEmpty())
        return std::nullopt;
    const engine::Outcome outcome = m_seen.apply(*before, *action);
    now.told = outcome.told;
    now.hands = m_seen.hands(*before, outcome.state);
    return outcomeAt(settingsOf(m_seen, *before), act.verb, act.action, now);
}

bool Mirror::isOthers(const Entry& entry) const
{
    return entry.seq <= m_shared->last() && (entry.who != m_terms.who || !m_isOwn.value(entry.seq, true));
}

std::optional<Entry> Mirror::othersLast() const
{
    const qint64 node = m_table->node();
    const auto last = node > 1 ? entries(node, node) : Result<QList<Entry>>(QList<Entry>());
    return last && !last->isEmpty() && isOthers(last->first()) ? std::optional(last->first()) : std::nullopt;
}

std::optional<qint64> Mirror::beforeMeant(const Act& act) const
{
    const auto made = m_table->parents();
    if (act.verb != QLatin1String(engine::undoVerb) || !made)
        return std::nullopt;
    const auto meant = entryNamed(act.means);
    for (qint64 at = meant ? m_table->node() : 0; at > 0; at = made->value(at - 1))
        if (at == *meant)
            return made->value(at - 1);
    return std::nullopt;
}

Result<QList<Entry>> Mirror::leftBehind(qint64 from, qint64 node) const
{
    const auto made = m_table->parents();
    if (!made)
        return made.faults();
    // Both lines are gone back to where they part: a parent has the lower number.
    QList<Entry> left;
    for (qint64 at = from; at != node && at > 0 && node > 0;) {
        qint64& later = at > node ? at : node;
        if (&later == &at) {
            const auto one = entries(at, at);
            if (!one)
                return one;
            left = *one + left;
        }
        later = made->value(later - 1);
    }
    return left;
}

Result<QList<Entry>> Mirror::othersBehind(qint64 node) const
{
    auto left = leftBehind(m_table->node(), node);
    if (left)
        left->removeIf([this](const Entry& one) { return !isOthers(one); });
    return left;
}

std::optional<Crossing> Mirror::crossing(const Act& act) const
{
    constexpr qint64 farthest = 50; // entries: after an hour without a line one that came late is named
    const qint64 last = m_shared->last();
    const auto since = entries(std::max({qint64(1), act.after > 0 ? act.after + 1 : qint64(1), last - farthest + 1}), last);
    QList<Entry> others = since ? *since : QList<Entry>();
    others.removeIf([&](const Entry& one) { return !isOthers(one); });
    if (others.isEmpty())
        return std::nullopt;
    if (const auto same = std::ranges::find_if(others, [&](const Entry& one) { return isSame(act, one); }); same != others.end())
        return Crossing{{*same}, true};
    QList<Entry> deciding;
    QList<std::optional<QByteArray>> came; // to what the act came before each of them
    if (act.after > 0)
        for (const Entry& one : std::as_const(others)) {
            const auto before = outcomeAfter(act, one.parent), now = outcomeAfter(act, one.node);
            if (before == now)
                continue;
            deciding += one;
            came += before;
            if (const qsizetype undone = came.indexOf(now); undone >= 0) { // all since then came to nothing
                deciding.resize(undone);
                came.resize(undone);
            }
        }
    return Crossing{deciding.isEmpty() ? QList<Entry>{others.last()} : deciding, false};
}

QMap<QString, qint64> Mirror::laid() const
{
    QMap<QString, qint64> all;
    for (const Pending& one : m_pending)
        all.insert(one.open.id, one.entry.seq);
    return all;
}

std::optional<qint64> Mirror::entryOf(const QString& act) const
{
    constexpr qint64 recent = 512;
    const qint64 last = m_shared->last();
    const auto entries = m_shared->journal().entries(std::max<qint64>(1, last - recent + 1), last);
    if (entries)
        for (auto one = entries->crbegin(); one != entries->crend(); ++one)
            if (nameOf(*one) == act)
                return one->seq;
    return std::nullopt;
}

Result<Done> Mirror::drop(const QString& act)
{
    const shelf::OpenAct* open = openNamed(act);
    if (!open)
        return Fault{QStringLiteral("act"), act, share::tr("There is no such act that is not shared yet."),
            share::tr("Look at the list again.")};
    if (m_seen.hasSecrets() && !m_takenBack.contains(act)) // it may wait for the dealer
        m_takenBack += act;
    return m_shared->drop({*open});
}

Result<Done> Mirror::sendAnyway(const QString& act, const QString& reason)
{
    const shelf::OpenAct* open = openNamed(act);
    auto wanted = open ? actFrom(open->id, open->content) : Result<Act>(QList<Fault>());
    const auto conflict = std::ranges::find(m_conflicts, act, [](const Conflict& one) { return one.act.id; });
    const bool isAllowed = conflict != m_conflicts.end() && conflict->now.verdict.isAllowed();
    if (conflict != m_conflicts.end() && !isAllowed && !conflict->now.faults.isEmpty())
        return conflict->now.faults;
    if (!wanted || (reason.trimmed().isEmpty() && !isAllowed))
        return Fault{QStringLiteral("act"), act,
            share::tr("What the rules refuse is sent anyway by table decision, and a decision has a reason."),
            share::tr("Name an act that stands open, and say why.")};
    wanted->decision = reason.trimmed();
    wanted->outcome.clear();
    wanted->refused.clear();
    return replace(*open, *wanted);
}

// Behind the others in the outbox.
Result<Done> Mirror::replace(const shelf::OpenAct& open, const Act& by)
{
    const auto kept = m_shared->add(by.id, written(by));
    return kept ? m_shared->drop({open}) : Result<Done>(kept.faults());
}

} // namespace share

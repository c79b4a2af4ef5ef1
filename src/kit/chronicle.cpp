// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/chronicle.h"

#include "kit/reasons.h"
#include "engine/table_actions.h"
#include "kit/sitting.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>

namespace kit {

namespace {

constexpr qint64 block = 256;
constexpr int slice = 4; // milliseconds at a time: the window stays quick

} // namespace

Chronicle::Chronicle(Sitting& sitting)
    : QObject(&sitting)
    , m_sitting(sitting)
    , m_timer(new QTimer(this))
{
    m_timer->setInterval(0);
    connect(m_timer, &QTimer::timeout, this, [this] { readSome(slice); });
    connect(&sitting, &Sitting::changed, this, [this] {
        if (m_isWanted)
            read();
    });
    connect(&sitting, &Sitting::othersActed, this, [this](qint64 stands) { // what came after may stand elsewhere now
        m_lines.resize(std::min<qsizetype>(m_lines.size(), stands));
        m_block.clear();
        m_at = 0;
        m_state.reset();
        if (m_isWanted)
            read();
    });
}

void Chronicle::read()
{
    m_isWanted = true;
    if (!isComplete() && !m_timer->isActive())
        m_timer->start();
}

bool Chronicle::isComplete() const { return known() >= m_sitting.table().last(); }

void Chronicle::finish()
{
    while (!isComplete())
        readSome(1000);
}

void Chronicle::readSome(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (!isComplete() && timer.elapsed() < milliseconds) {
        if (m_block.isEmpty() && !readBlock())
            break;
        m_lines += lineOf(m_block.takeFirst());
    }
    if (isComplete())
        m_timer->stop();
    emit grown();
}

// A part that cannot be read is told where it is shown; here it only stays without words.
bool Chronicle::readBlock()
{
    const qint64 last = m_sitting.table().last();
    const auto entries = m_sitting.entries(known() + 1, std::min(last, known() + block));
    if (entries && !entries->isEmpty()) {
        m_block = *entries;
        return true;
    }
    m_timer->stop();
    m_lines.resize(last);
    return false;
}

Chronicle::Line Chronicle::lineOf(const engine::Entry& entry)
{
    Line line{{}, {}, entry.verb, entry.who, entry.parent, !entry.reason.isEmpty(), entry.when};
    const QString reason = entry.action.value(QLatin1String("reason")).toString();
    line.isOfCards = entry.verb == QLatin1String(engine::Correct::verb)
        && (reason == reasons::asItsCardSays || reason == reasons::asTheirCardsSay);
    QStringList came; // of it, as its row tells: what may be for one seat's eyes is found by nobody
    if (entry.movesCursor() || entry.verb == QLatin1String(engine::newVerb)) {
        if (const auto sentence = m_sitting.sentenceOf(entry))
            line.sentence = sentence->text();
        const auto fresh =
            entry.movesCursor() ? engine::Result<engine::AnyState>(engine::AnyState()) : m_sitting.stateAt(entry.seq);
        line.isOther = fresh && engine::isOtherToday(m_sitting.game(), *fresh, entry);
    } else {
        if (m_at != entry.parent) {
            const auto before = m_sitting.stateAt(entry.parent);
            m_state = before ? *before : nullptr;
        }
        const engine::Understood said = engine::understood(m_sitting.game(), m_state, entry);
        static_cast<engine::Saying&>(line) = static_cast<const engine::Saying&>(said); // the state does not stay
        if (!m_sitting.isGuarded())
            came = said.told;
        if (said.after)
            m_state = said.after;
        m_at = entry.seq;
    }
    line.folded = (QStringList{line.sentence, entry.reason, entry.who} + came).join(QLatin1Char(' ')).toCaseFolded();
    return line;
}

// What follows from a difference differs too; only its beginning is worth telling.
bool Chronicle::differs(qint64 seq) const
{
    const Line& one = line(seq);
    return one.isOther && (one.parent == 0 || !line(one.parent).isOther);
}

QList<qint64> Chronicle::linesWith(const QStringList& folded, int most) const
{
    QList<qint64> found;
    for (qint64 seq = known(); seq >= 1 && found.size() < most; --seq)
        if (std::ranges::all_of(folded, [&](const QString& word) { return line(seq).folded.contains(word); }))
            found += seq;
    return found;
}

Chronicle::Uses Chronicle::usesOf(const QStringList& atoms) const
{
    QList<qint16> wanted;
    const auto book = m_sitting.game().book();
    for (std::size_t i = 0; i < book.size(); ++i)
        if (atoms.contains(QLatin1String(book[i].id)))
            wanted += qint16(i);
    Uses uses;
    for (qint64 seq = m_sitting.table().node(); seq >= 1 && seq <= known(); seq = line(seq).parent) {
        const bool used = std::ranges::any_of(line(seq).rules, [&](qint16 rule) { return wanted.contains(rule); });
        if (used && ++uses.count == 1)
            uses.last = seq;
    }
    return uses;
}

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/history/history_model.h"

#include "engine/past/understood.h"
#include "engine/table_actions.h"
#include "kit/called_on.h"
#include "kit/chronicle.h"

#include <QLocale>

#include <algorithm>

namespace window {

namespace {

constexpr qint64 block = 128;
constexpr int mostChanges = 6; // told in a tile

bool isOf(const kit::Chronicle::Line& line, EntryKind kind)
{
    const bool moves = engine::movesCursor(line.verb);
    const bool corrects =
        !line.isOfCards && (line.verb == QLatin1String(engine::Correct::verb) || line.verb == QLatin1String(engine::SetUp::verb));
    const bool sets = line.verb == QLatin1String(engine::ChangeSetting::verb);
    switch (kind) {
    case EntryKind::Any:
        return true;
    case EntryKind::Plays:
        return !moves && !corrects && !sets;
    case EntryKind::Corrections:
        return corrects;
    case EntryKind::Decisions:
        return line.byDecision;
    case EntryKind::Settings:
        return sets;
    case EntryKind::Moves:
        return moves;
    case EntryKind::Differing: // tells no line by itself
    case EntryKind::Lines:
        break;
    }
    return true;
}

const QString play = QStringLiteral("▸");

QString markOf(const engine::Entry& entry)
{
    if (entry.movesCursor())
        return QStringLiteral("↶");
    if (!entry.reason.isEmpty())
        return QStringLiteral("⚖");
    if (entry.verb == QLatin1String(engine::Correct::verb) || entry.verb == QLatin1String(engine::SetUp::verb))
        return QStringLiteral("✎");
    if (entry.verb == QLatin1String(engine::ChangeSetting::verb))
        return QStringLiteral("⚙");
    return play;
}

} // namespace

void HistoryModel::show(kit::Sitting* sitting, const kit::Desk* desk)
{
    beginResetModel();
    m_sitting = sitting;
    m_desk = desk;
    m_isFiltered = false;
    m_rows.clear();
    m_lines.clear();
    m_blocks.clear();
    m_words.clear();
    m_last = sitting ? sitting->table().last() : 0;
    readLine();
    endResetModel();
}

void HistoryModel::readLine()
{
    m_line.clear();
    m_onLine = QList<bool>(m_last + 1, false);
    const auto parents = m_sitting ? m_sitting->parents() : engine::Result<QList<qint64>>(QList<qint64>());
    if (!parents)
        return;
    for (qint64 at = m_sitting ? m_sitting->table().node() : 0; at > 0; at = parents->value(at - 1, 0)) {
        m_line += at;
        if (at < m_onLine.size())
            m_onLine[at] = true;
    }
    std::ranges::reverse(m_line);
}

void HistoryModel::update()
{
    if (!m_sitting)
        return;
    if (m_sitting->isGuarded()) {
        m_words.clear(); // other eyes may look now
        emit dataChanged(index(0), index(rowCount() - 1));
    }
    const qint64 last = m_sitting->table().last();
    if (m_isFiltered || last < m_last)
        return show(m_sitting, m_desk); // whoever filters does so again
    if (last > m_last) {
        m_blocks.remove(m_last / block);
        m_blocks.remove((m_last + 1) / block);
        beginInsertRows({}, 0, int(last - m_last) - 1);
        m_last = last;
        readLine();
        endInsertRows();
        emit dataChanged(index(0), index(rowCount() - 1), {kit::MutedRole});
    }
}

void HistoryModel::filter(const QString& words, EntryKind kind, const QString& who)
{
    beginResetModel();
    m_rows.clear();
    m_lines.clear();
    QStringList wanted = words.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (kind == EntryKind::Any && wanted.removeAll(QStringLiteral("≠")) > 0) // the sign that such an entry bears
        kind = EntryKind::Differing;
    m_isFiltered = m_sitting && (!wanted.isEmpty() || kind != EntryKind::Any || !who.isEmpty());
    if (m_isFiltered) {
        const kit::Chronicle& chronicle = m_sitting->chronicle();
        for (qint64 seq = chronicle.known(); seq >= 1; --seq) {
            const kit::Chronicle::Line& line = chronicle.line(seq);
            if (isOf(line, kind)
                && (kind != EntryKind::Differing || chronicle.differs(seq) || m_sitting->table().differing().contains(seq))
                && (who.isEmpty() || line.who == who)
                && std::ranges::all_of(wanted, [&](const QString& word) { return line.folded.contains(word); }))
                m_rows += seq;
        }
    }
    endResetModel();
}

void HistoryModel::showLines(const QList<report::LineOfPlay>& lines)
{
    beginResetModel();
    m_rows.clear();
    m_lines.clear();
    m_isFiltered = true;
    for (const report::LineOfPlay& line : lines) {
        m_rows += line.end;
        m_lines.insert(line.end, line.called());
    }
    endResetModel();
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_isFiltered ? int(m_rows.size()) : int(m_last);
}

qint64 HistoryModel::seqAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return 0;
    return m_isFiltered ? m_rows[index.row()] : m_last - index.row();
}

QModelIndex HistoryModel::indexOf(qint64 seq) const
{
    const qsizetype row = m_isFiltered ? m_rows.indexOf(seq) : seq >= 1 && seq <= m_last ? m_last - seq : -1;
    return row < 0 ? QModelIndex() : index(int(row));
}

std::optional<engine::Entry> HistoryModel::entry(qint64 seq) const
{
    if (!m_sitting || seq < 1 || seq > m_last)
        return std::nullopt;
    const qint64 number = seq / block;
    if (!m_blocks.contains(number)) {
        const auto read = m_sitting->entries(std::max<qint64>(1, number * block), std::min(m_last, number * block + block - 1));
        if (!read)
            return std::nullopt;
        m_blocks.insert(number, new QList<engine::Entry>(*read));
    }
    for (const engine::Entry& one : *m_blocks.object(number))
        if (one.seq == seq)
            return one;
    return std::nullopt;
}

QString HistoryModel::sentence(const engine::Entry& entry) const
{
    const auto told = m_sitting->sentenceOf(entry);
    return told ? told->text() : told.faults().first().text();
}

QList<kit::Difference> HistoryModel::changes(const engine::Entry& entry) const
{
    const auto before = m_sitting->stateAt(entry.parent), after = m_sitting->stateAt(entry.node);
    if (!before || !after)
        return {};
    const QJsonObject was = m_sitting->visible(*before), is = m_sitting->visible(*after);
    return kit::toldBetween(m_desk, m_sitting->game(), {*before, was}, {*after, is});
}

// What the hands did at the table: an act's own words for it. What changed besides stands at the side.
QStringList HistoryModel::handsIn(const engine::Entry& entry) const
{
    QStringList texts;
    const auto before = m_sitting->stateAt(entry.parent), after = m_sitting->stateAt(entry.node);
    if (before && after)
        for (const engine::Message& hand : m_sitting->game().hands(*before, *after))
            texts += hand.text();
    return texts;
}

engine::Understood HistoryModel::understoodIn(const engine::Entry& entry) const
{
    if (m_sitting->isGuarded() || entry.movesCursor() || entry.parent == 0)
        return {};
    const auto before = m_sitting->stateAt(entry.parent);
    return before ? engine::understood(m_sitting->game(), *before, entry) : engine::Understood();
}

QStringList HistoryModel::changedIn(const engine::Entry& entry) const
{
    QStringList texts;
    for (const kit::Difference& change : changes(entry))
        texts += change.text();
    return texts;
}

// Then it only follows from a difference before it.
bool HistoryModel::isParentOther(const engine::Entry& one) const
{
    const auto parent = entry(one.parent);
    const auto state = parent ? m_sitting->stateAt(one.parent) : engine::Result<engine::AnyState>(engine::AnyState());
    return state && parent && engine::isOtherToday(m_sitting->game(), *state, *parent);
}

// That today's rules decide it otherwise, with what was told then and what they say; nothing of what one seat alone may see.
QStringList HistoryModel::thenAndToday(const engine::Entry& one, const engine::Understood& today) const
{
    const int rules = m_sitting->game().rulesVersion();
    QStringList said{one.rules == rules || one.rules <= 0
            ? tr("≠ today's rules decide it otherwise")
            : tr("≠ rules %1 decide it otherwise than rules %2, by which it was played").arg(rules).arg(one.rules)};
    const QString then = m_sitting->isGuarded() ? QString() : engine::toldThen(one).join(QStringLiteral(" · "));
    const QString now = today.told.join(QStringLiteral(" · "));
    const bool isRefused = !today.refusals.isEmpty();
    if (then.isEmpty() && !m_sitting->isGuarded())
        said += tr("what came of it then was not written down");
    else if (!then.isEmpty() && (isRefused || then != now))
        said += tr("then: %1").arg(then);
    if (isRefused)
        said += tr("today it is refused: %1").arg(today.refusals.join(QStringLiteral(" · ")));
    else if (!now.isEmpty() && then != now)
        said += tr("today: %1").arg(now);
    return said;
}

const HistoryModel::Words* HistoryModel::words(qint64 seq) const
{
    if (const Words* known = m_words.object(seq))
        return known;
    const auto one = entry(seq);
    if (!one)
        return nullptr;
    auto* made = new Words;
    made->sentence = sentence(*one);
    made->mark = markOf(*one);
    made->moves = one->movesCursor();
    made->outcome = QStringLiteral("%1 · %2").arg(QLocale().toString(one->when.toLocalTime(), QLocale::ShortFormat)).arg(seq);
    const engine::Understood today = made->mark == play ? understoodIn(*one) : engine::Understood();
    QStringList details;
    if (!one->who.isEmpty())
        details += one->who;
    if (!one->reason.isEmpty())
        details += tr("by table decision: %1").arg(engine::reasonInWords(one->reason));
    const bool differs = m_sitting->table().differing().contains(seq) || (today.isOther && !isParentOther(*one));
    if (differs)
        made->otherwise = thenAndToday(*one, today);
    details += made->otherwise;
    if (const QList<engine::Blank> missing = m_sitting->missingIn(*one); !missing.isEmpty() && !m_sitting->isGuarded())
        details += tr("? not known then: %1").arg(engine::named(missing));
    if (one->parent > 0) {
        QStringList all;
        if ((made->mark == play || made->moves) && !m_sitting->isGuarded())
            all = (differs ? QStringList() : today.came) + handsIn(*one);
        if (made->mark != play && all.isEmpty()) // a rule that is read otherwise moves no hands
            all = changedIn(*one);
        details += all.mid(0, mostChanges);
        if (all.size() > mostChanges)
            details += tr("%n more", nullptr, int(all.size() - mostChanges));
    }
    made->detail = details.join(QStringLiteral(" · "));
    m_words.insert(seq, made);
    return made;
}

QStringList HistoryModel::otherwise(qint64 seq) const
{
    const Words* known = words(seq);
    return known ? known->otherwise : QStringList();
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const qint64 seq = seqAt(index);
    if (role == SeqRole)
        return seq;
    if (role == kit::MutedRole)
        return !isOnLine(seq);
    const Words* one = words(seq);
    if (!one)
        return role == Qt::DisplayRole ? QVariant(tr("Entry %1 cannot be read.").arg(seq)) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return m_lines.value(seq).isEmpty() ? one->sentence : m_lines.value(seq);
    case kit::OutcomeRole:
        return one->outcome;
    case kit::DetailRole:
        return isOnLine(seq) || one->moves ? one->detail
            : one->detail.isEmpty()        ? tr("taken back")
                                           : tr("taken back · %1").arg(one->detail);
    case kit::MarkRole:
        return one->mark;
    case Qt::AccessibleTextRole:
        return data(index, Qt::DisplayRole).toString() + QStringLiteral(", ") + one->outcome;
    case Qt::AccessibleDescriptionRole:
        return one->detail;
    default:
        return {};
    }
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/memory_model.h"

#include "games/swords-and-souls/rules/query.h"
#include "games/swords-and-souls/rules/questions/questions.h"
#include "kit/drawn/tip.h"

#include <QLocale>

namespace swordsandsouls::desk {

namespace {

constexpr int columns = 8;

QString listed(const State& state, const QStringList& ids)
{
    QStringList lines;
    QStringList each = ids;
    each.removeDuplicates();
    for (const QString& id : std::as_const(each))
        lines += ids.count(id) > 1 ? fill(swordsandsouls::tr("%1 × %2"), {number(ids.count(id)), titleOf(state, id)})
                                   : titleOf(state, id);
    return lines.isEmpty() ? swordsandsouls::tr("none") : lines.join(QStringLiteral(", "));
}

} // namespace

void MemoryModel::show(const State& state)
{
    beginResetModel();
    m_rows.clear();
    for (const Player& who : state.players) {
        Row row{who.id, {}};
        const auto add = [&](const auto& chance) {
            if (const QList<engine::Fault>& faults = chance.verdict.faults; !faults.isEmpty()) {
                row.cells += Cell{QStringLiteral("–"), faults.first().text()};
                return;
            }
            const double percent = chance.value.percent.toDouble();
            row.cells +=
                Cell{fill(swordsandsouls::tr("%1 % · %2"),
                         {QLocale().toString(percent, 'f', percent < 99.95 && percent > 0.05 ? 1 : 0), chance.value.exact}),
                    {}};
        };
        for (const Want want : {Want::Block, Want::Dodge, Want::Reaction})
            add(answer(state, Holding{who.id, want}));
        for (const Want want : {Want::Block, Want::Dodge, Want::Reaction})
            add(answer(state, NextHand{who.id, want}));
        const MemoryReport memory = answer(state, DeckMemory{who.id}).value;
        const bool isNone = memory.handOrDeck.isEmpty();
        row.cells += Cell{memory.complete ? listed(state, memory.handOrDeck)
                : isNone                  ? swordsandsouls::tr("not known")
                                          : fill(swordsandsouls::tr("%1, others not known"), {listed(state, memory.handOrDeck)}),
            fill(swordsandsouls::tr("Hidden in hand: %1, in the deck: %2"), {number(memory.hidden), number(memory.deck)})};
        row.cells += Cell{
            memory.shown.isEmpty() && memory.hidden > 0 ? swordsandsouls::tr("nobody knows which") : listed(state, memory.shown),
            swordsandsouls::tr("Bought, or taken after a defeat")};
        m_rows += row;
    }
    endResetModel();
}

int MemoryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

int MemoryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant MemoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[index.row()];
    const Cell& cell = row.cells[index.column()];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return kit::tip(cell.help.isEmpty() ? cell.text : cell.text + QLatin1Char('\n') + cell.help);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2: %3")
            .arg(row.who,
                headerData(index.column(), Qt::Horizontal, Qt::DisplayRole)
                    .toString()
                    .replace(QLatin1Char('\n'), QLatin1Char(' ')),
                cell.text);
    case Qt::TextAlignmentRole:
        return QVariant(index.column() < 6 ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant MemoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section < m_rows.size() ? QVariant(m_rows[section].who) : QVariant();
    static const char* const titles[columns]{QT_TRANSLATE_NOOP("swordsandsouls", "block\nnow"),
        QT_TRANSLATE_NOOP("swordsandsouls", "dodge\nnow"), QT_TRANSLATE_NOOP("swordsandsouls", "either\nnow"),
        QT_TRANSLATE_NOOP("swordsandsouls", "block\nnext hand"), QT_TRANSLATE_NOOP("swordsandsouls", "dodge\nnext hand"),
        QT_TRANSLATE_NOOP("swordsandsouls", "either\nnext hand"), QT_TRANSLATE_NOOP("swordsandsouls", "in hand\nor deck"),
        QT_TRANSLATE_NOOP("swordsandsouls", "known\nin hand")};
    return section < columns ? QVariant(swordsandsouls::tr(titles[section])) : QVariant();
}

} // namespace swordsandsouls::desk

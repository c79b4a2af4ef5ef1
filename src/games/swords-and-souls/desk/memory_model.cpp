// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/memory_model.h"

#include "games/swords-and-souls/desk/desk.h"
#include "games/swords-and-souls/rules/query.h"
#include "kit/tip.h"

#include <QJsonArray>

#include <algorithm>

namespace swordsandsouls::desk {

namespace {

constexpr int columns = 8;

QString cardsIn(const State& state, const QJsonValue& list)
{
    QStringList ids;
    for (const QJsonValue& id : list.toArray())
        ids += id.toString();
    QStringList lines;
    QStringList each = ids;
    each.removeDuplicates();
    for (const QString& id : std::as_const(each))
        lines += ids.count(id) > 1 ? engine::fill(swordsandsouls::tr("%1 × %2"), {number(ids.count(id)), titleOf(state, id)})
                                   : titleOf(state, id);
    return lines.join(QStringLiteral(", "));
}

} // namespace

void MemoryModel::show(const kit::Sitting& sitting)
{
    beginResetModel();
    m_rows.clear();
    const engine::Game& game = sitting.game();
    const State& state = stateOf(sitting.state());
    for (const Player& who : state.players) {
        Row row{who.id, {}};
        const auto asked = [&](const char* question, const char* want) {
            QJsonObject fields{{QStringLiteral("who"), who.id}};
            if (want)
                fields.insert(QStringLiteral("want"), QLatin1String(want));
            return game.ask(sitting.state(), QLatin1String(question), fields);
        };
        const auto chance = [&](const char* question, const char* want) {
            const auto answer = asked(question, want);
            if (!answer || !answer->verdict.isAllowed()) {
                const QList<engine::Fault> faults = answer ? answer->verdict.faults : answer.faults();
                row.cells += Cell{QStringLiteral("–"), faults.isEmpty() ? QString() : faults.first().text()};
                return;
            }
            const QString exact = answer->value.toObject().value(QLatin1String("exact")).toString();
            const double percent = answer->value.toObject().value(QLatin1String("percent")).toString().toDouble();
            row.cells += Cell{engine::fill(swordsandsouls::tr("%1 % · %2"),
                                  {QString::number(percent, 'f', percent < 99.95 && percent > 0.05 ? 1 : 0), exact}),
                {}};
        };
        for (const char* want : {"block", "dodge", "reaction"})
            chance("holding", want);
        for (const char* want : {"block", "dodge", "reaction"})
            chance("next-hand", want);
        if (const auto memory = asked("deck-memory", nullptr); memory && memory->verdict.isAllowed()) {
            const QJsonObject value = memory->value.toObject();
            const QString unseen = cardsIn(state, value.value(QLatin1String("hand_or_deck")));
            row.cells += Cell{unseen.isEmpty() ? swordsandsouls::tr("none") : unseen,
                engine::fill(swordsandsouls::tr("Hidden in hand: %1, in the deck: %2"),
                    {number(value.value(QLatin1String("hidden")).toInt()), number(value.value(QLatin1String("deck")).toInt())})};
            const QString shown = cardsIn(state, value.value(QLatin1String("shown")));
            row.cells +=
                Cell{shown.isEmpty() ? swordsandsouls::tr("none") : shown, swordsandsouls::tr("Bought, or taken after a defeat")};
        }
        row.cells.resize(columns);
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/match/measures_model.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/rules/map/field.h"

namespace sellsword::desk {

namespace {

constexpr int farthest = 999;

} // namespace

void MeasuresModel::show(const engine::AnyState& any, const QString& id)
{
    beginResetModel();
    m_state = any;
    m_unit = id;
    m_rows.clear();
    const State& state = stateOf(m_state);
    if (const Unit* who = unit(state, id)) {
        const Field field(state);
        for (const Unit& other : state.units) {
            if (other.id == id || other.dropped)
                continue;
            const View& view = field.view(*who, other);
            Row row;
            row.id = other.id;
            row.title = titleOf(state, other.id);
            row.distance = field.distance(*who, other);
            row.adjacent = field.adjacent(*who, other);
            row.isOpen = !blankAdjacency(field, *who, other).isEmpty();
            row.sight = view.visible;
            row.cover = view.cover != CoverBy::Nothing;
            row.invisible = view.invisible;
            for (const Measure& one : state.measures)
                row.said |= one.from == id && one.to == other.id;
            m_rows += row;
        }
    }
    endResetModel();
}

int MeasuresModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

int MeasuresModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant MeasuresModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[index.row()];
    const int column = index.column();
    if (role == Qt::AccessibleTextRole)
        return spoken(row, column);
    if (role == Qt::TextAlignmentRole && column != Other)
        return int(Qt::AlignCenter);
    if (role == Qt::ToolTipRole)
        return row.said ? sellsword::tr("So says the table")
                        : sellsword::tr("As the map shows it; a change is what the table says");
    if (column == Other && role == Qt::DisplayRole)
        return row.said ? row.title + QStringLiteral(" ✎") : row.title;
    if (column == Distance && role == Qt::DisplayRole)
        return row.distance ? QString::number(*row.distance) : QStringLiteral("?");
    if (column == Distance && role == Qt::EditRole)
        return row.distance.value_or(1);
    if (column == Adjacent && row.isOpen && role == Qt::DisplayRole)
        return QStringLiteral("?");
    if (column == Adjacent && row.isOpen && role == Qt::CheckStateRole)
        return Qt::PartiallyChecked;
    if (column > Distance && role == Qt::DisplayRole)
        return row[column] ? sellsword::tr("yes") : QStringLiteral("–");
    if (column > Distance && role == Qt::CheckStateRole)
        return row[column] ? Qt::Checked : Qt::Unchecked;
    return {};
}

// Whoever hears a cell alone hears whose it is and of what.
QString MeasuresModel::spoken(const Row& row, int column) const
{
    if (column == Other)
        return row.title;
    const bool isKnown = column == Distance ? row.distance.has_value() : column != Adjacent || !row.isOpen;
    const QString value = !isKnown ? sellsword::tr("not known")
        : column == Distance       ? QString::number(*row.distance)
        : row[column]              ? sellsword::tr("yes")
                                   : sellsword::tr("no");
    return row.title + QStringLiteral(", ") + headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()
        + QStringLiteral(": ") + value;
}

QVariant MeasuresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Other:
        return sellsword::tr("To");
    case Distance:
        return sellsword::tr("Squares");
    case Adjacent:
        return sellsword::tr("Adjacent");
    case Sight:
        return sellsword::tr("In sight");
    case Cover:
        return sellsword::tr("Cover");
    default:
        return sellsword::tr("Invisible");
    }
}

Qt::ItemFlags MeasuresModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags plain = QAbstractTableModel::flags(index);
    return index.column() == Distance ? plain | Qt::ItemIsEditable
        : index.column() > Distance   ? plain | Qt::ItemIsUserCheckable
                                      : plain;
}

// What was said of the two before stays; only the cell that was changed is said anew.
bool MeasuresModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    const State& state = stateOf(m_state);
    Measure measure;
    measure.from = m_unit;
    measure.to = m_rows[index.row()].id;
    for (const Measure& one : state.measures)
        if (one.from == measure.from && one.to == measure.to)
            measure = one;
    const bool isOn = value.toInt() == Qt::Checked;
    switch (index.column()) {
    case Distance:
        measure.distance = std::clamp(value.toInt(), 0, farthest);
        // What the map shows, or was said before, of standing side by side may not contradict it.
        if (const bool isNear = *measure.distance <= 1; measure.adjacent || m_rows[index.row()].adjacent != isNear)
            measure.adjacent = isNear;
        break;
    case Adjacent:
        measure.adjacent = isOn;
        if (isOn && m_rows[index.row()].distance.value_or(1) > 1)
            measure.distance = 1;
        break;
    case Sight:
        measure.sight = isOn;
        break;
    case Cover:
        measure.cover = isOn;
        break;
    case Invisible:
        measure.invisible = isOn;
        break;
    default:
        return false;
    }
    emit measured(measure);
    return true;
}

} // namespace sellsword::desk

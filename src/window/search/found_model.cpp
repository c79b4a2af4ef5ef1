// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/search/found_model.h"

namespace window {

namespace {

QString unmarked(QString text) { return text.remove(QLatin1Char('[')).remove(QLatin1Char(']')); }

const QString& signOf(FoundKind kind)
{
    static const QString signs[]{QStringLiteral("§"), QStringLiteral("▤"), QStringLiteral("▸"), QStringLiteral("◷"),
        QStringLiteral("⌂"), QStringLiteral("?"), QStringLiteral("⋯")};
    return signs[int(kind)];
}

} // namespace

void FoundModel::show(QList<Found> found)
{
    beginResetModel();
    m_found = std::move(found);
    endResetModel();
}

void FoundModel::add(const QList<Found>& more)
{
    if (more.isEmpty())
        return;
    beginInsertRows({}, int(m_found.size()), int(m_found.size() + more.size()) - 1);
    m_found += more;
    endInsertRows();
}

int FoundModel::rowOf(FoundKind kind, const QString& id) const
{
    for (qsizetype i = 0; i < m_found.size(); ++i)
        if (m_found[i].kind == kind && m_found[i].id == id)
            return int(i);
    return -1;
}

QVariant FoundModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Found& one = m_found[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return one.title;
    case kit::OutcomeRole:
        return one.pinned ? QStringLiteral("◆ ") + one.where : one.where;
    case kit::DetailRole:
        return one.snippet;
    case kit::MarkRole:
        return signOf(one.kind);
    case kit::FoundRole:
        return true;
    case Qt::AccessibleTextRole:
        return one.where.isEmpty() ? unmarked(one.title) : unmarked(one.title) + QStringLiteral(", ") + one.where;
    case Qt::AccessibleDescriptionRole:
        return unmarked(one.snippet);
    default:
        return {};
    }
}

} // namespace window

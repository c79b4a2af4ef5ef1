// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/battle/matrix_model.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/rules/query.h"
#include "kit/colours.h"
#include "kit/tip.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>

namespace hiredswords::desk {

namespace {

const char* verbOf(int column)
{
    return column == MatrixModel::Melee ? "melee-attack" : column == MatrixModel::Missile ? "missile-attack" : "feint";
}

const char* kindOf(int column)
{
    return column == MatrixModel::Melee ? "melee" : column == MatrixModel::Missile ? "missile" : "feint";
}

engine::Verdict judged(const engine::Game& game, const engine::AnyState& state, const engine::Offer& offer)
{
    const auto action = game.action(state, offer.verb, offer.fields);
    if (action)
        return game.check(state, *action);
    engine::Verdict wrong;
    wrong.faults = action.faults();
    return wrong;
}

} // namespace

MatrixModel::Cell MatrixModel::made(const engine::Game& game, const engine::AnyState& state, const QJsonObject& row, Column kind,
    const QStringList& helpers, bool strain)
{
    const QString who = row.value(QLatin1String("who")).toString();
    Cell cell;
    cell.offer.verb = QLatin1String(verbOf(kind));
    cell.offer.actor = who;
    cell.offer.fields = {{QStringLiteral("who"), who}, {QStringLiteral("card"), row.value(QLatin1String("card"))}};
    if (strain)
        cell.offer.fields.insert(QStringLiteral("strain"), true);
    // Of the chosen helpers those count who may help with this.
    QStringList able;
    for (const QString& helper : helpers) {
        engine::Offer one = cell.offer;
        one.fields.insert(QStringLiteral("assists"), QJsonArray{helper});
        if (helper != who && judged(game, state, one).isAllowed())
            able += helper;
    }
    m_helping += QSet<QString>(able.begin(), able.end());
    if (!able.isEmpty())
        cell.offer.fields.insert(QStringLiteral("assists"), QJsonArray::fromStringList(able));
    cell.offer.verdict = judged(game, state, cell.offer);
    const kit::OfferText words = wordsOn(game, state, cell.offer);
    cell.tone = words.tone;
    cell.detail = words.title + QStringLiteral(" · ") + words.detail;
    QJsonObject numbers = row.value(QLatin1String(kindOf(kind))).toObject();
    if (!able.isEmpty())
        if (const auto helped =
                game.ask(state, QStringLiteral("matrix"), {{QStringLiteral("assists"), QJsonArray::fromStringList(able)}}))
            for (const QJsonValue& other : helped->value.toArray())
                if (other[QLatin1String("who")] == row.value(QLatin1String("who"))
                    && other[QLatin1String("card")] == row.value(QLatin1String("card")))
                    numbers = other[QLatin1String(kindOf(kind))].toObject();
    cell.text = engine::fill(hiredswords::tr("%1 : %2 · %3"),
        {number(numbers.value(QLatin1String("attack")).toInt()), number(numbers.value(QLatin1String("defence")).toInt()),
            words.outcome});
    return cell;
}

void MatrixModel::show(const engine::Game& game, const engine::AnyState& any, const QStringList& helpers, bool strain)
{
    beginResetModel();
    m_rows.clear();
    m_helping.clear();
    if (const auto answer = game.ask(any, QStringLiteral("matrix"), {}))
        for (const QJsonValue& value : answer->value.toArray()) {
            const QJsonObject row = value.toObject();
            Row one{titleOf(stateOf(any), row.value(QLatin1String("who")).toString()),
                nameOf(stateOf(any), row.value(QLatin1String("card")).toString()), {}};
            for (const Column kind : {Melee, Missile, Feint})
                one.cells += made(game, any, row, kind, helpers, strain);
            m_rows += one;
        }
    endResetModel();
}

const engine::Offer* MatrixModel::offer(const QModelIndex& index) const
{
    return index.isValid() && index.column() >= Melee ? &m_rows[index.row()].cells[index.column() - Melee].offer : nullptr;
}

int MatrixModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

int MatrixModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant MatrixModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[index.row()];
    if (index.column() < Melee)
        return role == Qt::DisplayRole ? QVariant(index.column() == Who ? row.who : row.card) : QVariant();
    const Cell& cell = row.cells[index.column() - Melee];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return kit::tip(cell.detail);
    case Qt::AccessibleDescriptionRole:
        return cell.detail;
    case Qt::ForegroundRole:
        return cell.tone == kit::Tone::Bad ? QVariant(QBrush(kit::Colours::of(QGuiApplication::palette()).bad)) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(cell.tone != kit::Tone::Plain);
        return font.bold() ? QVariant(font) : QVariant();
    }
    default:
        return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Who:
        return hiredswords::tr("Mercenary");
    case Card:
        return hiredswords::tr("Against");
    case Melee:
        return hiredswords::tr("Melee");
    case Missile:
        return hiredswords::tr("Missiles");
    default:
        return hiredswords::tr("Feint");
    }
}

} // namespace hiredswords::desk

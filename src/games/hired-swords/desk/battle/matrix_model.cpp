// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/battle/matrix_model.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/questions/questions.h"
#include "games/hired-swords/rules/rules.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/tip.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>

namespace hiredswords::desk {

template <class Attack>
MatrixModel::Cell MatrixModel::made(
    const engine::Game& game, const engine::AnyState& any, Attack attack, Skill skill, const QStringList& helpers)
{
    const State& state = stateOf(any);
    // Of the chosen helpers those count who may help with this.
    QStringList able;
    for (const QString& helper : helpers) {
        attack.assists = {helper};
        if (helper != attack.who && check(state, attack).isAllowed())
            able += helper;
    }
    m_helping += QSet<QString>(able.begin(), able.end());
    attack.assists = able;
    const engine::Offer offer{attack, check(state, attack), {}, attack.who};
    const kit::OfferText words = wordsOn(game, any, offer);
    const Fare numbers = fare(state, *fighter(state, attack.who), *opponent(state, attack.card), skill, able);
    return {offer,
        numbers.attack && numbers.defence
            ? engine::fill(hiredswords::tr("%1 : %2 · %3"), {number(*numbers.attack), number(*numbers.defence), words.outcome})
            : words.outcome,
        words.title + QStringLiteral(" · ") + words.detail, words.tone};
}

void MatrixModel::show(const engine::Game& game, const engine::AnyState& any, const QStringList& helpers, bool strain)
{
    beginResetModel();
    m_rows.clear();
    m_helping.clear();
    const State& state = stateOf(any);
    for (const Duel& duel : answer(state, Matrix{}).value) {
        const MissileAttack shot{duel.who, duel.card, {}, {}, false, strain, false, {}};
        m_rows += Row{titleOf(state, duel.who), titleOf(state, duel.card),
            {made(game, any, MeleeAttack{duel.who, duel.card, {}, strain, false}, Skill::Melee, helpers),
                made(game, any, shot, Skill::Missiles, helpers),
                made(game, any, hiredswords::Feint{duel.who, duel.card, {}, strain, false}, Skill::Alertness, helpers)}};
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
    static constexpr const char* headings[] = {QT_TRANSLATE_NOOP("hiredswords", "Mercenary"),
        QT_TRANSLATE_NOOP("hiredswords", "Against"), QT_TRANSLATE_NOOP("hiredswords", "Melee"),
        QT_TRANSLATE_NOOP("hiredswords", "Missiles"), QT_TRANSLATE_NOOP("hiredswords", "Feint")};
    return hiredswords::tr(headings[section]);
}

} // namespace hiredswords::desk

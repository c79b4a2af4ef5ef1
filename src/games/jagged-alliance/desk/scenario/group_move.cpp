// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/group_move.h"

#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/query.h"
#include "kit/drawn/able.h"
#include "kit/drawn/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace jaggedalliance::desk {

GroupMoveForm::GroupMoveForm(const State& state, const QString& to, QWidget* parent)
    : QDialog(parent)
    , m_to(to)
{
    const Mercenary& lead = mercenary(state, state.active);
    const bool inside = jaggedalliance::find(sector(state, lead.at).areas, to);
    const QStringList border =
        inside || isMission(state, to) || isLiberated(state, to) ? QStringList() : borderAreas(state, lead.at, to);
    QStringList areas = border;
    if (areas.isEmpty() && !inside && !isMission(state, to) && !isLiberated(state, to)) // the whole sector lies along the border
        for (const Area& area : sector(state, to).areas)
            areas += area.id;
    setWindowTitle(engine::fill(jaggedalliance::tr("Group Move to %1"),
        {inside ? engine::fill(jaggedalliance::tr("area %1"), {to.toUpper()}) : titleOf(state, to)}));
    auto* column = new QVBoxLayout(this);
    column->addWidget(kit::plainLabel("muted", this,
        areas.size() > 1 ? jaggedalliance::tr("Who goes, and where at the border each begins:")
                         : jaggedalliance::tr("Who goes:")));
    auto* grid = new QGridLayout;
    const QStringList known = QStringList{lead.id} + besideFor(state, lead, to, true);
    QStringList all = known;
    for (const QString& id : besideFor(state, lead, to, false))
        if (!known.contains(id))
            all += id;
    for (const QString& id : std::as_const(all)) {
        const Mercenary* who = &mercenary(state, id);
        const bool isKnown = known.contains(id); // otherwise it may stand elsewhere, and the table says so
        const QString name =
            isKnown ? titleOf(state, id) : engine::fill(jaggedalliance::tr("%1, whose area is not known"), {titleOf(state, id)});
        Row row;
        row.who = who->id;
        row.goes = new QCheckBox(QString(name).replace(QLatin1Char('&'), QLatin1String("&&")), this);
        row.goes->setObjectName(QStringLiteral("goes-") + who->id);
        row.goes->setChecked(isKnown);
        kit::setAble(row.goes, who != &lead, jaggedalliance::tr("Whoever leads the move goes along."));
        grid->addWidget(row.goes, int(m_rows.size()), 0);
        if (areas.size() > 1) {
            row.area = new QComboBox(this);
            row.area->setObjectName(QStringLiteral("area-") + who->id);
            row.area->setAccessibleName(engine::fill(jaggedalliance::tr("Where %1 begins"), {titleOf(state, who->id)}));
            for (const QString& area : std::as_const(areas))
                row.area->addItem(engine::fill(jaggedalliance::tr("area %1"), {area.toUpper()}), area);
            grid->addWidget(row.area, int(m_rows.size()), 1);
        }
        m_rows += row;
    }
    column->addLayout(grid);
    if (state.sharedCommand) {
        m_shared = new QCheckBox(jaggedalliance::tr("with the &shared command token"), this);
        m_shared->setObjectName(QStringLiteral("sharedToken"));
        m_shared->setChecked(lead.command == 0);
        column->addWidget(m_shared);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Ok, this);
    buttons->button(QDialogButtonBox::Ok)->setText(jaggedalliance::tr("&Go"));
    buttons->button(QDialogButtonBox::Cancel)->setText(jaggedalliance::tr("Cancel"));
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

GroupMove GroupMoveForm::move() const
{
    GroupMove move;
    move.to = m_to;
    move.shared = m_shared && m_shared->isChecked();
    for (const Row& row : m_rows) {
        if (!row.goes->isChecked())
            continue;
        const QString area = row.area ? row.area->currentData().toString() : QString();
        if (row.who == m_rows.first().who) {
            move.area = area;
            continue;
        }
        move.taken += row.who;
        if (row.area)
            move.areas += area;
    }
    return move;
}

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/scenario/cubes.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/reasons.h"
#include "kit/desk.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/readout.h"
#include "kit/drawn/rows.h"
#include "kit/lists/counter.h"
#include "kit/rule_behind.h"

#include <QLabel>

#include <tuple>

namespace jaggedalliance::desk {

Cubes::Cubes(kit::TableView& table, const engine::Game& game, const State& state, const QString& who)
    : QFrame(&table, Qt::Popup)
    , m_who(who)
{
    setObjectName(QStringLiteral("cubes"));
    setProperty("look", "raised");
    setAttribute(Qt::WA_DeleteOnClose);
    const QString name = titleOf(state, who);
    setAccessibleName(engine::fill(jaggedalliance::tr("Cubes of %1"), {name}));
    auto* column = kit::column(this, 6, {10, 6, 10, 8});
    auto* title = kit::plainLabel("heading", this);
    title->setText(accessibleName());
    column->addWidget(title);
    auto* row = kit::row(nullptr, 7);
    column->addLayout(row);
    const int most = mostCubes(state, mercenary(state, who));
    for (const auto& [zone, caption, rule] : {std::tuple("stamina", jaggedalliance::tr("Stamina"), R::W_CUBES),
             std::tuple("fatigue", jaggedalliance::tr("Fatigue"), R::I_FATIGUE),
             std::tuple("wounds", jaggedalliance::tr("Wounds"), R::I_WOUNDS)}) {
        auto* counter = new kit::Readout(QLatin1String(zone), caption, this);
        const QString path = QStringLiteral("mercenaries.%1.%2").arg(who, QLatin1String(zone));
        kit::countOn(table, game, *counter, {[path] { return path; }, 0, most + beyondCubes, &reason(R::W_CUBES)});
        counter->setProperty("mostInBox", most);
        kit::setRuleBehind(*counter, &reason(rule)); // how many fit is told by its tip
        row->addWidget(counter);
        m_counters += counter;
    }
    present(state);
    setFocusProxy(m_counters.first());
}

void Cubes::countIn(int zone) { setFocusProxy(m_counters[zone]); }

void Cubes::present(const State& state)
{
    const Mercenary& who = mercenary(state, m_who);
    if (who.place != MercPlace::Team) {
        close();
        return;
    }
    const int numbers[] = {who.stamina, who.fatigue, who.wounds};
    for (qsizetype i = 0; i < m_counters.size(); ++i)
        if (i == 0 && !blankStart(state, who).isEmpty())
            m_counters[i]->setUnknown(jaggedalliance::tr("not entered"));
        else
            m_counters[i]->setNumber(numbers[i], {}, number(numbers[i]));
}

} // namespace jaggedalliance::desk

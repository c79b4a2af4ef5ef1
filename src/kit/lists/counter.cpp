// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/counter.h"

#include "engine/table_actions.h"
#include "kit/desk.h"
#include "kit/reasons.h"
#include "kit/drawn/readout.h"
#include "kit/lists/verdict_model.h"
#include "kit/rule_behind.h"

#include <QMenu>

namespace kit {

QString ruleText(const engine::Reason& rule, const engine::Game& game)
{
    return engine::Told{&rule, {}}.text() + QStringLiteral(" · ") + pagesOf(rule, game);
}

void countOn(TableView& table, const engine::Game& game, Readout& figure, const Counting& counting)
{
    figure.setCounter(counting.least, counting.most, ruleText(*counting.rule, game));
    setRuleBehind(figure, counting.rule);
    QObject::connect(&figure, &Readout::wanted, &table, [&table, path = counting.path, set = counting.set](int value) {
        if (set)
            set(value);
        else if (const QString place = path(); !place.isEmpty())
            emit table.intent(engine::Correct{place, value, reasons::counted});
    });
}

void askWhich(QWidget& over, const QPoint& global, const QString& question, const QList<Kind>& kinds,
    const std::function<void(const QString& id)>& then)
{
    auto* menu = new QMenu(&over);
    menu->setObjectName(QStringLiteral("whichOne"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(question);
    menu->addAction(question)->setEnabled(false);
    menu->addSeparator();
    for (const Kind& kind : kinds) {
        QAction* one = menu->addAction(kind.name);
        one->setObjectName(kind.id);
        QObject::connect(one, &QAction::triggered, &over, [then, id = kind.id] { then(id); });
    }
    menu->popup(global);
    menu->setActiveAction(menu->actions().value(2));
}

} // namespace kit

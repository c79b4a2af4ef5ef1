// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/left_button.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"
#include "kit/forms/changing.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"

#include <QMenu>

namespace hiredswords::desk {

LeftButton::LeftButton(kit::Sitting& sitting, QWidget* parent)
    : QPushButton(parent)
    , m_sitting(sitting)
    , m_goneBy(goneBy())
    , m_known(sitting, m_goneBy, this)
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("leftUndone"));
    kit::changing(this);
    kit::setRuleBehind(*this, &reason(R::I_PHASE));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &LeftButton::fill);
    connect(&m_known, &kit::LeftUndone::found, this, &LeftButton::present);
    hide();
}

void LeftButton::present()
{
    const State& state = stateOf(m_sitting.state());
    m_left = m_known.now();
    m_dismissed.intersect(QSet<QString>(m_left.begin(), m_left.end())); // another round has the same again
    m_left.removeIf([this](const QString& one) { return m_dismissed.contains(one); });
    QStringList words;
    for (const QString& one : std::as_const(m_left))
        words += m_goneBy.words(m_sitting.state(), one);
    const bool isAny = !m_left.isEmpty();
    const QString all = isAny ? engine::fill(hiredswords::tr("Left undone: %1"), {words.join(QStringLiteral(" · "))})
                              : hiredswords::tr("Nothing was left undone.");
    setText(QStringLiteral("⚠ ") + number(m_left.size()));
    setShortcut(QKeySequence(Qt::ALT | Qt::Key_8)); // which another text takes away
    setAccessibleName(all);
    kit::setKeyTip(*this, isAny ? all + QLatin1Char('\n') + hiredswords::tr("Do it now, strike it out, or let it be") : all);
    setEnabled(isAny);
    setVisible(isAny || (state.step == Step::Battle && tracksBattles(state)));
}

void LeftButton::fill()
{
    m_menu->clear();
    const State& state = stateOf(m_sitting.state());
    const auto act = [this, &state](const engine::AnyAction& action) {
        const engine::Offer offer{action, m_sitting.tried(action).verdict, {}, {}};
        QString words = wordsOn(m_sitting.game(), m_sitting.state(), offer).title;
        m_menu->addAction(words.replace(QLatin1Char('&'), QLatin1String("&&")), this, [this, action] { emit intent(action); });
    };
    for (const QString& one : std::as_const(m_left)) {
        if (hiredswords::find(state.noted, one)) {
            act(DoEffect{{}, one, {}, {}});
            act(DropEffect{one});
            continue;
        }
        QString words = engine::fill(hiredswords::tr("Let it be: %1"), {m_goneBy.words(m_sitting.state(), one)});
        m_menu->addAction(words.replace(QLatin1Char('&'), QLatin1String("&&")), this, [this, one] {
            m_dismissed += one;
            present();
        });
    }
}

} // namespace hiredswords::desk

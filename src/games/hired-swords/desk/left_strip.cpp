// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/left_strip.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/rules/rules.h"
#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/tip.h"
#include "kit/forms/changing.h"
#include "kit/rule_behind.h"

#include <QMenu>
#include <QPushButton>

namespace hiredswords::desk {

LeftStrip::LeftStrip(kit::Sitting& sitting, QWidget* parent)
    : QFrame(parent)
    , m_sitting(sitting)
    , m_goneBy(goneBy())
    , m_known(sitting, m_goneBy, this)
    , m_says(kit::called("leftSays", new kit::ElidedLabel(this)))
    , m_more(kit::changing(kit::called("leftMore", new QPushButton(hiredswords::tr("&See to it"), this))))
    , m_menu(new QMenu(m_more))
{
    setObjectName(QStringLiteral("leftUndone"));
    m_says->setProperty("look", "muted");
    kit::setRuleBehind(*this, &reason(R::I_PHASE));
    m_says->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_more->setProperty("look", "link");
    m_more->setToolTip(hiredswords::tr("Do it now, strike it out, or let it be"));
    m_more->setMenu(m_menu);
    auto* row = kit::row(this, 8);
    row->addWidget(m_says, 1);
    row->addWidget(m_more);
    connect(m_menu, &QMenu::aboutToShow, this, &LeftStrip::fill);
    connect(&m_known, &kit::LeftUndone::found, this, &LeftStrip::present);
    hide();
}

void LeftStrip::present()
{
    m_left = m_known.now();
    m_dismissed.intersect(QSet<QString>(m_left.begin(), m_left.end())); // another round has the same again
    m_left.removeIf([this](const QString& one) { return m_dismissed.contains(one); });
    QStringList words;
    for (const QString& one : std::as_const(m_left))
        words += m_goneBy.words(m_sitting.state(), one);
    const QString all = engine::fill(hiredswords::tr("Left undone: %1"), {words.join(QStringLiteral(" · "))});
    m_says->setText(all);
    m_says->setAccessibleName(all);
    kit::setTip(m_says, all);
    setVisible(!m_left.isEmpty());
}

void LeftStrip::fill()
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

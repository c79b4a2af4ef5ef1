// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/song.h"

#include "games/mercenarium/desk/offer_words.h"
#include "games/mercenarium/desk/parts.h"
#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/query.h"
#include "kit/drawn/able.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/whole_label.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/changing.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace mercenarium::desk {

namespace {

// What is left open by the step, and chosen here: "3 of Blades · D4 · Pia".
QString choiceText(const State& state, const engine::Offer& offer, const Effect& due)
{
    QStringList parts;
    const DoEffect& step = *offer.action.as<DoEffect>();
    if (step.effect.card && !due.card)
        parts += shown(*step.effect.card);
    if (step.effect.to && !due.to)
        parts += step.effect.to->text();
    if (step.effect.player && !due.player)
        parts += nameOf(state, *step.effect.player);
    for (const Card card : step.cards)
        parts += shown(card);
    return parts.isEmpty() ? titleOn(state, offer) : parts.join(QStringLiteral(" · "));
}

} // namespace

Song::Song(kit::Sitting& sitting, QWidget* parent)
    : QFrame(parent)
    , m_sitting(sitting)
    , m_title(new kit::WholeLabel(this))
    , m_text(called("songText", new kit::WholeLabel(this)))
    , m_column(new QVBoxLayout)
    , m_end(called("endSong", new QPushButton(mercenarium::tr("The hymn is &done"), this)))
    , m_other(called("otherStep", new QPushButton(mercenarium::tr("Somethin&g else…"), this)))
{
    setObjectName(QStringLiteral("song"));
    kit::changing(this);
    setProperty("look", "undo");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 6);
    m_title->setProperty("look", "heading");
    for (QLabel* label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addLayout(m_column);
    m_other->setProperty("look", "link");
    for (QPushButton* button : {m_end, m_other}) // one below the other: beside the board there is little room
        column->addWidget(button, 0, Qt::AlignLeft);
    connect(m_end, &QPushButton::clicked, this, [this] { emit intent(EndSong{}); });
    connect(m_other, &QPushButton::clicked, this, &Song::formWanted);
    hide();
}

void Song::present(const State& state)
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    setVisible(state.song.has_value());
    if (m_steps) { // one of its buttons may be what was pressed
        m_steps->setParent(nullptr);
        m_steps->deleteLater();
        m_steps = nullptr;
    }
    if (!state.song)
        return;
    m_title->setText(fill(mercenarium::tr("%1 sings %2"), {nameOf(state, state.song->singer), titleOf(state, state.song->as)}));
    const QString says = textOf(state, state.song->as);
    m_text->setText(says.isEmpty()
            ? mercenarium::tr("What it says is not typed in: do what the card says, and tell it here step by step.")
            : says);
    m_title->keepWhole();
    m_text->keepWhole();
    m_steps = new QWidget(this);
    (new QVBoxLayout(m_steps))->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_steps);
    for (qsizetype i = 0; i < state.song->due.size(); ++i)
        addStep(state, state.song->due[i], int(i));
    m_steps->show();
    inTabOrder(this, {m_steps, m_end, m_other});
    restyle(m_end, state.song->due.isEmpty() ? "primary" : "");
    if (!hadFocus)
        return;
    QWidget* next = m_end; // of the steps that are left the first that can be done
    for (QWidget* one : m_steps->findChildren<QWidget*>())
        if (next == m_end && one->isEnabled() && one->focusPolicy() != Qt::NoFocus)
            next = one;
    next->setFocus();
}

void Song::addStep(const State& state, const Effect& due, int at)
{
    QList<engine::Offer> choices;
    QString covered; // whose choice it is behind the curtain
    for (const engine::Offer& offer : m_sitting.offers()) {
        if (const DoEffect* step = offer.action.as<DoEffect>(); !step || step->effect.kind != due.kind)
            continue;
        if (!offer.secret || m_sitting.mayShow(offer.actor))
            choices += offer;
        else
            covered = offer.actor;
    }
    auto* column = static_cast<QVBoxLayout*>(m_steps->layout());
    auto* row = new QHBoxLayout;
    const auto makeButton = [&](const QString& text) {
        auto* button = new kit::WrappedButton(m_steps);
        button->setText(text);
        button->setObjectName(QStringLiteral("step%1").arg(at));
        return button;
    };
    if (choices.size() == 1) {
        QPushButton* button = makeButton(titleOn(state, choices.first()));
        button->setProperty("look", "primary");
        connect(button, &QPushButton::clicked, this, [this, action = choices.first().action] { emit intent(action); });
        row->addWidget(button);
        return column->addLayout(row);
    }
    auto* box = new QComboBox(m_steps);
    box->setObjectName(QStringLiteral("choice%1").arg(at));
    box->setAccessibleName(shown(state, due));
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (const engine::Offer& offer : choices)
        box->addItem(choiceText(state, offer, due));
    if (const auto seat = engine::valueNamed<Seat>(covered); choices.isEmpty())
        box->addItem(seat && !covered.isEmpty() ? fill(mercenarium::tr("%1 looks first"), {nameOf(state, *seat)})
                                                : mercenarium::tr("nothing fits now"));
    box->setToolTip(mercenarium::tr("Or choose the card, then the space, on the board"));
    QPushButton* button = makeButton(mercenarium::tr("Do it"));
    button->setAccessibleName(fill(mercenarium::tr("Do it: %1"), {shown(state, due)}));
    kit::setAble(button, !choices.isEmpty(), box->currentText());
    connect(button, &QPushButton::clicked, this, [this, box, choices] { emit intent(choices[box->currentIndex()].action); });
    auto* what = kit::plainLabel("muted", m_steps, fill(mercenarium::tr("%1:"), {shown(state, due)}));
    what->setBuddy(box);
    column->addWidget(what);
    column->addLayout(row);
    row->addWidget(box, 2);
    row->addWidget(button, 1);
}

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/naming.h"

#include "games/mercenarium/desk/parts.h"
#include "games/mercenarium/desk/sheets/card_sheet.h"
#include "games/mercenarium/rules/query.h"
#include "kit/drawn/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace mercenarium::desk {

namespace {

constexpr qsizetype mostOffered = 2;

} // namespace

Naming::Naming(kit::Sitting& sitting, QWidget* parent)
    : QFrame(parent)
    , m_sitting(sitting)
    , m_title(kit::plainLabel("heading", this))
    , m_verdict(called("offeringVerdict", kit::plainLabel("good", this)))
    , m_sheet(new CardSheet(this))
    , m_hymn(called("whichHymn", new QComboBox(this)))
    , m_giveHymn(called("giveHymn", new QCheckBox(mercenarium::tr("the h&ymn in hand"), this)))
    , m_spend(called("spendCapture", new QCheckBox(mercenarium::tr("a ca&pture"), this)))
    , m_send(called("sendNamed", new QPushButton(this)))
{
    setObjectName(QStringLiteral("naming"));
    setProperty("look", "undo");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 6);
    m_title->setWordWrap(true);
    m_verdict->setWordWrap(true);
    m_title->setBuddy(m_hymn);
    m_hymn->setAccessibleName(mercenarium::tr("Which hymn it is"));
    m_hymn->setPlaceholderText(mercenarium::tr("Not named yet"));
    m_send->setProperty("look", "primary");
    auto* cancel = called("cancelNaming", new QPushButton(mercenarium::tr("Cancel"), this));
    auto* row = new QHBoxLayout;
    row->addWidget(m_send);
    row->addWidget(cancel);
    row->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_sheet);
    column->addWidget(m_hymn);
    column->addWidget(m_giveHymn); // below each other: beside each other large letters are cut
    column->addWidget(m_spend);
    column->addWidget(m_verdict);
    column->addLayout(row);
    connect(m_sheet, &CardSheet::picked, this, &Naming::pick);
    connect(m_sheet, &CardSheet::sought, this, [this](const QString& unknown) {
        if (m_asked != Asked::Offering) // which says there what is chosen
            m_verdict->setVisible(!unknown.isEmpty());
        if (unknown.isEmpty())
            return judge();
        restyle(m_verdict, "bad");
        m_verdict->setText(fill(mercenarium::tr("No card that may be meant here is called “%1”."), {unknown}));
    });
    connect(m_hymn, &QComboBox::currentIndexChanged, this, &Naming::judge);
    connect(m_giveHymn, &QCheckBox::toggled, this, &Naming::judge);
    connect(m_spend, &QCheckBox::toggled, this, &Naming::judge);
    connect(m_send, &QPushButton::clicked, this, &Naming::send);
    connect(cancel, &QPushButton::clicked, this, &Naming::dismiss);
    connect(new QShortcut(QKeySequence::Cancel, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated,
        this, &Naming::dismiss);
    hide();
}

void Naming::present(const State& state)
{
    m_state = state;
    dismiss(); // what was asked for belongs to the state before
}

void Naming::dismiss()
{
    if (m_asked == Asked::Nothing)
        return;
    m_asked = Asked::Nothing;
    hide();
    emit turned();
}

void Naming::askCard()
{
    m_title->setText(mercenarium::tr("Which card of the hand is it?"));
    ask(Asked::Card);
}

void Naming::askDiscard()
{
    m_title->setText(mercenarium::tr("Five cards are in hand: which one is discarded before drawing?"));
    ask(Asked::Discard);
}

void Naming::askHymn()
{
    m_title->setText(mercenarium::tr("Which hymn is it?"));
    m_hymn->clear();
    for (const Card hymn : unseenHymns(m_state))
        m_hymn->addItem(titleOf(m_state, hymn), hymn.text());
    m_hymn->setCurrentIndex(-1); // only whoever holds it knows
    m_send->setText(mercenarium::tr("&Sing it"));
    ask(Asked::Hymn);
    m_hymn->setFocus();
}

void Naming::askOffering()
{
    m_title->setText(mercenarium::tr("What is offered for a hymn? Two cards of 2 to 9, one of 10 or more, one capture, or the "
                                     "hymn in hand with one card or capture."));
    m_send->setText(mercenarium::tr("O&ffer it"));
    m_giveHymn->setChecked(false);
    m_spend->setChecked(false);
    ask(Asked::Offering);
}

void Naming::ask(Asked what)
{
    m_asked = what;
    m_cards.clear();
    const bool one = what == Asked::Card || what == Asked::Discard; // done as soon as it is picked
    m_sheet->setVisible(one || what == Asked::Offering);
    m_hymn->setVisible(what == Asked::Hymn);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_giveHymn, m_spend, m_verdict})
        widget->setVisible(what == Asked::Offering);
    m_send->setVisible(!one);
    emit turned(); // makes room
    show();
    judge();
    if (!m_sheet->isHidden())
        m_sheet->setFocus();
}

void Naming::pick(Card card)
{
    if (m_asked == Asked::Card) {
        dismiss();
        emit named(card);
        return;
    }
    if (m_asked == Asked::Discard)
        return emit intent(Draw{card, {}, {}});
    if (!m_cards.removeOne(card))
        m_cards += card;
    if (m_cards.size() > mostOffered)
        m_cards.removeFirst();
    judge();
}

Learn Naming::offering() const
{
    Learn learn{m_cards, {}, m_spend->isChecked(), {}, {}, {}};
    if (const Player* who = player(m_state, m_state.current); m_giveHymn->isChecked() && who)
        learn.hymn = who->hymns.isEmpty() ? unnamed : who->hymns.first().id;
    return learn;
}

// Cards that may be meant, and what the rules say of what is chosen so far.
void Naming::judge()
{
    const Player* who = player(m_state, m_state.current);
    QList<Card> cards;
    if (who) {
        cards = who->hand;
        if (cards.removeAll(unnamed) > 0)
            cards += unseenCards(m_state);
    }
    m_sheet->offer(cards, m_cards);
    m_send->setEnabled(m_asked != Asked::Hymn || m_hymn->currentIndex() >= 0);
    if (m_asked != Asked::Offering)
        return;
    const engine::AnyAction action = offering();
    const QList<engine::Fault> faults = m_sitting.game().faults(m_sitting.state(), action);
    const engine::Verdict verdict =
        faults.isEmpty() ? m_sitting.game().check(m_sitting.state(), action) : engine::Verdict{{}, faults};
    const engine::Condition* why = verdict.decisive();
    const bool isNothing = m_cards.isEmpty() && !m_giveHymn->isChecked() && !m_spend->isChecked();
    restyle(m_verdict, isNothing ? "muted" : verdict.isAllowed() ? "good" : "bad"); // nothing is wrong before anything is said
    m_verdict->setText(isNothing ? QString()
            : !faults.isEmpty()  ? QStringLiteral("✕ ") + faults.first().text()
            : why                ? QStringLiteral("✕ ") + why->text()
                                 : QStringLiteral("✓ ") + mercenarium::tr("An offering."));
}

void Naming::send()
{
    if (m_asked == Asked::Hymn)
        emit intent(Sing{Card::read(m_hymn->currentData().toString()), {}, {}});
    else if (m_asked == Asked::Offering)
        emit intent(offering());
}

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/table.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/map/map_page.h"
#include "games/sellsword/desk/match/match_page.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/desk/stages.h"
#include "games/sellsword/desk/warband/card_page.h"
#include "games/sellsword/desk/warband/warband_page.h"
#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/map/field.h"
#include "games/sellsword/rules/reasons.h"
#include "kit/once_more.h"
#include "kit/own_seat.h"
#include "kit/printed_cards.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"

#include "engine/json.h"
#include "kit/drawn/rows.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace sellsword::desk {

namespace {

template <class T> bool isSame(const T& a, const T& b) { return engine::digest(a) == engine::digest(b); }

} // namespace

Table::Table(kit::Sitting& sitting, QWidget* parent)
    : TableView(parent)
    , m_sitting(sitting)
    , m_score(new ScoreStrip(sitting.game(), this))
    , m_round(new kit::StageBar(this))
    , m_more(kit::formTurner(sellsword::tr("Every action, as a form: effects of cards, notes, new cards …"), this))
    , m_pages(new kit::TablePages(sitting, this))
    , m_warbands(new WarbandPage(sitting.state(), this))
    , m_match(new MatchPage(sitting.state(), this))
    , m_left(sitting, goneBy(), this)
{
    connect(&sitting, &kit::Sitting::changed, this, [this](const engine::Submission& done) {
        m_match->showResult(done.action.is<RollAttack>() || done.action.is<Reroll>()
                ? done.sentence.text().section(QStringLiteral(" · "), 0, 0)
                : QString());
        showEnded(done);
        followAsked(done.action);
    });
    // Queued: the place of all that is measured is asked for first, and gives way to what these two ask for.
    connect(
        &sitting, &kit::Sitting::lacking, this,
        [this](const engine::AnyAction& action, const QList<engine::Fault>& open) {
            const auto* value = action.as<engine::Correct>();
            if (value && value->path == QLatin1String("measures") && open.size() == 1 && m_sitting.waiting().isNone())
                askDistance(open.first());
        },
        Qt::QueuedConnection);
    setObjectName(QStringLiteral("sellsword"));
    kit::setRuleOfDice(*this, reason(R::I_MODIFIERS));
    auto* column = kit::column(this, 6);
    column->addWidget(m_score);
    auto* order = kit::row(nullptr, 5);
    order->addWidget(m_round, 1);
    order->addWidget(m_more);
    column->addLayout(order);
    column->addWidget(m_pages, 1);
    m_pages->addWidget(m_warbands);
    m_pages->addWidget(m_match);
    connect(m_more, &QPushButton::toggled, this, &Table::turn);
    connect(m_round, &kit::StageBar::intent, this, &Table::intent);
    connect(m_warbands, &WarbandPage::intent, this, &Table::intent);
    connect(m_warbands, &WarbandPage::joins, this, [this](const UnitCard& card, const QString& player) {
        m_sitting.together([&] {
            emit intent(AddCard{card, {}});
            if (sellsword::find(stateOf(m_sitting.state()).cards, card.id))
                emit intent(AddUnit{player, card.id, {}, {}});
        });
    });
    m_warbands->setStock(kit::printedCards<UnitCard>(sitting, QStringLiteral("unit")));
    connect(m_warbands, &WarbandPage::chosen, this, &Table::chosen);
    connect(m_warbands, &WarbandPage::cardWanted, this, &Table::enterCard);
    connect(m_match, &MatchPage::intent, this, &Table::act);
    connect(m_match, &MatchPage::intentAlone, this, &Table::intent);
    connect(m_match, &MatchPage::chosen, this, &Table::chosen);
    connect(m_match, &MatchPage::lookedUp, this, &Table::lookedUp);
    connect(m_match, &MatchPage::againWanted, this, [this] { emit pageWanted(QLatin1String(kit::onceMore), {}); });
    connect(m_match, &MatchPage::drawingWanted, this, &Table::drawMap);
    connect(&m_left, &kit::LeftUndone::found, this, [this] { present(m_sitting.state()); });
}

void Table::present(const engine::AnyState& any)
{
    const State& state = stateOf(any);
    const QList<engine::Offer>& offers = m_sitting.offers();
    m_score->present(state, m_sitting.isTakingBack());
    m_round->present(stages(state, offers), offers);
    m_isMustering = state.stage == Stage::Warbands;
    m_warbands->sitAt(kit::ownSeatOf(*this));
    if (m_isMustering)
        m_warbands->present(any, offers);
    else
        m_match->present(any, offers, m_left.now());
    if (!m_pages->keepsForm(any)) // what was wanted is done
        m_more->setChecked(false);
    // A map that is being drawn outlives whatever else happens, until the table has another one.
    if (m_isDrawing && !isSame(stateOf(m_drawn).map, state.map))
        m_isDrawing = false;
    if (m_card && (!m_isMustering || !isSame(state.cards, stateOf(m_known).cards) || !isSame(state.mods, stateOf(m_known).mods)))
        leaveCard();
    turn();
}

// Whatever an act ends the table may let stay, until the next one.
void Table::showEnded(const engine::Submission& done)
{
    if (!m_isFollowing)
        m_ended.clear();
    const bool isAct = !m_sitting.isTakingBack() && !done.action.is<engine::Correct>() && !done.action.is<engine::SetUp>();
    if (const auto entry = m_sitting.entries(done.seq, done.seq); isAct && entry && !entry->isEmpty())
        if (const auto before = m_sitting.stateAt(entry->first().parent))
            m_ended += endedRows(stateOf(*before), stateOf(m_sitting.table().state()));
    m_match->showEnded(m_ended);
}

// What is wanted, and as one act with it what follows when nobody has anything to decide.
void Table::act(const engine::AnyAction& action)
{
    m_asked = {};
    m_sitting.together([&] {
        const qint64 before = m_sitting.table().node();
        emit intent(action);
        if (m_sitting.table().node() == before)
            m_asked = action; // it is asked for something first
        else
            follow(action);
    });
}

void Table::follow(const engine::AnyAction& done)
{
    const engine::AnyAction next = followingOn(stateOf(m_sitting.state()), done);
    if (next.isNone())
        return;
    m_isFollowing = true;
    emit intent(next);
    m_isFollowing = false;
}

// What it was asked for is told: the attack goes on as one that knew it.
void Table::followAsked(const engine::AnyAction& done)
{
    const std::optional<Preview> asked = attackIn(m_asked), made = attackIn(done);
    if (!done.is<engine::Correct>())
        m_asked = {};
    if (asked && made && asked->who == made->who && asked->attack == made->attack && asked->target == made->target
        && asked->charge == made->charge && !m_sitting.isTakingBack())
        QMetaObject::invokeMethod(
            this, [this, done] { follow(done); }, Qt::QueuedConnection); // the table is shown first
}

// Of the two that were meant, by how the place is called.
void Table::askDistance(const engine::Fault& open)
{
    const State& state = stateOf(m_sitting.state());
    const Field field(state);
    for (const Unit& from : state.units)
        for (const Unit& to : state.units)
            for (const engine::Blank& blank : from.id == to.id ? Blanks() : blankDistance(field, from, to))
                if (blank.what == open.value) {
                    const TakeMeasure said{{from.id, to.id, {}, {}, {}, {}, {}}};
                    emit m_sitting.lacking(
                        said, {{QStringLiteral("measure.measure"), open.value, open.problem, open.remedy}}, {});
                    return;
                }
}

void Table::drawMap()
{
    if (!m_map) {
        m_map = new MapPage(this);
        m_pages->addWidget(m_map);
        connect(m_map, &MapPage::intent, this, &Table::intent);
        connect(m_map, &MapPage::left, this, [this] {
            m_isDrawing = false;
            turn();
        });
    }
    m_drawn = m_sitting.state();
    m_map->begin(stateOf(m_drawn));
    m_isDrawing = true;
    turn();
}

void Table::enterCard(CardKind kind, const QString& taker, const QString& again)
{
    m_known = m_sitting.state();
    if (m_card)
        leaveCard();
    m_card = new CardPage(m_sitting, kind, this);
    m_pages->addWidget(m_card);
    connect(m_card, &CardPage::intent, this, &Table::intent);
    connect(m_card, &CardPage::left, this, [this] {
        leaveCard();
        turn();
    });
    m_card->begin(taker);
    const State& state = stateOf(m_known);
    if (kind == CardKind::Unit && again.isEmpty())
        if (const std::optional<UnitCard> begun = m_warbands->begunInShort())
            m_card->beginWith(*begun);
    if (const UnitCard* unit = sellsword::find(state.cards, again); unit && kind == CardKind::Unit)
        m_card->fill(*unit);
    if (const ModCard* mod = sellsword::find(state.mods, again); mod && kind == CardKind::Mod)
        m_card->fill(*mod);
    turn();
}

// The form of a whole card, and in a line below it the unit in short.
QByteArray Table::typed() const
{
    const QByteArray card = m_card ? m_card->kept() : QByteArray(), inShort = m_warbands->keptInShort();
    return inShort.isEmpty() ? card : card + '\n' + inShort;
}

void Table::goOnWith(const QByteArray& typed)
{
    if (!m_isMustering)
        return;
    const qsizetype end = typed.indexOf('\n');
    const QByteArray card = typed.left(end < 0 ? typed.size() : end);
    if (end >= 0)
        m_warbands->goOnInShort(typed.mid(end + 1));
    const std::optional<CardPage::Kept> kept = CardPage::keptIn(card);
    if (!kept)
        return;
    enterCard(kept->kind, kept->taker, {});
    m_card->goOnWith(card);
}

void Table::leaveCard()
{
    const bool hadFocus = m_card->isAncestorOf(QApplication::focusWidget());
    m_pages->setCurrentWidget(m_warbands);
    if (hadFocus)
        m_warbands->firstFocus()->setFocus();
    m_card->deleteLater();
    m_pages->removeWidget(m_card);
    m_card = nullptr;
}

void Table::turn()
{
    if (m_more->isChecked())
        m_pages->turnToForm();
    else if (m_isDrawing)
        m_pages->turnTo(m_map, m_map->firstFocus(), true);
    else if (m_card)
        m_pages->turnTo(m_card, m_card->firstFocus(), true);
    else if (m_isMustering)
        m_pages->turnTo(m_warbands, m_warbands->firstFocus());
    else
        m_pages->turnTo(m_match, m_match->firstFocus());
}

void Table::choose(const QString& actor) { m_match->choose(actor); }

} // namespace sellsword::desk

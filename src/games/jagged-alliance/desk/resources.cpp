// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/resources.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/reasons.h"
#include "kit/desk.h"
#include "kit/drawn/icons.h"
#include "kit/drawn/tip.h"
#include "kit/lists/counter.h"
#include "kit/reasons.h"
#include "kit/rule_behind.h"

#include <QKeyEvent>

#include <algorithm>

namespace jaggedalliance::desk {

namespace {

kit::Readout* readout(const char* name, const QString& caption, QWidget* parent)
{
    return new kit::Readout(QLatin1String(name), caption, parent);
}

// Up to two names, else their number.
QString fewNames(const State& state, const QStringList& ids)
{
    if (ids.isEmpty())
        return jaggedalliance::tr("none");
    return ids.size() <= 1 ? titles(state, ids) : number(ids.size());
}

} // namespace

Resources::Resources(const engine::Game& game, kit::TableView* table)
    : ReadoutRow(table)
    , m_pool{readout("encounters", jaggedalliance::tr("Encounters in the pool"), this),
          jaggedalliance::tr("Which token is in the pool besides?"), jaggedalliance::tr("Which token is not in the pool?"), {},
          {}}
    , m_eventDecks{readout("eventDecks", jaggedalliance::tr("Events in their decks"), this),
          jaggedalliance::tr("Which card is in its deck besides?"), jaggedalliance::tr("Which card is not in its deck?"), {}, {}}
    , m_lootDecks{readout("lootDecks", jaggedalliance::tr("Loot decks"), this), m_eventDecks.more, m_eventDecks.fewer, {}, {}}
    , m_market{readout("market", jaggedalliance::tr("Cards in the market deck"), this),
          jaggedalliance::tr("Which card is in the market deck besides?"),
          jaggedalliance::tr("Which card is not in the market deck?"), {}, {}}
    , m_funds(readout("funds", jaggedalliance::tr("Funds"), this))
    , m_rebels(readout("rebels", jaggedalliance::tr("Rebels in supply"), this))
    , m_guards(readout("guards", jaggedalliance::tr("Rebels on guard"), this))
    , m_tokens(readout("threatTokens", jaggedalliance::tr("Threat tokens waiting"), this))
    , m_missions(readout("missions", jaggedalliance::tr("Missions"), this))
    , m_lieutenants(readout("lieutenants", jaggedalliance::tr("Lieutenants"), this))
    , m_shared(readout("sharedCommand", jaggedalliance::tr("Shared command"), this))
    , m_record(readout("record", jaggedalliance::tr("Scenarios won"), this))
{
    setAccessibleName(jaggedalliance::tr("Resources"));
    constexpr int most = 999;
    for (const auto& [one, path, rule] : {std::tuple(m_funds, "funds", R::W_RESOURCES),
             std::tuple(m_rebels, "rebels", R::W_RESOURCES), std::tuple(m_tokens, "threat.tokens", R::W_THREAT_TOKENS)})
        kit::countOn(
            *table, game, *one, {[path = path] { return QLatin1String(path); }, 0, one == m_tokens ? 99 : most, &reason(rule)});
    m_tokens->setProperty("mostInBox", threatTokensOfBox);
    for (const Heap* one : {&m_pool, &m_eventDecks, &m_lootDecks, &m_market}) {
        one->figure->setFocusPolicy(Qt::StrongFocus); // buttons of its own would not fit
        one->figure->installEventFilter(this);
    }
    connect(this, &Resources::counted, table, &kit::TableView::intent);
    for (const auto& [figure, rule] : {std::pair(m_guards, R::W_GUARDS), std::pair(m_pool.figure, R::I_POOL_FILLED),
             std::pair(m_eventDecks.figure, R::I_EVENT), std::pair(m_lootDecks.figure, R::I_TO_PILE),
             std::pair(m_market.figure, R::I_TO_MARKET), std::pair(m_missions, R::I_MISSION),
             std::pair(m_lieutenants, R::I_LIEUTENANT), std::pair(m_shared, R::I_COMMAND_READY), std::pair(m_record, R::I_WON),
             std::pair(m_funds, R::R_BETWEEN), std::pair(m_tokens, R::I_THREAT_TOKEN), std::pair(m_rebels, R::R_REBELS)})
        kit::setRuleBehind(*figure, &reason(rule));
}

// What matters least gives way first where the window is narrow.
void Resources::present(const State& state, bool isOwnBox)
{
    m_funds->setNumber(state.funds, QStringLiteral(" $"), engine::fill(jaggedalliance::tr("%1 dollars"), {number(state.funds)}));
    m_rebels->setNumber(state.rebels, {}, number(state.rebels));
    if (!state.scenario) {
        const auto won = std::ranges::count_if(state.history, [](const Played& one) { return one.won; });
        m_record->setText(
            engine::fill(jaggedalliance::tr("%1 of %2 played"), {number(won), number(state.history.size())}), number(won));
        QList<kit::Readout*> shown{m_funds, m_rebels, m_record};
        if (tracksTable(state)) {
            showDecks(state, isOwnBox);
            if (!(m_market.inside + m_market.outside).isEmpty())
                shown += m_market.figure;
        }
        ReadoutRow::present(shown);
        return;
    }
    int guards = 0, room = 0;
    for (const Sector& one : state.sectors) {
        guards += one.rebels;
        room += one.rebelSlots;
    }
    m_guards->setNumber(guards, {}, engine::fill(jaggedalliance::tr("slots taken: %1 of %2"), {number(guards), number(room)}));
    m_tokens->setNumber(state.threat.tokens, {}, number(state.threat.tokens));
    QStringList missions, lieutenants;
    for (const Mission& one : state.missions)
        if (one.place == Pile::Table)
            missions += one.id;
    for (const Lieutenant& one : state.lieutenants)
        if (one.inPlay())
            lieutenants += one.id;
    m_missions->setText(fewNames(state, missions), missions.isEmpty() ? jaggedalliance::tr("none") : titles(state, missions));
    m_lieutenants->setText(
        fewNames(state, lieutenants), lieutenants.isEmpty() ? jaggedalliance::tr("none") : titles(state, lieutenants));
    const QString shared = state.sharedCommand ? jaggedalliance::tr("ready") : jaggedalliance::tr("used");
    m_shared->setText(
        kit::signIn(m_shared->font(), state.sharedCommand ? QStringLiteral("★") : QStringLiteral("☆"), shared), shared);
    QList<kit::Readout*> shown{m_funds, m_rebels, m_tokens, m_guards};
    if (tracksTable(state)) {
        shown += {m_lieutenants, m_missions};
        if (state.scenario->mercenaries == 3)
            shown += m_shared;
        showPool(state);
        showDecks(state, isOwnBox);
        for (const Heap* one : {&m_pool, &m_eventDecks, &m_lootDecks})
            if (!one->inside.isEmpty()) // what nobody entered is in nobody's count
                shown += one->figure;
    }
    ReadoutRow::present(shown);
}

void Resources::showHeap(Heap& heap, const QString& text, const QString& spoken)
{
    heap.figure->setText(text, spoken);
    kit::setTip(heap.figure,
        heap.figure->accessibleName() + QLatin1Char('\n')
            + jaggedalliance::tr("Set it to what lies on the table: press it, or + and −"));
}

void Resources::showPool(const State& state)
{
    m_pool.inside.clear();
    m_pool.outside.clear();
    for (const Encounter& one : encounterKinds(state)) { // of each there may be several
        const kit::Kind kind{one.id, encounterText(state, one.id)};
        m_pool.outside += kind;
        if (state.pool.contains(one.id))
            m_pool.inside += kind;
    }
    m_pool.set = [pool = state.pool](const QString& id, bool isMore) mutable {
        if (isMore)
            pool += id;
        else
            pool.removeOne(id);
        return engine::Correct{QStringLiteral("pool"), engine::toJson(pool), kit::reasons::asItLies};
    };
    showHeap(m_pool, number(state.pool.size()), number(state.pool.size()));
}

void Resources::showDecks(const State& state, bool isOwnBox)
{
    for (Heap* one : {&m_eventDecks, &m_lootDecks, &m_market}) {
        one->inside.clear();
        one->outside.clear();
    }
    for (const Event& one : state.events)
        if (one.place != Pile::Slot)
            (one.place == Pile::Deck ? m_eventDecks.inside : m_eventDecks.outside) += kit::Kind{one.id, titleOf(state, one.id)};
    QMap<Deck, int> loot;
    for (const Card& one : state.cards) {
        const kit::Kind kind{one.id, titleOf(state, one.id)};
        if (one.deck != Deck::Aim && (one.place == Place::Deck || one.place == Place::Discard)) {
            (one.place == Place::Deck ? m_lootDecks.inside : m_lootDecks.outside) +=
                kit::Kind{kind.id, deckText(one.deck) + QStringLiteral(": ") + kind.name};
            loot[one.deck] += one.place == Place::Deck;
        } else if (one.deck == Deck::Aim && (one.place == Place::Deck || one.place == Place::Market)) {
            (one.place == Place::Market ? m_market.inside : m_market.outside) += kind;
        }
    }
    const auto lies = [](const char* list, auto more, auto fewer) {
        return [=](const QString& id, bool isMore) {
            return engine::Correct{QStringLiteral("%1.%2.place").arg(QLatin1String(list), id),
                engine::toJson(isMore ? more : fewer), kit::reasons::asItLies};
        };
    };
    m_eventDecks.set = lies("events", Pile::Deck, Pile::Gone);
    m_lootDecks.set = lies("cards", Place::Deck, Place::Discard);
    m_market.set = lies("cards", Place::Market, Place::Deck);
    QStringList sizes, spoken;
    for (const Deck deck : {Deck::Loot1, Deck::Loot2, Deck::Loot3}) {
        sizes += number(loot.value(deck));
        spoken += deckText(deck) + QStringLiteral(": ") + sizes.last();
    }
    const auto show = [&](Heap& heap, const QString& text, const QString& words) {
        if (isOwnBox)
            showHeap(heap, QStringLiteral("≥ ") + text, engine::fill(jaggedalliance::tr("at least %1"), {words}));
        else
            showHeap(heap, text, words);
    };
    const QString events = number(m_eventDecks.inside.size()), market = number(m_market.inside.size());
    show(m_eventDecks, events, events);
    show(m_lootDecks, sizes.join(QStringLiteral(" · ")), spoken.join(QStringLiteral(", ")));
    showHeap(m_market, market, market); // it lies open
}

bool Resources::eventFilter(QObject* watched, QEvent* event)
{
    const Heap* heap = nullptr;
    for (const Heap* one : {&m_pool, &m_eventDecks, &m_lootDecks, &m_market})
        if (one->figure == watched)
            heap = one;
    const bool isKey = event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (!heap || (!isKey && event->type() != QEvent::MouseButtonRelease))
        return ReadoutRow::eventFilter(watched, event);
    if (key == Qt::Key_Plus || key == Qt::Key_Minus)
        count(*heap, key == Qt::Key_Plus);
    else if (!isKey || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        kit::askWhich(*heap->figure, heap->figure->mapToGlobal(heap->figure->rect().bottomLeft()), heap->figure->accessibleName(),
            {{QStringLiteral("more"), jaggedalliance::tr("One more…")},
                {QStringLiteral("fewer"), jaggedalliance::tr("One fewer…")}},
            [this, heap](const QString& which) { count(*heap, which == QLatin1String("more")); });
    else
        return ReadoutRow::eventFilter(watched, event);
    return true;
}

void Resources::count(const Heap& heap, bool isMore)
{
    kit::askWhich(*heap.figure, heap.figure->mapToGlobal(heap.figure->rect().bottomLeft()), isMore ? heap.more : heap.fewer,
        isMore ? heap.outside : heap.inside,
        [this, isMore, set = heap.set](const QString& id) { emit counted(set(id, isMore)); });
}

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/entering.h"

#include "cards/entered.h"
#include "cards/my_cards.h"
#include "engine/table_actions.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/lying_card.h"
#include "kit/reasons.h"
#include "window/cards/cards_model.h"
#include "window/cards/on_table.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace window {

namespace {

// Of cards that come into play one by one, or of a list of the setup, where the same lie from the start.
QString placeOf(const engine::Game& game, const QString& kind)
{
    return (game.cardKinds().contains(kind) ? QStringLiteral("cards.") : QStringLiteral("setup.")) + kind;
}

cards::Section listOf(const engine::Game& game, const QString& kind)
{
    return cards::sectionAt(cards::emptyMyCards(game), game, placeOf(game, kind)).value_or(cards::Section());
}

} // namespace

Entering::Entering(Library& library, std::function<kit::CardEntry&()> make, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_make(std::move(make))
{
}

void Entering::open()
{
    if (m_entry)
        return;
    m_entry = &m_make();
    m_photographs = new Photographs(m_library, {m_entry->photo()}, this);
    connect(m_photographs, &Photographs::failed, this, &Entering::failed);
    connect(m_entry, &kit::CardEntry::entered, this, &Entering::take);
    connect(m_entry, &kit::CardEntry::later, this, &Entering::putOff);
    connect(m_entry, &kit::CardEntry::edited, this, [this] {
        if (isOpen())
            m_drafts.keep(draftKey(), m_entry->isBegun() ? m_entry->draft() : QJsonObject());
    });
    connect(m_entry, &kit::CardEntry::cancelled, this, [this] {
        if (isOpen())
            m_drafts.drop(draftKey());
        if (isOpen() && m_action.is<engine::Correct>())
            m_sitting->drop(); // what waited for it is not meant any more
        end();
    });
}

const QList<cards::Section>& Entering::lists()
{
    if (!m_lists)
        m_lists = cards::sections({}, m_sitting->game());
    return *m_lists;
}

QJsonObject Entering::known() { return m_written ? *m_written : m_sitting->json(m_before); }

void Entering::sit(kit::Sitting* sitting, const kit::Desk* desk)
{
    keepTyped();
    end();
    m_sitting = sitting;
    m_desk = desk;
    m_lists.reset();
    m_before = {};
    m_written.reset();
    m_kept.clear();
    m_typedAt.clear();
    if (!sitting)
        return;
    m_before = sitting->table().state();
    m_node = sitting->table().node();
    m_since = sitting->table().last();
    connect(sitting, &kit::Sitting::changed, this, [this](const engine::Submission& submission) {
        if (m_sitting->waiting().isNone()) // what was asked is answered, or no longer of interest
            end();
        const qint64 from = m_node;
        keep(submission.action);
        if (submission.action.isNone())
            retell(from, m_node);
    });
    connect(sitting, &kit::Sitting::othersActed, this, [this] { keep({}); });
}

// What was entered of cards elsewhere, in a desk's own form or where a value was asked for, is the owner's too. Nothing is, where
// an act was taken back or somebody else did it.
void Entering::keep(const engine::AnyAction& action)
{
    m_node = m_sitting->table().node();
    const QJsonObject before = action.isNone() ? QJsonObject() : known();
    m_before = m_sitting->table().state();
    m_written.reset();
    if (action.isNone())
        return followUndo();
    m_written = m_sitting->json(m_before);
    const QList<cards::Entered> entered = cards::enteredBy(m_sitting->game(), lists(), action, before, *m_written);
    m_kept.removeIf([](const Kept& one) { return one.isBack; }); // the line goes on elsewhere
    if (entered.isEmpty())
        return;
    const cards::Pack known = m_library.ownCards(m_sitting->game());
    for (const auto& [place, card] : cards::newTo(packsAt(*m_sitting, m_library), m_sitting->game(), entered))
        if (const auto kept = m_library.keepOwnCard(m_sitting->game(), place, card); !kept && !m_library.isReadOnly())
            emit failed(kept.faults());
    if (action.is<engine::Correct>())
        m_kept += Kept{m_sitting->table().node(), known, m_library.ownCards(m_sitting->game())};
}

// A correction that is taken back was wrong; what was typed of a card that is drawn stays true when the draw is taken back.
void Entering::followUndo()
{
    const qint64 node = m_sitting->table().node();
    for (auto one = m_kept.rbegin(); one != m_kept.rend(); ++one)
        if (const bool isBack = node < one->node; one->isBack != isBack) {
            one->isBack = isBack;
            const engine::Game& game = m_sitting->game();
            const auto kept = m_library.keepPack(cards::takenBack(
                m_library.ownCards(game), isBack ? one->before : one->after, isBack ? one->after : one->before, game));
            if (!kept && !m_library.isReadOnly())
                emit failed(kept.faults());
        }
}

// Of what was entered before somebody sat down nobody knows how the own cards were around it: the entries say what they told.
void Entering::retell(qint64 from, qint64 to)
{
    const engine::Game& game = m_sitting->game();
    const auto parents = m_sitting->parents();
    QList<qint64> back, forth; // an entry stands behind the one it was made from
    while (parents && from != to)
        if (qint64& one = from > to ? from : to; one > 0 && one <= parents->size()) {
            if (one <= m_since)
                (from > to ? back : forth) += one;
            one = parents->at(one - 1);
        } else {
            return;
        }
    std::ranges::reverse(forth);
    const cards::Pack own = m_library.ownCards(game);
    cards::Pack pack = own;
    const auto tell = [&](qint64 node, bool isBack) {
        const auto entry = m_sitting->entries(node, node);
        if (!entry || entry->isEmpty() || entry->first().verb != QLatin1String(engine::Correct::verb))
            return;
        const QJsonObject said = entry->first().action;
        const auto text = [&](const char* field) { return said.value(QLatin1String(field)).toString(); };
        const engine::Correct correct{text("path"), said.value(QLatin1String("value")), text("reason")};
        const auto before = m_sitting->stateAt(entry->first().parent), after = m_sitting->stateAt(node);
        if (!before || !after)
            return;
        const bool isOfCards = correct.reason == kit::reasons::asItsCardSays || correct.reason == kit::reasons::asTheirCardsSay;
        for (cards::Retold& one :
            cards::retoldBy(game, lists(), correct, isOfCards, game.stateToJson(*before), game.stateToJson(*after))) {
            if (isBack)
                std::swap(one.before, one.after);
            pack = cards::withRetold(pack, game, one);
        }
    };
    for (const qint64 node : std::as_const(back))
        tell(node, true);
    for (const qint64 node : std::as_const(forth))
        tell(node, false);
    if (pack.setup == own.setup && pack.cards == own.cards)
        return;
    if (const auto kept = m_library.keepPack(pack); !kept && !m_library.isReadOnly())
        emit failed(kept.faults());
}

QString Entering::draftKey() const
{
    const engine::Game& game = m_sitting->game();
    return Drafts::keyOf(game, QLatin1String(cards::myCards), placeOf(game, m_cards[m_at].facts.kind), idOf(m_cards[m_at].card));
}

// Whoever leaves the table finds what was typed among the own cards.
void Entering::keepTyped()
{
    if (isOpen() && m_sitting && m_entry->isBegun() && !cards::isOnlyNamed(m_entry->draft()))
        keepCard(m_entry->soundPart());
}

void Entering::keepCard(const QJsonObject& card)
{
    const engine::Game& game = m_sitting->game();
    const QJsonObject typed = m_entry->draft();
    if (idOf(card).isEmpty()) // of what prints no name only the table knows which it is
        return m_drafts.drop(draftKey());
    m_drafts.keep(draftKey(), typed == m_entry->soundPart() ? QJsonObject() : typed);
    if (const auto kept = m_library.keepOwnCard(game, placeOf(game, m_cards[m_at].facts.kind), card);
        !kept && !m_library.isReadOnly())
        emit failed(kept.faults()); // the table gets it all the same
}

void Entering::begin(const engine::AnyAction& action, const QList<engine::Facts>& facts, const QHash<QString, QString>& titles,
    const QString& decision)
{
    m_action = action;
    m_decision = decision;
    m_cards.clear();
    for (const engine::Facts& asked : facts)
        for (const QString& id : asked.ids) {
            QJsonObject card;
            if (!id.isEmpty())
                card.insert(QStringLiteral("id"), id);
            if (titles.contains(id))
                card.insert(QStringLiteral("title"), titles.value(id));
            m_cards += One{asked, card};
        }
    m_at = m_cards.isEmpty() ? -1 : 0;
    if (!isOpen())
        return;
    m_told = m_lies = {};
    m_what = {};
    if (const auto* correction = action.as<engine::Correct>())
        if (const auto card = kit::cardAt(*m_sitting, correction->path)) {
            m_cards.first().card = card->isOnlyNamed() ? m_typedAt.value(card->path, card->told) : card->told;
            m_told = card->told;
            m_lies = card->lies;
            m_what = titles.value(card->id);
            // What was typed of it may be forgotten, how the table calls it is not.
            const QString title = QStringLiteral("title");
            const QJsonObject fields =
                listOf(m_sitting->game(), facts.first().kind).schema.value(QLatin1String("properties")).toObject();
            if (!m_what.isEmpty() && !m_cards.first().card.contains(title) && fields.contains(title))
                m_cards.first().card.insert(title, m_what);
        }
    open();
    emit opened();
    ask();
}

void Entering::end()
{
    if (!isOpen())
        return;
    m_at = -1;
    m_cards.clear();
    emit ended();
}

void Entering::ask()
{
    const engine::Game& game = m_sitting->game();
    const QString kind = m_cards[m_at].facts.kind, place = placeOf(game, kind);
    const cards::Section list = listOf(game, kind);
    kit::CardAsked asked;
    asked.question = m_what.isEmpty() ? tr("What is printed on the card?") : engine::fill(tr("What is printed on %1?"), {m_what});
    if (m_sitting->mayGoOn())
        asked.later = kit::AskPanel::tr("&Go on without it");
    asked.note = m_cards.size() > 1 ? tr("card %1 of %2, new: it goes into My cards").arg(m_at + 1).arg(m_cards.size())
                                    : tr("new: it goes into My cards");
    asked.list = kind;
    asked.schema = list.schema;
    const QJsonObject typed = m_drafts.of(draftKey());
    asked.card = typed.isEmpty() ? m_cards[m_at].card : typed;
    asked.before = m_library.lastOwnCard(game, place);
    asked.known = m_library.knownCards(*m_sitting, place);
    const bool isUnnamed = m_action.is<engine::Correct>() && idOf(m_cards[m_at].card).isEmpty();
    if (isUnnamed)
        asked.note.clear(); // only the table knows which it is
    asked.layout = [this, kind, isUnnamed](const QJsonObject& card) {
        kit::CardLayout layout = m_desk->cardLayout(kind, card);
        const auto name = std::ranges::find(layout, QStringLiteral("id"), &kit::Spot::path);
        return isUnnamed && name != layout.end() ? kit::without(layout, *name) : layout;
    };
    const bool isNamed = !m_action.is<engine::Correct>(); // what lies there needs no name
    asked.faults = [&game, list, places = cards::placesOf(asked.schema), isNamed](QJsonObject card) {
        if (!isNamed && idOf(card).isEmpty())
            card.insert(QStringLiteral("id"), QStringLiteral("unnamed"));
        return cards::faultsOf(card, list, places, game);
    };
    m_entry->ask(asked);
    m_photographs->show(Library::pictureName(game, place, m_cards[m_at].card.value(QLatin1String("id")).toString()));
    m_entry->begin();
}

// What an act waits for may be left as it is: whoever goes on without it finds again what was typed so far. Of a card that is
// drawn, and where nothing goes on without it, as much is taken as is typed.
void Entering::putOff(const QJsonObject& card)
{
    if (!isOpen() || !m_action.is<engine::Correct>() || (m_entry->isBegun() && !m_sitting->mayGoOn()))
        return take(card);
    const bool goesOn = m_sitting->mayGoOn();
    end();
    if (goesOn)
        m_sitting->goOn();
    else
        m_sitting->drop();
}

void Entering::take(const QJsonObject& card)
{
    if (!isOpen())
        return;
    const bool isAsItWas = !m_entry->isBegun() && m_cards[m_at].card == m_told && m_drafts.of(draftKey()).isEmpty();
    if (!m_told.isEmpty() && (isAsItWas || card == m_told)) { // the same once more is no act
        m_drafts.drop(draftKey());
        end();
        m_sitting->drop();
        return emit told(tr("Nothing was changed: the card stays as it was entered."));
    }
    if (const auto* correction =
            m_action.as<engine::Correct>()) { // what it tells is kept with it, and goes when it is taken back
        m_typedAt.insert(correction->path, card);
        m_drafts.drop(draftKey());
    } else {
        keepCard(card);
    }
    m_cards[m_at].card = card;
    if (m_at + 1 < m_cards.size()) {
        ++m_at;
        ask();
    } else {
        answer();
    }
}

void Entering::answer()
{
    QJsonObject fields;
    for (const One& one : std::as_const(m_cards)) {
        if (!one.facts.listed) {
            fields.insert(one.facts.field, one.card);
            continue;
        }
        QJsonArray known = (fields.contains(one.facts.field) ? fields : m_action.written()).value(one.facts.field).toArray();
        known += one.card;
        fields.insert(one.facts.field, known);
    }
    const engine::AnyAction action = m_action;
    if (action.is<engine::Correct>()) { // with what lies on it
        QJsonObject whole = m_lies;
        for (auto field = m_cards.first().card.begin(); field != m_cards.first().card.end(); ++field)
            whole.insert(field.key(), *field);
        fields = {{QStringLiteral("value"), whole}};
    }
    m_sitting->answer(action, fields, QString(m_decision));
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/met.h"

#include "cards/entered.h"
#include "cards/my_cards.h"
#include "engine/words/waiting.h"
#include "kit/unseen.h"

#include <algorithm>

namespace window {

namespace {

QJsonObject cardIn(const QJsonValue& list, const QString& id)
{
    for (const QJsonValue& card : list.toArray())
        if (card.toObject().value(QLatin1String("id")) == id)
            return card.toObject();
    return {};
}

// Cards that come into play one by one, or that may wait in a deck on the table.
bool mayWait(const cards::Section& section, const QString& list, const engine::Game& game)
{
    const QJsonValue card = game.stateSchema().value(QLatin1String("properties")).toObject().value(list)[QLatin1String("items")];
    return !section.kind.isEmpty() || engine::mayWait(card.toObject());
}

} // namespace

Met::Met(kit::Sitting& sitting)
    : m_game(sitting.game())
    , m_hasSurprises(engine::isTraining(sitting.table()))
{
    if (!m_hasSurprises)
        return;
    if (const auto begun = sitting.stateAt(1))
        m_begun = sitting.visible(*begun);
    m_now = sitting.visible(sitting.table().state());
    QJsonObject others = m_now;
    for (const cards::Section& section : cards::sections(cards::emptyMyCards(m_game), m_game))
        others.remove(cards::stateListOf(section, m_game));
    const QStringList ids = cards::idsIn(others);
    m_elsewhere = QSet<QString>(ids.begin(), ids.end());
    m_unseen = kit::unseenAt(sitting);
}

// A card that comes into play one by one is met when the table knows it; one that the table knows from the beginning, when
// something has happened to it, or when it lies somewhere.
bool Met::isMet(const cards::Section& section, const QString& id) const
{
    const QString list = cards::stateListOf(section, m_game);
    if (m_unseen.contains(id) && !cardIn(m_now.value(list), id).isEmpty())
        return false;
    if (!m_hasSurprises || !mayWait(section, list, m_game))
        return true;
    if (list.isEmpty()) // a scenario is played, or was: no list keeps it
        return m_elsewhere.contains(id);
    const QJsonObject known = cardIn(m_now.value(list), id);
    return section.kind.isEmpty() ? known != cardIn(m_begun.value(list), id) || m_elsewhere.contains(id) : !known.isEmpty();
}

cards::Section Met::only(cards::Section section) const
{
    QJsonArray met;
    for (const QJsonValue& card : std::as_const(section.cards))
        if (isMet(section, card.toObject().value(QLatin1String("id")).toString()))
            met += card;
    section.cards = met;
    return section;
}

} // namespace window

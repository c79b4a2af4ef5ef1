// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/card_layout.h"

#include "engine/json.h"
#include "games/jagged-alliance/rules/state.h"

namespace jaggedalliance::desk {

namespace {

// Beside its name, deck, number, price and text.
QStringList printedOn(CardKind kind)
{
    switch (kind) {
    case CardKind::Weapon:
        return {QStringLiteral("uses"), QStringLiteral("durability"), QStringLiteral("upgrade_slots"), QStringLiteral("heavy")};
    case CardKind::Tool:
        return {QStringLiteral("uses"), QStringLiteral("armour"), QStringLiteral("durability"), QStringLiteral("heavy")};
    case CardKind::Armour:
        return {QStringLiteral("armour"), QStringLiteral("stealth"), QStringLiteral("durability"),
            QStringLiteral("upgrade_slots"), QStringLiteral("heavy")};
    case CardKind::Upgrade:
        return {QStringLiteral("fits"), QStringLiteral("durability"), QStringLiteral("boost")};
    case CardKind::Consumable:
        return {QStringLiteral("helps"), QStringLiteral("uses"), QStringLiteral("effects")};
    case CardKind::Ally:
        return {QStringLiteral("stamina"), QStringLiteral("skills"), QStringLiteral("on_activation")};
    case CardKind::Income:
        return {QStringLiteral("funds"), QStringLiteral("rebels")};
    }
    return {};
}

} // namespace

kit::CardLayout faceOf(const QString& list, const QJsonObject& card)
{
    if (list != QLatin1String("cards"))
        return {};
    const auto kind = engine::fromJson<CardKind>(card.value(QLatin1String("kind")));
    const QStringList own = printedOn(kind ? *kind : CardKind::Weapon);
    const QStringList all{QStringLiteral("title"), QStringLiteral("number"), QStringLiteral("deck"), QStringLiteral("cost"),
        QStringLiteral("text")};
    QList<cards::Place> face;
    QStringList beside; // of several parts: they stand as a form beside the face
    for (const cards::Place& place : cards::placesOf(engine::schemaOf<Card>())) {
        const QString field = place.path.section(QLatin1Char('.'), 0, 0);
        if (!all.contains(field) && !own.contains(field))
            continue;
        if (place.kind == cards::Place::Parts || place.kind == cards::Place::Free)
            beside += field;
        else if (!beside.contains(field))
            face += place;
    }
    kit::CardLayout layout = kit::layoutOf(face);
    for (const QString& field : own) // as they are named above
        if (beside.contains(field))
            layout += kit::Spot{field, kit::Shape::Words, {}};
    return layout;
}

} // namespace jaggedalliance::desk

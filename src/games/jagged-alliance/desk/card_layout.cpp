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

// In hundredths of the face.
kit::Spot spot(const char* path, kit::Shape shape, double left, double top, double width, double height)
{
    return {QLatin1String(path), shape, QRectF(left / 100, top / 100, width / 100, height / 100)};
}

// Who comes out of it stands in the middle, row by row.
kit::CardLayout spawnFace()
{
    return {spot("id", kit::Shape::Title, 68, 0, 32, 18), spot("difficulty", kit::Shape::Chip, 0, 0, 66, 18),
        spot("lines", kit::Shape::Words, 0, 22, 100, 24), spot("skulls", kit::Shape::Number, 0, 50, 40, 22),
        spot("empty", kit::Shape::Chip, 44, 50, 56, 22), // nobody: no line alone says only that none is known
        spot("text", kit::Shape::Words, 0, 76, 100, 24)};
}

// A row for each side and rank, as on the card. Its pattern stands below.
kit::CardLayout enemyFace()
{
    return {spot("title", kit::Shape::Title, 0, 0, 74, 16), spot("initiative", kit::Shape::Number, 76, 0, 24, 16),
        spot("basic", kit::Shape::Number, 0, 18, 100, 16), spot("elite", kit::Shape::Number, 0, 34, 100, 16),
        spot("advanced", kit::Shape::Number, 0, 50, 100, 16), spot("advanced_elite", kit::Shape::Number, 0, 66, 100, 16),
        spot("pattern", kit::Shape::Words, 0, 84, 60, 16), spot("reward", kit::Shape::Words, 60, 84, 40, 16)};
}

// As any card, and whoever stands on it row by row.
kit::CardLayout faceWithRows(const QJsonObject& schema, const QString& rows, const QJsonObject& card)
{
    QList<cards::Place> face = kit::placesAsked(schema, card);
    for (const cards::Place& place : cards::placesOf(schema))
        if (place.path == rows)
            face += place;
    return kit::layoutOf(face);
}

} // namespace

kit::CardLayout faceOf(const QString& list, const QJsonObject& card)
{
    if (list == QLatin1String("enemy_cards"))
        return enemyFace();
    if (list == QLatin1String("spawn_cards"))
        return spawnFace();
    if (list == QLatin1String("missions"))
        return faceWithRows(engine::schemaOf<Mission>(), QStringLiteral("guards"), card);
    if (list == QLatin1String("lieutenants"))
        return faceWithRows(engine::schemaOf<Lieutenant>(), QStringLiteral("defence"), card);
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A game as one device of a shared table sees it: it begins as that seat may see it, and its digest is that of the public state,
// so that all devices compare the same.
#pragma once

#include "engine/game.h"

namespace share {

// What a device may see: everything as the dealer, what its seat sees, or what everybody sees.
struct Eyes {
    bool isDealer = false;
    QString seat;

    QString whisper() const; // whose whispers it hears
    bool operator==(const Eyes&) const = default;
};

inline constexpr char dealersWhisper[] = "*"; // no seat has this name

class Seen : public engine::Game {
public:
    Seen(const engine::Game& game, Eyes eyes);

    const engine::Game& whole() const { return *m_game; }
    const Eyes& eyes() const { return m_eyes; }
    bool hasSecrets() const { return m_hasSecrets; } // whether something of it is for single eyes

    engine::Result<engine::AnyState> newGame(const QJsonObject& setup) const override;
    QByteArray digest(const engine::AnyState& state) const override;

    QString id() const override { return m_game->id(); }
    QString title() const override { return m_game->title(); }
    int rulesVersion() const override { return m_game->rulesVersion(); }
    std::span<const engine::RuleRef> book() const override { return m_game->book(); }
    std::span<const engine::Reason> reasons() const override { return m_game->reasons(); }
    std::span<const engine::Doubt> doubts() const override { return m_game->doubts(); }
    const QList<engine::Verb>& verbs() const override { return m_game->verbs(); }
    bool takes(const char* field, QLatin1String verb) const override { return m_game->takes(field, verb); }
    const QList<engine::Question>& questions() const override { return m_game->questions(); }
    QJsonObject stateSchema() const override { return m_game->stateSchema(); }
    QJsonObject setupSchema() const override { return m_game->setupSchema(); }
    QStringList cardKinds() const override { return m_game->cardKinds(); }
    QJsonObject cardSchema(const QString& kind) const override { return m_game->cardSchema(kind); }
    QList<engine::Fault> cardFaults(const QString& kind, const QJsonValue& card, const QString& place) const override
    {
        return m_game->cardFaults(kind, card, place);
    }
    QList<engine::Fault> setupFaults(const QJsonValue& setup, const QString& place) const override
    {
        return m_game->setupFaults(setup, place);
    }
    engine::Result<engine::AnyState> stateFromJson(const QJsonObject& json) const override { return m_game->stateFromJson(json); }
    QJsonObject stateToJson(const engine::AnyState& state) const override { return m_game->stateToJson(state); }
    engine::Result<engine::AnyAction> action(const engine::AnyState& state, const engine::Draft& draft) const override
    {
        return m_game->action(state, draft);
    }
    engine::Result<engine::AnyAction> with(
        const engine::AnyState& state, const engine::AnyAction& action, const QJsonObject& fields) const override
    {
        return m_game->with(state, action, fields);
    }
    QList<engine::Fault> faults(const engine::AnyState& state, const engine::AnyAction& action) const override
    {
        return m_game->faults(state, action);
    }
    engine::Needs needs(const engine::AnyState& state, const engine::AnyAction& action) const override
    {
        return m_game->needs(state, action);
    }
    engine::Verdict check(const engine::AnyState& state, const engine::AnyAction& action) const override
    {
        return m_game->check(state, action);
    }
    QList<engine::Fault> incomplete(const engine::AnyState& state, const engine::AnyAction& action) const override
    {
        return m_game->incomplete(state, action);
    }
    QList<engine::Blank> askedFirst(const engine::AnyState& state, const engine::AnyAction& action) const override
    {
        return m_game->askedFirst(state, action);
    }
    engine::Outcome apply(const engine::AnyState& state, const engine::AnyAction& action) const override
    {
        return m_game->apply(state, action);
    }
    QList<engine::Offer> offers(const engine::AnyState& state) const override { return m_game->offers(state); }
    engine::Message tell(const engine::AnyState& before, const engine::AnyAction& action) const override
    {
        return m_game->tell(before, action);
    }
    QList<engine::Message> hands(const engine::AnyState& before, const engine::AnyState& after) const override
    {
        return m_game->hands(before, after);
    }
    QList<engine::Message> summary(const engine::AnyState& state) const override { return m_game->summary(state); }
    engine::Result<engine::Answer> ask(
        const engine::AnyState& state, const QString& question, const QJsonObject& fields) const override
    {
        return m_game->ask(state, question, fields);
    }
    engine::Strictness strictness(const engine::AnyState& state) const override { return m_game->strictness(state); }
    QStringList names(const engine::AnyState& state, const QString& kind) const override { return m_game->names(state, kind); }
    QStringList seats(const engine::AnyState& state) const override { return m_game->seats(state); }
    QStringList seatsOf(const engine::AnyState& state, const engine::AnyAction& action) const override
    {
        return m_game->seatsOf(state, action);
    }
    engine::AnyState hidden(const engine::AnyState& state, const QString& seat) const override
    {
        return m_game->hidden(state, seat);
    }
    engine::AnyAction hidden(const engine::AnyState& state, const engine::AnyAction& action, const QString& seat) const override
    {
        return m_game->hidden(state, action, seat);
    }

private:
    const engine::Game* m_game;
    Eyes m_eyes;
    bool m_hasSecrets;
};

} // namespace share

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest game there can be: one number, and the action "add". For tests of what understands no game.
#pragma once

#include "engine/game.h"

namespace support {

class CountingGame : public engine::Game {
public:
    CountingGame();

    QString id() const override { return QStringLiteral("counting"); }
    QString title() const override { return QStringLiteral("Counting"); }
    int rulesVersion() const override { return 1; }
    std::span<const engine::RuleRef> book() const override { return {}; }
    std::span<const engine::Reason> reasons() const override { return {}; }
    const QList<engine::Verb>& verbs() const override { return m_verbs; }
    const QList<engine::Question>& questions() const override { return m_questions; }
    QJsonObject stateSchema() const override { return {}; }
    QJsonObject setupSchema() const override { return {}; }
    QStringList cardKinds() const override { return {}; }
    QJsonObject cardSchema(const QString&) const override { return {}; }
    QList<engine::Fault> cardFaults(const QString&, const QJsonValue&, const QString&) const override { return {}; }
    QList<engine::Fault> setupFaults(const QJsonValue&, const QString&) const override { return {}; }

    engine::Result<engine::AnyState> newGame(const QJsonObject& setup) const override;
    engine::Result<engine::AnyState> stateFromJson(const QJsonObject& json) const override;
    QJsonObject stateToJson(const engine::AnyState& state) const override;
    QByteArray digest(const engine::AnyState& state) const override;

    engine::Result<engine::AnyAction> action(const engine::AnyState& state, const engine::Draft& draft) const override;
    engine::Result<engine::AnyAction> with(
        const engine::AnyState&, const engine::AnyAction& action, const QJsonObject&) const override
    {
        return action;
    }
    QList<engine::Fault> faults(const engine::AnyState&, const engine::AnyAction&) const override { return {}; }
    engine::Needs needs(const engine::AnyState&, const engine::AnyAction&) const override { return {}; }

    engine::Verdict check(const engine::AnyState&, const engine::AnyAction&) const override { return {}; }
    QList<engine::Fault> incomplete(const engine::AnyState&, const engine::AnyAction&) const override { return {}; }
    QList<engine::Blank> askedFirst(const engine::AnyState&, const engine::AnyAction&) const override { return {}; }
    engine::Outcome apply(const engine::AnyState& state, const engine::AnyAction& action) const override;
    QList<engine::Offer> offers(const engine::AnyState&) const override { return {}; }
    engine::Message tell(const engine::AnyState&, const engine::AnyAction&) const override { return {"counting", "Added", {}}; }
    QList<engine::Message> hands(const engine::AnyState&, const engine::AnyState&) const override { return {}; }
    QList<engine::Message> summary(const engine::AnyState& state) const override;
    engine::Result<engine::Answer> ask(const engine::AnyState&, const QString& question, const QJsonObject&) const override;
    engine::Strictness strictness(const engine::AnyState&) const override { return engine::Strictness::Ask; }

    static qint64 countOf(const engine::AnyState& state) { return *static_cast<const qint64*>(state.get()); }

private:
    QList<engine::Verb> m_verbs;
    QList<engine::Question> m_questions;
};

} // namespace support

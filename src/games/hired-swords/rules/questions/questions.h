// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that the desk asks as well, each with what it answers: eligibility, the contract planner, the battle matrix.
#pragma once

#include "engine/asking.h"
#include "games/hired-swords/rules/questions/odds.h"

namespace hiredswords {

struct Eligibility {
    QString card;
    MR_VERB("eligibility", "Whether a career card may be taken where you are",
        field("card", &Eligibility::card, "the drawn one unless named").names("career-card").optional())
};
enum class Eligible { Redraw, Forced, Eligible };
constexpr auto names(Eligible) { return engine::inOrder<Eligible>({"redraw", "forced", "eligible"}); }
engine::Answered<Eligible> answer(const State& state, const Eligibility& q);

struct Plan {
    QString card;
    MR_VERB("plan", "Every crew that budget and wealth can pay, and what it makes of the opposition",
        field("card", &Plan::card, "the drawn or running contract unless named").names("career-card").optional())
};
// A number, or the listing for what is not known before it is rolled: "D3".
struct Amount {
    std::optional<int> number;
    QString text;

    static std::optional<Amount> read(const QJsonValue& json);
    QJsonValue written() const { return number ? QJsonValue(*number) : QJsonValue(text); }
    static QString allowed() { return Listing::allowed(); }
};
struct PlannedCrew {
    QStringList crew, unpriced;
    int m = 0, cost = 0;
    Amount budgetLeft, fromWealth; // "?" where budget or price were not entered
    QMap<QString, Amount> zones;   // by the zone's name
    std::optional<int> opposition;
    Amount reveal, bonus;

    MR_FIELDS(field("crew", &PlannedCrew::crew, "who"),
        field("price_not_entered", &PlannedCrew::unpriced, "whose price nobody entered"),
        field("m", &PlannedCrew::m, "crew count"), field("cost", &PlannedCrew::cost, "gold"),
        field("budget_left", &PlannedCrew::budgetLeft, "budget left"),
        field("from_wealth", &PlannedCrew::fromWealth, "paid from wealth"),
        field("zones", &PlannedCrew::zones, "opposition in each zone"),
        field("opposition", &PlannedCrew::opposition, "in all, if no dice decide it"),
        field("reveal", &PlannedCrew::reveal, "revealed each round"), field("bonus", &PlannedCrew::bonus, "bonus"))
};
engine::Answered<QList<PlannedCrew>> answer(const State& state, const Plan& q); // cheapest first

struct Matrix {
    QStringList assists;
    MR_VERB("matrix", "How each ready mercenary would fare against each card in reach",
        field("assists", &Matrix::assists, "who would assist").names("figure").optional())
};
struct Fare {
    std::optional<int> attack, defence; // nothing where rankings were not entered
    QString outcome;                    // the reason that says it
    bool defeats = false;

    MR_FIELDS(field("attack", &Fare::attack, "ranking that attacks"), field("defence", &Fare::defence, "ranking that defends"),
        field("outcome", &Fare::outcome, "what comes of it"), field("defeats", &Fare::defeats, "the card goes"))
};
struct Duel {
    QString who, card;
    Fare melee, missile, feint;

    MR_FIELDS(field("who", &Duel::who, "mercenary"), field("card", &Duel::card, "opposition card"),
        field("melee", &Duel::melee, "melee"), field("missile", &Duel::missile, "missiles"),
        field("feint", &Duel::feint, "feint"))
};
engine::Answered<QList<Duel>> answer(const State& state, const Matrix& q);
// Whoever cannot help with that skill is left out.
Fare fare(const State& state, const Fighter& who, const Opponent& card, Skill skill, QStringList assists);

} // namespace hiredswords

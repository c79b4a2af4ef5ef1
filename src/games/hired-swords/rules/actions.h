// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Hired Swords in the game's own words. A verb is file format: it never changes.
#pragma once

#include "engine/declared.h"
#include "games/hired-swords/rules/state.h"

namespace hiredswords {

inline constexpr char byHandHelp[] = "numbers entered by hand, where a listing cannot be evaluated";
inline constexpr char damageHelp[] = "damage of a hit, if a card says another number";

// --- career: step 1

struct DrawCard {
    QString card;
    std::optional<CareerCard> facts;
    MR_VERB("draw", "Draw the top career card", field("card", &DrawCard::card, "which card it is").optional(),
        field("facts", &DrawCard::facts, "what is printed on it, if it is new").optional())
};

struct DiscardCard {
    MR_VERB("discard", "Discard a drawn card that is not eligible")
};

struct ResolveEncounter {
    bool take = true;
    QString tactic;
    QList<int> rolled;
    QList<int> numbers = {};
    MR_VERB("resolve-encounter", "Apply the drawn encounter",
        field("take", &ResolveEncounter::take, "take what the card offers as an option").optional(),
        field("tactic", &ResolveEncounter::tactic, "a tactic to use on it").names("tactic").optional(),
        field("rolled", &ResolveEncounter::rolled, "dice faces").optional(),
        field("numbers", &ResolveEncounter::numbers, byHandHelp).optional().since(2))
};

struct ExpireEncounter {
    QString card;
    MR_VERB("expire", "End a lasting encounter", field("card", &ExpireEncounter::card, "which").names("lasting"))
};

struct HoldFinal {
    MR_VERB("hold", "Keep the drawn final contract for later")
};

struct DropFinal {
    QString card;
    MR_VERB("drop-final", "Discard a final contract, drawn or held", field("card", &DropFinal::card, "which").names("final"))
};

struct RunFinal {
    QString card;
    MR_VERB("run-final", "Run a final contract, drawn or held", field("card", &RunFinal::card, "which").names("final"))
};

struct SearchFinal {
    QStringList cards;
    QList<CareerCard> facts;
    MR_VERB("search-final", "Draw again and again until a final contract can be run",
        field("cards", &SearchFinal::cards, "the cards drawn, in order").optional(),
        field("facts", &SearchFinal::facts, "what is printed on new ones").optional())
};

struct RejectContract {
    MR_VERB("reject", "Reject the drawn contract for 1 gold")
};

struct RejectClash {
    QString clashes;
    MR_VERB("reject-clash", "Reject a drawn card that contradicts an earlier one, free",
        field("clashes", &RejectClash::clashes, "with what").optional())
};

struct AcceptContract {
    MR_VERB("accept", "Accept the drawn contract")
};

struct FinishFinal {
    QString card;
    MR_VERB("finish-final", "Declare the conditions of a final contract without battle fulfilled",
        field("card", &FinishFinal::card, "which").names("final"))
};

// --- preparing the crew: step 2

struct HireFreelancer {
    QString who;
    MR_VERB("hire", "Hire a freelancer for this contract", field("who", &HireFreelancer::who, "whom").names("mercenary"))
};

struct DismissFreelancer {
    QString who;
    MR_VERB("dismiss", "Take a freelancer out of the crew again", field("who", &DismissFreelancer::who, "whom").names("crew"))
};

struct PickAgents {
    QStringList agents;
    MR_VERB("pick-agents", "Choose which agents deploy", field("agents", &PickAgents::agents, "who deploys").names("mercenary"))
};

struct BuyTactic {
    QString tactic;
    MR_VERB("buy-tactic", "Buy a tactic for this contract", field("tactic", &BuyTactic::tactic, "which").names("tactic"))
};

struct ReturnTactic {
    QString tactic;
    MR_VERB("return-tactic", "Give a tactic back before the crew is confirmed",
        field("tactic", &ReturnTactic::tactic, "which").names("tactic"))
};

struct ConfirmCrew {
    MR_VERB("confirm-crew", "Confirm the crew: M is fixed")
};

// --- distribution and deployment: steps 3 and 4

struct EnemyPick {
    QString mercenary;
    Zone zone = Zone::North;
    MR_FIELDS(field("mercenary", &EnemyPick::mercenary, "whose card"), field("zone", &EnemyPick::zone, "zone"))
};

struct Distribute {
    QList<EnemyPick> enemies;
    QList<int> rolled;
    QList<int> numbers = {};
    MR_VERB("distribute", "Stack the opposition face down in the zones",
        field("enemies", &Distribute::enemies, "enemy mercenaries, if the contract asks for them").optional(),
        field("rolled", &Distribute::rolled, "dice faces").optional(),
        field("numbers", &Distribute::numbers, byHandHelp).optional().since(2))
};

struct PlaceMercenary {
    QString who;
    QString at;
    MR_VERB("place", "Put a mercenary on a corner of the contract", field("who", &PlaceMercenary::who, "whom").names("crew"),
        field("at", &PlaceMercenary::at, "position"))
};

struct BeginBattle {
    MR_VERB("begin-battle", "Begin round 1")
};

// --- battle: step 5

struct CountReveal {
    QList<int> rolled;
    QList<int> numbers = {};
    MR_VERB("count-reveal", "Evaluate the circle: how many opposition cards are revealed this round",
        field("rolled", &CountReveal::rolled, "dice faces").optional(),
        field("numbers", &CountReveal::numbers, byHandHelp).optional().since(2))
};

struct Reveal {
    QList<Zone> zones;
    QStringList cards;
    QList<OppositionCard> facts;
    QList<int> rolled;
    QList<int> numbers = {};
    MR_VERB("reveal", "Turn opposition cards face up", field("zones", &Reveal::zones, "zone of each card, in order").optional(),
        field("cards", &Reveal::cards, "which cards they are, in the same order").optional(),
        field("facts", &Reveal::facts, "what is printed on new ones").optional(),
        field("rolled", &Reveal::rolled, "faces of the circle, if it was not counted yet").optional(),
        field("numbers", &Reveal::numbers, byHandHelp).optional().since(2))
};

struct NameCard {
    QString card;
    QString name;
    std::optional<OppositionCard> facts;
    MR_VERB("name-card", "Say which card a revealed opposition card is",
        field("card", &NameCard::card, "the card on the table").names("opposition"),
        field("name", &NameCard::name, "which card it is").optional(),
        field("facts", &NameCard::facts, "what is printed on it, if it is new").optional())
};

struct MoveOpposition {
    QString card;
    std::optional<Zone> zone;
    MR_VERB("move-opposition", "Move an opposition card, or see that it stays",
        field("card", &MoveOpposition::card, "which; none: every card that has only one way").names("opposition").optional(),
        field("zone", &MoveOpposition::zone, "where to, when there is a choice").optional())
};

struct MeleeAttack {
    QString who, card;
    QStringList assists;
    bool strain = false;
    bool free = false;
    std::optional<int> damage = std::nullopt;
    MR_VERB("melee-attack", "Attack an opposition card in a neighbouring zone",
        field("who", &MeleeAttack::who, "who attacks").names("crew"),
        field("card", &MeleeAttack::card, "target").names("opposition"),
        field("assists", &MeleeAttack::assists, "who assists").names("figure").optional(),
        field("strain", &MeleeAttack::strain, "lose a health level instead of being exhausted").optional(),
        field("free", &MeleeAttack::free, "a card makes this action free").optional(),
        field("damage", &MeleeAttack::damage, damageHelp).optional().from(0, 9).since(2))
};

struct MissileAttack {
    QString who, card;
    QStringList assists;
    QStringList more; // targets of further shots
    bool token = false;
    bool strain = false;
    bool free = false;
    QList<int> rolled;
    std::optional<int> damage = std::nullopt;
    QList<int> numbers = {};
    MR_VERB("missile-attack", "Shoot at an opposition card", field("who", &MissileAttack::who, "who shoots").names("crew"),
        field("card", &MissileAttack::card, "target").names("opposition"),
        field("assists", &MissileAttack::assists, "who assists").names("figure").optional(),
        field("more", &MissileAttack::more, "targets of further shots, if the card grants several")
            .names("opposition")
            .optional(),
        field("token", &MissileAttack::token,
            "spend a shot token (reaches any zone if the card says so); left out or false: as this table spends them")
            .optional(),
        field("strain", &MissileAttack::strain, "lose a health level instead of being exhausted").optional(),
        field("free", &MissileAttack::free, "a card makes this action free").optional(),
        field("rolled", &MissileAttack::rolled, "dice faces").optional(),
        field("damage", &MissileAttack::damage, damageHelp).optional().from(0, 9).since(2),
        field("numbers", &MissileAttack::numbers, byHandHelp).optional().since(2))
};

struct Feint {
    QString who, card;
    QStringList assists;
    bool strain = false;
    bool free = false;
    MR_VERB("feint", "Feint an opposition card in a neighbouring zone", field("who", &Feint::who, "who feints").names("crew"),
        field("card", &Feint::card, "target").names("opposition"),
        field("assists", &Feint::assists, "who assists").names("figure").optional(),
        field("strain", &Feint::strain, "lose a health level instead of being exhausted").optional(),
        field("free", &Feint::free, "a card makes this action free").optional())
};

struct MoveMercenary {
    QString who;
    Position to = Position::None;
    QStringList assists;
    bool strain = false;
    bool free = false;
    MR_VERB("move", "Go to a neighbouring position", field("who", &MoveMercenary::who, "who moves").names("crew"),
        field("to", &MoveMercenary::to, "position"),
        field("assists", &MoveMercenary::assists, "who assists (nobody can)").names("figure").optional(),
        field("strain", &MoveMercenary::strain, "lose a health level instead of being exhausted").optional(),
        field("free", &MoveMercenary::free, "a card makes this action free").optional())
};

struct Flee {
    QString who;
    bool free = false;
    QStringList assists = {};
    MR_VERB("flee", "Leave the battle", field("who", &Flee::who, "who leaves").names("crew"),
        field("free", &Flee::free, "a card makes this action free").optional(),
        field("assists", &Flee::assists, "who assists (nobody can)").names("figure").optional().since(2))
};

struct Recover {
    QString who;
    bool strain = false;
    bool free = false;
    QStringList assists = {};
    MR_VERB("recover", "Rise one health level", field("who", &Recover::who, "who recovers").names("figure"),
        field("strain", &Recover::strain, "lose a health level instead of being exhausted").optional(),
        field("free", &Recover::free, "a card makes this action free").optional(),
        field("assists", &Recover::assists, "who assists (nobody can)").names("figure").optional().since(2))
};

struct Strain {
    QString who;
    QStringList assists = {};
    MR_VERB("strain", "Lose a health level as the action itself", field("who", &Strain::who, "who strains").names("figure"),
        field("assists", &Strain::assists, "who assists (nobody can)").names("figure").optional().since(2))
};

struct OppositionAct {
    QString card;
    QString target;
    std::optional<Skill> skill;
    QString blocker;
    bool blockStrain = false;
    QStringList alsoBlock;
    QStringList assists;
    bool decline = false;
    bool dodge = false;
    std::optional<int> damage = std::nullopt;
    bool free = false;
    MR_VERB("opposition-act", "Resolve the action of an opposition card",
        field("card", &OppositionAct::card, "which card acts").names("opposition"),
        field("target", &OppositionAct::target, "a mercenary, or the objective").names("target").optional(),
        field("skill", &OppositionAct::skill, "melee, missiles or alertness, when there is a choice").optional(),
        field("blocker", &OppositionAct::blocker, "who blocks").names("figure").optional(),
        field("block_strain", &OppositionAct::blockStrain, "the blocker wants to strain instead of being exhausted").optional(),
        field("also_block", &OppositionAct::alsoBlock, "further blockers (one is allowed)").names("figure").optional(),
        field("assists", &OppositionAct::assists, "who assists the defender").names("figure").optional(),
        field("decline", &OppositionAct::decline, "defend with the substitute skill although an assist would give a ranking")
            .optional(),
        field("dodge", &OppositionAct::dodge, "the defender spends a dodge token").optional(),
        field("damage", &OppositionAct::damage, damageHelp).optional().from(0, 9).since(2),
        field("free", &OppositionAct::free, "a card makes this action free").optional().since(5))
};

struct SkipOpposition {
    QString card;
    MR_VERB("skip-opposition", "See that an opposition card does not act",
        field("card", &SkipOpposition::card, "which").names("opposition"))
};

struct UseTactic {
    QString tactic;
    bool keep = false;
    MR_VERB("use-tactic", "Use a tactic that lies face up", field("tactic", &UseTactic::tactic, "which").names("tactic"),
        field("keep", &UseTactic::keep, "its text lets it stay").optional())
};

struct Reinforce {
    Zone zone = Zone::North;
    Listing count = {QStringLiteral("1")};
    QList<int> rolled;
    QList<int> numbers = {};
    MR_VERB("reinforce", "Draw further face-down opposition into a zone", field("zone", &Reinforce::zone, "zone"),
        field("count", &Reinforce::count, "how many, as a listing"), field("rolled", &Reinforce::rolled, "dice faces").optional(),
        field("numbers", &Reinforce::numbers, byHandHelp).optional().since(2))
};

struct Refresh {
    MR_VERB("refresh", "Turn exhausted cards back")
};

struct EndPhase {
    MR_VERB("end-phase", "Go on to the next phase")
};

struct EndRound {
    std::optional<Ending> ending;
    MR_VERB("end-round", "Test the contract's conditions at the end of the round",
        field("ending", &EndRound::ending, "what the card's own conditions say, if it has any").optional())
};

struct DeclareStalemate {
    MR_VERB("declare-stalemate", "Declare that nothing will change any more")
};

// --- a battle that was kept on the table

struct FateOf {
    QString who;
    Fate fate = Fate::Healthy;
    MR_FIELDS(field("who", &FateOf::who, "a member of the crew"), field("fate", &FateOf::fate, "how it came out"))
};

struct EnterResult {
    Ending ending = Ending::Open;
    QList<FateOf> fates;
    MR_VERB("enter-result", "Enter how a battle ended that was kept on the table",
        field("ending", &EnterResult::ending, "success, failure or stalemate"),
        field("fates", &EnterResult::fates, "who was hurt, slain or fled; the others stay as they are tracked").optional())
};

// --- resolution: step 6

struct EndEffects {
    QList<int> rolled;
    QList<int> numbers = {};
    MR_VERB("end-effects", "Resolve the effects at the end of the contract",
        field("rolled", &EndEffects::rolled, "dice faces").optional(),
        field("numbers", &EndEffects::numbers, byHandHelp).optional().since(2))
};

struct CollectBonus {
    QList<int> rolled;
    QList<int> numbers = {};
    MR_VERB("collect-bonus", "Take the bonus of a successful contract",
        field("rolled", &CollectBonus::rolled, "dice faces").optional(),
        field("numbers", &CollectBonus::numbers, byHandHelp).optional().since(2))
};

struct TidyUp {
    QString keep;
    MR_VERB("tidy-up", "Put tactics and opposition back, refresh and heal the crew",
        field("keep", &TidyUp::keep, "a tactic to keep, if an agent allows it").names("tactic").optional())
};

struct HireAgent {
    QString who;
    MR_VERB("hire-agent", "Take a freelancer of this contract into the stable",
        field("who", &HireAgent::who, "whom").names("mercenary"))
};

struct Travel {
    Location to = Location::Village;
    MR_VERB("travel", "Pay 5 gold and go to a neighbouring settlement", field("to", &Travel::to, "settlement"))
};

struct Relocate {
    Location to = Location::Village;
    QString source;
    MR_VERB("relocate", "Go to another settlement because a card says so", field("to", &Relocate::to, "settlement"),
        field("source", &Relocate::source, "which card").optional())
};

struct ReleaseAgent {
    QString who;
    MR_VERB("release", "Let an agent go", field("who", &ReleaseAgent::who, "whom").names("agent"))
};

struct FinishContract {
    MR_VERB("finish-contract", "Put the finished contract away and go on")
};

// --- at any time

struct DoEffect {
    Effect effect;
    QString noted;
    QList<int> rolled;
    QList<int> numbers = {};
    MR_VERB("effect", "Do what a card's text says, at once or noted earlier",
        field("effect", &DoEffect::effect, "what it does").optional(),
        field("noted", &DoEffect::noted, "a noted effect to do now").names("noted").optional(),
        field("rolled", &DoEffect::rolled, "dice faces").optional(),
        field("numbers", &DoEffect::numbers, byHandHelp).optional().since(2))
};

struct NoteEffect {
    Effect effect;
    MR_VERB("note-effect", "Note what a card's text will do, to be reminded in its phase",
        field("effect", &NoteEffect::effect, "what it will do, and when"))
};

struct DropEffect {
    QString noted;
    MR_VERB("drop-effect", "Strike out a noted effect", field("noted", &DropEffect::noted, "which").names("noted"))
};

struct SetStanding {
    Standing standing = Standing::Betrayer;
    bool on = true;
    MR_VERB("standing", "Gain or lose a standing", field("standing", &SetStanding::standing, "which"),
        field("on", &SetStanding::on, "gained").optional())
};

struct WriteNote {
    QString text;
    MR_VERB(
        "note", "Write something down: the prince, a slain character without a card …", field("text", &WriteNote::text, "what"))
};

struct AddCard {
    std::optional<CareerCard> career;
    std::optional<OppositionCard> opposition;
    std::optional<Mercenary> mercenary;
    std::optional<Tactic> tactic;
    MR_VERB("add-card", "Enter what is printed on a card, or change what was entered",
        field("career", &AddCard::career, "a career card").optional(),
        field("opposition", &AddCard::opposition, "an opposition card").optional(),
        field("mercenary", &AddCard::mercenary, "a mercenary").optional(),
        field("tactic", &AddCard::tactic, "a tactic").optional())
};

struct QuitCareer {
    MR_VERB("quit", "Give this career up")
};

MR_ACTIONS(DrawCard, DiscardCard, ResolveEncounter, ExpireEncounter, HoldFinal, DropFinal, RunFinal, SearchFinal, RejectContract,
    RejectClash, AcceptContract, FinishFinal, HireFreelancer, DismissFreelancer, PickAgents, BuyTactic, ReturnTactic, ConfirmCrew,
    Distribute, PlaceMercenary, BeginBattle, CountReveal, Reveal, NameCard, MoveOpposition, MeleeAttack, MissileAttack, Feint,
    MoveMercenary, Flee, Recover, Strain, OppositionAct, SkipOpposition, UseTactic, Reinforce, Refresh, EndPhase, EndRound,
    DeclareStalemate, EnterResult, EndEffects, CollectBonus, TidyUp, HireAgent, Travel, Relocate, ReleaseAgent, FinishContract,
    DoEffect, NoteEffect, DropEffect, SetStanding, WriteNote, AddCard, QuitCareer)

} // namespace hiredswords

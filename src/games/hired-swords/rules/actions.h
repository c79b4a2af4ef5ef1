// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Hired Swords in the game's own words. A verb is file format: it never changes.
#pragma once

#include "games/hired-swords/rules/state.h"

#include <variant>

namespace hiredswords {

// The help text is translated in the context of its verb.
#define HS_ACTION(VERB, HELP)                                                                                                    \
    static constexpr char verb[] = VERB;                                                                                         \
    static constexpr char help[] = HELP;

// --- career: step 1

struct DrawCard {
    QString card;
    std::optional<CareerCard> facts;
    HS_ACTION("draw", "Draw the top career card")
    static constexpr void fields(auto each)
    {
        each(field("card", &DrawCard::card, "which card it is").optional(),
            field("facts", &DrawCard::facts, "what is printed on it, if it is new").optional());
    }
};

struct DiscardCard {
    HS_ACTION("discard", "Discard a drawn card that is not eligible")
    static constexpr void fields(auto each) { each(); }
};

struct ResolveEncounter {
    bool take = true;
    QString tactic;
    QList<int> rolled;
    HS_ACTION("resolve-encounter", "Apply the drawn encounter")
    static constexpr void fields(auto each)
    {
        each(field("take", &ResolveEncounter::take, "take what the card offers as an option").optional(),
            field("tactic", &ResolveEncounter::tactic, "a tactic to use on it").names("tactic").optional(),
            field("rolled", &ResolveEncounter::rolled, "dice faces").optional());
    }
};

struct ExpireEncounter {
    QString card;
    HS_ACTION("expire", "End a lasting encounter")
    static constexpr void fields(auto each) { each(field("card", &ExpireEncounter::card, "which").names("lasting")); }
};

struct HoldFinal {
    HS_ACTION("hold", "Keep the drawn final contract for later")
    static constexpr void fields(auto each) { each(); }
};

struct DropFinal {
    QString card;
    HS_ACTION("drop-final", "Discard a final contract, drawn or held")
    static constexpr void fields(auto each) { each(field("card", &DropFinal::card, "which").names("final")); }
};

struct RunFinal {
    QString card;
    HS_ACTION("run-final", "Run a final contract, drawn or held")
    static constexpr void fields(auto each) { each(field("card", &RunFinal::card, "which").names("final")); }
};

struct SearchFinal {
    QStringList cards;
    QList<CareerCard> facts;
    HS_ACTION("search-final", "Draw again and again until a final contract can be run")
    static constexpr void fields(auto each)
    {
        each(field("cards", &SearchFinal::cards, "the cards drawn, in order").optional(),
            field("facts", &SearchFinal::facts, "what is printed on new ones").optional());
    }
};

struct RejectContract {
    HS_ACTION("reject", "Reject the drawn contract for 1 gold")
    static constexpr void fields(auto each) { each(); }
};

struct RejectClash {
    QString clashes;
    HS_ACTION("reject-clash", "Reject a drawn card that contradicts an earlier one, free")
    static constexpr void fields(auto each) { each(field("clashes", &RejectClash::clashes, "with what").optional()); }
};

struct AcceptContract {
    HS_ACTION("accept", "Accept the drawn contract")
    static constexpr void fields(auto each) { each(); }
};

struct FinishFinal {
    QString card;
    HS_ACTION("finish-final", "Declare the conditions of a final contract without battle fulfilled")
    static constexpr void fields(auto each) { each(field("card", &FinishFinal::card, "which").names("final")); }
};

// --- preparing the crew: step 2

struct HireFreelancer {
    QString who;
    HS_ACTION("hire", "Hire a freelancer for this contract")
    static constexpr void fields(auto each) { each(field("who", &HireFreelancer::who, "whom").names("mercenary")); }
};

struct DismissFreelancer {
    QString who;
    HS_ACTION("dismiss", "Take a freelancer out of the crew again")
    static constexpr void fields(auto each) { each(field("who", &DismissFreelancer::who, "whom").names("crew")); }
};

struct PickAgents {
    QStringList agents;
    HS_ACTION("pick-agents", "Choose which agents deploy")
    static constexpr void fields(auto each) { each(field("agents", &PickAgents::agents, "who deploys").names("mercenary")); }
};

struct BuyTactic {
    QString tactic;
    HS_ACTION("buy-tactic", "Buy a tactic for this contract")
    static constexpr void fields(auto each) { each(field("tactic", &BuyTactic::tactic, "which").names("tactic")); }
};

struct ReturnTactic {
    QString tactic;
    HS_ACTION("return-tactic", "Give a tactic back before the crew is confirmed")
    static constexpr void fields(auto each) { each(field("tactic", &ReturnTactic::tactic, "which").names("tactic")); }
};

struct ConfirmCrew {
    HS_ACTION("confirm-crew", "Confirm the crew: M is fixed")
    static constexpr void fields(auto each) { each(); }
};

// --- distribution and deployment: steps 3 and 4

struct EnemyPick {
    QString mercenary;
    Zone zone = Zone::North;
    static constexpr void fields(auto each)
    {
        each(field("mercenary", &EnemyPick::mercenary, "whose card"), field("zone", &EnemyPick::zone, "zone"));
    }
};

struct Distribute {
    QList<EnemyPick> enemies;
    QList<int> rolled;
    HS_ACTION("distribute", "Stack the opposition face down in the zones")
    static constexpr void fields(auto each)
    {
        each(field("enemies", &Distribute::enemies, "enemy mercenaries, if the contract asks for them").optional(),
            field("rolled", &Distribute::rolled, "dice faces").optional());
    }
};

struct PlaceMercenary {
    QString who;
    QString at;
    HS_ACTION("place", "Put a mercenary on a corner of the contract")
    static constexpr void fields(auto each)
    {
        each(field("who", &PlaceMercenary::who, "whom").names("crew"), field("at", &PlaceMercenary::at, "position"));
    }
};

struct BeginBattle {
    HS_ACTION("begin-battle", "Begin round 1")
    static constexpr void fields(auto each) { each(); }
};

// --- battle: step 5

struct CountReveal {
    QList<int> rolled;
    HS_ACTION("count-reveal", "Evaluate the circle: how many opposition cards are revealed this round")
    static constexpr void fields(auto each) { each(field("rolled", &CountReveal::rolled, "dice faces").optional()); }
};

struct Reveal {
    QList<Zone> zones;
    QStringList cards;
    QList<OppositionCard> facts;
    QList<int> rolled;
    HS_ACTION("reveal", "Turn opposition cards face up")
    static constexpr void fields(auto each)
    {
        each(field("zones", &Reveal::zones, "zone of each card, in order").optional(),
            field("cards", &Reveal::cards, "which cards they are, in the same order").optional(),
            field("facts", &Reveal::facts, "what is printed on new ones").optional(),
            field("rolled", &Reveal::rolled, "faces of the circle, if it was not counted yet").optional());
    }
};

struct NameCard {
    QString card;
    QString name;
    std::optional<OppositionCard> facts;
    HS_ACTION("name-card", "Say which card a revealed opposition card is")
    static constexpr void fields(auto each)
    {
        each(field("card", &NameCard::card, "the card on the table").names("opposition"),
            field("name", &NameCard::name, "which card it is").optional(),
            field("facts", &NameCard::facts, "what is printed on it, if it is new").optional());
    }
};

struct MoveOpposition {
    QString card;
    std::optional<Zone> zone;
    HS_ACTION("move-opposition", "Move an opposition card, or see that it stays")
    static constexpr void fields(auto each)
    {
        each(field("card", &MoveOpposition::card, "which; none: every card that has only one way").names("opposition").optional(),
            field("zone", &MoveOpposition::zone, "where to, when there is a choice").optional());
    }
};

struct MeleeAttack {
    QString who, card;
    QStringList assists;
    bool strain = false;
    bool free = false;
    HS_ACTION("melee-attack", "Attack an opposition card in a neighbouring zone")
    static constexpr void fields(auto each)
    {
        each(field("who", &MeleeAttack::who, "who attacks").names("crew"),
            field("card", &MeleeAttack::card, "target").names("opposition"),
            field("assists", &MeleeAttack::assists, "who assists").names("figure").optional(),
            field("strain", &MeleeAttack::strain, "lose a health level instead of being exhausted").optional(),
            field("free", &MeleeAttack::free, "a card makes this action free").optional());
    }
};

struct MissileAttack {
    QString who, card;
    QStringList assists;
    QStringList more; // targets of further shots
    bool token = false;
    bool strain = false;
    bool free = false;
    QList<int> rolled;
    HS_ACTION("missile-attack", "Shoot at an opposition card")
    static constexpr void fields(auto each)
    {
        each(field("who", &MissileAttack::who, "who shoots").names("crew"),
            field("card", &MissileAttack::card, "target").names("opposition"),
            field("assists", &MissileAttack::assists, "who assists").names("figure").optional(),
            field("more", &MissileAttack::more, "targets of further shots, if the card grants several")
                .names("opposition")
                .optional(),
            field("token", &MissileAttack::token, "spend a shot token (reaches any zone if the card says so)").optional(),
            field("strain", &MissileAttack::strain, "lose a health level instead of being exhausted").optional(),
            field("free", &MissileAttack::free, "a card makes this action free").optional(),
            field("rolled", &MissileAttack::rolled, "dice faces").optional());
    }
};

struct Feint {
    QString who, card;
    QStringList assists;
    bool strain = false;
    bool free = false;
    HS_ACTION("feint", "Feint an opposition card in a neighbouring zone")
    static constexpr void fields(auto each)
    {
        each(field("who", &Feint::who, "who feints").names("crew"), field("card", &Feint::card, "target").names("opposition"),
            field("assists", &Feint::assists, "who assists").names("figure").optional(),
            field("strain", &Feint::strain, "lose a health level instead of being exhausted").optional(),
            field("free", &Feint::free, "a card makes this action free").optional());
    }
};

struct MoveMercenary {
    QString who;
    Position to = Position::None;
    QStringList assists;
    bool strain = false;
    bool free = false;
    HS_ACTION("move", "Go to a neighbouring position")
    static constexpr void fields(auto each)
    {
        each(field("who", &MoveMercenary::who, "who moves").names("crew"), field("to", &MoveMercenary::to, "position"),
            field("assists", &MoveMercenary::assists, "who assists (nobody can)").names("figure").optional(),
            field("strain", &MoveMercenary::strain, "lose a health level instead of being exhausted").optional(),
            field("free", &MoveMercenary::free, "a card makes this action free").optional());
    }
};

struct Flee {
    QString who;
    bool free = false;
    HS_ACTION("flee", "Leave the battle")
    static constexpr void fields(auto each)
    {
        each(field("who", &Flee::who, "who leaves").names("crew"),
            field("free", &Flee::free, "a card makes this action free").optional());
    }
};

struct Recover {
    QString who;
    bool strain = false;
    bool free = false;
    HS_ACTION("recover", "Rise one health level")
    static constexpr void fields(auto each)
    {
        each(field("who", &Recover::who, "who recovers").names("figure"),
            field("strain", &Recover::strain, "lose a health level instead of being exhausted").optional(),
            field("free", &Recover::free, "a card makes this action free").optional());
    }
};

struct Strain {
    QString who;
    HS_ACTION("strain", "Lose a health level as the action itself")
    static constexpr void fields(auto each) { each(field("who", &Strain::who, "who strains").names("figure")); }
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
    HS_ACTION("opposition-act", "Resolve the action of an opposition card")
    static constexpr void fields(auto each)
    {
        each(field("card", &OppositionAct::card, "which card acts").names("opposition"),
            field("target", &OppositionAct::target, "a mercenary, or the objective").names("target").optional(),
            field("skill", &OppositionAct::skill, "melee, missiles or alertness, when there is a choice").optional(),
            field("blocker", &OppositionAct::blocker, "who blocks").names("figure").optional(),
            field("block_strain", &OppositionAct::blockStrain, "the blocker wants to strain instead of being exhausted")
                .optional(),
            field("also_block", &OppositionAct::alsoBlock, "further blockers (one is allowed)").names("figure").optional(),
            field("assists", &OppositionAct::assists, "who assists the defender").names("figure").optional(),
            field("decline", &OppositionAct::decline, "defend with the substitute skill although an assist would give a ranking")
                .optional(),
            field("dodge", &OppositionAct::dodge, "the defender spends a dodge token").optional());
    }
};

struct SkipOpposition {
    QString card;
    HS_ACTION("skip-opposition", "See that an opposition card does not act")
    static constexpr void fields(auto each) { each(field("card", &SkipOpposition::card, "which").names("opposition")); }
};

struct UseTactic {
    QString tactic;
    bool keep = false;
    HS_ACTION("use-tactic", "Use a tactic that lies face up")
    static constexpr void fields(auto each)
    {
        each(field("tactic", &UseTactic::tactic, "which").names("tactic"),
            field("keep", &UseTactic::keep, "its text lets it stay").optional());
    }
};

struct Reinforce {
    Zone zone = Zone::North;
    Listing count = {QStringLiteral("1")};
    QList<int> rolled;
    HS_ACTION("reinforce", "Draw further face-down opposition into a zone")
    static constexpr void fields(auto each)
    {
        each(field("zone", &Reinforce::zone, "zone"), field("count", &Reinforce::count, "how many, as a listing"),
            field("rolled", &Reinforce::rolled, "dice faces").optional());
    }
};

struct Refresh {
    HS_ACTION("refresh", "Turn exhausted cards back")
    static constexpr void fields(auto each) { each(); }
};

struct EndPhase {
    HS_ACTION("end-phase", "Go on to the next phase")
    static constexpr void fields(auto each) { each(); }
};

struct EndRound {
    std::optional<Ending> ending;
    HS_ACTION("end-round", "Test the contract's conditions at the end of the round")
    static constexpr void fields(auto each)
    {
        each(field("ending", &EndRound::ending, "what the card's own conditions say, if it has any").optional());
    }
};

struct DeclareStalemate {
    HS_ACTION("declare-stalemate", "Declare that nothing will change any more")
    static constexpr void fields(auto each) { each(); }
};

// --- a battle that was kept on the table

struct FateOf {
    QString who;
    Fate fate = Fate::Healthy;
    static constexpr void fields(auto each)
    {
        each(field("who", &FateOf::who, "a member of the crew"), field("fate", &FateOf::fate, "how it came out"));
    }
};

struct EnterResult {
    Ending ending = Ending::Open;
    QList<FateOf> fates;
    HS_ACTION("enter-result", "Enter how a battle ended that was kept on the table")
    static constexpr void fields(auto each)
    {
        each(field("ending", &EnterResult::ending, "success, failure or stalemate"),
            field("fates", &EnterResult::fates, "who was hurt, slain or fled; the others stay as they are tracked").optional());
    }
};

// --- resolution: step 6

struct EndEffects {
    QList<int> rolled;
    HS_ACTION("end-effects", "Resolve the effects at the end of the contract")
    static constexpr void fields(auto each) { each(field("rolled", &EndEffects::rolled, "dice faces").optional()); }
};

struct CollectBonus {
    QList<int> rolled;
    HS_ACTION("collect-bonus", "Take the bonus of a successful contract")
    static constexpr void fields(auto each) { each(field("rolled", &CollectBonus::rolled, "dice faces").optional()); }
};

struct TidyUp {
    QString keep;
    HS_ACTION("tidy-up", "Put tactics and opposition back, refresh and heal the crew")
    static constexpr void fields(auto each)
    {
        each(field("keep", &TidyUp::keep, "a tactic to keep, if an agent allows it").names("tactic").optional());
    }
};

struct HireAgent {
    QString who;
    HS_ACTION("hire-agent", "Take a freelancer of this contract into the stable")
    static constexpr void fields(auto each) { each(field("who", &HireAgent::who, "whom").names("mercenary")); }
};

struct Travel {
    Location to = Location::Village;
    HS_ACTION("travel", "Pay 5 gold and go to a neighbouring settlement")
    static constexpr void fields(auto each) { each(field("to", &Travel::to, "settlement")); }
};

struct Relocate {
    Location to = Location::Village;
    QString source;
    HS_ACTION("relocate", "Go to another settlement because a card says so")
    static constexpr void fields(auto each)
    {
        each(field("to", &Relocate::to, "settlement"), field("source", &Relocate::source, "which card").optional());
    }
};

struct ReleaseAgent {
    QString who;
    HS_ACTION("release", "Let an agent go")
    static constexpr void fields(auto each) { each(field("who", &ReleaseAgent::who, "whom").names("agent")); }
};

struct FinishContract {
    HS_ACTION("finish-contract", "Put the finished contract away and go on")
    static constexpr void fields(auto each) { each(); }
};

// --- at any time

struct DoEffect {
    Effect effect;
    QString noted;
    QList<int> rolled;
    HS_ACTION("effect", "Do what a card's text says, at once or noted earlier")
    static constexpr void fields(auto each)
    {
        each(field("effect", &DoEffect::effect, "what it does").optional(),
            field("noted", &DoEffect::noted, "a noted effect to do now").names("noted").optional(),
            field("rolled", &DoEffect::rolled, "dice faces").optional());
    }
};

struct NoteEffect {
    Effect effect;
    HS_ACTION("note-effect", "Note what a card's text will do, to be reminded in its phase")
    static constexpr void fields(auto each) { each(field("effect", &NoteEffect::effect, "what it will do, and when")); }
};

struct DropEffect {
    QString noted;
    HS_ACTION("drop-effect", "Strike out a noted effect")
    static constexpr void fields(auto each) { each(field("noted", &DropEffect::noted, "which").names("noted")); }
};

struct SetStanding {
    Standing standing = Standing::Betrayer;
    bool on = true;
    HS_ACTION("standing", "Gain or lose a standing")
    static constexpr void fields(auto each)
    {
        each(field("standing", &SetStanding::standing, "which"), field("on", &SetStanding::on, "gained").optional());
    }
};

struct WriteNote {
    QString text;
    HS_ACTION("note", "Write something down: the prince, a slain character without a card …")
    static constexpr void fields(auto each) { each(field("text", &WriteNote::text, "what")); }
};

struct AddCard {
    std::optional<CareerCard> career;
    std::optional<OppositionCard> opposition;
    std::optional<Mercenary> mercenary;
    std::optional<Tactic> tactic;
    HS_ACTION("add-card", "Enter what is printed on a card, or change what was entered")
    static constexpr void fields(auto each)
    {
        each(field("career", &AddCard::career, "a career card").optional(),
            field("opposition", &AddCard::opposition, "an opposition card").optional(),
            field("mercenary", &AddCard::mercenary, "a mercenary").optional(),
            field("tactic", &AddCard::tactic, "a tactic").optional());
    }
};

struct QuitCareer {
    HS_ACTION("quit", "Give this career up")
    static constexpr void fields(auto each) { each(); }
};

#undef HS_ACTION

// Every action, once: the variant, and in rules.h its check, apply and tell.
// clang-format off
#define HS_EACH_ACTION(DO) \
    DO(DrawCard) DO(DiscardCard) DO(ResolveEncounter) DO(ExpireEncounter) DO(HoldFinal) DO(DropFinal) DO(RunFinal) DO(SearchFinal) \
    DO(RejectContract) DO(RejectClash) DO(AcceptContract) DO(FinishFinal) DO(HireFreelancer) DO(DismissFreelancer) DO(PickAgents) \
    DO(BuyTactic) DO(ReturnTactic) DO(ConfirmCrew) DO(Distribute) DO(PlaceMercenary) DO(BeginBattle) DO(CountReveal) DO(Reveal) DO(NameCard) \
    DO(MoveOpposition) DO(MeleeAttack) DO(MissileAttack) DO(Feint) DO(MoveMercenary) DO(Flee) DO(Recover) DO(Strain) DO(OppositionAct) \
    DO(SkipOpposition) DO(UseTactic) DO(Reinforce) DO(Refresh) DO(EndPhase) DO(EndRound) DO(DeclareStalemate) DO(EnterResult) DO(EndEffects) \
    DO(CollectBonus) DO(TidyUp) DO(HireAgent) DO(Travel) DO(Relocate) DO(ReleaseAgent) DO(FinishContract) DO(DoEffect) DO(NoteEffect) \
    DO(DropEffect) DO(SetStanding) DO(WriteNote) DO(AddCard) DO(QuitCareer)
// clang-format on

namespace detail {
template <class First, class... Actions> struct VariantOf {
    using Type = std::variant<Actions...>;
};
} // namespace detail

#define HS_NEXT(ACTION) , ACTION
using Action = detail::VariantOf<void HS_EACH_ACTION(HS_NEXT)>::Type;
#undef HS_NEXT

} // namespace hiredswords

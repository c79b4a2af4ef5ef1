// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Jagged Alliance in the game's own words. A verb is file format: it never changes.
#pragma once

#include "games/jaggedalliance/rules/state.h"

#include <variant>

namespace jaggedalliance {

// The help text is translated in the context of its verb.
#define JA_ACTION(VERB, HELP)            \
    static constexpr char verb[] = VERB; \
    static constexpr char help[] = HELP;

// --- campaign (p. 4-5, 28-29, 38)

struct StartCampaign {
    QStringList players;
    QString dictator;
    JA_ACTION("start-campaign", "Open a new tracker table: players and dictator")
    static constexpr auto fields()
    {
        return std::tuple(field("players", &StartCampaign::players, "players, clockwise").optional(),
                          field("dictator", &StartCampaign::dictator, "dictator board").names("dictator").optional());
    }
};

struct BeginScenario {
    QString scenario;
    std::optional<Scenario> facts;
    QStringList mercenaries;
    QStringList owners;
    JA_ACTION("begin-scenario", "Lay out a scenario: tiles, income, full boards")
    static constexpr auto fields()
    {
        return std::tuple(field("scenario", &BeginScenario::scenario, "which"),
                          field("facts", &BeginScenario::facts, "what the scenario book says, if it is new").optional(),
                          field("mercenaries", &BeginScenario::mercenaries, "who plays, in the order of the boards").names("mercenary").optional(),
                          field("owners", &BeginScenario::owners, "whose they are, in the same order").optional());
    }
};

struct TickSetup {
    int step = 1;
    JA_ACTION("tick-setup", "Tick a step of the setup")
    static constexpr auto fields() { return std::tuple(field("step", &TickSetup::step, "1 to 17").from(1, 17)); }
};

struct Deploy {
    QString who;
    QString at;
    QString area;
    JA_ACTION("deploy", "Put a mercenary on a start position")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &Deploy::who, "whom").names("mercenary"), field("at", &Deploy::at, "sector").names("sector"),
                          field("area", &Deploy::area, "area").optional());
    }
};

struct BeginPlay {
    JA_ACTION("begin-play", "Begin the first player phase")
    static constexpr auto fields() { return std::tuple(); }
};

struct Buy {
    QString card;
    QString to;
    JA_ACTION("buy", "Buy a card of the market deck")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &Buy::card, "which").names("card"),
                          field("to", &Buy::to, "a mercenary; otherwise into storage").names("mercenary").optional());
    }
};

struct Sell {
    QStringList cards;
    JA_ACTION("sell", "Sell cards for half their price")
    static constexpr auto fields() { return std::tuple(field("cards", &Sell::cards, "which").names("card")); }
};

struct HandOver {
    QString card;
    QString to;
    std::optional<Place> place;
    JA_ACTION("hand-over", "Give a card to a mercenary or put it into storage, between scenarios")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &HandOver::card, "which").names("card"),
                          field("to", &HandOver::to, "a mercenary; otherwise into storage").names("mercenary").optional(),
                          field("place", &HandOver::place, "slot; otherwise the inventory").optional());
    }
};

struct TradeMercenary {
    QString who;
    QString player;
    JA_ACTION("trade-mercenary", "Give a mercenary to another player")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &TradeMercenary::who, "whom").names("mercenary"), field("player", &TradeMercenary::player, "to whom"));
    }
};

struct SwapMercenary {
    QString from;
    QString to;
    JA_ACTION("swap-mercenary", "Go on with another mercenary: cards and Severe Injury move")
    static constexpr auto fields()
    {
        return std::tuple(field("from", &SwapMercenary::from, "who stays behind").names("mercenary"),
                          field("to", &SwapMercenary::to, "who takes over").names("mercenary"));
    }
};

struct TickCity {
    QString city;
    JA_ACTION("tick-city", "Tick a liberated city: its A.I.M. cards can be bought")
    static constexpr auto fields()
    {
        return std::tuple(field("city", &TickCity::city, "box; otherwise the topmost open one").names("city").optional());
    }
};

struct TickExperience {
    QString enemy;
    JA_ACTION("tick-experience", "Tick an enemy type as experienced")
    static constexpr auto fields() { return std::tuple(field("enemy", &TickExperience::enemy, "which").names("enemy-card")); }
};

struct OpenMarket {
    QStringList cards;
    int first = 0;
    int last = 0;
    JA_ACTION("open-market", "Put A.I.M. cards into the market deck")
    static constexpr auto fields()
    {
        return std::tuple(field("cards", &OpenMarket::cards, "which").names("card").optional(),
                          field("first", &OpenMarket::first, "first number").optional().from(0, 999),
                          field("last", &OpenMarket::last, "last number").optional().from(0, 999));
    }
};

struct Declare {
    Ending ending = Ending::Won;
    QString why;
    JA_ACTION("declare", "Declare the scenario won or lost by its own conditions")
    static constexpr auto fields()
    {
        return std::tuple(field("ending", &Declare::ending, "won or lost"), field("why", &Declare::why, "by which condition").optional());
    }
};

struct FinishScenario {
    JA_ACTION("finish-scenario", "Put the scenario away: rewards, cleanup, save")
    static constexpr auto fields() { return std::tuple(); }
};

// --- dice

struct EnterDie {
    Colour colour = Colour::Yellow;
    QList<Face> faces;
    int owned = 0;
    JA_ACTION("enter-die", "Enter the faces of a colour")
    static constexpr auto fields()
    {
        return std::tuple(field("colour", &EnterDie::colour, "colour"),
                          field("faces", &EnterDie::faces, "successes of each face, a star for expertise"),
                          field("owned", &EnterDie::owned, "dice of this colour in the box").optional().from(0, 99));
    }
};

struct ConfirmDice {
    JA_ACTION("confirm-dice", "State that all faces were compared with the real dice")
    static constexpr auto fields() { return std::tuple(); }
};

// --- activation: start steps (p. 15)

struct Activate {
    QString who;
    JA_ACTION("activate", "Begin the activation of a mercenary")
    static constexpr auto fields() { return std::tuple(field("who", &Activate::who, "whom").names("mercenary")); }
};

struct OnActivation {
    QString card;
    QString target;
    JA_ACTION("on-activation", "Use an On Activation effect")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &OnActivation::card, "of which card").names("card"),
                          field("target", &OnActivation::target, "on whom").names("figure").optional());
    }
};

struct Flee {
    QString to;
    JA_ACTION("flee", "Leave a fight with everybody into a liberated sector")
    static constexpr auto fields() { return std::tuple(field("to", &Flee::to, "where").names("sector")); }
};

struct Arrange {
    QString card;
    Place place = Place::Inventory;
    JA_ACTION("arrange", "Put a card into a slot or the inventory")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &Arrange::card, "which").names("card"),
                          field("place", &Arrange::place, "inventory, weapon-1, weapon-2, armour, extra or ally"));
    }
};

struct Attach {
    QString card;
    QString host;
    JA_ACTION("attach", "Attach an upgrade")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &Attach::card, "the upgrade").names("card"), field("host", &Attach::host, "to which card").names("card"));
    }
};

struct Detach {
    QString card;
    JA_ACTION("detach", "Take an upgrade off")
    static constexpr auto fields() { return std::tuple(field("card", &Detach::card, "the upgrade").names("card")); }
};

struct Trade {
    QString card;
    QString to;
    QString back;
    JA_ACTION("trade", "Exchange inventory items in the same area")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &Trade::card, "which").names("card"), field("to", &Trade::to, "to whom").names("mercenary"),
                          field("back", &Trade::back, "what is given back").names("card").optional());
    }
};

struct DiscardCard {
    QString card;
    JA_ACTION("discard", "Discard a card")
    static constexpr auto fields() { return std::tuple(field("card", &DiscardCard::card, "which").names("card")); }
};

struct Receive {
    QString card;
    QString who;
    std::optional<Place> place;
    QString instead;
    JA_ACTION("receive", "Take a card that was gained")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &Receive::card, "which").names("card"), field("who", &Receive::who, "who takes it").names("mercenary"),
                          field("place", &Receive::place, "slot; otherwise the inventory").optional(),
                          field("instead", &Receive::instead, "a card to discard for it").names("card").optional());
    }
};

// --- actions (p. 16-18, 23-24)

struct MoveStep {
    QString to;
    QString area;
    JA_ACTION("step", "Go one step")
    static constexpr auto fields()
    {
        return std::tuple(field("to", &MoveStep::to, "area, sector or mission").names("place"),
                          field("area", &MoveStep::area, "area on the crossed border, when a sector is entered").optional());
    }
};

struct GroupMove {
    QString to;
    QString area;
    QStringList taken;
    QStringList areas;
    bool shared = false;
    JA_ACTION("group-move", "Command action: move together without fatigue")
    static constexpr auto fields()
    {
        return std::tuple(field("to", &GroupMove::to, "area, sector or mission").names("place"),
                          field("area", &GroupMove::area, "area on the crossed border").optional(),
                          field("with", &GroupMove::taken, "who comes along").names("mercenary").optional(),
                          field("areas", &GroupMove::areas, "their areas, in the same order").optional(),
                          field("shared", &GroupMove::shared, "with the shared token").optional());
    }
};

struct Attack {
    QString card;
    int use = 1;
    QString target;
    QString area;
    bool wear = false;
    QStringList helpers;
    int rebels = 0;
    QString tank;
    QList<int> rolled;
    JA_ACTION("attack", "Attack with a card")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &Attack::card, "with what").names("card"),
                          field("use", &Attack::use, "which of its actions").optional().from(1, 9),
                          field("target", &Attack::target, "whom").names("figure").optional(),
                          field("area", &Attack::area, "which area, for an area attack").optional(),
                          field("wear", &Attack::wear, "spend durability").optional(),
                          field("with", &Attack::helpers, "consumables that help").names("card").optional(),
                          field("rebels", &Attack::rebels, "rebels that support").optional().from(0, 99),
                          field("tank", &Attack::tank, "tank token revealed").names("tank-token").optional(),
                          field("rolled", &Attack::rolled, "dice faces, by number of the face").optional());
    }
};

struct Repeat {
    QString target;
    QString area;
    QString tank;
    QList<int> rolled;
    JA_ACTION("repeat", "Carry out the next repetition of a burst")
    static constexpr auto fields()
    {
        return std::tuple(field("target", &Repeat::target, "whom").names("figure").optional(),
                          field("area", &Repeat::area, "which area").optional(),
                          field("tank", &Repeat::tank, "tank token revealed").names("tank-token").optional(),
                          field("rolled", &Repeat::rolled, "dice faces, by number of the face").optional());
    }
};

struct UseCard {
    QString card;
    int use = 1;
    QString target;
    bool wear = false;
    JA_ACTION("use", "Use a card whose action is no attack, or a consumable")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &UseCard::card, "which").names("card"),
                          field("use", &UseCard::use, "which of its actions").optional().from(1, 9),
                          field("target", &UseCard::target, "on whom").names("figure").optional(),
                          field("wear", &UseCard::wear, "spend durability").optional());
    }
};

struct Loot {
    QString what;
    QString card;
    std::optional<Card> facts;
    QString who;
    JA_ACTION("loot", "Loot a corpse or a loot token")
    static constexpr auto fields()
    {
        return std::tuple(field("what", &Loot::what, "corpse or token").names("lootable"),
                          field("card", &Loot::card, "the card drawn").names("card").optional(),
                          field("facts", &Loot::facts, "what is printed on it, if it is new").optional(),
                          field("who", &Loot::who, "who loots, after a victory").names("mercenary").optional());
    }
};

struct UseSkill {
    Skill skill = Skill::Medical;
    int rebels = 0;
    QString mission;
    int difficulty = 0;
    bool shared = false;
    bool free = false;
    QList<int> rolled;
    JA_ACTION("skill", "Command action: roll a skill, perhaps for a test")
    static constexpr auto fields()
    {
        return std::tuple(field("skill", &UseSkill::skill, "which"),
                          field("rebels", &UseSkill::rebels, "rebels that support").optional().from(0, 99),
                          field("mission", &UseSkill::mission, "a mission whose condition is tested").names("mission").optional(),
                          field("difficulty", &UseSkill::difficulty, "of another test").optional().from(0, 99),
                          field("shared", &UseSkill::shared, "with the shared token").optional(),
                          field("free", &UseSkill::free, "a card asks for no command action").optional(),
                          field("rolled", &UseSkill::rolled, "dice faces, by number of the face").optional());
    }
};

struct Assign {
    QString target;
    QString card;
    int amount = 1;
    bool injury = false;
    JA_ACTION("assign", "Use successes of a skill roll")
    static constexpr auto fields()
    {
        return std::tuple(field("target", &Assign::target, "whom").names("mercenary"),
                          field("card", &Assign::card, "what is repaired").names("card").optional(),
                          field("amount", &Assign::amount, "successes").optional().from(1, 99),
                          field("injury", &Assign::injury, "for a Severe Injury").optional());
    }
};

struct Train {
    bool shared = false;
    JA_ACTION("train", "Command action: put a rebel into a rebel slot")
    static constexpr auto fields() { return std::tuple(field("shared", &Train::shared, "with the shared token").optional()); }
};

struct Bribe {
    int dice = 1;
    int rebels = 0;
    bool shared = false;
    QList<int> rolled;
    JA_ACTION("bribe", "Command action: pay funds to lower the threat")
    static constexpr auto fields()
    {
        return std::tuple(field("dice", &Bribe::dice, "dice paid for").from(0, 99),
                          field("rebels", &Bribe::rebels, "rebels that support (none can)").optional().from(0, 99),
                          field("shared", &Bribe::shared, "with the shared token").optional(),
                          field("rolled", &Bribe::rolled, "dice faces, by number of the face").optional());
    }
};

struct Reveal {
    QString token;
    QString shows;
    bool far = false;
    JA_ACTION("reveal", "Turn an encounter token over")
    static constexpr auto fields()
    {
        return std::tuple(field("token", &Reveal::token, "which").names("token"),
                          field("shows", &Reveal::shows, "what it shows").names("encounter").optional(),
                          field("far", &Reveal::far, "an action reveals it from elsewhere").optional());
    }
};

struct Reroll {
    int die = 1;
    QList<int> rolled;
    JA_ACTION("reroll", "Reroll one die of the last roll")
    static constexpr auto fields()
    {
        return std::tuple(field("die", &Reroll::die, "which, counted from 1").from(1, 99),
                          field("rolled", &Reroll::rolled, "dice faces, by number of the face").optional());
    }
};

struct KeepRoll {
    JA_ACTION("keep", "Let the last roll stand")
    static constexpr auto fields() { return std::tuple(); }
};

struct MoveGranted {
    QString grant;
    QString to;
    JA_ACTION("move-granted", "Make a Retreat or a Free Move")
    static constexpr auto fields()
    {
        return std::tuple(field("grant", &MoveGranted::grant, "which").names("grant"), field("to", &MoveGranted::to, "area"));
    }
};

struct Forgo {
    JA_ACTION("forgo", "Leave successes, repetitions or granted moves unused")
    static constexpr auto fields() { return std::tuple(); }
};

struct EndActions {
    JA_ACTION("end-actions", "Finish the actions of the active mercenary")
    static constexpr auto fields() { return std::tuple(); }
};

// --- enemies (p. 26-27, 36-37)

struct EnemyAct {
    QString enemy;
    QString target;
    QString to;
    JA_ACTION("enemy-act", "Let the next enemy act")
    static constexpr auto fields()
    {
        return std::tuple(field("enemy", &EnemyAct::enemy, "which, when there is a choice").names("enemy").optional(),
                          field("target", &EnemyAct::target, "whom, when there is a choice").names("mercenary").optional(),
                          field("to", &EnemyAct::to, "way, when there is a choice").optional());
    }
};

struct Defend {
    QString incoming;
    bool stealth = false;
    QStringList worn;
    int rebels = 0;
    QList<int> rolled;
    JA_ACTION("defend", "Answer damage with armour or stealth")
    static constexpr auto fields()
    {
        return std::tuple(field("incoming", &Defend::incoming, "which; otherwise the first").names("incoming").optional(),
                          field("stealth", &Defend::stealth, "hide instead of armour").optional(),
                          field("worn", &Defend::worn, "slotted cards whose durability helps").names("card").optional(),
                          field("rebels", &Defend::rebels, "rebels that support").optional().from(0, 99),
                          field("rolled", &Defend::rolled, "dice faces, by number of the face").optional());
    }
};

// --- dictator (p. 30-35)

struct EndPlayerPhase {
    JA_ACTION("end-player-phase", "End the player phase")
    static constexpr auto fields() { return std::tuple(); }
};

struct RaiseThreat {
    QString lieutenant;
    JA_ACTION("raise-threat", "Resolve one threat token")
    static constexpr auto fields()
    {
        return std::tuple(field("lieutenant", &RaiseThreat::lieutenant, "who comes, if the maximum brings one").names("lieutenant").optional());
    }
};

struct FightCounterAttack {
    int rebels = 0;
    QString lieutenant;
    QList<int> rolled;
    JA_ACTION("counter-attack", "Roll against a counter-attack")
    static constexpr auto fields()
    {
        return std::tuple(field("rebels", &FightCounterAttack::rebels, "rebels discarded for support").optional().from(0, 99),
                          field("lieutenant", &FightCounterAttack::lieutenant, "who comes, if the maximum brings one").names("lieutenant").optional(),
                          field("rolled", &FightCounterAttack::rolled, "dice faces, by number of the face").optional());
    }
};

struct DrawEvent {
    QString event;
    std::optional<Event> facts;
    JA_ACTION("draw-event", "Draw and carry out the event of this level")
    static constexpr auto fields()
    {
        return std::tuple(field("event", &DrawEvent::event, "which it is").names("event").optional(),
                          field("facts", &DrawEvent::facts, "what is printed on it, if it is new").optional());
    }
};

struct EndDictatorPhase {
    JA_ACTION("end-dictator-phase", "Clear threat tokens, add the day token, begin the next turn")
    static constexpr auto fields() { return std::tuple(); }
};

// --- sectors, lieutenants, missions, deaths

struct Liberate {
    QString sector;
    JA_ACTION("liberate", "Declare a sector liberated")
    static constexpr auto fields() { return std::tuple(field("sector", &Liberate::sector, "which").names("sector")); }
};

struct LieutenantEnters {
    QString lieutenant;
    JA_ACTION("lieutenant", "Bring a lieutenant into play")
    static constexpr auto fields() { return std::tuple(field("lieutenant", &LieutenantEnters::lieutenant, "which").names("lieutenant")); }
};

struct Uncover {
    QString lieutenant;
    QString sector;
    JA_ACTION("uncover", "Find the sector of a lieutenant")
    static constexpr auto fields()
    {
        return std::tuple(field("lieutenant", &Uncover::lieutenant, "which").names("lieutenant"),
                          field("sector", &Uncover::sector, "where").names("sector"));
    }
};

struct AddMission {
    QString mission;
    JA_ACTION("add-mission", "Lay out a mission at its access")
    static constexpr auto fields() { return std::tuple(field("mission", &AddMission::mission, "which").names("mission")); }
};

struct ResolveGoal {
    QString mission;
    JA_ACTION("resolve-goal", "State that the next condition of a mission is met")
    static constexpr auto fields() { return std::tuple(field("mission", &ResolveGoal::mission, "which").names("mission")); }
};

struct Replace {
    QString who;
    QStringList discards;
    QString by;
    JA_ACTION("replace", "Settle the cards of the dead and choose a replacement")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &Replace::who, "who died").names("mercenary"),
                          field("discards", &Replace::discards, "half of the cards, rounded down").names("card").optional(),
                          field("by", &Replace::by, "the new mercenary").names("mercenary").optional());
    }
};

struct EnterReplacement {
    QString who;
    QString at;
    QString area;
    JA_ACTION("enter", "Bring a replacement onto the table")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &EnterReplacement::who, "whom").names("mercenary"),
                          field("at", &EnterReplacement::at, "sector").names("sector"),
                          field("area", &EnterReplacement::area, "area").optional());
    }
};

// --- at any time

struct DoEffect {
    std::optional<Effect> effect;
    QString due;
    QString target;
    JA_ACTION("effect", "Do what a card says, at once or due")
    static constexpr auto fields()
    {
        return std::tuple(field("effect", &DoEffect::effect, "what it does").optional(),
                          field("due", &DoEffect::due, "an effect that is due").names("due").optional(),
                          field("target", &DoEffect::target, "on whom or what").names("target").optional());
    }
};

struct DropEffect {
    QString due;
    JA_ACTION("drop-effect", "Leave a due effect undone")
    static constexpr auto fields() { return std::tuple(field("due", &DropEffect::due, "which").names("due")); }
};

struct EnterMap {
    QString sector;
    QList<Area> areas;
    QList<Border> borders;
    JA_ACTION("enter-map", "Enter areas and borders of a sector")
    static constexpr auto fields()
    {
        return std::tuple(field("sector", &EnterMap::sector, "which").names("sector"), field("areas", &EnterMap::areas, "areas"),
                          field("borders", &EnterMap::borders, "borders").optional());
    }
};

struct AddCard {
    std::optional<Card> card;
    std::optional<Mercenary> mercenary;
    std::optional<Enemy> enemy;
    std::optional<Event> event;
    std::optional<Lieutenant> lieutenant;
    std::optional<Mission> mission;
    std::optional<Dictator> dictator;
    std::optional<Encounter> encounter;
    JA_ACTION("add-card", "Enter what is printed on a card, or change what was entered")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &AddCard::card, "A.I.M. or loot card").optional(),
                          field("mercenary", &AddCard::mercenary, "mercenary board").optional(),
                          field("enemy", &AddCard::enemy, "enemy card").optional(), field("event", &AddCard::event, "event").optional(),
                          field("lieutenant", &AddCard::lieutenant, "lieutenant").optional(),
                          field("mission", &AddCard::mission, "mission").optional(),
                          field("dictator", &AddCard::dictator, "dictator board").optional(),
                          field("encounter", &AddCard::encounter, "kind of encounter token").optional());
    }
};

struct WriteNote {
    QString text;
    JA_ACTION("note", "Write something down")
    static constexpr auto fields() { return std::tuple(field("text", &WriteNote::text, "what")); }
};

#undef JA_ACTION

// Every action, once: the variant, and in rules.h its check, apply and tell.
#define JA_EACH_ACTION(DO) \
    DO(StartCampaign) DO(BeginScenario) DO(TickSetup) DO(Deploy) DO(BeginPlay) DO(Buy) DO(Sell) DO(HandOver) DO(TradeMercenary) \
    DO(SwapMercenary) DO(TickCity) DO(TickExperience) DO(OpenMarket) DO(Declare) DO(FinishScenario) DO(EnterDie) DO(ConfirmDice) \
    DO(Activate) DO(OnActivation) DO(Flee) DO(Arrange) DO(Attach) DO(Detach) DO(Trade) DO(DiscardCard) DO(Receive) DO(MoveStep) \
    DO(GroupMove) DO(Attack) DO(Repeat) DO(UseCard) DO(Loot) DO(UseSkill) DO(Assign) DO(Train) DO(Bribe) DO(Reveal) DO(Reroll) \
    DO(KeepRoll) DO(MoveGranted) DO(Forgo) DO(EndActions) DO(EnemyAct) DO(Defend) DO(EndPlayerPhase) DO(RaiseThreat) DO(FightCounterAttack) \
    DO(DrawEvent) DO(EndDictatorPhase) DO(Liberate) DO(LieutenantEnters) DO(Uncover) DO(AddMission) DO(ResolveGoal) DO(Replace) \
    DO(EnterReplacement) DO(DoEffect) DO(DropEffect) DO(EnterMap) DO(AddCard) DO(WriteNote)

namespace detail {
template <class First, class... Actions>
struct VariantOf {
    using Type = std::variant<Actions...>;
};
} // namespace detail

#define JA_NEXT(ACTION) , ACTION
using Action = detail::VariantOf<void JA_EACH_ACTION(JA_NEXT)>::Type;
#undef JA_NEXT

} // namespace jaggedalliance

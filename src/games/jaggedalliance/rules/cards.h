// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on cards, boards and tiles, and where each of them lies. The rulebook prints few of these facts; whoever
// owns the box enters the rest. A card's text stands above everything that is computed (JA-158).
#pragma once

#include "games/jaggedalliance/rules/words.h"

#include <QJsonValue>

namespace jaggedalliance {

using engine::field;

// Dice by colour, written as letters: "YYO" is two yellow and one orange.
struct Pool {
    int yellow = 0;
    int orange = 0;
    int red = 0;
    int blue = 0;

    bool operator==(const Pool&) const = default;
    int& of(Colour colour);
    int of(Colour colour) const { return const_cast<Pool*>(this)->of(colour); }
    int count() const { return yellow + orange + red + blue; }
    Pool& operator+=(const Pool& other);
    QList<Colour> dice() const; // one by one
    static constexpr auto fields()
    {
        return std::tuple(field("yellow", &Pool::yellow, "yellow dice"), field("orange", &Pool::orange, "orange dice"),
                          field("red", &Pool::red, "red dice"), field("blue", &Pool::blue, "blue dice"));
    }
    static std::optional<Pool> read(const QJsonValue& json);
    QJsonValue written() const;
    static QString allowed();
};

// One face: its successes, and a star for the expertise icon: "1*".
struct Face {
    int successes = 0;
    bool expertise = false;

    bool operator==(const Face&) const = default;
    static constexpr auto fields()
    {
        return std::tuple(field("successes", &Face::successes, "icons on it"), field("expertise", &Face::expertise, "shows the expertise icon"));
    }
    static std::optional<Face> read(const QJsonValue& json);
    QJsonValue written() const;
    static QString allowed();
};

// The faces of one colour; every real die of a colour is alike (JA-015 … JA-019).
struct DieFaces {
    Colour colour = Colour::Yellow;
    QList<Face> faces;
    int owned = 0; // how many lie in the box; 0: not entered

    static constexpr auto fields()
    {
        return std::tuple(field("colour", &DieFaces::colour, "colour"), field("faces", &DieFaces::faces, "faces, as successes with a star for expertise"),
                          field("owned", &DieFaces::owned, "dice of this colour in the box").optional());
    }
};

struct SkillDice {
    Pool leadership, mechanical, medical;

    const Pool& of(Skill skill) const { return skill == Skill::Leadership ? leadership : skill == Skill::Mechanical ? mechanical : medical; }
    static constexpr auto fields()
    {
        return std::tuple(field("leadership", &SkillDice::leadership, "dice").optional(), field("mechanical", &SkillDice::mechanical, "dice").optional(),
                          field("medical", &SkillDice::medical, "dice").optional());
    }
};

// One thing that a card's text does.
struct Effect {
    QString id; // "" on a card; a number once it is due at the table
    EffectKind kind = EffectKind::Note;
    QString target; // a mercenary, an enemy, a card, a sector or mission; by kind
    int amount = 1;
    std::optional<Condition> condition;
    QString card;  // a card, lieutenant, mission, enemy type or encounter token that it names
    QString place; // a sector, or sector:area
    bool may = false;
    QString text;
    QString source;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &Effect::id, "number of an effect that is due").optional(), field("kind", &Effect::kind, "what it does"),
                          field("target", &Effect::target, "whom or what it touches").optional(),
                          field("amount", &Effect::amount, "how much").optional().from(0, 99),
                          field("condition", &Effect::condition, "which condition").optional(),
                          field("card", &Effect::card, "the card, enemy or token it names").optional(),
                          field("place", &Effect::place, "a sector, or sector:area").optional(),
                          field("may", &Effect::may, "optional by its text").optional(),
                          field("text", &Effect::text, "the card's text in your words").optional(),
                          field("source", &Effect::source, "the card").optional());
    }
};

// What durability, an upgrade or a helping consumable adds to an action or a defence.
struct Boost {
    Pool dice;
    int successes = 0;
    QList<Icon> icons;
    bool reroll = false;
    bool expertise = false;

    static constexpr auto fields()
    {
        return std::tuple(field("dice", &Boost::dice, "further dice").optional(), field("successes", &Boost::successes, "automatic successes").optional(),
                          field("icons", &Boost::icons, "further effects").optional(), field("reroll", &Boost::reroll, "one die may be rerolled").optional(),
                          field("expertise", &Boost::expertise, "gives Expertise").optional());
    }
};

// A printed action of a card.
struct Use {
    int fatigue = 0;
    int range = 0; // areas; -1: no limit within the sector
    Pool dice;
    int successes = 0;
    QList<Icon> icons;
    bool area = false;
    int burst = 1;
    bool expertise = false;
    QList<Effect> effects;
    QString text;

    bool isAttack() const { return dice.count() > 0 || successes > 0 || !icons.isEmpty(); }
    static constexpr auto fields()
    {
        return std::tuple(field("fatigue", &Use::fatigue, "cost").optional().from(0, 20), field("range", &Use::range, "range in areas; -1: no limit").optional().from(-1, 20),
                          field("dice", &Use::dice, "attack dice").optional(), field("successes", &Use::successes, "automatic successes").optional().from(0, 20),
                          field("icons", &Use::icons, "effects from left to right; damage marks where the damage stands").optional(),
                          field("area", &Use::area, "hits everybody in the target area").optional(), field("burst", &Use::burst, "times it is carried out").optional().from(1, 9),
                          field("expertise", &Use::expertise, "gives Expertise").optional(),
                          field("effects", &Use::effects, "what it does besides").optional(), field("text", &Use::text, "its text in your words").optional());
    }
};

// What lasts as long as a card is in play.
struct Modifiers {
    int damage = 0;          // of enemies
    int stealth = 0;         // difficulty of hiding
    int counterStrength = 0; // of counter-attacks
    int bribeCost = 0;       // funds for each die instead of 1
    int startLevel = 0;      // of the threat track
    int recover = 0;         // at the start of an activation
    bool rebelsLost = false; // the pool's rebels go when the scenario ends

    static constexpr auto fields()
    {
        return std::tuple(field("damage", &Modifiers::damage, "damage of enemies").optional().from(-9, 9),
                          field("stealth", &Modifiers::stealth, "difficulty of hiding").optional().from(-9, 9),
                          field("counter_strength", &Modifiers::counterStrength, "strength of counter-attacks").optional().from(-9, 9),
                          field("bribe_cost", &Modifiers::bribeCost, "funds for a bribe instead of 1").optional().from(0, 9),
                          field("start_level", &Modifiers::startLevel, "threat level at the start").optional().from(0, 30),
                          field("recover", &Modifiers::recover, "fatigue recovered at the start of an activation").optional().from(-9, 9),
                          field("rebels_lost", &Modifiers::rebelsLost, "the pool's rebels are lost when the scenario ends").optional());
    }
};

// A small card of the team: equipment, upgrade, consumable, ally or income. Copies are cards of their own.
struct Card {
    QString id;
    QString title;
    int number = 0; // as printed; 0: not entered
    Deck deck = Deck::Aim;
    CardKind kind = CardKind::Weapon;
    std::optional<int> cost;
    QList<Use> uses;
    int perActivation = 1; // how often its action may be used
    Pool armour, stealth, counter;
    bool heavy = false;
    int upgradeSlots = 0;
    CardKind fits = CardKind::Weapon; // an upgrade: on weapons or on armour
    int durability = 0;
    Boost wear;  // what one durability buys
    Boost boost; // an upgrade, or a consumable that helps a roll
    QList<RollKind> helps; // a consumable: the rolls that it goes with; empty: used by itself
    QList<RollKind> expertise;
    QList<RollKind> rerolls;
    int stamina = 0;
    SkillDice skills;
    int commands = 0;  // further command actions
    int groupMove = 0; // further areas of a Group Move
    QList<Effect> onActivation;
    QList<Effect> effects; // a consumable's
    int funds = 0;  // income at the start of a scenario
    int rebels = 0;
    bool leaves = false; // goes to the box when it is used
    QString text;
    bool unconfirmed = false;

    Place place = Place::Deck;
    QString holder; // a mercenary
    QString host;   // the card it is attached to
    int spent = 0;  // durability
    int used = 0;   // in this activation

    bool isHeld() const { return place >= Place::Inventory && place <= Place::Received; }
    bool isSlotted() const { return place >= Place::Weapon1 && place <= Place::Ally; }
    static constexpr auto fields()
    {
        return std::tuple(
            field("id", &Card::id, "short name"), field("title", &Card::title, "name").optional(), field("number", &Card::number, "printed number").optional(),
            field("deck", &Card::deck, "the deck of its back").optional(), field("kind", &Card::kind, "type").optional(), field("cost", &Card::cost, "price").optional().from(0, 99),
            field("uses", &Card::uses, "its actions").optional(), field("per_activation", &Card::perActivation, "uses in one activation").optional().from(1, 9),
            field("armour", &Card::armour, "armour dice").optional(), field("stealth", &Card::stealth, "stealth dice").optional(),
            field("counter", &Card::counter, "dice against counter-attacks").optional(), field("heavy", &Card::heavy, "heavy").optional(),
            field("upgrade_slots", &Card::upgradeSlots, "upgrades it can hold").optional().from(0, 9), field("fits", &Card::fits, "an upgrade: weapon or armour").optional(),
            field("durability", &Card::durability, "durability icons").optional().from(0, 20), field("wear", &Card::wear, "what one durability adds").optional(),
            field("boost", &Card::boost, "what an upgrade or a helping consumable adds").optional(),
            field("helps", &Card::helps, "a consumable: only together with such a roll").optional(),
            field("expertise", &Card::expertise, "rolls with Expertise").optional(), field("rerolls", &Card::rerolls, "rolls of which one die may be rerolled").optional(),
            field("stamina", &Card::stamina, "further stamina").optional().from(0, 9), field("skills", &Card::skills, "further skill dice").optional(),
            field("commands", &Card::commands, "further command actions").optional().from(0, 9), field("group_move", &Card::groupMove, "further areas of a Group Move").optional().from(0, 9),
            field("on_activation", &Card::onActivation, "On Activation effects").optional(), field("effects", &Card::effects, "what using it does").optional(),
            field("funds", &Card::funds, "income in funds").optional().from(0, 99), field("rebels", &Card::rebels, "income in rebels").optional().from(0, 99),
            field("leaves", &Card::leaves, "leaves the campaign when used").optional(), field("text", &Card::text, "its text in your words").optional(),
            field("unconfirmed", &Card::unconfirmed, "not yet compared with the real card").optional(),
            field("place", &Card::place, "where it lies").optional(), field("holder", &Card::holder, "whose it is").optional(),
            field("host", &Card::host, "the card it is attached to").optional(), field("spent", &Card::spent, "durability spent").optional().from(0, 20),
            field("used", &Card::used, "times used in this activation").optional().from(0, 99));
    }
};

// A mercenary board with everything that is tracked on it.
struct Mercenary {
    QString id;
    QString title;
    int start = 6; // cubes of its stamina zone
    int recover = 2;
    int inventory = 3;
    int allySlots = 1;
    SkillDice skills;
    bool extraSlot = false;          // one more weapon slot, never for heavy items
    QList<Terrain> quietKills;       // killing from there skips the enemy activation
    QString ability;                 // its text in your words
    bool unconfirmed = false;

    MercPlace place = MercPlace::Roster;
    QString player;
    QString at;   // sector or mission
    QString area;
    int stamina = 0;
    int fatigue = 0;
    int wounds = 0;
    int extra = 0; // cubes that effects added, less those that they took
    int injury = 0;
    bool down = false;
    QList<Condition> conditions;
    int command = 0; // command actions ready
    bool activated = false;
    bool quiet = false; // killed from such terrain in this activation

    bool stands() const { return place == MercPlace::Team && !down; }
    static constexpr auto fields()
    {
        return std::tuple(
            field("id", &Mercenary::id, "short name"), field("title", &Mercenary::title, "name").optional(), field("start", &Mercenary::start, "stamina cubes printed").optional().from(1, 20),
            field("recover", &Mercenary::recover, "fatigue recovered at the start of an activation").optional().from(0, 9),
            field("inventory", &Mercenary::inventory, "spaces").optional().from(0, 9), field("ally_slots", &Mercenary::allySlots, "allies").optional().from(0, 9),
            field("skills", &Mercenary::skills, "skill dice").optional(), field("extra_slot", &Mercenary::extraSlot, "one more weapon slot, not for heavy items").optional(),
            field("quiet_kills", &Mercenary::quietKills, "a kill from here skips the enemy activation").optional(),
            field("ability", &Mercenary::ability, "ability in your words").optional(), field("unconfirmed", &Mercenary::unconfirmed, "not yet compared with the real board").optional(),
            field("place", &Mercenary::place, "roster, team, waiting or dead").optional(), field("player", &Mercenary::player, "whose").optional(),
            field("at", &Mercenary::at, "sector or mission").optional(), field("area", &Mercenary::area, "area").optional(),
            field("stamina", &Mercenary::stamina, "cubes").optional().from(0, 40), field("fatigue", &Mercenary::fatigue, "cubes").optional().from(0, 40),
            field("wounds", &Mercenary::wounds, "cubes").optional().from(0, 40), field("extra", &Mercenary::extra, "cubes added by effects").optional().from(-20, 20),
            field("injury", &Mercenary::injury, "Severe Injury").optional().from(0, 1), field("down", &Mercenary::down, "knocked down").optional(),
            field("conditions", &Mercenary::conditions, "conditions").optional(), field("command", &Mercenary::command, "command actions ready").optional().from(0, 9),
            field("activated", &Mercenary::activated, "activated in this player phase").optional(),
            field("quiet", &Mercenary::quiet, "its enemy activation is skipped").optional());
    }
};

// One row of an enemy card.
struct Row {
    int health = 1;
    int armour = 0;
    int damage = 1;
    int range = 0; // -1: none printed, so no limit
    int stealth = 0;
    QList<Condition> conditions;

    static constexpr auto fields()
    {
        return std::tuple(field("health", &Row::health, "damage that defeats it").optional().from(1, 99), field("armour", &Row::armour, "armour").optional().from(0, 20),
                          field("damage", &Row::damage, "damage").optional().from(0, 20), field("range", &Row::range, "range; -1: none printed").optional().from(-1, 20),
                          field("stealth", &Row::stealth, "successes needed to hide").optional().from(0, 20),
                          field("conditions", &Row::conditions, "what its hits bring").optional());
    }
};

struct Enemy {
    QString id;
    QString title;
    int initiative = 0;
    Row basic, elite, advanced, advancedElite;
    QList<Pattern> pattern = {Pattern::Move, Pattern::Attack};
    QList<Pattern> approach; // instead, when nobody can be attacked from where it stands
    bool searchParty = false; // advanced: stealth grows with the figures of its type
    bool hidden = false;      // advanced: comes as tokens
    bool tank = false;        // armour by tokens
    QList<Deck> reward, eliteReward;
    int miniatures = 0; // 0: not entered
    bool experienced = false;
    bool unconfirmed = false;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &Enemy::id, "short name"), field("title", &Enemy::title, "name").optional(), field("initiative", &Enemy::initiative, "initiative").optional().from(0, 20),
                          field("basic", &Enemy::basic, "front").optional(), field("elite", &Enemy::elite, "front, elite").optional(),
                          field("advanced", &Enemy::advanced, "back").optional(), field("advanced_elite", &Enemy::advancedElite, "back, elite").optional(),
                          field("pattern", &Enemy::pattern, "what it does, in order").optional(), field("approach", &Enemy::approach, "instead, when nobody is in reach").optional(),
                          field("search_party", &Enemy::searchParty, "experienced: stealth grows with their number").optional(),
                          field("hidden", &Enemy::hidden, "experienced: comes as tokens").optional(), field("tank", &Enemy::tank, "armour by tokens").optional(),
                          field("reward", &Enemy::reward, "loot icons").optional(), field("elite_reward", &Enemy::eliteReward, "loot icons of an elite").optional(),
                          field("miniatures", &Enemy::miniatures, "miniatures in the box").optional().from(0, 99),
                          field("experienced", &Enemy::experienced, "the back is up").optional(), field("unconfirmed", &Enemy::unconfirmed, "not yet compared with the real card").optional());
    }
};

// A line of a spawn card, a mission's guards or a sector defence.
struct Spawn {
    QString area; // a letter or an area; empty on a mission
    QString enemy;
    bool elite = false;
    int count = 1;
    int encounters = 0;

    static constexpr auto fields()
    {
        return std::tuple(field("area", &Spawn::area, "letter").optional(), field("enemy", &Spawn::enemy, "enemy").optional(), field("elite", &Spawn::elite, "elite").optional(),
                          field("count", &Spawn::count, "how many").optional().from(0, 20), field("encounters", &Spawn::encounters, "encounter tokens").optional().from(0, 20));
    }
};

struct SpawnCard {
    QString id;
    Difficulty difficulty = Difficulty::Unknown;
    int skulls = 0;
    QList<Spawn> lines;
    QList<Effect> rule; // happens to everybody who enters
    QString text;
    QList<Effect> reward;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &SpawnCard::id, "short name"), field("difficulty", &SpawnCard::difficulty, "back").optional(), field("skulls", &SpawnCard::skulls, "skulls").optional().from(0, 9),
                          field("lines", &SpawnCard::lines, "what is placed").optional(), field("rule", &SpawnCard::rule, "happens to everybody who enters").optional(),
                          field("text", &SpawnCard::text, "special rule in your words").optional(), field("reward", &SpawnCard::reward, "reward").optional());
    }
};

struct Area {
    QString id;
    QList<Terrain> terrain;
    QStringList letters;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &Area::id, "short name"), field("terrain", &Area::terrain, "properties").optional(), field("letters", &Area::letters, "spawn letters").optional());
    }
};

// Two areas of a sector that share a border.
struct Border {
    QString a, b;
    bool red = false;

    static constexpr auto fields()
    {
        return std::tuple(field("a", &Border::a, "area"), field("b", &Border::b, "area"), field("red", &Border::red, "impassable").optional());
    }
};

struct Sector {
    QString id;
    QString title;
    QString tile;
    SectorState state = SectorState::Liberated;
    QList<Area> areas;
    QList<Border> borders;
    int rebelSlots = 0;
    int rebels = 0;
    SpawnCard spawn; // no id: none lies here
    bool faceUp = false;
    QList<Effect> tokens;     // face-down reward tokens
    QList<Effect> objectives; // what its objective markers say
    QString lieutenant;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &Sector::id, "short name"), field("title", &Sector::title, "name").optional(), field("tile", &Sector::tile, "tile face").optional(),
                          field("state", &Sector::state, "occupied, contested or liberated").optional(), field("areas", &Sector::areas, "areas").optional(),
                          field("borders", &Sector::borders, "which areas share a border").optional(), field("rebel_slots", &Sector::rebelSlots, "rebel slots").optional().from(0, 9),
                          field("rebels", &Sector::rebels, "rebels in them").optional().from(0, 9), field("spawn", &Sector::spawn, "spawn card").optional(),
                          field("face_up", &Sector::faceUp, "the spawn card is turned over").optional(), field("tokens", &Sector::tokens, "reward tokens").optional(),
                          field("objectives", &Sector::objectives, "objective markers").optional(), field("lieutenant", &Sector::lieutenant, "lieutenant found here").optional());
    }
};

// Two sectors that touch, and the areas along the border.
struct Edge {
    QString a, b;
    QStringList aAreas, bAreas; // empty: every area
    bool red = false;

    static constexpr auto fields()
    {
        return std::tuple(field("a", &Edge::a, "sector"), field("b", &Edge::b, "sector"), field("a_areas", &Edge::aAreas, "areas of a along the border").optional(),
                          field("b_areas", &Edge::bAreas, "areas of b along the border").optional(), field("red", &Edge::red, "impassable").optional());
    }
};

struct Encounter {
    QString id;
    EncounterKind kind = EncounterKind::Nothing;
    int amount = 1;
    Deck deck = Deck::Loot1;
    QString enemy;
    bool elite = false;
    Condition condition = Condition::Suppressed;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &Encounter::id, "short name"), field("kind", &Encounter::kind, "what it shows"), field("amount", &Encounter::amount, "how much").optional().from(0, 20),
                          field("deck", &Encounter::deck, "loot: which deck").optional(), field("enemy", &Encounter::enemy, "enemy: which").optional(),
                          field("elite", &Encounter::elite, "enemy: elite").optional(), field("condition", &Encounter::condition, "condition: which").optional());
    }
};

struct Event {
    QString id;
    QString title;
    int number = 0;
    QString band; // colour of its deck
    EventKind kind = EventKind::Immediate;
    QList<Effect> effects;
    Modifiers modifiers; // while it lies in a slot
    QString text;

    Pile place = Pile::Deck;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &Event::id, "short name"), field("title", &Event::title, "name").optional(), field("number", &Event::number, "printed number").optional(),
                          field("band", &Event::band, "colour of its deck").optional(), field("kind", &Event::kind, "immediate, lasting or setup").optional(),
                          field("effects", &Event::effects, "what it does").optional(), field("modifiers", &Event::modifiers, "while it lies in a slot").optional(),
                          field("text", &Event::text, "its text in your words").optional(), field("place", &Event::place, "where it lies").optional());
    }
};

struct Lieutenant {
    QString id;
    QString title;
    int number = 0;
    Modifiers modifiers;
    QList<Effect> arrival; // once, when it comes into play
    bool everyArea = false; // sector defence: an encounter in every area
    QList<Spawn> defence;
    QString reward; // an A.I.M. card
    QString text;
    bool unconfirmed = false;

    Pile place = Pile::Deck; // deck, beside the dictator, sector, gone

    bool inPlay() const { return place == Pile::Beside || place == Pile::Sector; }
    static constexpr auto fields()
    {
        return std::tuple(field("id", &Lieutenant::id, "short name"), field("title", &Lieutenant::title, "name").optional(), field("number", &Lieutenant::number, "printed number").optional(),
                          field("modifiers", &Lieutenant::modifiers, "as long as in play").optional(), field("arrival", &Lieutenant::arrival, "when it comes into play").optional(),
                          field("every_area", &Lieutenant::everyArea, "defence: an encounter in every area").optional(), field("defence", &Lieutenant::defence, "defence: further enemies").optional(),
                          field("reward", &Lieutenant::reward, "A.I.M. card").optional(), field("text", &Lieutenant::text, "its text in your words").optional(),
                          field("unconfirmed", &Lieutenant::unconfirmed, "not yet compared with the real card").optional(),
                          field("place", &Lieutenant::place, "where it is").optional());
    }
};

struct MissionGoal {
    Goal kind = Goal::Other;
    Skill skill = Skill::Mechanical;
    int successes = 1;
    QString text;

    static constexpr auto fields()
    {
        return std::tuple(field("kind", &MissionGoal::kind, "kill-all, skill or other"), field("skill", &MissionGoal::skill, "which skill").optional(),
                          field("successes", &MissionGoal::successes, "in one roll").optional().from(1, 20), field("text", &MissionGoal::text, "in your words").optional());
    }
};

struct Mission {
    QString id;
    QString title;
    QString icon; // of its access
    Modifiers modifiers;
    QString text;
    QList<MissionGoal> goals;
    QList<Spawn> guards;
    QList<Effect> reward;
    bool bounty = false; // the card is the enemy
    Row target;
    int initiative = 0;
    bool withheld = false; // leaves the deck before a new campaign
    bool unconfirmed = false;

    Pile place = Pile::Deck; // deck, withheld, table, gone
    int done = 0;            // goals met
    bool entered = false;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &Mission::id, "short name"), field("title", &Mission::title, "name").optional(), field("icon", &Mission::icon, "access icon").optional(),
                          field("modifiers", &Mission::modifiers, "ongoing effect").optional(), field("text", &Mission::text, "its text in your words").optional(),
                          field("goals", &Mission::goals, "resolution conditions, left to right").optional(), field("guards", &Mission::guards, "guards").optional(),
                          field("reward", &Mission::reward, "reward").optional(), field("bounty", &Mission::bounty, "bounty hunt: the card is the enemy").optional(),
                          field("target", &Mission::target, "combat values of a bounty").optional(), field("initiative", &Mission::initiative, "of a bounty").optional().from(0, 20),
                          field("withheld", &Mission::withheld, "set aside before a new campaign").optional(), field("unconfirmed", &Mission::unconfirmed, "not yet compared with the real card").optional(),
                          field("place", &Mission::place, "where it lies").optional(), field("done", &Mission::done, "conditions met").optional().from(0, 9),
                          field("entered", &Mission::entered, "its guards are placed").optional());
    }
};

// A space of the threat track.
struct Space {
    int level = 1;
    QString band = QStringLiteral("yellow");
    int skulls = 0;
    bool counter = false; // shows an exclamation mark

    static constexpr auto fields()
    {
        return std::tuple(field("level", &Space::level, "level").from(1, 30), field("band", &Space::band, "colour").optional(), field("skulls", &Space::skulls, "skulls").optional().from(0, 20),
                          field("counter", &Space::counter, "exclamation mark").optional());
    }
};

struct Dictator {
    QString id;
    QString title;
    QList<Space> track;
    int most = 10;
    bool resets = false;            // the track starts anew at the maximum
    bool lieutenantAtMost = false;  // a lieutenant comes at the maximum
    bool skullThreat = false;       // the first liberated sector of a turn whose spawn card shows skulls brings a threat token
    QString lieutenant;             // in play from the beginning
    QString text;
    bool unconfirmed = false;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &Dictator::id, "short name"), field("title", &Dictator::title, "name").optional(), field("track", &Dictator::track, "spaces of the threat track").optional(),
                          field("most", &Dictator::most, "maximum level").optional().from(1, 30), field("resets", &Dictator::resets, "the track starts anew at the maximum").optional(),
                          field("lieutenant_at_most", &Dictator::lieutenantAtMost, "a lieutenant comes at the maximum").optional(),
                          field("skull_threat", &Dictator::skullThreat, "threat for the first liberated sector with skulls").optional(),
                          field("lieutenant", &Dictator::lieutenant, "in play from the beginning").optional(), field("text", &Dictator::text, "abilities in your words").optional(),
                          field("unconfirmed", &Dictator::unconfirmed, "not yet compared with the real board").optional());
    }
};

struct TankToken {
    QString id;
    int armour = 0;
    bool blocks = false; // keeps the tank from killing an ally
    bool faceUp = false;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &TankToken::id, "short name"), field("armour", &TankToken::armour, "armour").optional().from(0, 20),
                          field("blocks", &TankToken::blocks, "keeps the tank from killing an ally").optional(), field("face_up", &TankToken::faceUp, "revealed").optional());
    }
};

// Which token lies at which sector.
struct Access {
    QString icon;
    QString sector;

    static constexpr auto fields() { return std::tuple(field("icon", &Access::icon, "icon"), field("sector", &Access::sector, "sector")); }
};

// What the scenario book says.
struct Scenario {
    QString id;
    QString title;
    QString objective;
    QStringList after; // scenarios that must be won before
    QList<Sector> sectors;
    QList<Edge> edges;
    QList<Access> access;
    QString start; // a sector, or sector:area
    QStringList missions;
    QStringList lieutenants;
    QStringList encounters; // pool, equal tokens repeated; empty: as it is
    QStringList gear;       // default gear, put into storage the first time
    bool noDictator = false;
    bool noCounterAttacks = false;
    int lossLevel = 0; // threat level that loses; 0: none
    QList<Effect> setup;
    QStringList reward; // A.I.M. cards for the market deck
    QList<Effect> victory;

    static constexpr auto fields()
    {
        return std::tuple(field("id", &Scenario::id, "short name"), field("title", &Scenario::title, "name").optional(), field("objective", &Scenario::objective, "objective in your words").optional(),
                          field("after", &Scenario::after, "scenarios that must be won before").optional(), field("sectors", &Scenario::sectors, "sector tiles").optional(),
                          field("edges", &Scenario::edges, "which sectors touch").optional(), field("access", &Scenario::access, "mission access tokens").optional(),
                          field("start", &Scenario::start, "where the mercenaries begin").optional(), field("missions", &Scenario::missions, "missions").optional(),
                          field("lieutenants", &Scenario::lieutenants, "lieutenants").optional(), field("encounters", &Scenario::encounters, "encounter tokens in the pool").optional(),
                          field("gear", &Scenario::gear, "default gear").optional(), field("no_dictator", &Scenario::noDictator, "the dictator phase is skipped").optional(),
                          field("no_counter_attacks", &Scenario::noCounterAttacks, "no counter-attacks").optional(),
                          field("loss_level", &Scenario::lossLevel, "threat level that loses").optional().from(0, 30), field("setup", &Scenario::setup, "special setup").optional(),
                          field("reward", &Scenario::reward, "A.I.M. cards for the market").optional(), field("victory", &Scenario::victory, "further rewards").optional());
    }
};

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on unit and mod cards. The booklet prints one sample; whoever owns the cards enters the rest.
#pragma once

#include "games/sellsword/rules/words.h"

#include <QJsonValue>

#include <algorithm>
#include <optional>

namespace sellsword {

using engine::field;

// So much of one kind of harm: "10 cut".
struct Amount {
    int points = 0;
    Harm type = Harm::Cut;

    bool operator==(const Amount&) const = default;
    MR_FIELDS(field("points", &Amount::points, "how much"), field("type", &Amount::type, "kind of wound"))
    static std::optional<Amount> read(const QJsonValue& json);
    QJsonValue written() const;
    static const char* word() { return R"(\d{1,3} [a-z]+)"; }
    static QString allowed();
};

// One thing that an attack, a trait or a mod does.
struct Effect {
    QString id; // a number once it is noted in play
    EffectKind kind = EffectKind::Note;
    Joiner joiner = Joiner::None;
    int amount = 0; // wounds, squares, Vigor, tokens, acts, points; what a Recurring status deals
    Harm type = Harm::Cut;
    StatusKind status = StatusKind::Custom;
    QString name; // of a status of the table's own, or of one to be cured
    Stat stat = Stat::Brawn;
    int modifier = 0;
    bool asterisk = false;
    Token token = Token::Green;
    Deed deed = Deed::Act;
    Terrain terrain = Terrain::Clear;
    QString square; // where terrain changes
    QString target; // a unit, or a player for points; empty: whom the attack or trait is aimed at
    QString by;     // the unit or player that causes it
    Moment moment = Moment::Now;
    QString text;
    bool printed = false; // the card itself prints this recovery statistic: Brawn looks as if nobody had said it

    MR_FIELDS(field("id", &Effect::id, "number of a noted effect").optional(),
        field("kind", &Effect::kind, "what it does").brief(),
        field("joiner", &Effect::joiner, "printed before it: AND, THEN or nothing").brief().optional(),
        field("amount", &Effect::amount, "how much").brief().optional().from(-999, 999),
        field("type", &Effect::type, "kind of wound").brief().optional(),
        field("status", &Effect::status, "which status").brief().optional(),
        field("name", &Effect::name, "name of a status").brief("name").optional(),
        field("stat", &Effect::stat, "recovery statistic").brief().optional(),
        field("modifier", &Effect::modifier, "to the recovery statistic").brief("mod").optional().from(-20, 20),
        field("asterisk", &Effect::asterisk, "lasts only while the cause stays adjacent").brief("asterisk").optional(),
        field("token", &Effect::token, "colour").brief("token").optional(),
        field("deed", &Effect::deed, "what is lifted or forbidden").brief("deed").optional(),
        field("terrain", &Effect::terrain, "new terrain").brief("terrain").optional(),
        field("square", &Effect::square, "where the terrain changes").brief("at").optional(),
        field("target", &Effect::target, "unit, or player for points").brief("to").optional(),
        field("by", &Effect::by, "who causes it").brief("by").optional(),
        field("moment", &Effect::moment, "when it is due").brief("when").optional(),
        field("text", &Effect::text, "the card's text in your words").brief("t").optional(),
        field("printed", &Effect::printed,
            "the card itself names Brawn, where the booklet leaves more than that, or another statistic")
            .brief("printed")
            .optional()
            .since(2))
};

inline bool isEmptyNote(const Effect& effect) { return effect.kind == EffectKind::Note && effect.text.isEmpty(); }

// The statistics that the booklet prints behind a status, the usual one first; a card names one of them.
QList<Stat> bookletStats(StatusKind kind);
// What a status recovers on: the statistic that the booklet prints behind it, unless the card names another one.
Stat recoveryStat(const Effect& effect);
// Whether card or booklet leave no other.
bool isStatSaid(const Effect& effect);

struct Tokens {
    int green = 0, blue = 0, red = 0;

    bool operator==(const Tokens&) const = default;
    int& of(Token token) { return token == Token::Green ? green : token == Token::Blue ? blue : red; }
    int of(Token token) const { return token == Token::Green ? green : token == Token::Blue ? blue : red; }
    MR_FIELDS(field("green", &Tokens::green, "reaction tokens").brief("g").optional().from(0, 99),
        field("blue", &Tokens::blue, "lesser power tokens").brief("b").optional().from(0, 99),
        field("red", &Tokens::red, "greater power tokens").brief("r").optional().from(0, 99))
};

struct Attack {
    QString id;
    QString title;
    int range = 1;
    int acts = 1;
    Tokens tokens;
    int vigor = 0;
    bool slow = false;
    std::optional<int> burst;
    int bonus = 0;
    Stat vs = Stat::Armor;
    QList<Effect> effects;
    QList<Effect> miss; // what the card prints for a miss
    QString text;

    MR_FIELDS(field("id", &Attack::id, "short name"), field("title", &Attack::title, "printed name").brief().optional(),
        field("range", &Attack::range, "R").brief("r").optional().from(0, 99),
        field("acts", &Attack::acts, "acts it costs").brief("acts").optional().from(1, 9),
        field("tokens", &Attack::tokens, "stars beside it").brief("pay").optional(),
        field("vigor", &Attack::vigor, "Vigor it costs").brief("v").optional().from(0, 999),
        field("slow", &Attack::slow, "slow attack").brief("slow").optional(),
        field("burst", &Attack::burst, "burst X").brief("burst").optional().from(0, 99),
        field("bonus", &Attack::bonus, "printed attack bonus").brief().optional().from(-99, 99),
        field("vs", &Attack::vs, "statistic that is the target number").brief().optional(),
        field("effects", &Attack::effects, "wounds and riders, in printed order").brief("does").optional(),
        field("miss", &Attack::miss, "what happens on a miss").brief("miss").optional(),
        field("text", &Attack::text, "in your words").brief("t").optional())
};

// A power beside the attacks: used for its price, tied to an attack, or always on.
struct Trait {
    QString id;
    QString title;
    QString text;
    int acts = 0;
    Tokens tokens;
    int vigor = 0;
    QString tied; // the attack it goes with; "any": every attack
    int aura = 0; // reaches this far; 0: no aura
    Side whom = Side::Allies;
    QString descriptor; // only units that have it
    int bonus = 0;      // on attack rolls: of those in the aura, or of the attack it is tied to
    QList<Effect> effects;
    QList<Deed> lifts;   // Rule of 3 for these
    QList<Deed> forbids; // may not, cannot, must not
    int extraActs = 0;

    bool hasPrice() const { return acts > 0 || vigor > 0 || tokens != Tokens{}; }
    bool isUsed() const
    {
        return tied.isEmpty() && (hasPrice() || std::any_of(effects.begin(), effects.end(), [](const Effect& e) {
            return e.moment == Moment::Now;
        }));
    }
    MR_FIELDS(field("id", &Trait::id, "short name"), field("title", &Trait::title, "printed name").brief().optional(),
        field("text", &Trait::text, "in your words").brief("t").optional(),
        field("acts", &Trait::acts, "acts it costs").brief("acts").optional().from(0, 9),
        field("tokens", &Trait::tokens, "tokens it costs").brief("pay").optional(),
        field("vigor", &Trait::vigor, "Vigor it costs").brief("v").optional().from(0, 999),
        field("tied", &Trait::tied, "attack it goes with, or any").brief("tied").optional(),
        field("aura", &Trait::aura, "reach in squares").brief("aura").optional().from(0, 99),
        field("whom", &Trait::whom, "allies, enemies or anyone").brief().optional(),
        field("descriptor", &Trait::descriptor, "only units with this descriptor").brief("d").optional(),
        field("bonus", &Trait::bonus, "on attack rolls").brief("bonus").optional().from(-20, 20),
        field("effects", &Trait::effects, "what it does").brief("does").optional(),
        field("lifts", &Trait::lifts, "Rule of 3 is lifted for these").brief("lifts").optional(),
        field("forbids", &Trait::forbids, "the unit may never do these").brief("forbids").optional(),
        field("extra_acts", &Trait::extraActs, "acts more than 3").brief("extra").optional().from(0, 9))
};

struct UnitCard {
    QString id;
    QString title;
    QString faction;
    QString kind;            // first descriptor: Human, Undead …
    QString quality;         // second descriptor: Seasoned …
    QStringList descriptors; // the third and further ones
    std::optional<int> level;
    Size size = Size::Medium;
    std::optional<int> cost;
    std::optional<int> agility, brawn, spirit, wits, move, armor, vigor;
    std::optional<int> fantasy;
    std::optional<QList<Mark>> marks;
    Tokens pool;
    int reclaimBlue = 0; // acts that get a blue token back; 0: the card says nothing
    int reclaimRed = 0;
    QList<Attack> attacks;
    QList<Trait> traits;
    QStringList boxes = {QStringLiteral("mobility"), QStringLiteral("defensive"), QStringLiteral("mortal")};
    QList<Amount> immune, vulnerable;
    bool toughness = false;
    int warleader = 0;
    bool shield = false, stealthy = false, invisible = false, seeInvisible = false, fly = false, ghostly = false;
    QString text;
    QStringList entered; // "pool", "attacks.bow.range": printed as they look when nobody entered them

    MR_FIELDS(field("id", &UnitCard::id, "short name"), field("title", &UnitCard::title, "printed name").brief().optional(),
        field("faction", &UnitCard::faction, "faction").brief("of").printed().optional(),
        field("kind", &UnitCard::kind, "first descriptor: what it is").brief("k").optional(),
        field("quality", &UnitCard::quality, "second descriptor: experience").brief("q").optional(),
        field("descriptors", &UnitCard::descriptors, "further descriptors").brief("d").optional(),
        field("level", &UnitCard::level, "quality level 0 to 9").brief("l").printed().optional().from(0, 20),
        field("size", &UnitCard::size, "small, medium or big").brief().optional(),
        field("cost", &UnitCard::cost, "victory point cost").brief("c").printed().optional().from(0, 999),
        field("agility", &UnitCard::agility, "Agility").brief("a").printed().optional().from(0, 99),
        field("brawn", &UnitCard::brawn, "Brawn").brief("b").printed().optional().from(0, 99),
        field("spirit", &UnitCard::spirit, "Spirit").brief("s").printed().optional().from(0, 99),
        field("wits", &UnitCard::wits, "Wits").brief("w").printed().optional().from(0, 99),
        field("move", &UnitCard::move, "Move").brief("m").printed().optional().from(0, 99),
        field("armor", &UnitCard::armor, "Armor").brief("ar").printed().optional().from(0, 99),
        field("vigor", &UnitCard::vigor, "Vigor").brief("v").printed().optional().from(0, 999),
        field("fantasy", &UnitCard::fantasy, "fantasy rating").brief("f").printed().optional().from(0, 3),
        field("marks", &UnitCard::marks, "mod-use marks").brief("marks").printed().optional(),
        field("pool", &UnitCard::pool, "starting action pool").brief("pool").optional(),
        field("reclaim_blue", &UnitCard::reclaimBlue, "acts that reclaim a blue token").brief("rb").optional().from(0, 9),
        field("reclaim_red", &UnitCard::reclaimRed, "acts that reclaim a red token").brief("rr").optional().from(0, 9),
        field("attacks", &UnitCard::attacks, "attacks").brief("attack").optional(),
        field("traits", &UnitCard::traits, "other powers").brief("trait").optional(),
        field("boxes", &UnitCard::boxes,
            "injury boxes: mobility, defensive, mortal, or the attack or trait they follow (shield, toughness … for a common "
            "one)")
            .brief("boxes")
            .optional(),
        field("immune", &UnitCard::immune, "immunities").brief("immune").optional(),
        field("vulnerable", &UnitCard::vulnerable, "vulnerabilities").brief("weak").optional(),
        field("toughness", &UnitCard::toughness, "Toughness").brief("tough").optional(),
        field("warleader", &UnitCard::warleader, "Warleader x").brief("leader").optional().from(0, 20),
        field("shield", &UnitCard::shield, "Shield").brief("shield").optional(),
        field("stealthy", &UnitCard::stealthy, "Stealthy").brief("stealthy").optional(),
        field("invisible", &UnitCard::invisible, "Invisible").brief("invisible").optional(),
        field("see_invisible", &UnitCard::seeInvisible, "See Invisible").brief("sees").optional(),
        field("fly", &UnitCard::fly, "F before Move").brief("flies").optional(),
        field("ghostly", &UnitCard::ghostly, "Ghostly").brief("ghostly").optional(),
        field("text", &UnitCard::text, "in your words").brief("t").optional(),
        field("entered", &UnitCard::entered, "places that were entered as they look without").optional().since(7))
};

// The places of a card that look as if nobody had entered them; of those that it names as entered only they stay.
QStringList placesLikeBlanks(const UnitCard& card);
QString placeOf(const Attack& attack, const char* field); // among them
QString leftBlank(Token token);                           // "-pool.blue": of a pool of which another colour was told alone
void keepEntered(UnitCard& card);
// What only names an amount of an attack are its wounds.
void tellWounds(QList<Attack>& attacks);

// The level that a quality stands for, as it is printed or by its word (SS-010 … SS-019); none: a word of its own.
std::optional<int> levelOf(const UnitCard& card);
std::optional<int> levelOfQuality(const QString& quality);

struct ModCard {
    QString id;
    QString title;
    QString faction;
    int price = 0;
    int fantasy = 0; // need not match (SS-040)
    QList<Mark> marks;
    Tokens pool;   // added to the unit's
    int vigor = 0; // likewise
    QList<Attack> attacks;
    QList<Trait> traits;
    QList<Amount> immune, vulnerable; // common traits, as on the unit's own card (SS-044)
    bool toughness = false;
    int warleader = 0;
    bool shield = false, stealthy = false, invisible = false, seeInvisible = false, fly = false, ghostly = false;
    QString text;

    MR_FIELDS(field("id", &ModCard::id, "short name"), field("title", &ModCard::title, "printed name").brief().optional(),
        field("faction", &ModCard::faction, "faction").brief("of").optional(),
        field("price", &ModCard::price, "+X").brief().printed().optional().from(0, 999),
        field("fantasy", &ModCard::fantasy, "fantasy rating").brief("f").optional().from(0, 3),
        field("marks", &ModCard::marks, "marks that a unit needs").brief("marks").optional(),
        field("pool", &ModCard::pool, "tokens it adds").brief("pool").optional(),
        field("vigor", &ModCard::vigor, "Vigor it adds").brief("v").optional().from(0, 999),
        field("attacks", &ModCard::attacks, "attacks it adds").brief("attack").optional(),
        field("traits", &ModCard::traits, "traits it adds").brief("trait").optional(),
        field("immune", &ModCard::immune, "immunities it adds").brief("immune").optional(),
        field("vulnerable", &ModCard::vulnerable, "vulnerabilities it adds").brief("weak").optional(),
        field("toughness", &ModCard::toughness, "Toughness").brief("tough").optional(),
        field("warleader", &ModCard::warleader, "Warleader x").brief("leader").optional().from(0, 20),
        field("shield", &ModCard::shield, "Shield").brief("shield").optional(),
        field("stealthy", &ModCard::stealthy, "Stealthy").brief("stealthy").optional(),
        field("invisible", &ModCard::invisible, "Invisible").brief("invisible").optional(),
        field("see_invisible", &ModCard::seeInvisible, "See Invisible").brief("sees").optional(),
        field("fly", &ModCard::fly, "the unit flies").brief("flies").optional(),
        field("ghostly", &ModCard::ghostly, "Ghostly").brief("ghostly").optional(),
        field("text", &ModCard::text, "in your words").brief("t").optional())
};

// A common trait that a unit has by its card or by a mod, until an injury box of its name is marked (SS-238 SS-276).
struct CommonTrait {
    bool UnitCard::*onUnit;
    bool ModCard::*onMod;
    const char* box;
};

namespace common {
inline constexpr CommonTrait toughness{&UnitCard::toughness, &ModCard::toughness, "toughness"};
inline constexpr CommonTrait shield{&UnitCard::shield, &ModCard::shield, "shield"};
inline constexpr CommonTrait stealthy{&UnitCard::stealthy, &ModCard::stealthy, "stealthy"};
inline constexpr CommonTrait invisible{&UnitCard::invisible, &ModCard::invisible, "invisible"};
inline constexpr CommonTrait seeInvisible{&UnitCard::seeInvisible, &ModCard::seeInvisible, "see-invisible"};
inline constexpr CommonTrait fly{&UnitCard::fly, &ModCard::fly, "fly"};
inline constexpr CommonTrait ghostly{&UnitCard::ghostly, &ModCard::ghostly, "ghostly"};
inline constexpr char warleader[] = "warleader"; // its injury box
} // namespace common

} // namespace sellsword

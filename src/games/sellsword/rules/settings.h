// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The readings that a table may choose where the booklet leaves room; the default stands first.
#pragma once

#include "engine/game.h"
#include "games/sellsword/rules/words.h"

namespace sellsword {

using engine::field;

enum class WinRule { Reach, Exceed };
constexpr auto names(WinRule) { return engine::inOrder<WinRule>({"reach", "exceed"}); }
enum class TacticsTie { Reroll, Previous, Ask };
constexpr auto names(TacticsTie) { return engine::inOrder<TacticsTie>({"reroll", {"previous", "previous AP"}, "ask"}); }
enum class WarleaderPool { Each, Highest };
constexpr auto names(WarleaderPool) { return engine::inOrder<WarleaderPool>({"each", "highest"}); }
enum class WarleaderInjury { Rerolls, All };
constexpr auto names(WarleaderInjury) { return engine::inOrder<WarleaderInjury>({"rerolls", {"all", "all its side's checks"}}); }
enum class Allowing { Allow, Refuse };
constexpr auto names(Allowing) { return engine::inOrder<Allowing>({"allow", "refuse"}); }
enum class BigCost { Dearest, Sum, Any };
constexpr auto names(BigCost) { return engine::inOrder<BigCost>({"dearest", "sum", "any"}); }
enum class LowCoverAdjacent { Attacker, Either };
constexpr auto names(LowCoverAdjacent) { return engine::inOrder<LowCoverAdjacent>({"attacker", "either"}); }
enum class PitShaken { Brawn, Wits, Owner };
constexpr auto names(PitShaken) { return engine::inOrder<PitShaken>({"brawn", "wits", "owner"}); }
enum class ThenCancelled { ImmunityToughness, Immunity, AlsoVigor };
constexpr auto names(ThenCancelled)
{
    return engine::inOrder<ThenCancelled>({"immunity+toughness", {"immunity", "immunity only"}, {"also-vigor", "also vigor"}});
}
enum class ReplyLimit { PerStep, PerAct };
constexpr auto names(ReplyLimit) { return engine::inOrder<ReplyLimit>({{"per-step", "per step"}, {"per-act", "once per act"}}); }
enum class RecoveryRolls { Each, One };
constexpr auto names(RecoveryRolls) { return engine::inOrder<RecoveryRolls>({"each", {"one", "one per turn"}}); }
enum class FlankMetric { Counted, Straight };
constexpr auto names(FlankMetric) { return engine::inOrder<FlankMetric>({"counted", "straight"}); }
enum class Contested { Both, Nobody, Ask };
constexpr auto names(Contested) { return engine::inOrder<Contested>({"both", "nobody", "ask"}); }
enum class Deployment { Tile, Free };
constexpr auto names(Deployment) { return engine::inOrder<Deployment>({{"tile", "enter by tile"}, {"free", "place freely"}}); }
enum class TargetLeaves { Ends, Stays };
constexpr auto names(TargetLeaves) { return engine::inOrder<TargetLeaves>({"ends", "stays"}); }

enum class Tracking { Light, Usual, Everything };
constexpr auto names(Tracking) { return engine::inOrder<Tracking>({"light", "usual", "everything"}); }
enum class TooMany { Warn, Refuse };
constexpr auto names(TooMany) { return std::array{Named{TooMany::Warn, "warn"}, Named{TooMany::Refuse, "refuse"}}; }

struct Settings {
    WinRule winRule = WinRule::Reach;                                 // AS-01
    TacticsTie tacticsTie = TacticsTie::Reroll;                       // AS-02
    OnOff round1UsesMatchRoll = OnOff::Off;                           // AS-03
    WarleaderPool warleaderPool = WarleaderPool::Each;                // AS-04
    WarleaderInjury warleaderInjury = WarleaderInjury::Rerolls;       // AS-05
    OnOff warleaderUse2 = OnOff::Off;                                 // AS-06
    QString warleaderUse2Text;                                        // AS-06
    Token warleaderReactToken = Token::Green;                         // AS-07
    int twoActCounts = 2;                                             // AS-08
    Allowing allySquare = Allowing::Allow;                            // AS-10
    BigCost bigCost = BigCost::Dearest;                               // AS-12
    OnOff flyersIgnoreDamaging = OnOff::Off;                          // AS-13
    LowCoverAdjacent lowCoverAdjacent = LowCoverAdjacent::Attacker;   // AS-14
    int obstructingExtra = 2;                                         // AS-15
    OnOff flyersIgnoreLowCover = OnOff::Off;                          // AS-16
    PitShaken pitShakenStat = PitShaken::Brawn;                       // AS-18
    OnOff secondDiagonalCountsCharge = OnOff::On;                     // AS-20
    Allowing chargeSecondDiagonal = Allowing::Refuse;                 // AS-21
    OnOff critOnNoWounds = OnOff::Off;                                // AS-24
    OnOff vulnerableAfterZero = OnOff::Off;                           // AS-25
    ThenCancelled thenCancelledBy = ThenCancelled::ImmunityToughness; // AS-26
    OnOff vigorCap = OnOff::On;                                       // AS-28
    OnOff replyNeedsReach = OnOff::On;                                // AS-33
    OnOff refundLostReply = OnOff::Off;                               // AS-34
    ReplyLimit movementReplyLimit = ReplyLimit::PerStep;              // AS-35
    OnOff helplessMayReact = OnOff::Off;                              // AS-36
    OnOff pinnedMayCharge = OnOff::Off;                               // AS-37
    RecoveryRolls recoveryRolls = RecoveryRolls::Each;                // AS-38
    OnOff recoveryLast = OnOff::Off;                                  // AS-39
    OnOff sameStatusStacks = OnOff::Off;                              // AS-40
    OnOff rageRollInjury = OnOff::On;                                 // AS-41
    OnOff glamyredAlwaysCompromised = OnOff::Off;                     // AS-42
    FlankMetric flankMetric = FlankMetric::Counted;                   // AS-43
    OnOff burstHitsSelf = OnOff::On;                                  // AS-45
    OnOff burstCover12 = OnOff::On;                                   // AS-45
    OnOff burstTargets = OnOff::Off;                                  // AS-67
    Contested contestedObjective = Contested::Both;                   // AS-46
    Deployment deployment = Deployment::Tile;                         // AS-47
    int modsPerUnit = 1;                                              // AS-50
    OnOff seeInvisibleTerrain = OnOff::On;                            // AS-59
    OnOff recoilPoints = OnOff::On;                                   // AS-61
    OnOff hobbledMayCharge = OnOff::Off;                              // AS-62
    OnOff glancing = OnOff::On;                                       // AS-63
    TargetLeaves asteriskTargetLeaves = TargetLeaves::Ends;           // AS-64
    OnOff movementReplySingleAct = OnOff::On;                         // AS-65
    OnOff statusActsAtOnce = OnOff::On;                               // AS-66
    engine::Strictness strictness = engine::Strictness::Advise;
    TooMany fiveMarks = TooMany::Warn; // a printed card is entered as it is
    Tracking tracking = Tracking::Usual;
    QStringList unclear; // of doubts.inc

    MR_FIELDS(field("win_rule", &Settings::winRule, "reach the target or pass it"),
        field("tactics_tie", &Settings::tacticsTie, "a tied tactics check"),
        field("round1_uses_match_roll", &Settings::round1UsesMatchRoll, "round 1 uses the roll of the match"),
        field("warleader_pool", &Settings::warleaderPool, "whose dice may be spent in a round"),
        field("warleader_injury", &Settings::warleaderInjury, "which tactics rolls a Warleader's injuries lower"),
        field("warleader_use2", &Settings::warleaderUse2, "a Warleader die may reroll a missed attack"),
        field("warleader_use2_text", &Settings::warleaderUse2Text, "the table's own second use of Warleader dice"),
        field("warleader_react_token", &Settings::warleaderReactToken, "what lending a die costs"),
        field("two_act_counts", &Settings::twoActCounts, "how often an attack of two acts counts for the Rule of 3").from(1, 2),
        field("ally_square_between_chained_moves", &Settings::allySquare, "the first of two chained moves may end on an ally"),
        field("big_cost", &Settings::bigCost, "which of the squares that a Big unit enters costs"),
        field("flyers_ignore_damaging", &Settings::flyersIgnoreDamaging, "flyers take no wounds from Damaging terrain"),
        field("low_cover_adjacent", &Settings::lowCoverAdjacent, "low cover adjacent to whom is ignored"),
        field("obstructing_extra", &Settings::obstructingExtra, "extra points for an Obstructing square").from(1, 2),
        field("flyers_ignore_low_cover", &Settings::flyersIgnoreLowCover, "flyers cross low cover for nothing"),
        field("pit_shaken_stat", &Settings::pitShakenStat, "what Shaken by a pit recovers on"),
        field(
            "second_diagonal_counts_charge", &Settings::secondDiagonalCountsCharge, "charge steps count for the second diagonal"),
        field("charge_second_diagonal", &Settings::chargeSecondDiagonal, "a charge over the dearer second diagonal"),
        field("crit_on_no_wounds", &Settings::critOnNoWounds, "a critical adds wounds where none are printed"),
        field("vulnerable_after_zero", &Settings::vulnerableAfterZero, "Vulnerability counts after Immunity left nothing"),
        field("then_cancelled_by", &Settings::thenCancelledBy, "what keeps a THEN rider from landing"),
        field("vigor_cap", &Settings::vigorCap, "Vigor never rises above the printed value"),
        field("reply_needs_reach_at_resolution", &Settings::replyNeedsReach, "a reply is lost when it cannot reach any more"),
        field("refund_lost_reply", &Settings::refundLostReply, "the token of a lost reply comes back"),
        field("movement_reply_limit", &Settings::movementReplyLimit, "how often one enemy may reply to one move"),
        field("helpless_may_react", &Settings::helplessMayReact, "a Helpless unit may reply"),
        field("pinned_may_charge", &Settings::pinnedMayCharge, "a Pinned unit may charge"),
        field("recovery_rolls", &Settings::recoveryRolls, "one recovery roll for each status or one a turn"),
        field("recovery_last", &Settings::recoveryLast, "recovery comes after the other effects at the end of a turn"),
        field("same_status_stacks", &Settings::sameStatusStacks, "the same status twice counts twice"),
        field("rage_roll_injury", &Settings::rageRollInjury, "injuries raise the die of Enraged and Glamyred"),
        field("glamyred_always_compromised", &Settings::glamyredAlwaysCompromised,
            "Glamyred compromises even before a failed roll"),
        field("flank_metric", &Settings::flankMetric, "how far apart two flanking units stand"),
        field("burst_hits_self", &Settings::burstHitsSelf, "a burst strikes the attacker too"),
        field("burst_cover_12", &Settings::burstCover12, "cover from a burst is -4 from range 12"),
        field("contested_objective", &Settings::contestedObjective, "who scores an objective with both sides in it"),
        field("deployment", &Settings::deployment, "units enter by the Entry Tile or are placed freely"),
        field("mods_per_unit", &Settings::modsPerUnit, "mods on one unit").from(0, 9),
        field("see_invisible_terrain", &Settings::seeInvisibleTerrain, "See Invisible looks through brush and smoke"),
        field("recoil_points", &Settings::recoilPoints, "Recoil is counted in points, not squares"),
        field("hobbled_may_charge", &Settings::hobbledMayCharge, "a Hobbled unit may charge"),
        field("glancing", &Settings::glancing, "the Glancing Blow"),
        field("asterisk_target_leaves", &Settings::asteriskTargetLeaves, "a status* when its target leaves"),
        field("movement_reply_single_act", &Settings::movementReplySingleAct, "a reply to movement is an attack of one act"),
        field(
            "status_acts_at_once", &Settings::statusActsAtOnce, "acts lost by a status in the middle of a turn are lost at once"),
        field("strictness", &Settings::strictness, "how a decision against the rules is asked for"),
        field("five_marks", &Settings::fiveMarks, "a card with more than four mod-use marks").since(2),
        field("tracking", &Settings::tracking,
            "what is kept track of: light is score, tokens and Vigor without a map, everything wants every distance known")
            .since(2),
        field(
            "burst_targets", &Settings::burstTargets, "whoever stands in a burst is a target of it: Invisible and Helpless count")
            .since(5),
        field("unclear", &Settings::unclear, "unclear rules that this table plays by the second reading, B").since(8))
};

} // namespace sellsword

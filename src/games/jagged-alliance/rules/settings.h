// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The readings that a table may choose where the book leaves room; the default stands first.
#pragma once

#include "engine/game.h"
#include "engine/tracking.h"
#include "games/jagged-alliance/rules/components/cards.h"

namespace jaggedalliance {

enum class ExpertiseScope { WholeRoll, SourceDiceOnly };
constexpr auto names(ExpertiseScope) { return engine::inOrder<ExpertiseScope>({"whole-roll", "source-dice-only"}); }
enum class SuppressedScope { Equipment, EveryAction };
constexpr auto names(SuppressedScope) { return engine::inOrder<SuppressedScope>({"equipment", "every-action"}); }
enum class GroupMoveLeaving { Wound, Free };
constexpr auto names(GroupMoveLeaving) { return engine::inOrder<GroupMoveLeaving>({"wound", "free"}); }
enum class EndOfActivation { BeforeEnemies, AfterEnemies };
constexpr auto names(EndOfActivation) { return engine::inOrder<EndOfActivation>({"before-enemies", "after-enemies"}); }
enum class KoWhileDown { Ignore, InjureAgain };
constexpr auto names(KoWhileDown) { return engine::inOrder<KoWhileDown>({"ignore", "injure-again"}); }
enum class BribeSurcharge { PerDie, PerAction };
constexpr auto names(BribeSurcharge) { return engine::inOrder<BribeSurcharge>({"per-die", "per-action"}); }
enum class BasicSteps { Remove, Shuffle };
constexpr auto names(BasicSteps) { return engine::inOrder<BasicSteps>({"remove", "shuffle"}); }
enum class TargetDistance { Range, Walking };
constexpr auto names(TargetDistance) { return engine::inOrder<TargetDistance>({"range", "walking"}); }
enum class SellRounding { PerCard, Total };
constexpr auto names(SellRounding) { return engine::inOrder<SellRounding>({"per-card", "total"}); }
enum class TankArea { Separate, Twice };
constexpr auto names(TankArea) { return engine::inOrder<TankArea>({"separate", "twice"}); }
enum class HiddenRest { Keep, Discard };
constexpr auto names(HiddenRest) { return engine::inOrder<HiddenRest>({"keep", "discard"}); }
enum class SolvedMissions { Remove, Discard };
constexpr auto names(SolvedMissions) { return engine::inOrder<SolvedMissions>({"remove", "discard"}); }
enum class ResetTokens { Pool, Out };
constexpr auto names(ResetTokens) { return engine::inOrder<ResetTokens>({"pool", "out"}); }
enum class LieutenantOnDeath { Stay, Return };
constexpr auto names(LieutenantOnDeath) { return engine::inOrder<LieutenantOnDeath>({"stay", "return"}); }

enum class AttackTargets { Anybody, Enemies };
constexpr auto names(AttackTargets) { return engine::inOrder<AttackTargets>({"anybody", "enemies"}); }
enum class EncounterSnipers { Miniature, Hidden };
constexpr auto names(EncounterSnipers) { return engine::inOrder<EncounterSnipers>({"miniature", "hidden"}); }

struct Settings {
    ExpertiseScope expertiseScope = ExpertiseScope::WholeRoll;        // JQ-04
    SuppressedScope suppressedScope = SuppressedScope::Equipment;     // JQ-05
    GroupMoveLeaving groupMoveLeaving = GroupMoveLeaving::Wound;      // JQ-08 JQ-09
    EndOfActivation endOfActivation = EndOfActivation::BeforeEnemies; // JQ-10
    KoWhileDown koWhileDown = KoWhileDown::Ignore;                    // JQ-12
    bool injuryHealWakes = true;                                      // JQ-15
    bool markedBeforeArmour = true;                                   // JQ-17
    BribeSurcharge bribeSurcharge = BribeSurcharge::PerDie;           // JQ-22
    BasicSteps basicSteps = BasicSteps::Remove;                       // JQ-24
    bool firstDayToken = false;                                       // JQ-25
    bool keepPhaseTokens = false;                                     // JQ-26
    int resetLevel = 1;                                               // JQ-28
    bool refillCounterTokens = false;                                 // JQ-28
    bool mostTriggersAgain = true;                                    // JQ-29
    bool missionCardIsOneArea = true;                                 // JQ-33
    TargetDistance targetDistance = TargetDistance::Range;            // JQ-37
    bool tradeWithDowned = true;                                      // JQ-42
    bool waitingBlocksLoss = false;                                   // JQ-46
    SellRounding sellRounding = SellRounding::PerCard;                // JQ-49
    bool mineIsAttack = false;                                        // JQ-52
    TankArea tankArea = TankArea::Separate;                           // JQ-54
    HiddenRest hiddenRest = HiddenRest::Keep;                         // JQ-57
    SolvedMissions solvedMissions = SolvedMissions::Remove;           // JQ-95
    ResetTokens resetTokens = ResetTokens::Pool;                      // JQ-104
    LieutenantOnDeath lieutenantOnDeath = LieutenantOnDeath::Stay;    // JQ-105
    bool countDowned = false;                                         // JQ-106
    AttackTargets attackTargets = AttackTargets::Anybody;             // p. 13 and 24 against p. 23
    bool marksTheFallen = true;                                       // p. 25: every effect of a hit, or only until one falls
    EncounterSnipers encounterSnipers = EncounterSnipers::Miniature;  // p. 36 against p. 37
    engine::Strictness strictness = engine::Strictness::Advise;
    engine::Tracking tracking = engine::Tracking::Usual;
    QStringList unclear; // of doubts.inc

    MR_FIELDS(field("expertise_scope", &Settings::expertiseScope, "which dice of a roll with Expertise add dice"),
        field("suppressed_scope", &Settings::suppressedScope, "what costs a suppressed mercenary more"),
        field("group_move_leaving", &Settings::groupMoveLeaving, "a Group Move out of an area with an enemy"),
        field("end_of_activation", &Settings::endOfActivation, "when Bleeding hurts and Suppressed goes"),
        field("ko_while_down", &Settings::koWhileDown, "fatigue or wounds for somebody who is knocked down"),
        field("injury_heal_wakes", &Settings::injuryHealWakes, "a Severe Injury healed by another mercenary wakes"),
        field("marked_before_armour", &Settings::markedBeforeArmour, "Marked adds its damage before armour"),
        field("bribe_surcharge", &Settings::bribeSurcharge, "a raised price of bribing is paid for each die or once"),
        field("basic_steps", &Settings::basicSteps, "what becomes of the setup event when the slots are emptied"),
        field("first_day_token", &Settings::firstDayToken, "a daytime threat token before the first turn"),
        field("keep_phase_tokens", &Settings::keepPhaseTokens, "threat tokens gained in the dictator phase stay"),
        field("reset_level", &Settings::resetLevel, "where the threat track starts anew").from(1, 30),
        field("refill_counter_tokens", &Settings::refillCounterTokens, "counter-attack tokens come back when it does"),
        field("most_triggers_again", &Settings::mostTriggersAgain, "a maximum that stays triggers again"),
        field("mission_card_is_one_area", &Settings::missionCardIsOneArea, "a mission card is one area"),
        field("target_distance", &Settings::targetDistance, "how closeness is measured"),
        field("trade_with_downed", &Settings::tradeWithDowned, "trading with a knocked-down mercenary"),
        field("waiting_blocks_loss", &Settings::waitingBlocksLoss, "a replacement on its way counts as standing"),
        field("sell_rounding", &Settings::sellRounding, "half the price is rounded for each card or once"),
        field("mine_is_attack", &Settings::mineIsAttack, "swamp and Marked add to a mine"),
        field("tank_area", &Settings::tankArea, "an area attack that includes the tank"),
        field("hidden_rest", &Settings::hiddenRest, "the other tokens of a found sniper"),
        field("solved_missions", &Settings::solvedMissions, "a solved mission leaves the campaign or goes back to the deck"),
        field("reset_tokens", &Settings::resetTokens, "face-down encounters of a reset sector"),
        field("lieutenant_on_death", &Settings::lieutenantOnDeath, "a lieutenant whose sector is reset by a death"),
        field("count_downed", &Settings::countDowned, "corpses and the knocked-down count when paths are tied"),
        field("strictness", &Settings::strictness, "how a decision against the rules is asked for"),
        field("attack_targets", &Settings::attackTargets, "whom an attack may be aimed at on purpose").since(2),
        field("marks_the_fallen", &Settings::marksTheFallen, "a hit that knocks down still marks").since(2),
        field("encounter_snipers", &Settings::encounterSnipers, "an experienced sniper that an encounter brings").since(2),
        field("tracking", &Settings::tracking,
            "what is kept: light, threat, funds, sectors and cubes; usual and everything, areas, enemies and cards too")
            .since(3),
        field("unclear", &Settings::unclear, "unclear rules that this table plays by the second reading, B").since(12))
};

} // namespace jaggedalliance

#pragma once
#include <array>
#include <cstdint>

#include "engine/map/hex.h"
#include "engine/play/action.h"
#include "engine/table/piece.h"

/// The names of the battle system's places, tracks, steps, verbs and flags. Numbers here are written into saved games:
/// add at the end, never renumber without a new rules version.
namespace longroll::battles {

// ---- places: a hex of the map, or one of these ----
constexpr Place kEliminated = kMaxHexes;     ///< out of the game
constexpr Place kDue = kMaxHexes + 1;        ///< reinforcements that have not entered (Arrival tells when and where)
constexpr Place kWithdrawn = kMaxHexes + 2;  ///< left the map by an exit that a scenario names
constexpr bool is_on_map(const Piece& piece) { return is_hex(piece.place); }

enum class Arm : std::uint8_t { Infantry, Cavalry, Artillery, HorseArtillery, Leader, Gunboat, Breastworks };
constexpr int kArms = 7;
/// Artillery and horse artillery (9.0).
constexpr bool is_artillery(Arm arm) { return arm == Arm::Artillery || arm == Arm::HorseArtillery; }
/// Counters that count for stacking, exert zones of control and fight hand to hand: all but leaders, gunboats and
/// markers.
constexpr bool is_combat_unit(Arm arm) { return arm <= Arm::HorseArtillery; }

/// Piece::marks of a unit (12.1). Each is one worse than the one before.
enum class Condition : std::int16_t { Good, Disordered, Shaken, Routed };

/// Piece::flags.
enum UnitFlag : std::uint16_t {
  kMoved = 1,         ///< its move of this Movement Phase is over
  kAttacking = 2,     ///< takes part in the attack that is being built or resolved
  kTarget = 4,        ///< is under that attack
  kFought = 8,        ///< has attacked in this Combat Phase (8.14), or may attack no more (8.75, 8.82)
  kAttacked = 16,     ///< has been attacked in this Combat Phase (8.14), or cannot be (8.75)
  kRetreatedIn = 32,  ///< came by retreat into a hex this Combat Phase: adds no strength there (8.74)
  kMustRetreat = 64,  ///< owes a retreat of the result that is being carried out
  kMustTest = 128,    ///< owes a die for Disorder (12.12, 12.13)
  kMayAdvance = 256,  ///< a victorious unit of this combat (8.75)
  kBombarding = 512,  ///< artillery of the attack that is not in an enemy zone of control: results pass it by (9.15)
  kActed = 1024,      ///< moved, attacked or was attacked since its side's last Rally step: may not dig (10.3)
  kEvading = 2048,    ///< cavalry chosen to retreat before combat (8.77)
  kRallied = 4096,    ///< was looked at in this Rally step
  kGotAway = 8192,    ///< has just retreated before this combat (8.77): makes no room for others (8.81)
};
/// What the end of a combat clears.
constexpr std::uint16_t kCombatFlags =
    kAttacking | kTarget | kMustRetreat | kMustTest | kMayAdvance | kBombarding | kEvading | kGotAway;
/// What the end of a Combat Phase clears besides.
constexpr std::uint16_t kPhaseFlags = kFought | kAttacked | kRetreatedIn | kMoved | kRallied;
/// A defender with one of these has had his fight in this Combat Phase: he adds no strength to another (8.14, 8.74).
constexpr std::uint16_t kAddsNothing = kAttacked | kRetreatedIn;

/// The decisions; verbs.h has what each is about.
enum class Do : Verb {
  Take,       // begins a unit's move (6.0), or brings a due unit on
  TakeRoad,   // begins its strategic movement (6.4)
  Go,         // the unit taken goes to a hex by the cheapest way; it may then go on
  Halt,       // the unit taken is done
  EndMoves,   // ends the Movement Phase
  Target,     // begins an attack on a hex, or adds the hex to the one being built (8.25)
  Join,       // a unit joins the attack that is being built
  Resolve,    // the attack is declared; the odds column may be lowered (8.9)
  EndCombat,  // ends the Combat Phase
  Evade,      // cavalry tries to retreat before combat (8.77)
  Stand,      // no (more) cavalry tries
  Benefit,    // the defender picks which terrain helps him (8.43 to 8.45)
  Lose,       // a unit is eliminated (Ae*, Ex, Ex*)
  Retreat,    // a unit retreats, or is displaced, to a hex (8.71, 8.81)
  Advance,    // a unit advances into a hex after combat (8.75)
  Dig,        // a unit puts up breastworks (10.3)
  Pass,       // declines what is offered: an advance, a bombarding artillery's retreat, digging
  Roll,       // Chance: outcome
};
inline Do verb_of(const Action& action) { return static_cast<Do>(action.verb); }

/// Which help of the ground the defender takes where he may choose (8.45).
enum class Ground : std::int16_t { Woods, Other };
constexpr auto kNoGround = static_cast<Ground>(-1);  ///< not chosen yet

/// The steps of play; locals.h has what each keeps.
enum class StepKind : std::int16_t {
  GameTurn,
  PlayerTurn,
  MovementPhase,
  MoveUnit,
  CombatPhase,
  Declare,  // attackers and targets are told by flags
  Combat,
  Evasion,
  Losses,
  Retreats,
  Displacement,
  Disorder,  // dice of flagged units, lowest piece first
  Advances,  // the vacated hexes are in Track::Vacated
  RallyStep,
};

enum class MoveMode : std::int16_t { Regular, Strategic };

/// Results of the CRT (8.6), worst for the attacker first.
enum class CombatResult : std::int16_t { Ae, AePart, Ar, Ex, Dr, ExPart, De };
constexpr int kCombatResults = 7;
constexpr auto kNoResult = static_cast<CombatResult>(-1);  ///< not known yet

constexpr int kMaxTargets = 6;
constexpr int kMaxObjectives = 32;
constexpr int kMaxHeld = 15;  ///< groups of held troops

enum class Track : std::int16_t {
  Battle,    // which scenario: Scenario::number
  Turn,      // game turn, from 1
  Phasing,   // index of the side whose player turn it is
  PhaseNow,  // Phase
  Winner,    // -1 going on, 0 Union, 1 Confederate, 2 draw
  Points,    // + side: victory points from events so far (losses, exits); ground is counted when it is judged
  Vacated = Points + 2,             // + n: hexes that this combat has emptied and nobody has advanced into yet; -1 none
  Holder = Vacated + kMaxTargets,   // + n: who last had a combat unit on objective n, 1 + side; 0 as the battle began
  Freed = Holder + kMaxObjectives,  // bit n: held troops n may move
  Count,
};
constexpr int track(Track t, int offset = 0) { return static_cast<int>(t) + offset; }

enum class Phase : std::int16_t { Movement, Combat, Rally };

/// What the log and the summary of a roll are told (Event kind Remark); log_notes.h has what each note says.
enum class LogNote : std::int16_t {
  TurnBegan,
  PhaseBegan,
  Entered,
  Attacked,
  Odds,
  ResultFound,
  Eliminated,
  Retreated,
  Displaced,
  Advanced,
  Evaded,
  Tested,
  Worsened,
  Rallied,
  Dug,
  Scored,
  Ended,
};

}  // namespace longroll::battles

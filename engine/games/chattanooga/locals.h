#pragma once
#include "engine/games/chattanooga/combat_result.h"
#include "engine/games/chattanooga/ids.h"
#include "engine/games/chattanooga/trail.h"
#include "engine/play/locals.h"

/// The locals of each step by name (play/locals.h). A step that is not here has none, or is not written yet.
namespace longroll::chattanooga {

/// A hex, or none, as the number 0.
struct HexOrNone {
  HexId hex = kNoHex;

  constexpr int pack() const { return hex + 1; }
  static constexpr HexOrNone unpack(std::int16_t number) { return {static_cast<HexId>(number - 1)}; }
  constexpr bool operator==(const HexOrNone&) const = default;
};

/// 3.x: a side lays out its units. `unit` is the one that is being shifted, kNoPiece: none; `works`: where the works
/// stand that are (3.2).
struct SetUpLocals {
  static constexpr StepKind kStep = StepKind::SetUp;
  Seat side = Seat::Union;
  PieceId unit = kNoPiece;
  HexOrNone works;
};

/// 4.1: what comes next in the scenario.
/// Repair: the die of the wrecked bridge is owed (3.2); Wrecking: the Confederates are asked; Calling: so they are
/// about Longstreet (3.2); Bridging: the Union is asked about pontoon bridges (7.9); then comes the first couplet.
enum class GameTurnStage : std::int16_t {
  SecondSetsUp,
  FirstSetsUp,
  Begin,
  Administration,
  End,
  Repair,
  Wrecking,
  Calling,
  Bridging,
};
struct GameTurnLocals {
  static constexpr StepKind kStep = StepKind::GameTurn;
  GameTurnStage next = GameTurnStage::SecondSetsUp;
};

/// 4.1: what comes next in a couplet. SecondDraws, Drawn: the first player, then both have drawn (3.4). EndDue: its die
/// is owed; ChangeDue: the old second player decides (4.3).
enum class CoupletStage : std::int16_t {
  FirstMoves,
  FirstFights,
  SecondMoves,
  SecondFights,
  EndDue,
  ChangeDue,
  SecondDraws,
  Drawn,
};
struct CoupletLocals {
  static constexpr StepKind kStep = StepKind::Couplet;
  CoupletStage next = CoupletStage::FirstMoves;
};

/// 7.1: `is_recovering`: everybody who can tries to recover, one after the other (5.3). `named`: what is done in that
/// hex is asked (rules/hex_acts.h).
struct MovementPhaseLocals {
  static constexpr StepKind kStep = StepKind::MovementPhase;
  bool is_recovering = false;
  HexOrNone named;
};

/// 7.1, 8.2: the pieces with kMoving move as one. Choosing: their owner is asked, or they go on to `target`. Leaving: a
/// rout check of each is due before they step to `next` (6.3). Joining: one check is due before they may stay where
/// others stand (8.3). Stopping: as Leaving, and one has failed: they stop in `next`.
enum class MarchStage : std::int16_t { Choosing, Leaving, Joining, Stopping };
struct MarchLocals {
  static constexpr StepKind kStep = StepKind::March;
  MarchStage stage = MarchStage::Choosing;
  int points = 0;              ///< movement points left
  HexId target = kNoHex;       ///< where they were sent; kNoHex: the owner is asked
  HexId next = kNoHex;         ///< Leaving: Stopping too: the hex that they enter after the checks
  PieceId checked = kNoPiece;  ///< Leaving, Stopping: the last one that has been checked
  TrailPart trail_a;           ///< the way so far: the first five steps (8.3: a stack that may not be joined)
  TrailPart trail_b;           ///< the next five
  TrailPart trail_c;           ///< the last five

  Trail trail() const { return {{trail_a, trail_b, trail_c}}; }
  void set_trail(const Trail& trail) {
    trail_a = trail.parts[0];
    trail_b = trail.parts[1];
    trail_c = trail.parts[2];
  }
};

/// 9.3: where the unit enters is asked; 7.8: where a boat lands it.
struct EntryLocals {
  static constexpr StepKind kStep = StepKind::Entry;
  PieceId unit = kNoPiece;
  bool is_by_boat = false;
};

/// 3.4: a side draws out of its cup. DieDue: a die tells how many; Drawing: `left` are still to be drawn; Placing:
/// their owner places those that come at once.
enum class DrawStage : std::int16_t { DieDue, Drawing, Placing };
struct DrawLocals {
  static constexpr StepKind kStep = StepKind::Draw;
  Seat side = Seat::Union;
  DrawStage stage = DrawStage::DieDue;
  int left = 0;
};

/// 5.5: one die is owed. What follows is told by `reason` to the step below.
struct MoraleCheckLocals {
  static constexpr StepKind kStep = StepKind::MoraleCheck;
  PieceId unit = kNoPiece;
  CheckReason reason = CheckReason::LeavingZone;
};

/// 8.1: the units of the hex are named from the bottom up; `placed` counts those that have been.
struct ArrangeLocals {
  static constexpr StepKind kStep = StepKind::Arrange;
  HexId hex = kNoHex;
  int placed = 0;
};

/// 11.1: shots at one target. Announcing: the phasing side names who fires (kFiring). Resolving: the die of `unit` is
/// owed, or what it did is carried out. NextTarget: batteries that fire together have shots left (kShotLeft) at other
/// units of the hex, and their owner is asked at whom (11.4).
enum class BombardmentStage : std::int16_t { Announcing, Resolving, NextTarget };
struct BombardmentLocals {
  static constexpr StepKind kStep = StepKind::Bombardment;
  BombardmentStage stage = BombardmentStage::Announcing;
  PieceId target = kNoPiece;
  HexId hex = kNoHex;       ///< where the target stood when the shots were announced
  PieceId unit = kNoPiece;  ///< Resolving: the one whose shot it is; kNoPiece: the sharpshooter (15.0) has fired
};

/// 9.1: the unit is to be placed on the map. `cost`: points of extra strength that this takes (5.9).
struct ReturnLocals {
  static constexpr StepKind kStep = StepKind::Return;
  PieceId unit = kNoPiece;
  int cost = 0;
};

/// The mutual administrative phase, in the order of RULINGS.md 4.1. `side` is asked or looked at, `unit` the one whose
/// die is owed or was looked at last.
enum class AdministrationStage : std::int16_t {
  Recovery,
  Returns,
  Rally,
  Cadres,
  Markers,
  Leaders,
  Reserves,
  ArmyMorale,
  Works,
  Over,
};
struct AdministrationLocals {
  static constexpr StepKind kStep = StepKind::Administration;
  AdministrationStage stage = AdministrationStage::Recovery;
  Seat side = Seat::Union;
  PieceId unit = kNoPiece;
};

/// 10.1: attacks on the enemies in one hex, one after the other. Order: the defender is asked whether he orders his
/// stack before the attack that has been named (10.6). Engaging: he does, and then that attack is made.
enum class AttackStage : std::int16_t { Choosing, Order, Engaging };
struct AttackLocals {
  static constexpr StepKind kStep = StepKind::Attack;
  HexId hex = kNoHex;
  bool has_attacked = false;    ///< one attack has been named at least
  PieceId attacker = kNoPiece;  ///< who attacks, or attacked last
  PieceId last = kNoPiece;      ///< who attacked before that one
  AttackStage stage = AttackStage::Choosing;
  int sides = 0;  ///< 10.7: the sides of the hex from which it has been attacked, a bit a Direction
};

/// 10.2: how the combat results table was read: the natural die, its row and its column.
struct CombatReading {
  int natural = 0;    ///< 0 to 9
  int row = 0;        ///< the modified die, 0 to 9
  int intensity = 0;  ///< 3 to 9; 0 before the die is rolled

  constexpr int pack() const { return (natural * 10 + row) * 10 + intensity; }
  static constexpr CombatReading unpack(std::int16_t number) {
    return number < 0 ? CombatReading{} : CombatReading{number / 100, number / 10 % 10, number % 10};
  }
  constexpr bool operator==(const CombatReading&) const = default;
};

/// 10.10: what has come of a combat so far, and what counts for its defender to its end.
struct CombatMarks {
  bool is_secondary = false;       ///< the secondary result is being applied
  bool has_effect = false;         ///< somebody was disrupted, retreated or routed
  bool has_defender_left = false;  ///< 10.12: a defender retreated or routed, or was eliminated in place of that
  /// 13.3: what a leader added to the defender's morale as the die was rolled; he may have been hit since.
  int led = 0;

  constexpr int pack() const {
    return (is_secondary ? 1 : 0) + (has_effect ? 2 : 0) + (has_defender_left ? 4 : 0) + 8 * led;
  }
  static constexpr CombatMarks unpack(std::int16_t number) {
    return {(number & 1) != 0, (number & 2) != 0, (number & 4) != 0, number / 8};
  }
  constexpr bool operator==(const CombatMarks&) const = default;
};

/// 15.0: a fortune of war, a mini-phase within a combat. Choosing: which; Picking: whom; Shooting: which infantry unit
/// the sharpshooter is with. DieDue: the die against the leader or about the enemy unit. Acting: a move, a shot or a
/// check is under way, the move with the side that moves as the phasing side; Attacking: so is the attack of those who
/// counterattack, or which hex they attack is asked; Over: it is done.
enum class FortuneStage : std::int16_t { Choosing, Picking, Shooting, DieDue, Acting, Attacking, Over };
struct FortuneLocals {
  static constexpr StepKind kStep = StepKind::Fortune;
  FortuneStage stage = FortuneStage::Choosing;
  FortuneKind fortune = FortuneKind::KillLeader;
  Seat attacker = Seat::Union;  ///< the side whose Combat Phase it is
  PieceId subject = kNoPiece;   ///< who was picked; of a counterattack the first of those who charge
  HexId hex = kNoHex;           ///< where those who move began; once they have moved, where they stand
  PieceId second = kNoPiece;    ///< the others who charge
  PieceId third = kNoPiece;
  bool was_fired_at = false;  ///< 11.1: those of the hex in which they began had kHexFiredAt
};

/// 10.2: one unit attacks one unit. Questionable and QuestionableDefender, the first stages: a questionable unit checks
/// its morale (5.7); then Flank: a defender who is surrounded does (10.7); then Leaders: the defender is asked for a
/// leader's help (13.3). The results follow the die: the attacker's first, then
/// the defender's, and once more when the secondary result counts. Fortune: before the advance (15.0).
enum class CombatStage : std::int16_t {
  DieDue,
  OnAttacker,
  OnDefender,
  Advance,
  Over,
  Leaders,
  Flank,
  Ended,
  Questionable,
  QuestionableDefender,
  Fortune,
};
struct CombatLocals {
  static constexpr StepKind kStep = StepKind::Combat;
  CombatStage stage = CombatStage::DieDue;
  PieceId attacker = kNoPiece;
  PieceId defender = kNoPiece;
  HexId hex = kNoHex;  ///< that is attacked
  CombatReading reading;
  int attacker_morale = 0;  ///< of both before any result is applied (10.10)
  int defender_morale = 0;
  CombatMarks marks;

  /// 5.7, 10.7: the defender has routed before the die.
  bool is_won_before_the_die() const { return reading.intensity == 0 && marks.has_defender_left; }
};

/// 10.12 to 10.14: the attacker advances; Supporting: units that have not attacked are asked to advance in support.
/// When the armies have heard of the ground, the step begins once more. Continuing: who attacks again is asked.
/// Checking, CheckingRout: the check of `unit` for it. Charging: `unit` attacks, or goes one hex first; Attacking: it
/// has gone.
enum class AdvanceStage : std::int16_t {
  Mandatory,
  Supporting,
  Continuing,
  Checking,
  CheckingRout,
  Charging,
  Attacking,
  Over,
};
struct AdvanceLocals {
  static constexpr StepKind kStep = StepKind::Advance;
  AdvanceStage stage = AdvanceStage::Mandatory;
  PieceId unit = kNoPiece;
};

/// 10.10: an effect on one unit in one number.
struct PackedEffect {
  UnitEffect effect;

  static constexpr int kMargins = 11;  ///< none, and 0 to 9
  constexpr int pack() const {
    return ((effect.margin + 1) * 3 + static_cast<int>(effect.disruption)) * 4 + (effect.is_eliminated ? 2 : 0) +
           (effect.must_check_morale ? 1 : 0);
  }
  static constexpr PackedEffect unpack(std::int16_t number) {
    return {{.is_eliminated = (number & 2) != 0,
             .disruption = static_cast<Disruption>(number / 4 % 3),
             .margin = static_cast<std::int8_t>(number / 12 - 1),
             .must_check_morale = (number & 1) != 0}};
  }
};

/// 10.10: what has come of a result so far.
struct ResultMarks {
  bool must_retreat = false;
  bool has_effect = false;  ///< the unit was disrupted, retreated or routed
  bool has_left = false;    ///< 10.12: it retreated or routed, or was eliminated in place of that

  constexpr int pack() const { return (must_retreat ? 1 : 0) + (has_effect ? 2 : 0) + (has_left ? 4 : 0); }
  static constexpr ResultMarks unpack(std::int16_t number) {
    return {(number & 1) != 0, (number & 2) != 0, (number & 4) != 0};
  }
  constexpr bool operator==(const ResultMarks&) const = default;
};

/// 10.10: what one unit suffers, in this order, with Panic (16.3) after Elimination; see steps/result.h. Replacement:
/// the owner of a unit that is eliminated is asked whether it is given extra strength at once (5.10); Replacing: it
/// checks its morale for that.
enum class ResultStage : std::int16_t {
  Elimination,
  Disruption,
  Morale,
  Guns,
  Retreat,
  Over,
  Panic,
  Replacement,
  Replacing,
};
struct ResultLocals {
  static constexpr StepKind kStep = StepKind::Result;
  PieceId unit = kNoPiece;
  PackedEffect effect;
  int opponent_morale = 0;
  HexId away_from = kNoHex;
  ResultStage stage = ResultStage::Elimination;  ///< what comes next
  ResultMarks marks;
};

/// 10.11: the unit retreats hex by hex and enters no hex twice.
struct RetreatLocals {
  static constexpr StepKind kStep = StepKind::Retreat;
  PieceId unit = kNoPiece;
  HexId away_from = kNoHex;  ///< 11.2: the hex of the unit that fired; kNoHex in combat
  bool is_checked = false;   ///< 6.4: the check of the zone in which it stands has been asked for
  TrailPart trail_a;         ///< the way so far
  TrailPart trail_b;
  TrailPart trail_c;
  TrailPart trail_d;
  TrailPart trail_e;

  RetreatTrail trail() const { return {{trail_a, trail_b, trail_c, trail_d, trail_e}}; }
  void set_trail(const RetreatTrail& trail) {
    trail_a = trail.parts[0];
    trail_b = trail.parts[1];
    trail_c = trail.parts[2];
    trail_d = trail.parts[3];
    trail_e = trail.parts[4];
  }
};

/// 7.7, 13.2 to 13.4: what one leader does. Ride and Return: his owner picks a hex. Rally: the unit's morale check is
/// under way. Rebuild: the die of its cadre is owed. Inspire,
/// DrawHero (13.5): the die that makes a hero is owed, then the draw from the cup. With the road bonus (7.4) he rides
/// in legs, and `spent` are the points of those before.
enum class LeadPurpose : std::int16_t { Ride, Rally, Rebuild, Return, Inspire, DrawHero };
struct LeadLocals {
  static constexpr StepKind kStep = StepKind::Lead;
  PieceId leader = kNoPiece;
  LeadPurpose purpose = LeadPurpose::Ride;
  PieceId unit = kNoPiece;
  int spent = 0;
};

/// 7.5: the die of `unit` is owed.
constexpr int kMaxForcedPoints = 4;  ///< points of a forced march
struct ForcedMarchLocals {
  static constexpr StepKind kStep = StepKind::ForcedMarch;
  PieceId unit = kNoPiece;
  int least = -1;  ///< the fewest points that one of those before it gained; -1: it is the first
  int lost = 0;    ///< 7.6: points of the double allowance that cavalry lost when it was disrupted
};

/// 14.3: a reserve is formed by a unit, by a leader (13.3), or by a unit that is due and enters the map in it (9.3).
/// Entry: where that is is asked. Naming: who takes part is named (kFormsReserve). DieDue: its die is owed.
enum class FormingStage : std::int16_t { Entry, Naming, DieDue };
struct ReserveFormingLocals {
  static constexpr StepKind kStep = StepKind::ReserveForming;
  PieceId by = kNoPiece;
  FormingStage stage = FormingStage::Naming;
  HexId hex = kNoHex;  ///< where the marker will lie; kNoHex in the stage Entry
};

/// 14.5: the units of a reserve are deployed one by one. `must`: an enemy has come near, and all have to be; or else
/// its owner deploys as many as he likes in his Movement Phase.
struct DeploymentLocals {
  static constexpr StepKind kStep = StepKind::Deployment;
  PieceId marker = kNoPiece;
  bool must = false;
};

/// 16.1: the die for the morale of one army is owed. `next`: GroundGained alone: whose die follows, of the army that
/// loses the hex. A hit leader (13.4) lowers the morale of his army as a lost hex does.
enum class ArmyMoraleReason : std::int16_t { GroundGained, GroundLost, Settling };
struct ArmyMoraleRollLocals {
  static constexpr StepKind kStep = StepKind::ArmyMoraleRoll;
  ArmyMoraleReason reason = ArmyMoraleReason::GroundGained;
  int command = 0;  ///< of Track::ArmyMorale
  int next = -1;
};

}  // namespace longroll::chattanooga

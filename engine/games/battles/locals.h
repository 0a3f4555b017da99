#pragma once
#include "engine/games/battles/ids.h"
#include "engine/play/locals.h"

/// The locals of each step by name (play/locals.h). A step that is not here has none.
namespace longroll::battles {

/// What comes next in a game turn (5.0).
enum class GameTurnStage : std::int16_t { FirstPlayer, SecondPlayer, End };
struct GameTurnLocals {
  static constexpr StepKind kStep = StepKind::GameTurn;
  GameTurnStage next = GameTurnStage::FirstPlayer;
};

/// What comes next in a player turn (5.0).
enum class PlayerTurnStage : std::int16_t { Movement, Combat, Rally, End };
struct PlayerTurnLocals {
  static constexpr StepKind kStep = StepKind::PlayerTurn;
  Seat side = Seat::Union;
  PlayerTurnStage next = PlayerTurnStage::Movement;
};

/// 6.0
struct MovementPhaseLocals {
  static constexpr StepKind kStep = StepKind::MovementPhase;
  bool has_begun = false;
};

/// 6.0, 6.4: one unit moves.
struct MoveUnitLocals {
  static constexpr StepKind kStep = StepKind::MoveUnit;
  PieceId unit = kNoPiece;
  int half_points = 0;  ///< movement left, in half points
  MoveMode mode = MoveMode::Regular;
  bool has_moved = false;  ///< it has left its first hex
};

/// 8.0: a declared attack, whose units and hexes are told by flags.
enum class CombatStage : std::int16_t { Begun, GroundDue, DieDue, ResultDue, Over };
struct CombatLocals {
  static constexpr StepKind kStep = StepKind::Combat;
  CombatStage stage = CombatStage::Begun;
  int columns_lowered = 0;    ///< by the attacker (8.9)
  Ground ground = kNoGround;  ///< that helps the defender (8.45)
  int die = 0;                ///< 1 to 6; 0 before it is thrown
  CombatResult result = kNoResult;
};

/// 8.77: cavalry retreats before combat. The last three are 0 until it flees, as the step begins.
enum class EvasionStage : std::int16_t { Choosing, Rolling, Fleeing, Following };
struct EvasionLocals {
  static constexpr StepKind kStep = StepKind::Evasion;
  EvasionStage stage = EvasionStage::Choosing;
  PieceId unit = 0;     ///< that is between its first hex and its second; kNoPiece: nobody
  int hexes_left = 0;   ///< that it still goes
  HexId first_hex = 0;  ///< of its retreat; kNoHex: none
};

/// 8.6: units are eliminated by choice.
struct LossesLocals {
  static constexpr StepKind kStep = StepKind::Losses;
  Seat side = Seat::Union;     ///< that loses units
  Seat chooser = Seat::Union;  ///< that chooses them
  int strength_owed = 0;       ///< as printed; 0: one unit, whatever its strength
  CombatResult result = CombatResult::Ae;
};

/// 8.71: the flagged units of a side retreat.
struct RetreatsLocals {
  static constexpr StepKind kStep = StepKind::Retreats;
  Seat side = Seat::Union;
};

/// 8.81: a unit of a full hex makes room.
struct DisplacementLocals {
  static constexpr StepKind kStep = StepKind::Displacement;
  PieceId displaced = kNoPiece;  ///< that makes room; kNoPiece: not chosen yet
  PieceId unit = kNoPiece;       ///< that retreats into the hex
  HexId hex = kNoHex;
};

/// 12.12: dice for Disorder.
struct DisorderLocals {
  static constexpr StepKind kStep = StepKind::Disorder;
  PieceId unit = kNoPiece;  ///< whose die is owed
};

/// 8.75
struct AdvancesLocals {
  static constexpr StepKind kStep = StepKind::Advances;
  Seat side = Seat::Union;
};

/// 12.14: the Rally step, then digging (10.3).
enum class RallyStage : std::int16_t { Rolling, Digging };
struct RallyStepLocals {
  static constexpr StepKind kStep = StepKind::RallyStep;
  RallyStage stage = RallyStage::Rolling;
  PieceId unit = kNoPiece;  ///< whose die is owed
};

}  // namespace longroll::battles

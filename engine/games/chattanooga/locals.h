#pragma once
#include "engine/games/chattanooga/ids.h"
#include "engine/games/chattanooga/trail.h"
#include "engine/play/locals.h"

/// The locals of each step by name (play/locals.h). A step that is not here has none, or is not written yet.
namespace longroll::chattanooga {

/// 3.x: a side lays out its units. `unit` is the one that is being shifted; kNoPiece: none.
struct SetUpLocals {
  static constexpr StepKind kStep = StepKind::SetUp;
  Seat side = Seat::Union;
  PieceId unit = kNoPiece;
};

/// 4.1: what comes next in the scenario.
enum class GameTurnStage : std::int16_t { SecondSetsUp, FirstSetsUp, Begin, Administration, End };
struct GameTurnLocals {
  static constexpr StepKind kStep = StepKind::GameTurn;
  GameTurnStage next = GameTurnStage::SecondSetsUp;
};

/// 4.1: what comes next in a couplet. EndDue: its die is owed; ChangeDue: the old second player decides (4.3).
enum class CoupletStage : std::int16_t {
  FirstMoves,
  FirstFights,
  SecondMoves,
  SecondFights,
  EndDue,
  ChangeDue,
};
struct CoupletLocals {
  static constexpr StepKind kStep = StepKind::Couplet;
  CoupletStage next = CoupletStage::FirstMoves;
};

/// 7.1: `is_recovering`: everybody who can tries to recover, one after the other (5.3).
struct MovementPhaseLocals {
  static constexpr StepKind kStep = StepKind::MovementPhase;
  bool is_recovering = false;
};

/// 7.1, 8.2: the pieces with kMoving move as one. Choosing: their owner is asked, or they go on to `target`. Leaving: a
/// rout check of each is due before they step to `next` (6.3). Joining: one check is due before they may stay where
/// others stand (8.3).
enum class MarchStage : std::int16_t { Choosing, Leaving, Joining };
struct MarchLocals {
  static constexpr StepKind kStep = StepKind::March;
  MarchStage stage = MarchStage::Choosing;
  int points = 0;              ///< movement points left
  HexId target = kNoHex;       ///< where they were sent; kNoHex: the owner is asked
  HexId next = kNoHex;         ///< Leaving: the hex that they enter after the checks
  PieceId checked = kNoPiece;  ///< Leaving: the last one that has been checked
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

/// 9.3: where the unit enters is asked.
struct EntryLocals {
  static constexpr StepKind kStep = StepKind::Entry;
  PieceId unit = kNoPiece;
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
  Leaders,  // from here on: not written yet
  Reserves,
  ArmyMorale,
  Works,
};
struct AdministrationLocals {
  static constexpr StepKind kStep = StepKind::Administration;
  AdministrationStage stage = AdministrationStage::Recovery;
  Seat side = Seat::Union;
  PieceId unit = kNoPiece;
};

}  // namespace longroll::chattanooga

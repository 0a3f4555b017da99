#pragma once
#include "engine/games/battles/ids.h"
#include "engine/play/event_arguments.h"

/// What each note of the log says, by name (play/event_arguments.h): `log(now, notes::Eliminated{unit})`.
namespace longroll::battles::notes {

/// Battles 4.0
struct TurnBegan {
  static constexpr LogNote kNote = LogNote::TurnBegan;
  int turn = 1;
};

/// Battles 4.0
struct PhaseBegan {
  static constexpr LogNote kNote = LogNote::PhaseBegan;
  Seat side = Seat::Union;
  Phase phase = Phase::Movement;
};

/// A unit and the hex that it enters: from off the map (6.4), by a retreat (8.7), pushed aside (8.8), by an advance
/// (8.75); or the hex in which it digs in (10.3).
template <LogNote note>
struct UnitInHex {
  static constexpr LogNote kNote = note;
  PieceId unit = kNoPiece;
  HexId hex = kNoHex;
};
using Entered = UnitInHex<LogNote::Entered>;
using Retreated = UnitInHex<LogNote::Retreated>;
using Displaced = UnitInHex<LogNote::Displaced>;
using Advanced = UnitInHex<LogNote::Advanced>;
using Dug = UnitInHex<LogNote::Dug>;

/// Battles 8.4: an attack before its die.
struct Attacked {
  static constexpr LogNote kNote = LogNote::Attacked;
  HexId hex = kNoHex;    ///< the first of the hexes attacked
  int attack = 0;        ///< strength of the attackers
  int defence = 0;       ///< strength of the defenders
  int level_before = 0;  ///< AttackOdds::level_before
  int shift = 0;         ///< columns, to the right when above 0
};

/// Battles 8.4: the column that is rolled on.
struct OddsFound {
  static constexpr LogNote kNote = LogNote::Odds;
  int column = 0;
  int die_modifier = 0;
};

/// Battles 8.6
struct ResultFound {
  static constexpr LogNote kNote = LogNote::ResultFound;
  CombatResult result = kNoResult;
  int die = 0;  ///< with its modifier
  int column = 0;
};

/// Battles 8.6, 10.3, 12.1
struct Eliminated {
  static constexpr LogNote kNote = LogNote::Eliminated;
  PieceId unit = kNoPiece;
};

/// Battles 8.77: one of those for whom the die was thrown.
struct Evaded {
  static constexpr LogNote kNote = LogNote::Evaded;
  PieceId unit = kNoPiece;
  bool is_away = false;
};

/// Battles 12.1: the die for disorder.
struct Tested {
  static constexpr LogNote kNote = LogNote::Tested;
  PieceId unit = kNoPiece;
  bool is_worse = false;
};

/// Battles 12.1
struct Worsened {
  static constexpr LogNote kNote = LogNote::Worsened;
  PieceId unit = kNoPiece;
  Condition condition = Condition::Disordered;  ///< that it has now
};

/// Battles 12.4: it tried to rally.
struct Rallied {
  static constexpr LogNote kNote = LogNote::Rallied;
  PieceId unit = kNoPiece;
  Condition condition = Condition::Good;  ///< that it has now
  bool improves = false;
};

/// Points for a unit that the enemy lost, or for a hex that the side holds at the end (4.0).
struct Scored {
  static constexpr LogNote kNote = LogNote::Scored;
  Seat side = Seat::Union;
  int points = 0;
  int source = 0;  ///< the unit, or at the end of the battle the hex
};

/// Battles 4.0
struct Ended {
  static constexpr LogNote kNote = LogNote::Ended;
  int verdict = 0;  ///< 0 the Union won, 1 the Confederates won, 2 drawn
};

}  // namespace longroll::battles::notes

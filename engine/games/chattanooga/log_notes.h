#pragma once
#include "engine/games/chattanooga/ids.h"
#include "engine/play/event_arguments.h"

/// What each note of the log says, by name (play/event_arguments.h): `log(now, notes::Disrupted{unit})`.
namespace longroll::chattanooga::notes {

/// 4.1
struct TurnBegan {
  static constexpr LogNote kNote = LogNote::TurnBegan;
  int turn = 1;  ///< of the scenario
};
/// 4.2
struct CoupletBegan {
  static constexpr LogNote kNote = LogNote::CoupletBegan;
  int couplet = 1;
  Seat first = Seat::Union;
};
struct PhaseBegan {
  static constexpr LogNote kNote = LogNote::PhaseBegan;
  Seat side = Seat::Union;
  Phase phase = Phase::Movement;
};
/// 4.3: what the die at the end of a couplet says. The numbers are those of CoupletEnd (chart.h).
struct CoupletEnded {
  static constexpr LogNote kNote = LogNote::CoupletEnded;
  int end = 0;
};

/// 5.5: a morale check; `over`: how far the modified die was above the morale, below 1 when the unit passed.
struct Checked {
  static constexpr LogNote kNote = LogNote::Checked;
  PieceId unit = kNoPiece;
  CheckReason reason = CheckReason::LeavingZone;
  bool is_passed = false;
  int over = 0;
};

/// What happened to one unit.
template <LogNote note>
struct UnitNote {
  static constexpr LogNote kNote = note;
  PieceId unit = kNoPiece;
};
using Disrupted = UnitNote<LogNote::Disrupted>;  ///< 5.3
using Recovered = UnitNote<LogNote::Recovered>;  ///< 5.3
using Captured = UnitNote<LogNote::Captured>;    ///< 5.6, 5.8

using Eliminated = UnitNote<LogNote::Eliminated>;  ///< 5.8

/// 5.6
struct Routed {
  static constexpr LogNote kNote = LogNote::Routed;
  PieceId unit = kNoPiece;
  bool is_shattered = false;
};

/// A unit and a hex: where it came back (9.1), which stack it joined or could not join (8.3).
template <LogNote note>
struct UnitInHex {
  static constexpr LogNote kNote = note;
  PieceId unit = kNoPiece;
  HexId hex = kNoHex;
};
using Returned = UnitInHex<LogNote::Returned>;
using Entered = UnitInHex<LogNote::Entered>;  ///< 9.3
using Joined = UnitInHex<LogNote::Joined>;
using TurnedBack = UnitInHex<LogNote::TurnedBack>;

using Placed = UnitInHex<LogNote::Placed>;   ///< 3.4: where a unit that was drawn comes up
using PutBack = UnitNote<LogNote::PutBack>;  ///< 3.4: for which no hex was free
/// 3.4: how many counters a side draws.
struct DrawCounted {
  static constexpr LogNote kNote = LogNote::DrawCounted;
  Seat side = Seat::Union;
  int count = 0;
};
using CounterDrawn = UnitNote<LogNote::CounterDrawn>;  ///< 3.4: the first piece of the counter

using Retreated = UnitInHex<LogNote::Retreated>;  ///< 10.11: where its retreat ended
using Advanced = UnitInHex<LogNote::Advanced>;    ///< 10.12

/// 10.2: a combat, with the row and the column of the combat results table.
struct Fought {
  static constexpr LogNote kNote = LogNote::Fought;
  PieceId attacker = kNoPiece;
  PieceId defender = kNoPiece;
  int row = 0;
  int intensity = 0;
};

/// 5.9: the unit came back for points of that marker.
struct Rebuilt {
  static constexpr LogNote kNote = LogNote::Rebuilt;
  PieceId unit = kNoPiece;
  PieceId marker = kNoPiece;
};

/// 5.11
enum class CadreResult : std::int16_t { None, Rebuilt, Destroyed };
struct CadreRolled {
  static constexpr LogNote kNote = LogNote::CadreRolled;
  PieceId unit = kNoPiece;
  CadreResult result = CadreResult::None;
};

/// 11.2: a shot, with the column and the row of the bombardment table.
struct Fired {
  static constexpr LogNote kNote = LogNote::Fired;
  PieceId unit = kNoPiece;
  PieceId target = kNoPiece;
  int column = 1;
  int die = 0;  ///< as the table is read by it
};

/// 16.1: the die of an army's morale, which may have changed nothing. `command`: of Track::ArmyMorale.
struct ArmyMoraleRolled {
  static constexpr LogNote kNote = LogNote::ArmyMoraleRolled;
  int command = 0;
  int before = 0;
  int after = 0;
};
/// 16.3
struct ArmyPanicked {
  static constexpr LogNote kNote = LogNote::ArmyPanicked;
  int command = 0;
};

using Rode = UnitInHex<LogNote::Rode>;  ///< 13.2: where a leader has gone without troops
/// 13.5
struct HeroRose {
  static constexpr LogNote kNote = LogNote::HeroRose;
  PieceId unit = kNoPiece;
  int rating = 0;  ///< 0: none
};
using LeaderKilled = UnitNote<LogNote::LeaderKilled>;  ///< 13.4
using LeaderHit = UnitNote<LogNote::LeaderHit>;        ///< 13.4

using StoodReady = UnitNote<LogNote::StoodReady>;          ///< 10.9: marked with a volley
using PreparedCharge = UnitNote<LogNote::PreparedCharge>;  ///< 10.8: marked with a charge

using BecameQuestionable = UnitNote<LogNote::BecameQuestionable>;  ///< 5.7

/// 15.0: what the holder of the marker makes of a fortune of war.
struct FortuneChosen {
  static constexpr LogNote kNote = LogNote::FortuneChosen;
  Seat side = Seat::Union;
  FortuneKind fortune = FortuneKind::KillLeader;
};
/// 15.0: its die, against a leader or about an enemy unit.
struct FortuneRolled {
  static constexpr LogNote kNote = LogNote::FortuneRolled;
  FortuneKind fortune = FortuneKind::KillLeader;
  PieceId subject = kNoPiece;
  bool is_success = false;
};
/// 15.0: the marker goes to that side.
struct FortunePassed {
  static constexpr LogNote kNote = LogNote::FortunePassed;
  Seat side = Seat::Union;
};

/// 14.3: a reserve was formed; a try to form one failed. 14.5: a unit was deployed there; a marker left the map.
using ReserveFormed = UnitInHex<LogNote::ReserveFormed>;  ///< the unit is the marker
using ReserveNotFormed = UnitNote<LogNote::ReserveNotFormed>;
using Deployed = UnitInHex<LogNote::Deployed>;
/// 14.7: a marker was flipped there, and others were placed on it; the letter of one is seen; one was a dummy.
struct ReserveHidden {
  static constexpr LogNote kNote = LogNote::ReserveHidden;
  HexId hex = kNoHex;
  int dummies = 0;
};
using ReserveSeen = UnitInHex<LogNote::ReserveSeen>;
using DummySeen = UnitInHex<LogNote::DummySeen>;
using ReserveSpent = UnitNote<LogNote::ReserveSpent>;

/// 7.5: the points that the unit gains.
struct ForcedMarch {
  static constexpr LogNote kNote = LogNote::ForcedMarch;
  PieceId unit = kNoPiece;
  int points = 0;
};

/// 17.2: work in a hex. `project`: a WorksProject (rules/works.h).
template <LogNote note>
struct WorkInHex {
  static constexpr LogNote kNote = note;
  HexId hex = kNoHex;
  int project = 0;
};
using WorksBegun = WorkInHex<LogNote::WorksBegun>;
using WorksDone = WorkInHex<LogNote::WorksDone>;
struct WorksGivenUp {
  static constexpr LogNote kNote = LogNote::WorksGivenUp;
  HexId hex = kNoHex;
};

/// 3.2: the bridge is wrecked; a die has tried to repair it.
struct BridgeWrecked {
  static constexpr LogNote kNote = LogNote::BridgeWrecked;
};
struct BridgeTried {
  static constexpr LogNote kNote = LogNote::BridgeTried;
  bool is_repaired = false;
};
/// 3.2: the first of those whom the Confederates have called is seen.
struct Summoned {
  static constexpr LogNote kNote = LogNote::Summoned;
};
/// 7.9
struct PontoonBegun {
  static constexpr LogNote kNote = LogNote::PontoonBegun;
  HexId hex = kNoHex;
};
struct PontoonDone {
  static constexpr LogNote kNote = LogNote::PontoonDone;
  HexId hex = kNoHex;
  bool is_finished = false;  ///< its builder has stayed
};
using Crossed = UnitInHex<LogNote::Crossed>;  ///< 9.2: leaves the map there
using Landed = UnitInHex<LogNote::Landed>;    ///< 7.8: a boat takes it there
using Drowned = UnitNote<LogNote::Drowned>;   ///< 7.8: it has not come ashore in this couplet

/// 3.5
struct Ended {
  static constexpr LogNote kNote = LogNote::Ended;
  VictoryLevel level = VictoryLevel::Draw;
};

}  // namespace longroll::chattanooga::notes

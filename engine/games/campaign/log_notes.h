#pragma once
#include "engine/games/campaign/battle_chart.h"
#include "engine/games/campaign/berth.h"
#include "engine/games/campaign/ids.h"
#include "engine/play/event_arguments.h"

/// What each note of the log says, by name (play/event_arguments.h): `log(now, notes::TurnBegan{3})`.
namespace longroll::campaign {

enum class LogNote : std::int16_t {
  TurnBegan,
  InitiativeWon,
  ImpulseBegan,
  Marched,
  Attacked,
  Fought,
  Lost,
  Retreated,
  Cornered,
  StatusChanged,
  LeaderFate,
  CavalryTried,
  Rallied,
  FortFell,
  Besieged,
  Ended,
  WentUnsupplied,
  Foraged,
  WornDown,
  Surrendered,
  RailBroken,
  RailRepaired,
  Arrived,
  Sailed,
  RanPast,
  NavalHit,
  Landed,
  Rode,
  Entrenched,
  LeveeTried,
  Worked,
  MilitiaCalled,
  Captured,
  Election,
  Drafted,
  KentuckyJoined,
  Diplomacy,
  Constructed,
  RailUpgraded,
  Reacted,
};

namespace notes {

/// 3.2
struct TurnBegan {
  static constexpr LogNote kNote = LogNote::TurnBegan;
  int turn = 1;
};
/// 3.2.1
struct InitiativeWon {
  static constexpr LogNote kNote = LogNote::InitiativeWon;
  Seat side = Seat::Union;
};
/// 3.2.2
struct ImpulseBegan {
  static constexpr LogNote kNote = LogNote::ImpulseBegan;
  Seat side = Seat::Union;
  int impulse = 0;
};
/// 5.0: a force has ended its move.
struct Marched {
  static constexpr LogNote kNote = LogNote::Marched;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
  int points = 0;  ///< strength points
  int cavalry = 0;
};
/// 9.0: strengths as they fight (9.3).
struct Attacked {
  static constexpr LogNote kNote = LogNote::Attacked;
  Seat side = Seat::Union;  ///< the attacker
  HexId hex = kNoHex;
  int attack = 0;
  int defence = 0;
};
/// 9.5
struct Fought {
  static constexpr LogNote kNote = LogNote::Fought;
  Outcome outcome = Outcome::Draw;
  int die = 0;  ///< modified, 1 to 6
};
/// 9.8
struct Lost {
  static constexpr LogNote kNote = LogNote::Lost;
  Seat side = Seat::Union;
  int points = 0;
};
/// 9.10
struct Retreated {
  static constexpr LogNote kNote = LogNote::Retreated;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
};
struct Cornered {
  static constexpr LogNote kNote = LogNote::Cornered;
  Seat side = Seat::Union;
  int points = 0;  ///< that surrender
};
/// 15.0
struct StatusChanged {
  static constexpr LogNote kNote = LogNote::StatusChanged;
  int change = 0;
};
/// 9.12
enum class Fate : std::int16_t { Promoted, Wounded, Killed, Created };
struct LeaderFate {
  static constexpr LogNote kNote = LogNote::LeaderFate;
  PieceId leader = kNoPiece;
  Fate fate = Fate::Promoted;
  int turns = 0;  ///< that a wound takes
};
/// 16.0
struct CavalryTried {
  static constexpr LogNote kNote = LogNote::CavalryTried;
  bool is_lost = false;
};
/// 5.3.7
struct Rallied {
  static constexpr LogNote kNote = LogNote::Rallied;
  HexId hex = kNoHex;
  int markers = 0;
};
/// 11.8
struct FortFell {
  static constexpr LogNote kNote = LogNote::FortFell;
  HexId hex = kNoHex;
};
struct Besieged {
  static constexpr LogNote kNote = LogNote::Besieged;
  HexId hex = kNoHex;
};
/// 3.3
struct Ended {
  static constexpr LogNote kNote = LogNote::Ended;
  int winner = 0;  ///< as Track::Winner
};

/// 8.4: at the beginning of its impulse.
struct WentUnsupplied {
  static constexpr LogNote kNote = LogNote::WentUnsupplied;
  Seat side = Seat::Union;
  int points = 0;  ///< and forts
};
/// 8.4.3
struct Foraged {
  static constexpr LogNote kNote = LogNote::Foraged;
  Seat side = Seat::Union;
  HexId hex = kNoHex;  ///< where the force stands
  int points = 0;
};
/// 8.6
struct WornDown {
  static constexpr LogNote kNote = LogNote::WornDown;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
  bool is_demoralized = false;
};
/// 8.5.1
struct Surrendered {
  static constexpr LogNote kNote = LogNote::Surrendered;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
  int points = 0;  ///< 0: a fort alone
};
/// 4.0
struct Arrived {
  static constexpr LogNote kNote = LogNote::Arrived;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
};

/// 7.4
struct Rode {
  static constexpr LogNote kNote = LogNote::Rode;
  Seat side = Seat::Union;
  HexId from = kNoHex;
  HexId to = kNoHex;
};
/// 12.1
struct Entrenched {
  static constexpr LogNote kNote = LogNote::Entrenched;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
};
/// 5.3.8
struct LeveeTried {
  static constexpr LogNote kNote = LogNote::LeveeTried;
  HexId hex = kNoHex;
  bool is_breached = false;
};
/// 7.6
struct RailBroken {
  static constexpr LogNote kNote = LogNote::RailBroken;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
};
struct RailRepaired {
  static constexpr LogNote kNote = LogNote::RailRepaired;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
};

/// 13.1
struct Sailed {
  static constexpr LogNote kNote = LogNote::Sailed;
  Seat side = Seat::Union;
  int ships = 0;
  Berth to = {};
};
/// 13.2, 13.4
struct Landed {
  static constexpr LogNote kNote = LogNote::Landed;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
  int points = 0;  ///< counters, leaders among them
};
/// 11.6
struct RanPast {
  static constexpr LogNote kNote = LogNote::RanPast;
  Seat side = Seat::Union;
  Berth to = {};
};
/// 13.6
struct NavalHit {
  static constexpr LogNote kNote = LogNote::NavalHit;
  PieceId target = kNoPiece;  ///< a vessel or fort
  bool is_final = false;      ///< it is sunk, or silenced
};
/// 11.2, 11.5, 8.4.2: what has become of a work.
enum class Work : std::int16_t {
  FortBegun,
  FortFinished,
  FortDestroyed,
  DepotBuilt,
  DepotLost,
  ArsenalLost,
  FactoryLost,
  VesselLost,
  CrewLost,
  DepotDestroyed
};
struct Worked {
  static constexpr LogNote kNote = LogNote::Worked;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
  Work work = Work::FortBegun;
};
/// 4.3
struct MilitiaCalled {
  static constexpr LogNote kNote = LogNote::MilitiaCalled;
  int state = 0;   ///< as verbs::CallMilitia
  int points = 0;  ///< that it sends
};

/// 15.1: a city or source whose capture moves the status.
struct Captured {
  static constexpr LogNote kNote = LogNote::Captured;
  Seat side = Seat::Union;
  HexId hex = kNoHex;
};
/// 15.2
struct Election {
  static constexpr LogNote kNote = LogNote::Election;
  int loss = 0;  ///< taken from all later arrivals; 0: the election is won
};
/// 4.1.3
struct Drafted {
  static constexpr LogNote kNote = LogNote::Drafted;
};
/// 15.5
struct KentuckyJoined {
  static constexpr LogNote kNote = LogNote::KentuckyJoined;
  Seat side = Seat::Union;
};
/// 15.3
struct Diplomacy {
  static constexpr LogNote kNote = LogNote::Diplomacy;
  static constexpr int kNothing = 99;
  int result = 0;  ///< die and status, as the chart names it, or kNothing
};

/// 4.1.2, 4.2.5, 7.5
enum class Construction : std::int16_t { Begun, Extended, Finished };
struct Constructed {
  static constexpr LogNote kNote = LogNote::Constructed;
  Seat side = Seat::Union;
  int kind = 0;        ///< of the counter
  HexId hex = kNoHex;  ///< kNoHex: nowhere on the map
  Construction stage = Construction::Begun;
};
/// 6.4: a force of the other side has tried to react.
struct Reacted {
  static constexpr LogNote kNote = LogNote::Reacted;
  Seat side = Seat::Union;
  HexId from = kNoHex;
  HexId to = kNoHex;  ///< kNoHex: the die kept it where it is
};

/// 7.7.2
struct RailUpgraded {
  static constexpr LogNote kNote = LogNote::RailUpgraded;
  HexId hex = kNoHex;
};

}  // namespace notes
}  // namespace longroll::campaign

#pragma once
#include <optional>
#include <vector>

#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/planner/land.h"
#include "engine/games/chattanooga/planner/stance.h"
#include "engine/hexgame/plan/influence.h"

namespace longroll::chattanooga {

/// What the units of a hex are there for: to drive out an enemy who stands where he wins, to keep the enemy from a gate
/// to there, to take the ground that wins for their own side, or to hold where they stand.
struct Mission {
  enum class Task : std::uint8_t { Evict, Guard, Assault, Hold };
  Task task = Task::Hold;
  const Land::Gate* gate = nullptr;  ///< Guard
  HexId enemy = kNoHex;              ///< Evict: where he stands
};

/// Chattanooga 3.2V, 9.1: the side loses as soon as one enemy enters where he wins; units return behind its lines, too.
inline bool is_lost_at_once(const Field& field, Seat side) {
  return field.scenario().clearing.is_used && side == Seat::Union;
}

/// What one side sees when it looks over the field, and what it would have its stacks do. Valid until the State
/// changes.
class Missions {
 public:
  Missions(const Field& field, const Land& land, Seat side, const Conduct& conduct);

  const Field& field() const { return *field_; }
  const Land& land() const { return *land_; }
  Seat side() const { return side_; }
  const Conduct& conduct() const { return *conduct_; }

  /// Of the units of the side that stand in that hex; those who come on from elsewhere assault.
  Mission of(HexId hex) const;
  /// From that hex to where the mission leads, in movement points of infantry; 0 for those who hold.
  int distance(const Mission& mission, HexId hex) const;
  /// From that hex to what the side fights for: the ground that wins, or the nearest enemies for who has to clear the
  /// map of them (3.2V): in Hooker's area for his, outside it for others (13.6). Movement points of infantry,
  /// Land::kFar at most.
  int to_goal(HexId hex) const;
  /// Chattanooga 13.6: there are enemies whom Hooker's units cannot reach, so all others stay out of his area.
  bool leaves_hooker_his_own() const { return leaves_hooker_his_own_; }
  /// What the enemy could soon bring against a hex, and what could soon help there, in hundredths of a strength point.
  int threat(HexId hex) const { return threat_[hex]; }
  int support(HexId hex) const { return support_[hex]; }
  /// Hexes of the side's combat units on the map: those who assault first, each sort from the nearest on.
  const std::vector<HexId>& hexes() const { return hexes_; }
  /// What the combat units of that side in the hex are worth, as gauge.h has it, as far as they are in good order.
  int worth_at(HexId hex, Seat side) const;

 private:
  struct Post {
    HexId hex = kNoHex;
    Mission mission;
  };
  const Stance& stance_of(HexId hex) const;
  bool has_to_clear_the_map() const;
  void spread(hexgame::Influence& sums, Seat side) const;
  void tell_off_evictors();
  std::vector<int> needs() const;
  void tell_off_guards();
  void tell_off_others();

  const Field* field_;
  const Land* land_;
  Seat side_;
  const Conduct* conduct_;
  bool leaves_hooker_his_own_ = false;
  std::optional<DistanceField> hookers_enemies_;  // those in his area (13.6), if others are outside it
  std::optional<DistanceField> enemies_;
  hexgame::Influence threat_{};
  hexgame::Influence support_{};
  std::vector<Post> posts_;
  std::vector<HexId> hexes_;
};

}  // namespace longroll::chattanooga

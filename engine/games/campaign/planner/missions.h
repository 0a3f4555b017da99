#pragma once
#include <memory>
#include <vector>

#include "engine/games/campaign/field.h"
#include "engine/games/campaign/planner/land.h"
#include "engine/games/campaign/planner/stance.h"

namespace longroll::campaign {

/// What those of a hex who can go are sent for.
struct Mission {
  HexId from = kNoHex;         ///< where they stand
  int strength = 0;            ///< army points that can go
  int keep = 0;                ///< of them, those that stay to guard the hex
  int send = 0;                ///< of them, those that go
  const Goal* goal = nullptr;  ///< null: none is in reach; they stay
  HexId join = kNoHex;         ///< they go to the main body there first; kNoHex: they are it
  bool takes = false;          ///< the enemy holds the goal
  bool is_detachment = false;  ///< a few of many: leaders stay with the others
};

/// Who goes where, worked out of a position for the side that moves. Valid until the State changes.
class Missions {
 public:
  Missions(const Field& field, const Land& land, const Stance& stance, Seat side);

  /// By hex, those who attack first.
  const std::vector<Mission>& all() const { return missions_; }
  /// A place that the side wants to take, with more strength than is on its way.
  struct Wanted {
    HexId hex;
    int worth;
  };
  std::vector<Wanted> wanted() const;
  /// Army points that do not have to guard the hex.
  int spare_at(HexId hex) const;
  /// The strength of `side` that could soon be in the hex, in hundredths of a point: all of what is near, half of what
  /// is farther.
  static int near(const Field& field, Seat side, HexId hex);
  /// The strength that a side wants at a goal, in hundredths of a point: of what it holds, to guard it; else to take
  /// it.
  static int need_of(const Field& field, const Goal& goal, const Stance& stance, Seat side);

 private:
  struct Post {
    const Goal* goal;
    bool takes;
    int need;                ///< hundredths of a strength point that are still wanted there
    int assigned;            ///< of them, how many are sent
    bool is_artery = false;  ///< no more are sent than are wanted
    bool is_nearby = false;  ///< only from nearby (Land::kNearby)
  };

  void find_intruders(const Field& field, const Land& land, Seat side);
  void find_arteries(const Field& field, const Land& land, const Stance& stance, Seat side);
  void want_artery(const Field& field, const Land& land, HexId hex, int worth, int need, bool takes);
  void guard_roads(const Field& field, const Land& land, Seat side);
  void open_roads(const Field& field, const Land& land, Seat side);
  void want_repairs(const Field& field, const Land& land);
  void find_posts(const Field& field, const Land& land, const Stance& stance, Seat side);
  void find_stacks(const Field& field, Seat side);
  void keep_guards(const Field& field, Seat side);
  void send(const Field& field, const Stance& stance);
  void gather(const Field& field);

  std::vector<std::unique_ptr<Goal>> own_goals_;  // intruders in the side's own country, and arteries
  std::vector<Post> posts_;
  std::vector<Mission> missions_;
};

}  // namespace longroll::campaign

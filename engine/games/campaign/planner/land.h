#pragma once
#include <array>
#include <atomic>
#include <vector>

#include "engine/games/campaign/campaign.h"
#include "engine/map/distance_field.h"

namespace longroll::campaign {

/// A place for which both sides fight: who holds it has to guard it, the other to take it.
struct Goal {
  HexId hex = kNoHex;
  int worth = 0;  ///< 10 for each point of the Confederate economy, and the like
};

/// What the map is worth to both sides and how far its parts are from each other: movement points when nobody is in the
/// way, with deep and with low rivers. Read by the computer's judgement only.
class Land {
 public:
  static constexpr int kFar = 200;  ///< farther than this, or no way at all

  explicit Land(const Library& library);
  ~Land();
  Land(const Land&) = delete;
  Land& operator=(const Land&) = delete;

  const std::vector<Goal>& goals() const { return goals_; }
  /// From that hex in that season.
  int distance(const Goal& goal, Season season, HexId from) const { return distances_to(goal.hex, season).at(from); }
  /// From every hex to that one; worked out when it is first asked for, from several threads too.
  const DistanceField& distances_to(HexId hex, Season season) const;

 private:
  using Known = std::array<std::atomic<const DistanceField*>, kMaxHexes>;

  static bool is_wet(Season season) { return season == Season::Winter || season == Season::Spring; }

  const Library* library_;
  std::array<MovementCosts, 2> costs_;  // over bridges and ferries; seasonal rivers low, then deep
  mutable std::array<Known, 2> known_{};
  std::vector<Goal> goals_;
};

}  // namespace longroll::campaign

#pragma once
#include <vector>

#include "engine/core/made_once.h"
#include "engine/games/campaign/campaign.h"
#include "engine/map/distance_field.h"
#include "engine/map/network.h"

namespace longroll::campaign {

/// A place for which both sides fight: who holds it has to guard it, the other to take it.
struct Goal {
  HexId hex = kNoHex;
  int worth = 0;  ///< 10 for each point of the Confederate economy, and the like
  /// Movement points to it when nobody is in the way, by whether seasonal rivers are deep.
  std::array<const DistanceField*, 2> distances;
};

/// A critical port of the Confederacy, and what shuts it (Campaign 14.1).
struct Harbor {
  HexId port = kNoHex;
  int worth = 0;              ///< points of the economy
  bool is_on_sea = false;     ///< a vessel off it is wanted
  std::vector<NodeId> gates;  ///< hexsides of water; one in any of them shuts what leads there by water; may be empty
};

/// What the map is worth to both sides and how far its parts are from each other. Worked out once, read by the
/// computer's judgement only.
class Land {
 public:
  static constexpr int kFar = 200;    ///< farther than this, or no way at all
  static constexpr int kNearby = 36;  ///< what is not worth a longer way

  explicit Land(const Library& library);

  const std::vector<Goal>& goals() const { return goals_; }
  /// Those that naval strength points can shut, the worthiest first; of equal ones, what needs fewer vessels.
  const std::vector<Harbor>& harbors() const { return harbors_; }
  /// Seasonal rivers are deep.
  static bool is_wet(Season season) { return season == Season::Winter || season == Season::Spring; }
  /// From that hex in that season.
  static int distance(const Goal& goal, Season season, HexId from) {
    return goal.distances[is_wet(season) ? 1 : 0]->at(from);
  }
  /// From every hex to that one; `far`, kFar or kNearby, for all that are that far or farther. Kept as long as this.
  const DistanceField& distances_to(HexId hex, Season season, int far = kFar) const;
  /// From every hex to the nearest of those.
  DistanceField distances_to(const HexSet& hexes, Season season) const;

 private:
  const Library* library_;
  std::array<MovementCosts, 2> costs_;          // over bridges and ferries; seasonal rivers low, then deep
  std::vector<MadeOnce<DistanceField>> known_;  // by kNearby or kFar and by depth of water, then by hex
  std::vector<Goal> goals_;
  std::vector<Harbor> harbors_;
};

}  // namespace longroll::campaign

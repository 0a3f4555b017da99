#pragma once

#include <vector>

#include "web/games/campaign/forces_shown.h"
#include "web/games/campaign/shown_war.h"

namespace longroll::web::campaign {

/// Vessels on a voyage, or that withdraw from a fight, as the screen shows where they can go: a hexside of water is
/// pointed at in either of its hexes, the nearest to the pointer is meant; a sea zone in the hex where its box is
/// drawn.
class VoyageShown {
 public:
  VoyageShown(ShownWar& war, const ForcesShown& forces) : in_(war), forces_(forces) {}

  void read();
  bool empty() const { return ways_.empty(); }
  /// All hexes in which something can be pointed at.
  std::vector<HexId> hexes() const;
  /// The choice that pointing there means; null: they cannot go there.
  const Choice* at(HexId hex) const;

 private:
  struct Way {
    std::size_t choice = 0;  ///< of the prompt
    cw::Berth berth;
    std::vector<HexId> hexes;
  };
  board::Vec2 middle_of(const Way& way) const;

  ShownWar& in_;
  const ForcesShown& forces_;
  std::vector<Way> ways_;
};

}  // namespace longroll::web::campaign

#pragma once

#include <vector>

#include "web/games/campaign/forces_shown.h"
#include "web/games/campaign/shown_war.h"

namespace longroll::web::campaign {

/// Vessels on a voyage, or that withdraw from a fight, as the screen shows where they can go: a hexside of water is
/// pointed at in either of its hexes, the nearest to the pointer is meant; a sea zone on its open sea.
class VoyageShown {
 public:
  explicit VoyageShown(ShownWar& war) : in_(war) {}

  void read();
  bool empty() const { return ways_.empty(); }
  /// What is lit: the hexes beside the water, and of a sea zone the one in which its vessels are drawn.
  std::vector<HexId> hexes() const;
  /// Of the ways to places, those that are nearest to that hex, the nearest first; by their choices of the prompt.
  std::vector<std::size_t> nearest(HexId hex) const;
  /// The choice that pointing there means; null: they cannot go there. Who points at the counter of a fleet means the
  /// water where it lies, when the vessels can go there.
  const Choice* at(HexId hex, const ForceShown* counter = nullptr) const;

 private:
  struct Way {
    std::size_t choice = 0;  ///< of the prompt
    cw::Berth berth;
    std::vector<HexId> hexes;
  };
  board::Vec2 middle_of(const Way& way) const;

  ShownWar& in_;
  std::vector<Way> ways_;
};

}  // namespace longroll::web::campaign

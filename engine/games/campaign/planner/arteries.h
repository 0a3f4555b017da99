#pragma once
#include <vector>

#include "engine/games/campaign/field.h"

namespace longroll::campaign {

/// Hexes by which the Confederate economy (14.1) is parted when the Union stands in all of them, or whole again when
/// the Confederacy has all of them back.
struct Artery {
  std::vector<HexId> hexes;
  int worth = 0;   ///< points of the economy that it is about
  int effort = 0;  ///< what it costs the side that wants it: about 10 for a hex that is near and empty
};

/// For each critical supply center of the largest fragment, the hexes that are the easiest for the Union to take and
/// part it from the others; those that are worth nothing are left out. The best bargain first.
std::vector<Artery> cuts_of(const Field& field);

/// For each critical supply center that the Confederacy holds and that does not count now, the closed hexes on the way
/// to the largest fragment that is the easiest to open.
std::vector<Artery> mends_of(const Field& field);

}  // namespace longroll::campaign

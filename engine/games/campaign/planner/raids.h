#pragma once
#include "engine/games/campaign/planner/arteries.h"
#include "engine/games/campaign/planner/draft.h"
#include "engine/games/campaign/rules/economy.h"

namespace longroll::campaign {

/// Campaign 8.1: strength points of the side that have a line of supply in the networks as `view` has them.
int fed_strength(const Field& field, Seat side, const NetworkView& view, const SeaSupply& sea);

/// The side uses the hex, and what the enemy has there is gone, with its zone.
NetworkView if_taken(const Field& field, Seat side, HexId hex);

/// What broken railroads do in one position (Campaign 7.6): to the economy of the Confederacy, to the supply of the
/// Union's points. With `cuts` (cuts_of), one hex of several that cut only together counts by its share. Valid as long
/// as the field.
class RailDamage {
 public:
  explicit RailDamage(const Field& field, std::vector<Artery> cuts = {});

  /// How that counts that a side keeps the enemy from using the hex, in hundredths of a strength point: by a break, or,
  /// when `is_held`, by standing there. What a break costs the side itself is taken off.
  int worth(Seat side, HexId hex, bool is_held) const;
  /// What it is worth to the side that the broken railroad of the hex, which it controls, runs again; likewise.
  int worth_of_repair(Seat side, HexId hex) const;

 private:
  /// What the side that uses the railroads has of them, likewise.
  int use_of(Seat user, const NetworkView& view) const;

  /// Of a hex of an artery of several: its share of what they cut together, likewise.
  int share_of(HexId hex) const;

  const Field* field_;
  std::vector<Artery> cuts_;
  EconomyView economy_;
  SeaSupply sea_;
};

/// Campaign 16.0, 7.6: each cavalry unit that can go rides to where it cuts a railroad of the enemy, and breaks it when
/// it has the time; who is hungry and cuts nothing comes back.
void plan_raids(Draft& draft);
/// The next decision of cavalry alone that is under way.
Action choose_ride(const Draft& draft, const std::vector<Artery>& cuts = {});

}  // namespace longroll::campaign

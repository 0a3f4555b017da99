// build: small
#include "engine/games/campaign/season_tables.h"

namespace longroll::campaign {
namespace {

/// What one hexside and the hex beyond it do in a season.
class Side {
 public:
  Side(const TerrainEffects& effects, const GroundMap& map, Season season, HexId from, Direction d)
      : effects_(effects),
        map_(map),
        from_(from),
        to_(map.grid.neighbor(from, d)),
        d_(d),
        water_(effects.water(map.water(from, d), season)),
        is_river_(effects.water_in(map.water(from, d), season) != Water::None) {}

  /// Both are land in play.
  bool is_land() const { return is_land(from_) && is_land(to_); }

  /// Campaign 5.3.2: cost of the hex beyond, by a way over the side where there is one.
  int hex_points() const {
    if (map_.is_railroad(from_, d_)) {
      return effects_.ways[Way::Railroad].points;
    }
    if (map_.is_road(from_, d_)) {
      return effects_.ways[Way::Road].points;
    }
    return effects_.terrain[map_.terrain_at(to_)].points;
  }

  int cost(StepWay way) const {
    if (!is_land()) {
      return MovementCosts::kNever;
    }
    const bool is_bridged = has_bridge() && effects_.crossings[Crossing::Bridge].cancels_water;
    switch (way) {
      case StepWay::Foot:
        return is_bridged ? hex_points() : !water_.blocks ? hex_points() + water_.points : MovementCosts::kNever;
      case StepWay::Ferry:
        return water_.blocks && !is_bridged && map_.is_ferry(from_, d_) ? hex_points() : MovementCosts::kNever;
      case StepWay::Boat:
        return water_.blocks && !is_bridged ? hex_points() : MovementCosts::kNever;
      case StepWay::Loop:
        return map_.is_loop(from_, d_) && is_river_ ? hex_points() : MovementCosts::kNever;
    }
    return MovementCosts::kNever;
  }

  /// Campaign 6.2: not over deep water, bridges or ferries, nor into swamps.
  bool passes_primary() const {
    return is_land() && water_.zones.primary && !(has_bridge() && stops(Crossing::Bridge)) &&
           !(map_.is_ferry(from_, d_) && stops(Crossing::Ferry)) &&
           effects_.terrain[map_.terrain_at(to_)].zones.primary;
  }
  /// Campaign 6.3: besides, neither over minor rivers nor into rough ground.
  bool passes_secondary() const {
    return passes_primary() && water_.zones.secondary && effects_.terrain[map_.terrain_at(to_)].zones.secondary;
  }
  /// Campaign 9.4
  bool is_minor_river() const { return is_land() && is_river_ && !water_.blocks && !has_bridge(); }

 private:
  bool is_land(HexId hex) const { return hex != kNoHex && map_.is_playable(hex) && !map_.is_sea(hex); }
  bool has_bridge() const { return map_.is_bridge(from_, d_); }
  bool stops(Crossing crossing) const { return !effects_.crossings[crossing].has_primary_zone; }

  const TerrainEffects& effects_;
  const GroundMap& map_;
  HexId from_;
  HexId to_;
  Direction d_;
  const WaterEffect& water_;
  bool is_river_;
};

}  // namespace

SeasonTables make_season_tables(const TerrainEffects& effects, const GroundMap& map, Season season) {
  const auto side = [&](HexId from, Direction d) { return Side(effects, map, season, from, d); };
  SeasonTables tables;
  tables.steps = MovementCosts(map, kStepWays, [&](int way, HexId from, Direction d, HexId) {
    return side(from, d).cost(static_cast<StepWay>(way));
  });
  tables.primary_passes = sides_where(map, [&](HexId from, Direction d) { return side(from, d).passes_primary(); });
  tables.secondary_passes = sides_where(map, [&](HexId from, Direction d) { return side(from, d).passes_secondary(); });
  tables.minor_rivers = sides_where(map, [&](HexId from, Direction d) { return side(from, d).is_minor_river(); });
  return tables;
}

}  // namespace longroll::campaign

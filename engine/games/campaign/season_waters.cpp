// build: small
#include "engine/games/campaign/season_waters.h"

namespace longroll::campaign {
namespace {

void add(SeasonWaters& waters, NodeId id, const WaterEffect& effect) {
  for (std::size_t kind = 0; kind < waters.vessels.size(); ++kind) {
    if (effect.vessels[kind]) {
      waters.vessels[kind].add(id);
    }
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (effect.carries_supply[side]) {
      waters.supply[side].add(id);
    }
  }
  if (effect.connects_economy) {
    waters.economy.add(id);
  }
}

}  // namespace

Waters make_waters(const GroundMap& map, const MapNetwork& network, const TerrainEffects& effects) {
  Waters all;
  for (int season = 0; season < kSeasons; ++season) {
    SeasonWaters& waters = all.seasons[static_cast<Season>(season)];
    waters.vessels.fill(network.none());
    waters.supply = {{{network.none(), network.none()}}};
    waters.economy = network.none();
    network.for_each(NodeKind::Water, [&](NodeId id, const MapNode& node) {
      add(waters, id, effects.water(map.water(node.side.hex, node.side.side), static_cast<Season>(season)));
    });
  }
  network.for_each(NodeKind::Water, [&](NodeId id, const MapNode& node) {
    if (map.is_levee(node.side.hex, node.side.side)) {
      all.levees.push_back({.water = id, .hex = node.side.hex});
    }
  });
  return all;
}

}  // namespace longroll::campaign

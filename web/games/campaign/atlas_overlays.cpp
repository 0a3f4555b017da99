#include "web/games/campaign/atlas_overlays.h"

#include <optional>
#include <string>
#include <utility>

#include "engine/games/campaign/rules/economy.h"
#include "engine/games/campaign/rules/network_view.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/victory.h"
#include "web/hexgame/map_view.h"

namespace longroll::web::campaign {
namespace {

namespace cg = longroll::campaign;
using board::Vec2;
using hexgame::GroundPatch;
using Lines = std::vector<std::vector<Vec2>>;

constexpr float kBand = 13;  // map units

/// The parts of railroads or roads that lie in those hexes.
void add_ways(const Atlas& atlas, const HexSet& hexes, bool is_road, Lines& out) {
  for (const AtlasWay& way : atlas.ways()) {
    std::vector<Vec2> run;
    const auto close = [&] {
      if (run.size() > 1) {
        out.push_back(std::move(run));
      }
      run.clear();
    };
    for (std::size_t i = 0; i < way.points.size() && (way.kind == WayKind::Road) == is_road; ++i) {
      if (hexes.has(way.hexes[i])) {
        run.push_back(way.points[i]);
      } else {
        close();
      }
    }
    close();
  }
}

/// The railroads, roads and waters among these nodes of the network.
Lines lines_of(const Atlas& atlas, const cg::MapNetwork& network, const NodeSet& nodes) {
  Lines out;
  HexSet rails, roads;
  network.for_each(cg::NodeKind::Rail, [&](NodeId id, const cg::MapNode& node) {
    if (nodes.has(id)) {
      rails.add(node.hex);
    }
  });
  network.for_each(cg::NodeKind::Road, [&](NodeId id, const cg::MapNode& node) {
    if (nodes.has(id)) {
      roads.add(node.hex);
    }
  });
  add_ways(atlas, rails, false, out);
  add_ways(atlas, roads, true, out);
  network.for_each(cg::NodeKind::Water, [&](NodeId id, const cg::MapNode& node) {
    if (nodes.has(id)) {
      const auto [a, b] = atlas.layout().side(node.side.hex, node.side.side);
      out.push_back({a, b});
    }
  });
  return out;
}

GroundPatch band(const Lines& lines, Seat side, board::PatchStyle style = board::PatchStyle::Band) {
  return {style, hexgame::side_of(side), board::band_of(lines, kBand)};
}

GroundPatch ground(const Atlas& atlas, const HexSet& hexes, Seat side, board::PatchStyle style) {
  std::vector<HexId> list;
  hexes.for_each([&](HexId hex) { list.push_back(hex); });
  return {style, hexgame::side_of(side), board::patch_of(atlas.layout(), std::move(list), hexgame::side_of(side))};
}

}  // namespace

std::vector<GroundPatch> supply_by_way(const Atlas& atlas, const cg::Field& field) {
  std::vector<GroundPatch> out;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const cg::SupplyLines lines = cg::supply_lines(field, side);
    out.push_back(ground(atlas, lines.supplied & field.map().in_play(), side, board::PatchStyle::Supply));
    out.push_back(band(lines_of(atlas, field.library().network, lines.nodes), side));
  }
  return out;
}

std::vector<GroundPatch> rails_by_use(const Atlas& atlas, const cg::Field& field) {
  std::vector<GroundPatch> out;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Lines all, supplied;
    add_ways(atlas, field.rails(side), false, all);
    add_ways(atlas, field.supplied_rails(side), false, supplied);
    out.push_back(band(all, side, board::PatchStyle::PaleBand));
    out.push_back(band(supplied, side));
  }
  return out;
}

std::vector<GroundPatch> open_waters(const Atlas& atlas, const cg::Field& field) {
  NodeSet open;
  const bool is_high = political_of(field).is_high_water;
  field.library().network.for_each(cg::NodeKind::Water, [&](NodeId id, const cg::MapNode& node) {
    const cg::Water kind = field.map().water(node.side.hex, node.side.side);
    if (kind >= cg::Water::Navigable || (kind == cg::Water::Seasonal && is_high)) {
      open.add(id);
    }
  });
  return {band(lines_of(atlas, field.library().network, open), Seat::Union)};
}

std::vector<GroundPatch> economy_parts(const Atlas& atlas, const cg::Field& field) {
  std::vector<GroundPatch> out;
  const cg::NetworkData data = field.library().network_data();
  const cg::NetworkView view = cg::network_view(field);
  const cg::EconomyView extra = cg::economy_view(field);
  const std::optional<cg::Fragment> largest = cg::largest_fragment(data, view, extra);
  for (const cg::Fragment& part : cg::fragments(data, view, extra)) {
    const bool counts = largest && part.places == largest->places;
    GroundPatch patch = band(lines_of(atlas, field.library().network, part.nodes), Seat::Confederate,
                             counts ? board::PatchStyle::Band : board::PatchStyle::PaleBand);
    patch.label = std::to_string(part.centers + part.ports);
    part.places.for_each([&](HexId hex) { patch.at = patch.at == kNoHex ? hex : patch.at; });
    out.push_back(std::move(patch));
    out.push_back(
        ground(atlas, part.places, Seat::Confederate, counts ? board::PatchStyle::Supply : board::PatchStyle::Command));
  }
  return out;
}

}  // namespace longroll::web::campaign

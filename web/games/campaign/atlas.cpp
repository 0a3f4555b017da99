// build: logic
#include "web/games/campaign/atlas.h"

#include <utility>

#include "engine/games/campaign/rules/network_view.h"

namespace longroll::web::campaign {

namespace cg = longroll::campaign;
using board::Taken;

Political political_of(const cg::Field& field) {
  Political out;
  const auto mark = [](HexArray<Holder>& hexes, const HexSet& set, Holder holder) {
    set.for_each([&](HexId hex) { hexes[hex] = holder; });
  };
  const auto note = [](HexArray<bool>& hexes, const HexSet& set) {
    set.for_each([&](HexId hex) { hexes[hex] = true; });
  };
  mark(out.land, field.held(Seat::Union), Holder::Union);
  mark(out.land, field.held(Seat::Confederate), Holder::Confederate);
  mark(out.rails, field.rails(Seat::Union), Holder::Union);
  mark(out.rails, field.rails(Seat::Confederate), Holder::Confederate);
  note(out.broken, field.broken_rails());
  note(out.upgraded, field.upgraded_rails());
  note(out.breached, field.breached());
  out.finished = cg::finished_lines(field);
  out.is_high_water = field.season() == cg::Season::Winter || field.season() == cg::Season::Spring;
  return out;
}

Atlas::Atlas(const cg::GroundMap& map)
    : map_(map), layout_{map.grid}, waters_(waters_of(map, layout_)), ways_(ways_of(map, layout_)) {}

board::MapWork Atlas::work() const {
  const board::Rect sheet = layout_.bounds();
  const AtlasGround ground = ground_of(map_, layout_);
  Taken taken(sheet);
  for (const AtlasWater& water : waters_) {
    const float half = width_of(water.kind) / 2;
    taken.line(water.points, half + 2, Taken::kWater);
    taken.line(water.points, half + 5, Taken::kNearWater);
  }
  for (const AtlasWay& way : ways_) {
    taken.line(way.points, way.kind == WayKind::Road ? 3.0f : 4.5f, Taken::kRoad);
    taken.line(way.points, 7, Taken::kNearRoad);
  }
  board::Burin burin(sheet);
  const AtlasCut cut{*this, ground, burin, taken};
  cut_ranges(cut);
  cut_swamps(cut);
  cut_grid(cut);
  cut_borders(cut);
  cut_sea(cut);
  cut_waters(cut);
  cut_roads(cut);
  cut_signs(cut);
  return {.layout = layout_,
          .sheet = sheet,
          .mesh = burin.finish(),
          .wash = wash_of(ground, sheet),
          .names = names_of(*this),
          .taken = std::move(taken),
          .cartouche = {"The War", "The States, 1861 to 1865", 0, 25, 3},
          .key = {},
          .draw_key = nullptr,
          .palette = board::MapPalette::Atlas};
}

board::MapMesh Atlas::marks(const Political& now) const {
  board::Burin burin(layout_.bounds());
  cut_washes(*this, now, burin);
  if (now.is_high_water) {
    cut_high_water(*this, burin);
  }
  cut_rails(*this, now, burin);
  cut_frontier(*this, now, burin);
  cut_places(*this, now, burin);
  cut_breaches(*this, now, burin);
  return burin.finish();
}

}  // namespace longroll::web::campaign

#include "web/board/map/engrave.h"

#include <utility>

#include "web/board/map/map_frame.h"
#include "web/board/map/map_key.h"
#include "web/board/shape/engraved_plate.h"

namespace longroll::board {
namespace {

WashPlane wash_of(const EngravedPlate& work) {
  WashPlane out{Lattice::points(work.sheet, kReliefStep), {}};
  out.lattice.for_each([&](int column, int row) {
    const Vec2 p = out.lattice.at(column, row);
    const Vec2 slope = work.relief.height.gradient(p);
    // The light comes from the north-west; high ground stands a little in it.
    const float light = 0.5f + 5 * (slope.x + slope.y) + 0.03f * (work.relief.height.at(p) - 2);
    for (const float v : {work.relief.woods.at(p), work.relief.marsh.at(p), work.relief.water.at(p), light}) {
      out.bytes.push_back(byte_of(v));
    }
  });
  return out;
}

/// How much is lost when this corner of the map is covered.
float weight_of_corner(const Plate& plate, int corner) {
  const HexLayout& layout = plate.layout;
  const Rect all = layout.bounds();
  // Further out it covers more of the map than at zoom 1.
  constexpr float w = MapFrame::kWide * 2, h = MapFrame::kTall * 2;
  const Rect part = {corner % 2 == 0 ? 0 : all.w - w, corner / 2 == 0 ? 0 : all.h - h, w, h};
  float sum = 0;
  layout.for_each_hex([&](HexId hex) {
    if (part.contains(layout.centre(hex))) {
      sum += plate.is_playable(hex) ? 1.0f : 0.2f;
      sum += plate.ground_at(hex) == Ground::Town ? 6 : 0;
    }
  });
  for (const Plate::Place& place : plate.places) {
    sum += part.contains(layout.centre(place.hex)) ? 5.0f : 0;
  }
  for (const Plate::Way& way : plate.ways) {
    for (const HexId hex : way.hexes) {
      sum += part.contains(layout.centre(hex)) ? 2.0f : 0;
    }
  }
  return sum;
}

int emptiest_corner(const Plate& plate) {
  float least = 1e9f;
  int emptiest = 0;
  for (int corner = 0; corner < 4; ++corner) {
    const float weight = weight_of_corner(plate, corner);
    if (weight < least) {
      least = weight;
      emptiest = corner;
    }
  }
  return emptiest;
}

}  // namespace

MapWork engrave(const Plate& plate) {
  EngravedPlate work(plate);
  return {.layout = plate.layout,
          .sheet = work.sheet,
          .mesh = std::move(work.mesh),
          .wash = wash_of(work),
          .names = names_of(plate, work),
          .taken = std::move(work.taken),
          .cartouche = {plate.title, plate.date, plate.metres, 0, emptiest_corner(plate)},
          .key = key_of(plate),
          .draw_key = nullptr,
          .palette = MapPalette::Battle};
}

}  // namespace longroll::board

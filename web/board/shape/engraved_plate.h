#pragma once

#include <vector>

#include "web/board/map/plate.h"
#include "web/board/shape/map_mesh.h"
#include "web/board/shape/relief.h"

namespace longroll::board {

/// A plate with all its marks cut. The same plate gives the same marks every time.
struct EngravedPlate {
  explicit EngravedPlate(const Plate& plate);

  Rect sheet;
  std::vector<Course> courses;
  std::vector<Track> tracks;
  Relief relief;
  Taken taken;
  std::vector<Vec2> sites;  ///< Where each of Plate::places stands: beside the road that runs through its hex.
  MapMesh mesh;
};

/// A road over water, found in the curves.
struct Crossover {
  Vec2 at;
  Vec2 along;       ///< The road's direction, of length 1.
  float water = 0;  ///< The water's width.
  bool has_road = false;
};
Crossover crossover_of(const EngravedPlate& work, const Plate& plate, const Plate::Water& water);

// The parts of the work, in the order in which they must be done: each keeps clear of those before it.
void cut_water(Burin& burin, const EngravedPlate& work);
void cut_ways(Burin& burin, const EngravedPlate& work);
void cut_crossings(Burin& burin, const EngravedPlate& work, const Plate& plate);
void cut_works(Burin& burin, EngravedPlate& work, const Plate& plate);
void cut_buildings(Burin& burin, EngravedPlate& work, const Plate& plate);
void cut_fields(Burin& burin, EngravedPlate& work, const Plate& plate);
void cut_slopes(Burin& burin, const EngravedPlate& work);
void cut_grid(Burin& burin, const Plate& plate);
void cut_growth(Burin& burin, const EngravedPlate& work, const Plate& plate);

}  // namespace longroll::board

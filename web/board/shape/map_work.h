#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "web/board/shape/lettering.h"
#include "web/board/shape/map_mesh.h"

namespace longroll::board {

class Canvas;

/// The masks of the washes, four bytes a point of the relief's lattice: woods, marsh, broad water, light.
struct WashPlane {
  Lattice lattice;
  std::vector<std::uint8_t> bytes;
};

/// What the cartouche says, and where on the sheet it lies.
struct CartoucheText {
  std::string title;  ///< "BULL RUN"
  std::string date;   ///< "Virginia, July 21st, 1861"
  int metres = 400;   ///< From one hex to the next,
  int miles = 0;      ///< or, when it is not 0, the same in miles.
  int corner = 0;     ///< 0 upper left, 1 upper right, 2 lower left, 3 lower right.
};

/// How the palette's numbers are read: the map of a battle has fields and woods, an atlas has the colours of the sides.
enum class MapPalette : std::uint8_t { Battle, Atlas };
/// The inks of an atlas that a battle's map has for something else.
inline constexpr MapInk kUnionWash = MapInk::Field, kConfederateWash = MapInk::WoodFill, kUnionInk = MapInk::Wood;

/// All that a MapPicture draws of one map, cut and ready.
struct MapWork {
  HexLayout layout;
  Rect sheet;
  MapMesh mesh;
  WashPlane wash;
  std::vector<MapName> names;
  Taken taken;  ///< What the names keep clear of.
  CartoucheText cartouche;
  std::vector<std::uint8_t> key;                                 ///< Rows of the key (map_key.h).
  void (*draw_key)(Canvas& canvas, const Rect& room) = nullptr;  ///< Draws another key in its place.
  MapPalette palette = MapPalette::Battle;
};

}  // namespace longroll::board

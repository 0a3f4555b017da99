#include "engine/games/chattanooga/rules/sight.h"

#include "engine/map/sight.h"

namespace longroll::chattanooga {
namespace {

/// A hex as seen from the one where a line begins.
struct Offset {
  std::int8_t columns = 0;
  std::int8_t rows = 0;
};

/// A hexside that a line crosses, or along which it runs.
struct SideOnLine {
  Offset hex;
  Direction side = Direction::Up;
  bool is_at_end = false;  ///< a side of the first or of the last hex of the line
};

/// What a line meets. Where it runs along a hexside, both hexes stand among the hexes, and where it passes a corner of
/// a hex, both sides of that hex that meet there stand among the sides: any of them is enough to block it (11.3).
struct LineShape {
  std::vector<Offset> hexes;  ///< between the two ends
  std::vector<SideOnLine> sides;
};

/// The shapes of all lines up to kMaxSight: they are the same from every hex of a column of the same kind.
class LineShapes {
 public:
  LineShapes() {
    for (const bool is_lower : {false, true}) {
      const HexId from = hex_at(kMiddle + (kGrid.is_lower(kMiddle) == is_lower ? 0 : 1), kMiddle);
      for (int columns = -kMaxSight; columns <= kMaxSight; ++columns) {
        for (int rows = -kMaxSight; rows <= kMaxSight; ++rows) {
          const HexId to = hex_at(column_of(from) + columns, row_of(from) + rows);
          if (kGrid.distance(from, to) <= kMaxSight) {
            shapes_[place_of(is_lower, columns, rows)] = shape_of(from, to);
          }
        }
      }
    }
  }

  /// The two hexes are at most kMaxSight apart.
  const LineShape& between(const Grid& grid, HexId from, HexId to) const {
    return shapes_[place_of(grid.is_lower(column_of(from)), column_of(to) - column_of(from),
                            row_of(to) - row_of(from))];
  }

 private:
  static constexpr int kMiddle = 2 * kMaxSight;
  static constexpr int kAcross = 2 * kMaxSight + 1;
  static constexpr Grid kGrid{2 * kMiddle, 2 * kMiddle, Parity::EvenLower};

  static constexpr std::size_t place_of(bool is_lower, int columns, int rows) {
    return static_cast<std::size_t>(((is_lower ? kAcross : 0) + columns + kMaxSight) * kAcross + rows + kMaxSight);
  }

  static LineShape shape_of(HexId from, HexId to) {
    const auto offset = [&](HexId hex) {
      return Offset{static_cast<std::int8_t>(column_of(hex) - column_of(from)),
                    static_cast<std::int8_t>(row_of(hex) - row_of(from))};
    };
    LineShape shape;
    const auto add_side = [&](HexId a, HexId b) {
      const bool is_at_end = a == from || a == to || b == from || b == to;
      shape.sides.push_back({offset(a), *kGrid.direction(a, b), is_at_end});
    };
    std::vector<Crossing> line = line_between(kGrid, from, to);
    if (from != to) {
      line.push_back({to, kNoHex});
    }
    Crossing last{from, kNoHex};
    for (const Crossing& next : line) {
      for (const HexId a : {last.a, last.b}) {
        for (const HexId b : {next.a, next.b}) {
          if (a != kNoHex && b != kNoHex) {
            add_side(a, b);
          }
        }
      }
      if (next.b != kNoHex) {
        add_side(next.a, next.b);
      }
      for (const HexId hex : {next.a, next.b}) {
        if (hex != kNoHex && hex != to) {
          shape.hexes.push_back(offset(hex));
        }
      }
      last = next;
    }
    return shape;
  }

  std::array<LineShape, std::size_t{2} * kAcross * kAcross> shapes_;
};

const LineShapes& line_shapes() {
  static const LineShapes kShapes;
  return kShapes;
}

/// One line on one map.
class SightLine {
 public:
  SightLine(const GroundMap& map, const TerrainEffects& chart, const Sighting& look)
      : map_(map),
        chart_(chart),
        look_(look),
        sees_over_cover_(look.is_artillery && is_from_hilltop_down(map, look)),
        has_hilltop_(map.is_hilltop(look.from) || map.is_hilltop(look.to)) {}

  bool is_free() const {
    const int distance = map_.grid.distance(look_.from, look_.to);
    if (distance > kMaxSight || is_end_blocked(look_.from, look_.to, distance) ||
        is_end_blocked(look_.to, look_.from, distance)) {
      return false;
    }
    const LineShape& shape = line_shapes().between(map_.grid, look_.from, look_.to);
    for (const SideOnLine& side : shape.sides) {
      const HexId hex = at(side.hex);
      if (hex != kNoHex && is_side_blocked(hex, side.side, side.is_at_end)) {
        return false;
      }
    }
    for (const Offset& offset : shape.hexes) {
      const HexId hex = at(offset);
      if (hex != kNoHex && is_hex_blocked(hex)) {
        return false;
      }
    }
    return true;
  }

 private:
  HexId at(Offset offset) const {
    const int column = column_of(look_.from) + offset.columns;
    const int row = row_of(look_.from) + offset.rows;
    const bool is_there = column >= 1 && column <= map_.grid.columns && row >= 1 && row <= map_.grid.rows;
    return is_there ? hex_at(column, row) : kNoHex;
  }

  bool is_seen_over(Terrain terrain) const {
    return sees_over_cover_ && (terrain == Terrain::Woods || terrain == Terrain::Town);
  }

  bool is_too_deep(HexId hex, const TerrainEffect& effect) const {
    return map_.grid.distance(look_.from, hex) > effect.sight_range;
  }

  /// The terrain of the first or the last hex, as seen from the other end.
  bool is_end_blocked(HexId end, HexId other, int distance) const {
    const Terrain terrain = map_.terrain_at(end);
    const TerrainEffect& effect = chart_.terrain[terrain];
    switch (effect.sight) {
      case SightBlock::Never:
        return false;
      case SightBlock::Beyond:
        return is_too_deep(end, effect) && !is_seen_over(terrain);
      case SightBlock::Always:
      case SightBlock::IntoOrOutOf:
        return !is_seen_over(terrain);
      case SightBlock::FromAdjacentHilltop:
        return distance == 1 && map_.is_hilltop(other);
    }
    return false;
  }

  /// The terrain and the elevation of a hex between the ends.
  bool is_hex_blocked(HexId hex) const {
    if (!has_hilltop_ && chart_.elevations[map_.elevation_at(hex)].blocks_sight_below) {
      return true;
    }
    const Terrain terrain = map_.terrain_at(hex);
    const TerrainEffect& effect = chart_.terrain[terrain];
    const bool is_blocking =
        effect.sight == SightBlock::Always || (effect.sight == SightBlock::Beyond && is_too_deep(hex, effect));
    return is_blocking && !is_seen_over(terrain);
  }

  bool is_side_blocked(HexId hex, Direction d, bool is_at_end) const {
    const auto blocks = [&](Hexside kind) { return chart_.hexsides[kind].blocks_sight; };
    if ((map_.is_blocked(hex, d) && blocks(Hexside::Blocked)) ||
        (map_.is_stream(hex, d) && blocks(map_.is_bridge(hex, d) ? Hexside::Bridge : Hexside::Stream))) {
      return true;
    }
    const HexsideEffect& slope = chart_.hexsides[Hexside::Slope];
    if (!map_.is_slope(hex, d)) {
      return false;
    }
    // From the top of a slope one looks down it; from elsewhere the ground behind the edge is hidden.
    const HexId higher = map_.is_uphill(hex, d) ? map_.grid.neighbor(hex, d) : hex;
    return slope.blocks_sight || (slope.blocks_sight_at_ends && is_at_end && !map_.is_hilltop(higher));
  }

  const GroundMap& map_;
  const TerrainEffects& chart_;
  Sighting look_;
  bool sees_over_cover_;
  bool has_hilltop_;  // at one of its ends
};

}  // namespace

/// Chattanooga 11.3
bool is_from_hilltop_down(const GroundMap& map, const Sighting& look) {
  return map.is_hilltop(look.from) && !map.is_hilltop(look.to);
}

/// Chattanooga 11.3
bool is_line_free(const GroundMap& map, const TerrainEffects& chart, const Sighting& look) {
  return SightLine(map, chart, look).is_free();
}

/// Chattanooga 12.2, 12.3
bool is_in_the_light(const Field& field, int distance) {
  const int limit = field.time().sight_limit;
  return limit == 0 || distance <= limit;
}

/// Chattanooga 11.3, 12.2, 12.3
bool has_sight(const Field& field, const Sighting& look) {
  return is_in_the_light(field, field.grid().distance(look.from, look.to)) &&
         is_line_free(field.map(), field.chart().terrain, look);
}

}  // namespace longroll::chattanooga

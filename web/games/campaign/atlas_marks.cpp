// build: logic
#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "web/games/campaign/atlas.h"

namespace longroll::web::campaign {
namespace {

namespace cg = longroll::campaign;
using board::MapInk;
using board::MapLayer;
using board::Vec2;

MapInk wash_of(Holder holder) { return holder == Holder::Union ? board::kUnionWash : board::kConfederateWash; }
MapInk ink_of(Holder holder) {
  return holder == Holder::Union ? board::kUnionInk : holder == Holder::Confederate ? MapInk::Hachure : MapInk::Ink;
}

/// How strong a wash is within and along its edge, as a brush leaves it.
struct WashStrength {
  float within, edge;
};
WashStrength strength_of(Holder holder) {
  return holder == Holder::Union ? WashStrength{0.27f, 0.8f} : WashStrength{0.2f, 0.62f};
}

/// Whose ground a hex is for the washes: the sea is of nobody, and what lies beyond the map is as its edge.
class Washes {
 public:
  Washes(const Atlas& atlas, const Political& now) : atlas_(atlas), now_(now) {}

  Holder at(HexId hex) const { return atlas_.map().is_sea(hex) ? Holder::Nobody : now_.land[hex]; }
  bool is_edge(HexId hex, Direction d) const {
    const HexId next = atlas_.layout().grid.neighbor(hex, d);
    return next != kNoHex && at(next) != at(hex);
  }

 private:
  const Atlas& atlas_;
  const Political& now_;
};

}  // namespace

void cut_washes(const Atlas& atlas, const Political& now, board::Burin& burin) {
  burin.layer(MapLayer::Ground);
  const board::HexLayout& layout = atlas.layout();
  const Washes washes(atlas, now);
  layout.for_each_hex([&](HexId hex) {
    const Holder holder = washes.at(hex);
    if (holder == Holder::Nobody) {
      return;
    }
    const auto [within, edge] = strength_of(holder);
    const Vec2 middle = layout.centre(hex);
    SideArray<bool> is_edge{};
    bool is_any = false;
    for (const Direction d : kAllDirections) {
      is_edge[d] = washes.is_edge(hex, d);
      is_any = is_any || is_edge[d];
    }
    const auto corner_of = [&](Direction d) { return layout.corner(hex, d); };
    if (!is_any) {
      // The hex may still touch another at a corner only: never, three hexes meet there.
      const Vec2 all[6] = {corner_of(Direction::Up),   corner_of(Direction::UpRight),  corner_of(Direction::DownRight),
                           corner_of(Direction::Down), corner_of(Direction::DownLeft), corner_of(Direction::UpLeft)};
      burin.fill(all, wash_of(holder), within);
      return;
    }
    constexpr float kInner = 0.52f;
    for (const Direction d : kAllDirections) {
      const Vec2 a = corner_of(d), b = corner_of(turned(d, 1)), between = board::mix(a, b, 0.5f);
      const auto inner = [&](Vec2 p) { return board::Burin::Shade{board::mix(middle, p, kInner), within}; };
      const float at_a = is_edge[d] || is_edge[turned(d, 5)] ? edge : within;
      const float at_b = is_edge[d] || is_edge[turned(d, 1)] ? edge : within;
      const float at_between = is_edge[d] ? edge : within;
      const board::Burin::Shade core[3] = {{middle, within}, inner(a), inner(b)};
      const board::Burin::Shade left[4] = {inner(a), {a, at_a}, {between, at_between}, inner(between)};
      const board::Burin::Shade right[4] = {inner(between), {between, at_between}, {b, at_b}, inner(b)};
      burin.shade(core, wash_of(holder));
      burin.shade(left, wash_of(holder));
      burin.shade(right, wash_of(holder));
    }
  });
}

void cut_frontier(const Atlas& atlas, const Political& now, board::Burin& burin) {
  burin.layer(MapLayer::Lines);
  const board::HexLayout& layout = atlas.layout();
  const Washes washes(atlas, now);
  layout.for_each_hex([&](HexId hex) {
    const Holder own = washes.at(hex);
    for (const Direction d : kAllDirections) {
      const HexId next = layout.grid.neighbor(hex, d);
      if (own == Holder::Nobody || next == kNoHex || atlas.map().is_sea(next) || washes.at(next) == own) {
        continue;
      }
      const auto [a, b] = layout.side(hex, d);
      const Vec2 along = board::unit(b - a);
      if (washes.at(next) == Holder::Nobody) {
        const Vec2 inward = Vec2{-along.y, along.x} * 2;
        burin.dashes({a + inward, b + inward}, 4, 3, {0, 1.5f}, ink_of(own), 0.8f);
        continue;
      }
      if (own != Holder::Union) {
        continue;
      }
      // A little longer than the side, so that the corners close.
      const Vec2 line[2] = {a - along * 0.7f, b + along * 0.7f};
      burin.stroke(line, {0, 2.3f}, board::kUnionInk);
      const Vec2 inward = {-along.y, along.x};
      for (const float t : {0.3f, 0.7f}) {
        const Vec2 foot = board::mix(a, b, t);
        const Vec2 tooth[3] = {foot - along * 4.2f, foot + inward * 7, foot + along * 4.2f};
        burin.fill(tooth, board::kUnionInk);
      }
    }
  });
}

void cut_high_water(const Atlas& atlas, board::Burin& burin) {
  burin.layer(MapLayer::Lines);
  for (const AtlasWater& water : atlas.waters()) {
    if (water.kind == cg::Water::Seasonal) {
      burin.stroke(water.points, {5, 0}, MapInk::Water);
      burin.stroke(water.points, {5, -1.9f}, MapInk::WaterFill);
      burin.dashes(water.points, 7, 4, {0, 1}, MapInk::Water, 0.8f);
    }
  }
}

namespace {

/// How a stretch of a railroad is drawn.
struct RailLook {
  Holder holder = Holder::Nobody;
  bool is_broken = false, is_upgraded = false, is_there = true;

  friend bool operator==(const RailLook&, const RailLook&) = default;
};

/// A line beside another, to its left.
std::vector<Vec2> beside(const std::vector<Vec2>& line, float by) {
  std::vector<Vec2> out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const Vec2 d = board::unit(line[std::min(i + 1, line.size() - 1)] - line[i > 0 ? i - 1 : 0]);
    out.push_back(line[i] + Vec2{d.y, -d.x} * by);
  }
  return out;
}

void cut_stretch(board::Burin& burin, const std::vector<Vec2>& line, const RailLook& look) {
  const MapInk ink = look.holder == Holder::Union ? board::kUnionInk : MapInk::Rail;
  if (!look.is_there) {
    burin.stroke(line, {0, 4}, MapInk::Paper, 0.6f);
    burin.dashes(line, 5, 4, {0, 1.2f}, MapInk::Rail, 0.85f);
    return;
  }
  if (look.is_broken) {
    // Ties without rails, askew as they were left.
    burin.stroke(line, {0, 5}, MapInk::Paper, 0.8f);
    burin.dashes(line, 1.2f, 5, {0, 5}, ink, 0.6f);
    return;
  }
  burin.stroke(line, {0, look.is_upgraded ? 7.0f : 5.0f}, MapInk::Paper, 0.8f);
  if (look.is_upgraded) {
    burin.stroke(beside(line, 1.8f), {0, 1.4f}, ink);
    burin.stroke(beside(line, -1.8f), {0, 1.4f}, ink);
  } else {
    burin.stroke(line, {0, 1.5f}, ink);
  }
  burin.dashes(line, 1.2f, 5, {0, look.is_upgraded ? 8.0f : 6.0f}, ink);
}

/// Two strokes across the line in the middle of a hex whose railroad is broken.
void cut_break(board::Burin& burin, Vec2 at, Vec2 along) {
  const Vec2 aside = {-along.y, along.x};
  for (const float u : {-2.2f, 2.2f}) {
    const Vec2 slash[2] = {at + along * (u - 2) - aside * 6, at + along * (u + 2) + aside * 6};
    burin.stroke(slash, {0, 1.7f}, MapInk::Ink);
  }
}

}  // namespace

void cut_rails(const Atlas& atlas, const Political& now, board::Burin& burin) {
  burin.layer(MapLayer::Lines);
  HexArray<bool> is_slashed{};
  for (const AtlasWay& way : atlas.ways()) {
    if (way.kind == WayKind::Road) {
      continue;
    }
    const bool is_there = way.kind == WayKind::Railroad ||
                          (way.line < cg::kUnfinished && now.finished[static_cast<std::size_t>(way.line)]);
    const auto look_at = [&](std::size_t i) {
      const HexId hex = way.hexes[i];
      return RailLook{is_there ? now.rails[hex] : Holder::Nobody, now.broken[hex], now.upgraded[hex], is_there};
    };
    for (std::size_t first = 0; first + 1 < way.points.size();) {
      const RailLook look = look_at(first);
      std::size_t last = first + 1;
      while (last + 1 < way.points.size() && look_at(last) == look) {
        ++last;
      }
      cut_stretch(burin,
                  {way.points.begin() + static_cast<std::ptrdiff_t>(first),
                   way.points.begin() + static_cast<std::ptrdiff_t>(last) + 1},
                  look);
      first = last;
    }
    for (std::size_t i = 1; i + 1 < way.points.size() && is_there; ++i) {
      const HexId hex = way.hexes[i];
      if (now.broken[hex] && !is_slashed[hex] && board::length(way.points[i] - atlas.layout().centre(hex)) < 14) {
        is_slashed[hex] = true;
        // Beside the sign of a place that may stand in the middle.
        const std::size_t at = std::min(i + 3, way.points.size() - 2);
        cut_break(burin, way.points[at], board::unit(way.points[at + 1] - way.points[at - 1]));
      }
    }
  }
}

namespace {

/// Draws the signs of places, each in the colours of who holds it; its shape tells the side, too: a shield or a
/// lozenge.
class PlaceSigns {
 public:
  explicit PlaceSigns(board::Burin& burin) : burin_(burin) {}

  void cut(const cg::MapPlace& place, Vec2 at, Holder holder) {
    const PlaceRank rank = rank_of(place);
    const float half = half_of(rank);
    switch (rank) {
      case PlaceRank::Capital:
      case PlaceRank::Center:
        square(at, half, rank == PlaceRank::Capital);
        badge(at, half * 0.62f, holder);
        break;
      case PlaceRank::City:
        disc(at, half, MapInk::Paper);
        ring(at, half, 1.5f);
        disc(at, half * 0.46f, ink_of(holder));
        break;
      case PlaceRank::Fortress:
        star(at, half, holder);
        break;
      case PlaceRank::Town:
        disc(at, half, MapInk::Paper);
        ring(at, half, 1.2f);
        break;
    }
    if (place.is_port) {
      anchor(at + Vec2{0, half + 6.5f});
    }
    if (place.is_source) {
      flag(at + Vec2{half + 2, -half - 1});
    }
    if (place.group) {
      ring(at, half + 3.2f, 1);
    }
  }

 private:
  static std::vector<Vec2> circle(Vec2 at, float r) {
    const int corners = r < 4 ? 12 : 18;
    std::vector<Vec2> out;
    for (int i = 0; i < corners; ++i) {
      const float t = 2 * std::numbers::pi_v<float> * board::share(i, corners);
      out.push_back(at + Vec2{std::cos(t), std::sin(t)} * r);
    }
    return out;
  }
  void disc(Vec2 at, float r, MapInk ink) { burin_.fill(circle(at, r), ink); }
  void ring(Vec2 at, float r, float px) { burin_.closed(circle(at, r), {0, px}, MapInk::Ink); }

  void square(Vec2 at, float half, bool is_double) {
    const auto corners = [&](float r) {
      return std::vector<Vec2>{at + Vec2{-r, -r}, at + Vec2{r, -r}, at + Vec2{r, r}, at + Vec2{-r, r}};
    };
    burin_.fill(corners(half), MapInk::Paper);
    burin_.closed(corners(half), {0, 1.6f}, MapInk::Ink);
    if (is_double) {
      burin_.closed(corners(half + 2.6f), {0, 1.2f}, MapInk::Ink);
    }
  }
  void badge(Vec2 at, float r, Holder holder) {
    if (holder == Holder::Union) {
      const Vec2 shield[5] = {at + Vec2{-r, -r}, at + Vec2{r, -r}, at + Vec2{r, r * 0.2f}, at + Vec2{0, r * 1.1f},
                              at + Vec2{-r, r * 0.2f}};
      burin_.fill(shield, board::kUnionInk);
    } else if (holder == Holder::Confederate) {
      const Vec2 lozenge[4] = {at + Vec2{0, -r * 1.15f}, at + Vec2{r * 1.15f, 0}, at + Vec2{0, r * 1.15f},
                               at + Vec2{-r * 1.15f, 0}};
      burin_.fill(lozenge, MapInk::Hachure);
    }
  }
  /// A fort of five bastions.
  void star(Vec2 at, float r, Holder holder) {
    std::vector<Vec2> points;
    for (int i = 0; i < 10; ++i) {
      const float t = std::numbers::pi_v<float> * (0.2f * static_cast<float>(i) - 0.5f);
      points.push_back(at + Vec2{std::cos(t), std::sin(t)} * (i % 2 == 0 ? r : r * 0.55f));
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Vec2 part[3] = {at, points[i], points[(i + 1) % points.size()]};
      burin_.fill(part, ink_of(holder));
    }
    burin_.closed(points, {0, 1}, MapInk::Ink);
  }
  void anchor(Vec2 at) {
    const Vec2 shank[2] = {at + Vec2{0, -4.2f}, at + Vec2{0, 4}};
    const Vec2 stock[2] = {at + Vec2{-2.4f, -2}, at + Vec2{2.4f, -2}};
    std::vector<Vec2> arms;
    for (int i = 0; i <= 8; ++i) {
      const float t = std::numbers::pi_v<float> * board::share(i, 8);
      arms.push_back(at + Vec2{4.2f * std::cos(t), 4.2f * std::sin(t)});
    }
    for (const float px : {4.2f, 1.3f}) {
      const MapInk ink = px > 2 ? MapInk::Paper : MapInk::Water;
      burin_.stroke(shank, {0, px}, ink);
      burin_.stroke(stock, {0, px}, ink);
      burin_.stroke(arms, {0, px}, ink);
    }
  }
  void flag(Vec2 at) {
    const Vec2 staff[2] = {at, at + Vec2{0, -9}};
    const Vec2 cloth[3] = {at + Vec2{0, -9}, at + Vec2{8, -6.5f}, at + Vec2{0, -4}};
    burin_.stroke(staff, {0, 1.3f}, MapInk::Ink);
    burin_.fill(cloth, board::kUnionInk);
  }

  board::Burin& burin_;
};

}  // namespace

PlaceRank rank_of(const cg::MapPlace& place) {
  const bool is_capital = place.is_city && (place.name == "Washington" || place.name == "Richmond");
  return is_capital                             ? PlaceRank::Capital
         : place.center > 0 || place.harbor > 0 ? PlaceRank::Center
         : place.is_city                        ? PlaceRank::City
         : place.is_fortress                    ? PlaceRank::Fortress
                                                : PlaceRank::Town;
}

float half_of(PlaceRank rank) {
  switch (rank) {
    case PlaceRank::Capital:
    case PlaceRank::Center:
      return 6.6f;
    case PlaceRank::City:
      return 5.2f;
    case PlaceRank::Fortress:
      return 6;
    case PlaceRank::Town:
      break;
  }
  return 3.3f;
}

void cut_places(const Atlas& atlas, const Political& now, board::Burin& burin) {
  burin.layer(MapLayer::Buildings);
  PlaceSigns signs(burin);
  for (const cg::MapPlace& place : atlas.map().places()) {
    signs.cut(place, atlas.layout().centre(place.hex),
              atlas.map().is_sea(place.hex) ? Holder::Nobody : now.land[place.hex]);
  }
}

}  // namespace longroll::web::campaign

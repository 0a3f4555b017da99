// build: logic
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "engine/core/letters.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/atlas.h"

namespace longroll::web::campaign {
namespace {

namespace cg = longroll::campaign;
using board::MapName;
using board::NameFace;
using board::NameInk;
using board::NameKind;
using board::NameLine;
using board::NameStyle;
using board::Vec2;

// Face, px, px after each letter, ink, from which zoom on.
constexpr NameStyle kStates = {NameFace::Text, 20, 8, NameInk::Quiet, 0};
constexpr NameStyle kSeas = {NameFace::Italic, 22, 6, NameInk::Water, 0};
constexpr NameStyle kCapitals = {NameFace::Text, 17, 1.2f, NameInk::Ink, 0};
constexpr NameStyle kCenters = {NameFace::Text, 15.5f, 1, NameInk::Ink, 0};
constexpr NameStyle kCities = {NameFace::Text, 16.5f, 0.3f, NameInk::Ink, 0.36f};
constexpr NameStyle kForts = {NameFace::Italic, 15.5f, 0.3f, NameInk::Ink, 0.55f};
constexpr NameStyle kTowns = {NameFace::Text, 15, 0.3f, NameInk::Quiet, 0.6f};
constexpr NameStyle kGreatWaters = {NameFace::Italic, 18, 1.8f, NameInk::Water, 0};
constexpr NameStyle kWaters = {NameFace::Italic, 16, 1.2f, NameInk::Water, 0.5f};

/// How a state was written for short.
std::string_view short_name(cg::AmericanState state) {
  constexpr std::array<std::string_view, cg::kAmericanStates> kShort = {
      "ALA.", "ARK.",  "D.C.", "DEL.", "FLA.", "GA.",  "ILL.", "IND.", "IOWA",  "KAN.", "KY.", "LA.",
      "MD.",  "MISS.", "MO.",  "N.J.", "N.C.", "OHIO", "PA.",  "S.C.", "TENN.", "TEX.", "VA."};
  return kShort[static_cast<std::size_t>(state)];
}

/// A river's name for narrow reaches.
std::string brief_water(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> kEnds[] = {{" River", " R."}, {" Sound", " Sd."}};
  for (const auto& [end, by] : kEnds) {
    if (text.ends_with(end)) {
      return std::string(text.substr(0, text.size() - end.size())).append(by);
    }
  }
  return {};
}

/// A line that wavers less: letters dance on a crooked one. `reach`: points to each side that are evened out.
NameLine eased(const std::vector<Vec2>& line, std::size_t reach) {
  std::vector<Vec2> out;
  for (std::size_t i = 0; i < line.size(); i += 4) {
    const std::size_t r = std::min({reach, i, line.size() - 1 - i});
    Vec2 sum;
    float count = 0;
    for (std::size_t j = i - r; j <= i + r; ++j, ++count) {
      sum = sum + line[j];
    }
    out.push_back(sum * (1 / count));
  }
  return NameLine(out.size() > 2 ? board::soften(out, 1) : out);
}

/// Hexes of one area in a row, where its name may stand.
struct Run {
  Vec2 from, to;
  float score = -1e9f;
};

class Names {
 public:
  explicit Names(const Atlas& atlas) : map_(atlas.map()), layout_(atlas.layout()), atlas_(atlas) {}

  void add_places(PlaceRank rank, const NameStyle& style, bool is_capital_letters) {
    for (const cg::MapPlace& place : map_.places()) {
      if (rank_of(place) == rank) {
        MapName& name = add(NameKind::Town, style, board::as_printed(place.name));
        name.kind = rank >= PlaceRank::City ? NameKind::Town : NameKind::House;
        name.text = is_capital_letters ? in_capitals(name.text) : name.text;
        name.at = layout_.centre(place.hex);
        // A city that matters to the rules by itself is named earlier than another.
        name.from_zoom = rank == PlaceRank::City && !place.group && !place.is_port ? 0.5f : 0;
        name.mark_from = std::max(name.from_zoom, style.from_zoom);
        name.clear = half_of(rank) + (place.group ? 6.5f : 3);
      }
    }
  }

  void add_states() {
    for (int n = 0; n < cg::kAmericanStates; ++n) {
      const auto state = static_cast<cg::AmericanState>(n);
      const Run run = best_run([&](HexId hex) { return !map_.is_sea(hex) && map_.state_at(hex) == state; });
      if (run.score > 0) {
        MapName& name = add(NameKind::State, kStates, in_capitals(std::string(cg::name_of(state))));
        name.brief = short_name(state);
        set_line(name, run);
      }
    }
  }

  void add_seas() {
    for (int n = 0; n < cg::kSeaZones; ++n) {
      const auto zone = static_cast<cg::SeaZone>(n);
      const Run run = best_run([&](HexId hex) { return map_.is_sea(hex) && map_.zone_at(hex) == zone; });
      if (run.score > 0) {
        MapName& name = add(NameKind::State, kSeas, cg::zone_name(zone));
        set_line(name, run);
      }
    }
  }

  /// Rivers, lakes and bays: the great ones, or the others.
  void add_waters(bool is_great) {
    for (const AtlasWater& water : atlas_.waters()) {
      const bool is_broad = water.kind == cg::Water::Navigable || water.kind >= cg::Water::Lake;
      const bool is_this_great = water.kind == cg::Water::Navigable && water.points.size() > 150;
      if (is_this_great != is_great || water.points.size() < 34) {
        continue;
      }
      MapName& name = add(is_broad ? NameKind::River : NameKind::Stream, is_great ? kGreatWaters : kWaters,
                          board::as_printed(water.name));
      name.brief = brief_water(name.text);
      name.along = eased(water.points, 22);
      name.far = eased(water.points, 70);
      name.clear = width_of(water.kind) / 2;
    }
  }

  std::vector<MapName> take() { return std::move(out_); }

 private:
  MapName& add(NameKind kind, const NameStyle& style, std::string text) {
    MapName name;
    name.kind = kind;
    name.style = style;
    name.text = std::move(text);
    out_.push_back(std::move(name));
    return out_.back();
  }

  static void set_line(MapName& name, const Run& run) {
    std::vector<Vec2> line;
    const int steps = std::max(2, board::floor_int((run.to.x - run.from.x) / 12));
    for (int i = 0; i <= steps; ++i) {
      line.push_back(board::mix(run.from, run.to, board::share(i, steps)));
    }
    name.along = name.far = NameLine(std::move(line));
  }

  /// The longest run of such hexes along a line of the map, little of it under places, near the middle of them all.
  template <class IsIn>
  Run best_run(const IsIn& is_in) const {
    Vec2 middle;
    float count = 0;
    layout_.for_each_hex([&](HexId hex) {
      if (is_in(hex)) {
        middle = middle + layout_.centre(hex);
        ++count;
      }
    });
    middle = middle * (1 / std::max(count, 1.0f));
    Run best;
    if (count < 6) {
      return best;
    }
    // Half a hex from line to line.
    for (int line = 1; line <= 2 * layout_.grid.rows; ++line) {
      const float y = (static_cast<float>(line) + 0.5f) * board::kHexDown / 2;
      Run run;
      float cost = 0;
      bool is_open = false;
      const auto close = [&](float x) {
        if (is_open) {
          run.to = {x - board::kHexRadius * 0.5f, y};
          const float wide = run.to.x - run.from.x;
          run.score =
              wide - cost - 0.5f * std::abs(y - middle.y) - 0.25f * std::abs((run.from.x + run.to.x) / 2 - middle.x);
          best = run.score > best.score && wide > 60 ? run : best;
        }
        is_open = false;
        cost = 0;
      };
      for (int column = 1; column <= layout_.grid.columns; ++column) {
        const float x = layout_.centre(column, 1).x;
        const HexId hex = layout_.at({x, y});
        if (hex == kNoHex || !is_in(hex)) {
          close(x - board::kHexAcross / 2);
          continue;
        }
        if (!is_open) {
          run.from = {x - board::kHexAcross / 2 + board::kHexRadius * 0.5f, y};
          is_open = true;
        }
        const cg::MapPlace* place = map_.place_at(hex);
        const bool is_near = place != nullptr && std::abs(layout_.centre(hex).y - y) < 24;
        cost += is_near ? (place->is_city ? 40.0f : 16.0f) : 0;
      }
      close(layout_.bounds().w);
    }
    return best;
  }

  const cg::GroundMap& map_;
  const board::HexLayout& layout_;
  const Atlas& atlas_;
  std::vector<MapName> out_;
};

}  // namespace

std::vector<board::MapName> names_of(const Atlas& atlas) {
  Names names(atlas);
  // The first find the best places.
  names.add_places(PlaceRank::Capital, kCapitals, true);
  names.add_places(PlaceRank::Center, kCenters, true);
  names.add_states();
  names.add_seas();
  names.add_waters(true);
  names.add_places(PlaceRank::City, kCities, false);
  names.add_places(PlaceRank::Fortress, kForts, false);
  names.add_places(PlaceRank::Town, kTowns, false);
  names.add_waters(false);
  return names.take();
}

}  // namespace longroll::web::campaign

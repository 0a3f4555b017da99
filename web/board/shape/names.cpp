#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/enum_table.h"
#include "engine/core/heap_sort.h"
#include "engine/core/letters.h"
#include "web/board/shape/lettering.h"

namespace longroll::board {
namespace {

void replace_end(std::string& text, std::string_view end, std::string_view by) {
  if (text.size() > end.size() && text.ends_with(end)) {
    text.replace(text.size() - end.size(), end.size(), by);
  }
}

/// Shorter still: for narrow reaches.
std::string brief_of(std::string text) {
  replace_end(text, " River", " R.");
  replace_end(text, " Creek", " Cr.");
  replace_end(text, " Branch", " Br.");
  replace_end(text, " Turnpike", " Pike");
  replace_end(text, " Railroad", " R.R.");
  replace_end(text, " Road", " Rd.");
  return text;
}

/// A line that wavers less, read from left to right: letters dance on a crooked one.
std::vector<Vec2> eased(const std::vector<Vec2>& line, std::size_t reach) {
  std::vector<Vec2> out;
  for (std::size_t i = 0; i < line.size(); i += 4) {
    Vec2 sum;
    float count = 0;
    const std::size_t r = std::min({reach, i, line.size() - 1 - i});
    for (std::size_t j = i - r; j <= i + r; ++j, ++count) {
      sum = sum + line[j];
    }
    out.push_back(sum * (1 / count));
  }
  if (out.size() > 1 && out.back().x < out.front().x) {
    std::reverse(out.begin(), out.end());
  }
  return out.size() > 2 ? soften(out, 1) : out;
}

/// The middle line of broad water or of a long ridge, from one end to the other. `reach`: of the evening out.
std::vector<Vec2> spine_of(const HexLayout& layout, const std::vector<HexId>& hexes, std::size_t reach) {
  float wide = 0, tall = 0;
  const Vec2 start = layout.centre(hexes.front());
  std::vector<Vec2> points;
  for (const HexId hex : hexes) {
    points.push_back(layout.centre(hex));
    wide = std::max(wide, std::fabs(points.back().x - start.x));
    tall = std::max(tall, std::fabs(points.back().y - start.y));
  }
  heap_sort(points.begin(), points.end(), [&](Vec2 a, Vec2 b) {
    return wide > tall ? std::pair(a.x, a.y) < std::pair(b.x, b.y) : std::pair(a.y, a.x) < std::pair(b.y, b.x);
  });
  std::vector<Vec2> fine = pace(soften(points, 2), 4);
  return eased(fine, reach);
}

/// A straight line along the longer axis of some hexes, through their middle; of a long steep ridge its crest.
std::vector<Vec2> axis_of(const HexLayout& layout, const std::vector<HexId>& hexes) {
  Vec2 middle;
  for (const HexId hex : hexes) {
    middle = middle + layout.centre(hex) * (1 / static_cast<float>(hexes.size()));
  }
  float xx = 1, xy = 0, yy = 0;
  for (const HexId hex : hexes) {
    const Vec2 d = layout.centre(hex) - middle;
    xx += d.x * d.x;
    xy += d.x * d.y;
    yy += d.y * d.y;
  }
  if (hexes.size() >= 30 && yy > 4 * xx) {  // more than twice as tall as wide
    return spine_of(layout, hexes, 200);
  }
  float turn = 0.5f * std::atan2(2 * xy, xx - yy);
  // Only a long ridge says by its name how it runs: many short ones askew cross each other.
  const float most = hexes.size() < 4 ? 0 : hexes.size() < 8 ? 0.25f : 0.6f;
  turn = std::clamp(turn, -most, most);
  const Vec2 d = {std::cos(turn), std::sin(turn)};
  float reach = kHexRadius;
  for (const HexId hex : hexes) {
    reach = std::max(reach, std::fabs(dot(layout.centre(hex) - middle, d)) + kHexRadius * 0.8f);
  }
  std::vector<Vec2> line;
  for (float s = -reach; s <= reach; s += 12) {
    line.push_back(middle + d * s);
  }
  return line;
}

}  // namespace

std::string as_printed(std::string_view name) {
  std::string out(name);
  if (const std::size_t open = out.find(" ("); open != std::string::npos) {
    const std::size_t close = out.find(')', open);
    out.erase(open, close == std::string::npos ? close : close - open + 1);
  }
  replace_end(out, " House", " Ho.");
  for (std::size_t at = 0; (at = out.find('\'', at)) != std::string::npos;) {
    out.replace(at, 1, "’");
  }
  return out;
}

namespace {

/// The names of a plate, each with its place; the most important are sorted to the front.
class NameList {
 public:
  NameList(const Plate& plate, const EngravedPlate& work) : plate_(plate), work_(work) {}

  void add_regions() {
    for (const Plate::Region& region : plate_.regions) {
      constexpr auto kKinds = enum_table<RegionKind, RegionKind::Marsh, NameKind>(
          {NameKind::Height, NameKind::Woods, NameKind::Field, NameKind::River, NameKind::Field});
      const std::string printed = as_printed(region.name);
      if (std::any_of(out_.begin(), out_.end(),
                      [&](const MapName& n) { return n.text == printed || n.text == in_capitals(printed); })) {
        continue;  // The same height once more, in other words.
      }
      MapName& name = add(kKinds[region.kind], region.name);
      if (region.kind == RegionKind::Water) {
        name.along = name.far = NameLine(spine_of(plate_.layout, region.hexes, 45));
      } else {
        name.along = name.far = NameLine(axis_of(plate_.layout, region.hexes));
      }
      if (region.kind == RegionKind::Height) {
        // Hollows and farms are told when there is room.
        const bool is_great = region.hexes.size() > 3 && (name.text.ends_with("Hill") || name.text.ends_with("Ridge") ||
                                                          name.text.ends_with("Heights"));
        name.from_zoom = is_great ? 0 : 0.95f;
        name.text = in_capitals(name.text);
      }
    }
  }

  void add_places() {
    for (std::size_t i = 0; i < plate_.places.size(); ++i) {
      const Plate::Place& place = plate_.places[i];
      const std::string printed = as_printed(place.name);
      // The data may tell of a bridge twice, as a place and as a crossing.
      const bool is_told = std::any_of(out_.begin(), out_.end(), [&](const MapName& n) {
        return n.along.empty() && n.text == printed && length(n.at - work_.sites[i]) < 4 * kHexRadius;
      });
      if (printed.empty() || is_told) {
        continue;
      }
      constexpr auto kKinds =
          enum_table<PlaceKind, PlaceKind::Landmark, std::pair<NameKind, float>>({{NameKind::Town, 9},
                                                                                  {NameKind::House, 6},
                                                                                  {NameKind::House, 6},
                                                                                  {NameKind::House, 7},
                                                                                  {NameKind::Crossing, 10},
                                                                                  {NameKind::Crossing, 10},
                                                                                  {NameKind::House, 6},
                                                                                  {NameKind::Height, 0},
                                                                                  {NameKind::Woods, 0},
                                                                                  {NameKind::Field, 0},
                                                                                  {NameKind::Landmark, 4}});
      const auto [kind, clear] = kKinds[place.kind];
      MapName& name = add(kind, place.name);
      name.at = work_.sites[i];
      name.clear = place.kind == PlaceKind::Town && plate_.ground_at(place.hex) == Ground::Town ? 22 : clear;
      if (kind == NameKind::Height) {
        name.text = in_capitals(name.text);
      }
    }
  }

  void add_waters() {
    for (std::size_t n = 0; n < plate_.water_names.size(); ++n) {
      const std::string& text = plate_.water_names[n];
      if (text.empty() || text[0] < 'A' || text[0] > 'Z') {
        continue;
      }
      for (const Course& course : work_.courses) {
        if (course.name == static_cast<int>(n) && course.points.size() > 30) {
          MapName& name = add(course.kind == WaterKind::Stream ? NameKind::Stream : NameKind::River, text);
          name.along = NameLine(eased(course.points, course.kind == WaterKind::Stream ? 16 : 20));
          name.far = NameLine(eased(course.points, 60));
          name.clear = width_of(course.kind) / 2;
        }
      }
    }
  }

  void add_ways() {
    for (const Track& track : work_.tracks) {
      std::string text = plate_.ways[track.way].name;
      const bool is_for_print =
          !text.empty() && text[0] >= 'A' && text[0] <= 'Z' && text.find(" - ") == std::string::npos;
      if (is_for_print && track.points.size() > 40) {
        MapName& name = add(track.kind == WayKind::Trail ? NameKind::Trail : NameKind::Road, text);
        name.along = NameLine(eased(track.points, 12));
        name.far = NameLine(eased(track.points, 40));
        name.clear = width_of(track.kind) / 2 + 1;
      }
    }
  }

  /// The first find the best places: what must be read first.
  std::vector<MapName> sorted() {
    std::vector<MapName> first;
    for (const NameKind kind :
         {NameKind::Town, NameKind::Height, NameKind::River, NameKind::Crossing, NameKind::Road, NameKind::House,
          NameKind::Stream, NameKind::Landmark, NameKind::Woods, NameKind::Field, NameKind::Trail}) {
      for (MapName& name : out_) {
        if (name.kind == kind) {
          first.push_back(std::move(name));
        }
      }
    }
    return first;
  }

 private:
  MapName& add(NameKind kind, std::string_view text) {
    MapName name;
    name.kind = kind;
    name.style = style_of(kind);
    name.text = as_printed(text);
    name.brief = brief_of(name.text);
    if (name.brief == name.text) {
      name.brief.clear();
    }
    out_.push_back(std::move(name));
    return out_.back();
  }

  const Plate& plate_;
  const EngravedPlate& work_;
  std::vector<MapName> out_;
};

}  // namespace

std::vector<MapName> names_of(const Plate& plate, const EngravedPlate& work) {
  NameList names(plate, work);
  names.add_regions();
  names.add_places();
  names.add_waters();
  names.add_ways();
  return names.sorted();
}

}  // namespace longroll::board

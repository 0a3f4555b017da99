#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "assets/embedded.h"
#include "engine/games/campaign/game.h"
#include "web/games/campaign/atlas.h"

namespace longroll::web::campaign {
namespace {

namespace cg = longroll::campaign;
namespace bd = longroll::board;

const cg::Campaign& game() {
  static const cg::Campaign it(cg::read_library(
                                   [](std::string_view path) -> Result<std::string> {
                                     return std::string(find_embedded_text(embedded_data(), path));
                                   },
                                   {"1861", "1862", "1863", "1864"})
                                   .value());
  return it;
}
const cg::Library& library() { return game().battle_of(0); }
const Atlas& atlas() {
  static const Atlas it(library().map);
  return it;
}
const bd::MapWork& work() {
  static const bd::MapWork it = atlas().work();
  return it;
}
Political political(int start) {
  const State state = game().setup({start, {0}});
  return political_of(cg::Field(library(), state));
}

/// Half an em a letter: near enough to the real faces.
float width_of_text(bd::NameFace, float size, std::string_view text, float tracking) {
  const auto letters = static_cast<float>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80; }));
  return letters * (size * 0.47f + tracking);
}

float nearest(const std::vector<bd::Vec2>& line, bd::Vec2 p) { return bd::distance_to(line, p); }

/// Whether some mark of that ink covers the point: a triangle of a fill.
bool is_washed(const bd::MapMesh& mesh, bd::Vec2 p, bd::MapInk ink) {
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const bd::MapVertex* v[3];
    for (std::size_t k = 0; k < 3; ++k) {
      v[k] = &mesh.vertices[mesh.indices[i + k]];
    }
    if (v[0]->ink != (static_cast<std::uint8_t>(ink) | bd::kFill)) {
      continue;
    }
    const auto side = [&](std::size_t a, std::size_t b) {
      return bd::cross({v[b]->x - v[a]->x, v[b]->y - v[a]->y}, {p.x - v[a]->x, p.y - v[a]->y});
    };
    const float x = side(0, 1), y = side(1, 2), z = side(2, 0);
    if ((x >= 0 && y >= 0 && z >= 0) || (x <= 0 && y <= 0 && z <= 0)) {
      return true;
    }
  }
  return false;
}

/// Corners of lines (no fills) of that ink within `reach` of the point.
int lines_near(const bd::MapMesh& mesh, bd::Vec2 p, float reach, bd::MapInk ink) {
  return static_cast<int>(std::count_if(mesh.vertices.begin(), mesh.vertices.end(), [&](const bd::MapVertex& v) {
    return (v.ink & bd::kFill) == 0 && (v.ink & 63) == static_cast<int>(ink) &&
           bd::length(bd::Vec2{v.x, v.y} - p) < reach;
  }));
}

HexId hex_of(std::string_view name) {
  for (const cg::MapPlace& place : library().map.places()) {
    if (place.name == name) {
      return place.hex;
    }
  }
  ADD_FAILURE() << name;
  return kNoHex;
}

TEST(CampaignAtlas, EveryRailroadAndRoadIsDrawnFromHexToHex) {
  for (const MapLine& line : library().map.lines) {
    for (std::size_t i = 0; i + 1 < line.hexes.size(); ++i) {
      const HexId a = line.hexes[i], b = line.hexes[i + 1];
      const bd::Vec2 middle = bd::mix(atlas().layout().centre(a), atlas().layout().centre(b), 0.5f);
      const bool is_drawn = std::any_of(atlas().ways().begin(), atlas().ways().end(), [&](const AtlasWay& way) {
        return (way.kind == WayKind::Road) == (line.kind == "road") && nearest(way.points, middle) < 26 &&
               std::count(way.hexes.begin(), way.hexes.end(), a) > 0 &&
               std::count(way.hexes.begin(), way.hexes.end(), b) > 0;
      });
      EXPECT_TRUE(is_drawn) << line.name << " " << hex_text(a) << " " << hex_text(b);
    }
  }
}

TEST(CampaignAtlas, WhatTwoRailroadsShareIsDrawnOnce) {
  std::size_t sides = 0;
  for (HexId hex = 0; hex < kMaxHexes; ++hex) {
    for (const Direction d : kAllDirections) {
      sides += library().map.grid.contains(hex) && library().map.is_railroad(hex, d) ? 1u : 0u;
    }
  }
  std::size_t steps = 0;
  for (const AtlasWay& way : atlas().ways()) {
    for (std::size_t i = 0; way.kind == WayKind::Railroad && i + 1 < way.hexes.size(); ++i) {
      steps += way.hexes[i] != way.hexes[i + 1] ? 1u : 0u;
    }
  }
  EXPECT_EQ(steps, sides / 2);
}

TEST(CampaignAtlas, EveryWaterIsDrawnAlongItsHexsides) {
  for (const HexMap::WaterSide& side : library().map.waters) {
    const auto ends = atlas().layout().side(side.hex, side.side);
    const cg::Water kind = library().map.water(side.hex, side.side);
    const bool is_drawn = std::any_of(atlas().waters().begin(), atlas().waters().end(), [&](const AtlasWater& water) {
      return water.kind == kind && water.name == side.name &&
             nearest(water.points, bd::mix(ends[0], ends[1], 0.5f)) < 16;
    });
    EXPECT_TRUE(is_drawn) << side.name << " " << hex_text(side.hex);
  }
}

TEST(CampaignAtlas, TheWashOfAHexFollowsWhoHoldsIt) {
  Political now = political(2);
  const HexId atlanta = hex_of("Atlanta"), nashville = hex_of("Nashville");
  // Beside the sign of the city.
  const bd::Vec2 aside = {17, 3};
  const auto at = [&](HexId hex) { return atlas().layout().centre(hex) + aside; };
  bd::MapMesh before = atlas().marks(now);
  EXPECT_TRUE(is_washed(before, at(atlanta), bd::kConfederateWash));
  EXPECT_FALSE(is_washed(before, at(atlanta), bd::kUnionWash));
  EXPECT_TRUE(is_washed(before, at(nashville), bd::kUnionWash));
  now.land[atlanta] = Holder::Union;
  now.land[nashville] = Holder::Nobody;
  const bd::MapMesh after = atlas().marks(now);
  EXPECT_TRUE(is_washed(after, at(atlanta), bd::kUnionWash));
  EXPECT_FALSE(is_washed(after, at(atlanta), bd::kConfederateWash));
  EXPECT_FALSE(is_washed(after, at(nashville), bd::kUnionWash));
  EXPECT_FALSE(is_washed(after, at(nashville), bd::kConfederateWash));
}

TEST(CampaignAtlas, EveryHexOfLandIsWashedByItsHolder) {
  for (const int start : {0, 3}) {
    const Political now = political(start);
    const bd::MapMesh marks = atlas().marks(now);
    int seen = 0;
    for (const HexId hex : library().land) {
      if (hex % 19 != 0) {
        continue;  // each takes a look at all triangles
      }
      const bd::Vec2 at = atlas().layout().centre(hex) + bd::Vec2{17, 3};
      EXPECT_EQ(is_washed(marks, at, bd::kUnionWash), now.land[hex] == Holder::Union) << hex_text(hex);
      EXPECT_EQ(is_washed(marks, at, bd::kConfederateWash), now.land[hex] == Holder::Confederate) << hex_text(hex);
      ++seen;
    }
    EXPECT_GT(seen, 60);
  }
}

TEST(CampaignAtlas, TheFrontierRunsBetweenTheSides) {
  Political now;
  now.land.fill(Holder::Confederate);
  const HexId atlanta = hex_of("Atlanta");
  const auto sides = atlas().layout().side(atlanta, Direction::Up);
  const bd::Vec2 middle = bd::mix(sides[0], sides[1], 0.5f);
  const int before = lines_near(atlas().marks(now), middle, 24, bd::kUnionInk);
  now.land[atlanta] = Holder::Union;
  EXPECT_GT(lines_near(atlas().marks(now), middle, 24, bd::kUnionInk), before);
}

TEST(CampaignAtlas, ARailroadShowsWhoControlsItAndItsState) {
  Political now = political(0);
  const HexId dalton = hex_of("Dalton");
  const bd::Vec2 at = atlas().layout().centre(dalton);
  const auto count = [&](bd::MapInk ink) { return lines_near(atlas().marks(now), at, 20, ink); };
  EXPECT_GT(count(bd::MapInk::Rail), 0);
  EXPECT_EQ(count(bd::kUnionInk), 0);
  const int single = count(bd::MapInk::Rail);
  now.upgraded[dalton] = true;
  EXPECT_GT(count(bd::MapInk::Rail), single) << "a second track";
  now.upgraded[dalton] = false;
  now.broken[dalton] = true;
  EXPECT_LT(count(bd::MapInk::Rail), single) << "ties without rails";
  now.broken[dalton] = false;
  now.rails[dalton] = Holder::Union;
  EXPECT_EQ(count(bd::MapInk::Rail), 0);
  EXPECT_GT(count(bd::kUnionInk), 0);
}

TEST(CampaignAtlas, AnOpenLeveeIsStruckThrough) {
  const Political before = political(0);
  std::size_t seen = 0;
  for (HexId hex = 0; hex < kMaxHexes; ++hex) {
    for (const Direction d : kAllDirections) {
      const HexId next = library().map.grid.contains(hex) ? library().map.grid.neighbor(hex, d) : kNoHex;
      if (next == kNoHex || hex > next || !library().map.is_levee(hex, d)) {
        continue;
      }
      Political now = before;
      now.breached[hex] = true;
      const auto ends = atlas().layout().side(hex, d);
      const bd::Vec2 middle = bd::mix(ends[0], ends[1], 0.5f);
      const auto count = [&](const Political& shown) {
        return lines_near(atlas().marks(shown), middle, 40, bd::MapInk::Ink);
      };
      EXPECT_GT(count(now), count(before)) << hex_text(hex);
      ++seen;
    }
  }
  EXPECT_GT(seen, 0U);
}

TEST(CampaignAtlas, AnUnfinishedRailroadIsDashedUntilItIsComplete) {
  Political now = political(0);
  for (const AtlasWay& way : atlas().ways()) {
    if (way.kind == WayKind::Unfinished) {
      const bd::Vec2 at = way.points[way.points.size() / 2];
      now.finished.fill(false);
      const int before = lines_near(atlas().marks(now), at, 14, bd::MapInk::Rail);
      now.finished[static_cast<std::size_t>(way.line)] = true;
      EXPECT_GT(lines_near(atlas().marks(now), at, 14, bd::MapInk::Rail), before) << way.line;
    }
  }
}

TEST(CampaignAtlas, SeasonalRiversAreDrawnAsNavigableWhileTheyCarryBoats) {
  Political now = political(0);
  now.is_high_water = false;
  const std::size_t dry = atlas().marks(now).vertices.size();
  now.is_high_water = true;
  EXPECT_GT(atlas().marks(now).vertices.size(), dry + 1000);
}

class AtlasNames : public testing::TestWithParam<float> {};
INSTANTIATE_TEST_SUITE_P(Campaign, AtlasNames, testing::Values(0.25f, 0.36f, 0.6f, 0.83f, 1.2f, 1.6f));

/// A name in its place: its letters as discs, in CSS px at the zoom.
std::vector<std::pair<bd::Vec2, float>> discs_of(const bd::MapName& name, const bd::LaidName& laid, float zoom) {
  const std::string& text = laid.is_brief ? name.brief : name.text;
  const float cap = name.style.size * 0.62f;
  const float wide = width_of_text(name.style.face, name.style.size, text, name.style.tracking);
  std::vector<std::pair<bd::Vec2, float>> out;
  for (float x = 0; x <= wide; x += cap * 0.5f) {
    if (laid.is_straight) {
      out.push_back({name.at * zoom + laid.offset + bd::Vec2{x, -cap / 2}, cap * 0.45f});
    } else {
      const bd::LetterPlace place = bd::letter_place(name, laid, x, wide, zoom);
      out.push_back({place.at * zoom + bd::Vec2{place.d.y, -place.d.x} * (laid.aside + cap / 2), cap * 0.45f});
    }
  }
  return out;
}

const std::vector<bd::LaidName>& laid_at(float zoom) {
  static std::map<float, std::vector<bd::LaidName>> laid;
  static const bd::Obstacles obstacles{work().layout, work().sheet, work().taken};
  const auto [found, is_new] = laid.try_emplace(zoom);
  if (is_new) {
    found->second = bd::lay_names(work().names, obstacles, zoom, width_of_text);
  }
  return found->second;
}

TEST_P(AtlasNames, NoneStandsOnAnother) {
  const float zoom = GetParam();
  const auto& laid = laid_at(zoom);
  std::vector<std::vector<std::pair<bd::Vec2, float>>> all;
  for (const bd::LaidName& one : laid) {
    all.push_back(discs_of(work().names[one.name], one, zoom));
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      // The ends of two names that are further apart than both are long cannot meet.
      const float wide = static_cast<float>(all[i].size() + all[j].size()) * 8;
      if (bd::length(all[i].front().first - all[j].front().first) > wide) {
        continue;
      }
      const bool is_clear = std::none_of(all[i].begin(), all[i].end(), [&](const auto& p) {
        return std::any_of(all[j].begin(), all[j].end(),
                           [&](const auto& q) { return bd::length(p.first - q.first) < p.second + q.second; });
      });
      EXPECT_TRUE(is_clear) << work().names[laid[i].name].text << " and " << work().names[laid[j].name].text;
    }
  }
}

TEST_P(AtlasNames, CapitalsAndMostSupplyCentersAreAlwaysNamed) {
  const float zoom = GetParam();
  const auto& laid = laid_at(zoom);
  const auto is_named = [&](std::string_view text) {
    return std::any_of(laid.begin(), laid.end(),
                       [&](const bd::LaidName& one) { return work().names[one.name].text == text; });
  };
  for (const char* name : {"WASHINGTON", "RICHMOND", "ATLANTA", "NASHVILLE", "MEMPHIS", "CHATTANOOGA", "NEW ORLEANS"}) {
    EXPECT_TRUE(is_named(name)) << name;
  }
  EXPECT_EQ(is_named("Murfreesboro"), zoom >= 0.5f) << "a city of less weight, when the map is nearer";
}

TEST(CampaignAtlas, EveryPlaceHasASignAndAName) {
  const bd::MapMesh marks = atlas().marks(political(0));
  for (const cg::MapPlace& place : library().map.places()) {
    EXPECT_TRUE(lines_near(marks, atlas().layout().centre(place.hex), 10, bd::MapInk::Ink) > 0) << place.name;
    EXPECT_TRUE(std::any_of(work().names.begin(), work().names.end(), [&](const bd::MapName& name) {
      return name.at == atlas().layout().centre(place.hex);
    })) << place.name;
  }
}

}  // namespace
}  // namespace longroll::web::campaign

#include <gtest/gtest.h>

#include <algorithm>

#include "assets/embedded.h"
#include "engine/games/battles/game.h"
#include "web/board/shape/lettering.h"
#include "web/games/battles/plate_of.h"

namespace longroll::board {
namespace {

/// Half an em a letter: near enough to the real faces.
float width_of_text(NameFace, float size, std::string_view text, float tracking) {
  const auto letters = static_cast<float>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80; }));
  return letters * (size * 0.47f + tracking);
}

struct Print {
  explicit Print(std::size_t n) {
    const auto loaded = battles::load_battles([](std::string_view path) -> Result<std::string> {
      return std::string(find_embedded_text(embedded_data(), path));
    });
    plate = web::battles::plate_of(loaded.battles.at(n).scenarios[0], loaded.battles.at(n).map);
    const EngravedPlate work(plate);
    names = names_of(plate, work);
    obstacles.emplace(Obstacles{plate.layout, work.sheet, work.taken});
  }
  const std::string& text(const LaidName& laid) const {
    return laid.is_brief ? names[laid.name].brief : names[laid.name].text;
  }
  float width(const LaidName& laid) const {
    const NameStyle& style = style_of(names[laid.name].kind);
    return width_of_text(style.face, style.size, text(laid), style.tracking);
  }
  /// Discs that the letters fill, in CSS px at this zoom.
  std::vector<std::pair<Vec2, float>> discs(const LaidName& laid, float zoom) const {
    const MapName& name = names[laid.name];
    const NameStyle& style = style_of(name.kind);
    const float cap = style.size * 0.62f, w = width(laid);
    std::vector<std::pair<Vec2, float>> out;
    for (float x = 0; x <= w; x += cap * 0.5f) {
      if (laid.is_straight) {
        out.push_back({name.at * zoom + laid.offset + Vec2{x, -cap / 2}, cap * 0.45f});
      } else {
        const LetterPlace place = letter_place(name, laid, x, w, zoom);
        out.push_back({place.at * zoom + Vec2{place.d.y, -place.d.x} * (laid.aside + cap / 2), cap * 0.45f});
      }
    }
    return out;
  }

  Plate plate;
  std::vector<MapName> names;
  std::optional<Obstacles> obstacles;
};

class BoardMapLettering : public testing::TestWithParam<std::size_t> {
 protected:
  const Print print{GetParam()};
};
INSTANTIATE_TEST_SUITE_P(Battles, BoardMapLettering, testing::Range(std::size_t{0}, std::size_t{3}));

TEST_P(BoardMapLettering, LettersDoNotOverlapAndStayOnTheSheet) {
  for (const float zoom : {0.3f, 0.6f, 1.0f, 1.5f}) {
    const auto laid = lay_names(print.names, *print.obstacles, zoom, width_of_text);
    const Rect sheet = {0, 0, print.obstacles->sheet.w * zoom, print.obstacles->sheet.h * zoom};
    std::vector<std::vector<std::pair<Vec2, float>>> all;
    for (const LaidName& name : laid) {
      all.push_back(print.discs(name, zoom));
      for (const auto& [at, radius] : all.back()) {
        EXPECT_TRUE(sheet.contains(at)) << print.text(name);
      }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        for (const auto& [p, r] : all[i]) {
          const bool is_clear = std::none_of(all[j].begin(), all[j].end(), [&](const auto& other) {
            return length(other.first - p) < r + other.second;
          });
          if (!is_clear) {
            ADD_FAILURE() << print.text(laid[i]) << " over " << print.text(laid[j]) << " at zoom " << zoom;
            break;
          }
        }
      }
    }
  }
}

TEST_P(BoardMapLettering, NoNameStandsOnItsHead) {
  const auto laid = lay_names(print.names, *print.obstacles, 1, width_of_text);
  for (const LaidName& name : laid) {
    if (!name.is_straight) {
      const float w = print.width(name);
      const MapName& of = print.names[name.name];
      EXPECT_GE(letter_place(of, name, w * 0.9f, w, 1).at.x, letter_place(of, name, w * 0.1f, w, 1).at.x - 4)
          << print.text(name);
    }
  }
}

TEST_P(BoardMapLettering, NearerZoomsTellMoreAndTownsAlwaysPrint) {
  std::size_t before = 0;
  for (const float zoom : {0.28f, 0.6f, 1.0f}) {
    const auto laid = lay_names(print.names, *print.obstacles, zoom, width_of_text);
    EXPECT_GT(laid.size(), before);
    before = laid.size();
    for (std::size_t i = 0; i < print.names.size(); ++i) {
      if (print.names[i].kind == NameKind::Town) {
        EXPECT_TRUE(std::any_of(laid.begin(), laid.end(), [&](const LaidName& n) { return n.name == i; }))
            << print.names[i].text << " at zoom " << zoom;
      }
    }
  }
}

TEST_P(BoardMapLettering, IsTheSameEveryTime) {
  const auto a = lay_names(print.names, *print.obstacles, 0.8f, width_of_text);
  const auto b = lay_names(print.names, *print.obstacles, 0.8f, width_of_text);
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].name, b[i].name);
    EXPECT_EQ(a[i].offset, b[i].offset);
    EXPECT_EQ(a[i].middle, b[i].middle);
  }
}

/// The share of a name's letters whose middle lies under counters, or any part of them within `about` px of it.
float hidden(const Print& print, const LaidName& laid, float zoom, const CountersOnMap& standing, float about = 0) {
  float all = 0, lost = 0;
  for (const auto& [p, r] : print.discs(laid, zoom)) {
    const Vec2 at = p * (1 / zoom);
    const HexId hex = print.plate.layout.at(at);
    const Vec2 away = hex == kNoHex ? Vec2{99, 99} : print.plate.layout.centre(hex) - at;
    const float half = hex == kNoHex ? 0 : standing.half[hex];
    const bool is_near = std::max(std::abs(away.x), std::abs(away.y)) < half + about;
    lost += half > 0 && is_near ? 1.0f : 0.0f;
    all += 1;
  }
  return lost / all;
}

TEST_P(BoardMapLettering, NamesMakeWayForCountersAndComeBack) {
  const auto own = lay_names(print.names, *print.obstacles, 1, width_of_text);
  constexpr float kHalf = 26;
  CountersOnMap standing;
  // A counter stands wherever a name is printed on the middle of a hex, but on no more than every second hex.
  for (const LaidName& laid : own) {
    const auto discs = print.discs(laid, 1);
    const HexId hex = print.plate.layout.at(discs[discs.size() / 2].first);
    if (hex != kNoHex && column_of(hex) % 2 == 0) {
      standing.half[hex] = kHalf;
    }
  }
  const auto moved = dodge(own, print.names, *print.obstacles, 1, width_of_text, standing);
  int before = 0, after = 0;
  for (const LaidName& name : own) {
    const float share = hidden(print, name, 1, standing);
    const bool is_touched = hidden(print, name, 1, standing, 8) > 0;  // heads and feet of letters, too
    before += share > 0.2f ? 1 : 0;
    const auto now = std::find_if(moved.begin(), moved.end(), [&](const LaidName& other) {
      return other.name == name.name && (is_touched || other.middle == name.middle);
    });
    EXPECT_TRUE(is_touched || now != moved.end()) << print.text(name) << " is not hidden: it stays";
    after += now != moved.end() && share > 0.2f ? 1 : 0;
    if (!is_touched && now != moved.end()) {
      EXPECT_EQ(now->offset, name.offset) << print.text(name) << " is not hidden: it stays";
    }
  }
  EXPECT_GT(before, 8);
  EXPECT_GT(after * 2, before);  // Shiloh has more names than room for them: the others are left out.
  for (const LaidName& laid : moved) {
    EXPECT_LE(hidden(print, laid, 1, standing), 0.2f) << print.text(laid);
  }
  // With the counters gone all stand where they stood.
  const auto back = dodge(own, print.names, *print.obstacles, 1, width_of_text, {});
  for (std::size_t i = 0; i < own.size(); ++i) {
    EXPECT_EQ(back[i].offset, own[i].offset);
    EXPECT_EQ(back[i].middle, own[i].middle);
  }
}

/// A counter stands on every named place. What gives way is still read as the name of its own place.
TEST_P(BoardMapLettering, NamesThatGiveWayStayBesideTheirOwnPlaces) {
  for (const float zoom : {0.5f, 0.7f, 1.0f, 1.4f}) {
    const auto own = lay_names(print.names, *print.obstacles, zoom, width_of_text);
    CountersOnMap standing;
    std::vector<Vec2> marks;
    for (const MapName& name : print.names) {
      if (name.along.empty() && name.clear > 0) {
        marks.push_back(name.at * zoom);
        standing.half[print.plate.layout.at(name.at)] = 26 / zoom;
      }
    }
    int moved = 0;
    for (const LaidName& laid : dodge(own, print.names, *print.obstacles, zoom, width_of_text, standing)) {
      const MapName& name = print.names[laid.name];
      const bool has_moved = std::none_of(own.begin(), own.end(), [&](const LaidName& before) {
        return before.name == laid.name && before.offset == laid.offset;
      });
      if (!laid.is_straight || name.clear <= 0 || !has_moved) {
        continue;
      }
      const auto from = [&](Vec2 at) {
        float least = 1e9f;
        for (const auto& [p, r] : print.discs(laid, zoom)) {
          least = std::min(least, length(p - at));
        }
        return least;
      };
      constexpr float kLetter = 14;  // px: the discs lie in the middle of the letters
      const float to_own = from(name.at * zoom);
      EXPECT_LE(to_own, kHexDown * zoom + kLetter) << print.text(laid) << " at zoom " << zoom;
      const float to_counter = to_own - 26 * 1.42f;  // px, from its corner
      for (const Vec2 mark : marks) {
        EXPECT_GE(from(mark) + kLetter, to_counter) << print.text(laid) << " at zoom " << zoom;
      }
      ++moved;
    }
    EXPECT_GT(moved, 5) << "at zoom " << zoom;
  }
}

/// Far off a counter is larger than its hex. A name that finds no free place is left to a nearer zoom.
TEST_P(BoardMapLettering, FarOffNoNameOfAPlaceIsPrintedUnderACounter) {
  constexpr float kZoom = 0.3f;
  constexpr float kHalf = 60;
  const HexLayout& layout = print.plate.layout;
  const auto own = lay_names(print.names, *print.obstacles, kZoom, width_of_text);
  CountersOnMap standing;
  for (const LaidName& laid : own) {
    const auto discs = print.discs(laid, kZoom);
    if (const HexId hex = layout.at(discs.back().first * (1 / kZoom)); hex != kNoHex) {
      standing.half[hex] = kHalf;
    }
  }
  const auto lost = [&](const LaidName& laid) {
    float all = 0, under = 0;
    for (const auto& [p, r] : print.discs(laid, kZoom)) {
      bool is_under = false;
      layout.for_each_hex([&](HexId hex) {
        const Vec2 away = layout.centre(hex) - p * (1 / kZoom);
        is_under = is_under || std::max(std::abs(away.x), std::abs(away.y)) < standing.half[hex];
      });
      under += is_under ? 1.0f : 0.0f;
      all += 1;
    }
    return under / all;
  };
  int before = 0;
  for (const LaidName& laid : own) {
    before += laid.is_straight && lost(laid) > 0.1f ? 1 : 0;
  }
  EXPECT_GT(before, 0);
  for (const LaidName& laid : dodge(own, print.names, *print.obstacles, kZoom, width_of_text, standing)) {
    EXPECT_TRUE(!laid.is_straight || lost(laid) <= 0.1f) << print.text(laid);
  }
}

TEST_P(BoardMapLettering, NamesOfHeightsLieOnNoRoadOrHouse) {
  for (const LaidName& laid : lay_names(print.names, *print.obstacles, 1, width_of_text)) {
    if (print.names[laid.name].kind != NameKind::Height) {
      continue;
    }
    float all = 0, lost = 0;
    for (const auto& [p, r] : print.discs(laid, 1)) {
      lost += (print.obstacles->taken.at(p) & (Taken::kRoad | Taken::kMade)) != 0 ? 1.0f : 0.0f;
      all += 1;
    }
    EXPECT_LT(lost, all * 0.2f) << print.text(laid);
  }
}

TEST(BoardMapNames, AreWrittenAsThePeriodDoes) {
  EXPECT_EQ(as_printed("Robinson House"), "Robinson Ho.");
  EXPECT_EQ(as_printed("Portici (Lewis House)"), "Portici");
  EXPECT_EQ(as_printed("Snake Creek (Wallace's) bridge"), "Snake Creek bridge");
  EXPECT_EQ(as_printed("Blackburn's Ford"), "Blackburn’s Ford");
}

}  // namespace
}  // namespace longroll::board

// What the shared map screen of hex games reckons without drawing: targets, choices found by what they are about, and
// how counters are laid out, for games of any size.
#include <gtest/gtest.h>

#include <algorithm>

#include "web/hexgame/choice_index.h"
#include "web/hexgame/plate.h"
#include "web/hexgame/snapshot.h"
#include "web/hexgame/targets.h"

namespace longroll::web::hexgame {
namespace {

enum Verbs : Verb { kTake = 1, kGo, kSend, kDone };

Subject subject_of_toy(const Action& action) {
  switch (action.verb) {
    case kTake:
      return {action.args[0], kNoHex};
    case kGo:
      return {kNoPiece, action.args[0]};
    case kSend:
      return {action.args[0], action.args[1]};
    default:
      return {};
  }
}

Action act(Verb verb, int a = 0, int b = 0) {
  return {verb, {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0, 0}};
}

Prompt prompt_of(std::vector<Action> actions) {
  std::sort(actions.begin(), actions.end());
  Prompt out;
  for (const Action& action : actions) {
    out.choices.push_back({action, ""});
  }
  return out;
}

/// The plain twin of ChoiceIndex::of_hex: reads every choice.
const Choice* plain_of_hex(const Prompt& prompt, HexId hex, PieceId chosen) {
  const Choice* found = nullptr;
  for (const Choice& choice : prompt.choices) {
    const Subject subject = subject_of_toy(choice.action);
    if (subject.hex != hex) {
      continue;
    }
    if (!subject.is_unit_to_hex()) {
      return &choice;
    }
    if (chosen == kNoPiece || subject.unit == chosen) {
      if (found != nullptr) {
        return nullptr;
      }
      found = &choice;
    }
  }
  return found;
}

const Choice* plain_of_unit(const Prompt& prompt, PieceId unit) {
  const auto at = std::find_if(prompt.choices.begin(), prompt.choices.end(),
                               [&](const Choice& choice) { return subject_of_toy(choice.action).unit == unit; });
  return at == prompt.choices.end() ? nullptr : &*at;
}

TEST(HexGameView, NoPieceIsTakenForAHexAndNoHexForAButton) {
  for (const int piece : {0, 999, 1000, 1500, 5900, 32767}) {
    EXPECT_TRUE(is_unit_target(piece)) << piece;
    EXPECT_FALSE(is_hex_target(piece)) << piece;
    EXPECT_EQ(piece_of(piece), piece);
  }
  for (const HexId hex : {hex_at(1, 1), hex_at(29, 16), hex_at(64, 64)}) {
    const std::int32_t target = target_of_hex(hex);
    EXPECT_TRUE(is_hex_target(target));
    EXPECT_FALSE(is_unit_target(target));
    EXPECT_EQ(hex_of_target(target), hex);
    EXPECT_LT(target, kStripTarget);
  }
  EXPECT_FALSE(is_hex_target(kStripTarget));
  EXPECT_FALSE(is_unit_target(-1));
}

TEST(HexGameView, TheIndexOfChoicesAnswersAsAPlainSearchDoes) {
  std::uint32_t seed = 11;
  const auto any = [&](int below) {
    seed = seed * 1664525U + 1013904223U;
    return static_cast<int>((seed >> 8) % static_cast<std::uint32_t>(below));
  };
  for (int game = 0; game < 60; ++game) {
    std::vector<Action> actions;
    for (int i = any(40); i > 0; --i) {
      const int unit = 780 + any(6);
      const int hex = 3990 + any(6);
      const Action kinds[] = {act(kTake, unit), act(kGo, hex), act(kSend, unit, hex), act(kDone)};
      actions.push_back(kinds[any(4)]);
    }
    std::sort(actions.begin(), actions.end());
    actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
    const Prompt prompt = prompt_of(actions);
    const ChoiceIndex index(prompt, subject_of_toy);
    std::vector<HexId> hexes;
    for (HexId hex = 3988; hex < 3998; ++hex) {
      for (PieceId chosen = 778; chosen < 788; ++chosen) {
        EXPECT_EQ(index.of_hex(hex, chosen), plain_of_hex(prompt, hex, chosen));
      }
      EXPECT_EQ(index.of_hex(hex, kNoPiece), plain_of_hex(prompt, hex, kNoPiece));
      if (plain_of_hex(prompt, hex, 781) != nullptr) {
        hexes.push_back(hex);
      }
    }
    EXPECT_EQ(index.hexes(781), hexes);
    for (PieceId unit = 778; unit < 788; ++unit) {
      EXPECT_EQ(index.of_unit(unit), plain_of_unit(prompt, unit));
    }
    for (const Choice& choice : prompt.choices) {
      EXPECT_EQ(index.find(choice.action), &choice);
    }
    EXPECT_EQ(index.find(act(kSend, 100, 100)), nullptr);
    EXPECT_EQ(index.first(kDone) != nullptr, std::find(actions.begin(), actions.end(), act(kDone)) != actions.end());
  }
  EXPECT_TRUE(ChoiceIndex().empty());
  EXPECT_EQ(ChoiceIndex().of_hex(5, kNoPiece), nullptr);
  EXPECT_EQ(ChoiceIndex().find(act(kDone)), nullptr);
}

TEST(HexGameView, EightHundredCountersLieInTheirHexesByRank) {
  const Grid grid{64, 62, Parity::EvenLower};
  SnapshotBuilder builder;
  for (PieceId id = 0; id < 800; ++id) {
    const Seat side = id % 2 == 0 ? Seat::Union : Seat::Confederate;
    builder.lay(id, hex_at(1 + id % 2 + 2 * (id / 4 % 31), 1 + id / 124), side, -(id % 5));
  }
  builder.lay_works(hex_at(2, 1), Seat::Confederate);
  builder.lay_works(hex_at(60, 60), Seat::Union);
  const BoardSnapshot board = builder.finish(grid);
  std::size_t counters = 0;
  int row = 0;
  for (const Stack& stack : board.stacks) {
    EXPECT_EQ(board.at(stack.hex), &stack);
    EXPECT_GE(grid.half_rows(stack.hex), row) << "from the top of the map downwards";
    row = grid.half_rows(stack.hex);
    counters += stack.units.size();
    for (std::size_t i = 1; i < stack.units.size(); ++i) {
      const auto rank = [](PieceId id) { return std::pair(-(id % 5), id); };
      EXPECT_LT(rank(stack.units[i - 1]), rank(stack.units[i]));
    }
  }
  EXPECT_EQ(counters, 800U);
  EXPECT_TRUE(board.at(hex_at(2, 1))->has_works);
  EXPECT_TRUE(board.at(hex_at(60, 60))->units.empty()) << "works alone are a stack, too";
  EXPECT_EQ(board.at(hex_at(64, 62)), nullptr);
  EXPECT_EQ(board.at(kNoHex), nullptr);
  EXPECT_EQ(BoardSnapshot().at(hex_at(1, 1)), nullptr);
}

TEST(HexGameView, TheLabelOfATurnBeyondTheBattleIsEmpty) {
  TurnTrack track;
  track.turns = {{"dawn", false}, {"noon", false}};
  EXPECT_EQ(track.label(1), "dawn");
  EXPECT_EQ(track.label(2), "noon");
  EXPECT_EQ(track.label(0), "");
  EXPECT_EQ(track.label(3), "");
}

/// A small map in words of its own: terrain 0 is water there, one kind of water, ferries and trenches.
HexMap foreign_map() {
  HexMap map;
  map.grid = {5, 4, Parity::OddLower};
  map.terrain.fill(1);
  map.terrain[static_cast<std::size_t>(hex_at(5, 4))] = 0;
  map.terrain[static_cast<std::size_t>(hex_at(2, 2))] = 9;
  map.level.fill(3);
  map.add_side(hex_at(2, 2), Direction::Down, 1 | 4);
  map.add_side(hex_at(2, 3), Direction::Up, 1 | 4);
  map.add_side(hex_at(3, 2), Direction::Up, 8);
  map.waters.push_back({hex_at(2, 3), Direction::Up, "Chattanooga Creek"});
  map.lines.push_back({"Dry Valley Road", "turnpike", {hex_at(1, 1), hex_at(2, 1)}, true});
  map.spots.push_back({"Rossville", "village", hex_at(4, 4)});
  map.spots.push_back({"Mouth of the creek", "mouth", hex_at(1, 1)});
  map.regions.push_back({"Rossville", "field", {hex_at(4, 4)}});
  map.regions.push_back({"The river", "hill", {hex_at(5, 4)}});
  map.regions.push_back({"Open Field", "hill", {hex_at(1, 2)}});
  map.regions.push_back({"Nowhere", "woods", {}});
  return map;
}

TEST(HexGameView, AMapIsEngravedByTheWordsOfItsGame) {
  constexpr board::Ground kGrounds[] = {board::Ground::Water, board::Ground::Woods};
  constexpr PlateWords::Water kWaters[] = {{2, board::WaterKind::River}, {1, board::WaterKind::Creek}};
  constexpr PlateWords::Crossing kCrossings[] = {{4, board::Crossing::Ferry}};
  constexpr PlateWords::Work kWorks[] = {{8, board::WorkKind::Trench}, {16, board::WorkKind::Redoubt}};
  const board::Plate plate =
      plate_of(foreign_map(), {kGrounds, kWaters, kCrossings, kWorks}, "WAUHATCHIE", "October 1863");
  EXPECT_EQ(plate.layout.grid, foreign_map().grid);
  EXPECT_EQ(plate.ground_at(hex_at(1, 1)), board::Ground::Woods);
  EXPECT_EQ(plate.ground_at(hex_at(5, 4)), board::Ground::Water);
  EXPECT_EQ(plate.ground_at(hex_at(2, 2)), board::Ground::Clear) << "terrain without a word is drawn open";
  EXPECT_EQ(plate.level_at(hex_at(3, 3)), 3);
  ASSERT_EQ(plate.waters.size(), 1U) << "each hexside once";
  EXPECT_EQ(plate.waters[0].hex, hex_at(2, 2));
  EXPECT_EQ(plate.waters[0].side, Direction::Down);
  EXPECT_EQ(plate.waters[0].kind, board::WaterKind::Creek);
  EXPECT_EQ(plate.waters[0].crossing, board::Crossing::Ferry);
  EXPECT_EQ(plate.water_names.at(static_cast<std::size_t>(plate.waters[0].name)), "Chattanooga Creek");
  ASSERT_EQ(plate.works.size(), 1U);
  EXPECT_EQ(plate.works[0].kind, board::WorkKind::Trench);
  ASSERT_EQ(plate.ways.size(), 1U);
  EXPECT_EQ(plate.ways[0].kind, board::WayKind::Turnpike);
  EXPECT_TRUE(plate.ways[0].is_sunken);
  ASSERT_EQ(plate.places.size(), 1U) << "mouths are for the laws of the map alone";
  EXPECT_EQ(plate.places[0].kind, board::PlaceKind::Town);
  ASSERT_EQ(plate.regions.size(), 2U) << "a region with the name of a place is that place; one without hexes is none";
  EXPECT_EQ(plate.regions[0].kind, board::RegionKind::Water) << "all its ground is water";
  EXPECT_EQ(plate.regions[1].kind, board::RegionKind::Height) << "by its word and not by its name";
  EXPECT_EQ(plate.title, "WAUHATCHIE");
  EXPECT_EQ(plate.date, "October 1863");
}

}  // namespace
}  // namespace longroll::web::hexgame

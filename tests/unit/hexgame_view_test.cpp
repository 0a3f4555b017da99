// What the shared map screen of hex games reckons without drawing: targets, choices found by what they are about, and
// how counters are laid out, for games of any size.
#include <gtest/gtest.h>

#include <algorithm>

#include "web/hexgame/choice_index.h"
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

}  // namespace
}  // namespace longroll::web::hexgame

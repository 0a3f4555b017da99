// A Field that follows the pen counts what a new one counts.
#include <gtest/gtest.h>

#include <tuple>

#include "assets/embedded.h"
#include "engine/core/rng.h"
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/game.h"
#include "engine/play/session.h"
#include "engine/play/setup.h"
#include "engine/table/pile.h"

namespace longroll::dixie {
namespace {

auto counts_of(const Position& p) {
  return std::tie(p.troops, p.general, p.guard, p.decoys, p.decoy_terrain, p.flankers, p.flank_general,
                  p.bars_outflanking, p.terrain_cards, p.terrain_bits, p.water_limit, p.fords, p.has_breastworks);
}

/// Some change that a rule might make, or a remark.
void change(Now& now, Rng& rng) {
  const auto below = [&](int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); };
  const auto id = static_cast<PieceId>(below(static_cast<int>(now.state().pieces.size())));
  switch (below(8)) {
    case 0:
    case 1:
      now.move(id, static_cast<Place>(below(kPlaces)));
      break;
    case 2:
      now.turn(id, below(2));
      break;
    case 3:
      now.flag(id, static_cast<unsigned>(below(64)));
      break;
    case 4:
      now.note(id, below(kPlaces));
      break;
    case 5:
      now.mark(id, below(3));
      break;
    case 6:
      now.set(track(Track::Turn), below(2));
      break;
    default:
      now.remark(0);
      break;
  }
}

TEST(DixieField, FollowsThePenAsIfItWereCountedAnew) {
  const Result<LoadedGame> loaded = load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  ASSERT_TRUE(loaded.ok()) << describe(loaded.faults());
  const auto& game = static_cast<const Dixie&>(*loaded.value().game);
  int looks = 0;
  for (std::uint64_t seed = 0; seed < 90; ++seed) {
    struct Setup setup = standard_setup(game);
    setup.scenario = static_cast<int>(seed % 3);
    State state = Session(game, setup, seed).state();
    Events events;
    Now now(state, events);
    Rng rng(seed);
    for (int i = 0; i < 300; ++i) {
      change(now, rng);
      if (rng.below(3) == 0) {
        continue;  // several changes between two looks
      }
      ++looks;
      const Field following(game.data_of(state), now);
      const Field anew(game.data_of(state), state);
      for (const Seat side : {Seat::Union, Seat::Confederate}) {
        ASSERT_EQ(following.in_deck(side), anew.in_deck(side));
        ASSERT_EQ(following.in_deck(side), size_of_pile(state, deck_of(side)));
      }
      for (const Place position : anew.battlefield().positions()) {
        ASSERT_EQ(counts_of(following.at(position)), counts_of(anew.at(position))) << "seed " << seed << ", " << i;
      }
    }
  }
  EXPECT_GT(looks, 10'000);
}

}  // namespace
}  // namespace longroll::dixie

// build: portable
#include "engine/record/codec/choice_model.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/core/rng.h"
#include "engine/record/codec/range_coder.h"

namespace longroll {
namespace {

/// Twelve pieces in four places.
State table() {
  State state;
  for (int i = 0; i < 12; ++i) {
    Piece piece;
    piece.place = static_cast<Place>(i % 4);
    state.pieces.push_back(piece);
  }
  state.stack.push_back({});
  return state;
}

/// Every piece to every place.
Actions moves() {
  Actions actions;
  for (std::int16_t piece = 0; piece < 12; ++piece) {
    for (std::int16_t place = 0; place < 4; ++place) {
      actions.push_back({1, {piece, place, 0, 0}});
    }
  }
  return actions;
}

/// Bits that the model asks for so many choices, each of which `choose` makes.
template <class Choose>
double price_of(int choices, const Choose& choose) {
  const State state = table();
  const Actions actions = moves();
  ChoiceModel model;
  double bits = 0;
  for (int n = 0; n < choices; ++n) {
    const std::span<const std::uint32_t> weights =
        model.weigh(state, n % 2 == 0 ? Seat::Union : Seat::Confederate, actions);
    double sum = 0;
    for (const std::uint32_t weight : weights) {
      sum += weight;
    }
    const std::size_t which = choose(n, actions.size());
    bits += std::log2(sum / weights[which]);
    model.learn(which);
  }
  return bits;
}

TEST(ChoiceModel, RandomChoicesCostTheirLogarithmAndHardlyMore) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const double bits =
        price_of(400, [&](int, std::size_t ways) { return rng.below(static_cast<std::uint32_t>(ways)); });
    EXPECT_LE(bits, 400 * std::log2(48) + 12);
  }
}

TEST(ChoiceModel, HabitsCostLess) {
  const double even = 400 * std::log2(48);
  // Always to the same place, whichever piece: two bits less each.
  Rng rng(1);
  EXPECT_LE(price_of(400, [&](int, std::size_t) { return rng.below(12) * 4 + 2; }), even - 400 * 1.7);
  // Always the same.
  EXPECT_LE(price_of(400, [](int, std::size_t) { return 17U; }), 60);
}

TEST(ChoiceModel, WhoeverGetsIntoHabitsLateIsBelievedInTheEnd) {
  Rng rng(2);
  const auto late = [&](int n, std::size_t ways) {
    return n < 300 ? rng.below(static_cast<std::uint32_t>(ways)) : std::uint32_t{5};
  };
  EXPECT_LE(price_of(600, late), 300 * std::log2(48) + 12 + 300);
}

/// A link that one machine writes another must read: the number is the same in every build.
TEST(ChoiceModel, EveryMachineLearnsTheSame) {
  State state = table();
  const Actions all = moves();
  ChoiceModel model;
  Rng rng(4);
  std::uint64_t hash = 0;
  for (int n = 0; n < 500; ++n) {
    const Actions some(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(2 + rng.below(46)));
    const Seat seat = rng.below(3) == 0 ? Seat::Union : Seat::Confederate;
    const std::span<const std::uint32_t> weights = model.weigh(state, seat, some);
    for (const std::uint32_t weight : weights) {
      hash = (hash ^ weight) * 0x9E3779B97F4A7C15ULL;
    }
    const std::uint32_t which = rng.below(static_cast<std::uint32_t>(some.size()));
    model.learn(n % 3 == 0 ? which : which / 4);
    state.pieces[static_cast<std::size_t>(some[which].args[0])].place = some[which].args[1];
  }
  EXPECT_EQ(hash, 2113'228'522'921'940'341ULL);
}

TEST(ChoiceModel, WeightsOfTheLongestListsAndOfWildNumbersAreBounded) {
  Actions wild;
  Rng rng(3);
  for (int i = 0; i < 65'536; ++i) {
    Action action{static_cast<Verb>(rng.next()), {}};
    for (std::int16_t& arg : action.args) {
      arg = static_cast<std::int16_t>(rng.next());
    }
    wild.push_back(action);
  }
  ChoiceModel model;
  for (int n = 0; n < 6; ++n) {
    std::uint64_t sum = 0;
    for (const std::uint32_t weight : model.weigh({}, Seat::Confederate, wild)) {
      ASSERT_GE(weight, 1U);
      sum += weight;
    }
    EXPECT_LE(sum, kMaxWeight);
    model.learn(n % 2 == 0 ? 65'535 : 9);
    model.saw_forced(Seat::Union, wild.front());
  }
}

}  // namespace
}  // namespace longroll

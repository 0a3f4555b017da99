#include <gtest/gtest.h>

#include "assets/embedded.h"
#include "engine/games/chattanooga/adjutant.h"
#include "tests/rules/chattanooga/skirmish.h"
#include "tests/support/order_laws.h"

/// The laws of orders for many (play/adjutant.h), over made-up battles. Chattanooga 7.1, 9.3, 10.1.
namespace longroll::chattanooga::test {
namespace {

TEST(Chattanooga_7_1_Orders, PlansOfOrdersKeepTheirPromisesInSkirmishes) {
  longroll::test::OrderCount all;
  for (std::uint64_t number = 0; number < 10; ++number) {
    LoadedGame loaded;
    const std::shared_ptr<Chattanooga> game = skirmish(number);
    loaded.game = std::make_unique<Chattanooga>(*game);
    loaded.adjutant = make_adjutant(static_cast<const Chattanooga&>(*loaded.game));
    longroll::test::OrderCount count;
    const longroll::test::OrderWalk walk{0, number, 8, 5, 300};
    for (const Fault& fault : longroll::test::order_faults(loaded, walk, count)) {
      ADD_FAILURE() << number << ": " << fault.where << ": " << fault.what;
    }
    all.orders += count.orders;
    all.moves += count.moves;
    all.refused += count.refused;
    all.rolls += count.rolls;
  }
  RecordProperty("count", std::to_string(all.orders) + " orders, " + std::to_string(all.moves) + " moves, " +
                              std::to_string(all.refused) + " refusals, " + std::to_string(all.rolls) + " rolls");
  EXPECT_GT(all.moves, 50);
  EXPECT_GT(all.refused, 50);
}

TEST(Chattanooga_7_1_Orders, PlansOfOrdersKeepTheirPromisesInEveryScenario) {
  const Result<LoadedGame> loaded = load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  ASSERT_TRUE(loaded.ok());
  const std::size_t scenarios = loaded.value().game->info().scenarios.size();
  for (std::size_t i = 0; i < scenarios; ++i) {
    longroll::test::OrderCount count;
    const longroll::test::OrderWalk walk{static_cast<int>(i), 7 + i, 4, 61, 120};
    for (const Fault& fault : longroll::test::order_faults(loaded.value(), walk, count)) {
      ADD_FAILURE() << fault.where << ": " << fault.what;
    }
    RecordProperty("scenario_" + std::to_string(i), std::to_string(count.orders) + " orders, " +
                                                        std::to_string(count.moves) + " moves, " +
                                                        std::to_string(count.refused) + " refusals");
    EXPECT_GT(count.moves, 0);
    EXPECT_GT(count.refused, 0);
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test

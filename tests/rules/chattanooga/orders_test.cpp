#include <gtest/gtest.h>

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

}  // namespace
}  // namespace longroll::chattanooga::test

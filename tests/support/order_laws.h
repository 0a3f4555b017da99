#pragma once
#include "engine/play/registry.h"

namespace longroll::test {

/// How much of a game order_faults looks at.
struct OrderWalk {
  int scenario = 0;
  std::uint64_t seed = 1;
  int games = 1;
  int every = 1;         ///< every n-th moment of a player is looked at
  int most_orders = 60;  ///< in all
};

/// The laws of play/adjutant.h, over random orders at random moments of random games: every breach, at most a few.
/// `orders` counts the orders, `moves` the pieces that moved by them, `refused` those that could not.
struct OrderCount {
  int orders = 0;
  int moves = 0;
  int refused = 0;
  int rolls = 0;
};
Faults order_faults(const LoadedGame& loaded, const OrderWalk& walk, OrderCount& count);

/// The breaches of one plan of one order.
Faults faults_of_plan(const Game& game, const State& state, const Order& order, const OrderPlan& plan);

}  // namespace longroll::test

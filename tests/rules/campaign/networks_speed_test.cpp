// build: fast
// What the questions about networks cost, reported and not tested: issue 13 asks for less than 0.1 ms natively.
#include <cstdio>
#include <ctime>

#include "engine/games/campaign/rules/economy.h"
#include "engine/games/campaign/rules/rail_control.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "tests/rules/campaign/lines.h"
#include "tests/rules/campaign/table.h"

namespace longroll::campaign::test {
namespace {

constexpr int kTimes = 400;

/// Prints the processor time that one call takes, in microseconds.
template <class Ask>
void report(std::string_view what, Ask&& ask) {
  std::size_t sum = 0;
  const std::clock_t start = std::clock();
  for (int i = 0; i < kTimes; ++i) {
    sum += ask();
  }
  const double micros = static_cast<double>(std::clock() - start) * 1e6 / CLOCKS_PER_SEC / kTimes;
  std::printf("%-46s %6.1f microseconds\n", std::string(what).c_str(), micros);
  EXPECT_GT(sum, 0U);
}

TEST(Campaign_8_1_Speed, WhatTheNetworksCostFromNothing) {
  const NetworkData& data = shipped_network_data();
  const State state = state_of_start("1863");
  SeaSupply sea;
  sea.ports.bits = 31;
  report("a position as the networks see it", [&] {
    const Field field(shipped_library(), state);
    return network_view(field).side(Seat::Union).held.size();
  });
  const Field field(shipped_library(), state);
  const NetworkView view = network_view(field);
  report("supply lines of the Union", [&] { return supply_lines(data, view, Seat::Union, sea).supplied.size(); });
  report("supply lines of the Confederacy",
         [&] { return supply_lines(data, view, Seat::Confederate, {}).supplied.size(); });
  report("who is in supply, with the position", [&] {
    const Field fresh(shipped_library(), state);
    return supply_status(fresh, Seat::Union).unsupplied.size() + 1;
  });
  report("the economy", [&] { return static_cast<std::size_t>(economy(data, view, {}).size()); });
  report("rails that are taken with Atlanta", [&] { return rails_taken(data, view, Seat::Union, hex("2722")).size(); });
}

}  // namespace
}  // namespace longroll::campaign::test

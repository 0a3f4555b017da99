// build: fast
// Zones of control, lines of supply, control of railroads and the economy in random wars, as the game keeps them while
// it plays, against slow second tellings of the rules (6.2, 6.3, 8.1 to 8.3, 7.1, 14.1).
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/games/campaign/rules/rail_control.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/victory.h"
#include "tests/rules/campaign/plain_supply.h"
#include "tests/rules/campaign/plain_zones.h"
#include "tests/rules/campaign/random_play.h"
#include "tests/rules/campaign/war.h"
#include "tests/support/sparing.h"

namespace longroll::campaign::test {
namespace {

constexpr Seat kSides[] = {kUsa, kCsa};

/// Positions of one war under the pen. Each question is asked of the Field that follows the events, and told slowly
/// from the State alone.
class Comparison {
 public:
  Comparison(const State& state, const Now& now, std::uint64_t number)
      : library_(shipped_library()),
        state_(state),
        kept_(library_, now),
        read_(library_, state),
        view_(network_view(read_)),
        number_(number) {}

  void all() const {
    for (const Seat side : kSides) {
      zones(side);
      supply(side);
      rails(side);
    }
    economies();
  }

 private:
  void zones(Seat side) const {
    const PlainZones plain(library_, state_);
    HexSet near;
    HexSet far;
    for (const HexId at : library_.land) {
      if (plain.has_primary(side, at)) {
        near.add(at);
      } else if (plain.has_secondary(side, at)) {
        far.add(at);
      }
    }
    EXPECT_EQ(text_of(kept_.primary_zone(side)), text_of(near)) << "6.2, position " << number_;
    EXPECT_EQ(text_of(kept_.secondary_zone(side)), text_of(far)) << "6.3, position " << number_;
  }
  void supply(Seat side) const {
    const HexSet slow = plainly_supplied(view_, side, sea_supply(read_));
    EXPECT_EQ(text_of(supply_lines(kept_, side).supplied), text_of(slow)) << "8.1, position " << number_;
  }
  /// Every position asks about another rail hex.
  void rails(Seat side) const {
    std::vector<HexId> hexes;
    library_.map.rail_hexes().for_each([&](HexId at) { hexes.push_back(at); });
    const HexId entered = hexes[static_cast<std::size_t>(number_ * 37 % hexes.size())];
    EXPECT_EQ(text_of(rails_taken(library_.network_data(), kept_.network(), side, entered)),
              text_of(plain_rails_taken(view_, side, entered)))
        << "7.1, position " << number_ << ", entered " << hex_text(entered);
  }
  void economies() const {
    const Economy fast = economy_now(kept_);
    const Economy slow = plain_economy(view_, economy_view(read_));
    EXPECT_EQ(text_of(fast.fragment), text_of(slow.fragment)) << "14.1, position " << number_;
    EXPECT_EQ(fast.size(), slow.size()) << "14.1, position " << number_;
    EXPECT_EQ(fast.size_for_victory(), slow.size_for_victory()) << "4.2.5, position " << number_;
  }

  const Library& library_;
  const State& state_;
  Field kept_;
  Field read_;
  NetworkView view_;
  std::uint64_t number_;
};

/// How many times more positions are looked at than in the usual run: LONGROLL_CLOSELY (tests/README.md), or 1.
int closely() {
  static const char* const asked = std::getenv("LONGROLL_CLOSELY");
  return asked == nullptr ? 1 : std::clamp(std::atoi(asked), 1, 1'000);
}

/// Decisions of fifty wars, far apart: the slow tellings take some hundredths of a second each.
TEST(CampaignRandomPlay, ZonesSupplyRailsAndEconomyAreWhatTheRulesTellSlowly) {
  constexpr int kStarts = 4;
  const int wars = longroll::test::some_of(50);
  const int every = std::max(1'009 / closely(), 1);
  std::uint64_t number = 0;
  for (int war = 0; war < wars; ++war) {
    play_randomly(shipped_campaign(), war % kStarts, static_cast<std::uint64_t>(5 + war / kStarts), every,
                  [&](const State& state, const Now& now) {
                    if (!testing::Test::HasFailure()) {
                      Comparison(state, now, ++number).all();
                    }
                  });
  }
  EXPECT_GT(number, static_cast<std::uint64_t>(wars));
}

}  // namespace
}  // namespace longroll::campaign::test

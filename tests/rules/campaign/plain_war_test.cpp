// build: fast
// Zones of control, lines of supply, control of railroads and the economy in random wars and in those of the computer,
// as the game keeps them while it plays, against slow second tellings of the rules (6.2, 6.3, 8.1 to 8.3, 7.1, 14.1).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "engine/ai/bot.h"
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
constexpr int kUsually = 1'009;  ///< the usual run looks at one decision of this number

/// What a telling of the networks goes by.
bool is_same(const NetworkView& a, const NetworkView& b) {
  const auto is_same_side = [](const SideOnMap& one, const SideOnMap& two) {
    const auto is_vessel = [](const VesselAt& x, const VesselAt& y) { return x.kind == y.kind && x.side == y.side; };
    return one.held == two.held && one.occupied == two.occupied && one.zone == two.zone && one.rails == two.rails &&
           one.forts == two.forts && one.completed_forts == two.completed_forts && one.depots == two.depots &&
           one.off_port == two.off_port &&
           std::equal(one.vessels.begin(), one.vessels.end(), two.vessels.begin(), two.vessels.end(), is_vessel) &&
           std::equal(one.boats.begin(), one.boats.end(), two.boats.begin(), two.boats.end());
  };
  return a.season == b.season && a.overland == b.overland && a.kentucky == b.kentucky && a.broken == b.broken &&
         a.upgraded == b.upgraded && a.breached == b.breached && a.has_line == b.has_line &&
         std::all_of(std::begin(kSides), std::end(kSides),
                     [&](Seat side) { return is_same_side(a.side(side), b.side(side)); });
}

/// What the rules tell slowly about a position. Told again only when what it goes by has changed.
class Telling {
 public:
  struct Zones {
    HexSet near, far;
  };
  BySide<Zones> zones;
  BySide<HexSet> supplied;
  Economy economy;

  void tell(const State& state) {
    const Library& library = shipped_library();
    if (state.pieces == pieces_ && state.ground == ground_ && state.tracks == tracks_) {
      return;
    }
    pieces_ = state.pieces;
    ground_ = state.ground;
    tracks_ = state.tracks;
    const Field read(library, state);
    tell_zones(state);
    tell_networks(network_view(read), sea_supply(read), economy_view(read));
  }
  const NetworkView& view() const { return view_; }

 private:
  void tell_zones(const State& state) {
    const Library& library = shipped_library();
    const PlainZones plain(library, state);
    for (const Seat side : kSides) {
      zones[side] = {};
      for (const HexId at : library.land) {
        if (plain.has_primary(side, at)) {
          zones[side].near.add(at);
        } else if (plain.has_secondary(side, at)) {
          zones[side].far.add(at);
        }
      }
    }
  }
  void tell_networks(const NetworkView& view, const SeaSupply& sea, const EconomyView& extra) {
    const bool is_known = has_view_ && is_same(view, view_);
    view_ = view;
    if (!is_known || sea.ports.bits != sea_.ports.bits || sea.coasts != sea_.coasts) {
      for (const Seat side : kSides) {
        supplied[side] = plainly_supplied(view, side, sea);
      }
    }
    if (!is_known || extra.factories != extra_.factories || extra.port_value != extra_.port_value) {
      economy = plain_economy(view, extra);
    }
    sea_ = sea;
    extra_ = extra;
    has_view_ = true;
  }

  std::vector<Piece> pieces_;
  std::vector<std::int16_t> tracks_;
  std::vector<std::uint8_t> ground_;
  bool has_view_ = false;
  NetworkView view_;
  SeaSupply sea_;
  EconomyView extra_;
};

/// Positions of a war under the pen. Each question is asked of the Field that follows the events, and told slowly from
/// the State alone.
class Comparison {
 public:
  void all(const State& state, const Now& now) {
    const Field kept(shipped_library(), now);
    telling_.tell(state);
    ++number_;
    for (const Seat side : kSides) {
      EXPECT_EQ(text_of(kept.primary_zone(side)), text_of(telling_.zones[side].near)) << "6.2, position " << number_;
      EXPECT_EQ(text_of(kept.secondary_zone(side)), text_of(telling_.zones[side].far)) << "6.3, position " << number_;
      EXPECT_EQ(text_of(supply_lines(kept, side).supplied), text_of(telling_.supplied[side]))
          << "8.1, position " << number_;
      rails(kept.network(), side);
    }
    economies(kept);
  }
  std::uint64_t positions() const { return number_; }

 private:
  /// What both answers about railroads go by.
  struct RailsAsked {
    HexSet kept_rails, kept_anchors, read_rails, read_anchors;
    std::array<bool, kUnfinished> kept_lines{}, read_lines{};
    bool operator==(const RailsAsked&) const = default;
  };

  /// Every rail hex is entered; again only when the enemy's railroads, or what holds on to them, have changed.
  void rails(const NetworkView& kept, Seat side) {
    const NetworkData data = shipped_library().network_data();
    const NetworkView& read = telling_.view();
    const RailsAsked asked{.kept_rails = kept.side(other(side)).rails,
                           .kept_anchors = rail_anchors(data, kept, side),
                           .read_rails = read.side(other(side)).rails,
                           .read_anchors = rail_anchors(data, read, side),
                           .kept_lines = kept.has_line,
                           .read_lines = read.has_line};
    if (number_ > 1 && asked == rails_asked_[side]) {
      return;
    }
    rails_asked_[side] = asked;
    const PlainRails plain(read, side);
    shipped_library().map.rail_hexes().for_each([&](HexId entered) {
      EXPECT_EQ(text_of(rails_taken(data, kept, side, entered)), text_of(plain.taken(entered)))
          << "7.1, position " << number_ << ", entered " << hex_text(entered);
    });
  }
  void economies(const Field& kept) const {
    const Economy fast = economy_now(kept);
    const Economy& slow = telling_.economy;
    EXPECT_EQ(text_of(fast.fragment), text_of(slow.fragment)) << "14.1, position " << number_;
    EXPECT_EQ(fast.size(), slow.size()) << "14.1, position " << number_;
    EXPECT_EQ(fast.size_for_victory(), slow.size_for_victory()) << "4.2.5, position " << number_;
  }

  Telling telling_;
  BySide<RailsAsked> rails_asked_;
  std::uint64_t number_ = 0;
};

/// How many times more positions are looked at than in the usual run: LONGROLL_CLOSELY (tests/README.md), or 1.
int closely() {
  static const char* const asked = std::getenv("LONGROLL_CLOSELY");
  return asked == nullptr ? 1 : std::clamp(std::atoi(asked), 1, kUsually);
}

/// Compares decisions of that many wars, far apart; `play(start, seed, every, look)` plays one and returns how many it
/// had.
template <class Play>
void compare_wars(int count, Play&& play) {
  constexpr int kStarts = 4;
  const int wars = longroll::test::some_of(count);
  const int every = kUsually / closely();
  std::uint64_t positions = 0;
  for (int war = 0; war < wars; ++war) {
    Comparison comparison;
    const int decisions = play(war % kStarts, static_cast<std::uint64_t>(5 + war / kStarts), every,
                               [&](const State& state, const Now& now) {
                                 if (!testing::Test::HasFailure()) {
                                   comparison.all(state, now);
                                 }
                               });
    positions += comparison.positions();
    if (closely() > 1) {  // it takes long
      std::printf("war %d of %d: %d decisions, %llu positions compared\n", war + 1, wars, decisions,
                  static_cast<unsigned long long>(comparison.positions()));
      std::fflush(stdout);
    }
  }
  EXPECT_GT(positions, static_cast<std::uint64_t>(wars));
}

TEST(CampaignRandomPlay, ZonesSupplyRailsAndEconomyAreWhatTheRulesTellSlowly) {
  compare_wars(50, [](int start, std::uint64_t seed, int every, auto&& look) {
    return play_randomly(shipped_campaign(), start, seed, every, look);
  });
}

/// The wars that people see: both sides are the computer's, *normal*, or *easy*, which plays them far faster, in the
/// usual run.
TEST(CampaignBotPlay, ZonesSupplyRailsAndEconomyAreWhatTheRulesTellSlowly) {
  const std::unique_ptr<Advisor> advisor = make_advisor(shipped_campaign());
  const std::string_view level = closely() > 1 ? "normal" : "easy";
  compare_wars(closely() > 1 ? 50 : 12, [&](int start, std::uint64_t seed, int every, auto&& look) {
    const std::unique_ptr<Bot> bot = make_bot(level, shipped_campaign(), *advisor, seed);
    const auto pick = [&](const State& state, const Actions& actions) {
      return decide(*bot, shipped_campaign().view(state, shipped_campaign().to_act(state)), actions);
    };
    Rng rng(seed);
    return play_war(shipped_campaign(), start, rng, every, pick, look);
  });
}

}  // namespace
}  // namespace longroll::campaign::test

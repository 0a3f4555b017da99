// Both overlays of zones of control: the hexes that are hatched are those that the rules tell piece by piece.
#include <set>

#include "tests/page/campaign_page.h"
#include "tests/rules/campaign/plain_zones.h"

namespace longroll::web::campaign {
namespace {

/// The hexes that the overlays hatch in the colour of that side.
std::set<HexId> hatched(const CampaignAdapter& adapter, unsigned overlays, Seat side) {
  std::set<HexId> out;
  for (const hexgame::GroundPatch& patch : adapter.ground(overlays)) {
    if (patch.style == board::PatchStyle::Zone && patch.side == hexgame::side_of(side)) {
      out.insert(patch.patch.hexes.begin(), patch.patch.hexes.end());
    }
  }
  return out;
}

/// Compares both overlays with the plain rules; gives how many hexes are in a zone.
std::size_t compare(const Page& page, const State& state) {
  std::size_t count = 0;
  const cw::test::PlainZones plain(the_rules().data_of(state), state);
  const HexSet in_play = the_rules().field(state).map().in_play();
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    std::set<HexId> primary, secondary;
    in_play.for_each([&](HexId hex) {
      if (plain.has_primary(side, hex)) {
        primary.insert(hex);
      } else if (plain.has_secondary(side, hex)) {
        secondary.insert(hex);
      }
    });
    EXPECT_EQ(hatched(page.adapter, kPrimary, side), primary);
    EXPECT_EQ(hatched(page.adapter, kSecondary, side), secondary);
    count += primary.size() + secondary.size();
  }
  return count;
}

TEST(Campaign_6_1_Zones, BothOverlaysHatchWhatTheRulesTell) {
  for (const char* start : {"1861", "1862", "1863", "1864"}) {
    std::size_t hexes = 0;
    play(start, 4, 200, 40, [&](const Session& session) {
      Page page(session);
      hexes += compare(page, session.state());
    });
    EXPECT_GT(hexes, 50U) << start;
  }
}

TEST(Campaign_6_1_Zones, WithoutTheirOverlaysNothingIsHatched) {
  const Session session(*the_game().game, start_of("1863"), 5);
  const Page page(session);
  const unsigned others = kSupply | kRails | kWaters | kEconomy;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    EXPECT_TRUE(hatched(page.adapter, others, side).empty());
    EXPECT_NE(hatched(page.adapter, kPrimary, side), hatched(page.adapter, kSecondary, side));
  }
}

}  // namespace
}  // namespace longroll::web::campaign

#include <gtest/gtest.h>

#include "engine/games/campaign/rules/victory.h"
#include "tests/page/campaign_page.h"
#include "web/games/campaign/atlas_overlays.h"

namespace longroll::web::campaign {
namespace {

/// The start as it is laid out, before anybody decides.
struct Laid {
  explicit Laid(std::string_view id)
      : state(the_rules().setup(start_of(id))), field(the_rules().field(state)), atlas(field.map()) {}

  State state;
  cw::Field field;
  Atlas atlas;
};

TEST(CampaignAtlasOverlays, SupplyShowsItsGroundAndItsWaysForBothSides) {
  const Laid laid("1863");
  const auto patches = supply_by_way(laid.atlas, laid.field);
  ASSERT_EQ(patches.size(), 4u);
  for (std::size_t i = 0; i < 4; i += 2) {
    EXPECT_EQ(patches[i].style, board::PatchStyle::Supply);
    EXPECT_GT(patches[i].patch.hexes.size(), 100u);
    EXPECT_EQ(patches[i + 1].style, board::PatchStyle::Band);
    EXPECT_GT(patches[i + 1].patch.wash.indices.size(), 1000u) << "railroads and rivers that carry it";
  }
}

TEST(CampaignAtlasOverlays, RailroadsInSupplyAreSomeOfThoseThatASideControls) {
  const Laid laid("1863");
  const auto patches = rails_by_use(laid.atlas, laid.field);
  ASSERT_EQ(patches.size(), 4u);
  for (std::size_t i = 0; i < 4; i += 2) {
    EXPECT_GT(patches[i + 1].patch.wash.indices.size(), 0u);
    EXPECT_LE(patches[i + 1].patch.wash.indices.size(), patches[i].patch.wash.indices.size());
  }
}

TEST(CampaignAtlasOverlays, MoreWaterCarriesVesselsInSpringThanInSummer) {
  Laid laid("1863");
  const std::size_t spring = open_waters(laid.atlas, laid.field).at(0).patch.wash.indices.size();
  ASSERT_EQ(laid.field.season(), cw::Season::Spring);
  State summer = laid.state;
  ++summer.tracks[static_cast<std::size_t>(cw::Track::Turn)];
  const cw::Field later = the_rules().field(summer);
  ASSERT_EQ(later.season(), cw::Season::Summer);
  EXPECT_LT(open_waters(laid.atlas, later).at(0).patch.wash.indices.size(), spring);
}

TEST(CampaignAtlasOverlays, ThePartsOfTheEconomyHaveTheirWorth) {
  const Laid laid("1863");
  const auto patches = economy_parts(laid.atlas, laid.field);
  const auto data = laid.field.library().network_data();
  const auto parts = cw::fragments(data, cw::network_view(laid.field), cw::economy_view(laid.field));
  ASSERT_EQ(patches.size(), 2 * parts.size());
  int strong = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    EXPECT_EQ(patches[2 * i].label, std::to_string(parts[i].centers + parts[i].ports));
    EXPECT_TRUE(parts[i].places.has(patches[2 * i].at));
    strong += patches[2 * i].style == board::PatchStyle::Band ? 1 : 0;
  }
  EXPECT_EQ(strong, 1) << "the one that counts [14.1]";
}

}  // namespace
}  // namespace longroll::web::campaign

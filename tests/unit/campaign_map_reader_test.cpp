#include "engine/games/campaign/ground_map.h"
#include "tests/support/changed_text.h"
#include "tests/support/shipped.h"

/// The reader of the campaign's map: what it refuses beside what any map must keep.
namespace longroll::campaign {
namespace {

TEST(CampaignMapReader, NamesEveryFault) {
  const std::string map = longroll::test::asset_text("games/campaign/map.json");
  const longroll::test::ChangedText file(map, [](std::string_view text) {
    const Result<GroundMap> read = parse_ground(text, "map.json");
    return read ? "" : describe(read.faults());
  });
  file.tells("longroll-campaign-map/1", "longroll-battles-map/1", ": longroll-campaign-map/1");
  file.tells("\"name\":\"Appalachia\"", "\"name\":\"Ozarks\"", "the rules need a region \"Appalachia\"");
  file.tells("\"kind\":\"tidal\"", "\"kind\":\"salt\"", ": \"salt\"");
  file.tells("\"kind\":\"ferry\"", "\"kind\":\"ford\"", ": \"ford\"");
  file.tells("\"kind\":\"levee\"", "\"kind\":\"dam\"", ": \"dam\"");
  file.tells("\"kinds\":[\"fortress\"]", "\"kinds\":[\"castle\"]", "is no kind of place");
  file.tells("\"kinds\":[\"city\"]", "\"kinds\":[\"city\",\"town\"]", "a city is no town");
  file.tells("\"kinds\":[\"city\"],\"group\":\"Piedmont\"", "\"kinds\":[\"town\"],\"group\":\"Piedmont\"",
             "only a city recruits");
  file.tells("\"group\":\"Piedmont\"", "\"group\":\"Uplands\"", "\"Uplands\"");
  file.tells("\"kinds\":[\"city\",\"port\"],\"harbor\":1", "\"kinds\":[\"city\"],\"harbor\":1",
             "only a port is a critical port");
  file.tells("\"center\":4", "\"center\":40", "40 is not within 1 to 9");
  file.tells("\"hex\":\"4410\"", "\"hex\":\"4411\"", "4411 has another place already");
  file.tells("\"hex\":\"4410\"", "\"hex\":\"4918\"", "4918 is sea");
  file.tells("[\"4817\",\"4917\",\"4918\"]", "[\"4817\",\"4917\"]", "three hexes meet in a corner");
  file.tells("[\"4817\",\"4917\",\"4918\"]", "[\"4817\",\"4917\",\"4910\"]", "do not meet");
  file.tells("[\"4817\",\"4917\",\"4918\"]", "[\"4817\",\"4917\",\"4816\"]",
             "between two hexes of land and one of sea");
  file.tells("\"inlets\"", "\"gaps\"", "unknown key \"gaps\"");
  file.tells("wwwwwwwwwwiiiiiiiii", "1wwwwwwwwwiiiiiiiii", "'1' is no state, in 0101");
}

TEST(CampaignMapReader, AMapOfNothingAnswersEveryQuestionWithNo) {
  const GroundMap none;
  EXPECT_TRUE(none.in_play().empty());
  EXPECT_FALSE(none.is_open(0, Direction::Up));
  EXPECT_FALSE(none.is_sea(0));
  EXPECT_EQ(none.place_at(0), nullptr);
  EXPECT_EQ(none.segments(), 0);
}

}  // namespace
}  // namespace longroll::campaign

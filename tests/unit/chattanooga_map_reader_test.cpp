#include "engine/games/chattanooga/ground_map.h"
#include "tests/support/changed_text.h"
#include "tests/support/shipped.h"

/// The reader of Chattanooga's map: what it refuses beside what any map must keep.
namespace longroll::chattanooga {
namespace {

TEST(ChattanoogaMapReader, NamesWhatTheRulesNeed) {
  const std::string map = longroll::test::asset_text("games/chattanooga/map.json");
  const longroll::test::ChangedText file(map, [](std::string_view text) {
    const Result<GroundMap> read = parse_ground(text, "map.json");
    return read ? "" : describe(read.faults());
  });
  file.tells("\"name\": \"East edge\"", "\"name\": \"West edge\"", "the rules need a region \"East edge\"");
  file.tells("longroll-chattanooga-map/1", "longroll-battles-map/1", ": longroll-chattanooga-map/1");
  file.tells("\"kind\": \"stream\"", "\"kind\": \"creek\"", ": \"creek\"");
  file.tells("\"kind\": \"fortification\"", "\"kind\": \"trench\"", ": \"trench\"");
  file.tells("\"kind\": \"blocked\"", "\"kind\": \"slope\"", ": \"slope\"");
}

TEST(ChattanoogaMapReader, AMapOfNothingAnswersEveryQuestionWithNo) {
  const GroundMap none;
  EXPECT_TRUE(none.in_play().empty());
  EXPECT_FALSE(none.is_open(0, Direction::Up));
  EXPECT_EQ(none.spot("Fort Wood"), kNoHex);
  EXPECT_TRUE(none.region("East edge").empty());
}

}  // namespace
}  // namespace longroll::chattanooga

// What a terrain card says of itself comes from the table that the rules ask (Dixie 10.3).
#include "engine/games/dixie/rules/ground.h"
#include "tests/rules/dixie/table.h"
#include "web/games/dixie/ground_words.h"

namespace longroll::web::dixie {
namespace {

using namespace longroll::dixie::test;
using dx::TerrainType;

TEST(DixieGroundWords, TellWhatTheTableSays) {
  const auto face = [](TerrainType type) { return ground_words(terrain(type)); };
  EXPECT_EQ(face(TerrainType::Woods),
            "attack \xE2\x88\x92"
            "1");
  EXPECT_EQ(face(TerrainType::Hill), "defend +1");
  EXPECT_EQ(face(TerrainType::Field), "fire +1");
  EXPECT_EQ(face(TerrainType::Ridge), "morale, guns +1");
  EXPECT_EQ(face(TerrainType::Rocks),
            "fire \xE2\x88\x92"
            "1, hold +1");
  EXPECT_EQ(face(TerrainType::Wall), "morale +1");
  EXPECT_EQ(ground_words(creek(2)), "limit 2");
}

TEST(DixieGroundWords, AreASentenceWithItsRule) {
  EXPECT_EQ(ground_in_words(terrain(TerrainType::Woods)),
            "Attackers fire with one die less and have one morale less. [10.3]");
  EXPECT_EQ(ground_in_words(terrain(TerrainType::Ridge)),
            "Defending guns fire with one die more, at any range; defenders have one morale more. [10.3]");
  EXPECT_EQ(ground_in_words(terrain(TerrainType::Field)),
            "Defenders fire with one die more at enemies who have come close. [10.3]");
  EXPECT_NE(ground_in_words(creek(1)).find("Only 1 troop card "), std::string::npos);
}

/// The table is what fire and morale go by: each kind, tried on a table of cards.
TEST(DixieGroundWords, AndTheTableIsWhatTheRulesGoBy) {
  for (const TerrainType type : dx::kTerrainTypes) {
    const dx::GroundEffect ground = dx::effect_of(type);
    Table close(Seat::Union, dx::Phase::Combat);
    close.usa("ground", type == TerrainType::Creek || type == TerrainType::Pond ? creek(1) : terrain(type))
        .at("usa.center");
    close.usa("holds", infantry(3)).at("usa.center");
    close.usa("guns", artillery(3)).at("usa.center");
    close.csa("attacks", infantry(3)).at("usa.center");
    EXPECT_EQ(close.shot("holds").dice.total, 3 + (ground.guns_only ? 0 : ground.dice_close));
    EXPECT_EQ(close.shot("guns").dice.total, 3 + ground.dice_close);
    EXPECT_EQ(close.shot("attacks").dice.total, 3 + ground.dice_against);
    EXPECT_EQ(close.morale("holds"), 3 + ground.morale_for);
    EXPECT_EQ(close.morale("attacks"), 3 + ground.morale_against);
    Table far(Seat::Union, dx::Phase::Combat);
    far.usa("ground", type == TerrainType::Creek || type == TerrainType::Pond ? creek(1) : terrain(type))
        .at("usa.center");
    far.usa("guns", artillery(3)).at("usa.center");
    far.csa("theirs", artillery(3)).at("csa.center");
    EXPECT_EQ(far.shot("guns").dice.total, 3 + ground.dice_far);
    EXPECT_EQ(far.shot("theirs").dice.total, 3 + ground.dice_against);
  }
}

}  // namespace
}  // namespace longroll::web::dixie

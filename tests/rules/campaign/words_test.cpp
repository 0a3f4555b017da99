// What the campaign calls things on the screen.
#include "engine/games/campaign/words.h"

#include "tests/rules/campaign/passing.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

TEST(CampaignWords, AForceIsCalledByItsBestLeader) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "1513", 2);
  const std::string place = place_name(theatre.field(), hex_at_name("1513"));
  const auto words = [&](Seat side, bool moving = false) {
    return force_words(theatre.field(), hex_at_name("1513"), side, moving);
  };
  const auto force_of = [&](PieceId leader) { return leader_name(theatre.field(), leader) + "'s force at " + place; };
  EXPECT_EQ(words(Seat::Union), "the force at " + place);
  const PieceId first = theatre.put_leader('A', "1513", 1);
  EXPECT_EQ(words(Seat::Union), force_of(first));
  theatre.put_leader('B', "1513", 1);
  EXPECT_EQ(words(Seat::Union), force_of(first)) << "of equal ones the first";
  const PieceId best = theatre.put_leader('C', "1513", 2);
  EXPECT_EQ(words(Seat::Union), force_of(best));
  const PieceId enemy = theatre.put_leader('E', "1513", 2);
  EXPECT_EQ(words(Seat::Confederate), force_of(enemy)) << "each side has its own";
  EXPECT_EQ(words(Seat::Union, true), "the force at " + place) << "nobody moves";
}

/// Campaign 16.0: cavalry has no strength of its own, so it is no point.
TEST(CampaignWords, WhoGoesIsToldInPointsAndCavalry) {
  EXPECT_EQ(strength_words(0, 0), "a leader");
  EXPECT_EQ(strength_words(1, 0), "1 point");
  EXPECT_EQ(strength_words(3, 2), "3 points and cavalry");
  EXPECT_EQ(strength_words(0, 2), "cavalry");
  EXPECT_TRUE(is_one(0, 2)) << "cavalry goes";
  EXPECT_FALSE(is_one(1, 1)) << "1 point and cavalry go";
}

TEST(CampaignWords, TheQuestionWhoReactsTellsCavalryFromPoints) {
  Theatre theatre = passing(0, 3);
  theatre.put(Seat::Union, UnitClass::Cavalry, "0703");
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704");
  const std::string asked = shipped_campaign().prompt(war.state()).text;
  EXPECT_EQ(asked.find("Cavalry of the enemy goes from "), 0U) << asked;
}

TEST(CampaignWords, TheQuestionWhereAForceGoesNamesItsLeader) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0703", 2);
  const std::string leader = leader_name(theatre.field(), theatre.put_leader('A', "0703", 1));
  War war(theatre, Seat::Union);
  war.muster("0703");
  const std::string asked = shipped_campaign().prompt(war.state()).text;
  EXPECT_EQ(asked.find("Where does " + leader + "'s force at "), 0U) << asked;
}

}  // namespace
}  // namespace longroll::campaign::test

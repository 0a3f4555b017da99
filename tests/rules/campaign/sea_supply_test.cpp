// Campaign 8.1.3 with 5.3.6, 6.4 and 11.8: how long a transport supplies, and whom besiegers do not cut off from the
// sea.
#include "engine/games/campaign/rules/supply_status.h"
#include "tests/rules/campaign/passing.h"

namespace longroll::campaign::test {
namespace {

constexpr int kSouthAtlantic = static_cast<int>(SeaZone::SouthAtlantic);

/// The Union's supply check, after an impulse of the Confederates.
War impulse_of_the_union(const Theatre& theatre) {
  War war(theatre, kCsa);
  war.act(verbs::EndMoves{});
  EXPECT_TRUE(war.is_at(StepKind::SupplyCheck));
  return war;
}

Theatre with_transport(SeaZone zone) {
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(zone));
  return theatre;
}

/// Eight points of the Union, too many to forage, stand on the coast of South Carolina; Confederates leave their zone.
Theatre ashore() {
  Theatre theatre = with_transport(SeaZone::SouthAtlantic);
  theatre.answer(kUsa, ReactionRule::Ask);
  theatre.put(kUsa, UnitClass::Asp, "4122", 8);
  theatre.put(kCsa, UnitClass::Asp, "4121");
  return theatre;
}

/// The impulse of the Confederates after one in which a transport fed the coast, or did not.
War after_the_union(const Theatre& theatre, bool is_fed) {
  War war = impulse_of_the_union(theatre);
  if (is_fed) {
    war.act(verbs::Commit{kSouthAtlantic, hex_at_name("4122")});
  }
  war.end_supply().act(verbs::EndMoves{}).end_supply();
  EXPECT_EQ(war.asked(), kCsa);
  return war;
}

TEST(Campaign_8_1_3_Transports, WhoIsFedBySeaReactsInTheEnemysImpulse) {
  War war = after_the_union(ashore(), true);
  war.muster("4121").step("4120");
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  war.act(react("4122"), {6});
  EXPECT_EQ(war.refusal(to("4121")), "") << "no leader goes with it, and it is too large to forage (5.3.6)";
  War hungry = after_the_union(ashore(), false);
  hungry.muster("4121").step("4120");
  EXPECT_FALSE(hungry.is_at(StepKind::Reaction)) << "marked, it has no zone (6.1)";
}

TEST(Campaign_8_1_3_Transports, TheyAreFreeAgainWhenTheUnionsNextImpulseBegins) {
  War war = after_the_union(ashore(), true);
  const auto committed = [&] { return !sea_supply(war.field()).coasts.empty(); };
  EXPECT_TRUE(committed());
  war.act(verbs::EndMoves{});
  ASSERT_TRUE(war.is_at(StepKind::SupplyCheck)) << "what they fed is hungry";
  EXPECT_FALSE(committed());
  EXPECT_EQ(war.refusal(verbs::Commit{kSouthAtlantic, hex_at_name("4122")}), "");
}

/// A fort of the Union with enemies in its hex; the Union is asked which transports supply.
War besieged(const Theatre& begun, std::string_view at, bool has_friends_outside = false) {
  Theatre theatre = begun;
  theatre.hold(at, kUsa);
  theatre.put(kUsa, UnitClass::Fort, at);
  theatre.put(kUsa, UnitClass::Asp, at, 2);
  theatre.post(kUsa, at, Post::Garrison);
  if (has_friends_outside) {
    theatre.put(kUsa, UnitClass::Asp, at);
  }
  theatre.put(kCsa, UnitClass::Asp, at, 3);
  return impulse_of_the_union(theatre);
}

/// Counters of the Union that lack supply.
std::size_t hungry(const War& war) { return supply_status(war.field(), kUsa).unsupplied.size(); }

TEST(Campaign_11_8_Siege, ATransportFeedsABesiegedFortOnTheOpenSea) {
  const verbs::Commit to_coast{kSouthAtlantic, hex_at_name("4122")};
  War war = besieged(with_transport(SeaZone::SouthAtlantic), "4122");
  EXPECT_EQ(hungry(war), 3U);
  EXPECT_EQ(war.refusal(verbs::Commit{kSouthAtlantic, kNoHex}), "8.1.3") << "it is no port";
  war.act(to_coast);
  EXPECT_EQ(hungry(war), 0U);
  EXPECT_EQ(war.count(kUsa, UnitClass::Fort, "4122"), 1);
  EXPECT_EQ(besieged(with_transport(SeaZone::SouthAtlantic), "4122", true).refusal(to_coast), "8.1.3")
      << "with friends outside it is not besieged (11.8), and no line goes through enemies";
}

TEST(Campaign_11_8_Siege, InAPortATransportOfItsZoneFeedsABesiegedFort) {
  War war = besieged(with_transport(SeaZone::EastGulf), "3135");  // Cedar Key
  EXPECT_EQ(hungry(war), 3U);
  war.act(verbs::Commit{static_cast<int>(SeaZone::EastGulf), kNoHex});
  EXPECT_EQ(hungry(war), 0U);
}

TEST(Campaign_11_8_Siege, ShipsThatLieThereFeedNobody) {
  Theatre theatre = with_transport(SeaZone::EastGulf);
  theatre.put_ships(kUsa, UnitClass::Nsp, Berth::off(hex_at_name("3135")));
  War war = besieged(theatre, "3135");
  war.end_supply();
  EXPECT_EQ(hungry(war), 3U);
}

/// Campaign 8.1.3, 11.3: a transport feeds a fortress' fort and its garrison, not those outside of it.
TEST(Campaign_8_5_1_Surrender, WhenThoseOutsideAFedFortressGiveUpTheirLeaderStaysInIt) {
  Theatre theatre = with_transport(SeaZone::EastGulf);
  const PieceId fort = theatre.put(kUsa, UnitClass::Fort, "1932");  // Fort Pickens
  theatre.state().piece(fort).flags = with_out_of_supply(0, 1);
  theatre.put(kUsa, UnitClass::Asp, "1932", 8);  // too many to forage
  theatre.out_of_supply(kUsa, "1932", 1);
  theatre.put_leader('A', "1932", 1);
  const auto ended = [&](bool is_fed) {
    War war = impulse_of_the_union(theatre);
    if (is_fed) {
      war.act(verbs::Commit{static_cast<int>(SeaZone::EastGulf), kNoHex});
    }
    war.end_supply().act(verbs::EndMoves{});
    EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "1932"), 0);
    return war;
  };
  const War fed = ended(true);
  EXPECT_EQ(fed.count(kUsa, UnitClass::Fort, "1932"), 1);
  EXPECT_EQ(fed.count(kUsa, UnitClass::Leader, "1932"), 1);
  const War hungry = ended(false);
  EXPECT_EQ(hungry.count(kUsa, UnitClass::Fort, "1932"), 0);
  EXPECT_EQ(hungry.count(kUsa, UnitClass::Leader, "1932"), 0);
}

/// Campaign 9.10.1, 8.1: both sides stand in 4122, on the coast, in the open.
TEST(Campaign_9_10_1_Draw, WhoSharesACoastWithEnemiesIsFedOverTheSeaOnlyFromAHexBeside) {
  const auto begun = [](bool has_friends_beside) {
    Theatre theatre = with_transport(SeaZone::SouthAtlantic);
    theatre.put(kUsa, UnitClass::Asp, "4122", 8);
    theatre.put(kCsa, UnitClass::Asp, "4122");
    if (has_friends_beside) {
      theatre.put(kUsa, UnitClass::Asp, "4022");
    }
    return impulse_of_the_union(theatre);
  };
  const verbs::Commit beside{kSouthAtlantic, hex_at_name("4022")};
  War shared = begun(true);
  EXPECT_EQ(shared.refusal(verbs::Commit{kSouthAtlantic, hex_at_name("4122")}), "8.1.3") << "enemies are there";
  ASSERT_EQ(hungry(shared), 9U);
  shared.act(beside);
  EXPECT_EQ(hungry(shared), 0U) << "their line begins in the hex that they share";
  War alone = begun(false);
  alone.act(beside);
  EXPECT_EQ(hungry(alone), 8U) << "4022 lies in the zone of the enemy";
}

}  // namespace
}  // namespace longroll::campaign::test

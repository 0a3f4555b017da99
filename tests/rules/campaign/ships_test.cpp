// Campaign 11.6, 13.0, 13.1, 13.3: where vessels go, and how they run past forts.
#include "engine/games/campaign/rules/ships.h"

#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

int kind_of(Seat side, UnitClass unit_class) { return shipped_library().kind_of(side, unit_class); }

/// All vessels of that class in a berth begin to move.
War& take(War& war, UnitClass unit_class, const Berth& berth, int count = 1) {
  const Seat side = war.asked();
  return war.act(verbs::TakeShips{berth, kind_of(side, unit_class), false, count});
}

Berth berth_of(const War& war, PieceId ship) { return Berth::of(war.state().piece(ship)); }

const Berth kStLouis = water_between("1208", "1308");
const Berth kMemphis = water_between("1118", "1218");
const Berth kVicksburg = water_between("0925", "1024");
const Berth kJames = water_between("4410", "4411");

TEST(Campaign_13_1_2_Voyages, ABoatGoesAsFarAsTheRiverLeads) {
  Theatre theatre;
  const PieceId boat = theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  War war(theatre, kUsa);
  take(war, UnitClass::Rsp, kStLouis).act(verbs::SailTo{kVicksburg}).act(verbs::Halt{});
  EXPECT_EQ(berth_of(war, boat), kVicksburg);
  EXPECT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.refusal(verbs::TakeShips{kVicksburg, kind_of(kUsa, UnitClass::Rsp), false, 1}), "13.1") << "once";
}

TEST(Campaign_13_1_2_Voyages, ItLeavesTheRiverForNoOtherWaterAndNoSea) {
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  War war(theatre, kUsa);
  take(war, UnitClass::Rsp, kStLouis);
  EXPECT_EQ(war.refusal(verbs::SailTo{kJames}), "13.1.2");
  EXPECT_EQ(war.refusal(verbs::SailTo{Berth::in(SeaZone::WestGulf)}), "13.1.2") << "13.1.1: only NSP and NTP";
}

TEST(Campaign_13_1_2_Voyages, AVesselInTheWaterHoldsUpNoTroops) {
  // 13.5 closes crossings to the enemy; along the bank he goes as if it were not there.
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "1118");
  theatre.put_ships(kUsa, UnitClass::Rsp, kMemphis);
  War war(theatre, kCsa);
  EXPECT_EQ(war.muster("1118").refuses_step("1119"), "");
}

TEST(Campaign_13_1_Voyages, VesselsOfOneBerthGoTogetherAndOthersDoNot) {
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis, 2);
  theatre.put_ships(kUsa, UnitClass::Rsp, kMemphis);
  War war(theatre, kUsa);
  take(war, UnitClass::Rsp, kStLouis);
  EXPECT_EQ(war.refusal(verbs::TakeShips{kMemphis, kind_of(kUsa, UnitClass::Rsp), false, 1}), "13.1");
  take(war, UnitClass::Rsp, kStLouis).act(verbs::SailTo{kVicksburg});
  EXPECT_EQ(moving_ships(war.field()).size(), 2U);
}

TEST(Campaign_13_1_1_Voyages, TheNavyGoesOverAnyNumberOfZonesIntoBaysAndNotUpTheMississippi) {
  Theatre theatre;
  const Berth north = Berth::in(SeaZone::NorthAtlantic);
  const Berth gulf = Berth::in(SeaZone::WestGulf);
  theatre.put_ships(kUsa, UnitClass::Nsp, north);
  theatre.put_ships(kUsa, UnitClass::Ntp, gulf);
  War war(theatre, kUsa);
  take(war, UnitClass::Nsp, north);
  EXPECT_EQ(war.refusal(verbs::SailTo{gulf}), "");
  EXPECT_EQ(war.refusal(verbs::SailTo{water_between("4608", "4709")}), "") << "Chesapeake Bay";
  EXPECT_EQ(war.refusal(verbs::SailTo{water_between("1132", "1133")}), "") << "tidal, below New Orleans";
  EXPECT_EQ(war.refusal(verbs::SailTo{water_between("0831", "0931")}), "13.1.2") << "navigable, above it";
}

TEST(Campaign_13_1_1_Bases, NavalStrengthPointsNeedAPortOrATransportInTheirZone) {
  const Berth north = Berth::in(SeaZone::NorthAtlantic);
  const Berth gulf = Berth::in(SeaZone::WestGulf);
  const auto refused = [&](bool has_transport, bool holds_port) {
    Theatre theatre;
    theatre.put_ships(kUsa, UnitClass::Nsp, north);
    if (has_transport) {
      theatre.put_ships(kUsa, UnitClass::Ntp, gulf);
    }
    if (holds_port) {
      theatre.hold("1531", kUsa);  // Biloxi
    }
    War war(theatre, kUsa);
    return take(war, UnitClass::Nsp, north).refusal(verbs::SailTo{gulf});
  };
  EXPECT_EQ(refused(false, false), "13.1.1");
  EXPECT_EQ(refused(true, false), "");
  EXPECT_EQ(refused(false, true), "");
  Theatre theatre;  // the transport has left: at the end of the impulse the others go to the nearest base
  const PieceId ship = theatre.put_ships(kUsa, UnitClass::Nsp, gulf);
  theatre.put_ships(kUsa, UnitClass::Ntp, gulf);
  War war(theatre, kUsa);
  take(war, UnitClass::Ntp, gulf).act(verbs::SailTo{north}).act(verbs::Halt{}).act(verbs::EndMoves{});
  EXPECT_NE(berth_of(war, ship), gulf);
  EXPECT_TRUE(has_base(war.field(), berth_of(war, ship).zone()));
}

TEST(Campaign_13_1_1_Bases, WhoShutsAPortFromInsideNeedsThemToo) {
  const Berth north = Berth::in(SeaZone::NorthAtlantic);
  const Berth charleston = water_between("3824", "3925");
  const auto war_with = [&](bool has_transport) {
    Theatre theatre;
    theatre.put_ships(kUsa, UnitClass::Nsp, north);
    if (has_transport) {
      theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(SeaZone::SouthAtlantic));
    }
    return War(theatre, kUsa);
  };
  War without = war_with(false);
  EXPECT_EQ(take(without, UnitClass::Nsp, north).refusal(verbs::SailTo{charleston}), "13.1.1");
  War with = war_with(true);
  EXPECT_EQ(take(with, UnitClass::Nsp, north).refusal(verbs::SailTo{charleston}), "");
  Theatre theatre;  // the transport has gone
  const PieceId ship = theatre.put_ships(kUsa, UnitClass::Nsp, charleston);
  War war(theatre, kUsa);
  war.act(verbs::EndMoves{});
  EXPECT_NE(berth_of(war, ship), charleston);
  EXPECT_TRUE(has_base(war.field(), berth_of(war, ship).zone()));
}

TEST(Campaign_13_3_2_SeasonalRivers, CarryBoatsInWinterAndSpring) {
  const Berth nashville = water_between("2014", "2015");
  const Berth above = water_between("2115", "2215");
  const auto refused = [&](int turn) {
    Theatre theatre;
    theatre.turn(turn);
    theatre.put_ships(kUsa, UnitClass::Rsp, nashville);
    War war(theatre, kUsa);
    return take(war, UnitClass::Rsp, nashville).refusal(verbs::SailTo{above});
  };
  EXPECT_EQ(refused(1), "") << "spring";
  EXPECT_EQ(refused(2), "13.1.2") << "summer";
  EXPECT_EQ(refused(3), "13.1.2") << "fall";
  EXPECT_EQ(refused(4), "") << "winter";
}

TEST(Campaign_13_3_2_SeasonalRivers, AVesselThatLiesAgroundClosesNoCrossing) {
  // Below Nashville the Cumberland is a minor river in summer, which a force wades.
  const auto points_to_cross = [](int turn) {
    Theatre theatre;
    theatre.turn(turn);
    theatre.put(kCsa, UnitClass::Asp, "2115");
    theatre.put_leader('E', "2115", 0);
    theatre.put_ships(kUsa, UnitClass::Rsp, water_between("2115", "2215"));
    return War(theatre, kCsa).muster("2115").refuses_step("2215");
  };
  EXPECT_EQ(points_to_cross(1), "13.5") << "spring";
  EXPECT_EQ(points_to_cross(2), "") << "summer";
  EXPECT_EQ(points_to_cross(4), "13.5") << "winter";
}

// The highest wet hexside of the Tennessee in summer, and the two above it.
const Berth kWet = water_between("1719", "1818");
const Berth kAground = water_between("1818", "1819");
const Berth kFarAground = water_between("1819", "1919");

TEST(Campaign_13_3_2_SeasonalRivers, AVesselAgroundIsMovedToWaterBesideItThatCarriesItAndOn) {
  const auto refused = [](const Berth& from, const Berth& to) {
    Theatre theatre;
    theatre.turn(2);
    theatre.put_ships(kUsa, UnitClass::Rsp, from);
    War war(theatre, kUsa);
    return take(war, UnitClass::Rsp, from).refusal(verbs::SailTo{to});
  };
  EXPECT_EQ(refused(kAground, kWet), "");
  EXPECT_EQ(refused(kAground, water_between("1617", "1718")), "") << "and down the river";
  EXPECT_EQ(refused(kAground, kFarAground), "13.1.2") << "not over the dry bed";
  EXPECT_EQ(refused(kFarAground, kWet), "13.1.2");
}

TEST(Campaign_13_7_ShipsOnLand, AVesselAgroundHelpsTheDefenceOfItsBanks) {
  const auto defence = [](const Berth& berth) {
    Theatre theatre;
    theatre.turn(2);
    theatre.put(kUsa, UnitClass::Asp, "1820", 4);
    theatre.put_leader('A', "1820", 0);
    theatre.put(kCsa, UnitClass::Asp, "1819", 2);
    theatre.put_ships(kCsa, UnitClass::Ironclad, berth);
    War war(theatre, kUsa);
    war.muster("1820").step("1819").act(verbs::Pass{});
    return war.told<notes::Attacked>()->defence;
  };
  EXPECT_EQ(defence(kAground), 4) << "two points and two of the vessel";
  EXPECT_EQ(defence(kWet), 2) << "it does not lie beside 1819";
}

TEST(Campaign_13_3_2_SeasonalRivers, AVesselAgroundIsNoFerryForItsSideWades) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kCsa, UnitClass::Asp, "1819");
  theatre.put_ships(kCsa, UnitClass::Flotilla, kAground);
  War war(theatre, kCsa);
  const int before = war.muster("1819").points_left();
  war.step("1818");
  EXPECT_LE(before - war.points_left(), 3) << "a minor river and the ground; a ferry takes half of the allowance";
  war.act(verbs::Halt{});
  EXPECT_EQ(war.refusal(verbs::TakeShips{kAground, kind_of(kCsa, UnitClass::Flotilla), false, 1}), "")
      << "it has carried nobody (13.4.2)";
}

TEST(Campaign_13_3_4_Levees, ShutTheWaterUntilTheyAreBreached) {
  // 0924/0925 is a levee, beyond which the Yazoo Pass leads nowhere else: no vessel lies on it.
  const Berth levee = water_between("0924", "0925");
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Rsp, kVicksburg);
  if (node_of(shipped_library().network, levee) == kNoNode) {
    GTEST_FAIL() << "the levee lies on water that carries boats";
  }
  War war(theatre, kUsa);
  EXPECT_EQ(take(war, UnitClass::Rsp, kVicksburg).refusal(verbs::SailTo{levee}), "13.1.2");
  theatre.state().ground[static_cast<std::size_t>(levee.place)] |= kLeveeBreached;
  War breached(theatre, kUsa);
  EXPECT_EQ(take(breached, UnitClass::Rsp, kVicksburg).refusal(verbs::SailTo{levee}), "");
}

// ---- past a fort ----

/// A fort in 1316, at Columbus, and boats at St Louis.
Theatre before_columbus(int boats = 1) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Fort, "1316");
  theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis, boats);
  return theatre;
}

TEST(Campaign_11_6_Forts, NobodySailsByAFortAsIfItWereNotThere) {
  War war(before_columbus(), kUsa);
  take(war, UnitClass::Rsp, kStLouis);
  EXPECT_EQ(war.refusal(verbs::SailTo{kMemphis}), "13.1.2");
  EXPECT_EQ(war.refusal(verbs::RunTo{kMemphis}), "");
  EXPECT_EQ(war.refusal(verbs::RunTo{water_between("1414", "1415")}), "11.6") << "there is no fort before that";
  Theatre silenced = before_columbus();
  for (Piece& piece : silenced.state().pieces) {
    piece.flags |= shipped_library().class_of(piece.kind) == UnitClass::Fort && is_hex(piece.place) ? kSilenced : 0;
  }
  War past(silenced, kUsa);
  EXPECT_EQ(take(past, UnitClass::Rsp, kStLouis).refusal(verbs::SailTo{kMemphis}), "") << "it is silenced";
}

TEST(Campaign_11_6_Run, OnEachHexsideTheFortFiresHalfADieRoundedUp) {
  Theatre theatre = before_columbus();
  theatre.put_ships(kUsa, UnitClass::Rsp, kMemphis);
  War war(theatre, kUsa);
  // Three hexsides beside the fort: a die of 3 is two shots, of 2 one, of 1 one. All miss.
  take(war, UnitClass::Rsp, kStLouis).act(verbs::RunTo{kMemphis}, {3, 4, 4, 2, 1, 1, 1});
  EXPECT_EQ(ships_at(war.field(), kMemphis, kUsa).size(), 2U);
  EXPECT_TRUE(war.is_at(StepKind::Voyage)) << "it may go on";
  EXPECT_EQ(war.refusal(verbs::SailTo{kVicksburg}), "");
}

TEST(Campaign_13_6_Stocks, WhoHasRunPastAFortTakesWhatIsBuiltThere) {
  Theatre theatre = before_columbus();
  const PieceId ship = theatre.put(kCsa, UnitClass::Ironclad, "1218");
  theatre.state().piece(ship).note = kOnStocks;
  theatre.state().piece(ship).flags |= kUnderConstruction;
  War war(theatre, kUsa);
  take(war, UnitClass::Rsp, kStLouis).act(verbs::RunTo{kMemphis}, {3, 4, 4, 2, 1, 1, 1});
  ASSERT_EQ(ships_at(war.field(), kMemphis, kUsa).size(), 1U);
  EXPECT_EQ(war.state().piece(ship).place, kPool);
}

TEST(Campaign_11_6_Run, AHitTurnsAVesselBackAndTheOthersGoOn) {
  Theatre theatre = before_columbus(2);
  War war(theatre, kUsa);
  take(war, UnitClass::Rsp, kStLouis, 2).act(verbs::RunTo{kMemphis}, {1, 5, 1, 1, 1, 1});
  EXPECT_EQ(ships_at(war.field(), kMemphis, kUsa).size(), 1U);
  const std::vector<PieceId> back = ships_at(war.field(), water_between("1315", "1415"), kUsa);
  ASSERT_EQ(back.size(), 1U) << "to the last hexside before the fort";
  EXPECT_EQ(war.state().piece(back[0]).up, kReverse);
  EXPECT_TRUE((war.state().piece(back[0]).flags & kMoved) != 0);
}

TEST(Campaign_11_6_Run, TwoHitsSinkAVessel) {
  War war(before_columbus(), kUsa);
  take(war, UnitClass::Rsp, kStLouis).act(verbs::RunTo{kMemphis}, {3, 6, 5});
  EXPECT_TRUE(moving_ships(war.field()).empty());
  EXPECT_EQ(ships_at(war.field(), kStLouis, kUsa).size(), 0U);
  EXPECT_TRUE(war.is_at(StepKind::Movement));
}

TEST(Campaign_13_2_Transports, RunPastNoFort) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Fort, "4712");  // Fort Monroe commands the mouth of the James
  theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(SeaZone::NorthAtlantic));
  theatre.put_ships(kUsa, UnitClass::Nsp, Berth::in(SeaZone::NorthAtlantic));
  const Berth north = Berth::in(SeaZone::NorthAtlantic);
  War war(theatre, kUsa);
  EXPECT_EQ(take(war, UnitClass::Ntp, north).refusal(verbs::RunTo{kJames}), "11.6");
  War navy(theatre, kUsa);
  EXPECT_EQ(take(navy, UnitClass::Nsp, north).refusal(verbs::RunTo{kJames}), "");
}

}  // namespace
}  // namespace longroll::campaign::test

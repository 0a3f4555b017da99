// Campaign 13.2, 13.3.5, 13.3.6, 13.4, 13.5: troops are carried over water, cross it by boats, or are kept from it.
#include "engine/games/campaign/rules/transport.h"

#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

int kind_of(Seat side, UnitClass unit_class) { return shipped_library().kind_of(side, unit_class); }
verbs::Embark by_sea(std::string_view hex) { return {hex_at_name(hex), TransportBy::Sea, -1}; }
verbs::Embark by_river(std::string_view hex, Seat side) {
  return {hex_at_name(hex), TransportBy::River, kind_of(side, UnitClass::Asp)};
}
verbs::Embark by_boat(std::string_view hex, Seat side) {
  return {hex_at_name(hex), TransportBy::Boat, kind_of(side, UnitClass::Asp)};
}
verbs::Land land(std::string_view hex) { return {hex_at_name(hex)}; }

/// The zone to which Baltimore and Annapolis are open.
constexpr SeaZone kChesapeake = SeaZone::NorthAtlantic;

/// Army points and transports of the Union at Baltimore and in its zone.
Theatre at_baltimore(int points, int transports, SeaZone zone = kChesapeake) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4505", points);
  theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(zone), transports);
  return theatre;
}

TEST(Campaign_13_2_Embarking, FromASuppliedPortWithAFreeTransportInItsZone) {
  EXPECT_EQ(War(at_baltimore(2, 1), kUsa).refusal(by_sea("4505")), "");
  EXPECT_EQ(War(at_baltimore(2, 1, SeaZone::WestGulf), kUsa).refusal(by_sea("4505")), "13.2") << "in another zone";
  Theatre inland = at_baltimore(2, 1);
  inland.put(kUsa, UnitClass::Asp, "1208");
  EXPECT_EQ(War(inland, kUsa).refusal(by_sea("1208")), "13.2") << "St Louis is no port";
  Theatre cavalry;
  cavalry.put(kUsa, UnitClass::Cavalry, "4505");
  cavalry.put_ships(kUsa, UnitClass::Ntp, Berth::in(kChesapeake));
  EXPECT_EQ(War(cavalry, kUsa).refusal(by_sea("4505")), "13.2") << "cavalry is not carried";
  Theatre south;
  south.put(kCsa, UnitClass::Asp, "4320");
  EXPECT_EQ(War(south, kCsa).refusal(by_sea("4320")), "13.2") << "nor is anybody of the South";
}

TEST(Campaign_13_2_Capacity, FourInAZoneTwoToAnotherOrToAnOwnCoastOneToAnyOther) {
  // St Augustine, 3533, on the South Atlantic; a Union port there, or a coast of the enemy.
  const auto lands = [](int points, int transports, std::string_view to, bool is_held) {
    Theatre theatre = at_baltimore(points, transports);
    theatre.put_leader('A', "4505", 1);
    theatre.hold(to, is_held ? kUsa : kCsa);
    War war(theatre, kUsa);
    return war.act(by_sea("4505")).refusal(land(to));
  };
  EXPECT_EQ(lands(4, 1, "4605", true), "") << "Annapolis lies in the same zone";
  EXPECT_EQ(lands(5, 1, "4605", true), "13.2");
  EXPECT_EQ(lands(2, 1, "3533", true), "") << "a port in another zone";
  EXPECT_EQ(lands(3, 1, "3533", true), "13.2");
  EXPECT_EQ(lands(1, 1, "3533", false), "") << "a port of the enemy";
  EXPECT_EQ(lands(2, 1, "3533", false), "13.2");
  EXPECT_EQ(lands(2, 2, "3533", false), "");
}

TEST(Campaign_13_2_Landing, TheyMoveNoFartherAndTheTransportsStayInThatZone) {
  Theatre theatre = at_baltimore(2, 2);
  theatre.put_leader('A', "4505", 1);
  War war(theatre, kUsa);
  war.act(by_sea("4505")).act(land("3533"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "3533"), 2);
  EXPECT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.refusal(verbs::Muster{hex_at_name("3533"), Post::Field}), "5.2");
  EXPECT_EQ(ships_at(war.field(), Berth::in(SeaZone::SouthAtlantic), kUsa).size(), 2U);
  EXPECT_TRUE(war.field().held(kUsa).has(hex_at_name("3533"))) << "3.1";
}

TEST(Campaign_13_2_Landing, APartCanStay) {
  Theatre theatre = at_baltimore(3, 1);
  theatre.put_leader('A', "4505", 1);
  War war(theatre, kUsa);
  war.act(by_sea("4505"));
  EXPECT_EQ(war.refusal(land("3533")), "13.2") << "too many for one transport";
  war.act(verbs::Less{kind_of(kUsa, UnitClass::Asp), 0, 2}).act(land("3533"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "3533"), 1);
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "4505"), 2);
  War undone(theatre, kUsa);
  undone.act(by_sea("4505")).act(verbs::Halt{});
  EXPECT_EQ(undone.refusal(verbs::Muster{hex_at_name("4505"), Post::Field}), "") << "nobody has gone";
}

TEST(Campaign_13_3_6_Assault, WhoLandsAmongEnemiesAttacksFromTheWater) {
  Theatre theatre = at_baltimore(2, 2);
  theatre.put_leader('A', "4505", 1);
  theatre.put(kCsa, UnitClass::Asp, "3533");
  War war(theatre, kUsa);
  war.act(by_sea("4505")).act(land("3533"));
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_TRUE(locals_of<BattleLocals>(war.state().top()).note.is_amphibious);
}

/// Campaign 11.3: a landing where only a silenced fort is takes it; any other among enemies is an attack.
TEST(Campaign_11_3_Silenced, TheChoiceOfALandingSaysThatTheFortSurrenders) {
  enum class There { Nobody, Silenced, Damaged, Held };
  const auto label = [](There there) {
    Theatre theatre = at_baltimore(2, 2);
    theatre.put_leader('A', "4505", 1);
    if (there != There::Nobody) {
      const PieceId id = theatre.put(kCsa, UnitClass::Fort, "3533");
      Piece& fort = theatre.state().pieces[static_cast<std::size_t>(id)];
      fort.up = kReverse;
      fort.flags = static_cast<std::uint16_t>(fort.flags | (there == There::Damaged ? 0 : kSilenced));
    }
    if (there == There::Held) {
      theatre.put(kCsa, UnitClass::Asp, "3533");
      theatre.post(kCsa, "3533", Post::Garrison);
    }
    War war(theatre, kUsa);
    war.act(by_sea("4505"));
    std::string found;
    for (const Choice& choice : shipped_campaign().prompt(war.state()).choices) {
      found = choice.action == action_of(land("3533")) ? choice.label : found;
    }
    war.act(land("3533"));
    EXPECT_EQ(war.is_at(StepKind::Battle), there == There::Damaged || there == There::Held) << found;
    return found.substr(0, found.find("St Augustine"));
  };
  EXPECT_EQ(label(There::Nobody), "Land at ");
  EXPECT_EQ(label(There::Silenced), "Land and take the fort at ");
  EXPECT_EQ(label(There::Damaged), "Attack from the water: ");
  EXPECT_EQ(label(There::Held), "Attack from the water: ");
}

/// Four points land among four Confederates at St Augustine, and these dice fall. `is_shut`: enemies are all around.
War assault(std::initializer_list<int> dice, bool is_shut = false) {
  Theatre theatre = at_baltimore(4, 4);
  theatre.put_leader('A', "4505", 1);
  theatre.put(kCsa, UnitClass::Asp, "3533", 4);
  if (is_shut) {
    for (const char* const around : {"3532", "3534", "3432", "3433"}) {
      theatre.put(kCsa, UnitClass::Asp, around);
    }
  }
  War war(theatre, kUsa);
  return war.act(by_sea("4505")).act(land("3533")).act(verbs::Pass{}, dice);
}

TEST(Campaign_9_10_Retreat, ABeatenLandingMayGoBackAboardAfterItsLosses) {
  War war = assault({1, 3});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_TRUE(shipped_campaign().faults_of(war.state()).empty());
  const int left = war.count(kUsa, UnitClass::Asp, "3533");
  EXPECT_NE(war.retreats().find("4505"), std::string::npos) << war.retreats();
  war.act(verbs::RetreatTo{hex_at_name("4505")});
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "4505"), left);
  EXPECT_EQ(war.count(kUsa, UnitClass::Leader, "4505"), 1);
  EXPECT_EQ(war.stage(), BattleStage::PoliticalDice) << "no farther";
  EXPECT_EQ(ships_at(war.field(), Berth::in(SeaZone::SouthAtlantic), kUsa).size(), 4U) << "the vessels stay";
  war.roll({6, 6, 1, 1});
  ASSERT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.refusal(verbs::Muster{hex_at_name("4505"), Post::Field}), "5.2") << "their impulse is over";
}

TEST(Campaign_9_10_Retreat, ABeatenLandingWithoutAWayOverLandIsNotCornered) {
  const War war = assault({1, 3}, true);
  EXPECT_FALSE(war.told<notes::Cornered>());
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "3533"), 0);
  EXPECT_GT(war.count(kUsa, UnitClass::Asp, "4505"), 0);
}

TEST(Campaign_9_10_1_Draw, ALandingMayGoBackAboardAfterADraw) {
  War war = assault({6, 3}, true);
  ASSERT_EQ(war.stage(), BattleStage::Drawn);
  war.act(verbs::Pass{});
  ASSERT_EQ(war.stage(), BattleStage::DrawnAttacker);
  EXPECT_EQ(war.retreats(), "4505");
  const int left = war.count(kUsa, UnitClass::Asp, "3533");
  war.act(verbs::RetreatTo{hex_at_name("4505")});
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "4505"), left) << "nobody is lost";
}

TEST(Campaign_9_10_Retreat, OnlyVesselsTakeABeatenForceBack) {
  const auto way_back = [](TransportBy by) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, "1208", 2);
    theatre.put_ships(kUsa, UnitClass::Rsp, water_between("1208", "1308"));
    theatre.put(kCsa, UnitClass::Asp, "1308");
    War war(theatre, kUsa);
    war.act(by == TransportBy::River ? by_river("1208", kUsa) : by_boat("1208", kUsa)).act(land("1308"));
    EXPECT_TRUE(war.is_at(StepKind::Battle));
    EXPECT_TRUE(shipped_campaign().faults_of(war.state()).empty());
    const std::vector<Step>& stack = war.state().stack;
    return locals_of<ForceMoveLocals>(stack[stack.size() - 2]).goal;
  };
  EXPECT_EQ(way_back(TransportBy::Boat), hex_at_name("1208"));
  EXPECT_EQ(way_back(TransportBy::River), kNoHex) << "13.4: none has carried it";
}

TEST(Campaign_9_10_Retreat, ABeatenForceMayCrossBackByItsFerry) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "0926", 6);
  theatre.put(kUsa, UnitClass::Depot, "0926");  // 5.3.6
  theatre.put(kCsa, UnitClass::Asp, "1025", 6);
  War war(theatre, kUsa);
  war.muster("0926").step("1025", {1, 3});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_NE(war.retreats().find("0926"), std::string::npos)
      << "though others are nearer to a source: " << war.retreats();
  EXPECT_NE(war.retreats(), "0926");
}

TEST(Campaign_13_4_River, OneUnitGoesFromATownAlongTheRiverOnceAnImpulse) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "1208", 2);
  War war(theatre, kUsa);
  EXPECT_EQ(war.refusal(by_river("1208", kUsa)), "");
  war.act(by_river("1208", kUsa)).act(land("1317"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "1317"), 1);
  EXPECT_EQ(war.refusal(by_river("1208", kUsa)), "13.4") << "once";
  war.act(verbs::EndMoves{}).end_supply().act(verbs::EndMoves{}).end_supply();
  ASSERT_EQ(war.asked(), kUsa);
  EXPECT_EQ(war.refusal(by_river("1208", kUsa)), "") << "and once more in the next impulse";
  Theatre field;
  field.put(kUsa, UnitClass::Asp, "1308");
  EXPECT_EQ(War(field, kUsa).refusal(by_river("1308", kUsa)) == "", shipped_library().towns.has(hex_at_name("1308")))
      << "only from a town";
}

TEST(Campaign_13_4_River, NotPastVesselsOrFortsOfTheEnemy) {
  const auto refused = [](bool has_fort, bool has_ship) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, "1208", 2);
    if (has_fort) {
      theatre.put(kCsa, UnitClass::Fort, "1316");
    }
    if (has_ship) {
      theatre.put_ships(kCsa, UnitClass::Flotilla, water_between("1316", "1416"));
    }
    War war(theatre, kUsa);
    return war.act(by_river("1208", kUsa)).refusal(land("1317"));
  };
  EXPECT_EQ(refused(false, false), "");
  EXPECT_EQ(refused(true, false), "13.4");
  EXPECT_EQ(refused(false, true), "13.4");
}

/// Campaign 3.1, 8.1: whose the hex is, is in dispute, and nothing is traced through it.
TEST(Campaign_9_10_1_Draw, NobodyEmbarksInAHexThatHeSharesWithEnemies) {
  const auto refused = [](bool has_enemies, const char* from, const verbs::Embark& embark) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, from, 2);
    theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(kChesapeake));
    theatre.put_ships(kUsa, UnitClass::Rsp, water_between("1208", "1308"));
    if (has_enemies) {
      theatre.put(kCsa, UnitClass::Asp, from);
    }
    return War(theatre, kUsa).refusal(embark);
  };
  EXPECT_EQ(refused(false, "4505", by_sea("4505")), "");
  EXPECT_EQ(refused(true, "4505", by_sea("4505")), "13.2");
  EXPECT_EQ(refused(false, "1208", by_river("1208", kUsa)), "");
  EXPECT_EQ(refused(true, "1208", by_river("1208", kUsa)), "13.2");
  EXPECT_EQ(refused(false, "1208", by_boat("1208", kUsa)), "");
  EXPECT_EQ(refused(true, "1208", by_boat("1208", kUsa)), "13.2");
}

TEST(Campaign_13_4_River, NotOnARiverThatIsDryInThisSeason) {
  const auto refused = [](int turn, bool has_boat) {
    Theatre theatre;
    theatre.turn(turn);
    theatre.put(kCsa, UnitClass::Asp, "2419");  // Chattanooga
    if (has_boat) {
      theatre.put_ships(kCsa, UnitClass::Flotilla, water_between("2418", "2419"));
    }
    return War(theatre, kCsa).refusal(has_boat ? by_boat("2419", kCsa) : by_river("2419", kCsa));
  };
  for (const int wet : {1, 4}) {
    EXPECT_EQ(refused(wet, false), "") << wet;
    EXPECT_EQ(refused(wet, true), "") << wet;
  }
  for (const int dry : {2, 3}) {
    EXPECT_EQ(refused(dry, false), "13.4") << "13.3.2: a minor river in summer and fall";
    EXPECT_EQ(refused(dry, true), "13.4.1") << "the boat lies aground";
  }
}

verbs::Embark leaders(std::string_view hex, TransportBy by, Seat side) {
  return {hex_at_name(hex), by, kind_of(side, UnitClass::Leader)};
}

TEST(Campaign_10_2_LeadersByWater, HeGoesByRiverAloneAndIsNotTheOneUnitOfTheImpulse) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "1208", 2);
  theatre.put_leader('A', "1208", 1);
  theatre.put_leader('B', "1004", 0);  // Quincy
  theatre.put(kCsa, UnitClass::Asp, "1218");
  theatre.put_leader('E', "1218", 0);
  War war(theatre, kUsa);
  EXPECT_EQ(war.refusal(leaders("1208", TransportBy::Boat, kUsa)), "13.4.1") << "no vessel lies there";
  war.act(leaders("1208", TransportBy::River, kUsa));
  ASSERT_TRUE(war.field().primary_zone(kCsa).has(hex_at_name("1318"))) << text_of(war.field().primary_zone(kCsa));
  EXPECT_EQ(war.refusal(land("1318")), "10.2") << "a zone of the enemy";
  EXPECT_EQ(war.refusal(land("1218")), "10.2") << "the enemy";
  EXPECT_EQ(war.refusal(land("1514")), "15.5") << "neutral Kentucky";
  war.act(land("1308"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Leader, "1308"), 1);
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "1208"), 2);
  EXPECT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.refusal(verbs::Muster{hex_at_name("1308"), Post::Field}), "5.2") << "he has moved";
  EXPECT_EQ(war.refusal(by_river("1208", kUsa)), "") << "the one unit has still to go (13.4)";
  war.act(by_river("1208", kUsa)).act(land("1308"));
  EXPECT_EQ(war.refusal(by_river("1208", kUsa)), "13.4");
  EXPECT_EQ(war.refusal(leaders("1004", TransportBy::River, kUsa)), "") << "and a leader after it";
  War south(theatre, kCsa);
  EXPECT_EQ(south.refusal(leaders("1218", TransportBy::River, kCsa)), "");
}

TEST(Campaign_10_2_LeadersByWater, HeGoesWithAPointAndTakesNoRoom) {
  for (const TransportBy by : {TransportBy::River, TransportBy::Boat}) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, "1208", 2);
    theatre.put_leader('A', "1208", 1);
    theatre.put_leader('B', "1208", 0);
    theatre.put_ships(kUsa, UnitClass::Rsp, water_between("1208", "1308"));
    theatre.put(kCsa, UnitClass::Asp, "1317");
    War war(theatre, kUsa);
    war.act(by == TransportBy::River ? by_river("1208", kUsa) : by_boat("1208", kUsa));
    EXPECT_TRUE(shipped_campaign().faults_of(war.state()).empty());
    war.act(verbs::Less{kind_of(kUsa, UnitClass::Leader), 1, 1}).act(land("1317"));
    ASSERT_TRUE(war.is_at(StepKind::Battle));
    EXPECT_EQ(war.refusal(verbs::LeadBattle{0}), "") << "he leads the attack (9.3)";
    EXPECT_EQ(war.count(kUsa, UnitClass::Leader, "1317"), 1);
    EXPECT_EQ(war.count(kUsa, UnitClass::Leader, "1208"), 1) << "the other has stayed";
    EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "1208"), 1);
  }
}

TEST(Campaign_10_2_LeadersByWater, BySeaHeNeedsNoTransport) {
  Theatre theatre;
  theatre.put_leader('A', "4505", 1);
  theatre.put_leader('B', "1208", 1);
  theatre.put_leader('E', "4320", 1);
  War war(theatre, kUsa);
  EXPECT_EQ(war.refusal(by_sea("1208")), "13.2") << "St Louis is no port";
  war.act(by_sea("4505"));
  EXPECT_EQ(war.refusal(land("3533")), "10.2") << "no line of supply leads to St Augustine";
  war.act(land("4605"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Leader, "4605"), 1);
  EXPECT_EQ(War(theatre, kCsa).refusal(by_sea("4320")), "13.2") << "the sea is the Union's";
  Theatre troops = at_baltimore(2, 0);
  troops.put_leader('A', "4505", 1);
  War alone(troops, kUsa);
  alone.act(by_sea("4505")).act(land("4605"));
  EXPECT_EQ(alone.count(kUsa, UnitClass::Asp, "4505"), 2) << "no transport is there for them";
  Theatre carried = at_baltimore(2, 1);
  carried.put_leader('A', "4505", 1);
  War leaves(carried, kUsa);
  leaves.act(by_sea("4505")).act(verbs::Less{kind_of(kUsa, UnitClass::Asp), 0, 2}).act(land("4605"));
  EXPECT_EQ(leaves.count(kUsa, UnitClass::Asp, "4505"), 2);
  EXPECT_EQ(ships_at(leaves.field(), Berth::in(kChesapeake), kUsa).size(), 1U);
  EXPECT_EQ(leaves.refusal(by_sea("4505")), "") << "the transport has carried nobody";
}

TEST(Campaign_13_4_1_Boats, ARiverVesselCarriesAPointFromItsBank) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "1208", 2);
  const Berth at = water_between("1208", "1308");
  const PieceId boat = theatre.put_ships(kUsa, UnitClass::Rsp, at);
  War war(theatre, kUsa);
  war.act(by_boat("1208", kUsa)).act(land("1317"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "1317"), 1);
  EXPECT_NE(Berth::of(war.state().piece(boat)), at) << "they travel together";
  EXPECT_EQ(war.refusal(by_boat("1208", kUsa)), "13.4.1") << "it has moved";
  Theatre elsewhere;
  elsewhere.put(kUsa, UnitClass::Asp, "1208");
  elsewhere.put_ships(kUsa, UnitClass::Rsp, water_between("1316", "1416"));
  EXPECT_EQ(War(elsewhere, kUsa).refusal(by_boat("1208", kUsa)), "13.4.1") << "it does not lie there";
}

TEST(Campaign_13_4_2_Ferry, AVesselThatHasNotMovedIsAFerryAndAnAttackOverItComesFromTheWater) {
  // 1118 and 1218: the Mississippi at Memphis has neither bridge nor ferry at this side when no boats lie there.
  const bool has_ferry = shipped_library().map.is_ferry(
      hex_at_name("1119"), *shipped_library().map.grid.direction(hex_at_name("1119"), hex_at_name("1219")));
  ASSERT_FALSE(has_ferry);
  const auto crossing = [](bool has_boat, bool has_enemy) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, "1119", 2);
    theatre.put_leader('A', "1119", 1);
    if (has_boat) {
      theatre.put_ships(kUsa, UnitClass::Rsp, water_between("1119", "1219"));
    }
    theatre.put(has_enemy ? kCsa : kUsa, UnitClass::Asp, "1219");
    War war(theatre, kUsa);
    war.muster("1119");
    return war;
  };
  EXPECT_EQ(crossing(false, false).refuses_step("1219"), "5.3.2");
  War over = crossing(true, false);
  EXPECT_EQ(over.refuses_step("1219"), "");
  const int before = over.points_left();
  over.step("1219");
  EXPECT_LE(over.points_left(), before - before / 2) << "as by a ferry, half of the allowance (5.3.3)";
  over.act(verbs::Halt{});
  EXPECT_EQ(over.refusal(verbs::TakeShips{water_between("1119", "1219"), kind_of(kUsa, UnitClass::Rsp), false, 1}),
            "13.1")
      << "it does not move in this impulse";
  EXPECT_EQ(over.refusal(by_boat("1219", kUsa)), "13.4.1");
  War attack = crossing(true, true);
  attack.step("1219");
  ASSERT_TRUE(attack.is_at(StepKind::Battle));
  EXPECT_TRUE(locals_of<BattleLocals>(attack.state().top()).note.is_amphibious);
}

TEST(Campaign_13_5_Crossings, VesselsCloseTheFerriesOfTheEnemyWithinSixHexsides) {
  const auto refused = [](const Berth& berth, bool has_fort) {
    Theatre theatre;
    theatre.put(kCsa, UnitClass::Asp, "1116", 1);
    theatre.put(kCsa, UnitClass::Asp, "1218", 2);
    theatre.put_leader('E', "1218", 2);
    theatre.put_ships(kUsa, UnitClass::Rsp, berth);
    if (has_fort) {
      theatre.put(kCsa, UnitClass::Fort, "1318");
    }
    War war(theatre, kCsa);
    return war.muster("1218").refuses_step("1118");
  };
  ASSERT_TRUE(shipped_library().map.is_ferry(
      hex_at_name("1118"), *shipped_library().map.grid.direction(hex_at_name("1118"), hex_at_name("1218"))))
      << "the ferry of Memphis";
  EXPECT_EQ(refused(water_between("1118", "1218"), false), "13.5");
  EXPECT_EQ(refused(water_between("1316", "1317"), false), "13.5") << "five hexsides up the river";
  EXPECT_EQ(refused(water_between("1208", "1308"), false), "") << "far away";
  EXPECT_EQ(refused(water_between("1316", "1317"), true), "") << "a fort between them stops that";
}

}  // namespace
}  // namespace longroll::campaign::test

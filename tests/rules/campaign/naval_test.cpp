// Campaign 13.6, 13.7: combat of vessels and forts, and vessels in a battle on land.
#include "engine/games/campaign/rules/naval.h"

#include "engine/games/campaign/rules/battle.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

const Berth kStLouis = water_between("1208", "1308");
const Berth kMemphis = water_between("1118", "1218");

int kind_of(Seat side, UnitClass unit_class) { return shipped_library().kind_of(side, unit_class); }

War& take(War& war, UnitClass unit_class, const Berth& berth, int count = 1) {
  const Seat side = war.asked();
  return war.act(verbs::TakeShips{berth, kind_of(side, unit_class), false, count});
}
Berth berth_of(const War& war, PieceId ship) { return Berth::of(war.state().piece(ship)); }
bool is_gone(const War& war, PieceId ship) { return war.state().piece(ship).place == kPool; }
bool is_damaged(const War& war, PieceId ship) { return war.state().piece(ship).up == kReverse; }
NavalStage stage(const War& war) { return locals_of<NavalCombatLocals>(war.state().top()).stage; }

/// Boats of the Union at St Louis go against what lies at Memphis, and the dice fall.
War attack(const Theatre& theatre, std::initializer_list<int> dice, int boats = 1) {
  War war(theatre, kUsa);
  take(war, UnitClass::Rsp, kStLouis, boats).act(verbs::SailTo{kMemphis}, dice);
  return war;
}

TEST(Campaign_13_6_Rounds, TheHigherDieHasTheChoiceAndTheUnionWinsTies) {
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  War tie = attack(theatre, {3, 3});
  EXPECT_TRUE(tie.is_at(StepKind::NavalCombat));
  EXPECT_EQ(tie.asked(), kUsa);
  EXPECT_EQ(stage(tie), NavalStage::Withdrawing);
  EXPECT_EQ(attack(theatre, {3, 4}).asked(), kCsa);
  EXPECT_EQ(attack(theatre, {4, 3}).asked(), kUsa);
}

TEST(Campaign_13_6_Rounds, EachUnitFiresOnceInARoundTheSidesInTurn) {
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  const PieceId enemy = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  War war = attack(theatre, {6, 1});
  war.act(verbs::Stand{}, {1});
  EXPECT_EQ(war.asked(), kCsa) << "then the other may withdraw, and fires";
  war.act(verbs::Stand{}, {1, 2, 1});
  EXPECT_EQ(war.asked(), kUsa) << "the next round has begun with two dice";
  war.act(verbs::Stand{}, {5});
  EXPECT_TRUE(is_damaged(war, enemy));
}

TEST(Campaign_13_6_Hits, FiveAndSixHitAndADamagedVesselHitsWithSixAlone) {
  Theatre theatre;
  const PieceId boat = theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  const PieceId enemy = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  theatre.state().piece(enemy).up = kReverse;
  War missed = attack(theatre, {1, 6});
  missed.act(verbs::Stand{}, {5});
  EXPECT_FALSE(is_damaged(missed, boat));
  War hit = attack(theatre, {1, 6});
  hit.act(verbs::Stand{}, {6});
  EXPECT_TRUE(is_damaged(hit, boat));
  hit.act(verbs::Stand{}, {5, 1, 6});  // the boat misses; a round begins
  EXPECT_FALSE(is_gone(hit, enemy)) << "the damaged boat has missed with 5";
  War fresh = attack(theatre, {6, 1});
  fresh.act(verbs::Stand{}, {4});
  EXPECT_FALSE(is_gone(fresh, enemy)) << "4 misses";
}

TEST(Campaign_13_6_Hits, TheSecondHitSinks) {
  Theatre theatre;
  const PieceId boat = theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  const PieceId enemy = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  theatre.state().piece(enemy).up = kReverse;
  War war = attack(theatre, {6, 1});
  war.act(verbs::Stand{}, {6});
  EXPECT_TRUE(is_gone(war, enemy));
  EXPECT_TRUE(war.is_at(StepKind::Voyage)) << "the victor goes on";
  EXPECT_EQ(berth_of(war, boat), kMemphis);
}

TEST(Campaign_13_6_Withdrawal, AVesselGoesWhereItCouldSailAndNowhereElse) {
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  const PieceId enemy = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  War war = attack(theatre, {1, 6});
  war.act(verbs::Withdraw{enemy});
  EXPECT_EQ(war.refusal(verbs::SailTo{water_between("4410", "4411")}), "13.6");
  war.act(verbs::SailTo{water_between("0925", "1024")});
  EXPECT_EQ(berth_of(war, enemy), water_between("0925", "1024"));
  EXPECT_TRUE(war.is_at(StepKind::Voyage));
}

TEST(Campaign_13_6_Withdrawal, ADamagedVesselGoesToPortOrIsLostAllTheSame) {
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  const PieceId enemy = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  theatre.state().piece(enemy).up = kReverse;
  War in_reach = attack(theatre, {1, 6});
  in_reach.act(verbs::Withdraw{enemy}).act(verbs::SailTo{water_between("0925", "1024")});
  EXPECT_TRUE(is_repair_port(in_reach.field(), Vessel::Flotilla, kCsa, berth_of(in_reach, enemy)));
  for (const HexId hex : shipped_library().land) {
    theatre.hold(hex_text(hex), kUsa);
  }
  War cut_off = attack(theatre, {1, 6});
  cut_off.act(verbs::Withdraw{enemy}).act(verbs::SailTo{water_between("0925", "1024")});
  EXPECT_TRUE(is_gone(cut_off, enemy));
}

TEST(Campaign_13_6_Withdrawal, NobodyWithdrawsWhereNoWaterIsOpen) {
  // Forts above and below Memphis leave only the hexsides between them.
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  theatre.put(kUsa, UnitClass::Fort, "1217");
  theatre.put(kUsa, UnitClass::Fort, "1119");
  const PieceId enemy = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  War war = attack(theatre, {1, 6, 1});
  EXPECT_EQ(berth_of(war, enemy), kMemphis);
  EXPECT_NE(stage(war), NavalStage::Leaving);
  EXPECT_NE(war.asked(), kCsa) << "he was not asked whether to withdraw";
}

TEST(Campaign_13_6_Targets, ATransportIsOneOnlyWhereItIsAlone) {
  const Berth bay = water_between("4608", "4709");
  Theatre theatre;
  const PieceId transport = theatre.put_ships(kUsa, UnitClass::Ntp, bay);
  theatre.put_ships(kUsa, UnitClass::Nsp, bay);
  const PieceId ironclad = theatre.put_ships(kCsa, UnitClass::Ironclad, bay);
  EXPECT_FALSE(may_fire_at(theatre.field(), bay, ironclad, transport));
  EXPECT_FALSE(may_fire_at(theatre.field(), bay, transport, ironclad)) << "and it fires at nobody";
  Theatre alone;
  const PieceId lone = alone.put_ships(kUsa, UnitClass::Ntp, bay);
  const PieceId ram = alone.put_ships(kCsa, UnitClass::Ironclad, bay);
  EXPECT_TRUE(may_fire_at(alone.field(), bay, ram, lone));
  alone.put(kUsa, UnitClass::Fort, "4608");
  EXPECT_FALSE(may_fire_at(alone.field(), bay, ram, lone)) << "a fort is there";
}

/// A naval point has entered a bay between a fort of each side, where a transport of the Union lies, and withdraws.
War left_alone(UnitClass unit_class, int ships) {
  const Berth bay = water_between("4608", "4709");
  const Berth home = Berth::in(SeaZone::NorthAtlantic);
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Fort, "4709");
  theatre.put(kCsa, UnitClass::Fort, "4608");
  theatre.put_ships(kUsa, UnitClass::Ntp, bay);
  const PieceId naval = theatre.put_ships(kUsa, UnitClass::Nsp, home);
  if (ships > 0) {
    theatre.put_ships(kCsa, unit_class, bay, ships);
  }
  War war(theatre, kUsa);
  take(war, UnitClass::Nsp, home).act(verbs::SailTo{bay}, {6, 1});
  EXPECT_TRUE(war.is_at(StepKind::NavalCombat)) << "a naval point and a fort may fire at each other";
  war.act(verbs::Withdraw{naval}).act(verbs::SailTo{home});
  return war;
}

TEST(Campaign_13_6_End, WhereNobodyMayFireAtWhoIsThereTheFightIsOverAtOnce) {
  // Forts do not fire at forts, transports at nobody, and nobody at transports beside a fort of theirs.
  const War war = left_alone(UnitClass::Ironclad, 0);
  EXPECT_FALSE(war.is_at(StepKind::NavalCombat));
  EXPECT_EQ(war.asked(), kUsa) << "no die is due";
}

TEST(Campaign_13_6_End, WhereOneSideMayFireTheFightGoesOn) {
  // The ironclad fires neither at the fort nor at the transport; the fort fires at it.
  War war = left_alone(UnitClass::Ironclad, 1);
  const PieceId fort = forts_at(war.field(), water_between("4608", "4709"), kUsa).front();
  const PieceId ironclad = ships_at(war.field(), water_between("4608", "4709"), kCsa).front();
  EXPECT_TRUE(war.is_at(StepKind::NavalCombat));
  war.act(verbs::Stand{});
  EXPECT_EQ(stage(war), NavalStage::ShotDie) << "one shot alone is nobody's choice";
  EXPECT_EQ(locals_of<NavalCombatLocals>(war.state().top()).ship, fort);
  war.roll({5});
  EXPECT_TRUE(is_damaged(war, ironclad));
  EXPECT_TRUE(war.is_at(StepKind::NavalCombat));
}

TEST(Campaign_13_0_Kinds, IroncladsAttackNoForts) {
  Theatre theatre;
  const PieceId fort = theatre.put(kUsa, UnitClass::Fort, "4712");
  const Berth richmond = water_between("4410", "4411");
  const PieceId ironclad = theatre.put_ships(kCsa, UnitClass::Ironclad, richmond);
  EXPECT_FALSE(may_fire_at(theatre.field(), water_between("4612", "4712"), ironclad, fort));
  EXPECT_TRUE(may_fire_at(theatre.field(), water_between("4612", "4712"), fort, ironclad));
  War war(theatre, kCsa);
  take(war, UnitClass::Ironclad, richmond);
  EXPECT_EQ(war.refusal(verbs::SailTo{water_between("4612", "4712")}), "13.1.2");
  Theatre boats;
  boats.put(kUsa, UnitClass::Fort, "1218");
  boats.put_ships(kCsa, UnitClass::Flotilla, water_between("0925", "1024"));
  War flotilla(boats, kCsa);
  take(flotilla, UnitClass::Flotilla, water_between("0925", "1024"));
  EXPECT_EQ(flotilla.refusal(verbs::SailTo{water_between("1119", "1218")}), "") << "a flotilla does";
}

TEST(Campaign_13_6_Forts, TheFirstHitDamagesAFortAndTheSecondSilencesIt) {
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  const PieceId fort = theatre.put(kCsa, UnitClass::Fort, "1118");
  // The last hexside beside Memphis that comes first: 1217/1218 is not beside it, 1118/1218 is.
  War war = attack(theatre, {6, 1});
  war.act(verbs::Stand{}, {5, 1, 6, 1});  // hit; the fort misses; the next round
  EXPECT_TRUE(is_damaged(war, fort));
  EXPECT_FALSE((war.state().piece(fort).flags & kSilenced) != 0);
  war.act(verbs::Stand{}, {6});
  EXPECT_TRUE((war.state().piece(fort).flags & kSilenced) != 0);
  EXPECT_TRUE(war.is_at(StepKind::Voyage)) << "a silenced fort is ignored";
  EXPECT_EQ(war.refusal(verbs::SailTo{water_between("0925", "1024")}), "");
  war.act(verbs::Halt{}).act(verbs::EndMoves{});
  EXPECT_FALSE((war.state().piece(fort).flags & kSilenced) != 0) << "for the rest of the impulse";
}

TEST(Campaign_13_6_Blockade, OffAPortVesselsFightTheFortOfItsHex) {
  const Berth north = Berth::in(SeaZone::SouthAtlantic);
  Theatre theatre;
  theatre.put_ships(kUsa, UnitClass::Ntp, north);
  theatre.put_ships(kUsa, UnitClass::Nsp, north);
  theatre.put(kCsa, UnitClass::Fort, "3430");  // Fernandina
  War war(theatre, kUsa);
  take(war, UnitClass::Nsp, north).act(verbs::SailTo{Berth::off(hex_at_name("3430"))});
  EXPECT_TRUE(war.is_at(StepKind::NavalCombat));
  Theatre open;
  open.put_ships(kUsa, UnitClass::Ntp, north);
  open.put_ships(kUsa, UnitClass::Nsp, north);
  War blockade(open, kUsa);
  take(blockade, UnitClass::Nsp, north).act(verbs::SailTo{Berth::off(hex_at_name("3430"))});
  EXPECT_TRUE(blockade.is_at(StepKind::Voyage));
}

TEST(Campaign_13_6_Repair, DamagedVesselsGoToTheNearestPortAndAreWholeAfterTheImpulse) {
  Theatre theatre;
  const PieceId boat = theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
  const PieceId enemy = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
  theatre.state().piece(enemy).up = kReverse;
  War war = attack(theatre, {1, 6});
  war.act(verbs::Stand{}, {6}).act(verbs::Stand{}, {6});
  EXPECT_TRUE(is_gone(war, enemy));
  EXPECT_TRUE(is_damaged(war, boat));
  EXPECT_TRUE(is_repair_port(war.field(), Vessel::Rsp, kUsa, berth_of(war, boat)))
      << "a city of the Union on a navigable river";
  EXPECT_TRUE(war.is_at(StepKind::Movement)) << "its voyage is over";
  war.act(verbs::EndMoves{});
  EXPECT_FALSE(is_damaged(war, boat));
}

TEST(Campaign_13_3_2_SeasonalRivers, RepairBoatsAtACityWhileTheyCarryThem) {
  for (int turn = 1; turn <= 4; ++turn) {
    Theatre theatre;
    theatre.turn(turn);
    const War war(theatre, kUsa);
    EXPECT_EQ(is_repair_port(war.field(), Vessel::Flotilla, kCsa, water_between("2319", "2419")),
              turn == 1 || turn == 4);
  }
}

TEST(Campaign_13_6_Repair, WithoutAPortInReachADamagedVesselIsLost) {
  const auto is_lost = [](bool is_shut_in) {
    Theatre theatre;
    const PieceId boat = theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
    const PieceId enemy = theatre.put_ships(kCsa, UnitClass::Flotilla, kMemphis);
    theatre.state().piece(boat).up = kReverse;
    theatre.state().piece(enemy).up = kReverse;
    theatre.hold("1218", kUsa);
    if (is_shut_in) {
      theatre.put(kUsa, UnitClass::Fort, "1217");
      theatre.put(kUsa, UnitClass::Fort, "1119");
    }
    War war(theatre, kUsa);
    war.act(verbs::TakeShips{kStLouis, kind_of(kUsa, UnitClass::Rsp), true, 1}).act(verbs::SailTo{kMemphis}, {1, 6});
    if (!is_shut_in) {
      war.act(verbs::Stand{});
    }
    war.roll({6});
    EXPECT_TRUE(is_gone(war, boat));
    return is_gone(war, enemy);
  };
  EXPECT_TRUE(is_lost(true));
  EXPECT_FALSE(is_lost(false)) << "down the river the South has cities";
}

TEST(Campaign_13_6_Stocks, AVesselThatIsBuiltIsLostWhenTheEnemyComesAndNothingGuardsIt) {
  const auto is_lost = [](bool has_fort) {
    Theatre theatre;
    theatre.put_ships(kUsa, UnitClass::Rsp, kStLouis);
    const PieceId ship = theatre.put(kCsa, UnitClass::Ironclad, "1118");
    theatre.state().piece(ship).note = kOnStocks;
    theatre.state().piece(ship).flags |= kUnderConstruction;
    if (has_fort) {
      theatre.put(kCsa, UnitClass::Fort, "1118");
    }
    War war = attack(theatre, {});
    return is_gone(war, ship);
  };
  EXPECT_TRUE(is_lost(false));
  EXPECT_FALSE(is_lost(true));
}

/// The strength of army points that defend Memphis with vessels beside it.
int defence_with(UnitClass unit_class, int ships, const Berth& berth, int armies = 3, Seat owner = kCsa) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "1219", 4);
  theatre.put(kCsa, UnitClass::Asp, "1218", armies);
  if (ships > 0) {
    theatre.put_ships(owner, unit_class, berth, ships);
  }
  War war(theatre, kUsa);
  BattleLocals battle;
  battle.hex = hex_at_name("1218");
  return strengths_of(war.field(), battle).defence;
}

TEST(Campaign_13_7_Support, EachVesselBesideTheHexAddsTwoToItsDefenceButNoMoreThanTheTroops) {
  EXPECT_EQ(defence_with(UnitClass::Ironclad, 0, kMemphis), 3);
  EXPECT_EQ(defence_with(UnitClass::Ironclad, 1, kMemphis), 5);
  EXPECT_EQ(defence_with(UnitClass::Ironclad, 2, kMemphis), 6) << "never more than the troops";
  EXPECT_EQ(defence_with(UnitClass::Ironclad, 1, kMemphis, 1), 2);
}

TEST(Campaign_13_7_Support, FlotillasTransportsTheEnemyAndVesselsElsewhereDoNot) {
  EXPECT_EQ(defence_with(UnitClass::Flotilla, 2, kMemphis), 3);
  EXPECT_EQ(defence_with(UnitClass::Rsp, 1, kMemphis, 3, kUsa), 3);
  EXPECT_EQ(defence_with(UnitClass::Ironclad, 1, water_between("1119", "1219")), 3) << "it lies beside another hex";
}

}  // namespace
}  // namespace longroll::campaign::test

// Positions from outside with flags of a combat that nobody fights, or of a result that has not come: each once let an
// attack begin that nobody could complete, or led to a position that could not be saved.
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

void lay_out(Table& t) {
  t.usa("iowa", infantry(9)).at("0504");
  t.usa("ohio", infantry(3)).at("0904");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("texas", infantry(4)).at("0707");
}

State with_flag(Table& t, std::string_view name, unsigned flag) {
  State wild = t.state();
  Piece& piece = wild.piece(t.id(name));
  piece.flags = static_cast<std::uint16_t>(piece.flags | flag);
  return wild;
}

bool is_let_in(Table& t, const State& state) { return t.game().faults_of(state).empty(); }

TEST(Battles_4_0_FlagsFromOutside, InTheMovementPhaseNobodyIsUnderAttack) {
  Table t(Seat::Union, Phase::Movement);
  lay_out(t);
  for (const unsigned flag : {kAttacking, kTarget, kMustRetreat, kMustTest, kMayAdvance, kBombarding, kEvading, kFought,
                              kAttacked, kRetreatedIn, kRallied, kGotAway}) {
    EXPECT_FALSE(is_let_in(t, with_flag(t, "iowa", flag))) << flag;
    EXPECT_FALSE(is_let_in(t, with_flag(t, "texas", flag))) << flag;
  }
  EXPECT_TRUE(is_let_in(t, with_flag(t, "iowa", kActed | kMoved)));
}

TEST(Battles_4_0_FlagsFromOutside, WhoIsOffTheMapHasDoneNothing) {
  Table t(Seat::Union, Phase::Movement);
  lay_out(t);
  t.usa("lost", infantry(2));
  EXPECT_FALSE(is_let_in(t, with_flag(t, "lost", kMoved)));
}

TEST(Battles_8_6_FlagsFromOutside, PointsAreWhatTheEnemyHasLost) {
  Table t(Seat::Union, Phase::Movement);
  lay_out(t);
  t.csa("lost", infantry(3));
  State wild = t.state();
  std::int16_t& points = wild.tracks[static_cast<std::size_t>(track(Track::Points, index_of(Seat::Union)))];
  points = 3;
  EXPECT_TRUE(is_let_in(t, wild));
  points = 4;
  EXPECT_FALSE(is_let_in(t, wild));
}

TEST(Battles_8_75_FlagsFromOutside, WithoutACombatNoHexIsVacated) {
  for (const Phase phase : {Phase::Movement, Phase::Combat}) {
    Table t(Seat::Union, phase);
    lay_out(t);
    State wild = t.state();
    ASSERT_TRUE(is_let_in(t, wild));
    wild.tracks[static_cast<std::size_t>(track(Track::Vacated, 3))] = Table::hex("0506");
    EXPECT_FALSE(is_let_in(t, wild));
  }
}

TEST(Battles_8_77_FlagsFromOutside, WhileCavalryIsAskedTheAttackStandsAsItWasDeclared) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  t.act_all({"target 0505", "join iowa", "resolve 0"});
  ASSERT_EQ(t.step(), StepKind::Evasion);
  ASSERT_TRUE(is_let_in(t, t.state()));
  EXPECT_FALSE(is_let_in(t, with_flag(t, "texas", kTarget))) << "nobody who attacks touches it";
  EXPECT_FALSE(is_let_in(t, with_flag(t, "ohio", kAttacking))) << "it touches no target";
  EXPECT_FALSE(is_let_in(t, with_flag(t, "iowa", kEvading))) << "it is not under attack";
  for (const unsigned flag : {kMustRetreat, kMustTest, kMayAdvance, kGotAway}) {
    EXPECT_FALSE(is_let_in(t, with_flag(t, "texas", flag))) << "no result has come: " << flag;
  }
}

}  // namespace
}  // namespace longroll::battles::test

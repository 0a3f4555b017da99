// Heroes (13.5).
#include "engine/games/chattanooga/rules/heroes.h"

#include "engine/games/chattanooga/rules/intensity.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr const char* kHeroForIowa = "lead geary 8 iowa";

/// Geary of command rating 3 stands with Iowa; one hero of 2 is in the cup.
Table ranks(int heroes = 1) {
  Table t(kUnion, Phase::Movement);
  t.heroes(2, heroes);
  t.usa("iowa", regiment(4, 5)).at("0510");
  t.usa("geary", leader(1, 2, 1, 3)).at("0510");
  t.csa("georgia", regiment(4, 5)).at("1519");
  return t;
}

TEST(Chattanooga_13_5_Heroes, ADieUpToTheCommandRatingMakesOne) {
  for (const int die : {0, 3, 4, 9}) {
    Table t = ranks();
    t.dictate({die});
    t.act(kHeroForIowa);
    EXPECT_EQ(t.piece("iowa").marks, die <= 3 ? 2 : 0) << die;
    EXPECT_EQ(t.field().morale(t.id("iowa")), die <= 3 ? 6 : 4) << die;
    EXPECT_EQ(heroes_left(t.field()), die <= 3 ? 0 : 1) << die;
    EXPECT_EQ(t.refused(kHeroForIowa), "13.3") << "one bonus a couplet";
  }
}

TEST(Chattanooga_13_5_Heroes, NoneWhenTheCupIsEmpty) {
  Table t = ranks(0);
  EXPECT_EQ(t.refused(kHeroForIowa), "13.5");
}

TEST(Chattanooga_13_5_Heroes, AddToTheIntensityOfAttacks) {
  Table t(kUnion, Phase::Combat);
  t.heroes(2, 1);
  t.usa("iowa", regiment(4, 5)).at("0506").hero(2);
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_EQ(intensity_of(t.field(), {t.id("iowa"), t.id("georgia"), Table::hex("0505")}), 7);
}

TEST(Chattanooga_13_5_Heroes, GoBackToTheCupWithTheirUnit) {
  Table t(kUnion, Phase::Combat);
  t.heroes(2, 1);
  t.usa("iowa", regiment(4, 3)).at("0506").hero(2);
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_EQ(heroes_left(t.field()), 0);
  attack(t, {0});  // column 5: AxR
  EXPECT_EQ(t.place("iowa"), "eliminated");
  EXPECT_EQ(heroes_left(t.field()), 1);
}

TEST(Chattanooga_13_5_Heroes, GoBackToTheCupWhenTheirUnitRoutsOrIsCaptured) {
  for (const bool is_captured : {false, true}) {
    Table t(kUnion, Phase::Combat);
    t.heroes(2, 1);
    t.usa("iowa", regiment(4, 5)).at("0506");
    auto georgia = t.csa("georgia", steady(regiment(4, 5))).at("0505").hero(2);
    if (!is_captured) {
      georgia.disrupted();
    }
    t.csa("texas", infantry()).at("1519");
    EXPECT_EQ(heroes_left(t.field()), 0);
    t.act("attack 0505");
    t.dictate(is_captured ? std::vector<int>{9} : std::vector<int>{9, 8});  // column 5: DR
    t.act("attack-with iowa");
    if (is_captured) {
      t.dictate({9});
      t.act("retreat 0405");
    }
    EXPECT_EQ(t.place("georgia"), is_captured ? "captured" : "routed");
    EXPECT_EQ(t.piece("georgia").marks, 0);
    EXPECT_EQ(heroes_left(t.field()), 1);
  }
}

TEST(Chattanooga_13_5_Heroes, LeaveInTheAdministrativePhase) {
  Table t(kUnion, Phase::Administrative);
  t.heroes(2, 1);
  t.usa("iowa", infantry()).at("0510").hero(2);
  t.usa("ohio", infantry()).in(kReady);
  t.csa("georgia", infantry()).at("1519");
  t.act("end-returns");
  EXPECT_EQ(t.piece("iowa").marks, 0);
}

TEST(Chattanooga_13_5_Heroes, AreDrawnFromTheirRatings) {
  Table t(kUnion, Phase::Movement);
  t.heroes(1, 2);
  t.heroes(2, 1);
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1519");
  EXPECT_EQ(heroes_left(t.field()), 3);
  EXPECT_EQ(rating_of_hero(t.field(), 0), 1);
  EXPECT_EQ(rating_of_hero(t.field(), 1), 1);
  EXPECT_EQ(rating_of_hero(t.field(), 2), 2);
}

}  // namespace
}  // namespace longroll::chattanooga::test

// Battles of many units (7.1, 3.2): what those of a hex do in a Movement Phase besides moving begins by naming it.
#include "tests/rules/chattanooga/great_battle_table.h"
#include "tests/support/shipped.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

Table with_many(Phase phase) {
  Table t(kUnion, phase);
  t.scenario().names_hexes = true;
  t.on(Option::Volley);
  t.on(Option::CreatingReserves);
  t.on(Option::Leaders);
  return t;
}

TEST(Chattanooga_7_1_NamedHexes, RecoveriesVolleysAndOrdersAreAskedHexByHex) {
  Table t = with_many(Phase::Movement);
  t.usa("iowa", infantry()).at("0505").disrupted();
  t.usa("ohio", infantry()).at("0505");
  t.usa("maine", infantry()).at("0909").disrupted();
  for (const char* act : {"recover iowa", "volley ohio", "arrange 0505", "pass"}) {
    EXPECT_EQ(t.refused(act), "7.1") << act;
    EXPECT_FALSE(t.offers(act)) << act;
  }
  EXPECT_TRUE(t.offers("take iowa"));
  EXPECT_TRUE(t.offers("recover-all"));
  EXPECT_TRUE(t.offers("ready"));
  t.act("name-hex 0505");
  EXPECT_EQ(t.refused("recover maine"), "7.1") << "another hex";
  for (const char* act : {"take iowa", "take-stack 0505", "recover-all", "ready", "end-moves", "name-hex 0909"}) {
    EXPECT_EQ(t.refused(act), "7.1") << act;
    EXPECT_FALSE(t.offers(act)) << act;
  }
  EXPECT_TRUE(t.offers("arrange 0505"));
  t.act("volley ohio");
  EXPECT_TRUE(t.has_flag("ohio", kVolley));
  EXPECT_TRUE(t.offers("take iowa")) << "the hex is closed";
  t.act("name-hex 0505");
  t.act("pass");
  EXPECT_TRUE(t.offers("name-hex 0505")) << "nothing has been done";
  t.dictate({0});
  t.act("name-hex 0505");
  t.act("recover iowa");
  EXPECT_FALSE(t.is_disrupted("iowa"));
  EXPECT_TRUE(t.offers("end-moves"));
}

TEST(Chattanooga_7_1_NamedHexes, OnlyWhereSomebodyCanDoMoreThanMove) {
  Table t = with_many(Phase::Movement);
  t.usa("iowa", infantry()).at("0505").disrupted().with(kMoved | kRecovering);
  t.usa("ohio", infantry()).at("0909");
  EXPECT_EQ(t.refused("name-hex 0505"), "7.1");
  EXPECT_FALSE(t.offers("name-hex 0505"));
  EXPECT_EQ(t.refused("name-hex 0101"), "7.1") << "nobody is there";
  EXPECT_TRUE(t.offers("name-hex 0909"));
}

TEST(Chattanooga_7_1_NamedHexes, LeadersAndReservesToo) {
  Table t = with_many(Phase::Movement);
  t.usa("A", reserve()).in(kPool);
  t.usa("howard", leader(1, 5)).at("0505");
  t.usa("iowa", infantry()).at("0505").disrupted();
  for (const char* act : {"lead howard 3 iowa", "help-stacking howard", "form-reserve iowa", "form-reserve howard"}) {
    EXPECT_EQ(t.refused(act), "7.1") << act;
  }
  t.act("name-hex 0505");
  EXPECT_TRUE(t.offers("form-reserve iowa"));
  t.act("lead howard 3 iowa");
  EXPECT_FALSE(t.is_disrupted("iowa"));
}

TEST(Chattanooga_7_1_NamedHexes, SmallBattlesAskAtOnce) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Volley);
  t.usa("iowa", infantry()).at("0505");
  EXPECT_EQ(t.refused("name-hex 0505"), "7.1");
  EXPECT_FALSE(t.offers("name-hex 0505"));
  t.act("volley iowa");
}

/// 3.2: the lists of the great battle alone grow that long.
TEST(Chattanooga_3_2_NamedHexes, InTheGreatBattleAlone) {
  GreatBattle t({});
  EXPECT_TRUE(t.field().scenario().names_hexes);
  const auto game = longroll::test::shipped_game("chattanooga");
  for (std::size_t i = 0; i < game->info().scenarios.size(); ++i) {
    const struct Setup setup {
      .scenario = static_cast<int>(i), .options = std::vector<int>(game->info().options.size(), 0)
    };
    const State state = game->setup(setup);
    EXPECT_EQ(static_cast<const Chattanooga&>(*game).field(state).scenario().names_hexes,
              game->info().scenarios[i].id == "death-knell");
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test

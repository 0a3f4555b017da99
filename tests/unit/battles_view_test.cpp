// What the battle system's screen reckons without drawing: what lies where, what a click would mean, the attack that is
// built, and "if the enemy attacked me here".
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "tests/rules/battles/table.h"
#include "web/games/battles/assault.h"
#include "web/games/battles/choices.h"
#include "web/games/battles/snapshot.h"

namespace longroll::web::battles {
namespace {

using bt::Do;
using bt::Phase;
using bt::StepKind;
using bt::Terrain;
using bt::test::artillery;
using bt::test::cavalry;
using bt::test::infantry;
using bt::test::leader;
using bt::test::Table;
using hexgame::BoardSnapshot;
using hexgame::ChoiceIndex;
using hexgame::marks_before;
using hexgame::Subject;

TEST(BattlesView, StacksLieWithTheStrongestUnitOnTopAndLeadersBelow) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("grant", leader()).at("0505");
  t.usa("ohio", infantry(3)).at("0505");
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(2)).at("0504");
  const BoardSnapshot board = lay_out(t.field());
  ASSERT_EQ(board.stacks.size(), 2U);
  EXPECT_EQ(board.stacks[0].hex, t.hex("0504")) << "from the top of the map downwards";
  EXPECT_EQ(board.stacks[1].units, (std::vector<PieceId>{t.id("iowa"), t.id("ohio"), t.id("grant")}));
  EXPECT_EQ(board.at(t.hex("0505"))->side, Seat::Union);
  EXPECT_EQ(board.at(t.hex("0606")), nullptr);
}

TEST(BattlesView, WhatADieDoesToAUnitIsKnownOnlyWhenItHasFallen) {
  const Events events = {{EventKind::PieceMoved, {3, 100, 101}},
                         {EventKind::PieceMarked, {3, 0, 1}},
                         {EventKind::Rolled, {5, 6, 3}},
                         {EventKind::PieceMarked, {3, 1, 3}},
                         {EventKind::PieceMarked, {7, 2, 1}}};
  EXPECT_EQ(marks_before(events), (std::map<PieceId, std::int16_t>{{3, 0}, {7, 2}}));
}

TEST(BattlesView, TroopsThatEnterTogetherStandTogetherInTheStrip) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("buell", infantry(6)).due(5, "0101");
  t.usa("nelson", infantry(7)).due(4, "0101");
  t.usa("ammen", infantry(4)).due(4, "0101");
  const BoardSnapshot board = lay_out(t.field());
  ASSERT_EQ(board.arrivals.size(), 2U);
  EXPECT_EQ(board.arrivals[0].turn, 4);
  EXPECT_EQ(board.arrivals[0].units.size(), 2U);
  EXPECT_EQ(board.arrivals[1].units.front(), t.id("buell"));
}

TEST(BattlesView, PointsAreWrittenWithHalves) {
  EXPECT_EQ(halves_text(0), "0");
  EXPECT_EQ(halves_text(1), "\xC2\xBD");
  EXPECT_EQ(halves_text(5), "2\xC2\xBD");
  EXPECT_EQ(halves_text(8), "4");
  EXPECT_EQ(values_of(infantry(5)), "5-4");
}

TEST(BattlesView, AClickOnAUnitOrAHexIsOneChoice) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(2)).at("1515");
  const Prompt moving = t.prompt();
  const ChoiceIndex units(moving, subject_of);
  ASSERT_NE(units.of_unit(t.id("iowa")), nullptr);
  EXPECT_EQ(units.of_unit(t.id("iowa"))->action, action_of(Do::Take, t.id("iowa"))) << "the ordinary move first";
  EXPECT_EQ(units.of_unit(t.id("georgia")), nullptr);
  t.act("take iowa");
  const Prompt going = t.prompt();
  const ChoiceIndex hexes(going, subject_of);
  ASSERT_NE(hexes.of_hex(t.hex("0506"), kNoPiece), nullptr);
  EXPECT_EQ(hexes.of_hex(t.hex("1010"), kNoPiece), nullptr) << "out of reach";
  const std::vector<HexId> reach = hexes.hexes(kNoPiece);
  EXPECT_EQ(reach.size(), static_cast<std::size_t>(t.offers("go ")));
}

TEST(BattlesView, AHexOfARetreatIsOfTheUnitThatIsChosen) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0505");
  t.usa("ohio", infantry(4)).at("0505");
  t.csa("georgia", infantry(8)).at("0506");
  t.dictate({4});
  t.act_all({"target 0506", "join iowa", "join ohio", "resolve 0"});
  ASSERT_EQ(t.step(), StepKind::Retreats) << t.prompt().text;
  const Prompt prompt = t.prompt();
  const ChoiceIndex choices(prompt, subject_of);
  ASSERT_EQ(choices.movers().size(), 2U);
  const HexId back = choices.hexes(t.id("iowa")).front();
  EXPECT_EQ(choices.of_hex(back, kNoPiece), nullptr) << "which of the two is not said";
  ASSERT_NE(choices.of_hex(back, t.id("iowa")), nullptr);
  EXPECT_EQ(choices.of_hex(back, t.id("iowa"))->action, action_of(bt::verbs::Retreat{t.id("iowa"), back}));
}

TEST(BattlesView, EveryChoiceOfRandomBattlesIsOnTheMapOrAButton) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("guns", artillery(3)).at("0405");
  t.csa("georgia", infantry(4)).at("0508");
  t.csa("horse", cavalry(2)).at("0608");
  std::uint32_t n = 7;
  for (int i = 0; i < 300 && is_player(t.to_act()); ++i) {
    const Prompt prompt = t.prompt();
    const ChoiceIndex choices(prompt, subject_of);
    for (const Choice& choice : prompt.choices) {
      const auto [unit, hex] = subject_of(choice.action);
      if (unit != kNoPiece) {
        EXPECT_NE(choices.of_unit(unit), nullptr);
      }
      if (hex != kNoHex) {
        ASSERT_NE(choices.of_hex(hex, unit), nullptr);
        EXPECT_EQ(choices.of_hex(hex, unit)->action, choice.action);
      }
      EXPECT_EQ(choices.find(choice.action), &choice);
    }
    n = n * 1664525U + 1013904223U;
    t.act(t.game().text(t.state(), prompt.choices[(n >> 8) % prompt.choices.size()].action));
  }
}

TEST(BattlesView, WhatPointingMeansIsWhatTheStepAsks) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  const bt::Field field = t.field();
  EXPECT_EQ(meant_by_unit(field, StepKind::MovementPhase, t.id("iowa")), action_of(Do::Take, t.id("iowa")));
  EXPECT_EQ(meant_by_unit(field, StepKind::CombatPhase, t.id("georgia")), action_of(Do::Target, t.hex("0506")));
  EXPECT_EQ(meant_by_unit(field, StepKind::Declare, t.id("iowa")), action_of(Do::Join, t.id("iowa")));
  EXPECT_EQ(meant_by_hex(StepKind::MoveUnit, t.hex("0507"), kNoPiece), action_of(Do::Go, t.hex("0507")));
  EXPECT_EQ(meant_by_hex(StepKind::Retreats, t.hex("0507"), t.id("iowa")),
            action_of(Do::Retreat, t.id("iowa"), t.hex("0507")));
}

TEST(BattlesView, TheAttackThatIsBuiltHasTheNumbersOfItsRoll) {
  Table t(Seat::Union, Phase::Combat);
  t.terrain("0506", Terrain::Rough);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  EXPECT_FALSE(bt::report_of(t.field(), 0, {}));
  t.act("target 0506");
  EXPECT_FALSE(bt::report_of(t.field(), 0, {})) << "nobody attacks yet";
  t.act("join iowa");
  const std::optional<Assault> built = bt::report_of(t.field(), 1, {});
  ASSERT_TRUE(built);
  EXPECT_EQ(built->reckoning.attack, 3) << "8.41: five into rough ground is three";
  EXPECT_EQ(bt::odds_text(t.field().chart(), built->reckoning.level_before), "3:1");
  EXPECT_EQ(bt::odds_text(t.field().chart(), built->reckoning.level), "2:1") << "8.9: lowered by one";
  EXPECT_NE(changes_text(built->reckoning.attackers.front()).find("[8.41]"), std::string::npos);
  // Chances shown while the defender is still to be asked are the faces of the die and nothing else.
  const Odds faces = faces_of(t.field().chart(), built->reckoning);
  std::uint64_t sum = 0;
  for (const Share& share : faces.shares) {
    sum += share.weight;
  }
  EXPECT_EQ(sum, 6U);
  EXPECT_EQ(faces.total, 6U);
}

TEST(BattlesView, ChancesByFacesAreThoseOfThePlayedOutDie) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(2)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.act_all({"target 0506", "join iowa"});
  const std::optional<Assault> built = bt::report_of(t.field(), 0, {});
  ASSERT_TRUE(built);
  for (int die = 1; die <= 6; ++die) {
    Table again(Seat::Union, Phase::Combat);
    again.usa("iowa", infantry(2)).at("0505");
    again.csa("georgia", infantry(4)).at("0506");
    again.dictate({die});
    again.act_all({"target 0506", "join iowa", "resolve 0"});
    EXPECT_EQ(again.remark(bt::LogNote::ResultFound)[0],
              static_cast<int>(bt::result_of(again.field().chart(), built->reckoning, die)));
  }
}

TEST(BattlesView, ThreatCountsWhoCanAttackNowAndWhoCanComeNextTurn) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(4)).at("1010");
  t.csa("georgia", infantry(5)).at("1011");
  t.csa("guns", artillery(3)).at("1210");
  t.csa("alabama", infantry(6)).at("0911");
  t.csa("texas", infantry(7)).at("1013");
  t.csa("florida", infantry(9)).at("2020");
  t.csa("routed", infantry(8)).at("0910").is(bt::Condition::Routed);
  const Assault now = bt::threat_now(t.field(), t.hex("1010"));
  EXPECT_EQ(now.attackers, (std::vector<PieceId>{t.id("georgia"), t.id("guns"), t.id("alabama")}))
      << "neighbours and guns in range; routed troops do not attack [12.3]";
  EXPECT_EQ(now.reckoning.defence, 4);
  const Assault next = bt::threat_next_turn(t.field(), t.hex("1010"));
  EXPECT_NE(std::find(next.attackers.begin(), next.attackers.end(), t.id("texas")), next.attackers.end());
  EXPECT_EQ(std::find(next.attackers.begin(), next.attackers.end(), t.id("florida")), next.attackers.end());
  EXPECT_GE(next.reckoning.attack, now.reckoning.attack);
}

}  // namespace
}  // namespace longroll::web::battles

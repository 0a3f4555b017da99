// The computer and the roads back: it leaves guards where its line of communication could be cut, cuts the enemy's
// where it is free to, keeps its leaders with troops, and minds what losses cost.
#include <gtest/gtest.h>

#include "engine/games/battles/eval.h"
#include "engine/games/battles/planner/gauge.h"
#include "engine/games/battles/planner/leaders.h"
#include "engine/games/battles/planner/supply_threats.h"
#include "engine/games/battles/rules/movement.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles {
namespace {

using test::Table;

/// The table as it is after the plan of one of the ways.
State after_plan(Table& table, int way = 0) {
  const auto advisor = make_advisor(table.game());
  State state = table.state();
  Events events;
  for (const Action& action : advisor->plan(state, way)) {
    table.game().apply(state, action, events);
  }
  return state;
}

HexId place_in(Table& table, const State& state, std::string_view name) { return state.piece(table.id(name)).place; }

/// Could that unit, moving next, part that other unit from its line of communication without a fight? By the rules
/// alone: everywhere that it can come to is tried.
bool can_cut(Table& table, const State& state, std::string_view rider, std::string_view victim) {
  const Field field = table.game().field(state);
  const PieceId unit = table.id(rider);
  const March march(field, unit, MoveMode::Regular);
  Reach reach;
  march.reach(allowance(field, unit, MoveMode::Regular), reach);
  for (const HexId hex : reach.hexes()) {
    if (!march.may_stop(hex) || field.is_in_enemy_zone(unit) ||
        field.is_controlled(hex, field.side_of(table.id(victim)))) {
      continue;
    }
    State cut = state;
    cut.piece(unit).place = hex;
    const Field then = table.game().field(cut);
    if (!then.communications(field.side_of(table.id(victim))).has(field.piece(table.id(victim)).place)) {
      return true;
    }
  }
  return false;
}

Objective ground(std::string_view hex, int points) {
  Objective objective;
  objective.name = std::string(hex);
  objective.hex = Table::hex(hex);
  objective.points = {points, points};
  return objective;
}

/// The Union's army, whose road back ends at 0101, and a battle to march to in the middle of the map; a company that
/// could stay behind.
void lay_out_march(Table& table) {
  table.scenario().objectives = {ground("1212", 20)};
  table.usa("maine", test::infantry(6)).at("0909");
  table.usa("ohio", test::infantry(6)).at("0910");
  table.usa("indiana", test::infantry(5)).at("1009");
  table.usa("company", test::infantry(2)).at("0303");
  table.csa("virginia", test::infantry(5)).at("1613");
}

TEST(BattlesRoads, AgainstALoneRiderNearTheBaseAGuardStaysBehind) {
  Table table(Seat::Union, Phase::Movement);
  lay_out_march(table);
  table.csa("rider", test::cavalry(2)).at("0107");
  const State after = after_plan(table);
  EXPECT_TRUE(can_cut(table, table.state(), "rider", "company")) << "a threat at all";
  EXPECT_FALSE(can_cut(table, after, "rider", "maine"));
  EXPECT_LE(table.field().grid().distance(place_in(table, after, "company"), Table::hex("0101")), 2);
  EXPECT_GT(table.field().grid().distance(place_in(table, after, "maine"), Table::hex("0101")), 8)
      << "not the whole army";
}

TEST(BattlesRoads, WhereNobodyThreatensTheBaseNobodyStaysBehind) {
  Table table(Seat::Union, Phase::Movement);
  lay_out_march(table);
  const State after = after_plan(table);
  EXPECT_GT(table.field().grid().distance(place_in(table, after, "company"), Table::hex("0101")), 3);
}

TEST(BattlesRoads, AGuardDoesNotLeaveThePostThatHeAloneKeeps) {
  Table table(Seat::Union, Phase::Movement);
  table.scenario().objectives = {ground("1212", 20)};
  table.usa("maine", test::infantry(6)).at("0909");
  table.usa("ohio", test::infantry(6)).at("0910");
  table.usa("company", test::infantry(2)).at("0101");
  table.csa("rider", test::cavalry(2)).at("0106");
  const State after = after_plan(table);
  EXPECT_LE(table.field().grid().distance(place_in(table, after, "company"), Table::hex("0101")), 1);
  EXPECT_FALSE(can_cut(table, after, "rider", "maine"));
}

TEST(BattlesRoads, ACompanyThatIsAllThereIsIsNotLeftBehindAsAGuard) {
  Table table(Seat::Union, Phase::Movement);
  table.scenario().objectives = {ground("1212", 20)};
  table.usa("company", test::infantry(2)).at("0505");
  table.csa("rider", test::cavalry(2)).at("0112");
  const HexId to = place_in(table, after_plan(table), "company");
  EXPECT_LT(table.field().grid().distance(to, Table::hex("1212")),
            table.field().grid().distance(Table::hex("0505"), Table::hex("1212")));
}

TEST(BattlesRoads, AFreeRiderCutsTheEnemysRoad) {
  Table table(Seat::Union, Phase::Movement);
  table.usa("rider", test::cavalry(3)).at("1914");
  table.usa("maine", test::infantry(6)).at("0509");
  table.csa("texas", test::infantry(6)).at("0909");
  table.csa("georgia", test::infantry(6)).at("0911");
  const State after = after_plan(table);
  const Field field = table.game().field(after);
  EXPECT_TRUE(table.field().communications(Seat::Confederate).has(Table::hex("0909")));
  EXPECT_FALSE(field.communications(Seat::Confederate).has(Table::hex("0909")));
  EXPECT_FALSE(field.communications(Seat::Confederate).has(Table::hex("0911")));
}

TEST(BattlesRoads, WhoHasCutTheEnemysRoadStaysOnIt) {
  Table table(Seat::Union, Phase::Movement);
  table.usa("rider", test::cavalry(3)).at("2020");
  table.usa("maine", test::infantry(6)).at("0509");
  table.csa("texas", test::infantry(6)).at("0909");
  const State after = after_plan(table);
  EXPECT_EQ(hex_text(place_in(table, after, "rider")), "2020");
  const Field field = table.game().field(after);
  EXPECT_FALSE(field.communications(Seat::Confederate).has(Table::hex("0909")));
}

TEST(BattlesRoads, AWinnerDoesNotAdvanceOffTheHexThatKeepsTheArmysRoadOpen) {
  // A wall with a door, 0808, beside which Georgia stands: only a unit in the door keeps the road through it open.
  const auto lay_out = [](Table& table, bool is_watched) {
    for (int row = 1; row <= 20; ++row) {
      if (row != 8 && row != 9) {
        table.unplayable(hex_text(hex_at(8, row)));
      }
    }
    table.usa("ohio", test::infantry(9)).at("0808");
    table.usa("maine", test::infantry(9)).at("1605");
    table.usa("iowa", test::infantry(9)).at("1606");
    table.csa("texas", test::infantry(1)).at("0908");
    if (is_watched) {
      table.csa("georgia", test::infantry(2)).at("0809").with(kAttacked);
    }
    table.dictate({1});
    table.act_all({"target 0908", "join ohio", "resolve 0"});
  };
  Table free(Seat::Union, Phase::Combat);
  lay_out(free, false);
  EXPECT_EQ(place_in(free, after_plan(free), "ohio"), Table::hex("0908"));
  Table table(Seat::Union, Phase::Combat);
  lay_out(table, true);
  ASSERT_EQ(table.step(), StepKind::Advances);
  ASSERT_TRUE(table.is_offered("advance ohio 0908"));
  EXPECT_EQ(place_in(table, after_plan(table), "ohio"), Table::hex("0808"));
}

TEST(BattlesLifelines, KnowWhereOneEnemyPartsTheArmyAndWhereHeDoesNot) {
  Table table(Seat::Union, Phase::Movement);
  lay_out_march(table);
  table.csa("rider", test::cavalry(2)).at("0106");
  const Field field = table.field();
  const Land land(field.library(), field.scenario());
  const Survey survey(field, land, Seat::Union);
  SupplyThreats lifeline(survey, Seat::Union);
  EXPECT_EQ(lifeline.lost(), 0);
  const std::vector<Cut> cuts = lifeline.cuts(1, 500, SupplyThreats::Loose::Stay);
  const auto is_cut = [&](std::string_view hex) {
    return std::any_of(cuts.begin(), cuts.end(), [&](const Cut& cut) { return cut.hex == Table::hex(hex); });
  };
  ASSERT_FALSE(cuts.empty());
  EXPECT_TRUE(is_cut("0101"));
  EXPECT_TRUE(is_cut("0102"));
  EXPECT_FALSE(is_cut("0105")) << "the army goes around him";
  EXPECT_EQ(cuts.front().by, table.id("rider"));
  EXPECT_GE(cuts.front().strength, 1700) << "all but the company";
  EXPECT_EQ(lifeline.parted(cuts.front(), table.id("company"), Table::hex("0101")), 0);
}

TEST(BattlesLifelines, AnArmyThatIsCutOffIsWorthLess) {
  const auto worth = [](std::string_view rider) {
    Table table(Seat::Union, Phase::Movement);
    table.usa("maine", test::infantry(6)).at("0909");
    table.csa("rider", test::cavalry(2)).at(rider);
    return make_advisor(table.game())->evaluate(table.state(), Seat::Union);
  };
  EXPECT_LT(worth("0101"), worth("0104"));
}

TEST(BattlesLeaders, GoWhereTroopsAreToBeTriedNextAndNotAlone) {
  Table table(Seat::Union, Phase::Movement);
  table.night();
  table.usa("grant", test::leader()).at("0303");
  table.usa("maine", test::infantry(6)).at("0303");
  table.usa("ohio", test::infantry(6)).at("0708");
  table.csa("texas", test::infantry(9)).at("0709");
  const State after = after_plan(table);
  EXPECT_EQ(place_in(table, after, "grant"), place_in(table, after, "ohio"));
}

TEST(BattlesLeaders, EachGoesToOtherTroops) {
  Table table(Seat::Union, Phase::Movement);
  table.usa("grant", test::leader()).at("0505");
  table.usa("sherman", test::leader()).at("0505");
  table.usa("maine", test::infantry(6)).at("0507").is(Condition::Shaken);
  table.usa("ohio", test::infantry(5)).at("0707").is(Condition::Shaken);
  table.csa("texas", test::infantry(9)).at("0508");
  table.csa("georgia", test::infantry(9)).at("0708");
  const State after = after_plan(table);
  EXPECT_EQ(place_in(table, after, "grant"), place_in(table, after, "maine"));
  EXPECT_EQ(place_in(table, after, "sherman"), place_in(table, after, "ohio"));
}

TEST(BattlesLeaders, AlonePassOnlyToTheRear) {
  Table table(Seat::Union, Phase::Movement);
  table.usa("grant", test::leader()).at("0708");
  table.usa("maine", test::infantry(2)).at("0402");
  table.csa("texas", test::infantry(9)).at("0810");
  const State after = after_plan(table);
  EXPECT_EQ(place_in(table, after, "grant"), place_in(table, after, "maine"));
}

TEST(BattlesLeaders, ShakenTroopsNeedThemMoreThanSteadyOnesAndNobodyNeedsThemWhereNoTroopsAre) {
  Table table(Seat::Union, Phase::Movement);
  table.usa("maine", test::infantry(4)).at("0507");
  table.usa("ohio", test::infantry(4)).at("0707").is(Condition::Shaken);
  table.csa("texas", test::infantry(4)).at("0610");
  const Field field = table.field();
  const Land land(field.library(), field.scenario());
  const Survey survey(field, land, Seat::Union);
  EXPECT_GT(need_of_leader(field, survey, Table::hex("0707")), need_of_leader(field, survey, Table::hex("0507")));
  EXPECT_EQ(need_of_leader(field, survey, Table::hex("0505")), 0);
}

TEST(BattlesPrices, AnAttackThatPaysAtParIsLeftAloneWhereOwnLossesCostMuchMore) {
  const auto closes = [](int points) {
    Table table(Seat::Union, Phase::Movement);
    table.scenario().loss_points = {points, 1};
    table.scenario().confederate_wins_to = -20;  // the Union is ahead, and need not press
    table.scenario().union_wins_from = -10;
    table.usa("maine", test::infantry(6)).at("0508");
    table.usa("ohio", test::infantry(6)).at("0708");
    table.csa("texas", test::infantry(3)).at("0606");
    const State after = after_plan(table);
    return table.game().field(after).is_in_enemy_zone(table.id("maine"));
  };
  EXPECT_TRUE(closes(1));
  EXPECT_FALSE(closes(6));
}

TEST(BattlesPrices, AnExchangeCostsTheAttackerWhatHisStrengthIsWorth) {
  Table table(Seat::Union, Phase::Combat);
  const Chart& chart = table.chart();
  const Stakes at_par{.attackers = 1200, .largest_attacker = 600, .defenders = 400, .largest_defender = 400};
  Stakes dear = at_par;
  dear.attackers *= 2;
  dear.largest_attacker *= 2;
  dear.exchange = 200;
  EXPECT_LT(expected_gain(chart, 7, 0, dear), expected_gain(chart, 7, 0, at_par));
}

}  // namespace
}  // namespace longroll::battles

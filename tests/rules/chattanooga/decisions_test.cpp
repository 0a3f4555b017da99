// What the rulebook leaves open, as RULINGS.md decides it: cases that no test of their rule shows.
#include "engine/games/chattanooga/rules/victory.h"
#include "tests/rules/chattanooga/duel.h"
#include "tests/rules/chattanooga/great_battle_table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

// ---- 4.1: the order of the administrative phase ----

TEST(Chattanooga_4_1_AdministrativePhase, GoesByItsStagesTheFirstPlayerBeforeTheOther) {
  Table t(kUnion, Phase::Administrative);
  t.on(Option::Leaders);
  t.on(Option::CreatingReserves);
  t.on(Option::Works);
  for (const Seat side : {kUnion, kConfederate}) {
    const std::string name = side == kUnion ? "u" : "c";
    const auto add = [&](const std::string& which, Unit unit) {
      return side == kUnion ? t.usa(name + which, std::move(unit)) : t.csa(name + which, std::move(unit));
    };
    add("stands", infantry()).at(side == kUnion ? "0202" : "1919");
    add("ready", infantry()).in(kReady);
    add("lost", infantry()).in(kEliminated);
    add("general", leader(1, 2)).in(kHit);
    add("marker", reserve());
  }
  std::vector<std::string> order;
  while (t.step() != StepKind::MovementPhase) {
    const bool is_union = t.to_act() == kUnion;
    const std::string now = (is_union ? "u " : "c ") + std::string(t.prompt().rule);
    if (order.empty() || order.back() != now) {
      order.push_back(now);
    }
    const bool is_leader = t.step() == StepKind::Lead;
    if (now == "c 5.11" || (is_leader && is_union)) {
      t.dictate({0});  // the general of that side, or the next, is unhurt
    }
    if (is_leader) {
      Actions places;
      t.door().actions(t.state(), places);
      t.act(t.door().text(t.state(), places.front()));
    } else {
      t.act(t.is_offered("end-returns") ? "end-returns" : "pass");
    }
  }
  EXPECT_EQ(order, (std::vector<std::string>{"u 5.6", "c 5.6", "u 5.11", "c 5.11", "u 13.4", "c 13.4", "u 14.3",
                                             "c 14.3", "u 17.2", "c 17.2"}));
}

TEST(Chattanooga_5_6_Rally, RoutedUnitsBecomeReadyBeforeShatteredOnesCheck) {
  Table t(kUnion, Phase::Administrative);
  t.usa("iowa", infantry()).at("0202");
  t.usa("ready", infantry()).in(kReady);
  t.usa("routed", infantry()).in(kRouted);
  t.usa("shattered", infantry()).in(kShattered);
  t.csa("georgia", infantry()).at("1919");
  t.dictate({0});
  t.act("end-returns");
  EXPECT_EQ(t.place("routed"), "ready");
  EXPECT_EQ(t.place("shattered"), "routed") << "and not ready in the same phase";
}

// ---- 3.2V: the two decisive victories stay when Longstreet was called ----

TEST(Chattanooga_3_2V_Victory, DecisiveVictoriesStayWhenLongstreetWasCalled) {
  for (const bool is_cleared : {true, false}) {
    GreatBattle t({});
    State state = t.state();
    state.tracks[static_cast<std::size_t>(track(Track::Turn))] = 7;  // the 24th
    const Library& library = t.game().data_of(state);
    for (Piece& piece : state.pieces) {
      if (piece.owner == index_of(kConfederate) && is_combat_unit(library.type(piece.kind)) && is_cleared) {
        piece.place = kRouted;
      }
    }
    state.piece(t.id("csa.2-sc")).place = kRouted;
    if (!is_cleared) {
      state.tracks[static_cast<std::size_t>(track(Track::Level))] = static_cast<int>(VictoryLevel::ConfederateDecisive);
    }
    const Field field(library, state);
    EXPECT_TRUE(is_called(field));
    EXPECT_TRUE(is_decided(field));
    EXPECT_EQ(victory_level(field), is_cleared ? VictoryLevel::UnionDecisive : VictoryLevel::ConfederateDecisive);
  }
}

// ---- 3.4S: the first couplet ----

TEST(Chattanooga_3_4S_Cups, AreDrawnFromBeforeTheFirstCoupletToo) {
  ShippedBattle t("press-forward");
  t.act("end-set-up");
  State state = t.state();
  Events events;
  t.door().apply(state, action_of(verbs::EndSetUp{}), events);
  ASSERT_EQ(t.door().to_act(state), Seat::Chance);
  EXPECT_EQ(state.track(track(Track::Turn)), 1);
  EXPECT_EQ(state.track(track(Track::Couplet)), 1);
  EXPECT_EQ(static_cast<StepKind>(state.top().kind), StepKind::Draw);
  EXPECT_EQ(t.door().chance(state).rule, "3.4");
}

// ---- 6.2, 7.1: entry hexes ----

TEST(Chattanooga_7_1_Movement, OnlyTheConfederatesHaveAnEntryHexInTheGreatBattle) {
  GreatBattle t({});
  HexSet entry;
  entry.add(GreatBattle::hex("6004"));
  EXPECT_EQ(t.field().no_entry(kUnion), entry);
  EXPECT_TRUE(t.field().no_entry(kConfederate).empty()) << "the Union's sources are no entry hexes";
  ShippedBattle wauhatchie("wauhatchie");
  EXPECT_TRUE(wauhatchie.field().no_entry(kConfederate).empty());
  EXPECT_TRUE(wauhatchie.field().no_entry(kUnion).empty());
}

// ---- 10.1: the price of leaving an enemy alone ----

TEST(Chattanooga_10_1_Preparation, NobodyOfAHexThatWasAttackedIsMarked) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Volley);
  t.usa("iowa", regiment(4, 3)).at("0506");
  t.csa("texas", regiment(4, 3)).at("0505");
  t.csa("georgia", regiment(4, 3)).at("0505");
  t.csa("florida", regiment(4, 3)).at("0605");
  attack(t, {5});  // nothing
  t.act("end-combat");
  ASSERT_EQ(t.step(), StepKind::Preparation);
  EXPECT_EQ(t.to_act(), kConfederate);
  EXPECT_EQ(t.offers("volley texas") + t.offers("volley georgia"), 0);
  EXPECT_EQ(t.offers("volley florida"), 1);
}

}  // namespace
}  // namespace longroll::chattanooga::test

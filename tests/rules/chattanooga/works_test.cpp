// Field works (17.0): who builds them, what gives them up, what they do. Trenches and redoubts, which need charges, are
// looked at rule by rule.
#include "engine/games/chattanooga/rules/works.h"

#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

GroundWorks ground(Table& t, std::string_view hex) { return ground_works(t.state(), Table::hex(hex)); }

/// The administrative phase before which Iowa has rested at 0506, with both sides about to build.
Table diggers() {
  Table t(kUnion, Phase::Administrative);
  t.on(Option::Works);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0519");
  return t;
}

/// The Union's first Movement Phase of the game turn after Iowa has begun a breastwork.
void begin_breastwork(Table& t) {
  t.act_all({"dig iowa 0", "pass"});
  t.play_on_to(kUnion, Phase::Movement);
}

void end_turn(Table& t) {
  const int turn = t.value(Track::Turn);
  t.play_on_until([&] { return t.value(Track::Turn) == turn && t.phase() == Phase::Administrative; });
}

TEST(Chattanooga_17_2_Building, ABreastworkTakesAUnitThatRestsAGameTurn) {
  Table t = diggers();
  begin_breastwork(t);
  EXPECT_EQ(ground(t, "0506").project, WorksProject::Breastwork);
  EXPECT_EQ(ground(t, "0506").kind, 0) << "not finished";
  EXPECT_TRUE(t.has_flag("iowa", kBuilding));
  t.act("end-moves");
  end_turn(t);
  EXPECT_EQ(ground(t, "0506").kind, 1);
  EXPECT_EQ(ground(t, "0506").project, WorksProject::None);
  EXPECT_FALSE(t.has_flag("iowa", kBuilding));
}

TEST(Chattanooga_17_2_Building, AMoveGivesItUp) {
  for (const char* move : {"halt", "go 0505"}) {
    Table t = diggers();
    begin_breastwork(t);
    t.act("take iowa");
    EXPECT_EQ(ground(t, "0506").project, WorksProject::None) << move;
    EXPECT_FALSE(t.has_flag("iowa", kBuilding));
    t.act(move);
    end_turn(t);
    EXPECT_EQ(ground(t, "0506").kind, 0);
  }
}

TEST(Chattanooga_17_2_Building, AnAttackGivesItUp) {
  Table t(kConfederate, Phase::Combat);
  t.on(Option::Works);
  t.usa("iowa", infantry()).at("0505").with(kBuilding);
  t.csa("georgia", regiment(4, 5)).at("0506");
  t.building("0505", Works::Breastwork, 1);
  t.act("attack 0505");
  t.dictate({7});
  t.act("attack-with georgia");
  EXPECT_EQ(ground(t, "0505").project, WorksProject::None);
  EXPECT_FALSE(t.has_flag("iowa", kBuilding));
}

TEST(Chattanooga_17_2_Building, ABombardmentDoesNot) {
  Table t(kConfederate, Phase::Combat);
  t.on(Option::Works);
  t.usa("iowa", infantry()).at("0505").with(kBuilding);
  t.csa("battery", artillery()).at("0506");
  t.building("0505", Works::Breastwork, 1);
  t.act_all({"aim iowa", "fire battery"});
  t.dictate({4});  // Dr
  t.act("resolve");
  EXPECT_TRUE(t.is_disrupted("iowa"));
  EXPECT_EQ(ground(t, "0505").project, WorksProject::Breastwork);
}

TEST(Chattanooga_17_2_Building, OnlyUndisruptedInfantry) {
  Table t = diggers();
  t.usa("ohio", infantry()).at("0706").disrupted();
  t.usa("horse", cavalry()).at("0906");
  t.usa("battery", artillery()).at("1106");
  t.csa("texas", infantry()).at("0707");  // keeps Ohio from recovering by itself
  EXPECT_TRUE(t.is_offered("dig iowa 0"));
  EXPECT_EQ(t.refused("dig ohio 0"), "17.2");
  EXPECT_EQ(t.refused("dig horse 0"), "17.2");
  EXPECT_EQ(t.refused("dig battery 0"), "17.2");
  EXPECT_EQ(t.refused("dig georgia 0"), "17.2");
  EXPECT_EQ(t.refused("dig iowa 1"), "17.1") << "trenches are an option of their own";
  t.act("dig iowa 0");
  EXPECT_EQ(t.refused("dig iowa 0"), "17.2") << "at work already";
}

TEST(Chattanooga_17_2_Building, NotWhenTheGameEndsBefore) {
  Table t(kUnion, Phase::Administrative);
  t.turn(8);
  t.on(Option::Works);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0519");
  EXPECT_TRUE(t.outcome().over) << "nobody was asked";
}

TEST(Chattanooga_17_2_Building, OneUnitRemovesWorksInAGameTurn) {
  Table t = diggers();
  t.works("0506", Works::Breastwork);
  EXPECT_EQ(t.refused("dig iowa 0"), "17.1") << "one kind in a hex";
  t.act_all({"clear iowa", "pass"});
  t.play_on_to(kUnion, Phase::Movement);
  EXPECT_EQ(ground(t, "0506").kind, 1) << "they stand until it is done";
  t.act("end-moves");
  end_turn(t);
  EXPECT_EQ(ground(t, "0506").kind, 0);
}

TEST(Chattanooga_17_1_Works, StayWhenTheyAreLeftAndServeEitherSide) {
  Table t(kUnion, Phase::Movement);
  t.works("0506", Works::Breastwork);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0519");
  t.act_all({"take iowa", "go 0505"});
  EXPECT_EQ(ground(t, "0506").kind, 1);
}

// ---- what they do ----

Engagement engagement(Table& t) { return {t.id("iowa"), t.id("georgia"), Table::hex("0505")}; }

/// Iowa and a battery at 0506 face Georgia in a breastwork at 0505.
Table breastwork(int defender_morale = 4) {
  Table t(kUnion, Phase::Combat);
  t.works("0505", Works::Breastwork);
  t.usa("battery", artillery()).at("0506");
  t.usa("iowa", regiment(4, 7)).at("0506");
  t.csa("georgia", regiment(defender_morale, 5)).at("0505");
  return t;
}

TEST(Chattanooga_17_3_Breastwork, AddsOneToTheStrengthOfTheDefender) {
  Table t = breastwork();
  EXPECT_EQ(die_terms(t.field(), engagement(t)).total(), -1) << "2 against 2 and 1";
}

TEST(Chattanooga_17_3_Breastwork, AddsNothingToAttacksOutOfIt) {
  Table t(kUnion, Phase::Combat);
  t.works("0506", Works::Breastwork);
  t.usa("iowa", regiment(4, 7)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_EQ(die_terms(t.field(), engagement(t)).total(), 0);
  EXPECT_EQ(fighting_morale(t.field(), t.id("iowa")), 4);
}

TEST(Chattanooga_17_3_Breastwork, AddsOneToTheMoraleOfTheDefender) {
  for (const int die : {4, 5, 6}) {  // against a morale of 4 and 1
    Table t = breastwork();
    attack(t, {9, die});  // 9 - 1 is 8: Dm(DR)
    EXPECT_EQ(t.place("georgia"), die <= 5 ? "0505" : "routed") << die;
  }
}

TEST(Chattanooga_17_3_Breastwork, ItsMoraleCountsForMargins) {
  for (const int morale : {2, 3}) {
    Table t = breastwork(morale);
    attack(t, {5});  // 5 - 1 is 4: Dr1(BxDr): 4 against the morale, the breastwork and 1
    EXPECT_EQ(t.place("georgia"), morale == 2 ? "0505" : "eliminated") << morale;
  }
}

TEST(Chattanooga_17_3_Breastwork, OnlyArtilleryFiresAtIt) {
  Table t(kUnion, Phase::Combat);
  t.works("0505", Works::Breastwork);
  Unit sharpshooters = infantry();
  sharpshooters.range = 2;
  t.usa("battery", artillery()).at("0506");
  t.usa("iowa", sharpshooters).at("0507");
  t.csa("georgia", infantry()).at("0505");
  t.act("aim georgia");
  EXPECT_EQ(t.refused("fire iowa"), "17.3");
  EXPECT_TRUE(t.is_offered("fire battery"));
}

/// The position of the table with other works at 0505; the works of both options are in play.
State with_works(Table& t, Works works) {
  State state = t.state();
  state.tracks[static_cast<std::size_t>(track(Option::Trenches))] = 1;
  state.tracks[static_cast<std::size_t>(track(Option::Redoubts))] = 1;
  state.ground[static_cast<std::size_t>(Table::hex("0505"))] = static_cast<std::uint8_t>(static_cast<int>(works) + 1);
  return state;
}

TEST(Chattanooga_17_4_Trench, OnlyInfantryThatChargesAttacksIt) {
  for (const Works works : {Works::Trench, Works::Redoubt}) {
    Table t = breastwork();
    State state = with_works(t, works);
    EXPECT_EQ(refuse_attack(t.game().field(state), t.id("iowa"), Table::hex("0505")).rule, "17.4");
    state.piece(t.id("iowa")).flags |= kCharge;
    EXPECT_FALSE(refuse_attack(t.game().field(state), t.id("iowa"), Table::hex("0505")));
  }
}

TEST(Chattanooga_17_4_Trench, NobodyFiresAtIt) {
  Table t = breastwork();
  const Shot shot{t.id("battery"), t.id("georgia")};
  EXPECT_FALSE(refuse_shot(t.game().field(t.state()), shot)) << "at a breastwork artillery may";
  EXPECT_EQ(refuse_shot(t.game().field(with_works(t, Works::Trench)), shot).rule, "17.4");
  EXPECT_EQ(refuse_shot(t.game().field(with_works(t, Works::Redoubt)), shot).rule, "17.4");
}

TEST(Chattanooga_17_4_Trench, AddsTwoToTheStrengthAndOneToTheMorale) {
  Table t = breastwork();
  for (const Works works : {Works::Trench, Works::Redoubt}) {
    const State state = with_works(t, works);
    EXPECT_EQ(die_terms(t.game().field(state), engagement(t)).total(), -2);
    EXPECT_EQ(fighting_morale(t.game().field(state), t.id("georgia")), 5);
  }
}

TEST(Chattanooga_17_4_Trench, NoZoneReachesIntoItAndInfantryInItFires) {
  Table t(kConfederate, Phase::Combat);
  t.works("0505", Works::Breastwork);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  const State state = with_works(t, Works::Trench);
  EXPECT_TRUE(t.field().is_in_enemy_zone(Table::hex("0505"), kConfederate));
  EXPECT_FALSE(t.game().field(state).is_in_enemy_zone(Table::hex("0505"), kConfederate));
  const Shot shot{t.id("georgia"), t.id("iowa")};
  EXPECT_EQ(refuse_shot(t.field(), shot).rule, "6.6");
  EXPECT_FALSE(refuse_shot(t.game().field(state), shot));
}

TEST(Chattanooga_17_4_Trench, ArtilleryDoesNotFightInIt) {
  Table t(kConfederate, Phase::Combat);
  t.works("0505", Works::Breastwork);
  t.usa("iowa", infantry()).at("0506");
  t.csa("battery", artillery()).at("0505");
  t.csa("georgia", infantry()).at("0505");
  EXPECT_EQ(refuse_firing(t.game().field(with_works(t, Works::Trench)), t.id("battery")).rule, "17.4");
  EXPECT_FALSE(refuse_firing(t.game().field(with_works(t, Works::Redoubt)), t.id("battery"))) << "in a redoubt it does";
  EXPECT_EQ(die_terms(t.game().field(with_works(t, Works::Trench)), engagement(t)).total(), -2) << "no support";
  EXPECT_EQ(die_terms(t.game().field(with_works(t, Works::Redoubt)), engagement(t)).total(), -4);
}

TEST(Chattanooga_17_5_Redoubt, ItsMoraleCountsForAttacksOutOfIt) {
  Table t(kConfederate, Phase::Combat);
  t.works("0505", Works::Breastwork);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry(4)).at("0505");
  EXPECT_EQ(fighting_morale(t.game().field(with_works(t, Works::Redoubt)), t.id("georgia")), 5);
  EXPECT_EQ(fighting_morale(t.game().field(with_works(t, Works::Trench)), t.id("georgia")), 4);
}

TEST(Chattanooga_17_4_Trench, TakesThreeUnitsTwoGameTurnsAndARedoubtThree) {
  Table t = diggers();
  t.usa("ohio", infantry()).at("0506");
  t.usa("maine", infantry()).at("0506");
  State two = t.state();
  two.tracks[static_cast<std::size_t>(track(Option::Trenches))] = 1;
  const State three = two;
  two.piece(t.id("maine")).place = kEliminated;
  const auto refused = [&](const State& state, std::string_view unit) {
    return refuse_dig(t.game().field(state), t.id(unit), Works::Trench, kUnion).rule;
  };
  EXPECT_EQ(refused(two, "iowa"), "17.2");
  EXPECT_EQ(refused(three, "iowa"), "");
  EXPECT_EQ(refused(three, "ohio"), "17.2") << "the lowest is named";
  EXPECT_EQ(builders_of(t.chart().numbers, WorksProject::Trench), 3);
  EXPECT_EQ(turns_of(t.chart().numbers, WorksProject::Trench), 2);
  EXPECT_EQ(turns_of(t.chart().numbers, WorksProject::Redoubt), 3);
}

/// Plays on to the administrative phase of the next game turn: nobody does anything, and the dice end each couplet.
void rest_a_turn(const Chattanooga& game, State& state) {
  const int turn = state.track(track(Track::Turn));
  Events events;
  const auto goes_on = [&] {
    return state.track(track(Track::Turn)) == turn ||
           static_cast<Phase>(state.track(track(Track::PhaseNow))) != Phase::Administrative;
  };
  while (goes_on()) {
    if (game.to_act(state) == Seat::Chance) {
      game.apply(state, game.chance(state).outcome(kDieFaces - 1), events);
    } else {
      Actions actions;
      game.actions(state, actions);
      const auto ends = [](const Action& action) {
        const Do verb = verb_of(action);
        return verb == Do::Pass || verb == Do::EndMoves || verb == Do::EndCombat || verb == Do::EndTurn;
      };
      game.apply(state, *std::find_if(actions.begin(), actions.end(), ends), events);
    }
  }
}

TEST(Chattanooga_17_2_Building, ATrenchIsDoneAfterTwoGameTurnsAndARedoubtAfterThree) {
  for (const Works works : {Works::Trench, Works::Redoubt}) {
    Table t = diggers();
    t.usa("ohio", infantry()).at("0506");
    t.usa("maine", infantry()).at("0506");
    State state = with_works(t, works);
    state.ground[static_cast<std::size_t>(Table::hex("0505"))] = 0;
    Events events;
    t.game().apply(state, action_of(verbs::Dig{t.id("iowa"), works}), events);
    const auto here = [&] { return ground_works(state, Table::hex("0506")); };
    for (int turns = works == Works::Trench ? 2 : 3; turns > 0; --turns) {
      EXPECT_EQ(here().turns, turns);
      EXPECT_EQ(here().kind, 0);
      EXPECT_TRUE(state.piece(t.id("maine")).flags & kBuilding);
      rest_a_turn(t.game(), state);
    }
    EXPECT_EQ(here().kind, static_cast<int>(works) + 1);
    EXPECT_FALSE(state.piece(t.id("maine")).flags & kBuilding);
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test

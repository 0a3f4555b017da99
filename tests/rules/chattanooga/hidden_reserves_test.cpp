// Hidden reserves and dummies (14.7): how they are flipped and seen, and who knows what.
#include "engine/games/chattanooga/rules/hidden_reserves.h"

#include "engine/core/rng.h"
#include "engine/games/chattanooga/planner/planner.h"
#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/play/redaction.h"
#include "tests/rules/chattanooga/bot_row.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// Reserve a of Iowa and Ohio at 0505, with three markers more; georgia stands at 0517, twelve hexes away.
Table unseen(Seat side = kUnion) {
  Table t(side, Phase::Movement);
  t.on(Option::HiddenReserves);
  t.on(Option::CreatingReserves);
  t.usa("iowa", infantry()).in(kReserveBox);
  t.usa("ohio", infantry()).in(kReserveBox).disrupted();
  t.usa("a", reserve()).at("0505");
  t.usa("b", reserve());
  t.usa("c", reserve());
  t.usa("d", reserve());
  t.csa("georgia", infantry()).at("0517");
  return t;
}

/// What the step of who is moving would do.
Events events_of_step(Table& t, std::string_view hex) {
  State state = t.state();
  Events events;
  t.game().apply(state, action_of(verbs::StepTo{Table::hex(hex)}), events);
  return events;
}

bool is_hidden(Table& t, std::string_view marker) { return t.piece(marker).up == kReverse; }

// ---- flipping ----

TEST(Chattanooga_14_7_HiddenReserves, IsAnOption) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Reserves);
  t.usa("iowa", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("0505");
  t.csa("georgia", infantry()).at("0517");
  EXPECT_EQ(t.refused("flip a 0"), "14.7");
  EXPECT_FALSE(t.offers("flip a 0"));
}

TEST(Chattanooga_14_7_HiddenReserves, AMarkerThatNoEnemySeesIsFlippedAndItsUnitsRecover) {
  Table t = unseen();
  EXPECT_TRUE(t.is_disrupted("ohio"));
  t.act("flip a 0");
  EXPECT_TRUE(is_hidden(t, "a"));
  EXPECT_FALSE(t.is_disrupted("ohio"));
  EXPECT_EQ(t.refused("flip a 0"), "14.7") << "once";
  EXPECT_TRUE(t.offers("take a")) << "it may move in the turn in which it flips";
}

TEST(Chattanooga_14_7_HiddenReserves, NotWhereAnEnemySeesItWithinTenHexes) {
  for (const bool is_near : {false, true}) {
    Table t = unseen();
    t.csa("alabama", infantry()).at(is_near ? "0515" : "0516");
    EXPECT_EQ(t.refused("flip a 0"), is_near ? "14.7" : "lawful");
  }
  Table t = unseen();
  t.csa("alabama", infantry()).at("0512");
  t.terrain("0508", Terrain::Town);
  EXPECT_TRUE(t.offers("flip a 0")) << "the line is blocked (11.3)";
}

TEST(Chattanooga_14_7_HiddenReserves, TheDarkHidesThemToo) {
  struct Case {
    int turn;
    const char* hex;
    bool can;
  };
  for (const Case& one :
       {Case{5, "0510", true}, Case{5, "0509", false}, Case{6, "0508", true}, Case{1, "0509", false}}) {
    Table t = unseen();
    t.turn(one.turn);
    t.csa("alabama", infantry()).at(one.hex);
    EXPECT_EQ(t.offers("flip a 0"), one.can) << one.turn << " " << one.hex;
  }
}

TEST(Chattanooga_14_7_HiddenReserves, OneOrTwoOthersArePlacedOnIt) {
  Table t = unseen();
  EXPECT_TRUE(t.offers("flip a 1"));
  EXPECT_EQ(t.refused("flip a 3"), "14.7");
  t.act("flip a 2");
  for (const char* marker : {"a", "b", "c"}) {
    EXPECT_EQ(t.place(marker), "0505");
    EXPECT_TRUE(is_hidden(t, marker)) << marker;
  }
  EXPECT_EQ(t.piece("d").place, kPool);
}

TEST(Chattanooga_14_7_HiddenReserves, AsManyAsThereAreAndAsThereIsRoomFor) {
  Table t = unseen();
  t.usa("maine", infantry()).at("0505");
  EXPECT_EQ(t.refused("flip a 2"), "8.1") << "a unit and three markers";
  t.act("flip a 1");
  Table few(kUnion, Phase::Movement);
  few.on(Option::HiddenReserves);
  few.usa("iowa", infantry()).in(kReserveBox);
  few.usa("a", reserve()).at("0505");
  few.usa("b", reserve());
  few.csa("georgia", infantry()).at("0517");
  EXPECT_EQ(few.refused("flip a 2"), "14.2");
}

TEST(Chattanooga_14_7_Dummies, MoveLikeAnyOtherMarkerAndAreAsTheMarkerThatWasFlipped) {
  Table t = unseen();
  t.act_all({"take a", "go 0504"});
  t.act("halt");
  t.act("flip a 1");
  EXPECT_EQ(t.refused("take b"), "7.1") << "it has moved as the other has";
  Table fresh = unseen();
  fresh.act_all({"flip a 2", "take b", "go 0503", "halt"});
  EXPECT_EQ(fresh.place("b"), "0503");
  EXPECT_EQ(fresh.place("a"), "0505");
  EXPECT_EQ(fresh.refused("deploy c 0505"), "14.5") << "it has no units";
}

// ---- being seen ----

TEST(Chattanooga_14_7_Seen, AMarkerThatMovesIntoSightShowsItsLetterAndGoesOn) {
  Table t = unseen();
  t.act_all({"flip a 0", "take a", "step 0506"});
  EXPECT_TRUE(is_hidden(t, "a")) << "eleven hexes away";
  t.act("step 0507");
  EXPECT_FALSE(is_hidden(t, "a"));
  EXPECT_EQ(t.step(), StepKind::March);
}

TEST(Chattanooga_14_7_Seen, ADummyThatMovesIntoSightLeavesTheMap) {
  Table t = unseen();
  t.act_all({"flip a 1", "take b", "go 0507"});
  EXPECT_EQ(t.piece("b").place, kPool);
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
  EXPECT_TRUE(is_hidden(t, "a")) << "the other one has not been seen";
}

TEST(Chattanooga_14_7_Seen, AnEnemyWhoComesIntoSightOfThem) {
  Table own = unseen();
  own.act("flip a 1");
  own.act("end-moves");
  while (own.to_act() != kConfederate || own.step() != StepKind::MovementPhase) {
    own.act(own.step() == StepKind::CombatPhase ? "end-combat" : "pass");
  }
  own.act_all({"take georgia", "step 0516"});
  EXPECT_TRUE(is_hidden(own, "a"));
  own.act("step 0515");
  EXPECT_FALSE(is_hidden(own, "a"));
  EXPECT_EQ(own.piece("b").place, kPool) << "a dummy";
}

TEST(Chattanooga_14_7_Seen, WhoDeploysShowsHisLetter) {
  Table t = unseen();
  t.act_all({"flip a 0", "deploy a 0505", "deploy iowa 0505", "pass"});
  EXPECT_FALSE(is_hidden(t, "a"));
  EXPECT_TRUE(t.offers("flip a 0")) << "nobody sees it still";
}

/// 14.5: woods hide it from an enemy who comes within three hexes.
TEST(Chattanooga_14_7_Seen, HiddenReservesDeployUnderTheSameCircumstances) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::HiddenReserves);
  t.usa("iowa", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("0505");
  t.usa("b", reserve());
  t.csa("georgia", infantry()).at("0509");
  t.terrain("0506", Terrain::Town);
  t.act_all({"flip a 1", "end-moves"});
  while (t.to_act() != kConfederate || t.step() != StepKind::MovementPhase) {
    t.act(t.step() == StepKind::CombatPhase ? "end-combat" : "pass");
  }
  t.act_all({"take georgia", "step 0508"});
  ASSERT_EQ(t.step(), StepKind::Deployment);
  EXPECT_EQ(t.to_act(), kUnion);
  EXPECT_FALSE(is_hidden(t, "a"));
  t.act("deploy iowa 0505");
  EXPECT_EQ(t.piece("a").place, kPool);
  EXPECT_EQ(t.piece("b").place, kPool) << "the dummy is no more";
}

// ---- who knows what ----

/// Two hidden markers, one of which has units.
Table two_hidden() {
  Table t = unseen();
  t.act_all({"flip a 1", "take b", "go 0405", "halt"});
  return t;
}

TEST(Chattanooga_14_7_Secret, TheEnemySeesMarkersWithoutLettersOrUnits) {
  Table t = two_hidden();
  const View view = t.game().view(t.state(), kConfederate);
  EXPECT_EQ(view.seen.piece(t.id("iowa")).place, kPool);
  EXPECT_EQ(view.seen.piece(t.id("ohio")).place, kPool);
  EXPECT_EQ(view.seen.piece(t.id("a")).place, Table::hex("0405")) << "the lower hex first, whichever letter it has";
  EXPECT_EQ(view.seen.piece(t.id("b")).place, Table::hex("0505"));
  EXPECT_EQ(t.game().view(t.state(), kUnion).seen, t.state()) << "his own he knows";
}

/// Chattanooga 16.1: an army all of which lies under hidden markers is on the map to everybody, and no other is.
TEST(Chattanooga_16_1_ArmyMorale, AnArmyInHiddenReservesIsOnTheMapToTheEnemyToo) {
  Table t = two_hidden();
  for (const Seat reader : {kUnion, kConfederate, Seat::Nobody}) {
    const View view = t.game().view(t.state(), reader);
    const Field field = t.game().field(view.seen);
    for (int command = 0; command < kCommands; ++command) {
      EXPECT_EQ(is_army_on_map(field, command), is_army_on_map(t.field(), command)) << command;
    }
    EXPECT_TRUE(is_army_on_map(field, static_cast<int>(Army::Cumberland)));
    EXPECT_FALSE(is_army_on_map(field, static_cast<int>(Army::Potomac)));
  }
}

/// Law 5 in small: which of the two has the units, and which letters they have, does not show.
TEST(Chattanooga_14_7_Secret, StatesThatDifferInTheSecretAloneLookAlike) {
  Table t = two_hidden();
  const View view = t.game().view(t.state(), kConfederate);
  State other = t.state();
  std::swap(other.piece(t.id("a")).place, other.piece(t.id("b")).place);
  std::swap(other.piece(t.id("a")).flags, other.piece(t.id("b")).flags);
  EXPECT_EQ(t.game().view(other, kConfederate), view);
  State letters = t.state();
  std::swap(letters.piece(t.id("b")), letters.piece(t.id("d")));
  std::swap(letters.piece(t.id("b")).kind, letters.piece(t.id("d")).kind);
  EXPECT_EQ(t.game().view(letters, kConfederate), view) << "d in place of b";
  State apart = t.state();
  apart.piece(t.id("ohio")).place = kReserveBox + 1;
  EXPECT_EQ(t.game().view(apart, kConfederate), view) << "both have units";
  EXPECT_NE(t.game().view(apart, kUnion), t.game().view(t.state(), kUnion));
}

TEST(Chattanooga_14_7_Secret, AGuessIsAPositionThatLooksTheSame) {
  Table t = two_hidden();
  const View view = t.game().view(t.state(), kConfederate);
  Rng rng(14, 7);
  int elsewhere = 0;
  for (int i = 0; i < 50; ++i) {
    const auto guess = t.game().guess(view, rng);
    ASSERT_TRUE(guess);
    EXPECT_EQ(describe(t.game().faults_of(*guess)), "");
    EXPECT_EQ(t.game().view(*guess, kConfederate), view);
    elsewhere += guess->piece(t.id("iowa")).place != kReserveBox ? 1 : 0;
  }
  EXPECT_GT(elsewhere, 0);
  EXPECT_LT(elsewhere, 50);
}

TEST(Chattanooga_14_7_Secret, TheLogNamesNoLetterToTheEnemy) {
  Table t = unseen();
  t.act("flip a 1");
  t.act("take b");
  const State before = t.state();
  const Events events = events_of_step(t, "0405");
  bool is_told = false;
  for (const Seat reader : {kUnion, kConfederate, Seat::Nobody}) {
    for (const Event& event : events) {
      const std::string words = t.game().describe_event(before, event, reader);
      is_told = is_told || words.find("hidden reserve moves") != std::string::npos;
      EXPECT_TRUE(reader == kUnion ||
                  words.find(t.game().data_of(before).counter(before.piece(t.id("b")).kind).name) == std::string::npos)
          << words;
    }
  }
  EXPECT_TRUE(is_told);
}

TEST(Chattanooga_14_7_Secret, TheCurtainFallsBeforeWhoHasHiddenReserves) {
  Table t = two_hidden();
  const View own = t.game().view(t.state(), kUnion);
  const View others = t.game().view(t.state(), kConfederate);
  EXPECT_TRUE(shows_more(own, others));
  EXPECT_FALSE(shows_more(others, own)) << "the Confederates hide nothing";
}

/// Nobody else knows that it is one: what can be taken back must not depend on it.
TEST(Chattanooga_14_7_Secret, TheCurtainFallsBeforeWhoHasADummyAlone) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::HiddenReserves);
  t.usa("iowa", infantry()).at("0101");
  t.usa("a", reserve()).at("0505").disrupted();  // hidden
  t.usa("b", reserve());
  t.csa("georgia", infantry()).at("0517");
  EXPECT_TRUE(shows_more(t.game().view(t.state(), kUnion), t.game().view(t.state(), kConfederate)));
}

TEST(Chattanooga_14_7_Secret, WhatIsTurnedUpIsABarrierForUndo) {
  Table t = unseen();
  t.act("flip a 0");
  t.act("take a");
  t.act("step 0506");
  const State before = t.state();
  const Events events = events_of_step(t, "0507");
  EXPECT_TRUE(std::any_of(events.begin(), events.end(),
                          [&](const Event& event) { return t.game().reveals(before, event, kUnion); }));
}

// ---- the computer ----

TEST(Chattanooga_14_7_Computer, HidesAReserveThatMarchesWithADummy) {
  Table t = unseen();
  t.on(Option::Leaders);
  const Land land(t.game().battles().front(), t.field().scenario());
  const std::vector<Action> plan = plan_of(t.game(), land, t.state(), Conduct({.script = 0, .by_piece = {}}, kStances));
  const Action flip = action_of(verbs::Flip{t.id("a"), 1});
  EXPECT_NE(std::find(plan.begin(), plan.end(), flip), plan.end());
}

/// It decides by what it may see: equal Views, equal plans (the guesses are by the same lot).
TEST(Chattanooga_14_7_Computer, LooksAtNothingHidden) {
  Table t = two_hidden();
  State other = t.state();
  std::swap(other.piece(t.id("a")).place, other.piece(t.id("b")).place);
  std::swap(other.piece(t.id("a")).flags, other.piece(t.id("b")).flags);
  Rng one(3, 4);
  Rng two(3, 4);
  EXPECT_EQ(t.game().guess(t.game().view(t.state(), kConfederate), one),
            t.game().guess(t.game().view(other, kConfederate), two));
}

/// Chattanooga 14.7: and equal decisions, up to the die.
TEST(Chattanooga_14_7_Computer, DecidesAlikeWhateverLiesUnderTheMarkers) {
  Table t = two_hidden();
  t.act("end-moves");
  while (t.to_act() != kConfederate || t.step() != StepKind::MovementPhase) {
    t.act(t.step() == StepKind::CombatPhase ? "end-combat" : "pass");
  }
  State swapped = t.state();
  std::swap(swapped.piece(t.id("a")).place, swapped.piece(t.id("b")).place);
  State apart = t.state();
  apart.piece(t.id("ohio")).place = kReserveBox + 1;
  for (const char* level : {"easy", "normal", "random"}) {
    for (std::uint64_t lot = 0; lot < 8; ++lot) {
      const std::vector<Action> row = row_of_bot(t.game(), t.state(), level, lot);
      EXPECT_FALSE(row.empty());
      EXPECT_EQ(row_of_bot(t.game(), swapped, level, lot), row) << level;
      EXPECT_EQ(row_of_bot(t.game(), apart, level, lot), row) << level;
    }
  }
}

// ---- from outside ----

TEST(Chattanooga_14_7_Outside, FaultsAreNamed) {
  Table t = two_hidden();
  const auto fault = [&](auto&& change) {
    State state = t.state();
    change(state);
    return describe(t.game().faults_of(state));
  };
  EXPECT_EQ(fault([](State&) {}), "");
  EXPECT_NE(fault([&](State& s) { s.piece(t.id("georgia")).place = Table::hex("0510"); }).find("14.7"),
            std::string::npos);
  EXPECT_NE(fault([&](State& s) { s.piece(t.id("ohio")).up = kReverse; }).find("14.7"), std::string::npos);
  EXPECT_NE(fault([&](State& s) { s.piece(t.id("b")).up = kFront; }).find("14.5"), std::string::npos);
  EXPECT_NE(fault([&](State& s) { s.piece(t.id("d")).up = kReverse; }).find("14.2"), std::string::npos);
  EXPECT_NE(
      fault([&](State& s) { s.tracks[static_cast<std::size_t>(track(Option::HiddenReserves))] = 0; }).find("14.2"),
      std::string::npos);
}

}  // namespace
}  // namespace longroll::chattanooga::test

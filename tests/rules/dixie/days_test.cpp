// Dixie 15.0 to 15.2H: battles of two and three days.
#include "engine/games/dixie/rules/days.h"

#include <algorithm>

#include "assets/embedded.h"
#include "engine/games/dixie/rules/decks.h"
#include "engine/games/dixie/rules/sight.h"
#include "engine/play/setup.h"
#include "engine/table/pile.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

Card late(Card card, Late army) {
  card.late = army;
  return card;
}

Card of_day(Card card, int day) {
  card.day = static_cast<std::int8_t>(day);
  return card;
}

int size_at(Table& t, Place place) { return size_of_pile(t.state(), place); }

/// Shiloh at the end of the first day: the Confederates are about to draw their last reinforcement. A Union card was
/// hit this turn.
Table shiloh_evening() {
  Table t(Seat::Confederate, Phase::Move);
  t.lie_front_and_back(1);
  t.deck(Seat::Confederate, 1);
  t.deck(Seat::Union, 5);
  t.usa("hit", infantry(3)).at("right-back").hits(1);
  return t;
}

TEST(Dixie_15_1_Shiloh, NightFallsTheMomentTheConfederatesHaveDrawnTheirLastCard) {
  Table t = shiloh_evening();
  t.csa("va", infantry(2)).at("left-back");
  t.usa("ny", infantry(2)).at("left-back");
  EXPECT_EQ(t.value(Track::Day), 1);
  t.act("finish");
  EXPECT_EQ(t.value(Track::Day), 2);
  EXPECT_EQ(t.phasing(), Seat::Union) << "whose turn the second day begins with";
  EXPECT_EQ(t.phase(), Phase::Morale) << "a whole turn";
  EXPECT_EQ(t.hits("hit"), 1) << "nothing was rolled before";
  EXPECT_TRUE(t.is_offered("check hit"));
  EXPECT_EQ(place_named(t.place("va")), place_named("left-front")) << "the attacker goes back one move";
  EXPECT_EQ(place_named(t.place("ny")), place_named("left-back")) << "the defender stays";
  EXPECT_EQ(size_at(t, reserve_of(Seat::Union)), 2) << "half of five, rounded down";
  EXPECT_EQ(size_at(t, deck_of(Seat::Union)), 3);
  EXPECT_NE(t.log(Seat::Union).find("Night falls on day 1"), std::string::npos);
  EXPECT_NE(t.log(Seat::Union).find("Day 2 breaks"), std::string::npos);
  EXPECT_NE(t.prompt().heading.find("Day 2"), std::string::npos);
}

/// The morale that the Union owes is rolled on the second day, when the attackers have gone: it can lose no battle that
/// the night has broken off.
TEST(Dixie_15_1_Shiloh, ARoutAfterTheLastDrawLosesNoBattleByDay) {
  Table t = shiloh_evening();
  t.csa("va", infantry(2)).at("center-back");
  t.usa("ny", infantry(2)).at("center-back").hits(1);
  t.dictate({6});
  t.act("finish");
  EXPECT_FALSE(t.outcome().over);
  EXPECT_EQ(place_named(t.place("va")), place_named("center-front"));
  t.act("check ny");
  EXPECT_EQ(t.place("ny"), "usa.lost");
  EXPECT_FALSE(t.outcome().over) << "nobody attacks Center Back any more";
}

TEST(Dixie_15_1_Shiloh, ARailwayThatBringsTheLastCardsEndsTheDayToo) {
  Table t = shiloh_evening();
  t.deck(Seat::Confederate, 3);
  t.csa("rails", special(SpecialKind::Railway));
  t.act("finish");
  ASSERT_TRUE(t.is_asked_for_specials());
  EXPECT_EQ(t.value(Track::Day), 1);
  t.act("play rails");
  EXPECT_EQ(t.value(Track::Day), 2);
}

/// Dixie 8.4: hits go with a card into the Reserve, where nothing is rolled for them.
TEST(Dixie_15_1_Shiloh, AttackersWhoMustGoToTheReserveKeepTheirHits) {
  Table t = shiloh_evening();
  t.csa("behind", infantry(2)).at("left-back");
  t.csa("holds", infantry(2)).at("left-front");
  t.usa("attacks", infantry(2)).at("left-front").hits(1);
  t.usa("leads", general(1, 1)).at("left-front").hits(1);
  t.held_by("left-front", Seat::Confederate);
  t.act("finish");
  EXPECT_EQ(t.place("attacks"), "usa.reserve");
  EXPECT_EQ(t.hits("attacks"), 1);
  EXPECT_EQ(t.place("leads"), "usa.reserve");
  EXPECT_EQ(t.hits("leads"), 1);
  EXPECT_EQ(t.refused("check attacks"), "6.0") << "nothing is rolled in the Reserve";
  EXPECT_EQ(t.refused("check hit"), "lawful") << "nor does a general there roll first";
}

TEST(Dixie_15_1_Shiloh, TheDayGoesOnWhileTheConfederatesHaveReinforcements) {
  Table t = shiloh_evening();
  t.deck(Seat::Confederate, 2);
  t.csa("va", infantry(2)).at("left-back");
  t.usa("ny", infantry(2)).at("left-back");
  t.act("finish");
  EXPECT_EQ(t.value(Track::Day), 1);
  EXPECT_EQ(t.phasing(), Seat::Union);
  EXPECT_EQ(place_named(t.place("va")), place_named("left-back"));
}

TEST(Dixie_15_1_Shiloh, AttackersOfEitherSideWithoutAWayHomeGoToTheReserve) {
  Table t = shiloh_evening();
  t.csa("va", infantry(2)).at("left-back");
  t.usa("ny", infantry(2)).at("left-back");
  t.usa("front", infantry(2)).at("left-front");
  t.csa("holds", infantry(2)).at("right-front");
  t.usa("attacks", infantry(2)).at("right-front");
  t.usa("leads", general(1, 1)).at("right-front");
  t.held_by("right-front", Seat::Confederate);
  t.act("finish");
  EXPECT_EQ(t.place("va"), "csa.reserve") << "the Union stands in Front behind it";
  EXPECT_EQ(place_named(t.place("attacks")), place_named("right-back"));
  EXPECT_EQ(place_named(t.place("leads")), place_named("right-back")) << "generals go along";
  EXPECT_EQ(place_named(t.place("holds")), place_named("right-front"));
}

TEST(Dixie_15_1_Shiloh, NobodyFallsBackOntoDecoys) {
  Table t = shiloh_evening();
  t.choose(Option::Decoys, 1);
  t.csa("va", infantry(2)).at("left-back");
  t.usa("ny", infantry(2)).at("left-back");
  t.usa("bluff", general(1, 1)).at("left-front").face_down();
  t.act("finish");
  EXPECT_EQ(t.place("va"), "csa.reserve") << "for all it can see the Union stands in Front";
  EXPECT_EQ(place_named(t.place("bluff")), place_named("left-front"));
}

TEST(Dixie_15_1_Shiloh, WhoComesBackToACrowdedPositionRollsForDisorder) {
  Table t = shiloh_evening();
  for (const char* name : {"a", "b", "c"}) {
    t.csa(name, infantry(2)).at("left-front");
  }
  for (const char* name : {"d", "e"}) {
    t.csa(name, infantry(2)).at("left-back");
  }
  t.usa("ny", infantry(2)).at("left-back");
  t.dictate({6, 1, 1, 1, 1});
  t.act("finish");
  EXPECT_EQ(t.place("a"), "csa.reserve") << "8.4: a six fails";
  EXPECT_EQ(t.count_at("csa.right"), 4) << "left front";
  EXPECT_EQ(t.value(Track::Day), 2);
}

TEST(Dixie_15_1_Shiloh, QuietTurnsAreCountedAnewWithTheDay) {
  Table t = shiloh_evening();
  t.set(Track::QuietTurns, 3);
  t.act("finish");
  EXPECT_EQ(t.value(Track::Day), 2);
  EXPECT_EQ(t.value(Track::QuietTurns), kLastCardDrawn) << "new troops have come";
}

TEST(Dixie_15_1_Shiloh, TheUnionHasWonIfItHoldsCenterFrontAtDawn) {
  Table t = shiloh_evening();
  t.usa("ny", infantry(2)).at("center-front");
  EXPECT_FALSE(t.outcome().over);
  t.act("finish");
  EXPECT_TRUE(t.outcome().over);
  EXPECT_EQ(t.outcome().winner, Seat::Union);
}

TEST(Dixie_15_1H_LateTroops, TakeThePlaceOfTheUnionsDeckUnexamined) {
  Table t = shiloh_evening();
  t.choose(Option::Late, 1);
  for (int i = 0; i < 9; ++i) {
    t.keep_out(Seat::Union, "ohio" + std::to_string(i), late(infantry(1), Late::Ohio));
    t.keep_out(Seat::Union, "third" + std::to_string(i), late(infantry(1), Late::ThirdDivision));
  }
  t.act("finish");
  EXPECT_EQ(size_at(t, aside_of(Seat::Union)), 5);
  EXPECT_EQ(size_at(t, reserve_of(Seat::Union)), 2);
  EXPECT_EQ(size_at(t, deck_of(Seat::Union)), 3);
  const Edition& edition = t.dixie().editions().front();
  for (PieceId id = 0; id < static_cast<PieceId>(t.state().pieces.size()); ++id) {
    const Piece& piece = t.state().piece(id);
    const bool came = piece.place == reserve_of(Seat::Union) || piece.place == deck_of(Seat::Union);
    EXPECT_EQ(edition.fact(piece.kind).late, came ? Late::Ohio : Late::No) << id;
    if (piece.place == aside_of(Seat::Union)) {
      EXPECT_FALSE(is_visible(t.state(), id, Seat::Union)) << "no peeking";
      EXPECT_FALSE(is_visible(t.state(), id, Seat::Confederate));
    }
  }
}

/// A late general is nobody whom the enemy may take for the one who leads a march on the first day.
TEST(Dixie_15_1H_LateTroops, AreNotGuessedAmongTheUnseenBeforeTheyCome) {
  Table t(Seat::Union, Phase::Move);
  t.lie_front_and_back();
  t.choose(Option::Late, 1);
  t.usa("leader", general(1, 1));
  t.usa("ny", infantry(2));
  for (int i = 0; i < 9; ++i) {
    t.keep_out(Seat::Union, "ohio" + std::to_string(i), late(general(1, 1), Late::Ohio));
  }
  State rolling = t.state();
  Events events;
  t.dixie().apply(rolling, *t.dixie().parse(rolling, "march ny left-front leader"), events);
  ASSERT_EQ(rolling.top().kind, static_cast<std::int16_t>(StepKind::MoraleCheck));
  const View view = t.dixie().view(rolling, Seat::Confederate);
  Rng rng(1);
  for (int i = 0; i < 50; ++i) {
    const std::optional<State> guess = t.dixie().guess(view, rng);
    ASSERT_TRUE(guess);
    ASSERT_EQ(describe(t.dixie().faults_of(*guess)), "");
  }
}

/// Gettysburg after the Union's last reinforcement of the day: the Confederates owe a morale roll.
Table gettysburg_evening(int day = 1) {
  Table t(Seat::Confederate, Phase::Morale);
  t.fight_three_days({{60, 48}, {18, 18}, {3, 2}, {4, 2}, {1, 1}});
  t.set(Track::Day, day);
  t.deck(Seat::Confederate, 0);
  t.deck(Seat::Union, 0);
  t.csa("hit", infantry(3)).at("csa.right").hits(1);
  for (int i = 0; i < 20; ++i) {
    t.keep_out(Seat::Union, "usa" + std::to_string(i), infantry(2));
    t.keep_out(Seat::Confederate, "csa" + std::to_string(i), infantry(2));
  }
  return t;
}

TEST(Dixie_15_2_Gettysburg, NightBringsReinforcementsAndPostsTheReserves) {
  Table t = gettysburg_evening();
  t.csa("va", infantry(2)).at("usa.left");
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("spare", infantry(2));
  t.csa("hill", of_day(terrain(TerrainType::Hill), 2));
  t.csa("lee", general(1, 1));
  t.usa("reserve", infantry(2));
  t.dictate({1});
  t.act("check hit");
  EXPECT_EQ(t.place("va"), "csa.right") << "the attacker went back";
  ASSERT_EQ(t.step(), StepKind::Night);
  EXPECT_EQ(t.to_act(), Seat::Confederate) << "who post first";
  EXPECT_EQ(size_at(t, reserve_of(Seat::Confederate)), 3 + 2);
  EXPECT_EQ(size_at(t, deck_of(Seat::Confederate)), 2);
  EXPECT_EQ(size_at(t, reserve_of(Seat::Union)), 1 + 3);
  EXPECT_EQ(size_at(t, deck_of(Seat::Union)), 4);
  EXPECT_EQ(t.refused("deploy va csa.center"), "15.2") << "nothing else moves";
  EXPECT_EQ(t.refused("deploy spare usa.left"), "15.2") << "the enemy stands there";
  EXPECT_EQ(t.refused("deploy spare usa.center"), "15.2") << "nor where nobody is";
  t.act("deploy spare csa.center");
  EXPECT_FALSE(t.is_up("spare"));
  t.act("deploy lee csa.center");
  EXPECT_TRUE(t.is_up("lee"));
  t.act("deploy hill csa.center");
  t.act("finish");
  EXPECT_EQ(t.to_act(), Seat::Union);
  t.act("deploy reserve usa.left");
  EXPECT_EQ(t.value(Track::Day), 1) << "until it dawns";
  t.act("finish");
  EXPECT_EQ(t.value(Track::Day), 2);
  EXPECT_EQ(t.phasing(), Seat::Confederate) << "whose turn begins the day";
}

/// Night falls when the side that opens the next day has rolled its morale, so none of its cards has a hit then; one
/// from outside would go into the next Combat Phase with a hit that was never rolled for.
TEST(Dixie_15_2_Gettysburg, AHitOfTheSideThatHasRolledIsRefusedByNight) {
  Table t = gettysburg_evening();
  t.csa("spare", infantry(2));
  t.usa("ny", infantry(2)).at("usa.left");
  t.dictate({1});
  t.act("check hit");
  ASSERT_EQ(t.step(), StepKind::Night);
  const auto strike = [](Piece& piece) {
    piece.up = 1;
    piece.marks = 1;
  };
  EXPECT_NE(t.faults_if("hit", strike).find("[6.0]"), std::string::npos);
  EXPECT_EQ(t.faults_if("ny", strike), "") << "the other side rolls in its own turn";
}

/// Dixie 8.4: a card comes out of the Reserve with the hits that it took there, and lies open with them.
TEST(Dixie_15_2_Gettysburg, ACardPostedOvernightKeepsItsHits) {
  Table t = gettysburg_evening();
  t.choose(Option::Decoys, 1);
  t.csa("spare", infantry(2)).hits(1);
  t.csa("early", general(1, 1)).hits(1);
  t.usa("ny", infantry(2)).at("usa.center");
  t.dictate({1});
  t.act("check hit");
  EXPECT_EQ(t.refused("decoy early csa.center"), "13.6") << "its hits would give it away";
  t.act("deploy spare csa.center");
  EXPECT_TRUE(t.is_up("spare"));
  EXPECT_EQ(t.hits("spare"), 1);
  t.play_on_to(Seat::Union, Phase::Move);
  EXPECT_EQ(t.hits("spare"), 1) << "the morale of this turn was rolled before the night";
  t.act("finish");
  EXPECT_TRUE(t.is_offered("check spare"));
}

TEST(Dixie_15_2_Gettysburg, OvernightFourCardsAreTheMost) {
  Table t = gettysburg_evening();
  for (const char* name : {"a", "b", "c"}) {
    t.csa(name, infantry(1)).at("csa.right");
  }
  t.csa("spare", infantry(2));
  t.dictate({1});
  t.act("check hit");
  EXPECT_EQ(t.refused("deploy spare csa.right"), "3.1");
}

TEST(Dixie_15_2_Gettysburg, OvernightNobodyIsPostedWhereTheEnemyHasTakenTheLine) {
  Table t = gettysburg_evening();
  t.usa("bold", infantry(2)).at("csa.left");
  t.csa("spare", infantry(2));
  t.csa("early", general(1, 1));
  t.dictate({1});
  t.act("check hit");
  EXPECT_EQ(t.place("bold"), "csa.left") << "who holds a position alone stays there";
  EXPECT_EQ(t.refused("deploy spare csa.left"), "15.2");
  EXPECT_EQ(t.refused("deploy early csa.left"), "15.2");
  EXPECT_EQ(t.refused("deploy spare csa.center"), "lawful");
}

TEST(Dixie_15_2_Gettysburg, AttackersOnBothSidesOfTheLineChangePlaces) {
  Table t = gettysburg_evening();
  t.csa("va", infantry(2)).at("usa.left");
  t.usa("home", infantry(2)).at("usa.left");
  t.usa("ny", infantry(2)).at("csa.right");
  t.dictate({1});
  t.act("check hit");
  EXPECT_EQ(t.place("va"), "csa.right");
  EXPECT_EQ(t.place("ny"), "usa.left");
}

TEST(Dixie_15_2_Gettysburg, ASecondGeneralGoesToTheReserveByNight) {
  Table t = gettysburg_evening();
  t.csa("va", infantry(2)).at("usa.left");
  t.csa("hood", general(1, 1)).at("usa.left");
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("lee", general(1, 1)).at("csa.right");
  t.dictate({1});
  t.act("check hit");
  EXPECT_EQ(t.place("va"), "csa.right");
  EXPECT_EQ(t.place("hood"), "csa.reserve") << "Lee is there";
}

TEST(Dixie_15_2_Gettysburg, AfterThreeDaysTheUnionHasWon) {
  Table t = gettysburg_evening(3);
  t.usa("ny", infantry(2)).at("usa.center");
  t.dictate({1});
  t.act("check hit");
  EXPECT_TRUE(t.outcome().over);
  EXPECT_EQ(t.outcome().winner, Seat::Union);
  EXPECT_EQ(t.outcome().rule, "15.2");
}

TEST(Dixie_15_2_Gettysburg, AMoraleRollThatLosesTheDayComesFirst) {
  Table t = gettysburg_evening(3);
  t.usa("a", infantry(2)).at("csa.center");
  t.usa("b", infantry(2)).at("csa.right");
  t.dictate({6});
  t.act("check hit");
  EXPECT_EQ(t.outcome().rule, "4.0") << "two positions are held alone before the day is over";
}

TEST(Dixie_15_2_Gettysburg, GroundOfTheSecondDayWaitsForIt) {
  for (const bool three : {false, true}) {
    for (const int day : {1, 2}) {
      Table t(Seat::Confederate, Phase::Move);
      if (three) {
        t.fight_three_days({{60, 48}, {18, 18}, {3, 2}, {4, 2}, {1, 1}});
        t.set(Track::Day, day);
      }
      t.csa("ridge", of_day(terrain(TerrainType::Ridge), 2));
      EXPECT_EQ(t.refused("lay ridge csa.center"), three && day == 1 ? "15.2" : "lawful");
    }
  }
  Table t(Seat::Confederate, Phase::Deployment);
  t.fight_three_days({{60, 48}, {18, 18}, {3, 2}, {4, 2}, {1, 1}});
  t.csa("ridge", of_day(terrain(TerrainType::Ridge), 2));
  EXPECT_EQ(t.refused("deploy ridge csa.center"), "15.2");
}

const Dixie& dixie() {
  static const Result<LoadedGame> loaded = load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  LR_CHECK(loaded.ok(), "the data of Dixie");
  return static_cast<const Dixie&>(*loaded.value().game);
}

longroll::Setup setup_of(std::string_view edition, std::initializer_list<std::pair<const char*, const char*>> options) {
  longroll::Setup setup = standard_setup(dixie());
  const auto& editions = dixie().editions();
  const auto at = std::find_if(editions.begin(), editions.end(), [&](const Edition& e) { return e.id == edition; });
  LR_CHECK(at != editions.end(), "an edition");
  setup.scenario = static_cast<int>(at - editions.begin());
  for (const auto& [option, value] : options) {
    LR_CHECK(set_option(dixie(), setup, option, value).empty(), "an option");
  }
  return setup;
}

TEST(Dixie_15_2_Gettysburg, BeginsWithEighteenCardsAndSixForTheDay) {
  const Session session(dixie(), setup_of("gettysburg", {{"days", "three"}}), 3);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    EXPECT_EQ(size_of_pile(session.state(), reserve_of(side)), 18);
    EXPECT_EQ(size_of_pile(session.state(), deck_of(side)), 6);
    const Edition& edition = dixie().data_of(session.state());
    EXPECT_EQ(reinforcements_of(edition, session.state(), side), 1);
    const ThreeDays& days = *edition.three_days;
    const int s = index_of(side);
    EXPECT_EQ(days.muster[s] + 2 * days.night[s] + 3 * days.allotment[s], days.battle_deck[s]) << "all are dealt";
  }
}

TEST(Dixie_15_2H_FirstDay, IsFoughtByThoseWhoWereThere) {
  const auto later = [](const Session& session) {
    return std::count_if(session.state().pieces.begin(), session.state().pieces.end(),
                         [&](const Piece& piece) { return dixie().data_of(session.state()).fact(piece.kind).day > 1; });
  };
  const Session any(dixie(), setup_of("gettysburg", {{"days", "three"}}), 3);
  const Session historical(dixie(), setup_of("gettysburg", {{"days", "three"}, {"first-day", "historical"}}), 3);
  EXPECT_GT(later(any), 0);
  EXPECT_EQ(later(historical), 0);
}

TEST(Dixie_15_1H_LateTroops, AreNotDealtBeforeTheBattle) {
  for (const auto& [value, ohio, third] :
       {std::tuple("free", true, true), std::tuple("ohio", false, true), std::tuple("ohio-and-third", false, false)}) {
    bool has_ohio = false;
    bool has_third = false;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
      const Session session(dixie(), setup_of("shiloh", {{"late", value}}), seed);
      for (const Piece& piece : session.state().pieces) {
        const Late army = dixie().data_of(session.state()).fact(piece.kind).late;
        has_ohio = has_ohio || army == Late::Ohio;
        has_third = has_third || army == Late::ThirdDivision;
      }
    }
    EXPECT_EQ(has_ohio, ohio) << value;
    EXPECT_EQ(has_third, third) << value;
  }
}

TEST(Dixie_15_0_Days, GoWithDealtDecksOfThreePositions) {
  const auto faults = [](std::initializer_list<std::pair<const char*, const char*>> options) {
    return describe(faults_of_setup(dixie(), setup_of("gettysburg", options)));
  };
  EXPECT_EQ(faults({{"days", "three"}}), "");
  EXPECT_EQ(faults({{"days", "three"}, {"first-day", "historical"}}), "");
  EXPECT_NE(faults({{"first-day", "historical"}}), "");
  EXPECT_NE(faults({{"days", "three"}, {"battleline", "five"}}), "");
}

}  // namespace
}  // namespace longroll::dixie::test

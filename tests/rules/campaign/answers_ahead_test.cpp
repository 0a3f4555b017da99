// build: fast
// The tip of an act names the vessels that may answer it (6.4.2): those whom the game then asks, with the chance of the
// die that it rolls.
#include <gtest/gtest.h>

#include <map>
#include <span>

#include "engine/core/rng.h"
#include "tests/rules/campaign/skirmish.h"
#include "tests/rules/campaign/war.h"
#include "tests/support/sparing.h"
#include "web/games/campaign/dice_ahead.h"

namespace longroll::campaign {
namespace {

using test::hex_at_name;
using test::kCsa;
using test::kUsa;
using test::Theatre;
using test::War;
using test::water_between;
using web::campaign::reaction_to;
using web::campaign::ReactionForecast;

/// Equal vessels of a berth, by their kind and where they lie: how many try, and in how many ways a die succeeds.
struct Tries {
  int count = 0, ways = 0;
  auto operator<=>(const Tries&) const = default;
};
using Vessels = std::map<std::pair<int, int>, Tries>;

std::pair<int, int> sort_of(const State& state, PieceId ship) {
  return {state.piece(ship).kind, Berth::of(state.piece(ship)).pack()};
}

Vessels told_of(const State& state, const std::optional<ReactionForecast>& forecast) {
  Vessels out;
  if (forecast) {
    for (const web::campaign::VesselsShown& one : forecast->vessels) {
      out[sort_of(state, one.first)] = {one.count, one.likely.ways};
    }
  }
  return out;
}

/// The enemy who stands there is being answered.
bool is_answer_to(const State& state, HexId here) {
  return is_step<ReactionLocals>(state.top()) && locals_of<ReactionLocals>(state.top()).here == here;
}

/// A vessel of which the game asks whether it answers the enemy there; else kNoPiece.
PieceId vessel_asked(const Game& game, const State& state, HexId here) {
  Actions lawful;
  if (is_answer_to(state, here) && is_player(game.to_act(state))) {
    game.actions(state, lawful);
  }
  for (const Action& action : lawful) {
    if (is_action<verbs::ReactAfloat>(action)) {
      return arguments_of<verbs::ReactAfloat>(action).ship;
    }
  }
  return kNoPiece;
}

/// Whom the game asks first after the act, when all dice fail: one vessel after another, each with every number of its
/// die. A march may go on from there by itself, and be answered again.
Vessels asked_after(const Campaign& game, State state, const Action& act) {
  Vessels out;
  Events events;
  game.apply(state, act, events);
  if (!is_step<ReactionLocals>(state.top())) {
    return out;
  }
  const HexId here = locals_of<ReactionLocals>(state.top()).here;
  const auto fail = [&] {
    while (game.to_act(state) == Seat::Chance &&
           (is_step<ReactionLocals>(state.top()) || is_step<ReactionVoyageLocals>(state.top()))) {
      game.apply(state, game.chance(state).outcome(0), events);
    }
  };
  fail();  // standing answers come first
  for (PieceId ship; (ship = vessel_asked(game, state, here)) != kNoPiece;) {
    Tries& tries = out[sort_of(state, ship)];
    game.apply(state, action_of(verbs::ReactAfloat{ship}), events);
    const Chance die = game.chance(state);
    tries.ways = 0;
    for (int k = 0; k < die.ways; ++k) {
      State rolled = state;
      game.apply(rolled, die.outcome(k), events);
      tries.ways += is_step<ReactionVoyageLocals>(rolled.top()) ? 1 : 0;
    }
    ++tries.count;
    fail();
  }
  return out;
}

/// What a tip tells of beforehand: who marches, rides, lands or works on a fort.
bool has_answers_told(const Action& action) {
  switch (verb_of(action)) {
    case Do::StepTo:
    case Do::March:
    case Do::RailTo:
    case Do::Land:
    case Do::PlaceFort:
    case Do::FinishFort:
      return true;
    default:
      return false;
  }
}

/// Plays a game by chance and looks at the acts of every `each`-th decision; how many were answered on the water.
int play_and_compare(const Campaign& game, const Setup& setup, std::uint64_t seed, int decisions, int each) {
  int answered = 0;
  Rng rng(seed);
  State state = game.setup(setup);
  Actions lawful;
  for (int i = 0; i < decisions && game.to_act(state) != Seat::Nobody; ++i) {
    Events events;
    if (game.to_act(state) == Seat::Chance) {
      const Chance chance = game.chance(state);
      game.apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
      continue;
    }
    lawful.clear();
    game.actions(state, lawful);
    for (const Action& action : lawful) {
      if (i % each == 0 && has_answers_told(action)) {
        const Vessels told = told_of(state, reaction_to(game, state, action));
        EXPECT_EQ(told, asked_after(game, state, action)) << i << " " << game.text(state, action);
        answered += told.empty() ? 0 : 1;
      }
    }
    game.apply(state, lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))], events);
  }
  return answered;
}

TEST(Campaign_6_4_2_VesselsAhead, AreThoseWhomTheGameAsksWithTheChanceOfItsDie) {
  constexpr std::uint64_t kGames[] = {3, 35, 21, 19};  // those of the first fifty in which vessels are asked most often
  int answered = 0;
  for (const std::uint64_t number : std::span(kGames).first(longroll::test::some_of(std::size(kGames)))) {
    const auto made = test::skirmish(number);
    answered += play_and_compare(dynamic_cast<const Campaign&>(*made), {0, {0}, {}}, number + 5, 2000, 3);
  }
  EXPECT_GT(answered, 20);
}

/// Union points go from 1418 to 1318 beside the Mississippi, in summer, out of the zone of Confederates in 1319.
War above_memphis(Theatre& theatre, ReactionRule rule = ReactionRule::Ask) {
  theatre.turn(2).answer(kCsa, rule);
  theatre.put(kUsa, UnitClass::Asp, "1418", 3);
  theatre.put_leader('A', "1418", 1);
  theatre.put(kCsa, UnitClass::Asp, "1319", 2);
  War war(theatre, kUsa);
  war.muster("1418");
  return war;
}
std::optional<ReactionForecast> told_before(const War& war, std::string_view hex) {
  return reaction_to(test::shipped_campaign(), war.state(), action_of(verbs::StepTo{hex_at_name(hex)}));
}

TEST(Campaign_6_4_2_VesselsAhead, TheTipNamesThemWhereTheyLieWithTheirChance) {
  Theatre theatre;
  const Berth memphis = water_between("1118", "1218");
  const PieceId two = theatre.put_ships(kCsa, UnitClass::Ironclad, memphis, 2);
  const PieceId flotilla = theatre.put_ships(kCsa, UnitClass::Flotilla, water_between("1119", "1219"));
  theatre.put_ships(kCsa, UnitClass::Flotilla, water_between("1120", "1219"));  // five hexsides away
  War war = above_memphis(theatre);
  const auto told = told_before(war, "1318");
  ASSERT_TRUE(told);
  ASSERT_EQ(told->vessels.size(), 2U) << "who is too far away is not told";
  EXPECT_EQ(told_of(war.state(), told),
            (Vessels{{sort_of(war.state(), two), {2, 2}}, {sort_of(war.state(), flotilla), {1, 2}}}));
  const std::string vessels =
      "2 Ironclads in the water between Hopefield (1118) and 1218, each 33% (5 or more); "
      "1 River flotilla in the water between 1119 near Memphis and 1219, 33% (5 or more) [6.4.2].";
  EXPECT_EQ(told->text(war.field()), "At 1318 it may be answered by 1319 33% (5 or more) [6.4], and by " + vessels);
  EXPECT_EQ((ReactionForecast{told->here, {}, told->vessels}.text(war.field())),
            "At 1318 it may be answered by " + vessels)
      << "no force on land may answer";
}

TEST(Campaign_6_4_2_VesselsAhead, AreNotToldWhenTheirSideHasAStandingAnswer) {
  for (const ReactionRule rule : {ReactionRule::Ask, ReactionRule::Never, ReactionRule::Always}) {
    Theatre theatre;
    theatre.put_ships(kCsa, UnitClass::Ironclad, water_between("1118", "1218"));
    const auto told = told_before(above_memphis(theatre, rule), "1318");
    EXPECT_EQ(told && !told->vessels.empty(), rule == ReactionRule::Ask) << static_cast<int>(rule);
  }
}

}  // namespace
}  // namespace longroll::campaign

// build: fast
// Who may react, and how (6.4 to 6.4.2), against a slow second telling of the rules, at random positions of made-up
// wars and at random exits.
#include "tests/rules/campaign/plain_reaction.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/games/campaign/rules/reaction_afloat.h"
#include "tests/rules/campaign/skirmish.h"
#include "tests/support/sparing.h"

namespace longroll::campaign {
namespace {

/// An exit of a force of the phasing side, or a landing or a fort of its, where points of it are, or, half of the time,
/// beside a river vessel of the other side.
std::optional<Trigger> random_trigger(const Field& field, Rng& rng) {
  std::vector<HexId> places;
  field.points(field.phasing()).for_each([&](HexId hex) { places.push_back(hex); });
  std::vector<HexId> banks;
  for (const PieceId id : field.pieces()) {
    const Berth berth = Berth::of(field.piece(id));
    if (field.side_of(id) != field.phasing() && is_afloat(field, id) && berth.is_hexside() &&
        field.map().is_playable(berth.place) && !field.map().is_sea(berth.place)) {
      banks.push_back(berth.place);
    }
  }
  if (!banks.empty() && rng.below(2) == 0) {
    places = banks;
  }
  if (places.empty()) {
    return std::nullopt;
  }
  Trigger trigger;
  trigger.here = places[rng.below(static_cast<std::uint32_t>(places.size()))];
  trigger.cause = rng.below(3) == 0 ? static_cast<ReactionCause>(rng.below(4)) : ReactionCause::Exit;
  std::vector<HexId> next;
  field.grid().for_each_neighbor(trigger.here, [&](Direction, HexId hex) {
    if (field.map().is_playable(hex) && !field.map().is_sea(hex)) {
      next.push_back(hex);
    }
  });
  trigger.from = trigger.cause == ReactionCause::Fort || next.empty()
                     ? trigger.here
                     : next[rng.below(static_cast<std::uint32_t>(next.size()))];
  return trigger;
}

/// What the comparisons have met, so that they do not agree about nothing.
struct Met {
  int reactors = 0;
  int vessels = 0;
};

void compare(Met& met, const Campaign& game, const State& state, const Trigger& trigger) {
  const Field field = game.field(state);
  const Library& library = field.library();
  ASSERT_EQ(is_answerable(field, trigger), test::plain_is_answerable(library, state, trigger));
  ASSERT_EQ(test::text_of(who_may_react(field, trigger)), test::plain_reactors(game, state, trigger))
      << hex_text(trigger.from) << " to " << hex_text(trigger.here);
  const std::vector<PieceId> vessels = vessels_that_may_react(field, trigger);
  met.reactors += who_may_react(field, trigger).empty() ? 0 : 1;
  met.vessels += vessels.empty() ? 0 : 1;
  ASSERT_EQ(vessels, test::plain_vessels(library, state, trigger)) << hex_text(trigger.here);
  for (const PieceId ship : vessels) {
    std::vector<int> berths;
    for (const Berth& berth : reaction_berths(field, ship)) {
      berths.push_back(berth.pack());
    }
    ASSERT_EQ(berths, test::plain_berths(library, state, ship)) << ship;
  }
}

/// Plays a made-up war by chance; compares at some of its positions.
void play_and_compare(Met& met, std::uint64_t number, std::uint64_t seed) {
  const int sparing = longroll::test::sparing();
  constexpr int kMaxDecisions = 2'000;
  const auto made = test::skirmish(number);
  const auto& game = dynamic_cast<const Campaign&>(*made);
  Rng rng(seed);
  State state = game.setup({0, {0}, {}});
  Events events;
  Now now(state, events);
  Actions actions;
  for (int i = 0; i < kMaxDecisions && game.to_act(state) != Seat::Nobody; ++i) {
    if (game.to_act(state) == Seat::Chance) {
      const Chance chance = game.chance(state);
      game.act(now, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))));
    } else {
      game.choices(now, actions);
      game.act(now, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    now.trim_events();
    const bool reacts = is_step<ReactionLocals>(state.top());
    if (reacts && i % (4 * sparing) == 0) {
      ASSERT_NO_FATAL_FAILURE(compare(met, game, state, trigger_of(locals_of<ReactionLocals>(state.top()))));
    } else if (i % (31 * sparing) == 0 && game.field(state).phase() == Phase::Operations) {
      if (const auto trigger = random_trigger(game.field(state), rng)) {
        ASSERT_NO_FATAL_FAILURE(compare(met, game, state, *trigger)) << number << " " << seed << " " << i;
      }
    }
  }
}

TEST(Campaign_6_4_Reaction, WhoMayReactAndHowIsWhatTheRulesTellForceByForce) {
  Met met;
  for (const std::uint64_t number :
       {3U, 9U, 1U, 5U, 7U, 11U, 2U, 8U}) {  // on the great river, the Potomac, the Cumberland
    ASSERT_NO_FATAL_FAILURE(play_and_compare(met, number, number + 1));
  }
  EXPECT_GT(met.reactors, longroll::test::some_of(10));
  EXPECT_GT(met.vessels, 0);
}

}  // namespace
}  // namespace longroll::campaign

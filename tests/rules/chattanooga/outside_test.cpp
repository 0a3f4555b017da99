// Positions from outside: every number of tracks, pieces and steps is looked at before it is believed, and what is let
// in can be played on.
#include "engine/core/rng.h"
#include "engine/games/chattanooga/steps/step_rule.h"
#include "engine/games/chattanooga/validate.h"
#include "tests/rules/chattanooga/skirmish.h"
#include "tests/support/broken_ranges.h"
#include "tests/support/sparing.h"

namespace longroll::chattanooga::test {
namespace {

/// Plays a skirmish at random and shows every position in which somebody decides or Chance does.
template <class Sighting>
void play(const Chattanooga& game, std::uint64_t seed, const Sighting& look) {
  Rng rng(seed);
  State state = game.setup(seed % 2 == 0 ? with_everything(game) : plainly(game));
  Actions actions;
  Events events;
  while (game.to_act(state) != Seat::Nobody && !testing::Test::HasFatalFailure()) {
    look(state, rng);
    actions.clear();
    events.clear();
    if (game.to_act(state) == Seat::Chance) {
      const Chance chance = game.chance(state);
      game.apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
    } else {
      game.actions(state, actions);
      game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
    }
  }
}

/// Plays some decisions on from a position that was let in; each that follows must be let in too.
void play_on(const Chattanooga& game, State state, std::uint64_t seed) {
  Rng rng(seed);
  Actions actions;
  Events events;
  for (int i = 0; i < 40 && game.to_act(state) != Seat::Nobody; ++i) {
    events.clear();
    if (game.to_act(state) == Seat::Chance) {
      const Chance chance = game.chance(state);
      game.apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
    } else {
      game.actions(state, actions);
      ASSERT_FALSE(actions.empty());
      game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
    }
    const Faults faults = game.faults_of(state);
    ASSERT_TRUE(faults.empty()) << describe(faults);
  }
}

struct Tried {
  int refused = 0;
  int accepted = 0;

  void judge(const Chattanooga& game, const State& wild) {
    if (game.faults_of(wild).empty()) {
      play_on(game, wild, static_cast<std::uint64_t>(++accepted));
    } else {
      ++refused;
    }
  }
};

int wild_number(Rng& rng) {
  constexpr std::array<int, 6> kWild = {INT16_MIN, INT16_MAX, 4095, 4096, 64, 200};
  return rng.below(3) == 0 ? kWild[rng.below(6)] : static_cast<int>(rng.below(14)) - 2;
}

/// One number of one step is another one.
State with_wild_local(State state, Rng& rng) {
  Step& step = state.stack[rng.below(static_cast<std::uint32_t>(state.stack.size()))];
  step.locals[rng.below(static_cast<std::uint32_t>(kLocals))] = static_cast<std::int16_t>(wild_number(rng));
  return state;
}

/// One number of one piece is another one; often a flag, or the place of another piece.
State with_wild_piece(State state, Rng& rng) {
  Piece& piece = state.pieces[rng.below(static_cast<std::uint32_t>(state.pieces.size()))];
  switch (rng.below(5)) {
    case 0:
      piece.place = state.pieces[rng.below(static_cast<std::uint32_t>(state.pieces.size()))].place;
      break;
    case 1:
      piece.flags = static_cast<std::uint16_t>(piece.flags ^ (1U << rng.below(16)));
      break;
    case 2:
      piece.note = static_cast<std::int16_t>(rng.below(4));
      break;
    case 3:
      piece.up = static_cast<std::int8_t>(rng.below(2));
      break;
    default:
      piece.place = static_cast<Place>(kMaxHexes + static_cast<int>(rng.below(30)));
      break;
  }
  return state;
}

/// A step is taken off, put on twice, or changed for one of another kind.
State with_wild_stack(State state, Rng& rng) {
  const std::size_t i = rng.below(static_cast<std::uint32_t>(state.stack.size()));
  switch (rng.below(3)) {
    case 0:
      state.stack.erase(state.stack.begin() + static_cast<std::ptrdiff_t>(i));
      break;
    case 1:
      state.stack.push_back(state.stack[i]);
      break;
    default:
      state.stack[i].kind = static_cast<std::int16_t>(rng.below(static_cast<std::uint32_t>(all_steps().size() + 1)));
      break;
  }
  return state;
}

TEST(Chattanooga_FromOutside, WhatIsLetInCanBePlayedOn) {
  Tried tried;
  const std::uint64_t games = longroll::test::some_of(20U);
  for (std::uint64_t number = 0; number < games; ++number) {
    const auto game = skirmish(number);
    play(*game, number, [&](const State& state, Rng& rng) {
      if (rng.below(4) == 0) {
        tried.judge(*game, with_wild_local(state, rng));
        tried.judge(*game, with_wild_piece(state, rng));
        tried.judge(*game, with_wild_stack(state, rng));
      }
    });
  }
  EXPECT_GT(tried.refused, longroll::test::some_of(3'000));
  EXPECT_GT(tried.accepted, longroll::test::some_of(300));
}

TEST(Chattanooga_FromOutside, EveryBoundOfAStepIsNamed) {
  const auto game = skirmish(0);
  longroll::test::BrokenSteps<StepRule> broken(*game, all_steps());
  for (std::uint64_t seed = 0; seed < 40 && !broken.has_named_all(); ++seed) {
    play(*game, seed, [&](const State& state, Rng&) { broken.look_at(state); });
  }
  broken.expect_all_named();
}

TEST(Chattanooga_FromOutside, EveryBoundOfATrackIsNamed) {
  const auto game = skirmish(0);
  longroll::test::expect_track_bounds_named(*game, game->setup(plainly(*game)), track_ranges());
}

TEST(Chattanooga_Trail, KeepsItsStepsInOrder) {
  Trail trail;
  EXPECT_TRUE(trail.is_empty());
  for (int n = 0; n < Trail::kMaxSteps; ++n) {
    trail.add(kAllDirections[static_cast<std::size_t>(n * 5 % kDirections)]);
    EXPECT_EQ(trail.size(), n + 1);
    EXPECT_TRUE(trail.is_valid());
  }
  for (int n = 0; n < Trail::kMaxSteps; ++n) {
    EXPECT_EQ(trail.step(n), kAllDirections[static_cast<std::size_t>(n * 5 % kDirections)]);
  }
}

TEST(Chattanooga_Trail, IsInvalidWithAGapOrAWrongDigit) {
  Trail gap;
  gap.parts[1].digits = 1;
  EXPECT_FALSE(gap.is_valid());
  Trail hole;
  hole.parts[0].digits = TrailPart::kBase;  // no first step, but a second
  EXPECT_FALSE(hole.is_valid());
  Trail below;
  below.parts[0].digits = -1;
  EXPECT_FALSE(below.is_valid());
  Trail above;
  above.parts[0].digits = 7 * 7 * 7 * 7 * 7;
  EXPECT_FALSE(above.is_valid());
}

}  // namespace
}  // namespace longroll::chattanooga::test

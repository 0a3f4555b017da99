// Battles 8.0: attacks under way that come from outside: a position is either refused with its fault or can be played
// on.
#include <algorithm>

#include "engine/core/rng.h"
#include "tests/rules/battles/skirmish.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

constexpr StepKind kSteps[] = {StepKind::CombatPhase, StepKind::Declare, StepKind::Combat};

/// Changes one thing of a position, as a hostile link would.
void tamper(State& state, Rng& rng) {
  const auto pick = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
  Piece& piece = state.pieces[pick(state.pieces.size())];
  switch (pick(8)) {
    case 0:
    case 1:
    case 2:
      piece.flags = static_cast<std::uint16_t>(piece.flags ^ (1u << pick(13)));
      break;
    case 3:
      piece.marks = static_cast<std::int16_t>(pick(4));
      break;
    case 4:
      piece.place = state.pieces[pick(state.pieces.size())].place;
      break;
    case 5: {
      Step& step = state.stack.back();
      step.locals[pick(kLocals)] = static_cast<std::int16_t>(static_cast<int>(pick(9)) - 1);
      break;
    }
    case 6:
      state.stack.back().kind = static_cast<std::int16_t>(kSteps[pick(3)]);
      break;
    default:
      if (pick(2) == 0) {
        state.stack.pop_back();
      } else {
        state.stack.push_back({static_cast<std::int16_t>(kSteps[pick(3)]), {}});
      }
      break;
  }
}

/// Plays on at random. Actions nobody offers are refused or fine, but never fail a check.
void play_on(const Battles& game, State state, Rng& rng, int plies) {
  for (int ply = 0; ply < plies && game.to_act(state) != Seat::Nobody; ++ply) {
    Events events;
    if (game.to_act(state) == Seat::Chance) {
      const Chance chance = game.chance(state);
      game.apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
      continue;
    }
    Actions lawful;
    game.actions(state, lawful);
    ASSERT_FALSE(lawful.empty());
    const Action wild = {static_cast<Verb>(rng.below(20)),
                         {static_cast<std::int16_t>(rng.next()), static_cast<std::int16_t>(rng.below(300)), 0, 0}};
    EXPECT_EQ(!game.refuse(state, game.to_act(state), wild), std::count(lawful.begin(), lawful.end(), wild) == 1);
    game.apply(state, lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))], events);
  }
}

bool is_of_combat(const State& state) {
  return std::count(std::begin(kSteps), std::end(kSteps), static_cast<StepKind>(state.top().kind)) > 0;
}

TEST(Battles_8_0_Tampered, PositionsAreRefusedOrCanBePlayedOn) {
  Rng rng(11);
  int accepted = 0;
  int refused = 0;
  for (std::uint64_t number = 0; number < 60 && !testing::Test::HasFailure(); ++number) {
    const std::shared_ptr<Battles> game = skirmish(number);
    State state = game->setup({0, {}});
    for (int ply = 0; ply < 1500 && game->to_act(state) != Seat::Nobody; ++ply) {
      for (int n = 0; is_of_combat(state) && n < 3; ++n) {
        State other = state;
        for (std::uint32_t i = 0; i <= rng.below(3); ++i) {
          tamper(other, rng);
          if (other.stack.empty()) {
            other.stack.push_back({});
          }
        }
        if (game->faults_of(other).empty()) {
          ++accepted;
          play_on(*game, other, rng, 40);
        } else {
          ++refused;
        }
      }
      Events events;
      if (game->to_act(state) == Seat::Chance) {
        game->apply(state, game->chance(state).outcome(static_cast<int>(rng.below(6))), events);
        continue;
      }
      Actions lawful;
      game->actions(state, lawful);
      game->apply(state, lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))], events);
    }
  }
  EXPECT_GT(accepted, 500);
  EXPECT_GT(refused, 500);
}

}  // namespace
}  // namespace longroll::battles::test

// build: fast
// What is kept beside the pen, and lists that ask few pieces, against a walk through all pieces: on positions of random
// games with every option.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/heroes.h"
#include "engine/games/chattanooga/rules/hidden_reserves.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/verbs.h"
#include "engine/play/setup.h"
#include "tests/rules/chattanooga/random_play.h"
#include "tests/rules/chattanooga/table.h"
#include "tests/support/shipped.h"

namespace longroll::chattanooga::test {
namespace {

using Look = std::function<void(const Chattanooga& game, const State& state, const Now& now)>;

/// Plays that game at random under one pen, and looks at every `every`-th position.
void play_under_the_pen(const Chattanooga& game, const Setup& setup, std::uint64_t seed, int every, const Look& look) {
  State state = game.setup(setup);
  Events events;
  Now now(state, events);
  Rng rng(seed, 21);
  Actions actions;
  for (int ply = 0; game.to_act(state) != Seat::Nobody && !testing::Test::HasFatalFailure(); ++ply) {
    now.trim_events();
    const auto below = [&](std::size_t n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    if (game.to_act(state) == Seat::Chance) {
      const Chance chance = game.chance(state);
      game.act(now, chance.outcome(below(static_cast<std::size_t>(chance.ways))));
    } else {
      game.choices(now, actions);
      game.act(now, actions[static_cast<std::size_t>(below(actions.size()))]);
    }
    if (ply % every == 0) {
      look(game, state, now);
    }
  }
}

/// Skirmishes with every option, and the great battle.
void play_all(const Look& look) {
  for (std::uint64_t number = 0; number < 12 && !testing::Test::HasFatalFailure(); ++number) {
    SCOPED_TRACE("skirmish " + std::to_string(number));
    const auto game = skirmish(number);
    play_under_the_pen(*game, with_everything(*game), number, 3, look);
  }
  SCOPED_TRACE("Death Knell");
  const std::shared_ptr<const Game> game = longroll::test::shipped_game("chattanooga");
  const auto& shipped = static_cast<const Chattanooga&>(*game);
  Setup setup = with_everything(shipped);
  const auto& scenarios = game->info().scenarios;
  while (scenarios[static_cast<std::size_t>(setup.scenario)].id != "death-knell") {
    ++setup.scenario;
  }
  play_under_the_pen(shipped, setup, 1, 211, look);
}

// ---- the list of a Movement Phase against each piece and hex, asked one by one ----

class AskedOneByOne {
 public:
  AskedOneByOne(const Chattanooga& game, const State& state) : game_(game), state_(state) {
    const Field field = game.field(state);
    for (const PieceId id : field.pieces()) {
      ask(verbs::Take{id});
      ask(verbs::Recover{id});
      ask(verbs::Return{id});
      ask(verbs::Rebuild{id});
      ask(verbs::Volley{id});
      ask(verbs::Bonus{id});
      ask(verbs::Land{id});
      ask(verbs::Cross{id});
      ask(verbs::FormReserve{id});
      if (field.is_reserve(id)) {
        for (int dummies = 0; dummies <= 3; ++dummies) {
          ask(verbs::Flip{id, dummies});
        }
        ask(verbs::Deploy{id, static_cast<HexId>(field.piece(id).place)});
      }
    }
    for (const HexId hex : field.scenario().entries) {
      ask(verbs::Dummy{hex, false});
      ask(verbs::Dummy{hex, true});
    }
    std::sort(lawful_.begin(), lawful_.end());
    lawful_.erase(std::unique(lawful_.begin(), lawful_.end()), lawful_.end());
  }
  const Actions& lawful() const { return lawful_; }

 private:
  template <class Arguments>
  void ask(const Arguments& arguments) {
    const Action action = action_of(arguments);
    if (!game_.refuse(state_, game_.to_act(state_), action)) {
      lawful_.push_back(action);
    }
  }

  const Chattanooga& game_;
  const State& state_;
  Actions lawful_;
};

/// The list without verbs that are not asked one by one.
Actions asked_of(const Actions& all) {
  constexpr Do kAsked[] = {Do::Take, Do::Recover, Do::Return,      Do::Rebuild, Do::Volley, Do::Bonus,
                           Do::Land, Do::Cross,   Do::FormReserve, Do::Flip,    Do::Deploy, Do::Dummy};
  Actions asked;
  std::copy_if(all.begin(), all.end(), std::back_inserter(asked), [&](const Action& action) {
    return std::find(std::begin(kAsked), std::end(kAsked), verb_of(action)) != std::end(kAsked);
  });
  return asked;
}

TEST(Chattanooga_7_1_QuickLists, OfAMovementPhaseAreWhatEachPieceIsAllowed) {
  std::map<Do, int> found;
  play_all([&](const Chattanooga& game, const State& state, const Now& now) {
    if (game.to_act(state) == Seat::Nobody || !is_step<MovementPhaseLocals>(state.top())) {
      return;
    }
    Actions actions;
    game.choices(now, actions);
    const Actions asked = asked_of(actions);
    ASSERT_EQ(asked, AskedOneByOne(game, state).lawful());
    for (const Action& action : asked) {
      ++found[verb_of(action)];
    }
  });
  for (const Do verb :
       {Do::Take, Do::Recover, Do::Volley, Do::Bonus, Do::Cross, Do::FormReserve, Do::Flip, Do::Deploy}) {
    EXPECT_GT(found[verb], 10) << static_cast<int>(verb);
  }
}

// ---- rules that look at few pieces against a walk through all ----

/// Chattanooga 14.3, 13.3
bool has_followers_slowly(const Field& field, PieceId leader) {
  const HexId hex = field.piece(leader).place;
  const ReserveFormingLocals forming{leader, FormingStage::Naming, hex};
  int standing = 0;
  for (const PieceId id : field.pieces()) {
    standing += field.piece(id).place == hex && field.side_of(id) == field.side_of(leader) &&
                        (field.is_unit(id) || field.is_reserve(id))
                    ? 1
                    : 0;
  }
  const auto pieces = field.pieces();
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
    return is_on_map(field.piece(id)) && (standing < field.scenario().stack_limit || field.piece(id).place == hex) &&
           !refuse_to_take_part(field, forming, id);
  });
}

TEST(Chattanooga_13_3_QuickReserves, ALeaderHasFollowersWhereAWalkThroughAllUnitsFindsOne) {
  int with = 0;
  int without = 0;
  play_all([&](const Chattanooga& game, const State& state, const Now& now) {
    const Field kept(game.data_of(state), now);
    for (const PieceId leader : kept.scenario().leaders) {
      const Refusal refusal = refuse_form(kept, leader, kept.phasing());
      if (kept.phase() != Phase::Movement || !is_on_map(kept.piece(leader)) ||
          (refusal && refusal.reason != "No unit of his span could enter it.")) {
        continue;
      }
      ASSERT_EQ(!refusal, has_followers_slowly(kept, leader)) << leader;
      (refusal ? without : with) += 1;
    }
  });
  EXPECT_GT(with, 50);
  EXPECT_GT(without, 50);
}

TEST(Chattanooga_7_7_QuickRides, ALeaderRidesWhereOnePointLeadsSomewhere) {
  int can = 0;
  const auto look_at_leaders = [&](const Field& kept) {
    for (const PieceId leader : kept.scenario().leaders) {
      if (has_leader_on_map(kept, leader, kept.phasing()) && !kept.has_flag(leader, kMoved)) {
        const bool leads_somewhere = !ride_hexes(kept, leader, 1).empty();
        ASSERT_EQ(!refuse_ride(kept, leader), leads_somewhere) << leader;
        can += leads_somewhere ? 1 : 0;
      }
    }
  };
  play_all([&](const Chattanooga& game, const State& state, const Now& now) {
    look_at_leaders(Field(game.data_of(state), now));
  });
  EXPECT_GT(can, 100);
  can = 0;
  Table hemmed_in(Seat::Union, Phase::Movement);  // a few are at random, or nobody
  hemmed_in.on(Option::Leaders);
  hemmed_in.on(Option::LeaderMovement);
  hemmed_in.usa("iowa", infantry()).at("0510");
  hemmed_in.usa("geary", leader(1, 2)).at("0510");
  hemmed_in.csa("texas", infantry()).at("0509");
  hemmed_in.csa("alabama", infantry()).at("0511");
  look_at_leaders(hemmed_in.field());
  EXPECT_EQ(can, 0);
}

// ---- what is kept beside the pen against a walk through all pieces ----

std::vector<PieceId> reserve_slowly(const Field& field, PieceId marker) {
  std::vector<PieceId> units;
  for (const PieceId id : field.pieces()) {
    if (field.is_unit(id) && field.side_of(id) == field.side_of(marker) &&
        field.piece(id).place == box_of_reserve(field, marker)) {
      units.push_back(id);
    }
  }
  return units;
}

TEST(Chattanooga_14_2_QuickReserves, UnitsInReserveAreThoseOfAWalkThroughAllPieces) {
  int filled = 0;
  play_all([&](const Chattanooga& game, const State& state, const Now& now) {
    const Field kept(game.data_of(state), now);
    BySide<HexSet> held{};
    PieceId empty = kNoPiece;
    for (const PieceId marker : kept.scenario().markers) {
      if (!kept.is_reserve(marker)) {
        continue;
      }
      std::vector<PieceId> units;
      for_each_in_reserve(kept, marker, [&](PieceId id) { units.push_back(id); });
      ASSERT_EQ(units, reserve_slowly(kept, marker)) << marker;
      filled += units.empty() ? 0 : 1;
      if (is_on_map(kept.piece(marker)) && !units.empty()) {
        held[kept.side_of(marker)].add(kept.piece(marker).place);
      } else if (is_on_map(kept.piece(marker)) && kept.piece(marker).up == kFront && empty == kNoPiece) {
        empty = marker;
      }
    }
    ASSERT_EQ(empty_reserve(kept), empty);
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      ASSERT_EQ(held_by_reserves(kept, side), held[side]);
    }
  });
  EXPECT_GT(filled, 300);
}

TEST(Chattanooga_14_5_QuickReserves, ACheckIsDueOfTheUnitThatAWalkFinds) {
  int flagged = 0;
  play_all([&](const Chattanooga& game, const State& state, const Now& now) {
    const Field kept(game.data_of(state), now);
    PieceId due = kNoPiece;
    for (const PieceId id : kept.pieces()) {
      const bool is_due = kept.has_flag(id, kDeployed) && kept.has_flag(id, kCheckDue) && kept.is_unit(id);
      due = is_due && due == kNoPiece ? id : due;
      flagged += kept.has_flag(id, kDeployed) ? 1 : 0;
    }
    ASSERT_EQ(kept.check_due(), due);
  });
  EXPECT_GT(flagged, 20);
}

TEST(Chattanooga_13_5_QuickHeroes, HeroesLeftAreThoseWhomAWalkCounts) {
  int fewest = 99;
  int most = 0;
  play_all([&](const Chattanooga& game, const State& state, const Now& now) {
    const Field kept(game.data_of(state), now);
    ASSERT_EQ(kept.heroes_left(), heroes_left(Field(game.data_of(state), state)));
    fewest = std::min(fewest, kept.heroes_left());
    most = std::max(most, kept.heroes_left());
  });
  EXPECT_LT(fewest, most);
}

/// Chattanooga 14.5: events of a move that alarm reserves, against the distances of all pieces.
TEST(Chattanooga_14_5_QuickAlarms, EveryReserveNearAMoveMustDeploy) {
  int alarmed = 0;
  for (std::uint64_t number = 0; number < 16; ++number) {
    const auto game = skirmish(number);
    play_at_random(*game, with_everything(*game), number, [&](const State& before, const State& after) {
      const Field was(game->data_of(before), before);
      const Field is(game->data_of(after), after);
      for (const PieceId mover : is.pieces()) {
        const bool has_stepped = is.phase() == Phase::Movement && was.phase() == Phase::Movement && is.is_unit(mover) &&
                                 is_on_map(is.piece(mover)) && is.piece(mover).place != was.piece(mover).place;
        for (const PieceId id : is.scenario().markers) {
          const bool is_near = has_stepped && is.is_reserve(id) && is.side_of(id) != is.side_of(mover) &&
                               is_on_map(is.piece(id)) && is.piece(id).place == was.piece(id).place &&
                               is.grid().distance(is.piece(id).place, is.piece(mover).place) <= 3;
          ASSERT_TRUE(!is_near || is.has_flag(id, kMustDeploy)) << mover << " beside " << id;
          alarmed += is_near ? 1 : 0;
        }
      }
    });
  }
  EXPECT_GT(alarmed, 20);
}

}  // namespace
}  // namespace longroll::chattanooga::test

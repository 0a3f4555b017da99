// A Field of the State under the pen against one of the State alone, and the quick rules against slow ones.
#include "engine/core/rng.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/map/flood.h"
#include "tests/rules/chattanooga/skirmish.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

std::vector<PieceId> pieces_at(const Field& field, HexId hex) {
  std::vector<PieceId> all;
  for_each_at(field, hex, [&](PieceId piece) { all.push_back(piece); });
  return all;
}

/// Chattanooga 5.4, hex by hex.
HexSet slow_communications(const Field& field, Seat side) {
  HexSet open;
  field.map().in_play().for_each([&](HexId hex) {
    bool has_enemy = false;
    for (const PieceId id : field.pieces()) {
      has_enemy = has_enemy || (field.piece(id).place == hex && field.is_unit(id) && field.side_of(id) != side);
    }
    if (!has_enemy) {
      open.add(hex);
    }
  });
  return flood_plainly(field.grid(), field.map().communications(side), open, field.costs().entered_over());
}

/// Chattanooga 6.1, 6.2, 17.4, unit by unit.
HexSet slow_zone(const Field& field, Seat side) {
  HexSet zone;
  const GroundMap& map = field.map();
  const auto bars = [](Terrain terrain) {
    return terrain == Terrain::Swamp || terrain == Terrain::Ravine || terrain == Terrain::Hillside;
  };
  for (const PieceId id : field.pieces()) {
    if (!field.has_unit_on_map(id, side) || field.time().id == "night") {
      continue;
    }
    const HexId from = field.piece(id).place;
    if (!map.is_playable(from)) {
      continue;  // 7.8: out of a boat
    }
    map.grid.for_each_neighbor(from, [&](Direction d, HexId to) {
      constexpr int kTrench = static_cast<int>(Works::Trench) + 1;  // a redoubt is more
      const bool is_barred = bars(map.terrain_at(from)) || bars(map.terrain_at(to)) ||
                             map.terrain_at(to) == Terrain::Town || map.is_uphill(from, d) || map.is_blocked(from, d) ||
                             (map.is_stream(from, d) && !map.is_bridge(from, d)) || !map.is_playable(to) ||
                             field.no_entry(side).has(to) || ground_works(field.state(), to).kind >= kTrench;
      if (!is_barred) {
        zone.add(to);
      }
    });
  }
  return zone;
}

class UnderThePen {
 public:
  explicit UnderThePen(std::uint64_t number)
      : game_(skirmish(number)),
        rng_(number, 5),
        state_(game_->setup(number % 4 < 2 ? with_everything(*game_) : plainly(*game_))),
        now_(state_, events_) {}

  /// Plays at random, and looks after most of the decisions.
  void play(const std::function<void(const Field& kept, const Field& fresh, HexId hex)>& look) {
    Actions actions;
    while (game_->to_act(state_) != Seat::Nobody && !testing::Test::HasFatalFailure()) {
      now_.trim_events();
      if (game_->to_act(state_) == Seat::Chance) {
        game_->act(now_, game_->chance(state_).outcome(below(game_->chance(state_).ways)));
      } else {
        game_->choices(now_, actions);
        game_->act(now_, actions[static_cast<std::size_t>(below(static_cast<int>(actions.size())))]);
      }
      if (below(3) != 0) {
        const Library& library = game_->data_of(state_);
        look(Field(library, now_), Field(library, state_), hex_at(1 + below(16), 1 + below(14)));
        ++looks_;
      }
    }
  }

  int looks() const { return looks_; }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

  std::shared_ptr<Chattanooga> game_;
  Rng rng_;
  State state_;
  Events events_;
  Now now_;
  int looks_ = 0;
};

/// Plays skirmishes and looks.
int play_all(const std::function<void(const Field& kept, const Field& fresh, HexId hex)>& look) {
  int looks = 0;
  for (std::uint64_t number = 0; number < 8 && !testing::Test::HasFatalFailure(); ++number) {
    SCOPED_TRACE("skirmish " + std::to_string(number));
    UnderThePen played(number);
    played.play(look);
    looks += played.looks();
  }
  return looks;
}

TEST(Chattanooga_Field, UnderThePenIsTheFieldOfTheState) {
  const int looks = play_all([](const Field& kept, const Field& fresh, HexId hex) {
    ASSERT_EQ(pieces_at(kept, hex), pieces_at(fresh, hex)) << hex_text(hex);
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      ASSERT_EQ(kept.units(side), fresh.units(side));
      ASSERT_EQ(kept.infantry(side), fresh.infantry(side));
      ASSERT_EQ(kept.zone(side), fresh.zone(side));
      ASSERT_EQ(kept.infantry_zone(side), fresh.infantry_zone(side));
      ASSERT_EQ(kept.communications(side), fresh.communications(side));
    }
  });
  EXPECT_GT(looks, 3'000);
}

TEST(Chattanooga_6_1_Zones, AreThoseOfASlowWalkFromUnitToUnit) {
  play_all([](const Field& kept, const Field&, HexId) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      ASSERT_EQ(kept.zone(side), slow_zone(kept, side));
    }
  });
}

TEST(Chattanooga_5_4_Communication, IsThatOfASlowWalkFromHexToHex) {
  play_all([](const Field& kept, const Field&, HexId) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      ASSERT_EQ(kept.communications(side), slow_communications(kept, side));
    }
  });
}

TEST(Chattanooga_8_1_Stacks, AreNeverHigherThanThreeBetweenMoves) {
  play_all([](const Field& kept, const Field&, HexId hex) {
    const bool is_marching = kept.state().top().kind == static_cast<std::int16_t>(StepKind::March) ||
                             kept.state().top().kind == static_cast<std::int16_t>(StepKind::MoraleCheck);
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      ASSERT_TRUE(is_marching || kept.units_at(hex, side) <= 3) << hex_text(hex);
    }
  });
}

// ---- 7.1, 6.3: MoveReach against a search of every way ----

/// The fewest checks, and with these the fewest points, by which a hex can be reached; tried way by way.
struct Best {
  int checks = 99;
  int spent = 99;
};

class SlowReach {
 public:
  SlowReach(const Field& field, const StackMove& move, const MarchLocals& march)
      : field_(field), move_(move), march_(march), best_(kMaxHexes) {
    walk(move.here(), 0, 0, march.trail().is_empty(), true);
  }
  const Best& best(HexId hex) const { return best_[static_cast<std::size_t>(hex)]; }

 private:
  /// Without cavalry: it has rules of its own, which the tests of 7.6 look at.
  void walk(HexId from, int spent, int checks, bool is_first, bool is_going) {
    Best& best = best_[static_cast<std::size_t>(from)];
    if (checks < best.checks || (checks == best.checks && spent < best.spent)) {
      best = {checks, spent};
    }
    if (!is_going || spent >= march_.points) {
      return;
    }
    const bool is_free = field_.time().is_movement_free;
    field_.grid().for_each_neighbor(from, [&](Direction d, HexId to) {
      const bool has_road = field_.costs().by_road(from, d).is_possible;
      if (move_.refuse_step(from, d, to) || (!is_free && !is_first && !has_road)) {
        return;
      }
      const GroundStep step = field_.costs().step(Arm::Infantry, from, d);
      const bool stops = step.must_stop || (!is_free && !has_road);
      const int after = stops ? march_.points : std::min(spent + step.points, march_.points);
      walk(to, after, checks + (move_.must_check_on_leaving(from) ? 1 : 0), false, !stops);
    });
  }

  const Field& field_;
  const StackMove& move_;
  const MarchLocals& march_;
  std::vector<Best> best_;
};

TEST(Chattanooga_7_1_Movement, ReachIsThatOfEveryWayTriedOneByOne) {
  int marches = 0;
  play_all([&](const Field& kept, const Field&, HexId) {
    if (kept.state().top().kind != static_cast<std::int16_t>(StepKind::March)) {
      return;
    }
    const auto march = locals_of<MarchLocals>(kept.state().top());
    const Movers movers = movers_of(kept);
    if (!std::all_of(movers.begin(), movers.end(),
                     [&](PieceId unit) { return kept.type(unit) == UnitType::Infantry; })) {
      return;
    }
    ++marches;
    const StackMove move(kept, movers, march);
    MoveReach reach;
    move.reach(reach);
    const SlowReach slow(kept, move, march);
    for (HexId hex = 0; hex < kMaxHexes; ++hex) {
      ASSERT_EQ(reach.has(hex), slow.best(hex).checks != 99) << hex_text(hex);
      if (reach.has(hex)) {
        ASSERT_EQ(reach.way(hex).checks, slow.best(hex).checks) << hex_text(hex);
        ASSERT_EQ(reach.way(hex).spent, slow.best(hex).spent) << hex_text(hex);
      }
    }
  });
  EXPECT_GT(marches, 500);
}

}  // namespace
}  // namespace longroll::chattanooga::test

// Whole random games of a small battle, looked at from outside after every decision: what the rules promise must hold,
// reckoned here a second time from counters, map and events, not by the rules' own functions.
#include <cstdlib>
#include <map>
#include <set>

#include "assets/embedded.h"
#include "engine/core/rng.h"
#include "tests/rules/battles/table.h"
#include "tests/support/sparing.h"

namespace longroll::battles::test {
namespace {

class Witness {
 public:
  Witness(const Battles& game, int scenario)
      : library_(game.battle_of(scenario)), scenario_(game.scenario_at(scenario)), map_(library_.map) {}

  /// Follows the events of one decision from the State before it.
  void follow(const State& before, const Events& events) {
    State state = before;
    for (const Event& event : events) {
      if (event.kind == EventKind::Remark) {
        hear(state, event);
      } else if (event.kind == EventKind::PieceMoved) {
        see_step(state, static_cast<PieceId>(event.args[0]), static_cast<HexId>(event.args[1]));
        came_from_[static_cast<PieceId>(event.args[0])] = event.args[1];
      } else if (event.kind == EventKind::PieceMarked) {
        EXPECT_EQ(std::abs(event.args[2] - event.args[1]), 1) << "12.1, 12.4: one state at a time";
      }
      enact(state, event);
    }
  }

  /// What must hold whenever somebody is asked, and at the end.
  void look(const State& state) const {
    std::array<int, 2> lost{};
    std::vector<std::array<int, 2>> units(kMaxHexes);
    for (const Piece& piece : state.pieces) {
      const Counter& counter = library_.counter(piece.kind);
      const auto side = static_cast<std::size_t>(piece.owner);
      if (piece.place == kEliminated) {
        lost[side] += is_combat_unit(counter.arm) ? counter.strength * scenario_.loss_points[side] : 0;
      } else if (is_unit(piece)) {
        ++units[static_cast<std::size_t>(piece.place)][side];
        EXPECT_TRUE(map_.is_playable(piece.place)) << "8.72, 10.1";
        EXPECT_LE(piece.marks, 3) << "12.1";
      }
    }
    for (const std::array<int, 2>& hex : units) {
      EXPECT_LE(std::max(hex[0], hex[1]), scenario_.stack_limit) << "6.31, 8.73, 8.81";
      EXPECT_TRUE(hex[0] == 0 || hex[1] == 0) << "nobody shares a hex with the enemy";
    }
    EXPECT_EQ(state.track(track(Track::Points, 0)), lost[1]) << "points are losses";
    EXPECT_EQ(state.track(track(Track::Points, 1)), lost[0]) << "points are losses";
    if (static_cast<StepKind>(state.top().kind) == StepKind::CombatPhase) {
      for (const Piece& piece : state.pieces) {
        EXPECT_EQ(piece.flags & kCombatFlags, 0) << "a combat leaves nothing behind";
      }
      for (int i = 0; i < kMaxTargets; ++i) {
        EXPECT_EQ(state.track(track(Track::Vacated, i)), kNoHex);
      }
    }
  }

  int attacks() const { return attacks_; }
  int retreats() const { return retreats_; }
  int displacements() const { return displacements_; }
  int advances() const { return advances_; }
  int escapes() const { return escapes_; }

 private:
  bool is_unit(const Piece& piece) const {
    return is_hex(piece.place) && library_.counter(piece.kind).arm <= Arm::HorseArtillery;
  }

  /// Battles 7.1, 7.6: a combat unit that is not Routed stands next to the hex, and no water lies between.
  bool is_in_zone_of(const State& state, HexId hex, int side) const {
    for (const Piece& piece : state.pieces) {
      if (!is_unit(piece) || piece.owner != side || piece.marks == 3 || map_.grid.distance(piece.place, hex) != 1) {
        continue;
      }
      const unsigned between = map_.side(hex, *map_.grid.direction(hex, piece.place));
      const bool is_wet = (between & (kCreek | kRiver)) != 0 && (between & (kBridge | kFord)) == 0;
      if (!is_wet && (between & (kFerry | kPontoon)) == 0) {
        return true;
      }
    }
    return false;
  }

  void hear(const State& state, const Event& event) {
    const auto id = static_cast<PieceId>(event.args[1]);
    switch (static_cast<LogNote>(event.args[0])) {
      case LogNote::PhaseBegan:
        fought_.clear();
        attacked_.clear();
        break;
      case LogNote::Attacked:
        see_attack(state);
        break;
      case LogNote::Retreated:
      case LogNote::Displaced:
        if (is_unit(state.piece(id))) {
          see_way_back(state, id, static_cast<LogNote>(event.args[0]));
        }
        break;
      case LogNote::Advanced:
        ++advances_;
        EXPECT_EQ(map_.grid.distance(came_from_[id], state.piece(id).place), 1) << "8.75";
        EXPECT_NE(state.piece(id).marks, 3) << "8.75, 12.3";
        EXPECT_FALSE(is_artillery(library_.counter(state.piece(id).kind).arm)) << "8.75";
        EXPECT_TRUE(emptied_.count(state.piece(id).place)) << "8.75: only into a hex that was under attack or attacked";
        emptied_.erase(state.piece(id).place);
        fought_.insert(id);
        attacked_.insert(id);
        break;
      case LogNote::Evaded:
        escapes_ += event.args[2];
        note_emptied(state);
        break;
      default:
        break;
    }
  }

  /// Battles 7.0, 7.4: by day no move leaves an enemy zone, so that it ends where it enters one; the Routed run (12.1).
  void see_step(const State& state, PieceId id, HexId from) const {
    const Piece& piece = state.piece(id);
    const bool is_move = static_cast<StepKind>(state.top().kind) == StepKind::MoveUnit && is_unit(piece);
    if (is_move && piece.marks != 3 && !scenario_.is_night(state.track(track(Track::Turn)))) {
      EXPECT_FALSE(is_in_zone_of(state, from, 1 - piece.owner)) << "7.4";
    }
  }

  void note_emptied(const State& state) {
    emptied_.clear();
    for (const Piece& piece : state.pieces) {
      if ((piece.flags & (kAttacking | kTarget)) != 0) {
        emptied_.insert(piece.place);
      }
    }
  }

  /// Battles 8.14, 8.74
  void see_attack(const State& state) {
    ++attacks_;
    note_emptied(state);
    std::set<PieceId> targets;
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
      const Piece& piece = state.pieces[i];
      const auto id = static_cast<PieceId>(i);
      if ((piece.flags & kAttacking) != 0) {
        EXPECT_TRUE(fought_.insert(id).second) << "8.14: it has attacked";
        EXPECT_NE(piece.marks, 3) << "12.3";
        EXPECT_EQ(piece.owner, state.track(track(Track::Phasing)));
      }
      if ((piece.flags & kTarget) != 0) {
        EXPECT_TRUE(attacked_.insert(id).second || (piece.flags & kRetreatedIn) != 0) << "8.14: it was attacked";
        targets.insert(id);
      }
    }
    EXPECT_FALSE(targets.empty());
  }

  /// Battles 8.71, 8.72, 8.77, 8.81
  void see_way_back(const State& state, PieceId id, LogNote how) {
    const Piece& piece = state.piece(id);
    ++(how == LogNote::Retreated ? retreats_ : displacements_);
    if (how == LogNote::Displaced) {
      attacked_.erase(id);  // 8.74: with those onto whom it was pushed it may be attacked again, and adds nothing
    }
    EXPECT_FALSE(is_in_zone_of(state, piece.place, 1 - piece.owner)) << "8.72";
    EXPECT_EQ(map_.grid.distance(came_from_[id], piece.place), 1) << "8.71";
  }

  const Library& library_;
  const Scenario& scenario_;
  const BattleMap& map_;
  std::map<PieceId, HexId> came_from_;  // where each piece was before its last step
  std::set<PieceId> fought_;
  std::set<PieceId> attacked_;
  std::set<int> emptied_;
  int attacks_ = 0;
  int retreats_ = 0;
  int displacements_ = 0;
  int advances_ = 0;
  int escapes_ = 0;
};

/// Two crowded lines on broken ground, with a creek behind the one and the edge of the field behind the other.
void lay_out(Table& t) {
  for (int column = 4; column <= 11; ++column) {
    const std::string name = (column < 10 ? "0" : "") + std::to_string(column);
    t.terrain(name + "05", column % 3 == 0 ? Terrain::Woods : column % 3 == 1 ? Terrain::Clear : Terrain::Rough);
    t.side(name + "08", name + "09", column % 4 == 0 ? kCreek | kBridge : kCreek);
    t.unplayable(name + "10");
    const std::string n = std::to_string(column);
    t.usa("infantry-u" + n, infantry(3 + column % 4)).at(name + "03");
    t.csa("infantry-c" + n, infantry(3 + column % 5)).at(name + "06");
    t.csa("rear-c" + n, infantry(1)).at(name + "08");
    t.csa("train-c" + n, artillery(1)).at(name + "08");
    t.usa("train-u" + n, artillery(1)).at(name + "01");
    if (column % 2 == 0) {
      t.usa("reserve-u" + n, infantry(2)).at(name + "03");
      t.usa("battery-u" + n, artillery(4)).at(name + "02");
      t.csa("battery-c" + n, artillery(3)).at(name + "07");
    } else {
      t.csa("cavalry-c" + n, cavalry(2)).at(name + "06");
      t.usa("cavalry-u" + n, cavalry(1)).at(name + "02");
      t.csa("reserve-c" + n, infantry(2)).at(name + "07");
      t.csa("second-c" + n, infantry(1)).at(name + "07");
    }
  }
  t.usa("mcdowell", leader()).at("0603");
  t.csa("bee", leader()).at("0606");
  t.terrain("0803", Terrain::Town);
  t.terrain("0702", Terrain::Marsh);
  for (int row = 1; row <= 10; ++row) {
    const std::string n = (row < 10 ? "0" : "") + std::to_string(row);
    t.unplayable("03" + n);
    t.unplayable("12" + n);
  }
}

/// One random game to its end. Ends of phases are chosen less often than they are offered, so that something happens.
void play(const Battles& game, const State& start, std::uint64_t seed, Witness& witness) {
  Session session(game, longroll::Setup{game.scenario_index(start), {}}, start, seed);
  Rng rng(seed, 7);
  for (int decisions = 0; session.to_act() != Seat::Nobody; ++decisions) {
    ASSERT_LT(decisions, 20'000) << "random play ends";
    Actions actions;
    game.actions(session.state(), actions);
    ASSERT_FALSE(actions.empty()) << "no position without an action";
    Action choice = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    if (static_cast<Do>(choice.verb) == Do::EndMoves && rng.below(8) != 0) {
      choice = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    }
    const State before = session.state();
    ASSERT_FALSE(session.submit(session.to_act(), choice));
    witness.follow(before, session.ply(session.ply_count() - 1).events);
    witness.look(session.state());
    if (decisions % 16 == 0) {
      ASSERT_EQ(describe(game.faults_of(session.state())), "");
    }
    if (testing::Test::HasFailure()) {
      FAIL() << "game " << seed << ", decision " << decisions << ": " << game.text(before, choice);
    }
  }
}

TEST(Battles_4_0_Witness, RandomGamesKeepTheRules) {
  Table t(Seat::Union, Phase::Movement);
  lay_out(t);
  t.scenario().turns[3].is_night = true;
  const State start = t.state();
  Witness witness(t.game(), 0);
  const int games = longroll::test::some_of(20);
  for (int seed = 1; seed <= games; ++seed) {
    play(t.game(), start, static_cast<std::uint64_t>(seed), witness);
    if (HasFailure()) {
      return;
    }
  }
  // The games must have had in them what is looked for.
  EXPECT_GT(witness.attacks(), 25 * games);
  EXPECT_GT(witness.retreats(), 25 * games);
  EXPECT_GT(witness.displacements(), 2 * games);
  EXPECT_GT(witness.advances(), 5 * games);
  EXPECT_GT(witness.escapes(), games);
}

TEST(Battles_4_0_Witness, RandomGamesOfTheShippedBattlesDoToo) {
  const Result<LoadedGame> loaded = load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  ASSERT_TRUE(loaded.ok());
  const auto& game = dynamic_cast<const Battles&>(*loaded.value().game);
  const auto scenarios = static_cast<int>(game.info().scenarios.size());
  const int step = longroll::test::sparing() > 1 ? 2 : 1;
  for (int scenario = 0; scenario < scenarios; scenario += step) {
    Witness witness(game, scenario);
    play(game, game.setup({scenario, {}}), static_cast<std::uint64_t>(scenario) + 1, witness);
    if (HasFailure()) {
      return;
    }
    EXPECT_GT(witness.attacks(), 0);
  }
}

}  // namespace
}  // namespace longroll::battles::test

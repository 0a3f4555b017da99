// Whole random games of Bull Run, looked at from outside after every decision: what the rules promise must hold,
// reckoned here a second time from the cards on the table and from the events, not by the rules' own functions.
#include <cstdlib>

#include "assets/embedded.h"
#include "engine/play/setup.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

class Witness {
 public:
  explicit Witness(const Dixie& game) : game_(game) {}

  /// Follows the events of one action from the State before it.
  void follow(const State& before, const Events& events) {
    State state = before;
    for (const Event& event : events) {
      see(state, event);
      enact(state, event);
    }
  }

  /// What must hold whenever a player is asked, and at the end.
  void look(const State& state) const {
    const auto top = static_cast<StepKind>(state.top().kind);
    const bool over = game_.outcome(state).over;
    const bool settled = top == StepKind::MoralePhase || top == StepKind::CombatPhase;
    int alone[2] = {};  // positions of the enemy's line
    for (Place place = kFirstPosition; place < kPlaces; ++place) {
      const Count count = count_at(state, place);
      for (int side = 0; side < 2; ++side) {
        const bool holds = count.troops[side] > 0 && count.troops[1 - side] == 0;
        alone[side] += holds && index_of(line_of(place)) != side ? 1 : 0;
        EXPECT_LE(count.generals[side], 1) << "11.0";
        if (settled && !over) {
          EXPECT_LE(count.troops[side] + count.terrain, 4) << "3.1, 8.4, 10.1";
        }
        const bool may_follow = top == StepKind::MovePhase && state.track(track(Track::Phasing)) == side;
        const bool left_alone =
            count.generals[side] + count.colors[side] > 0 && count.troops[side] == 0 && count.troops[1 - side] > 0;
        EXPECT_FALSE(left_alone && !may_follow && !over) << "11.2";
      }
      EXPECT_LE(count.terrain, 2) << "10.0";
      if (settled && count.troops[0] > 0 && count.troops[1] > 0) {
        EXPECT_EQ(count.face_down, 0) << "8.1";
      }
    }
    const Seat winner = alone[0] >= 2 ? Seat::Union : alone[1] >= 2 ? Seat::Confederate : Seat::Nobody;
    const Outcome outcome = game_.outcome(state);
    if (outcome.is_marginal) {
      EXPECT_EQ(winner, Seat::Nobody) << "4.0";
      EXPECT_GE(alone[index_of(outcome.winner)], alone[index_of(other(outcome.winner))]) << "RULINGS 4.0";
    } else {
      EXPECT_EQ(outcome.winner, winner) << "4.0";
    }
    EXPECT_TRUE(over || winner == Seat::Nobody) << "4.0";
    check_hits(state, top);
  }

 private:
  struct Count {
    int troops[2] = {};
    int generals[2] = {};
    int colors[2] = {};
    int terrain = 0;
    int water = 0;  // cards that may cross
    int face_down = 0;
  };

  const Card& card(const Piece& piece) const { return game_.editions().front().card(piece.kind); }

  Count count_at(const State& state, Place place) const {
    Count count;
    for (const Piece& piece : state.pieces) {
      if (piece.place != place) {
        continue;
      }
      const Card& what = card(piece);
      count.troops[piece.owner] += what.is_troop() ? 1 : 0;
      count.generals[piece.owner] += what.is_general() ? 1 : 0;
      count.colors[piece.owner] += what.is_special(SpecialKind::ColorGuard) ? 1 : 0;
      count.terrain += what.is_terrain() ? 1 : 0;
      count.water += what.is_water() ? what.limit : what.is_special(SpecialKind::Ford) ? 1 : 0;
      count.face_down += piece.up == 0 ? 1 : 0;
    }
    return count;
  }

  void check_hits(const State& state, StepKind top) const {
    for (const Piece& piece : state.pieces) {
      if (piece.marks > 0) {
        EXPECT_TRUE(is_position(piece.place)) << "7.3";
        EXPECT_TRUE(!card(piece).is_troop() || piece.marks <= card(piece).value) << "7.3";
        const bool phasing = state.track(track(Track::Phasing)) == piece.owner;
        EXPECT_FALSE(phasing && (top == StepKind::CombatPhase || top == StepKind::MovePhase)) << "6.0";
      }
    }
  }

  void see(const State& state, const Event& event) {
    if (event.kind == EventKind::TrackSet && event.args[0] == track(Track::Turn)) {
      EXPECT_EQ(event.args[2], event.args[1] + 1) << "5.0";
      for (int& crossed : crossed_) {
        crossed = 0;
      }
      fired_.assign(state.pieces.size(), false);
    }
    if (event.kind == EventKind::Remark && event.args[0] == static_cast<std::int16_t>(LogNote::Fires)) {
      EXPECT_EQ(state.piece(event.args[1]).up, 1) << "7.0";
      EXPECT_FALSE(fired_[static_cast<std::size_t>(event.args[1])]) << "7.0";
      fired_[static_cast<std::size_t>(event.args[1])] = true;
      EXPECT_GE(event.args[2], 1) << "10.3";
    }
    if (event.kind == EventKind::PieceMoved) {
      see_move(state, event.args[0], event.args[1], event.args[2]);
    }
  }

  void see_move(const State& state, PieceId id, Place from, Place to) {
    const Piece& piece = state.piece(id);
    const Card& what = card(piece);
    EXPECT_FALSE(what.is_terrain() && is_position(from) && is_position(to)) << "10.2";
    EXPECT_NE(to, reserve_of(other(owner_of(piece)))) << "8.0";
    if (is_position(from) && is_position(to)) {
      EXPECT_EQ(to, opposite(from)) << "8.0";
      EXPECT_FALSE(fired_[static_cast<std::size_t>(id)]) << "8.0";
      const int limit = count_at(state, from).water + count_at(state, to).water;
      if (what.is_troop()) {
        ++crossed_[column_of(to)];
        EXPECT_TRUE(limit == 0 || crossed_[column_of(to)] <= limit) << "8.3";
      }
    }
  }

  const Dixie& game_;
  int crossed_[kColumns] = {};
  std::vector<bool> fired_ = std::vector<bool>(60, false);
};

int games_to_play() {
  const char* said = std::getenv("LONGROLL_GAMES");
  const int games = said == nullptr ? 1000 : std::atoi(said);
  return games > 1000 ? 1000 : games;
}

/// Dixie 3.0 to 12.0 together.
TEST(Dixie_Invariants, HoldInRandomGames) {
  const Result<LoadedGame> loaded = load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  ASSERT_TRUE(loaded);
  const Dixie& game = static_cast<const Dixie&>(*loaded.value().game);
  for (int n = 0; n < games_to_play() && !testing::Test::HasFailure(); ++n) {
    SCOPED_TRACE("game " + std::to_string(n));
    Rng rng(static_cast<std::uint64_t>(n), 12);
    longroll::Setup setup = standard_setup(game);
    setup.options[0] = n % 2;
    State state = game.setup(setup);
    Witness witness(game);
    Actions actions;
    for (Seat seat = game.to_act(state); seat != Seat::Nobody; seat = game.to_act(state)) {
      Events events;
      const State before = state;
      if (seat == Seat::Chance) {
        const Chance chance = game.chance(state);
        game.apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
      } else {
        game.actions(state, actions);
        game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
      }
      witness.follow(before, events);
      if (game.to_act(state) != Seat::Chance) {
        witness.look(state);
      }
    }
  }
}

}  // namespace
}  // namespace longroll::dixie::test

// A Field of the State under the pen, which uses again what was worked out before, against one of the State alone.
#include "engine/core/rng.h"
#include "tests/rules/battles/skirmish.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

std::vector<PieceId> pieces_at(const Field& field, HexId hex) {
  std::vector<PieceId> all;
  for_each_at(field, hex, [&](PieceId piece) { all.push_back(piece); });
  return all;
}

/// One thing that a Field knows, so that the two are asked different things at different times.
void expect_same(const Field& kept, const Field& fresh, int question, Seat side, HexId hex) {
  switch (question) {
    case 0:
      ASSERT_EQ(pieces_at(kept, hex), pieces_at(fresh, hex)) << hex_text(hex);
      break;
    case 1:
      ASSERT_EQ(kept.units(side), fresh.units(side));
      ASSERT_EQ(kept.cover(side), fresh.cover(side));
      break;
    case 2:
      ASSERT_EQ(kept.near(side), fresh.near(side));
      break;
    case 3:
      ASSERT_EQ(kept.zone(side), fresh.zone(side));
      break;
    case 4:
      ASSERT_EQ(kept.communications(side), fresh.communications(side));
      break;
    case 5:
      ASSERT_EQ(kept.closed_to_shaken(side), fresh.closed_to_shaken(side));
      break;
    case 6:
      ASSERT_EQ(kept.closed_to_guns(side), fresh.closed_to_guns(side));
      break;
    case 7:
      ASSERT_EQ(kept.closed_to_leaders(side), fresh.closed_to_leaders(side));
      break;
    default:
      ASSERT_EQ(kept.is_full(hex, side), fresh.is_full(hex, side)) << hex_text(hex);
      ASSERT_EQ(kept.has_breastworks(hex), fresh.has_breastworks(hex)) << hex_text(hex);
      break;
  }
}
constexpr int kQuestions = 9;

class UnderThePen {
 public:
  explicit UnderThePen(std::uint64_t number)
      : game_(skirmish(number)), rng_(number, 5), state_(game_->setup({0, {}})), now_(state_, events_) {}

  /// Plays at random, and looks after most of the decisions.
  void play() {
    Actions actions;
    while (game_->to_act(state_) != Seat::Nobody && !testing::Test::HasFatalFailure()) {
      now_.trim_events();
      if (game_->to_act(state_) == Seat::Chance) {
        const Chance chance = game_->chance(state_);
        game_->act(now_, chance.outcome(below(chance.ways)));
      } else {
        game_->choices(now_, actions);
        game_->act(now_, actions[static_cast<std::size_t>(below(static_cast<int>(actions.size())))]);
      }
      look();
    }
  }

  /// Moves and marks pieces as no rule would.
  void disarrange(int changes) {
    for (int i = 0; i < changes && !testing::Test::HasFatalFailure(); ++i) {
      const auto piece = static_cast<PieceId>(below(static_cast<int>(state_.pieces.size())));
      switch (below(5)) {
        case 0:
          now_.mark(piece, below(4));
          break;
        case 1:
          now_.move(piece, kEliminated);
          break;
        case 2:
          if (state_.pieces.size() < kMaxPieces) {
            now_.make(static_cast<std::int16_t>(library().breastworks_of(Seat::Union)), any_hex(), Seat::Union);
          }
          break;
        default:
          now_.move(piece, any_hex());
          break;
      }
      look();
    }
  }

  int looks() const { return looks_; }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  const Library& library() const { return game_->data_of(state_); }
  HexId any_hex() {
    const Grid& grid = library().map.grid;
    return hex_at(1 + below(grid.columns), 1 + below(grid.rows));
  }

  void look() {
    if (below(3) == 0) {
      return;  // several changes between two looks
    }
    const Field kept(library(), now_);
    const Field fresh(library(), state_);
    for (int i = 0; i < 3; ++i, ++looks_) {
      expect_same(kept, fresh, below(kQuestions), below(2) == 0 ? Seat::Union : Seat::Confederate, any_hex());
    }
  }

  std::shared_ptr<Battles> game_;
  Rng rng_;
  State state_;
  Events events_;
  Now now_;
  int looks_ = 0;
};

TEST(Battles_Field, UnderThePenIsTheFieldOfTheState) {
  int looks = 0;
  for (std::uint64_t number = 0; number < 12 && !testing::Test::HasFatalFailure(); ++number) {
    SCOPED_TRACE("skirmish " + std::to_string(number));
    UnderThePen played(number);
    played.play();
    UnderThePen disarranged(number);
    disarranged.disarrange(600);
    looks += played.looks() + disarranged.looks();
  }
  EXPECT_GT(looks, 10'000);
}

}  // namespace
}  // namespace longroll::battles::test

#include "engine/games/dixie/eval.h"

#include <algorithm>

#include "engine/games/dixie/forces.h"
#include "engine/games/dixie/weigh.h"

namespace longroll::dixie {
namespace {

/// Thousandths of strength that count when the other side will fire first, or oneself will.
constexpr int kFiresSecond = 750;
constexpr int kFiresFirst = 1333;

/// What a card still in the deck is worth, in tenths of a CV: an average draw, late.
constexpr int kDeckWorth = 9;

/// Weights of the two halves of the judgement: positions won or in reach, and the armies.
constexpr int kGround = 1400;
constexpr int kArmies = 1300;

/// The score at which a side is taken to win three games of four.
constexpr int kHalfWay = 500;

/// Is the next fire and the next move that side's?
bool is_next(const Field& field, Seat side) {
  const bool spent = field.phase() == Phase::Move || field.phase() == Phase::Reinforce;
  return (field.phasing() == side) != spent;
}

/// Chance, in thousandths, that `side` comes to hold the enemy's position of that column alone.
int chance_of_position(const Forces& forces, Seat side, int column) {
  const Field& field = forces.field();
  const Place goal = position_of(other(side), column);
  const Place base = position_of(side, column);
  const bool next = is_next(field, side);
  const Force& mine = forces.at(goal, side);
  const Force& theirs = forces.at(goal, other(side));
  if (mine.cards > 0 && theirs.cards == 0) {
    // Only the enemy's Reserve can take it back.
    const Force& relief = forces.reserve(other(side));
    const int keep = relief.cards == 0 ? 1000 : odds_between(mine, relief, 1000);
    return 600 + keep * 350 / 1000;
  }
  if (mine.cards > 0) {
    return odds_between(mine, theirs, next ? kFiresFirst : kFiresSecond) * 850 / 1000;
  }
  // Troops that have the enemy among them go nowhere but to the Reserve.
  const Force assault = field.is_engaged(base) ? Force{} : forces.assault(base, goal, side, 0);
  if (theirs.cards > 0) {
    return odds_between(assault, theirs, kFiresSecond) * 350 / 1000;
  }
  if (assault.cards == 0) {
    return forces.reserve(side).cards > 0 ? 120 : 0;
  }
  return next ? 800 : forces.reserve(other(side)).cards == 0 ? 600 : 200;
}

/// Chance, in thousandths, that at least two of three come true.
int chance_of_two(int a, int b, int c) { return (a * b + a * c + b * c) / 1000 - 2 * a * b / 1000 * c / 1000; }

class DixieAdvisor : public Advisor {
 public:
  explicit DixieAdvisor(const Edition& edition) : edition_(&edition) {}

  int evaluate(const State& state, Seat seat) const override {
    const Field field(*edition_, state);
    const int winner = state.track(track(Track::Winner));
    if (winner >= 0) {
      return winner == 2 ? 0 : winner == index_of(seat) ? 1000 : -1000;
    }
    const Forces forces(field);
    const int score = score_of(forces, seat);
    return 1000 * score / (std::abs(score) + kHalfWay);
  }

  void weigh(const State& state, const Actions& actions, std::vector<int>& weights) const override {
    dixie::weigh(Field(*edition_, state), actions, weights);
  }

  int clock(const State& state) const override { return state.track(track(Track::Turn)); }

 private:
  static int worth_of(const Forces& forces, Seat side) {
    int worth = forces.reserve(side).worth + forces.support(side) + forces.field().in_deck(side) * kDeckWorth;
    for (const int column : kThreeColumns) {
      worth += forces.at(position_of(side, column), side).worth;
      worth += forces.at(position_of(other(side), column), side).worth;
    }
    return worth;
  }

  int score_of(const Forces& forces, Seat seat) const {
    int ground = 0;
    for (const Seat side : {seat, other(seat)}) {
      std::array<int, 3> chances{};
      for (std::size_t i = 0; i < chances.size(); ++i) {
        chances[i] = chance_of_position(forces, side, kThreeColumns[i]);
      }
      const int two = chance_of_two(chances[0], chances[1], chances[2]);
      ground += side == seat ? two : -two;
    }
    const int mine = worth_of(forces, seat);
    const int theirs = worth_of(forces, other(seat));
    const int armies = 1000 * (mine - theirs) / std::max(1, mine + theirs);
    const int score = (kGround * ground + kArmies * armies) / 1000;
    // A battle that dies away is drawn.
    const int quiet = forces.field().state().track(track(Track::QuietTurns));
    return score * (edition_->quiet_turns + 1 - std::min(quiet, edition_->quiet_turns)) / (edition_->quiet_turns + 1);
  }

  const Edition* edition_;
};

}  // namespace

std::unique_ptr<Advisor> make_advisor(const Edition& edition) { return std::make_unique<DixieAdvisor>(edition); }

}  // namespace longroll::dixie

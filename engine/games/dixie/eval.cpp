#include "engine/games/dixie/eval.h"

#include <algorithm>

#include "engine/games/dixie/forces.h"
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/hurry.h"
#include "engine/games/dixie/rules/enfilade.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/two_lines.h"
#include "engine/games/dixie/weigh.h"

namespace longroll::dixie {
namespace {

/// Thousandths of strength that count when the other side will fire first, or oneself will.
constexpr int kFiresSecond = 750;
constexpr int kFiresFirst = 1333;

// The judgement is a sum in thousandths of a logit: about 1000 is three games in four. The weights were fitted by
// logistic regression to the results of games that bots played against each other (engine/ai/README.md).

/// Of the chance to hold a position, and more of it where the fight is on.
constexpr int kGround = 1900;
constexpr int kFight = 500;
/// Of having the next fire and move.
constexpr int kNext = 210;
/// Of the armies' worth as a share of both armies: in the own line, among the enemy, in hand, generals and cards
/// without troops, and still in the deck.
constexpr int kLine = 4800;
constexpr int kForward = 1450;
constexpr int kHand = 6250;
constexpr int kSupport = 1200;
constexpr int kDeck = 3850;

/// Of an envelopment that nothing can prevent, and of one that the enemy must still meet (13.3).
constexpr int kEnvelops = 9000;
constexpr int kThreatens = 700;

/// Of having the margin when a battle dies away (RULINGS 4.0), in its last turn.
constexpr int kMargin = 6000;

/// The sum at which a side is taken to win three games of four.
constexpr int kHalfWay = 2000;

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

/// What a column's ground counts for, in thousandths. At Shiloh the middle decides (4.0); the flanks bind troops, and
/// more of them where the enemy can be fired at along the line (13.3).
int weight_of_column(const Field& field, int column) {
  if (!field.battlefield().is_front_and_back()) {
    return 1000;
  }
  return column == kColumns / 2 ? 1600 : field.has(Option::Enfilade) ? 700 : 350;
}

/// What one side has: ground in thousandths of a logit, and its army both as it is and as it counts.
struct Holdings {
  int ground = 0;
  int worth = 0;
  std::int64_t weighed = 0;

  void count(int tenths, int weight) {
    worth += tenths;
    weighed += static_cast<std::int64_t>(tenths) * weight;
  }
};

Holdings holdings_of(const Forces& forces, Seat side) {
  Holdings has;
  for (const int column : forces.field().battlefield().columns()) {
    const Place goal = position_of(other(side), column);
    const Force& mine = forces.at(goal, side);
    const Force& theirs = forces.at(goal, other(side));
    int ground = chance_of_position(forces, side, column) * kGround / 1000;
    if (mine.cards > 0 && theirs.cards > 0) {
      ground += odds_between(mine, theirs, 1000) * kFight / 1000;
    }
    has.ground += ground * weight_of_column(forces.field(), column) / 1000;
    has.count(forces.at(position_of(side, column), side).worth, kLine);
    has.count(mine.worth, kForward);
  }
  has.ground += is_next(forces.field(), side) ? kNext : 0;
  has.count(forces.reserve(side).worth, kHand);
  has.count(forces.support(side), kSupport);
  has.count(forces.field().in_deck(side) * kDeckWorth, kDeck);
  return has;
}

/// Dixie 13.3: what it is worth that `side` could fire along the enemy's line at nobody: nearly the battle if he has no
/// more move before, a threat otherwise.
int envelopment_of(const Field& field, Seat side) {
  if (!field.has(Option::Enfilade) || vacant_beside(field, side) == 0) {
    return 0;
  }
  const bool is_mine = field.phasing() == side;
  const bool is_at_once = is_mine ? field.phase() <= Phase::Combat : field.phase() == Phase::Reinforce;
  return is_at_once ? kEnvelops : kThreatens;
}

class DixieAdvisor : public Advisor {
 public:
  /// `drilled`, if given, is what advises by the drill (conduct.h); none means: this one does.
  DixieAdvisor(const Dixie& game, std::unique_ptr<DixieAdvisor> drilled) : game_(&game), drilled_(std::move(drilled)) {}

  const Advisor* drilled(const View& view) const override {
    return game_->field(view.seen).battlefield().is_front_and_back() ? drilled_.get() : nullptr;
  }

  int evaluate(const State& state, Seat seat) const override { return judge(game_->field(state), seat); }

  void weigh(const State& state, const Actions& actions, std::vector<int>& weights) const override {
    weigh_for(game_->field(state), game_->to_act(state), actions, weights);
  }

  int evaluate_now(const Now& now, Seat seat) const override {
    return judge(Field(game_->data_of(now.state()), now), seat);
  }

  void weigh_now(const Now& now, const Actions& actions, std::vector<int>& weights) const override {
    weigh_for(Field(game_->data_of(now.state()), now), game_->to_act(now.state()), actions, weights);
  }

  int clock(const State& state) const override { return state.track(track(Track::Turn)); }

 private:
  bool is_drilled() const { return drilled_ == nullptr; }

  void weigh_for(const Field& field, Seat seat, const Actions& actions, std::vector<int>& weights) const {
    dixie::weigh(field, actions, is_drilled() && is_player(seat) ? drill_of(field, seat) : kPlain, weights);
  }

  int judge(const Field& field, Seat seat) const {
    const int winner = field.state().track(track(Track::Winner));
    if (winner >= 0) {
      return winner == 2 ? 0 : winner == index_of(seat) ? 1000 : -1000;
    }
    const Forces forces(field);
    const int score = score_of(forces, seat);
    return 1000 * score / (std::abs(score) + kHalfWay);
  }

  int score_of(const Forces& forces, Seat seat) const {
    if (forces.field().battlefield().is_front_and_back()) {
      const int score = dixie::score_of(two_lines_of(forces), is_drilled() ? Judgement::Drilled : Judgement::Plain);
      return (seat == Seat::Confederate ? score : -score) + envelopment_of(forces.field(), seat) -
             envelopment_of(forces.field(), other(seat));
    }
    const Holdings mine = holdings_of(forces, seat);
    const Holdings theirs = holdings_of(forces, other(seat));
    const auto armies = static_cast<int>((mine.weighed - theirs.weighed) / std::max(1, mine.worth + theirs.worth));
    const int score = mine.ground - theirs.ground + armies + envelopment_of(forces.field(), seat) -
                      envelopment_of(forces.field(), other(seat));
    // The nearer the end of a battle that dies away, the more it matters who has the margin then.
    const Field& field = forces.field();
    const int most = field.edition().quiet_turns;
    const int quiet = std::min(quiet_turns_begun(field), most);
    const Seat ahead = quiet == 0 ? Seat::Nobody : margin_of(field).winner;
    const int margin = ahead == seat ? kMargin : is_player(ahead) ? -kMargin : 0;
    return (score * (most + 1 - quiet) + margin * quiet) / (most + 1);
  }

  const Dixie* game_;
  std::unique_ptr<DixieAdvisor> drilled_;
};

}  // namespace

std::unique_ptr<Advisor> make_advisor(const Dixie& game) {
  return std::make_unique<DixieAdvisor>(game, std::make_unique<DixieAdvisor>(game, nullptr));
}

}  // namespace longroll::dixie

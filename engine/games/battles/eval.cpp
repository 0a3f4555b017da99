#include "engine/games/battles/eval.h"

#include <algorithm>

#include "engine/games/battles/planner/groups.h"
#include "engine/games/battles/planner/planner.h"
#include "engine/games/battles/planner/steady.h"
#include "engine/games/battles/planner/survey.h"
#include "engine/games/battles/rules/victory.h"

namespace longroll::battles {
namespace {

/// The lead, in hundredths of a point, at which a side is taken to win three games of four at the end of the battle.
constexpr int kHalfWayAtEnd = 250;
/// The same at its beginning: what is gained early may be lost again.
constexpr int kHalfWayAtStart = 1500;

/// A strength point in hand is worth so many hundredths of a point for every hundredth of the battle that is to come.
constexpr int kStrengthAhead = 50;

/// What strength is worth that has no line of communication, in hundredths: it does not rally and uses no road (7.1).
constexpr int kParted = 80;

/// Judges positions by the points as they stand and as they are likely to become.
class BattlesAdvisor final : public Advisor {
 public:
  explicit BattlesAdvisor(const Battles& game) : game_(&game) {
    for (const Library& battle : game.battles()) {
      for (const Scenario& scenario : battle.scenarios) {
        lands_.emplace_back(battle, scenario);
      }
    }
  }

  int evaluate(const State& state, Seat seat) const override {
    if (const Outcome end = game_->outcome(state); end.over) {
      return !is_player(end.winner) ? 0 : end.winner == seat ? 1000 : -1000;
    }
    const Field field = game_->field(state);
    const int score = seat == Seat::Union ? union_score(field) : -union_score(field);
    const int past = past_of(field);
    const int half_way = kHalfWayAtStart + (kHalfWayAtEnd - kHalfWayAtStart) * past / 100;
    return static_cast<int>(std::int64_t{1000} * score / (std::abs(score) + half_way));
  }

  /// Nothing looks better than anything else at first sight: who wants sense asks for a plan.
  void weigh(const State&, const Actions& actions, std::vector<int>& weights) const override {
    weights.assign(actions.size(), 1);
  }

  int clock(const State& state) const override {
    return 2 * state.track(track(Track::Turn)) +
           (state.track(track(Track::Phasing)) == index_of(game_->field(state).scenario().first) ? 0 : 1);
  }

  int way_count() const override { return static_cast<int>(kStances.size()); }

  std::vector<Action> plan(const State& state, int way) const override {
    return plan_by(state, {.script = way, .by_piece = {}});
  }
  std::vector<Action> plan_by(const State& state, const Assignment& assignment) const override {
    const Stances& stances = stances_of(game_->field(state), game_->to_act(state));
    return plan_of(*game_, land_of(state), state, Conduct(assignment, stances));
  }
  std::vector<Group> groups(const State& state) const override {
    return groups_of(game_->field(state), land_of(state), game_->to_act(state));
  }

 private:
  const Land& land_of(const State& state) const {
    return lands_[static_cast<std::size_t>(game_->scenario_index(state))];
  }

  /// How much of the battle is over, in hundredths.
  static int past_of(const Field& field) {
    return 100 * (field.turn() - 1) / static_cast<int>(field.scenario().turns.size());
  }

  /// The Union's lead beside what it needs, in hundredths of a point.
  int union_score(const Field& field) const {
    const Scenario& scenario = field.scenario();
    const Standing now = standing(field);
    const int past = past_of(field);
    int score = 100 * (now.losses[0] - now.losses[1]) - 50 * (scenario.union_wins_from + scenario.confederate_wins_to);
    const std::int64_t stronger = armies(field, Seat::Union) - armies(field, Seat::Confederate);
    score += static_cast<int>(stronger * kStrengthAhead * (100 - past) / 10'000);
    const Survey survey(field, land_of(field.state()), Seat::Union);
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
      score += ground(field, survey, i, past);
    }
    return score;
  }

  /// Strength that can still fight, in hundredths of a strength point.
  static int armies(const Field& field, Seat side) {
    int sum = 0;
    for (const PieceId id : field.pieces()) {
      const Piece& piece = field.piece(id);
      if (piece.owner == index_of(side) && field.is_unit(id) && (is_on_map(piece) || piece.place == kDue)) {
        constexpr std::array<int, 4> kWorth = {100, 75, 60, 40};
        const int worth = field.counter(id).strength * kWorth[static_cast<std::size_t>(field.condition(id))];
        const bool is_parted = is_hex(piece.place) && !field.communications(side).has(piece.place);
        sum += is_parted ? worth * kParted / 100 : worth;
      }
    }
    return sum;
  }

  /// What an objective is likely to bring the Union, in hundredths of a point: whose it is now, and whose strength is
  /// near; the former counts for more and more as the day goes on.
  int ground(const Field& field, const Survey& survey, std::size_t which, int past) const {
    const Objective& objective = field.scenario().objectives[which];
    const auto near = [&](const std::vector<PieceId>& units) {
      int sum = 50;
      for (const PieceId id : units) {
        const int distance = survey.land().to_objective(which, field.piece(id).place);
        sum += survey.strength(id) * 8 / (8 + std::min(distance, 100));
      }
      return sum;
    };
    const int ours = near(survey.mine());
    const int theirs = near(survey.theirs());
    const int likely = 100 * (ours - theirs) / (ours + theirs);
    const int held = holder_of(field, which) == Seat::Union         ? 100
                     : holder_of(field, which) == Seat::Confederate ? -100
                                                                    : 0;
    const int share = (held * (30 + past * 7 / 10) + likely * (70 - past * 7 / 10)) / 100;
    return share * (objective.points[0] + objective.points[1]) / 2;
  }

  const Battles* game_;
  std::vector<Land> lands_;
};

}  // namespace

std::unique_ptr<Advisor> make_advisor(const Battles& game) { return std::make_unique<BattlesAdvisor>(game); }

}  // namespace longroll::battles

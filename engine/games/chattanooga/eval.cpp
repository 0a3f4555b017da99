#include <algorithm>

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/planner/gauge.h"
#include "engine/games/chattanooga/planner/groups.h"
#include "engine/games/chattanooga/planner/planner.h"
#include "engine/games/chattanooga/planner/steady.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/victory.h"

namespace longroll::chattanooga {
namespace {

// What a lead in each is worth, in thousandths of a won game.
constexpr int kGround = 600;
constexpr int kStrength = 350;
constexpr int kVictoryPoint = 8;
constexpr int kShareOfPoints = 500;  ///< of all points, where the share decides; so few of them tell little yet:
constexpr int kFewPoints = 40;
constexpr int kDraw = 150;  ///< near which side's ground the battle was drawn
constexpr int kMost = 950;  ///< who has not won yet may still lose

/// What is disrupted, and what lies in the status box and may come back, in hundredths.
constexpr int kDisruptedWorth = 75;
constexpr int kReadyWorth = 70;
constexpr int kRoutedWorth = 45;
constexpr int kShatteredWorth = 25;

/// Judges positions by the ground that wins, as it is held and as it is likely to be, and by what is left to fight for
/// it.
class ChattanoogaAdvisor final : public Advisor {
 public:
  explicit ChattanoogaAdvisor(const Chattanooga& game) : game_(&game) {
    for (const Library& battle : game.battles()) {
      for (const Scenario& scenario : battle.scenarios) {
        lands_.emplace_back(battle, scenario);
      }
    }
  }

  int evaluate(const State& state, Seat seat) const override {
    const Outcome end = game_->outcome(state);
    if (end.over && is_player(end.winner)) {
      return end.winner == seat ? 1000 : -1000;
    }
    const Field field = game_->field(state);
    const int of_union = end.over ? score_of_draw(field) : union_score(field);
    return seat == Seat::Union ? of_union : -of_union;
  }

  /// Nothing looks better than anything else at first sight: who wants sense asks for a plan.
  void weigh(const State&, const Actions& actions, std::vector<int>& weights) const override {
    weights.assign(actions.size(), 1);
  }

  int clock(const State& state) const override {
    const Field field = game_->field(state);
    const int couplet = field.turn() * (kLastCouplet + 1) + state.track(track(Track::Couplet));
    return 2 * couplet + (side_of_phase(state) == field.first() ? 0 : 1);
  }

  int way_count() const override { return static_cast<int>(kStances.size()); }

  /// A posture is taken for a couplet, when its movement begins; it holds in the combat and the enemy's phase after it.
  bool is_way_for_a_turn() const override { return true; }
  bool can_choose_way(const State& state, Seat seat) const override {
    return phasing(state) == seat && static_cast<StepKind>(state.top().kind) == StepKind::MovementPhase;
  }

  std::vector<Action> plan(const State& state, int way) const override {
    return plan_by(state, {.script = way, .by_piece = {}});
  }
  std::vector<Action> plan_by(const State& state, const Assignment& assignment) const override {
    const Stances& stances = stances_of(game_->field(state).scenario(), game_->to_act(state));
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
    return 100 * std::max(field.turn() - 1, 0) / std::max(field.scenario().last_turn(), 1);
  }

  /// A draw is worth a little more to the side that came nearer to its ground, so that trials that are all drawn tell
  /// ways apart.
  int score_of_draw(const Field& field) const { return kDraw * lead_on_ground(field, 0) / 100; }

  /// Chattanooga 3.5: where the enemy has to be cleared off the map, which seldom comes about, the Union needs twice
  /// the points of the Confederates (3.2V).
  static int score_of_points(const Field& field) {
    const int unions = victory_points(field, Seat::Union);
    const int confederates = victory_points(field, Seat::Confederate);
    if (!field.scenario().clearing.is_used) {
      return kVictoryPoint * (unions - confederates);
    }
    const int needed = field.numbers().victory.times_opponent * confederates;
    return kShareOfPoints * (unions - needed) / (unions + needed + kFewPoints);
  }

  int union_score(const Field& field) const {
    const int past = past_of(field);
    const std::int64_t ours = army(field, Seat::Union);
    const std::int64_t theirs = army(field, Seat::Confederate);
    int score = static_cast<int>(kStrength * (ours - theirs) * 2 / (ours + theirs + 1)) * (150 - past) / 150;
    score += score_of_points(field);
    score += kGround * lead_on_ground(field, past) / 100;
    return std::clamp(score, -kMost, kMost);
  }

  /// Chattanooga 3.3, 3.4: by how much the Union is likelier to have the ground that wins, in hundredths. Who wins
  /// otherwise has it when the enemy has not.
  int lead_on_ground(const Field& field, int past) const {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      if (field.scenario().wins_otherwise[side]) {
        const int lead = 100 - 2 * hold(field, other(side), past);
        return side == Seat::Union ? lead : -lead;
      }
    }
    return hold(field, Seat::Union, past) - hold(field, Seat::Confederate, past);
  }

  /// What can fight, or will again.
  static int army(const Field& field, Seat side) {
    int sum = 0;
    for (const PieceId id : field.pieces()) {
      if (field.is_unit(id) && field.side_of(id) == side) {
        sum += worth_of(field, id) * share_of(field, id) / 100;
      }
    }
    return sum;
  }
  static int share_of(const Field& field, PieceId id) {
    const Place place = field.piece(id).place;
    if (is_hex(place)) {
      return field.is_disrupted(id) ? kDisruptedWorth : 100;
    }
    if (is_reserve_box(place)) {
      return field.is_disrupted(id) ? kDisruptedWorth : 100;
    }
    switch (place) {
      case kDue:
      case kCalled:
      case kAcross:
      case kCup:
        return 100;
      case kReady:
      case kRebuilt:
        return kReadyWorth;
      case kRouted:
        return kRoutedWorth;
      case kShattered:
        return kShatteredWorth;
      default:
        return 0;
    }
  }

  /// How likely the side is to stand where it wins at the end, in hundredths: whether it does now, and whose strength
  /// is near; the former counts for more and more as the battle goes on.
  int hold(const Field& field, Seat side, int past) const {
    const Land& land = land_of(field.state());
    const auto near = [&](Seat whose) {
      int sum = 0;
      field.units(whose).for_each([&](HexId hex) {
        const int distance = std::min(land.to_goal(side, hex), Land::kFar);
        for_each_unit_at(field, hex, [&](PieceId id) {
          const int worth = worth_of(field, id) * (field.is_disrupted(id) ? kDisruptedWorth : 100) / 100;
          sum += worth * 6 / (6 + distance * distance / 2);
        });
      });
      return sum;
    };
    const int attack = near(side);
    const int defense = near(other(side));
    const int likely = 100 * attack / (attack + defense + 400);
    const bool is_held = !(field.units(side) & field.scenario().wins_on[side]).empty();
    const int weight = 35 + past * 6 / 10;
    return ((is_held ? 100 : 0) * weight + likely * (100 - weight)) / 100;
  }

  const Chattanooga* game_;
  std::vector<Land> lands_;
};

}  // namespace

std::unique_ptr<Advisor> make_advisor(const Chattanooga& game) { return std::make_unique<ChattanoogaAdvisor>(game); }

}  // namespace longroll::chattanooga

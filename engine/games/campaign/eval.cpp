// build: small
#include <algorithm>

#include "engine/games/campaign/game.h"
#include "engine/games/campaign/planner/missions.h"
#include "engine/games/campaign/planner/planner.h"
#include "engine/games/campaign/rules/victory.h"

namespace longroll::campaign {
namespace {

constexpr int kWon = 1'000;
constexpr int kMost = 950;      ///< who has not won yet may still lose
constexpr int kEconomy = 60;    ///< a point of the economy or of political status
constexpr int kPoint = 9;       ///< an army point on the map
constexpr int kHungry = 4;      ///< each out-of-supply marker of it makes it worth so much less
constexpr int kThreatened = 2;  ///< to have a point of worth more in danger than the enemy has, in tenths

/// Judges positions by the economy less politics beside what wins in this turn, half of it as it stands and half as if
/// no railroad were cut, by the armies, and by who threatens whose places.
class CampaignAdvisor final : public Advisor {
 public:
  explicit CampaignAdvisor(const Campaign& game) : game_(game), land_(game.battles().front()) {}

  int evaluate(const State& state, Seat seat) const override {
    if (const longroll::Outcome end = game_.outcome(state); end.over) {
      return !is_player(end.winner) ? 0 : end.winner == seat ? kWon : -kWon;
    }
    const int score = std::clamp(confederate_score(game_.field(state)), -kMost, kMost);
    return seat == Seat::Confederate ? score : -score;
  }

  /// Nothing looks better than anything else at first sight: who wants sense asks for a plan.
  void weigh(const State&, const Actions& actions, std::vector<int>& weights) const override {
    weights.assign(actions.size(), 1);
  }

  /// Impulses, and what comes before the first of a turn.
  int clock(const State& state) const override {
    return state.track(track(Track::Turn)) * (kImpulses + 1) + state.track(track(Track::Impulse));
  }

  bool is_too_long_to_play_out() const override { return true; }
  /// To the end of a game turn, behind its victory check.
  int clock_after(const State& state, int turns) const override {
    return (state.track(track(Track::Turn)) + turns) * (kImpulses + 1);
  }

  int way_count() const override { return static_cast<int>(kStances.size()); }
  /// A stance is taken when the side's moves begin and holds until they begin again.
  bool is_way_for_a_turn() const override { return true; }
  bool can_choose_way(const State& state, Seat seat) const override {
    return phasing(state) == seat && static_cast<StepKind>(state.top().kind) == StepKind::Movement;
  }
  std::vector<Action> plan(const State& state, int way) const override {
    return plan_of(game_, land_, state, kStances[static_cast<std::size_t>(way)]);
  }

 private:
  /// What the economy would be worth if all that the Confederacy holds hung together (14.1).
  static int held_economy(const Field& field) {
    int sum = 0;
    for (const MapPlace& place : field.map().places()) {
      sum += field.held(Seat::Confederate).has(place.hex) ? place.center + place.harbor : 0;
    }
    return sum;
  }
  int confederate_score(const Field& field) const {
    const TurnBox& box = field.turn_box();
    const int margin = economy_now(field).size() + held_economy(field) - 2 * field.value(Track::PoliticalStatus);
    int score = kEconomy * (margin - box.survival - box.victory) / 2;
    for (const Piece& piece : field.state().pieces) {
      if (is_hex(piece.place) && field.library().class_of(piece.kind) == UnitClass::Asp) {
        const int worth = kPoint - kHungry * out_of_supply(piece.flags);
        score += owner_of(piece) == Seat::Confederate ? worth : -worth;
      }
    }
    for (const Goal& goal : land_.goals()) {
      const int ours = Missions::near(field, Seat::Confederate, goal.hex);
      const int theirs = Missions::near(field, Seat::Union, goal.hex);
      score += kThreatened * goal.worth * (ours - theirs) / (10 * (ours + theirs + 100));
    }
    return score;
  }

  const Campaign& game_;
  Land land_;
};

}  // namespace

std::unique_ptr<Advisor> make_advisor(const Campaign& game) { return std::make_unique<CampaignAdvisor>(game); }

}  // namespace longroll::campaign

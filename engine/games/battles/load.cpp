#include <algorithm>

#include "engine/games/battles/game.h"
#include "engine/games/battles/rules/victory.h"

namespace longroll::battles {
namespace {

/// Counts the points of the scenario and nothing else: every action is as good as another.
class PointsAdvisor final : public Advisor {
 public:
  explicit PointsAdvisor(const Battles& game) : game_(game) {}

  int evaluate(const State& state, Seat seat) const override {
    constexpr int kWon = 1000;
    constexpr int kWorth = 5;  // thousandths of a game for a point
    if (const Outcome end = game_.outcome(state); end.over) {
      return end.winner == Seat::Nobody ? 0 : end.winner == seat ? kWon : -kWon;
    }
    const int lead = std::clamp(standing(game_.field(state)).lead() * kWorth, 1 - kWon, kWon - 1);
    return seat == Seat::Union ? lead : -lead;
  }

  void weigh(const State&, const Actions& actions, std::vector<int>& weights) const override {
    weights.assign(actions.size(), 1);
  }

  int clock(const State& state) const override {
    return 2 * state.track(track(Track::Turn)) + state.track(track(Track::Phasing));
  }

 private:
  const Battles& game_;
};

}  // namespace

Result<LoadedGame> load(const AssetReader& read) {
  Result<Library> library = load_library(read);
  if (!library) {
    return library.faults();
  }
  auto game = std::make_unique<Battles>(std::move(library).value());
  LoadedGame loaded;
  loaded.advisor = std::make_unique<PointsAdvisor>(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::battles

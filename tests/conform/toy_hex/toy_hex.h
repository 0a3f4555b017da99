#pragma once
#include "engine/play/registry.h"
#include "engine/play/step_game.h"
#include "tests/conform/toy_hex/field.h"

/// Crossroads (RULES.md): the smallest hex game, and the template of a new one. ADD_A_HEX_GAME.md tells how to copy it.
namespace longroll::toy_hex {

using StepRule = longroll::StepRule<Data, Field, StepKind>;
std::span<const StepRule* const> all_steps();

/// 4.2, 8.0: the unit comes to lie on top in the hex, which its side controls from then on; or it leaves the map.
void put(Now& now, PieceId unit, Place place);

class ToyHex final : public StepGame<StepRule> {
 public:
  ToyHex();

  State setup(const Setup& setup) const override;
  View view(const State& state, Seat seat) const override { return {seat, state, {}, {}}; }
  std::optional<State> guess(const View& view, Rng&) const override { return view.seen; }
  bool reveals(const State&, const Event&, Seat) const override { return false; }
  std::string tell(const State& before, const Event& event, Seat reader) const override;
  std::string gist(const State& before, const Events& events) const override;
  Outcome outcome(const State& state) const override;
  std::string text(const State& state, const Action& action) const override;
  std::optional<Action> parse(const State& state, std::string_view text) const override;
  std::string kind_id(int scenario, int kind) const override;
  std::optional<int> kind_of(int scenario, std::string_view id) const override;
  std::string place_id(Place place) const override;
  std::string track_id(int track) const override;
  Faults faults_of(const State& state) const override;
  const Data& data_of(const State&) const override { return printed(); }

 private:
  std::string heading(const State& state) const override;
  std::string label(const State& state, const Action& action) const override { return text(state, action); }
};

/// What the computer believes is good play.
std::unique_ptr<Advisor> make_advisor();

}  // namespace longroll::toy_hex

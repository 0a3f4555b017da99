#pragma once
#include "engine/hexgame/hex_game.h"
#include "engine/play/open_game.h"
#include "tests/conform/toy_hex/field.h"

/// Crossroads (RULES.md): the smallest hex game, and the template of a new one. ADD_A_HEX_GAME.md tells how to copy it.
namespace longroll::toy_hex {

using StepRule = longroll::StepRule<Data, Field, StepKind>;
std::span<const StepRule* const> all_steps();
std::span<const VerbWords> verbs();

/// 4.2, 8.0: the unit lies on top in the hex, which its side controls from then on; or it leaves the map.
void put(const Data& data, Now& now, PieceId unit, Place place);

class ToyHex final : public hexgame::HexGame<OpenGame<StepRule>> {
 public:
  explicit ToyHex(Data data);

  State setup(const Setup& setup) const override;
  std::string describe_event(const State& before, const Event& event, Seat reader) const override;
  std::string roll_summary(const State& before, const Events& events) const override;
  Outcome outcome(const State& state) const override;
  Faults faults_of(const State& state) const override;
  const Data& data_of(const State&) const override { return data_; }

 private:
  std::string heading(const State& state) const override;
  std::string label(const State& state, const Action& action) const override { return text(state, action); }
  const Data* find_battle(int scenario) const override { return scenario == 0 ? &data_ : nullptr; }

  Data data_;
};

/// What the computer believes is good play. `game` must outlive the advisor.
std::unique_ptr<Advisor> make_advisor(const ToyHex& game);

Result<LoadedGame> load(const AssetReader& read);

}  // namespace longroll::toy_hex

#pragma once
#include "engine/hexgame/hex_game.h"
#include "engine/play/open_game.h"
#include "tests/conform/toy_hex/field.h"

/// Crossroads (RULES.md): the smallest hex game, and the template of a new one. ADD_A_HEX_GAME.md tells how to copy it.
namespace longroll::toy_hex {

class ToyHex final : public hexgame::HexGame<OpenGame<StepRule<Data, Field, StepKind>>> {
 public:
  explicit ToyHex(Data data);

  std::string describe_event(const State& before, const Event& event, Seat reader) const override;
  std::string roll_summary(const State& before, const Events& events) const override;
  Outcome outcome(const State& state) const override;
  Faults faults_of(const State& state) const override;

 private:
  void lay_out(Now& now, const Data& data, const hexgame::Scenario& day) const override;
};

std::span<const ToyHex::StepRule* const> all_steps();
std::span<const VerbWords> verbs();

/// 4.2, 8.0: the unit lies on top in the hex, which its side controls from then on; or it leaves the map.
void put(Now& now, PieceId unit, Place place);

/// What the computer believes is good play. `game` must outlive the advisor.
std::unique_ptr<Advisor> make_advisor(const ToyHex& game);

/// Orders for many units. `game` must outlive the adjutant.
std::unique_ptr<Adjutant> make_adjutant(const ToyHex& game);

Result<LoadedGame> load(const AssetReader& read);

}  // namespace longroll::toy_hex

#pragma once
#include "engine/games/campaign/field.h"
#include "engine/hexgame/hex_game.h"
#include "engine/play/open_game.h"
#include "engine/play/registry.h"

namespace longroll::campaign {

/// The American Civil War, 1861 to 1865, on hexes of some 25 miles. StepGame plays it by its steps; the rest of the
/// door's meaning is spread over one file a concern: game.cpp how it begins, words.cpp its words, labels.cpp and
/// tell.cpp what players read, validate.cpp positions from outside. Nothing is hidden.
class Campaign final : public hexgame::HexGame<OpenGame<longroll::StepRule<Library, Field, StepKind>>> {
 public:
  explicit Campaign(Library library);

  State setup(const Setup& setup) const override;
  std::string describe_event(const State& before, const Event& event, Seat reader) const override;
  std::string roll_summary(const State& before, const Events& events) const override;
  longroll::Outcome outcome(const State& state) const override;
  Faults faults_of(const State& state) const override;

 private:
  void lay_out(Now& now, const Library& library, const Scenario& scenario) const override;
  std::string heading(const State& state) const override;
  std::string label(const State& state, const Action& action) const override;
  std::string group(const State& state, const Action& action) const override;
};

/// What the computer believes is good play. `game` must outlive the advisor.
std::unique_ptr<Advisor> make_advisor(const Campaign& game);

/// Loads the game with the starts that are offered.
Result<LoadedGame> load(const AssetReader& read);

}  // namespace longroll::campaign

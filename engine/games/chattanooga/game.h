#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/hexgame/hex_game.h"
#include "engine/play/open_game.h"
#include "engine/play/registry.h"

namespace longroll::chattanooga {

/// Chattanooga, 1863: regiments on hexes of 250 yards. StepGame plays it by its steps; the rest of the door's meaning
/// is spread over one file a concern: game.cpp how it begins, words.cpp its words, labels.cpp and tell.cpp what players
/// read, validate.cpp positions from outside, view.cpp who knows what.
class Chattanooga final : public hexgame::HexGame<OpenGame<longroll::StepRule<Library, Field, StepKind>>> {
 public:
  explicit Chattanooga(Library library);

  State setup(const Setup& setup) const override;
  View view(const State& state, Seat seat) const override;
  std::optional<State> guess(const View& view, Rng& rng) const override;
  bool reveals(const State& before, const Event& event, Seat decider) const override;
  Faults faults_of_choice(const Setup& setup) const override;
  std::string describe_event(const State& before, const Event& event, Seat reader) const override;
  std::string roll_summary(const State& before, const Events& events) const override;
  Outcome outcome(const State& state) const override;
  Faults faults_of(const State& state) const override;

 private:
  void lay_out(Now& now, const Library& library, const Scenario& scenario) const override;
  std::string heading(const State& state) const override;
  std::string label(const State& state, const Action& action) const override;
  std::string group(const State& state, const Action& action) const override;

  std::vector<Option> offered_;  // by index in GameInfo::options
};

/// The options leave the counter of that kind in the game.
bool is_used(const State& state, const Scenario& scenario, int kind, UnitType type);

/// Where a counter of the scenario begins that is not set up on the map.
Place box_of(UnitType type);

/// What the computer believes is good play. `game` must outlive the advisor.
std::unique_ptr<Advisor> make_advisor(const Chattanooga& game);

/// Loads the game with the scenarios that are written.
Result<LoadedGame> load(const AssetReader& read);

}  // namespace longroll::chattanooga

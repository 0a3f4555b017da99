#pragma once
#include "engine/games/battles/field.h"
#include "engine/hexgame/hex_game.h"
#include "engine/play/open_game.h"
#include "engine/play/registry.h"

namespace longroll::battles {

/// The Blue & Grey battle system: brigades on hexes of 400 metres. StepGame plays it by its steps; the rest of the
/// door's meaning is spread over one file a concern: game.cpp how it begins, words.cpp its words, labels.cpp and
/// tell.cpp what players read, validate.cpp positions from outside. Nothing is hidden.
class Battles final : public hexgame::HexGame<OpenGame<longroll::StepRule<Library, Field, StepKind>>> {
 public:
  /// At least one; no two of their scenarios have the same id or number. Scenarios are told in this order.
  explicit Battles(std::vector<Library> battles);
  /// One battle alone, as tests make it.
  explicit Battles(Library battle);

  std::string describe_event(const State& before, const Event& event, Seat reader) const override;
  std::string roll_summary(const State& before, const Events& events) const override;
  Outcome outcome(const State& state) const override;
  Faults faults_of(const State& state) const override;

 private:
  void lay_out(Now& now, const Library& battle, const Scenario& scenario) const override;
  std::string heading(const State& state) const override;
  std::string label(const State& state, const Action& action) const override;
  std::string group(const State& state, const Action& action) const override;
};

/// Loads the system with every battle that assets/games/battles/index.json names. Those with a fault are left out, and
/// LoadedGame::faults names what is wrong with them.
Result<LoadedGame> load(const AssetReader& read);

/// The same without the game round it.
struct LoadedBattles {
  std::vector<Library> battles;  ///< those without a fault, in the order of the index
  Faults faults;                 ///< of the others, and of the index and the chart, without which there is none
};
LoadedBattles load_battles(const AssetReader& read);

}  // namespace longroll::battles

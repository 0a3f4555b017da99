#pragma once
#include "engine/games/battles/field.h"
#include "engine/play/registry.h"
#include "engine/play/step_game.h"

namespace longroll::battles {

/// The Blue & Grey battle system: brigades on hexes of 400 metres. StepGame plays it by its steps; the rest of the
/// door's meaning is spread over one file a concern: game.cpp how it begins, text.cpp words, labels.cpp and tell.cpp
/// what players read, sound.cpp positions from outside. Nothing is hidden: a View is the State.
class Battles final : public StepGame<longroll::StepRule<Library, Field, StepKind>> {
 public:
  explicit Battles(Library library);

  State setup(const Setup& setup) const override;
  View view(const State& state, Seat seat) const override;
  std::optional<State> guess(const View& view, Rng& rng) const override;
  bool reveals(const State& before, const Event& event) const override;
  std::string tell(const State& before, const Event& event, Seat reader) const override;
  std::string gist(const State& before, const Events& events) const override;
  Outcome outcome(const State& state) const override;
  std::string text(const State& state, const Action& action) const override;
  std::optional<Action> parse(const State& state, std::string_view text) const override;
  std::string kind_id(int kind) const override;
  std::optional<int> kind_of(std::string_view id) const override;
  std::string place_id(Place place) const override;
  std::string track_id(int track) const override;
  Faults faults_of(const State& state) const override;

  const Library& library() const { return library_; }
  const Library& data_of(const State&) const override { return library_; }

 private:
  std::string heading(const State& state) const override;
  std::string label(const State& state, const Action& action) const override;

  Library library_;
};

/// Loads the system with every battle that assets/games/battles/index.json names.
Result<LoadedGame> load(const AssetReader& read);
/// The same without the game round it.
Result<Library> load_library(const AssetReader& read);

}  // namespace longroll::battles

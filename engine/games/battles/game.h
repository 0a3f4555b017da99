#pragma once
#include "engine/games/battles/battle.h"
#include "engine/games/battles/field.h"
#include "engine/play/game.h"
#include "engine/play/registry.h"

namespace longroll::battles {

/// The Blue & Grey battle system: brigades on hexes of 400 metres. The door's meaning for this game is spread over one
/// file a concern: game.cpp the sequence of play, text.cpp words, sound.cpp positions from outside. Nothing is hidden:
/// a View is the State.
class Battles final : public Game {
 public:
  explicit Battles(Library library);

  const GameInfo& info() const override { return info_; }
  State setup(const Setup& setup) const override;
  Seat to_act(const State& state) const override;
  void actions(const State& state, Actions& actions) const override;
  Prompt prompt(const State& state) const override;
  Refusal refuse(const State& state, Seat seat, const Action& action) const override;
  void apply(State& state, const Action& action, Events& events) const override;
  Chance chance(const State& state) const override;
  View view(const State& state, Seat seat) const override;
  std::optional<State> guess(const View& view, Rng& rng) const override;
  bool reveals(const State& before, const Event& event) const override;
  std::string tell(const State& before, const Event& event, Seat reader) const override;
  std::string gist(const State& before, const Events& events) const override;
  std::optional<Action> pass_of(const State& state) const override;
  Outcome outcome(const State& state) const override;
  std::string text(const State& state, const Action& action) const override;
  std::optional<Action> parse(const State& state, std::string_view text) const override;
  std::string kind_id(int kind) const override;
  std::optional<int> kind_of(std::string_view id) const override;
  std::string place_id(Place place) const override;
  std::string track_id(int track) const override;
  std::string step_id(int step) const override;
  Faults faults_of(const State& state) const override;

  const Library& library() const { return library_; }
  Field field(const State& state) const { return Field(library_, state); }

 private:
  std::string label(const State& state, const Action& action) const;

  Library library_;
  GameInfo info_;
};

/// Loads the system with every battle that assets/games/battles/index.json names.
Result<LoadedGame> load(const AssetReader& read);
/// The same without the game round it.
Result<Library> load_library(const AssetReader& read);

}  // namespace longroll::battles

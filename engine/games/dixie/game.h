#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/words.h"
#include "engine/play/registry.h"
#include "engine/play/step_game.h"

namespace longroll::dixie {

/// Dixie: cards and dice, with an edition each for First Bull Run, Shiloh and Gettysburg, and sections 13 to 15 as
/// options. StepGame plays it by its steps. The rest of Game's functions stand in one file a concern: game.cpp has
/// set-up and outcome, view.cpp who knows what, text.cpp and words.cpp texts, validate.cpp positions from outside.
class Dixie final : public StepGame<longroll::StepRule<Edition, Field, StepKind>> {
 public:
  explicit Dixie(std::vector<Edition> editions);

  /// Dixie 14.0: decks that may not be brought.
  Faults faults_of_choice(const Setup& setup) const override;
  State setup(const Setup& setup) const override;
  std::vector<std::int16_t> pool(const Setup& setup, Seat side) const override;
  View view(const State& state, Seat seat) const override;
  std::optional<State> guess(const View& view, Rng& rng) const override;
  bool reveals(const State& before, const Event& event, Seat decider) const override;
  Refusal refuse(const State& state, Seat seat, const Action& action) const override;
  std::string describe_event(const State& before, const Event& event, Seat reader) const override;
  std::string roll_summary(const State& before, const Events& events) const override;
  Outcome outcome(const State& state) const override;
  std::string text(const State& state, const Action& action) const override;
  std::optional<Action> parse(const State& state, std::string_view text) const override;
  std::string kind_id(int scenario, int kind) const override;
  std::optional<int> kind_of(int scenario, std::string_view id) const override;
  std::string place_id(Place place) const override;
  std::string track_id(int track) const override;
  Faults faults_of(const State& state) const override;

  /// The editions, one a scenario; of some the cards may not be here.
  const std::vector<Edition>& editions() const { return editions_; }
  const Edition& data_of(const State& state) const override { return edition_at(state.track(track(Track::Edition))); }
  /// The last value that an option has in a scenario; 0 where it does not know it.
  int most_of(Option option, int scenario) const;
  /// What was chosen for an option; 0 when these editions do not know it.
  int value_of(const Setup& setup, Option option) const;
  /// Dixie 3.0, 13.8: columns of the battlefield that was chosen.
  int columns_of(const Setup& setup) const;

 private:
  const Edition& edition_at(int scenario) const { return editions_[static_cast<std::size_t>(scenario)]; }
  /// Dixie 15.0: days that do not go with other choices.
  Faults faults_of_days(const Setup& setup) const;
  std::string heading(const State& state) const override;
  std::string label(const State& state, const Action& action) const override;

  std::vector<Edition> editions_;
  std::vector<Option> chosen_;  // what info_.options are, in that order
};

/// Loads the game with its editions. One whose cards the reader does not have is known by its head: it has its
/// scenario, its options and its kinds of pieces, and cannot be set up.
Result<LoadedGame> load(const AssetReader& read);

}  // namespace longroll::dixie

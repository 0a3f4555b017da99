#pragma once
#include "engine/games/dixie/card.h"
#include "engine/games/dixie/field.h"
#include "engine/play/game.h"
#include "engine/play/registry.h"

namespace longroll::dixie {

/// Dixie: cards and dice, the battle of First Bull Run. The door's meaning for this game is spread over one file a
/// concern: game.cpp the sequence of play, view.cpp who knows what, text.cpp words, sound.cpp positions from outside.
class Dixie final : public Game {
 public:
  explicit Dixie(std::vector<Edition> editions);

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

  /// The cards and numbers in play. One edition so far.
  const Edition& edition() const { return editions_.front(); }
  Field field(const State& state) const { return Field(edition(), state); }

 private:
  std::string label(const State& state, const Action& action) const;

  std::vector<Edition> editions_;
  GameInfo info_;
};

/// May `seat` see the face of this card? Nobody: may both?
bool is_visible(const State& state, PieceId card, Seat seat);

/// "usa.left", and back; kNowhere for words that mean none.
std::string place_text(Place place);
Place place_named(std::string_view text);

/// "USA Left", "CSA Reserve": as a sentence writes it.
std::string place_name(Place place);

/// Loads the game with its editions.
Result<LoadedGame> load(const AssetReader& read);

}  // namespace longroll::dixie

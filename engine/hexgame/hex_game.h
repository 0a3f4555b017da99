#pragma once
#include <algorithm>

#include "engine/hexgame/hex_names.h"
#include "engine/map/hex.h"
#include "engine/play/track_words.h"

namespace longroll::hexgame {

/// What the ids of a game are made of.
struct GameIds {
  std::span<const VerbWords> verbs;         ///< their arguments are of the kinds of hexgame::Argument
  std::span<const std::string_view> boxes;  ///< of the places from kMaxHexes on: "eliminated", "due"
  std::span<const TrackWords> tracks;
};

/// The ids of a hex game: the texts of actions, of kinds, places and tracks. `Base` is the OpenGame or the StepGame of
/// its StepRule, whose Data derives from hexgame::Battle.
template <class Base>
class HexGame : public Base {
 public:
  using Data = typename Base::Data;

  std::string text(const State& state, const Action& action) const override {
    return text_of(ids_.verbs, action, names(state));
  }
  std::optional<Action> parse(const State& state, std::string_view text) const override {
    return parse_action(ids_.verbs, text, names(state));
  }
  std::string kind_id(int scenario, int kind) const override {
    const Data* const battle = find_battle(scenario);
    return battle != nullptr && battle->has_kind(kind) ? battle->kind_ids[static_cast<std::size_t>(kind)] : "?";
  }
  std::optional<int> kind_of(int scenario, std::string_view id) const override {
    const Data* const battle = find_battle(scenario);
    if (battle == nullptr) {
      return std::nullopt;
    }
    const auto found = std::find(battle->kind_ids.begin(), battle->kind_ids.end(), id);
    return found == battle->kind_ids.end() ? std::nullopt
                                           : std::optional(static_cast<int>(found - battle->kind_ids.begin()));
  }
  std::string place_id(Place place) const override {
    const int box = place - kMaxHexes;
    return box >= 0 && static_cast<std::size_t>(box) < ids_.boxes.size()
               ? std::string(ids_.boxes[static_cast<std::size_t>(box)])
               : hex_text(place);
  }
  std::string track_id(int track) const override { return id_of_track(ids_.tracks, track); }

 protected:
  template <class Sequence>
  HexGame(const Sequence& sequence, const GameIds& ids) : Base(sequence), ids_(ids) {}

  /// The battle of a scenario by its index in GameInfo::scenarios; null: there is no such scenario.
  virtual const Data* find_battle(int scenario) const = 0;

 private:
  HexNames names(const State& state) const {
    const Data& battle = this->data_of(state);
    return {state,
            [&battle](int kind) -> const Unit* { return battle.has_kind(kind) ? &battle.counter(kind) : nullptr; }};
  }

  GameIds ids_;
};

}  // namespace longroll::hexgame

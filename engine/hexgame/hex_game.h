#pragma once
#include <algorithm>
#include <memory>
#include <vector>

#include "engine/hexgame/hex_names.h"
#include "engine/map/hex.h"
#include "engine/play/registry.h"
#include "engine/play/step_game.h"
#include "engine/play/track_words.h"

namespace longroll::hexgame {

/// What the ids of a game are made of.
struct GameIds {
  std::span<const VerbWords> verbs;         ///< their arguments are of the kinds of hexgame::Argument
  std::span<const std::string_view> boxes;  ///< of the places from kMaxHexes on: "eliminated", "due"
  std::span<const TrackWords> tracks;
  int scenario_track = -1;        ///< has Scenario::number; below 0: of a game with one scenario
  std::size_t ground_places = 0;  ///< places that have marks on the ground
};

/// The battles of a hex game with their scenarios, and its ids: the texts of actions, of kinds, places and tracks.
/// `Base` is the OpenGame or the StepGame of its StepRule, whose Data derives from hexgame::Battle.
template <class Base>
class HexGame : public Base {
 public:
  using Data = typename Base::Data;
  using Scenario = typename Data::Scenario;

  const std::vector<Data>& battles() const { return battles_; }
  /// The battle that the State is of; it must be of one.
  const Data& data_of(const State& state) const override {
    const int scenario = scenario_index(state);
    LR_CHECK(scenario >= 0, "a State of this game");
    return battle_of(scenario);
  }
  /// The battle of a scenario, which is an index in GameInfo::scenarios.
  const Data& battle_of(int scenario) const { return battles_[shelf(scenario).battle]; }
  const Scenario& scenario_at(int scenario) const { return battle_of(scenario).scenarios[shelf(scenario).scenario]; }
  /// That index, by what the State says of itself; -1: it is of no scenario.
  int scenario_index(const State& state) const {
    if (ids_.scenario_track < 0) {
      return 0;
    }
    const auto which = static_cast<std::size_t>(ids_.scenario_track);
    return which < state.tracks.size() ? index_of_number(state.tracks[which]) : -1;
  }

  /// All tracks 0 but the scenario's number and that nobody has won; then what the game lays out.
  State setup(const Setup& setup) const override {
    State state;
    state.tracks.assign(static_cast<std::size_t>(count_tracks(ids_.tracks)), 0);
    state.ground.assign(ids_.ground_places, 0);
    Events events;
    Now now(state, events);
    if (ids_.scenario_track >= 0) {
      now.set(ids_.scenario_track, scenario_at(setup.scenario).number);
    }
    this->open(now);
    lay_out(now, battle_of(setup.scenario), scenario_at(setup.scenario));
    this->run(now);
    return state;
  }

  std::string text(const State& state, const Action& action) const override {
    return text_of(ids_.verbs, action, names(state));
  }
  std::optional<Action> parse(const State& state, std::string_view text) const override {
    return parse_action(ids_.verbs, text, names(state));
  }
  std::string kind_id(int scenario, int kind) const override {
    return has_scenario(scenario) && battle_of(scenario).has_kind(kind)
               ? battle_of(scenario).kind_ids[static_cast<std::size_t>(kind)]
               : "?";
  }
  std::optional<int> kind_of(int scenario, std::string_view id) const override {
    if (!has_scenario(scenario)) {
      return std::nullopt;
    }
    const std::vector<std::string>& ids = battle_of(scenario).kind_ids;
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? std::nullopt : std::optional(static_cast<int>(found - ids.begin()));
  }
  std::string place_id(Place place) const override {
    const int box = place - kMaxHexes;
    return box >= 0 && static_cast<std::size_t>(box) < ids_.boxes.size()
               ? std::string(ids_.boxes[static_cast<std::size_t>(box)])
               : hex_text(place);
  }
  std::string track_id(int track) const override { return id_of_track(ids_.tracks, track); }

 protected:
  /// At least one battle; no two of their scenarios have the same id or number. `about` becomes the game's info, with
  /// the scenarios in this order.
  HexGame(GameInfo about, const Sequence<typename Base::StepRule>& sequence, const GameIds& ids,
          std::vector<Data> battles)
      : Base(sequence), ids_(ids), battles_(std::move(battles)) {
    this->info_ = std::move(about);
    for (std::size_t b = 0; b < battles_.size(); ++b) {
      for (std::size_t s = 0; s < battles_[b].scenarios.size(); ++s) {
        const Scenario& scenario = battles_[b].scenarios[s];
        LR_CHECK(index_of_number(scenario.number) < 0, "each scenario has a number of its own");
        shelves_.push_back({scenario.number, b, s});
        this->info_.scenarios.push_back({.id = scenario.id,
                                         .title = scenario.title,
                                         .date = scenario.date,
                                         .about = scenario.about,
                                         .data_hash = scenario.hash});
      }
    }
    LR_CHECK(!shelves_.empty(), "a battle to play");
  }

  /// Puts the pieces of a scenario where they begin and begins the outermost step.
  virtual void lay_out(Now& now, const Data& battle, const Scenario& scenario) const = 0;

  /// "Union turn 3 - movement", until the game has something better.
  std::string heading(const State& state) const override {
    const typename Base::Field field = this->field(state);
    return std::string(name_of(field.phasing())) + " turn " + std::to_string(field.turn()) + " - " +
           this->step_id(state.top().kind);
  }
  /// The text, until the game has something better for its buttons.
  std::string label(const State& state, const Action& action) const override { return text(state, action); }

 private:
  /// Where a scenario of GameInfo::scenarios stands.
  struct Shelf {
    std::int16_t number = 0;  ///< Scenario::number
    std::size_t battle = 0;   ///< index in battles_
    std::size_t scenario = 0;
  };

  bool has_scenario(int scenario) const {
    return scenario >= 0 && static_cast<std::size_t>(scenario) < shelves_.size();
  }
  const Shelf& shelf(int scenario) const {
    LR_CHECK(has_scenario(scenario), "a scenario of this game");
    return shelves_[static_cast<std::size_t>(scenario)];
  }
  int index_of_number(int number) const {
    for (std::size_t i = 0; i < shelves_.size(); ++i) {
      if (shelves_[i].number == number) {
        return static_cast<int>(i);
      }
    }
    return -1;
  }

  HexNames names(const State& state) const {
    const Data& battle = this->data_of(state);
    return {state,
            [&battle](int kind) -> const Unit* { return battle.has_kind(kind) ? &battle.counter(kind) : nullptr; }};
  }

  GameIds ids_;
  std::vector<Data> battles_;
  std::vector<Shelf> shelves_;
};

/// The game of that data with its advisor and its adjutant, which the game's own make_advisor and make_adjutant give.
template <class Game, class Data>
Result<LoadedGame> load_game(Result<Data> data) {
  if (!data) {
    return data.faults();
  }
  auto game = std::make_unique<Game>(std::move(data).value());
  LoadedGame loaded;
  loaded.advisor = make_advisor(*game);
  loaded.adjutant = make_adjutant(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::hexgame

// build: small
#include "engine/core/text.h"

#include <algorithm>

#include "engine/games/battles/game.h"
#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/words.h"

/// The battle system in the words of the protocol: ids and the text of actions. What players read is in tell.cpp.
namespace longroll::battles {
namespace {

/// "csa.jackson": a counter's id within its battle. Breastworks are known by their number too, for there are many.
std::string unit_text(const Library& library, const State& state, int id) {
  if (!state.has_piece(id)) {
    return "#" + std::to_string(id);
  }
  const int kind = state.piece(static_cast<PieceId>(id)).kind;
  if (kind < 0 || static_cast<std::size_t>(kind) >= library.counters.size() ||
      library.counter(kind).arm == Arm::Breastworks) {
    return "#" + std::to_string(id);
  }
  return library.counter(kind).id;
}

std::optional<int> unit_named(const Library& library, const State& state, std::string_view text) {
  if (!text.empty() && text[0] == '#') {
    return parse_int(text.substr(1));
  }
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const int kind = state.pieces[i].kind;
    if (kind >= 0 && static_cast<std::size_t>(kind) < library.counters.size() && library.counter(kind).id == text) {
      return static_cast<int>(i);
    }
  }
  return std::nullopt;
}

/// The arguments of the verbs in words: units by their ids, hexes by their numbers.
class BattlesNames final : public ArgumentNames {
 public:
  BattlesNames(const Library& library, const State& state) : library_(library), state_(state) {}

  std::string text(ArgumentKind kind, int value) const override {
    switch (static_cast<Argument>(kind)) {
      case Argument::Unit:
        return unit_text(library_, state_, value);
      case Argument::Hex:
        return hex_text(static_cast<HexId>(value));
      case Argument::Number:
        return std::to_string(value);
      case Argument::None:
        break;
    }
    return "";
  }

  std::optional<int> value(ArgumentKind kind, std::string_view word) const override {
    switch (static_cast<Argument>(kind)) {
      case Argument::Unit:
        return unit_named(library_, state_, word);
      case Argument::Hex:
        return hex_named(word);
      case Argument::Number:
        return parse_int(word);
      case Argument::None:
        break;
    }
    return std::nullopt;
  }

 private:
  const Library& library_;
  const State& state_;
};

}  // namespace

std::string Battles::text(const State& state, const Action& action) const {
  return text_of(all_verbs(), action, BattlesNames(data_of(state), state));
}

std::optional<Action> Battles::parse(const State& state, std::string_view text) const {
  return parse_action(all_verbs(), text, BattlesNames(data_of(state), state));
}

std::string Battles::kind_id(int scenario, int kind) const {
  if (!has_scenario(scenario)) {
    return "?";
  }
  const std::vector<std::string>& ids = battle_of(scenario).kind_ids;
  return kind >= 0 && static_cast<std::size_t>(kind) < ids.size() ? ids[static_cast<std::size_t>(kind)] : "?";
}

std::optional<int> Battles::kind_of(int scenario, std::string_view id) const {
  if (!has_scenario(scenario)) {
    return std::nullopt;
  }
  const std::vector<std::string>& ids = battle_of(scenario).kind_ids;
  const auto found = std::find(ids.begin(), ids.end(), id);
  return found == ids.end() ? std::nullopt : std::optional(static_cast<int>(found - ids.begin()));
}

std::string Battles::place_id(Place place) const {
  switch (place) {
    case kEliminated:
      return "eliminated";
    case kDue:
      return "due";
    case kWithdrawn:
      return "withdrawn";
    default:
      return hex_text(place);
  }
}

std::string Battles::track_id(int track) const { return id_of_track(track); }

}  // namespace longroll::battles

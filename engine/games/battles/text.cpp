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

std::optional<int> parse_argument(const Library& library, const State& state, Argument argument,
                                  std::string_view text) {
  std::optional<int> value;
  switch (argument) {
    case Argument::Unit:
      value = unit_named(library, state, text);
      break;
    case Argument::Hex:
      if (const auto hex = hex_named(text)) {
        value = *hex;
      }
      break;
    case Argument::Number:
      value = parse_int(text);
      break;
    case Argument::None:
      break;
  }
  return value && *value >= INT16_MIN && *value <= INT16_MAX ? value : std::nullopt;
}

}  // namespace

std::string Battles::text(const State& state, const Action& action) const {
  const VerbWords* words = words_of_verb(action.verb);
  if (words == nullptr) {
    return "?";
  }
  std::string text(words->word);
  for (std::size_t i = 0; i < words->arguments.size(); ++i) {
    switch (words->arguments[i]) {
      case Argument::Unit:
        text += " " + unit_text(data_of(state), state, action.args[i]);
        break;
      case Argument::Hex:
        text += " " + hex_text(action.args[i]);
        break;
      case Argument::Number:
        text += " " + std::to_string(action.args[i]);
        break;
      case Argument::None:
        break;
    }
  }
  return text;
}

std::optional<Action> Battles::parse(const State& state, std::string_view text) const {
  const std::vector<std::string_view> parts = words_of(text);
  const VerbWords* words = parts.empty() ? nullptr : find_verb(parts[0]);
  if (words == nullptr) {
    return std::nullopt;
  }
  Action action;
  action.verb = static_cast<Verb>(words->verb);
  std::size_t next = 1;
  for (std::size_t i = 0; i < words->arguments.size() && words->arguments[i] != Argument::None; ++i) {
    if (next >= parts.size()) {
      return std::nullopt;
    }
    const auto value = parse_argument(data_of(state), state, words->arguments[i], parts[next++]);
    if (!value) {
      return std::nullopt;
    }
    action.args[i] = static_cast<std::int16_t>(*value);
  }
  return next == parts.size() ? std::optional<Action>(action) : std::nullopt;
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

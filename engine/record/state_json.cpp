// build: small
#include "engine/record/state_json.h"

#include <map>

#include "engine/core/json.h"
#include "engine/play/setup.h"
#include "engine/table/limits.h"

namespace longroll {
namespace {

std::string place_word(const Game& game, Place place) { return place < 0 ? "nowhere" : game.place_id(place); }

std::string list_of(const auto& items, const auto& write) {
  std::string text = "[";
  for (const auto& item : items) {
    text += (text.size() > 1 ? "," : "") + write(item);
  }
  return text + "]";
}

std::string number_if(const char* name, int value) {
  return value == 0 ? "" : ",\"" + std::string(name) + "\":" + std::to_string(value);
}

/// The marks of the places that differ from those at the start, by the ids of the places.
std::string ground_of(const Game& game, const std::vector<std::uint8_t>& ground,
                      const std::vector<std::uint8_t>& start) {
  std::string text;
  for (std::size_t i = 0; i < ground.size(); ++i) {
    if (ground[i] != start[i]) {
      text += (text.empty() ? "" : ",") + json_quote(game.place_id(static_cast<Place>(i))) + ":" +
              std::to_string(ground[i]);
    }
  }
  return "{" + text + "}";
}

/// `start`: the marks on the ground from which only what differs is written.
std::string tables_of(const Game& game, int scenario, const State& state, const std::vector<std::uint8_t>& start) {
  std::string text = "\"pieces\":" + list_of(state.pieces, [&](const Piece& piece) {
                       return "{\"kind\":" + json_quote(game.kind_id(scenario, piece.kind)) +
                              ",\"place\":" + json_quote(place_word(game, piece.place)) +
                              number_if("owner", piece.owner) + number_if("up", piece.up) +
                              number_if("marks", piece.marks) + number_if("flags", piece.flags) +
                              number_if("note", piece.note) + "}";
                     });
  text += ",\"tracks\":{";
  for (std::size_t i = 0; i < state.tracks.size(); ++i) {
    text += (i > 0 ? "," : "") + json_quote(game.track_id(static_cast<int>(i))) + ":" + std::to_string(state.tracks[i]);
  }
  text += "},\"stack\":" + list_of(state.stack, [&](const Step& step) {
            return "{\"step\":" + json_quote(game.step_id(step.kind)) +
                   ",\"locals\":" + list_of(step.locals, [](std::int16_t local) { return std::to_string(local); }) +
                   "}";
          });
  if (!state.ground.empty()) {
    text += ",\"ground\":" + ground_of(game, state.ground, start);
  }
  return text;
}

/// Ids back to numbers, for ids that the door only gives one way: asked of every number once.
using Numbers = std::map<std::string, int, std::less<>>;
template <class IdOf>
Numbers numbers_of(const IdOf& id_of, std::size_t count) {
  Numbers numbers;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string id = id_of(static_cast<int>(i));
    if (!id.empty() && id != "?") {
      numbers.emplace(id, static_cast<int>(i));
    }
  }
  return numbers;
}

int find_id(const Numbers& numbers, JsonReader& reader, std::string_view name) {
  const std::string id = reader.text(name);
  const auto found = numbers.find(id);
  if (found != numbers.end()) {
    return found->second;
  }
  if (!id.empty()) {
    reader.fault(json_quote(id) + " is no " + std::string(name) + " of this game");
  }
  return 0;
}

std::int16_t small(JsonReader& reader, std::string_view name, std::int64_t low, std::int64_t high) {
  return static_cast<std::int16_t>(reader.number_or(name, low, high, 0));
}

Piece read_piece(const Game& game, int scenario, const Numbers& places, JsonReader reader) {
  Piece piece;
  const std::string kind = reader.text("kind");
  const std::optional<int> number = kind == "?" ? std::optional<int>(-1) : game.kind_of(scenario, kind);
  if (!number && !kind.empty()) {
    reader.fault(json_quote(kind) + " is no kind of this game");
  }
  piece.kind = static_cast<std::int16_t>(number.value_or(-1));
  piece.place = static_cast<Place>(find_id(places, reader, "place"));
  piece.owner = static_cast<std::int8_t>(small(reader, "owner", 0, 1));
  piece.up = static_cast<std::int8_t>(small(reader, "up", 0, 1));
  piece.marks = small(reader, "marks", -32768, 32767);
  piece.flags = static_cast<std::uint16_t>(reader.number_or("flags", 0, 65535, 0));
  piece.note = small(reader, "note", -32768, 32767);
  reader.refuse_unknown();
  return piece;
}

Step read_step(const Numbers& steps, JsonReader reader) {
  Step step;
  step.kind = static_cast<std::int16_t>(find_id(steps, reader, "step"));
  const JsonReader locals = reader.member("locals", Json::Kind::List);
  if (locals.size() > kLocals) {
    locals.fault("at most " + std::to_string(kLocals) + " locals");
  }
  for (std::size_t i = 0; i < std::min(locals.size(), kLocals); ++i) {
    const Json& local = locals.json().items[i];
    if (local.kind != Json::Kind::Number || local.number < -32768 || local.number > 32767) {
      locals.fault("local " + std::to_string(i) + " is not a number of 16 bits");
    } else {
      step.locals[i] = static_cast<std::int16_t>(local.number);
    }
  }
  reader.refuse_unknown();
  return step;
}

void read_tracks(const Game& game, JsonReader tracks, State& state) {
  for (std::size_t i = 0; i < state.tracks.size(); ++i) {
    state.tracks[i] = static_cast<std::int16_t>(tracks.number(game.track_id(static_cast<int>(i)), -32768, 32767));
  }
  tracks.refuse_unknown();
}

/// What is not told is as at the start.
void read_ground(JsonReader ground, const Numbers& places, State& state) {
  for (const std::string& name : ground.json().names) {
    const auto found = places.find(name);
    if (found == places.end() || found->second < 0 || static_cast<std::size_t>(found->second) >= state.ground.size()) {
      ground.fault(json_quote(name) + " is no place of this game whose ground can be marked");
      continue;
    }
    state.ground[static_cast<std::size_t>(found->second)] = static_cast<std::uint8_t>(ground.number(name, 0, 255));
  }
}

Setup read_setup_words(const Game& game, JsonReader& reader) {
  Setup setup = standard_setup(game);
  if (reader.has("scenario")) {
    setup.scenario = find_scenario(game, reader.text("scenario"));
  }
  if (reader.has("options")) {
    JsonReader options = reader.member("options", Json::Kind::Object);
    for (const std::string& name : options.json().names) {
      const Faults faults = set_option(game, setup, name, options.text(name));
      reader.faults().insert(reader.faults().end(), faults.begin(), faults.end());
    }
  }
  if (reader.has("decks")) {
    JsonReader decks = reader.member("decks", Json::Kind::Object);
    for (const std::string& name : decks.json().names) {
      const Faults faults = set_option(game, setup, "deck." + name, decks.text(name));
      reader.faults().insert(reader.faults().end(), faults.begin(), faults.end());
    }
  }
  const Faults misfits = faults_of_setup(game, setup);
  reader.faults().insert(reader.faults().end(), misfits.begin(), misfits.end());
  return setup;
}

}  // namespace

std::string state_to_json(const Game& game, const Setup& setup, const State& state) {
  const GameInfo& info = game.info();
  std::string text = "{\"game\":" + json_quote(info.id) +
                     ",\"scenario\":" + json_quote(info.scenarios[static_cast<std::size_t>(setup.scenario)].id) +
                     ",\"options\":{";
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    text += (i > 0 ? "," : "") + json_quote(option.id) + ":" +
            json_quote(option.values[static_cast<std::size_t>(setup.options[i])]);
  }
  text += "},";
  if (has_decks(setup)) {
    text += "\"decks\":{\"usa\":" + json_quote(deck_words(game, setup, Seat::Union)) +
            ",\"csa\":" + json_quote(deck_words(game, setup, Seat::Confederate)) + "},";
  }
  const std::vector<std::uint8_t> start = state.ground.empty() ? state.ground : game.setup(setup).ground;
  return text + tables_of(game, setup.scenario, state, start) + "}";
}

std::string view_to_json(const Game& game, int scenario, const View& view) {
  return "{\"game\":" + json_quote(game.info().id) + ",\"seat\":" + json_quote(id_of(view.seat)) + "," +
         tables_of(game, scenario, view.seen, std::vector<std::uint8_t>(view.seen.ground.size())) + ",\"hidden\":" +
         list_of(view.hidden,
                 [&](const Hidden& hidden) {
                   return "{\"place\":" + json_quote(place_word(game, hidden.place)) +
                          number_if("owner", hidden.owner) + number_if("flags", hidden.flags) +
                          number_if("count", hidden.count) + "}";
                 }) +
         ",\"remembered\":" +
         list_of(view.remembered, [&](std::int16_t kind) { return json_quote(game.kind_id(scenario, kind)); }) + "}";
}

Result<Position> state_from_json(const Game& game, std::string_view text) {
  const Result<Json> json = parse_json(text, "state", {.bytes = 1U << 20U, .values = 100'000, .depth = 8});
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader reader(json.value(), "state", faults);
  if (const std::string id = reader.text("game"); !id.empty() && id != game.info().id) {
    reader.fault("this is a state of " + json_quote(id) + ", not of " + json_quote(game.info().id));
  }
  Position position;
  position.setup = read_setup_words(game, reader);
  const bool fits = faults_of_setup(game, position.setup).empty();
  State start = game.setup(fits ? position.setup : standard_setup(game));
  position.state.tracks = std::move(start.tracks);
  position.state.ground = std::move(start.ground);

  Numbers places = numbers_of([&](int i) { return game.place_id(static_cast<Place>(i)); }, kMaxStatePlaces);
  places.emplace("nowhere", kNowhere);
  const Numbers steps = numbers_of([&](int i) { return game.step_id(i); }, kMaxStatePlaces);
  const JsonReader pieces = reader.member("pieces", Json::Kind::List);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    position.state.pieces.push_back(read_piece(game, position.setup.scenario, places, pieces.item(i)));
  }
  read_tracks(game, reader.member("tracks", Json::Kind::Object), position.state);
  const JsonReader stack = reader.member("stack", Json::Kind::List);
  for (std::size_t i = 0; i < stack.size(); ++i) {
    position.state.stack.push_back(read_step(steps, stack.item(i)));
  }
  if (!position.state.ground.empty() && reader.has("ground")) {
    read_ground(reader.member("ground", Json::Kind::Object), places, position.state);
  }
  reader.refuse_unknown();
  if (faults.empty()) {
    faults = game.faults_of(position.state);
  }
  if (!faults.empty()) {
    return faults;
  }
  return position;
}

}  // namespace longroll

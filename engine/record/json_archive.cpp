// build: small
#include "engine/record/json_archive.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "engine/table/limits.h"

namespace longroll {

/// Writes what stands between the value before and this one.
void JsonOutputArchive::begin_value() {
  if (waits_for_member_) {
    text_ += '[';
    waits_for_member_ = false;
  } else if (text_.back() != '{' && text_.back() != '[' && text_.back() != ':') {
    text_ += ',';
  }
}

void JsonOutputArchive::write_name(std::string_view name) {
  if (waits_for_member_) {
    text_ += '{';
    waits_for_member_ = false;
  }
  write_text(name);
  text_ += ':';
}

void JsonOutputArchive::write_text(std::string_view text) {
  begin_value();
  text_ += json_quote(text);
}

void JsonOutputArchive::write_number(std::int64_t number) {
  begin_value();
  text_ += std::to_string(number);
}

void JsonOutputArchive::write_place(Place place) { write_text(place < 0 ? "nowhere" : game_.place_id(place)); }

void JsonOutputArchive::write_hash(std::uint64_t hash) { write_text(hex_of(hash)); }

void JsonOutputArchive::write_tracks(const std::vector<std::int16_t>& tracks) {
  begin_value();
  text_ += '{';
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    write_name(game_.track_id(static_cast<int>(i)));
    write_number(tracks[i]);
  }
  text_ += '}';
}

/// By the ids of the places.
void JsonOutputArchive::write_ground(const std::vector<std::uint8_t>& ground) {
  begin_value();
  text_ += '{';
  for (std::size_t i = 0; i < ground.size(); ++i) {
    if (i >= ground_.size() || ground[i] != ground_[i]) {
      write_name(game_.place_id(static_cast<Place>(i)));
      write_number(ground[i]);
    }
  }
  text_ += '}';
}

void JsonOutputArchive::write_options(const std::vector<int>& options) {
  begin_value();
  text_ += '{';
  for (std::size_t i = 0; i < options.size(); ++i) {
    const OptionInfo& option = game_.info().options[i];
    write_name(option.id);
    write_text(option.values.at(static_cast<std::size_t>(options[i])));
  }
  text_ += '}';
}

void JsonOutputArchive::write_decks() {
  begin_value();
  text_ += '{';
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    write_name(id_of(side));
    write_text(deck_words(game_, setup_, side));
  }
  text_ += '}';
}

/// What an action is called depends on the State in which it is done.
void JsonOutputArchive::write_choices() {
  begin_value();
  text_ += '[';
  State state = played_->state_at(0);
  for (std::size_t i = 0; i < played_->ply_count(); ++i) {
    write_text(game_.text(state, played_->ply(i).action));
    for (const Event& event : played_->ply(i).events) {
      enact(state, event);
    }
  }
  text_ += ']';
}

std::string JsonOutputArchive::done() {
  text_ += '}';
  return std::move(text_);
}

namespace {

template <class IdOf>
std::map<std::string, int, std::less<>> numbers_of(const IdOf& id_of, std::size_t count) {
  std::map<std::string, int, std::less<>> numbers;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string id = id_of(static_cast<int>(i));
    if (!id.empty() && id != "?") {
      numbers.emplace(id, static_cast<int>(i));
    }
  }
  return numbers;
}

}  // namespace

JsonInputArchive::JsonInputArchive(const Game& game, const Json& json, std::string where)
    : cereal::InputArchive<JsonInputArchive>(this),
      game_(game),
      setup_(standard_setup(game)),
      places_(numbers_of([&](int i) { return game.place_id(static_cast<Place>(i)); }, kMaxStatePlaces)),
      steps_(numbers_of([&](int i) { return game.step_id(i); }, kMaxStatePlaces)) {
  readers_.emplace_back(json, std::move(where), faults_);
  places_.emplace("nowhere", kNowhere);
}

Faults JsonInputArchive::finish() {
  top().refuse_unknown();
  return std::move(faults_);
}

int JsonInputArchive::read_id(const Numbers& numbers, std::string_view what) {
  const std::string id = top().text(name_);
  const auto found = numbers.find(id);
  if (found != numbers.end()) {
    return found->second;
  }
  if (!id.empty()) {
    top().fault(json_quote(id) + " is no " + std::string(what) + " of this game");
  }
  return 0;
}

int JsonInputArchive::read_kind() {
  const std::string id = top().text(name_);
  const std::optional<int> kind = id == "?" ? std::optional<int>(-1) : game_.kind_of(setup_.scenario, id);
  if (!kind && !id.empty()) {
    top().fault(json_quote(id) + " is no kind of this game");
  }
  return kind.value_or(-1);
}

std::string JsonInputArchive::read_game() {
  std::string id = top().text(name_);
  if (!id.empty() && id != game_.info().id) {
    top().fault("this is a state of " + json_quote(id) + ", not of " + json_quote(game_.info().id));
  }
  return id;
}

/// Not told: the first.
std::string JsonInputArchive::read_scenario() {
  if (!has_member()) {
    return game_.info().scenarios.front().id;
  }
  std::string id = top().text(name_);
  setup_.scenario = find_scenario(game_, id);
  return id;
}

/// What is not told is at its standard.
void JsonInputArchive::read_options(const char* member, const std::string& prefix) {
  if (!top().has(member)) {
    return;
  }
  JsonReader options = top().member(member, Json::Kind::Object);
  for (const std::string& name : options.json().names) {
    const Faults faults = set_option(game_, setup_, prefix + name, options.text(name));
    faults_.insert(faults_.end(), faults.begin(), faults.end());
  }
}

void JsonInputArchive::begin_state() {
  const Faults misfits = faults_of_setup(game_, setup_);
  faults_.insert(faults_.end(), misfits.begin(), misfits.end());
  start_ = game_.setup(misfits.empty() ? setup_ : standard_setup(game_));
}

void JsonInputArchive::read_locals(std::array<std::int16_t, kLocals>& locals) {
  const JsonReader list = top().member(name_, Json::Kind::List);
  if (list.size() > kLocals) {
    list.fault("at most " + std::to_string(kLocals) + " locals");
  }
  for (std::size_t i = 0; i < std::min(list.size(), kLocals); ++i) {
    const Json& local = list.json().items[i];
    if (local.kind != Json::Kind::Number || local.number < -32768 || local.number > 32767) {
      list.fault("local " + std::to_string(i) + " is not a number of 16 bits");
    } else {
      locals[i] = static_cast<std::int16_t>(local.number);
    }
  }
}

/// All of those that the game has.
void JsonInputArchive::read_tracks(std::vector<std::int16_t>& tracks) {
  JsonReader members = top().member(name_, Json::Kind::Object);
  tracks = start_.tracks;
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    tracks[i] = static_cast<std::int16_t>(members.number(game_.track_id(static_cast<int>(i)), -32768, 32767));
  }
  members.refuse_unknown();
}

/// What is not told is as at the start. A game without marks does not know the member.
void JsonInputArchive::read_ground(std::vector<std::uint8_t>& ground) {
  ground = start_.ground;
  if (ground.empty()) {
    return;
  }
  JsonReader members = top().member(name_, Json::Kind::Object);
  for (const std::string& name : members.json().names) {
    const auto found = places_.find(name);
    if (found == places_.end() || found->second < 0 || static_cast<std::size_t>(found->second) >= ground.size()) {
      members.fault(json_quote(name) + " is no place of this game whose ground can be marked");
      continue;
    }
    ground[static_cast<std::size_t>(found->second)] = static_cast<std::uint8_t>(members.number(name, 0, 255));
  }
}

}  // namespace longroll

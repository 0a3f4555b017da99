#pragma once
#include <cereal/cereal.hpp>
#include <map>
#include <optional>
#include <type_traits>

#include "engine/core/json.h"
#include "engine/play/session.h"
#include "engine/record/members.h"

namespace longroll {

/// cereal's archive for JSON that a person can read: on one line, members by their names, and kinds, places, tracks and
/// steps by the ids of their game. A record without named members is a list. (cereal's own JSON archive throws when
/// something is wrong, and stops there; the engine is built without exceptions and names every fault.)
class JsonOutputArchive : public cereal::OutputArchive<JsonOutputArchive> {
 public:
  /// Of the ground only what differs from `ground` is written. `played`: the game that a Journal records, whose choices
  /// are written in words.
  JsonOutputArchive(const Game& game, Setup setup, std::vector<std::uint8_t> ground, const Session* played = nullptr)
      : cereal::OutputArchive<JsonOutputArchive>(this),
        game_(game),
        setup_(std::move(setup)),
        ground_(std::move(ground)),
        played_(played) {}

  /// The object with all that was handed in. Call once, last.
  std::string done();

  void write_name(std::string_view name);
  void write_text(std::string_view text);
  void write_number(std::int64_t number);
  template <class List, class Write>
  void write_list(const List& list, const Write& write) {
    begin_value();
    text_ += '[';
    for (const auto& one : list) {
      write(one);
    }
    text_ += ']';
  }
  /// A record that is an item of a list.
  template <class T>
  void write_item(const T& record) {
    begin_value();
    const std::size_t at = text_.size();
    waits_for_member_ = true;
    (*this)(record);
    text_ += text_[at] == '[' ? ']' : '}';
  }

  template <Meaning kMeaning, class T>
  void write(const T& value) {
    if constexpr (kMeaning == Meaning::Kind) {
      write_text(game_.kind_id(setup_.scenario, value));
    } else if constexpr (kMeaning == Meaning::Place) {
      write_place(value);
    } else if constexpr (kMeaning == Meaning::StepKind) {
      write_text(game_.step_id(value));
    } else if constexpr (kMeaning == Meaning::Seat) {
      write_text(id_of(value));
    } else if constexpr (kMeaning == Meaning::Seed) {
      write_text(std::to_string(value));  // JSON numbers are too narrow
    } else if constexpr (kMeaning == Meaning::DataHash) {
      write_hash(value);
    } else if constexpr (kMeaning == Meaning::Game || kMeaning == Meaning::Scenario) {
      write_text(value);
    } else if constexpr (kMeaning == Meaning::Locals) {
      write_list(value, [this](std::int16_t local) { write_number(local); });
    } else if constexpr (kMeaning == Meaning::Kinds) {
      write_list(value, [this](std::int16_t kind) { write_text(game_.kind_id(setup_.scenario, kind)); });
    } else if constexpr (kMeaning == Meaning::Tracks) {
      write_tracks(value);
    } else if constexpr (kMeaning == Meaning::Ground) {
      write_ground(value);
    } else if constexpr (kMeaning == Meaning::Options) {
      write_options(value);
    } else if constexpr (kMeaning == Meaning::Decks) {
      write_decks();
    } else if constexpr (kMeaning == Meaning::Choices) {
      write_choices();
    } else {
      write_number(value);
    }
  }

  /// Is it left out where it is optional?
  template <class T>
  static bool is_left_out(const T& value) {
    if constexpr (std::is_integral_v<T>) {
      return value == 0;
    } else {
      return value.empty();
    }
  }
  static bool is_left_out(const std::array<std::vector<std::int16_t>, 2>& decks) {
    return decks[0].empty() && decks[1].empty();
  }

 private:
  void begin_value();
  void write_place(Place place);
  void write_hash(std::uint64_t hash);
  void write_tracks(const std::vector<std::int16_t>& tracks);
  void write_ground(const std::vector<std::uint8_t>& ground);
  void write_options(const std::vector<int>& options);
  void write_decks();
  void write_choices();

  const Game& game_;
  Setup setup_;
  std::vector<std::uint8_t> ground_;
  const Session* played_;
  std::string text_ = "{";
  bool waits_for_member_ = false;  // the bracket of an item is not written yet: its first member decides which it is
};

/// The same for reading what anybody may have written: it gathers every fault and never throws. What has a fault is
/// read as 0 or empty.
class JsonInputArchive : public cereal::InputArchive<JsonInputArchive> {
 public:
  /// `json` must outlive the archive. `game`: whose ids they are.
  JsonInputArchive(const Game& game, const Json& json, std::string where);

  /// The set-up, once it has been read.
  const Setup& setup() const { return setup_; }
  /// Call once, last: names members that nobody asked for, and gives all faults.
  Faults finish();

  /// The member of that name is the next to be read.
  void read_name(const char* name) { name_ = name; }
  bool has_member() const { return readers_.back().has(name_); }
  /// The set-up has been read: whether it fits, and how its State begins.
  void begin_state();
  const State& start() const { return start_; }

  template <class T>
  void read_list(std::vector<T>& list) {
    const JsonReader items = top().member(name_, Json::Kind::List);
    list.resize(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
      readers_.push_back(items.item(i));
      (*this)(list[i]);
      top().refuse_unknown();
      readers_.pop_back();
    }
  }

  template <Meaning kMeaning, class T>
  void read(T& value) {
    if constexpr (kMeaning == Meaning::Kind) {
      value = static_cast<T>(read_kind());
    } else if constexpr (kMeaning == Meaning::Place) {
      value = static_cast<T>(read_place());
    } else if constexpr (kMeaning == Meaning::StepKind) {
      value = static_cast<T>(read_step_kind());
    } else if constexpr (kMeaning == Meaning::Owner || kMeaning == Meaning::Face) {
      value = static_cast<T>(top().number(name_, 0, 1));
    } else if constexpr (kMeaning == Meaning::Game) {
      value = read_game();
    } else if constexpr (kMeaning == Meaning::Scenario) {
      value = read_scenario();
    } else if constexpr (kMeaning == Meaning::Options) {
      read_options("options", "");
      value = setup_.options;
    } else if constexpr (kMeaning == Meaning::Decks) {
      read_options("decks", "deck.");
      value = setup_.decks;
    } else if constexpr (kMeaning == Meaning::Locals) {
      read_locals(value);
    } else if constexpr (kMeaning == Meaning::Tracks) {
      read_tracks(value);
    } else if constexpr (kMeaning == Meaning::Ground) {
      read_ground(value);
    } else {
      static_assert(std::is_integral_v<T>, "JSON with such a value is written only");
      value = static_cast<T>(top().number(name_, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
    }
  }

 private:
  /// Ids back to numbers, for ids that the game only gives the other way: asked of every number once.
  using Numbers = std::map<std::string, int, std::less<>>;

  JsonReader& top() { return readers_.back(); }
  int read_id(const Numbers& numbers, std::string_view what);
  int read_kind();
  int read_place() { return read_id(places_, "place"); }
  int read_step_kind() { return read_id(steps_, "step"); }
  std::string read_game();
  std::string read_scenario();
  void read_options(const char* member, const std::string& prefix);
  void read_locals(std::array<std::int16_t, kLocals>& locals);
  void read_tracks(std::vector<std::int16_t>& tracks);
  void read_ground(std::vector<std::uint8_t>& ground);

  const Game& game_;
  Faults faults_;
  std::vector<JsonReader> readers_;  // of the objects that are open, the innermost last
  std::string_view name_;
  Setup setup_;
  State start_;
  Numbers places_;
  Numbers steps_;
};

// What cereal asks of an archive, under the names that it looks for.
template <class T>
void serialize(JsonOutputArchive& ar, cereal::NameValuePair<T>& member) {
  ar.write_name(member.name);
  ar(member.value);
}
template <class T>
void serialize(JsonOutputArchive& ar, OptionalMember<T>& optional) {
  if (!JsonOutputArchive::is_left_out(optional.member.value.value)) {
    ar(optional.member);
  }
}
template <Meaning kMeaning, class T>
void serialize(JsonOutputArchive& ar, Meant<kMeaning, T>& meant) {
  ar.write<kMeaning>(meant.value);
}
template <class T>
requires std::is_integral_v<T>
void CEREAL_SAVE_FUNCTION_NAME(JsonOutputArchive& ar, const T& value) { ar.write_number(value); }
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(JsonOutputArchive& ar, const std::vector<T>& records) {
  ar.write_list(records, [&](const T& record) { ar.write_item(record); });
}

template <class T>
void serialize(JsonInputArchive& ar, cereal::NameValuePair<T>& member) {
  ar.read_name(member.name);
  ar(member.value);
}
template <Meaning kMeaning, class T>
void serialize(JsonInputArchive& ar, OptionalMember<Meant<kMeaning, T>>& optional) {
  ar.read_name(optional.member.name);
  if (ar.has_member()) {
    ar(optional.member.value);
  } else if constexpr (kMeaning == Meaning::Ground) {
    optional.member.value.value = ar.start().ground;
  }
}
template <Meaning kMeaning, class T>
void serialize(JsonInputArchive& ar, Meant<kMeaning, T>& meant) {
  ar.read<kMeaning>(meant.value);
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(JsonInputArchive& ar, std::vector<T>& records) {
  ar.read_list(records);
}
inline void prologue(JsonInputArchive& ar, const State&) { ar.begin_state(); }

}  // namespace longroll

CEREAL_REGISTER_ARCHIVE(longroll::JsonOutputArchive)
CEREAL_REGISTER_ARCHIVE(longroll::JsonInputArchive)
CEREAL_SETUP_ARCHIVE_TRAITS(longroll::JsonInputArchive, longroll::JsonOutputArchive)

#pragma once
#include <concepts>
#include <memory>
#include <optional>

#include "engine/play/session.h"
#include "engine/record/codec/card_models.h"
#include "engine/record/codec/state_sizes.h"
#include "engine/record/link.h"
#include "engine/record/serialize.h"

namespace longroll {

/// How many choices a link holds, and whether they end the game: then they are not counted.
struct Extent {
  std::uint32_t choices = 0;
  bool is_over = false;
};

/// What the archives of links know before the first bit, and what they learn on the way.
struct CodingMemory;

/// What cereal's archives of links share. They write a value at the price of its rarity: a record hands over what its
/// members mean, the archive chooses the model that foresees such values and puts the answer through a range coder.
/// What the frame of a link tells (game, scenario, rules, data) is not coded.
template <class Archive>
class CodingArchive {
 public:
  static constexpr bool kLeavesOutNames = true;

  ~CodingArchive();
  CodingArchive(const CodingArchive&) = delete;
  CodingArchive& operator=(const CodingArchive&) = delete;

  /// A State begins: the lengths of its lists. A reader hands in an empty one.
  void code_sizes(const State& state);
  /// The row of a piece: a writer has gathered it, a reader takes it apart.
  void code_row();
  void code_tracks(std::vector<std::int16_t>& tracks);
  void code_ground(std::vector<std::uint8_t>& ground);
  void code_step_kind(std::int16_t& kind);
  void code_locals(std::array<std::int16_t, kLocals>& locals);

  void code_options(std::vector<int>& options);
  void code_decks(std::array<std::vector<std::int16_t>, 2>& decks);
  void code_kinds(std::vector<std::int16_t>& kinds);
  void code_seat(Seat& seat);
  void code_columns(int& columns);
  void code_seed(std::uint64_t& seed);
  void code_extent();
  void code_roll_count(std::size_t& rolls);
  void code_roll_number(std::uint32_t& n);
  void code_outcome(std::int16_t& outcome);

 protected:
  explicit CodingArchive(std::unique_ptr<CodingMemory> memory);
  Archive& self() { return static_cast<Archive&>(*this); }
  std::unique_ptr<CodingMemory> memory_;
};

class CodingOutputArchive : public cereal::OutputArchive<CodingOutputArchive>,
                            public CodingArchive<CodingOutputArchive> {
 public:
  /// Positions and decks of that scenario, and the beginning of a game of that extent.
  CodingOutputArchive(const Game& game, int scenario, const Extent& extent = {}, LinkFormat format = LinkFormat::Plain);
  /// The journal of that session, which outlives the archive.
  explicit CodingOutputArchive(const Session& played);
  /// A State that was played from `start`.
  CodingOutputArchive(const State& start, const Pools& pools, LinkFormat format = LinkFormat::Plain);

  /// The shortest bytes for all that was written. Call once, last.
  Bytes finish() { return out_.finish(); }

  // The range coder, as models ask for it: each gives back what it was handed.
  std::uint32_t count(std::uint32_t value, NumberModel& model) { return model.write(out_, value), value; }
  int number(int value, NumberModel& model) { return model.write_signed(out_, value), value; }
  bool answer(bool yes, Bit& bit) { return out_.answer(yes, bit), yes; }
  /// One of `ways` equally likely values.
  std::size_t choose(std::size_t index, std::size_t ways) {
    return out_.choose(static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(ways)), index;
  }
  /// One of several values of different weight.
  std::size_t pick(std::size_t which, std::span<const std::uint32_t> weights) {
    return out_.pick(which, weights), which;
  }

  // What records hand over.
  void code_member(Meaning meaning, int value);
  void code_choices(const Journal&);
  template <class T>
  void code_list(const std::vector<T>& list) {
    if constexpr (std::is_same_v<T, Dictated>) {
      std::size_t rolls = list.size();
      code_roll_count(rolls);
    }
    for (const T& record : list) {
      (*this)(record);
    }
  }

 private:
  RangeEncoder out_;
  const Session* played_ = nullptr;
};

/// Any bytes are read as some record of bounded size, unless it has failed. One record has one body: the reader writes
/// it again and compares.
class CodingInputArchive : public cereal::InputArchive<CodingInputArchive>, public CodingArchive<CodingInputArchive> {
 public:
  CodingInputArchive(const Game& game, int scenario, std::span<const std::uint8_t> body,
                     LinkFormat format = LinkFormat::Plain);
  CodingInputArchive(const State& start, const Pools& pools, std::span<const std::uint8_t> body,
                     LinkFormat format = LinkFormat::Plain);

  /// A size was past its bound, or set-up or choices are of no lawful game: what was read is good for nothing.
  bool failed() const { return failed_; }
  void fail() { failed_ = true; }
  /// Why, where there are words for it.
  const Faults& faults() const { return faults_; }
  const Setup& setup() const;
  const Extent& extent() const;
  /// A game of more choices fails; none is played further. Before anything is read.
  void allow_choices(std::size_t most) { most_choices_ = most; }
  /// A game ends with its bytes, wherever that is. Before anything is read.
  void stop_when_spent() { stops_when_spent_ = true; }
  /// The game whose journal was read, played again, and the bytes that say the same; unless the archive has failed.
  std::optional<Session>& session() { return session_; }
  const Bytes& again() const { return again_; }

  // The range coder, as models ask for it: each reads and ignores what it is handed.
  std::uint32_t count(std::uint32_t, NumberModel& model) { return model.read(in_); }
  int number(int, NumberModel& model) { return model.read_signed(in_); }
  bool answer(bool, Bit& bit) { return in_.answer(bit); }
  std::size_t choose(std::size_t, std::size_t ways) { return in_.choose(static_cast<std::uint32_t>(ways)); }
  std::size_t pick(std::size_t, std::span<const std::uint32_t> weights) { return in_.pick(weights); }

  // What records hand over.
  template <class T>
  void code_member(Meaning meaning, T& value) {
    value = static_cast<T>(member(meaning));
  }
  /// What the frame of the link has told.
  void tell(std::string& id, Meaning meaning) const;
  void tell(std::uint32_t& rules, Meaning) const;
  void tell(std::uint64_t& data_hash, Meaning) const;
  void code_choices(const Journal& beginning);
  void put_choices_in(std::vector<Action>& choices) { choices_ = &choices; }
  template <class T>
  void code_list(std::vector<T>& list) {
    list.resize(size_of(static_cast<const T*>(nullptr)));
    for (T& record : list) {
      (*this)(record);
    }
  }
  void check_set_up();

 private:
  int member(Meaning meaning) const;
  std::size_t size_of(const Piece*) const;
  std::size_t size_of(const Step*) const;
  std::size_t size_of(const Dictated*);

  RangeDecoder in_;
  bool failed_ = false;
  Faults faults_;
  std::size_t most_choices_ = kMaxChoices;
  bool stops_when_spent_ = false;
  std::vector<Action>* choices_ = nullptr;
  std::optional<Session> session_;
  Bytes again_;
};

// What cereal asks of an archive, under the names that it looks for.
template <class Archive>
concept Coding = std::same_as<Archive, CodingOutputArchive> || std::same_as<Archive, CodingInputArchive>;

template <Coding Archive, Meaning kMeaning, class T>
void serialize(Archive& ar, Meant<kMeaning, T>& meant) {
  T& value = meant.value;
  if constexpr (kMeaning < Meaning::Count) {
    ar.code_member(kMeaning, value);
  } else if constexpr (kMeaning == Meaning::Tracks) {
    ar.code_tracks(value);
  } else if constexpr (kMeaning == Meaning::Ground) {
    ar.code_ground(value);
  } else if constexpr (kMeaning == Meaning::StepKind) {
    ar.code_step_kind(value);
  } else if constexpr (kMeaning == Meaning::Locals) {
    ar.code_locals(value);
  } else if constexpr (kMeaning == Meaning::Options) {
    ar.code_options(value);
  } else if constexpr (kMeaning == Meaning::Decks) {
    ar.code_decks(value);
  } else if constexpr (kMeaning == Meaning::Kinds) {
    ar.code_kinds(value);
  } else if constexpr (kMeaning == Meaning::Seat) {
    ar.code_seat(value);
  } else if constexpr (kMeaning == Meaning::Columns) {
    ar.code_columns(value);
  } else if constexpr (kMeaning == Meaning::Seed) {
    ar.code_seed(value);
  } else if constexpr (kMeaning == Meaning::ChanceNumber) {
    ar.code_roll_number(value);
  } else if constexpr (kMeaning == Meaning::Outcome) {
    ar.code_outcome(value);
  } else if constexpr (kMeaning == Meaning::Choices) {
    ar.code_extent();
    if constexpr (Archive::is_loading::value) {
      ar.put_choices_in(value);
    }
  } else {
    static_assert(kMeaning == Meaning::Game || kMeaning == Meaning::Scenario || kMeaning == Meaning::Rules ||
                      kMeaning == Meaning::DataHash,
                  "what the frame of a link tells");
    if constexpr (Archive::is_loading::value) {
      ar.tell(value, kMeaning);
    }
  }
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(CodingOutputArchive& ar, const std::vector<T>& list) {
  ar.code_list(list);
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(CodingInputArchive& ar, std::vector<T>& list) {
  ar.code_list(list);
}
/// A writer codes a piece when it has all of its members, a reader before it hands them out.
inline void epilogue(CodingOutputArchive& ar, const Piece&) { ar.code_row(); }
inline void prologue(CodingInputArchive& ar, const Piece&) { ar.code_row(); }
inline void prologue(CodingOutputArchive& ar, const State& state) { ar.code_sizes(state); }
inline void prologue(CodingInputArchive& ar, const State& state) {
  ar.check_set_up();
  ar.code_sizes(state);
}
/// Choices come last: which are lawful depends on all the rest.
inline void epilogue(CodingOutputArchive& ar, const Journal& journal) { ar.code_choices(journal); }
inline void epilogue(CodingInputArchive& ar, const Journal& journal) { ar.code_choices(journal); }

}  // namespace longroll

CEREAL_REGISTER_ARCHIVE(longroll::CodingOutputArchive)
CEREAL_REGISTER_ARCHIVE(longroll::CodingInputArchive)
CEREAL_SETUP_ARCHIVE_TRAITS(longroll::CodingInputArchive, longroll::CodingOutputArchive)

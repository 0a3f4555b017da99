#pragma once
#include <cereal/cereal.hpp>
#include <cstdint>

/// How a record's `serialize` hands its members to an archive: each with a name and with what its value means. The
/// bounded archive writes the value alone; JSON writes the name, and an id where the value has one; the archive of
/// links chooses the model that foresees such values.
namespace longroll {

enum class Meaning : std::uint8_t {
  // Of a piece, or of what is hidden in a place.
  Kind,
  Owner,
  Place,
  Face,
  Marks,
  Flags,
  Note,
  Count,
  // Of a State.
  Tracks,
  StepKind,
  Locals,
  Ground,
  // Of a game.
  Game,
  Scenario,
  Options,
  Decks,
  Seed,
  Rules,
  DataHash,
  Choices,
  ChanceNumber,
  Outcome,
  // Of a View or a deck.
  Seat,
  Kinds,
  Columns,
};

/// A value of which it is told what it means.
template <Meaning kMeaning, class T>
struct Meant {
  T& value;
};

/// A member that JSON leaves out where it is empty or 0.
template <class T>
struct OptionalMember {
  cereal::NameValuePair<T> member;
};

template <class T>
cereal::NameValuePair<T> named(const char* name, T&& value) {
  return {name, std::forward<T>(value)};
}
template <class T>
OptionalMember<T> optional(const char* name, T&& value) {
  return {{name, std::forward<T>(value)}};
}

/// An archive to which a member is its value, whatever it is called.
template <class Archive>
concept LeavesOutNames = Archive::kLeavesOutNames;
template <LeavesOutNames Archive, class T>
void serialize(Archive& ar, cereal::NameValuePair<T>& member) {
  ar(member.value);
}
template <LeavesOutNames Archive, class T>
void serialize(Archive& ar, OptionalMember<T>& optional) {
  ar(optional.member.value);
}

namespace as {
// clang-format off
template <class T> Meant<Meaning::Kind, T> kind(T& value) { return {value}; }
template <class T> Meant<Meaning::Owner, T> owner(T& value) { return {value}; }
template <class T> Meant<Meaning::Place, T> place(T& value) { return {value}; }
template <class T> Meant<Meaning::Face, T> face(T& value) { return {value}; }
template <class T> Meant<Meaning::Marks, T> marks(T& value) { return {value}; }
template <class T> Meant<Meaning::Flags, T> flags(T& value) { return {value}; }
template <class T> Meant<Meaning::Note, T> note(T& value) { return {value}; }
template <class T> Meant<Meaning::Count, T> count(T& value) { return {value}; }
template <class T> Meant<Meaning::Tracks, T> tracks(T& value) { return {value}; }
template <class T> Meant<Meaning::StepKind, T> step_kind(T& value) { return {value}; }
template <class T> Meant<Meaning::Locals, T> locals(T& value) { return {value}; }
template <class T> Meant<Meaning::Ground, T> ground(T& value) { return {value}; }
template <class T> Meant<Meaning::Game, T> game(T& value) { return {value}; }
template <class T> Meant<Meaning::Scenario, T> scenario(T& value) { return {value}; }
template <class T> Meant<Meaning::Options, T> options(T& value) { return {value}; }
template <class T> Meant<Meaning::Decks, T> decks(T& value) { return {value}; }
template <class T> Meant<Meaning::Seed, T> seed(T& value) { return {value}; }
template <class T> Meant<Meaning::Rules, T> rules(T& value) { return {value}; }
template <class T> Meant<Meaning::DataHash, T> data_hash(T& value) { return {value}; }
template <class T> Meant<Meaning::Choices, T> choices(T& value) { return {value}; }
template <class T> Meant<Meaning::ChanceNumber, T> chance_number(T& value) { return {value}; }
template <class T> Meant<Meaning::Outcome, T> outcome(T& value) { return {value}; }
template <class T> Meant<Meaning::Seat, T> seat(T& value) { return {value}; }
template <class T> Meant<Meaning::Kinds, T> kinds(T& value) { return {value}; }
template <class T> Meant<Meaning::Columns, T> columns(T& value) { return {value}; }
// clang-format on
}  // namespace as

}  // namespace longroll

#pragma once
#include <optional>

#include "engine/play/locals.h"

/// What an event says, by name: `if (const auto moved = read<events::PieceMoved>(event))`. A remark of a game's rules
/// is read and written by a struct of the game, one for each note of its log:
///
///   struct Fires {
///     static constexpr LogNote kNote = LogNote::Fires;
///     PieceId card = kNoPiece;
///     int dice = 0;
///   };
///
/// Nothing else of a game reads Event::args.
namespace longroll {

template <class Arguments>
concept EventArguments = requires {
  Arguments::kKind;
};

template <class Arguments>
concept NoteArguments = requires {
  Arguments::kNote;
};

namespace events {

struct PieceMade {
  static constexpr EventKind kKind = EventKind::PieceMade;
  PieceId piece = kNoPiece;
  int kind = 0;
  Place place = kNowhere;
  Seat owner = Seat::Nobody;
};

struct PieceMoved {
  static constexpr EventKind kKind = EventKind::PieceMoved;
  PieceId piece = kNoPiece;
  Place from = kNowhere;
  Place to = kNowhere;
};

/// A number of a piece changes: which side is up, marks, flags or note.
template <EventKind kind>
struct PieceChange {
  static constexpr EventKind kKind = kind;
  PieceId piece = kNoPiece;
  int before = 0;
  int after = 0;
};
using PieceTurned = PieceChange<EventKind::PieceTurned>;
using PieceMarked = PieceChange<EventKind::PieceMarked>;
using PieceFlagged = PieceChange<EventKind::PieceFlagged>;
using PieceNoted = PieceChange<EventKind::PieceNoted>;

struct TrackSet {
  static constexpr EventKind kKind = EventKind::TrackSet;
  int track = 0;
  int before = 0;
  int after = 0;
};

struct Rolled {
  static constexpr EventKind kKind = EventKind::Rolled;
  int value = 0;
  int sides = 0;
  PieceId piece = kNoPiece;
};

}  // namespace events

/// What the event says, which must be of that kind.
template <EventArguments Arguments>
constexpr Arguments arguments_of(const Event& event) {
  return detail::struct_of<Arguments>(event.args);
}

/// What the event says; empty when it is of another kind.
template <EventArguments Arguments>
constexpr std::optional<Arguments> read(const Event& event) {
  return event.kind == Arguments::kKind ? std::optional(arguments_of<Arguments>(event)) : std::nullopt;
}

/// Which note of its game's log a remark is.
template <class Note>
requires std::is_enum_v<Note>
constexpr Note note_of(const Event& remark) { return static_cast<Note>(remark.args[0]); }

/// The event is that note of the log.
template <NoteArguments Arguments>
constexpr bool is_note(const Event& event) {
  return event.kind == EventKind::Remark && event.args[0] == static_cast<std::int16_t>(Arguments::kNote);
}

/// What a note of the log says; empty when the event is another one or none.
template <NoteArguments Arguments>
constexpr std::optional<Arguments> read(const Event& event) {
  if (!is_note<Arguments>(event)) {
    return std::nullopt;
  }
  static_assert(kMembers<Arguments> < std::tuple_size_v<decltype(Event::args)>);
  Arguments arguments;
  for_each_member(arguments, [&](std::size_t i, auto& member) {
    member = detail::member_of<std::remove_reference_t<decltype(member)>>(event.args[i + 1]);
  });
  return arguments;
}

/// What the first such note among the events says; empty when there is none.
template <NoteArguments Arguments>
std::optional<Arguments> find_note(const Events& events) {
  for (const Event& event : events) {
    if (const auto note = read<Arguments>(event)) {
      return note;
    }
  }
  return std::nullopt;
}

/// Writes a note into the log.
template <NoteArguments Arguments>
void log(Now& now, const Arguments& arguments) {
  constexpr std::size_t kMax = 5;  // as many as a remark takes
  static_assert(kMembers<Arguments> <= kMax);
  const auto numbers = detail::numbers_of<std::array<std::int16_t, kMax>>(arguments);
  now.remark(static_cast<int>(Arguments::kNote), numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
}

}  // namespace longroll

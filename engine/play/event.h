#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "engine/table/state.h"

namespace longroll {

/// What happened. The event is the mutation: enact() is the only thing that changes a State, so that log, animation,
/// replay and the State cannot disagree. Events carry the old value too and can be taken back.
enum class EventKind : std::int16_t {
  PieceMade,     // piece, kind, place, owner                 a piece comes into the game
  PieceMoved,    // piece, from, to
  PieceTurned,   // piece, old up, new up
  PieceMarked,   // piece, old marks, new marks
  PieceFlagged,  // piece, old flags, new flags
  PieceNoted,    // piece, old note, new note
  TrackSet,      // track, old, new
  GroundMarked,  // place, old marks, new marks
  StepBegan,     // step kind, locals
  StepEnded,     // step kind, locals
  LocalSet,      // index, old, new                           of the innermost step
  Rolled,        // value, sides, piece or -1                 no change: for the log and the dice on the table
  Remark,        // the game's code, then what it needs       no change: for the log
};

struct Event {
  EventKind kind = EventKind::Remark;
  std::array<std::int16_t, 1 + kLocals> args{};
  auto operator<=>(const Event&) const = default;
};

using Events = std::vector<Event>;

/// The piece of an event about a piece: PieceMade to PieceNoted.
inline PieceId piece_of(const Event& event) { return event.args[0]; }
/// Where the piece of a PieceMoved was.
inline Place place_before(const Event& event) { return event.args[1]; }

/// Makes it so. A check fails when the event does not fit the State (wrong old value, no such piece).
void enact(State& state, const Event& event);

/// Unmakes the latest event of the State: retract(enact(s)) == s.
void retract(State& state, const Event& event);

}  // namespace longroll

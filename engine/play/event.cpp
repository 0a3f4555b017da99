#include "engine/play/event.h"

#include <algorithm>

namespace longroll {
namespace {

/// Sets `slot` from `from` to `to`; that it held `from` is the law of events.
template <class Slot>
void change(Slot& slot, std::int16_t from, std::int16_t to) {
  LR_CHECK(slot == static_cast<Slot>(from), "an event's old value is what the State holds");
  slot = static_cast<Slot>(to);
}

std::int16_t& track_of(State& state, std::int16_t track) {
  LR_CHECK(track >= 0 && static_cast<std::size_t>(track) < state.tracks.size(), "no such track");
  return state.tracks[static_cast<std::size_t>(track)];
}

std::uint8_t& ground_of(State& state, std::int16_t place) {
  LR_CHECK(place >= 0 && static_cast<std::size_t>(place) < state.ground.size(), "no such place");
  return state.ground[static_cast<std::size_t>(place)];
}

std::int16_t& local_of(State& state, std::int16_t index) {
  LR_CHECK(!state.stack.empty() && index >= 0 && static_cast<std::size_t>(index) < kLocals, "no such local");
  return state.stack.back().locals[static_cast<std::size_t>(index)];
}

void push_step(State& state, const Event& event) {
  Step step{event.args[0], {}};
  std::copy(event.args.begin() + 1, event.args.end(), step.locals.begin());
  state.stack.push_back(step);
}

void pop_step(State& state, const Event& event) {
  LR_CHECK(!state.stack.empty(), "no step to end");
  const Step& top = state.stack.back();
  LR_CHECK(top.kind == event.args[0] && std::equal(event.args.begin() + 1, event.args.end(), top.locals.begin()),
           "only the innermost step ends");
  state.stack.pop_back();
}

void make_piece(State& state, const Event& event) {
  LR_CHECK(static_cast<std::size_t>(event.args[0]) == state.pieces.size(), "pieces are made in order");
  Piece piece;
  piece.kind = event.args[1];
  piece.place = event.args[2];
  piece.owner = static_cast<std::int8_t>(event.args[3]);
  state.pieces.push_back(piece);
}

void alter(State& state, EventKind kind, std::int16_t which, std::int16_t from, std::int16_t to) {
  switch (kind) {
    case EventKind::PieceMoved:
      change(state.piece(which).place, from, to);
      break;
    case EventKind::PieceTurned:
      change(state.piece(which).up, from, to);
      break;
    case EventKind::PieceMarked:
      change(state.piece(which).marks, from, to);
      break;
    case EventKind::PieceFlagged:
      change(state.piece(which).flags, from, to);
      break;
    case EventKind::PieceNoted:
      change(state.piece(which).note, from, to);
      break;
    case EventKind::TrackSet:
      change(track_of(state, which), from, to);
      break;
    case EventKind::GroundMarked:
      change(ground_of(state, which), from, to);
      break;
    case EventKind::LocalSet:
      change(local_of(state, which), from, to);
      break;
    default:
      break;
  }
}

}  // namespace

void enact(State& state, const Event& event) {
  switch (event.kind) {
    case EventKind::PieceMade:
      make_piece(state, event);
      break;
    case EventKind::StepBegan:
      push_step(state, event);
      break;
    case EventKind::StepEnded:
      pop_step(state, event);
      break;
    default:
      alter(state, event.kind, event.args[0], event.args[1], event.args[2]);
      break;
  }
}

void retract(State& state, const Event& event) {
  switch (event.kind) {
    case EventKind::PieceMade:
      state.pieces.pop_back();
      break;
    case EventKind::StepBegan:
      pop_step(state, event);
      break;
    case EventKind::StepEnded:
      push_step(state, event);
      break;
    default:
      alter(state, event.kind, event.args[0], event.args[2], event.args[1]);
      break;
  }
}

}  // namespace longroll

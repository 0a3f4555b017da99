// build: small
#include <algorithm>

#include "engine/core/rng.h"
#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/hidden_reserves.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/view_reserves.h"
#include "engine/play/event_arguments.h"

/// Who knows what (Chattanooga 3.2R, 14.7): whether Longstreet has been called is the Confederates' secret until the
/// first of his units is seen. Everybody sees which units it is about.
namespace longroll::chattanooga {
namespace {

bool is_secret(Place place) { return place == kCalled || place == kNotCalled; }

/// The decision has been made, and nobody has seen anything of it.
bool is_open(const State& state, const Scenario& scenario) {
  const bool is_asked = static_cast<StepKind>(state.top().kind) == StepKind::Call;
  const bool is_still_to_come = is_step<GameTurnLocals>(state.top()) &&
                                state.track(track(Track::Turn)) == scenario.call_turn &&
                                (locals_of<GameTurnLocals>(state.top()).next == GameTurnStage::Repair ||
                                 locals_of<GameTurnLocals>(state.top()).next == GameTurnStage::Wrecking);
  return scenario.call_turn != 0 && state.track(track(Track::Turn)) >= scenario.call_turn && !is_asked &&
         !is_still_to_come;
}

}  // namespace

/// To others than the Confederates those who can be called lie where nobody has decided about them, until the battle is
/// over; hidden reserves (14.7) are their side's own.
View Chattanooga::view(const State& state, Seat seat) const {
  View view = OpenGame::view(state, seat);
  if (outcome(state).over) {
    return view;
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (side != seat) {
      hide_reserves(data_of(state), side, view);
    }
  }
  for (Piece& piece : view.seen.pieces) {
    piece.place = seat != Seat::Confederate && is_secret(piece.place) ? kUndecided : piece.place;
  }
  return view;
}

/// Reserves are guessed by lot (14.7). Those who can be called have been, or not, by lot; where a battle goes on over a
/// cleared map, they have.
std::optional<State> Chattanooga::guess(const View& view, Rng& rng) const {
  State state = view.seen;
  if (outcome(state).over) {
    return state;
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (side != view.seat) {
      guess_reserves(data_of(state), side, state, rng);
    }
  }
  if (view.seat == Seat::Confederate || !is_open(state, data_of(state).scenario_of(state))) {
    return state;
  }
  const bool is_called = rng.below(2) == 0 || is_map_cleared(field(state));
  const Place place = is_called ? kCalled : kNotCalled;
  for (Piece& piece : state.pieces) {
    piece.place = piece.place == kUndecided ? place : piece.place;
  }
  return state;
}

/// A hidden marker that is turned up tells its letter and its units (14.7). The first of those who were called, when he
/// enters, and the end of the battle tell all.
bool Chattanooga::reveals(const State& before, const Event& event, Seat) const {
  if (const auto turned = read<events::PieceTurned>(event)) {
    return turned->after == kFront && is_hidden_marker(data_of(before), before.piece(turned->piece));
  }
  if (const auto moved = read<events::PieceMoved>(event)) {
    return moved->from == kCalled && !is_reserve_box(moved->to);
  }
  const auto set = read<events::TrackSet>(event);
  return set && set->track == track(Track::Winner) && set->after >= 0 &&
         std::any_of(before.pieces.begin(), before.pieces.end(),
                     [](const Piece& piece) { return is_secret(piece.place) || is_reserve_box(piece.place); });
}

}  // namespace longroll::chattanooga

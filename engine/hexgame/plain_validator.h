#pragma once
#include "engine/hexgame/validate.h"

/// The faults of a State from outside, for a game of which everything can be said as data. A game that needs more
/// derives its own validator from HexStateValidator (validate.h).
namespace longroll::hexgame {

/// What is so of every State of a game.
template <class Game>
struct StateLaws {
  std::span<const TrackRange> tracks;  ///< a row for each, in their order
  std::size_t ground_places = 0;       ///< that have marks
  int boxes = 0;                       ///< places off the map, from kMaxHexes on
  PieceLimits on_map = {};
  PieceLimits off_map = {};
  std::span<const Law<typename Game::Field, HexId>> hexes = {};
  std::span<const typename Game::StepRule* const> steps = {};
  std::size_t most_steps = 0;
};

/// Checks the parts of a State in an order in which each is read only when what it builds on is valid.
template <class Game>
class PlainValidator : private HexStateValidator {
 public:
  PlainValidator(const Game& game, const State& state, const StateLaws<Game>& laws)
      : HexStateValidator(game, state), game_(game), laws_(laws) {}

  Faults faults() {
    if (has_tracks(static_cast<int>(laws_.tracks.size())) && has_ground(laws_.ground_places)) {
      check_tracks_and_pieces();
    }
    if (is_valid()) {
      const typename Game::Field field = game_.field(state_);
      for (HexId hex = 0; hex < kMaxHexes; ++hex) {
        check_laws(laws_.hexes, field, hex, [hex] { return "hex " + hex_text(hex); });
      }
    }
    if (is_valid()) {
      check_steps(laws_.steps, game_.field(state_), laws_.most_steps);
    }
    if (is_valid()) {
      check_play();
    }
    return take_faults();
  }

 private:
  void check_tracks_and_pieces() {
    check_tracks(laws_.tracks);
    const auto& battle = game_.data_of(state_);
    check_kinds(
        game_.scenario_at(game_.scenario_index(state_)), kMaxHexGamePieces, "", [](int) { return false; },
        [&](const std::string& where, PieceId id) {
          const Piece& piece = state_.piece(id);
          const bool is_on_map = battle.map.is_playable(piece.place);
          const bool is_in_box = piece.place >= kMaxHexes && piece.place < kMaxHexes + laws_.boxes;
          check_piece(where, piece, battle.counter(piece.kind), is_on_map || is_in_box,
                      is_on_map ? laws_.on_map : laws_.off_map);
        });
  }

  const Game& game_;
  const StateLaws<Game>& laws_;
};

template <class Game>
Faults faults_by(const Game& game, const State& state, const StateLaws<Game>& laws) {
  return PlainValidator<Game>(game, state, laws).faults();
}

}  // namespace longroll::hexgame

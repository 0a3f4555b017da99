// build: small
#include "engine/games/chattanooga/validate_reserves.h"

#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/heroes.h"
#include "engine/games/chattanooga/rules/hidden_reserves.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/validate_flags.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 14.2, 14.6, 13.6: what a unit in reserve bears. A fortune of war interrupts a Combat Phase (15.0): who
/// was fired at before is still marked.
unsigned flags_in_reserve(const State& state, const Piece& piece) {
  const auto fortune = fortune_of(state);
  const Seat attacker = fortune ? fortune->attacker : phasing(state);
  const bool is_combat = fortune || phase_of(state) == Phase::Combat;
  const bool can_be_target = has_option(state, Option::BombardingReserves) && is_combat && owner_of(piece) != attacker;
  const bool can_be_hookers = has_option(state, Option::Hooker) && owner_of(piece) == Seat::Union;
  return (has_option(state, Option::Questionable) ? kQuestionable : 0U) | (can_be_target ? kFiring : 0U) |
         (can_be_hookers ? kHookers : 0U);
}

std::string words_of(PieceId id) { return "piece " + std::to_string(id); }

/// Chattanooga 14.2, 14.6
void check_unit(const Field& field, PieceId id, Faults& faults) {
  const Piece& piece = field.piece(id);
  const PieceId marker = reserve_of(field, id);
  if (marker == kNoPiece || !is_on_map(field.piece(marker))) {
    faults.push_back({words_of(id), "its reserve is not on the map [14.2]"});
    return;
  }
  if (hexgame::stray_flags(piece, flags_in_reserve(field.state(), piece)) != 0) {
    faults.push_back({words_of(id) + ".flags", "what they say cannot be so of a reserve [14.2]"});
  }
}

/// Chattanooga 14.7
void check_hidden(const Field& field, PieceId id, Faults& faults) {
  const Piece& piece = field.piece(id);
  if (!field.has(Option::HiddenReserves) || field.turn() == 0) {
    faults.push_back({words_of(id) + ".up", "a reserve marker lies with its letter up [14.2]"});
    return;
  }
  if (is_observed(field, piece.place, other(field.side_of(id)))) {
    faults.push_back({words_of(id) + ".up", "an enemy sees the hidden reserve [14.7]"});
  }
  for_each_in_reserve(field, id, [&](PieceId unit) {
    if (field.is_disrupted(unit)) {
      faults.push_back({words_of(unit) + ".up", "units of a hidden reserve have recovered [14.7]"});
    }
  });
}

/// Chattanooga 14.2, 14.3, 14.5
void check_marker(const Field& field, PieceId id, Faults& faults) {
  const Piece& piece = field.piece(id);
  if (!is_on_map(piece)) {
    if (piece.flags != 0 || piece.up != kFront) {
      faults.push_back({words_of(id), "a reserve marker that is not in play bears nothing [14.2]"});
    }
    return;
  }
  if (piece.up != kFront) {
    check_hidden(field, id, faults);
  } else if (units_in_reserve(field, id) == 0 || field.turn() == 0) {
    faults.push_back({words_of(id), "a reserve without units, or one that is set up [14.3, 14.5]"});
  }
}

}  // namespace

hexgame::PieceLimits limits_of_reserve(const State& state, const Piece& piece, UnitType type) {
  if (type == UnitType::Reserve) {
    return {.marks = 0,
            .flags = is_on_map(piece) ? kMoved | kMoving | kEntered | kMustDeploy | kFormed | kWasLed : 0,
            .up = kFront,
            .note = 0};
  }
  return {.marks = has_option(state, Option::Heroes) ? kMaxHeroRating : 0,
          .flags = static_cast<int>(flags_in_reserve(state, piece)),
          .up = kFront,
          .note = 0};
}

Faults reserve_faults(const Field& field) {
  Faults faults;
  for (const PieceId id : field.pieces()) {
    if (is_reserve_box(field.piece(id).place)) {
      check_unit(field, id, faults);
    } else if (field.is_reserve(id)) {
      check_marker(field, id, faults);
    }
  }
  return faults;
}

}  // namespace longroll::chattanooga

// build: small
#include "engine/games/chattanooga/rules/victory.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 3.2, 3.3, 14.2: where units of the side stand, also in reserve.
HexSet held_by(const Field& field, Seat side) { return field.units(side) | held_by_reserves(field, side); }

/// Chattanooga 3.4V: the side stands where that is a decisive victory.
bool has_won_decisively(const Field& field, Seat side) {
  return !(held_by(field, side) & field.scenario().wins_decisively_on[side]).empty();
}

/// Chattanooga 3.4V: a side wins that has not let the other one win.
VictoryLevel level_without_draws(const Field& field) {
  const bool is_unions = field.scenario().wins_otherwise[Seat::Union];
  const Seat attacker = is_unions ? Seat::Confederate : Seat::Union;
  if (has_won_decisively(field, attacker)) {
    return is_unions ? VictoryLevel::ConfederateDecisive : VictoryLevel::UnionDecisive;
  }
  const bool has_won = !(held_by(field, attacker) & field.scenario().wins_on[attacker]).empty();
  return has_won == is_unions ? VictoryLevel::Confederate : VictoryLevel::Union;
}

/// Chattanooga 3.3V, 3.4V: by the ground that the scenario names.
VictoryLevel level_by_ground(const Field& field) {
  if (!field.scenario().has_draws()) {
    return level_without_draws(field);
  }
  const auto has_won = [&](Seat side) { return !(held_by(field, side) & field.scenario().wins_on[side]).empty(); };
  const bool union_wins = has_won(Seat::Union);
  const bool confederates_win = has_won(Seat::Confederate);
  if (union_wins == confederates_win) {
    return VictoryLevel::Draw;
  }
  return union_wins ? VictoryLevel::Union : VictoryLevel::Confederate;
}

bool is_marked_decisive(const Field& field) {
  return field.state().track(track(Track::Level)) == static_cast<int>(VictoryLevel::ConfederateDecisive);
}

/// Chattanooga 3.2V: the Union clears the map before that day.
bool is_early(const Field& field) {
  return field.scenario().day(field.turn()) < field.scenario().clearing.decisive_before_day;
}

/// Chattanooga 3.2R, 3.2V, 14.2: when Longstreet was called.
VictoryLevel level_of_call(const Field& field) {
  const ClearingVictory& clearing = field.scenario().clearing;
  const HexSet confederates = held_by(field, Seat::Confederate);
  const bool union_wins = (confederates & clearing.union_clears).empty();
  const bool confederates_win = (clearing.confederates_hold - confederates).empty() ||
                                !(confederates & field.map().inside_fortification()).empty();
  if (union_wins == confederates_win) {
    return VictoryLevel::Draw;
  }
  return union_wins ? VictoryLevel::Union : VictoryLevel::Confederate;
}

/// Chattanooga 3.2V
VictoryLevel level_by_clearing(const Field& field) {
  if (is_marked_decisive(field)) {
    return VictoryLevel::ConfederateDecisive;
  }
  const bool is_cleared = is_map_cleared(field);
  if (is_cleared && is_early(field)) {
    return VictoryLevel::UnionDecisive;
  }
  if (is_called(field)) {
    return level_of_call(field);
  }
  return is_cleared ? VictoryLevel::Union : VictoryLevel::Confederate;
}

/// Chattanooga 3.5: the side whose points shift the level in its favour; Nobody: neither's do.
Seat favoured_by_points(const Field& field) {
  const VictoryNumbers& numbers = field.numbers().victory;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const int points = victory_points(field, side);
    if (points > 0 && points >= numbers.times_opponent * victory_points(field, other(side)) &&
        points * numbers.infantry_share >= infantry_in_play(field, other(side))) {
      return side;
    }
  }
  return Seat::Nobody;
}

}  // namespace

/// Chattanooga 3.5
int victory_points(const Field& field, Seat side) {
  const VictoryNumbers& numbers = field.numbers().victory;
  int points = 0;
  for (const PieceId id : field.pieces()) {
    if (field.side_of(id) == side) {
      continue;
    }
    const bool is_leader = field.type(id) == UnitType::Leader;
    switch (field.piece(id).place) {
      case kCaptured:
        points += is_leader ? numbers.captured_leader : numbers.captured_unit;
        break;
      case kDestroyed:
        points += numbers.destroyed_cadre;
        break;
      case kKilled:
        points += numbers.killed_leader;
        break;
      default:
        break;
    }
  }
  return points;
}

/// Chattanooga 3.5
int infantry_in_play(const Field& field, Seat side) {
  const auto pieces = field.pieces();
  return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](PieceId id) {
    const Place place = field.piece(id).place;
    const bool has_come = place != kDue && place != kCup && place != kUndecided && place != kCalled &&
                          place != kNotCalled && place != kUnused;
    return has_come && field.side_of(id) == side && field.type(id) == UnitType::Infantry;
  }));
}

/// Chattanooga 3.2R
bool is_called(const Field& field) {
  const PieceIds pieces = field.pieces();
  return field.scenario().call_turn != 0 && std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
           const Place place = field.piece(id).place;
           return field.scenario().comes_when_called(id) && place != kUndecided && place != kNotCalled &&
                  place != kUnused;
         });
}

/// Chattanooga 3.2V, 14.1: units in the status box do not count as on the map; those in reserve do.
bool is_map_cleared(const Field& field) {
  const PieceIds pieces = field.pieces();
  return field.units(Seat::Confederate).empty() && held_by_reserves(field, Seat::Confederate).empty() &&
         std::none_of(pieces.begin(), pieces.end(), [&](PieceId id) {
           return field.has_unit_in(id, Seat::Confederate, kDue) || field.has_unit_in(id, Seat::Confederate, kCalled);
         });
}

/// Chattanooga 3.2V
bool is_decisive_step(const Field& field, PieceId unit, HexId hex) {
  return field.scenario().clearing.is_used && field.turn() > 0 && field.side_of(unit) == Seat::Confederate &&
         field.scenario().wins_on[Seat::Confederate].has(hex);
}

/// Chattanooga 3.2V
bool is_decided(const Field& field) {
  if (!field.scenario().clearing.is_used || field.turn() == 0 || field.is_over()) {
    return false;
  }
  return is_marked_decisive(field) || (is_map_cleared(field) && (is_early(field) || !is_called(field)));
}

/// Chattanooga 3.2V, 3.3, 3.4, 3.5: where there are no draws, the shift skips that level.
VictoryLevel victory_level(const Field& field) {
  const auto level =
      static_cast<int>(field.scenario().clearing.is_used ? level_by_clearing(field) : level_by_ground(field));
  const Seat favoured = favoured_by_points(field);
  const int shift = favoured == Seat::Union ? 1 : favoured == Seat::Confederate ? -1 : 0;
  const bool is_no_draw = !field.scenario().has_draws() && level + shift == static_cast<int>(VictoryLevel::Draw);
  return static_cast<VictoryLevel>(std::clamp(level + (is_no_draw ? 2 * shift : shift),
                                              static_cast<int>(VictoryLevel::ConfederateDecisive),
                                              static_cast<int>(VictoryLevel::UnionDecisive)));
}

}  // namespace longroll::chattanooga

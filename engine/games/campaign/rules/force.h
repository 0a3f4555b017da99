#pragma once
#include <algorithm>

#include "engine/games/campaign/field.h"

/// What a force consists of (American Civil War 5.2): points and leaders of one side in one hex.
namespace longroll::campaign {

struct Force {
  int armies = 0;   ///< army strength points
  int militia = 0;  ///< militia strength points
  int cavalry = 0;
  int leaders = 0;
  int rating = 0;       ///< of its best leader (10.0)
  int unsupplied = 0;   ///< points with an out-of-supply marker (8.4)
  int demoralized = 0;  ///< points with a demoralization marker
  int markers = 0;      ///< the most demoralization markers on one of them (9.9)
  int entrenched = 0;   ///< strength points in an entrenchment

  int strength() const { return armies + militia; }
  int points() const { return armies + militia + cavalry; }
  bool empty() const { return points() + leaders == 0; }
};

/// Campaign 5.2: the counters of that side in the hex for which `counts(PieceId)`.
template <class Counts>
Force force_of(const Field& field, HexId hex, Seat side, Counts&& counts) {
  Force force;
  for_each_at(field, hex, [&](PieceId id) {
    const UnitClass unit_class = field.class_of(id);
    if (field.side_of(id) != side || !counts(id)) {
      return;
    }
    const Piece& piece = field.piece(id);
    if (unit_class == UnitClass::Leader) {
      ++force.leaders;
      force.rating = std::max<int>(force.rating, piece.marks);
    } else if (is_point(unit_class)) {
      force.armies += unit_class == UnitClass::Asp ? 1 : 0;
      force.militia += unit_class == UnitClass::Msp ? 1 : 0;
      force.cavalry += unit_class == UnitClass::Cavalry ? 1 : 0;
      force.unsupplied += out_of_supply(piece.flags) > 0 ? 1 : 0;
      force.demoralized += demoralized(piece.flags) > 0 ? 1 : 0;
      force.markers = std::max(force.markers, demoralized(piece.flags));
      force.entrenched += is_strength_point(unit_class) && post_of(piece.flags) == Post::Entrenched ? 1 : 0;
    }
  });
  return force;
}

/// The counters that move or retreat: those with kMoving.
inline bool is_moving(const Field& field, PieceId id) { return field.has_flag(id, kMoving); }
inline Force moving_force(const Field& field, HexId hex, Seat side) {
  return force_of(field, hex, side, [&](PieceId id) { return is_moving(field, id); });
}

/// Campaign 5.3.4, 9.10.1: the force of the phasing side that moves is still in the hex where its impulse began,
/// whatever it has done there.
inline bool is_at_its_beginning(const Field& field, HexId hex) {
  bool has_gone = false;
  for_each_at(field, hex, [&](PieceId id) {
    has_gone =
        has_gone || (is_moving(field, id) && field.side_of(id) == field.phasing() && field.has_flag(id, kHasGone));
  });
  return !has_gone;
}

/// Campaign 11.7: outside of a fort. Leaders are with the others.
inline bool is_in_field(const Field& field, PieceId id) {
  const Post post = post_of(field.piece(id).flags);
  return field.class_of(id) == UnitClass::Leader ||
         (field.is_point(id) && (post == Post::Field || post == Post::Entrenched));
}

}  // namespace longroll::campaign

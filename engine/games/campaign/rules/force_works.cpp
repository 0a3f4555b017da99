// build: small
#include "engine/games/campaign/rules/force_works.h"

#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/retreat.h"
#include "engine/map/hexside.h"

namespace longroll::campaign {
namespace {

/// Acts that take the whole allowance.
Refusal refuse_whole_allowance(const ForceMoveLocals& move, StaticText rule) {
  return move.has_moved ? Refusal{"It takes all movement points, and the force has moved.", rule} : kLawful;
}

/// Campaign 9.10.1: it has to attack or to move out.
bool has_duty(const Field& field, HexId hex) {
  bool found = false;
  for_each_at(field, hex, [&](PieceId id) { found = found || (is_moving(field, id) && must_act(field, id)); });
  return found;
}

constexpr Refusal kDuty{"It shares its hex with enemies: it has to attack or to move out.", "9.10.1"};

bool has_in_pool(const Field& field, Seat side, UnitClass unit_class) {
  const Counter& counter = field.library().counter(field.library().kind_of(side, unit_class));
  for (int i = 0; i < counter.count; ++i) {
    if (field.piece(static_cast<PieceId>(counter.first + i)).place == kPool) {
      return true;
    }
  }
  return false;
}

}  // namespace

Refusal refuse_entrench(const Field& field, const ForceMoveLocals& move) {
  const Seat side = field.phasing();
  const Force force = moving_force(field, move.here, side);
  if (!field.map().cities().has(move.here) || field.is_occupied(move.here, other(side))) {
    return {"Entrenchments are built in cities, without enemies there.", "12.1"};
  }
  if (field.count_at(move.here, side, UnitClass::Entrenchment) > 0) {
    return {"The hex has an entrenchment already.", "12.0"};
  }
  if (force.armies < field.numbers().acts[Act::Entrench].least_asp) {
    return {"The force has too few army points to entrench.", "12.1"};
  }
  if (force.unsupplied > 0) {
    return {"The force is out of supply.", "12.1"};
  }
  if (!has_in_pool(field, side, UnitClass::Entrenchment)) {
    return {"No counter of an entrenchment is left.", "2.3"};
  }
  return refuse_whole_allowance(move, "12.1");
}

Refusal refuse_post(const Field& field, const ForceMoveLocals& move, Post post) {
  const Seat side = field.phasing();
  const Force force = moving_force(field, move.here, side);
  bool are_there = true;
  for_each_at(field, move.here, [&](PieceId id) {
    are_there = are_there && (!is_moving(field, id) || !field.is_point(id) || post_of(field.piece(id).flags) == post);
  });
  if (force.points() == 0 || are_there || post > Post::Garrison) {
    return {"The force stands there already.", "11.7"};
  }
  if (has_duty(field, move.here)) {
    return kDuty;
  }
  if (is_sortie(field, move.here)) {
    return {"The garrison can only attack the besiegers.", "11.8.2"};
  }
  switch (post) {
    case Post::Garrison:
      return force.strength() == force.points() && room_in_fort(field, move.here, side) >= force.strength()
                 ? kLawful
                 : Refusal{"The fort has no room for it.", "11.3"};
    case Post::Entrenched:
      return field.count_at(move.here, side, UnitClass::Entrenchment) > 0
                 ? kLawful
                 : Refusal{"The hex has no entrenchment.", "12.1"};
    default:
      return kLawful;
  }
}

Refusal refuse_destroy_depot(const Field& field, const ForceMoveLocals& move) {
  if (field.count_at(move.here, field.phasing(), UnitClass::Depot) == 0) {
    return {"The side has no depot there.", "8.4.2"};
  }
  if (moving_force(field, move.here, field.phasing()).points() == 0) {
    return {"A leader alone destroys no depot.", "8.4.2"};
  }
  if (has_duty(field, move.here)) {
    return kDuty;
  }
  return move.points < field.numbers().acts[Act::DestroyDepot].points
             ? Refusal{"The force has not enough movement points left (chart: What acts cost).", "8.4.2"}
             : kLawful;
}

HexId levee_at(const Field& field, HexId here, Direction d) {
  const std::optional<Hexside> side = hexside_of(field.grid(), here, d);
  return side && field.map().is_levee(here, d) && !field.breached().has(side->hex) ? side->hex : kNoHex;
}

Refusal refuse_breach(const Field& field, const ForceMoveLocals& move, HexId levee) {
  bool is_here = false;
  for (const Direction d : kAllDirections) {
    is_here = is_here || (levee != kNoHex && levee_at(field, move.here, d) == levee);
  }
  if (!is_here) {
    return {"No levee that can be breached is there.", "5.3.8"};
  }
  const Force force = moving_force(field, move.here, field.phasing());
  if (force.armies < field.numbers().acts[Act::BreachLevee].least_asp || force.rating < 1) {
    return {"It takes an army point, and a leader whose rating is not 0.", "5.3.8"};
  }
  if (has_duty(field, move.here)) {
    return kDuty;
  }
  return refuse_whole_allowance(move, "5.3.8");
}

}  // namespace longroll::campaign

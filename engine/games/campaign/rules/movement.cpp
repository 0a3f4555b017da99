// build: small
#include "engine/games/campaign/rules/movement.h"

#include "engine/games/campaign/rules/politics.h"
#include "engine/games/campaign/rules/zones.h"

namespace longroll::campaign {
namespace {

/// Campaign 9.10.1: a force in a fort or an entrenchment does not have to leave, and nobody has to because of it.
bool is_in_the_open(const Field& field, HexId hex, Seat side) {
  bool found = false;
  for_each_at(field, hex, [&](PieceId id) {
    found = found || (field.side_of(id) == side && field.is_point(id) && post_of(field.piece(id).flags) == Post::Field);
  });
  return found;
}

}  // namespace

/// Campaign 5.1, 5.3.1, 5.3.6, 8.5, 10.0
int allowance_of(const Field& field, const Force& force) {
  const int listed = field.turn_box().points;
  const int supplied = force.unsupplied > 0 ? half_up(listed, field.numbers().movement.unsupplied_divisor) : listed;
  return supplied + (force.points() > 0 && !is_massed(field, force) ? force.rating : 0);
}

/// Campaign 5.2.4
bool is_massed(const Field& field, const Force& force) {
  return force.points() - force.rating >= field.numbers().movement.massed_from;
}

/// Campaign 5.2, 5.2.1
bool can_muster(const Field& field, PieceId id, Post post) {
  const Piece& piece = field.piece(id);
  const UnitClass unit_class = field.class_of(id);
  if (owner_of(piece) != field.phasing() || !is_hex(piece.place) || (piece.flags & (kMoved | kFought)) != 0) {
    return false;
  }
  return unit_class == UnitClass::Leader || (is_point(unit_class) && post_of(piece.flags) == post);
}

/// Campaign 11.8.2, 11.8: no fort is besieged while points of its side share the hex outside.
bool is_sortie(const Field& field, HexId hex) {
  const Seat side = field.phasing();
  if (field.in_field(side).has(hex) || !field.in_field(other(side)).has(hex)) {
    return false;
  }
  bool found = false;
  for_each_at(field, hex, [&](PieceId id) {
    found = found || (is_moving(field, id) && field.side_of(id) == side && field.is_point(id));
  });
  return found;
}

/// Leaders are in no post: alone they set out from the open.
unsigned mustering_posts(const Field& field, HexId hex) {
  unsigned posts = 0;
  for_each_at(field, hex, [&](PieceId id) {
    const Post post = field.is_point(id) ? post_of(field.piece(id).flags) : Post::Field;
    posts |= can_muster(field, id, post) ? 1U << static_cast<unsigned>(post) : 0U;
  });
  return posts;
}

Refusal refuse_muster(const Field& field, const verbs::Muster& muster) {
  if (!field.map().is_playable(muster.hex) || muster.post > Post::Garrison) {
    return {"Nobody can be in that hex.", "5.2"};
  }
  return (mustering_posts(field, muster.hex) >> static_cast<unsigned>(muster.post) & 1U) != 0
             ? kLawful
             : Refusal{"Nobody who can still move stands there.", "5.2"};
}

MarchStep march_step(const Field& field, const ForceMoveLocals& move, HexId to) {
  const auto d = field.grid().direction(move.here, to);
  return d ? Marcher(field, move.here, move.allowance).step(move.here, *d, to, is_at_its_beginning(field, move.here))
           : MarchStep{};
}

bool must_fight_at(const Field& field, HexId hex, Seat side) { return field.is_occupied(hex, other(side)); }

bool takes_fort_at(const Field& field, HexId hex, Seat side) {
  bool is_silenced = false;
  if (field.forts(other(side)).has(hex) && !field.points(other(side)).has(hex)) {
    for_each_at(field, hex, [&](PieceId id) {
      is_silenced = is_silenced || (field.class_of(id) == UnitClass::Fort && field.has_flag(id, kSilenced));
    });
  }
  return is_silenced;
}

namespace {

/// Campaign 9.10.1: an attack where it stands.
Refusal refuse_attack_here(const Field& field, const ForceMoveLocals& move, const Force& force) {
  if (!is_at_its_beginning(field, move.here) || !field.is_occupied(move.here, other(field.phasing()))) {
    return {"The force stands there.", "5.0"};
  }
  if (is_mediated(field, field.phasing(), move.here)) {
    return {"Mediation forbids attacks on supply centers in this turn.", "15.3"};
  }
  return force.armies > 0 ? kLawful : Refusal{"Only army points attack.", "4.3"};
}

}  // namespace

namespace {

Refusal refuse_step_of(const Field& field, const Marcher& marcher, const ForceMoveLocals& move, HexId to) {
  if (to == move.here) {
    return refuse_attack_here(field, move, marcher.force());
  }
  const auto d = field.map().is_playable(to) ? field.grid().direction(move.here, to) : std::nullopt;
  if (!d) {
    return {"That hex is not next to the force.", "5.0"};
  }
  const MarchStep step = marcher.step(move.here, *d, to, is_at_its_beginning(field, move.here));
  const Refusal refusal = marcher.refuse(move.here, to, step, move.points);
  return refusal == kNoStep ? marcher.refuse_crossing(move.here, *d) : refusal;
}

}  // namespace

Refusal refuse_step(const Field& field, const ForceMoveLocals& move, HexId to) {
  return refuse_step_of(field, Marcher(field, move.here, move.allowance), move, to);
}

HexSet steps_of(const Field& field, const ForceMoveLocals& move, const MarchReach& reach) {
  HexSet steps;
  field.grid().for_each_neighbor(move.here, [&](Direction d, HexId to) {
    if (reach.begins_over(d)) {
      steps.add(to);
    }
  });
  if (!refuse_attack_here(field, move, moving_force(field, move.here, field.phasing()))) {
    steps.add(move.here);
  }
  return steps;
}

Refusal refuse_march(const Field& field, const ForceMoveLocals& move, HexId to) {
  if (to != move.here && field.reach(move).has(to)) {
    return kLawful;
  }
  if (to != move.here && field.map().is_playable(to) && field.grid().direction(move.here, to)) {
    if (const Refusal refusal = refuse_step(field, move, to)) {
      return refusal;  // of the next hex: what bars it
    }
  }
  return {"The force has no way there with its movement points (Terrain effects chart).", "5.0"};
}

/// Campaign 9.10.1
bool must_act(const Field& field, PieceId id) {
  const Piece& piece = field.piece(id);
  const Seat side = field.phasing();
  return owner_of(piece) == side && field.class_of(id) == UnitClass::Asp && is_hex(piece.place) &&
         (piece.flags & kMustActHere) != 0 && (piece.flags & (kMoved | kFought)) == 0 &&
         !is_mediated(field, side, piece.place) && post_of(piece.flags) == Post::Field &&
         is_in_the_open(field, piece.place, other(side));
}

/// Campaign 5.3.7
Refusal refuse_rally(const Field& field, const ForceMoveLocals& move) {
  const Force force = moving_force(field, move.here, field.phasing());
  if (force.markers == 0) {
    return {"The force is not demoralized.", "5.3.7"};
  }
  if (move.has_moved) {
    return {"The force has moved: in an impulse it moves or rallies.", "5.3.7"};
  }
  if (force.unsupplied > 0) {
    return {"The force is out of supply.", "5.3.7"};
  }
  bool has_duty = false;
  for_each_at(field, move.here,
              [&](PieceId id) { has_duty = has_duty || (is_moving(field, id) && must_act(field, id)); });
  return has_duty ? Refusal{"It shares its hex with enemies: it has to attack or to move out.", "9.10.1"} : kLawful;
}

/// Campaign 5.3.7, 15.4
bool rallies(const Field& field, HexId hex, Seat side, int die) {
  const Force leaders = force_of(field, hex, side, [&](PieceId id) { return field.class_of(id) == UnitClass::Leader; });
  const RallyNumbers& numbers = field.numbers().rally;
  const AppalachiaEffect& appalachia = field.chart().terrain.appalachia;
  const bool is_among_unionists = side == Seat::Confederate && field.map().appalachia().has(hex);
  if (is_among_unionists && die >= appalachia.always_rallies) {
    return true;
  }
  if (die <= numbers.always_fails) {
    return false;
  }
  const int from = enemy_zone_at(field, side, hex) == EnemyZone::Primary ? numbers.in_zone_from : numbers.from;
  return die + leaders.rating + (is_among_unionists ? appalachia.confederate_rally_die : 0) >= from;
}

namespace {

/// Campaign 7.6: nobody works on rails among enemies.
bool is_contested(const Field& field, HexId hex) { return field.is_occupied(hex, other(field.phasing())); }

}  // namespace

/// Campaign 7.6: any ground force, cavalry too.
Refusal refuse_break(const Field& field, const ForceMoveLocals& move) {
  const bool has_rails = field.rails(Seat::Union).has(move.here) || field.rails(Seat::Confederate).has(move.here);
  if (!has_rails || field.broken_rails().has(move.here) || is_contested(field, move.here)) {
    return {"There is no whole railroad here, or enemies share the hex.", "7.6"};
  }
  if (moving_force(field, move.here, field.phasing()).points() == 0) {
    return {"A leader alone breaks no railroad.", "7.6"};
  }
  return move.points < field.numbers().acts[Act::BreakRail].points
             ? Refusal{"The force has not enough movement points left (chart: What acts cost).", "7.6"}
             : kLawful;
}

/// Campaign 7.6
Refusal refuse_repair(const Field& field, const ForceMoveLocals& move) {
  const ActCost& cost = field.numbers().acts[Act::RepairRail];
  if (!field.broken_rails().has(move.here) || is_contested(field, move.here)) {
    return {"No railroad is broken there.", "7.6"};
  }
  if (moving_force(field, move.here, field.phasing()).armies < cost.least_asp) {
    return {"It takes an army point to repair a railroad.", "7.6"};
  }
  return move.points < cost.points
             ? Refusal{"The force has not enough movement points left (chart: What acts cost).", "7.6"}
             : kLawful;
}

/// Campaign 5.2.3: points that have not moved; what is inside works stays.
bool can_be_picked_up(const Field& field, PieceId id) {
  return field.is_point(id) && field.side_of(id) == field.phasing() && !is_moving(field, id) &&
         can_muster(field, id, Post::Field);
}

}  // namespace longroll::campaign

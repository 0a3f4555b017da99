// build: small
#include "engine/games/chattanooga/rules/preparation.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 10.9, 12.3
Refusal refuse_volley_now(const Field& field, PieceId unit, Seat side) {
  if (!field.has(Option::Volley)) {
    return {"Volleys are not in play.", "10.9"};
  }
  if (!field.time().has_preparation) {
    return {"Nobody prepares for a fight at night.", "12.3"};
  }
  if (!field.has_unit_on_map(unit, side)) {
    return {"It is no unit of yours on the map.", "10.9"};
  }
  if (field.has_flag(unit, kCharge)) {
    return {"It is prepared to charge.", "10.8"};
  }
  return field.has_flag(unit, kVolley) ? Refusal{"It stands ready already.", "10.9"} : kLawful;
}

/// Chattanooga 6.5: the unit projects a zone of control onto an enemy unit.
bool controls_an_enemy(const Field& field, PieceId unit) {
  const HexId from = field.piece(unit).place;
  const Seat side = field.side_of(unit);
  bool does_control = false;
  field.grid().for_each_neighbor(from, [&](Direction d, HexId to) {
    does_control = does_control || (field.has_units(to, other(side)) && field.time().has_zones &&
                                    field.costs().zones_pass()[d].has(from) && field.zone(side).has(to));
  });
  return does_control;
}

/// Chattanooga 6.5, 10.1: who was left alone by the enemies whom it controls.
Refusal refuse_preparation(const Field& field, PieceId unit) {
  if (field.has_flag(unit, kWasAttacked)) {
    return {"Its hex has been attacked in this phase.", "10.1"};
  }
  return controls_an_enemy(field, unit) ? kLawful : Refusal{"No enemy stands in its zone of control.", "6.5"};
}

}  // namespace

/// Chattanooga 7.1, 10.9. A try to recover is a move (5.3).
Refusal refuse_to_stand_ready(const Field& field, PieceId unit) {
  if (const Refusal refusal = refuse_volley_now(field, unit, field.phasing())) {
    return refusal;
  }
  if (field.has_flag(unit, kMoved)) {
    return {"It has moved or tried to recover in this phase.", "10.9"};
  }
  return field.is_in_enemy_zone(field.piece(unit).place, field.phasing())
             ? Refusal{"It is in an enemy zone of control.", "10.9"}
             : kLawful;
}

bool can_anybody_stand_ready(const Field& field) {
  const PieceIds pieces = field.pieces();
  return field.has(Option::Volley) &&
         std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) { return !refuse_to_stand_ready(field, unit); });
}

/// Chattanooga 6.5, 10.1, 10.9
Refusal refuse_volley(const Field& field, PieceId unit) {
  if (const Refusal refusal = refuse_volley_now(field, unit, other(field.phasing()))) {
    return refusal;
  }
  return refuse_preparation(field, unit);
}

/// Chattanooga 6.5, 10.1, 10.3, 10.8
Refusal refuse_prepared_charge(const Field& field, PieceId unit) {
  if (!field.has(Option::Charge)) {
    return {"Charges are not in play.", "10.8"};
  }
  if (!field.time().has_preparation) {
    return {"Nobody prepares for a fight at night.", "12.3"};
  }
  if (!field.has_unit_on_map(unit, other(field.phasing())) || !can_bear_charge(field, unit)) {
    return {"It is no infantry or cavalry unit of yours on the map.", "10.8"};
  }
  if (field.has_flag(unit, kCharge)) {
    return {"It is prepared to charge.", "10.8"};
  }
  const bool is_cavalry = field.has(Option::Cavalry) && field.type(unit) == UnitType::Cavalry;
  if (is_cavalry && !can_charge_from(field, {field.side_of(unit), UnitType::Cavalry}, field.piece(unit).place)) {
    return {"Cavalry charges only out of and into clear hexes, and across no slope.", "10.3"};
  }
  return refuse_preparation(field, unit);
}

/// Chattanooga 10.1
bool can_anybody_prepare(const Field& field) {
  const PieceIds pieces = field.pieces();
  return (field.has(Option::Volley) || field.has(Option::Charge)) &&
         std::any_of(pieces.begin(), pieces.end(),
                     [&](PieceId unit) { return !refuse_volley(field, unit) || !refuse_prepared_charge(field, unit); });
}

}  // namespace longroll::chattanooga

#include "engine/games/battles/field.h"

#include <algorithm>

#include "engine/games/battles/rules/supply.h"
#include "engine/games/battles/rules/zones.h"

namespace longroll::battles {

Field::Field(const Library& library, const State& state) : KeptField(library, state) {
  LR_CHECK(state.pieces.size() <= kMaxPieces, "a battle of bounded size");
}

void Field::add_to(Stands& stands, const Piece& piece) const {
  const Arm arm = battle().arm(piece.kind);
  if (!is_on_map(piece) || !is_combat_unit(arm)) {
    return;
  }
  const auto side = static_cast<std::size_t>(piece.owner);
  (stands.units[side].has(piece.place) ? stands.stacks : stands.units)[side].add(piece.place);
  if (!is_artillery(arm)) {
    stands.cover[side].add(piece.place);
  }
  if (static_cast<Condition>(piece.marks) != Condition::Routed) {
    stands.holding[side].add(piece.place);
  }
}

/// Fills the sets of one hex again. A piece on the list that has left since is skipped: its own event is still to come.
void Field::refresh(HexId hex) {
  if (!is_hex(hex) || !notes().stands) {
    return;
  }
  Stands& stands = *notes().stands;
  for (BySide<HexSet>* pair : {&stands.units, &stands.stacks, &stands.cover, &stands.holding}) {
    (*pair)[0].remove(hex);
    (*pair)[1].remove(hex);
  }
  add_again(stands, hex);
}

/// Brings the notes up to date after an event. Zones of control and what is near are a side's own; what closes hexes
/// and lines of communication hang on both sides, and breastworks stop the zones of either.
void Field::follow(const Event& event) {
  const bool is_elsewhere = event.kind == EventKind::PieceMoved || event.kind == EventKind::PieceMade;
  if (!is_elsewhere && event.kind != EventKind::PieceMarked) {
    return;
  }
  const PieceId id = piece_of(event);
  follow_occupancy(event);
  if (const Arm arm = arm_of(id); is_combat_unit(arm)) {
    if (is_elsewhere) {
      refresh(event.kind == EventKind::PieceMoved ? place_before(event) : kNoHex);
      notes().near[side_of(id)].reset();
    }
    refresh(piece(id).place);
    notes().zones[side_of(id)].reset();
  } else if (arm == Arm::Breastworks) {
    notes().zones = {};
  } else {
    return;  // leaders are in none of the sets
  }
  notes().communications = {};
  notes().shaken = {};
  notes().guns = {};
  notes().leaders = {};
}

/// Battles 6.41, 6.44
const HexSet& Field::near(Seat side) const {
  return hexgame::noted(notes().near[side], [&] { return widened(grid(), widened(grid(), units(side))); });
}

/// Battles 7.0
const HexSet& Field::zone(Seat side) const {
  return hexgame::noted(notes().zones[side], [&] { return zone_of(*this, side); });
}

/// Battles 7.1
const HexSet& Field::communications(Seat side) const {
  return hexgame::noted(notes().communications[side], [&] { return communications_of(*this, side); });
}

/// Battles 12.1
const HexSet& Field::closed_to_shaken(Seat side) const {
  return hexgame::noted(notes().shaken[side], [&] { return this->closed(side) | zone(other(side)); });
}

/// Battles 7.3
const HexSet& Field::closed_to_guns(Seat side) const {
  return hexgame::noted(notes().guns[side], [&] { return this->closed(side) | (zone(other(side)) - cover(side)); });
}

/// Battles 7.0
const HexSet& Field::closed_to_leaders(Seat side) const {
  return hexgame::noted(notes().leaders[side], [&] { return this->closed(side) | (zone(other(side)) - units(side)); });
}

bool Field::is_full(HexId hex, Seat side) const {
  // Most hexes have nobody or one in them, which the sets tell at once.
  if (!units(side).has(hex)) {
    return false;
  }
  const int limit = scenario().stack_limit;
  const bool is_stack = stands().stacks[side].has(hex);
  return limit <= 1 || (is_stack && (limit == 2 || units_at(hex, side) >= limit));
}

int Field::units_at(HexId hex, Seat side) const {
  int count = 0;
  for_each_at(*this, hex, [&](PieceId id) { count += side_of(id) == side && is_unit(id) ? 1 : 0; });
  return count;
}

bool Field::has_leader(HexId hex, Seat side) const {
  bool found = false;
  for_each_at(*this, hex, [&](PieceId id) { found = found || (side_of(id) == side && arm_of(id) == Arm::Leader); });
  return found;
}

bool Field::has_breastworks(HexId hex) const {
  bool found = false;
  for_each_at(*this, hex, [&](PieceId id) { found = found || arm_of(id) == Arm::Breastworks; });
  return found;
}

}  // namespace longroll::battles

#include "engine/games/chattanooga/field.h"

#include "engine/games/chattanooga/rules/communication.h"
#include "engine/games/chattanooga/rules/heroes.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/rules/zones.h"
#include "engine/play/event_arguments.h"

namespace longroll::chattanooga {

void Field::add_to(Stands& stands, const Piece& piece) const {
  const UnitType type = battle().type(piece.kind);
  const Seat side = owner_of(piece);
  if (is_on_map(piece) && type == UnitType::Reserve) {
    stands.reserves[side].add(piece.place);
  }
  if (!is_on_map(piece) || !is_combat_unit(type)) {
    return;
  }
  stands.units[side].add(piece.place);
  if (type == UnitType::Infantry) {
    stands.infantry[side].add(piece.place);
  }
}

/// Fills the sets of one hex again. A piece on the list that has left since is skipped: its own event is still to come.
void Field::refresh(HexId hex) {
  if (!is_hex(hex) || !notes().stands) {
    return;
  }
  Stands& stands = *notes().stands;
  for (BySide<HexSet>* pair : {&stands.units, &stands.infantry, &stands.reserves}) {
    (*pair)[Seat::Union].remove(hex);
    (*pair)[Seat::Confederate].remove(hex);
  }
  add_again(stands, hex);
}

namespace {

constexpr unsigned kBothOfCheck = kDeployed | kCheckDue;

}  // namespace

/// What hangs on single pieces: who lies in reserve, whose check is due, who has a hero.
void Field::follow_piece(const Event& event) {
  if (const auto moved = read<events::PieceMoved>(event)) {
    if (is_reserve_box(moved->from) || is_reserve_box(moved->to)) {
      notes().in_reserve.reset();
    }
  } else if (const auto flagged = read<events::PieceFlagged>(event)) {
    const bool is_due = (static_cast<unsigned>(flagged->after) & kBothOfCheck) == kBothOfCheck;
    if (is_due || (notes().check_due && *notes().check_due == flagged->piece)) {
      notes().check_due.reset();
    }
  } else if (event.kind == EventKind::PieceMarked) {
    notes().heroes_left.reset();
  } else if (event.kind == EventKind::PieceMade) {
    notes().in_reserve.reset();
    notes().heroes_left.reset();
  }
}

/// Brings the notes up to date after an event. Zones of control hang on the light too (12.3), which a new turn changes;
/// lines of communication hang on where the enemy stands.
void Field::follow(const Event& event) {
  if (const auto set = read<events::TrackSet>(event); set && set->track == track(Track::Turn)) {
    notes().zones = {};
    notes().infantry_zones = {};
    return;
  }
  if (event.kind == EventKind::GroundMarked) {  // 17.4
    notes().zones = {};
    notes().infantry_zones = {};
    notes().without_zones.reset();
    return;
  }
  follow_occupancy(event);
  follow_piece(event);
  if ((event.kind == EventKind::PieceMoved || event.kind == EventKind::PieceTurned) &&
      type(piece_of(event)) == UnitType::Bridge) {  // 7.9
    notes().communications[Seat::Union].reset();
    return;
  }
  const bool is_elsewhere = event.kind == EventKind::PieceMoved || event.kind == EventKind::PieceMade;
  if (!is_elsewhere || !(is_unit(piece_of(event)) || is_reserve(piece_of(event)))) {
    return;
  }
  const PieceId id = piece_of(event);
  const Seat side = side_of(id);
  refresh(event.kind == EventKind::PieceMoved ? place_before(event) : kNoHex);
  refresh(piece(id).place);
  notes().near_enemies[other(side)].reset();
  if (is_reserve(id)) {
    return;
  }
  notes().zones[side].reset();
  notes().infantry_zones[side].reset();
  notes().communications[other(side)].reset();
}

/// Chattanooga 6.1
const HexSet& Field::zone(Seat side) const {
  return hexgame::noted(notes().zones[side], [&] { return zone_of(*this, side, units(side)); });
}

/// Chattanooga 17.4
const HexSet& Field::without_zones() const {
  return hexgame::noted(notes().without_zones, [&] { return hexes_without_zones(*this); });
}

/// Chattanooga 14.2
const ReserveBoxes& Field::in_reserve() const {
  return hexgame::noted(notes().in_reserve, [&] {
    ReserveBoxes boxes;
    for (const PieceId id : pieces()) {
      if (is_reserve_box(piece(id).place)) {
        boxes.push_back(id);
      }
    }
    return boxes;
  });
}

/// Chattanooga 14.5
PieceId Field::check_due() const {
  return hexgame::noted(notes().check_due, [&] {
    for (const PieceId id : pieces()) {
      if ((piece(id).flags & kBothOfCheck) == kBothOfCheck && is_unit(id)) {
        return id;
      }
    }
    return kNoPiece;
  });
}

/// Chattanooga 13.5
int Field::heroes_left() const {
  return hexgame::noted(notes().heroes_left, [&] { return chattanooga::heroes_left(*this); });
}

/// Chattanooga 14.3
const HexSet& Field::near_enemies(Seat side) const {
  return hexgame::noted(notes().near_enemies[side],
                        [&] { return hexes_near_enemies(*this, side, numbers().reserves.enemy_distance - 1); });
}

/// Chattanooga 6.3
const HexSet& Field::infantry_zone(Seat side) const {
  return hexgame::noted(notes().infantry_zones[side], [&] { return zone_of(*this, side, infantry(side)); });
}

/// Chattanooga 5.4
const HexSet& Field::communications(Seat side) const {
  return hexgame::noted(notes().communications[side], [&] { return communications_of(*this, side); });
}

/// Chattanooga 8.0, 8.1
int Field::units_at(HexId hex, Seat side) const {
  int count = 0;
  for_each_unit_at(*this, hex, [&](PieceId id) { count += side_of(id) == side ? 1 : 0; });
  return count;
}

/// Chattanooga 8.1, 14.4
int Field::stacked_at(HexId hex, Seat side) const {
  int count = units_at(hex, side);
  if (reserves(side).has(hex)) {
    for_each_at(*this, hex, [&](PieceId id) { count += is_reserve(id) && side_of(id) == side ? 1 : 0; });
  }
  return count;
}

/// Chattanooga 8.4
PieceId Field::top_at(HexId hex) const {
  PieceId top = kNoPiece;
  for_each_unit_at(*this, hex, [&](PieceId id) { top = type(id) == UnitType::Artillery ? top : id; });
  return top;
}

}  // namespace longroll::chattanooga

#include "engine/games/battles/rules/front.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/ground.h"
#include "engine/games/battles/rules/relief.h"
#include "engine/games/battles/rules/sight.h"
#include "engine/games/battles/rules/zones.h"

namespace longroll::battles {

bool Front::Unit::touches(HexId hex) const {
  const auto all = targets();
  return std::find(all.begin(), all.end(), hex) != all.end();
}

Proposal proposal_of(const Front& front) {
  const Field& field = front.field();
  Proposal proposal;
  for (const PieceId id : field.pieces()) {
    if (field.has_flag(id, kTarget) && is_on_map(field.piece(id)) && !proposal.is_target(field.piece(id).place)) {
      proposal.add_target(field.piece(id).place);
    }
    if (field.has_flag(id, kAttacking)) {
      front.find(id) != nullptr ? proposal.add_unit(id) : proposal.add_bombarder(id);
    }
  }
  return proposal;
}

Front::Front(const Field& field) : field_(&field) {
  index_.fill(-1);
  const int phasing = index_of(field.phasing());
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    if (piece.owner != phasing || !is_on_map(piece) || !field.is_unit(id)) {
      continue;
    }
    if (has_attack_left(field, id)) {
      add(id);
    } else if (!field.is_routed(id) && !field.has_flag(id, kAttacked) && !field.is_night()) {
      add_old_contacts(id);
    }
  }
  gather_hexes();
  leave_to_guns();
}

/// Battles 8.11: who holds a unit in his zone must be attacked also when that unit has attacked somebody else. Units
/// that advanced (kAttacked) oblige nobody (8.75).
void Front::add_old_contacts(PieceId id) {
  const HexId here = field_->piece(id).place;
  for (const Direction d : kAllDirections) {
    const HexId hex = field_->grid().neighbor(here, d);
    if (hex == kNoHex) {
      continue;
    }
    for (PieceId enemy = field_->first_at(hex); enemy != kNoPiece; enemy = field_->next_of(enemy)) {
      if (field_->piece(enemy).owner != field_->piece(id).owner && !field_->has_flag(enemy, kAttacked) &&
          controls(*field_, enemy, here)) {
        owed_.push_back(hex);
        break;
      }
    }
  }
}

void Front::gather_hexes() {
  heap_sort(owed_.begin(), owed_.end());
  owed_.erase(std::unique(owed_.begin(), owed_.end()), owed_.end());
  heap_sort(hexes_.begin(), hexes_.end(), [](const Hex& a, const Hex& b) { return a.at < b.at; });
  hexes_.erase(std::unique(hexes_.begin(), hexes_.end(), [](const Hex& a, const Hex& b) { return a.at == b.at; }),
               hexes_.end());
  for (Hex& hex : hexes_) {
    hex.must_be_attacked = std::binary_search(owed_.begin(), owed_.end(), hex.at);
  }
}

/// What nobody touches any more is owed as long as a gun can see to it.
void Front::leave_to_guns() {
  for (const HexId hex : owed_) {
    bool is_touched = false;
    for_each_around(hex, [&](const Unit& unit) { is_touched = is_touched || unit.may_attack; });
    if (is_touched) {
      continue;
    }
    const bool is_left = !reliefs_of(*field_, hex).empty();
    if (is_left) {
      left_to_guns_.push_back(hex);
    }
    const auto found =
        std::lower_bound(hexes_.begin(), hexes_.end(), hex, [](const Hex& entry, HexId at) { return entry.at < at; });
    if (found != hexes_.end() && found->at == hex) {
      found->must_be_attacked = is_left;
    } else if (is_left) {
      hexes_.insert(found, {hex, true});
    }
  }
  short_of_guns_ = left_to_guns_.empty() ? 0 : unrelieved(*field_, left_to_guns_, Proposal());
}

/// What the unit meets in that direction.
void Front::look(Unit& unit, bool& is_in_zone, Direction d) {
  const Field& field = *field_;
  const Piece& piece = field.piece(unit.id);
  const HexId hex = field.grid().neighbor(piece.place, d);
  if (hex == kNoHex || field.first_at(hex) == kNoPiece) {
    return;
  }
  bool is_target = false;
  bool is_owed = false;
  for (PieceId id = field.first_at(hex); id != kNoPiece; id = field.next_of(id)) {
    if (field.piece(id).owner == piece.owner || !field.is_unit(id)) {
      continue;
    }
    const bool is_done = field.has_flag(id, kAttacked);
    const bool is_held = controls(field, id, piece.place);
    is_target = is_target || !is_done;
    is_in_zone = is_in_zone || is_held;
    is_owed = is_owed || (is_held && !is_done);
  }
  if (is_target && is_open_to_attack(field.map().side(piece.place, d))) {
    unit.hexes[unit.count++] = hex;
    if (is_owed && !field.is_night()) {
      owed_.push_back(hex);
    }
  }
}

/// Battles 8.11, 8.12, 11.2. Artillery outside enemy zones bombards and is no part of the front (9.0).
void Front::add(PieceId id) {
  Unit unit;
  unit.id = id;
  bool is_in_zone = false;
  for (const Direction d : kAllDirections) {
    look(unit, is_in_zone, d);
  }
  if (unit.count == 0 || (!is_in_zone && is_artillery(field_->arm_of(id)))) {
    return;
  }
  unit.must_attack = is_in_zone && !field_->is_night();
  unit.may_attack = unit.must_attack || field_->condition(id) != Condition::Shaken;
  index_[static_cast<std::size_t>(id)] = static_cast<std::int16_t>(units_.size());
  for (const HexId hex : unit.targets()) {
    hexes_.push_back({hex, false});
  }
  units_.push_back(unit);
}

bool Front::owes_anything() const {
  return std::any_of(units_.begin(), units_.end(), [](const Unit& unit) { return unit.must_attack; }) ||
         std::any_of(hexes_.begin(), hexes_.end(), [](const Hex& hex) { return hex.must_be_attacked; });
}

const Front::Unit* Front::find(PieceId unit) const {
  const int index = index_[static_cast<std::size_t>(unit)];
  return index < 0 ? nullptr : &units_[static_cast<std::size_t>(index)];
}

const Front::Hex* Front::find_hex(HexId hex) const {
  const auto found =
      std::lower_bound(hexes_.begin(), hexes_.end(), hex, [](const Hex& entry, HexId at) { return entry.at < at; });
  return found != hexes_.end() && found->at == hex ? &*found : nullptr;
}

}  // namespace longroll::battles

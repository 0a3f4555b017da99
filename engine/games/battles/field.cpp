#include "engine/games/battles/field.h"

#include <algorithm>

namespace longroll::battles {

Field::Field(const Library& library, const State& state) : library_(&library), state_(&state) {
  scenario_index_ = library.scenario_index(state);
  scenario_ = &library.scenarios[scenario_index_];
  map_ = &library.map;
  hexes_ = static_cast<std::size_t>(map_->grid.columns) * kMostRows;
  LR_CHECK(state.pieces.size() <= kMostPieces, "a battle of bounded size");
}

void Field::link() const {
  is_linked_ = true;
  std::fill_n(first_.begin(), hexes_, kNoPiece);
  for (int i = piece_count() - 1; i >= 0; --i) {
    const auto id = static_cast<PieceId>(i);
    const auto place = static_cast<std::size_t>(piece(id).place);
    next_[static_cast<std::size_t>(i)] = kNoPiece;
    if (place < hexes_) {
      next_[static_cast<std::size_t>(i)] = first_[place];
      first_[place] = id;
    }
  }
}

const Field::Stands& Field::stands() const {
  if (stands_) {
    return *stands_;
  }
  Stands& stands = stands_.emplace();
  for (const Piece& piece : state_->pieces) {
    const Arm arm = library_->arm(piece.kind);
    if (!is_on_map(piece) || !is_combat_unit(arm)) {
      continue;
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
  return stands;
}

/// Battles 6.41, 6.44
const HexSet& Field::near(Seat side) const {
  std::optional<HexSet>& near = at(near_, side);
  if (!near) {
    near = widened(grid(), widened(grid(), units(side)));
  }
  return *near;
}

/// Battles 12.1
const HexSet& Field::closed_to_shaken(Seat side) const {
  std::optional<HexSet>& closed = at(shaken_, side);
  if (!closed) {
    closed = this->closed(side) | zone(other(side));
  }
  return *closed;
}

/// Battles 7.3
const HexSet& Field::closed_to_guns(Seat side) const {
  std::optional<HexSet>& closed = at(guns_, side);
  if (!closed) {
    closed = this->closed(side) | (zone(other(side)) - cover(side));
  }
  return *closed;
}

/// Battles 7.0
const HexSet& Field::closed_to_leaders(Seat side) const {
  std::optional<HexSet>& closed = at(leaders_, side);
  if (!closed) {
    closed = this->closed(side) | (zone(other(side)) - units(side));
  }
  return *closed;
}

bool Field::is_full(HexId hex, Seat side) const {
  // Most hexes have nobody or one in them, which the sets tell at once.
  if (!units(side).has(hex)) {
    return false;
  }
  const int limit = scenario_->stack_limit;
  const bool is_stack = at(stands().stacks, side).has(hex);
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

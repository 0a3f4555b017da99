#pragma once
#include <span>

#include "engine/hexgame/occupancy.h"
#include "engine/hexgame/unit.h"
#include "engine/map/map_vocabulary.h"
#include "engine/map/movement_costs.h"
#include "engine/map/paths.h"
#include "engine/play/refusal.h"
#include "tests/conform/toy_hex/ids.h"

namespace longroll::toy_hex {

/// A counter as it is printed (2.0).
struct Counter : hexgame::Unit {
  int strength = 0;
  int movement = 0;
  HexId start = kNoHex;
};

/// Everything that is printed: the map (1.0) and the counters; and what is computed from the map once.
struct Data {
  HexMap map;
  std::vector<Counter> counters;
  std::vector<HexId> hexes;  ///< all of them
  std::vector<HexId> crossroads;
  MovementCosts costs;  ///< 5.1, of one class
  SideSets open;        ///< 6.0: the hexes whose side is no creek, by side
};
const Data& printed();

/// A State as the rules ask about it. Each rule is a question here; the steps ask, and act.
class Field {
 public:
  Field(const Data& data, const State& state);

  const State& state() const { return state_; }
  const Data& data() const { return data_; }
  const Grid& grid() const { return data_.map.grid; }
  const Piece& piece(PieceId id) const { return state_.piece(id); }
  const Counter& counter(PieceId id) const { return data_.counters[static_cast<std::size_t>(piece(id).kind)]; }
  Seat phasing() const { return seat_of(state_.track(track(Track::Phasing))); }
  /// Of any number: is it a unit of that side on the map?
  bool is_unit(int id, Seat side) const {
    return state_.has_piece(id) && is_hex(piece(static_cast<PieceId>(id)).place) &&
           owner_of(piece(static_cast<PieceId>(id))) == side;
  }
  std::vector<PieceId> units(Seat side) const;
  /// 4.2: the units of a hex, the upper one last.
  std::vector<PieceId> stack(HexId hex) const;
  bool is_upper(PieceId id) const { return stack(piece(id).place).back() == id; }
  bool has_units(HexId hex, Seat side) const { return is_unit(occupancy_.first_at(hex), side); }
  HexSet zones(Seat side) const;                                  ///< 6.0
  void reach(PieceId unit, Reach& reach) const;                   ///< 5.1 to 5.3: every hex that it can come to
  Refusal refuse_move(PieceId unit, HexId hex) const;             ///< 5.0
  Refusal refuse_attack(PieceId unit, HexId hex) const;           ///< 7.1
  Effect effect(PieceId attacker, HexId hex, int die) const;      ///< 7.2
  Refusal refuse_retreat(PieceId unit, HexId hex) const;          ///< 7.3
  int controlled(std::span<const HexId> hexes, Seat side) const;  ///< 8.0: how many of them
  Seat ahead() const;                                             ///< 9.0; Nobody when neither is

 private:
  bool is_adjacent(PieceId unit, HexId hex) const {
    return grid().contains(hex) && grid().are_adjacent(piece(unit).place, hex);
  }

  const Data& data_;
  const State& state_;
  hexgame::Occupancy occupancy_;
};

}  // namespace longroll::toy_hex

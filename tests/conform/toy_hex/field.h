#pragma once
#include "engine/hexgame/battle.h"
#include "engine/hexgame/stack_order.h"
#include "engine/hexgame/state_reader.h"
#include "engine/map/movement_costs.h"
#include "engine/map/paths.h"
#include "engine/play/refusal.h"
#include "tests/conform/toy_hex/ids.h"

namespace longroll::toy_hex {

/// A counter as it is printed (2.0).
struct Counter : hexgame::Unit {
  int strength = 0;
  int movement = 0;
};

/// Everything that is printed (data/), and what is computed from the map once.
struct Data : hexgame::Battle<HexMap, Counter, hexgame::Scenario> {
  std::vector<HexId> hexes;  ///< all of them
  MovementCosts costs;       ///< 5.1, of one class
  SideSets open;             ///< 6.0: the hexes whose side is no creek, by side

  const hexgame::Scenario& scenario() const { return scenarios.front(); }
};
Result<Data> read_data(const AssetReader& read);

inline Seat phasing(const State& state) { return seat_of(state.track(track(Track::Phasing))); }

/// A State as the rules ask about it. Each rule is a question here; the steps ask, and act.
class Field : public hexgame::StackReader<Data> {
 public:
  Field(const Data& data, const State& state) : StackReader(data, state, hexgame::rank_by_note) {}

  Seat phasing() const { return toy_hex::phasing(state()); }
  int turn() const { return state().track(track(Track::Turn)); }
  StepKind phase() const { return static_cast<StepKind>(state().stack.front().kind); }
  bool is_upper(PieceId id) const { return stack(piece(id).place).back() == id; }  ///< 4.2
  HexSet zones(Seat side) const;                                                   ///< 6.0
  void reach(PieceId unit, Reach& reach) const;               ///< 5.1 to 5.3: every hex where it can go
  Refusal refuse_move(const Move& move) const;                ///< 5.0
  Refusal refuse_attack(const Attack& attack) const;          ///< 7.1
  Effect effect(PieceId attacker, HexId hex, int die) const;  ///< 7.2
  Refusal refuse_retreat(const RetreatLocals& retreating, const Retreat& retreat) const;  ///< 7.3
  Seat holder(HexId hex) const;     ///< 8.0; Nobody when neither is
  int crossroads(Seat side) const;  ///< 8.0: how many it controls
  Seat ahead() const;               ///< 9.0; Nobody when neither is

 private:
  bool is_adjacent(PieceId unit, HexId hex) const {
    return grid().contains(hex) && grid().are_adjacent(piece(unit).place, hex);
  }
};

}  // namespace longroll::toy_hex

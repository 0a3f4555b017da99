#pragma once
#include <optional>

#include "engine/core/short_list.h"
#include "engine/games/chattanooga/battle.h"
#include "engine/games/chattanooga/ids.h"
#include "engine/hexgame/kept_field.h"
#include "engine/hexgame/stack_order.h"
#include "engine/map/hex_set.h"

namespace longroll::chattanooga {

/// The side whose phase it is, or that is asked.
inline Seat phasing(const State& state) { return seat_of(state.track(track(Track::Phasing))); }
/// Chattanooga 4.1
inline Phase phase_of(const State& state) { return static_cast<Phase>(state.track(track(Track::PhaseNow))); }
inline bool has_option(const State& state, Option option) { return state.track(track(option)) != 0; }

/// Chattanooga 14.2: what lies in boxes of reserves, of both sides, by rising numbers.
using ReserveBoxes = ShortList<PieceId, hexgame::kMaxPieces>;

/// What is worked out of a State when it is first asked for.
struct FieldNotes {
  using Pair = BySide<HexSet>;
  using Later = BySide<std::optional<HexSet>>;
  struct Stands {
    Pair units, infantry, reserves;
  };

  std::optional<Stands> stands;
  Later zones, infantry_zones, communications;
  Later near_enemies;
  std::optional<HexSet> without_zones;
  std::optional<ReserveBoxes> in_reserve;
  std::optional<PieceId> check_due;
  std::optional<int> heroes_left;
};

/// The field of battle as the rules ask about it: a State read once. Valid until the State changes; cheap enough to be
/// made for every question. Who lies where is kept beside the pen and follows the events; zones of control and lines of
/// communication are worked out when they are first asked for. rules/ has what costs more.
class Field : public hexgame::KeptField<Field, Library, FieldNotes, hexgame::rank_by_note> {
 public:
  Field(const Library& library, const State& state) : KeptField(library, state) {}
  /// Of the State under the pen: what was worked out before is used again as far as it still holds.
  Field(const Library& library, const Now& now) : Field(library, now.state()) { keep_beside(now); }

  const Chart& chart() const { return battle().chart; }
  const ChartNumbers& numbers() const { return battle().chart.numbers; }
  const GroundCosts& costs() const { return battle().costs; }

  // ---- when and who ----
  Seat phasing() const { return chattanooga::phasing(state()); }
  Seat first() const { return seat_of(state().track(track(Track::First))); }
  Phase phase() const { return phase_of(state()); }
  /// The game turn of the scenario, from 1; 0 while units are set up.
  int turn() const { return state().track(track(Track::Turn)); }
  /// Chattanooga 12.0: what the light does now. Units are set up in that of the first turn.
  const TimeOfDay& time() const { return chart().turn(scenario().turn_of_day(turn() < 1 ? 1 : turn())); }
  bool has(Option option) const { return has_option(state(), option); }
  bool is_over() const { return state().track(track(Track::Winner)) >= 0; }

  // ---- counters ----
  UnitType type(PieceId id) const { return battle().type(piece(id).kind); }
  /// Chattanooga 2.4: infantry, cavalry or artillery.
  bool is_unit(PieceId id) const { return is_combat_unit(type(id)); }
  /// Chattanooga 14.2: a reserve marker.
  bool is_reserve(PieceId id) const { return type(id) == UnitType::Reserve; }
  bool is_disrupted(PieceId id) const { return piece(id).up == kReverse; }
  /// What is printed on the side that is up (5.3).
  const Ratings& ratings(PieceId id) const { return counter(id).ratings(is_disrupted(id)); }
  /// Chattanooga 5.1, 3.4: the two count as of one formation. Where each unit of a side is a formation of its own,
  /// those with a dagger and the regulars still go with everybody.
  bool are_of_one_formation(PieceId one, PieceId another) const {
    const Unit& a = counter(one);
    const Unit& b = counter(another);
    return scenario().has_lone_units[a.side] ? one == another || a.goes_with_all() || b.goes_with_all()
                                             : a.formations.overlaps(b.formations);
  }
  /// Chattanooga 5.1, 5.3, 13.5: the morale of a combat unit as it stands, its hero included.
  int morale(PieceId id) const { return ratings(id).morale + piece(id).marks; }
  /// A combat unit of that side in a hex; of any number.
  bool has_unit_on_map(int id, Seat side) const { return has_on_map(id, side) && is_unit(static_cast<PieceId>(id)); }
  /// A combat unit of that side in that box; of any number.
  bool has_unit_in(int id, Seat side, Place box) const {
    return state().has_piece(id) && is_unit(static_cast<PieceId>(id)) && side_of(static_cast<PieceId>(id)) == side &&
           piece(static_cast<PieceId>(id)).place == box;
  }

  // ---- what lies in a hex (KeptField: first_at, next_of); combat units from the bottom up (8.1) ----
  bool has_units(HexId hex, Seat side) const { return units(side).has(hex); }
  /// Combat units or a reserve marker of that side.
  bool is_held(HexId hex, Seat side) const { return units(side).has(hex) || reserves(side).has(hex); }
  /// Chattanooga 8.1: combat units of that side in the hex.
  int units_at(HexId hex, Seat side) const;
  /// Chattanooga 8.1, 14.4: what counts for the stacking limit there: combat units, and reserve markers as one each.
  int stacked_at(HexId hex, Seat side) const;
  /// Chattanooga 8.4: the top infantry or cavalry unit of the hex; or kNoPiece.
  PieceId top_at(HexId hex) const;

  // ---- hexes of the whole map at once, each set worked out when it is first asked for ----
  /// Where combat units of that side stand.
  const HexSet& units(Seat side) const { return stands().units[side]; }
  const HexSet& infantry(Seat side) const { return stands().infantry[side]; }
  /// Chattanooga 14.2: where reserve markers of that side lie.
  const HexSet& reserves(Seat side) const { return stands().reserves[side]; }
  /// Chattanooga 14.3: where enemies of that side, or their reserves, are too near for it to form a reserve.
  const HexSet& near_enemies(Seat side) const;
  /// Chattanooga 14.2: what lies in boxes of reserves.
  const ReserveBoxes& in_reserve() const;
  /// Chattanooga 14.5: the lowest unit that had to be deployed and beside which an enemy has moved, if it is a Movement
  /// Phase; kNoPiece: none.
  PieceId check_due() const;
  /// Chattanooga 13.5: all heroes in the cup.
  int heroes_left() const;
  /// Chattanooga 17.4: hexes with works into which no zone of control goes.
  const HexSet& without_zones() const;
  /// Under a zone of control of that side, by any unit or by infantry alone (6.1, 6.3): rules/zones.h.
  const HexSet& zone(Seat side) const;
  const HexSet& infantry_zone(Seat side) const;
  /// From where that side has a line of communication (5.4): rules/communication.h.
  const HexSet& communications(Seat side) const;
  /// Hexes that the side may not enter: the other player's entry hexes (7.1).
  const HexSet& no_entry(Seat side) const { return battle().no_entry[scenario_index()][side]; }

  /// Chattanooga 6.0: the hex is in a zone of control of the enemies of that side (EZOC).
  bool is_in_enemy_zone(HexId hex, Seat side) const { return zone(other(side)).has(hex); }

 private:
  friend KeptField;
  using Stands = FieldNotes::Stands;
  void add_to(Stands& stands, const Piece& piece) const;
  void follow(const Event& event);
  void follow_piece(const Event& event);
  void refresh(HexId hex);
};

/// Runs `then(PieceId)` for every combat unit in the hex, from the bottom up.
template <class Then>
void for_each_unit_at(const Field& field, HexId hex, Then&& then) {
  for_each_at(field, hex, [&](PieceId id) {
    if (field.is_unit(id)) {
      then(id);
    }
  });
}

/// Runs `then(PieceId)` for every piece of that side, by rising numbers.
template <class Then>
void for_each_of(const Field& field, Seat side, Then&& then) {
  for (const PieceId id : field.pieces()) {
    if (field.side_of(id) == side) {
      then(id);
    }
  }
}

}  // namespace longroll::chattanooga

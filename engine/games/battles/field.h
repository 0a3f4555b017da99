#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "engine/games/battles/battle.h"
#include "engine/hexgame/kept_field.h"
#include "engine/map/hex_set.h"

namespace longroll::battles {

/// Most pieces that a State of this game holds, breastworks included.
constexpr std::size_t kMaxPieces = kMaxHexGamePieces;

/// The side whose turn it is.
inline Seat phasing(const State& state) { return seat_of(state.track(track(Track::Phasing))); }

/// What is worked out of a State when it is first asked for.
struct FieldNotes {
  using Pair = BySide<HexSet>;
  using Later = BySide<std::optional<HexSet>>;
  struct Stands {
    Pair units, stacks, cover, holding;  // stacks: two or more; holding: not Routed
  };

  std::optional<Stands> stands;
  Later near, zones, communications, shaken, guns, leaders;
};

/// The field of battle as the rules ask about it: a State read once. Valid until the State changes; cheap enough to be
/// made for every question. What costs more (who lies where, zones of control) is worked out when it is first asked
/// for.
class Field : public hexgame::KeptField<Field, Library, FieldNotes> {
 public:
  Field(const Library& library, const State& state);
  /// Of the State under the pen: what was worked out before is used again as far as it still holds.
  Field(const Library& library, const Now& now) : Field(library, now.state()) { keep_beside(now); }

  const Chart& chart() const { return battle().chart; }

  Seat phasing() const { return battles::phasing(state()); }
  int turn() const { return state().track(track(Track::Turn)); }
  bool is_night() const { return scenario().is_night(turn()); }
  Phase phase() const { return static_cast<Phase>(state().track(track(Track::PhaseNow))); }
  bool is_over() const { return state().track(track(Track::Winner)) >= 0; }

  // ---- counters ----
  Arm arm_of(PieceId id) const { return battle().arm(piece(id).kind); }
  Condition condition(PieceId id) const { return static_cast<Condition>(piece(id).marks); }
  bool is_routed(PieceId id) const { return condition(id) == Condition::Routed; }
  bool is_unit(PieceId id) const { return is_combat_unit(arm_of(id)); }

  // ---- what lies in a hex (KeptField: first_at, next_of); lowest piece first ----
  /// Combat units of that side in the hex.
  int units_at(HexId hex, Seat side) const;
  bool has_units(HexId hex, Seat side) const { return units(side).has(hex); }
  /// Battles 6.31, 6.32: so many combat units of that side stand there that no other may stop.
  bool is_full(HexId hex, Seat side) const;
  bool has_leader(HexId hex, Seat side) const;
  bool has_breastworks(HexId hex) const;

  // ---- hexes of the whole map at once, each worked out when it is first asked for ----
  /// Where combat units of that side stand.
  const HexSet& units(Seat side) const { return stands().units[side]; }
  /// Where infantry or cavalry of that side stands (7.3).
  const HexSet& cover(Seat side) const { return stands().cover[side]; }
  /// Where combat units of that side stand that are not Routed: they exert zones of control (12.1).
  const HexSet& holding(Seat side) const { return stands().holding[side]; }
  /// Within two hexes of a combat unit of that side (6.41, 6.44).
  const HexSet& near(Seat side) const;
  /// Under a zone of control of that side (7.0): rules/zones.h.
  const HexSet& zone(Seat side) const;
  /// From where that side has a line of communication (7.1): rules/supply.h.
  const HexSet& communications(Seat side) const;
  /// Hexes that nobody of that side may enter for the enemy who stands there, and besides those that Shaken and Routed
  /// units (12.1), guns (7.3) or leaders (7.0) may not for his zones of control.
  const HexSet& closed(Seat side) const { return units(other(side)); }
  const HexSet& closed_to_shaken(Seat side) const;
  const HexSet& closed_to_guns(Seat side) const;
  const HexSet& closed_to_leaders(Seat side) const;
  const BattleCosts& costs() const { return battle().costs; }
  /// Battles 12.1: how many hexes it is to where that side's communications leave the map.
  const DistanceField& to_exit(Seat side) const { return battle().to_exits[scenario_index()][side]; }

  // ---- zones of control (7.0, 7.6) ----
  /// A unit of `side` that exerts a zone of control controls the hex.
  bool is_controlled(HexId hex, Seat side) const { return zone(side).has(hex); }
  /// The unit stands in a zone of control of its enemy.
  bool is_in_enemy_zone(PieceId unit) const { return is_controlled(piece(unit).place, other(side_of(unit))); }

 private:
  friend KeptField;
  using Stands = FieldNotes::Stands;
  void add_to(Stands& stands, const Piece& piece) const;
  void follow(const Event& event);
  void refresh(HexId hex);
};

}  // namespace longroll::battles

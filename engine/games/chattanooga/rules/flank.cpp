// build: small
#include "engine/games/chattanooga/rules/flank.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/recovery.h"

namespace longroll::chattanooga {
namespace {

constexpr unsigned bit_of(Direction d) { return 1U << static_cast<unsigned>(d); }

/// The sides from which the hex has been attacked, and is by this engagement.
int sides_of(const Field& field, const Engagement& engagement) {
  int sides = 0;
  for (const Step& step : field.state().stack) {
    if (is_step<AttackLocals>(step) && locals_of<AttackLocals>(step).hex == engagement.hex) {
      sides = locals_of<AttackLocals>(step).sides;
    }
  }
  return sides;
}

/// Enemies of the defender who have not retreated stand there, or the one that attacks.
bool is_held(const Field& field, HexId hex, const Engagement& engagement) {
  bool is = false;
  if (field.has_units(hex, field.phasing())) {
    for_each_unit_at(
        field, hex, [&](PieceId unit) { is = is || !field.has_flag(unit, kRetreated) || unit == engagement.attacker; });
  }
  return is;
}

/// A unit that has attacked, or attacks now, still stands there.
bool has_attacker(const Field& field, HexId hex, const Engagement& engagement) {
  bool has = false;
  for_each_unit_at(field, hex, [&](PieceId unit) {
    const bool fought = field.has_flag(unit, kFought) && !field.has_flag(unit, kRetreated) &&
                        !is_rallied(field, unit) && field.type(unit) != UnitType::Artillery &&
                        field.side_of(unit) == field.phasing();
    has = has || fought || unit == engagement.attacker;
  });
  return has;
}

/// Chattanooga 6.1, 6.2: units in that hex control the next one.
bool controls(const Field& field, HexId from, HexId to) {
  const auto d = field.grid().direction(from, to);
  return d && field.costs().zones_pass()[*d].has(from) && field.zone(field.phasing()).has(to);
}

/// Chattanooga 10.7: hexes in the zones of those who attack, without friends of the defender in them.
HexSet hexes_under_attackers(const Field& field, const Engagement& engagement) {
  HexSet hexes;
  const int sides =
      with_side(field, sides_of(field, engagement), engagement.hex, field.piece(engagement.attacker).place);
  field.grid().for_each_neighbor(engagement.hex, [&](Direction d, HexId from) {
    if ((static_cast<unsigned>(sides) & bit_of(d)) == 0 || !has_attacker(field, from, engagement)) {
      return;
    }
    field.grid().for_each_neighbor(from, [&](Direction, HexId to) {
      if (controls(field, from, to) && !field.has_units(to, other(field.phasing()))) {
        hexes.add(to);
      }
    });
  });
  return hexes;
}

}  // namespace

int with_side(const Field& field, int sides, HexId hex, HexId attacker_hex) {
  const auto d = field.grid().direction(hex, attacker_hex);
  return d ? static_cast<int>(static_cast<unsigned>(sides) | bit_of(*d)) : sides;
}

/// Chattanooga 10.7, 12.3: the edge of the map is open (10.11).
bool is_flanked(const Field& field, const Engagement& engagement) {
  if (!field.has(Option::FlankAttack) || !field.time().has_preparation) {
    return false;
  }
  const HexSet under_attackers = hexes_under_attackers(field, engagement);
  const auto arm = static_cast<Arm>(field.type(engagement.defender));
  return std::all_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
    const HexId to = field.grid().neighbor(engagement.hex, d);
    return to != kNoHex && (!field.map().is_playable(to) || !field.costs().step(arm, engagement.hex, d).is_possible ||
                            is_held(field, to, engagement) || under_attackers.has(to));
  });
}

}  // namespace longroll::chattanooga

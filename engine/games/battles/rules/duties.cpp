#include "engine/games/battles/rules/duties.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/sight.h"
#include "engine/games/battles/verbs.h"

namespace longroll::battles {
namespace {

constexpr Refusal kOutOfRange{"That is beyond the range of three hexes.", "9.11"};
constexpr Refusal kNoSight{"There is no line of sight to the target.", "9.3"};
constexpr Refusal kNightRange{"At night artillery bombards adjacent hexes only.", "11.2"};
constexpr Refusal kHandToHandOnly{"Artillery in an enemy zone of control attacks adjacent enemies only.", "9.0"};
constexpr Refusal kRoutedAttack{"Routed units do not attack.", "12.3"};
constexpr Refusal kShakenAttack{"Shaken troops attack only where they must.", "12.2"};
constexpr Refusal kHasFought{"It cannot attack again in this Combat Phase.", "8.14"};
constexpr Refusal kBelowTable{"A bombardment alone must be at 1:5 or better.", "9.18"};
constexpr Refusal kSeveralHexes{"A bombardment is of one hex, unless others attack hand to hand as well.", "9.13"};
constexpr Refusal kNotAdjacentToAll{"Every attacker must be adjacent to every hex under attack.", "8.25"};

/// Battles 8.25: the unit could attack every one of the targets.
bool touches_all(const Front::Unit& unit, std::span<const HexId> targets) {
  return std::all_of(targets.begin(), targets.end(), [&](HexId hex) { return unit.touches(hex); });
}

/// Battles 9.18
bool is_futile(const Field& field, const Proposal& proposal, std::span<const PieceId> bombarders) {
  return is_futile_bombardment(field, {bombarders, proposal.targets()});
}

/// Somebody next to all the targets could join and the duties could still be met. Otherwise `conflict` says why those
/// who are next to them may not, if there are any.
bool has_assault(const Front& front, const Proposal& proposal, Refusal& conflict) {
  bool found = false;
  front.for_each_around(proposal.targets().front(), [&](const Front::Unit& unit) {
    if (found || !unit.may_attack || !touches_all(unit, proposal.targets())) {
      return;
    }
    Proposal more = proposal;
    more.add_unit(unit.id);
    conflict = conflict_of(front, more);
    found = !conflict;
  });
  return found;
}

/// What keeps a gun from bombarding a hex; the later, the less of it.
enum class GunBlock : std::uint8_t { NoGun, Range, Sight, Night, InZone, Routed, Shaken, HasFought };

Refusal refusal_of(GunBlock reason) {
  switch (reason) {
    case GunBlock::NoGun:
      return {"No unit can attack that hex.", "8.15"};
    case GunBlock::Range:
      return kOutOfRange;
    case GunBlock::Sight:
      return kNoSight;
    case GunBlock::Night:
      return kNightRange;
    case GunBlock::InZone:
      return kHandToHandOnly;
    case GunBlock::Routed:
      return kRoutedAttack;
    case GunBlock::Shaken:
      return kShakenAttack;
    case GunBlock::HasFought:
      return kHasFought;
  }
  return kLawful;
}

/// Battles 8.14, 9.0, 9.3, 9.11, 11.2, 12.2, 12.3: of a gun that cannot bombard the hex.
GunBlock gun_block(const Field& field, PieceId gun, HexId hex) {
  const int range = field.grid().distance(field.piece(gun).place, hex);
  if (range > kMaxRange) {
    return GunBlock::Range;
  }
  if (!reaches(field, gun, hex)) {
    return field.is_night() ? GunBlock::Night : GunBlock::Sight;
  }
  if (field.has_flag(gun, kFought)) {
    return GunBlock::HasFought;
  }
  if (field.condition(gun) >= Condition::Shaken) {
    return field.is_routed(gun) ? GunBlock::Routed : GunBlock::Shaken;
  }
  return range > 1 ? GunBlock::InZone : GunBlock::NoGun;
}

/// Why no gun can bombard any of the hexes: what stands in the way of the one that comes nearest to it.
Refusal refuse_all_guns(const Field& field, std::span<const HexId> hexes) {
  GunBlock best = GunBlock::NoGun;
  for (const PieceId id : field.pieces()) {
    const bool is_gun = is_artillery(field.arm_of(id)) || field.arm_of(id) == Arm::Gunboat;
    if (!is_gun || field.side_of(id) != field.phasing() || !is_on_map(field.piece(id))) {
      continue;
    }
    for (const HexId hex : hexes) {
      best = std::max(best, gun_block(field, id, hex));
    }
  }
  return refusal_of(best);
}

/// Battles 9.18: why no guns that are to be had make a lawful bombardment of it. The strongest are tried first, each
/// unless it is wanted elsewhere: no other choice comes to more.
Refusal refuse_bombardment(const Front& front, const Proposal& proposal) {
  const Field& field = front.field();
  std::vector<PieceId> guns = bombarders_of(field, proposal.targets());
  if (guns.empty()) {
    return refuse_all_guns(field, proposal.targets());
  }
  const auto strength = [&](PieceId gun) { return odds_of(field, {{&gun, 1}, proposal.targets()}, Ground::Other).sum; };
  heap_sort(guns.begin(), guns.end(),
            [&](PieceId a, PieceId b) { return strength(a) != strength(b) ? strength(a) > strength(b) : a < b; });
  Proposal most = proposal;
  for (const PieceId gun : guns) {
    Proposal more = most;
    if (!more.has(gun)) {
      more.add_bombarder(gun);
    }
    if (!conflict_of(front, more)) {
      most = more;
    }
  }
  const std::vector<PieceId> attackers = attackers_of(field, most);
  if (attackers.empty()) {
    return kHexLeft;
  }
  return is_futile(field, most, attackers) ? kBelowTable : kLawful;
}

Refusal refuse_bombarder(const Field& field, const Proposal& proposal, PieceId unit) {
  if (field.condition(unit) == Condition::Shaken) {
    return kShakenAttack;
  }
  bool is_near = false;
  for (const HexId hex : proposal.targets()) {
    if (reaches(field, unit, hex)) {
      return kLawful;
    }
    is_near = is_near || field.grid().distance(field.piece(unit).place, hex) <= kMaxRange;
  }
  if (!is_near) {
    return kOutOfRange;
  }
  return field.is_night() ? kNightRange : kNoSight;
}

/// Units that attack hand to hand (8.15, 8.25).
Refusal refuse_assault(const Front& front, const Proposal& proposal, PieceId id) {
  const Front::Unit* unit = front.find(id);
  if (unit == nullptr || !touches_all(*unit, proposal.targets())) {
    if (is_artillery(front.field().arm_of(id)) && proposal.targets().size() == 1) {
      return kHandToHandOnly;
    }
    return proposal.targets().size() > 1
               ? kNotAdjacentToAll
               : Refusal{"It is not adjacent to the target over ground that can be attacked across.", "8.15"};
  }
  if (!unit->may_attack) {
    return kShakenAttack;
  }
  Proposal more = proposal;
  more.add_unit(id);
  return conflict_of(front, more);
}

}  // namespace

std::vector<Duty> duties(const Front& front) {
  std::vector<Duty> all;
  for (const Front::Hex& hex : front.hexes()) {
    if (hex.must_be_attacked) {
      all.push_back({Duty::Kind::HexMustBeAttacked, hex.at, kNoPiece});
    }
  }
  for (const Front::Unit& unit : front.units()) {
    if (unit.must_attack) {
      all.push_back({Duty::Kind::UnitMustAttack, front.field().piece(unit.id).place, unit.id});
    }
  }
  return all;
}

std::vector<Duty> duties(const Field& field) { return duties(Front(field)); }

Refusal incompletable(const Front& front, const Proposal& proposal) {
  const Closure closure = closure_of(front, proposal);
  if (closure.conflict) {
    return closure.conflict;
  }
  Refusal conflict;
  if (closure.whole.assault_count() > 0 || has_assault(front, proposal, conflict)) {
    return kLawful;
  }
  if (proposal.targets().size() > 1) {
    return kSeveralHexes;
  }
  const Refusal no_guns = refuse_bombardment(front, proposal);
  return no_guns && conflict ? conflict : no_guns;
}

Refusal refuse_target(const Front& front, const Proposal& proposal, int hex) {
  const Field& field = front.field();
  if (!is_hex(hex) || !field.grid().contains(hex)) {
    return {"There is no such hex on this map.", "8.0"};
  }
  const auto at = static_cast<HexId>(hex);
  if (!is_attackable(field, at)) {
    bool has_enemy = false;
    for_each_at(field, at, [&](PieceId id) { has_enemy = has_enemy || is_defender(field, id, field.phasing()); });
    return has_enemy ? Refusal{"A unit is attacked only once in a Combat Phase.", "8.14"}
                     : Refusal{"There is no enemy to attack.", "8.0"};
  }
  if (proposal.is_target(at)) {
    return {"That hex is already under this attack.", "8.21"};
  }
  Proposal more = proposal;
  if (!more.add_target(at)) {
    return kNotAdjacentToAll;
  }
  for (const Front::Unit& unit : front.units()) {
    if (proposal.has(unit.id) && !unit.touches(at)) {
      return kNotAdjacentToAll;
    }
  }
  return incompletable(front, more);
}

Refusal refuse_join(const Front& front, const Proposal& proposal, int unit) {
  const Field& field = front.field();
  if (!field.state().has_piece(unit)) {
    return {"There is no such unit.", "8.0"};
  }
  const auto id = static_cast<PieceId>(unit);
  const Arm arm = field.arm_of(id);
  if (field.side_of(id) != field.phasing() || !is_on_map(field.piece(id)) ||
      (!is_combat_unit(arm) && arm != Arm::Gunboat)) {
    return {"Only units of the phasing side that stand on the map attack.", "8.0"};
  }
  if (field.has_flag(id, kAttacking)) {
    return {"It already takes part.", "8.14"};
  }
  if (field.has_flag(id, kFought)) {
    return kHasFought;
  }
  if (field.is_routed(id)) {
    return kRoutedAttack;
  }
  if (!can_bombard(field, id)) {
    return refuse_assault(front, proposal, id);
  }
  if (const Refusal refusal = refuse_bombarder(field, proposal, id)) {
    return refusal;
  }
  Proposal more = proposal;
  more.add_bombarder(id);
  return incompletable(front, more);
}

Refusal refuse_as_it_is(const Front& front, const Proposal& proposal) {
  if (proposal.targets().empty() || proposal.assault_count() + proposal.bombarder_count() == 0) {
    return {"No unit attacks yet.", "8.13"};
  }
  const Closure closure = closure_of(front, proposal);
  if (closure.conflict) {
    return closure.conflict;
  }
  if (!closure.owed.empty()) {
    return closure.owed.front().kind == Duty::Kind::UnitMustAttack
               ? Refusal{"A unit that would have no other enemy to attack must join.", "8.12"}
               : Refusal{"An enemy that no other unit could attack must be attacked too.", "8.23"};
  }
  if (proposal.assault_count() > 0) {
    return kLawful;
  }
  if (proposal.targets().size() > 1) {
    return kSeveralHexes;
  }
  const std::vector<PieceId> bombarders = attackers_of(front.field(), proposal);
  return is_futile(front.field(), proposal, bombarders) ? kBelowTable : kLawful;
}

std::optional<Duty> left_undone_by(const Field& field, const Action& action) {
  const auto join = read<verbs::Join>(action);
  const auto target = read<verbs::Target>(action);
  if (!join && !target) {
    return std::nullopt;
  }
  const Front front(field);
  Proposal proposal = proposal_of(front);
  const Refusal refusal = join ? refuse_join(front, proposal, join->unit) : refuse_target(front, proposal, target->hex);
  if (refusal.rule != rule_of(Duty::Kind::HexMustBeAttacked) && refusal.rule != rule_of(Duty::Kind::UnitMustAttack)) {
    return std::nullopt;
  }
  if (join) {
    front.find(join->unit) != nullptr ? proposal.add_unit(join->unit) : proposal.add_bombarder(join->unit);
  } else {
    proposal.add_target(target->hex);
  }
  const Closure closure = closure_of(front, proposal);
  return closure.conflict ? std::optional(closure.undone) : std::nullopt;
}

}  // namespace longroll::battles

#include "engine/games/battles/rules/attack_report.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/rules/flagged_attack.h"
#include "engine/games/battles/rules/movement.h"
#include "engine/games/battles/rules/sight.h"

namespace longroll::battles {
namespace {

AttackReport reckoned(const Field& field, std::vector<PieceId> attackers, std::vector<HexId> targets, int lowered,
                      std::optional<Ground> chosen) {
  AttackReport out;
  out.attackers = std::move(attackers);
  out.targets = std::move(targets);
  const Attack attack{out.attackers, out.targets};
  const std::optional<Ground> settled = chosen ? chosen : settled_ground(field, attack, lowered);
  out.is_defenders_choice = !settled;
  out.reckoning = reckon(field, attack, settled.value_or(Ground::Other), lowered);
  return out;
}

bool can_fight_hand_to_hand(const Field& field, PieceId unit, HexId target) {
  return field.is_unit(unit) && !field.is_routed(unit) && is_in_contact(field, unit, target);
}

bool can_fire(const Field& field, PieceId unit, HexId target) {
  const Arm arm = field.arm_of(unit);
  return (is_artillery(arm) || arm == Arm::Gunboat) && !field.is_routed(unit) && can_bombard(field, unit) &&
         reaches(field, unit, target);
}

/// Whose hex it is, as far as it holds units.
std::optional<Seat> holder(const Field& field, HexId hex) {
  for (PieceId id = field.first_at(hex); id != kNoPiece; id = field.next_of(id)) {
    if (field.arm_of(id) != Arm::Breastworks) {
      return field.side_of(id);
    }
  }
  return {};
}

}  // namespace

std::optional<AttackReport> report_of(const Field& field, int lowered, std::optional<Ground> chosen) {
  FlaggedAttack attack(field);
  if (attack.attackers.empty() || attack.targets.empty()) {
    return {};
  }
  for (const Step& step : field.state().stack) {
    if (is_step<CombatLocals>(step)) {
      const auto combat = locals_of<CombatLocals>(step);
      lowered = combat.columns_lowered;
      if (combat.ground != kNoGround) {
        chosen = combat.ground;
      }
    }
  }
  return reckoned(field, std::move(attack.attackers), std::move(attack.targets), lowered, chosen);
}

/// Battles 8.15, 9.0
AttackReport threat_now(const Field& field, HexId hex) {
  std::vector<PieceId> attackers;
  const std::optional<Seat> side = holder(field, hex);
  for (PieceId id = 0; side && id < field.piece_count(); ++id) {
    if (is_on_map(field.piece(id)) && field.side_of(id) != *side &&
        (can_fight_hand_to_hand(field, id, hex) || can_fire(field, id, hex))) {
      attackers.push_back(id);
    }
  }
  return reckoned(field, std::move(attackers), {hex}, 0, {});
}

/// Battles 6.0, 8.41
AttackReport threat_next_turn(const Field& field, HexId hex) {
  const AttackReport now = threat_now(field, hex);
  const std::optional<Seat> side = holder(field, hex);
  if (!side) {
    return now;
  }
  std::vector<PieceId> others;
  for (const PieceId id : field.pieces()) {
    if (is_on_map(field.piece(id)) && field.side_of(id) != *side && field.is_unit(id) && !field.is_routed(id) &&
        std::find(now.attackers.begin(), now.attackers.end(), id) == now.attackers.end()) {
      others.push_back(id);
    }
  }
  heap_sort(others.begin(), others.end(), [&](PieceId a, PieceId b) {
    return std::pair(-field.counter(a).strength, a) < std::pair(-field.counter(b).strength, b);
  });
  State imagined = field.state();
  for (Piece& piece : imagined.pieces) {
    piece.flags = static_cast<std::uint16_t>(piece.flags & ~kAddsNothing);  // of this phase
  }
  std::vector<PieceId> attackers = now.attackers;
  Reach reach;
  for (const PieceId id : others) {
    const Field then(field.library(), imagined);
    const March march(then, id, MoveMode::Regular);
    march.reach(allowance(then, id, MoveMode::Regular), reach);
    HexId best = kNoHex;
    bool best_halved = false;
    for (const Direction d : kAllDirections) {
      const HexId from = field.grid().neighbor(hex, d);
      if (from == kNoHex || from == then.piece(id).place || !reach.has(from) || !march.may_stop(from) ||
          !is_open_to_attack(field.map().side(from, opposite(d)))) {
        continue;
      }
      State tried = imagined;
      tried.piece(id).place = from;
      const Field there(field.library(), tried);
      const std::array<HexId, 1> target = {hex};
      const bool halved = halving_of(there, id, target, Ground::Other).is_any;
      if (best == kNoHex || (best_halved && !halved)) {
        best = from;
        best_halved = halved;
      }
    }
    if (best != kNoHex) {
      imagined.piece(id).place = best;
      attackers.push_back(id);
    }
  }
  return reckoned(Field(field.library(), imagined), std::move(attackers), {hex}, 0, {});
}

}  // namespace longroll::battles

// build: small
#include "engine/games/chattanooga/rules/coordination.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/leaders.h"

namespace longroll::chattanooga {
namespace {

/// The unit whose attack on the hex came just before; kNoPiece.
PieceId attacker_before(const Field& field, const Engagement& engagement) {
  const std::vector<Step>& stack = field.state().stack;
  for (auto step = stack.rbegin(); step != stack.rend(); ++step) {  // a counterattack (15.0) lies on another attack
    if (is_step<AttackLocals>(*step) && locals_of<AttackLocals>(*step).hex == engagement.hex) {
      const auto attack = locals_of<AttackLocals>(*step);
      return attack.attacker == engagement.attacker ? attack.last : attack.attacker;
    }
  }
  return kNoPiece;
}

/// Chattanooga 3.4, 5.1, 10.6, 13.3
bool count_as_one_formation(const Field& field, PieceId one, PieceId other) {
  if (field.are_of_one_formation(one, other)) {
    return true;
  }
  const PieceId leader = coordinating_leader(field);
  return leader != kNoPiece && is_in_span(field, leader, one) && is_in_span(field, leader, other);
}

}  // namespace

/// Chattanooga 10.6, 12.3
bool is_coordinated(const Field& field, const Engagement& engagement) {
  if (!field.has(Option::Coordination) || !field.time().has_preparation) {
    return false;
  }
  const PieceId before = attacker_before(field, engagement);
  return before != kNoPiece && before != engagement.attacker &&
         count_as_one_formation(field, before, engagement.attacker);
}

/// Chattanooga 10.6
bool may_defender_arrange(const Field& field, const AttackLocals& attack) {
  if (!field.has(Option::Coordination) || attack.last == kNoPiece || attack.last == attack.attacker ||
      is_coordinated(field, {attack.attacker, defender_at(field, attack.hex), attack.hex})) {
    return false;
  }
  int regiments = 0;
  int batteries = 0;
  for_each_unit_at(field, attack.hex,
                   [&](PieceId unit) { ++(field.type(unit) == UnitType::Artillery ? batteries : regiments); });
  return regiments > 1 || batteries > 1;
}

/// Chattanooga 13.3: his part is over when he bears kFought. In a counterattack he who coordinates the attacks that
/// wait has none (15.0).
PieceId coordinating_leader(const Field& field) {
  if (!field.has(Option::Coordination) || !field.has(Option::Leaders) || fortune_of(field.state())) {
    return kNoPiece;
  }
  for (const PieceId id : field.pieces()) {
    if (has_leader_on_map(field, id, field.phasing()) &&
        field.piece(id).marks == static_cast<int>(Bonus::Coordination) && !field.has_flag(id, kFought)) {
      return id;
    }
  }
  return kNoPiece;
}

/// Chattanooga 13.3
Refusal refuse_coordination_bonus(const Field& field, PieceId leader, PieceId unit, const AttackLocals& attack) {
  if (!field.has(Option::Coordination)) {
    return {"The coordination of attacks is not in play.", "10.6"};
  }
  if (!field.time().has_preparation) {
    return {"Nobody coordinates attacks at night.", "12.3"};
  }
  if (fortune_of(field.state())) {
    return {"A counterattack is one attack.", "15.0"};
  }
  if (attack.has_attacked) {
    return {"A leader coordinates the attacks on a hex from the first one on.", "13.3"};
  }
  const Attackers attackers(field, attack.hex);
  const bool is_led = std::any_of(attackers.begin(), attackers.end(),
                                  [&](PieceId other) { return leader_in_combat(field, other) != kNoPiece; });
  return is_led ? Refusal{"One leader takes part in a combat.", "13.3"} : refuse_attack_bonus(field, leader, unit);
}

}  // namespace longroll::chattanooga

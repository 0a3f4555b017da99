#include "engine/games/battles/rules/flagged_attack.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/sight.h"

namespace longroll::battles {

FlaggedAttack::FlaggedAttack(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (!is_on_map(field.piece(id))) {
      continue;
    }
    if (field.has_flag(id, kAttacking)) {
      attackers.push_back(id);
    }
    if (field.has_flag(id, kTarget)) {
      targets.push_back(field.piece(id).place);
    }
  }
  heap_sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
}

bool is_bombardment(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (is_on_map(field.piece(id)) && field.has_flag(id, kAttacking) && !field.has_flag(id, kBombarding)) {
      return false;
    }
  }
  return true;
}

std::vector<PieceId> guns_out_of_reach(const Field& field, const FlaggedAttack& attack) {
  std::vector<PieceId> guns;
  for (const PieceId unit : attack.attackers) {
    if (field.has_flag(unit, kBombarding) && std::none_of(attack.targets.begin(), attack.targets.end(),
                                                          [&](HexId hex) { return reaches(field, unit, hex); })) {
      guns.push_back(unit);
    }
  }
  return guns;
}

bool ends_without_die(const Field& field, const FlaggedAttack& attack) {
  if (attack.attackers.empty() || attack.targets.empty()) {
    return true;
  }
  return is_bombardment(field) && (attack.targets.size() > 1 || is_below_table(field, attack.view()));
}

}  // namespace longroll::battles

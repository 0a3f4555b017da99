#include "engine/games/battles/steps/attack.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/sight.h"

namespace longroll::battles {

/// Battles 8.21
void aim_at(const Library& library, Now& now, HexId hex) {
  const Field field(library, now);
  for_each_at(field, hex, [&](PieceId id) {
    if (is_defender(field, id, field.phasing())) {
      now.raise(id, kTarget);
    }
  });
}

namespace {

/// Whoever attacks may; whoever is under attack stands together (8.21).
bool is_sound_piece(const Field& field, PieceId id) {
  if (field.has_flag(id, kBombarding) && !field.has_flag(id, kAttacking)) {
    return false;
  }
  if (field.has_flag(id, kEvading) && (!field.has_flag(id, kTarget) || field.arm_of(id) != Arm::Cavalry)) {
    return false;
  }
  if (field.has_flag(id, kAttacking)) {
    return has_attack_left(field, id) && !field.has_flag(id, kTarget);
  }
  if (!field.has_flag(id, kTarget)) {
    return true;
  }
  if (!is_on_map(field.piece(id)) || !is_defender(field, id, field.phasing())) {
    return false;
  }
  bool is_whole = true;
  for_each_at(field, field.piece(id).place, [&](PieceId beside) {
    is_whole =
        is_whole && (!is_defender(field, beside, field.phasing()) || field.has_flag(beside, kTarget | kRetreatedIn));
  });
  return is_whole;
}

/// While the attack is built: it could bombard, or it touches every hex under attack (8.25).
bool can_be_declared(const Field& field, const Front& front, PieceId id, const std::vector<HexId>& targets) {
  if (can_bombard(field, id)) {
    return field.condition(id) != Condition::Shaken;
  }
  const Front::Unit* unit = front.find(id);
  return unit != nullptr && unit->may_attack &&
         std::all_of(targets.begin(), targets.end(), [&](HexId hex) { return unit->touches(hex); });
}

/// Battles 8.15, 8.25, 9.0: once it is declared: it bombards, or it is next to every hex under attack. What obliged a
/// Shaken unit (12.2) or kept a gun from bombarding may have fled.
bool can_be_in_attack(const Field& field, PieceId id, const std::vector<HexId>& targets) {
  if (field.has_flag(id, kBombarding)) {
    return is_artillery(field.arm_of(id)) || field.arm_of(id) == Arm::Gunboat;
  }
  return field.is_unit(id) &&
         std::all_of(targets.begin(), targets.end(), [&](HexId hex) { return is_in_contact(field, id, hex); });
}

bool is_sound_declaration(const Field& field, const Front& front, const FlaggedAttack& attack) {
  return std::all_of(attack.attackers.begin(), attack.attackers.end(), [&](PieceId id) {
    return can_be_declared(field, front, id, attack.targets) &&
           field.has_flag(id, kBombarding) == can_bombard(field, id);
  });
}

}  // namespace

bool is_sound_attack(const Field& field, Declared declared) {
  for (const PieceId id : field.pieces()) {
    if (!is_sound_piece(field, id)) {
      return false;
    }
  }
  const FlaggedAttack attack(field);
  if (attack.targets.size() > static_cast<std::size_t>(kMaxTargets)) {
    return false;
  }
  if (declared == Declared::No) {
    const Front front(field);
    return !attack.targets.empty() && std::all_of(attack.attackers.begin(), attack.attackers.end(), [&](PieceId id) {
      return can_be_declared(field, front, id, attack.targets);
    }) && !incompletable(front, proposal_of(front));
  }
  if (!std::all_of(attack.attackers.begin(), attack.attackers.end(),
                   [&](PieceId id) { return can_be_in_attack(field, id, attack.targets); })) {
    return false;
  }
  if (declared == Declared::Evaded) {
    return true;
  }
  return !ends_without_die(field, attack) && guns_out_of_reach(field, attack).empty() &&
         (declared == Declared::Remaining || is_sound_declaration(field, Front(field), attack));
}

bool is_clear_of(const Field& field, unsigned flags) {
  const std::vector<Piece>& pieces = field.state().pieces;
  return std::none_of(pieces.begin(), pieces.end(), [&](const Piece& piece) { return (piece.flags & flags) != 0; });
}

std::string defenders_text(const Field& field, HexId hex) {
  std::string text;
  for_each_at(field, hex, [&](PieceId id) {
    if (is_defender(field, id, field.phasing())) {
      text += (text.empty() ? "" : " and ") + field.counter(id).name;
    }
  });
  return text + " in " + hex_text(hex);
}

std::string owed_text(const Field& field, const std::vector<Duty>& owed) {
  constexpr int kMaxNamed = 5;  // a prompt names some; the map shows all
  const auto list = [&](Duty::Kind kind, auto&& name_of_duty) {
    std::string text;
    int count = 0;
    for (const Duty& duty : owed) {
      if (duty.kind == kind && ++count <= kMaxNamed) {
        text += (text.empty() ? "" : "; ") + name_of_duty(duty);
      }
    }
    return count > kMaxNamed ? text + " and " + std::to_string(count - kMaxNamed) + " more" : text;
  };
  const std::string hexes =
      list(Duty::Kind::HexMustBeAttacked, [&](const Duty& duty) { return defenders_text(field, duty.hex); });
  const std::string units = list(Duty::Kind::UnitMustAttack, [&](const Duty& duty) {
    return field.counter(duty.unit).name + " (" + hex_text(duty.hex) + ")";
  });
  std::string text;
  if (!hexes.empty()) {
    text += "To be attacked: " + hexes + ".";
  }
  if (!units.empty()) {
    text += (text.empty() ? "Must attack: " : " Must attack: ") + units + ".";
  }
  return text;
}

}  // namespace longroll::battles

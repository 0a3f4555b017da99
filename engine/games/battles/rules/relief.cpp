#include "engine/games/battles/rules/relief.h"

#include <algorithm>

#include "engine/games/battles/rules/attacks_left.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/sight.h"

namespace longroll::battles {
namespace {

/// Shares out guns among hexes by augmenting paths.
class Sharing {
 public:
  Sharing(const Field& field, std::span<const HexId> hexes, const Proposal& taken) {
    for (const HexId hex : hexes) {
      options_.push_back(reliefs_of(field, hex));
      std::erase_if(options_.back(), [&](PieceId gun) { return taken.has(gun); });
    }
    hex_of_.fill(-1);
  }

  int unmet() {
    int count = 0;
    for (std::size_t hex = 0; hex < options_.size(); ++hex) {
      tried_.reset();
      count += find_gun(hex) ? 0 : 1;
    }
    return count;
  }

 private:
  bool find_gun(std::size_t hex) {
    for (const PieceId gun : options_[hex]) {
      const auto g = static_cast<std::size_t>(gun);
      if (tried_[g]) {
        continue;
      }
      tried_[g] = true;
      if (hex_of_[g] < 0 || find_gun(static_cast<std::size_t>(hex_of_[g]))) {
        hex_of_[g] = static_cast<std::int16_t>(hex);
        return true;
      }
    }
    return false;
  }

  std::vector<std::vector<PieceId>> options_;
  std::array<std::int16_t, kMaxPieces> hex_of_;
  std::bitset<kMaxPieces> tried_;
};

}  // namespace

std::vector<PieceId> bombarders_of(const Field& field, std::span<const HexId> targets) {
  std::vector<PieceId> all;
  for (const PieceId id : field.pieces()) {
    const Arm arm = field.arm_of(id);
    if ((!is_artillery(arm) && arm != Arm::Gunboat) || !has_attack_left(field, id) ||
        field.condition(id) == Condition::Shaken) {
      continue;
    }
    const bool is_near =
        std::any_of(targets.begin(), targets.end(), [&](HexId hex) { return reaches(field, id, hex); });
    if (is_near && can_bombard(field, id)) {
      all.push_back(id);
    }
  }
  return all;
}

/// Battles 8.11, 9.0, 9.18
std::vector<PieceId> reliefs_of(const Field& field, HexId hex) {
  std::vector<PieceId> guns = bombarders_of(field, {&hex, 1});
  std::erase_if(guns, [&](PieceId gun) { return is_futile_bombardment(field, {{&gun, 1}, {&hex, 1}}); });
  return guns;
}

/// Battles 9.13
int unrelieved(const Field& field, std::span<const HexId> hexes, const Proposal& taken) {
  return Sharing(field, hexes, taken).unmet();
}

}  // namespace longroll::battles

#include "engine/games/dixie/rules/ground.h"

namespace longroll::dixie {
namespace {

/// How a sum tells of a kind of terrain.
struct GroundWords {
  std::string_view fired_into{};
  std::string_view fired_from{};
  std::string_view attacked{};
  std::string_view defended{};
};

constexpr GroundWords words_of(TerrainType type) {
  switch (type) {
    case TerrainType::Woods:
      return {.fired_into = "Firing into woods", .attacked = "Attacking in woods"};
    case TerrainType::Hill:
      return {.fired_from = "Firing from a hill", .defended = "Defending a hill"};
    case TerrainType::Field:
      return {.fired_from = "Defending a field"};
    case TerrainType::Ridge:
      return {.fired_from = "Guns on a ridge", .defended = "Defending a ridge"};
    case TerrainType::Rocks:
      return {.fired_into = "Firing into rocks", .defended = "Defending rocks"};
    case TerrainType::Wall:
      return {.defended = "Defending a wall"};
    case TerrainType::Creek:
    case TerrainType::Pond:
      break;
  }
  return {};
}

constexpr std::string_view kRule = "10.3";

/// The order in which a sum names the kinds.
constexpr TerrainType kInOrder[] = {TerrainType::Woods, TerrainType::Rocks, TerrainType::Hill,
                                    TerrainType::Ridge, TerrainType::Field, TerrainType::Wall};
/// The same of the shelter that morale finds.
constexpr TerrainType kShelters[] = {TerrainType::Woods, TerrainType::Hill,  TerrainType::Ridge,
                                     TerrainType::Rocks, TerrainType::Field, TerrainType::Wall};

}  // namespace

void add_dice_against(Sum& dice, const Position& target) {
  if (target.terrain_bits == 0) {
    return;
  }
  for (const TerrainType type : kInOrder) {
    if (target.has(type)) {
      dice.add(words_of(type).fired_into, kRule, effect_of(type).dice_against);
    }
  }
}

void add_dice_for(Sum& dice, const Position& from, CardType arm, bool is_close) {
  if (from.terrain_bits == 0) {
    return;
  }
  for (const TerrainType type : kInOrder) {
    const GroundEffect effect = effect_of(type);
    if (from.has(type) && (!effect.guns_only || arm == CardType::Artillery)) {
      dice.add(words_of(type).fired_from, kRule, is_close ? effect.dice_close : effect.dice_far);
    }
  }
}

void add_ground_morale(Sum& sum, const Position& position, bool attacking) {
  if (position.terrain_bits == 0) {
    return;
  }
  for (const TerrainType type : kShelters) {
    if (position.has(type)) {
      const GroundEffect effect = effect_of(type);
      sum.add(attacking ? words_of(type).attacked : words_of(type).defended, kRule,
              attacking ? effect.morale_against : effect.morale_for);
    }
  }
}

}  // namespace longroll::dixie

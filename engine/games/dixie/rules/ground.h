#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/sum.h"

namespace longroll::dixie {

/// Dixie 10.3: what a kind of terrain changes, beside the movement limit of water: dice and morale, each added once
/// however many cards of the kind lie there. Rules, words and the computer all ask this one table.
struct GroundEffect {
  int dice_against = 0;    ///< of fire into it by attackers, also across the centerline and along the line (13.3)
  int dice_close = 0;      ///< of its defenders, engaged
  int dice_far = 0;        ///< of its defenders, across the centerline
  bool guns_only = false;  ///< the dice of its defenders are for artillery alone
  int morale_against = 0;  ///< of attackers
  int morale_for = 0;      ///< of defenders

  bool operator==(const GroundEffect&) const = default;
};

constexpr GroundEffect effect_of(TerrainType type) {
  switch (type) {
    case TerrainType::Woods:
      return {.dice_against = -1, .morale_against = -1};
    case TerrainType::Hill:
      return {.dice_close = 1, .dice_far = 1, .morale_for = 1};
    case TerrainType::Field:
      return {.dice_close = 1};
    case TerrainType::Ridge:
      return {.dice_close = 1, .dice_far = 1, .guns_only = true, .morale_for = 1};
    case TerrainType::Rocks:
      return {.dice_against = -1, .morale_for = 1};
    case TerrainType::Wall:
      return {.morale_for = 1};
    case TerrainType::Creek:
    case TerrainType::Pond:
      break;  // 8.3
  }
  return {};
}

/// Each kind of terrain, in the order of the enum.
constexpr TerrainType kTerrainTypes[] = {TerrainType::Woods, TerrainType::Hill,  TerrainType::Field, TerrainType::Creek,
                                         TerrainType::Pond,  TerrainType::Ridge, TerrainType::Rocks, TerrainType::Wall};

/// Dixie 10.3, 13.3: dice that the ground of the position takes from whoever fires into it.
void add_dice_against(Sum& dice, const Position& target);

/// Dixie 10.3: dice that the ground gives to a defender who fires out of it, close or across the centerline.
void add_dice_for(Sum& dice, const Position& from, CardType arm, bool is_close);

/// Dixie 10.3: what the ground changes of the morale of a card that attacks or defends there.
void add_ground_morale(Sum& sum, const Position& position, bool attacking);

}  // namespace longroll::dixie

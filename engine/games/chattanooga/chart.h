#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/games/chattanooga/chart_numbers.h"
#include "engine/games/chattanooga/combat_result.h"
#include "engine/games/chattanooga/terrain_effects.h"

/// The charts and tables of the game: assets/games/chattanooga/chart.json, told in its FORMAT.md.
namespace longroll::chattanooga {

constexpr int kDieFaces = 10;  ///< 2.2: a die shows 0 to 9

/// A cell of the forced march table (Chattanooga 7.5).
struct ForcedMarch {
  std::int8_t points = 0;     ///< movement points gained
  bool is_disrupted = false;  ///< r: if already disrupted, the unit is questionable
  friend bool operator==(const ForcedMarch&, const ForcedMarch&) = default;
};

/// What the die at the end of a couplet says (Chattanooga 4.3).
enum class CoupletEnd : std::uint8_t { Same, Change, End };

/// A box of the couplet track: the highest die of each span.
struct CoupletBox {
  std::int8_t same_to = 9;    ///< 0 to this: the first player stays first
  std::int8_t change_to = 9;  ///< from there to this: change; above: the turn ends
};

/// The effects of a game turn (Chattanooga 12.0).
struct TimeOfDay {
  std::string id;                    ///< "early-morning"
  std::int8_t morale_die = 0;        ///< added to the die of morale checks
  std::int8_t forced_march_die = 0;  ///< added to the die of forced marches
  std::int8_t intensity = 0;         ///< added to the intensity of combat
  std::int8_t sight_limit = 0;       ///< hexes; 0: none
  bool has_zones = true;             ///< false: zones of control have no effect
  bool has_ranged_fire = true;       ///< false: no bombardment of hexes that are not adjacent
  bool has_preparation = true;       ///< false: no coordination, flank attacks, charges and volleys
  bool is_movement_free = true;      ///< false: one hex, or by road alone
};

/// All charts. Die rolls and columns outside a table count as its nearest row or column.
struct Chart {
  static constexpr int kTurnsOfDay = 6;
  static constexpr int kFirstIntensity = 3;
  static constexpr int kLastIntensity = 9;
  static constexpr int kIntensities = kLastIntensity - kFirstIntensity + 1;
  static constexpr int kBombardments = 3;  ///< columns 1 to 3
  static constexpr int kFirstMarchMorale = 3;
  static constexpr int kMarchMorales = 3;  ///< columns 3 to 5
  static constexpr int kCouplets = 4;      ///< boxes 1 to 4+

  TerrainEffects terrain;
  std::array<std::array<CombatResult, kIntensities>, kDieFaces> combat{};        ///< [die][intensity - 3]
  std::array<std::array<CombatResult, kBombardments>, kDieFaces> bombardment{};  ///< [die][strength - 1]
  std::array<std::array<ForcedMarch, kMarchMorales>, kDieFaces> forced_march{};  ///< [die][morale - 3]
  std::array<CoupletBox, kCouplets> couplets{};
  std::array<TimeOfDay, kTurnsOfDay> turns{};  ///< [turn - 1]
  ChartNumbers numbers;

  /// Chattanooga 10.2: by the modified die and the final intensity.
  const CombatResult& combat_result(int die, int intensity) const;
  /// Chattanooga 11.2: by the modified die and the column, which is the firing strength with its shift.
  const CombatResult& bombardment_result(int die, int column) const;
  /// Chattanooga 7.5: by the modified die and the current morale.
  const ForcedMarch& forced_march_of(int die, int morale) const;
  /// Chattanooga 4.3: `couplet` is the number of the couplet that ends, from 1; the fourth box serves all later ones.
  CoupletEnd couplet_end(int couplet, int die) const;
  /// Chattanooga 4.1: of turn 1, early morning, to 6, night.
  const TimeOfDay& turn(int number) const { return turns[static_cast<std::size_t>(number - 1)]; }
};

/// Reads chart.json; every fault is named with its place.
Result<Chart> parse_chart(std::string_view text, std::string_view where);

}  // namespace longroll::chattanooga

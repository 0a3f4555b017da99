#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/json.h"

/// Results of combat and bombardment (Chattanooga 10.10).
namespace longroll::chattanooga {

/// Chattanooga 10.10: the two degrees of disruption.
enum class Disruption : std::uint8_t {
  None,
  Disrupt,  ///< r: disrupted; if already disrupted, it retreats
  Retreat,  ///< R: disrupted and retreats; if already disrupted, a rout check comes first
};

/// Chattanooga 10.10: what a result does to one of the two units, in this order.
struct UnitEffect {
  bool is_eliminated = false;  ///< x
  Disruption disruption = Disruption::None;
  /// r#, R#: only if the opponent's morale is greater than or equal to the unit's plus this. -1: in any case.
  std::int8_t margin = -1;
  bool must_check_morale = false;  ///< m: a morale check; it routs when it fails

  bool is_none() const { return *this == UnitEffect{}; }
  bool is_conditional() const { return margin >= 0; }
  friend bool operator==(const UnitEffect&, const UnitEffect&) = default;
};

/// What a result does to both units.
struct ResultPart {
  UnitEffect attacker;
  UnitEffect defender;

  bool is_none() const { return attacker.is_none() && defender.is_none(); }
  friend bool operator==(const ResultPart&, const ResultPart&) = default;
};

/// A cell of the combat results table or of the bombardment table. Chattanooga 10.10: `secondary` counts only when
/// `primary` had no effect. An empty cell has no `primary`.
struct CombatResult {
  ResultPart primary;
  ResultPart secondary;  ///< empty when the cell has no parentheses
  std::string id;        ///< as players write it: "Dm(AxBr)"; "-" in an empty cell

  bool has_secondary() const { return !secondary.is_none(); }
};

/// Reads a result as chart.json has it; adds every fault.
CombatResult read_combat_result(JsonReader in, std::string_view id);

}  // namespace longroll::chattanooga

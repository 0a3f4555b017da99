#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/enum_array.h"
#include "engine/core/json.h"

/// The Combat Results Table and the Leader Battle Effects Table (American Civil War 9.3 to 9.12, CRT, LEADERS).
namespace longroll::campaign {

/// American Civil War 9.5: who won.
enum class Outcome : std::uint8_t { DefenderWins, Draw, AttackerWins };

/// A row of the Combat Results Table. The outcome has its die, the losses have theirs.
struct CombatRow {
  Outcome outcome = Outcome::Draw;
  std::int8_t outcome_loss = 0;   ///< AL: what the outcome adds to the attacker's loss
  std::int8_t percent = 0;        ///< 9.6: the defender's loss, of the attacker's strength
  std::int8_t attacker_loss = 0;  ///< 9.7: DL and this
};

/// A step of the strength ratio: what it is worth from that percentage on.
struct RatioStep {
  std::int16_t from = 0;  ///< attacker's strength in percent of the defender's
  std::int8_t value = 0;
};

/// American Civil War 9.4: added to the outcome die.
struct OutcomeModifiers {
  std::int8_t defender_demoralized = 0;  ///< more than half of the force
  std::int8_t attacker_led = 0;
  std::int8_t defender_unsupplied = 0;
  std::int8_t defender_led = 0;
  std::int8_t minor_river = 0;
  std::int8_t attacker_unsupplied = 0;
  std::int8_t attacker_demoralized = 0;  ///< more than half of the force
  std::int8_t amphibious = 0;
};

/// American Civil War 9.7: added to the attacker's loss, in strength points.
struct AttackerLossModifiers {
  std::int8_t defending_leader = 0;
  std::int8_t entrenched = 0;
  std::int8_t attacking_leader = 0;
};

struct BattleChart {
  static constexpr int kDieFaces = 6;
  std::vector<RatioStep> ratio_die;  ///< 9.3: of the outcome die; the first step begins at 0
  OutcomeModifiers modifiers;
  std::array<CombatRow, kDieFaces> rows{};  ///< [die - 1]
  std::int8_t entrenched_percent = 0;       ///< 9.6: more than half of the defenders are entrenched
  std::vector<RatioStep> ratio_percent;     ///< 9.6: added to the defender's loss; the first step begins at 0
  AttackerLossModifiers attacker_loss;
  std::int8_t longest_retreat = 0;   ///< 9.10.3: hexes
  std::int8_t cornered_divisor = 2;  ///< 9.10: who cannot retreat loses his strength divided by this, rounded down
  std::int8_t amphibious_retreat_divisor = 2;  ///< 13.3.6: likewise a landing that must retreat
  std::int8_t vessel_strength = 0;             ///< 13.7: of each vessel that helps the defender

  /// The row of a modified die: below 1 is 1, above 6 is 6 (9.4).
  const CombatRow& row(int die) const;
  /// American Civil War 9.3: what a strength of `percent` of the defender's adds to the outcome die.
  int ratio_modifier(int percent) const;
  /// American Civil War 9.6: what it adds to the percentage of the defender's loss.
  int loss_modifier(int percent) const;
};

/// A side in a battle, for what happens to its leader (9.12).
enum class Standing : std::uint8_t { Winner, Loser, Draw };
constexpr int kStandings = 3;

/// The totals of two dice and the defender's strength at which something happens.
class Totals {
 public:
  static constexpr int kHighest = 18;
  void add(int total) { bits_ |= 1U << static_cast<unsigned>(total); }
  bool has(int total) const {
    return total >= 0 && total <= kHighest && (bits_ >> static_cast<unsigned>(total) & 1U) != 0;
  }

 private:
  std::uint32_t bits_ = 0;
};

/// American Civil War 9.12.
struct LeaderChart {
  std::int8_t most_strength = 0;   ///< of the defender, added to two dice
  std::int8_t highest_rating = 0;  ///< a leader of it is not promoted
  std::int8_t wound_divisor = 2;   ///< turns away: a die divided by this, rounded up
  EnumArray<Standing, Totals, kStandings> create{};
  EnumArray<Standing, Totals, kStandings> promote{};
  EnumArray<Standing, Totals, kStandings> wounded{};
  EnumArray<Standing, Totals, kStandings> killed{};
};

/// Members "battle" and "leaders" of chart.json; every fault is added.
BattleChart read_battle_chart(JsonReader& chart);
LeaderChart read_leader_chart(JsonReader& chart);

}  // namespace longroll::campaign

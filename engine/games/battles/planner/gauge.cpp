#include "engine/games/battles/planner/gauge.h"

#include <algorithm>

namespace longroll::battles {
namespace {

/// A unit that falls back disordered is worth so many hundredths less, for it must rally before it fights well.
constexpr int kDisordered = 30;
/// The same when only a die decides whether it is disordered.
constexpr int kShakenUp = 15;

/// What one result is worth to the attacker.
int gain_of(CombatResult result, const Stakes& s) {
  const int cut_off = s.defenders * 90 / 100;
  switch (result) {
    case CombatResult::Ae:
      return -s.attackers;
    case CombatResult::AePart:
      return -s.largest_attacker - (s.attackers - s.largest_attacker) * kDisordered / 100;
    case CombatResult::Ar:
      return -s.attackers * kDisordered / 100;
    case CombatResult::Ex:
      // Units are whole: the attacker pays a little more than he gets.
      return s.defenders + s.ground - std::min(s.attackers, s.defenders * s.exchange / 100 * 115 / 100) -
             s.attackers * 5 / 100;
    case CombatResult::Dr:
      return s.ground + (s.is_cut_off ? cut_off : s.defenders * kShakenUp / 100);
    case CombatResult::ExPart: {
      const int rest = s.defenders - s.largest_defender;
      return s.largest_defender + s.ground - std::min(s.attackers, s.largest_defender * s.exchange / 100 * 115 / 100) -
             s.attackers * 5 / 100 + (s.is_cut_off ? rest : rest * kShakenUp / 100);
    }
    case CombatResult::De:
      return s.defenders + s.ground;
  }
  return 0;
}

}  // namespace

int expected_gain(const Chart& chart, int column, int die_change, const Stakes& stakes) {
  int sum = 0;
  for (int die = 1; die <= 6; ++die) {
    const int line = std::clamp(die + die_change, 1, 6) - 1;
    sum += gain_of(chart.results[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)], stakes);
  }
  return sum / 6;
}

int column_of_odds(const Chart& chart, int attack, int defense) {
  int column = 0;
  for (int i = 1; i < Chart::kColumns; ++i) {
    const auto& odds = chart.odds[static_cast<std::size_t>(i)];
    if (attack * odds[1] >= defense * odds[0]) {
      column = i;
    }
  }
  return column;
}

int die_change_of_odds(const Chart& chart, int attack, int defense) {
  int change = 0;
  for (const auto& [odds, die] : chart.beyond) {
    if (attack >= odds * defense) {
      change = die;
    }
  }
  return change;
}

}  // namespace longroll::battles

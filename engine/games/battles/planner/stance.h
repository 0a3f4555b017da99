#pragma once
#include <array>
#include <string_view>

#include "engine/play/advisor.h"

namespace longroll::battles {

/// A way of conducting a turn: what a commander thinks of risk and ground. The planner follows it; the harder levels
/// try several and keep the one that ends best.
struct Stance {
  std::string_view id;
  int least_gain;  ///< an attack must promise so much, in hundredths of a strength point
  int caution;     ///< how much the enemy's threat keeps units away, in hundredths
  int pull;        ///< how much ground draws them, in hundredths
  int advance;     ///< how much a unit without orders wants to be near the enemy, in hundredths
  int focus = 0;   ///< the main effort: the objective that is needed most (1), second or third most; 0: none
};

constexpr std::array<Stance, 9> kStances = {{
    {"steady", 40, 100, 100, 60},
    {"bold", -20, 50, 130, 140},
    {"wary", 90, 180, 80, 0},
    {"ground", 30, 60, 220, 60},
    {"hunter", 10, 80, 40, 160},
    {"stand", 150, 130, 30, -40},
    {"first effort", 30, 80, 130, 80, 1},
    {"second effort", 30, 80, 130, 80, 2},
    {"third effort", 30, 80, 130, 80, 3},
}};

/// The stance that each unit follows.
class Conduct {
 public:
  explicit Conduct(Assignment assignment) : assignment_(std::move(assignment)) {}

  const Stance& of_all() const { return kStances[static_cast<std::size_t>(assignment_.script)]; }
  const Stance& of(PieceId unit) const { return kStances[static_cast<std::size_t>(assignment_.script_of(unit))]; }

 private:
  Assignment assignment_;
};

}  // namespace longroll::battles

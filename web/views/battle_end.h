#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/seat.h"

namespace longroll::web {

/// The result of a battle beside its verdict (Outcome): what the sheet at its end tells.
struct BattleEnd {
  /// A figure of each side: "Points for ground", "12", "3".
  struct Line {
    std::string what, of_union, of_confederates;
  };
  /// What is left of a formation or an arm.
  struct Loss {
    Seat side = Seat::Union;
    std::string who;  ///< "Tyler's division"
    int lost = 0;     ///< of `all`, in `BattleEnd::loss_unit`
    int all = 0;
  };
  /// A decision that turned the battle.
  struct TurningPoint {
    std::size_t decision = 0;  ///< decisions made when it stands on the screen
    Seat side = Seat::Nobody;  ///< whom it helped
    std::string words;
  };
  std::vector<Line> lines;
  std::string loss_unit;  ///< "strength points", "cards"
  std::vector<Loss> losses;
  std::vector<TurningPoint> turning_points;  ///< in their order
};

/// Tells the page the result of a battle that is over.
class Chronicler {
 public:
  /// Of the game as it has been decided, whatever moment is on the screen.
  virtual const BattleEnd& battle_end() = 0;
  /// What happened on those days, in our own words; empty while it has not come.
  virtual std::string history() const = 0;

 protected:
  ~Chronicler() = default;
};

/// Keeps at most `most` turning points, those of the greatest weight (one for each point), in their order.
void keep_greatest(std::vector<BattleEnd::TurningPoint>& points, std::vector<int> weights, std::size_t most = 8);

/// What the file of outcomes (assets/schema/outcomes.schema.json) says of that battle; empty: nothing, or it is not
/// whole.
std::string read_history(std::string_view text, std::string_view battle);

}  // namespace longroll::web

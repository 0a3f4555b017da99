#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/views/game_view.h"

namespace longroll::web {

/// A fight that a decision has settled, as the banner at its place tells it (fight_banner.h).
struct FightReport {
  std::int32_t target = kNoTarget;  ///< where it was: an id of the view
  Seat attacker = Seat::Nobody;
  std::string title;      ///< "Burnside against Evans"
  std::string odds;       ///< "6 to 3, at 2:1"; may be empty
  std::vector<int> dice;  ///< as they fell
  std::string result;     ///< in words: "The defenders retreat"
  std::string losses;     ///< "Lost: Evans"; empty when nobody was
};

/// Tells the page what a decision meant, besides its line in the log. The page draws what is told, the same for every
/// game.
class Reporter {
 public:
  /// The fight that this decision settled, when it settled one. Called when the decision has come on the screen.
  virtual std::optional<FightReport> fight(const Happened& /*happened*/) { return {}; }

  /// Where that target is drawn now; empty when it is not in sight.
  virtual std::optional<board::Rect> place_of(std::int32_t /*target*/) const { return {}; }

  /// Whose turn it is at the moment shown; Nobody: the game has no turns of one side.
  virtual Seat phasing() const { return Seat::Nobody; }

 protected:
  ~Reporter() = default;
};

}  // namespace longroll::web

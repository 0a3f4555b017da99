#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/campaign/season.h"
#include "engine/games/campaign/unit_class.h"

/// The Turn Record Track and the CSA Economy Table (American Civil War 3.2, 3.3, 4.1):
/// assets/games/campaign/turns.json.
namespace longroll::campaign {

/// A box of the track.
struct TurnBox {
  Season season = Season::Spring;
  std::int16_t year = 0;
  std::int8_t points = 0;                   ///< 5.1: movement allowance
  std::int8_t overland = 0;                 ///< 8.1.1: length of overland supply, in movement points
  std::int8_t asp = 0;                      ///< 4.1.1: Union arrivals
  std::int8_t construction = 0;             ///< 4.1.2: Union construction points
  std::array<bool, kUnitClasses> builds{};  ///< [UnitClass]: what the Union may build
  bool has_confederate_cavalry = false;     ///< 4.2
  bool is_election = false;                 ///< 15.2
  bool may_draft = false;                   ///< 4.1.3
  std::int8_t survival = 0;                 ///< 3.3: below this the Union wins
  std::int8_t victory = 0;                  ///< 3.3: above this the Confederates win
};

/// The game of one year: RULINGS.md, "Starts".
struct YearGame {
  std::string id;               ///< "1862"
  std::int8_t first = 1;        ///< turn
  std::int8_t last = 1;         ///< turn
  std::int16_t par_halves = 0;  ///< twice the economy less politics at which nobody has won
};

struct TurnTrack {
  std::vector<TurnBox> turns;  ///< ask turn()
  std::vector<YearGame> years;

  int last_turn() const { return static_cast<int>(turns.size()); }
  /// Of turn 1 to last_turn().
  const TurnBox& turn(int number) const { return turns[static_cast<std::size_t>(number - 1)]; }
};

/// Reads turns.json; every fault is named with its place.
Result<TurnTrack> parse_turn_track(std::string_view text, std::string_view where);

}  // namespace longroll::campaign

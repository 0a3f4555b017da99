#pragma once
#include <vector>

#include "engine/games/battles/planner/gauge.h"
#include "engine/games/battles/planner/stance.h"
#include "engine/games/battles/planner/survey.h"
#include "engine/map/hex_set.h"

namespace longroll::battles {

/// A unit that may be used in an attack, and where it could fight from.
struct AttackOption {
  PieceId unit = kNoPiece;
  HexId at = kNoHex;
  bool must_fight = false;     ///< it stands in an enemy zone of control and cannot go (8.12)
  std::vector<HexId> options;  ///< hexes in which it may end its move, its own included
};

/// One attack as planned: who fights from where.
struct Strike {
  struct Part {
    PieceId unit;
    HexId from;
  };
  HexId target = kNoHex;
  std::vector<Part> parts;
  int gain = 0;   ///< expected, in hundredths of a strength point
  int merit = 0;  ///< what planning it gains over leaving it alone, after the stances' wishes
};

/// Finds attacks worth making, the best first, each unit in one of them. In the Combat Phase units stay where they are;
/// in the Movement Phase they may go to any of their options.
std::vector<Strike> plan_strikes(const Survey& survey, const Conduct& conduct, std::vector<AttackOption> hands);

}  // namespace longroll::battles

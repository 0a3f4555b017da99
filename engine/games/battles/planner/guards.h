#pragma once
#include <vector>

#include "engine/games/battles/planner/supply_threats.h"

namespace longroll::battles {

/// A unit told off to keep the road back open, and where it should stand.
struct Guard {
  PieceId unit = kNoPiece;
  HexId post = kNoHex;
};

/// Who should cover the line of communication against these cuts (SupplyThreats::cuts, with the loose units gone): at
/// most two of `free`, the cheapest that do, and nobody where it costs more than it saves.
std::vector<Guard> plan_guards(const Survey& survey, SupplyThreats& lifeline, std::vector<Cut> cuts,
                               std::vector<PieceId> free);

}  // namespace longroll::battles

#pragma once
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/verbs.h"

/// What a side can decide while its supply is checked (American Civil War 8.1.3, 8.3, 8.4.3). Each list is sorted as
/// the actions are.
namespace longroll::campaign {

/// Campaign 8.1.3: where a transport that is free in its zone's box can be committed: to all Union ports of the zone,
/// when that feeds somebody who lacks supply, or to a coast of the zone within reach of such a force.
std::vector<verbs::Commit> possible_commitments(const Field& field);

/// Campaign 8.3, 8.4.2: points that are fed by what others lack: when one goes without, somebody else is fed.
std::vector<verbs::Unsupplied> possible_waivers(const Field& field, Seat side);

/// Campaign 8.4.3: forces that lack supply for a second time can forage, each once, in these hexes.
std::vector<verbs::Forage> possible_forages(const Field& field, Seat side, const SupplyStatus& status);
/// Campaign 8.4.3: the points without supply in a hex, who forage together.
std::vector<PieceId> foragers_at(const Field& field, HexId hex, const SupplyStatus& status);

}  // namespace longroll::campaign

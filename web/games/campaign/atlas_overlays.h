#pragma once

#include <vector>

#include "engine/games/campaign/field.h"
#include "web/games/campaign/atlas.h"
#include "web/hexgame/overlays.h"

/// What can be laid over the map of the war besides hexes: bands along railroads, roads and rivers.
namespace longroll::web::campaign {

/// Campaign 8.1: where each side can trace a line of supply, and by which way: the railroads, roads and rivers from
/// which a line leads on to a source.
std::vector<hexgame::GroundPatch> supply_by_way(const Atlas& atlas, const longroll::campaign::Field& field);
/// Campaign 7.1: the railroads that each side controls, those in supply stronger.
std::vector<hexgame::GroundPatch> rails_by_use(const Atlas& atlas, const longroll::campaign::Field& field);
/// Campaign 13.3.2: the waters that carry vessels in this season.
std::vector<hexgame::GroundPatch> open_waters(const Atlas& atlas, const longroll::campaign::Field& field);
/// Campaign 14.1: the parts of the Confederate economy, each with its worth; the one that counts is strong.
std::vector<hexgame::GroundPatch> economy_parts(const Atlas& atlas, const longroll::campaign::Field& field);

}  // namespace longroll::web::campaign

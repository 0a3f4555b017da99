#pragma once
#include "engine/core/json.h"
#include "engine/hexgame/scenario.h"
#include "engine/map/hex_map.h"

/// Readers of the members that scenario files have in every hex game. A game's reader calls them in the order of its
/// file, reads its own members between them, and calls JsonReader::refuse_unknown last. Every fault is named with its
/// place.
namespace longroll::hexgame {

constexpr std::size_t kMaxTurns = 60;
constexpr std::size_t kMaxObjectives = 32;
constexpr int kMaxObjectivePoints = 1000;

/// Members "id", "title", "date", "about", "first" (the side that begins), "stack_limit" and "turns".
void read_head(JsonReader& in, Scenario& scenario);
/// Member "communications": {usa: [hexes], csa: [hexes]}.
void read_communications(JsonReader& in, const HexMap& map, Scenario& scenario);
/// Member "objectives": [{name, hex, holder, usa, csa}].
void read_objectives(JsonReader& in, const HexMap& map, Scenario& scenario);
/// Member "rules": paragraphs.
void read_rules(JsonReader& in, Scenario& scenario);

}  // namespace longroll::hexgame

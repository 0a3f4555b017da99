#pragma once
#include "engine/core/json_file.h"
#include "engine/hexgame/placement_reader.h"
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
/// Members "setup" and, where the file has them, "arrivals", "absent" and "held".
void read_placements(JsonReader& in, PlacementReader& placements);

/// Reads a scenario file whose "format" is that. `read_own(JsonReader&, Scenario&)` reads the members that are the
/// game's own, after all others but the rules.
template <class Scenario, class ReadOwn>
Result<Scenario> read_scenario(std::string_view text, std::string_view where, std::string_view format,
                               const HexMap& map, const UnitFacts& facts, ReadOwn&& read_own) {
  return read_json_file<Scenario>(text, where, [&](JsonReader& in, Scenario& scenario) {
    in.word("format", {format});
    read_head(in, scenario);
    PlacementReader placements(map, facts, scenario);
    read_placements(in, placements);
    read_objectives(in, map, scenario);
    read_own(in, scenario);
    read_rules(in, scenario);
    placements.check(in);
  });
}

}  // namespace longroll::hexgame

// build: small
#include <memory>

#include "engine/core/json_hash.h"
#include "engine/games/campaign/campaign.h"
#include "engine/games/campaign/library_faults.h"
#include "engine/hexgame/fingerprint.h"

/// Reads the data of the game: assets/games/campaign.
namespace longroll::campaign {
namespace {

constexpr std::string_view kFolder = "games/campaign/";
/// Members that are for people alone.
constexpr std::array<std::string_view, 11> kWords = {"title",  "name", "sources", "about", "sure", "names",
                                                     "format", "id",   "side",    "sides", "hexes"};
constexpr std::size_t kOfMap = 3;  ///< the last of them, which a map says in two ways: hash_of_map reads what they mean

/// The text of a file, and the hash of what the rules read of it.
struct Source {
  std::string name;
  std::string text;
  std::uint64_t hash = 0;
};

Source source_of(const AssetReader& read, const std::string& name, Faults& faults) {
  Source source{name, hexgame::read_file(read, std::string(kFolder) + name, faults)};
  if (const Result<Json> json = parse_json(source.text, name); json) {
    const std::size_t words = kWords.size() - (name == "map.json" ? 0 : kOfMap);
    source.hash = hash_of_json(json.value(), std::span(kWords).first(words));
  }
  return source;
}

/// With its hexsides, lines and regions, however the file names their hexes.
std::uint64_t hash_of_map(const GroundMap& map, std::uint64_t hash) {
  const auto add = [&](const std::vector<HexId>& hexes) {
    for (const HexId hex : hexes) {
      hash = mix64(hash ^ static_cast<std::uint64_t>(hex));
    }
  };
  for (const SideArray<std::uint16_t>& sides : map.sides) {
    for (const std::uint16_t bits : sides) {
      hash = mix64(hash ^ bits);
    }
  }
  for (const MapLine& line : map.lines) {
    add(line.hexes);
  }
  for (const MapRegion& region : map.regions) {
    add(region.hexes);
  }
  return hash;
}

template <class T, class Parse>
bool take(const Source& source, Parse&& parse, T& into, Faults& faults) {
  return !source.text.empty() && hexgame::take(parse(source.text, source.name), into, faults);
}

void add_counters(Library& library) {
  for (const CounterClass& one : library.forces.classes) {
    Counter counter;
    counter.id = one.id;
    counter.name = one.title;
    counter.title = one.title;
    counter.side = one.side;
    counter.is_marker = true;
    counter.unit_class = one.unit_class;
    counter.first = one.first;
    counter.count = one.count;
    library.kind_ids.push_back(one.id);
    library.counters.push_back(std::move(counter));
  }
}

Scenario scenario_of(const Library& library, Start start) {
  Scenario scenario;
  scenario.id = start.id;
  scenario.title = start.title;
  scenario.about =
      "Each turn the Confederate economy less the political status is compared with the turn track: below survival the "
      "Union has won, above victory the Confederates. A single year is won below, or above, its par.";
  scenario.number = hexgame::number_of_scenario(start.id);
  for (std::size_t kind = 0; kind < library.counters.size(); ++kind) {
    hexgame::Placement placement;
    placement.kind = static_cast<int>(kind);
    scenario.placements.insert(scenario.placements.end(), static_cast<std::size_t>(library.counters[kind].count),
                               placement);
  }
  const std::vector<YearGame>& years = library.track_of_turns.years;
  for (std::size_t i = 0; i < years.size(); ++i) {
    scenario.year_game = years[i].first == start.turn ? static_cast<int>(i) : scenario.year_game;
  }
  scenario.start = std::move(start);
  return scenario;
}

}  // namespace

int Library::kind_of(Seat side, UnitClass unit_class) const {
  for (std::size_t i = 0; i < counters.size(); ++i) {
    if (counters[i].side == side && counters[i].unit_class == unit_class) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

std::size_t Library::scenario_index(const State& state) const {
  const int number = state.track(track(Track::Scenario));
  for (std::size_t i = 0; i < scenarios.size(); ++i) {
    if (scenarios[i].number == number) {
      return i;
    }
  }
  LR_CHECK(false, "a State of one of these scenarios");
  return 0;
}

void finish_library(Library& library) {
  for (int season = 0; season < kSeasons; ++season) {
    const auto which = static_cast<Season>(season);
    library.seasons[which] = make_season_tables(library.chart.terrain, library.map, which);
    library.overland[which] = make_overland_steps(library.map, library.chart.terrain, library.seasons[which], which);
  }
  library.network = MapNetwork(library.map);
  library.waters = make_waters(library.map, library.network, library.chart.terrain);
  library.classes.clear();
  for (const Counter& counter : library.counters) {
    library.classes.push_back(counter.unit_class);
  }
  for (const MapPlace& place : library.map.places()) {
    if (place.is_city || place.is_town) {
      library.towns.add(place.hex);
    }
  }
  library.militia_states.clear();
  for (const auto* list :
       {&library.chart.war.union_militia, &library.chart.war.confederate_militia, &library.chart.war.either_militia}) {
    for (const std::string& code : *list) {
      const std::optional<AmericanState> state = state_of_code(code);
      LR_CHECK(state, "the militia table names states");
      library.militia_states.push_back(*state);
    }
  }
  library.militia_ground.assign(library.militia_states.size(), HexSet());
  library.map.in_play().for_each([&](HexId hex) {
    for (std::size_t i = 0; i < library.militia_states.size(); ++i) {
      if (library.map.state_at(hex) == library.militia_states[i]) {
        library.militia_ground[i].add(hex);
      }
    }
  });
  library.union_cities.clear();
  (library.map.cities() | library.map.union_sources()).for_each([&](HexId hex) {
    if (library.map.allegiance_at(hex) == Allegiance::Union || library.map.union_sources().has(hex)) {
      library.union_cities.push_back(hex);
    }
  });
  library.land.clear();
  for (const HexId hex : hexes_in_play(library.map)) {
    if (!library.map.is_sea(hex)) {
      library.land.push_back(hex);
    }
  }
  for (const LeaderCounter& leader : library.forces.leaders) {
    library.leader_of[leader.side].push_back(static_cast<std::int16_t>(leader.piece));
  }
}

Result<Library> read_library(const AssetReader& read, const std::vector<std::string>& starts) {
  // On the heap: it is too large, some 300 KB, for the stack of a page.
  const auto whole = std::make_unique<Library>();
  Library& library = *whole;
  library.id = "campaign";
  Faults faults;
  const Source map = source_of(read, "map.json", faults);
  const Source chart = source_of(read, "chart.json", faults);
  const Source turns = source_of(read, "turns.json", faults);
  const Source forces = source_of(read, "forces.json", faults);
  take(map, parse_ground, library.map, faults);
  take(chart, parse_chart, library.chart, faults);
  take(turns, parse_turn_track, library.track_of_turns, faults);
  if (take(forces, parse_forces, library.forces, faults)) {
    add_counters(library);
  }
  for (const std::string& name : starts) {
    const Source source = source_of(read, name + ".json", faults);
    Start start;
    const auto parse = [&](std::string_view text, std::string_view where) {
      return parse_start(text, where, library.forces);
    };
    if (faults.empty() && take(source, parse, start, faults)) {
      library.scenarios.push_back(scenario_of(library, std::move(start)));
      const std::vector<std::uint64_t> hashes = {hash_of_map(library.map, map.hash), chart.hash, turns.hash,
                                                 forces.hash, source.hash};
      library.scenarios.back().hash = hash_of_all(hashes, 0);
    }
  }
  if (faults.empty()) {
    faults = faults_between(library);
  }
  if (!faults.empty()) {
    return faults;
  }
  finish_library(library);
  return std::move(library);
}

}  // namespace longroll::campaign

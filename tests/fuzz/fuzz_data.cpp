// Any bytes as a game's data file: every fault is told, or the game that comes of it can be played. A first byte below
// a blank names the file of the battles in whose place the rest stands; other bytes are Dixie's only one.
// The fast mode bends one file of a battle of eight by seven hexes at a few places and reads that file (a map or an
// order of battle, then the scenario on it): every fault is told, or the battle that comes of it can be set up.
#include <array>

#include "assets/embedded.h"
#include "engine/core/hash.h"
#include "engine/games/battles/game.h"
#include "engine/play/setup.h"
#include "engine/protocol/playout.h"
#include "tests/fuzz/support/bent.h"
#include "tests/fuzz/support/crossing.h"
#include "tests/fuzz/support/fuzz.h"

namespace longroll::fuzz {
namespace {

using battles::Library;

/// The files of a battle.
enum class File : std::uint8_t { Chart, Map, Forces, Scenario };
constexpr std::uint32_t kFiles = 4;

std::string_view text_of(File file) {
  constexpr std::string_view kTexts[] = {{}, kCrossingMap, kCrossingForces, kCrossingScenario};
  return file == File::Chart ? find_embedded_text(embedded_data(), "games/battles/chart.json")
                             : kTexts[static_cast<std::size_t>(file)];
}

/// What stands in the place of letters of these files.
constexpr std::string_view kWords[] = {"0",    "1",      "-1", "9",  "99999", "2.5",  "\"",     "\"\"",
                                       "[",    "]",      "{",  "}",  ",",     ":",    "null",   "true",
                                       "[]",   "{}",     " ",  "\\", "0101",  "0807", "0504",   "usa",
                                       "csa.", "leader", "w",  "x",  "creek", "turn", "\"x\":", "\\u0000"};

/// The parts of the small battle, all good.
struct Parts {
  battles::Chart chart;
  battles::BattleMap map;
  battles::Forces forces;
};

const Parts& parts() {
  static const Parts good = {battles::parse_chart(text_of(File::Chart), "chart").value(),
                             battles::parse_map(kCrossingMap, "map").value(),
                             battles::parse_forces(kCrossingForces, "forces").value()};
  return good;
}

/// The scenario on that map can be set up, or there are faults.
std::uint64_t set_up(const battles::Chart& chart, const battles::BattleMap& map, const battles::Forces& forces,
                     std::string_view text) {
  Result<battles::Scenario> scenario = battles::parse_scenario(text, "scenario", map, forces);
  if (!scenario) {
    return hash_text(describe(scenario.faults()));
  }
  Library library;
  library.id = map.id;
  library.chart = chart;
  library.map = map;
  for (const auto& counter : forces.counters) {
    library.kind_ids.push_back(forces.id + "." + counter.id);
    library.counters.push_back(counter);
  }
  library.scenarios.push_back(std::move(scenario).value());
  battles::finish_library(library);
  const battles::Battles game(std::move(library));
  const State state = game.setup(standard_setup(game));
  LR_CHECK(game.faults_of(state).empty(), "what was read can be played");
  return hash_of(state);
}

/// Reads the text by `parse`, and goes on with what it is.
template <class Parse, class GoOn>
std::uint64_t read(std::string_view text, const Parse& parse, const GoOn& go_on) {
  const auto part = parse(text, "file");
  return part ? go_on(part.value()) : hash_text(describe(part.faults()));
}

std::uint64_t verdict_of_bent_file(std::span<const std::uint8_t> bytes) {
  Source source(bytes);
  const auto which = static_cast<File>(source.byte() % kFiles);
  const std::string text = bent(text_of(which), kWords, source);
  const auto& [chart, map, forces] = parts();
  switch (which) {
    case File::Chart:
      return read(text, battles::parse_chart,
                  [&](const auto& one) { return set_up(one, map, forces, kCrossingScenario); });
    case File::Map:
      return read(text, battles::parse_map,
                  [&](const auto& one) { return set_up(chart, one, forces, kCrossingScenario); });
    case File::Forces:
      return read(text, battles::parse_forces,
                  [&](const auto& one) { return set_up(chart, map, one, kCrossingScenario); });
    case File::Scenario:
      break;
  }
  return set_up(chart, map, forces, text);
}

}  // namespace
}  // namespace longroll::fuzz

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  if (is_fast()) {
    return verdict_of_bent_file(cut(bytes, bytes.size(), 32));
  }
  constexpr std::string_view kReplaced[] = {"chart.json", "index.json", "bull-run/map.json", "bull-run/forces.json",
                                            "bull-run/scenario.json"};
  const bool is_battle = !bytes.empty() && bytes[0] < std::size(kReplaced);
  const std::string replaced = is_battle ? "games/battles/" + std::string(kReplaced[bytes[0]]) : "";
  const auto text = bytes.subspan(is_battle ? 1 : 0);
  const auto read = [&](std::string_view path) -> Result<std::string> {
    if (is_battle && path != replaced) {
      return std::string(find_embedded_text(embedded_data(), path));
    }
    return std::string(text.begin(), text.end());
  };
  const Result<LoadedGame> loaded = load_game(is_battle ? "battles" : "dixie", read);
  if (!loaded) {
    return hash_text(describe(loaded.faults()));
  }
  const Game& door = *loaded.value().game;
  Rng rng(1);
  const Playout playout = random_playout(door, door.setup(standard_setup(door)), rng, Trail::None, 300);
  LR_CHECK(door.faults_of(playout.end).empty(), "play leads to good positions");
  return hash_of(playout.end);
}

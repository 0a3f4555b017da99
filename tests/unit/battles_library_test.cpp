#include <gtest/gtest.h>

#include <map>

#include "assets/embedded.h"
#include "engine/core/rng.h"
#include "engine/games/battles/game.h"

/// The battles that are shipped, and one more that is data alone.
namespace longroll::battles {
namespace {

Result<std::string> shipped(std::string_view path) { return std::string(find_embedded_text(embedded_data(), path)); }

const Battles& game() {
  static const Battles kGame = [] {
    LoadedBattles loaded = load_battles(shipped);
    LR_CHECK(loaded.faults.empty(), describe(loaded.faults).c_str());
    return Battles(std::move(loaded.battles));
  }();
  return kGame;
}

int scenario_count() { return static_cast<int>(game().info().scenarios.size()); }

State set_up(const Battles& battles, int scenario) {
  Setup setup;
  setup.scenario = scenario;
  return battles.setup(setup);
}

TEST(BattlesLibrary, IsSound) {
  EXPECT_GE(game().battles().size(), 3U);
  EXPECT_GE(scenario_count(), 4);
  for (int i = 0; i < scenario_count(); ++i) {
    const Faults faults = game().faults_of(set_up(game(), i));
    EXPECT_TRUE(faults.empty()) << game().scenario_at(i).id << "\n" << describe(faults);
  }
}

/// Nobody begins a battle in contact: the first to move chooses where it opens.
TEST(BattlesLibrary, NobodyBeginsInContact) {
  for (int i = 0; i < scenario_count(); ++i) {
    const State state = set_up(game(), i);
    const Field field = game().field(state);
    for (int n = 0; n < field.piece_count(); ++n) {
      const auto id = static_cast<PieceId>(n);
      if (is_on_map(field.piece(id)) && field.is_unit(id)) {
        EXPECT_FALSE(field.is_in_enemy_zone(id)) << field.scenario().id << ": " << field.counter(id).id;
      }
    }
  }
}

/// Ground that somebody holds at the start is not in the midst of the enemy, and every side has something to win.
TEST(BattlesLibrary, ObjectivesAreWorthSomething) {
  for (int i = 0; i < scenario_count(); ++i) {
    const Scenario& scenario = game().scenario_at(i);
    std::array<int, 2> points{};
    for (const Objective& objective : scenario.objectives) {
      points[0] += objective.points[0];
      points[1] += objective.points[1];
    }
    EXPECT_GT(points[0], 0) << scenario.id;
    EXPECT_GT(points[1], 0) << scenario.id;
  }
}

TEST(BattlesLibrary, StrengthsAreThoseOfHistory) {
  // Infantry and cavalry on counters, per side, against the figures in print (sources/README.md of each battle).
  struct Range {
    std::string_view battle;
    Seat side;
    int low, high;
  };
  constexpr Range kRanges[] = {
      {"bull-run", Seat::Union, 26'000, 31'000}, {"bull-run", Seat::Confederate, 25'000, 32'000},
      {"shiloh", Seat::Union, 55'000, 67'000},   {"shiloh", Seat::Confederate, 38'000, 45'000},
      {"antietam", Seat::Union, 60'000, 76'000}, {"antietam", Seat::Confederate, 31'000, 40'000},
  };
  for (const Range& range : kRanges) {
    int men = 0;
    const auto library = std::find_if(game().battles().begin(), game().battles().end(),
                                      [&](const Library& one) { return one.id == range.battle; });
    ASSERT_NE(library, game().battles().end());
    for (const Counter& counter : library->counters) {
      men += counter.side != range.side || is_artillery(counter.arm) ? 0 : counter.men;
    }
    EXPECT_GE(men, range.low) << range.battle << ' ' << id_of(range.side);
    EXPECT_LE(men, range.high) << range.battle << ' ' << id_of(range.side);
  }
}

/// A battle that no line of C++ knows, in the folder "skirmish".
class Skirmish {
 public:
  Skirmish() {
    files_["games/battles/chart.json"] = shipped("games/battles/chart.json").value();
    files_["games/battles/index.json"] =
        R"({"format": "longroll-battles-index/1", "battles": [{"folder": "skirmish", "scenarios": ["dawn"]}]})";
    std::string terrain;
    std::string levels;
    for (int row = 0; row < 8; ++row) {
      terrain += std::string(row == 0 ? "" : ", ") + "\"....w...\"";
      levels += std::string(row == 0 ? "" : ", ") + "\"22222222\"";
    }
    files_["games/battles/skirmish/map.json"] =
        R"({"format": "longroll-battles-map/1", "id": "skirmish", "title": "A field", "sources": "README.md",
            "columns": 8, "rows": 8, "lower": "even", "terrain": [)" +
        terrain + "], \"levels\": [" + levels +
        R"(], "waters": [], "crossings": [], "works": [],
            "lines": [{"name": "the Lane", "kind": "road", "hexes": ["0101", "0201", "0302"], "sunken": false}],
            "spots": [], "regions": []})";
    files_["games/battles/skirmish/forces.json"] =
        R"({"format": "longroll-battles-forces/1", "id": "skirmish", "sources": "README.md",
            "formations": [{"id": "blue", "side": "usa", "title": "Blue"}, {"id": "gray", "side": "csa", "title": "Gray"}],
            "counters": [
              {"id": "usa.foot", "name": "Foot", "title": "Foot", "side": "usa", "arm": "infantry", "strength": 5,
               "movement": 4, "formation": "blue", "men": 1500, "about": "Marched."},
              {"id": "csa.horse", "name": "Horse", "title": "Horse", "side": "csa", "arm": "cavalry", "strength": 2,
               "movement": 7, "formation": "gray", "men": 800, "about": "Rode."}]})";
    files_["games/battles/skirmish/dawn.json"] =
        R"({"format": "longroll-battles-scenario/1", "id": "skirmish", "title": "A skirmish", "date": "Once",
            "about": "Two small parties meet.", "first": "usa", "stack_limit": 2,
            "turns": [{"label": "dawn"}, {"label": "dusk", "night": true}],
            "setup": [{"at": "0101", "units": ["usa.foot"]}, {"at": "0606", "units": ["csa.horse"]}],
            "communications": {"usa": ["0101"], "csa": ["0808"]},
            "objectives": [{"name": "the Wood", "hex": "0504", "holder": "csa", "usa": 3, "csa": 3}],
            "loss_points": {"usa": 1, "csa": 1}, "victory": {"union_from": 1, "confederate_to": 0}, "rules": []})";
  }

  std::string& operator[](const std::string& path) { return files_["games/battles/" + path]; }

  LoadedBattles load() {
    return load_battles([this](std::string_view path) -> Result<std::string> {
      const auto found = files_.find(path);
      if (found == files_.end()) {
        return Fault{std::string(path), "there is no such file"};
      }
      return found->second;
    });
  }

 private:
  std::map<std::string, std::string, std::less<>> files_;
};

TEST(BattlesLibrary, AnEmptyFileIsAFaultAndNoBattle) {
  Skirmish skirmish;
  for (const char* file : {"skirmish/map.json", "skirmish/forces.json", "skirmish/dawn.json"}) {
    skirmish[file].clear();
  }
  const LoadedBattles loaded = skirmish.load();
  EXPECT_TRUE(loaded.battles.empty());
  EXPECT_NE(describe(loaded.faults).find("skirmish/map.json: the file is empty"), std::string::npos)
      << describe(loaded.faults);
}

TEST(BattlesLibrary, ANewBattleIsDataAlone) {
  LoadedBattles loaded = Skirmish().load();
  ASSERT_TRUE(loaded.faults.empty()) << describe(loaded.faults);
  const Battles battles(std::move(loaded.battles));
  EXPECT_EQ(battles.info().scenarios.size(), 1U);
  EXPECT_EQ(battles.kind_id(0, 0), "skirmish.usa.foot");
  State state = set_up(battles, 0);
  EXPECT_TRUE(battles.faults_of(state).empty());
  // Played to its end by chance alone.
  Rng rng(7);
  Events events;
  int decisions = 0;
  while (battles.to_act(state) != Seat::Nobody && decisions < 5000) {
    Actions actions;
    if (battles.to_act(state) == Seat::Chance) {
      const Chance chance = battles.chance(state);
      battles.apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))),
                    events);
    } else {
      battles.actions(state, actions);
      ASSERT_FALSE(actions.empty());
      battles.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
    }
    ++decisions;
  }
  EXPECT_TRUE(battles.outcome(state).over);
}

TEST(BattlesLibrary, NamesTheFileThatIsAtFault) {
  const auto faults_with = [](std::string_view file, std::string_view from, std::string_view to) {
    Skirmish skirmish;
    std::string& text = skirmish[std::string(file)];
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    return describe(skirmish.load().faults);
  };
  const auto begins = [](const std::string& faults, std::string_view with) {
    return faults.find(with) != std::string::npos ? testing::AssertionSuccess()
                                                  : testing::AssertionFailure() << with << " is not in\n"
                                                                                << faults;
  };
  EXPECT_TRUE(
      begins(faults_with("skirmish/dawn.json", "0606", "0909"), "skirmish/dawn.json.setup[1]: there is no hex"));
  EXPECT_TRUE(
      begins(faults_with("skirmish/dawn.json", "csa.horse", "csa.hose"), "skirmish/dawn.json.setup[1].units[0]"));
  EXPECT_TRUE(begins(faults_with("skirmish/forces.json", "\"men\"", "\"mem\""), "skirmish/forces.json.counters[0]"));
  EXPECT_TRUE(begins(faults_with("skirmish/forces.json", "\"skirmish\"", "\"other\""), "must be the folder's name"));
  EXPECT_TRUE(begins(faults_with("skirmish/map.json", "\"columns\": 8", "\"columns\": 1000000000"),
                     "skirmish/map.json.columns"));
  EXPECT_TRUE(begins(faults_with("skirmish/map.json", "\"0302\"", "\"0504\""), "skirmish/map.json.lines[0]"));
  EXPECT_TRUE(begins(faults_with("index.json", "\"dawn\"", "\"noon\""), "noon.json"));
  EXPECT_TRUE(begins(faults_with("index.json", "[\"dawn\"]", "[\"dawn\", \"dawn\"]"), "another scenario has the id"));
  EXPECT_TRUE(begins(faults_with("index.json", "\"folder\"", "\"path\""), "index.json"));
}

}  // namespace
}  // namespace longroll::battles

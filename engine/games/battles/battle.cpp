#include "engine/games/battles/battle.h"

#include "engine/core/check.h"
#include "engine/hexgame/fingerprint.h"

namespace longroll::battles {

namespace {
constexpr std::array<std::string_view, kArms> kArmIds = {"infantry", "cavalry", "artillery",  "horse-artillery",
                                                         "leader",   "gunboat", "breastworks"};
}  // namespace

std::string_view id_of(Arm arm) { return kArmIds[static_cast<std::size_t>(arm)]; }

int Library::find_scenario(int number) const {
  for (std::size_t i = 0; i < scenarios.size(); ++i) {
    if (scenarios[i].number == number) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

std::size_t Library::scenario_index(const State& state) const {
  const int found = find_scenario(state.track(track(Track::Battle)));
  LR_CHECK(found >= 0, "a State of this battle");
  return static_cast<std::size_t>(found);
}

void finish_library(Library& library) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Counter works;
    works.id = std::string(id_of(side)) + ".breastworks";
    works.name = "Works";
    works.title = "Breastworks";
    works.side = side;
    works.arm = Arm::Breastworks;
    works.is_marker = true;
    library.kind_ids.push_back(works.id);
    library.counters.push_back(std::move(works));
  }
  for (const Counter& counter : library.counters) {
    library.arms.push_back(counter.arm);
  }
  library.costs = BattleCosts(library.chart, library.map);
  for (Scenario& scenario : library.scenarios) {
    const auto to_exit = [&](std::size_t side) {
      return DistanceField::in_hexes(library.map.grid, library.costs.playable(), library.costs.entered_over(),
                                     scenario.communications[side]);
    };
    library.to_exits.push_back({to_exit(0), to_exit(1)});
    scenario.number = hexgame::number_of_scenario(scenario.id);
    scenario.hash = hash_of_scenario(library, scenario);
  }
}

}  // namespace longroll::battles

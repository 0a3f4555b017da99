#include "engine/games/battles/battle.h"

#include "engine/core/hash.h"

namespace longroll::battles {

namespace {
constexpr std::array<std::string_view, kArms> kArmIds = {"infantry", "cavalry", "artillery",  "horse-artillery",
                                                         "leader",   "gunboat", "breastworks"};
}  // namespace

std::string_view id_of(Arm arm) { return kArmIds[static_cast<std::size_t>(arm)]; }

void finish_library(Library& library) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Counter works;
    works.id = std::string(id_of(side)) + ".breastworks";
    works.name = "Works";
    works.title = "Breastworks";
    works.side = side;
    works.arm = Arm::Breastworks;
    library.kind_ids.push_back(works.id);
    library.counters.push_back(std::move(works));
  }
  for (const Counter& counter : library.counters) {
    library.arms.push_back(counter.arm);
  }
  for (const Scenario& scenario : library.scenarios) {
    library.hash = mix64(library.hash ^ scenario.hash);
  }
  for (const BattleMap& map : library.maps) {
    library.going.emplace_back(library.chart, map);
    library.hash = mix64(library.hash ^ map.hash);
  }
  for (const Scenario& scenario : library.scenarios) {
    const auto map = static_cast<std::size_t>(scenario.map);
    const auto home = [&](std::size_t side) {
      return WayHome(library.going[map], library.maps[map].grid, scenario.communications[side]);
    };
    library.homes.push_back({home(0), home(1)});
  }
}

}  // namespace longroll::battles

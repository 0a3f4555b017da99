// build: small
#include "engine/games/campaign/library_faults.h"

#include <algorithm>

#include "engine/games/campaign/rules/set_up.h"

namespace longroll::campaign {
namespace {

constexpr UnitClass kOfUnionAlone[] = {UnitClass::Nsp, UnitClass::Ntp, UnitClass::Rsp, UnitClass::Usmrr};
constexpr UnitClass kOfConfederacyAlone[] = {UnitClass::Ironclad, UnitClass::Flotilla, UnitClass::Arsenal,
                                             UnitClass::Factory, UnitClass::Railroad};
constexpr UnitClass kProjects[] = {UnitClass::Fort,    UnitClass::Ironclad, UnitClass::Flotilla,
                                   UnitClass::Arsenal, UnitClass::Factory,  UnitClass::Railroad};

bool has_class(Seat side, UnitClass unit_class) {
  const auto& others = kOfConfederacyAlone;
  const bool is_of_one =
      side == Seat::Union
          ? std::find(std::begin(others), std::end(others), unit_class) != std::end(others)
          : std::find(std::begin(kOfUnionAlone), std::end(kOfUnionAlone), unit_class) != std::end(kOfUnionAlone);
  return !is_of_one;
}

std::string id_of(UnitClass unit_class) { return std::string(kUnitClassIds[static_cast<std::size_t>(unit_class)]); }

void check_forces(const Library& library, Faults& faults) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (int i = 0; i < kUnitClasses; ++i) {
      const auto unit_class = static_cast<UnitClass>(i);
      const auto count = std::count_if(library.counters.begin(), library.counters.end(), [&](const Counter& one) {
        return one.side == side && one.unit_class == unit_class;
      });
      if (count != (has_class(side, unit_class) ? 1 : 0)) {
        faults.push_back({"forces.json.classes", std::to_string(count) + " classes " + id_of(unit_class) + " of the " +
                                                     std::string(name_of(side)) + " side"});
      }
    }
  }
}

void check_chart(const WarChart& war, Faults& faults) {
  for (const UnitClass unit_class : kProjects) {
    if (std::none_of(war.projects.begin(), war.projects.end(),
                     [&](const Project& one) { return one.id == id_of(unit_class); })) {
      faults.push_back({"chart.json.projects", "there is no project \"" + id_of(unit_class) + "\""});
    }
  }
  for (const auto* list : {&war.union_militia, &war.confederate_militia, &war.either_militia}) {
    for (const std::string& code : *list) {
      if (!state_of_code(code)) {
        faults.push_back({"chart.json.militia", "there is no state \"" + code + "\""});
      }
    }
  }
}

/// The hexes that a start names.
class StartCheck {
 public:
  StartCheck(const GroundMap& map, const Start& start, Faults& faults)
      : map_(map), where_(start.id + ".json."), faults_(faults) {}

  void check(const std::vector<std::string>& hexes, const char* where) {
    for (const std::string& hex : hexes) {
      check(hex, where);
    }
  }
  void check(const StartForce& force) {
    constexpr const char* kSetup = "setup";
    if (force.where == StartForce::Where::Choice) {
      check(force.history, kSetup);
      check_choice(force, kSetup);
    } else if (force.where != StartForce::Where::SeaZone) {
      const bool is_good = check(force.hex, kSetup);
      const bool is_side = force.where == StartForce::Where::Hexside;
      if (is_good && is_side &&
          (!check(force.other_hex, kSetup) ||
           !hexside_between(map_.grid, *hex_named(force.hex), *hex_named(force.other_hex)))) {
        add(kSetup, force.hex + " and " + force.other_hex + " are no neighbours");
      }
    }
  }

 private:
  /// 3.1.2, 3.1.3: somewhere it must be possible to place them. Points are where the owner's other choices put them.
  void check_choice(const StartForce& force, const char* where) {
    const auto cities = static_cast<int>(hexes_of_choice(force).size());
    if (!force.is_choice_with_unit && cities < (force.is_apart ? counters_of(force) : 1)) {
      add(where, "there are " + std::to_string(cities) + " cities to choose from");
    }
  }
  HexSet hexes_of_choice(const StartForce& force) const {
    HexSet hexes;
    map_.cities().for_each([&](HexId hex) {
      if (force.choice_states.has(map_.state_at(hex)) && column_of(hex) >= force.first_column &&
          column_of(hex) <= force.last_column) {
        hexes.add(hex);
      }
    });
    return hexes;
  }
  bool check(const std::string& text, const char* where) {
    const auto hex = hex_named(text);
    const bool is_good = hex && map_.is_playable(*hex);
    if (!is_good) {
      add(where, text + " is no hex of the map");
    }
    return is_good;
  }
  void add(const char* where, std::string what) { faults_.push_back({where_ + where, std::move(what)}); }

  const GroundMap& map_;
  std::string where_;
  Faults& faults_;
};

}  // namespace

Faults faults_between(const Library& library) {
  Faults faults;
  check_forces(library, faults);
  check_chart(library.chart.war, faults);
  for (const Scenario& scenario : library.scenarios) {
    const Start& start = scenario.start;
    StartCheck one(library.map, start, faults);
    one.check(start.union_hexes, "control");
    one.check(start.confederate_hexes, "control");
    one.check(start.broken_rails, "rails");
    one.check(start.upgraded_rails, "rails");
    for (const StartForce& force : start.setup) {
      one.check(force);
    }
  }
  return faults;
}

}  // namespace longroll::campaign

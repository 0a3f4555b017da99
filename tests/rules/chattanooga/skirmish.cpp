// build: portable
#include "tests/rules/chattanooga/skirmish.h"

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/games/chattanooga/map_words.h"
#include "tests/rules/chattanooga/printed.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr int kColumns = 16;
constexpr int kRows = 14;

class Maker {
 public:
  explicit Maker(std::uint64_t number) : rng_(number, 12), number_(number), has_cups_(number % 2 == 0) {}

  Library library() {
    library_.id = "skirmish";
    library_.chart = printed_chart();
    make_ground();
    make_sides();
    make_roads();
    library_.map = GroundMap(map_);
    make_forces();
    make_cup();
    make_rules();
    if (has_cups_) {
      make_cups();
    } else {
      make_great();
    }
    library_.scenarios.push_back(scenario_);
    finish_library(library_);
    return library_;
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  HexId any_hex() { return hex_at(1 + below(kColumns), 1 + below(kRows)); }
  HexId any_free_hex(Seat side) {
    for (;;) {
      const HexId hex = hex_at(side == Seat::Union ? 2 + below(6) : 10 + below(6), 1 + below(kRows));
      if (library_.map.is_playable(hex) && taken_[static_cast<std::size_t>(hex)] < 3) {
        ++taken_[static_cast<std::size_t>(hex)];
        return hex;
      }
    }
  }

  void make_ground() {
    map_.id = "skirmish";
    map_.title = "Skirmish";
    map_.grid = {kColumns, kRows, rng_.below(2) == 0 ? Parity::EvenLower : Parity::OddLower};
    for (int column = 1; column <= kColumns; ++column) {
      for (int row = 1; row <= kRows; ++row) {
        const HexId hex = hex_at(column, row);
        const bool is_river = column == 1 && row > 3;
        map_.playable[hex] = !is_river;
        map_.terrain[hex] = static_cast<std::uint8_t>(is_river        ? static_cast<int>(Terrain::River)
                                                      : below(2) == 0 ? 0
                                                                      : below(6));
        map_.level[hex] = static_cast<std::int8_t>(below(3));
      }
    }
    const auto area = [&](std::string_view name, std::vector<HexId> hexes) {
      map_.regions.push_back({std::string(name), "area", std::move(hexes)});
    };
    area(kUnionCommunications, {hex_at(1, 1), hex_at(2, kRows)});
    area(kConfederateCommunications, {hex_at(kColumns, 1), hex_at(kColumns, kRows)});
  }

  void make_sides() {
    constexpr std::array<unsigned, 5> kBits = {kStream, kStream | kBridge, kBlocked, kUphill, kStream};
    for (int i = 0; i < 60; ++i) {
      const HexId hex = any_hex();
      const Direction d = kAllDirections[static_cast<std::size_t>(below(6))];
      const HexId next = map_.grid.neighbor(hex, d);
      const unsigned bits = kBits[static_cast<std::size_t>(below(5))];
      if (next != kNoHex && map_.side(hex, d) == 0) {
        map_.add_side(hex, d, bits);
        map_.add_side(next, opposite(d), bits & ~static_cast<unsigned>(kUphill));
      }
    }
  }

  void make_roads() {
    for (int i = 0; i < 6; ++i) {
      HexId hex = any_hex();
      const int heading = below(6);
      for (int step = 0; step < 10; ++step) {
        const Direction d = turned(kAllDirections[static_cast<std::size_t>(heading)], below(3) - 1);
        const HexId next = map_.grid.neighbor(hex, d);
        if (next == kNoHex || !map_.is_playable(next) || !map_.is_playable(hex)) {
          break;
        }
        map_.lay_road(hex, d, 0);
        hex = next;
      }
    }
  }

  void add(Unit unit, Seat side, HexId at, int turn = 0) {
    unit.side = side;
    unit.army = side == Seat::Union ? Army::Cumberland : Army::ConfederateTennessee;
    unit.id = std::string(id_of(side)) + "." + std::to_string(library_.counters.size());
    unit.name = unit.id;
    unit.title = unit.id;
    hexgame::Placement placement;
    placement.kind = static_cast<int>(library_.counters.size());
    placement.at = at;
    placement.turn = turn;
    if (turn > 0) {
      const int column = side == Seat::Union ? 2 : kColumns;
      placement.entries = {hex_at(column, 2 + below(4)), hex_at(column, 8 + below(4))};
      placement.entries.resize(1 + rng_.below(2));
    }
    scenario_.placements.push_back(placement);
    scenario_.area_of.push_back(at == kNoHex ? -1 : index_of(side));
    library_.kind_ids.push_back("skirmish." + unit.id);
    library_.counters.push_back(std::move(unit));
  }

  void make_forces() {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      for (int i = 0; i < 14; ++i) {
        const int morale = 2 + below(4);
        const int formation = 1 + below(3);
        const int type = below(6);
        Unit unit = type == 0   ? artillery(morale, formation)
                    : type == 1 ? cavalry(morale, formation)
                                : infantry(morale, formation);
        unit.has_asterisk = below(5) == 0;
        if (unit.type == UnitType::Artillery) {
          unit.range = static_cast<std::int8_t>(4 + below(7));
        } else if (below(4) == 0) {
          unit.range = 2;
        }
        if (unit.type == UnitType::Artillery) {
          unit.formations = FormationSet::span(1, 2);
        }
        const int turn = below(4) == 0 ? 1 + below(3) : 0;
        add(std::move(unit), side, turn > 0 ? kNoHex : any_free_hex(side), turn);
      }
      add(leader(1, 2, 2), side, any_free_hex(side));
      add(leader(2, 3), side, any_free_hex(side));
      add(extra_strength(1, 2, 3), side, kNoHex);
      add(reserve(), side, kNoHex);
      add(reserve(), side, kNoHex);
      Unit guns = extra_strength(1, 3, 2);
      guns.covers_artillery = true;
      add(std::move(guns), side, kNoHex);
    }
  }

  void make_cup() {
    for (const Unit& one : {hero(1, 2), hero(2, 1)}) {
      library_.kind_ids.push_back("skirmish." + one.id);
      library_.counters.push_back(one);
    }
  }

  void make_rules() {
    scenario_.id = "skirmish";
    scenario_.title = "Skirmish";
    scenario_.first = rng_.below(2) == 0 ? Seat::Union : Seat::Confederate;
    scenario_.first_turn_of_day = 1 + below(6);
    scenario_.stack_limit = library_.chart.numbers.movement.stack_limit;
    for (int turn = 1; turn <= 4; ++turn) {
      scenario_.turns.push_back({"turn " + std::to_string(turn), scenario_.turn_of_day(turn) == 6});
    }
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      SetUpArea area{"the side's half", {}};
      library_.map.in_play().for_each([&](HexId hex) {
        const bool is_unions = column_of(hex) < 9;
        if (is_unions == (side == Seat::Union)) {
          area.hexes.add(hex);
        }
      });
      scenario_.areas.push_back(std::move(area));
      scenario_.wins_on[side].add(hex_at(side == Seat::Union ? 10 : 7, 7));
    }
    scenario_.armies[static_cast<std::size_t>(Army::Cumberland)] = {-3, true, rng_.below(2) == 0};
    scenario_.armies[static_cast<std::size_t>(Army::ConfederateTennessee)] = {-2, true, false};
    scenario_.entry_hexes[Seat::Confederate] = {hex_at(8, 1), hex_at(8, 2)};
    scenario_.leashes = {{Seat::Union, FormationSet::one(3), hex_at(5, 7), 4}};
  }

  void add_to_cup(Unit unit, Seat side, int turn, int area, bool is_new) {
    auto& counters = scenario_.cups[side].counters;
    if (is_new) {
      counters.emplace_back();
    }
    counters.back().push_back(static_cast<PieceId>(scenario_.placements.size()));
    add(std::move(unit), side, kNoHex, turn);
    scenario_.area_of.back() = area;
    scenario_.counter_of.resize(scenario_.placements.size(), -1);
    scenario_.counter_of.back() = static_cast<int>(counters.size()) - 1;
  }

  /// 3.4: the Union places what a die brings, and draws three units before it sets up; the Confederates draw one
  /// counter, and one of them stands for two units and a leader.
  void make_cups() {
    Cup& ours = scenario_.cups[Seat::Union];
    for (int i = 0; i < 12; ++i) {
      add_to_cup(infantry(2 + below(4), 1 + below(3)), Seat::Union, 0, index_of(Seat::Union), true);
    }
    ours.die_less = 2;
    for (int row = 6; row < 9; ++row) {
      ours.placed_on.add(hex_at(3, row));
    }
    while (ours.set_up.size() < 3) {
      const HexId hex = any_free_hex(Seat::Union);
      if (std::find(ours.set_up.begin(), ours.set_up.end(), hex) == ours.set_up.end()) {
        ours.set_up.push_back(hex);
      }
    }
    scenario_.cups[Seat::Confederate].draws = 1;
    for (int i = 0; i < 4; ++i) {
      add_to_cup(i == 0 ? cavalry() : infantry(), Seat::Confederate, 1, -1, true);
    }
    add_to_cup(leader(2, 3), Seat::Confederate, 1, -1, true);
    add_to_cup(infantry(4, 2), Seat::Confederate, 1, -1, false);
    add_to_cup(infantry(4, 3), Seat::Confederate, 1, -1, false);
    scenario_.has_lone_units[Seat::Union] = true;
  }

  /// 3.2: they stand there, or where their owner shifts them: beside it.
  void place_works(Works kind, Seat side, HexId at) {
    PlacedWorks works{kind, side, {at}, {}, false, -1};
    library_.map.in_play().for_each([&](HexId hex) {
      if (library_.map.grid.distance(hex, at) <= 1) {
        works.ground.add(hex);
      }
    });
    scenario_.works.push_back(std::move(works));
  }

  /// 3.2: a battery of each side is set up, or comes in the second turn.
  void let_guns_wait() {
    BySide<bool> has_one{};
    for (hexgame::Placement& placement : scenario_.placements) {
      const Unit& unit = library_.counters[static_cast<std::size_t>(placement.kind)];
      if (unit.type == UnitType::Artillery && placement.at != kNoHex && !has_one[unit.side]) {
        has_one[unit.side] = true;
        placement.turn = 2;
        placement.entries = {hex_at(unit.side == Seat::Union ? 2 : kColumns, 5)};
      }
    }
  }

  /// What the great battle has (3.2): a river with boats and bridges, Hooker, units that are called, a bridge that can
  /// be wrecked, works; in one of two the map is to be cleared.
  void make_great() {
    scenario_.crossings = {hex_at(2, 6), hex_at(2, 10)};
    for (int i = 0; i < 5; ++i) {
      const int turn = 1 + below(2);
      add(i == 0 ? leader(1, 3) : i == 1 ? artillery() : infantry(2 + below(4)), Seat::Union, kNoHex, turn);
      mark_last(scenario_.across);
    }
    add(leader(9, 9), Seat::Union, hex_at(3, 8));
    scenario_.hooker.kind = scenario_.placements.back().kind;
    scenario_.hooker.at = {hex_at(3, 8), hex_at(4, 11)};
    library_.map.in_play().for_each([&](HexId hex) {
      if (column_of(hex) <= 5 && row_of(hex) >= 8) {
        scenario_.hooker.area.add(hex);
      }
    });
    for (int i = 0; i < 4; ++i) {
      add(i == 0 ? leader(1, 3) : infantry(2 + below(4)), Seat::Confederate, kNoHex, 2);
      mark_last(scenario_.called);
    }
    scenario_.call_turn = 2;
    for (const UnitType type : {UnitType::Boat, UnitType::Boat, UnitType::Bridge, UnitType::Bridge}) {
      add(pontoon(type), Seat::Union, kNoHex);
    }
    make_bridge();
    place_works(Works::Breastwork, Seat::Union, hex_at(6, 7));
    place_works(Works::Trench, Seat::Confederate, hex_at(11, 7));
    let_guns_wait();
    scenario_.clearing.is_used = number_ % 4 == 1;
    scenario_.clearing.decisive_before_day = 2;
    scenario_.clearing.union_clears.add(hex_at(12, 7));
    scenario_.clearing.confederates_hold.add(hex_at(7, 7));
  }

  void mark_last(std::vector<bool>& marks) const {
    marks.resize(scenario_.placements.size(), false);
    marks.back() = true;
  }

  void make_bridge() {
    library_.map.in_play().for_each([&](HexId hex) {
      map_.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
        if (scenario_.bridge.hex == kNoHex && library_.map.is_playable(next) && library_.map.is_bridge(hex, d)) {
          scenario_.bridge = {hex, next, 4};
        }
      });
    });
  }

  Rng rng_;
  std::uint64_t number_;
  bool has_cups_;
  HexMap map_;
  Library library_;
  Scenario scenario_;
  std::array<int, kMaxHexes> taken_{};
};

}  // namespace

std::shared_ptr<Chattanooga> skirmish(std::uint64_t number) {
  return std::make_shared<Chattanooga>(Maker(number).library());
}

Setup plainly(const Chattanooga& game) { return {0, std::vector<int>(game.info().options.size(), 0)}; }
Setup with_everything(const Chattanooga& game) { return {0, std::vector<int>(game.info().options.size(), 1)}; }

}  // namespace longroll::chattanooga::test

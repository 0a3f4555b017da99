// build: portable
#include "tests/rules/battles/skirmish.h"

#include "engine/core/rng.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

constexpr int kColumns = 18;
constexpr int kRows = 16;

class Maker {
 public:
  explicit Maker(std::uint64_t number) : rng_(number, 77) {}

  Library library() {
    library_.chart = printed_chart();
    make_ground();
    make_water();
    make_roads();
    make_forces();
    make_rules();
    library_.id = "skirmish";
    library_.map = map_;
    library_.scenarios.push_back(scenario_);
    finish_library(library_);
    return library_;
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  HexId any_hex(int from_row, int to_row) {
    return hex_at(1 + below(kColumns - 1), from_row + below(to_row - from_row + 1));
  }

  void make_ground() {
    map_.id = "skirmish";
    map_.title = "Skirmish";
    map_.grid = {kColumns, kRows, rng_.below(2) == 0 ? Parity::EvenLower : Parity::OddLower};
    map_.level.fill(2);
    for (int column = 1; column <= kColumns; ++column) {
      for (int row = 1; row <= kRows; ++row) {
        const auto hex = static_cast<std::size_t>(hex_at(column, row));
        map_.playable[hex] = column < kColumns || row % 5 != 0;
        map_.terrain[hex] = static_cast<std::uint8_t>(below(2) == 0 ? 0 : below(6));
        map_.level[hex] = static_cast<std::int8_t>(1 + below(4));
        if (column == kColumns) {
          map_.terrain[hex] = static_cast<std::uint8_t>(Terrain::Water);
        }
      }
    }
  }

  void add_side(HexId hex, Direction d, unsigned bits, bool both) {
    const HexId next = map_.grid.neighbor(hex, d);
    if (next == kNoHex) {
      return;
    }
    const auto add = [&](HexId at, Direction side) {
      auto& all = map_.sides[static_cast<std::size_t>(at)][static_cast<std::size_t>(side)];
      all = static_cast<std::uint16_t>(all | bits);
    };
    add(hex, d);
    if (both) {
      add(next, opposite(d));
    }
  }

  /// Bits of water everywhere, and a creek across the map with crossings.
  void make_water() {
    const std::array<unsigned, 9> water = {kStream,         kStream | kBridge, kCreek, kCreek | kFord, kCreek | kBridge,
                                           kRiver | kFerry, kRiver | kPontoon, kRiver, kStream | kFord};
    const std::array<unsigned, 4> works = {kSlope, kTrench, kEntrenchment, kRedoubt};
    for (int i = 0; i < 60; ++i) {
      add_side(any_hex(1, kRows), kAllDirections[static_cast<std::size_t>(below(6))],
               water[static_cast<std::size_t>(below(9))], true);
      add_side(any_hex(1, kRows), kAllDirections[static_cast<std::size_t>(below(6))],
               works[static_cast<std::size_t>(below(4))], false);
    }
    for (int column = 1; column < kColumns; ++column) {
      for (const Direction d : {Direction::UpLeft, Direction::Up, Direction::UpRight}) {
        if (!map_.grid.is_lower(column) || d == Direction::Up) {
          add_side(hex_at(column, kRows / 2), d, column % 4 == 0 ? kCreek | kBridge : kCreek, true);
        }
      }
    }
  }

  void make_roads() {
    for (int i = 0; i < 10; ++i) {
      const auto kind = static_cast<std::uint8_t>(below(kRoads));
      HexId hex = any_hex(1, kRows);
      const int heading = below(6);
      for (int step = 0; step < 12; ++step) {
        const Direction d = turned(kAllDirections[static_cast<std::size_t>(heading)], below(3) - 1);
        const HexId next = map_.grid.neighbor(hex, d);
        if (next == kNoHex) {
          break;
        }
        map_.roads[static_cast<std::size_t>(hex)][static_cast<std::size_t>(d)] = kind;
        map_.roads[static_cast<std::size_t>(next)][static_cast<std::size_t>(opposite(d))] = kind;
        hex = next;
      }
    }
  }

  void add(Seat side, Arm arm, HexId at, int turn) {
    Counter counter;
    counter.id = std::string(id_of(side)) + "." + std::string(id_of(arm)) + std::to_string(library_.counters.size());
    counter.name = counter.id;
    counter.title = counter.id;
    counter.side = side;
    counter.arm = arm;
    counter.strength = static_cast<std::int16_t>(arm == Arm::Leader ? 0 : 1 + below(8));
    counter.movement = static_cast<std::int16_t>(3 + below(5));
    Placement placement;
    placement.kind = static_cast<int>(library_.counters.size());
    placement.at = at;
    placement.turn = turn;
    placement.held = at != kNoHex && is_combat_unit(arm) && below(5) == 0 ? below(2) : -1;
    if (at == kNoHex) {
      const int row = side == Seat::Union ? 1 : kRows;
      placement.entries = {hex_at(4, row), hex_at(9, row)};
    }
    library_.kind_ids.push_back("skirmish." + counter.id);
    library_.counters.push_back(counter);
    scenario_.placements.push_back(placement);
  }

  void make_forces() {
    constexpr Arm kMix[] = {Arm::Infantry, Arm::Infantry,  Arm::Infantry,       Arm::Cavalry,
                            Arm::Infantry, Arm::Artillery, Arm::HorseArtillery, Arm::Leader};
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      std::array<int, kMaxHexes> there{};
      for (int i = 0; i < 24; ++i) {
        HexId hex = kNoHex;
        do {
          hex = side == Seat::Union ? any_hex(1, kRows / 2 - 1) : any_hex(kRows / 2 + 1, kRows);
        } while (there[static_cast<std::size_t>(hex)] >= 2);
        ++there[static_cast<std::size_t>(hex)];
        add(side, kMix[i % 8], i < 19 ? hex : kNoHex, i < 19 ? 0 : 1 + below(4));
      }
    }
    add(Seat::Union, Arm::Gunboat, hex_at(kColumns, 3), 0);
  }

  void make_rules() {
    scenario_.id = "skirmish";
    scenario_.title = "Skirmish";
    scenario_.turns.assign(6, {"noon", false});
    scenario_.turns[2].is_night = true;
    scenario_.first = below(2) == 0 ? Seat::Union : Seat::Confederate;
    scenario_.communications[Seat::Union] = {hex_at(4, 1), hex_at(9, 1)};
    scenario_.communications[Seat::Confederate] = {hex_at(4, kRows), hex_at(9, kRows)};
    scenario_.held = {{"left", "the left", 3, 0}, {"right", "the right", 0, 2}};
    for (int i = 0; i < 4; ++i) {
      scenario_.objectives.push_back({any_hex(1, kRows), "ground " + std::to_string(i), {5, 4}, Seat::Nobody});
    }
    scenario_.surprises = {{scenario_.first, 1, 1}};
  }

  Rng rng_;
  Library library_;
  BattleMap map_;
  Scenario scenario_;
};

}  // namespace

std::shared_ptr<Battles> skirmish(std::uint64_t number) { return std::make_shared<Battles>(Maker(number).library()); }

}  // namespace longroll::battles::test

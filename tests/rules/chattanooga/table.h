#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/steps/step_rule.h"
#include "tests/support/hex_table.h"

/// A battlefield for tests: 20 columns of 20 clear hexes, and counters of our own making laid out by name, each in turn
/// on top of those in its hex. Ground is changed hex by hex, the dice are dictated, and actions are written as the
/// protocol writes them. Lines of communication end in 0101 (Union) and 2020 (Confederate).
///
///     Table t(Seat::Union, Phase::Movement);
///     t.usa("iowa", infantry()).at("0505");
///     t.csa("georgia", infantry()).at("0506");
///     t.dictate({3});
///     t.act("take iowa");
///     t.act("go 0503");
///     EXPECT_EQ(t.place("iowa"), "0503");
namespace longroll::chattanooga {
using longroll::test::PrintTo;
}

namespace longroll::chattanooga::test {

/// Printed on the front; the reverse is one less of each, down to the limits of RULINGS.md.
Unit infantry(int morale = 4, int formation = 1);
Unit cavalry(int morale = 4, int formation = 1);
Unit artillery(int morale = 4, int formation = 1);
Unit extra_strength(int first, int last, int points);
/// A leader of that span of formations (13.1).
Unit leader(int first, int last, int combat = 1, int command = 3);
/// A reserve marker, which lies off the map (14.2).
Unit reserve();
/// Heroes of that rating in the cup (13.5): a counter that is no piece.
Unit hero(int rating, int count);
/// A pontoon boat (7.8) or bridge (7.9): a piece of the Union in the pool.
Unit pontoon(UnitType type);
/// The same regiment as a counter with an asterisk (5.9).
Unit with_asterisk(Unit unit);

class Table : public longroll::test::HexTable<Chattanooga> {
 public:
  /// A phase of that side in the first couplet of turn 3, late morning of a scenario of eight turns that begins with an
  /// early morning two turns before. The Union is the first player.
  Table(Seat side, Phase phase);

  /// Where a new counter stands and how. Without a place it is eliminated.
  class Placing {
   public:
    Placing(Table& table, PieceId id) : table_(&table), id_(id) {}
    Placing& at(std::string_view hex);
    Placing& in(Place box);
    /// A reinforcement that may enter there from that turn on.
    Placing& due(int turn, const std::vector<std::string>& hexes);
    /// On that counter of its side's cup (3.4).
    Placing& in_cup(std::size_t counter);
    Placing& disrupted();
    Placing& with(unsigned flags);
    /// A hero of that rating is with it (13.5).
    Placing& hero(int rating);

   private:
    Table* table_;
    PieceId id_;
  };
  Placing usa(std::string_view name, Unit unit) { return add(Seat::Union, name, std::move(unit)); }
  Placing csa(std::string_view name, Unit unit) { return add(Seat::Confederate, name, std::move(unit)); }

  // ---- ground ----
  void terrain(std::string_view hex, Terrain terrain);
  /// The Tennessee: nobody's ground.
  void water(std::string_view hex);
  void elevation(std::string_view hex, Elevation elevation);
  /// Marks of the side between two neighbours, seen from both; kUphill from `hex` alone, which lies lower.
  void side(std::string_view hex, std::string_view neighbor, unsigned bits);
  void road(const std::vector<std::string>& hexes);

  /// The turn of the scenario: 1 early morning, 5 evening, 6 night.
  void turn(int number) { turn_ = number; }
  void couplet(int number) { couplet_ = number; }
  /// What a track shows as play begins.
  void track(Track which, int value) { shown_.emplace_back(which, value); }
  /// Switches an advanced rule on, and with it what it needs (options.cpp).
  void on(Option option);
  /// The box of an army's morale, and whether it may panic (16.1, 16.3).
  void army(Army army, int morale, bool can_panic = false);
  /// Finished works stand in the hex (17.1).
  void works(std::string_view hex, Works works);
  /// The units there with kBuilding build such works, which take that number of further game turns (17.2).
  void building(std::string_view hex, Works works, int turns);
  /// That number of heroes of that rating are in the cup (13.5).
  void heroes(int rating, int count);
  /// The army is in panic (16.3).
  void panicked(Army army) { panicked_.push_back(army); }
  /// The charts, which a test may change before play begins.
  Chart& chart() { return library_.chart; }
  Scenario& scenario() { return library_.scenarios.front(); }

  bool is_disrupted(std::string_view name) { return piece(name).up == kReverse; }
  bool is_zone_of(Seat side, std::string_view hex) { return field().zone(side).has(Table::hex(hex)); }

 private:
  Beginning begin() override;
  void lay(PieceId piece, HexId hex) override;
  Placing add(Seat side, std::string_view name, Unit unit);

  Seat side_;
  Phase phase_;
  int turn_ = 3;
  int couplet_ = 1;
  std::vector<Option> options_;
  std::vector<std::pair<Track, int>> shown_;
  std::vector<Army> panicked_;
  std::vector<std::pair<HexId, unsigned>> works_;  // marks on the ground
  Library library_;
};

}  // namespace longroll::chattanooga::test

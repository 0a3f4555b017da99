#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/battles/game.h"
#include "engine/games/battles/steps/step_rule.h"
#include "tests/support/hex_table.h"

/// A battlefield for tests: 20 columns of 20 clear hexes, and counters of our own making laid out by name. Ground is
/// changed hex by hex, the dice are dictated, and actions are written as the protocol writes them.
///
///     Table t(Seat::Union, Phase::Combat);
///     t.terrain("0506", Terrain::Rough);
///     t.usa("iowa", infantry(5)).at("0505");
///     t.csa("georgia", infantry(2)).at("0506");
///     t.dictate({1});
///     t.act("target 0506");
///     t.act("join iowa");
///     t.act("resolve 0");
///     EXPECT_EQ(t.place("georgia"), "eliminated");
namespace longroll::battles {
using longroll::test::PrintTo;
}

namespace longroll::battles::test {

Counter infantry(int strength, int movement = 4);
Counter cavalry(int strength, int movement = 7);
Counter artillery(int strength, int movement = 4);
Counter horse_artillery(int strength, int movement = 6);
Counter leader();
Counter gunboat(int strength);

/// The chart of the house.
Chart printed_chart();

class Table : public longroll::test::HexTable<Battles> {
 public:
  /// A player turn of that side in that phase, in turn 3 of 12 of a battle in which the Union goes first.
  Table(Seat side, Phase phase);
  /// A battle that is shipped, as it begins: "shiloh". Its counters are known by their ids, "prentiss".
  explicit Table(std::string_view battle) : battle_(battle) {}

  /// Where a new counter stands and how. Without a place it is eliminated.
  class Placing {
   public:
    Placing(Table& table, PieceId id) : table_(&table), id_(id) {}
    Placing& at(std::string_view hex);
    Placing& is(Condition condition);
    Placing& with(unsigned flags);
    /// A reinforcement that may enter there from that turn on.
    Placing& due(int turn, std::string_view hex);
    Placing& held(int group);

   private:
    Table* table_;
    PieceId id_;
  };
  Placing usa(std::string_view name, Counter counter) { return add(Seat::Union, name, std::move(counter)); }
  Placing csa(std::string_view name, Counter counter) { return add(Seat::Confederate, name, std::move(counter)); }
  /// Breastworks of that side in the hex. Lay them out after all counters.
  void breastworks(Seat side, std::string_view hex);

  // ---- ground ----
  void terrain(std::string_view hex, Terrain terrain);
  void level(std::string_view hex, int level);
  /// Adds features to the hexside between two neighbours: streams, rivers, bridges and fords to both of its faces;
  /// slopes, trenches, entrenchments and redoubts to that of `hex` only (see Side).
  void side(std::string_view hex, std::string_view neighbor, unsigned features);
  void road(const std::vector<std::string>& hexes, Road kind = Road::Turnpike);
  void unplayable(std::string_view hex);
  void night();  ///< every turn is a night turn
  void turn(int number) { turn_ = number; }
  /// Everything else of the scenario: objectives, held troops, lines of communication.
  Scenario& scenario() { return library_.scenarios.front(); }
  Chart& chart() { return library_.chart; }

  /// These units attack the hex, by the first column offered, and these are the dice.
  void attack(std::string_view hex, const std::vector<std::string>& units, const std::vector<int>& dice);

  Condition condition(std::string_view name) { return static_cast<Condition>(state().piece(id(name)).marks); }

 private:
  Beginning begin() override;
  void lay(PieceId piece, HexId hex) override;
  Placing add(Seat side, std::string_view name, Counter counter);

  Seat side_ = Seat::Union;
  Phase phase_ = Phase::Movement;
  int turn_ = 3;
  Library library_;
  std::vector<std::pair<Seat, HexId>> works_;
  std::string battle_;  // a shipped one that is played instead
};

}  // namespace longroll::battles::test

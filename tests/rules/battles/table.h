#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/battles/game.h"
#include "engine/games/battles/steps/step_rule.h"
#include "engine/play/session.h"

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
namespace longroll::battles::test {

Counter infantry(int strength, int movement = 4);
Counter cavalry(int strength, int movement = 7);
Counter artillery(int strength, int movement = 4);
Counter horse_artillery(int strength, int movement = 6);
Counter leader();
Counter gunboat(int strength);

/// The chart of the house.
Chart printed_chart();

class Table {
 public:
  /// A player turn of that side in that phase, in turn 3 of 12 of a battle in which the Union goes first.
  Table(Seat side, Phase phase);

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

  void dictate(const std::vector<int>& dice) { session().dictate(dice); }
  /// Does it for whoever is to act; a test failure when it is refused.
  void act(std::string_view words);
  void act_all(const std::vector<std::string>& all);
  /// These units attack the hex, by the first column offered, and these are the dice.
  void attack(std::string_view hex, const std::vector<std::string>& units, const std::vector<int>& dice);

  /// The number of the rule that forbids it to whoever is to act; "lawful" when none does.
  std::string refused(std::string_view words);
  bool is_offered(std::string_view words) { return refused(words) == "lawful"; }
  /// Lawful actions whose text begins with these words.
  int offers(std::string_view beginning);

  std::string place(std::string_view name);  ///< "0505", "eliminated", "due"
  Condition condition(std::string_view name);
  bool has_flag(std::string_view name, unsigned flags);

  Seat to_act() { return session().to_act(); }
  StepKind step() { return static_cast<StepKind>(state().top().kind); }
  Phase phase() { return game().field(state()).phase(); }
  Seat phasing() { return game().field(state()).phasing(); }
  Prompt prompt() { return game().prompt(state()); }
  Outcome outcome() { return game().outcome(state()); }
  int value(Track which, int offset = 0) { return state().track(track(which, offset)); }

  /// Of the last decision: the dice in order, how often a remark was made, and its log.
  std::vector<int> dice();
  int said(Say what);
  /// The arguments after the code of the last such remark of the last decision; zeros when there is none.
  std::array<int, kLocals> remark(Say what);
  std::string log();

  const Battles& game();
  Field field() { return game().field(state()); }
  const State& state() { return session().state(); }
  Session& session();
  PieceId id(std::string_view name) const;
  static HexId hex(std::string_view text);

 private:
  Placing add(Seat side, std::string_view name, Counter counter);
  void begin();
  Action parsed(std::string_view words);

  Seat side_;
  Phase phase_;
  int turn_ = 3;
  Library library_;
  State start_;
  std::vector<std::pair<Seat, HexId>> works_;
  std::unique_ptr<Battles> game_;
  std::unique_ptr<Session> session_;
};

}  // namespace longroll::battles::test

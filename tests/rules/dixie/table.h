#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/words.h"
#include "engine/play/session.h"

/// A Dixie table for tests: cards of our own making are laid out by name, the dice are dictated, and actions are
/// written as the protocol writes them.
///
///     Table t(Seat::Union, Phase::Combat);
///     t.usa("iowa", infantry(3)).at("csa.center");
///     t.csa("georgia", infantry(2)).at("csa.center");
///     t.dictate({2, 4, 5});
///     t.act("fire iowa");
///     EXPECT_EQ(t.hits("georgia"), 1);
namespace longroll::dixie::test {

Card infantry(int value);
Card cavalry(int value);
/// Firepower across the centerline and when engaged: {1, 3} is the F1/F3 of Dixie 7.2.
struct Firepower {
  int at_long_range = 1;
  int engaged = 3;
};
Card artillery(int value, Firepower fire = {});
Card general(int attack, int defense);
Card terrain(TerrainType type);
/// A creek with that movement limit.
Card creek(int limit);
Card special(SpecialKind kind);

class Table {
 public:
  /// A battle turn of that side, in that phase: its third or fourth, so that nothing is special about it. In
  /// Phase::Deployment that side deploys (the Union after the Confederates).
  Table(Seat side, Phase phase);

  /// Where a new card goes and how it lies. Without a place it is in its owner's Reserve.
  class Placing {
   public:
    Placing(Table& table, PieceId id) : table_(&table), id_(id) {}
    Placing& at(std::string_view place);
    Placing& hits(int count);
    Placing& face_up();
    Placing& face_down();

   private:
    Table* table_;
    PieceId id_;
  };
  /// A new card. Left to itself a card lies as play would leave it: troops face-down until they are engaged or hit.
  Placing usa(std::string_view name, Card card) { return add(Seat::Union, name, std::move(card)); }
  Placing csa(std::string_view name, Card card) { return add(Seat::Confederate, name, std::move(card)); }
  /// Fills the side's reinforcement deck up to that many cards, plain infantry; 3 when nothing is said.
  void deck(Seat side, int count);
  /// The side that defends the position. When nothing is said: who stands there alone, else whose battleline it is.
  void held_by(std::string_view place, Seat side) {
    set(Track::Holder, index_of(side), position_index(place_named(place)));
  }
  /// What is wrong with a position like this one that comes from outside.
  std::string faults_if(std::string_view name, void (*spoil)(Piece&));
  void set(Track which, int value, int offset = 0);
  void choose(Option option, int value) { set(Track::Options, value, static_cast<int>(option)); }
  void play_open() { choose(Option::Cards, 1); }
  /// The battlefield of Shiloh (3.21), on the first or second day. Before the cards are laid out.
  void lie_front_and_back(int day = 1);
  /// Losses are counted in battle points where they decide (RULINGS 4.0).
  void count_battle_points() { edition_.losses_in = LossMeasure::BattlePoints; }
  /// Three days (15.2). Before the cards are laid out.
  void fight_three_days(const ThreeDays& days);
  /// A card of the collection that has not been dealt.
  void keep_out(Seat side, std::string_view name, Card card) { kept_out_.push_back({side, std::string(name), card}); }

  void dictate(const std::vector<int>& dice) { session().dictate(dice); }
  /// Does it for whoever is to act; a test failure when it is refused.
  void act(std::string_view words);
  /// Acts until that side's phase comes: passes by, ends phases, checks morale in order. Draws and dice not dictated
  /// come from the seed.
  void play_on_to(Seat side, Phase phase);

  /// The number of the rule that forbids it to whoever is to act; "lawful" when none does.
  std::string refused(std::string_view words);
  bool is_offered(std::string_view words) { return refused(words) == "lawful"; }
  /// The same for a side that may not be the one to act.
  std::string refused(Seat seat, std::string_view words);

  std::string place(std::string_view name);
  int hits(std::string_view name);
  bool is_up(std::string_view name);
  int count_at(std::string_view place);
  /// What went into the number that the card rolls morale against, and into its fire.
  int morale(std::string_view name);
  Shot shot(std::string_view name);

  Seat to_act() { return session().to_act(); }
  Seat phasing() { return dixie().field(state()).phasing(); }
  Phase phase() { return dixie().field(state()).phase(); }
  Outcome outcome() { return dixie().outcome(state()); }
  int value(Track which, int offset = 0) { return state().track(track(which, offset)); }
  Prompt prompt() { return dixie().prompt(state()); }
  StepKind step() { return static_cast<StepKind>(state().top().kind); }
  /// Is a side asked whether it plays a special card?
  bool is_asked_for_specials() { return step() == StepKind::Window; }

  /// Of the last decision: the dice in order, and how often a remark was made.
  std::vector<int> dice();
  int said(LogNote what);
  /// The log of the last decision as that seat reads it.
  std::string log(Seat reader);

  const Dixie& dixie();
  const State& state() { return session().state(); }
  Session& session();
  PieceId id(std::string_view name) const;

 private:
  Placing add(Seat side, std::string_view name, Card card);
  void begin();
  Action parsed(std::string_view words);

  Seat side_;
  Phase phase_;
  Edition edition_;
  State start_;
  std::vector<int> up_;  // by piece: -1 as play would leave it
  int decks_[2] = {3, 3};
  struct KeptOut {
    Seat side;
    std::string name;
    Card card;
  };
  std::vector<KeptOut> kept_out_;
  std::vector<std::pair<int, int>> tracks_;
  std::unique_ptr<Dixie> game_;
  std::unique_ptr<Session> session_;
};

}  // namespace longroll::dixie::test

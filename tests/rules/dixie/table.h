#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/words.h"
#include "tests/support/game_table.h"

/// A Dixie table for tests: cards of our own making are laid out by name, the dice are dictated, and actions are
/// written as the protocol writes them.
///
///     Table t(Seat::Union, Phase::Combat);
///     t.usa("iowa", infantry(3)).at("csa.center");
///     t.csa("georgia", infantry(2)).at("csa.center");
///     t.dictate({2, 4, 5});
///     t.act("fire iowa");
///     EXPECT_EQ(t.hits("georgia"), 1);
namespace longroll::dixie {
using longroll::test::PrintTo;
}

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

class Table : public longroll::test::GameTable {
 public:
  /// A battle turn of that side, in that phase: its third or fourth, so that nothing is special about it. In
  /// Phase::Deployment that side deploys (the Union after the Confederates).
  Table(Seat side, Phase phase);
  /// An edition that is shipped, as it begins: "gettysburg", with these options. Its cards are known by their ids,
  /// "dixie.usa.12".
  explicit Table(std::string_view edition, const std::vector<std::pair<Option, int>>& options = {});

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

  /// Plays on until that phase of that side is on, as it may be already: passes by, ends phases, checks morale in
  /// order.
  void play_on_to(Seat side, Phase phase) {
    play_on_until([&] { return phasing() == side && this->phase() == phase; });
  }
  /// The same, when it comes again.
  void play_on_to_next(Seat side, Phase phase);

  int hits(std::string_view name);
  bool is_up(std::string_view name);
  int count_at(std::string_view place);
  /// What went into the number that the card rolls morale against, and into its fire.
  int morale(std::string_view name);
  Shot shot(std::string_view name);

  Seat phasing() { return dixie().field(state()).phasing(); }
  Phase phase() { return dixie().field(state()).phase(); }
  int value(Track which, int offset = 0) { return state().track(track(which, offset)); }
  StepKind step() { return static_cast<StepKind>(state().top().kind); }
  /// Is a side asked whether it plays a special card?
  bool is_asked_for_specials() { return step() == StepKind::Window; }

  const Dixie& dixie() { return static_cast<const Dixie&>(door()); }

 private:
  Beginning begin() override;
  std::string name_of_kind(int kind) override;
  Placing add(Seat side, std::string_view name, Card card);

  Seat side_ = Seat::Union;
  Phase phase_ = Phase::Deployment;
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
  std::optional<Setup> shipped_;  // of an edition that is shipped, which is played instead
};

}  // namespace longroll::dixie::test

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/chattanooga/rules/move_reach.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "web/games/chattanooga/shown_game.h"
#include "web/hexgame/game.h"

namespace longroll::web::chattanooga {

/// The unit or stack that moves: where it may go, by which way, which checks of its morale that takes, and how it is
/// put down.
class MarchShown {
 public:
  explicit MarchShown(const ShownGame& in) : in_(in), reach_(std::make_unique<ch::MoveReach>()) {}

  /// Reads the State.
  void read();
  /// Who is out: the first of those that move, or who is placed, shifted, retreats or rides; kNoPiece: nobody.
  PieceId out() const { return out_; }
  /// Chattanooga 3.2: where the works stand that are being shifted in its place, else kNoHex.
  HexId works() const { return works_; }
  /// Where who is out may go now.
  hexgame::ReachShown reach() const;
  /// Where that unit could go if it were taken.
  hexgame::ReachShown look_ahead(PieceId unit);
  std::optional<hexgame::WayShown> way_to(HexId hex) const;

  /// What a way takes.
  struct Cost {
    int spent = 0, left = 0;
    int checks = 0;   ///< of each unit
    int passing = 0;  ///< chance that all pass all of them, percent
  };
  /// Of the way to a hex within reach of those who march; empty: nobody marches there.
  std::optional<Cost> cost_to(HexId hex) const;
  /// That who is out goes or retreats to that hex.
  Action go_to(HexId hex) const;
  /// "2 of 4 points, 2 rout checks: 56% pass, a check to form the stack: 70% pass"
  std::string cost_words(HexId hex) const;
  /// Chattanooga 6.3: the checks of that way, each a line: "29 PA leaves 1746: 60% pass its rout check [6.3]"; after
  /// the fourth how many more there are.
  std::vector<std::string> check_lines(HexId hex) const;
  /// Chattanooga 6.4, 10.11: whether a retreat ends in that hex, and what its check there risks; empty: nobody
  /// retreats.
  std::string retreat_words(HexId hex) const;

  bool can_be_put_down() const { return after_halt_.has_value(); }
  /// Chattanooga 3.2: the works in the hex of the unit that is set up can be shifted instead, else kNoHex.
  HexId works_instead() const;
  /// Why another could not be taken in its place.
  Refusal refuse_instead(PieceId unit) const;
  std::optional<Intent> take_instead(PieceId unit) const;
  std::optional<Intent> put_down() const;
  /// The unit that is out has not moved yet, and could try to recover instead (5.3).
  bool can_recover_instead() const;
  Intent recover_instead() const;

 private:
  bool has_set_out() const;
  template <class Then>
  void for_each_check(HexId hex, Then&& then) const;

  const ShownGame& in_;
  PieceId out_ = kNoPiece;
  HexId works_ = kNoHex;
  ch::Movers movers_;                     ///< who marches; nobody in other steps
  std::unique_ptr<ch::MoveReach> reach_;  ///< of the movers
  std::optional<State> after_halt_;       ///< when who is out has been put down
};

}  // namespace longroll::web::chattanooga

#pragma once

#include <optional>
#include <string>

#include "engine/games/battles/rules/movement.h"
#include "web/games/battles/shown_battle.h"
#include "web/hexgame/game.h"

namespace longroll::web::battles {

/// The unit that moves: where it may go, how it is put down, and the other way in which it could move.
class UnitMove {
 public:
  explicit UnitMove(const ShownBattle& in) : in_(in) {}

  /// Reads what can be done with the unit that is out.
  void read();
  /// Where a unit can go: the one that is out, or one that could be taken; kNoPiece: nobody.
  hexgame::ReachShown reach(PieceId unit);
  std::optional<hexgame::WayShown> way_to(HexId hex) const;

  /// What a way to a hex in reach costs, in half points.
  struct Cost {
    int spent = 0;
    int left = 0;
    bool stops = false;  ///< it must stop there (7.0)
  };
  Cost cost_to(HexId hex) const;

  /// Somebody is out and can be put down, so that another may be taken at once.
  bool can_be_put_down() const { return after_halt_.has_value(); }
  /// Why another could not be taken in its place.
  Refusal refuse_instead(PieceId unit) const;
  std::optional<Intent> take_instead(PieceId unit) const;
  std::optional<Intent> put_down() const;

  /// What the button for the other way of moving says; empty: there is none.
  const std::string& other_way_words() const { return other_way_words_; }
  Intent go_the_other_way() const;

 private:
  const ShownBattle& in_;
  Reach reach_;
  int points_ = 0;  ///< half points at the beginning of `reach_`
  std::string other_way_words_;
  std::optional<State> after_halt_;  ///< when the unit that is out is put down
};

}  // namespace longroll::web::battles

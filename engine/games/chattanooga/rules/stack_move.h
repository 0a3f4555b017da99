#pragma once
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/move_reach.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/play/refusal.h"

namespace longroll::chattanooga {

/// Chattanooga 7.1, 7.6: movement points of a unit or stack that begins to move. A stack goes as far as its slowest
/// unit.
int allowance(const Field& field, const Movers& movers);

/// Chattanooga 7.6: of the points of a move that is under way, those that it loses with its double allowance; 0 when it
/// has none or has lost it.
int double_allowance_left(const Field& field, const Movers& movers, const MarchLocals& march);

/// Chattanooga 7.5: why those who move together cannot force their march now; empty when they can.
Refusal refuse_forced_march(const Field& field, const Movers& movers, const MarchLocals& march);

/// How a unit or stack moves as things stand: what is the same for all of its steps is worked out once. Valid until the
/// State changes.
class StackMove {
 public:
  /// `march`: what the step of that kind keeps of the move.
  StackMove(const Field& field, const Movers& movers, const MarchLocals& march);

  HexId here() const { return here_; }

  /// Why the stack may not step from a hex to its neighbour, whatever its points; empty when it may.
  Refusal refuse_step(HexId from, Direction d, HexId to) const;
  /// Chattanooga 6.3, 8.1: why it may not end its move there of its owner's will; empty when it may.
  Refusal refuse_stay(HexId hex) const;

  /// Every hex within reach. Hexes where it may not stay are among them.
  void reach(MoveReach& reach) const;
  /// Why it cannot be sent to that hex; empty when it can.
  Refusal refuse_go(HexId to) const;
  /// Why it cannot step into that hex next; empty when it can.
  Refusal refuse_step_to(HexId to) const;

  /// Points left after a step from here that can be made, and after a way that was found.
  int points_after(Direction d, HexId to) const;
  int points_after(const MoveReach::Way& way) const { return points_of(way.is_slow) - way.spent; }
  /// Chattanooga 6.3: a step from that hex has to be paid for with a rout check of each unit.
  bool must_check_on_leaving(HexId hex) const { return enemy_zone_.has(hex); }

 private:
  /// What has been used up by some way: all points of the slow allowance or of the fast one.
  struct Spent {
    int points = 0;
    bool is_slow = false;
  };
  int points_of(bool is_slow) const { return is_slow ? slow_points_ : points_; }
  /// What a step costs on top of that; empty when no points are left for it.
  std::optional<Spent> spent_after(const Spent& spent, HexId from, Direction d, HexId to) const;
  GroundStep ground_step(HexId from, Direction d) const;
  Refusal why_no_way(MoveReach& reach, HexId to) const;
  Refusal refuse_ground(HexId from, Direction d) const;
  Refusal refuse_leash(HexId from, HexId to) const;
  bool is_first_step_from(HexId from) const { return !has_moved_ && !has_entered_ && from == here_; }
  bool is_tied_to_roads(HexId from) const { return !is_free_ && !is_first_step_from(from); }

  const Field& field_;
  const Movers movers_;
  Seat side_;
  HexId here_;
  int points_;       // left for the stack
  int slow_points_;  // left once it enters an enemy zone of control (7.6)
  bool has_moved_;
  bool has_entered_;  // the map, with this move: its first hex (9.3)
  bool is_free_;      // 12.3: not tied to roads after its first hex
  bool has_guns_ = false;
  bool has_road_bonus_ = false;  // 7.4
  int parts_ = 1;                // 7.4: parts of a point
  HexSet near_enemies_;          // 14.4: hexes that a reserve does not enter
  bool has_cavalry_ = false;
  bool has_infantry_ = false;
  const MarchLocals march_;
  const HexSet& enemies_;
  const HexSet& enemy_zone_;
  const HexSet& no_entry_;
};

/// Chattanooga 8.3: why the movers may not lie down in a hex where others of their side stand; empty: they may, perhaps
/// after a check.
Refusal refuse_join(const Field& field, const Movers& movers, HexId hex);
/// Chattanooga 8.3: they may do so only after a morale check.
bool must_check_to_join(const Field& field, const Movers& movers, HexId hex);
/// Chattanooga 8.3: the unit whose standing still lets them stack there without a check, of several the lowest in the
/// stack; kNoPiece when they need none, when one is bound there already, or in the phase of a fortune of war (15.0).
PieceId stands_still_for(const Field& field, const Movers& movers, HexId hex);
/// Chattanooga 8.3: the unit that makes it: the one with the lowest morale of all in the hex and those who come; the
/// lowest piece of equals.
PieceId checker_of_stack(const Field& field, const Movers& movers, HexId hex);

}  // namespace longroll::chattanooga

#pragma once
#include <memory>
#include <vector>

#include "engine/games/chattanooga/planner/draft.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/hexgame/adjutant.h"

namespace longroll::chattanooga {

/// Units under an order that move as one (Chattanooga 8.2), or one that is due (9.3).
struct MarchBody {
  std::vector<PieceId> units{};    ///< from the bottom up
  std::vector<PieceId> leaders{};  ///< who go along (13.2)
  HexId from = kNoHex;             ///< kNoHex: it is due
  bool is_under_way = false;       ///< its move, or its entry, has begun
  bool is_all_of_hex = false;      ///< nobody else there could move: a stack is taken by its hex

  std::vector<PieceId> all() const {
    std::vector<PieceId> out = units;
    out.insert(out.end(), leaders.begin(), leaders.end());
    return out;
  }
};

/// Where a body could stop.
struct MarchGoal {
  HexId hex = kNoHex;
  HexId entry = kNoHex;  ///< where it comes on; kNoHex: it is on the map
  int left = 0;          ///< from there to the place that the order names
  int dice = 0;          ///< checks that are due on the way: rout checks (6.3), one for joining a stack (8.3)
  int passing = 100;     ///< percent that all of them are passed
  int spent = 0;         ///< movement points
};

/// The unit has begun to move or to enter.
bool is_under_way(const State& state, PieceId piece);

/// Which bodies there are under an order, and where they could go. It asks the rules; nothing is decided.
class MarchGoals {
 public:
  /// `moves` measures distances. All must outlive this.
  MarchGoals(const Chattanooga& game, const hexgame::MoveRules& moves, const Order& order)
      : game_(game), moves_(moves), order_(order) {}

  /// Those that could move now, of the pieces that stand in the parts. One that is under way comes first, and alone may
  /// act.
  std::vector<MarchBody> bodies_of(const Draft& draft, const std::vector<OrderPlan::Part>& parts) const;
  /// The nearest first, guns alone after troops; of a shift those in front first, so that others can follow.
  void sort(const State& state, std::vector<MarchBody>& bodies);

  /// Where it could stop that is better than where it is: the nearest to the place first, then those with the fewest
  /// dice, then the cheapest.
  std::vector<MarchGoal> of(const State& state, const MarchBody& body);
  /// The decisions before it is sent to that hex.
  std::vector<Action> opening(const State& state, const MarchBody& body, const MarchGoal& goal) const;
  /// Every hex of the way there, the first one too.
  std::vector<HexId> way(const State& state, const MarchBody& body, const MarchGoal& goal);
  /// The place that the order means for it; of a shift its own, and where it stands once it is on its way.
  HexId aim_of(const State& state, const MarchBody& body) const;
  static HexId hex_of(const State& state, const MarchBody& body) { return hex_of(state, body.units.front()); }

 private:
  static HexId hex_of(const State& state, PieceId unit) {
    return is_hex(state.piece(unit).place) ? state.piece(unit).place : kNoHex;
  }
  /// `state` is that in which the body may be sent on: nothing has been spent, or it is under way.
  void add(const State& state, const MarchBody& body, HexId entry, std::vector<MarchGoal>& out);
  bool is_wanted(const Field& field, const StackMove& move, const Movers& movers, HexId hex, HexId aim) const;
  /// The State once it has come on there, when the rules let it.
  std::optional<State> entered(const State& state, const MarchBody& body, HexId entry) const;
  int left(const State& state, const MarchBody& body, HexId from);

  const Chattanooga& game_;
  const hexgame::MoveRules& moves_;
  const Order& order_;
  std::unique_ptr<MoveReach> reach_ = std::make_unique<MoveReach>();
  struct Measured {
    int distance_class = 0;
    bool by_road = false;
    DistanceField field;
  };
  std::vector<Measured> measured_;
};

}  // namespace longroll::chattanooga

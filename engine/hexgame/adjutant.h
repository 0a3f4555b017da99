#pragma once
#include <memory>

#include "engine/hexgame/unit.h"
#include "engine/map/distance_field.h"
#include "engine/map/paths.h"
#include "engine/play/adjutant.h"

/// The adjutant of games on hexes. How pieces find their places is worked out here; what is lawful, and why not, is
/// asked of the game's own rules on a draft. A game says by MoveRules which decisions move a piece and what ways cost.
namespace longroll::hexgame {

/// What the adjutant must be told of a game. What it says is a guess at what is worth trying: the rules decide.
class MoveRules {
 public:
  virtual ~MoveRules() = default;

  virtual const Grid& grid(const State& state) const = 0;
  virtual const Unit& unit(const State& state, PieceId piece) const = 0;
  /// A counter that moves, and is in play or yet to come.
  virtual bool can_be_ordered(const State& state, PieceId piece) const = 0;
  /// Of two pieces that are yet to come: they come on together.
  virtual bool come_together(const State& /*state*/, PieceId /*a*/, PieceId /*b*/) const { return false; }

  // ---- decisions ----
  /// Ways of moving that the game has; the first is the ordinary one, others are by road.
  virtual int way_count() const { return 1; }
  /// The decisions by which the piece begins to move in that way; none when it has begun, or where a game has none.
  virtual std::vector<Action> opening(const State& /*state*/, PieceId /*piece*/, int /*way*/) const { return {}; }
  /// The decision that sends the piece, which has begun to move, to the hex.
  virtual Action go(PieceId piece, HexId to) const = 0;
  /// The decision that ends the move that is under way; empty: nobody moves.
  virtual std::optional<Action> halt(const State& /*state*/) const { return std::nullopt; }
  /// It may begin to move in that way now.
  virtual bool may_begin(const State& state, PieceId piece, int way) const = 0;

  /// The decisions by which an attack on the hex is begun; none when it has begun, or where a game has none.
  virtual std::vector<Action> aim(const State& /*state*/, HexId /*at*/) const { return {}; }
  /// The decision by which the piece attacks the hex, or joins the attack on it.
  virtual Action join(PieceId piece, HexId at) const = 0;
  /// The decision that rolls for the attack when all have joined; empty where joining does.
  virtual std::optional<Action> resolve() const { return std::nullopt; }

  // ---- ways and room ----
  /// Every hex that the piece can come to when it begins to move in that way, or goes on, and what that costs.
  virtual void reach(const State& state, PieceId piece, int way, Reach& reach) const = 0;
  /// From every hex to that one, as such pieces pay for ground or road, with nobody in the way.
  virtual DistanceField distances(const State& state, PieceId piece, HexId to, bool by_road, int far) const = 0;
  /// Pieces of one class have the same distances.
  virtual int distance_class(const State& /*state*/, PieceId /*piece*/) const { return 0; }
  /// Who goes first: lowest. Guns that need troops beside them go after these.
  virtual int rank(const State& /*state*/, PieceId /*piece*/) const { return 0; }
  /// It counts for stacking.
  virtual bool takes_room(const State& /*state*/, PieceId /*piece*/) const { return true; }
  virtual int stack_limit(const State& state) const = 0;
};

class HexAdjutant final : public Adjutant {
 public:
  /// `game` must outlive the adjutant.
  HexAdjutant(const Game& game, std::unique_ptr<MoveRules> rules) : game_(game), rules_(std::move(rules)) {}

  OrderPlan plan(const State& state, const Order& order) const override;
  std::vector<PieceId> members(const State& state, PieceId piece, Ordered which) const override;
  std::string title(const State& state, PieceId piece, Ordered which) const override;

 private:
  const Game& game_;
  std::unique_ptr<MoveRules> rules_;
};

}  // namespace longroll::hexgame

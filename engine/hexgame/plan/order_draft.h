#pragma once
#include <memory>
#include <tuple>

#include "engine/hexgame/adjutant.h"
#include "engine/hexgame/plan/draft.h"

namespace longroll::hexgame {

/// A hex where a piece could stop, and how it would come there.
struct Goal {
  HexId hex = kNoHex;
  int way = 0;   ///< of MoveRules
  int cost = 0;  ///< of going there
  int left = 0;  ///< from there to the place that the order names
  /// Nearest to the place first, then cheapest.
  auto operator<=>(const Goal& other) const {
    return std::tuple(left, cost, way, hex) <=> std::tuple(other.left, other.cost, other.way, other.hex);
  }
  bool operator==(const Goal&) const = default;
};

/// A piece under an order.
struct Follower {
  PieceId piece = kNoPiece;
  int rank = 0;
  bool is_settled = false;  ///< its part is written
  OrderPlan::Part part;
};

/// An order that is being turned into decisions: the draft, and what each piece does in it.
class OrderDraft {
 public:
  OrderDraft(const Game& game, const MoveRules& rules, const State& state, const Order& order);

  const MoveRules& rules() const { return rules_; }
  const State& state() const { return draft_.state(); }
  bool goes_on() const { return draft_.goes_on(); }
  HexId to() const { return to_; }
  /// By rank, then as they were named.
  std::vector<Follower>& followers() { return followers_; }
  HexId hex_of(PieceId piece) const;
  bool may_begin(PieceId piece) const;
  /// A piece of the player who orders, in the hex that the order names.
  bool is_there(PieceId piece) const;

  /// Where it could stop, the nearest to the place first; its own hex is not among them. A hex may be full.
  std::vector<Goal> goals(const Follower& follower, bool by_road);
  /// How far it is from there to the place for that piece; more than any way for what is not on the map.
  int left(PieceId piece, HexId from, bool by_road);
  /// Some road leads to the place.
  bool has_road(PieceId piece);

  /// Sends it there and settles it; false, and nothing is done, when the rules refuse.
  bool march(Follower& follower, int way, HexId to, int cost);
  /// The same by the first way that the rules allow.
  bool march(Follower& follower, HexId to);
  /// It does the decisions of an attack.
  bool join(Follower& follower);
  /// It is where it is best.
  void stay(Follower& follower);
  /// Settles all others: the rules are asked why they cannot do as ordered.
  void settle(Order::Kind kind);
  OrderPlan finish();

 private:
  using Rules = Draft<Game>;
  std::vector<Action> decisions(const State& state, PieceId piece, Order::Kind kind) const;
  /// Settles it when the rules refuse; false when they do not.
  bool refuse(Follower& follower, Order::Kind kind);
  const DistanceField& field_of(PieceId piece, bool by_road);
  void add_roll(OrderPlan& plan) const;

  const Game& game_;
  const MoveRules& rules_;
  const State start_;
  HexId to_;
  bool is_attack_;
  Rules draft_;
  std::vector<Follower> followers_;
  std::vector<PieceId> named_;  // in the order of Order::pieces
  std::unique_ptr<Reach> reach_ = std::make_unique<Reach>();
  struct Measured {
    int distance_class = 0;
    bool by_road = false;
    DistanceField field;
  };
  std::vector<std::unique_ptr<Measured>> measured_;
};

}  // namespace longroll::hexgame

// build: small
#include "engine/games/chattanooga/adjutant.h"

#include <algorithm>

#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/march_orders.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/verbs.h"
#include "engine/hexgame/adjutant.h"

namespace longroll::chattanooga {
namespace {

/// Which units are led together, what ways cost, and by which decisions they attack (Chattanooga 7.0, 10.1). Marches
/// are planned by march_orders.h, for whole stacks.
class ChattanoogaMoves final : public hexgame::MoveRules {
 public:
  explicit ChattanoogaMoves(const Chattanooga& game) : game_(game) {}

  const Grid& grid(const State& state) const override { return data(state).map.grid; }
  const hexgame::Unit& unit(const State& state, PieceId piece) const override {
    return data(state).counter(state.piece(piece).kind);
  }
  bool can_be_ordered(const State& state, PieceId piece) const override {
    const Piece& counter = state.piece(piece);
    return is_combat_unit(data(state).type(counter.kind)) && (is_on_map(counter) || counter.place == kDue);
  }
  bool come_together(const State& state, PieceId a, PieceId b) const override {
    const auto& all = data(state).scenario_of(state).placements;
    const auto& one = all[static_cast<std::size_t>(a)];
    const auto& other = all[static_cast<std::size_t>(b)];
    return one.turn == other.turn && one.entries == other.entries;
  }

  std::vector<Action> opening(const State&, PieceId piece, int) const override {
    return {action_of(verbs::Take{piece})};
  }
  Action go(PieceId, HexId to) const override { return action_of(verbs::Go{to}); }
  bool may_begin(const State&, PieceId, int) const override { return false; }
  void reach(const State&, PieceId, int, Reach& reach) const override { reach.clear(); }

  std::vector<Action> aim(const State& state, HexId at) const override {
    const bool is_begun = is_at(state, StepKind::Attack) && locals_of<AttackLocals>(state.top()).hex == at;
    return is_begun ? std::vector<Action>{} : std::vector<Action>{action_of(verbs::AttackHex{at})};
  }
  Action join(PieceId piece, HexId) const override { return action_of(verbs::AttackWith{piece}); }
  std::optional<Action> resolve() const override { return action_of(verbs::EndAttack{}); }

  DistanceField distances(const State& state, PieceId piece, HexId to, bool by_road, int far) const override {
    return DistanceField::by_cost(grid(state), data(state).costs.costs(),
                                  by_road ? kArms : distance_class(state, piece), {&to, 1}, far);
  }
  int distance_class(const State& state, PieceId piece) const override {
    return static_cast<int>(data(state).type(state.piece(piece).kind));  // an arm has the number of its type
  }
  /// Guns go where troops already are.
  int rank(const State& state, PieceId piece) const override {
    return data(state).type(state.piece(piece).kind) == UnitType::Artillery ? 1 : 0;
  }
  int stack_limit(const State& state) const override { return data(state).scenario_of(state).stack_limit; }

 private:
  const Library& data(const State& state) const { return game_.data_of(state); }
  static bool is_at(const State& state, StepKind kind) {
    return !state.stack.empty() && state.top().kind == static_cast<std::int16_t>(kind);
  }

  const Chattanooga& game_;
};

/// Marches of bodies, and attacks as in every game on hexes.
class ChattanoogaAdjutant final : public Adjutant {
 public:
  explicit ChattanoogaAdjutant(const Chattanooga& game)
      : game_(game), moves_(game), attacks_(game, std::make_unique<ChattanoogaMoves>(game)) {}

  OrderPlan plan(const State& state, const Order& order) const override {
    return order.kind == Order::Kind::Attack ? attacks_.plan(state, order) : plan_of_march(game_, moves_, state, order);
  }

  /// Chattanooga 13.2: leaders who have not moved go along with their stack, and with a formation when nobody of their
  /// span stays in the hex.
  std::vector<PieceId> members(const State& state, PieceId piece, Ordered which) const override {
    std::vector<PieceId> out = attacks_.members(state, piece, which);
    const Field field(game_.data_of(state), state);
    if (which == Ordered::Unit || out.empty() || !field.has(Option::Leaders)) {
      return out;
    }
    const std::vector<PieceId> units = out;
    const auto goes = [&](PieceId unit) { return std::find(units.begin(), units.end(), unit) != units.end(); };
    for (const PieceId leader : field.pieces()) {
      if (!has_leader_on_map(field, leader, field.side_of(piece)) || field.has_flag(leader, kMoved)) {
        continue;
      }
      const Place place = field.piece(leader).place;
      const auto stands_by = [&](PieceId unit) { return field.piece(unit).place == place; };
      const bool has_company = std::any_of(units.begin(), units.end(), stands_by);
      bool is_needed_here = false;
      for_each_unit_at(field, place, [&](PieceId unit) {
        is_needed_here |= which == Ordered::Formation && !goes(unit) && is_in_span(field, leader, unit);
      });
      if (has_company && !is_needed_here) {
        out.push_back(leader);
      }
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  std::string title(const State& state, PieceId piece, Ordered which) const override {
    return attacks_.title(state, piece, which);
  }

  bool can_shift() const override { return true; }

 private:
  const Chattanooga& game_;
  ChattanoogaMoves moves_;
  hexgame::HexAdjutant attacks_;
};

}  // namespace

std::unique_ptr<Adjutant> make_adjutant(const Chattanooga& game) { return std::make_unique<ChattanoogaAdjutant>(game); }

}  // namespace longroll::chattanooga

// build: small
#include "engine/games/battles/adjutant.h"

#include "engine/games/battles/locals.h"
#include "engine/games/battles/rules/takes.h"
#include "engine/games/battles/verbs.h"
#include "engine/hexgame/adjutant.h"

namespace longroll::battles {
namespace {

/// Who pays alike: troops on foot, guns, gunboats.
enum class DistanceClass : std::uint8_t { Foot, Guns, Water };

class BattlesMoves final : public hexgame::MoveRules {
 public:
  explicit BattlesMoves(const Battles& game) : game_(game) {}

  const Grid& grid(const State& state) const override { return data(state).map.grid; }
  const hexgame::Unit& unit(const State& state, PieceId piece) const override {
    return data(state).counter(state.piece(piece).kind);
  }
  bool can_be_ordered(const State& state, PieceId piece) const override {
    return arm(state, piece) != Arm::Breastworks && (is_on_map(state.piece(piece)) || state.piece(piece).place == kDue);
  }
  bool come_together(const State& state, PieceId a, PieceId b) const override {
    const std::vector<Placement>& all = data(state).scenario_of(state).placements;
    const Placement& one = all[static_cast<std::size_t>(a)];
    const Placement& other = all[static_cast<std::size_t>(b)];
    return one.turn == other.turn && one.entries == other.entries;
  }

  int way_count() const override { return 2; }
  std::vector<Action> opening(const State& state, PieceId piece, int way) const override {
    const std::optional<MoveUnitLocals> move = move_under_way(state);
    if (move && move->unit == piece && move->mode == mode_of(way)) {
      return {};
    }
    return {mode_of(way) == MoveMode::Regular ? action_of(verbs::Take{piece}) : action_of(verbs::TakeRoad{piece})};
  }
  Action go(PieceId, HexId to) const override { return action_of(verbs::Go{to}); }
  std::optional<Action> halt(const State& state) const override {
    return move_under_way(state) ? std::optional(action_of(Do::Halt)) : std::nullopt;
  }
  bool may_begin(const State& state, PieceId piece, int way) const override {
    const std::vector<Action> actions = opening(state, piece, way);
    return actions.empty() || !game_.refuse(state, game_.to_act(state), actions.front());
  }

  std::vector<Action> aim(const State& state, HexId at) const override {
    for (const Piece& piece : state.pieces) {
      if (piece.place == at && (piece.flags & kTarget) != 0) {
        return {};
      }
    }
    return {action_of(verbs::Target{at})};
  }
  Action join(PieceId piece, HexId) const override { return action_of(verbs::Join{piece}); }
  std::optional<Action> resolve() const override { return action_of(verbs::Resolve{0}); }

  void reach(const State& state, PieceId piece, int way, Reach& reach) const override {
    const Field field = game_.field(state);
    const std::optional<MoveUnitLocals> move = move_under_way(state);
    const int points = move && move->unit == piece ? move->half_points : allowance(field, piece, mode_of(way));
    March(field, piece, mode_of(way)).reach(points, reach);
  }
  DistanceField distances(const State& state, PieceId piece, HexId to, bool by_road, int far) const override {
    const Library& battle = data(state);
    const auto which = static_cast<DistanceClass>(distance_class(state, piece));
    if (which == DistanceClass::Water) {
      SideSets water;
      for (int column = 1; column <= battle.map.grid.columns; ++column) {
        for (int row = 1; row <= battle.map.grid.rows; ++row) {
          for (const Direction d : kAllDirections) {
            if (battle.map.terrain_at(hex_at(column, row)) == Terrain::Water) {
              water[d].add(hex_at(column, row));
            }
          }
        }
      }
      return DistanceField::in_hexes(battle.map.grid, water[Direction::Up], water, {&to, 1});
    }
    const CostClass costs = which == DistanceClass::Guns ? CostClass::Guns : CostClass::Foot;
    return DistanceField::by_cost(battle.map.grid, battle.costs.costs(),
                                  by_road ? BattleCosts::kByRoad : BattleCosts::regular_of(costs), {&to, 1}, far);
  }
  int distance_class(const State& state, PieceId piece) const override {
    const Arm arm = this->arm(state, piece);
    return static_cast<int>(arm == Arm::Gunboat ? DistanceClass::Water
                            : is_artillery(arm) ? DistanceClass::Guns
                                                : DistanceClass::Foot);
  }
  /// Battles 7.0, 7.3: guns and leaders go near the enemy where troops already are.
  int rank(const State& state, PieceId piece) const override {
    const Arm arm = this->arm(state, piece);
    return arm == Arm::Leader ? 2 : is_artillery(arm) ? 1 : 0;
  }
  bool takes_room(const State& state, PieceId piece) const override { return is_combat_unit(arm(state, piece)); }
  int stack_limit(const State& state) const override { return data(state).scenario_of(state).stack_limit; }

 private:
  static MoveMode mode_of(int way) { return way == 0 ? MoveMode::Regular : MoveMode::Strategic; }
  const Library& data(const State& state) const { return game_.data_of(state); }
  Arm arm(const State& state, PieceId piece) const { return data(state).arm(state.piece(piece).kind); }
  static std::optional<MoveUnitLocals> move_under_way(const State& state) {
    return !state.stack.empty() && state.top().kind == static_cast<std::int16_t>(StepKind::MoveUnit)
               ? std::optional(locals_of<MoveUnitLocals>(state.top()))
               : std::nullopt;
  }

  const Battles& game_;
};

}  // namespace

std::unique_ptr<Adjutant> make_adjutant(const Battles& game) {
  return std::make_unique<hexgame::HexAdjutant>(game, std::make_unique<BattlesMoves>(game));
}

}  // namespace longroll::battles

// build: small
#include "engine/games/chattanooga/adjutant.h"

#include <algorithm>

#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/verbs.h"
#include "engine/hexgame/adjutant.h"

namespace longroll::chattanooga {
namespace {

/// Which decisions move a unit and let it attack, and what ways cost (Chattanooga 7.0, 9.3, 10.1). Each unit goes by
/// itself, and only where no die is due: neither on leaving an enemy zone of control (6.3) nor for joining a stack
/// (8.3). The player decides on such moves by himself.
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

  std::vector<Action> opening(const State& state, PieceId piece, int) const override {
    if (is_moving(state, piece)) {
      return {};
    }
    return {action_of(verbs::Take{piece})};
  }
  Action go(PieceId, HexId to) const override { return action_of(verbs::Go{to}); }
  std::optional<Action> halt(const State& state) const override {
    const bool is_march = !state.stack.empty() && state.top().kind == static_cast<std::int16_t>(StepKind::March);
    return is_march ? std::optional(action_of(verbs::Halt{})) : std::nullopt;
  }
  /// In a Movement Phase: how units are set up (3.1) is not ordered here.
  bool may_begin(const State& state, PieceId piece, int) const override {
    return is_moving(state, piece) || (is_at(state, StepKind::MovementPhase) &&
                                       !game_.refuse(state, game_.to_act(state), action_of(verbs::Take{piece})));
  }

  std::vector<Action> aim(const State& state, HexId at) const override {
    const bool is_begun = is_at(state, StepKind::Attack) && locals_of<AttackLocals>(state.top()).hex == at;
    return is_begun ? std::vector<Action>{} : std::vector<Action>{action_of(verbs::AttackHex{at})};
  }
  Action join(PieceId piece, HexId) const override { return action_of(verbs::AttackWith{piece}); }
  std::optional<Action> resolve() const override { return action_of(verbs::EndAttack{}); }

  /// Chattanooga 7.1, 9.3: hexes that it can reach, and stay in, without a die.
  void reach(const State& state, PieceId piece, int, Reach& reach) const override;
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
  /// It has begun to move, and nobody moves with it (8.2): a stack that is under way is its owner's to lead.
  bool is_moving(const State& state, PieceId piece) const {
    if (is_at(state, StepKind::Entry)) {
      return locals_of<EntryLocals>(state.top()).unit == piece;
    }
    if (!is_at(state, StepKind::March) || (state.piece(piece).flags & kMoving) == 0) {
      return false;
    }
    return movers_of(game_.field(state)).size() == 1;
  }

  const Chattanooga& game_;
};

void ChattanoogaMoves::reach(const State& state, PieceId piece, int, Reach& reach) const {
  const Field field = game_.field(state);
  std::vector<SearchStart> found;
  if (state.piece(piece).place == kDue) {
    for (const HexId hex : field.scenario().placements[static_cast<std::size_t>(piece)].entries) {
      if (!refuse_entry_at(field, piece, hex)) {
        found.push_back({hex, entry_cost(field, hex)});
      }
    }
  } else {
    const bool is_under_way = is_moving(state, piece);
    const Movers movers = is_under_way ? movers_of(field) : Movers(piece);
    MarchLocals march;
    if (is_under_way) {
      march = locals_of<MarchLocals>(state.top());
    } else {
      march.points = allowance(field, movers);
    }
    const StackMove move(field, movers, march);
    const auto ways = std::make_unique<MoveReach>();
    move.reach(*ways);
    for (const HexId hex : ways->hexes()) {
      const bool is_joining = hex != move.here() && field.has_units(hex, field.side_of(piece));
      const bool has_die = ways->way(hex).checks > 0 || (is_joining && must_check_to_join(field, movers, hex));
      if (!has_die && !move.refuse_stay(hex) && !(is_joining && refuse_join(field, movers, hex))) {
        found.push_back({hex, ways->way(hex).spent});
      }
    }
  }
  // The ways are known: only their ends are written down.
  constexpr int kMost = 100;
  search(
      grid(state), found, {kMost}, [](HexId, Direction, HexId) { return kImpassable; }, reach);
}

}  // namespace

std::unique_ptr<Adjutant> make_adjutant(const Chattanooga& game) {
  return std::make_unique<hexgame::HexAdjutant>(game, std::make_unique<ChattanoogaMoves>(game));
}

}  // namespace longroll::chattanooga

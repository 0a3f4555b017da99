// build: fast
#include "engine/hexgame/adjutant.h"

#include "tests/conform/toy_hex/toy_hex.h"

namespace longroll::toy_hex {
namespace {

/// Which decisions move and attack, and what ways cost (RULES.md 5.0, 7.0).
class ToyMoves final : public hexgame::MoveRules {
 public:
  explicit ToyMoves(const ToyHex& game) : game_(game) {}

  const Grid& grid(const State& state) const override { return game_.data_of(state).map.grid; }
  const hexgame::Unit& unit(const State& state, PieceId piece) const override {
    return game_.data_of(state).counter(state.piece(piece).kind);
  }
  bool can_be_ordered(const State& state, PieceId piece) const override { return is_hex(state.piece(piece).place); }
  Action go(PieceId piece, HexId to) const override { return action_of(Move{piece, to}); }
  bool may_begin(const State& state, PieceId piece, int) const override {
    return can_be_ordered(state, piece) && owner_of(state.piece(piece)) == game_.to_act(state) &&
           (state.piece(piece).flags & kMoved) == 0;
  }
  Action join(PieceId piece, HexId at) const override { return action_of(Attack{piece, at}); }
  void reach(const State& state, PieceId piece, int, Reach& reach) const override {
    game_.field(state).reach(piece, reach);
  }
  DistanceField distances(const State& state, PieceId, HexId to, bool, int far) const override {
    return DistanceField::by_cost(grid(state), game_.data_of(state).costs, 0, {&to, 1}, far);
  }
  int stack_limit(const State& state) const override { return game_.data_of(state).scenario().stack_limit; }

 private:
  const ToyHex& game_;
};

}  // namespace

std::unique_ptr<Adjutant> make_adjutant(const ToyHex& game) {
  return std::make_unique<hexgame::HexAdjutant>(game, std::make_unique<ToyMoves>(game));
}

}  // namespace longroll::toy_hex

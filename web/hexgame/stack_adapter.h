#pragma once

#include "web/hexgame/counter_values.h"
#include "web/hexgame/map_screen.h"
#include "web/hexgame/plain_adapter.h"

namespace longroll::web::hexgame {

/// The plain adapter of a game whose Field has the stacks (engine/hexgame/state_reader.h): it reads the State on the
/// screen by the rules of `Game` and lays the counters out as they lie. The Field knows turn and phasing side, and who
/// holds a hex.
template <class Game>
class StackAdapter : public PlainAdapter {
 public:
  BoardSnapshot read() override {
    const typename Game::Field now = field();
    SnapshotBuilder builder;
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      for (const PieceId id : now.units(side)) {
        builder.lay(id, now.piece(id).place, side, -now.rank(id));
      }
    }
    BoardSnapshot board = builder.finish(now.grid());
    const auto& scenario = game().scenario_at(game().scenario_index(now.state()));
    show_scenario(board, scenario, now.turn(), now.phasing(),
                  [&](std::size_t i) { return now.holder(scenario.objectives[i].hex); });
    return board;
  }

  std::vector<RosterGroup> roster(Seat side) const override {
    const typename Game::Field now = field();
    RosterBuilder builder;
    for (const PieceId id : now.units(side)) {
      const CounterLook shown = look(id, now.piece(id).marks);
      const bool is_ready = may_still_act(id);
      builder.add(unit(id), {.unit = id,
                             .symbol = shown.symbol,
                             .values = std::string(shown.values),
                             .state = is_ready        ? "may act"
                                      : shown.is_done ? "has acted"
                                                      : "",
                             .is_ready = is_ready});
    }
    return builder.finish();
  }

 protected:
  using PlainAdapter::PlainAdapter;

  const Game& game() const { return static_cast<const Game&>(screen.model.game()); }
  const typename Game::Data& data() const { return game().data_of(screen.seen()); }
  typename Game::Field field() const { return game().field(screen.seen()); }

  const HexMap& map() const override { return data().map; }
  const longroll::hexgame::Unit& unit(PieceId piece) const override {
    return data().counter(screen.seen().piece(piece).kind);
  }
};

}  // namespace longroll::web::hexgame

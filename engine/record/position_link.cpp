// build: small
#include "engine/record/position_link.h"

#include <algorithm>

#include "engine/play/setup.h"
#include "engine/record/card_coder.h"
#include "engine/record/link_frame.h"
#include "engine/record/setup_coder.h"
#include "engine/record/state_coder.h"

namespace longroll {

namespace {

/// What can be dealt; nothing where pieces are not dealt.
Pools pools_of(const Game& game, const Setup& setup) {
  return {game.pool(setup, Seat::Union), game.pool(setup, Seat::Confederate)};
}

bool are_empty(const Pools& pools) { return pools[0].empty() && pools[1].empty(); }

bool read_body(RangeDecoder& in, const State& start, const Pools& pools, State& state) {
  return are_empty(pools) ? read_state(in, start, state) : read_cards(in, start, pools, state);
}

}  // namespace

Bytes write_position(const Game& game, const Setup& setup, const State& state) {
  RangeEncoder out;
  write_setup(out, game, setup);
  const Pools pools = pools_of(game, setup);
  if (are_empty(pools)) {
    write_state(out, game.setup(setup), state);
  } else {
    write_cards(out, game.setup(setup), pools, state);
  }
  return out.finish();
}

Result<Position> read_position(const Game& game, int scenario, std::span<const std::uint8_t> body) {
  RangeDecoder in(body);
  Position position{read_setup(in, game, scenario), {}};
  if (Faults faults = faults_of_setup(game, position.setup); !faults.empty()) {
    return faults;
  }
  const Pools pools = pools_of(game, position.setup);
  if (!read_body(in, game.setup(position.setup), pools, position.state)) {
    return damaged_link();
  }
  const Bytes again = write_position(game, position.setup, position.state);
  if (!std::equal(again.begin(), again.end(), body.begin(), body.end())) {
    return damaged_link();  // bytes that nobody reads, or numbers cut to fit
  }
  if (Faults faults = game.faults_of(position.state); !faults.empty()) {
    return faults;
  }
  return position;
}

}  // namespace longroll

#include "engine/record/position_link.h"

#include <algorithm>

#include "engine/play/setup.h"
#include "engine/record/link_frame.h"
#include "engine/record/state_coder.h"

namespace longroll {

Bytes write_position(const Game& game, const Setup& setup, const State& state) {
  RangeEncoder out;
  write_setup(out, game.info(), setup);
  write_state(out, game.setup(setup), state);
  return out.finish();
}

Result<Position> read_position(const Game& game, std::span<const std::uint8_t> body) {
  RangeDecoder in(body);
  Position position{read_setup(in, game.info()), {}};
  if (Faults faults = faults_of_setup(game, position.setup); !faults.empty()) {
    return faults;
  }
  if (!read_state(in, game.setup(position.setup), position.state)) {
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

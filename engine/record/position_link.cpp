// build: small
#include "engine/record/position_link.h"

#include <algorithm>

#include "engine/record/codec/coding_archive.h"
#include "engine/record/link_frame.h"
#include "engine/record/stored_position.h"

namespace longroll {

Bytes write_position(const Game& game, const Setup& setup, const State& state, LinkFormat format) {
  CodingOutputArchive out(game, setup.scenario, {}, format);
  StoredPosition position = stored_position(game, setup, state);
  out(position);
  return out.finish();
}

Result<LoadedPosition> follow_position(const Game& game, int scenario, std::span<const std::uint8_t> body,
                                       LinkFormat format) {
  CodingInputArchive in(game, scenario, body, format);
  StoredPosition stored;
  in(stored);
  if (in.failed()) {
    return in.faults().empty() ? Faults{damaged_link()} : in.faults();
  }
  LoadedPosition position{in.setup(), std::move(stored.state)};
  if (Faults faults = game.faults_of(position.state); !faults.empty()) {
    return faults;
  }
  return position;
}

Result<LoadedPosition> read_position(const Game& game, int scenario, std::span<const std::uint8_t> body,
                                     LinkFormat format) {
  Result<LoadedPosition> position = follow_position(game, scenario, body, format);
  if (position) {
    const Bytes again = write_position(game, position.value().setup, position.value().state, format);
    if (!std::equal(again.begin(), again.end(), body.begin(), body.end())) {
      return damaged_link();  // bytes that nobody reads, or numbers cut to fit
    }
  }
  return position;
}

}  // namespace longroll

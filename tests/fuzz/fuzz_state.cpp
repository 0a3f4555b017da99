// A position of play with numbers changed: faults_of names what is wrong, or it can be played on, viewed and guessed.
#include <algorithm>

#include "engine/core/hash.h"
#include "tests/fuzz/support/fuzz.h"

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  Source source(bytes.first(std::min<std::size_t>(bytes.size(), 400)));
  const Table& chosen = table(source.byte());
  const Game& door = *chosen.game;
  State state = chosen.begin();
  for (std::uint32_t steps = 60 + source.below(200); steps > 0 && play_on(door, state, source); --steps) {
  }
  for (std::uint32_t changes = 1 + source.below(6); changes > 0; --changes) {
    const std::uint32_t what = source.below(9);
    const std::int16_t number = source.small();
    if (what < 6 && !state.pieces.empty()) {
      Piece& piece = state.pieces[source.below(static_cast<std::uint32_t>(state.pieces.size()))];
      what == 0   ? piece.kind = number
      : what == 1 ? piece.place = number
      : what == 2 ? piece.marks = number
                  : piece.note = number;
      piece.flags = static_cast<std::uint16_t>(what == 4 ? number : piece.flags);
      piece.up = static_cast<std::int8_t>(what == 5 ? number : piece.up);
    } else if (what == 6) {
      state.tracks[source.below(static_cast<std::uint32_t>(state.tracks.size()))] = number;
    } else if (what == 7 && !state.stack.empty()) {
      state.stack[source.below(static_cast<std::uint32_t>(state.stack.size()))].locals[source.below(kLocals)] = number;
    } else {
      state.stack.push_back({number, {source.small(), source.small(), source.small()}});
    }
  }
  if (const Faults faults = door.faults_of(state); !faults.empty()) {
    return hash_text(describe(faults));
  }
  Rng rng(1);
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    static_cast<void>(door.guess(door.view(state, seat), rng));
  }
  static_cast<void>(door.prompt(state));
  for (int i = 0; i < 60 && play_on(door, state, source); ++i) {
  }
  return hash_of(state);
}

// Bytes as decisions and dice: what is listed is lawful, what is not is refused, and events go both ways.
#include <algorithm>

#include "tests/fuzz/support/fuzz.h"

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  Source source(bytes.first(std::min<std::size_t>(bytes.size(), 500)));
  const Table& chosen = table(source.byte());
  const Game& door = *chosen.game;
  State state = chosen.begin();
  Actions actions;
  while (!source.empty()) {
    door.actions(state, actions);
    const Action wild{source.byte(), {source.small(), source.small(), source.small(), 0}};
    const bool listed = std::binary_search(actions.begin(), actions.end(), wild);
    LR_CHECK(!door.refuse(state, door.to_act(state), wild) == listed, "refuse and actions agree");
    for (int i = 0; i < 3; ++i) {
      if (!play_on(door, state, source)) {
        return hash_of(state);
      }
    }
  }
  const Faults faults = door.faults_of(state);
  LR_CHECK(faults.empty(), describe(faults).c_str());
  return hash_of(state);
}

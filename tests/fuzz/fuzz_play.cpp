// Bytes as decisions and dice: what is listed is lawful, what is not is refused, and events go both ways.
#include <algorithm>

#include "tests/fuzz/support/fuzz.h"

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  Source source(cut(bytes, 500, 12));
  const std::uint32_t number = source.byte();
  const Table& chosen = table(number);
  const Game& door = *chosen.game;
  State state = is_fast() ? moment(number, source.byte()) : chosen.begin();
  Actions actions;
  while (!source.empty()) {
    door.actions(state, actions);
    const Action wild{source.byte(), {source.small(), source.small(), source.small(), 0}};
    const bool listed = std::binary_search(actions.begin(), actions.end(), wild);
    LR_CHECK(!door.refuse(state, door.to_act(state), wild) == listed, "refuse and actions agree");
    for (int i = 0; i < (is_fast() ? 1 : 3); ++i) {
      if (!play_on(door, state, source)) {
        return hash_of(state);
      }
    }
  }
  const Faults faults = door.faults_of(state);
  LR_CHECK(faults.empty(), describe(faults).c_str());
  return hash_of(state);
}

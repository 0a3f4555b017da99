#include "engine/table/state.h"

#include "engine/core/hash.h"

namespace longroll {
std::uint64_t hash_of(const State& state) {
  return hash_of_all(state.stack, hash_of_all(state.tracks, hash_of_all(state.pieces, state.pieces.size())));
}

}  // namespace longroll

#include "engine/table/state.h"

#include <span>
#include <type_traits>

#include "engine/core/hash.h"

namespace longroll {
namespace {

template <class T>
std::uint64_t hash_of_all(const std::vector<T>& values, std::uint64_t seed) {
  static_assert(std::has_unique_object_representations_v<T>);
  return hash_bytes({reinterpret_cast<const std::uint8_t*>(values.data()), values.size() * sizeof(T)}, seed);
}

}  // namespace

std::uint64_t hash_of(const State& state) {
  return hash_of_all(state.stack, hash_of_all(state.tracks, hash_of_all(state.pieces, state.pieces.size())));
}

}  // namespace longroll

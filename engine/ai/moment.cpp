#include "engine/ai/moment.h"

#include <span>
#include <type_traits>

#include "engine/core/hash.h"
#include "engine/table/seat.h"

namespace longroll {
namespace {

template <class T>
std::uint64_t hash_of_all(const std::vector<T>& values, std::uint64_t seed) {
  static_assert(std::has_unique_object_representations_v<T>);
  return hash_bytes({reinterpret_cast<const std::uint8_t*>(values.data()), values.size() * sizeof(T)}, seed);
}

}  // namespace

std::uint64_t hash_of(const View& view) {
  const std::uint64_t seen = mix64(hash_of(view.seen) ^ static_cast<std::uint64_t>(view.seat));
  return hash_of_all(view.remembered, hash_of_all(view.hidden, seen));
}

Rng rng_of_moment(std::uint64_t seed, const View& view, const Actions& lawful) {
  return Rng(hash_of_all(lawful, mix64(seed) ^ hash_of(view)));
}

}  // namespace longroll

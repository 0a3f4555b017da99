#include "engine/ai/moment.h"

#include "engine/core/hash.h"
#include "engine/table/seat.h"

namespace longroll {
std::uint64_t hash_of(const View& view) {
  const std::uint64_t seen = mix64(hash_of(view.seen) ^ static_cast<std::uint64_t>(view.seat));
  return hash_of_all(view.remembered, hash_of_all(view.hidden, seen));
}

Rng rng_of_moment(std::uint64_t seed, const View& view, const Actions& lawful) {
  return Rng(hash_of_all(lawful, mix64(seed) ^ hash_of(view)));
}

}  // namespace longroll

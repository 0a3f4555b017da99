#include "engine/ai/random_bot.h"

#include "engine/ai/moment.h"
#include "engine/core/hash.h"

namespace longroll {

void RandomBot::begin(const View& view, const Actions& lawful) {
  Rng rng = rng_of_moment(mix64(seed_ + begun_++), view, lawful);
  choice_ = lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))];
}

bool RandomBot::think(int /*iterations*/) { return false; }

}  // namespace longroll

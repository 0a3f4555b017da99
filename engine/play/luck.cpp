#include "engine/play/luck.h"

#include "engine/core/rng.h"

namespace longroll {

Luck::Pick Luck::pick(const Chance& chance, std::uint32_t n) {
  while (chance.kind == Chance::Kind::Die && !values_.empty()) {
    const int outcome = values_.front() - chance.lowest;
    values_.pop_front();
    if (outcome >= 0 && outcome < chance.ways) {
      return {outcome, true};
    }
  }
  return {static_cast<int>(nth_draw(seed_, n, static_cast<std::uint32_t>(chance.ways))), false};
}

}  // namespace longroll

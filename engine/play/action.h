#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <vector>

namespace longroll {

/// What kind of decision; each game numbers its own verbs.
using Verb = std::uint16_t;

/// One decision of a player or of Chance: a verb and at most four ids or numbers, unused ones 0. Ordered, hashable.
struct Action {
  Verb verb = 0;
  std::array<std::int16_t, 4> args{};
  auto operator<=>(const Action&) const = default;
};
static_assert(sizeof(Action) == 10);

/// The lawful actions of a moment: sorted, each once.
using Actions = std::vector<Action>;

}  // namespace longroll

#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
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

/// What tools that know no game's verbs may ask of an action. A game's verbs put first the piece or place that acts
/// (the subject), and second where it goes or what it is done to (the object).
constexpr std::int16_t subject_argument(const Action& action) { return action.args[0]; }
constexpr std::int16_t object_argument(const Action& action) { return action.args[1]; }
/// The arguments after the subject.
constexpr std::span<const std::int16_t, 3> arguments_after_subject(const Action& action) {
  return std::span(action.args).last<3>();
}

/// An action by a game's own name of its verb.
template <class Do>
requires std::is_enum_v<Do>
constexpr Action action_of(Do verb, int a = 0, int b = 0, int c = 0) {
  const auto narrow = [](int value) { return static_cast<std::int16_t>(value); };
  return {static_cast<Verb>(verb), {narrow(a), narrow(b), narrow(c), 0}};
}

/// No list of lawful actions is longer (law 10 of Game): who chooses among more is asked step by step.
constexpr std::size_t kMaxActions = 600;

/// The lawful actions of a moment: sorted, each once.
using Actions = std::vector<Action>;

}  // namespace longroll

#pragma once
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/play/now.h"

/// The locals of a step by name. A game writes one struct for each kind of step that has any:
///
///   struct MoveUnitLocals {
///     static constexpr StepKind kStep = StepKind::MoveUnit;
///     PieceId unit = kNoPiece;
///     int half_points = 0;  ///< movement left, in half points
///     MoveMode mode = MoveMode::Regular;
///     bool has_moved = false;
///     static constexpr auto members() {
///       return std::tuple(&MoveUnitLocals::unit, &MoveUnitLocals::half_points, &MoveUnitLocals::mode,
///                         &MoveUnitLocals::has_moved);
///     }
///   };
///
/// A member is a whole number, an enumeration or a bool. Its place in members() is its place in Step::locals, so
/// members are added at the end, as saved games demand. Nothing else of a game reads or writes Step::locals.
namespace longroll {

template <class Locals>
concept StepLocals = requires {
  Locals::kStep;
  Locals::members();
};

namespace detail {

template <class Locals>
constexpr std::size_t kMembers = std::tuple_size_v<decltype(Locals::members())>;

/// Calls `then(index, member)` for each member of a struct of locals or arguments, in order.
template <class Struct, class Then>
constexpr void for_each_member(Struct& of, Then&& then) {
  using Plain = std::remove_const_t<Struct>;
  [&]<std::size_t... I>(std::index_sequence<I...>) { (then(I, of.*std::get<I>(Plain::members())), ...); }
  (std::make_index_sequence<kMembers<Plain>>());
}

template <class Struct, class Numbers>
constexpr Struct struct_of(const Numbers& numbers) {
  Struct result;
  for_each_member(result, [&](std::size_t i, auto& member) {
    member = static_cast<std::remove_reference_t<decltype(member)>>(numbers[i]);
  });
  return result;
}

template <class Numbers, class Struct>
constexpr Numbers numbers_of(const Struct& of) {
  Numbers numbers{};
  for_each_member(of, [&](std::size_t i, const auto& member) { numbers[i] = static_cast<std::int16_t>(member); });
  return numbers;
}

}  // namespace detail

/// The locals of a step of that kind, which the caller has made sure of or which validation is looking at: the numbers
/// may be any.
template <StepLocals Locals>
Locals locals_of(const Step& step) {
  static_assert(detail::kMembers<Locals> <= kLocals);
  return detail::struct_of<Locals>(step.locals);
}

/// The locals of the innermost step, which must be of that kind.
template <StepLocals Locals>
Locals locals_of(const Now& now) {
  const Step& step = now.state().top();
  LR_CHECK(step.kind == static_cast<std::int16_t>(Locals::kStep), "the innermost step is of another kind");
  return locals_of<Locals>(step);
}

/// The step is of the kind that has these locals.
template <StepLocals Locals>
bool is_step(const Step& step) {
  return step.kind == static_cast<std::int16_t>(Locals::kStep);
}

/// No number of the step stands beyond the members of its locals, and each is one that its member can hold.
template <StepLocals Locals>
bool holds_only(const Step& step) {
  return step.locals == detail::numbers_of<decltype(step.locals)>(locals_of<Locals>(step));
}

/// The step with these locals, as it stands on the stack.
template <StepLocals Locals>
Step step_of(const Locals& locals) {
  return {static_cast<std::int16_t>(Locals::kStep), detail::numbers_of<decltype(Step::locals)>(locals)};
}

/// Begins a step inside the present one.
template <StepLocals Locals>
void begin(Now& now, const Locals& locals) {
  now.begin(step_of(locals));
}

/// Writes the locals of the innermost step, which must be of that kind: one event for each that changes.
template <StepLocals Locals>
void write(Now& now, const Locals& locals) {
  const Step step = step_of(locals);
  LR_CHECK(now.state().top().kind == step.kind, "the innermost step is of another kind");
  for (std::size_t i = 0; i < detail::kMembers<Locals>; ++i) {
    now.set_local(static_cast<int>(i), step.locals[i]);
  }
}

/// Writes the locals of the step below the innermost one, which is closed for a moment and opened again.
template <StepLocals Locals>
void write_below(Now& now, const Locals& locals) {
  const Step innermost = now.state().top();
  now.end();
  write(now, locals);
  now.begin(innermost);
}

}  // namespace longroll

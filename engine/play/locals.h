#pragma once
#include <concepts>
#include <optional>
#include <type_traits>

#include "engine/core/members.h"
#include "engine/play/now.h"

/// The locals of a step by name. A game writes one struct for each kind of step that has any:
///
///   struct MoveUnitLocals {
///     static constexpr StepKind kStep = StepKind::MoveUnit;
///     PieceId unit = kNoPiece;
///     int half_points = 0;  ///< movement left, in half points
///     MoveMode mode = MoveMode::Regular;
///     bool has_moved = false;
///   };
///
/// A member is a whole number, an enumeration, a bool, or a small struct that packs itself into one number. Its place
/// among the members is its place in Step::locals, so members are added at the end, as saved games demand. Nothing else
/// of a game reads or writes Step::locals.
///
/// A struct whose members name pieces that somebody may not see lists those:
/// `static constexpr auto names_pieces() { return std::tuple(&MoveUnitLocals::unit); }`.
namespace longroll {

/// Several small numbers that share one local: `pack()` makes one number of them and `unpack` reads any number.
template <class Member>
concept PackedLocal = requires(const Member& member, std::int16_t number) {
  { member.pack() } -> std::convertible_to<int>;
  { Member::unpack(number) } -> std::same_as<Member>;
};

template <class Locals>
concept StepLocals = requires {
  Locals::kStep;
};

namespace detail {

template <class Member>
constexpr Member member_of(std::int16_t number) {
  if constexpr (PackedLocal<Member>) {
    return Member::unpack(number);
  } else {
    return static_cast<Member>(number);
  }
}

template <class Member>
constexpr std::int16_t number_of(const Member& member) {
  if constexpr (PackedLocal<Member>) {
    return static_cast<std::int16_t>(member.pack());
  } else {
    return static_cast<std::int16_t>(member);
  }
}

template <class Struct, class Numbers>
constexpr Struct struct_of(const Numbers& numbers) {
  Struct result;
  for_each_member(result, [&](std::size_t i, auto& member) {
    member = member_of<std::remove_reference_t<decltype(member)>>(numbers[i]);
  });
  return result;
}

template <class Numbers, class Struct>
constexpr Numbers numbers_of(const Struct& of) {
  Numbers numbers{};
  for_each_member(of, [&](std::size_t i, const auto& member) { numbers[i] = number_of(member); });
  return numbers;
}

}  // namespace detail

/// The locals of a step of that kind, which the caller has made sure of or which validation is looking at: the numbers
/// may be any.
template <StepLocals Locals>
Locals locals_of(const Step& step) {
  static_assert(kMembers<Locals> <= kLocals);
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

/// Every number of the step is 0, as in a kind of step that has no locals.
inline bool has_no_locals(const Step& step) { return step.locals == Step{}.locals; }

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
  for (std::size_t i = 0; i < kMembers<Locals>; ++i) {
    if (now.state().top().locals[i] != step.locals[i]) {
      now.set_local(static_cast<int>(i), step.locals[i]);
    }
  }
}

/// Writes one local of the innermost step, which must be of that kind: `write(now, &MoveUnitLocals::has_moved, true)`.
template <StepLocals Locals, class Member>
void write(Now& now, Member Locals::*member, const std::type_identity_t<Member>& value) {
  LR_CHECK(is_step<Locals>(now.state().top()), "the innermost step is of another kind");
  now.set_local(static_cast<int>(place_of(member)), detail::number_of(value));
}

/// Writes the locals of the step below the innermost one, which is closed for a moment and opened again.
template <StepLocals Locals>
void write_below(Now& now, const Locals& locals) {
  const Step innermost = now.state().top();
  now.end();
  write(now, locals);
  now.begin(innermost);
}

/// A local of the innermost step before and after an event that set it.
template <class Member>
struct LocalChange {
  Member before;
  Member after;
};

/// What the event, which happens to that State, did to a local; empty when it did something else.
template <StepLocals Locals, class Member>
std::optional<LocalChange<Member>> change_of(const State& state, const Event& event, Member Locals::*member) {
  if (event.kind != EventKind::LocalSet || state.stack.empty() || !is_step<Locals>(state.top()) ||
      static_cast<std::size_t>(event.args[0]) != place_of(member)) {
    return std::nullopt;
  }
  return LocalChange<Member>{detail::member_of<Member>(event.args[1]), detail::member_of<Member>(event.args[2])};
}

/// The locals of every kind of step that has any: `using AllLocals = LocalsOfSteps<MoveUnitLocals, CombatLocals>;`.
template <StepLocals... Each>
struct LocalsOfSteps {
  /// The locals of the step that name a piece: a bit for each, by its place (play/redaction.h).
  static unsigned naming(const Step& step) {
    unsigned bits = 0;
    ((bits |= is_step<Each>(step) ? naming_of<Each>() : 0U), ...);
    return bits;
  }

 private:
  template <class Locals>
  static constexpr unsigned naming_of() {
    unsigned bits = 0;
    if constexpr (requires { Locals::names_pieces(); }) {
      std::apply([&](auto... members) { ((bits |= 1U << place_of(members)), ...); }, Locals::names_pieces());
    }
    return bits;
  }
};

}  // namespace longroll

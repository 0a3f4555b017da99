#pragma once
#include <optional>
#include <span>

#include "engine/play/action.h"
#include "engine/play/locals.h"

/// The arguments of an action by name. A game writes one struct for each verb that has any, as for the locals of its
/// steps (play/locals.h):
///
///   struct Advance {
///     static constexpr Do kVerb = Do::Advance;
///     PieceId unit = kNoPiece;
///     HexId hex = kNoHex;
///   };
///
/// Nothing else of a game reads or writes Action::args.
namespace longroll {

template <class Arguments>
concept ActionArguments = requires {
  Arguments::kVerb;
};

/// A verb without arguments: `using EndMoves = OfNothing<Do::EndMoves>;`.
template <auto verb>
struct OfNothing {
  static constexpr auto kVerb = verb;
};

/// The action: `action_of(Advance{unit, hex})`.
template <ActionArguments Arguments>
constexpr Action action_of(const Arguments& arguments) {
  static_assert(kMembers<Arguments> <= std::tuple_size_v<decltype(Action::args)>);
  return {static_cast<Verb>(Arguments::kVerb), detail::numbers_of<decltype(Action::args)>(arguments)};
}

/// Appends the action to a long list. It is written where it belongs: a copy of an action that has just been made waits
/// for the two stores that made it.
template <ActionArguments Arguments>
void add_action(Actions& actions, const Arguments& arguments) {
  actions.emplace_back(static_cast<Verb>(Arguments::kVerb), detail::numbers_of<decltype(Action::args)>(arguments));
}

/// Appends an action of that verb for each of these first arguments, the others 0: for the longest lists.
void add_actions(Actions& actions, Verb verb, std::span<const std::int16_t> first_arguments);

/// The action is of that verb.
template <ActionArguments Arguments>
constexpr bool is_action(const Action& action) {
  return action.verb == static_cast<Verb>(Arguments::kVerb);
}

/// The arguments of an action of that verb, which the caller has made sure of.
template <ActionArguments Arguments>
constexpr Arguments arguments_of(const Action& action) {
  return detail::struct_of<Arguments>(action.args);
}

/// The arguments of any action, however wild; empty when it is of another verb, or a number in it has no meaning (one
/// that stands beyond the arguments, or that a member cannot hold).
template <ActionArguments Arguments>
constexpr std::optional<Arguments> read(const Action& action) {
  if (!is_action<Arguments>(action)) {
    return std::nullopt;
  }
  const auto arguments = arguments_of<Arguments>(action);
  return action == action_of(arguments) ? std::optional(arguments) : std::nullopt;
}

/// Of an action of Chance: which of its equally likely ways luck took, from 0. A die shows one more.
constexpr int way_of(const Action& action) { return action.args[0]; }

}  // namespace longroll
